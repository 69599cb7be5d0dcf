"""The keys reports are signed with: which there are, and what a commission needs to enrol one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.file_dialogs import file_to_save
from feltwright.app.key_forms import BringKeyForm, KeyForm, MakeKeyForm, RotateKeyForm
from feltwright.app.report_badge import FingerprintBadge
from feltwright.app.style import make_primary
from feltwright.files.writing import write_whole
from feltwright.report.keys import Identity, KeyProblem, KeyRing, pem_of
from feltwright.report.source import key_folder
from feltwright.report.wording import problem_words

WIDTHS = (144, 200, 176, 104)


class KeysDialog(QDialog):
    """Every key by name; the chosen one's fingerprint as words and QR code."""

    changed = Signal()

    def __init__(self, ring: KeyRing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._ring = ring
        self._identities: dict[str, Identity] = {}
        self.form: KeyForm | None = None
        self.list = QTreeWidget(self)
        self.list.setObjectName("keys")
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        self.empty = QLabel(self.tr("There is no key yet. Make one, or bring the one your authority issued."), self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.empty.setProperty("role", "dim")
        self.badge = FingerprintBadge(self)
        self.words = QLabel("", self)
        self.words.setWordWrap(True)
        self.make_button = self._button("make", self.tr("Make a key…"), self._on_make_clicked)
        self.bring_button = self._button("bring", self.tr("Bring from a file…"), self._on_bring_clicked)
        self.rotate_button = self._button("rotate", self.tr("Replace…"), self._on_rotate_clicked)
        self.copy_button = self._button("copy", self.tr("Copy certificate"), self._on_copy_clicked)
        self.export_button = self._button("export", self.tr("Export certificate…"), self._on_export_clicked)
        make_primary(self.make_button)
        self._build()
        self.reload()
        self.resize(860, 600)

    def _button(self, name: str, text: str, slot: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _build(self) -> None:
        title = QLabel(self.tr("Keys"), self)
        title.setProperty("role", "title")
        self.list.setHeaderLabels(
            [
                self.tr("Name"),
                self.tr("Issued to"),
                self.tr("Vouched for by"),
                self.tr("Valid until"),
                self.tr("Fingerprint"),
            ]
        )
        for column, width in enumerate(WIDTHS):
            self.list.setColumnWidth(column, width)
        self.list.currentItemChanged.connect(self._on_current_changed)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        close.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 24, 24, 16)
        box.setSpacing(16)
        box.addWidget(title)
        box.addWidget(self.empty, 1)
        box.addWidget(self.list, 1)
        box.addWidget(self.badge)
        box.addWidget(self.words)
        box.addLayout(_row((self.rotate_button, self.copy_button, self.export_button), None))
        box.addLayout(_row((self.make_button, self.bring_button), close))

    # -- the list -------------------------------------------------------------------------------------------------

    def reload(self, chosen: str = "") -> None:
        """The keys there are now, this one chosen; KeyProblem if their folder cannot be read."""
        names = self._ring.names()
        self.list.clear()
        self._identities.clear()
        for name in names:
            self._add(name)
        self.empty.setVisible(not names)
        self.list.setVisible(bool(names))
        found = self.list.findItems(chosen, Qt.MatchFlag.MatchExactly) if chosen else []
        self.list.setCurrentIndex(self.list.indexFromItem(found[0]) if found else self.list.model().index(0, 0))
        self._on_current_changed()

    def _add(self, name: str) -> None:
        try:
            identity = self._ring.identity(name)
        except KeyProblem as problem:
            item = QTreeWidgetItem(self.list, [name, problem_words(problem.code)])
            item.setToolTip(0, problem_words(problem.code, problem.detail))
            return
        self._identities[name] = identity
        vouched = self.tr("itself") if identity.is_own else identity.issuer
        until = identity.certificate.not_valid_after_utc.date().isoformat()
        words = " ".join(identity.words[:4]) + " …"
        item = QTreeWidgetItem(self.list, [name, identity.holder, vouched, until, words])
        item.setToolTip(4, identity.fingerprint)
        if identity.is_retired:
            item.setToolTip(0, self.tr("Another key took its place."))

    def chosen(self) -> Identity | None:
        """The key that is chosen, if it can be read."""
        item = self.list.currentItem()
        return self._identities.get(item.text(0)) if item is not None else None

    def _on_current_changed(self) -> None:
        identity = self.chosen()
        for button in (self.copy_button, self.export_button):
            button.setEnabled(identity is not None)
        self.rotate_button.setEnabled(identity is not None and not identity.is_retired)
        self.badge.setVisible(identity is not None)
        item = self.list.currentItem()
        self.words.setText(item.toolTip(0) if item is not None else "")
        if identity is not None:
            self.badge.show_key(identity)

    # -- certificates ---------------------------------------------------------------------------------------------

    def _on_copy_clicked(self) -> None:
        identity = self.chosen()
        assert identity is not None, "the button waits for a key"
        QGuiApplication.clipboard().setText(pem_of(identity.certificates).decode())
        self.words.setText(self.tr("The certificate is on the clipboard."))

    def _on_export_clicked(self) -> None:
        identity = self.chosen()
        assert identity is not None, "the button waits for a key"
        name = file_to_save(self, self.tr("Where the certificate goes"), f"{identity.name}.pem", "PEM (*.pem)")
        if not name:
            return
        try:
            write_whole(Path(name), pem_of(identity.certificates))
        except OSError as error:
            self.words.setText(problem_words("NOT_WRITTEN", str(error)))
            return
        self.words.setText(self.tr("The certificate is in {0}").format(name))

    # -- forms ----------------------------------------------------------------------------------------------------

    def _on_make_clicked(self) -> None:
        self._open(MakeKeyForm(self._ring, self))

    def _on_bring_clicked(self) -> None:
        self._open(BringKeyForm(self._ring, self))

    def _on_rotate_clicked(self) -> None:
        identity = self.chosen()
        assert identity is not None, "the button waits for a key"
        self._open(RotateKeyForm(self._ring, identity, self))

    def _open(self, form: KeyForm) -> None:
        self.form = form
        form.finished.connect(self._on_form_finished)
        form.open()

    def _on_form_finished(self) -> None:
        assert self.form is not None, "a form finishes once"
        form, self.form = self.form, None
        form.deleteLater()
        chosen = self.chosen()
        before = chosen.name if chosen is not None else ""
        try:
            self.reload(form.made.name if form.made is not None else before)
        except KeyProblem as problem:
            self.words.setText(problem_words(problem.code, problem.detail))
        self.list.setFocus()
        self.changed.emit()


def _row(buttons: tuple[QPushButton, ...], last: QWidget | None) -> QHBoxLayout:
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    if last is not None:
        row.addWidget(last)
    return row


def open_keys(parent: QWidget | None) -> KeysDialog:
    """The dialog for this installation's keys; KeyProblem if their folder cannot be read."""
    dialog = KeysDialog(KeyRing(key_folder()), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
