"""One writer a session: a lock of the operating system, which ends with the process that holds it."""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path

from feltwright.store.problems import JournalProblem

_FAR = 1 << 30
"""The byte that is locked on Windows, where nobody may read what is locked: behind the holder's name."""
_FULL = (errno.ENOSPC, errno.EDQUOT)


class SessionLock:
    """Held from construction until `release`; a lock of a dead process is free by itself."""

    def __init__(self, folder: Path, session: str) -> None:
        self._path = folder / f"{session}.lock"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._handle = self._taken()
        except OSError as error:
            code = "DISK_FULL" if error.errno in _FULL else "JOURNAL_READ_ONLY"
            raise JournalProblem(code, f"{self._path}: {error.strerror}") from error

    def _taken(self) -> int:
        """A locked handle of the file that is there now, not of one its holder has just removed."""
        while True:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _lock(handle):
                holder = os.pread(handle, 200, 0) if hasattr(os, "pread") else os.read(handle, 200)
                os.close(handle)
                raise JournalProblem("SESSION_HELD", holder.decode("utf-8", "replace") or "?")
            if self._is_current(handle):
                return self._signed(handle)
            os.close(handle)

    def _signed(self, handle: int) -> int:
        """The handle, with its holder's name in the file; where that cannot be written nothing is held."""
        try:
            os.ftruncate(handle, 0)
            os.write(handle, f"process {os.getpid()} on {socket.gethostname()}".encode())
        except OSError:
            os.close(handle)
            raise
        return handle

    def _is_current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others write the session."""
        if self._handle < 0:
            return
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            """Windows keeps a file that is open; an empty lock file holds nobody up."""
        os.close(self._handle)
        self._handle = -1


def is_held(folder: Path, session: str) -> bool:
    """Whether anybody, this process included, has a session open; asked without a trace, even by who may not write."""
    try:
        handle = os.open(folder / f"{session}.lock", os.O_RDONLY)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    try:
        return not _look(handle)
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True

    _look = _lock
else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _look(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
