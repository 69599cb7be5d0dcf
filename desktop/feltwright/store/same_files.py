"""The files a journal was opened as: what is written to files that nobody finds any more is lost."""

from __future__ import annotations

from pathlib import Path

from feltwright.files.guarded import inode_at
from feltwright.store.problems import JournalProblem

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a journal: the log, and the index of the log."""


def beside(path: Path) -> tuple[Path, ...]:
    """The files SQLite keeps beside a journal; links are followed, as it follows them."""
    real = path.resolve()
    return tuple(real.with_name(real.name + ending) for ending in BESIDE)


class SameFiles:
    """Journal, log and index as they lay there when the journal was opened."""

    def __init__(self, path: Path) -> None:
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
