"""Cards from their drawings: rounded corners, hairline border, shadow; and the signs that stand for other cards."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from feltwright import resources
from feltwright.felt.glyphs import glyph, scaled
from feltwright.felt.lettering import straight
from feltwright.felt.theme import gold_brush, lit

DECKS = ("two_colour", "two_colour_big_index", "four_colour")
AUTOMATIC = "automatic"
"""Two colours, with a big index where cards are shown small."""
_SMALL_PX = 70.0
"""Cards narrower than this many pixels are shown small: their index would be under ten pixels high."""
BACKS = (("#7d1b30", "#5c1022"), ("#1d3f78", "#12284f"))
"""Field and medallion of the backs of two sets: one design, two colours."""
_CORNER = 0.05


def deck_for(deck: str, width_px: float) -> str:
    """The deck a card of some width is drawn from.

    >>> deck_for("automatic", 40.0), deck_for("automatic", 90.0), deck_for("four_colour", 40.0)
    ('two_colour_big_index', 'two_colour', 'four_colour')
    """
    if deck != AUTOMATIC:
        return deck
    return "two_colour_big_index" if width_px < _SMALL_PX else "two_colour"


@cache
def _drawing(name: str) -> QSvgRenderer | None:
    """The drawing of a card, or None if there is none of that name."""
    file = resources.path(f"resources/cards/{name}.svg")
    if not file.is_file():
        return None
    return QSvgRenderer(QByteArray(file.read_bytes()))


def drawing_name(card: str, deck: str) -> str:
    """The file of a card as the engine names it: `TS`, `AH`, a joker, or nothing for its back.

    >>> drawing_name("10H", "four_colour"), drawing_name("", "four_colour"), drawing_name("Joker", "two_colour")
    ('four_colour/TH', 'back', 'two_colour/2J')
    """
    if not card:
        return "back"
    code = card.upper().replace("10", "T")
    if (code.startswith("J") and code[1:] not in ("C", "D", "H", "S")) or code in ("2J", "XJ", "X"):
        code = "2J"
    return f"{deck if code != '2J' or deck != 'two_colour_big_index' else 'two_colour'}/{code}"


def paint_card(painter: QPainter, card: str, box: QRectF, deck: str = DECKS[0], back: int = 0) -> None:
    """A card in a box, without its shadow."""
    corner = box.width() * _CORNER
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    painter.fillPath(path, QColor("#fffefb"))
    if not card:
        _paint_back(painter, box, *BACKS[back])
        painter.strokePath(path, QPen(QColor(40, 40, 44, 170), box.width() * 0.008))
        return
    drawing = _drawing(drawing_name(card, deck))
    if drawing is not None:
        drawing.render(painter, box)
    else:
        painter.fillPath(
            straight(card, "plain", box.width() * 0.6 / max(1, len(card))).translated(box.center()), QColor("#1b1d20")
        )
    painter.strokePath(path, QPen(QColor(40, 40, 44, 170), box.width() * 0.008))


def _paint_back(painter: QPainter, box: QRectF, colour: str, dark: str) -> None:
    """The back: a gold lattice on its colour inside a cream border, a medallion in the middle."""
    width = box.width()
    inside = box.adjusted(width * 0.06, width * 0.06, -width * 0.06, -width * 0.06)
    field = QPainterPath()
    field.addRoundedRect(inside, width * 0.03, width * 0.03)
    painter.fillPath(field, lit(inside, QColor(colour)))
    painter.save()
    painter.setClipPath(field)
    gold = QColor(230, 200, 120, 150)
    step = width * 0.085
    painter.setPen(QPen(gold, width * 0.009))
    reach = inside.width() + inside.height()
    for line in range(int(reach / step) + 1):
        x = inside.left() + line * step
        painter.drawLine(QPointF(x, inside.top()), QPointF(x - inside.height(), inside.bottom()))
        x = inside.right() - line * step
        painter.drawLine(QPointF(x, inside.top()), QPointF(x + inside.height(), inside.bottom()))
    painter.restore()
    painter.strokePath(field, QPen(gold_brush(inside), width * 0.02))
    medallion = QPainterPath()
    medallion.addEllipse(inside.center(), width * 0.2, width * 0.2)
    painter.fillPath(medallion, QColor(dark))
    painter.strokePath(medallion, QPen(gold_brush(medallion.boundingRect()), width * 0.022))
    spade = glyph("♠")
    assert spade is not None, "every suit has an outline"
    height = width * 0.24
    painter.fillPath(scaled(spade, height, box.center().x(), box.center().y() + height / 2), gold_brush(inside))


def paint_card_shadow(painter: QPainter, box: QRectF, height: float) -> None:
    """A soft shadow: close under a lying card, wide under one in the air."""
    spread = box.width() * (0.02 + 0.07 * height)
    drop = QPointF(box.width() * (0.012 + 0.05 * height), box.width() * (0.022 + 0.09 * height))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5):
        grow = spread * (step - 1) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 26))
        around = box.adjusted(-grow, -grow, grow, grow).translated(drop)
        painter.drawRoundedRect(around, spread + box.width() * _CORNER, spread + box.width() * _CORNER)


__all__ = ["AUTOMATIC", "BACKS", "DECKS", "deck_for", "drawing_name", "paint_card", "paint_card_shadow"]
