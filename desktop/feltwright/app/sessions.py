"""Sessions on disk: after every step the recording replaces its file, so that an interrupted one can go on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from PySide6.QtCore import QStandardPaths, QUuid

from feltwright.engine import catalog
from feltwright.engine.actions import TakeSeat
from feltwright.engine.game import Rules
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import Recording, from_json, record, to_json
from feltwright.engine.table import AnyGame, Table

RECENT_LIMIT = 6
COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "white", "brown", "pink", "aqua", "navy", "lavender")


class TableSpec(Struct, frozen=True):
    """A table as the lobby opens it: game, profile, options chosen on top, and who sits there."""

    game: str
    profile: str = ""
    options: dict[str, Any] = {}
    seats: tuple[TakeSeat, ...] = ()

    def rules(self) -> Rules:
        """The rules in force; OptionError lists everything wrong."""
        rules: Rules = catalog.game(self.game).rules_for(self.profile, self.options)
        return rules


def seating(rules: Rules, players: int = 2, names: tuple[str, ...] = (), cents: int = 0) -> tuple[TakeSeat, ...]:
    """Players with a bankroll and a colour each."""
    chip = rules.chips_cents[0]
    bankroll = cents or max(100_000, 50 * rules.minimum_cents) // chip * chip
    count = min(players, rules.seats, len(COLOURS))
    wanted = [*names[:count], *(f"Player {seat}" for seat in range(len(names) + 1, count + 1))]
    return tuple(TakeSeat(seat, name, bankroll, COLOURS[seat - 1]) for seat, name in enumerate(wanted, 1))


def folder() -> Path:
    """The application's data folder (of the tests, in test mode)."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class SessionFile:
    """The recording of one table."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or folder() / "sessions" / f"{QUuid.createUuid().toString(QUuid.StringFormat.Id128)}.json"

    def save(self, table: Table) -> None:
        """Replace the file by the session so far."""
        _replace(self.path, to_json(record(table)))

    def end(self) -> None:
        """The session is over; nothing is left to go on with."""
        self.path.unlink(missing_ok=True)


class Interrupted(Struct, frozen=True):
    """A session that can go on."""

    path: Path
    recording: Recording
    game: AnyGame

    def table(self) -> Table:
        """The table as the session starts; play `recording.actions` to where it stopped."""
        return Table(self.game, msgspec.convert(self.recording.rules, self.game.rules))


def interrupted() -> Iterator[Interrupted]:
    """Sessions on disk, the latest first; files that no longer make sense are left alone."""
    paths = sorted((folder() / "sessions").glob("*.json"), key=_age, reverse=True)
    for path in paths:
        found = _read(path)
        if found is not None:
            yield found


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path) -> Interrupted | None:
    try:
        recording = from_json(path.read_bytes())
        found = Interrupted(path, recording, catalog.game(recording.game))
        found.table()
    except (OSError, msgspec.MsgspecError, catalog.UnknownGame, IllegalAction):
        return None
    return found


def recent() -> tuple[TableSpec, ...]:
    """The tables opened last."""
    try:
        found = msgspec.json.decode((folder() / "recent.json").read_bytes(), type=tuple[TableSpec, ...])
    except (OSError, msgspec.MsgspecError):
        return ()
    return tuple(spec for spec in found if spec.game in catalog.IDS)


def remember(spec: TableSpec) -> None:
    """Put a table at the head of the recent ones."""
    others = [other for other in recent() if (other.game, other.profile) != (spec.game, spec.profile)]
    _replace(folder() / "recent.json", msgspec.json.encode([spec, *others][:RECENT_LIMIT]))


def _replace(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    os.replace(fresh, path)
