"""The demonstration window: a scenario with play, pause, step and speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from feltwright.app.demo_pane import DemoPane
from feltwright.engine import catalog
from feltwright.motion.tempo import SPEEDS
from feltwright.scenario import Scenario
from feltwright.speech import speak

if TYPE_CHECKING:
    from feltwright.app.presenter import PresenterWindow


class DemoWindow(QMainWindow):
    """Controls under a DemoPane."""

    lobby_wanted = Signal()
    play_wanted = Signal(object)
    """Somebody wants to play on from where this run stands."""
    closing = Signal()

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        game = speak("Games", catalog.game(scenario.game).name)
        self.setWindowTitle(self.tr("{0}: {1} · Demonstration").format(game, speak("Scenarios", scenario.title)))
        self.demo = DemoPane(scenario, self)
        self.play_button = QPushButton(self.tr("Play"), self)
        self.back_button = QPushButton(self.tr("Back"), self)
        self.step_button = QPushButton(self.tr("Step"), self)
        self.restart_button = QPushButton(self.tr("Restart"), self)
        self.presenter_button = QPushButton(self.tr("Presenter"), self)
        self.take_over_button = QPushButton(self.tr("Play it yourself from here"), self)
        self.presenter: PresenterWindow | None = None
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
        for widget in (self.play_button, self.back_button, self.step_button, self.restart_button, self.speed):
            row.addWidget(widget)
        row.addWidget(self.presenter_button)
        row.addWidget(self.take_over_button)
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
        self.back_button.clicked.connect(self.demo.back)
        self.step_button.clicked.connect(self.step)
        self.presenter_button.clicked.connect(self.open_presenter)
        self.take_over_button.clicked.connect(self.take_over)
        self.restart_button.clicked.connect(self.demo.restart)
        self.speed.currentIndexChanged.connect(self._on_speed_changed)
        self.demo.advanced.connect(self._show_progress)
        self.demo.moved.connect(self._show_progress)
        self.demo.ended.connect(self._show_progress)
        self.demo.playing_changed.connect(self._on_playing_changed)
        for keys, slot in (
            (Qt.Key.Key_F5, self.toggle),
            (Qt.Key.Key_F9, self.demo.back),
            (Qt.Key.Key_F10, self.step),
            (Qt.Key.Key_Escape, self.close),
        ):
            QShortcut(QKeySequence(keys), self, slot)

    def toggle(self) -> None:
        """Play or pause."""
        if self.demo.is_playing:
            self.demo.pause()
        else:
            self.demo.play()

    def step(self) -> None:
        """One step on, and no further."""
        self.demo.pause()
        self.demo.step()

    def open_presenter(self) -> None:
        """The presenter's own window, for another screen."""
        from feltwright.app.presenter import PresenterWindow

        if self.presenter is None:
            self.presenter = PresenterWindow(self, self)
        self.presenter.show()
        self.presenter.raise_()
        self.presenter.activateWindow()

    def take_over(self) -> None:
        """Pause here and let somebody play on."""
        self.demo.pause()
        self.demo.pane.show_.skip()
        self.play_wanted.emit(self.demo.run)

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
        self.back_button.setEnabled(run.position > 0)
        self.step_button.setEnabled(not run.done)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.demo.stop()
        if self.presenter is not None:
            self.presenter.close()
        self.closing.emit()
        super().closeEvent(event)
