"""A table whose journal was lost is to be closed: what was played there would go with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget


class LostDialog(QDialog):
    """Keep everything, close all the same, or stay; staying is the default of Escape."""

    keep_wanted = Signal()
    lose_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The journal is lost"))
        words = QLabel(
            self.tr(
                "The journal of this session was deleted, moved or damaged. Only this window still has what was "
                "played. If you close it without keeping everything, the session is gone."
            ),
            self,
        )
        words.setWordWrap(True)
        role = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(self)
        self.keep = buttons.addButton(self.tr("Keep everything"), role.AcceptRole)
        self.keep.setDefault(True)
        self.lose = buttons.addButton(self.tr("Close without keeping"), role.DestructiveRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._on_accepted)
        self.lose.clicked.connect(self._on_lose_clicked)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(words)
        column.addWidget(buttons)
        self.setMinimumWidth(460)

    def _on_accepted(self) -> None:
        self.accept()
        self.keep_wanted.emit()

    def _on_lose_clicked(self) -> None:
        self.accept()
        self.lose_wanted.emit()
