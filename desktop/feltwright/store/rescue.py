"""Everything a lost journal still has, kept in a new file: entries, chains and reports byte for byte as they were.

The connection that is still open reads all of it, also when no name leads to its files any more. Where it cannot be
read, the sessions that are played here are there in memory.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from feltwright.store import chain, places
from feltwright.store.chain import Opened
from feltwright.store.journal import Journal, decoded
from feltwright.store.problems import JournalProblem
from feltwright.store.same_files import BESIDE
from feltwright.store.sitting import Sitting
from feltwright.store.writer import insert


class Kept(Struct, frozen=True):
    """Where everything is now."""

    path: Path
    sessions: int
    is_whole: bool
    """Whether the lost journal could be read in full; if not, what is played here was kept all the same."""


def keep_everything(sittings: Sequence[Sitting]) -> Kept:
    """What the sittings of a lost journal hold, in a journal that is in use from then on, unless that has it all."""
    found = places.journal_file()
    if found.exists() and _has_all(found, sittings):
        with Journal(found) as journal:
            return Kept(found, len(journal.sessions()), True)
    return keep_in(places.free_journal_file(), sittings)


def keep_in(target: Path, sittings: Sequence[Sitting]) -> Kept:
    """The same in a new file of this name; JournalProblem if it cannot be written there."""
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _remove(part)
        is_whole = _copied(part, sittings)
        with Journal(part) as journal:
            _name_installation(journal, sittings[0].journal.installation)
            for sitting in sittings:
                _complete(journal, sitting)
            count = len(journal.sessions())
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        part.replace(target)
    except OSError as error:
        raise JournalProblem("NOT_KEPT", f"{target}: {error.strerror or error}") from error
    except JournalProblem as problem:
        if problem.code not in ("JOURNAL_CANNOT_BE_OPENED", "JOURNAL_READ_ONLY"):
            raise
        raise JournalProblem("NOT_KEPT", f"{target}: {os.strerror(errno.EACCES)}") from problem
    finally:
        with suppress(OSError):
            _remove(part)
    return Kept(target, count, is_whole)


def _copied(part: Path, sittings: Sequence[Sitting]) -> bool:
    """Whether everything was copied; what was read in part is taken as far as it goes."""
    for sitting in sittings:
        if sitting.journal.is_readable():
            sitting.journal.copy_to(part)
            is_whole = _is_whole(part, sittings)
            if is_whole is not None:
                return is_whole
            _remove(part)
    return False


def _is_whole(part: Path, sittings: Sequence[Sitting]) -> bool | None:
    """Whether a copy has everything that was written by the sittings; None if it contradicts it."""
    try:
        with Journal(part) as journal:
            found = [(_lines(journal, sitting.session), list(sitting.lines)) for sitting in sittings]
    except JournalProblem:
        return None
    if all(there[: len(lines)] == lines for there, lines in found):
        return True
    return False if all(lines[: len(there)] == there for there, lines in found) else None


def _has_all(path: Path, sittings: Sequence[Sitting]) -> bool:
    """Whether a journal of the same installation has all of the sessions, and perhaps more."""
    try:
        with Journal(path) as journal:
            return all(
                journal.installation == sitting.journal.installation
                and _lines(journal, sitting.session)[: len(sitting.lines)] == list(sitting.lines)
                for sitting in sittings
            )
    except JournalProblem:
        return False


def _complete(journal: Journal, sitting: Sitting) -> None:
    """Put in what the journal has not got of a session."""
    there = _lines(journal, sitting.session)
    missing = sitting.lines[len(there) :]
    head = chain.head(there)
    with journal.transaction() as connection:
        number = _number(connection, sitting)
        for entry, data in zip(decoded(sitting.session, missing), missing, strict=True):
            head = chain.link(head, data)
            insert(connection, number, entry, data, head)


def _number(connection: sqlite3.Connection, sitting: Sitting) -> int:
    """Of the session in the journal, which gets it if need be."""
    (first,) = decoded(sitting.session, sitting.lines[:1])
    opened = first.body
    assert isinstance(opened, Opened), "a session begins with its opening"
    row = (opened.session, opened.game, opened.profile, opened.mode, opened.operator, first.utc_ms)
    connection.execute(
        "INSERT OR IGNORE INTO sessions (id, game, profile, mode, operator, opened_ms) VALUES (?, ?, ?, ?, ?, ?)", row
    )
    (number,) = connection.execute("SELECT number FROM sessions WHERE id = ?", (opened.session,)).fetchone()
    return int(number)


def _name_installation(journal: Journal, installation: str) -> None:
    with journal.transaction() as connection:
        connection.execute("UPDATE installation SET id = ?", (installation,))


def _lines(journal: Journal, session: str) -> list[bytes]:
    """The entries a journal has of a session; a problem if they are not whole."""
    try:
        return journal.lines(session)
    except JournalProblem as problem:
        if problem.code != "NO_SESSION":
            raise
    return []


def _remove(part: Path) -> None:
    for ending in ("", *BESIDE, "-journal"):
        part.with_name(part.name + ending).unlink(missing_ok=True)
