"""A redline on one page at 1:1: the newer cloth, what differs over it, and below it the key and the list of changes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from feltwright.drawing.callouts import RADIUS, Callout, callouts
from feltwright.drawing.ink import PAPER
from feltwright.drawing.linework import ANCHORS, LETTERED, ZONES, Outline, linework
from feltwright.drawing.redline import IS, WAS, numbered, over, redline, strike, struck
from feltwright.drawing.sheets import MARGIN_MM, PAGE_LIMIT_MM, TooLarge, pdf_writer
from feltwright.drawing.svg import steps
from feltwright.felt.lettering import straight
from feltwright.layout.model import Layout
from feltwright.review.compare import Change, compare, in_order
from feltwright.review.findings import Place
from feltwright.review.wording import change_words
from feltwright.speech import in_english

CLOTH, OLDER, NEWER, NUMBERS, KEY = "CLOTH", "OLDER", "NEWER", "NUMBERS", "KEY"
GROUPS = (CLOTH, OLDER, NEWER, NUMBERS, KEY)
"""In the order they are drawn."""
THIN_MM, THICK_MM = 0.7, 2.0
DASH_MM = (10.0, 6.0)
CAP_MM, LINE_MM = 7.0, 15.0
COLUMN_MM, COLUMN_SIGNS = 860.0, 130
"""How wide a column of the list is, and how many signs surely stand in it."""


class Mark(Struct, frozen=True, eq=False):
    """An outline in millimetres: drawn with a pen, or filled where the pen has no width."""

    group: str
    path: QPainterPath
    colour: str
    pen_mm: float = 0.0
    dash_mm: tuple[float, ...] = ()


class RedlineSheet(Struct, frozen=True, eq=False):
    """One page; the cloth lies in its top left corner."""

    title: str
    digests: tuple[str, str]
    """Of the older and of the newer edition."""
    size_mm: tuple[float, float]
    marks: tuple[Mark, ...]


@in_english()
def redline_sheet(old: Layout, new: Layout, digests: tuple[str, str]) -> RedlineSheet:
    """Two editions over each other, in English as all drawings for a commission are."""
    width, height = (max(old.size_mm[axis], new.size_mm[axis]) for axis in (0, 1))
    title = f"Redline: {new.title}, edition {new.edition} against edition {old.edition}"
    changes = in_order(compare(old, new))
    lines = linework(new)
    key = list(_key(title, _legend(old, new), digests, changes, (width, height)))
    marks = (*map(_plain, lines), *_differing(linework(old), lines), *_numbers(changes, lines, (width, height)), *key)
    foot = max(mark.path.boundingRect().bottom() for mark in key) + LINE_MM
    return RedlineSheet(title, digests, (width, foot), marks)


def _plain(one: Outline) -> Mark:
    if one.layer in LETTERED:
        return Mark(CLOTH, one.path, PAPER.letters)
    is_faint = one.layer in (ZONES, ANCHORS)
    return Mark(CLOTH, one.path, PAPER.faint if is_faint else PAPER.line, THIN_MM, (4.0, 3.0) if is_faint else ())


def _differing(old: Sequence[Outline], new: Sequence[Outline]) -> Iterator[Mark]:
    found = redline(old, new)
    for one in found.was:
        if one.layer not in LETTERED:
            yield Mark(OLDER, one.path, WAS, THICK_MM, DASH_MM)
            continue
        words, stroke = struck(one.path, found), QPainterPath()
        line = strike(words.boundingRect())
        stroke.moveTo(line.p1())
        stroke.lineTo(line.p2())
        yield Mark(OLDER, words, WAS)
        yield Mark(OLDER, stroke, WAS, THICK_MM)
    for one in found.now:
        yield Mark(NEWER, one.path, IS, 0.0 if one.layer in LETTERED else THICK_MM)


def _numbers(changes: Sequence[Change], lines: Sequence[Outline], size_mm: tuple[float, float]) -> Iterator[Mark]:
    """The numbers of the list at what they are about."""
    places: list[tuple[int, Place]] = numbered(changes)
    points = tuple((over(place).x(), over(place).y()) for _, place in places)
    boxes = (one.path.boundingRect() for one in lines if one.layer in LETTERED)
    words = tuple((box.left(), box.top(), box.right(), box.bottom()) for box in boxes)
    for (number, _), callout in zip(places, callouts(points, size_mm, 0.0, words), strict=True):
        yield from _callout(number, callout)


def _callout(number: int, callout: Callout) -> Iterator[Mark]:
    leader, box = QPainterPath(), QPainterPath()
    leader.moveTo(*callout.point)
    leader.lineTo(*callout.middle)
    x, y = callout.middle
    box.addRect(QRectF(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS))
    yield Mark(NUMBERS, leader, PAPER.line, THIN_MM)
    yield Mark(NUMBERS, box, PAPER.line)
    yield Mark(NUMBERS, straight(str(number), "plain", CAP_MM).translated(x, y), PAPER.paper)


def _legend(old: Layout, new: Layout) -> tuple[str, str, str]:
    return (
        f"Red, dashed or struck out: edition {old.edition}, the older one",
        f"Blue: edition {new.edition}, the newer one",
        "Square: number in the list of changes",
    )


def _key(
    title: str,
    rows: Sequence[str],
    digests: tuple[str, str],
    changes: Sequence[Change],
    size_mm: tuple[float, float],
) -> Iterator[Mark]:
    """Title, what the marks mean, digests, and the changes in columns."""
    width, y = size_mm[0], size_mm[1] + 3 * LINE_MM
    yield _words(title, 0.0, y, CAP_MM * 1.6)
    for nth, row in enumerate(rows):
        y += LINE_MM if nth else 2 * LINE_MM
        yield from _swatch(nth, y)
        yield _words(row, 60.0, y)
    for digest in digests:
        y += LINE_MM
        yield _words(f"sha256 {digest}", 0.0, y, CAP_MM * 0.8)
    lines = [line for number, change in enumerate(changes, 1) for line in _entry(number, change)]
    columns = max(1, int(width // COLUMN_MM))
    deep = -(-len(lines) // columns)
    for nth, line in enumerate(lines):
        yield _words(line, nth // deep * COLUMN_MM, y + (nth % deep + 2) * LINE_MM)


def _entry(number: int, change: Change) -> list[str]:
    """A change as lines of the list."""
    weight = "Substance" if change.substance else "Formatting"
    return textwrap.wrap(f"{number}   {weight}: {change_words(change)}", COLUMN_SIGNS)


def _words(text: str, x: float, y: float, cap_mm: float = CAP_MM) -> Mark:
    """Words from the left, their middle at a height."""
    path = straight(text, "plain", cap_mm)
    return Mark(KEY, path.translated(x - path.boundingRect().left(), y), PAPER.letters)


def _swatch(nth: int, y: float) -> Iterator[Mark]:
    path = QPainterPath()
    if nth == 2:
        path.addRect(QRectF(25 - CAP_MM / 2, y - CAP_MM / 2, CAP_MM, CAP_MM))
        yield Mark(KEY, path, PAPER.line)
        return
    path.moveTo(0, y)
    path.lineTo(50, y)
    yield Mark(KEY, path, IS if nth else WAS, THICK_MM, () if nth else DASH_MM)


def redline_svg(sheet: RedlineSheet) -> str:
    """The file's text: one unit is a millimetre, words are outlines."""
    width, height = sheet.size_mm
    older, newer = sheet.digests
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}">',
        f"<title>{escape(sheet.title)}</title>",
        f"<desc>sha256 {older} and {newer}, scale 1:1, one unit is one millimetre</desc>",
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER.paper}"/>',
    ]
    for group in GROUPS:
        parts.append(f'<g id="{group}">')
        parts += (_svg_path(mark) for mark in sheet.marks if mark.group == group)
        parts.append("</g>")
    return "\n".join((*parts, "</svg>", ""))


def _svg_path(mark: Mark) -> str:
    look = f'fill="{mark.colour}"'
    if mark.pen_mm:
        dash = f' stroke-dasharray="{" ".join(f"{mm:g}" for mm in mark.dash_mm)}"' if mark.dash_mm else ""
        look = f'fill="none" stroke="{mark.colour}" stroke-width="{mark.pen_mm:g}"{dash}'
    return f'<path {look} d="{" ".join(steps(mark.path))}"/>'


def redline_pdf(sheet: RedlineSheet) -> bytes:
    """The file: one page at 1:1; TooLarge if no page can be that big."""
    width, height = (side + 2 * MARGIN_MM for side in sheet.size_mm)
    if max(width, height) > PAGE_LIMIT_MM:
        raise TooLarge(f"{width:.0f} × {height:.0f} mm")
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = pdf_writer(buffer, sheet.title, (width, height))
    painter = QPainter(writer)
    per_mm = writer.resolution() / 25.4
    painter.scale(per_mm, per_mm)
    painter.translate(MARGIN_MM, MARGIN_MM)
    for mark in sorted(sheet.marks, key=lambda mark: GROUPS.index(mark.group)):
        _paint(painter, mark)
    painter.end()
    buffer.close()
    return bytes(data.data())


def _paint(painter: QPainter, mark: Mark) -> None:
    if not mark.pen_mm:
        painter.fillPath(mark.path, QColor(mark.colour))
        return
    pen = QPen(QColor(mark.colour), mark.pen_mm)
    if mark.dash_mm:
        pen.setDashPattern([mm / mark.pen_mm for mm in mark.dash_mm])
    painter.strokePath(mark.path, pen)
