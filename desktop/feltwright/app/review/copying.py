"""A shipped felt is never changed: before the first change a copy of the user's own is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from feltwright.app.file_dialogs import chosen_folder
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.forms import RecordForm
from feltwright.app.review.votes import FieldGroup
from feltwright.files.writing import is_shipped
from feltwright.review.dossier import path_for
from feltwright.store.places import own_layouts

SUFFIX = ".toml"
UNFIT = frozenset('/\\:*?"<>|\0')
"""What no file's name has on every system."""


class FolderField(FieldGroup):
    """A folder that is shown, and a button to choose another."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.folder = folder
        self.line = QLineEdit(str(folder), self)
        self.line.setReadOnly(True)
        self.line.setAccessibleName(self.tr("Folder"))
        self.line.setToolTip(str(folder))
        self.choose_button = QPushButton(self.tr("Choose…"), self)
        self.choose_button.setAutoDefault(False)
        self.choose_button.clicked.connect(lambda _checked=False: self.choose())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.choose_button)

    def stops(self) -> list[QWidget]:
        """The folder, then its button."""
        return [self.line, self.choose_button]

    def choose(self) -> None:
        """Ask for another folder."""
        start = self.folder if self.folder.is_dir() else Path.home()
        name = chosen_folder(self, self.tr("Where the copy is kept"), str(start))
        if name is not None:
            self.folder = name
            self.line.setText(str(name))
            self.line.setToolTip(str(name))


class CopyForm(RecordForm):
    """The name, edition and folder of a copy; it stays until the copy is made."""

    def __init__(self, desk: ReviewDesk, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("A copy of your own"))
        self._desk = desk
        self.keep = self._make
        words = self.tr("{0} comes with the program and stays as it is. What you change goes into a copy of your own.")
        note = QLabel(words.format(desk.path.name), self)
        note.setWordWrap(True)
        self.name, self.edition = self._line("name"), self._line("edition")
        self.folder = FolderField(own_layouts(), self)
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.rows.addRow(note)
        self.rows.addRow(self.tr("Name"), self.name)
        self.rows.addRow(self.tr("Edition"), self.edition)
        self.rows.addRow(self.tr("Folder"), self.folder)
        self.rows.addRow(self.problem)
        self._buttons[0].setText(self.tr("Make a copy"))
        self._propose()

    def path(self) -> Path:
        """The file of the copy."""
        return self.folder.folder / (self.name.text().strip().removesuffix(SUFFIX) + SUFFIX)

    def _propose(self) -> None:
        """The next edition of which there is no copy yet."""
        edition = self._edition()
        number = int(edition) + 1 if edition.isascii() and edition.isdecimal() else 2
        stem = self._desk.path.stem
        while _is_taken(self.folder.folder / f"{stem}_{number}{SUFFIX}"):
            number += 1
        self.name.setText(f"{stem}_{number}")
        self.edition.setText(str(number))

    def showEvent(self, event: QShowEvent) -> None:
        """Wrapped words are measured in the width and the font they are shown in."""
        super().showEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.problem.setVisible(bool(self.problem.text()))
        column = self.layout()
        assert column is not None, "the form is laid out"
        column.activate()
        self.setFixedHeight(column.totalHeightForWidth(self.width()))

    def _edition(self) -> str:
        return self._desk.layout.edition if self._desk.layout is not None else ""

    def _make(self) -> bool:
        problem = self._why_not()
        self.problem.setText(problem)
        self._make_room()
        return not problem and self._desk.make_own(self.path(), self.edition.text().strip())

    def _why_not(self) -> str:
        name, edition = self.name.text().strip().removesuffix(SUFFIX), self.edition.text().strip()
        if not name or name.startswith(".") or UNFIT.intersection(name):
            return self.tr("“{0}” is no name for a file.").format(name)
        if not edition:
            return self.tr("The edition is missing.")
        if edition == self._edition():
            return self.tr("Edition {0} is the one that comes with the program: name another.").format(edition)
        if is_shipped(self.path()):
            return self.tr("The folder belongs to the program: choose one of your own.")
        if _is_taken(self.path()):
            return self.tr("There is a felt or a review record called {0} in this folder.").format(name)
        return ""


def _is_taken(path: Path) -> bool:
    return path.exists() or path_for(path).exists()


class OwnCopies:
    """Stands before everything that changes a felt or its record."""

    def __init__(self, desk: ReviewDesk, window: QWidget) -> None:
        self._desk, self._window = desk, window

    def first(self, act: Callable[[], object]) -> None:
        """Do it, on a shipped felt only once there is a copy to do it on."""
        if not self._desk.is_shipped:
            act()
            return
        form = CopyForm(self._desk, self._window)
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(act)
        form.open()
