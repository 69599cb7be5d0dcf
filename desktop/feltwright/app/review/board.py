"""The drawing board: a layout to scale with rulers, grid, measure, pins, findings, a redline, and a hand to edit."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from feltwright.app.review.hand import EditHand, Thing
from feltwright.app.review.marks import (
    MM_PER_INCH,
    RULER_PX,
    Mark,
    Pin,
    paint_callouts,
    paint_dimension,
    paint_frame,
    paint_grid,
    paint_hold,
    paint_rulers,
)
from feltwright.app.review.slips import id_slips, paint_slips
from feltwright.drawing.callouts import Box, Callout, callouts
from feltwright.drawing.ink import BOARD, PAPER, Ink, paint_coloured, paint_lines
from feltwright.drawing.linework import LETTERED, Outline, linework
from feltwright.drawing.redline import Redline, numbered, over, paint_redline, paint_was
from feltwright.felt.bake import shape_path
from feltwright.layout.lettering import outline
from feltwright.layout.model import Circle, Layout, Rect
from feltwright.review.compare import Change
from feltwright.review.findings import Place

MARGIN_MM = 60.0
HAIRLINE_PX = 1.2
LOOK, MEASURE, COMMENT, EDIT = "look", "measure", "comment", "edit"
"""What the pointer does."""
MOST_CALLOUTS = 80
"""With more of them in view none could be read; closer up they are there."""
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
NUDGE_MM, LONG_NUDGE_MM = 1.0, 10.0


class ReviewBoard(QGraphicsView):
    """One layout, painted in one go: nothing is an item. An edit is only asked for here; the desk makes it."""

    entry_hovered = Signal(str)
    point_chosen = Signal(float, float, str)
    """A place for a comment: millimetres, and the area there."""
    measured = Signal(float)
    pointed = Signal(float, float)
    """Where the pointer is, in millimetres."""
    edit_wished = Signal(object)
    nudged = Signal(str, float, float)
    reword_wished = Signal(str)
    thing_chosen = Signal(str)

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
        self.redline = Redline()
        self.is_older = False
        """The older of two editions shows only what the newer one changed."""
        self.pins: Sequence[Pin] = ()
        self.frame: Place | None = None
        self.dimension: tuple[QPointF, QPointF] | None = None
        self.hand = EditHand()
        self.cloth = QRectF(0, 0, 1, 1)
        self.lines: tuple[Outline, ...] = ()
        self._slips: tuple[object, list[tuple[str, QRectF]]] = None, []
        self._shapes: list[tuple[str, QPainterPath]] = []
        self._hovered = ""
        self._from: QPointF | None = None
        self._keeps_fit = True
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    # -- what is shown ------------------------------------------------------------------------------------------

    def show_layout(self, layout: Layout) -> None:
        """Draw a layout, keeping the zoom if one was shown before."""
        self.layout_shown = layout
        self.lines = linework(layout)
        self._shapes = [(area.id, shape_path(area.shape)) for area in layout.areas]
        w_mm, h_mm = layout.size_mm
        self.cloth = QRectF(-MARGIN_MM, -MARGIN_MM, w_mm + 2 * MARGIN_MM, h_mm + 2 * MARGIN_MM)
        self.setSceneRect(self.cloth.adjusted(-w_mm, -h_mm, w_mm, h_mm))
        self.hand.things = _things(layout)
        if self._keeps_fit:
            self.fit()
        self.viewport().update()

    def fit(self) -> None:
        """The whole cloth, until somebody looks closer."""
        whole = self.cloth
        room = max(1, min(self.viewport().width(), self.viewport().height() * 2) - RULER_PX)
        ruler_mm = RULER_PX * whole.width() / room
        self.fitInView(whole.adjusted(-ruler_mm, -ruler_mm, 0, 0), Qt.AspectRatioMode.KeepAspectRatio)
        self._keeps_fit = True

    def zoom_to(self, place: Place | None) -> None:
        """Frame a place and bring it near."""
        self.frame = place
        if place is not None:
            self._keeps_fit = False
            room = max(place.w_mm, place.h_mm, 150.0)
            box = QRectF(place.x_mm, place.y_mm, place.w_mm, place.h_mm).adjusted(-room, -room, room, room)
            self.fitInView(box, Qt.AspectRatioMode.KeepAspectRatio)
        self.viewport().update()

    def set_tool(self, tool: str) -> None:
        """Look, measure, comment or edit."""
        self.tool = tool
        self.hand.drop()
        self.hand.chosen = ""
        self.viewport().update()
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor if tool in (LOOK, EDIT) else Qt.CursorShape.CrossCursor)

    def choose_next(self, step: int) -> None:
        """The next thing in the order of the file, for whoever works by keyboard."""
        ids = [thing.id for thing in self.hand.things]
        if not ids:
            return
        now = ids.index(self.hand.chosen) if self.hand.chosen in ids else -1 if step > 0 else 0
        self.hand.chosen = ids[(now + step) % len(ids)]
        self._show_chosen()
        self.thing_chosen.emit(self.hand.chosen)
        self.viewport().update()

    def _show_chosen(self) -> None:
        """What was chosen by a key is brought into view."""
        thing = self.hand.thing()
        if thing is not None and not self._keeps_fit:
            self.ensureVisible(thing.box, 2 * RULER_PX, 2 * RULER_PX)

    def comment_on_chosen(self) -> bool:
        """Ask for a comment on what is chosen; False if nothing is."""
        thing = self.hand.thing()
        if thing is None:
            return False
        middle = thing.box.center()
        self.point_chosen.emit(middle.x(), middle.y(), thing.id)
        return True

    def zoom(self, factor: float) -> None:
        """Closer or further off, about what is chosen or the middle of the view."""
        self._keeps_fit = False
        thing = self.hand.thing()
        if thing is not None:
            self.centerOn(thing.box.center())
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.scale(factor, factor)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.viewport().update()

    def set_dark(self, dark: bool) -> None:
        """Paper-white, or a dark board."""
        self.ink = BOARD if dark else PAPER
        self.viewport().update()

    def entry_at(self, point: QPointF) -> str:
        """The smallest area, inscription or fitting at a point of the cloth."""
        found = self.hand.at(point)
        return found.id if found else ""

    # -- painting -----------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.fillRect(self.sceneRect().adjusted(-1e5, -1e5, 1e5, 1e5), QColor(self.ink.paper))
        layout = self.layout_shown
        if layout is None:
            return
        region = QRectF(rect) if isinstance(rect, QRectF) else None
        if self.coloured:
            paint_coloured(painter, self.lines, layout.cloth, region)
        else:
            if self.grid:
                paint_grid(painter, layout.size_mm, self.ink, self.inches)
            thin = msgspec.structs.replace(
                self.ink, line_mm=max(self.ink.line_mm, HAIRLINE_PX / self.transform().m11())
            )
            paint_lines(painter, self.lines, thin, region)

    def drawForeground(self, painter: QPainter, _rect: QRectF | object) -> None:
        scale = self.transform().m11()
        (paint_was if self.is_older else paint_redline)(painter, self.redline, self.ink, self.coloured)
        if self.frame is not None:
            paint_frame(painter, self.frame, scale)
        if self.dimension is not None:
            paint_dimension(painter, *self.dimension, scale, self.inches)
        if self.hand.chosen:
            paint_hold(painter, self.hand, scale, self.inches, is_held=self.tool == EDIT)
        painter.save()
        painter.resetTransform()
        if self.ids:
            paint_slips(painter, self._id_slips(), self.ink)
        paint_callouts(painter, self.callouts(), self.ink)
        paint_rulers(painter, self, self.ink)
        painter.restore()

    def callouts(self) -> list[tuple[Callout, Mark]]:
        """Every number in view with its place in pixels: of the changes, and of the comments."""
        marked = [(over(place), Mark(nth, False, True)) for nth, place in numbered(self.changes)]
        marked += [(QPointF(*pin.at_mm), Mark(pin.number, True, pin.is_open)) for pin in self.pins]
        view = QRectF(self.viewport().rect()).adjusted(RULER_PX, RULER_PX, 0, 0)
        seen = [(self.viewportTransform().map(point), mark) for point, mark in marked]
        seen = [(point, mark) for point, mark in seen if view.contains(point)]
        if len(seen) > MOST_CALLOUTS:
            return []
        size = float(self.viewport().width()), float(self.viewport().height())
        points = tuple((round(point.x(), 1), round(point.y(), 1)) for point, _ in seen)
        found = callouts(points, size, float(RULER_PX), self._words_in_view(view) if points else ())
        return list(zip(found, (mark for _, mark in seen), strict=True))

    def _words_in_view(self, view: QRectF) -> tuple[Box, ...]:
        """Where words stand, in pixels."""
        transform = self.viewportTransform()
        boxes = (transform.mapRect(one.path.boundingRect()) for one in self.lines if one.layer in LETTERED)
        return tuple((box.left(), box.top(), box.right(), box.bottom()) for box in boxes if box.intersects(view))

    def _id_slips(self) -> list[tuple[str, QRectF]]:
        """Worked out again when the view or the layout is another."""
        transform = self.viewportTransform()
        asked = transform, id(self.lines), self.viewport().size()
        if self._slips[0] != asked:
            shapes = [(entry, transform.map(path)) for entry, path in self._shapes]
            words = [transform.mapRect(one.path.boundingRect()) for one in self.lines if one.layer in LETTERED]
            self._slips = asked, id_slips(shapes, words)
        return self._slips[1]

    # -- pointer and keys ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._from = event.position()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press(point, event.position())
        self.viewport().update()
        event.accept()

    def _press(self, point: QPointF, position: QPointF) -> None:
        if self.tool == LOOK or (self.tool == EDIT and not self._take_hold(point)):
            self._from = position
        elif self.tool == MEASURE:
            self.dimension = (point, point)
        elif self.tool == COMMENT:
            self.point_chosen.emit(point.x(), point.y(), self.entry_at(point))

    def _take_hold(self, point: QPointF) -> bool:
        self.hand.px_per_mm = self.transform().m11()
        self.hand.grid_mm = MM_PER_INCH / 2 if self.inches else 10.0
        return self.hand.press(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point(event)
        if self._from is not None:
            self._pan(event.position())
        elif self.tool == MEASURE and self.dimension and event.buttons() & Qt.MouseButton.LeftButton:
            self.dimension = (self.dimension[0], point)
            self.viewport().update()
        elif self.tool == EDIT and event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(point, free=bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
            self.viewport().update()
        self.pointed.emit(point.x(), point.y())
        entry = self.entry_at(point)
        if entry != self._hovered:
            self._hovered = entry
            self.entry_hovered.emit(entry)
        event.accept()

    def _pan(self, position: QPointF) -> None:
        assert self._from is not None, "the cloth is held"
        delta, self._from = position - self._from, position
        self._keeps_fit = False
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - round(delta.x()))
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - round(delta.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        if self.tool == MEASURE and self.dimension:
            one, two = self.dimension
            self.measured.emit(hypot(two.x() - one.x(), two.y() - one.y()))
        elif self.tool == EDIT:
            wish = self.hand.release()
            if wish is not None:
                self.edit_wished.emit(wish)
            self.viewport().update()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self.hand.at(self._point(event))
        if self.tool == EDIT and found is not None:
            self.hand.drop()
            self.hand.chosen = found.id
            self.reword_wished.emit(found.id)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if self.tool != EDIT or way is None or not self.hand.chosen:
            super().keyPressEvent(event)
            return
        step = LONG_NUDGE_MM if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE_MM
        self.nudged.emit(self.hand.chosen, way[0] * step, way[1] * step)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        factor = 1.0015 ** event.angleDelta().y()
        self._keeps_fit = False
        self.scale(factor, factor)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._keeps_fit and self.layout_shown is not None:
            self.fit()

    def _point(self, event: QMouseEvent) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(event.position())


def _things(layout: Layout) -> list[Thing]:
    """What can be taken hold of: places for chips, inscriptions and fittings."""
    found = [Thing(area.id, shape_path(area.shape), is_round=isinstance(area.shape, Circle)) for area in layout.areas]
    found += [Thing(each.id, shape_path(outline(each.words)), is_sizable=False) for each in layout.inscriptions]
    for fitting in layout.anchors:
        left, top = fitting.x_mm - fitting.w_mm / 2, fitting.y_mm - fitting.h_mm / 2
        box = Rect(left, top, fitting.w_mm, fitting.h_mm)
        found.append(Thing(fitting.id, shape_path(box), is_sizable=not fitting.rotate_deg))
    return found
