"""Fittings of a table: trays, boxes, stands, the dice bowl and the stick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from feltwright.engine.cards import FACE_DOWN
from feltwright.felt.cards import BACKS, paint_card
from feltwright.layout.model import Anchor

FITTINGS = frozenset(("rack", "bank", "drop_box", "tip_box", "card_stand", "shoe", "discard", "dice_bowl", "stick"))
"""Kinds of anchors that are seen as they are; the others are where pieces stand."""
_LINE_MM = 3.0
_CUT_CARD = QColor("#e2c14a")
_EDGES = 22
"""Edges of cards drawn in a full shoe."""


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
    """The dealing shoe from above without its cards: black body, a dark well, the mouth."""
    _paint_casing(painter, box, QColor(46, 44, 48), QColor(12, 11, 13))
    painter.fillRect(_well_of(box), QColor(0, 0, 0, 190))
    painter.fillRect(_mouth_of(box), QColor(0, 0, 0, 150))


def _well_of(box: QRectF) -> QRectF:
    return box.adjusted(box.width() * 0.1, box.height() * 0.08, -box.width() * 0.1, -box.height() * 0.36)


def _mouth_of(box: QRectF) -> QRectF:
    well = _well_of(box)
    return QRectF(box.left() + box.width() * 0.14, well.bottom() + 3, box.width() * 0.72, box.height() * 0.27)


def paint_shoe_cards(
    painter: QPainter, box: QRectF, share: float, behind: float, *, cut_out: bool, empty: bool, back: int = 0
) -> None:
    """The cards of a shoe seen through its lid, as shares of all cards: pressed to the mouth, the cutting card so
    many cards before the end, and in the mouth the next card, or the cutting card once it has come out."""
    inside = _well_of(box)
    step = inside.height() / _EDGES
    top = inside.bottom() - inside.height() * min(share, 1.0)
    for nth in range(_EDGES):
        edge = QRectF(inside.left() + 3, inside.bottom() - (nth + 1) * step, inside.width() - 6, step * 0.62)
        if edge.bottom() > top:
            painter.fillRect(edge, QColor(236, 230, 214, 235 - nth * 5))
    if behind and not cut_out:
        cut = QRectF(inside.left(), top + inside.height() * behind - step / 2, inside.width(), max(step * 1.3, 4.0))
        painter.fillRect(cut, _CUT_CARD)
    if not empty:
        _paint_next(painter, _mouth_of(box), _CUT_CARD if cut_out else None, QColor(BACKS[back][0]).lighter(115))
    shine = QLinearGradient(box.topLeft(), box.topRight())
    for at, alpha in ((0.0, 60), (0.3, 10), (0.75, 0), (1.0, 40)):
        shine.setColorAt(at, QColor(255, 255, 255, alpha))
    painter.fillRect(box.adjusted(3, 3, -3, -3), QBrush(shine))


def _paint_next(painter: QPainter, mouth: QRectF, cut_card: QColor | None, colour: QColor) -> None:
    """The back of the next card; the plain cutting card lies before it once it is reached."""
    back = QPainterPath()
    back.addRoundedRect(mouth, 5, 5)
    painter.fillPath(back, cut_card or QColor("#f4efe2"))
    if cut_card is None:
        painter.fillRect(mouth.adjusted(5, 5, -5, -5), colour)


def paint_pile(painter: QPainter, box: QRectF, high_mm: float, back: int = 0) -> None:
    """Discards squared up: the back of the topmost card over the edges of those below."""
    painter.fillRect(box.adjusted(-2, 4, 2, 5), QColor(0, 0, 0, 90))
    side = QRectF(box.left(), box.bottom() - high_mm, box.width(), high_mm)
    painter.fillRect(side, QColor("#d9d1bd"))
    line = 2.2
    for nth in range(int(high_mm // line)):
        y_mm = side.bottom() - (nth + 0.5) * line
        painter.fillRect(QRectF(side.left(), y_mm, side.width(), line * 0.4), QColor(96, 86, 70, 170))
    paint_card(painter, FACE_DOWN, box.translated(0, -high_mm), back=back)


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
