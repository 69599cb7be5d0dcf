"""Verify a submission: drop a package, read three verdicts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.report_badge import FingerprintBadge
from feltwright.app.report_verify import COLOURS, dropped_file
from feltwright.app.report_work import Work
from feltwright.report.envelope import LARGEST_BYTES
from feltwright.report.reading import read_bounded
from feltwright.review.dossier import Status
from feltwright.review.package_check import PackageVerification, Question, verify_package
from feltwright.review.package_wording import verdict_sentence
from feltwright.review.papers import Contents
from feltwright.review.wording import status_words


class VerifySubmissionDialog(QDialog):
    """Works on any machine: what it needs is in the package."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Verify a submission"))
        self.setAcceptDrops(True)
        self.found: PackageVerification | None = None
        self._work: Work | None = None
        self.headline = QLabel(self.tr("Drop a submission here, or open one."), self)
        self.headline.setProperty("role", "title")
        self.about = QLabel(self.tr("The archive that Make the submission wrote."), self)
        self.about.setProperty("role", "dim")
        for label in (self.headline, self.about):
            label.setWordWrap(True)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.rows: dict[Question, tuple[QLabel, QLabel]] = {}
        self.badge = FingerprintBadge(self)
        self.badge.hide()
        self.open_button = QPushButton(self.tr("Open a submission…"), self)
        self.open_button.setProperty("primary", True)
        self.open_button.clicked.connect(self._on_open_clicked)
        self._build()
        self.resize(760, 560)

    def _build(self) -> None:
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close.rejected.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.open_button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (self.headline, self.about, self.progress, self._verdicts(), self.badge):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(buttons)

    def _verdicts(self) -> QWidget:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 8, 0, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(16)
        grid.setColumnStretch(2, 1)
        names = {
            Question.AUTHENTIC: self.tr("Authentic"),
            Question.COMPLETE: self.tr("Complete"),
            Question.AGREEING: self.tr("In agreement"),
        }
        for place, question in enumerate(Question):
            name, mark, words = QLabel(names[question], box), QLabel("", box), QLabel("", box)
            mark.setMinimumWidth(80)
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            for across, label in enumerate((name, mark, words)):
                label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(label, place, across)
            self.rows[question] = (mark, words)
        return box

    def check(self, path: Path) -> None:
        """Verify a file off this thread."""
        if self._work is not None:
            return
        self.found = None
        self.about.setText(str(path))
        self.headline.setText(self.tr("Working everything out again…"))
        self.progress.show()
        self.badge.hide()
        self._work = Work(partial(_verified, path), (OSError,), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.finished.connect(self._on_finished)
        self._work.start()

    def _on_done(self, found: PackageVerification) -> None:
        self.found = found
        self.headline.setText(self.tr("The submission is verified.") if found.holds else self.tr("NOT verified."))
        for verdict in found.verdicts:
            mark, words = self.rows[verdict.question]
            mark.setText(self._answer(verdict.holds))
            mark.setStyleSheet(f"color: {COLOURS[verdict.holds]}; font-weight: 600;")
            words.setText(verdict_sentence(verdict))
        if found.contents is not None:
            self.about.setText(self._said(found.contents))
        if found.signer is not None:
            self.badge.show_key(found.signer)
            self.badge.show()

    def _answer(self, holds: bool | None) -> str:
        if holds is None:
            return self.tr("Not judged")
        return self.tr("Yes") if holds else self.tr("No")

    def _said(self, contents: Contents) -> str:
        status = status_words(Status(contents.status)) if contents.status in set(Status) else contents.status
        words = self.tr("{0}, edition {1}: {2}. Content digest {3}.")
        return words.format(contents.title, contents.edition, status, contents.digest[:16])

    def _on_failed(self, error: Exception) -> None:
        self.headline.setText(self.tr("The file cannot be read."))
        self.about.setText(str(error))
        for labels in self.rows.values():
            for label in labels:
                label.clear()

    def _on_finished(self) -> None:
        self.progress.hide()
        if self._work is not None:
            self._work.wait()
            self._work = None

    def done(self, result: int) -> None:
        """Wait for the work before going: it cannot be broken off, and it is bounded."""
        if self._work is not None:
            self._work.wait()
        super().done(result)

    def _on_open_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a submission"), "", self.tr("Submissions (*.zip);;All files (*)")
        )
        if name:
            self.check(Path(name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.check(path)


def _verified(path: Path) -> PackageVerification:
    return verify_package(read_bounded(path, LARGEST_BYTES))


def open_verify_submission(parent: QWidget | None, path: Path | None = None) -> VerifySubmissionDialog:
    """The dialog, at work on the file if there is one."""
    dialog = VerifySubmissionDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    if path is not None:
        dialog.check(path)
    return dialog
