"""How line work is painted: clean ink on paper, or the colours of the cloth."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from feltwright.drawing.linework import ANCHORS, GLYPHS, LETTERED, ZONES, Outline
from feltwright.felt.theme import cloth, printed


class Ink(Struct, frozen=True):
    """Colours and widths of a drawing."""

    paper: str
    line: str
    letters: str
    faint: str
    """Zones, which are not printed, and the room of fittings."""
    tint: str
    """Laid over printed fills."""
    line_mm: float = 0.35


PAPER = Ink("#ffffff", "#101418", "#101418", "#8a929c", "#00000012")
BOARD = Ink("#11161c", "#dfe6ee", "#f4f7fa", "#6f7b89", "#ffffff14")


def paint_lines(painter: QPainter, lines: Iterable[Outline], ink: Ink, region: QRectF | None = None) -> None:
    """Every outline that touches a region; the painter counts in millimetres."""
    for one in lines:
        if region is None or one.path.boundingRect().adjusted(-1, -1, 1, 1).intersects(region):
            _paint_line(painter, one, ink)


def _paint_line(painter: QPainter, one: Outline, ink: Ink) -> None:
    if one.layer in LETTERED:
        painter.fillPath(one.path, QColor(ink.letters))
        return
    if one.fill:
        painter.fillPath(one.path, QColor(ink.tint))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(one, ink))
    painter.drawPath(one.path)


def _pen(one: Outline, ink: Ink) -> QPen:
    faint = one.layer in (ZONES, ANCHORS)
    pen = QPen(QColor(ink.faint if faint else ink.line), ink.line_mm * (0.6 if faint or one.layer == GLYPHS else 1))
    if faint:
        pen.setDashPattern([8, 5])
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def paint_coloured(painter: QPainter, lines: Iterable[Outline], cloth_name: str, region: QRectF | None = None) -> None:
    """The cloth in its colours, flat, as a printer is told them."""
    on = cloth(cloth_name)
    for one in lines:
        if region is not None and not one.path.boundingRect().adjusted(-2, -2, 2, 2).intersects(region):
            continue
        colour = printed(one.colour, on)
        if one.layer in LETTERED:
            painter.fillPath(one.path, colour)
        elif one.layer == "CLOTH":
            painter.fillPath(one.path, QColor(on.base))
        elif one.layer == GLYPHS:
            painter.fillPath(one.path, colour)
        elif one.layer not in (ZONES, ANCHORS):
            painter.setBrush(QBrush(printed(one.fill, on)) if one.fill else QBrush(Qt.BrushStyle.NoBrush))
            painter.setPen(QPen(colour, 2.0))
            painter.drawPath(one.path)
