"""The mark round the hand, or at the seat, that is to act."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from feltwright.felt.scene import FeltScene
from feltwright.felt.tallies import Z_TALLY
from feltwright.motion.pieces import seats_on
from feltwright.motion.spread import CHIP_MM

_MARGIN_MM = 7.0
_SEAT_MM = 52.0
_RING_MM = CHIP_MM / 2 + 3.5


class TurnMark:
    """A bright frame over a dark one, seen on every cloth and not by colour alone: nothing else is framed."""

    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self._shade = self._item(QColor(0, 0, 0, 190), 7.0, Z_TALLY - 2)
        self._frame = self._item(QColor("#ffe9a8"), 3.0, Z_TALLY - 1)

    def _item(self, colour: QColor, width: float, z: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        pen = QPen(colour, width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(pen)
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.hide()
        self._scene.addItem(item)
        return item

    @property
    def rects(self) -> list[QRectF]:
        """What is framed, in millimetres."""
        path = self._frame.path()
        return [QRectF(part.boundingRect()) for part in path.toSubpathPolygons()] if self._frame.isVisible() else []

    def show(self, places: tuple[str, ...], seat: int, areas: Iterable[str] = ()) -> None:
        """Frame the hands at these places and the seat's chips on these areas; where there are no cards, the seat."""
        path = QPainterPath()
        boxes = [self._scene.tallies.hand_rect(place) for place in places]
        for box in boxes:
            if not box.isEmpty():
                grown = box.adjusted(-_MARGIN_MM, -_MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
                path.addRoundedRect(grown, _MARGIN_MM, _MARGIN_MM)
        if path.isEmpty() and seat:
            x_mm, y_mm = self._scene.places.seat_point(seat)
            path.addEllipse(QRectF(x_mm - _SEAT_MM, y_mm - _SEAT_MM / 2, 2 * _SEAT_MM, _SEAT_MM))
        for x_mm, y_mm in self._chips(seat, areas) if not path.isEmpty() else ():
            path.addEllipse(QPointF(x_mm, y_mm), _RING_MM, _RING_MM)
        for item in (self._shade, self._frame):
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def _chips(self, seat: int, areas: Iterable[str]) -> list[tuple[float, float]]:
        """Where the seat's stacks stand on these areas."""
        scene = self._scene
        there = [area for area in areas if (area, seat) in scene.board.stacks]
        return [scene.places.stack_points(area, seats_on(scene.board, area))[seat] for area in there]

    def hide(self) -> None:
        """Nobody is to act, or the picture is moving."""
        for item in (self._shade, self._frame):
            item.hide()
