"""The one clock: plays a timeline over a scene and hands the picture back to the state when it is over."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from feltwright.engine.game import State
from feltwright.felt.actors import Actor, Turning, enter, settle
from feltwright.felt.scene import FeltScene
from feltwright.motion.board import Board, Fittings
from feltwright.motion.cues import Announce, Cue, Timeline, WheelRelease, end_ms
from feltwright.motion.tempo import CRUISE_MS


class _Clock(QAbstractAnimation):
    """Tells the stage the time; runs only while something moves."""

    ticked = Signal(int)

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, current_time: int) -> None:
        self.ticked.emit(current_time)


class Stage(QObject):
    """Plays timelines. The state is already true when a timeline starts: nothing here can change it."""

    started = Signal()
    finished = Signal()
    announced = Signal(str, object)
    """A call of the dealer: code and parameters."""

    def __init__(self, scene: FeltScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.speed = 1.0
        self._clock = _Clock(self)
        self._clock.ticked.connect(self._on_clock_ticked)
        self._timeline = Timeline()
        self._state: State[Any] | None = None
        self._fittings = Fittings()
        self._start: Board | None = None
        self._marks: list[tuple[float, int, Cue]] = []
        self._next = 0
        self._now = 0.0
        self._actors: dict[int, tuple[Cue, Actor]] = {}
        self._cruise: tuple[float, Actor] | None = None
        self._release: tuple[Cue, Actor] | None = None
        self._ticked_ms = 0
        self._told: set[int] = set()

    @property
    def is_playing(self) -> bool:
        """A timeline is under way (a wheel turning on by itself does not count)."""
        return self._state is not None

    @property
    def is_idle(self) -> bool:
        """No clock is running."""
        return self._clock.state() == QAbstractAnimation.State.Stopped

    def set_speed(self, speed: float) -> None:
        """1 as in the table of durations, 2 twice as fast, 0 jumps to the end."""
        self.speed = speed

    def play(self, timeline: Timeline, state: State[Any], fittings: Fittings) -> None:
        """Show how the table came to `state`, which holds when the timeline is over; what still moved is finished."""
        self.skip()
        if fittings.running is None:
            self._cruise = None
        self._begin(timeline, state, fittings)
        if self.speed <= 0 or timeline.duration_ms <= 0:
            self.skip()
            return
        self.started.emit()
        self.set_time(0.0)
        self._run()

    def _begin(self, timeline: Timeline, state: State[Any], fittings: Fittings) -> None:
        scene = self.scene
        self._timeline, self._state, self._fittings = timeline, state, fittings
        self._start = scene.board.copy()
        scene.board = scene.board.copy()
        scene.lies = dict(timeline.lies or scene.lies)
        scene.seats = tuple(
            new if new.name or at >= len(scene.seats) else scene.seats[at] for at, new in enumerate(state.seats)
        )
        self._marks = sorted(_marks(timeline), key=lambda mark: mark[:2])
        self._next, self._now = 0, 0.0
        self._told.clear()
        self._release = None

    def set_time(self, ms: float) -> None:
        """Show the moment `ms` after the start of the timeline; at its end the state takes over."""
        if self._state is None:
            return
        if ms < self._now:
            self._rewind()
        self._now = ms
        while self._next < len(self._marks) and self._marks[self._next][0] <= ms:
            _, number, cue = self._marks[self._next]
            self._next += 1
            self._pass(number, cue)
        for cue, actor in self._actors.values():
            actor.move(ms - cue.start_ms)
        if ms >= self._timeline.duration_ms:
            self.skip()

    def _pass(self, number: int, cue: Cue) -> None:
        """A cue starts (first mark) or ends (second)."""
        playing = self._actors.pop(id(cue), None)
        if playing is None:
            actor = enter(self.scene, cue)
            self._actors[id(cue)] = (cue, actor)
            self._release = (cue, actor) if isinstance(cue, WheelRelease) else self._release
            self._tell(cue)
            return
        playing[1].move(cue.duration_ms)
        playing[1].leave()
        settle(self.scene, cue)

    def _tell(self, cue: Cue) -> None:
        if isinstance(cue, Announce) and id(cue) not in self._told:
            self._told.add(id(cue))
            self.announced.emit(cue.code, cue.params)

    def _rewind(self) -> None:
        assert self._start is not None, "a timeline under way knows where it started"
        self._dismiss()
        self.scene.show_board(self._start.copy())
        self.scene.lies = dict(self._timeline.lies or self.scene.lies)
        self._next = 0

    def _dismiss(self) -> None:
        for _, actor in self._actors.values():
            actor.leave()
        self._actors.clear()

    def skip(self) -> None:
        """Jump to the end: the picture is what the state says."""
        state, fittings = self._state, self._fittings
        if state is None:
            return
        self._state = None
        self._clock.stop()
        for cue in self._timeline.cues:
            self._tell(cue)
        self._finish_motion()
        self._dismiss()
        self.scene.sync(state, fittings)
        self._carry_on()
        self.finished.emit()

    def _finish_motion(self) -> None:
        """Wheels come to rest where their motion ends, so that the rotor does not jump back."""
        for cue, actor in self._actors.values():
            if isinstance(actor, Turning):
                actor.move(cue.duration_ms)

    def _carry_on(self) -> None:
        """A released wheel turns on until its outcome is drawn, whatever else is played meanwhile."""
        released = [cue for cue in self._timeline.cues if isinstance(cue, WheelRelease)]
        if self._fittings.running is None or self.speed <= 0 or self.scene.wheel is None:
            self._cruise = None
        elif released:
            cue, actor = self._release or (released[-1], Turning(self.scene, released[-1]))
            self._cruise = (max(0.0, self._now - cue.start_ms), actor)
        if self._cruise is not None:
            self._run()

    def _run(self) -> None:
        self._ticked_ms = 0
        self._clock.start()

    def stop(self) -> None:
        """Stand still at once, whatever the picture shows; `scene.sync` puts it right."""
        self._clock.stop()
        self._cruise = None
        self._state = None
        self._dismiss()

    def _on_clock_ticked(self, ms: int) -> None:
        step = (ms - self._ticked_ms) * self.speed
        self._ticked_ms = ms
        if self._cruise is not None:
            self._turn_on(step)
        if self._state is not None:
            self.set_time(self._now + step)
        if self._cruise is None and self._state is None:
            self._clock.stop()

    def _turn_on(self, step_ms: float) -> None:
        assert self._cruise is not None, "only a released wheel turns on"
        since, actor = self._cruise[0] + step_ms, self._cruise[1]
        actor.move(since)
        self._cruise = (since, actor) if since < CRUISE_MS else None


def _marks(timeline: Timeline) -> list[tuple[float, int, Cue]]:
    """Start and end of every cue; at the same moment ends go before starts, except of the same cue."""
    marks: list[tuple[float, int, Cue]] = []
    for number, cue in enumerate(timeline.cues):
        instant = cue.duration_ms <= 0
        marks.append((cue.start_ms, 2 * number + 1, cue))
        marks.append((end_ms(cue), 2 * number + 2 if instant else -1, cue))
    return marks
