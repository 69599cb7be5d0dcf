"""Who opens a table, for what, and the inspector's challenge: all of it goes into the session's first entry."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from feltwright.app.sessions import MODES, TableSpec

LONGEST = 200
"""Letters a name or a challenge may have."""


class SessionPage(QWidget):
    """Operator, challenge and mode."""

    def __init__(self, spec: TableSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.operator = _line(spec.operator, "operator", self)
        self.challenge = _line(spec.challenge, "challenge", self)
        self.mode = QComboBox(self)
        self.mode.setObjectName("mode")
        for mode in MODES:
            self.mode.addItem(self._mode_words(mode), mode)
        self.mode.setCurrentIndex(max(0, self.mode.findData(spec.mode)))
        form = QFormLayout(self)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(12)
        form.addRow(self.tr("Operator"), self.operator)
        form.addRow(self.tr("Inspector's challenge"), self.challenge)
        form.addRow(self.tr("Mode"), self.mode)
        note = QLabel(self.tr("A challenge proves that the session was played after the inspector named it."), self)
        note.setProperty("role", "dim")
        note.setWordWrap(True)
        form.addRow(note)

    def _mode_words(self, mode: str) -> str:
        words = {"live": self.tr("Live"), "demonstration": self.tr("Demonstration"), "test": self.tr("Test")}
        return words[mode]

    def values(self) -> tuple[str, str, str]:
        """Operator, challenge and mode as they were typed in."""
        return self.operator.text().strip(), self.challenge.text().strip(), str(self.mode.currentData())


def _line(text: str, name: str, parent: QWidget) -> QLineEdit:
    edit = QLineEdit(text, parent)
    edit.setObjectName(name)
    edit.setMaxLength(LONGEST)
    return edit
