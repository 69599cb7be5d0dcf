"""Sheets of paper: pages with a running head, a footer that names the digest, and text in a few sizes.

One unit is a tenth of a millimetre, which is one dot of the PDF at 254 dpi.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPageSize, QPainter, QPdfWriter, QPen

from feltwright.felt import fonts

DPI = 254
WIDTH, HEIGHT = 2100, 2970
LEFT, RIGHT = 180, 1920
TOP, BOTTOM = 250, 2740
FOOT_Y = 2845
INK, DIM, FAINT = QColor("#1b2026"), QColor("#5c6570"), QColor("#c9ced4")
PINE, GOLD, PAPER = QColor("#12352a"), QColor("#a8842f"), QColor("#f6f4ee")
GOOD, BAD = QColor("#1c6b45"), QColor("#a3262a")

Stroke: TypeAlias = tuple[float, str, str, QColor]
"""Where a text starts, what it says, its style and its colour."""

_STYLES = {
    "title": ("Cinzel", QFont.Weight.Bold, 92),
    "caps": ("Cinzel", QFont.Weight.Bold, 34),
    "heading": ("Inter", QFont.Weight.DemiBold, 46),
    "figure": ("Inter", QFont.Weight.DemiBold, 58),
    "subheading": ("Inter", QFont.Weight.DemiBold, 34),
    "strong": ("Inter", QFont.Weight.DemiBold, 28),
    "body": ("Inter", QFont.Weight.Normal, 28),
    "small_strong": ("Inter", QFont.Weight.DemiBold, 24),
    "small": ("Inter", QFont.Weight.Normal, 24),
    "tiny": ("Inter", QFont.Weight.Normal, 21),
    "micro": ("Inter", QFont.Weight.Normal, 16),
    "watermark": ("Inter", QFont.Weight.DemiBold, 230),
}


@lru_cache(maxsize=32)
def font(style: str) -> QFont:
    """The typeface of a style."""
    fonts.register()
    family, weight, pixels = _STYLES[style]
    made = QFont(family)
    made.setWeight(weight)
    made.setPixelSize(pixels)
    made.setKerning(False)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferNoShaping)
    return made


@lru_cache(maxsize=32)
def _metrics(style: str) -> QFontMetricsF:
    return QFontMetricsF(font(style))


class _Widths(dict[str, float]):
    """The widths of the characters of a style, measured when first met."""

    def __init__(self, style: str) -> None:
        super().__init__()
        self._metrics = _metrics(style)

    def __missing__(self, character: str) -> float:
        width = self[character] = self._metrics.horizontalAdvance(character)
        return width


@lru_cache(maxsize=32)
def _widths(style: str) -> _Widths:
    return _Widths(style)


@lru_cache(maxsize=50_000)
def width_of(text: str, style: str) -> float:
    """How wide a text is; without kerning that is the sum of its characters, which ten thousand rounds need."""
    return sum(map(_widths(style).__getitem__, text))


def line_height(style: str) -> float:
    """From one line to the next."""
    return 1.42 * _STYLES[style][2]


@lru_cache(maxsize=4096)
def fitted(text: str, style: str, width: float) -> str:
    """The text, cut off with dots if it is too wide."""
    if width_of(text, style) <= width:
        return text
    return _metrics(style).elidedText(text, Qt.TextElideMode.ElideRight, width)


@lru_cache(maxsize=4096)
def wrapped(text: str, style: str, width: float) -> tuple[str, ...]:
    """The text in lines; a word wider than a line is broken."""
    lines: list[str] = []
    current: list[str] = []
    space, used = width_of(" ", style), 0.0
    for word in _broken(text.split(), style, width):
        wide = width_of(word, style)
        if current and used + space + wide > width:
            lines.append(" ".join(current))
            current, used = [], 0.0
        used += wide + (space if current else 0.0)
        current.append(word)
    return (*lines, " ".join(current)) if current else tuple(lines)


def _broken(words: list[str], style: str, width: float) -> Iterator[str]:
    """The words, those wider than a line in pieces."""
    for word in words:
        while width_of(word, style) > width:
            take = next(n for n in range(len(word), 0, -1) if width_of(word[:n], style) <= width or n == 1)
            yield word[:take]
            word = word[take:]
        yield word


def stroke_right(x: float, text: str, style: str, colour: QColor = INK) -> Stroke:
    """Text that is to end at x."""
    return x - width_of(text, style), text, style, colour


class Sheets:
    """The pages of one report, drawn one after the other; with `pages`, footers say of how many each is one."""

    def __init__(self, head: str, foot: str, mark: str, pages: int = 0) -> None:
        self._head, self._foot, self._mark, self._pages = head, foot, mark, pages
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(DPI)
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        self._writer.setTitle(head)
        self._writer.setCreator("Feltwright")
        self.painter = QPainter(self._writer)
        self.page = 0
        self.y = float(TOP)
        self._style = ""
        self._colour: QColor | None = None

    def next_page(self, bare: bool = False) -> None:
        """A fresh page; a bare one has no running head."""
        if self.page:
            self._writer.newPage()
        self.page += 1
        self._watermark()
        if not bare:
            self.text(LEFT, 160, self._head, "small", DIM)
            self.line(LEFT, 190, RIGHT, 190, FAINT)
        self.line(LEFT, 2800, RIGHT, 2800, FAINT)
        self.text(LEFT, FOOT_Y, self._foot, "tiny", DIM)
        of = f" of {self._pages}" if self._pages else ""
        self.text_right(RIGHT, FOOT_Y, f"Page {self.page}{of}", "tiny", DIM)
        self.y = float(TOP)

    def room(self, height: float) -> None:
        """Go to the next page unless there is that much room left."""
        if self.y + height > BOTTOM:
            self.next_page()

    def _watermark(self) -> None:
        if not self._mark:
            return
        painter = self.painter
        painter.save()
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(-52)
        painter.setFont(font("watermark"))
        painter.setPen(QColor(168, 132, 47, 34))
        width = width_of(self._mark, "watermark")
        scale = min(1.0, 2500 / width)
        painter.scale(scale, scale)
        painter.drawText(QPointF(-width / 2, 80), self._mark)
        painter.restore()
        self._style = ""
        self._colour = None

    # -- strokes --------------------------------------------------------------------------------------------------

    def text(self, x: float, y: float, text: str, style: str = "body", colour: QColor = INK) -> None:
        """Text from its left end, on the base line."""
        if style != self._style:
            self.painter.setFont(font(style))
            self._style = style
        if colour is not self._colour:
            self.painter.setPen(colour)
            self._colour = colour
        self.painter.drawText(QPointF(x, y), text)

    def strokes(self, y: float, strokes: Iterable[Stroke]) -> None:
        """Texts on one base line, made ready beforehand: a long report has many alike."""
        painter, style_now, colour_now = self.painter, self._style, self._colour
        for x, text, style, colour in strokes:
            if style != style_now:
                painter.setFont(font(style))
                style_now = style
            if colour is not colour_now:
                painter.setPen(colour)
                colour_now = colour
            painter.drawText(QPointF(x, y), text)
        self._style, self._colour = style_now, colour_now

    def text_right(self, x: float, y: float, text: str, style: str = "body", colour: QColor = INK) -> None:
        """Text up to its right end."""
        self.text(x - width_of(text, style), y, text, style, colour)

    def text_middle(self, x: float, y: float, text: str, style: str = "body", colour: QColor = INK) -> None:
        """Text about its middle."""
        self.text(x - width_of(text, style) / 2, y, text, style, colour)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: QColor, width: float = 2) -> None:
        """A straight line."""
        self.painter.setPen(QPen(colour, width))
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
        self._colour = None

    def box(self, area: QRectF, fill: QColor, edge: QColor | None = None, radius: float = 0) -> None:
        """A filled box."""
        self.painter.setBrush(fill)
        self.painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
        self.painter.drawRoundedRect(area, radius, radius)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self._colour = None

    def abandon(self) -> None:
        """Let go of the paper without a PDF."""
        if self.painter.isActive():
            self.painter.end()

    def finish(self) -> bytes:
        """The PDF."""
        assert self._pages in (0, self.page), "as many pages as were counted"
        self.painter.end()
        return bytes(self._buffer.data().data())


class Count(Sheets):
    """Sheets that nothing is drawn on: how many pages it takes must be known before the first has its footer."""

    def __init__(self) -> None:
        super().__init__("", "", "")
        self.painter.end()
        self._dot = QImage(1, 1, QImage.Format.Format_Grayscale8)
        self.painter = QPainter(self._dot)

    def next_page(self, bare: bool = False) -> None:
        self.page += 1
        self.y = float(TOP)

    def text(self, x: float, y: float, text: str, style: str = "body", colour: QColor = INK) -> None:
        """Nothing."""

    def strokes(self, y: float, strokes: Iterable[Stroke]) -> None:
        """Nothing."""

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: QColor, width: float = 2) -> None:
        """Nothing."""

    def box(self, area: QRectF, fill: QColor, edge: QColor | None = None, radius: float = 0) -> None:
        """Nothing."""
