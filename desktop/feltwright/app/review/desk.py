"""A layout file on the reviewer's desk: read again whenever it changes on disk, inspected, its record beside it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from feltwright.files.toml import read_text
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError, LayoutFaults
from feltwright.review.dossier import Dossier, DossierError, Status, Step, added, load, save
from feltwright.review.inspect import Inspection, inspect
from feltwright.review.wording import record_problem_words

SETTLE_MS = 120
"""Editors replace files in several moves."""


class ReviewDesk(QObject):
    """The last good layout stays when the file is broken in the middle of an edit."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.text = ""
        self.options: dict[str, object] = {}
        self.profile = ""
        self.layout: Layout | None = None
        self.inspection = Inspection(None, None)
        self.dossier = Dossier(layout=path.stem)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.read)
        self._watcher = QFileSystemWatcher([str(path), str(path.parent)], self)
        self._watcher.fileChanged.connect(self._on_watcher_changed)
        self._watcher.directoryChanged.connect(self._on_watcher_changed)

    def read(self) -> None:
        """The file as it is now; whoever replaced it is watched again."""
        if str(self.path) not in self._watcher.files():
            self._watcher.addPath(str(self.path))
        try:
            self.text = read_text(self.path, LayoutFaults(self.path.name))
        except LayoutError as error:
            self.inspection = Inspection(None, None, problems=error.problems)
            self.changed.emit()
            return
        self._read_record()
        self.inspect()

    def inspect(self, *, wait_for_edges: bool = False) -> None:
        """Every check again, under the options chosen."""
        found = inspect(self.text, self.path.name, self.profile, self.options, wait_for_edges=wait_for_edges)
        if found.layout is not None:
            self.layout = found.layout
        self.inspection = found
        self.changed.emit()

    def status(self) -> Status:
        """Where the layout stands, by what its file says now."""
        from tomllib import TOMLDecodeError

        from feltwright.layout.digest import content_digest

        try:
            return self.dossier.status(content_digest(self.text))
        except TOMLDecodeError:
            return Status.UNDER_REVIEW

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

    def _read_record(self) -> None:
        try:
            self.dossier = load(self.path)
        except DossierError as error:
            self.failed.emit(record_problem_words(error))

    def _on_watcher_changed(self, _path: str) -> None:
        self._settle.start()
