"""Tables whose cells are wrapped, never cut off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from feltwright.app.report_pdf.sheets import BOTTOM, DIM, FAINT, LEFT, RIGHT, Sheets, line_height, wrapped


class WrappedColumn(Struct, frozen=True):
    """A column: its head, and where it starts and ends."""

    head: str
    left: float
    right: float


def wrapped_table(sheets: Sheets, columns: Sequence[WrappedColumn], rows: Iterable[Sequence[str]]) -> None:
    """Rows under heads that are repeated on every page; a row is as high as its longest cell."""
    sheets.room(200)
    _heads(sheets, columns)
    step = line_height("small")
    for row in rows:
        cells = [wrapped(cell, "small", one.right - one.left) for one, cell in zip(columns, row, strict=True)]
        height = step * max(1, *map(len, cells))
        if sheets.y + height > BOTTOM:
            sheets.next_page()
            _heads(sheets, columns)
        for column, lines in zip(columns, cells, strict=True):
            for place, line in enumerate(lines):
                sheets.text(column.left, sheets.y + place * step, line, "small")
        sheets.y += height + 6
    sheets.y += 24


def _heads(sheets: Sheets, columns: Sequence[WrappedColumn]) -> None:
    sheets.y += 10
    for column in columns:
        sheets.text(column.left, sheets.y, column.head, "small_strong", DIM)
    sheets.line(LEFT, sheets.y + 12, RIGHT, sheets.y + 12, FAINT, 3)
    sheets.y += 50
