"""The journal: every session of this installation in one SQLite file, to which things are only ever added."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime, time
from pathlib import Path
from types import TracebackType
from weakref import WeakSet

import msgspec
from msgspec import Struct

from feltwright.files.guarded import guard, inode_at, release
from feltwright.store import chain
from feltwright.store.chain import GENESIS, Body, Entry, Opened
from feltwright.store.clocks import Clocks
from feltwright.store.closed import closed_cards
from feltwright.store.locks import SessionLock, is_held
from feltwright.store.problems import JournalProblem, of_sqlite
from feltwright.store.same_files import SameFiles, beside
from feltwright.store.schema import bring_up
from feltwright.store.writer import SessionWriter

BUSY_SECONDS = 5.0
TIDY_AFTER = 250
"""Commits: a log of some four megabytes, as SQLite itself would have it."""
_LOG = logging.getLogger(__name__)
_OPEN: WeakSet[Journal] = WeakSet()
"""Every journal this process may write to."""
DAY_MS = 86_400_000

_SESSIONS = """
    SELECT s.number, s.id, s.game, s.profile, s.mode, s.operator, s.opened_ms, s.closed_ms, e.seq + 1, e.utc_ms
    FROM sessions s JOIN entries e ON e.session = s.number
    AND e.seq = (SELECT max(seq) FROM entries WHERE session = s.number)
"""


_CONTENT = """
    SELECT (SELECT id FROM installation), (SELECT count(*) FROM sessions), (SELECT count(*) FROM reports),
    (SELECT count(*) FROM entries)
"""


class SessionRow(Struct, frozen=True):
    """A session as lists show it."""

    number: int
    id: str
    game: str
    profile: str
    mode: str
    operator: str
    opened_ms: int
    closed_ms: int | None
    entries: int
    last_ms: int

    @property
    def is_open(self) -> bool:
        """Whether it can be continued."""
        return self.closed_ms is None


class ReportRow(Struct, frozen=True):
    """A report that was made: numbers are without gaps, and each names the digest before it."""

    number: int
    previous: str
    digest: str
    sessions: tuple[str, ...]
    made_ms: int


def decoded(session: str, lines: Sequence[bytes]) -> list[Entry]:
    """The lines of a session as entries; a problem names the first that is none."""
    found = []
    for place, data in enumerate(lines):
        try:
            found.append(chain.decode(data))
        except msgspec.MsgspecError as error:
            raise JournalProblem("ENTRY_NOT_READABLE", f"{session}, entry {place}: {error}") from error
    return found


def to_look_at(path: Path) -> Journal:
    """The journal to be read; one that may not be written, as it lies there."""
    try:
        return Journal(path)
    except JournalProblem as problem:
        if problem.code != "JOURNAL_READ_ONLY":
            raise
    return Journal(path, as_it_lies=True)


def _to_read(path: Path) -> str:
    """SQLite's name for a file it must leave alone: without a log beside it, nothing will move under the reader."""
    log = path.with_name(path.name + "-wal")
    is_whole = not (log.exists() and log.stat().st_size)
    return f"{path.resolve().as_uri()}?{'immutable=1' if is_whole else 'mode=ro'}"


def not_over_a_lost_one(path: Path) -> None:
    """A problem while this process holds the last of a journal: a fresh one would take its place, or its log."""
    for held in tuple(_OPEN):
        if held.path == path and (inode_at(path) is None or held.is_partly_there()):
            held.check_files()


class Journal:
    """One connection to the file; made with its folder if it is not there. Close it, or use it in a `with`.

    Without clocks it is only read.
    """

    def __init__(self, path: Path, clocks: Clocks | None = None, as_it_lies: bool = False) -> None:
        self.path = path
        self._clocks = clocks
        self._as_it_lies = as_it_lies
        self._files: SameFiles | None = None
        self._commits = 0
        not_over_a_lost_one(path)
        self._guards = [guard(file) for file in (path, *beside(path))]
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            where = _to_read(path) if as_it_lies else str(path)
            self._connection = sqlite3.connect(where, timeout=BUSY_SECONDS, isolation_level=None, uri=as_it_lies)
        except OSError as error:
            self._let_go()
            raise JournalProblem("JOURNAL_CANNOT_BE_OPENED", f"{path}: {error.strerror}") from error
        except sqlite3.Error as error:
            self._let_go()
            raise of_sqlite(error, str(path)) from error
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        with self._named():
            bring_up(self._connection, str(self.path))
            if not self._as_it_lies:
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA synchronous = FULL")
                self._connection.execute("PRAGMA fullfsync = ON")
                self._connection.execute("PRAGMA foreign_keys = ON")
                self._connection.execute("PRAGMA wal_autocheckpoint = 0")
            (self.installation,) = self._connection.execute("SELECT id FROM installation").fetchone()
        if not self._as_it_lies:
            self._files = SameFiles(self.path)
            if all(other.path != self.path for other in _OPEN):
                self._files.know_as_it_is()
            _OPEN.add(self)

    def check_files(self) -> None:
        """A problem if what is written here would be found by nobody."""
        if self._files is not None:
            self._files.check()

    def check_content(self) -> None:
        """The same for what is in them; not asked with entries on their way."""
        self.check_files()
        if self._files is not None and self._files.seem_written_by_others():
            self._check_content()
            self._files.know_as_it_is()

    def _check_content(self) -> None:
        """Another process may have written its log into the journal; what was copied over it reads otherwise."""
        try:
            with closing(sqlite3.connect(self.path)) as fresh:
                (found,) = fresh.execute("PRAGMA quick_check(1)").fetchone()
                is_same = found == "ok" and self._has_all_of(fresh)
        except sqlite3.Error:
            is_same = False
        if not is_same:
            raise JournalProblem("JOURNAL_REPLACED", str(self.path))

    def _has_all_of(self, fresh: sqlite3.Connection) -> bool:
        """Whether a fresh connection finds no less than this one remembers."""
        ours, theirs = (connection.execute(_CONTENT).fetchone() for connection in (self._connection, fresh))
        return bool(ours[0] == theirs[0] and all(one <= other for one, other in zip(ours[1:], theirs[1:], strict=True)))

    def is_partly_there(self) -> bool:
        """Whether anything of what was opened is still found in its place."""
        return self._files is not None and self._files.is_partly_there()

    @property
    def clocks(self) -> Clocks:
        """What entries are dated by."""
        assert self._clocks is not None, "a journal that is written is handed its clocks"
        return self._clocks

    def close(self) -> None:
        """Let go of the file."""
        _OPEN.discard(self)
        self._connection.close()
        self._let_go()

    def _let_go(self) -> None:
        """SQLite has none of the files open any more."""
        while self._guards:
            release(self._guards.pop())

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- sessions -----------------------------------------------------------------------------------------------

    def open_session(self, opened: Opened, *more: Body) -> SessionWriter:
        """Begin a session with its first entry, and what is already known to follow it, in one commit."""
        lock = SessionLock(self._locks, opened.session)
        try:
            with self.transaction() as connection:
                row = (opened.session, opened.game, opened.profile, opened.mode, opened.operator)
                number = connection.execute(
                    "INSERT INTO sessions (id, game, profile, mode, operator, opened_ms) VALUES (?, ?, ?, ?, ?, ?)",
                    (*row, self.clocks.utc_ms()),
                ).lastrowid
                assert number is not None, "an inserted row has a number"
                writer = SessionWriter(self, lock, opened.session, number)
                writer.write(connection, (opened, *more))
        except BaseException:
            lock.release()
            raise
        return writer

    def resume(self, session: str) -> tuple[list[Entry], SessionWriter]:
        """Everything of a session and a writer behind it; the chain is checked."""
        row = self.session(session)
        if not row.is_open:
            raise JournalProblem("SESSION_IS_CLOSED", row.id)
        lock = SessionLock(self._locks, row.id)
        try:
            lines = self.lines(row.id)
            entries = decoded(row.id, lines)
            writer = SessionWriter(self, lock, row.id, row.number, entries, lines)
        except BaseException:
            lock.release()
            raise
        return entries, writer

    def sessions(self) -> list[SessionRow]:
        """Every session, the latest first."""
        with self._named():
            rows = self._connection.execute(f"{_SESSIONS} ORDER BY s.number DESC").fetchall()
        return [SessionRow(*row) for row in rows]

    def sessions_on(self, day: date) -> list[SessionRow]:
        """The sessions opened on a day (UTC), the first first."""
        start = int(datetime.combine(day, time(), UTC).timestamp()) * 1000
        with self._named():
            rows = self._connection.execute(
                f"{_SESSIONS} WHERE s.opened_ms BETWEEN ? AND ? ORDER BY s.number", (start, start + DAY_MS - 1)
            ).fetchall()
        return [SessionRow(*row) for row in rows]

    def session(self, start: str) -> SessionRow:
        """The session whose id starts so; a problem if there is none, or more than one."""
        found = [row for row in self.sessions() if start and row.id.startswith(start)]
        if len(found) != 1:
            raise JournalProblem("SESSION_NOT_UNIQUE" if found else "NO_SESSION", start)
        return found[0]

    def lines(self, session: str) -> list[bytes]:
        """The entries of a session as the bytes they were written as; a problem names the first that was changed."""
        with self._named():
            rows = self._connection.execute(
                "SELECT seq, bytes, hash FROM entries JOIN sessions ON session = number WHERE id = ? ORDER BY seq",
                (session,),
            ).fetchall()
        if not rows:
            raise JournalProblem("NO_SESSION", session)
        last = GENESIS
        for place, (seq, data, digest) in enumerate(rows):
            last = chain.link(last, data) if isinstance(data, bytes) else b""
            if seq != place or digest != last:
                raise JournalProblem("CHAIN_BROKEN", f"{session}, entry {place}")
        return [data for _, data, _ in rows]

    def entries(self, session: str) -> list[Entry]:
        """The entries of a session."""
        return decoded(session, self.lines(session))

    def disclosed(self, session: str) -> list[bytes]:
        """The entries as anybody may have them: none while somebody plays on over cards that lie face down.

        The lines are read before it is asked who has the session, so that nobody can begin in between.
        """
        lines = self.lines(session)
        is_played = is_held(self._locks, session) and self.session(session).is_open
        if is_played and closed_cards(decoded(session, lines)):
            raise JournalProblem("CLOSED_CARDS", session)
        return lines

    # -- reports ------------------------------------------------------------------------------------------------

    def reports(self) -> list[ReportRow]:
        """Every report made here, the first first."""
        with self._named():
            rows = self._connection.execute(
                "SELECT number, previous, digest, sessions, made_ms FROM reports"
            ).fetchall()
        return [ReportRow(n, previous, digest, tuple(names.split()), ms) for n, previous, digest, names, ms in rows]

    def next_report(self) -> tuple[int, str]:
        """The number the next report will have and the digest of the one before it; of none, empty."""
        made = self.reports()
        return (made[-1].number + 1, made[-1].digest) if made else (1, "")

    def add_report(self, number: int, digest: str, sessions: tuple[str, ...]) -> ReportRow:
        """Enter a report under the number `next_report` gave; REPORT_NUMBER_TAKEN if another was quicker."""
        with self.transaction() as connection:
            expected, previous = self.next_report()
            if number != expected:
                raise JournalProblem("REPORT_NUMBER_TAKEN", str(number))
            row = ReportRow(number, previous, digest, sessions, self.clocks.utc_ms())
            connection.execute(
                "INSERT INTO reports (number, previous, digest, sessions, made_ms) VALUES (?, ?, ?, ?, ?)",
                (number, previous, digest, " ".join(sessions), row.made_ms),
            )
        return row

    # -- the file -----------------------------------------------------------------------------------------------

    def is_readable(self) -> bool:
        """Whether everything can still be read through this connection, also when no name leads to the file."""
        try:
            (found,) = self._connection.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.Error:
            return False
        return bool(found == "ok")

    def copy_to(self, path: Path) -> None:
        """Everything in it into a new file."""
        try:
            with closing(sqlite3.connect(path)) as target:
                self._connection.backup(target)
        except sqlite3.Error as error:
            raise of_sqlite(error, str(path)) from error

    @property
    def _locks(self) -> Path:
        return self.path.with_name("locks")

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Everything inside is on disk at the end, or nothing of it."""
        with self._named():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self.check_content()
                yield self._connection
                self.check_files()
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            self._tidy()

    def _tidy(self) -> None:
        """Write the log into the journal from time to time; done here, so that nobody else's writing goes unseen."""
        self._commits += 1
        files = self._files
        if files is not None and self._commits % TIDY_AFTER == 0 and not files.seem_written_by_others():
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            files.know_as_it_is()

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            problem = of_sqlite(error, str(self.path))
            if problem.code == "JOURNAL_CANNOT_BE_OPENED" and self._is_in_a_read_only_folder():
                problem = JournalProblem(
                    "JOURNAL_UNFINISHED" if self._as_it_lies else "JOURNAL_READ_ONLY", str(self.path)
                )
            raise problem from error

    def _is_in_a_read_only_folder(self) -> bool:
        """SQLite only says that it could not make the files it needs beside the journal."""
        return self.path.is_file() and not os.access(self.path.parent, os.W_OK)
