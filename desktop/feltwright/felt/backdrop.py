"""The baked table behind the pieces: painted once per zoom, shown scaled until it is painted anew."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from feltwright.felt.bake import Baked, bake
from feltwright.layout.model import Layout

LIMIT_PIXELS = 26_000_000
"""Larger tables are baked in part: what is seen and a margin round it."""
_MARGIN = 0.2


class Backdrop:
    """The cloth of one view."""

    def __init__(self, layout: Layout, table: QRectF) -> None:
        self._layout = layout
        self.table = table
        self._baked: Baked | None = None
        self._current = False

    def set_table(self, layout: Layout, table: QRectF) -> None:
        """Another table, or another shape of it; the old picture serves until the new one is painted."""
        self._layout, self.table, self._current = layout, table, False

    def is_fresh(self, seen: QRectF, px_per_mm: float) -> bool:
        """Whether what is seen has been painted at this resolution."""
        baked = self._baked
        if baked is None or not self._current or abs(baked.px_per_mm / px_per_mm - 1) > 1e-6:
            return False
        return baked.rect_mm.contains(seen.intersected(self.table))

    def paint_anew(self, seen: QRectF, px_per_mm: float) -> None:
        """Bake for what is seen."""
        self._current = True
        region = self.table
        if region.width() * region.height() * px_per_mm**2 > LIMIT_PIXELS:
            dx, dy = seen.width() * _MARGIN, seen.height() * _MARGIN
            region = seen.adjusted(-dx, -dy, dx, dy).intersected(self.table)
        self._baked = bake(self._layout, self.table, _on_grid(region, px_per_mm), px_per_mm)

    def draw(self, painter: QPainter, exposed: QRectF, dpr: float, surround: QColor) -> None:
        """Draw the exposed part; beyond the table there is only the room."""
        if not self.table.contains(exposed):
            painter.fillRect(exposed, surround)
        baked = self._baked
        if baked is None:
            return
        part = exposed.intersected(baked.rect_mm)
        if part.isEmpty():
            return
        if abs(painter.worldTransform().m11() * dpr / baked.px_per_mm - 1) < 1e-6:
            _copy(painter, baked, part, dpr)
        else:
            _stretch(painter, baked, part)


def _on_grid(region: QRectF, px_per_mm: float) -> QRectF:
    """The region grown to whole device pixels, so that it can be copied and not resampled."""
    left, top = floor(region.left() * px_per_mm + 1e-6), floor(region.top() * px_per_mm + 1e-6)
    right, bottom = ceil(region.right() * px_per_mm - 1e-6), ceil(region.bottom() * px_per_mm - 1e-6)
    size = ((right - left) / px_per_mm, (bottom - top) / px_per_mm)
    return QRectF(left / px_per_mm, top / px_per_mm, *size)


def _copy(painter: QPainter, baked: Baked, part: QRectF, dpr: float) -> None:
    """Pixel for pixel."""
    world = painter.worldTransform()
    origin = world.map(baked.rect_mm.topLeft())
    here = QRectF(world.mapRect(part).toAlignedRect())
    source = QRectF(
        (here.x() - origin.x()) * dpr, (here.y() - origin.y()) * dpr, here.width() * dpr, here.height() * dpr
    )
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(here, baked.pixmap, source)
    painter.setWorldTransform(world)


def _stretch(painter: QPainter, baked: Baked, part: QRectF) -> None:
    """While a new zoom is not painted yet."""
    scale, origin = baked.px_per_mm, baked.rect_mm.topLeft()
    corner = ((part.x() - origin.x()) * scale, (part.y() - origin.y()) * scale)
    painter.drawPixmap(part, baked.pixmap, QRectF(*corner, part.width() * scale, part.height() * scale))
