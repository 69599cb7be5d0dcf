"""The files a journal was opened as: what is written to files that nobody finds any more is lost."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, TypeAlias

from feltwright.files.guarded import inode_at
from feltwright.store.problems import JournalProblem

Stamp: TypeAlias = tuple[int, int] | None
"""When a file was written last, and how large it is."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a journal: the log, and the index of the log."""


def beside(path: Path) -> tuple[Path, ...]:
    """The files SQLite keeps beside a journal; links are followed, as it follows them."""
    real = path.resolve()
    return tuple(real.with_name(real.name + ending) for ending in BESIDE)


class SameFiles:
    """Journal, log and index as they lay there when the journal was opened."""

    _stamps: ClassVar[dict[Path, Stamp]] = {}
    """What each journal looked like when this process last wrote its log into it: all of its connections share it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known = {file: found for file in (path, *beside(path)) if (found := inode_at(file)) is not None}

    def check(self) -> None:
        """A problem if one of them is gone, or another file has taken its place."""
        for file, known in self._known.items():
            now = inode_at(file)
            if now != known:
                raise JournalProblem("JOURNAL_GONE" if now is None else "JOURNAL_REPLACED", str(file))

    def is_partly_there(self) -> bool:
        """Whether any of them is still found: SQLite would take it for part of whatever is opened in this place."""
        return any(inode_at(file) == known for file, known in self._known.items())

    def seem_written_by_others(self) -> bool:
        """Whether the journal itself was written since: its log by another process, or another file over it."""
        return self._stamps.get(self.path) != _stamp(self.path)

    def know_as_it_is(self) -> None:
        """The journal is what it should be."""
        self._stamps[self.path] = _stamp(self.path)


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
