"""Small charts: the house's result against what was to be expected, and how often each outcome came."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from feltwright.app.report_pdf.figures import money
from feltwright.app.report_pdf.sheets import BAD, DIM, FAINT, GOLD, INK, LEFT, PINE, RIGHT, Sheets
from feltwright.report.chance_check import ONE, Device

HOLD_HEIGHT, OUTCOMES_HEIGHT = 520.0, 430.0
LABEL_PITCH = 26.0
"""Nearer than this to the zero line a figure would lie over another."""
POINTS = 400
"""More than a line of this width can show."""
BAND = QColor(18, 53, 42, 26)


def running_hold(sheets: Sheets, holds: Sequence[int], expected: Fraction | None, is_whole: bool) -> None:
    """What the house had won after each round; a dashed line to what it should have won at the end.

    Unless it is the whole, only the wagers whose edge is known have their part in that.
    """
    sheets.room(HOLD_HEIGHT)
    area = QRectF(LEFT + 150, sheets.y, RIGHT - LEFT - 150, 380)
    last = expected if expected is not None else Fraction(0)
    low, high = min(0, *holds, int(last)), max(1, *holds, int(last))
    span = max(1, high - low)

    def point(place: float, cents: float) -> QPointF:
        return QPointF(area.left() + area.width() * place, area.bottom() - area.height() * (cents - low) / span)

    for cents in {low, 0, high}:
        edge = point(0, cents).y()
        sheets.line(area.left(), edge, area.right(), edge, FAINT)
        if cents and abs(edge - point(0, 0).y()) < LABEL_PITCH:
            continue
        sheets.text_right(area.left() - 14, edge + 8, money(cents), "tiny", DIM)
    count = max(1, len(holds) - 1)
    step = max(1, len(holds) // POINTS)
    places = [*range(0, len(holds), step), len(holds) - 1]
    line = QPolygonF([point(place / count, holds[place]) for place in places])
    _stroke(sheets, line, PINE, 5)
    if expected is not None:
        _stroke(sheets, QPolygonF([point(0, 0), point(1, float(last))]), GOLD, 4, Qt.PenStyle.DashLine)
    sheets.y = area.bottom() + 46
    words = f"Hold after each of {len(holds) - 1:,} rounds"
    if expected is not None:
        words += ", and dashed the way to the theoretical hold" + ("" if is_whole else " of the wagers with an edge")
    sheets.text(area.left(), sheets.y, words, "tiny", DIM)
    sheets.y += 56


def frequencies(sheets: Sheets, device: Device, session: str) -> None:
    """A bar for every face of a session's device; a tick where chance would have it, a tint for three deviations."""
    sheets.room(OUTCOMES_HEIGHT)
    device.oddities()
    area = QRectF(LEFT, sheets.y + 20, RIGHT - LEFT, 240)
    size = len(device.faces)
    expected = [share / ONE for share in device.expected]
    reach = [3 * (variance / ONE) ** 0.5 for variance in device.variance]
    top = max(1.0, *device.seen, *(e + r for e, r in zip(expected, reach, strict=True)))
    width = area.width() / size
    scale = area.height() / top
    for place in range(size):
        x = area.left() + place * width
        low = max(0.0, expected[place] - reach[place])
        band = QRectF(x, area.bottom() - (expected[place] + reach[place]) * scale, width, 0)
        band.setBottom(area.bottom() - low * scale)
        sheets.box(band, BAND)
        seen = device.seen[place]
        odd = abs(seen - expected[place]) > reach[place]
        sheets.box(
            QRectF(x + width * 0.2, area.bottom() - seen * scale, width * 0.6, seen * scale), BAD if odd else PINE
        )
        tick = area.bottom() - expected[place] * scale
        sheets.line(x + width * 0.08, tick, x + width * 0.92, tick, GOLD, 4)
        if size <= 60:
            style = "tiny" if size <= 40 else "micro"
            sheets.text_middle(x + width / 2, area.bottom() + 28, device.faces[place][:4], style, DIM)
    sheets.line(area.left(), area.bottom(), area.right(), area.bottom(), INK, 3)
    sheets.y = area.bottom() + 74
    drawn = f"{device.name.capitalize()}: {device.draws:,} outcomes; gold: expected, tint: three standard deviations"
    sheets.text(area.left(), sheets.y, f"{session}  ·  {drawn}", "tiny", DIM)
    sheets.y += 54


def hold_bar(sheets: Sheets, x: float, y: float, width: float, deviation_centi: int | None) -> None:
    """How many standard errors the hold is from theory: a dot between minus and plus three."""
    middle = x + width / 2
    sheets.line(x, y, x + width, y, FAINT, 3)
    sheets.line(middle, y - 10, middle, y + 10, GOLD, 3)
    if deviation_centi is None:
        return
    reach = max(-300, min(300, deviation_centi)) / 300
    colour = BAD if abs(deviation_centi) > 300 else PINE
    sheets.box(QRectF(middle + reach * width / 2 - 8, y - 8, 16, 16), colour, None, 8)


def _stroke(
    sheets: Sheets, line: QPolygonF, colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
) -> None:
    path = QPainterPath()
    path.addPolygon(line)
    sheets.painter.strokePath(path, QPen(colour, width, style, Qt.PenCapStyle.RoundCap))
