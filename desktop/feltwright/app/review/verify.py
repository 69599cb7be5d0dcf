"""Verify a submission: drop a package, read three verdicts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from feltwright.app.file_dialogs import file_to_open
from feltwright.app.verdicts import VerdictDialog
from feltwright.files.disk import read_bytes
from feltwright.review.dossier import Status
from feltwright.review.package_check import LARGEST_BYTES, PackageVerification, Question, verify_package
from feltwright.review.package_wording import verdict_sentence
from feltwright.review.papers import Contents
from feltwright.review.wording import status_words


class VerifySubmissionDialog(VerdictDialog):
    """The archive a submission is."""

    found: PackageVerification | None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self._job, self._show, parent)
        self.setWindowTitle(self.tr("Verify a submission"))
        self.headline.setText(self.tr("Drop a submission here, or open one."))
        self.file.setText(self.tr("The archive that Make the submission wrote."))
        self.ask(
            {
                Question.AUTHENTIC: self.tr("Authentic"),
                Question.COMPLETE: self.tr("Complete"),
                Question.AGREEING: self.tr("In agreement"),
            }
        )
        self.open_button.setText(self.tr("Open a submission…"))
        self.open_button.clicked.connect(self._on_open_clicked)
        self.resize(760, 560)

    def _job(self, path: Path) -> Callable[[], PackageVerification]:
        return partial(_verified, path)

    def _show(self, found: PackageVerification) -> None:
        self.headline.setText(self.tr("The submission is verified.") if found.holds else self.tr("NOT verified."))
        for verdict in found.verdicts:
            self.answer(verdict.question, verdict.holds, verdict_sentence(verdict))
        if found.contents is not None:
            self.about.setText(self._said(found.contents))
        self.show_signer(found.signer)

    def _said(self, contents: Contents) -> str:
        status = status_words(Status(contents.status)) if contents.status in set(Status) else contents.status
        words = self.tr("{0}, edition {1}: {2}. Content digest {3}.")
        return words.format(contents.title, contents.edition, status, contents.digest[:16])

    def _on_open_clicked(self) -> None:
        name = file_to_open(self, self.tr("Open a submission"), "", self.tr("Submissions (*.zip);;All files (*)"))
        if name:
            self.check(Path(name))


def _verified(path: Path) -> PackageVerification:
    return verify_package(read_bytes(path, LARGEST_BYTES))


def open_verify_submission(parent: QWidget | None, path: Path | None = None) -> VerifySubmissionDialog:
    """The dialog, at work on the file if there is one."""
    dialog = VerifySubmissionDialog(parent)
    dialog.open_on(path)
    return dialog
