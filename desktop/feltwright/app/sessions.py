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

from feltwright import __version__, resources
from feltwright.engine import catalog
from feltwright.engine.actions import TakeSeat, particulars
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.files.disk import LARGEST_TEXT, read_bytes
from feltwright.files.problems import FileError
from feltwright.layout.binding import bind, default_layout
from feltwright.layout.digest import content_digest
from feltwright.review.dossier import DossierError, status_of
from feltwright.store import places
from feltwright.store.chain import SCHEMA, LayoutMark, Opened, Remarked
from feltwright.store.journal import Journal, SessionRow, to_look_at
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import Prepare, Sitting, begin, take_up

RECENT_LIMIT = 6
_LOG = logging.getLogger(__name__)
COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "white", "brown", "pink", "aqua", "navy", "lavender")
MODES = ("live", "demonstration", "test")
"""What a table can be opened for; a replay is never opened, only shown."""
HEALTHY, SCRIPTED = "system, healthy", "scripted, then system"
"""Where the outcomes of a table come from; those of one that starts from a script are not judged."""
UNREADABLE_REVIEW = "review_record_unreadable"


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


def open_journal() -> Journal:
    """The journal of this installation; JournalProblem if it cannot be had."""
    return Journal(places.journal_file())


def start(spec: TableSpec, prepare: Prepare | None = None, chance: str = HEALTHY) -> Sitting:
    """A new session with nobody seated yet; LayoutError before anything is written if there is no felt for it."""
    opened = opening(spec, chance)
    journal = open_journal()
    try:
        return begin(journal, msgspec.structs.replace(opened, installation=journal.installation), prepare)
    except JournalProblem:
        journal.close()
        raise


def opening(spec: TableSpec, chance: str = HEALTHY) -> Opened:
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
        layout=layout_mark(game, rules),
        mode=spec.mode,
        chance=chance,
        operator=spec.operator,
        challenge=spec.challenge,
    )


def layout_mark(game: AnyGame, rules: Rules) -> LayoutMark:
    """The felt the rules are played on, as a session names it; LayoutError if there is none."""
    felt = bind(default_layout(game.id, rules), rules, game).layout
    name = f"layouts/{felt.id}.toml"
    text = resources.read_text(name)
    return LayoutMark(felt.id, felt.edition, content_digest(text), _review_status(resources.path(name), text))


def _review_status(path: Path, text: str) -> str:
    """What the review record beside a felt says of this very text."""
    try:
        return status_of(path, text).value
    except DossierError as error:
        _LOG.warning("the review record of %s is not readable: %s", path.name, error)
        return UNREADABLE_REVIEW


def go_on(session: str, prepare: Prepare | None = None) -> Sitting:
    """A session exactly where it stood; a felt that is no longer the one it was played on is remarked."""
    journal = open_journal()
    try:
        sitting = take_up(journal, session, prepare)
        mark, now = sitting.opened.layout, layout_mark(sitting.table.game, sitting.table.rules)
        if (mark.id, mark.digest) != (now.id, now.digest):
            change = particulars(from_id=mark.id, from_digest=mark.digest, to_id=now.id, to_digest=now.digest)
            sitting.remark(Remarked("layout_changed", change))
    except BaseException:
        journal.close()
        raise
    return sitting


def spec_of(opened: Opened) -> TableSpec:
    """The table a session was opened as, to open another like it."""
    return TableSpec(opened.game, opened.profile, opened.options, (), opened.operator, "", opened.mode)


def listed() -> list[SessionRow]:
    """Every session, the latest first; none if nothing was ever played here."""
    if not places.data_folder().exists():
        return []
    with to_look_at(places.journal_file()) as journal:
        return journal.sessions()


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
