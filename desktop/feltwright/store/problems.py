"""What can be wrong with a journal: a code, what it is about, and never a sentence."""

from __future__ import annotations

import sqlite3

_CODES = {
    sqlite3.SQLITE_BUSY: "JOURNAL_BUSY",
    sqlite3.SQLITE_LOCKED: "JOURNAL_BUSY",
    sqlite3.SQLITE_CANTOPEN: "JOURNAL_CANNOT_BE_OPENED",
    sqlite3.SQLITE_CORRUPT: "JOURNAL_DAMAGED",
    sqlite3.SQLITE_NOTADB: "JOURNAL_DAMAGED",
    sqlite3.SQLITE_FULL: "DISK_FULL",
    sqlite3.SQLITE_READONLY: "JOURNAL_READ_ONLY",
    sqlite3.SQLITE_PERM: "JOURNAL_READ_ONLY",
    sqlite3.SQLITE_IOERR: "DISK_FAILED",
}


KEEPABLE = frozenset(("JOURNAL_GONE", "JOURNAL_REPLACED", "JOURNAL_DAMAGED", "DISK_FAILED"))
"""What is the end of a journal, but not of what this process still holds of it."""


class JournalProblem(Exception):
    """The journal cannot be read or written as asked; `detail` names the file, session, holder or entry."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail

    @property
    def is_loss(self) -> bool:
        """Whether everything has to be kept in another file, or it goes with this process."""
        return self.code in KEEPABLE


def of_sqlite(error: sqlite3.Error, where: str) -> JournalProblem:
    """A problem from what SQLite raised; extended codes end in the plain one."""
    number = getattr(error, "sqlite_errorcode", None)
    if number == sqlite3.SQLITE_READONLY_DBMOVED:
        return JournalProblem("JOURNAL_GONE", where)
    code = _CODES.get(number & 0xFF, "") if isinstance(number, int) else ""
    return JournalProblem(code, where) if code else JournalProblem("JOURNAL_FAILED", f"{where}: {error}")
