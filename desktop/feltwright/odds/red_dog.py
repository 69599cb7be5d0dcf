"""Red Dog counted out from a full shoe: every pair of first cards and every third one."""

from __future__ import annotations

from fractions import Fraction

from feltwright.engine.game import Rules
from feltwright.engine.games.red_dog_rules import TRIPLE_ODDS, RedDog, spread_odds
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge

RAISE_FROM = 7
"""The least spread at which the third card falls between more often than not."""
SPREADS = range(1, 12)
STRATEGY = "raise in full at a spread of 7 and more"


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """The edge per original bet, raises of the strategy included, or per raise made by the strategy."""
    assert isinstance(rules, RedDog)
    return _raise_edge(rules, key) if key.wager == "raise" else _bet_edge(rules, key)


def _bet_edge(rules: RedDog, key: BetKey) -> Edge:
    decks = rules.decks
    worth = triple_share(decks) * TRIPLE_ODDS.pays
    for spread in SPREADS:
        worth += spread_share(decks, spread) * spread_worth(decks, spread) * (2 if spread >= RAISE_FROM else 1)
    resolved = triple_share(decks) + sum(spread_share(decks, spread) for spread in SPREADS)
    return Edge(key, -worth, -worth / resolved, rules.book[key].wager.basis, -worth, -worth, STRATEGY)


def _raise_edge(rules: RedDog, key: BetKey) -> Edge:
    """Its range is that over all spreads, from the best to the worst for the player."""
    decks = rules.decks
    raised = [spread for spread in SPREADS if spread >= RAISE_FROM]
    worth = sum((spread_share(decks, spread) * spread_worth(decks, spread) for spread in raised), Fraction(0))
    each = -worth / sum(spread_share(decks, spread) for spread in raised)
    worths = [spread_worth(decks, spread) for spread in SPREADS]
    return Edge(key, each, each, rules.book[key].wager.basis, -max(worths), -min(worths), STRATEGY)


def spread_share(decks: int, spread: int) -> Fraction:
    """How often the first two cards leave this spread: 12 - spread pairs of values, in either order."""
    each, size = 4 * decks, 52 * decks
    return Fraction((12 - spread) * 2 * each * each, size * (size - 1))


def triple_share(decks: int) -> Fraction:
    """How often three of a kind come."""
    each, size = 4 * decks, 52 * decks
    return Fraction(13 * each * (each - 1) * (each - 2), size * (size - 1) * (size - 2))


def between(decks: int, spread: int) -> Fraction:
    """How often the third card falls between."""
    return Fraction(spread * 4 * decks, 52 * decks - 2)


def spread_worth(decks: int, spread: int) -> Fraction:
    """What a unit on a spread is worth before the third card."""
    hit = between(decks, spread)
    return hit * spread_odds(spread).pays - (1 - hit)
