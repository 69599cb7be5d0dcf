"""Blackjack hands: what cards count, and what a hand is worth against the dealer's."""

from __future__ import annotations

from msgspec import Struct

from feltwright.engine.cards import CARDS, RANKS
from feltwright.engine.money import Odds
from feltwright.engine.wagers import BetKey, Result, Verdict

# 003 §3.B.1: figures at their face, court cards ten, an ace eleven unless that is too much.
VALUE = {card: 11 if card[0] == "A" else min(10, RANKS.index(card[0]) + 2) for card in CARDS}

WAITS, STOOD, SURRENDERED, OVER = "waits", "stood", "surrendered", "over"
EVEN = Odds(1)


class Hand(Struct, frozen=True, gc=False):
    """The cards in front of one wager."""

    seat: int
    spot: int
    box: int
    """0, or 1 for the second hand of a player who starts with two."""
    number: int
    """Counts the hands of a spot: 0 and up as they are made."""
    key: BetKey
    """The wager that lies in front of it."""
    cards: tuple[str, ...] = ()
    status: str = WAITS
    split: bool = False
    """Made by splitting a pair: an ace and a ten are then no blackjack (003 §3.A.1)."""
    doubled: bool = False
    plain: bool = False
    """Made by switching where the house does not count that as a blackjack."""

    @property
    def place(self) -> str:
        """Where its cards lie."""
        return f"hand.{self.spot}.{self.number}"

    @property
    def double_key(self) -> BetKey:
        """Where the wager on doubling lies."""
        return BetKey("double_down", str(self.number), self.spot)


def count(cards: tuple[str, ...]) -> tuple[int, bool]:
    """The total, and whether it is soft: an ace in it counts eleven (003 §3.A.3, 003 §3.A.5).

    >>> count(("AS", "6D")), count(("AS", "6D", "KH"))
    ((17, True), (17, False))
    """
    total, aces = 0, 0
    for card in cards:
        value = VALUE[card]
        total += value
        if value == 11:
            aces += 1
    while total > 21 and aces:
        total -= 10
        aces -= 1
    return total, aces > 0


def is_natural(cards: tuple[str, ...]) -> bool:
    """An ace and a ten-value card as the first two."""
    return len(cards) == 2 and VALUE[cards[0]] + VALUE[cards[1]] == 21


def has_blackjack(hand: Hand) -> bool:
    """A blackjack of a player, never after a split."""
    return not hand.split and not hand.plain and is_natural(hand.cards)


def must_draw(cards: tuple[str, ...], *, hits_soft_17: bool) -> bool:
    """The dealer's rule (003 §3.J.1, 003 §3.M.3; SDB-2: soft 18 stands)."""
    total, soft = count(cards)
    return total < 17 or (total == 17 and soft and hits_soft_17)


class Dealers(Struct, frozen=True, gc=False):
    """The dealer's finished hand as the players' hands meet it."""

    total: int
    natural: bool
    push: int = 0
    """With this total the dealer pushes every live hand (Blackjack Switch: 22)."""
    at_push: Result = Result.PUSH
    """What that total does to them, should the house read the silence of the text otherwise."""


def verdict(hand: Hand, dealer: Dealers, blackjack: Odds) -> Verdict:
    """What becomes of the wager of a hand that is not over 21."""
    total, _ = count(hand.cards)
    natural = has_blackjack(hand)
    if dealer.natural:
        return Verdict(Result.PUSH if natural else Result.LOSE, "003 §3.C.1")
    if dealer.push and dealer.total == dealer.push:
        return Verdict(dealer.at_push, "SWI-2")
    if natural:
        return Verdict(Result.WIN, "003 §3.B.2.c", blackjack)
    if dealer.total > 21:
        return Verdict(Result.WIN, "003 §3.N.1.a" if dealer.push else "003 §3.B.2.a", EVEN)
    if total == dealer.total:
        return Verdict(Result.PUSH, "003 §3.C.1")
    if total < dealer.total:
        return Verdict(Result.LOSE, "003 §3.B.2")
    return Verdict(Result.WIN, "003 §3.N.1.b" if dealer.push else "003 §3.B.2.b", EVEN)
