"""Forms that make a key, bring one from a file, or replace one; the slow part of it off the thread that draws."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright import clocks
from feltwright.app.button_row import CANCEL, button_row
from feltwright.app.errors import problem_lines
from feltwright.app.file_dialogs import file_to_open, file_to_save
from feltwright.app.report_work import Work
from feltwright.app.style import make_primary
from feltwright.files.disk import read_bytes
from feltwright.files.problems import FileError
from feltwright.report.keys import DEFAULT, LARGEST_CONTAINER, SHORTEST, Identity, KeyProblem, KeyRing, Signer
from feltwright.report.succession import rotate_in_public

WIDTH_PX = 560
Job = Callable[[], Signer]


class KeyForm(QDialog):
    """Fields, what is still missing, and one button; accepted once `made` is there."""

    def __init__(self, title: str, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.made: Identity | None = None
        self._work: Work | None = None
        self._heading = QLabel(title, self)
        self._heading.setProperty("role", "title")
        self._column = QVBoxLayout(self)
        self._notes = QVBoxLayout()
        self.form = QFormLayout()
        self.form.setSpacing(12)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.words = QLabel("", self)
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(2 * self.words.sizeHint().height())
        self.go = QPushButton(action, self)
        self.go.setObjectName("go")
        self.go.setDefault(True)
        make_primary(self.go)
        self.go.clicked.connect(self._on_go_clicked)
        self._build()

    def _build(self) -> None:
        buttons = button_row(self, self.go, leave=CANCEL)
        column = self._column
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(self._heading)
        column.addLayout(self._notes)
        column.addLayout(self.form)
        column.addWidget(self.progress)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addLayout(buttons)

    def field(self, label: str, secret: bool = False, text: str = "") -> QLineEdit:
        """A line of the form."""
        line = QLineEdit(text, self)
        line.setAccessibleName(label)
        if secret:
            line.setEchoMode(QLineEdit.EchoMode.Password)
        line.textChanged.connect(self.refresh)
        self.form.addRow(label, line)
        return line

    def note(self, words: str) -> None:
        """A sentence above the fields."""
        label = QLabel(words, self)
        label.setWordWrap(True)
        label.setProperty("role", "dim")
        self._notes.addWidget(label)

    def ready(self, first: QLineEdit) -> None:
        """All fields are there, and typing starts in this one."""
        self.refresh()
        first.setFocus()
        self.resize(WIDTH_PX, self._column.totalHeightForWidth(WIDTH_PX))

    def why_not(self) -> str:
        """What is still missing; empty if nothing is, as in a form without fields."""
        return ""

    def job(self) -> Job | None:
        """What is to be done, on any thread; None if nothing is, or if the user thought better of it."""
        return None

    def refresh(self) -> None:
        """Say what is missing, and let the button be pressed if nothing is."""
        why = self.why_not()
        self.words.setText(why)
        self.go.setEnabled(not why and self._work is None)

    def _why_not_new(self, passphrase: QLineEdit, again: QLineEdit) -> str:
        if len(passphrase.text()) < SHORTEST:
            return self.tr("A passphrase has at least {0} characters.").format(SHORTEST)
        return "" if passphrase.text() == again.text() else self.tr("The two passphrases are not the same.")

    # -- doing it -------------------------------------------------------------------------------------------------

    def _on_go_clicked(self) -> None:
        job = self.job() if self._work is None else None
        if job is None:
            return
        self._work = Work(job, (KeyProblem, FileError), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self.words.setText("")
        self.go.setEnabled(False)
        self.progress.show()
        self._work.start()

    def _on_done(self, signer: Signer) -> None:
        self._over()
        self.made = signer.identity
        self.accept()

    def _on_failed(self, problem: Exception) -> None:
        self._over()
        self.refresh()
        self.words.setText("\n".join(problem_lines(problem)))

    def _over(self) -> None:
        self.progress.hide()
        if self._work is not None:
            self._work.wait()
            self._work = None

    def done(self, result: int) -> None:
        """Wait for the work before going: what it made is made, and is to be seen in the list."""
        if self._work is not None:
            self._work.disconnect(self)
            self._work.wait()
        super().done(result)


class MakeKeyForm(KeyForm):
    """A fresh key with a certificate it signs itself."""

    def __init__(self, ring: KeyRing, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Make a key"), self.tr("Make the key"), parent)
        self._ring = ring
        self.note(self.tr("The passphrase protects the key and cannot be recovered."))
        self.name = self.field(self.tr("Name"), text="" if ring.names() else DEFAULT)
        self.holder = self.field(self.tr("Issued to"))
        self.passphrase = self.field(self.tr("Passphrase"), secret=True)
        self.again = self.field(self.tr("The same again"), secret=True)
        self.ready(self.name)

    def why_not(self) -> str:
        """A name, and a passphrase typed twice."""
        if not self.name.text():
            return self.tr("Give the key a name: small letters, digits, - and _.")
        return self._why_not_new(self.passphrase, self.again)

    def job(self) -> Job:
        """Make it."""
        return partial(self._ring.make, self.name.text(), self.passphrase.text(), clocks.now(), self.holder.text())


class BringKeyForm(KeyForm):
    """A key that an operator's authority issued, from a PKCS#12 file."""

    def __init__(self, ring: KeyRing, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Bring a key from a file"), self.tr("Bring the key"), parent)
        self._ring = ring
        self.note(self.tr("The file opens with the passphrase it came with; the key is kept under one of your own."))
        self.file = self.field(self.tr("PKCS#12 file"))
        self.choose = QPushButton(self.tr("Choose the file…"), self)
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._on_choose_clicked)
        self.form.addRow("", self.choose)
        self.theirs = self.field(self.tr("Passphrase of the file"), secret=True)
        self.name = self.field(self.tr("Name of the key here"))
        self.passphrase = self.field(self.tr("New passphrase"), secret=True)
        self.again = self.field(self.tr("The same again"), secret=True)
        self.ready(self.file)

    def _on_choose_clicked(self) -> None:
        kinds = self.tr("PKCS#12 (*.p12 *.pfx);;All files (*)")
        name = file_to_open(self, self.tr("A key from a file"), "", kinds)
        if name:
            self.file.setText(name)
            self.theirs.setFocus()

    def why_not(self) -> str:
        """A file, a name, and a passphrase typed twice; the file's own may be empty."""
        if not self.file.text():
            return self.tr("Choose the PKCS#12 file.")
        if not self.name.text():
            return self.tr("Give the key a name: small letters, digits, - and _.")
        return self._why_not_new(self.passphrase, self.again)

    def job(self) -> Job:
        """Read and keep it."""
        return partial(
            _brought, self._ring, self.name.text(), Path(self.file.text()), self.theirs.text(), self.passphrase.text()
        )


class RotateKeyForm(KeyForm):
    """Another key in the place of one; the old one signs the new one's certificate, in a file to be handed in."""

    def __init__(self, ring: KeyRing, identity: Identity, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Replace key {0}").format(identity.name), self.tr("Replace the key…"), parent)
        self._ring, self._identity = ring, identity
        self.note(self.tr("A new key takes the name and the passphrase; the old one is kept as replaced."))
        self.note(self.tr("The old key signs a file for whoever enrolled it, with the certificate of the new one."))
        if not identity.is_own:
            self.note(self.tr("{0} issued the old key; the new one vouches only for itself.").format(identity.issuer))
        self.holder = self.field(self.tr("Issued to"), text=identity.holder)
        self.passphrase = self.field(self.tr("Passphrase"), secret=True)
        self.ready(self.passphrase)

    def why_not(self) -> str:
        """The passphrase."""
        return "" if self.passphrase.text() else self.tr("Type the passphrase of the key.")

    def job(self) -> Job | None:
        """Ask where the signed succession goes, then replace it."""
        name = file_to_save(
            self, self.tr("Where the signed succession goes"), f"{self._identity.name}-succession.json", "JSON (*.json)"
        )
        if not name:
            return None
        passphrase, holder = self.passphrase.text(), self.holder.text()
        return partial(rotate_in_public, self._ring, self._identity.name, passphrase, clocks.now(), Path(name), holder)


def _brought(ring: KeyRing, name: str, path: Path, theirs: str, passphrase: str) -> Signer:
    return ring.bring(name, read_bytes(path, LARGEST_CONTAINER), theirs, passphrase, clocks.now())
