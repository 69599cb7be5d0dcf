"""What is drawn over a layout in review: grid, rulers, dimension lines, numbered callouts, findings."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, ceil, cos, floor, hypot, pi, sin
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from feltwright.app.review.hand import HANDLE_PX, EditHand
from feltwright.drawing.callouts import RADIUS, Callout
from feltwright.drawing.ink import Ink
from feltwright.review.findings import Place
from feltwright.speech import number

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

MM_PER_INCH = 25.4
RULER_PX = 24
FOUND, MEASURED, HELD = "#d97706", "#0f766e", "#7c3aed"
"""A finding's amber, a dimension's green, violet for what is being edited."""


class Pin(Struct, frozen=True):
    """A numbered comment on the felt."""

    number: int
    at_mm: tuple[float, float]
    is_open: bool


class Mark(Struct, frozen=True):
    """What stands in a callout."""

    number: int
    is_round: bool
    is_open: bool


def length_words(mm: float, inches: bool) -> str:
    """A length in the units chosen."""
    return number(f"{mm / MM_PER_INCH:.2f} in" if inches else f"{mm:.1f} mm")


def mark_font(px: int = 11) -> QFont:
    """The face of everything written on the board, in pixels."""
    font = QFont("Inter")
    font.setPixelSize(px)
    return font


def paint_grid(painter: QPainter, size_mm: tuple[float, float], ink: Ink, inches: bool) -> None:
    """A hairline every 100 mm, or every 6 inches."""
    step = 6 * MM_PER_INCH if inches else 100.0
    colour = QColor(ink.faint)
    colour.setAlpha(70)
    pen = QPen(colour, 0)
    painter.setPen(pen)
    w_mm, h_mm = size_mm
    lines = [QLineF(step * nth, 0, step * nth, h_mm) for nth in range(1, ceil(w_mm / step))]
    lines += [QLineF(0, step * nth, w_mm, step * nth) for nth in range(1, ceil(h_mm / step))]
    painter.drawLines(lines)


def paint_rulers(painter: QPainter, view: QGraphicsView, ink: Ink) -> None:
    """Along the top and the left, in the units of the board."""
    inches: bool = getattr(view, "inches", False)
    unit = MM_PER_INCH if inches else 1.0
    scale = view.transform().m11()
    step = _step(scale * unit)
    width, height = view.viewport().width(), view.viewport().height()
    ground = QColor(ink.paper)
    ground.setAlpha(235)
    painter.fillRect(0, 0, width, RULER_PX, ground)
    painter.fillRect(0, 0, RULER_PX, height, ground)
    painter.setFont(mark_font())
    painter.setPen(QPen(QColor(ink.line), 1))
    painter.drawLine(0, RULER_PX, width, RULER_PX)
    painter.drawLine(RULER_PX, 0, RULER_PX, height)
    first, last = view.mapToScene(0, 0), view.mapToScene(width, height)
    for nth in range(floor(first.x() / unit / step), ceil(last.x() / unit / step) + 1):
        x = view.mapFromScene(QPointF(nth * step * unit, 0)).x()
        if x >= RULER_PX:
            painter.drawLine(x, RULER_PX - 6, x, RULER_PX)
            painter.drawText(x + 3, RULER_PX - 8, f"{nth * step:g}")
    for nth in range(floor(first.y() / unit / step), ceil(last.y() / unit / step) + 1):
        y = view.mapFromScene(QPointF(0, nth * step * unit)).y()
        if y >= RULER_PX:
            painter.drawLine(RULER_PX - 6, y, RULER_PX, y)
            painter.save()
            painter.translate(RULER_PX - 8, y - 3)
            painter.rotate(-90)
            painter.drawText(0, 0, f"{nth * step:g}")
            painter.restore()
    painter.fillRect(0, 0, RULER_PX, RULER_PX, QColor(ink.paper))
    painter.drawText(QRectF(0, 0, RULER_PX, RULER_PX), Qt.AlignmentFlag.AlignCenter, "in" if inches else "mm")


def _step(px_per_unit: float) -> float:
    """A round number of units that leaves room for its figure."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if step * px_per_unit >= 56:
            return float(step)
    return 2000.0


def paint_dimension(painter: QPainter, one: QPointF, two: QPointF, scale: float, inches: bool) -> None:
    """A dimension line with arrows and its length."""
    length = hypot(two.x() - one.x(), two.y() - one.y())
    painter.setPen(QPen(QColor(MEASURED), 0))
    painter.setBrush(QColor(MEASURED))
    painter.drawLine(one, two)
    angle = atan2(two.y() - one.y(), two.x() - one.x())
    for tip, way in ((one, angle), (two, angle + pi)):
        head = [tip + QPointF(cos(way + turn), sin(way + turn)) * (11 / scale) for turn in (-0.28, 0.28)]
        painter.drawPolygon(QPolygonF([tip, *head]))
    both = f"{length_words(length, inches)} · {length_words(length, not inches)}"
    _tag(painter, (one + two) / 2, scale, both, MEASURED)


def paint_hold(painter: QPainter, hand: EditHand, scale: float, inches: bool, *, is_held: bool) -> None:
    """What the hand holds: its outline, its handles in pixels, and while it is dragged its new place and size."""
    thing = hand.thing()
    if thing is None:
        return
    pen = QPen(QColor(HELD), 1.5)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(thing.path)
    box = hand.ghost
    if box is not None:
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRect(box)
        corner = f"{length_words(box.left(), inches)}, {length_words(box.top(), inches)}"
        size = f"{length_words(box.width(), inches)} × {length_words(box.height(), inches)}"
        _tag(painter, QPointF(box.center().x(), box.top()), scale, f"{corner} · {size}", HELD)
    side = HANDLE_PX / scale
    painter.setPen(QPen(QColor(HELD), 0))
    painter.setBrush(QColor("#ffffff"))
    for _, at in hand.handles() if is_held else ():
        painter.drawRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))


def paint_frame(painter: QPainter, place: Place, scale: float) -> None:
    """The place of the finding chosen."""
    room = 6 / scale
    box = QRectF(place.x_mm, place.y_mm, place.w_mm, place.h_mm).adjusted(-room, -room, room, room)
    pen = QPen(QColor(FOUND), 2.5)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)


def _tag(painter: QPainter, at: QPointF, scale: float, words: str, colour: str) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(1 / scale, 1 / scale)
    painter.setFont(mark_font(12))
    width = painter.fontMetrics().horizontalAdvance(words) + 12
    box = QRectF(-width / 2, -22, width, 18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def paint_callouts(painter: QPainter, found: Sequence[tuple[Callout, Mark]], ink: Ink) -> None:
    """Leader lines first, then the numbers: round for a comment, square for a change, hollow when it is settled."""
    line, paper = QColor(ink.line), QColor(ink.paper)
    painter.setFont(mark_font(12))
    painter.setPen(QPen(line, 1.2))
    for callout, _ in found:
        painter.drawLine(QPointF(*callout.point), QPointF(*callout.middle))
        painter.fillRect(QRectF(callout.point[0] - 2, callout.point[1] - 2, 4, 4), line)
    for callout, mark in found:
        box = QRectF(callout.middle[0] - RADIUS, callout.middle[1] - RADIUS, 2 * RADIUS, 2 * RADIUS)
        painter.setPen(QPen(line, 1.5))
        painter.setBrush(line if mark.is_open else paper)
        painter.drawEllipse(box) if mark.is_round else painter.drawRect(box.adjusted(1, 2, -1, -2))
        painter.setPen(paper if mark.is_open else line)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(mark.number))
