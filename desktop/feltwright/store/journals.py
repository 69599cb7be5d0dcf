"""All journals of this installation: the one in use, and those another took the place of."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from feltwright.store import places
from feltwright.store.journal import SessionRow, not_over_a_lost_one, to_look_at
from feltwright.store.problems import JournalProblem

_LOG = logging.getLogger(__name__)


def all_sessions() -> list[SessionRow]:
    """Every session of this installation, the latest first; what was kept stands for what it was kept of."""
    found: dict[str, SessionRow] = {}
    for _, rows in _rows_by_journal():
        found = {row.id: row for row in rows} | found
    return sorted(found.values(), key=lambda row: (row.opened_ms, row.number), reverse=True)


def file_with(session: str) -> Path:
    """The journal that has the session whose id starts so; the one in use if none has."""
    for path, rows in _rows_by_journal():
        if any(row.id.startswith(session) for row in rows):
            return path
    return places.journal_file()


def _rows_by_journal() -> Iterator[tuple[Path, list[SessionRow]]]:
    """The journal in use, which has to be readable, and then the others, as far as they are; none is made."""
    in_use = places.journal_file()
    not_over_a_lost_one(in_use)
    if not in_use.exists() and not in_use.parent.is_file():
        return
    with to_look_at(in_use) as journal:
        yield in_use, journal.sessions()
    for path in reversed(places.journals()):
        if path != in_use:
            try:
                with to_look_at(path) as journal:
                    yield path, journal.sessions()
            except JournalProblem as problem:
                _LOG.warning("an earlier journal is left out: %s", problem)
