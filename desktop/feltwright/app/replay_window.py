"""A session of the journal shown again: forward, back, by itself; nobody can bet, and nothing is written."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QSlider, QVBoxLayout, QWidget

from feltwright.app.bridge import Bridge
from feltwright.app.naming import game_name, moment
from feltwright.app.pane import TablePane
from feltwright.app.placing import first_size
from feltwright.app.played import felt_in_use
from feltwright.store.again import Replay
from feltwright.wording import entry_words, wager_names

BEAT_MS = 400
"""Between entries that follow by themselves."""


class ReplayWindow(QMainWindow):
    """The felt of a session under a REPLAY banner, with what its entries say below."""

    lobby_wanted = Signal()
    closing = Signal()

    def __init__(self, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.replay = replay
        game = replay.table.game
        self.setWindowTitle(self.tr("REPLAY: {0}, session {1}").format(game_name(game.id), replay.opened.session[:8]))
        self._names = wager_names(game, replay.table.rules)
        self._playing = False
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.setInterval(BEAT_MS)
        self._beat.timeout.connect(self._on_beat)
        self.banner = QLabel(self)
        self.banner.setObjectName("recall_banner")
        self.banner.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bridge = Bridge(replay.table, self)
        felt = felt_in_use(game, replay.table.rules)
        self._is_its_felt = felt.mark.digest == replay.opened.layout.digest
        self.pane = TablePane(replay.table, self.bridge, self, felt.layout)
        self.pane.show_.idle.connect(self._go_on)
        self.caption = QLabel(self)
        self.caption.setObjectName("caption")
        self.caption.setWordWrap(True)
        self.caption.setMinimumHeight(72)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("slider")
        self.slider.setAccessibleName(self.tr("Entry"))
        self.slider.setRange(1, len(replay.entries))
        self.slider.valueChanged.connect(self.go_to)
        self._build()
        self.resize(first_size(self))
        self._tell()

    def _build(self) -> None:
        self.back_button = self._button(self.tr("Back"), self.step_back, "Shift+F10")
        self.play_button = self._button(self.tr("Play"), self.toggle, "F5")
        self.play_button.setProperty("primary", True)
        self.step_button = self._button(self.tr("Step"), self.step, "F10")
        self.lobby_button = self._button(self.tr("Lobby"), self.lobby_wanted.emit, "Ctrl+L")
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        bar = QFrame(self)
        bar.setObjectName("bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        for button in (self.back_button, self.play_button, self.step_button):
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        row.addWidget(self.lobby_button)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pane, 1)
        column.addWidget(self.caption)
        column.addWidget(bar)
        self.setCentralWidget(page)

    def _button(self, text: str, slot: object, keys: str) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(slot)
        QShortcut(QKeySequence(keys), self, button.click)
        button.setToolTip(keys)
        return button

    @property
    def is_playing(self) -> bool:
        """Whether entries follow each other by themselves."""
        return self._playing

    def step(self) -> None:
        """The next entry, with its motion; what still moves jumps to its end."""
        self.pane.show_.skip()
        self.replay.forward()
        self._tell()
        if not self.pane.show_.is_busy:
            self._go_on()

    def step_back(self) -> None:
        """The entry before."""
        self.go_to(self.replay.position - 1)

    def go_to(self, position: int) -> None:
        """Any entry, without motion."""
        if position == self.replay.position:
            return
        self._set_playing(False)
        self.replay.go_to(position)
        self.bridge.stand()
        self.pane.stand()
        self._tell()

    def toggle(self) -> None:
        """Play or pause."""
        if self.replay.is_over and not self._playing:
            self.go_to(1)
        self._set_playing(not self._playing)
        self._go_on()

    def _set_playing(self, playing: bool) -> None:
        self._playing = playing
        self._beat.stop()
        self.play_button.setText(self.tr("Pause") if playing else self.tr("Play"))

    def _go_on(self) -> None:
        if self._playing and not self._beat.isActive() and not self.pane.show_.is_busy:
            self._beat.start()

    def _on_beat(self) -> None:
        if self._playing:
            self.step()

    def _tell(self) -> None:
        replay, entry = self.replay, self.replay.entry
        words = self.tr("REPLAY · session {0} · entry {1} of {2} · {3}")
        session = replay.opened.session[:8]
        told = words.format(session, replay.position, len(replay.entries), moment(entry.utc_ms))
        changed = "" if self._is_its_felt else self.tr("the felt has changed since")
        self.banner.setText(" · ".join(filter(None, (told, changed))))
        self.caption.setText(entry_words(entry.body, self._names))
        self.pane.view.announce(f"{self.banner.text()}. {self.caption.text()}")
        self.slider.blockSignals(True)
        self.slider.setValue(replay.position)
        self.slider.blockSignals(False)
        self.back_button.setEnabled(replay.position > 1)
        self.step_button.setEnabled(not replay.is_over)
        if replay.is_over:
            self._set_playing(False)

    def apply_settings(self) -> None:
        """After the settings dialog."""
        self.pane.apply_settings()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._beat.stop()
        self.pane.stop()
        self.closing.emit()
        super().closeEvent(event)
