"""The mark round the hand, or at the seat, that is to act."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from feltwright.felt.scene import FeltScene
from feltwright.felt.tallies import Z_TALLY

_MARGIN_MM = 7.0
_SEAT_MM = 52.0


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

    def show(self, places: tuple[str, ...], seat: int) -> None:
        """Frame the hands at these places; where there are no cards, the seat."""
        path = QPainterPath()
        boxes = [self._scene.tallies.hand_rect(place) for place in places]
        for box in boxes:
            if not box.isEmpty():
                grown = box.adjusted(-_MARGIN_MM, -_MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
                path.addRoundedRect(grown, _MARGIN_MM, _MARGIN_MM)
        if path.isEmpty() and seat:
            x_mm, y_mm = self._scene.places.seat_point(seat)
            path.addEllipse(QRectF(x_mm - _SEAT_MM, y_mm - _SEAT_MM / 2, 2 * _SEAT_MM, _SEAT_MM))
        for item in (self._shade, self._frame):
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def hide(self) -> None:
        """Nobody is to act, or the picture is moving."""
        for item in (self._shade, self._frame):
            item.hide()
