"""Reading a layout file: all of its faults at once, or a layout written out for the rules in force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.game import Rules
from feltwright.files.problems import Faults
from feltwright.files.reader import Reader, clip
from feltwright.files.toml import parse, read_text
from feltwright.layout.arrays import option_text
from feltwright.layout.entries import (
    read_anchor,
    read_area,
    read_glyph,
    read_guide,
    read_inscription,
)
from feltwright.layout.expand import Expander
from feltwright.layout.grid import GridEntry, grid_areas, read_grid
from feltwright.layout.model import CLOTHS, FORMAT, RIGHT, Area, Layout
from feltwright.layout.printing import Press
from feltwright.layout.problems import LayoutFaults
from feltwright.layout.room import Room, Thing

LIMIT_ENTRIES = 2_000
E = TypeVar("E")
T = TypeVar("T", bound=Thing)


class Head(Struct, frozen=True):
    """The top level of a file."""

    game: str
    title: str
    edition: str
    cloth: str
    size_mm: tuple[float, float]
    casino: str
    options: tuple[tuple[str, str], ...]


def load_file(path: Path | str, rules: Rules, casino: str = "") -> Layout:
    """A layout from a file, printed for the rules; LayoutError lists everything wrong with it."""
    path = Path(path)
    return load_text(read_text(path, LayoutFaults(path.name)), path.name, rules, casino)


def load_text(text: str, file: str, rules: Rules, casino: str = "") -> Layout:
    """A layout from the words of a file; the casino's name, if given, goes before the file's own."""
    return load_tables(parse(text, LayoutFaults(file)), file, rules, casino)


def load_tables(raw: dict[str, Any], file: str, rules: Rules, casino: str = "") -> Layout:
    """The same from words that are parsed already."""
    faults = LayoutFaults(file)
    table = Reader(faults, "", raw)
    _check_format(table)
    head = _read_head(table)
    if casino:
        head = replace(head, casino=casino)
    entries = _Entries(table)
    specs = {kind: list(entries.read(kind, reader)) for kind, reader in READERS.items()}
    table.done()
    layout = _written_out(head, specs, faults, file, rules)
    if not faults.found:
        _check_covers(layout, faults)
    faults.stop()
    return layout


def _check_format(table: Reader) -> None:
    """A file of another format cannot be judged any further."""
    found = table.any("format")
    if found is None:
        table.fault("format", "MISSING_KEY")
    elif not isinstance(found, int) or isinstance(found, bool):
        table.fault("format", "WRONG_TYPE", f"a whole number wanted, not {clip(found)}")
    elif found > FORMAT:
        table.fault("format", "NEWER_FORMAT", f"this program reads up to {FORMAT}, not {clip(found)}")
        table.faults.stop()
    elif found != FORMAT:
        table.fault("format", "BAD_NUMBER", f"{clip(found)} is no format")


def _read_head(table: Reader) -> Head:
    return Head(
        table.text("game"),
        table.text("title"),
        table.text("edition"),
        table.one_of("cloth", CLOTHS, "UNKNOWN_CLOTH"),
        table.size("size_mm"),
        table.text("casino", ""),
        _read_options(table),
    )


def _read_options(table: Reader) -> tuple[tuple[str, str], ...]:
    inner = table.table("options")
    if inner is None:
        return ()
    found = []
    for name in inner.raw:
        value = inner.any(name)
        found.append((name, option_text(value) if isinstance(value, bool) else inner.word(name, value)))
    return tuple(found)


READERS: dict[str, Callable[[Reader], Any]] = {
    "area": read_area,
    "grid": read_grid,
    "inscription": read_inscription,
    "anchor": read_anchor,
    "guide": read_guide,
    "glyph": read_glyph,
}


class _Entries:
    """The entries of a file; those with faults are left out, so that one fault is told once."""

    def __init__(self, table: Reader) -> None:
        self.table = table
        self.room = Room(table.faults)

    def read(self, kind: str, reader: Callable[[Reader], E]) -> Iterator[E]:
        raw = self.table.any(kind)
        if raw is None:
            return
        if not isinstance(raw, list) or len(raw) > LIMIT_ENTRIES:
            self.table.fault(kind, "WRONG_TYPE", f"at most {LIMIT_ENTRIES} entries [[{kind}]] wanted")
            return
        for nth, part in enumerate(raw, 1):
            entry = _entry_name(kind, nth, part)
            if not isinstance(part, dict):
                self.table.faults.add(entry, "", "WRONG_TYPE", f"a table wanted, not {clip(part)}")
                continue
            before = len(self.table.faults.found)
            inner = Reader(self.table.faults, entry, part)
            spec = reader(inner)
            inner.done()
            self.room.take(_values(spec))
            if len(self.table.faults.found) == before:
                yield spec


def _values(spec: Any) -> int:
    """How many values the arrays of an entry have, or how many cells its grid."""
    if isinstance(spec, GridEntry):
        return len(spec.cells)
    return sum(len(variable.items) for variable in spec.repeat.variables)


def _entry_name(kind: str, nth: int, raw: object) -> str:
    name = raw.get("id", raw.get("glyph")) if isinstance(raw, dict) else None
    return f'{kind}[{nth}] "{clip(name)}"' if isinstance(name, str) else f"{kind}[{nth}]"


def _written_out(head: Head, specs: dict[str, list[Any]], faults: Faults, file: str, rules: Rules) -> Layout:
    expander = Expander(Press(faults, rules, head.casino), head.size_mm[0])
    seen = _Ids(faults)
    grids = [area for spec in specs["grid"] for area in seen.noted(spec.entry, grid_areas(spec, expander))]
    areas = [area for spec in specs["area"] for area in seen.noted(spec.entry, expander.areas(spec))]
    return Layout(
        game=head.game,
        id=Path(file).stem,
        title=head.title,
        edition=head.edition,
        size_mm=head.size_mm,
        cloth=head.cloth,
        areas=tuple(_linked(grids + areas, expander.undrawn)),
        inscriptions=tuple(_all(seen, specs["inscription"], expander.inscriptions)),
        anchors=tuple(_all(seen, specs["anchor"], expander.anchors)),
        guides=tuple(_all(seen, specs["guide"], expander.guides)),
        options=head.options,
        casino=head.casino,
        glyphs=tuple(glyph for spec in specs["glyph"] for glyph in seen.counted(expander.glyphs(spec))),
    )


def _all(seen: _Ids, specs: list[Any], write_out: Callable[[Any], Iterator[T]]) -> Iterator[T]:
    for spec in specs:
        yield from seen.noted(spec.entry, write_out(spec))


class _Ids:
    """No two things on a felt have one id, and there are not too many of them."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.room = Room(faults)
        self.count: Counter[str] = Counter()

    def counted(self, things: Iterable[T]) -> Iterator[T]:
        for thing in things:
            self.room.take_for(thing)
            yield thing

    def noted(self, entry: str, things: Iterable[T]) -> Iterator[T]:
        for thing in self.counted(things):
            name = str(getattr(thing, "id", ""))
            self.count[name] += 1
            if self.count[name] == 2:
                self.faults.add(entry, "id", "DUPLICATE_ID", clip(name))
            yield thing


def _linked(areas: list[Area], undrawn: set[str]) -> Iterator[Area]:
    """Copies light up the copies at their own end, where there are any; nobody lights up what is not drawn."""
    ids = {area.id for area in areas}
    for area in areas:
        covers = tuple(cover for cover in area.covers if cover not in undrawn)
        if area.copy_of:
            covers = tuple(cover + RIGHT if cover + RIGHT in ids else cover for cover in covers)
        yield replace(area, covers=covers) if covers != area.covers else area


def _check_covers(layout: Layout, faults: Faults) -> None:
    ids = {area.id for area in layout.areas}
    for area in layout.areas:
        for cover in area.covers:
            if cover not in ids and not area.copy_of:
                faults.add(f'area "{area.id}"', "covers", "UNKNOWN_COVER", clip(cover))
