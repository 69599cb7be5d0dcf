"""Pictures printed on a felt, drawn as outlines fitted into their box."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from feltwright.felt.glyphs import PIPS, glyph
from feltwright.felt.lettering import straight
from feltwright.felt.theme import Cloth, gold_brush, is_gold, lit, printed
from feltwright.layout.model import Glyph

SIGNS = {"spade": "♠", "club": "♣", "diamond": "♦", "heart": "♥", "star": "★"}
_EDGE_MM = 1.3


def paint_picture(painter: QPainter, picture: Glyph, on: Cloth) -> None:
    """A picture where it stands on the felt."""
    box = QRectF(-picture.w_mm / 2, -picture.h_mm / 2, picture.w_mm, picture.h_mm)
    painter.save()
    painter.translate(picture.x_mm, picture.y_mm)
    painter.rotate(picture.rotate_deg)
    kind, _, value = picture.id.partition(":")
    brush = gold_brush(box) if is_gold(picture.colour) else lit(box, printed(picture.colour, on))
    if kind in SIGNS:
        _paint_sign(painter, box, SIGNS[kind], brush)
    else:
        _PAINTERS[kind](painter, box, brush, value)
    painter.restore()


def fitted(path: QPainterPath, box: QRectF) -> QPainterPath:
    """An outline as large as the box allows, in its middle."""
    inked = path.boundingRect()
    size = min(box.width() / inked.width(), box.height() / inked.height())
    place = QTransform.fromTranslate(box.center().x(), box.center().y())
    place.scale(size, size)
    place.translate(-inked.center().x(), -inked.center().y())
    return place.map(path)


def _paint_sign(painter: QPainter, box: QRectF, sign: str, brush: QBrush) -> None:
    outline = glyph(sign)
    assert outline is not None, f"{sign} has no outline"
    path = fitted(outline, box)
    painter.fillPath(path.translated(0, box.height() * 0.03), QColor(0, 0, 0, 100))
    painter.fillPath(path, brush)
    if sign in "♠♣":
        painter.strokePath(path, QPen(QColor(240, 220, 160, 150), box.height() * 0.012))


def _edged(painter: QPainter, path: QPainterPath, brush: QBrush) -> None:
    """A filled plate with a hairline of gold and a breath of shadow under it."""
    painter.fillPath(path.translated(0, 1.4), QColor(0, 0, 0, 70))
    painter.fillPath(path, brush)
    painter.strokePath(path, QPen(gold_brush(path.boundingRect()), _EDGE_MM))


def _oval(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    path = QPainterPath()
    path.addEllipse(box)
    _edged(painter, path, brush)


def _lozenge(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    path = QPainterPath(QPointF(box.center().x(), box.top()))
    for x, y in ((box.right(), box.center().y()), (box.center().x(), box.bottom()), (box.left(), box.center().y())):
        path.lineTo(x, y)
    path.closeSubpath()
    _edged(painter, path, brush)


def _plate(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    path = QPainterPath()
    corner = min(box.width(), box.height()) * 0.16
    path.addRoundedRect(box, corner, corner)
    _edged(painter, path, brush)


def _die(painter: QPainter, box: QRectF, brush: QBrush, value: str) -> None:
    """A die's face: a rounded plate, light pips on dark or dark on light."""
    side = min(box.width(), box.height())
    face = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    path = QPainterPath()
    path.addRoundedRect(face, side * 0.16, side * 0.16)
    _edged(painter, path, brush)
    stops = brush.gradient().stops()
    light = stops[len(stops) // 2][1].lightnessF() > 0.55
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7d1020") if light else QColor("#fbf3dc"))
    for x, y in PIPS[int(value)]:
        painter.drawEllipse(QPointF(face.left() + x * side, face.top() + y * side), side * 0.095, side * 0.095)


def _bill(painter: QPainter, box: QRectF, _brush: QBrush, value: str) -> None:
    """A banknote: engraved frame, rosette, the figure in the middle and in the corners."""
    height = min(box.height(), box.width() / 2.1)
    note = QRectF(box.center().x() - height * 1.05, box.center().y() - height / 2, height * 2.1, height)
    paper, ink = QColor("#e6ecd2"), QColor("#234a30")
    painter.fillRect(note.translated(0, 2), QColor(0, 0, 0, 90))
    painter.fillRect(note, lit(note, paper))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((0.05, 0.022), (0.10, 0.010)):
        painter.setPen(QPen(ink, height * width))
        gap = height * inset
        painter.drawRect(note.adjusted(gap, gap, -gap, -gap))
    painter.strokePath(_rosette(note.center(), height * 0.36), QPen(ink, height * 0.007))
    oval = QPainterPath()
    oval.addEllipse(note.center(), height * 0.27, height * 0.27)
    painter.fillPath(oval, paper)
    painter.strokePath(oval, QPen(ink, height * 0.014))
    cap = height * (0.30 if len(value) < 2 else 0.24)
    painter.fillPath(straight(value, "caps", cap).translated(note.center()), ink)
    for dx, dy in ((-0.84, -0.3), (0.84, -0.3), (-0.84, 0.3), (0.84, 0.3)):
        at = QPointF(note.center().x() + dx * height, note.center().y() + dy * height)
        painter.fillPath(straight(value, "condensed", height * 0.13).translated(at), ink)


def _rosette(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    steps = 160
    for step in range(steps + 1):
        turn = 2 * pi * step / steps
        reach = radius * (1 + 0.09 * cos(12 * turn))
        point = QPointF(middle.x() + 1.25 * reach * cos(turn), middle.y() + reach * sin(turn))
        path.moveTo(point) if step == 0 else path.lineTo(point)
    inner = QTransform.fromTranslate(middle.x(), middle.y()).scale(0.9, 0.9).translate(-middle.x(), -middle.y())
    path.addPath(inner.map(path))
    return path


def _joker(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    outline = glyph("🃏")
    assert outline is not None, "the joker has an outline"
    path = fitted(outline, box)
    painter.fillPath(path.translated(0, box.height() * 0.03), QColor(0, 0, 0, 110))
    painter.fillPath(path, brush)
    painter.strokePath(path, QPen(QColor(60, 32, 4, 150), box.height() * 0.012))


def _logo(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    """The house's crest: a crown in a double ring."""
    side = min(box.width(), box.height())
    middle = box.center()
    for reach, width in ((0.48, 0.035), (0.425, 0.012)):
        ring = QPainterPath()
        ring.addEllipse(middle, side * reach, side * reach)
        painter.strokePath(ring, QPen(brush, side * width))
    crown = glyph("♛")
    assert crown is not None, "the crown has an outline"
    room = QRectF(middle.x() - side * 0.26, middle.y() - side * 0.24, side * 0.52, side * 0.46)
    painter.fillPath(fitted(crown, room), brush)


def _flourish(painter: QPainter, box: QRectF, brush: QBrush, _value: str) -> None:
    """A pen stroke under a title: two scrolls meeting in the middle."""
    pen = QPen(brush, min(box.height() * 0.10, 4.0))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(flourish_path(box), pen)


def flourish_path(box: QRectF) -> QPainterPath:
    """The stroke itself, fitted into a box."""
    half = QPainterPath(QPointF(0.0, 0.25))
    half.cubicTo(0.10, -0.05, 0.22, -0.1, 0.42, 0.12)
    half.cubicTo(0.64, 0.38, 0.86, 0.36, 0.95, -0.05)
    half.cubicTo(0.99, -0.30, 0.90, -0.46, 0.84, -0.30)
    both = QPainterPath(half)
    both.addPath(QTransform.fromScale(-1, 1).map(half))
    place = QTransform.fromTranslate(box.center().x(), box.center().y())
    place.scale(box.width() / 2, box.height())
    return place.map(both)


_PAINTERS: dict[str, Callable[[QPainter, QRectF, QBrush, str], None]] = {
    "oval": _oval,
    "lozenge": _lozenge,
    "plate": _plate,
    "die": _die,
    "bill": _bill,
    "joker": _joker,
    "logo": _logo,
    "flourish": _flourish,
}
