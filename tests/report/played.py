"""Sessions for the tests of reports: played by the engine with seeded chance, written as chains are."""

from __future__ import annotations

from random import Random

import msgspec

from feltwright.engine import catalog
from feltwright.engine.actions import Action, BuyIn, Decide, PlaceBet, TakeSeat
from feltwright.engine.chance import BlockChance
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey
from feltwright.report.making import Place
from feltwright.store.chain import SCHEMA, Body, Closed, Entry, LayoutMark, Opened, Remarked, Stepped, encode
from moments import MOMENT_MS

START_MS = 1_780_000_000_000
BETS = {
    "roulette": ("straight:17", "red", "dozen:1", "split:0-00"),
    "craps": ("pass", "field", "hardway:6", "any_seven"),
    "big_six": ("1", "5"),
}


def place(number: int = 1, previous: str = "") -> Place:
    """Here, at the moment of the tests."""
    return Place(number, previous, MOMENT_MS, "f00d-1", "test")


class Scribe:
    """Writes entries, one a second."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def write(self, body: Body) -> None:
        seq = len(self.lines)
        self.lines.append(encode(Entry(seq, START_MS + 1000 * seq, 5_000 + 1000 * seq, body)))


def session(
    game_id: str = "roulette", rounds: int = 6, seed: int = 1, *, cut_short: bool = False, **said: str
) -> list[bytes]:
    """A session of two players who bet on what the table offers, until so many outcomes have come.

    Cut short, it ends with their next wagers on the felt."""
    game = catalog.game(game_id)
    rules = game.rules_for()
    scribe = Scribe()
    opened = {"session": f"{game_id}-{seed}", "mode": "live", "chance": "system, healthy", **said}
    scribe.write(
        Opened(
            schema=SCHEMA,
            installation="f00d-1",
            application="0.1",
            platform="test",
            game=game_id,
            profile=game.profiles[0].id,
            options={},
            rules=msgspec.to_builtins(rules),
            layout=LayoutMark(game_id, "1", "ab" * 32),
            operator="Ann",
            challenge="blue heron",
            **opened,
        )
    )
    table = Table(game, rules)
    table.subscribe(lambda entry: scribe.write(Stepped(entry.action, entry.events)))
    play(table, rounds, seed)
    if cut_short:
        bet_again(table, seed)
        table.come_to_rest()
    scribe.write(Remarked("recalled", (("round", "1"),)))
    scribe.write(Closed("ended"))
    return scribe.lines


def play(table: Table, rounds: int, seed: int) -> None:
    """Seeded bets and outcomes."""
    chance = Random(seed)
    source = BlockChance(Random(seed + 1).randbytes)
    for seat, colour in ((1, "red"), (2, "blue")):
        table.do(TakeSeat(seat, f"Player {seat}", 100_000_000, colour))
    while table.state.round <= rounds:
        _bets(table, chance)
        while (action := _next(table, chance)) is not None:
            table.do(action)
            if table.needs() is not None:
                break
            if table.game.kind == "cards" and not table.state.bets:
                _bets(table, chance)
        if table.needs() is not None:
            table.resolve(source)


def bet_again(table: Table, seed: int) -> None:
    """The way to the next round, and its first wagers."""
    chance, source = Random(seed), BlockChance(Random(seed + 1).randbytes)
    while (step := table.settling()) is not None:
        table.do(step)
    _bets(table, chance)
    while not table.state.bets:
        if table.needs() is not None:
            table.resolve(source)
        else:
            action = table.routine()
            assert action is not None, "the table goes on"
            table.do(action)
        _bets(table, chance)


def _bets(table: Table, chance: Random) -> None:
    keys = [key for key, terms in table.rules.book.items() if terms.wager.placed_by == "player"]
    for seat in (1, 2):
        for key in _wanted(table, keys, seat, chance):
            unit = table.rules.book[key].unit_cents
            least = table.rules.book[key].minimum_cents
            wish = PlaceBet(seat, key, -(-least // unit) * unit)
            if table.why_not(wish) is None:
                table.do(wish)


def _wanted(table: Table, keys: list[BetKey], seat: int, chance: Random) -> list[BetKey]:
    if table.game.kind == "cards":
        return [key for key in keys if key.spot in (0, seat)][:1]
    known = [key for key in map(BetKey.parse, BETS.get(table.game.id, ())) if key in table.rules.book]
    return chance.sample(known, min(2, len(known))) if known else chance.sample(keys, 2)


def _next(table: Table, chance: Random) -> Action | None:
    choices = [action for action in table.offers() if isinstance(action, Decide)] if chance.random() < 0.3 else []
    if choices:
        return chance.choice(choices)
    if table.state.seats[0].cents < 1_000_000:
        return BuyIn(1, 100_000_000)
    return table.routine()
