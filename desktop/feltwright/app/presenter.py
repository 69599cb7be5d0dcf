"""The presenter's view of a demonstration: what is told now and next, what happened with its clauses, and the time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from feltwright.engine.events import BetSettled
from feltwright.scenario import StepOutcome
from feltwright.speech import speak
from feltwright.wording import event_words, printed_names, refusal_words

if TYPE_CHECKING:
    from feltwright.app.demo_window import DemoWindow

TICK_MS = 1000
MOST_NOTES = 8
"""Lines of notes: more is not read while speaking."""


class PresenterWindow(QMainWindow):
    """Steers the demonstration window it belongs to; the audience does not see it."""

    def __init__(self, audience: DemoWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audience = audience
        self.setWindowTitle(self.tr("Presenter · {0}").format(speak("Scenarios", audience.demo.scenario.title)))
        self.caption = self._label("presenter_caption", "title")
        self.notes = self._label("presenter_notes", "")
        self.coming = self._label("presenter_coming", "dim")
        self.elapsed = self._label("elapsed", "heading")
        self.progress = self._label("presenter_progress", "dim")
        for label in (self.progress, self.elapsed):
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.previous_button = QPushButton(self.tr("Previous"), self)
        self.next_button = QPushButton(self.tr("Next"), self)
        self.take_over_button = QPushButton(self.tr("Play it yourself from here"), self)
        self._since = QElapsedTimer()
        self._since.start()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._show_elapsed)
        self._clock.start(TICK_MS)
        self._build()
        self._connect()
        self.resize(720, 560)
        self.refresh()

    def _label(self, name: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        if role:
            label.setProperty("role", role)
        return label

    def _heading(self, words: str) -> QLabel:
        label = self._label("", "heading")
        label.setText(words)
        return label

    def _build(self) -> None:
        page = QWidget(self)
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(8)
        column.addWidget(self.caption, 2)
        column.addWidget(self._heading(self.tr("Notes")))
        column.addWidget(self.notes, 3)
        column.addWidget(self._heading(self.tr("Told next")))
        column.addWidget(self.coming, 1)
        column.addWidget(self._controls())
        self.setCentralWidget(page)

    def _controls(self) -> QFrame:
        bar = QFrame(self)
        bar.setObjectName("bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        self.next_button.setProperty("primary", True)
        for widget in (self.previous_button, self.next_button, self.take_over_button):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.progress)
        row.addWidget(self.elapsed)
        return bar

    def _connect(self) -> None:
        audience = self._audience
        self.previous_button.clicked.connect(audience.demo.back)
        self.next_button.clicked.connect(audience.step)
        self.take_over_button.clicked.connect(audience.take_over)
        audience.demo.advanced.connect(self.refresh)
        audience.demo.moved.connect(self.refresh)
        for key, slot in (
            (Qt.Key.Key_PageUp, audience.demo.back),
            (Qt.Key.Key_PageDown, audience.step),
            (Qt.Key.Key_Escape, self.close),
        ):
            QShortcut(QKeySequence(key), self, slot)

    def refresh(self) -> None:
        """Everything as the demonstration stands now."""
        demo = self._audience.demo
        run = demo.run
        self.caption.setText(demo.caption.text())
        happened = notes(run.outcomes[-1], printed_names(run.table.game, run.table.rules)) if run.outcomes else []
        self.notes.setText("\n".join(happened[:MOST_NOTES]) or speak("Scenarios", demo.scenario.teaches))
        self.coming.setText(demo.next_caption() or self.tr("Nothing more is told."))
        total = len(run.scenario.steps)
        self.progress.setText(self.tr("Step {0} of {1}").format(min(max(run.position - 1, 0), total), total))
        self.previous_button.setEnabled(run.position > 0)
        self.next_button.setEnabled(not run.done)
        self._show_elapsed()

    def _show_elapsed(self) -> None:
        self.elapsed.setText(clock_words(self._since.elapsed()))

    def showEvent(self, event: object) -> None:
        self._clock.start(TICK_MS)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._clock.stop()
        super().closeEvent(event)


def notes(outcome: StepOutcome, names: Mapping[str, str]) -> list[str]:
    """What came of a step, a line each, with the clause that decided it."""
    lines = []
    if outcome.refusal is not None:
        lines.append(_with_clause(refusal_words(outcome.refusal, names), outcome.refusal.cite))
    for entry in outcome.entries:
        for event in entry.events:
            lines.append(_with_clause(event_words(event, names), event.cite if isinstance(event, BetSettled) else ""))
    return lines


def _with_clause(words: str, cite: str) -> str:
    return f"{words} [{cite}]" if cite and cite not in words else words


def clock_words(elapsed_ms: int) -> str:
    """Minutes and seconds.

    >>> clock_words(61_500), clock_words(3_600_000)
    ('1:01', '60:00')
    """
    seconds = elapsed_ms // 1000
    return f"{seconds // 60}:{seconds % 60:02d}"
