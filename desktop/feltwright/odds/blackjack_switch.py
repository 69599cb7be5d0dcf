"""Blackjack Switch: both hands of a player, switched when that is worth more."""

from __future__ import annotations

from functools import cache

from feltwright.engine.game import Rules
from feltwright.engine.games.blackjack_switch import Switch
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.blackjack import insurance, main
from feltwright.odds.blackjack_strategy import STRATEGY, VALUES, Terms, hand_worth, plain_21, terms_of
from feltwright.odds.edge import Edge

SWITCHING = f"the better pair of hands by switching, then {STRATEGY}"


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """The edge of either wager: half of what the house expects of both."""
    assert isinstance(rules, Switch)
    if key.wager == "insurance":
        return insurance(rules, key)
    return main(key, -switched_worth(terms_of(rules), counts=rules.switched_natural_counts) / 2, SWITCHING)


@cache
def switched_worth(terms: Terms, *, counts: bool) -> float:
    """What the two hands together are worth, over every four cards and up card."""
    kept = {(a, b, up): hand_worth(terms, min(a, b), max(a, b), up) for a in VALUES for b in VALUES for up in VALUES}
    moved = kept if counts else _without_naturals(terms, kept)
    return sum(
        share * max(kept[a, b, up] + kept[c, d, up], moved[a, d, up] + moved[c, b, up])
        for share, (a, b, c, d), up in _deals(terms.decks)
    )


def _without_naturals(terms: Terms, kept: dict[tuple[int, int, int], float]) -> dict[tuple[int, int, int], float]:
    """The same table where an ace and a ten brought together are only 21."""
    return {(a, b, up): plain_21(terms, up) if {a, b} == {1, 10} else found for (a, b, up), found in kept.items()}


def _deals(decks: int) -> list[tuple[float, tuple[int, int, int, int], int]]:
    """Every four values and up card with their share, drawn without putting back."""
    full = [0, *([4 * decks] * 9), 16 * decks]
    found: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    for _ in range(5):
        longer = []
        for share, cards in found:
            size = 52 * decks - len(cards)
            longer += [
                (share * (full[value] - cards.count(value)) / size, (*cards, value))
                for value in VALUES
                if full[value] > cards.count(value)
            ]
        found = longer
    return [(share, (a, b, c, d), up) for share, (a, b, c, d, up) in found]
