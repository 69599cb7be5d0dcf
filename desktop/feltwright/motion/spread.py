"""How the hands of a table lie so that none covers another: room is shared out, then each hand is fitted into it.

A hand alone lies on its anchor. Where a position has several (`hand.3.0`, `hand.3.1`), they share the free cloth round
the position's first anchor: what is printed, chips that lie there and the neighbours' cards bound it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import TypeAlias

from msgspec import Struct

from feltwright.layout.geometry import bounds
from feltwright.layout.model import Anchor, Layout, Polygon, Shape, Text

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

CHIP_MM = 39.0
CARD_MM = (63.5, 88.9)
OVERLAP = 0.36
"""Cards of a hand show this part of their width."""
_LEGIBLE = 0.6
"""Cards are rather laid across a line than drawn smaller than this part of their size."""
TIGHT = 0.24
"""So much at least shows the index."""
_GAP_MM = 8.0
_FRAME_MM = 6.0
"""Between cards in a row, and between a card and the frame printed round it."""
_GROW_MM = 8.0
_PIECE_MM = 20.0
"""Lines are taken in pieces of this length."""
_MOST_MM = (330.0, 250.0)
_PAIR = 2
"""A row begins as if it had that many, so that the second card does not move the first."""
_PLANNED = 3
"""Cards a hand is given room for before it has them, so that a draw does not move its neighbours."""


class Lie(Struct, frozen=True):
    """Where the middle of a card lies, and how wide the card is shown."""

    x_mm: float
    y_mm: float
    width_mm: float = CARD_MM[0]


def crosswise(lie: Lie) -> Lie:
    """The same card laid across its hand, its right and lower edges where they would be upright.

    >>> crosswise(Lie(100, 50, 60.0))
    Lie(x_mm=88.0, y_mm=62.0, width_mm=60.0)
    """
    inwards = lie.width_mm * (CARD_MM[1] / CARD_MM[0] - 1) / 2
    return Lie(round(lie.x_mm - inwards, 3), round(lie.y_mm + inwards, 3), lie.width_mm)


def family_of(place: str) -> tuple[str, int] | None:
    """The position and the number of one of its hands, or None for a place that is no such hand.

    >>> family_of("hand.3.1"), family_of("dealer")
    (('hand.3', 1), None)
    """
    head, _, tail = place.rpartition(".")
    return (head, int(tail)) if head and tail.isdecimal() else None


def printed_boxes(layout: Layout) -> list[Box]:
    """Inscriptions, and areas that are drawn on the cloth."""
    found = [bounds(area.shape) for area in layout.areas if area.line]
    for inscription in layout.inscriptions:
        found += text_boxes(inscription.words)
    return [*found, *(anchor_box(anchor) for anchor in layout.anchors if anchor.kind not in ("cards", "seat", "puck"))]


def text_boxes(text: Text) -> list[Box]:
    """Boxes that words fill, piece by piece along their arc; widths are those of broad capitals."""
    cap = text.cap_height_mm
    pieces = max(1, ceil(len(text.text) * 0.8 / 2))
    whole, half = pieces * 2 * cap, cap * 0.8
    found = []
    for piece in range(pieces):
        along = (piece + 0.5) * 2 * cap - whole / 2
        x_mm, y_mm = _on_line(text, along)
        found.append((x_mm - cap, y_mm - half, x_mm + cap, y_mm + half))
    return found


def line_boxes(shape: Shape) -> list[Box]:
    """Boxes along the edges of a polygon that is only a line, so that the cloth inside stays free."""
    if not isinstance(shape, Polygon):
        return []
    found = []
    corners = shape.points_mm
    for (x_mm, y_mm), (to_x, to_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
        pieces = max(1, ceil(hypot(to_x - x_mm, to_y - y_mm) / _PIECE_MM))
        steps = [(x_mm + (to_x - x_mm) * n / pieces, y_mm + (to_y - y_mm) * n / pieces) for n in range(pieces + 1)]
        for (left, top), (right, bottom) in pairwise(steps):
            found.append((min(left, right), min(top, bottom), max(left, right), max(top, bottom)))
    return found


def _on_line(text: Text, along: float) -> tuple[float, float]:
    radius = text.arc_radius_mm
    if radius:
        turn = along / abs(radius)
        rise = abs(radius) * (1 - cos(turn))
        return text.x_mm + abs(radius) * sin(turn), text.y_mm + (rise if radius > 0 else -rise)
    turn = text.rotate_deg * pi / 180
    return text.x_mm + along * cos(turn), text.y_mm + along * sin(turn)


def anchor_box(anchor: Anchor) -> Box:
    """The box of a fitting."""
    return box_about(anchor.x_mm, anchor.y_mm, anchor.w_mm, anchor.h_mm)


def box_about(x_mm: float, y_mm: float, w_mm: float, h_mm: float) -> Box:
    """A box by its middle."""
    return x_mm - w_mm / 2, y_mm - h_mm / 2, x_mm + w_mm / 2, y_mm + h_mm / 2


def is_small(width_mm: float) -> bool:
    """Whether a card this wide can hardly be read."""
    return width_mm < CARD_MM[0] * _LEGIBLE


def card_box(lie: Lie) -> Box:
    """What a card covers."""
    return box_about(lie.x_mm, lie.y_mm, lie.width_mm, lie.width_mm * CARD_MM[1] / CARD_MM[0])


def chip_box(x_mm: float, y_mm: float) -> Box:
    """What a stack covers, the amount written at its foot included."""
    return x_mm - CHIP_MM * 0.6, y_mm - CHIP_MM * 0.8, x_mm + CHIP_MM * 0.6, y_mm + CHIP_MM * 0.65


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not touch."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def shared_out(starts: Mapping[str, Box], obstacles: Iterable[Box], whole: Box) -> dict[str, Box]:
    """Rooms grown side by side from their starts until each meets something on all four sides."""
    rooms = dict(starts)
    blocks = {name: [box for box in obstacles if apart(box, start)] for name, start in starts.items()}
    open_sides = [(name, side) for side in (1, 0, 2, 3) for name in starts]
    while open_sides:
        left = []
        for name, side in open_sides:
            grown = _grown(rooms[name], side)
            others = (room for other, room in rooms.items() if other != name)
            if _fits(grown, whole) and all(apart(grown, box) for box in (*blocks[name], *others)):
                rooms[name] = grown
                left.append((name, side))
        open_sides = left
    return rooms


def _grown(box: Box, side: int) -> Box:
    sides = list(box)
    sides[side] += _GROW_MM if side > 1 else -_GROW_MM
    return sides[0], sides[1], sides[2], sides[3]


def _fits(box: Box, whole: Box) -> bool:
    inside = box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]
    return inside and box[2] - box[0] <= _MOST_MM[0] and box[3] - box[1] <= _MOST_MM[1]


class _Grid(Struct, frozen=True, order=True):
    """Hands in columns and rows, at a scale, each card showing a part of the one below."""

    scale: float
    overlap: float
    columns: int
    rows: int


def fitted(
    room: Box, counts: Mapping[int, int], *, from_right: bool, largest_mm: float = CARD_MM[0]
) -> dict[tuple[int, int], Lie]:
    """The cards of several hands (number to cards held) in a room, as large as it allows."""
    slots = max(counts) + 1
    most = max(_PLANNED, *counts.values())
    grid = max(_grids(room, slots, most, largest_mm / CARD_MM[0]))
    width, height = CARD_MM[0] * grid.scale, CARD_MM[1] * grid.scale
    cell_w, cell_h = (room[2] - room[0]) / grid.columns, min((room[3] - room[1]) / grid.rows, height + _GAP_MM)
    top = (room[1] + room[3]) / 2 - cell_h * grid.rows / 2
    found = {}
    for number, count in counts.items():
        row, column = divmod(number, grid.columns)
        if from_right:
            column = grid.columns - 1 - column
        middle = room[0] + (column + 0.5) * cell_w
        start = middle - (count - 1) * width * grid.overlap / 2
        for position in range(count):
            x_mm = start + position * width * grid.overlap
            found[number, position] = Lie(x_mm, top + (row + 0.5) * cell_h, width)
    return found


def _grids(room: Box, slots: int, most: int, largest: float) -> Iterable[_Grid]:
    for columns in range(1, slots + 1):
        rows = ceil(slots / columns)
        wide, high = (room[2] - room[0]) / columns - _GAP_MM / 2, (room[3] - room[1]) / rows - _GAP_MM / 2
        for overlap in (OVERLAP, 0.3, TIGHT):
            scale = min(largest, wide / (CARD_MM[0] * (1 + (most - 1) * overlap)), high / CARD_MM[1])
            yield _Grid(scale, overlap, columns, rows)


def card_width(anchor: Anchor) -> float:
    """How wide cards are shown at a place: as they are, or larger where the place is drawn higher than a card.

    >>> card_width(Anchor("dealer", "cards", 0, 0, 206, 94)), card_width(Anchor("dealer", "cards", 0, 0, 300, 118))
    (63.5, 80.0)
    """
    if anchor.kind != "cards":
        return CARD_MM[0]
    return max(CARD_MM[0], round((anchor.h_mm - _FRAME_MM) * CARD_MM[0] / CARD_MM[1], 2))


def in_row(anchor: Anchor, position: int, count: int) -> Lie:
    """Side by side about the middle of a wide anchor, closer where they are many; fanned about a narrow one."""
    width = card_width(anchor)
    slots = int((anchor.w_mm + _FRAME_MM) // (width + _FRAME_MM))
    if slots < 2:
        step = width * (OVERLAP if count < 6 else TIGHT)
        return Lie(anchor.x_mm + (position - (count - 1) / 2) * step, anchor.y_mm, width)
    step = min(width + _FRAME_MM, (anchor.w_mm - width) / max(1, count - 1))
    return Lie(anchor.x_mm + (position - (max(count, _PAIR) - 1) / 2) * step, anchor.y_mm, width)
