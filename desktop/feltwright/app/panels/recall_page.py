"""RECALL: the whole felt as it lay at an earlier outcome, stepped and scrubbed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from feltwright.app.naming import key_name
from feltwright.app.recall import Frame, Recall
from feltwright.engine.events import (
    Announced,
    BetSettled,
    DiceRolled,
    Event,
    IrregularityRuled,
    RoundBrokenOff,
    RoundVoided,
    WheelStopped,
)
from feltwright.engine.table import Table
from feltwright.felt.scene import FeltScene
from feltwright.felt.view import FeltView
from feltwright.layout.model import Layout
from feltwright.motion.places import Places
from feltwright.speech import money
from feltwright.wording import event_words, result_words, wager_names

CALLS = (Announced, WheelStopped, DiceRolled, IrregularityRuled, RoundVoided, RoundBrokenOff)
"""What is told of a step beside its settlements."""


class RecallPage(QWidget):
    """A second felt that shows frames and takes no bets."""

    closed = Signal()

    def __init__(self, table: Table, recall: Recall, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._recall = recall
        self.banner = QLabel(self)
        self.banner.setObjectName("recall_banner")
        self.banner.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.scene = FeltScene(layout, table.rules, Places.of(layout, table.rules.seats), self)
        self.view = FeltView(self.scene, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("slider")
        self.slider.setAccessibleName(self.tr("Outcome"))
        self.slider.valueChanged.connect(self._on_slider_changed)
        self.results = QLabel(self)
        self.results.setObjectName("results")
        self.results.setWordWrap(True)
        self.results.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.results.setMinimumHeight(64)
        self.setFocusProxy(self.slider)
        self._build()
        self.reload()

    def _build(self) -> None:
        self.back = QPushButton(self.tr("Earlier"), self)
        self.back.clicked.connect(self.step_back)
        self.forth = QPushButton(self.tr("Later"), self)
        self.forth.clicked.connect(self.step_forth)
        self.leave = QPushButton(self.tr("Back to the table"), self)
        self.leave.setProperty("primary", True)
        self.leave.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.slider, 1)
        row.addWidget(self.forth)
        row.addWidget(self.leave)
        foot = QVBoxLayout()
        foot.setContentsMargins(16, 8, 16, 8)
        foot.setSpacing(8)
        foot.addWidget(self.results)
        foot.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.view, 1)
        column.addLayout(foot)

    def reload(self) -> None:
        """Take up what was played since, and show the latest outcome."""
        last = max(0, len(self._recall.frames) - 1)
        self.slider.setRange(0, last)
        if self.slider.value() == last:
            self._on_slider_changed(last)
        self.slider.setValue(last)

    def step_back(self) -> None:
        """The outcome before."""
        self.slider.setValue(self.slider.value() - 1)

    def step_forth(self) -> None:
        """The outcome after."""
        self.slider.setValue(self.slider.value() + 1)

    def frame(self) -> Frame | None:
        """The outcome shown."""
        frames = self._recall.frames
        return frames[self.slider.value()] if frames else None

    def _on_slider_changed(self, _value: int) -> None:
        frame = self.frame()
        last = len(self._recall.frames) - 1
        self.back.setEnabled(self.slider.value() > 0)
        self.forth.setEnabled(self.slider.value() < last)
        if frame is None:
            self.banner.setText(self.tr("RECALL · nothing has been decided at this table yet"))
            self.scene.sync(self._table.state)
            return
        words = self.tr("RECALL · round {0} · outcome {1} of {2} kept")
        self.banner.setText(words.format(frame.round, self.slider.value() + 1, last + 1))
        self.scene.sync(frame.before, frame.fittings)
        self.results.setText(self._words(frame))
        self.view.announce(f"{self.banner.text()}. {self.results.text()}")

    def _words(self, frame: Frame) -> str:
        names = wager_names(self._table.game, self._table.rules)
        calls = [event_words(event, names) for event in frame.events if _is_call(event)]
        settled = [self._settled(event, frame) for event in frame.events if isinstance(event, BetSettled)]
        shown = settled[:8] + ([self.tr("and {0} more").format(len(settled) - 8)] if len(settled) > 8 else [])
        return " · ".join(calls) + ("\n" + "; ".join(shown) if shown else "")

    def _settled(self, event: BetSettled, frame: Frame) -> str:
        name = frame.before.seats[event.seat - 1].name
        key = key_name(self._table.rules.book, event.key)
        return f"{name}: {key} {result_words(event.result)} {money(abs(event.net_cents))} ({event.cite})"


def _is_call(event: Event) -> bool:
    return isinstance(event, CALLS)
