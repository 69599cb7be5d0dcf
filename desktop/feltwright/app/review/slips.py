"""Ids on slips of paper: each inside its own area, off the words and off the other slips, or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from feltwright.app.review.marks import mark_font
from feltwright.drawing.ink import Ink
from feltwright.drawing.redline import inks

STEPS = 6
"""Places tried along each side of an area's box."""


def id_slips(shapes: Sequence[tuple[str, QPainterPath]], words: Sequence[QRectF]) -> list[tuple[str, QRectF]]:
    """Where each id stands, in pixels; the smallest areas choose first, and one without room has none."""
    metrics = QFontMetricsF(mark_font())
    taken: list[QRectF] = []
    found = []
    for entry, path in sorted(shapes, key=lambda shape: shape[1].boundingRect().width()):
        box = path.boundingRect()
        size = QSizeF(metrics.horizontalAdvance(entry) + 6, metrics.height())
        if size.width() > box.width() or size.height() > box.height():
            continue
        near = [each for each in (*words, *taken) if each.intersects(box)]
        slip = next((slip for slip in _places(box, size) if _is_free(slip, path, near)), None)
        if slip is not None:
            taken.append(slip)
            found.append((entry, slip))
    return found


def _places(box: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """Along the top first, then row by row to the bottom."""
    room = box.adjusted(1, 1, -1, -1)
    for row in range(STEPS):
        for column in range(STEPS):
            x = room.left() + (room.width() - size.width()) * column / (STEPS - 1)
            y = room.top() + (room.height() - size.height()) * row / (STEPS - 1)
            yield QRectF(x, y, size.width(), size.height())


def _is_free(slip: QRectF, path: QPainterPath, near: Sequence[QRectF]) -> bool:
    return not any(slip.intersects(other) for other in near) and path.contains(slip.adjusted(2, 2, -2, -2))


def paint_slips(painter: QPainter, slips: Sequence[tuple[str, QRectF]], ink: Ink) -> None:
    """The slips on the board."""
    painter.setFont(mark_font())
    ground = QColor(ink.paper)
    ground.setAlpha(225)
    _, blue = inks(ink, False)
    for entry, slip in slips:
        painter.fillRect(slip, ground)
        painter.setPen(blue)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, entry)
