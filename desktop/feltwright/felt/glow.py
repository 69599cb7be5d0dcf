"""The highlight: the hovered area, the areas it covers, the amounts on it, and the keyboard's focus ring."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from feltwright.felt.bake import shape_path
from feltwright.felt.scene import Z_GLOW, Z_TAG, FeltScene

_HOVER = QColor(255, 232, 160, 58)
_COVERED = QColor(255, 240, 190, 40)


class Glow:
    """Light on areas; items are made once and only their paths change."""

    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self._tags: list[QGraphicsPixmapItem] = []
        self._hover = self._item(_HOVER, QPen(QColor(255, 236, 170, 220), 2.0), Z_GLOW + 0.1)
        self._covered = self._item(_COVERED, QPen(Qt.PenStyle.NoPen), Z_GLOW)
        self._focus = self._item(QColor(0, 0, 0, 0), QPen(QColor("#ffffff"), 3.0), Z_TAG - 1)
        self._shade = self._item(QColor(0, 0, 0, 0), QPen(QColor(0, 0, 0, 200), 7.0), Z_TAG - 2)

    def _item(self, fill: QColor, pen: QPen, z: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        pen.setCosmetic(True)
        item.setBrush(fill)
        item.setPen(pen)
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.hide()
        self._scene.addItem(item)
        return item

    def show_hover(self, area_id: str) -> None:
        """Light an area and what it covers, and tell the amounts that lie there."""
        for tag in self._tags:
            self._scene.removeItem(tag)
        self._tags = self._scene.tags_for(area_id) if area_id else []
        for item, path in ((self._hover, self._path(area_id)), (self._covered, self._covers(area_id))):
            item.setVisible(not path.isEmpty())
            item.setPath(path)

    def _path(self, area_id: str) -> QPainterPath:
        return shape_path(self._scene.places.area(area_id).shape) if area_id else QPainterPath()

    def _covers(self, area_id: str) -> QPainterPath:
        whole = QPainterPath()
        for covered in self._scene.places.area(area_id).covers if area_id else ():
            whole.addPath(self._path(covered))
        return whole

    def show_focus(self, area_id: str) -> None:
        """Draw the focus ring: white on black, seen on every cloth."""
        path = self._path(area_id)
        for item in (self._shade, self._focus):
            item.setVisible(bool(area_id))
            item.setPath(path)
