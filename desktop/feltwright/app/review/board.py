"""The drawing board: a layout as line work to scale, with rulers, a grid, a measure, pins, findings and a redline."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPainterPath, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from feltwright.app.review.marks import (
    Pin,
    paint_change,
    paint_dimension,
    paint_frame,
    paint_grid,
    paint_pins,
    paint_rulers,
)
from feltwright.drawing.ink import BOARD, PAPER, Ink, paint_coloured, paint_lines
from feltwright.drawing.linework import linework
from feltwright.felt.bake import shape_path
from feltwright.layout.model import Layout
from feltwright.review.compare import Change
from feltwright.review.findings import Place

MARGIN_MM = 120.0
HAIRLINE_PX = 1.2
LOOK, MEASURE, COMMENT = "look", "measure", "comment"
"""What the pointer does."""


class ReviewBoard(QGraphicsView):
    """One layout; it is only ever looked at here, so everything is painted in one go and nothing is an item."""

    entry_hovered = Signal(str)
    point_chosen = Signal(float, float, str)
    """A place for a comment: millimetres, and the area there."""
    measured = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.layout_shown: Layout | None = None
        self.inches = False
        self.grid = True
        self.ids = False
        self.coloured = False
        self.ink: Ink = PAPER
        self.tool = LOOK
        self.changes: Sequence[Change] = ()
        self.pins: Sequence[Pin] = ()
        self.frame: Place | None = None
        self.dimension: tuple[QPointF, QPointF] | None = None
        self._lines: tuple[object, ...] = ()
        self._shapes: list[tuple[str, QPainterPath]] = []
        self._hovered = ""
        self._from: QPointF | None = None
        self._fitted = False

    # -- what is shown ------------------------------------------------------------------------------------------

    def show_layout(self, layout: Layout) -> None:
        """Draw a layout, keeping the zoom if one was shown before."""
        self.layout_shown = layout
        self._lines = linework(layout)
        self._shapes = [(area.id, shape_path(area.shape)) for area in layout.areas]
        w_mm, h_mm = layout.size_mm
        self.setSceneRect(QRectF(-MARGIN_MM, -MARGIN_MM, w_mm + 2 * MARGIN_MM, h_mm + 2 * MARGIN_MM))
        if not self._fitted:
            self.fit()
        self.viewport().update()

    def fit(self) -> None:
        """The whole cloth."""
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._fitted = self.isVisible()

    def zoom_to(self, place: Place | None) -> None:
        """Frame a place and bring it near."""
        self.frame = place
        if place is not None:
            room = max(place.w_mm, place.h_mm, 150.0)
            box = QRectF(place.x_mm, place.y_mm, place.w_mm, place.h_mm).adjusted(-room, -room, room, room)
            self.fitInView(box, Qt.AspectRatioMode.KeepAspectRatio)
        self.viewport().update()

    def set_tool(self, tool: str) -> None:
        """Look, measure or comment."""
        self.tool = tool
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor if tool == LOOK else Qt.CursorShape.CrossCursor)

    def set_dark(self, dark: bool) -> None:
        """Paper-white, or a dark board."""
        self.ink = BOARD if dark else PAPER
        self.viewport().update()

    def entry_at(self, point: QPointF) -> str:
        """The smallest area at a point of the cloth."""
        hits = [(path.boundingRect(), entry) for entry, path in self._shapes if path.contains(point)]
        return min(hits, key=lambda hit: hit[0].width() * hit[0].height())[1] if hits else ""

    # -- painting -----------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.fillRect(self.sceneRect().adjusted(-1e5, -1e5, 1e5, 1e5), QColor(self.ink.paper))
        layout = self.layout_shown
        if layout is None:
            return
        region = QRectF(rect) if isinstance(rect, QRectF) else None
        if self.coloured:
            paint_coloured(painter, self._lines, layout.cloth, region)  # type: ignore[arg-type]
        else:
            if self.grid:
                paint_grid(painter, layout.size_mm, self.ink, self.inches)
            thin = msgspec.structs.replace(
                self.ink, line_mm=max(self.ink.line_mm, HAIRLINE_PX / self.transform().m11())
            )
            paint_lines(painter, self._lines, thin, region)  # type: ignore[arg-type]

    def drawForeground(self, painter: QPainter, _rect: QRectF | object) -> None:
        scale = self.transform().m11()
        if self.ids:
            self._paint_ids(painter, scale)
        for change in self.changes:
            paint_change(painter, change, scale)
        if self.frame is not None:
            paint_frame(painter, self.frame, scale)
        if self.dimension is not None:
            paint_dimension(painter, *self.dimension, scale, self.inches)
        painter.save()
        painter.resetTransform()
        paint_pins(painter, [(self.mapFromScene(QPointF(*pin.at_mm)).toPointF(), pin) for pin in self.pins])
        paint_rulers(painter, self, self.ink)
        painter.restore()

    def _paint_ids(self, painter: QPainter, scale: float) -> None:
        painter.save()
        font = QFont("Inter")
        font.setPixelSize(11)
        painter.resetTransform()
        painter.setFont(font)
        painter.setPen(QColor("#2563c9"))
        for entry, path in self._shapes:
            box = path.boundingRect()
            width = painter.fontMetrics().horizontalAdvance(entry)
            if width <= box.width() * scale:
                corner = self.mapFromScene(box.topLeft())
                painter.drawText(corner.x() + 3, corner.y() + 12, entry)
        painter.restore()

    # -- pointer ------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self.tool == LOOK
        ):
            self._from = event.position()
        elif self.tool == MEASURE:
            self.dimension = (point, point)
        elif self.tool == COMMENT:
            self.point_chosen.emit(point.x(), point.y(), self.entry_at(point))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if self._from is not None:
            delta = event.position() - self._from
            self._from = event.position()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - round(delta.x()))
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - round(delta.y()))
        elif self.tool == MEASURE and self.dimension and event.buttons() & Qt.MouseButton.LeftButton:
            self.dimension = (self.dimension[0], point)
            self.viewport().update()
        entry = self.entry_at(point)
        if entry != self._hovered:
            self._hovered = entry
            self.entry_hovered.emit(entry)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        if self.tool == MEASURE and self.dimension:
            one, two = self.dimension
            self.measured.emit(hypot(two.x() - one.x(), two.y() - one.y()))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        factor = 1.0015 ** event.angleDelta().y()
        self.scale(factor, factor)
        event.accept()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self.layout_shown is not None and not self._fitted:
            self.fit()
