"""Moving a focus over a felt by arrow keys: to the nearest area that way."""

from __future__ import annotations

from math import hypot

from feltwright.layout.model import Area, Layout

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def first_area(layout: Layout) -> str:
    """The area a focus starts on: the top left one that is printed."""
    printed = [area for area in layout.areas if area.line] or list(layout.areas)
    return min(printed, key=lambda area: area.chip_mm[0] + area.chip_mm[1]).id if printed else ""


def next_area(layout: Layout, area_id: str, way: str) -> str:
    """The nearest area in a direction, sideways counting double; the same one at the edge."""
    here = layout.area(area_id)
    dx, dy = WAYS[way]
    best, best_cost = area_id, float("inf")
    for other in layout.areas:
        cost = _cost(here, other, dx, dy)
        if cost < best_cost:
            best, best_cost = other.id, cost
    return best


def _cost(here: Area, other: Area, dx: int, dy: int) -> float:
    x, y = other.chip_mm[0] - here.chip_mm[0], other.chip_mm[1] - here.chip_mm[1]
    along = x * dx + y * dy
    across = abs(x * dy) + abs(y * dx)
    if along <= 1.0 or across > 2.0 * along:
        return float("inf")
    return hypot(along, 2.0 * across)
