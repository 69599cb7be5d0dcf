"""The hand that edits on the board: it selects a thing, drags it or one of its handles, and says what was meant."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from feltwright.app.review.snapping import FINE_MM, snap

HANDLE_PX = 9.0
REACH_PX = 7.0
LEAST_MM = 2.0
HANDLES = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Column and row of each handle on the box, 1 being the middle."""


class Thing(Struct, frozen=True):
    """Something on the felt that can be taken hold of."""

    id: str
    path: QPainterPath
    is_sizable: bool = True
    is_round: bool = False

    @property
    def box(self) -> QRectF:
        """The upright box around it."""
        return self.path.boundingRect()


class Wish(Struct, frozen=True):
    """What a drag asked for: a shift, and factors if it was a handle."""

    thing: str
    shift_mm: tuple[float, float]
    scale: tuple[float, float] | None = None


class EditHand:
    """Everything in millimetres; `px_per_mm` sizes what is sized in pixels."""

    def __init__(self) -> None:
        self.things: Sequence[Thing] = ()
        self.chosen = ""
        self.px_per_mm = 1.0
        self.grid_mm = 10.0
        self.ghost: QRectF | None = None
        self._from = QPointF()
        self._handle: tuple[int, int] | None = None
        self._is_dragging = False

    def thing(self) -> Thing | None:
        """The one that is selected."""
        return next((thing for thing in self.things if thing.id == self.chosen), None)

    def at(self, point: QPointF) -> Thing | None:
        """The smallest thing at a point."""
        hits = [thing for thing in self.things if thing.path.contains(point)]
        return min(hits, key=lambda thing: thing.box.width() * thing.box.height()) if hits else None

    def handles(self) -> list[tuple[tuple[int, int], QPointF]]:
        """The handles of what is selected; a disc has those of its corners only."""
        thing = self.thing()
        if thing is None or not thing.is_sizable:
            return []
        box = self.ghost or thing.box
        xs, ys = (box.left(), box.center().x(), box.right()), (box.top(), box.center().y(), box.bottom())
        wanted = [way for way in HANDLES if not thing.is_round or 1 not in way]
        return [(way, QPointF(xs[way[0]], ys[way[1]])) for way in wanted]

    def press(self, point: QPointF) -> bool:
        """Take hold of a handle or of a thing; False on the bare cloth."""
        reach = HANDLE_PX / self.px_per_mm
        for way, at in self.handles():
            if abs(at.x() - point.x()) <= reach and abs(at.y() - point.y()) <= reach:
                self._begin(point, way)
                return True
        found = self.at(point)
        self.chosen = found.id if found else ""
        if found is not None:
            self._begin(point, None)
        return found is not None

    def drag(self, point: QPointF, *, free: bool) -> None:
        """Follow the pointer; `free` of snapping."""
        thing = self.thing()
        if not self._is_dragging or thing is None:
            return
        delta = point - self._from
        if self.ghost is None and max(abs(delta.x()), abs(delta.y())) * self.px_per_mm < 3:
            return
        self.ghost = self._moved(thing, delta, free) if self._handle is None else self._sized(thing, delta, free)

    def release(self) -> Wish | None:
        """Let go: what the drag asked for, None if it was only a click."""
        thing, ghost, handle = self.thing(), self.ghost, self._handle
        self.drop()
        if thing is None or ghost is None or ghost == thing.box:
            return None
        box = thing.box
        shift = round(ghost.left() - box.left(), 3), round(ghost.top() - box.top(), 3)
        if handle is None:
            return Wish(thing.id, shift)
        return Wish(thing.id, shift, (ghost.width() / box.width(), ghost.height() / box.height()))

    def drop(self) -> None:
        """Let go of everything, asking for nothing."""
        self.ghost, self._handle, self._is_dragging = None, None, False

    def _begin(self, point: QPointF, handle: tuple[int, int] | None) -> None:
        self._from, self._handle, self._is_dragging, self.ghost = point, handle, True, None

    def _lines(self, axis: int) -> list[float]:
        """The edges and middles of the neighbours."""
        found = []
        for thing in self.things:
            if thing.id != self.chosen:
                box = thing.box
                found += [box.left(), box.center().x(), box.right()] if axis == 0 else []
                found += [box.top(), box.center().y(), box.bottom()] if axis == 1 else []
        return found

    def _rest(self, axis: int, edges: list[float], free: bool) -> float:
        if free:
            return round(edges[0] / FINE_MM) * FINE_MM - edges[0]
        return snap(edges, self._lines(axis), self.grid_mm, REACH_PX / self.px_per_mm)

    def _moved(self, thing: Thing, delta: QPointF, free: bool) -> QRectF:
        box = thing.box.translated(delta)
        dx = self._rest(0, [box.left(), box.center().x(), box.right()], free)
        dy = self._rest(1, [box.top(), box.center().y(), box.bottom()], free)
        return box.translated(dx, dy)

    def _sized(self, thing: Thing, delta: QPointF, free: bool) -> QRectF:
        assert self._handle is not None, "a handle is held"
        column, row = self._handle
        box = QRectF(thing.box)
        if column == 0:
            left = box.left() + delta.x()
            box.setLeft(min(left + self._rest(0, [left], free), box.right() - LEAST_MM))
        elif column == 2:
            right = box.right() + delta.x()
            box.setRight(max(right + self._rest(0, [right], free), box.left() + LEAST_MM))
        if row == 0:
            top = box.top() + delta.y()
            box.setTop(min(top + self._rest(1, [top], free), box.bottom() - LEAST_MM))
        elif row == 2:
            bottom = box.bottom() + delta.y()
            box.setBottom(max(bottom + self._rest(1, [bottom], free), box.top() + LEAST_MM))
        return _square(box, column, row) if thing.is_round else box


def _square(box: QRectF, column: int, row: int) -> QRectF:
    """A disc stays one: as wide as it is high, from the corner that is not held."""
    side = max(box.width(), box.height())
    left = box.right() - side if column == 0 else box.left()
    top = box.bottom() - side if row == 0 else box.top()
    return QRectF(left, top, side, side)
