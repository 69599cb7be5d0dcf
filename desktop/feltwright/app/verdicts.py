"""Verifying a signed file, whatever was signed: drop it, read one verdict a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.button_row import button_row
from feltwright.app.drops import TakesDrops
from feltwright.app.errors import problem_lines
from feltwright.app.report_badge import FingerprintBadge
from feltwright.app.report_work import Work
from feltwright.files.problems import FileError
from feltwright.report.keys import Identity

COLOURS = {True: "#2f9e68", False: "#d64545", None: "#8b95a1"}


class VerdictDialog(TakesDrops, QDialog):
    """Works on any machine: what it needs is in the file.

    `judge` makes the job for a file, which runs off this thread; `tell` shows what the job found.
    """

    def __init__(
        self,
        judge: Callable[[Path], Callable[[], Any]],
        tell: Callable[[Any], None],
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.found: Any = None
        self._judge, self._tell = judge, tell
        self._work: Work | None = None
        self._path: Path | None = None
        self._is_asked_again = False
        """A file was dropped, or something else to judge by chosen, while another was verified."""
        self.headline = QLabel("", self)
        self.headline.setProperty("role", "title")
        self.file = QLabel("", self)
        self.about = QLabel("", self)
        self.about.setObjectName("about")
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.file, self.about):
            label.setProperty("role", "dim")
        for label in (self.headline, self.file, self.about):
            label.setWordWrap(True)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.badge = FingerprintBadge(self)
        self.badge.hide()
        self.rows: dict[Enum, tuple[QLabel, QLabel]] = {}
        self.open_button = QPushButton(self)
        self.open_button.setProperty("primary", True)
        self.buttons = button_row(self, self.open_button)
        self._verdicts = QGridLayout()
        self._build()

    def _build(self) -> None:
        grid = self._verdicts
        grid.setContentsMargins(0, 8, 0, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(16)
        grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(self.headline)
        column.addWidget(self.file)
        column.addWidget(self.progress)
        column.addLayout(grid)
        column.addWidget(self.about)
        column.addWidget(self.badge)
        column.addStretch(1)
        column.addLayout(self.buttons)

    def ask(self, names: Mapping[Any, str]) -> None:
        """The questions that get a verdict each."""
        for place, (question, asked) in enumerate(names.items()):
            name, mark, words = (QLabel(text, self) for text in (asked, "", ""))
            mark.setFixedWidth(80)
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            for across, label in enumerate((name, mark, words)):
                self._verdicts.addWidget(label, place, across, Qt.AlignmentFlag.AlignTop)
            self.rows[question] = (mark, words)

    def answer(self, question: Enum, holds: bool | None, words: str) -> None:
        """A verdict."""
        mark, reason = self.rows[question]
        said = {True: self.tr("Yes"), False: self.tr("No"), None: self.tr("Not judged")}
        mark.setText(said[holds])
        mark.setStyleSheet(f"color: {COLOURS[holds]}; font-weight: 600;")
        reason.setText(words)

    def show_signer(self, signer: Identity | None) -> None:
        """Whose signature it is, if anybody's."""
        if signer is not None:
            self.badge.show_key(signer)
        self.badge.setVisible(signer is not None)

    # -- verifying ------------------------------------------------------------------------------------------------

    def check(self, path: Path) -> None:
        """Verify a file off this thread; what is asked meanwhile is answered after it."""
        self._path = path
        self._forget()
        self.file.setText(str(path))
        self.headline.setText(self.tr("Working everything out again…"))
        self.progress.show()
        if self._work is not None:
            self._is_asked_again = True
            return
        self._work = Work(self._judge(path), (FileError, ValueError), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.finished.connect(self._on_finished)
        self._work.start()

    def check_again(self) -> None:
        """Something else to judge by was chosen."""
        if self._path is not None:
            self.check(self._path)

    def _forget(self) -> None:
        """Verdicts on one file must not stand under the name of the next."""
        self.found = None
        self._is_asked_again = False
        for labels in self.rows.values():
            for label in labels:
                label.clear()
        self.about.clear()
        self.badge.hide()

    def _on_done(self, found: Any) -> None:
        if not self._is_asked_again:
            self.found = found
            self._tell(found)

    def _on_failed(self, error: Exception) -> None:
        if not self._is_asked_again:
            self.headline.setText(self.tr("The file cannot be read."))
            self.file.setText("\n".join(problem_lines(error)))

    def _on_finished(self) -> None:
        self.progress.hide()
        if self._work is not None:
            self._work.wait()
            self._work = None
        if self._is_asked_again:
            self.check_again()

    def done(self, result: int) -> None:
        """Wait for the work before going: it cannot be broken off, and it is bounded."""
        self._is_asked_again = False
        if self._work is not None:
            self._work.wait()
        super().done(result)

    def take_dropped(self, path: Path) -> None:
        """A file to verify."""
        self.check(path)

    def open_on(self, path: Path | None) -> None:
        """Show it, at work on the file if there is one."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open()
        if path is not None:
            self.check(path)
