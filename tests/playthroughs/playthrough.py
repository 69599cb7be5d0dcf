"""One recorded session per game and profile: every action, event and legal step, as text that a person can read.

`PYTHONPATH=tests python tests/playthroughs/playthrough.py` writes the files anew after a wanted change;
the diff shows what it did.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from engine.random_play import any_answer
from feltwright.engine import catalog
from feltwright.engine.actions import Action, PlaceBet, Resolve, TakeSeat
from feltwright.engine.table import AnyGame, Table

FOLDER = Path(__file__).parent
OUTCOMES = 12
BETS = 4


def file_of(game: AnyGame, profile: str) -> Path:
    """The recording of a game under a profile."""
    return FOLDER / f"{game.id}.{profile}.txt"


def sessions() -> list[tuple[AnyGame, str]]:
    """Every game under every profile."""
    return [(game, profile.id) for game in catalog.games() for profile in game.profiles]


def played(game: AnyGame, profile: str) -> str:
    """The session as text."""
    table = Table(game, game.rules_for(profile))
    lines = [f"{game.name}, profile {profile}: {len(table.rules.book)} wagers"]
    for action in _actions(table):
        entry = table.do(action)
        lines += ["", f"> {_text(action)}", *(f"  {_text(event)}" for event in entry.events)]
        lines += [f"  = {_text(table.state.play)} {_balances(table)}"]
        lines += [f"  ? {_text(offer)}" for offer in table.offers()]
    return "\n".join(lines) + "\n"


def _actions(table: Table) -> Iterator[Action]:
    chance = Random(table.game.id)
    yield TakeSeat(1, "Ann", 100_000, "red")
    yield TakeSeat(2, "Ben", 100_000, "blue")
    for _ in range(OUTCOMES):
        for _ in range(BETS):
            key = chance.choice(list(table.rules.book))
            bet = PlaceBet(chance.choice((1, 2)), key, table.rules.book[key].unit_cents * 10)
            if table.why_not(bet) is None:
                yield bet
        while (request := table.needs()) is None:
            step = table.routine()
            assert step is not None, "the routine leads to chance"
            yield step
        yield Resolve(any_answer(request, chance))


def _text(value: object) -> str:
    fields = msgspec.to_builtins(value)
    name = fields.pop("type", type(value).__name__)
    return f"{name} {msgspec.json.encode(fields).decode()}"


def _balances(table: Table) -> str:
    seats = " ".join(str(seat.cents) for seat in table.state.seats if seat.name)
    return f"{table.state.phase} [{seats}] house {table.state.house_cents}"


if __name__ == "__main__":
    for recorded, under in sessions():
        file_of(recorded, under).write_text(played(recorded, under), encoding="utf-8")
        sys.stdout.write(f"{file_of(recorded, under).name}\n")
