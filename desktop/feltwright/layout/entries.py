"""The entries of a layout file as written: arrays not yet written out, placeholders not yet filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from feltwright.layout.model import ANCHORS, COLOURS, FONTS, GLYPHS, Circle, Polygon, Rect, Shape
from feltwright.layout.reader import Pair, Reader

LIMIT_REPEATS = 2_000
RANGE = re.compile(r"(?P<before>.*?)(?P<first>\d{1,5})\.\.(?P<last>\d{1,5})(?:/(?P<step>\d{1,3}))?")
T = TypeVar("T")
_ID = re.compile(r"[^\s@]{1,100}")


class Item(Struct, frozen=True):
    """One value an array's variable takes: what it fills in, and how far it is moved besides the step."""

    names: Mapping[str, str]
    at_mm: Pair = (0.0, 0.0)


class Variable(Struct, frozen=True):
    """A variable of an array, with the step from one of its values to the next."""

    name: str
    items: tuple[Item, ...]
    step_mm: Pair = (0.0, 0.0)


class Arc(Struct, frozen=True):
    """Repeats along an arc; degrees run clockwise from the top."""

    centre_mm: Pair
    radius_mm: float
    start_deg: float
    step_deg: float
    turn: bool


class Repeat(Struct, frozen=True):
    """Where, how often and under which options an entry is drawn."""

    origin_mm: Pair
    variables: tuple[Variable, ...] = ()
    arc: Arc | None = None
    mirror: bool = False
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    offered: str = ""
    """A key that must be offered; `*` stands for the entry's own."""


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
    points = tuple(Reader(table.faults, table.entry, {"polygon_mm": point}, "shape.").pair("polygon_mm") for point in raw)
    if len(set(points)) < 3:
        table.fault("polygon_mm", "BAD_SHAPE", "3 different points wanted")
    return Polygon(points)


def read_repeat(table: Reader) -> Repeat:
    """The keys every entry has: place, arrays, mirror and conditions."""
    arc = _read_arc(table)
    return Repeat(
        table.pair("origin_mm", needed=arc is None),
        _read_variables(table),
        arc,
        table.flag("mirror"),
        read_when(table),
        _read_offered(table),
    )


def _read_arc(table: Reader) -> Arc | None:
    inner = table.table("arc")
    if inner is None:
        return None
    arc = Arc(
        inner.pair("centre_mm", needed=True),
        inner.number("radius_mm", low=0.001),
        inner.number("start_deg", low=-360, high=360),
        inner.number("step_deg", low=-360, high=360),
        inner.flag("turn"),
    )
    inner.done()
    return arc


def _read_offered(table: Reader) -> str:
    if table.raw.get("offered") is True:
        table.any("offered")
        return "*"
    return table.text("offered", "")


def read_when(table: Reader) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """`when`: options and the values of which one must be in force."""
    inner = table.table("when")
    if inner is None:
        return ()
    found = tuple((name, _option_values(inner, name)) for name in inner.raw)
    inner.done()
    return found


def _option_values(table: Reader, name: str) -> tuple[str, ...]:
    value = table.any(name)
    parts = value if isinstance(value, list) else [value]
    return tuple(option_text(part) if isinstance(part, bool) else table.word(name, part) for part in parts)


def option_text(value: object) -> str:
    """An option's value as layout files write it.

    >>> option_text(True), option_text("double_zero")
    ('true', 'double_zero')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_variables(table: Reader) -> tuple[Variable, ...]:
    each = table.table("each")
    if each is None:
        if table.has("step_mm"):
            table.any("step_mm")
            table.fault("step_mm", "STEP_WITHOUT_EACH")
        return ()
    items = {name: _read_items(each, name) for name in each.raw}
    count = 1
    for values in items.values():
        count *= len(values)
    if not 1 <= count <= LIMIT_REPEATS:
        table.fault("each", "BAD_ARRAY", f"1 to {LIMIT_REPEATS} repeats wanted, not {count}")
        return ()
    steps = _read_steps(table, tuple(items))
    return tuple(Variable(name, values, steps.get(name, (0.0, 0.0))) for name, values in items.items())


def _read_steps(table: Reader, names: tuple[str, ...]) -> dict[str, Pair]:
    if not isinstance(table.raw.get("step_mm"), dict):
        step = table.pair("step_mm")
        if len(names) > 1 and table.has("step_mm"):
            table.fault("step_mm", "WRONG_TYPE", "a step for each variable wanted")
        return dict.fromkeys(names, step)
    inner = table.table("step_mm")
    assert inner is not None, "it is a table"
    steps = {name: inner.pair(name) for name in names}
    inner.done()
    return steps


def _read_items(each: Reader, name: str) -> tuple[Item, ...]:
    value = each.any(name)
    if isinstance(value, str):
        if not RANGE.fullmatch(value):
            each.fault(name, "BAD_RANGE", value[:60])
            return ()
        return tuple(Item({name: part}) for part in spread(value))
    if not isinstance(value, list):
        each.fault(name, "WRONG_TYPE", "a list or a range like 1..36 wanted")
        return ()
    return tuple(_read_item(each, name, part) for part in value)


def _read_item(each: Reader, name: str, value: object) -> Item:
    if not isinstance(value, dict):
        return Item({name: each.word(name, value)})
    inner = Reader(each.faults, each.entry, value, f"each.{name}.")
    names = {key: inner.text(key, allow_empty=key != name) for key in value if key != "at_mm"}
    if name not in names:
        inner.fault(name, "MISSING_KEY")
    return Item(names, inner.pair("at_mm"))


def spread(text: str) -> list[str]:
    """A range written out; any other text stays as it is.

    >>> spread("cell.1..7/3"), spread("cell.00")
    (['cell.1', 'cell.4', 'cell.7'], ['cell.00'])
    """
    match = RANGE.fullmatch(text)
    if match is None:
        return [text]
    step = int(match["step"] or 1) or 1
    numbers = range(int(match["first"]), int(match["last"]) + 1, step)
    return [match["before"] + str(number) for number in numbers[: LIMIT_REPEATS + 1]]
