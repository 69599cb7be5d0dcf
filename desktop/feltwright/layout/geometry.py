"""Shapes in millimetres: what they hold, how big they are, and which area lies under a point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import hypot, pi

from feltwright.layout.model import Area, Circle, Layout, Polygon, Rect, Shape

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
NEAR_MM = 1e-6
"""Points closer than this are one point."""


def contains(shape: Shape, x_mm: float, y_mm: float) -> bool:
    """Whether a point lies in a shape or on its outline.

    >>> contains(Rect(0, 0, 10, 10, corner_mm=5), 0.5, 0.5), contains(Circle(0, 0, 2), 0, 2)
    (False, True)
    """
    match shape:
        case Rect():
            return _in_rect(shape, x_mm, y_mm)
        case Circle():
            return hypot(x_mm - shape.x_mm, y_mm - shape.y_mm) <= shape.r_mm
        case Polygon():
            return _in_polygon(shape.points_mm, x_mm, y_mm)


def _in_rect(rect: Rect, x_mm: float, y_mm: float) -> bool:
    dx = abs(x_mm - rect.x_mm - rect.w_mm / 2) - rect.w_mm / 2
    dy = abs(y_mm - rect.y_mm - rect.h_mm / 2) - rect.h_mm / 2
    if dx > 0 or dy > 0:
        return False
    corner = min(rect.corner_mm, rect.w_mm / 2, rect.h_mm / 2)
    return dx < -corner or dy < -corner or hypot(dx + corner, dy + corner) <= corner


def _in_polygon(points: tuple[Point, ...], x_mm: float, y_mm: float) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in _sides(points):
        if _on_side((x1, y1), (x2, y2), (x_mm, y_mm)):
            return True
        if (y1 > y_mm) != (y2 > y_mm) and x_mm < x1 + (y_mm - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def _sides(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*points, points[0]))


def _on_side(start: Point, end: Point, point: Point) -> bool:
    length = hypot(end[0] - start[0], end[1] - start[1])
    detour = hypot(point[0] - start[0], point[1] - start[1]) + hypot(end[0] - point[0], end[1] - point[1])
    return detour - length <= NEAR_MM


def bounds(shape: Shape) -> Box:
    """The smallest upright box around a shape.

    >>> bounds(Circle(5, 5, 2))
    (3, 3, 7, 7)
    """
    match shape:
        case Rect():
            return shape.x_mm, shape.y_mm, shape.x_mm + shape.w_mm, shape.y_mm + shape.h_mm
        case Circle():
            x, y, r = shape.x_mm, shape.y_mm, shape.r_mm
            return x - r, y - r, x + r, y + r
        case Polygon():
            xs, ys = zip(*shape.points_mm, strict=True)
            return min(xs), min(ys), max(xs), max(ys)


def centre(shape: Shape) -> Point:
    """The middle of the box around a shape.

    >>> centre(Rect(0, 0, 30, 10))
    (15.0, 5.0)
    """
    left, top, right, bottom = bounds(shape)
    return (left + right) / 2, (top + bottom) / 2


def area(shape: Shape) -> float:
    """Square millimetres.

    >>> area(Rect(0, 0, 30, 10)), area(Polygon(((0, 0), (4, 0), (0, 3))))
    (300.0, 6.0)
    """
    match shape:
        case Rect():
            corner = min(shape.corner_mm, shape.w_mm / 2, shape.h_mm / 2)
            return float(shape.w_mm * shape.h_mm - (4 - pi) * corner**2)
        case Circle():
            return pi * shape.r_mm**2
        case Polygon():
            return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _sides(shape.points_mm))) / 2


def overlap(one: Shape, other: Shape, slack_mm: float = 0.01) -> bool:
    """Whether two shapes share more than their outlines; touching within the slack is no overlap.

    >>> overlap(Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)), overlap(Rect(0, 0, 10, 10), Circle(12, 5, 3))
    (False, True)
    """
    if not _boxes_overlap(bounds(one), bounds(other), slack_mm):
        return False
    if isinstance(one, Circle):
        return _disc_overlaps(one, other, slack_mm)
    if isinstance(other, Circle):
        return _disc_overlaps(other, one, slack_mm)
    if isinstance(one, Rect) and isinstance(other, Rect):
        return True
    return _outlines_overlap(corners(one), corners(other), slack_mm)


def _boxes_overlap(one: Box, other: Box, slack_mm: float) -> bool:
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > slack_mm
        and min(one[3], other[3]) - max(one[1], other[1]) > slack_mm
    )


def corners(shape: Rect | Polygon) -> tuple[Point, ...]:
    """The corner points; a box's rounding is left out."""
    if isinstance(shape, Polygon):
        return shape.points_mm
    left, top, right, bottom = bounds(shape)
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _disc_overlaps(disc: Circle, other: Shape, slack_mm: float) -> bool:
    if isinstance(other, Circle):
        return hypot(disc.x_mm - other.x_mm, disc.y_mm - other.y_mm) < disc.r_mm + other.r_mm - slack_mm
    if contains(other, disc.x_mm, disc.y_mm):
        return True
    point = (disc.x_mm, disc.y_mm)
    return any(distance(side, point) < disc.r_mm - slack_mm for side in _sides(corners(other)))


def distance(side: tuple[Point, Point], point: Point) -> float:
    """From a point to the nearest point of a straight line between two points.

    >>> distance(((0, 0), (10, 0)), (5, 3)), distance(((0, 0), (10, 0)), (13, 4))
    (3.0, 5.0)
    """
    (x1, y1), (x2, y2) = side
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / square)) if square else 0.0
    return hypot(point[0] - x1 - along * dx, point[1] - y1 - along * dy)


@lru_cache(maxsize=8192)  # an edit moves one outline; all other pairs were judged before
def _outlines_overlap(one: tuple[Point, ...], other: tuple[Point, ...], slack_mm: float) -> bool:
    box, other_box = bounds(Polygon(one)), bounds(Polygon(other))
    near, other_near = _sides_in(one, other_box), _sides_in(other, box)
    if any(_cross(*a, *b, slack_mm) for a in near for b in other_near):
        return True
    return any(_deep_in(other, point, slack_mm) for point in _samples(one) if _in_box(point, other_box)) or any(
        _deep_in(one, point, slack_mm) for point in _samples(other) if _in_box(point, box)
    )


def _sides_in(points: tuple[Point, ...], box: Box) -> list[tuple[Point, Point]]:
    """The sides that may reach into a box."""
    left, top, right, bottom = box
    return [
        (a, b)
        for a, b in _sides(points)
        if max(a[0], b[0]) >= left and min(a[0], b[0]) <= right and max(a[1], b[1]) >= top and min(a[1], b[1]) <= bottom
    ]


def _in_box(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _samples(points: tuple[Point, ...]) -> Iterator[Point]:
    """Corners, middles of the sides, and points inside."""
    yield from points
    yield from (_middle(*side) for side in _sides(points))
    ring = (points[-1], *points, points[0])
    for before, corner, after in zip(ring, ring[1:], ring[2:], strict=False):
        ear = (before[0] + corner[0] + after[0]) / 3, (before[1] + corner[1] + after[1]) / 3
        if _in_polygon(points, *ear):
            yield ear


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _deep_in(points: tuple[Point, ...], point: Point, slack_mm: float) -> bool:
    return _in_polygon(points, *point) and all(distance(side, point) > slack_mm for side in _sides(points))


def _cross(a: Point, b: Point, c: Point, d: Point, slack_mm: float) -> bool:
    return (
        _beside(a, b, c, slack_mm) * _beside(a, b, d, slack_mm) < 0
        and _beside(c, d, a, slack_mm) * _beside(c, d, b, slack_mm) < 0
    )


def _beside(a: Point, b: Point, point: Point, slack_mm: float) -> int:
    """On which side of the line a-b a point lies: 1, -1, or 0 on it."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return 0 if abs(turn) <= slack_mm * length else (1 if turn > 0 else -1)


def room_for_disc(shape: Shape, x_mm: float, y_mm: float) -> float:
    """The radius of the largest disc about a point that stays in the shape; 0 outside it.

    >>> room_for_disc(Rect(0, 0, 100, 40), 50, 15)
    15.0
    """
    if not contains(shape, x_mm, y_mm):
        return 0.0
    if isinstance(shape, Circle):
        return shape.r_mm - hypot(x_mm - shape.x_mm, y_mm - shape.y_mm)
    return min(distance(side, (x_mm, y_mm)) for side in _sides(corners(shape)))


def area_at(layout: Layout, x_mm: float, y_mm: float) -> Area | None:
    """The area a chip put at a point lies in; zones on lines and corners go before the areas around them."""
    under = None
    for found in layout.areas:
        if contains(found.shape, x_mm, y_mm):
            if not found.line:
                return found
            under = under or found
    return under
