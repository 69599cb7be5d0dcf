"""Verify a report: drop a file, read four verdicts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.report_badge import FingerprintBadge
from feltwright.app.report_work import Work
from feltwright.report.envelope import LARGEST_BYTES
from feltwright.report.reading import read_bounded
from feltwright.report.trust import read_trusted
from feltwright.report.verify import Question, Verification, verify
from feltwright.report.wording import conclusion_words, fault_words, verdict_words
from feltwright.wording import spoken

COLOURS = {True: "#2f9e68", False: "#d64545", None: "#8b95a1"}


class VerifyDialog(QDialog):
    """Works on any machine: what it needs is in the file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Verify a report"))
        self.setAcceptDrops(True)
        self.found: Verification | None = None
        self._work: Work | None = None
        self._trusted: Path | None = None
        self._path: Path | None = None
        self._is_asked_again = False
        """A file was dropped, or a certificate chosen, while another was verified."""
        self.headline = QLabel(self.tr("Drop a report here, or open one."), self)
        self.headline.setProperty("role", "title")
        self.headline.setWordWrap(True)
        self.file = QLabel(self.tr("A signed PDF, or the bare record taken out of one."), self)
        self.file.setProperty("role", "dim")
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.rows: dict[Question, tuple[QLabel, QLabel]] = {}
        self.about = QLabel("", self)
        self.about.setObjectName("about")
        self.about.setProperty("role", "dim")
        self.about.setWordWrap(True)
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.badge = FingerprintBadge(self)
        self.badge.hide()
        self._build()
        self.resize(760, 620)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (self.headline, self.file, self.progress, self._verdicts(), self.about, self.badge):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(self._buttons())

    def _verdicts(self) -> QFrame:
        box = QFrame(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 8, 0, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(16)
        grid.setColumnStretch(2, 1)
        for place, question in enumerate(Question):
            mark, name, words = QLabel("", box), QLabel(self._name(question), box), QLabel("", box)
            mark.setFixedWidth(80)
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            for across, label in enumerate((name, mark, words)):
                label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(label, place, across)
            self.rows[question] = (mark, words)
        return box

    def _answer(self, holds: bool | None) -> str:
        if holds is None:
            return self.tr("Not judged")
        return self.tr("Yes") if holds else self.tr("No")

    def _name(self, question: Question) -> str:
        return {
            Question.AUTHENTIC: self.tr("Authentic"),
            Question.COMPLETE: self.tr("Complete"),
            Question.RIGHT: self.tr("Arithmetically right"),
            Question.PLAUSIBLE: self.tr("Plausible"),
        }[question]

    def _buttons(self) -> QHBoxLayout:
        self.open_button = QPushButton(self.tr("Open a report…"), self)
        self.open_button.setProperty("primary", True)
        self.open_button.clicked.connect(self._on_open_clicked)
        self.trust_button = QPushButton(self.tr("Trust only a certificate…"), self)
        self.trust_button.clicked.connect(self._on_trust_clicked)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.open_button)
        row.addWidget(self.trust_button)
        row.addStretch(1)
        row.addWidget(close)
        return row

    # -- verifying ------------------------------------------------------------------------------------------------

    def check(self, path: Path) -> None:
        """Verify a file off this thread; what is asked meanwhile is answered after it."""
        self._path = path
        if self._work is not None:
            self._is_asked_again = True
            return
        self._forget()
        self.file.setText(str(path))
        self.headline.setText(self.tr("Playing every round again…"))
        self.progress.show()
        self._work = Work(partial(_verified, path, self._trusted), (OSError, ValueError), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.finished.connect(self._on_finished)
        self._work.start()

    def _forget(self) -> None:
        """Verdicts on one file must not stand under the name of the next."""
        self.found = None
        self._is_asked_again = False
        for mark, words in self.rows.values():
            mark.setText("")
            words.setText("")
        self.about.setText("")
        self.badge.hide()

    def _on_done(self, found: Verification) -> None:
        if self._is_asked_again:
            return
        self.found = found
        self.headline.setText(conclusion_words(found))
        for verdict in found.verdicts:
            mark, words = self.rows[verdict.question]
            mark.setText(self._answer(verdict.holds))
            mark.setStyleSheet(f"color: {COLOURS[verdict.holds]}; font-weight: 600;")
            words.setText(verdict_words(verdict))
        self.about.setText("\n".join(self._particulars(found)))
        if found.signer is not None:
            self.badge.show_key(found.signer)
            self.badge.show()

    def _particulars(self, found: Verification) -> Iterator[str]:
        """Which report it is, and what is no fault but should be known."""
        header = found.header
        if header is not None:
            words = self.tr("Report {0}, {1}; record SHA-256 {2}")
            yield words.format(header.number, spoken(header.mode), found.digest)
        for note in found.notes:
            yield fault_words(note)

    def _on_failed(self, error: Exception) -> None:
        self.headline.setText(self.tr("The file cannot be read."))
        self.file.setText(str(error))

    def _on_finished(self) -> None:
        self.progress.hide()
        if self._work is not None:
            self._work.wait()
            self._work = None
        if self._is_asked_again and self._path is not None:
            self.check(self._path)

    def done(self, result: int) -> None:
        """Wait for the work before going: it cannot be broken off, and it is bounded."""
        self._is_asked_again = False
        if self._work is not None:
            self._work.wait()
        super().done(result)

    # -- files ----------------------------------------------------------------------------------------------------

    def _on_open_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a report"), "", self.tr("Reports (*.pdf *.json);;All files (*)")
        )
        if name:
            self.check(Path(name))

    def _on_trust_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
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
        if self._path is not None:
            self.check(self._path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.check(path)


def dropped_file(event: QDropEvent) -> Path | None:
    """The first local file that was dropped."""
    names = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(names[0]) if names else None


def _verified(path: Path, trusted: Path | None) -> Verification:
    anchors = read_trusted(read_bounded(trusted, LARGEST_BYTES)) if trusted is not None else ()
    return verify(read_bounded(path, LARGEST_BYTES), anchors)


def open_verify(parent: QWidget | None, path: Path | None = None) -> VerifyDialog:
    """The dialog, at work on the file if there is one."""
    dialog = VerifyDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    if path is not None:
        dialog.check(path)
    return dialog
