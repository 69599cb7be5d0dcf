"""What kind of game the lobby shows."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget


class KindBar(QWidget):
    """One button a kind, and one for all of them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)

    @property
    def kind(self) -> str:
        """The kind chosen; empty for all."""
        return next((kind for kind, button in self.buttons.items() if button.isChecked()), "")

    def fill(self, kinds: Iterable[str]) -> None:
        """Buttons for these kinds."""
        for kind in ("", *kinds):
            button = QPushButton(self._words(kind), self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(not kind)
            button.toggled.connect(self._on_button_toggled)
            self.buttons[kind] = button
            layout = self.layout()
            assert layout is not None, "made in the constructor"
            layout.addWidget(button)

    def _words(self, kind: str) -> str:
        words = {"": self.tr("All"), "wheel": self.tr("Wheels"), "dice": self.tr("Dice"), "cards": self.tr("Cards")}
        return words.get(kind, kind.replace("_", " ").capitalize())

    def _on_button_toggled(self, checked: bool) -> None:
        if checked:
            self.changed.emit()
