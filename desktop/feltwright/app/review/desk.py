"""A layout file on the reviewer's desk: read again whenever it changes on disk, inspected, its record beside it."""

from __future__ import annotations

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from feltwright.files.disk import LARGEST_TEXT, FileMissing, read_bytes
from feltwright.files.problems import FileError
from feltwright.files.toml import read_text
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError, LayoutFaults
from feltwright.review.dossier import Dossier, DossierError, Stage, Status, Step, added, load, passed_commission, save
from feltwright.review.inspect import Inspection, inspect
from feltwright.review.wording import record_problem_words
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
        self._watcher.removePaths(self._watcher.files() + self._watcher.directories())
        self._watcher.addPaths([str(path), str(path.parent)])
        self.path = path
        self._read_record()
        self.inspect()
        return True

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
        now = datetime.now(UTC).isoformat(timespec="seconds")
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
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(self.text.encode())
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).chmod(path.stat().st_mode if path.exists() else 0o644)
                Path(name).replace(path)
            except OSError:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            self.failed.emit(f"{path.name}: {error.strerror}")
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
