"""Something goes wrong at the table: the particulars, the clause, and what follows."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from feltwright.app.naming import clause_text
from feltwright.engine.actions import RaiseIrregularity
from feltwright.engine.game import Irregularity
from feltwright.engine.table import Table
from feltwright.speech import speak
from feltwright.wording import RULINGS, printed_names, refusal_words, spoken


class IrregularityDialog(QDialog):
    """One form for every irregularity of every game, made from what it takes."""

    def __init__(self, table: Table, row: Irregularity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(speak("Procedure", row.name))
        self._table = table
        self._row = row
        self.fields: dict[str, QComboBox | QLineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        ruling = RULINGS.get(row.ruling, spoken(row.ruling))
        for text, role in ((speak("Procedure", row.name), "heading"), (clause_text(row.cite), "small")):
            label = QLabel(text, self)
            label.setProperty("role", role)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addWidget(QLabel(self.tr("What follows: {0}.").format(ruling), self))
        column.addLayout(self._form())
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        column.addWidget(self.problem)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.raise_button = self.buttons.addButton(self.tr("Raise it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self.setMinimumWidth(420)
        self._judge()

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setSpacing(8)
        for name, values in self._row.takes:
            field: QComboBox | QLineEdit
            if values:
                field = QComboBox(self)
                field.addItem(self.tr("not noted"), "")
                for value in values:
                    field.addItem(spoken(value), value)
                field.setCurrentIndex(1)
                field.currentIndexChanged.connect(self._judge)
            else:
                field = QLineEdit(self)
                field.textChanged.connect(self._judge)
            field.setObjectName(name)
            label = spoken(name).capitalize()
            field.setAccessibleName(label)
            form.addRow(label, field)
            self.fields[name] = field
        return form

    def action(self) -> RaiseIrregularity:
        """The irregularity with the particulars that were noted."""
        noted = []
        for name, field in self.fields.items():
            value = str(field.currentData()) if isinstance(field, QComboBox) else field.text().strip()
            if value:
                noted.append((name, value))
        return RaiseIrregularity(self._row.id, tuple(noted))

    def _judge(self) -> None:
        """Ask while the form is filled in, so that the button is only there for what may happen."""
        refusal = self._table.why_not(self.action())
        self.raise_button.setEnabled(refusal is None)
        names = printed_names(self._table.game, self._table.rules)
        self.problem.setText(refusal_words(refusal, names) if refusal else "")
