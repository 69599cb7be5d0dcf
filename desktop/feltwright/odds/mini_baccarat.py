"""Mini-Baccarat counted out: every way the two hands can be dealt from a full shoe.

Cards burned unseen or seen before a round do not change the average over all shoes, so a full shoe is the exact count.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import lcm

from msgspec import Struct

from feltwright.engine.game import Rules
from feltwright.engine.games.mini_baccarat_rules import (
    QUARTER,
    MiniBaccarat,
    banker_draws,
    commission_cents,
    player_draws,
)
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge


class Shares(Struct, frozen=True):
    """How often each hand wins, as exact shares of all deals."""

    banker: Fraction
    player: Fraction
    tie: Fraction


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """The edge of a wager; nothing is decided by players, so no strategy is assumed."""
    assert isinstance(rules, MiniBaccarat)
    found = shares(int(rules.decks))
    if key.wager == "tie":
        (pay,) = rules.pays(key)
        each = 1 - found.tie * (1 + Fraction(pay.odds.pays, pay.odds.to))
        return _edge(rules, key, each, each)
    each = found.player - found.banker * (1 - charge(rules)) if key.wager == "banker" else found.banker - found.player
    return _edge(rules, key, each, each / (1 - found.tie))


def charge(rules: MiniBaccarat) -> Fraction:
    """The share of a Banker's win that goes in commission, on stakes of which every whole percentage can be paid."""
    stake = 100 * lcm(rules.chips_cents[0], QUARTER)
    return Fraction(commission_cents(rules, stake), stake)


def _edge(rules: MiniBaccarat, key: BetKey, each: Fraction, resolved: Fraction) -> Edge:
    return Edge(key, each, resolved, rules.book[key].wager.basis, each, each)


@cache
def shares(decks: int) -> Shares:
    """Every deal of four to six cards by their values."""
    left = [16 * decks, *[4 * decks] * 9]
    size = 52 * decks
    wins = [0, 0, 0]
    for player, banker, ways in _initial(left):
        for outcome, weight in _finished(left, size - 4, player, banker):
            wins[outcome] += ways * weight
    total = sum(wins)
    return Shares(Fraction(wins[0], total), Fraction(wins[1], total), Fraction(wins[2], total))


def _initial(left: list[int]) -> Iterator[tuple[int, int, int]]:
    """Both two-card counts with their ways; `left` is short of the four cards while the caller looks at it."""
    for first, second, ways in _pairs(left):
        for third, fourth, more in _pairs(left):
            yield (first + second) % 10, (third + fourth) % 10, ways * more


def _pairs(left: list[int]) -> Iterator[tuple[int, int, int]]:
    """Two cards in any order, taken out of `left` until the next pair is asked for."""
    for first in range(10):
        ways = left[first]
        left[first] -= 1
        for second in range(first, 10):
            orders = 1 if second == first else 2
            more = left[second]
            left[second] -= 1
            yield first, second, orders * ways * more
            left[second] += 1
        left[first] += 1


def _finished(left: list[int], size: int, player: int, banker: int) -> Iterator[tuple[int, int]]:
    """Outcomes with their weights, each out of all orders of the next two cards."""
    both = size * (size - 1)
    if max(player, banker) >= 8:
        yield _outcome(player, banker), both
    elif not player_draws(player):
        yield from _banker_alone(left, size, player, banker)
    else:
        for third, ways in enumerate(left):
            left[third] -= 1
            yield from _banker_after(left, size, (player + third) % 10, banker, third, ways)
            left[third] += 1


def _banker_alone(left: list[int], size: int, player: int, banker: int) -> Iterator[tuple[int, int]]:
    if not banker_draws(banker, None):
        yield _outcome(player, banker), size * (size - 1)
        return
    for third, ways in enumerate(left):
        yield _outcome(player, (banker + third) % 10), ways * (size - 1)


def _banker_after(
    left: list[int], size: int, player: int, banker: int, third: int, ways: int
) -> Iterator[tuple[int, int]]:
    if not banker_draws(banker, third):
        yield _outcome(player, banker), ways * (size - 1)
        return
    for own, more in enumerate(left):
        yield _outcome(player, (banker + own) % 10), ways * more


def _outcome(player: int, banker: int) -> int:
    """0 banker, 1 player, 2 tie."""
    return 2 if player == banker else int(player > banker)
