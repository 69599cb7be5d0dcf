"""What people mean by a click: pure questions to the rules, answered with actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from feltwright.engine.actions import CallBet, PlaceBet, RemoveBet
from feltwright.engine.refusals import Refusal
from feltwright.engine.table import Table
from feltwright.engine.wagers import Bet, BetKey

ROLES = (
    "dealer",
    "boxman",
    "boxperson",
    "stickman",
    "stickperson",
    "floorperson",
    "pit supervisor",
    "pit boss",
    "table games manager",
    "casino manager",
)
"""Who may confirm a late, verbal or high bet, from the table upward."""
TRIES = 60


def least_bet(table: Table, seat: int, key: BetKey) -> PlaceBet | None:
    """The smallest bet the table would take now; None if it takes none."""
    terms = table.rules.book[key]
    chip = table.rules.chips_cents[0]
    bet = table.state.bet(seat, key)
    start = 0 if bet else (terms.minimum_cents - 1) // chip
    for count in range(start + 1, start + 1 + TRIES):
        action = PlaceBet(seat, key, count * chip)
        if table.why_not(action) is None:
            return action
    return None


def confirmation_for(table: Table, action: PlaceBet) -> tuple[str, ...] | None:
    """The fewest people whose word would let the bet stand; None if nobody's would."""
    for size in (1, 2):
        for roles in combinations(ROLES, size):
            if table.why_not(replace(action, confirmed_by=roles)) is None:
                return roles
    return None


def why_not_move(table: Table, remove: RemoveBet, place: PlaceBet) -> Refusal | None:
    """Why chips may not go from one area to another, without touching either."""
    refusal = table.why_not(remove)
    if refusal is not None:
        return refusal
    lifted = table.game.perform(table.rules, table.state, remove).state
    return table.game.why_not(table.rules, lifted, place)


def again(table: Table, seat: int, earlier: tuple[Bet, ...]) -> Iterator[PlaceBet]:
    """What is missing of a seat's earlier bets, in the order they lay."""
    for bet in earlier:
        if bet.seat != seat or bet.key not in table.rules.book:
            continue
        there = table.state.bet(seat, bet.key)
        missing = bet.cents - (there.cents if there else 0)
        if missing > 0 and table.rules.book[bet.key].wager.placed_by not in ("travel", "decision"):
            yield PlaceBet(seat, bet.key, missing)


def doubled(table: Table, seat: int) -> Iterator[PlaceBet]:
    """Every bet of a seat once more."""
    for bet in table.state.bets:
        if bet.seat == seat:
            yield PlaceBet(seat, bet.key, bet.cents)


def cleared(table: Table, seat: int) -> Iterator[RemoveBet]:
    """Everything of a seat that may come down, last bet first."""
    for bet in reversed(table.state.bets):
        action = RemoveBet(seat, bet.key)
        if bet.seat == seat and table.why_not(action) is None:
            yield action


def calls(table: Table, seat: int) -> Iterator[CallBet]:
    """The on and off calls the table would take from a seat."""
    for bet in table.state.bets:
        if bet.seat == seat:
            for on in (True, False):
                action = CallBet(seat, bet.key, on)
                if bet.on is not on and table.why_not(action) is None:
                    yield action
