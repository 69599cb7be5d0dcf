"""Verify a report: drop a file, read four verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from feltwright.app.file_dialogs import file_to_open
from feltwright.app.verdicts import VerdictDialog
from feltwright.files.disk import LARGEST_CERTIFICATES, read_bytes
from feltwright.report.envelope import LARGEST_BYTES
from feltwright.report.trust import read_trusted
from feltwright.report.verify import Question, Verification, verify
from feltwright.report.wording import conclusion_words, fault_words, verdict_words
from feltwright.wording import spoken


class VerifyDialog(VerdictDialog):
    """A signed PDF or its bare record, by any certificate or by a trusted one alone."""

    found: Verification | None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self._job, self._show, parent)
        self._trusted: Path | None = None
        self.setWindowTitle(self.tr("Verify a report"))
        self.headline.setText(self.tr("Drop a report here, or open one."))
        self.file.setText(self.tr("A signed PDF, or the bare record taken out of one."))
        self.ask(
            {
                Question.AUTHENTIC: self.tr("Authentic"),
                Question.COMPLETE: self.tr("Complete"),
                Question.RIGHT: self.tr("Arithmetically right"),
                Question.PLAUSIBLE: self.tr("Plausible"),
            }
        )
        self.open_button.setText(self.tr("Open a report…"))
        self.open_button.clicked.connect(self._on_open_clicked)
        self.trust_button = QPushButton(self.tr("Trust only a certificate…"), self)
        self.trust_button.clicked.connect(self._on_trust_clicked)
        self.buttons.insertWidget(1, self.trust_button)
        self.resize(760, 620)

    def _job(self, path: Path) -> Callable[[], Verification]:
        return partial(_verified, path, self._trusted)

    def _show(self, found: Verification) -> None:
        self.headline.setText(conclusion_words(found))
        for verdict in found.verdicts:
            self.answer(verdict.question, verdict.holds, verdict_words(verdict))
        self.about.setText("\n".join(self._particulars(found)))
        self.show_signer(found.signer)

    def _particulars(self, found: Verification) -> Iterator[str]:
        """Which report it is, and what is no fault but should be known."""
        header = found.header
        if header is not None:
            words = self.tr("Report {0}, {1}; record SHA-256 {2}")
            yield words.format(header.number, spoken(header.mode), found.digest)
        for note in found.notes:
            yield fault_words(note)

    def _on_open_clicked(self) -> None:
        name = file_to_open(self, self.tr("Open a report"), "", self.tr("Reports (*.pdf *.json);;All files (*)"))
        if name:
            self.check(Path(name))

    def _on_trust_clicked(self) -> None:
        name = file_to_open(
            self,
            self.tr("A certificate to trust"),
            "",
            self.tr("Certificates (*.pem *.crt *.cer *.der);;All files (*)"),
        )
        if name:
            self.trust(Path(name))

    def trust(self, path: Path) -> None:
        """Only this certificate counts from now on."""
        self._trusted = path
        self.trust_button.setText(self.tr("Trusting only {0}").format(path.name))
        self.check_again()


def _verified(path: Path, trusted: Path | None) -> Verification:
    anchors = read_trusted(read_bytes(trusted, LARGEST_CERTIFICATES)) if trusted is not None else ()
    return verify(read_bytes(path, LARGEST_BYTES), anchors)


def open_verify(parent: QWidget | None, path: Path | None = None) -> VerifyDialog:
    """The dialog, at work on the file if there is one."""
    dialog = VerifyDialog(parent)
    dialog.open_on(path)
    return dialog
