"""A line over the board that asks: the file changed on disk while there are unsaved edits."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget


class ConflictBanner(QFrame):
    """Neither side is lost before somebody chooses."""

    theirs_wanted = Signal()
    mine_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("conflict_banner")
        words = QLabel(self.tr("The file was changed on disk, and there are unsaved edits here."), self)
        words.setWordWrap(True)
        self.theirs = QPushButton(self.tr("Take the file on disk"), self)
        self.mine = QPushButton(self.tr("Save mine over it"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(words, 1)
        row.addWidget(self.theirs)
        row.addWidget(self.mine)
        self.theirs.clicked.connect(lambda _checked=False: self._answer(self.theirs_wanted.emit))
        self.mine.clicked.connect(lambda _checked=False: self._answer(self.mine_wanted.emit))
        self.hide()

    def _answer(self, tell: object) -> None:
        self.hide()
        assert callable(tell)
        tell()
