"""A session as bytes, and the same session played again from them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from feltwright.engine.actions import Action, Resolve
from feltwright.engine.chance import ScriptedChance
from feltwright.engine.game import State
from feltwright.engine.table import AnyGame, AnyState, Table


class Recording(Struct, frozen=True):
    """Everything needed to play a session again: the table's rules and what was done, in order."""

    game: str
    rules: dict[str, Any]
    actions: tuple[Action, ...]


def record(table: Table) -> Recording:
    """The session of a table so far."""
    rules: dict[str, Any] = msgspec.to_builtins(table.rules)
    return Recording(table.game.id, rules, tuple(entry.action for entry in table.log))


def to_json(recording: Recording) -> bytes:
    """The recording as JSON."""
    return msgspec.json.encode(recording)


def from_json(data: bytes) -> Recording:
    """A recording from JSON; msgspec.ValidationError names the place of anything malformed."""
    return msgspec.json.decode(data, type=Recording)


def replay(game: AnyGame, recording: Recording) -> Table:
    """Play the recording; IllegalAction at the first action the rules refuse."""
    table = Table(game, msgspec.convert(recording.rules, game.rules))
    for action in recording.actions:
        table.do(action)
    return table


def recorded_chance(recording: Recording) -> ScriptedChance:
    """What chance answered in a recording, to be drawn again in the same order."""
    return ScriptedChance(action.picks for action in recording.actions if isinstance(action, Resolve))


def state_to_json(state: AnyState) -> bytes:
    """A state as JSON."""
    return msgspec.json.encode(state)


def state_from_json(game: AnyGame, data: bytes) -> AnyState:
    """A state from JSON."""
    state: AnyState = msgspec.json.decode(data, type=State[game.play])  # type: ignore[name-defined]
    return state
