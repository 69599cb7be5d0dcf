"""The baked table behind the pieces: painted once per zoom, shown scaled until it is painted anew."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

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

    def set_table(self, layout: Layout, table: QRectF) -> None:
        """Another table, or another shape of it."""
        self._layout, self.table, self._baked = layout, table, None

    def is_fresh(self, seen: QRectF, px_per_mm: float) -> bool:
        """Whether what is seen has been painted at this resolution."""
        baked = self._baked
        if baked is None or abs(baked.px_per_mm / px_per_mm - 1) > 1e-6:
            return False
        return baked.rect_mm.contains(seen.intersected(self.table))

    def paint_anew(self, seen: QRectF, px_per_mm: float) -> None:
        """Bake for what is seen."""
        region = self.table
        if region.width() * region.height() * px_per_mm**2 > LIMIT_PIXELS:
            dx, dy = seen.width() * _MARGIN, seen.height() * _MARGIN
            region = seen.adjusted(-dx, -dy, dx, dy).intersected(self.table)
        self._baked = bake(self._layout, self.table, region, px_per_mm)

    def draw(self, painter: QPainter, exposed: QRectF, surround: QColor) -> None:
        """Draw the exposed part; beyond the table there is only the room."""
        if not self.table.contains(exposed):
            painter.fillRect(exposed, surround)
        baked = self._baked
        if baked is None:
            return
        part = exposed.intersected(baked.rect_mm)
        if part.isEmpty():
            return
        scale = baked.px_per_mm
        origin = baked.rect_mm.topLeft()
        source = QRectF(
            (part.x() - origin.x()) * scale,
            (part.y() - origin.y()) * scale,
            part.width() * scale,
            part.height() * scale,
        )
        painter.drawPixmap(part, baked.pixmap, source)
