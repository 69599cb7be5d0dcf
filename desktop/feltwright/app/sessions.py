"""Sessions as the windows use them: opened, continued and listed in the journal of this installation."""

from __future__ import annotations

import logging
import os
import platform
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from feltwright import __version__, clocks
from feltwright.app.played import Doubts, PlayedFelt, doubts_since, felt_in_use
from feltwright.engine import catalog
from feltwright.engine.actions import TakeSeat
from feltwright.engine.game import Rules
from feltwright.files.disk import LARGEST_TEXT, read_bytes
from feltwright.files.problems import FileError
from feltwright.store import places
from feltwright.store.again import fresh_table
from feltwright.store.again import opening as first_of
from feltwright.store.chain import SCHEMA, Opened
from feltwright.store.journal import Journal, SessionRow, decoded
from feltwright.store.journals import all_sessions, file_with
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import Prepare, Sitting, begin, take_up

RECENT_LIMIT = 6
_REMARKED = b'"remarked"'
"""What only the line of a remark needs to have in it."""
_LOG = logging.getLogger(__name__)
COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "white", "brown", "pink", "aqua", "navy", "lavender")
MODES = ("live", "demonstration", "test")
"""What a table can be opened for; a replay is never opened, only shown."""
HEALTHY, SCRIPTED = "system, healthy", "scripted, then system"
"""Where the outcomes of a table come from; those of one that starts from a script are not judged."""


class TableSpec(Struct, frozen=True):
    """A table as the lobby opens it: game, profile, options chosen on top, who sits there and who runs it."""

    game: str
    profile: str = ""
    options: dict[str, Any] = {}
    seats: tuple[TakeSeat, ...] = ()
    operator: str = ""
    challenge: str = ""
    """The nonce an inspector typed in; for this one session."""
    mode: str = "live"

    def rules(self) -> Rules:
        """The rules in force; OptionError lists everything wrong."""
        rules: Rules = catalog.game(self.game).rules_for(self.profile, self.options)
        return rules


def seating(rules: Rules, players: int = 2, names: tuple[str, ...] = (), cents: int = 0) -> tuple[TakeSeat, ...]:
    """Players with a bankroll and a colour each."""
    chip = rules.chips_cents[0]
    bankroll = cents or max(100_000, 50 * rules.minimum_cents) // chip * chip
    count = min(players, rules.seats, len(COLOURS))
    unnamed = QCoreApplication.translate("TableRulesDialog", "Player {0}")
    wanted = [*names[:count], *(unnamed.format(seat) for seat in range(len(names) + 1, count + 1))]
    return tuple(TakeSeat(seat, name, bankroll, COLOURS[seat - 1]) for seat, name in enumerate(wanted, 1))


def open_journal(session: str = "") -> Journal:
    """The journal of this installation that has the session, or is in use; JournalProblem if it cannot be had."""
    return Journal(file_with(session) if session else places.journal_file(), clocks.SYSTEM)


def start(
    spec: TableSpec, prepare: Prepare | None = None, chance: str = HEALTHY, doubts: Doubts | None = None
) -> Sitting:
    """A new session with nobody seated yet, on the felt whose doubts were overcome.

    LayoutError before anything is written if there is no felt for it.
    """
    opened = opening(spec, chance, doubts.felt if doubts is not None else None)
    journal = open_journal()
    try:
        sitting = begin(journal, msgspec.structs.replace(opened, installation=journal.installation), prepare)
        _remark(sitting, doubts)
    except JournalProblem:
        journal.close()
        raise
    return sitting


def _remark(sitting: Sitting, doubts: Doubts | None) -> None:
    """What was confirmed about the felt is the first thing the session tells; one that cannot is let go of."""
    try:
        for remark in doubts.remarks() if doubts is not None else ():
            sitting.remark(remark)
    except JournalProblem:
        sitting.release()
        raise


def opening(spec: TableSpec, chance: str = HEALTHY, felt: PlayedFelt | None = None) -> Opened:
    """What the session of a table begins with; the journal that takes it names the installation."""
    game, rules = catalog.game(spec.game), spec.rules()
    return Opened(
        schema=SCHEMA,
        session=token_hex(16),
        installation="",
        application=__version__,
        platform=f"{platform.system()} {platform.release()}, Python {platform.python_version()}",
        game=spec.game,
        profile=game.profile(spec.profile).id,
        options=msgspec.to_builtins(spec.options),
        rules=msgspec.to_builtins(rules),
        layout=(felt or felt_in_use(game, rules)).mark,
        mode=spec.mode,
        chance=chance,
        operator=spec.operator,
        challenge=spec.challenge,
    )


def doubts_about(spec: TableSpec) -> Doubts:
    """What has to be confirmed before a table of this kind opens; LayoutError if there is no felt for it."""
    game, rules = catalog.game(spec.game), spec.rules()
    felt = felt_in_use(game, rules)
    return Doubts(felt, violations=felt.violations(game, rules))


def doubts_on_return(session: str) -> Doubts:
    """What has to be confirmed before a session goes on: a felt that changed, violations nobody has confirmed yet."""
    with open_journal(session) as journal:
        first, *others = journal.lines(journal.session(session).id)
    entries = decoded(session, [first, *(line for line in others if _REMARKED in line)])
    opened = first_of(entries)
    table = fresh_table(opened)
    felt = felt_in_use(table.game, table.rules)
    return doubts_since(felt, opened, entries, felt.violations(table.game, table.rules))


def go_on(session: str, doubts: Doubts, prepare: Prepare | None = None) -> Sitting:
    """A session exactly where it stood; what was confirmed about its felt is remarked."""
    journal = open_journal(session)
    try:
        sitting = take_up(journal, session, prepare)
        _remark(sitting, doubts)
    except BaseException:
        journal.close()
        raise
    return sitting


def spec_of(opened: Opened) -> TableSpec:
    """The table a session was opened as, to open another like it."""
    return TableSpec(opened.game, opened.profile, opened.options, (), opened.operator, "", opened.mode)


def listed() -> list[SessionRow]:
    """Every session, the latest first; none if nothing was ever played here."""
    return all_sessions() if places.data_folder().exists() else []


def interrupted() -> list[SessionRow]:
    """The sessions that can go on, the latest first."""
    return [row for row in listed() if row.is_open]


def recent() -> tuple[TableSpec, ...]:
    """The tables opened last."""
    try:
        found = msgspec.json.decode(read_bytes(_recent_file(), LARGEST_TEXT), type=tuple[TableSpec, ...])
    except (FileError, ValueError, RecursionError):
        return ()
    return tuple(spec for spec in found if spec.game in catalog.IDS)


def remember(spec: TableSpec) -> None:
    """Put a table at the head of the recent ones, without its inspector's challenge."""
    others = [other for other in recent() if (other.game, other.profile) != (spec.game, spec.profile)]
    kept = [msgspec.structs.replace(spec, challenge=""), *others][:RECENT_LIMIT]
    path = _recent_file()
    fresh = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(kept))
        os.replace(fresh, path)
    except OSError as error:
        _LOG.warning("recent tables are not remembered: %s", error)


def _recent_file() -> Path:
    return places.data_folder() / "recent.json"
