"""The printed felt, painted with any QPainter, or baked into one pixmap at the resolution of the device."""

from __future__ import annotations

from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from feltwright.felt.fittings import FITTINGS, paint_fitting
from feltwright.felt.lettering import outline
from feltwright.felt.pictures import paint_picture
from feltwright.felt.table import paint_table
from feltwright.felt.theme import Cloth, cloth, gold_brush, is_gold, lit, printed
from feltwright.layout.model import Area, Circle, Guide, Layout, Polygon, Rect, Shape, Text

LINE_MM = 3.0


class Baked(Struct, frozen=True, eq=False):
    """A piece of the table as pixels."""

    pixmap: QPixmap
    rect_mm: QRectF
    px_per_mm: float
    """Device pixels."""


def shape_path(shape: Shape) -> QPainterPath:
    """The outline of a shape in millimetres."""
    path = QPainterPath()
    match shape:
        case Rect(x_mm=x, y_mm=y, w_mm=w, h_mm=h, corner_mm=corner):
            path.addRoundedRect(QRectF(x, y, w, h), corner, corner)
        case Circle(x_mm=x, y_mm=y, r_mm=r):
            path.addEllipse(QPointF(x, y), r, r)
        case Polygon(points_mm=points):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
            path.closeSubpath()
    return path


def felt_rect(layout: Layout) -> QRectF:
    """The printed felt."""
    return QRectF(0, 0, *layout.size_mm)


def rail_mm(layout: Layout) -> float:
    """The width of the wooden rail."""
    return max(60.0, 0.034 * layout.size_mm[0])


def table_rect(layout: Layout, aspect: float = 0.0) -> QRectF:
    """Felt and rail; with an aspect (width by height) the cloth reaches on to fill it."""
    margin = rail_mm(layout) * 1.35
    table = felt_rect(layout).adjusted(-margin, -margin, margin, margin)
    if aspect <= 0:
        return table
    more_w = max(0.0, table.height() * aspect - table.width()) / 2
    more_h = max(0.0, table.width() / aspect - table.height()) / 2
    return table.adjusted(-more_w, -more_h, more_w, more_h)


def bake(layout: Layout, table: QRectF, region: QRectF, px_per_mm: float) -> Baked:
    """Paint a region of the table; `px_per_mm` counts device pixels."""
    size = (max(1, ceil(region.width() * px_per_mm - 1e-6)), max(1, ceil(region.height() * px_per_mm - 1e-6)))
    pixmap = QPixmap(*size)
    pixmap.fill(QColor("#120904"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(QTransform.fromScale(px_per_mm, px_per_mm).translate(-region.x(), -region.y()))
    paint_table(painter, table, rail_mm(layout), cloth(layout.cloth))
    paint_printing(painter, layout)
    painter.end()
    return Baked(pixmap, region, px_per_mm)


def paint_printing(painter: QPainter, layout: Layout) -> None:
    """Everything printed on the felt and the fittings let into it, in millimetres."""
    on = cloth(layout.cloth)
    gold = gold_brush(felt_rect(layout))
    for anchor in layout.anchors:
        if anchor.kind in FITTINGS:
            paint_fitting(painter, anchor, gold)
    for guide in layout.guides:
        _paint_guide(painter, guide, on, gold)
    for area in layout.areas:
        _paint_fill(painter, area, on)
    _paint_lines(painter, layout, gold)
    for picture in (*layout.glyphs, *(glyph for area in layout.areas for glyph in area.glyphs)):
        paint_picture(painter, picture, on)
    for label in (label for area in layout.areas for label in area.labels):
        paint_words(painter, label, on)
    for inscription in layout.inscriptions:
        paint_words(painter, inscription.words, on)


def _paint_lines(painter: QPainter, layout: Layout, gold: QBrush) -> None:
    """All outlines in one pass: a soft dark bed, then gold, so that crossings are clean."""
    whole = QPainterPath()
    for area in layout.areas:
        if area.line:
            whole.addPath(shape_path(area.shape))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(QBrush(QColor(0, 0, 0, 70)), LINE_MM * 2.1))
    painter.drawPath(whole)
    painter.setPen(_pen(gold, LINE_MM))
    painter.drawPath(whole)


def _pen(brush: QBrush, width: float) -> QPen:
    pen = QPen(brush, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _paint_guide(painter: QPainter, guide: Guide, on: Cloth, gold: QBrush) -> None:
    path = shape_path(guide.shape)
    if guide.fill:
        painter.fillPath(path, lit(path.boundingRect(), printed(guide.fill, on)))
    if guide.width_mm > 0:
        brush = gold if is_gold(guide.colour) else QBrush(printed(guide.colour, on))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(brush, guide.width_mm))
        painter.drawPath(path)


def _paint_fill(painter: QPainter, area: Area, on: Cloth) -> None:
    """Printed colour over the whole shape."""
    if not area.fill:
        return
    path = shape_path(area.shape)
    painter.fillPath(path, lit(path.boundingRect(), printed(area.fill, on)))


def paint_words(painter: QPainter, words: Text, on: Cloth) -> None:
    """Printed words: gold with an engraved edge, or ink with a hint of shadow."""
    path = outline(words)
    cap = words.cap_height_mm
    painter.fillPath(path.translated(0, cap * 0.045), QColor(0, 0, 0, 110))
    if is_gold(words.colour):
        painter.strokePath(path, QPen(QColor(60, 32, 4, 170), cap * 0.05))
        painter.fillPath(path, gold_brush(path.boundingRect()))
        return
    colour = printed(words.colour, on)
    painter.fillPath(path, lit(path.boundingRect(), colour) if colour.lightnessF() < 0.7 else QBrush(colour))
