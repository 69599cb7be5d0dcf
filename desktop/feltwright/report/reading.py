"""Files from anybody, read within bounds: only what is a file, and hardly more of it than is asked for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_bounded(path: Path, most: int) -> bytes:
    """A file's bytes, one more than `most` at the most; OSError for anything else: a pipe might never say a word."""
    with open(path, "rb", opener=_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "not a file", str(path))
        return file.read(most + 1)


def _at_once(path: str, flags: int) -> int:
    """Without waiting until somebody writes to it."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
