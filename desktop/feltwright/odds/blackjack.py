"""Blackjack: the wager under basic strategy, and insurance by the composition of the shoe."""

from __future__ import annotations

from fractions import Fraction

from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import Basis, BetKey
from feltwright.odds.blackjack_strategy import STRATEGY, terms_of, worth
from feltwright.odds.edge import Edge

DIGITS = 10**9
"""The wager is worked out in decimals and given to nine places."""


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """The edge of a wager; insurance exactly, the rest as its strategy says."""
    assert isinstance(rules, BlackjackRules)
    if key.wager == "insurance":
        return insurance(rules, key)
    return main(key, -worth(terms_of(rules)), STRATEGY)


def main(key: BetKey, each: float, strategy: str) -> Edge:
    """A wager's edge in decimals."""
    found = Fraction(round(each * DIGITS), DIGITS)
    return Edge(key, found, found, Basis.BET, found, found, strategy)


def insurance(rules: BlackjackRules, key: BetKey) -> Edge:
    """Tens among the cards that are not the dealer's ace; the range is over what the insured hand holds."""
    tens, others = 16 * rules.deck_count, 52 * rules.deck_count - 1
    held = 2 * len(rules.MAIN)
    each = insurance_edge(tens, others)
    return Edge(
        key,
        each,
        each,
        Basis.BET,
        insurance_edge(tens, others - held),
        insurance_edge(tens - held, others - held),
        "by composition: all cards but the dealer's ace; the range knows the player's own",
    )


def insurance_edge(tens: int, unseen: int) -> Fraction:
    """2 to 1 on a ten among the unseen cards.

    >>> insurance_edge(96, 311)
    Fraction(23, 311)
    """
    return 1 - 3 * Fraction(tens, unseen)
