"""Random legal play, and random wishes legal or not, for the property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from feltwright.engine.actions import (
    Action,
    BuyIn,
    CallBet,
    Decide,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
)
from feltwright.engine.chance import ChanceRequest, outcomes
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import BetKey

COLOURS = ("red", "blue", "green", "yellow", "pink", "brown", "orange", "white")
STAFF = ((), (), ("dealer",), ("dealer", "boxman"), ("boxperson",), ("table games manager",), ("general manager",))
TENDERS = ("chips", "chips", "chips", "cash", "match_play")


def open_table(game: AnyGame, profile: str = "", seats: int = 3, **chosen: object) -> Table:
    """A table with players."""
    table = Table(game, game.rules_for(profile, chosen))
    for seat in range(1, min(seats, len(table.state.seats)) + 1):
        table.do(TakeSeat(seat, f"Player {seat}", 500_000, COLOURS[seat - 1]))
    return table


def any_wish(table: Table, chance: Random) -> Action:
    """Something somebody might ask for, sensible or not."""
    kind = chance.choices(_WISHES, weights=(40, 4, 2, 2, 4, 2, 1, 0.2, 0.2, 0.2))[0]
    return kind(table, chance)


def _place(table: Table, chance: Random) -> Action:
    key = chance.choice(_places(table) if chance.random() < 0.9 else list(table.rules.book))
    unit = table.rules.book[key].unit_cents
    cents = chance.choice((unit, 5 * unit, 10 * unit, 12 * unit, 37, -100, 100, 10_000_000))
    return PlaceBet(_seat(table, chance), key, cents, chance.choice(TENDERS), chance.choice(STAFF))


def _places(table: Table) -> list[BetKey]:
    """Where a player might put chips himself."""
    return [key for key, terms in table.rules.book.items() if terms.wager.placed_by != "decision"]


def _remove(table: Table, chance: Random) -> Action:
    if table.state.bets and chance.random() < 0.9:
        bet = chance.choice(table.state.bets)
        return RemoveBet(bet.seat, bet.key, chance.choice((0, 100, 500, bet.cents, bet.cents + 100)))
    return RemoveBet(_seat(table, chance), chance.choice(list(table.rules.book)))


def _call(table: Table, chance: Random) -> Action:
    if not table.state.bets:
        return CallBet(1, chance.choice(list(table.rules.book)), True)
    bet = chance.choice(table.state.bets)
    return CallBet(bet.seat, bet.key, chance.random() < 0.7, chance.choice(STAFF))


def _proceed(table: Table, chance: Random) -> Action:
    return Proceed(chance.choice([*(step.id for step in table.game.steps), "dance"]))


def _decide(table: Table, chance: Random) -> Action:
    choices = [*(decision.id for decision in table.game.decisions), "sulk"]
    seat = _seat(table, chance)
    hand = chance.choice([*table.game.hands(table.state, seat), 0, 1])
    return Decide(seat, chance.choice(choices), hand, chance.choice((0, 0, 0, 0, 500, -100)))


def _another(table: Table, usual: Decide, chance: Random) -> Decide:
    """Some other decision about the same hand where it is legal, now and then for less money than usual."""
    choice = chance.choice([decision.id for decision in table.game.decisions])
    wish = Decide(usual.seat, choice, usual.hand, chance.choice((0, 0, table.rules.chips_cents[0])))
    return wish if table.why_not(wish) is None else usual


def _resolve(table: Table, chance: Random) -> Action:
    request = table.needs()
    if request is None:
        return Resolve((0,))
    return Resolve(any_answer(request, chance))


def any_answer(request: ChanceRequest, chance: Random) -> tuple[int, ...]:
    """Some answer; cards are drawn one by one, because there are too many deals to list them."""
    if request.replace:
        return chance.choice([picks for picks, _ in outcomes(request)])
    left = list(request.weights or (1,) * len(request.faces))
    picks = []
    for _ in range(request.count):
        (pick,) = chance.choices(range(len(left)), weights=left)
        left[pick] -= 1
        picks.append(pick)
    return tuple(picks)


def _irregular(table: Table, chance: Random) -> Action:
    rows = table.game.irregularities
    if not rows:
        return RaiseIrregularity("flood")
    row = chance.choice(rows)
    detail = tuple((name, chance.choice(values)) for name, values in row.takes if values and chance.random() < 0.9)
    return RaiseIrregularity(row.id, detail)


def _sit(table: Table, chance: Random) -> Action:
    return TakeSeat(_seat(table, chance), "Newcomer", chance.choice((100_000, 50)), chance.choice(COLOURS))


def _leave(table: Table, chance: Random) -> Action:
    return LeaveSeat(_seat(table, chance))


def _buy(table: Table, chance: Random) -> Action:
    return BuyIn(_seat(table, chance), chance.choice((10_000, 33)))


def _seat(table: Table, chance: Random) -> int:
    return chance.choice([1, 1, 2, 2, 3, 3, len(table.state.seats) + 1])


_WISHES = (_place, _remove, _call, _proceed, _decide, _resolve, _irregular, _sit, _leave, _buy)


def play_on(table: Table, chance: Random, rounds: int) -> Iterator[Action]:
    """Legal play for so many outcomes: whatever legal wish comes up, and now and then the table's next step."""
    played = 0
    while played < rounds:
        action: Action | None = any_wish(table, chance)
        if chance.random() < 0.08:
            action = _resolve(table, chance) if table.needs() is not None else table.routine()
            if isinstance(action, Decide) and chance.random() < 0.7:
                action = _another(table, action, chance)
        if action is None or table.why_not(action) is not None:
            action = _refill(table)
        if action is None:
            continue
        played += isinstance(action, Resolve)
        table.do(action)
        yield action


def _refill(table: Table) -> Action | None:
    """The first three seats are kept taken and in funds."""
    for seat in range(1, min(3, len(table.state.seats)) + 1):
        place = table.state.seats[seat - 1]
        if not place.name:
            free = [colour for colour in COLOURS if colour not in {other.colour for other in table.state.seats}]
            return TakeSeat(seat, f"Player {seat}", 500_000, free[0])
        if place.cents < 50_000:
            return BuyIn(seat, 500_000)
    return None
