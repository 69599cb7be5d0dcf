"""Make a report: sessions, a key, a file; played again off the thread, drawn in slices between events."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright import clocks
from feltwright.app.button_row import button_row
from feltwright.app.file_dialogs import FileDialog
from feltwright.app.naming import game_name
from feltwright.app.report_keys import KeyFields
from feltwright.app.report_pdf.drawing import Drawing
from feltwright.app.report_work import Work
from feltwright.report.desk import NotFiled, Wish, file_report, gather, sealed
from feltwright.report.keys import KeyProblem, KeyRing, Signer
from feltwright.report.making import CannotReport, Report, make_report
from feltwright.report.source import Journal, key_folder, open_journal
from feltwright.report.wording import fault_words, problem_words
from feltwright.store.problems import JournalProblem
from feltwright.wording import journal_problem_words

SLICE_MS = 25
DAY_MS = 86_400_000
EXPECTED = (CannotReport, JournalProblem, KeyProblem, NotFiled, OSError)


class MakeReportDialog(QDialog):
    """Ticks sessions and makes one signed file of them."""

    def __init__(
        self, journal: Journal, ring: KeyRing, chosen: tuple[str, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make a report"))
        self._journal = journal
        self._work: Work | None = None
        self._drawing: Drawing | None = None
        self._steps: Iterator[None] = iter(())
        self._wish: Wish | None = None
        self._played: tuple[Signer, Report] | None = None
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._draw_on)
        self.made: Path | None = None
        self.sessions = QListWidget(self)
        self.sessions.setObjectName("sessions")
        self.sessions.setAccessibleName(self.tr("Sessions"))
        self._fill(chosen)
        self.keys = KeyFields(ring, self)
        self.day_button = QPushButton(self.tr("Tick the whole day"), self)
        self.day_button.setToolTip(self.tr("Every session opened on the same day (UTC) as the chosen one"))
        self.day_button.setAutoDefault(False)
        self.day_button.setEnabled(self.sessions.count() > 0)
        self.day_button.clicked.connect(self._on_day_clicked)
        self.pictures = QCheckBox(self.tr("With a picture of the felt for every round"), self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.words = QLabel("", self)
        self.words.setWordWrap(True)
        self.make_button = QPushButton(self.tr("Make the report…"), self)
        self.make_button.setProperty("primary", True)
        self.make_button.clicked.connect(self._on_make_clicked)
        self.sessions.itemChanged.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self._build()
        self._refresh()
        self.resize(640, 620)

    def _build(self) -> None:
        title = QLabel(self.tr("Make a report"), self)
        title.setProperty("role", "title")
        buttons = button_row(self, self.make_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(title)
        column.addWidget(self.sessions, 1)
        above = QHBoxLayout()
        above.addWidget(self.pictures, 1)
        above.addWidget(self.day_button)
        column.addLayout(above)
        for widget in (self.keys, self.progress, self.words):
            column.addWidget(widget)
        column.addLayout(buttons)

    def _fill(self, chosen: tuple[str, ...]) -> None:
        for row in self._journal.sessions():
            when = datetime.fromtimestamp(row.opened_ms // 1000, UTC).strftime("%Y-%m-%d %H:%M")
            words = self.tr("{0}, {1} UTC, {2}").format(game_name(row.game), when, row.id)
            item = QListWidgetItem(words, self.sessions)
            item.setData(Qt.ItemDataRole.UserRole, (row.opened_ms, row.id))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if row.id in chosen else Qt.CheckState.Unchecked)

    def _on_day_clicked(self) -> None:
        """Tick the sessions of one day, and no others."""
        chosen = self.sessions.currentItem() or self.sessions.item(0)
        day = chosen.data(Qt.ItemDataRole.UserRole)[0] // DAY_MS
        for place in range(self.sessions.count()):
            item = self.sessions.item(place)
            is_that_day = item.data(Qt.ItemDataRole.UserRole)[0] // DAY_MS == day
            item.setCheckState(Qt.CheckState.Checked if is_that_day else Qt.CheckState.Unchecked)

    def ticked(self) -> tuple[str, ...]:
        """The sessions to be reported, in the order they were opened."""
        items = [self.sessions.item(place) for place in range(self.sessions.count())]
        found = [i.data(Qt.ItemDataRole.UserRole) for i in items if i.checkState() is Qt.CheckState.Checked]
        return tuple(session for _, session in sorted(map(tuple, found)))

    def _refresh(self) -> None:
        why = self.tr("Tick the sessions to be reported.") if not self.ticked() else self.keys.why_not()
        self.make_button.setEnabled(not why and self._work is None and self._drawing is None)
        if self._work is None and self._drawing is None and self.made is None:
            self.words.setText(why)

    # -- making ---------------------------------------------------------------------------------------------------

    def _on_make_clicked(self) -> None:
        asked = FileDialog(self, self.tr("Where the report goes"), "session.report.pdf", "PDF (*.pdf)")
        asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asked.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        asked.setDefaultSuffix("pdf")
        asked.fileSelected.connect(lambda name: self.make(Path(name)))
        asked.open()

    def make(self, output: Path) -> None:
        """Start; `made` is the file when it is there."""
        self.made = None
        self._wish = Wish(self.ticked(), output, self.pictures.isChecked())
        try:
            place, lines = gather(self._journal, self._wish, clocks.utc_ms())
        except JournalProblem as problem:
            self.words.setText(_problem(problem))
            return
        pictures = self._wish.pictures
        self.progress.setRange(0, 0)
        self.progress.show()

        opener = self.keys.opener()

        def job() -> tuple[Signer, Report]:
            signer = opener()
            return signer, make_report(lines, signer, place, pictures)

        self._start(job, self._on_played, self.tr("Playing every round again…"))

    def _on_played(self, result: tuple[Signer, Report]) -> None:
        signer, report = self._played = result
        self._drawing = Drawing(report, signer.identity)
        self._steps = self._drawing.steps()
        self.progress.setRange(0, max(1, self._drawing.total))
        self.words.setText(self.tr("Drawing…"))
        self._slices.start(0)

    def _draw_on(self) -> None:
        assert self._drawing is not None, "slices are drawn while there is a drawing"
        assert self._played is not None, "what is drawn was played"
        until = time.monotonic() + SLICE_MS / 1000
        while time.monotonic() < until:
            if next(self._steps, self) is self:
                self._slices.stop()
                signer, report = self._played
                job = partial(_seal, report, signer, self._drawing.pdf)
                self._start(job, self._on_sealed, self.tr("Signing…"))
                return
        self.progress.setValue(self._drawing.done)

    def _on_sealed(self, result: tuple[Report, bytes]) -> None:
        assert self._wish is not None
        report, data = result
        self._drawing = None
        try:
            file_report(self._journal, report, self._wish, data)
        except EXPECTED as error:
            self._on_failed(error)
            return
        self.made = self._wish.output
        self.progress.hide()
        self.words.setText(self.tr("Report {0} is in {1}").format(report.header.number, self.made))

    def _start(self, job: Callable[[], object], then: Callable[..., None], words: str) -> None:
        self.words.setText(words)
        if self._work is not None:
            self._work.wait()
        self._work = Work(job, EXPECTED, self)
        self._work.done.connect(then)
        self._work.failed.connect(self._on_failed)
        self._work.finished.connect(self._on_finished)
        self._work.start()
        self._refresh()

    def _leave_off(self) -> None:
        self._slices.stop()
        self._steps = iter(())
        if self._drawing is not None:
            self._drawing.abandon()
            self._drawing = None

    def _on_failed(self, error: Exception) -> None:
        self._leave_off()
        self.progress.hide()
        self.words.setText(_problem(error))

    def _on_finished(self) -> None:
        if self._work is not None and self._work.is_over:
            self._work.wait()
            self._work = None
        words = self.words.text()
        self.keys.reload()
        self._refresh()
        self.words.setText(words)

    def done(self, result: int) -> None:
        """Wait for the work before going: it cannot be broken off, and it is bounded."""
        self._leave_off()
        if self._work is not None:
            self._work.done.disconnect()
            self._work.wait()
        self._journal.close()
        super().done(result)


def _seal(report: Report, signer: Signer, pdf: bytes) -> tuple[Report, bytes]:
    return report, sealed(report, signer, lambda *_: pdf)


def _problem(error: Exception) -> str:
    if isinstance(error, CannotReport):
        return fault_words(error.fault)
    if isinstance(error, JournalProblem):
        return journal_problem_words(error)
    if isinstance(error, KeyProblem):
        return problem_words(error.code, error.detail)
    return str(error)


def open_make(parent: QWidget | None, chosen: tuple[str, ...] = ()) -> MakeReportDialog:
    """The dialog for this installation's journal and keys; JournalProblem or KeyProblem if they cannot be had."""
    journal = open_journal(clocks.SYSTEM, *chosen[:1])
    try:
        dialog = MakeReportDialog(journal, KeyRing(key_folder()), chosen, parent)
    except (JournalProblem, KeyProblem):
        journal.close()
        raise
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
