"""Roulette on paper: wheels, numbers, wagers, what they cover and pay, and the house's choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import ClassVar

from feltwright.engine.game import Rules, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem
from feltwright.engine.wagers import Basis, BetKey, Pay, Wager
from feltwright.engine.wheels import Wheel

# ROU-2: the drawings with the order of the numbers are missing.
SINGLE_ZERO = tuple(
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26".split()
)
DOUBLE_ZERO = tuple(
    "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2".split()
)
RED = frozenset("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split())
"""ROU-8: the text alternates red and black without listing them."""
ZEROS = ("0", "00")
LADDER = (Odds(1), Odds(1_000), Odds(10_000))

_UNTIL = "until No More Bets"
WAGERS = (
    Wager("straight", "Straight Up", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("split", "Split", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("three_number", "3-Number", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("four_number", "4-Number", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("five_number", "5-Number", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("six_number", "6-Number", "003 §2.B.1", _UNTIL, group="inside"),
    Wager("column", "Column", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("dozen", "Dozen", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("red", "Red", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("black", "Black", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("odd", "Odd", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("even", "Even", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("low", "Low (1 to 18)", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("high", "High (19 to 36)", "003 §2.B.1", _UNTIL, group="outside"),
    Wager("back_to_back", "Back-to-Back", "003 §2.A.6", _UNTIL, Basis.CYCLE, group="side", fixed=True),
)
WAGER = {wager.id: wager for wager in WAGERS}
ODDS = {
    "straight": Odds(35),
    "split": Odds(17),
    "three_number": Odds(11),
    "four_number": Odds(8),
    "five_number": Odds(6),
    "six_number": Odds(5),
    "column": Odds(2),
    "dozen": Odds(2),
}


class Roulette(Rules, frozen=True, kw_only=True):
    """The house's choices at a roulette table."""

    wheel: str = "double_zero"
    back_to_back: bool = False
    same_number_required: bool = False
    after_third_hit: str = "reset"
    courtesy_split: bool = False
    number_order: tuple[str, ...] = ()
    """Another order of the numbers, clockwise, that the Commission has approved; empty: the standard one."""
    neutral_ring: bool = False

    LIMITS_CITE: ClassVar[str] = "003 §2.A.5"

    @property
    def zeros(self) -> tuple[str, ...]:
        """The green numbers of this wheel."""
        return ZEROS if self.wheel == "double_zero" else ZEROS[:1]

    @cached_property
    def spun(self) -> Wheel:
        """The wheel on the table."""
        faces = self.number_order or self._standard_order
        colours = ("neutral",) * len(faces) if self.neutral_ring else tuple(map(colour_of, faces))
        return Wheel(faces, colours, ball=True, revolutions=4)

    @property
    def _standard_order(self) -> tuple[str, ...]:
        return DOUBLE_ZERO if self.wheel == "double_zero" else SINGLE_ZERO

    def problems(self) -> list[OptionProblem]:
        order = self.number_order
        if order and sorted(order) != sorted(self._standard_order):
            return [OptionProblem("number_order", "NOT_EVERY_NUMBER_ONCE", self.wheel)]
        if order and any(colour_of(a) == colour_of(b) != "green" for a, b in pairwise((*order, order[0]))):
            return [OptionProblem("number_order", "COLOURS_DO_NOT_ALTERNATE", "003 §2.D.2")]
        return []

    @cached_property
    def covers(self) -> dict[BetKey, frozenset[str]]:
        """The numbers each key wins on."""
        return dict(_covers(self))

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        return ((WAGER[key.wager], key) for key in self.covers)

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        if key.wager == "back_to_back":
            whens = ("1st hit running", "2nd", "3rd")
            return tuple(Pay(odds, when) for odds, when in zip(LADDER, whens, strict=True))
        return (Pay(ODDS.get(key.wager, Odds(1))),)

    def pay_cite(self, key: BetKey) -> str:
        return "003 §2.A.6.c" if key.wager == "back_to_back" else "003 §2.B.1"

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        if key.wager == "back_to_back":
            return 100, 100, "003 §2.A.6.b"
        return super().limits(key)


OPTIONS = (
    Option("wheel", "Wheel", Kind.CHOICE, "003 §2.D.2", ("double_zero", "single_zero")),
    Option("number_order", "Approved order of the numbers", Kind.SUBSET, "003 §2.D.2", DOUBLE_ZERO),
    Option("neutral_ring", "Plain neutral ring, with approval", Kind.FLAG, "003 §2.D.2"),
    Option("back_to_back", "Back-to-Back offered", Kind.FLAG, "003 §2.A.6"),
    Option("same_number_required", "Back-to-Back must repeat its number", Kind.FLAG, "ROU-5"),
    Option("after_third_hit", "Ladder after the third hit", Kind.CHOICE, "ROU-5", ("reset", "keeps_paying")),
    Option("courtesy_split", "Courtesy line for the 0-00 split", Kind.FLAG, "ROU-3"),
    *limit_options("003 §2.A.5"),
)


def colour_of(number: str) -> str:
    """Red, black or green."""
    if number in ZEROS:
        return "green"
    return "red" if number in RED else "black"


def _covers(rules: Roulette) -> Iterator[tuple[BetKey, frozenset[str]]]:
    numbers = (*rules.zeros, *map(str, range(1, 37)))
    for number in numbers:
        yield BetKey("straight", number), frozenset({number})
    for group in _inside(rules.zeros):
        yield BetKey(INSIDE[len(group)], "-".join(group)), frozenset(group)
    for third in range(3):
        yield BetKey("column", str(third + 1)), frozenset(str(n) for n in range(third + 1, 37, 3))
        yield BetKey("dozen", str(third + 1)), frozenset(str(n) for n in range(12 * third + 1, 12 * third + 13))
    yield from _even_money()
    if rules.back_to_back:
        for number in numbers:
            yield BetKey("back_to_back", number), frozenset({number})


INSIDE = {2: "split", 3: "three_number", 4: "four_number", 5: "five_number", 6: "six_number"}


def _inside(zeros: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Splits, streets, corners, lines and the zero end, as the grid of twelve rows of three gives them."""
    rows = [tuple(str(n) for n in range(first, first + 3)) for first in range(1, 37, 3)]
    for row in rows:
        yield from pairwise(row)
        yield row
    for upper, lower in pairwise(rows):
        yield from zip(upper, lower, strict=True)
        for left in (0, 1):
            yield (*upper[left : left + 2], *lower[left : left + 2])
        yield upper + lower
    if len(zeros) == 2:
        yield from (("0", "00"), ("0", "1"), ("0", "2"), ("00", "2"), ("00", "3"))
        yield from (("0", "1", "2"), ("0", "00", "2"), ("00", "2", "3"), ("0", "00", "1", "2", "3"))
    else:
        yield from (("0", "1"), ("0", "2"), ("0", "3"), ("0", "1", "2"), ("0", "2", "3"), ("0", "1", "2", "3"))


def _even_money() -> Iterator[tuple[BetKey, frozenset[str]]]:
    all_numbers = [str(n) for n in range(1, 37)]
    yield BetKey("red"), RED
    yield BetKey("black"), frozenset(n for n in all_numbers if n not in RED)
    yield BetKey("odd"), frozenset(all_numbers[0::2])
    yield BetKey("even"), frozenset(all_numbers[1::2])
    yield BetKey("low"), frozenset(all_numbers[:18])
    yield BetKey("high"), frozenset(all_numbers[18:])
