"""A file written in one move; the felts that come with the program, and what is kept beside them, are never written."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from feltwright import resources


class ShippedFile(PermissionError):
    """Somebody wanted to write among the felts that come with the program."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EROFS, "it comes with the program and is never written", str(path))


def is_shipped(path: Path) -> bool:
    """Whether a file lies among the program's own felts, or leads there: by whatever name, through whatever link."""
    home = resources.path("layouts")
    found = {Path(os.path.realpath(path.parent)), Path(os.path.realpath(path)).parent}
    return any(_is_same(folder, home) for start in found for folder in (start, *start.parents))


def _is_same(folder: Path, home: Path) -> bool:
    """By the file system's own word: it may not tell large letters from small ones."""
    try:
        return folder.samefile(home)
    except OSError:
        return False


def refuse_shipped(path: Path) -> None:
    """ShippedFile for a file that may not be written."""
    if is_shipped(path):
        raise ShippedFile(path)


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing, on disk when this returns; OSError if it cannot be, ShippedFile if it may not."""
    refuse_shipped(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode if path.exists() else 0o644)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
