"""What flows down a page: headings, paragraphs, pairs of name and value, tables with aligned figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from PySide6.QtGui import QColor

from feltwright.app.report_pdf.sheets import (
    BOTTOM,
    DIM,
    FAINT,
    GOLD,
    INK,
    LEFT,
    RIGHT,
    Sheets,
    fitted,
    line_height,
    wrapped,
)

HEADS = -1
"""Where the heads of a table stand, before its first row."""


class Column(Struct, frozen=True):
    """A column: its head, where it starts and ends, and on which side its text stands."""

    head: str
    left: float
    right: float
    figures: bool = False
    flows: bool = False
    """Whether a long text goes on below instead of being cut off."""


def heading(sheets: Sheets, text: str) -> None:
    """A chapter starts."""
    sheets.room(260)
    sheets.y += 40
    sheets.text(LEFT, sheets.y, text, "heading")
    sheets.y += 22
    sheets.line(LEFT, sheets.y, LEFT + 120, sheets.y, GOLD, 6)
    sheets.y += 52


def subheading(sheets: Sheets, text: str, below: float = 100) -> None:
    """A part of a chapter, on the page where the first of what is below it goes."""
    sheets.room(80 + below)
    sheets.y += 34
    sheets.text(LEFT, sheets.y, text, "subheading")
    sheets.y += 44


def paragraph(sheets: Sheets, text: str, style: str = "body", colour: QColor = INK, indent: float = 0) -> None:
    """Text over the whole width."""
    for line in wrapped(text, style, RIGHT - LEFT - indent):
        sheets.room(line_height(style))
        sheets.text(LEFT + indent, sheets.y, line, style, colour)
        sheets.y += line_height(style)
    sheets.y += 10


def pairs(sheets: Sheets, rows: Iterable[tuple[str, str]], split: float = 520) -> None:
    """Names on the left, values on the right, values wrapped."""
    for name, value in rows:
        lines = wrapped(value or "none", "small", RIGHT - LEFT - split)
        sheets.room(line_height("small") * len(lines))
        sheets.text(LEFT, sheets.y, fitted(name, "small", split - 20), "small", DIM)
        for line in lines:
            sheets.text(LEFT + split, sheets.y, line, "small")
            sheets.y += line_height("small")
        sheets.y += 4


def table(
    sheets: Sheets,
    columns: Sequence[Column],
    rows: Iterable[Sequence[str]],
    sums: Sequence[str] = (),
    beside: Callable[[int], None] = lambda _: None,
) -> None:
    """Rows under heads that are repeated on every page; the last row may be a sum.

    `beside` draws at the end of a line, of which `sheets.y` is the base: of row 0 and on, and of the heads as HEADS.
    """
    sheets.room(200)
    _heads(sheets, columns, beside)
    for place, row in enumerate(rows):
        if sheets.y + line_height("small") * _lines(columns, row) > BOTTOM:
            sheets.next_page()
            _heads(sheets, columns, beside)
        beside(place)
        _row(sheets, columns, row, "small")
    if sums:
        sheets.y += 6
        sheets.line(LEFT, sheets.y - 26, RIGHT, sheets.y - 26, INK, 3)
        sheets.y += 8
        _row(sheets, columns, sums, "small_strong")
    sheets.y += 24


def _heads(sheets: Sheets, columns: Sequence[Column], beside: Callable[[int], None]) -> None:
    sheets.y += 10
    beside(HEADS)
    _row(sheets, columns, [column.head for column in columns], "small_strong", DIM)
    sheets.line(LEFT, sheets.y - 26, RIGHT, sheets.y - 26, FAINT, 3)
    sheets.y += 6


def _row(sheets: Sheets, columns: Sequence[Column], cells: Sequence[str], style: str, colour: QColor = INK) -> None:
    for column, cell in zip(columns, cells, strict=True):
        if column.flows:
            for place, line in enumerate(wrapped(cell, style, column.right - column.left)):
                sheets.text(column.left, sheets.y + place * line_height(style), line, style, colour)
            continue
        text = fitted(cell, style, column.right - column.left)
        if column.figures:
            sheets.text_right(column.right, sheets.y, text, style, colour)
        else:
            sheets.text(column.left, sheets.y, text, style, colour)
    sheets.y += line_height(style) * _lines(columns, cells, style)


def _lines(columns: Sequence[Column], cells: Sequence[str], style: str = "small") -> int:
    """How many lines the longest cell takes."""
    flowing = ((column, cell) for column, cell in zip(columns, cells, strict=True) if column.flows)
    return max((len(wrapped(cell, style, column.right - column.left)) for column, cell in flowing), default=1) or 1
