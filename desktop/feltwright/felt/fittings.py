"""Fittings of a table: trays, boxes, stands, the dice bowl and the stick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from feltwright.layout.model import Anchor

FITTINGS = frozenset(("rack", "bank", "drop_box", "tip_box", "card_stand", "shoe", "discard", "dice_bowl", "stick"))
"""Kinds of anchors that are seen as they are; the others are where pieces stand."""
_LINE_MM = 3.0
_CUT_CARD = QColor("#e2c14a")


def paint_fitting(painter: QPainter, anchor: Anchor, gold: QBrush) -> None:
    """A tray, box or stand let into the table: a dark well with a gold edge."""
    box = QRectF(-anchor.w_mm / 2, -anchor.h_mm / 2, anchor.w_mm, anchor.h_mm)
    painter.save()
    painter.translate(anchor.x_mm, anchor.y_mm)
    painter.rotate(anchor.rotate_deg)
    own = {"dice_bowl": _paint_bowl, "stick": _paint_stick, "shoe": _paint_shoe, "discard": _paint_tray}.get(
        anchor.kind
    )
    if own is not None:
        own(painter, box)
    else:
        _paint_well(painter, anchor.kind, box, gold)
    painter.restore()


def _paint_well(painter: QPainter, kind: str, box: QRectF, gold: QBrush) -> None:
    corner = min(box.width(), box.height()) * 0.09
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    well = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.6)
    well.setColorAt(0.0, QColor(30, 22, 16, 235))
    well.setColorAt(1.0, QColor(10, 7, 5, 245))
    painter.fillPath(path, QBrush(well))
    if kind in ("rack", "bank"):
        _paint_tubes(painter, box)
    if kind in ("drop_box", "tip_box"):
        slot = QRectF(-box.width() * 0.36, -box.height() * 0.06, box.width() * 0.72, box.height() * 0.12)
        painter.fillRect(slot, QColor("#000000"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(gold, _LINE_MM * 0.9))
    painter.drawPath(path)


def _paint_bowl(painter: QPainter, box: QRectF) -> None:
    """A turned wooden bowl for the dice, seen from above."""
    radius = min(box.width(), box.height()) / 2
    for reach, colours in ((1.0, ("#c98445", "#8f5122", "#331505")), (0.82, ("#2a1206", "#4b2610", "#7a4420"))):
        light = QRadialGradient(QPointF(-radius * 0.25, -radius * 0.3), radius * reach * 1.35)
        for at, colour in zip((0.0, 0.6, 1.0), colours, strict=True):
            light.setColorAt(at, QColor(colour))
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), radius * reach, radius * reach)
        painter.fillPath(disc.translated(0, radius * 0.06), QColor(0, 0, 0, 90))
        painter.fillPath(disc, QBrush(light))


def _paint_shoe(painter: QPainter, box: QRectF) -> None:
    """The dealing shoe from above: black body, cards seen through its lid, the face card at the mouth."""
    _paint_casing(painter, box, QColor(46, 44, 48), QColor(12, 11, 13))
    inside = box.adjusted(box.width() * 0.1, box.height() * 0.08, -box.width() * 0.1, -box.height() * 0.36)
    painter.fillRect(inside, QColor(0, 0, 0, 190))
    step = inside.height() / 22
    for nth in range(22):
        edge = QRectF(inside.left() + 3, inside.top() + nth * step, inside.width() - 6, step * 0.62)
        painter.fillRect(edge, QColor(236, 230, 214, 120 + nth * 5))
    painter.fillRect(QRectF(inside.left() + 3, inside.top() + 5 * step, inside.width() - 6, step * 1.1), _CUT_CARD)
    mouth = QRectF(box.left() + box.width() * 0.14, inside.bottom() + 3, box.width() * 0.72, box.height() * 0.27)
    back = QPainterPath()
    back.addRoundedRect(mouth, 5, 5)
    painter.fillPath(back, QColor("#f4efe2"))
    painter.fillRect(mouth.adjusted(5, 5, -5, -5), QColor("#8e1f2d"))
    shine = QLinearGradient(box.topLeft(), box.topRight())
    for at, alpha in ((0.0, 60), (0.3, 10), (0.75, 0), (1.0, 40)):
        shine.setColorAt(at, QColor(255, 255, 255, alpha))
    painter.fillRect(box.adjusted(3, 3, -3, -3), QBrush(shine))


def _paint_tray(painter: QPainter, box: QRectF) -> None:
    """The discard rack: a tray of clear red acrylic."""
    _paint_casing(painter, box, QColor(150, 26, 36, 215), QColor(72, 8, 16, 225))
    floor = box.adjusted(box.width() * 0.12, box.height() * 0.1, -box.width() * 0.12, -box.height() * 0.1)
    painter.fillRect(floor, QColor(20, 2, 4, 130))
    painter.setPen(QPen(QColor(255, 190, 190, 90), 1.6))
    painter.drawRect(floor)


def _paint_casing(painter: QPainter, box: QRectF, light: QColor, dark: QColor) -> None:
    """A box that stands on the cloth: shadow, body, a bright edge."""
    corner = min(box.width(), box.height()) * 0.08
    body = QPainterPath()
    body.addRoundedRect(box, corner, corner)
    for spread in (9.0, 6.0, 3.0):
        shadow = QPainterPath()
        shadow.addRoundedRect(box.adjusted(-spread, -spread, spread, spread).translated(0, 5), corner, corner)
        painter.fillPath(shadow, QColor(0, 0, 0, 34))
    sheen = QLinearGradient(box.topLeft(), box.bottomRight())
    sheen.setColorAt(0.0, light)
    sheen.setColorAt(1.0, dark)
    painter.fillPath(body, QBrush(sheen))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 236, 200, 110), 2.0))
    painter.drawPath(body)


def _paint_stick(painter: QPainter, box: QRectF) -> None:
    """The stickman's rattan with its hooked head."""
    rod = QPainterPath(QPointF(box.left(), 0))
    rod.lineTo(box.right() - box.height() * 2, 0)
    rod.quadTo(box.right(), 0, box.right(), -box.height())
    for colour, width, drop in (
        (QColor(0, 0, 0, 90), 0.5, 4.0),
        (QColor("#7a4a1c"), 0.42, 0.0),
        (QColor("#d9a35c"), 0.16, -1.0),
    ):
        pen = QPen(colour, box.height() * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(rod.translated(0, drop), pen)


def _paint_tubes(painter: QPainter, box: QRectF) -> None:
    """The chip tubes of a rack, lying side by side."""
    count = max(1, int(box.width() // 46))
    width = box.width() * 0.94 / count
    colours = ("#f1ece0", "#c3202f", "#1f8a4c", "#1c1c21", "#5f2a96", "#d98a1c")
    for number in range(count):
        tube = QRectF(
            box.left() + box.width() * 0.03 + number * width,
            box.top() + box.height() * 0.1,
            width * 0.86,
            box.height() * 0.8,
        )
        colour = QColor(colours[number * len(colours) // count])
        _paint_tube(painter, tube, colour)


def _paint_tube(painter: QPainter, tube: QRectF, colour: QColor) -> None:
    painter.fillRect(tube, QColor(0, 0, 0, 150))
    chips = max(1, int(tube.height() // 4.2))
    for chip in range(chips):
        edge = QRectF(tube.left(), tube.top() + chip * 4.2, tube.width(), 3.7)
        shade = QRadialGradient(edge.center(), edge.width() * 0.55)
        shade.setColorAt(0.0, colour.lighter(112))
        shade.setColorAt(1.0, colour.darker(190))
        painter.fillRect(edge, QBrush(shade))
        spot = edge.adjusted(
            edge.width() * (0.42 + 0.1 * (chip % 3 - 1)), 0, -edge.width() * (0.42 - 0.1 * (chip % 3 - 1)), 0
        )
        painter.fillRect(spot, QColor(250, 244, 226, 190))
