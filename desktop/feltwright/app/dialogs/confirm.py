"""A bet that counts only if somebody at the table confirms it: late, in cash, or above a limit."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from feltwright.app.naming import clause_text
from feltwright.engine.actions import PlaceBet
from feltwright.engine.refusals import Refusal
from feltwright.wording import refusal_words


class ConfirmDialog(QDialog):
    """Says why the bet does not stand by itself and who can let it stand."""

    def __init__(self, refusal: Refusal, action: PlaceBet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Confirm the bet"))
        self.action = action
        reason = QLabel(refusal_words(refusal), self)
        reason.setWordWrap(True)
        clause = QLabel(clause_text(refusal.cite), self)
        clause.setProperty("role", "small")
        clause.setWordWrap(True)
        roles = self.tr(" and the ").join(action.confirmed_by)
        self.confirmed = QCheckBox(self.tr("Confirmed aloud by the {0}").format(roles), self)
        self.confirmed.setObjectName("confirmed")
        self.buttons = QDialogButtonBox(self)
        self.place = self.buttons.addButton(self.tr("Place the bet"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.place.setEnabled(False)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.confirmed.toggled.connect(self.place.setEnabled)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (reason, clause, self.confirmed, self.buttons):
            column.addWidget(widget)
        self.setMinimumWidth(400)
