"""Where sessions come from and reports are numbered: what making a report asks of the journal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Protocol

from feltwright.store import journal as store
from feltwright.store.clocks import Clocks
from feltwright.store.journals import file_with
from feltwright.store.places import data_folder, journal_file
from feltwright.store.problems import JournalProblem


class Row(Protocol):
    """A session as the journal lists it."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def game(self) -> str:
        """The id of its game."""
        ...

    @property
    def opened_ms(self) -> int:
        """When it was opened."""
        ...


class Journal(Protocol):
    """The part of `store.journal.Journal` that reports use."""

    installation: str

    def sessions(self) -> Sequence[Row]:
        """Every session, the latest first."""
        ...

    def sessions_on(self, day: date) -> Sequence[Row]:
        """The sessions opened on a day (UTC), the first first."""
        ...

    def session(self, start: str) -> Row:
        """The session whose id starts so."""
        ...

    def disclosed(self, session: str) -> list[bytes]:
        """Its entries as the bytes they were written as; a problem while they would tell cards that lie face down."""
        ...

    def next_report(self) -> tuple[int, str]:
        """The number of the next report, and the digest of the one before it."""
        ...

    def add_report(self, number: int, digest: str, sessions: tuple[str, ...]) -> object:
        """Enter a report that was made."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


def open_journal(clocks: Clocks, session: str = "") -> Journal:
    """The journal with the session, or the one in use; JournalProblem if it cannot be had or number its reports."""
    try:
        return store.Journal(file_with(session) if session else journal_file(), clocks)
    except JournalProblem as problem:
        if problem.code == "JOURNAL_READ_ONLY":
            raise JournalProblem("REPORT_NOT_NUMBERED", problem.detail) from problem
        raise


def key_folder() -> Path:
    """Where this installation keeps its keys."""
    return data_folder() / "keys"
