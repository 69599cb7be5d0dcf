"""The drawings of the booklet: the cloth at a round scale with comments pinned to it, and a picture of the table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPen

from feltwright.app.report_pdf.sheets import BAD, BOTTOM, DIM, GOLD, INK, LEFT, RIGHT, Sheets
from feltwright.app.report_pdf.tables import heading
from feltwright.drawing.callouts import RADIUS, callouts
from feltwright.drawing.ink import PAPER, paint_lines
from feltwright.drawing.linework import linework
from feltwright.drawing.proof import png
from feltwright.layout.model import Layout
from feltwright.review.compare import Entry, place_of
from feltwright.review.findings import Place, Severity
from feltwright.review.papers import Case

SCALES = (1, 2, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100)
TENTHS = 10
"""Units of the sheet per millimetre."""
MOST_HEIGHT = 1_100
PICTURE_PX = 1_600
PIN = 20.0
"""Half the width of a numbered pin."""
LINE_MM = 0.14
"""As the line is to be on paper."""


def scale_for(size_mm: tuple[float, float]) -> int:
    """The first round scale at which a cloth fits its place; how many times smaller it is drawn.

    >>> scale_for((2400.0, 1200.0))
    15
    """
    width, height = size_mm
    fits = (n for n in SCALES if width * TENTHS / n <= RIGHT - LEFT and height * TENTHS / n <= MOST_HEIGHT)
    return next(fits, SCALES[-1])


def draw_drawings(sheets: Sheets, case: Case, layout: Layout) -> None:
    """One page: line work to scale, then the picture."""
    sheets.next_page()
    times = scale_for(layout.size_mm)
    heading(sheets, f"Drawing, scale 1:{times}")
    _line_drawing(sheets, case, layout, times)
    _bar(sheets, times)
    image = QImage.fromData(png(layout, PICTURE_PX))
    height = (RIGHT - LEFT) * image.height() / image.width()
    sheets.room(height + 160)
    heading(sheets, "As it will look")
    height = min(height, BOTTOM - sheets.y)
    width = height * image.width() / image.height()
    sheets.painter.drawImage(QRectF((LEFT + RIGHT - width) / 2, sheets.y, width, height), image)
    sheets.y += height + 40


def _line_drawing(sheets: Sheets, case: Case, layout: Layout, times: int) -> None:
    unit = TENTHS / times
    painter, top = sheets.painter, sheets.y
    painter.save()
    painter.translate(LEFT, top)
    painter.scale(unit, unit)
    paint_lines(painter, linework(layout), replace(PAPER, line_mm=LINE_MM * times))
    pen = QPen(GOLD, 0.4 * times)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for severity, place in _found(case):
        pen.setColor(BAD if severity is Severity.VIOLATION else GOLD)
        painter.setPen(pen)
        painter.drawRect(QRectF(place.x_mm, place.y_mm, place.w_mm, place.h_mm))
    painter.restore()
    _draw_pins(sheets, list(_pins(case, layout)), layout, unit)
    sheets.y += layout.size_mm[1] * unit + 30


def _found(case: Case) -> Iterator[tuple[Severity, Place]]:
    """Where violations and questions are."""
    for one in case.found.findings:
        if one.place is not None and one.severity is not Severity.NOTE:
            yield one.severity, one.place


def _pins(case: Case, layout: Layout) -> Iterator[tuple[int, QPointF]]:
    """Every comment that has a place, in the middle of it."""
    known: list[Entry] = [*layout.inscriptions, *layout.anchors, *layout.areas]
    entries = {one.id: one for one in known}
    for comment in case.dossier.comments():
        made = comment.made
        place = made.place or (place_of(entries[made.entry]) if made.entry in entries else None)
        if place is not None:
            yield made.number, QPointF(place.x_mm + place.w_mm / 2, place.y_mm + place.h_mm / 2)


def _draw_pins(sheets: Sheets, pins: list[tuple[int, QPointF]], layout: Layout, unit: float) -> None:
    """Numbers beside what they are about, apart from each other."""
    left, top, zoom = LEFT, sheets.y, PIN / RADIUS
    points = tuple((point.x() * unit / zoom, point.y() * unit / zoom) for _, point in pins)
    size = layout.size_mm[0] * unit / zoom, layout.size_mm[1] * unit / zoom
    placed = callouts(points, size, 0.0)
    for one in placed:
        (x1, y1), (x2, y2) = one.point, one.middle
        sheets.line(left + x1 * zoom, top + y1 * zoom, left + x2 * zoom, top + y2 * zoom, BAD, 3)
    for (number, _), one in zip(pins, placed, strict=True):
        x, y = left + one.middle[0] * zoom, top + one.middle[1] * zoom
        sheets.box(QRectF(x - PIN, y - PIN, 2 * PIN, 2 * PIN), BAD, None, PIN)
        sheets.text_middle(x, y + 9, str(number), "small_strong", QColor("#ffffff"))


def _bar(sheets: Sheets, times: int) -> None:
    """A bar of half a metre of cloth, in steps of 100 mm, and what it is."""
    sheets.room(80)
    step = 100 * TENTHS / times
    for place in range(5):
        box = QRectF(LEFT + place * step, sheets.y, step, 10)
        sheets.box(box, INK if place % 2 == 0 else QColor("#ffffff"), INK)
    sheets.text(LEFT + 5 * step + 20, sheets.y + 14, "500 mm of cloth", "tiny", DIM)
    sheets.y += 60
