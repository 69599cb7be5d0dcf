"""The entries of a layout file as written: arrays not yet written out, placeholders not yet filled in."""

from __future__ import annotations

import re
from typing import TypeVar

from msgspec import Struct

from feltwright.files.reader import Pair, Reader
from feltwright.layout.arrays import Repeat, read_repeat
from feltwright.layout.model import ANCHORS, COLOURS, FONTS, GLYPHS, Circle, Polygon, Rect, Shape

T = TypeVar("T")
_ID = re.compile(r"[^\s@]{1,100}")


class Words(Struct, frozen=True):
    """Printed words, placed from the middle of what they belong to."""

    text: str
    at_mm: Pair
    cap_height_mm: float
    font: str
    colour: str
    rotate_deg: float
    arc_radius_mm: float


class Picture(Struct, frozen=True):
    """A glyph, placed from the middle of what it belongs to."""

    glyph: str
    at_mm: Pair
    size_mm: Pair
    colour: str
    rotate_deg: float


class AreaEntry(Struct, frozen=True):
    """An `[[area]]`."""

    entry: str
    repeat: Repeat
    id: str
    wager: str
    on: str
    spot: str
    shape: Shape
    chip_mm: Pair | None
    words: tuple[Words, ...]
    pictures: tuple[Picture, ...]
    fill: str
    covers: tuple[str, ...]
    zone: bool
    copy_of: str


class InscriptionEntry(Struct, frozen=True):
    """An `[[inscription]]`."""

    entry: str
    repeat: Repeat
    id: str
    words: Words
    cite: str


class AnchorEntry(Struct, frozen=True):
    """An `[[anchor]]`."""

    entry: str
    repeat: Repeat
    id: str
    kind: str
    size_mm: Pair
    rotate_deg: float
    cite: str


class GuideEntry(Struct, frozen=True):
    """A `[[guide]]`."""

    entry: str
    repeat: Repeat
    id: str
    shape: Shape
    colour: str
    width_mm: float
    fill: str


class GlyphEntry(Struct, frozen=True):
    """A `[[glyph]]`."""

    entry: str
    repeat: Repeat
    picture: Picture


def read_area(table: Reader) -> AreaEntry:
    """An area as written."""
    chip = table.pair("chip_mm") if table.has("chip_mm") else None
    return AreaEntry(
        table.entry,
        read_repeat(table),
        read_id(table),
        table.text("wager"),
        table.text("on", "", allow_empty=True),
        table.text("spot", "0"),
        read_shape(table),
        chip,
        read_labels(table),
        read_glyphs(table),
        read_colour(table, "fill", ""),
        table.texts("covers"),
        table.flag("zone"),
        table.text("copy_of", ""),
    )


def read_inscription(table: Reader) -> InscriptionEntry:
    """An inscription as written."""
    cite = table.text("cite", "")
    return InscriptionEntry(table.entry, read_repeat(table), read_id(table), read_words(table), cite)


def read_anchor(table: Reader) -> AnchorEntry:
    """An anchor as written."""
    return AnchorEntry(
        table.entry,
        read_repeat(table),
        read_id(table),
        table.one_of("kind", ANCHORS, "UNKNOWN_ANCHOR"),
        table.size("size_mm"),
        read_angle(table),
        table.text("cite", ""),
    )


def read_guide(table: Reader) -> GuideEntry:
    """A guide as written."""
    return GuideEntry(
        table.entry,
        read_repeat(table),
        read_id(table),
        read_shape(table),
        read_colour(table, "colour", "line"),
        table.number("width_mm", 2.0, low=0.0),
        read_colour(table, "fill", ""),
    )


def read_glyph(table: Reader) -> GlyphEntry:
    """A glyph on the bare cloth as written."""
    return GlyphEntry(table.entry, read_repeat(table), read_picture(table))


def read_id(table: Reader) -> str:
    """An id without blanks; `@` is kept for copies at the other end."""
    found = table.text("id")
    if found and not _ID.fullmatch(found):
        table.fault("id", "BAD_ID", found[:60])
    return found


def read_colour(table: Reader, key: str, default: str) -> str:
    """A theme colour."""
    return table.one_of(key, COLOURS, "UNKNOWN_COLOUR", default)


def read_angle(table: Reader) -> float:
    """`rotate_deg`, a full turn at most either way."""
    return table.number("rotate_deg", 0.0, low=-360, high=360)


def read_words(table: Reader) -> Words:
    """The keys that inscriptions and labels share."""
    return Words(
        table.text("text"),
        table.pair("at_mm"),
        table.number("cap_height_mm", low=0.5, high=1_000),
        table.one_of("font", FONTS, "UNKNOWN_FONT", "caps"),
        read_colour(table, "colour", "ink"),
        read_angle(table),
        table.number("arc_radius_mm", 0.0),
    )


def read_labels(table: Reader) -> tuple[Words, ...]:
    """`label`: one table or several."""
    return tuple(_closed(part, read_words(part)) for part in table.tables("label"))


def read_glyphs(table: Reader) -> tuple[Picture, ...]:
    """`glyph`: one table or several."""
    return tuple(_closed(part, read_picture(part)) for part in table.tables("glyph"))


def _closed(table: Reader, found: T) -> T:
    table.done()
    return found


def read_picture(table: Reader) -> Picture:
    """The keys of a glyph, on an area or on the cloth."""
    return Picture(
        table.one_of("glyph", GLYPHS, "UNKNOWN_GLYPH"),
        table.pair("at_mm"),
        table.size("size_mm"),
        read_colour(table, "colour", "ink"),
        read_angle(table),
    )


def read_shape(table: Reader) -> Shape:
    """`shape`, lying at the origin: a box from its top left, a disc about it, a polygon from it."""
    nothing = Rect(0.0, 0.0, 1.0, 1.0)
    inner = table.table("shape", needed=True)
    if inner is None:
        return nothing
    kinds = [key for key in ("rect_mm", "circle_mm", "polygon_mm") if inner.has(key)]
    shape: Shape = nothing
    if len(kinds) != 1:
        table.fault("shape", "BAD_SHAPE", "one of rect_mm, circle_mm, polygon_mm wanted")
        return shape
    if kinds == ["rect_mm"]:
        width, height = inner.size("rect_mm")
        shape = Rect(0.0, 0.0, width, height, inner.number("corner_mm", 0.0, low=0.0, high=min(width, height) / 2))
    elif kinds == ["circle_mm"]:
        shape = Circle(0.0, 0.0, inner.number("circle_mm", low=0.001))
    else:
        shape = _polygon(inner) or nothing
    inner.done()
    return shape


def _polygon(table: Reader) -> Polygon | None:
    raw = table.any("polygon_mm")
    if not isinstance(raw, list) or not 3 <= len(raw) <= 200:
        table.fault("polygon_mm", "BAD_SHAPE", "3 to 200 points wanted")
        return None
    before = len(table.faults.found)
    points = tuple(
        Reader(table.faults, table.entry, {"polygon_mm": point}, "shape.").pair("polygon_mm") for point in raw
    )
    if len(table.faults.found) == before and len(set(points)) < 3:
        table.fault("polygon_mm", "BAD_SHAPE", "3 different points wanted")
    return Polygon(points)
