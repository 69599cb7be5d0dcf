"""`feltwright session list|show|export|replay`: what the journal has."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from feltwright.commands import Commands, Failure, add_json, complain, say, say_json, say_table
from feltwright.engine.money import dollars
from feltwright.files.writing import write_whole
from feltwright.store import chain, places
from feltwright.store.again import Replay, fresh_table, opening
from feltwright.store.chain import Entry, Opened
from feltwright.store.journal import Journal, SessionRow, decoded, to_look_at
from feltwright.store.journals import all_sessions, file_with
from feltwright.store.problems import JournalProblem
from feltwright.wording import entry_words, journal_problem_words, wager_names

SHORT = 8
"""Letters of an id that are enough for people."""
Verb = Callable[[argparse.Namespace, Journal], int]


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("session", help="list, show, export or replay sessions of the journal")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, verb, text in (
        ("list", list_sessions, "every session, the latest first"),
        ("show", show_session, "every entry of a session"),
        ("export", export_session, "the entries of a session as JSON lines, exactly as they are stored"),
        ("replay", replay_session, "play a session again in a window, or without a display in words"),
    ):
        inner = verbs.add_parser(name, help=text)
        if verb is not list_sessions:
            inner.add_argument("session", metavar="SESSION", help="its id, or as much of it as is unique")
        if verb is export_session:
            inner.add_argument("--output", type=Path, metavar="FILE", help="write to a file instead of the output")
        if verb is replay_session:
            inner.add_argument("--headless", action="store_true", help="play and check it without a window")
        inner.add_argument("--journal", type=Path, metavar="FILE", help="another journal than this installation's")
        add_json(inner)
        inner.set_defaults(run=_run, do=verb)


def _run(arguments: argparse.Namespace) -> int:
    verb: Verb = arguments.do
    with _told(), _opened(_journal(arguments)) as journal:
        return verb(arguments, journal)


def _journal(arguments: argparse.Namespace) -> Path:
    """The one that is named, that has the session, or is in use."""
    session = getattr(arguments, "session", "")
    return arguments.journal or (file_with(session) if session else places.journal_file())


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except JournalProblem as problem:
        raise Failure(journal_problem_words(problem)) from problem


def _opened(path: Path) -> Journal:
    """The journal; looking does not make one."""
    if not path.exists():
        raise Failure(f"there is no journal yet: {path}")
    return to_look_at(path)


def list_sessions(arguments: argparse.Namespace, journal: Journal) -> int:
    """Every session in a line."""
    rows = journal.sessions() if arguments.journal else all_sessions()
    if arguments.json:
        for row in rows:
            say_json(_fields(row))
        return 0
    head = ("session", "game", "profile", "mode", "opened", "last entry", "entries", "state")
    say_table(head, [_cells(row) for row in rows])
    return 0


def _fields(row: SessionRow) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(row)
    return {**fields, "state": _state(row)}


def _cells(row: SessionRow) -> tuple[str, ...]:
    opened, last = moment(row.opened_ms), moment(row.last_ms)
    return (row.id[:SHORT], row.game, row.profile, row.mode, opened, last, str(row.entries), _state(row))


def _state(row: SessionRow) -> str:
    return "open" if row.is_open else "closed"


def moment(utc_ms: int) -> str:
    """A moment of the local clock in UTC.

    >>> moment(1_700_000_000_000)
    '2023-11-14 22:13:20Z'
    """
    return f"{datetime.fromtimestamp(utc_ms // 1000, UTC):%Y-%m-%d %H:%M:%S}Z"


def show_session(arguments: argparse.Namespace, journal: Journal) -> int:
    """What a session began with, and everything since."""
    row = journal.session(arguments.session)
    lines = journal.disclosed(row.id)
    entries, head = decoded(row.id, lines), chain.head(lines).hex()
    if arguments.json:
        say_json({"line": "session", **_fields(row), "head": head})
        for entry in entries:
            say_json({"line": "entry", **msgspec.to_builtins(entry)})
        return 0
    for name, value in _heading(row, entries[0]):
        say(f"{name:12}{value}")
    say(f"{'chain head':12}{head}")
    say()
    names = _names(entries)
    for entry in entries:
        say(f"{entry.seq:6d}  {moment(entry.utc_ms)}  {entry_words(entry.body, names)}")
    return 0


def _heading(row: SessionRow, first: Entry) -> Iterator[tuple[str, str]]:
    yield "session", row.id
    yield "state", f"{_state(row)}, {row.entries} entries"
    opened = first.body
    if isinstance(opened, Opened):
        yield "game", f"{opened.game}, profile {opened.profile or 'unknown'}"
        yield "options", ", ".join(f"{name}={value}" for name, value in opened.options.items()) or "none chosen"
        mark = opened.layout
        yield "layout", f"{mark.id}, edition {mark.edition or 'unnamed'}, {mark.status}, {mark.digest}"
        yield "mode", f"{opened.mode}, chance: {opened.chance}"
        yield "operator", opened.operator or "not named"
        yield "challenge", opened.challenge or "none"
        yield "program", f"{opened.application} on {opened.platform}, installation {opened.installation}"


def _names(entries: list[Entry]) -> dict[str, str]:
    """Printed names at the table of a session; none where this program cannot play it."""
    try:
        table = fresh_table(opening(entries))
    except JournalProblem:
        return {}
    return wager_names(table.game, table.rules)


def export_session(arguments: argparse.Namespace, journal: Journal) -> int:
    """The stored bytes, a line an entry."""
    row = journal.session(arguments.session)
    lines = journal.disclosed(row.id)
    if arguments.output is None:
        for line in lines:
            say(line.decode())
        return 0
    try:
        write_whole(arguments.output, b"".join(line + b"\n" for line in lines))
    except OSError as error:
        raise Failure(f"{arguments.output}: {error.strerror}") from error
    head = chain.head(lines).hex()
    if arguments.json:
        say_json({"session": row.id, "file": str(arguments.output), "entries": len(lines), "head": head})
    else:
        say(f"{len(lines)} entries of {row.id} in {arguments.output}, chain head {head}")
    return 0


def replay_session(arguments: argparse.Namespace, journal: Journal) -> int:
    """In a window if there is a display; without, everything is played, checked and summed up."""
    row = journal.session(arguments.session)
    played = Replay(journal.entries(row.id))
    if not (arguments.headless or arguments.json):
        from feltwright.app.main import has_display, replay

        if has_display():
            journal.disclosed(row.id)
            return replay(journal.path, row.id)
        complain("No display: the session is played again without a window.")
    while not played.is_over:
        played.forward()
    state = played.table.state
    seats = {seat.name: seat.cents for seat in state.seats if seat.name}
    if arguments.json:
        steps = len(played.table.log)
        say_json({"session": row.id, "steps": steps, "round": state.round, "seats": seats, "house": state.house_cents})
        return 0
    say(f"{row.id}: {len(played.table.log)} steps played again, every event as it was written")
    say(f"round {state.round}, {state.phase}, {len(state.bets)} bets on the felt, house {dollars(state.house_cents)}")
    for name, cents in seats.items():
        say(f"  {name}: {dollars(cents)}")
    return 0
