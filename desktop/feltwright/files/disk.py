"""Files from anybody, read within bounds: only what is a file, no more of it than its kind may have, never the journal.

Everything that reads a file somebody else may have made reads it here.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from feltwright.files.guarded import is_guarded
from feltwright.files.problems import FileError, FileProblem

LARGEST_TEXT = 2_000_000
"""Layouts and scenarios have some ten thousand bytes."""
LARGEST_CERTIFICATES = 4_000_000
"""All authorities of an operating system together have a quarter million."""
LARGEST_PASSPHRASE = 100_000
_CHUNK = 2**16
_FLAGS = os.O_RDONLY
for _name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"):  # not every system has each
    _FLAGS |= getattr(os, _name, 0)


class FileMissing(FileError):
    """There is nothing of this name."""


def read_bytes(path: Path, limit: int) -> bytes:
    """A file's bytes, never more than the limit; FileError says why not, FileMissing that there is no such file."""
    data = read_start(path, limit + 1, limit)
    if len(data) > limit:  # it has grown since it was looked at
        raise _refusal(path, "TOO_LARGE", size_words(limit))
    return data


def read_start(path: Path, count: int, limit: int | None = None) -> bytes:
    """The first bytes of a file, however large it is unless there is a limit; FileError as for the whole.

    It is looked at before it is opened: a pipe would wait, a device might act, and a guarded file must not be opened.
    """
    try:
        _check(path, os.stat(path), limit)
        handle = os.open(path, _FLAGS)
        try:
            _check(path, os.fstat(handle), limit)
            return _read(handle, count)
        finally:
            _let_go(handle)
    except FileNotFoundError as error:
        raise FileMissing(_refusal(path, "UNREADABLE", _reason(error)).problems) from error
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        raise _refusal(path, "UNREADABLE", _reason(error)) from error


def _check(path: Path, status: os.stat_result, limit: int | None) -> None:
    if is_guarded(status):
        raise _refusal(path, "PART_OF_JOURNAL")
    if not stat.S_ISREG(status.st_mode):
        raise _refusal(path, "NOT_A_FILE")
    if limit is not None and status.st_size > limit:
        raise _refusal(path, "TOO_LARGE", size_words(limit))


def _read(handle: int, count: int) -> bytes:
    """So many bytes, or all there are; never room for more than that."""
    parts = []
    ahead = os.fstat(handle).st_size
    while count and (part := os.read(handle, min(count, max(ahead, _CHUNK)))):
        parts.append(part)
        count -= len(part)
        ahead = 0  # what comes now was not there before, or is the end
    return b"".join(parts)


def _let_go(handle: int) -> None:
    """Close it, unless it has become a guarded file since it was looked at.

    Then it stays open as long as the program runs: to close it would drop the locks its owner holds.
    """
    if not is_guarded(os.fstat(handle)):
        os.close(handle)


def size_words(size: int) -> str:
    """A limit as people name it, the same in every language.

    >>> size_words(2_000_000), size_words(100_000), size_words(256 * 2**20)
    ('2 MB', '100 kB', '268 MB')
    """
    return f"{size // 10**6} MB" if size >= 10**6 else f"{size // 10**3} kB"


def _refusal(path: Path, code: str, detail: str = "") -> FileError:
    return FileError([FileProblem(str(path), "", "", code, detail)])


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
