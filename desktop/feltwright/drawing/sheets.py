"""True-to-scale PDF: one page as large as the cloth, or sheets of paper with overlap to be joined."""

from __future__ import annotations

from math import ceil

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from feltwright.drawing.ink import PAPER, paint_coloured, paint_lines
from feltwright.drawing.linework import Outline, linework
from feltwright.felt import fonts
from feltwright.layout.model import Layout

SHEETS_MM = {"a4": (297.0, 210.0), "letter": (279.4, 215.9), "a3": (420.0, 297.0)}
"""Paper lying on its long side."""
MARGIN_MM = 12.0
FOOT_MM = 16.0
OVERLAP_MM = 10.0
PAGE_LIMIT_MM = 5_080.0
"""The largest page a PDF reader must show."""
SCALE_BAR_MM = 100


class TooLarge(Exception):
    """A cloth that no single page can hold."""


class Style(Struct, frozen=True):
    """What every sheet says, and whether it is printed in colour."""

    digest: str
    coloured: bool = False


class Tile(Struct, frozen=True):
    """One sheet: its place among the others and the piece of cloth on it."""

    row: int
    column: int
    x_mm: float
    y_mm: float
    w_mm: float
    h_mm: float

    @property
    def name(self) -> str:
        """`B3` is the third sheet of the second row."""
        return f"{chr(ord('A') + self.row)}{self.column + 1}" if self.row < 26 else f"R{self.row + 1}.{self.column + 1}"

    @property
    def rect(self) -> QRectF:
        """The piece of cloth."""
        return QRectF(self.x_mm, self.y_mm, self.w_mm, self.h_mm)


def tiles(size_mm: tuple[float, float], sheet: str) -> tuple[Tile, ...]:
    """The sheets of paper a cloth needs; KeyError for paper that is not known.

    >>> [tile.name for tile in tiles((300.0, 100.0), "a4")]
    ['A1', 'A2']
    """
    width, height = SHEETS_MM[sheet]
    w, h = width - 2 * MARGIN_MM, height - 2 * MARGIN_MM - FOOT_MM
    columns = max(1, ceil((size_mm[0] - OVERLAP_MM) / (w - OVERLAP_MM)))
    rows = max(1, ceil((size_mm[1] - OVERLAP_MM) / (h - OVERLAP_MM)))
    return tuple(
        Tile(row, column, column * (w - OVERLAP_MM), row * (h - OVERLAP_MM), w, h)
        for row in range(rows)
        for column in range(columns)
    )


def full_pdf(layout: Layout, style: Style) -> bytes:
    """The whole cloth on one page at 1:1; TooLarge if no page can be that big."""
    width, height = layout.size_mm[0] + 2 * MARGIN_MM, layout.size_mm[1] + 2 * MARGIN_MM + FOOT_MM
    if max(width, height) > PAGE_LIMIT_MM:
        raise TooLarge(f"{width:.0f} × {height:.0f} mm")
    paper = _Paper(layout, style, (width, height))
    paper.cloth(QRectF(0, 0, *layout.size_mm), QPointF(MARGIN_MM, MARGIN_MM))
    paper.foot(QCoreApplication.translate("Sheets", "Full size, scale 1:1"))
    return paper.done()


def tiled_pdf(layout: Layout, style: Style, sheet: str) -> bytes:
    """A key to the sheets, then every sheet at 1:1 with its overlap marked."""
    cut = tiles(layout.size_mm, sheet)
    paper = _Paper(layout, style, SHEETS_MM[sheet])
    paper.key(cut)
    paper.foot(QCoreApplication.translate("Sheets", "Key to {0} sheets, not to scale").format(len(cut)), bar=False)
    for number, tile in enumerate(cut, 1):
        paper.page()
        paper.cloth(tile.rect, QPointF(MARGIN_MM, MARGIN_MM))
        paper.marks(tile, cut)
        words = QCoreApplication.translate("Sheets", "Sheet {0}, {1} of {2}, scale 1:1")
        paper.foot(words.format(tile.name, number, len(cut)))
    return paper.done()


def pdf_writer(device: QIODevice, title: str, page_mm: tuple[float, float]) -> QPdfWriter:
    """A PDF whose pages are exactly as large as asked for, without margins of their own."""
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setCreator("Feltwright")
    size = QPageSize(QSizeF(*page_mm), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    return writer


class _Paper:
    """A PDF being drawn in millimetres."""

    def __init__(self, layout: Layout, style: Style, page_mm: tuple[float, float]) -> None:
        self.layout, self.style, self.page_mm = layout, style, page_mm
        self.lines: tuple[Outline, ...] = linework(layout)
        self._bytes = QByteArray()
        self._buffer = QBuffer(self._bytes)
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = pdf_writer(self._buffer, f"{layout.title} · {layout.edition}", page_mm)
        self.painter = QPainter(self._writer)
        self._scale()

    def _scale(self) -> None:
        per_mm = self._writer.resolution() / 25.4
        self.painter.resetTransform()
        self.painter.scale(per_mm, per_mm)

    def page(self) -> None:
        """A fresh sheet."""
        self._writer.newPage()
        self._scale()

    def done(self) -> bytes:
        """The file."""
        self.painter.end()
        self._buffer.close()
        return bytes(self._bytes.data())

    def cloth(self, region: QRectF, at: QPointF) -> None:
        """A piece of the cloth at full size, its top left at a point of the sheet."""
        painter = self.painter
        painter.save()
        painter.setClipRect(QRectF(at, region.size()).adjusted(-1, -1, 1, 1))
        painter.translate(at.x() - region.x(), at.y() - region.y())
        if self.style.coloured:
            paint_coloured(painter, self.lines, self.layout.cloth, region)
        else:
            paint_lines(painter, self.lines, PAPER, region)
        painter.restore()

    def key(self, cut: tuple[Tile, ...]) -> None:
        """The cloth made small, with the sheets laid over it."""
        room = QRectF(MARGIN_MM, MARGIN_MM, self.page_mm[0] - 2 * MARGIN_MM, self.page_mm[1] - 2 * MARGIN_MM - FOOT_MM)
        whole = QRectF(0, 0, max(t.x_mm + t.w_mm for t in cut), max(t.y_mm + t.h_mm for t in cut))
        scale = min(room.width() / whole.width(), room.height() / whole.height())
        painter = self.painter
        painter.save()
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        paint_lines(painter, self.lines, PAPER)
        painter.restore()
        painter.setPen(QPen(QColor("#b3261e"), 0.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tile in cut:
            box = QRectF(tile.x_mm * scale, tile.y_mm * scale, tile.w_mm * scale, tile.h_mm * scale)
            box.translate(room.topLeft())
            painter.drawRect(box)
            self.words(tile.name, box.center().x(), box.center().y(), 2.4, "#b3261e", Qt.AlignmentFlag.AlignHCenter)

    def marks(self, tile: Tile, cut: tuple[Tile, ...]) -> None:
        """Where the neighbours begin: a dashed line, crosses on it, and the neighbour's name."""
        at = {(other.row, other.column): other for other in cut}
        box = QRectF(MARGIN_MM, MARGIN_MM, tile.w_mm, tile.h_mm)
        left = at.get((tile.row, tile.column - 1))
        right = at.get((tile.row, tile.column + 1))
        above = at.get((tile.row - 1, tile.column))
        below = at.get((tile.row + 1, tile.column))
        for other, x in ((left, box.left() + OVERLAP_MM), (right, box.right() - OVERLAP_MM)):
            if other is not None:
                self._join(QPointF(x, box.top()), QPointF(x, box.bottom()))
                self.words(other.name, x, box.top() - 6, 2.4, "#b3261e", Qt.AlignmentFlag.AlignHCenter)
        for other, y in ((above, box.top() + OVERLAP_MM), (below, box.bottom() - OVERLAP_MM)):
            if other is not None:
                self._join(QPointF(box.left(), y), QPointF(box.right(), y))
                self.words(other.name, box.left() - 6, y, 2.4, "#b3261e", Qt.AlignmentFlag.AlignHCenter)

    def _join(self, start: QPointF, end: QPointF) -> None:
        pen = QPen(QColor("#b3261e"), 0.15)
        self.painter.setPen(pen)
        for share in (0.0, 0.5, 1.0):
            point = start + (end - start) * share
            self.painter.drawLine(point - QPointF(3, 0), point + QPointF(3, 0))
            self.painter.drawLine(point - QPointF(0, 3), point + QPointF(0, 3))
        pen.setDashPattern([12, 12])
        self.painter.setPen(pen)
        self.painter.drawLine(start, end)

    def foot(self, sheet: str, *, bar: bool = True) -> None:
        """Title, sheet, digest and a bar to measure with."""
        top = self.page_mm[1] - MARGIN_MM - FOOT_MM + 4
        right = self.page_mm[0] - MARGIN_MM
        layout = self.layout
        self.painter.setPen(QPen(QColor(PAPER.line), 0.2))
        self.painter.drawLine(QPointF(MARGIN_MM, top), QPointF(right, top))
        size = f"{layout.size_mm[0]:g} × {layout.size_mm[1]:g} mm"
        edition = QCoreApplication.translate("Sheets", "edition {0}").format(layout.edition)
        title = f"{layout.title} · {edition} · {size} · {sheet}"
        self.words(title, MARGIN_MM, top + 4, 2.5, PAPER.line, Qt.AlignmentFlag.AlignLeft)
        digest = f"sha256 {self.style.digest}"
        self.words(digest, MARGIN_MM, top + 9, 1.9, "#53585f", Qt.AlignmentFlag.AlignLeft)
        if bar:
            self._scale_bar(right - SCALE_BAR_MM, top + 9)

    def _scale_bar(self, x: float, y: float) -> None:
        painter = self.painter
        painter.setPen(QPen(QColor(PAPER.line), 0.25))
        painter.drawLine(QPointF(x, y), QPointF(x + SCALE_BAR_MM, y))
        for mm in range(0, SCALE_BAR_MM + 1, 10):
            painter.drawLine(QPointF(x + mm, y), QPointF(x + mm, y - (2.2 if mm % 50 == 0 else 1.2)))
        for mm in (0, 50, 100):
            self.words(f"{mm} mm" if mm == 100 else str(mm), x + mm, y + 2.4, 1.9, PAPER.line, _ALIGN[mm])

    def words(self, text: str, x: float, y: float, cap_mm: float, colour: str, align: Qt.AlignmentFlag) -> None:
        """One line of small print, its middle at a height."""
        painter = self.painter
        painter.save()
        font = QFont(fonts.face("plain", 100))
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.translate(x, y)
        scale = cap_mm / 72.7  # Inter's capitals are 0.727 of its size
        painter.scale(scale, scale)
        width = painter.fontMetrics().horizontalAdvance(text)
        shift = {Qt.AlignmentFlag.AlignHCenter: -width / 2, Qt.AlignmentFlag.AlignRight: -width}.get(align, 0.0)
        painter.drawText(QPointF(shift, 36), text)
        painter.restore()


_ALIGN = {
    0: Qt.AlignmentFlag.AlignLeft,
    50: Qt.AlignmentFlag.AlignHCenter,
    100: Qt.AlignmentFlag.AlignRight,
}
