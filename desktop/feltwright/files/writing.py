"""Files the program writes: all of it or nothing, never among its own felts, and never over the journal."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from feltwright import resources
from feltwright.files.guarded import is_guarded


class ShippedFile(PermissionError):
    """Somebody wanted to write among the felts that come with the program."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EROFS, "it comes with the program and is never written", str(path))


class PartOfJournal(PermissionError):
    """Somebody wanted to write over the journal."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "this is part of the journal, over which nothing is written", str(path))


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


def check_writable(path: Path) -> None:
    """ShippedFile or PartOfJournal for a file that may not be written."""
    if is_shipped(path):
        raise ShippedFile(path)
    with suppress(FileNotFoundError):
        if is_guarded(path.stat()):
            raise PartOfJournal(path)


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing, on disk when this returns; OSError if it cannot be written, or may not."""
    check_writable(path)
    if path.exists() and not path.is_file():  # a pipe or a device has no other file beside it to take its place
        path.write_bytes(data)
        return
    place = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=place.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(place.stat().st_mode if place.exists() else 0o644)
        Path(name).replace(place)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
