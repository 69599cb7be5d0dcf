"""Pokette on paper: cards of the wheel, wagers, what they cover and pay, and the house's choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import ClassVar

from feltwright.engine.game import Rules, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, pays_of
from feltwright.engine.wagers import Basis, BetKey, Pay, Wager
from feltwright.engine.wheels import Wheel

RANKS = "AKQJT98765432"
SUITS = "SCDH"
JOKERS = ("JK1", "JK2")
ROWS = tuple(tuple(rank + suit for suit in SUITS) for rank in RANKS)
CARDS = (*JOKERS, *(card for row in ROWS for card in row))
# POK-7: the order on the wheel is missing; red and black alternate, ranks are spread, the jokers are opposite.
RIM = tuple(
    "JK1 AS 9H 4C QD 7S 2H TC 5D KS 8H 3C JD 6S AH 9C 4D QS 7H 2C TD 5S KH 8C 3D JS 6H "
    "JK2 AC 9D 4S QH 7C 2D TS 5H KC 8D 3S JH 6C AD 9S 4H QC 7D 2S TH 5C KD 8S 3H JC 6D".split()
)
STRAIGHTS = frozenset(frozenset(run) for run in (*zip(RANKS, RANKS[1:], RANKS[2:], strict=False), "A23"))
"""Three consecutive values; the ace goes with king and queen or with 2 and 3, never between (000 (b)(2))."""

_ANY = "any spin, until No more bets"
_ONE = "one card on the stand, until No more bets"
_TWO = "two cards on the stand that could make it, until No more bets"
PREVIOUS, RESPIN = "previous_card", "void_and_respin"
WAGERS = (
    Wager("straight", "Single Card Straight Up", "000 (e)(1)(i)", _ANY, group="card"),
    Wager("split", "Two Cards or Split", "000 (e)(1)(ii)", _ANY, group="card"),
    Wager("corner", "Four Cards or Corner", "000 (e)(1)(iii)", _ANY, group="card"),
    Wager("single_rank", "Single Rank", "000 (e)(1)(iv)", _ANY, group="rank"),
    Wager("double_rank", "Double Rank", "000 (e)(1)(v)", _ANY, group="rank"),
    Wager("block_akq", "Ace-King-Queen Rank", "000 (e)(1)(vi)", _ANY, group="rank"),
    Wager("block_jt9", "Jack-10-9 Rank", "000 (e)(1)(vii)", _ANY, group="rank"),
    Wager("block_876", "8-7-6 Rank", "000 (e)(1)(viii)", _ANY, group="rank"),
    Wager("block_543", "5-4-3 Rank", "000 (e)(1)(ix)", _ANY, group="rank"),
    Wager("red", "Red", "000 (e)(1)(x)", _ANY, group="suit"),
    Wager("black", "Black", "000 (e)(1)(xi)", _ANY, group="suit"),
    Wager("suit", "Suit or Column", "000 (e)(1)(xii)", _ANY, group="suit"),
    Wager("jacer", "Jacer", "000 (e)(1)(xiii)", _ANY, group="card"),
    Wager("pair_in_two", "Pair in Two", "000 (e)(2)(i)", _ONE, Basis.RESOLVED, "hand"),
    Wager("pair_in_three", "Pair in Three", "000 (e)(2)(ii)", _TWO, Basis.RESOLVED, "hand"),
    Wager("three_of_a_kind", "Three of a Kind", "000 (e)(2)(iii)", _TWO, Basis.RESOLVED, "hand"),
    Wager("flush", "Flush", "000 (e)(2)(vi)", _TWO, Basis.RESOLVED, "hand"),
    Wager("open_straight", "Open Straight", "000 (e)(2)(iv)", _TWO, Basis.RESOLVED, "hand"),
    Wager("inside_straight", "Inside Straight", "000 (e)(2)(iv)", _TWO, Basis.RESOLVED, "hand"),
    Wager("open_straight_flush", "Open Straight Flush", "000 (e)(2)(v)", _TWO, Basis.RESOLVED, "hand"),
    Wager("inside_straight_flush", "Inside Straight Flush", "000 (e)(2)(v)", _TWO, Basis.RESOLVED, "hand"),
)
WAGER = {wager.id: wager for wager in WAGERS}
_LEAST = (
    "straight 50 split 24 corner 12 single_rank 12 double_rank 5 block_akq 3 block_jt9 3 block_876 3 block_543 3 "
    "red 1 black 1 suit 3 jacer 12 pair_in_two 11 pair_in_three 5 three_of_a_kind 11 flush 3 "
    "open_straight 5 inside_straight 11 open_straight_flush 24 inside_straight_flush 49".split()
)
LEAST: PayTable = tuple((line, Odds(int(pays))) for line, pays in zip(_LEAST[::2], _LEAST[1::2], strict=True))
"""POK-1: the table after (f)(2) is lost; New Jersey's, with the same wagers, gives the least odds."""
HANDS = {
    "pair_in_two": ("000 (h)(1)", "000 (h)(2)"),
    "pair_in_three": ("000 (h)(3)", "000 (h)(5)(i)"),
    "flush": ("000 (h)(4)(i)", "000 (h)(5)(ii)"),
    "open_straight": ("000 (h)(4)(ii)(A)", "000 (e)(2)(iv)"),  # POK-3: (h)(5)(iii) has lost its words
    "inside_straight": ("000 (h)(4)(ii)(B)", "000 (e)(2)(iv)"),
    "open_straight_flush": ("000 (h)(4)(iii)(A)", "000 (h)(5)(iv)"),
    "inside_straight_flush": ("000 (h)(4)(iii)(B)", "000 (h)(5)(iv)"),
    "three_of_a_kind": ("000 (h)(4)(iv)", "000 (h)(5)(v)"),
}
"""The poker hand wagers in the order they are announced: the clause that opens each, and the one that decides it."""


class Pokette(Rules, frozen=True, kw_only=True):
    """The house's choices at a Pokette table."""

    pays_table: PayTable = LEAST
    clapper_between: str = PREVIOUS  # POK-11: the first of the two choices the text offers
    ace_king: str = "inside"
    stand: str = "cards"

    LIMITS_CITE: ClassVar[str] = "POK-10"

    @cached_property
    def spun(self) -> Wheel:
        """The wheel on the table."""
        return Wheel(RIM, tuple(map(colour_of, RIM)), ball=False, revolutions=3)

    @cached_property
    def covers(self) -> dict[BetKey, frozenset[str]]:
        """The cards each non-poker hand key wins on."""
        return dict(_covers())

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for key in (*self.covers, *map(BetKey, HANDS)):
            yield WAGER[key.wager], key

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (Pay(pays_of(self.pays_table, key.wager)),)

    def pay_cite(self, key: BetKey) -> str:
        least = pays_of(self.pays_table, key.wager) == pays_of(LEAST, key.wager)
        return "NJAC 13:69F-12.6(b)" if least else "000 (f)(2)"

    def problems(self) -> list[OptionProblem]:
        return [
            OptionProblem("pays_table", "BELOW_LEAST_ODDS", f"{line}: {odds}, least {least}")
            for (line, odds), (_, least) in zip(self.pays_table, LEAST, strict=True)
            if odds.pays * least.to < least.pays * odds.to
        ]


OPTIONS = (
    Option("pays_table", "Payout odds", Kind.ODDS, "000 (f)(2)", tuple(WAGER)),
    Option("clapper_between", "Clapper between two cards", Kind.CHOICE, "000 (i)(1)", (PREVIOUS, RESPIN)),
    Option("ace_king", "Straight on ace and king", Kind.CHOICE, "POK-2", ("inside", "open")),
    Option("stand", "Winning cards shown by", Kind.CHOICE, "000 (b)(1)", ("cards", "electronic")),
    *limit_options("POK-10"),
)


def colour_of(card: str) -> str:
    """Red, black, or green for a joker."""
    if card in JOKERS:
        return "green"
    return "red" if card[1] in "DH" else "black"


def _covers() -> Iterator[tuple[BetKey, frozenset[str]]]:
    for card in CARDS:
        yield BetKey("straight", card), frozenset({card})
    for group in _adjoining():
        yield BetKey("split" if len(group) == 2 else "corner", "-".join(group)), frozenset(group)
    for row in ROWS:
        yield BetKey("single_rank", row[0][0]), frozenset(row)
    for upper, lower in pairwise(ROWS):
        yield BetKey("double_rank", f"{upper[0][0]}-{lower[0][0]}"), frozenset(upper + lower)
    for block, two in zip(("AKQ", "JT9", "876", "543"), ROWS[-1], strict=True):
        yield BetKey(f"block_{block.lower()}"), frozenset({*_of(block, SUITS), two})
    yield BetKey("red"), _of(RANKS, "DH")
    yield BetKey("black"), _of(RANKS, "SC")
    for suit in SUITS:
        yield BetKey("suit", suit), _of(RANKS, suit)
    yield BetKey("jacer"), frozenset({"AC", "AD", *JOKERS})


def _of(ranks: str, suits: str) -> frozenset[str]:
    return frozenset(rank + suit for rank in ranks for suit in suits)


def _adjoining() -> Iterator[tuple[str, ...]]:
    """Splits and corners, as thirteen rows of four under the two jokers give them."""
    yield from (JOKERS, ("JK1", "AS"), ("JK1", "AC"), ("JK2", "AD"), ("JK2", "AH"))
    for row in ROWS:
        yield from pairwise(row)
    for upper, lower in pairwise(ROWS):
        yield from zip(upper, lower, strict=True)
        for left in range(3):
            yield (*upper[left : left + 2], *lower[left : left + 2])
