"""Four Card Poker: exact edges from a table of every deal, made by `tests/tables/four_card_poker.py`."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from msgspec import Struct

from feltwright.engine.hands import PAIR, QUADS, STRAIGHT_FLUSH, TRIPS, Hand

DEALS = 52 * comb(51, 5)
"""The dealer's face-up card and a player's five."""
DEALER_HANDS = comb(46, 5)
"""The dealer's other five cards, once those are known."""
PAIR_OF_ACES = "pair_of_aces"
BONUS = {TRIPS: 2, STRAIGHT_FLUSH: 20, QUADS: 25}


class Position(Struct, frozen=True):
    """All deals with one kind of hand in which one decision is best."""

    line: str
    decision: str
    """`fold`, or how many times the ante is bet."""
    deals: int
    dealer_higher: int
    """Over those deals, in how many ways the dealer's other cards make a higher hand."""


def line_of(hand: Hand) -> str:
    """The line of the pay table: the class, with a pair of aces on its own."""
    return PAIR_OF_ACES if hand.kind == PAIR and hand.score >> 12 & 15 == 13 else hand.kind


def best_decision(line: str, dealer_higher: int) -> str:
    """The best of folding, one and three times the ante; what lies between is never better than both ends."""
    net = Fraction(DEALER_HANDS - 2 * dealer_higher, DEALER_HANDS)
    bonus = BONUS.get(line, 0)
    values = {"fold": Fraction(-1), "1": 2 * net + bonus, "3": 4 * net + bonus}
    return max(values, key=values.__getitem__)
