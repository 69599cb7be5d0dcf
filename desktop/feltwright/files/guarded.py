"""Files that must never be opened but by their owner: SQLite's locks on the journal die with any other handle on it.

POSIX locks belong to a process and an inode: when a process closes any handle on a file, all of its locks on that file
are gone. So a guarded file is known by device and inode, whatever name or link leads to it, and is not opened at all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Lock
from typing import TypeAlias

from msgspec import Struct

Inode: TypeAlias = tuple[int, int]
"""Device and number: what a file is, under every name."""


class Guarded(Struct, eq=False):
    """A file under guard, until it is released."""

    path: Path
    inode: Inode | None
    """What lay there when it was guarded; None: nothing yet."""


_LOCK = Lock()
_HELD: list[Guarded] = []
_STANDING: list[Callable[[], Iterable[Path]]] = []


def guard(path: Path) -> Guarded:
    """Never open what lies there now, wherever it is moved, or what will lie there."""
    held = Guarded(path, inode_at(path))
    with _LOCK:
        _HELD.append(held)
    return held


def release(held: Guarded) -> None:
    """Its owner let go of the file."""
    with _LOCK:
        _HELD.remove(held)


def always_guard(paths: Callable[[], Iterable[Path]]) -> None:
    """Never open what lies at these paths whenever it is asked, whether anybody owns it or not."""
    if paths not in _STANDING:
        _STANDING.append(paths)


def is_guarded(status: os.stat_result) -> bool:
    """Whether a file found under any name is one of them."""
    inode = status.st_dev, status.st_ino
    with _LOCK:
        held = list(_HELD)
    if any(inode in (one.inode, inode_at(one.path)) for one in held):
        return True
    return any(inode == inode_at(path) for path in _standing())


def _standing() -> Iterable[Path]:
    return (path for paths in _STANDING for path in paths())


def inode_at(path: Path) -> Inode | None:
    """What lies there; None where nothing can be seen, which nobody can open either."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino
