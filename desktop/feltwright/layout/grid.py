"""A grid of cells, and the zones its lines and corners make: splits, streets, corners and the zero end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, islice, pairwise
from math import hypot, prod

from msgspec import Struct
from msgspec.structs import replace

from feltwright.files.reader import Pair, Reader
from feltwright.layout.arrays import Repeat, read_variables
from feltwright.layout.entries import (
    Picture,
    Words,
    read_colour,
    read_glyphs,
    read_id,
    read_labels,
)
from feltwright.layout.expand import Expander, Place, places
from feltwright.layout.geometry import NEAR_MM, Point, bounds, centre
from feltwright.layout.model import COLOURS, Area, Circle, Rect

SIDES = ("left", "top", "right", "bottom")
ZONE = 0.42
"""A zone's width, as a share of the smallest side of a cell."""
LIMIT_CELLS = 400
LIMIT_SPECIALS = 40
ZONES_PER_CELL = 6
"""Cells that lie side by side have two edges each, one corner, and at the outer line two zones more."""
Counts = Mapping[int, str]
"""Which wager takes so many cells."""


class Special(Struct, frozen=True):
    """A point whose wager is not told by the number of its cells."""

    cells: tuple[str, ...]
    wager: str
    on: str


class Cell(Struct, frozen=True):
    """A cell as declared: its name, what it fills in, its row, its box from the grid's origin."""

    name: str
    names: Mapping[str, str]
    row: int
    rect: Rect
    words: tuple[Words, ...] | None = None
    """What an extra cell prints in place of the grid's own label."""
    pictures: tuple[Picture, ...] | None = None


class GridEntry(Struct, frozen=True):
    """A `[[grid]]`."""

    entry: str
    id: str
    wager: str
    cells: tuple[Cell, ...]
    words: tuple[Words, ...]
    pictures: tuple[Picture, ...]
    fill: str
    edge: Counts
    vertex: Counts
    outer_edge: Counts
    outer_vertex: Counts
    outer: str
    special: tuple[Special, ...]


def read_grid(table: Reader) -> GridEntry:
    """A grid as written."""
    return GridEntry(
        table.entry,
        read_id(table),
        table.text("wager"),
        _read_cells(table),
        read_labels(table),
        read_glyphs(table),
        read_colour(table, "fill", ""),
        _read_counts(table, "edge"),
        _read_counts(table, "vertex"),
        _read_counts(table, "outer_edge"),
        _read_counts(table, "outer_vertex"),
        table.one_of("outer", SIDES, "UNKNOWN_SIDE", "bottom"),
        _read_specials(table),
    )


def _read_counts(table: Reader, key: str) -> Counts:
    inner = table.table(key)
    if inner is None:
        return {}
    found = {}
    for count in inner.raw:
        wager = inner.text(count)
        if count.isascii() and count.isdecimal() and 1 <= len(count) <= 2:
            found[int(count)] = wager
        else:
            inner.fault(count[:60], "BAD_NUMBER", "a number of cells wanted")
    return found


def _read_specials(table: Reader) -> tuple[Special, ...]:
    found = table.tables("special")
    if len(found) > LIMIT_SPECIALS:
        table.fault("special", "BAD_GRID", f"at most {LIMIT_SPECIALS} wanted")
    return tuple(map(_read_special, found[:LIMIT_SPECIALS]))


def _read_special(table: Reader) -> Special:
    found = Special(table.texts("cells", needed=True), table.text("wager"), table.text("on", "", allow_empty=True))
    table.done()
    return found


def _read_cells(table: Reader) -> tuple[Cell, ...]:
    size = table.size("cell_mm")
    before = len(table.faults.found)
    if table.has("rows") == table.has("each"):
        table.fault("rows", "BAD_GRID", "either rows or each wanted")
    origin = table.pair("origin_mm", needed=True)
    extra = tuple(_read_extra(table, origin))
    body = _from_rows(table, origin, size) if table.has("rows") else _from_each(table, origin, size)
    cells = (*extra, *body)
    if not 1 <= len(cells) <= LIMIT_CELLS and len(table.faults.found) == before:
        table.fault("rows", "BAD_GRID", f"1 to {LIMIT_CELLS} cells wanted, not {len(cells)}")
    if len(table.faults.found) > before:
        return ()
    names = [cell.name for cell in cells]
    for name in sorted({name for name in names if names.count(name) > 1}):
        table.fault("rows", "DUPLICATE_CELL", name[:60])
    groups = _read_groups(table)
    return tuple(replace(cell, names={**cell.names, **groups.get(cell.name, {})}) for cell in cells)


def _read_extra(table: Reader, origin: Pair) -> Iterator[Cell]:
    for part in table.tables("extra"):
        name = part.text("cell")
        x, y = part.pair("at_mm", needed=True)
        rect = Rect(origin[0] + x, origin[1] + y, *part.size("rect_mm"))
        words = read_labels(part) if part.has("label") else None
        pictures = read_glyphs(part) if part.has("glyph") else None
        part.done()
        yield Cell(name, {"cell": name}, -1, rect, words, pictures)


def _from_rows(table: Reader, origin: Pair, size: Pair) -> Iterator[Cell]:
    down, along = table.pair("row_step_mm", needed=True), table.pair("column_step_mm", needed=True)
    rows = table.any("rows")
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows) or len(rows) > 100:
        table.fault("rows", "WRONG_TYPE", "a list of lists of cells wanted")
        return
    for r, row in enumerate(rows):
        for c, raw in enumerate(row[:100]):
            name = table.word("rows", raw)
            x, y = origin[0] + r * down[0] + c * along[0], origin[1] + r * down[1] + c * along[1]
            yield Cell(name, {"cell": name}, r, Rect(x, y, *size))


def _from_each(table: Reader, origin: Pair, size: Pair) -> Iterator[Cell]:
    """The first variable counts the rows."""
    repeat = Repeat(origin, read_variables(table))
    template = table.text("cell", "{cell}")
    columns = prod(len(variable.items) for variable in repeat.variables[1:])
    for nth, place in enumerate(places(repeat)):
        name = template
        for variable_name, value in place.names.items():
            name = name.replace(f"{{{variable_name}}}", value)
        yield Cell(name, {"cell": name, **place.names}, nth // columns, Rect(place.x_mm, place.y_mm, *size))


def _read_groups(table: Reader) -> dict[str, dict[str, str]]:
    """`groups.colour.red = [...]`: in the cells listed, the placeholder colour is filled in with red."""
    found: dict[str, dict[str, str]] = {}
    outer = table.table("groups")
    if outer is None:
        return found
    for name in outer.raw:
        inner = outer.table(name)
        for value in inner.raw if inner else ():
            assert inner is not None, "it has values"
            for cell in inner.texts(value):
                found.setdefault(cell, {})[name] = value
    return found


class Zone(Struct, frozen=True):
    """A point of the grid and the cells a chip there covers."""

    at_mm: Point
    cells: tuple[int, ...]
    wager: str


def grid_areas(spec: GridEntry, expander: Expander) -> Iterator[Area]:
    """The cells of a grid, then its zones."""
    cells = [_cell_area(spec, cell, expander) for cell in spec.cells]
    yield from cells
    zones = list(islice((zone for zone in _zones(spec) if zone.wager), ZONES_PER_CELL * len(cells) + 1))
    if len(zones) > ZONES_PER_CELL * len(cells):
        expander.press.faults.add(spec.entry, "rows", "BAD_GRID", "cells lie on each other")
        return
    for zone, radius in zip(zones, _radii(spec, zones), strict=True):
        yield _zone_area(spec, zone, radius, cells)


def _cell_area(spec: GridEntry, cell: Cell, expander: Expander) -> Area:
    middle = centre(cell.rect)
    place = Place(*middle, 0.0, cell.names)
    words = spec.words if cell.words is None else cell.words
    pictures = spec.pictures if cell.pictures is None else cell.pictures
    return Area(
        id=expander.press.fill(spec.entry, "id", spec.id, cell.names),
        wager=spec.wager,
        on=cell.name,
        spot=0,
        shape=cell.rect,
        chip_mm=middle,
        labels=tuple(expander.text(spec.entry, part, place, middle) for part in words),
        fill=expander.known(spec.entry, "fill", spec.fill, place, COLOURS),
        glyphs=tuple(expander.glyph(spec.entry, part, place, middle) for part in pictures),
    )


def _zone_area(spec: GridEntry, zone: Zone, radius: float, cells: list[Area]) -> Area:
    names = [spec.cells[index].name for index in zone.cells]
    on = "-".join(names)
    for special in spec.special:
        if set(special.cells) == set(names):
            on = special.on
    return Area(
        id=f"{zone.wager}.{on}" if on else zone.wager,
        wager=zone.wager,
        on=on,
        spot=0,
        shape=Circle(*zone.at_mm, radius),
        chip_mm=zone.at_mm,
        line=False,
        covers=tuple(cells[index].id for index in zone.cells),
    )


def _zones(spec: GridEntry) -> Iterator[Zone]:
    yield from _edges(spec)
    yield from _vertices(spec)
    yield from _outer(spec)


def _edges(spec: GridEntry) -> Iterator[Zone]:
    wager = spec.edge.get(2, "")
    for (i, one), (j, other) in combinations(enumerate(spec.cells), 2):
        middle = _shared_edge(one.rect, other.rect)
        if middle is not None:
            yield Zone(middle, (i, j), wager)


def _shared_edge(one: Rect, other: Rect) -> Point | None:
    """The middle of the line two boxes share, if they share more than a point."""
    a, b = bounds(one), bounds(other)
    left, right = max(a[0], b[0]), min(a[2], b[2])
    top, bottom = max(a[1], b[1]), min(a[3], b[3])
    upright = abs(right - left) <= NEAR_MM < bottom - top
    level = abs(bottom - top) <= NEAR_MM < right - left
    return ((left + right) / 2, (top + bottom) / 2) if upright or level else None


def _vertices(spec: GridEntry) -> Iterator[Zone]:
    boxes = [bounds(cell.rect) for cell in spec.cells]
    points = {(round(x, 3), round(y, 3)) for box in boxes for x in box[::2] for y in box[1::2]}
    for x, y in sorted(points):
        met = tuple(i for i, box in enumerate(boxes) if _touches(box, x, y))
        if len(met) > 2:
            yield Zone((x, y), met, _special_wager(spec, met) or spec.vertex.get(len(met), ""))


def _touches(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    near = 0.001
    return box[0] - near <= x <= box[2] + near and box[1] - near <= y <= box[3] + near


def _special_wager(spec: GridEntry, cells: tuple[int, ...]) -> str:
    names = {spec.cells[index].name for index in cells}
    return next((special.wager for special in spec.special if set(special.cells) == names), "")


def _outer(spec: GridEntry) -> Iterator[Zone]:
    """Along the outer line: each row at the middle of its edge, two rows together where they meet."""
    if not spec.outer_edge and not spec.outer_vertex:
        return
    side = SIDES.index(spec.outer)
    boxes = [bounds(cell.rect) for cell in spec.cells]
    line = (min if side < 2 else max)(box[side] for box in boxes)
    ends = {cell.row: box for cell, box in zip(spec.cells, boxes, strict=True) if abs(box[side] - line) <= NEAR_MM}
    rows = sorted(ends)
    members = {row: tuple(i for i, cell in enumerate(spec.cells) if cell.row == row) for row in rows}
    for row in rows:
        yield Zone(_on_side(ends[row], side), members[row], spec.outer_edge.get(len(members[row]), ""))
    for one, other in pairwise(rows):
        both = members[one] + members[other]
        at = _shared_corner(ends[one], ends[other], side, line)
        if at is not None:
            yield Zone(at, both, spec.outer_vertex.get(len(both), ""))


def _on_side(box: tuple[float, float, float, float], side: int) -> Point:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return (box[side], y) if side % 2 == 0 else (x, box[side])


def _shared_corner(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float], side: int, line: float
) -> Point | None:
    across = 1 - side % 2
    for a, b in ((one[across + 2], other[across]), (one[across], other[across + 2])):
        if abs(a - b) <= NEAR_MM:
            return (line, a) if across else (a, line)
    return None


def _radii(spec: GridEntry, zones: list[Zone]) -> list[float]:
    """As wide as ZONE allows, and never into a neighbour."""
    most = ZONE / 2 * min((min(cell.rect.w_mm, cell.rect.h_mm) for cell in spec.cells), default=1.0)
    radii = [most] * len(zones)
    order = sorted(range(len(zones)), key=lambda index: zones[index].at_mm)
    for nth, i in enumerate(order):
        x, y = zones[i].at_mm
        for j in order[nth + 1 :]:
            if zones[j].at_mm[0] - x > 2 * most:
                break
            half = hypot(zones[j].at_mm[0] - x, zones[j].at_mm[1] - y) / 2 * 0.98
            radii[i], radii[j] = min(radii[i], half), min(radii[j], half)
    return radii
