"""Which key signs: one that is there, or one made now; the passphrase is asked for each time and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from feltwright import clocks
from feltwright.app.errors import show_problems
from feltwright.app.keys_dialog import KeysDialog
from feltwright.report.keys import DEFAULT, SHORTEST, KeyProblem, KeyRing, Signer


class KeyFields(QWidget):
    """Key, passphrase, and the passphrase again for a key that is yet to be made."""

    changed = Signal()

    def __init__(self, ring: KeyRing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ring = ring
        self.is_new = False
        self.key = QComboBox(self)
        self.key.setObjectName("key")
        self.holder = QLineEdit(self)
        self.passphrase = QLineEdit(self)
        self.again = QLineEdit(self)
        for field in (self.passphrase, self.again):
            field.setEchoMode(QLineEdit.EchoMode.Password)
        for field in (self.passphrase, self.again, self.holder):
            field.textChanged.connect(self.changed)
        words = self.tr("There is no key yet. One is made now; the passphrase protects it and cannot be recovered.")
        self.note = QLabel(words, self)
        self.note.setWordWrap(True)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setSpacing(12)
        self._form.addRow(self.note)
        self.keys_button = QPushButton(self.tr("Keys…"), self)
        self.keys_button.setAutoDefault(False)
        self.keys_button.clicked.connect(self._on_keys_clicked)
        row = QHBoxLayout()
        row.addWidget(self.key, 1)
        row.addWidget(self.keys_button)
        self._form.addRow(self.tr("Key"), row)
        self._form.addRow(self.tr("Issued to"), self.holder)
        self._form.addRow(self.tr("Passphrase"), self.passphrase)
        self._form.addRow(self.tr("The same again"), self.again)
        self.reload()

    def reload(self) -> None:
        """Take up the keys there are now; KeyProblem if their folder cannot be read."""
        names = [name for name in self._ring.names() if "." not in name]
        chosen = self.key.currentText()
        self.key.clear()
        self.key.addItems(names or [DEFAULT])
        self.key.setCurrentText(chosen)
        self.is_new = not names
        for row in (self.note, self.holder, self.again):
            self._form.setRowVisible(row, self.is_new)

    def _on_keys_clicked(self) -> None:
        try:
            dialog = KeysDialog(self._ring, self)
        except KeyProblem as problem:
            show_problems(problem, self)
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self._on_keys_changed)
        dialog.open()

    def _on_keys_changed(self) -> None:
        self.reload()
        self.changed.emit()

    def why_not(self) -> str:
        """What is still missing; empty if nothing is."""
        if not self.is_new:
            return "" if self.passphrase.text() else self.tr("Type the passphrase of the key.")
        if len(self.passphrase.text()) < SHORTEST:
            return self.tr("A passphrase has at least {0} characters.").format(SHORTEST)
        if self.passphrase.text() != self.again.text():
            return self.tr("The two passphrases are not the same.")
        return ""

    def opener(self) -> Callable[[], Signer]:
        """Opens or makes the key on any thread, slowly; KeyProblem if it cannot be had."""
        name, passphrase = self.key.currentText(), self.passphrase.text()
        if self.is_new:
            return partial(self._ring.make, name, passphrase, clocks.now(), self.holder.text())
        return partial(self._ring.open, name, passphrase)
