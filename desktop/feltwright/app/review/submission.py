"""Make the submission of a layout: a key, a file, and everything a commission wants drawn and signed off the thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from feltwright import clocks
from feltwright.app.button_row import button_row
from feltwright.app.errors import file_words
from feltwright.app.file_dialogs import file_to_save
from feltwright.app.report_keys import KeyFields
from feltwright.app.report_work import Work
from feltwright.app.review.desk import ReviewDesk
from feltwright.files.writing import check_writable, write_whole
from feltwright.report.keys import KeyProblem, KeyRing, Signer
from feltwright.report.source import key_folder
from feltwright.report.wording import problem_words
from feltwright.review.dossier import Dossier
from feltwright.review.inspect import inspect
from feltwright.review.papers import Case
from feltwright.wording import file_problem_words


class Unusable(Exception):
    """A layout that cannot be submitted under the options chosen; the words of its problems."""


class Matter(Struct, frozen=True):
    """What is submitted, as it lay on the desk when the button was pressed."""

    text: str
    name: str
    profile: str
    options: dict[str, str]
    dossier: Dossier

    @classmethod
    def on(cls, desk: ReviewDesk) -> Matter:
        """The layout on a desk, with what was edited there."""
        return cls(desk.text, desk.path.name, desk.profile, written_options(desk.options), desk.dossier)


def written_options(options: Mapping[str, object]) -> dict[str, str]:
    """Options as a table of contents writes them.

    >>> written_options({"soft_17": True, "seats": 7, "pays_table": {"tie": "9:1"}, "wagers": ["tie", "pair"]})
    {'soft_17': 'true', 'seats': '7', 'pays_table.tie': '9:1', 'wagers': 'tie,pair'}
    """
    found: dict[str, str] = {}
    for name, value in options.items():
        if isinstance(value, Mapping):
            found |= {f"{name}.{line}": str(text) for line, text in value.items()}
        elif isinstance(value, bool):
            found[name] = "true" if value else "false"
        elif isinstance(value, list):
            found[name] = ",".join(map(str, value))
        else:
            found[name] = str(value)
    return found


class SubmissionDialog(QDialog):
    """Asks for a key, makes the archive, and tells where it is."""

    def __init__(self, desk: ReviewDesk, ring: KeyRing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make the submission"))
        self._desk = desk
        self._work: Work | None = None
        self.made: Path | None = None
        self.keys = KeyFields(ring, self)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.words = QLabel("", self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.make_button = QPushButton(self.tr("Make the submission…"), self)
        self.make_button.setProperty("primary", True)
        self.folder_button = QPushButton(self.tr("Open the folder"), self)
        self.folder_button.setEnabled(False)
        self.make_button.clicked.connect(self._on_make_clicked)
        self.folder_button.clicked.connect(self._on_folder_clicked)
        self.keys.changed.connect(self._refresh)
        self._build()
        self._refresh()
        self.resize(640, self.sizeHint().height())

    def _build(self) -> None:
        title = QLabel(self.windowTitle(), self)
        title.setProperty("role", "title")
        about = QLabel(
            self.tr(
                "One archive with true-to-scale sheets, SVG, DXF and a picture, the schedules, findings, comments and"
                " decisions of {0}, and a booklet; all of it signed with the key."
            ).format(self._desk.path.name),
            self,
        )
        about.setWordWrap(True)
        about.setProperty("role", "dim")
        buttons = button_row(self, self.make_button, self.folder_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (title, about, self.keys, self.progress, self.words):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(buttons)

    def _refresh(self) -> None:
        why = self.keys.why_not()
        self.make_button.setEnabled(not why and self._work is None)
        if self._work is None and self.made is None:
            self.words.setText(why)

    def _on_make_clicked(self) -> None:
        proposed = str(self._desk.proposed(f"{self._desk.path.stem}-submission.zip"))
        name = file_to_save(self, self.tr("Where the submission goes"), proposed, self.tr("Submissions (*.zip)"))
        if name:
            self.make(Path(name))

    def make(self, output: Path) -> None:
        """Start; `made` is the file when it is there."""
        self.made = None
        self.folder_button.setEnabled(False)
        matter, opener = Matter.on(self._desk), self.keys.opener()

        def job() -> Path:
            check_writable(output)
            return _written(matter, opener, output)

        self._work = Work(job, (KeyProblem, OSError, Unusable), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.finished.connect(self._on_finished)
        self.words.setText(self.tr("Checking, drawing and signing…"))
        self.progress.show()
        self._refresh()
        self._work.start()

    def _on_done(self, output: Path) -> None:
        self.made = output
        self.folder_button.setEnabled(True)
        self.words.setText(self.tr("The submission is in {0}").format(output))

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, OSError):
            told = file_words(str(error.filename), error)
        else:
            told = problem_words(error.code, error.detail) if isinstance(error, KeyProblem) else str(error)
        self.words.setText(told)

    def _on_finished(self) -> None:
        self.progress.hide()
        if self._work is not None:
            self._work.wait()
            self._work = None
        words = self.words.text()
        self.keys.reload()
        self._refresh()
        self.words.setText(words)

    def _on_folder_clicked(self) -> None:
        assert self.made is not None, "the button waits for a file"
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.made.parent)))

    def done(self, result: int) -> None:
        """Wait for the work before going: it cannot be broken off, and it is bounded."""
        if self._work is not None:
            self._work.wait()
        super().done(result)


def _written(matter: Matter, opener: Callable[[], Signer], output: Path) -> Path:
    from feltwright.app.report_pdf.booklet import draw_booklet
    from feltwright.drawing.submission import package

    signer = opener()
    found = inspect(matter.text, matter.name, matter.profile, matter.options, wait_for_edges=True)
    if found.layout is None:
        raise Unusable("\n".join(file_problem_words(problem) for problem in found.problems))
    case = Case(found, matter.text, matter.dossier, clocks.utc_ms(), matter.profile, matter.options)
    write_whole(output, package(case, signer, draw_booklet))
    return output


def open_submission(desk: ReviewDesk, parent: QWidget) -> SubmissionDialog:
    """The dialog for this installation's keys; KeyProblem if they cannot be had."""
    dialog = SubmissionDialog(desk, KeyRing(key_folder()), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
