"""A scenario on the felt: play, pause, step, speed, captions."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from feltwright.app import settings
from feltwright.app.bridge import Bridge
from feltwright.app.naming import clause_text
from feltwright.app.pane import TablePane
from feltwright.engine.wagers import BetKey
from feltwright.scenario import Run, Scenario, StepOutcome
from feltwright.speech import speak
from feltwright.wording import printed_names, refusal_words

BEAT_MS = 500
"""Between steps without a caption."""


class DemoPane(QWidget):
    """Plays one scenario; the table is the run's own, and nobody can bet on it."""

    advanced = Signal(object)
    moved = Signal()
    """The script stands at another step without having played there."""
    ended = Signal()
    playing_changed = Signal(bool)

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scenario = scenario
        self.speed = 1.0
        self.failures: list[str] = []
        self._playing = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._on_wait_timeout)
        self.caption = QLabel(self)
        self.caption.setObjectName("caption")
        self.caption.setWordWrap(True)
        self.caption.setMinimumHeight(88)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.run = Run(scenario)
        self.pane = self._make_pane()
        self._column.addWidget(self.pane, 1)
        self._column.addWidget(self.caption)
        self._introduce()

    def _make_pane(self) -> TablePane:
        pane = TablePane(self.run.table, Bridge(self.run.table, self), self)
        pane.show_.idle.connect(self._on_show_idle)
        if not settings.REDUCED_MOTION.get():
            pane.stage.set_speed(self.speed)
        return pane

    @property
    def is_playing(self) -> bool:
        """Whether steps follow each other by themselves."""
        return self._playing

    @property
    def is_over(self) -> bool:
        """Whether the last step has been played."""
        return self.run.done

    def play(self) -> None:
        """Go on by itself; from the end, once more from the start."""
        if self.run.done:
            self.restart()
        self._set_playing(True)
        self._go_on()

    def pause(self) -> None:
        """Stop after what moves now."""
        self._wait.stop()
        self._set_playing(False)

    def step(self) -> StepOutcome | None:
        """One step; what still moves jumps to its end."""
        self._wait.stop()
        self.pane.show_.skip()
        if self.run.done:
            return None
        outcome = self.run.advance()
        self.failures += outcome.failures
        self._tell(outcome)
        self.advanced.emit(outcome)
        if self.run.done:
            self._set_playing(False)
            self.ended.emit()
        elif not self.pane.show_.is_busy:
            self._go_on()
        return outcome

    def back(self) -> None:
        """To where the script was one step ago, without motion."""
        self._stand_at(max(self.run.position - 1, 0))

    def restart(self) -> None:
        """From the start, at a fresh table."""
        self._stand_at(0)

    def next_caption(self) -> str:
        """What will be told next; empty if nothing more is."""
        coming = self.scenario.steps[max(self.run.position - 1, 0) :]
        return next((speak("Scenarios", step.caption) for step in coming if step.caption), "")

    def _stand_at(self, position: int) -> None:
        """A fresh table, played silently up to a step: nothing is ever undone, so nothing can be undone wrongly."""
        self.pause()
        self.run = Run(self.scenario)
        while self.run.position < position:
            self.run.advance()
        self.failures = [text for outcome in self.run.outcomes for text in outcome.failures]
        old, self.pane = self.pane, self._make_pane()
        self._column.replaceWidget(old, self.pane)
        old.stop()
        old.hide()
        old.deleteLater()
        self.pane.show()
        self._say_where_it_stands()
        self.moved.emit()

    def _say_where_it_stands(self) -> None:
        """The last caption up to here, and what it points at."""
        told = next((outcome.step for outcome in reversed(self.run.outcomes) if outcome.step.caption), None)
        if told is None:
            self._introduce()
            return
        self._say("", speak("Scenarios", told.caption))
        self.pane.view.focus_area(self._pointed(told.point_at))

    def set_speed(self, speed: float) -> None:
        """1 is normal; captions stay shorter as well."""
        self.speed = speed
        self.pane.stage.set_speed(0.0 if settings.REDUCED_MOTION.get() else speed)

    def stop(self) -> None:
        """The window is closing."""
        self._wait.stop()
        self.pane.stop()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)

    def _tell(self, outcome: StepOutcome) -> None:
        step = outcome.step
        if outcome.refusal is not None:
            names = printed_names(self.run.table.game, self.run.table.rules)
            self.pane.refuse(refusal_words(outcome.refusal, names), clause_text(outcome.refusal.cite))
        if step.caption:
            self._say("", speak("Scenarios", step.caption))
        area = self._pointed(step.point_at)
        self.pane.view.focus_area(area)

    def _pointed(self, wagers: tuple[str, ...]) -> str:
        for text in wagers:
            key = BetKey.parse(text)
            if key in self.run.table.rules.book:
                return self.pane.scene.places.area_of(key)
        return ""

    def _introduce(self) -> None:
        self._say(speak("Scenarios", self.scenario.title), speak("Scenarios", self.scenario.teaches))

    def _say(self, title: str, words: str) -> None:
        self.caption.setText(f"{title}\n{words}" if title and words else title or words)
        self.caption.setAccessibleName(self.caption.text())
        self.pane.view.announce(self.caption.text())

    def _go_on(self) -> None:
        """Wait for the caption to be read, then take the next step."""
        if not self._playing or self._wait.isActive() or self.pane.show_.is_busy:
            return
        position = self.run.position
        steps = self.scenario.steps
        told = position == 0 or bool(steps[min(position, len(steps)) - 1].caption)
        wait_ms = settings.CAPTION_SECONDS.get() * 1000 if told else BEAT_MS
        self._wait.start(int(wait_ms / max(self.speed, 0.1)))

    def _on_show_idle(self) -> None:
        self._go_on()

    def _on_wait_timeout(self) -> None:
        if self._playing:
            self.step()
