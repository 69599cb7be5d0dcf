"""Steps waiting for the stage: the state is already true, this only lets people watch how it came about."""

from __future__ import annotations

from collections import deque

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from feltwright.engine.table import AnyState, Entry
from feltwright.felt.stage import Stage
from feltwright.motion.board import Fittings, fold
from feltwright.motion.choreography import choreograph
from feltwright.motion.cues import ChipsMove, ChipsSet, Timeline
from feltwright.motion.places import Places, seat_place

BOUNCE_MS = 420.0


class _Act(Struct, frozen=True):
    entry: Entry | None
    timeline: Timeline
    state: AnyState
    fittings: Fittings


class Show(QObject):
    """Plays one step after the other; `shown` tells which step the picture has reached."""

    begun = Signal()
    shown = Signal(object, object)
    """The step (None for a bounce) and the state the picture now shows."""
    idle = Signal()

    def __init__(self, stage: Stage, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.fittings = Fittings()
        self._places = places
        self._queue: deque[_Act] = deque()
        self._now: _Act | None = None
        self._pumping = False
        stage.finished.connect(self._on_stage_finished)

    @property
    def is_busy(self) -> bool:
        """Whether something still moves or waits to."""
        return self._now is not None or bool(self._queue)

    @property
    def is_quick(self) -> bool:
        """Whether nothing but chips is on the move: people bet on meanwhile."""
        acts = [*([self._now] if self._now else []), *self._queue]
        return all(isinstance(cue, ChipsMove | ChipsSet) for act in acts for cue in act.timeline.cues)

    def stand(self, entries: list[Entry], state: AnyState) -> None:
        """Stand somewhere else in a session, whatever moved before."""
        self.stop()
        self.fittings = Fittings()
        self.restore(entries, state)

    def restore(self, entries: list[Entry], state: AnyState) -> None:
        """Stand where a session already is, without motion."""
        for entry in entries:
            self.fittings = fold(self.fittings, entry.events)
        self.stage.scene.sync(state, self.fittings)

    def add(self, entry: Entry, before: AnyState, after: AnyState) -> None:
        """A step that has just been taken."""
        timeline = choreograph(entry.events, before, after, self._places, self.fittings)
        self.fittings = fold(self.fittings, entry.events)
        self._queue.append(_Act(entry, timeline, after, self.fittings))
        self._pump()

    def bounce(self, seat: int, area: str, cents: int, state: AnyState) -> None:
        """Chips that are refused go to the area and come back; nothing has changed."""
        here, half = seat_place(seat), BOUNCE_MS / 2
        there = ChipsMove(start_ms=0.0, duration_ms=half, seat=seat, cents=cents, origin=here, target=area)
        back = ChipsMove(start_ms=half, duration_ms=half, seat=seat, cents=cents, origin=area, target=here)
        self._queue.append(_Act(None, Timeline((there, back)), state, self.fittings))
        self._pump()

    def skip(self) -> None:
        """Jump to where the table is."""
        while self.is_busy:
            if self._now is not None:
                self.stage.skip()
            else:
                self._pump()

    def seek(self, share: float) -> bool:
        """Show a moment of the last motion that waits, for a picture; False if nothing moves."""
        while self._queue:
            self.stage.skip()
        if self._now is None:
            return False
        self.stage.set_time(self._now.timeline.duration_ms * share)
        return True

    def stop(self) -> None:
        """Nothing moves any more; the window is closing."""
        self._queue.clear()
        self._now = None
        self.stage.stop()

    def _pump(self) -> None:
        """Play what waits; a loop and no recursion, for steps that take no time."""
        if self._pumping:
            return
        self._pumping = True
        while self._queue and self._now is None:
            act = self._now = self._queue.popleft()
            self.begun.emit()
            self.stage.play(act.timeline, act.state, act.fittings)
        self._pumping = False
        if not self.is_busy:
            self.idle.emit()

    def _on_stage_finished(self) -> None:
        act, self._now = self._now, None
        if act is not None:
            self.shown.emit(act.entry, act.state)
            self._pump()
