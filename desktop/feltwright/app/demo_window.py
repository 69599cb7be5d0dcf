"""The demonstration window: a scenario with play, pause, step and speed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from feltwright.app.demo_pane import DemoPane
from feltwright.engine import catalog
from feltwright.motion.tempo import SPEEDS
from feltwright.scenario import Scenario
from feltwright.speech import speak


class DemoWindow(QMainWindow):
    """Controls under a DemoPane."""

    lobby_wanted = Signal()
    closing = Signal()

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        game = speak("Games", catalog.game(scenario.game).name)
        self.setWindowTitle(self.tr("{0}: {1} · Demonstration").format(game, scenario.title))
        self.demo = DemoPane(scenario, self)
        self.play_button = QPushButton(self.tr("Play"), self)
        self.step_button = QPushButton(self.tr("Step"), self)
        self.restart_button = QPushButton(self.tr("Restart"), self)
        self.speed = QComboBox(self)
        self.progress = QLabel(self)
        self.progress.setObjectName("progress")
        self.progress.setProperty("role", "dim")
        self.progress.setMinimumWidth(104)
        self.progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._build()
        self._connect()
        self.resize(1280, 800)
        self._show_progress()

    def _build(self) -> None:
        self.play_button.setObjectName("play")
        self.play_button.setProperty("primary", True)
        self.speed.setAccessibleName(self.tr("Speed"))
        for name, speed in SPEEDS.items():
            self.speed.addItem(self._speed_words(name), speed)
        self.speed.setCurrentIndex(self.speed.findData(1.0))
        lobby = QPushButton(self.tr("Lobby"), self)
        lobby.clicked.connect(self.lobby_wanted)
        bar = QFrame(self)
        bar.setObjectName("bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        for widget in (self.play_button, self.step_button, self.restart_button, self.speed):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.progress)
        row.addWidget(lobby)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.demo, 1)
        column.addWidget(bar)
        self.setCentralWidget(page)

    def _speed_words(self, name: str) -> str:
        words = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "instant": self.tr("Instant"),
        }
        return words[name]

    def _connect(self) -> None:
        self.play_button.clicked.connect(self.toggle)
        self.step_button.clicked.connect(self._on_step_clicked)
        self.restart_button.clicked.connect(self._on_restart_clicked)
        self.speed.currentIndexChanged.connect(self._on_speed_changed)
        self.demo.advanced.connect(self._show_progress)
        self.demo.ended.connect(self._show_progress)
        self.demo.playing_changed.connect(self._on_playing_changed)
        for keys, slot in (
            (Qt.Key.Key_F5, self.toggle),
            (Qt.Key.Key_F10, self._on_step_clicked),
            (Qt.Key.Key_Escape, self.close),
        ):
            QShortcut(QKeySequence(keys), self, slot)

    def toggle(self) -> None:
        """Play or pause."""
        if self.demo.is_playing:
            self.demo.pause()
        else:
            self.demo.play()

    def _on_step_clicked(self) -> None:
        self.demo.pause()
        self.demo.step()

    def _on_restart_clicked(self) -> None:
        self.demo.restart()
        self._show_progress()

    def _on_speed_changed(self, index: int) -> None:
        self.demo.set_speed(float(self.speed.itemData(index)))

    def _on_playing_changed(self, playing: bool) -> None:
        self.play_button.setText(self.tr("Pause") if playing else self.tr("Play"))

    def _show_progress(self) -> None:
        run = self.demo.run
        total = len(run.scenario.steps)
        words = self.tr("Step {0} of {1}").format(min(max(run.position - 1, 0), total), total)
        if run.done:
            words = self.tr("The end")
        self.progress.setText(words)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.demo.stop()
        self.closing.emit()
        super().closeEvent(event)
