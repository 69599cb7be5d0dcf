"""The tables of a journal, and the way from every earlier version of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from feltwright.store.problems import JournalProblem

APPLICATION_ID = 0x46454C54

_FIRST = (
    "CREATE TABLE installation (id TEXT NOT NULL)",
    "INSERT INTO installation VALUES (lower(hex(randomblob(16))))",
    """CREATE TABLE sessions (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        profile TEXT NOT NULL,
        mode TEXT NOT NULL,
        operator TEXT NOT NULL,
        opened_ms INTEGER NOT NULL,
        closed_ms INTEGER
    )""",
    """CREATE TABLE entries (
        session INTEGER NOT NULL REFERENCES sessions (number),
        seq INTEGER NOT NULL,
        utc_ms INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bytes BLOB NOT NULL,
        hash BLOB NOT NULL,
        outcome TEXT,
        PRIMARY KEY (session, seq)
    ) WITHOUT ROWID""",
    """CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        previous TEXT NOT NULL,
        digest TEXT NOT NULL UNIQUE,
        sessions TEXT NOT NULL,
        made_ms INTEGER NOT NULL
    )""",
    "CREATE TRIGGER entries_stay_written BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'append only'); END",
    "CREATE TRIGGER entries_stay_kept BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'append only'); END",
    "CREATE TRIGGER reports_stay_written BEFORE UPDATE ON reports BEGIN SELECT RAISE(ABORT, 'append only'); END",
    "CREATE TRIGGER reports_stay_kept BEFORE DELETE ON reports BEGIN SELECT RAISE(ABORT, 'append only'); END",
    f"PRAGMA application_id = {APPLICATION_ID}",
)
_SESSIONS_BY_DAY = ("CREATE INDEX sessions_by_day ON sessions (opened_ms)",)
MIGRATIONS: tuple[Sequence[str], ...] = (_FIRST, _SESSIONS_BY_DAY)
"""What leads from version n to n + 1, the first from nothing; a version that was shipped is never edited."""


def bring_up(connection: sqlite3.Connection, where: str, migrations: tuple[Sequence[str], ...] = MIGRATIONS) -> None:
    """Migrate to the latest version in one transaction; a journal of a later program is refused."""
    if _version(connection, where, migrations) == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection, where, migrations)
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection, where: str, migrations: tuple[Sequence[str], ...]) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    ours = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if version > len(migrations):
        raise JournalProblem("JOURNAL_IS_NEWER", f"{where}: version {version}")
    tables = int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    if ours != APPLICATION_ID and (ours or version or tables):
        raise JournalProblem("NO_JOURNAL", where)
    return version
