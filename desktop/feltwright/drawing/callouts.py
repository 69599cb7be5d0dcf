"""Where numbered callouts stand: near what they are about, apart from each other, no leader line across another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, pi, sin
from typing import TypeAlias

from msgspec import Struct

Spot: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

RADIUS = 11.0
GAP = 3.0
REACHES = (28.0, 42.0, 60.0, 82.0, 110.0, 144.0)
WAYS = 16
"""Directions tried around a point, straight up first and then to either side of it."""


class Callout(Struct, frozen=True):
    """A circle at the end of its leader line."""

    point: Spot
    """What it is about."""
    middle: Spot


@cache
def callouts(points: tuple[Spot, ...], size: Spot, edge: float, words: tuple[Box, ...] = ()) -> tuple[Callout, ...]:
    """A callout for every point, in its order, inside a view whose rulers are `edge` wide, beside words if it can."""
    placed: dict[int, Callout] = {}
    for nth in sorted(range(len(points)), key=lambda nth: (points[nth][1], points[nth][0])):
        others = [point for other, point in enumerate(points) if other != nth]
        tried = [Callout(points[nth], middle) for middle in _around(points[nth]) if _inside(middle, size, edge)]
        near = [box for box in words if _apart(points[nth], box) < REACHES[-1] + RADIUS]
        beside = [one for one in tried if all(_apart(one.middle, box) > RADIUS for box in near)]
        free = (one for one in (*beside, *tried) if _is_free(one, list(placed.values()), others))
        placed[nth] = next(free, tried[0] if tried else Callout(points[nth], points[nth]))
    return tuple(placed[nth] for nth in range(len(points)))


def _apart(spot: Spot, box: Box) -> float:
    """How far a spot lies from a box; nothing inside it."""
    left, top, right, bottom = box
    return hypot(max(left - spot[0], 0.0, spot[0] - right), max(top - spot[1], 0.0, spot[1] - bottom))


def _around(point: Spot) -> Iterator[Spot]:
    for reach in REACHES:
        for step in range(WAYS):
            side = (step + 1) // 2 * (1 if step % 2 else -1)
            turn = -pi / 2 + side * 2 * pi / WAYS
            yield point[0] + reach * cos(turn), point[1] + reach * sin(turn)


def _inside(middle: Spot, size: Spot, edge: float) -> bool:
    room = RADIUS + GAP
    return edge + room <= middle[0] <= size[0] - room and edge + room <= middle[1] <= size[1] - room


def _is_free(one: Callout, placed: list[Callout], points: list[Spot]) -> bool:
    clear = RADIUS + GAP
    if any(_far(point, one.middle) < clear for point in points):
        return False
    for other in placed:
        if _far(one.middle, other.middle) < 2 * RADIUS + GAP or crosses(one, other):
            return False
        if _beside(other.middle, one) < clear or _beside(one.middle, other) < clear:
            return False
    return True


def _far(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def crosses(one: Callout, other: Callout) -> bool:
    """Whether two leader lines cross; lines from the same point only meet."""
    if one.point == other.point:
        return False
    ends = (other.point, other.middle), (one.point, one.middle)
    sides = [
        [_turn(line.point, line.middle, end) for end in pair] for line, pair in zip((one, other), ends, strict=True)
    ]
    return all(first * second < 0 for first, second in sides)


def _turn(start: Spot, end: Spot, point: Spot) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _beside(point: Spot, line: Callout) -> float:
    """How far a point lies from a leader line."""
    dx, dy = line.middle[0] - line.point[0], line.middle[1] - line.point[1]
    length = dx * dx + dy * dy
    along = 0.0 if not length else ((point[0] - line.point[0]) * dx + (point[1] - line.point[1]) * dy) / length
    along = min(1.0, max(0.0, along))
    return _far(point, (line.point[0] + along * dx, line.point[1] + along * dy))
