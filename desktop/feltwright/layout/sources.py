"""Which entry of a file wrote out which thing on the felt, and what it shares that entry with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from feltwright.engine.game import Rules
from feltwright.files.reader import Reader
from feltwright.layout.arrays import Repeat
from feltwright.layout.entries import read_anchor, read_area, read_guide, read_inscription
from feltwright.layout.expand import Expander
from feltwright.layout.grid import grid_areas, read_grid
from feltwright.layout.model import RIGHT
from feltwright.layout.printing import Press
from feltwright.layout.problems import LayoutFaults

CELL, ZONE, EXTRA = "cell", "zone", "extra"
"""What a grid makes: a cell of its rows, a place between cells, a cell of its own."""


class Source(Struct, frozen=True):
    """The entry behind one thing on the felt."""

    kind: str
    """`area`, `grid`, `inscription`, `anchor` or `guide`."""
    nth: int
    """Counted from 1 within its kind."""
    name: str
    """The entry's id as written, placeholders and all."""
    count: int
    """How many things on the felt the entry writes out, copies at the other end left out."""
    part: str = ""
    """For grids: which part of it."""
    extra: int = 0
    """For extra cells: which one, from 0."""
    on_arc: bool = False
    turned: bool = False
    has_copy: bool = False
    """Whether the entry is drawn at both ends of the table."""
    is_copy: bool = False
    """Whether this is the one at the other end, where x runs the other way."""


def sources(raw: Mapping[str, Any], rules: Rules) -> dict[str, Source]:
    """The source of every area, inscription, anchor and guide that a good file draws under the rules, by id."""
    faults = LayoutFaults("")
    expander = Expander(Press(faults, rules, str(raw.get("casino", ""))), float(raw["size_mm"][0]))
    found: dict[str, Source] = {}
    for nth, part in enumerate(raw.get("grid", ()), 1):
        found |= _of_grid(Reader(faults, "", part), nth, expander)
    for kind, nth, spec, things in _plain_entries(raw, faults, expander):
        found |= _of_entry(kind, nth, spec.id, spec.repeat, [thing.id for thing in things])
    return found


def _plain_entries(
    raw: Mapping[str, Any], faults: LayoutFaults, expander: Expander
) -> Iterator[tuple[str, int, Any, list[Any]]]:
    readers: dict[str, tuple[Any, Any]] = {
        "area": (read_area, expander.areas),
        "inscription": (read_inscription, expander.inscriptions),
        "anchor": (read_anchor, expander.anchors),
        "guide": (read_guide, expander.guides),
    }
    for kind, (read, write_out) in readers.items():
        for nth, part in enumerate(raw.get(kind, ()), 1):
            spec = read(Reader(faults, "", part))
            yield kind, nth, spec, list(write_out(spec))


def _of_entry(kind: str, nth: int, name: str, repeat: Repeat, ids: list[str]) -> dict[str, Source]:
    count = len(ids) // 2 if repeat.mirror else len(ids)
    on_arc = repeat.arc is not None
    turned = repeat.arc is not None and repeat.arc.turn
    return {
        thing: Source(
            kind,
            nth,
            name,
            count,
            on_arc=on_arc,
            turned=turned,
            has_copy=repeat.mirror,
            is_copy=repeat.mirror and thing.endswith(RIGHT),
        )
        for thing in ids
    }


def _of_grid(table: Reader, nth: int, expander: Expander) -> dict[str, Source]:
    spec = read_grid(table)
    extra = table.raw.get("extra", [])
    extras = len(extra) if isinstance(extra, list) else 1
    found = {}
    for index, area in enumerate(grid_areas(spec, expander)):
        part = EXTRA if index < extras else CELL if index < len(spec.cells) else ZONE
        found[area.id] = Source("grid", nth, spec.id, len(spec.cells), part, index if part == EXTRA else 0)
    return found
