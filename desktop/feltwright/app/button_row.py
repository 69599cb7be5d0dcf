"""The foot of a dialog."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton

CLOSE, CANCEL = QDialogButtonBox.StandardButton.Close, QDialogButtonBox.StandardButton.Cancel


def button_row(dialog: QDialog, *own: QPushButton, leave: QDialogButtonBox.StandardButton = CLOSE) -> QHBoxLayout:
    """The dialog's own buttons on the left, and on the right the one that leaves it."""
    leaving = QDialogButtonBox(leave, dialog)
    leaving.rejected.connect(dialog.reject)
    row = QHBoxLayout()
    for button in own:
        row.addWidget(button)
    row.addStretch(1)
    row.addWidget(leaving)
    return row
