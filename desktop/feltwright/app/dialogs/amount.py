"""An amount in whole chips: for doubling for less, insurance, a raise."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from feltwright.app.naming import cents_typed
from feltwright.app.offers import Span
from feltwright.engine.actions import Decide, PlaceBet
from feltwright.speech import money


class ChipsBox(QSpinBox):
    """Counts chips and shows money."""

    def __init__(self, span: Span, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chip = span.chip
        self.setRange(span.least // span.chip, span.most // span.chip)
        self.setValue(self.maximum())
        self.setAccessibleName(self.tr("Amount"))

    @property
    def cents(self) -> int:
        """The amount chosen."""
        return self.value() * self._chip

    def textFromValue(self, value: int) -> str:
        return money(value * self._chip)

    def valueFromText(self, text: str) -> int:
        cents = _cents(text)
        return cents // self._chip if cents is not None else self.value()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        cents = _cents(text)
        if cents is None:
            return QValidator.State.Intermediate, text, position
        fits = not cents % self._chip and self.minimum() <= cents // self._chip <= self.maximum()
        return (QValidator.State.Acceptable if fits else QValidator.State.Intermediate), text, position


def _cents(text: str) -> int | None:
    try:
        return cents_typed(text)
    except ValueError:
        return None


class AmountDialog(QDialog):
    """How much, between the least and the most the rules take."""

    def __init__(self, title: str, action: Decide | PlaceBet, span: Span, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._wish = action
        self.amount = ChipsBox(span, self)
        self.amount.setObjectName("amount")
        limits = QLabel(self.tr("{0} to {1}").format(money(span.least), money(span.most)), self)
        limits.setProperty("role", "small")
        heading = QLabel(title, self)
        heading.setProperty("role", "heading")
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (heading, self.amount, limits, self.buttons):
            column.addWidget(widget)
        self.setMinimumWidth(320)
        self.amount.selectAll()

    def action(self) -> Decide | PlaceBet:
        """The wish with the amount chosen."""
        return replace(self._wish, cents=self.amount.cents)
