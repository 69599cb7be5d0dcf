"""Chip denominations, and the stacks an amount is counted into."""

from __future__ import annotations

STACK = 20
"""Chips are counted in stacks of twenty."""


def denominations_error(chips_cents: tuple[int, ...]) -> str:
    """Why these denominations cannot serve a table, or the empty string.

    Every denomination must be a multiple of the smallest, so that any multiple of the smallest can be made.
    """
    if not chips_cents:
        return "NO_CHIPS"
    if any(c <= 0 for c in chips_cents) or list(chips_cents) != sorted(set(chips_cents)):
        return "CHIPS_NOT_RISING"
    if any(c % chips_cents[0] for c in chips_cents):
        return "CHIPS_NOT_MULTIPLES"
    return ""


def break_down(cents: int, chips_cents: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The amount as (denomination, count), largest first; the fewest chips for nested denominations.

    >>> break_down(13_200, (100, 500, 2500, 10_000))
    ((10000, 1), (2500, 1), (500, 1), (100, 2))
    """
    counted = []
    for chip in reversed(chips_cents):
        count, cents = divmod(cents, chip)
        if count:
            counted.append((chip, count))
    assert cents == 0, f"{cents} cents left over: the amount was never in whole chips"
    return tuple(counted)
