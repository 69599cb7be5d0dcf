"""Whole cents, integer-pair odds, and rounding that has a name."""

from __future__ import annotations

from enum import StrEnum
from math import gcd, lcm

from msgspec import Struct


class Rounding(StrEnum):
    """What happens to the part of a payment smaller than the unit it is made in."""

    EXACT = "exact"
    DOWN = "down"
    UP = "up"
    NEAREST = "nearest"


class Odds(Struct, frozen=True, gc=False):
    """`pays` to `to`: Odds(7, 6) wins seven for every six staked.

    >>> str(Odds(7, 6))
    '7 to 6'
    """

    pays: int
    to: int = 1

    def __str__(self) -> str:
        return f"{self.pays} to {self.to}"

    @classmethod
    def parse(cls, text: str) -> Odds:
        """Read `7:6` or `7 to 6`; ValueError for anything else.

        >>> Odds.parse("3:2")
        Odds(pays=3, to=2)
        """
        pays, sep, to = text.replace(" to ", ":").partition(":")
        if not sep or not (pays.strip().isdecimal() and to.strip().isdecimal()):
            raise ValueError(f"odds are written 7:6 or 7 to 6, not {text!r}")
        if int(to) == 0:
            raise ValueError(f"odds to nothing: {text!r}")
        return cls(int(pays), int(to))


class NotExact(ArithmeticError):
    """An amount that the odds do not pay in whole units."""


def winnings(stake_cents: int, odds: Odds, rounding: Rounding = Rounding.EXACT, unit_cents: int = 1) -> int:
    """What a stake wins at the odds, in whole units.

    >>> winnings(1200, Odds(7, 6))
    1400
    """
    return divide(stake_cents * odds.pays, odds.to, rounding, unit_cents)


def percent_of(cents: int, percent: int, rounding: Rounding, unit_cents: int = 1) -> int:
    """A percentage of an amount, rounded by name to whole units.

    >>> percent_of(3000, 5, Rounding.DOWN, 100)
    100
    """
    return divide(cents * percent, 100, rounding, unit_cents)


def divide(numerator: int, denominator: int, rounding: Rounding, unit_cents: int = 1) -> int:
    """numerator / denominator as whole units of cents."""
    whole, rest = divmod(numerator, denominator * unit_cents)
    if not rest:
        return whole * unit_cents
    if rounding is Rounding.EXACT:
        raise NotExact(f"{numerator}/{denominator} is not a whole number of {unit_cents} cents")
    if rounding is Rounding.UP or (rounding is Rounding.NEAREST and 2 * rest >= denominator * unit_cents):
        whole += 1
    return whole * unit_cents


def stake_unit(odds: tuple[Odds, ...], chip_cents: int) -> int:
    """The stake of which every multiple is paid in whole chips at all of the odds.

    >>> stake_unit((Odds(7, 6),), 100)
    600
    """
    return chip_cents * lcm(*(o.to // gcd(o.pays, o.to) for o in odds)) if odds else chip_cents


def dollars(cents: int) -> str:
    """Cents as people write them.

    >>> dollars(-123450), dollars(500)
    ('-$1,234.50', '$5')
    """
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    return f"{sign}${whole:,}" + (f".{rest:02d}" if rest else "")


def cents_of(amount: object) -> int:
    """Read whole dollars (10) or a decimal in quotes ("2.50"); ValueError for anything else.

    >>> cents_of(10), cents_of("2.50"), cents_of("$1,000")
    (1000, 250, 100000)
    """
    if isinstance(amount, int) and not isinstance(amount, bool):
        return amount * 100
    if not isinstance(amount, str):
        raise ValueError('money is whole dollars (10) or a decimal in quotes ("2.50")')
    text = amount.strip()
    sign = -1 if text.startswith("-") else 1
    grouped, _, rest = text.removeprefix("-").removeprefix("$").partition(".")
    first, *groups = grouped.split(",")
    if any(len(group) != 3 for group in groups):
        raise ValueError(f"{amount!r} is not an amount of money")
    whole = first + "".join(groups)
    if (
        not (whole.isascii() and whole.isdecimal())
        or len(rest) > 2
        or (rest and not (rest.isascii() and rest.isdecimal()))
    ):
        raise ValueError(f"{amount!r} is not an amount of money")
    return sign * (int(whole) * 100 + int(rest.ljust(2, "0") or 0))
