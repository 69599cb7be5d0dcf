"""Settings: how things look and move. Nothing here affects a result."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from feltwright.app import settings
from feltwright.app.language import LANGUAGES
from feltwright.app.settings import Setting
from feltwright.felt.cards import AUTOMATIC


class SettingsDialog(QDialog):
    """Every choice takes effect when the dialog is accepted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.theme = self._choice(settings.THEME, (("dark", self.tr("Dark")), ("light", self.tr("Light"))))
        self.language = self._choice(settings.LANGUAGE, (("", self.tr("The system's")), *LANGUAGES.items()))
        self.cloth = self._choice(settings.CLOTH, self._cloths())
        self.deck = self._choice(settings.DECK, self._decks())
        self.speed = self._choice(settings.SPEED, self._speeds())
        self.reduced = QCheckBox(self.tr("Nothing moves: every step shows its result at once"), self)
        self.reduced.setChecked(settings.REDUCED_MOTION.get())
        self.tallies = QCheckBox(self.tr("Totals and ranks beside the hands"), self)
        self.tallies.setChecked(settings.TALLIES.get())
        self.hints = QCheckBox(self.tr("The decision that loses least, and why"), self)
        self.hints.setChecked(settings.HINTS.get())
        self.caption = QSpinBox(self)
        self.caption.setRange(1, 30)
        self.caption.setSuffix(self.tr(" s"))
        self.caption.setValue(settings.CAPTION_SECONDS.get())
        form = QFormLayout()
        form.setSpacing(12)
        for label, widget in (
            (self.tr("Theme"), self.theme),
            (self.tr("Language, from the next start"), self.language),
            (self.tr("Cloth"), self.cloth),
            (self.tr("Cards"), self.deck),
            (self.tr("Hand totals"), self.tallies),
            (self.tr("Strategy hints"), self.hints),
            (self.tr("Speed"), self.speed),
            (self.tr("Reduced motion"), self.reduced),
            (self.tr("Captions stay"), self.caption),
        ):
            form.addRow(label, widget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(24)
        column.addLayout(form)
        column.addWidget(buttons)

    def _choice(self, setting: Setting[str], rows: tuple[tuple[str, str], ...]) -> QComboBox:
        box = QComboBox(self)
        for value, words in rows:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(setting.get())))
        return box

    def _cloths(self) -> tuple[tuple[str, str], ...]:
        return (
            ("", self.tr("As the layout says")),
            ("green", self.tr("Green")),
            ("burgundy", self.tr("Burgundy")),
            ("blue", self.tr("Royal blue")),
        )

    def _decks(self) -> tuple[tuple[str, str], ...]:
        return (
            (AUTOMATIC, self.tr("Big index where they are small")),
            ("two_colour", self.tr("Two colours")),
            ("four_colour", self.tr("Four colours")),
            ("two_colour_big_index", self.tr("Big index")),
        )

    def _speeds(self) -> tuple[tuple[str, str], ...]:
        return (
            ("slow", self.tr("Slow")),
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
            ("instant", self.tr("Instant")),
        )

    def accept(self) -> None:
        """Keep the choices."""
        for setting, box in (
            (settings.THEME, self.theme),
            (settings.LANGUAGE, self.language),
            (settings.CLOTH, self.cloth),
            (settings.DECK, self.deck),
            (settings.SPEED, self.speed),
        ):
            setting.set(str(box.currentData()))
        settings.TALLIES.set(self.tallies.isChecked())
        settings.HINTS.set(self.hints.isChecked())
        settings.REDUCED_MOTION.set(self.reduced.isChecked())
        settings.CAPTION_SECONDS.set(self.caption.value())
        super().accept()
