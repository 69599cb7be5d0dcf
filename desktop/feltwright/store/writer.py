"""Appending to one session: the only way anything gets into a journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING

from feltwright.engine.actions import Resolve
from feltwright.store import chain
from feltwright.store.chain import Body, Closed, Entry, Remarked, Stepped
from feltwright.store.clocks import SLACK_MS
from feltwright.store.locks import SessionLock
from feltwright.store.problems import JournalProblem

if TYPE_CHECKING:
    from feltwright.store.journal import Journal


class SessionWriter:
    """Appends to one session, which nobody else can write meanwhile.

    After a failed write it takes nothing more: whether that entry reached the disk is known only to `resume`.
    """

    def __init__(
        self,
        journal: Journal,
        lock: SessionLock,
        session: str,
        number: int,
        before: Sequence[Entry] = (),
        lines: Sequence[bytes] = (),
    ) -> None:
        self.session = session
        self.lines = list(lines)
        """Every entry that was written, as its bytes: what can be kept when the journal itself is lost."""
        self.head = chain.head(self.lines)
        self.problem: JournalProblem | None = None
        """Why nothing is written any more."""
        self._journal = journal
        self._lock = lock
        self._number = number
        self._last = before[-1] if before else None
        self._runs = False
        """Whether the last entry was written by this process, so that its monotonic clock can be compared."""
        self._released = False

    @property
    def count(self) -> int:
        """How many entries the session has."""
        return len(self.lines)

    def append(self, *bodies: Body) -> None:
        """Write entries in one commit; when this returns they survive a power cut."""
        if self.problem is not None:
            raise self.problem
        if self._released:
            raise JournalProblem("SESSION_IS_CLOSED", self.session)
        known, head = self.count, self.head
        try:
            with self._journal.transaction() as connection:
                self.write(connection, bodies)
        except JournalProblem as problem:
            del self.lines[known:]
            self.head = head
            self.problem = problem
            raise

    def write(self, connection: sqlite3.Connection, bodies: tuple[Body, ...]) -> None:
        """Put entries into the transaction that is open."""
        for body in bodies:
            utc, mono = self._journal.clocks.utc_ms(), self._journal.clocks.mono_ms()
            jump = self._jump_ms(utc, mono)
            if abs(jump) > SLACK_MS:
                self._insert(
                    connection, Entry(self.count, utc, mono, Remarked("clock_jumped", (("by_ms", str(jump)),)))
                )
            self._insert(connection, Entry(self.count, utc, mono, body))

    def _jump_ms(self, utc: int, mono: int) -> int:
        """How far the local clock was set since the last entry; across a restart only a way back can be told."""
        if self._last is None:
            return 0
        by_utc, by_mono = utc - self._last.utc_ms, mono - self._last.mono_ms
        return by_utc - by_mono if self._runs else min(by_utc, 0)

    def _insert(self, connection: sqlite3.Connection, entry: Entry) -> None:
        data = chain.encode(entry)
        digest = chain.link(self.head, data)
        insert(connection, self._number, entry, data, digest)
        self.lines.append(data)
        self.head, self._last = digest, entry
        self._runs = True

    def release(self) -> None:
        """Stop writing and let others have the session."""
        self._released = True
        self._lock.release()


def insert(connection: sqlite3.Connection, number: int, entry: Entry, data: bytes, digest: bytes) -> None:
    """Put an entry, as the bytes it was written as, behind those of its session."""
    kind, outcome = type(entry.body).__name__, _outcome(entry.body)
    connection.execute(
        "INSERT INTO entries (session, seq, utc_ms, kind, bytes, hash, outcome) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (number, entry.seq, entry.utc_ms, kind, data, digest, outcome),
    )
    if isinstance(entry.body, Closed):
        connection.execute("UPDATE sessions SET closed_ms = ? WHERE number = ?", (entry.utc_ms, number))


def _outcome(body: Body) -> str | None:
    """What chance answered, as the positions it picked."""
    if isinstance(body, Stepped) and isinstance(body.action, Resolve):
        return " ".join(map(str, body.action.picks))
    return None
