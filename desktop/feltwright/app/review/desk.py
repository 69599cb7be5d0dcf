"""A layout file on the reviewer's desk: read again whenever it changes on disk, inspected, its record beside it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from feltwright import clocks
from feltwright.app.errors import file_words
from feltwright.files.disk import LARGEST_TEXT, FileMissing, read_bytes
from feltwright.files.problems import FileError
from feltwright.files.toml import read_text
from feltwright.files.writing import is_shipped, write_whole
from feltwright.layout.edit import EditRefused, with_edition
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError, LayoutFaults
from feltwright.review.dossier import Dossier, DossierError, Stage, Status, Step, added, load, passed_commission, save
from feltwright.review.inspect import Inspection, inspect
from feltwright.review.wording import record_problem_words
from feltwright.store.places import own_layouts
from feltwright.wording import file_problem_words

SETTLE_MS = 120
"""Editors replace files in several moves."""


class ReviewDesk(QObject):
    """The last good layout stays when the file is broken in the middle of an edit; unsaved edits are never lost."""

    changed = Signal()
    failed = Signal(str)
    reloaded = Signal()
    """The text is now that of the disk, whatever was done to it here."""
    conflicted = Signal()
    """The file changed on disk while there are unsaved edits."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.text = self.on_disk = ""
        self.options: dict[str, object] = {}
        self.profile = ""
        self.layout: Layout | None = None
        self.inspection = Inspection(None, None)
        self.dossier = Dossier(layout=path.stem)
        self._is_read = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.read)
        self._watcher = QFileSystemWatcher([str(path), str(path.parent)], self)
        self._watcher.fileChanged.connect(self._on_watcher_changed)
        self._watcher.directoryChanged.connect(self._on_watcher_changed)

    @property
    def is_shipped(self) -> bool:
        """Whether the felt comes with the program, so that nothing is written to it or beside it."""
        return is_shipped(self.path)

    def proposed(self, name: str) -> Path:
        """Where something made from this felt is proposed to go: beside it, or beside the user's own felts."""
        return own_layouts() / name if self.is_shipped else self.path.with_name(name)

    @property
    def is_edited(self) -> bool:
        """Whether there is something to save."""
        return self.text != self.on_disk

    def read(self) -> None:
        """The file as it is now; whoever replaced it is watched again."""
        if str(self.path) not in self._watcher.files() and self.path.exists():
            self._watcher.addPath(str(self.path))
        try:
            text = read_text(self.path, LayoutFaults(self.path.name))
        except LayoutError as error:
            self._is_read = False
            if self.is_edited:
                self.conflicted.emit()
                return
            self.inspection = Inspection(None, None, problems=error.problems)
            self.changed.emit()
            return
        if self._is_read and text == self.on_disk:
            self._read_record()
            return
        if self.is_edited and text != self.text:
            self.conflicted.emit()
            return
        self._adopt(text)

    def reload(self) -> None:
        """Give up what was edited here and take what is on the disk."""
        self.text = self.on_disk
        self._is_read = False
        self.read()

    def take(self, text: str) -> None:
        """The text as edited here, inspected and not yet written."""
        self.text = text
        self.inspect()

    def inspect(self, *, wait_for_edges: bool = False) -> None:
        """Every check again, under the options chosen."""
        found = inspect(self.text, self.path.name, self.profile, self.options, wait_for_edges=wait_for_edges)
        if found.layout is not None:
            self.layout = found.layout
        self.inspection = found
        self.changed.emit()

    def save(self, *, over_others: bool = False) -> bool:
        """Write the text in one move, unless somebody else wrote the file since it was read."""
        if not over_others and self._changed_by_others():
            self.conflicted.emit()
            return False
        return self._write(self.path)

    def save_as(self, path: Path) -> bool:
        """Write the text to another file and go on with that one."""
        if not self._write(path):
            return False
        self._move_to(path)
        self._read_record()
        self.inspect()
        return True

    def make_own(self, path: Path, edition: str) -> bool:
        """A copy of a shipped felt as another edition, its record with it, and go on with that one."""
        try:
            text = with_edition(self.text, edition)
        except EditRefused:
            self.failed.emit(self.tr("The file cannot be read as it is: mend it first."))
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text.encode())
            if self.dossier.history:
                save(path, replace(self.dossier, layout=path.stem))
        except OSError as error:
            self.failed.emit(file_words(path.name, error))
            return False
        except DossierError as error:
            path.unlink()
            self.failed.emit(record_problem_words(error))
            return False
        self._move_to(path)
        self._adopt(text)
        return True

    def _move_to(self, path: Path) -> None:
        self._watcher.removePaths(self._watcher.files() + self._watcher.directories())
        self._watcher.addPaths([str(path), str(path.parent)])
        self.path = path

    def status(self) -> Status:
        """Where the layout stands, by what its text says now."""
        from tomllib import TOMLDecodeError

        from feltwright.layout.digest import content_digest

        try:
            return self.dossier.status(content_digest(self.text))
        except TOMLDecodeError:
            return Status.UNDER_REVIEW

    def next_stage(self) -> Stage:
        """Whose turn it is to decide on what the text says now."""
        from tomllib import TOMLDecodeError

        from feltwright.layout.digest import content_digest

        try:
            is_passed = passed_commission(self.dossier, content_digest(self.text))
        except TOMLDecodeError:
            is_passed = False
        return Stage.GOVERNING_BODY if is_passed else Stage.COMMISSION

    def record(self, step: Step) -> bool:
        """Add a line to the review record; what does not fit is told."""
        edition = self.layout.edition if self.layout else ""
        now = clocks.now().isoformat(timespec="seconds")
        try:
            dossier = added(self.dossier, step, self.text, now, edition)
            save(self.path, dossier)
        except DossierError as error:
            self.failed.emit(record_problem_words(error))
            return False
        self.dossier = dossier
        self.changed.emit()
        return True

    def _adopt(self, text: str) -> None:
        self._is_read = True
        self.text = self.on_disk = text
        self._read_record()
        self.inspect()
        self.reloaded.emit()

    def _changed_by_others(self) -> bool:
        try:
            return read_bytes(self.path, LARGEST_TEXT) != self.on_disk.encode()
        except FileMissing:
            return False
        except FileError as error:
            self.failed.emit("\n".join(map(file_problem_words, error.problems)))
            return True

    def _write(self, path: Path) -> bool:
        try:
            write_whole(path, self.text.encode())
        except OSError as error:
            self.failed.emit(file_words(path.name, error))
            return False
        self.on_disk = self.text
        self._is_read = True
        self.changed.emit()
        return True

    def _read_record(self) -> None:
        before = self.dossier
        try:
            self.dossier = load(self.path)
        except DossierError as error:
            self.failed.emit(record_problem_words(error))
        if self.dossier != before:
            self.changed.emit()

    def _on_watcher_changed(self, _path: str) -> None:
        self._settle.start()
