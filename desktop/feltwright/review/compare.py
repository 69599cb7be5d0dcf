"""Two editions of a felt compared entry by entry: what is added, removed, moved, resized, reworded, recoloured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct

from feltwright.layout.geometry import bounds, centre
from feltwright.layout.lettering import outline
from feltwright.layout.model import Anchor, Area, Circle, Glyph, Guide, Inscription, Layout, Shape, Text
from feltwright.review.findings import Place

NEAR_MM = 0.05
"""What is closer than this has not moved."""


class ChangeKind(StrEnum):
    """What happened to an entry."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    RESIZED = "resized"
    REWORDED = "reworded"
    RECOLOURED = "recoloured"
    REBOUND = "rebound"


class Change(Struct, frozen=True):
    """One difference; `substance` is what a player bets on or reads, the rest is formatting."""

    kind: ChangeKind
    entry: str
    """The id of the area, inscription, anchor or guide; empty: the layout as a whole."""
    what: str
    """`area`, `inscription`, `anchor`, `guide`, `glyph` or `layout`."""
    substance: bool
    before: str = ""
    after: str = ""
    place: Place | None = None
    """Where it is now, or was if it is gone."""
    was: Place | None = None
    """Where it was before, for what moved or changed its size."""


Entry = Area | Inscription | Anchor | Guide | Glyph
_Differ = Callable[[Any, Any], Iterator[Change]]


def compare(old: Layout, new: Layout) -> tuple[Change, ...]:
    """Every difference between two editions: the felt as a whole first, then in the order of the new one."""
    return (
        *_heads(old, new),
        *_entries("area", old.areas, new.areas, _areas),
        *_entries("inscription", old.inscriptions, new.inscriptions, _inscriptions),
        *_entries("anchor", old.anchors, new.anchors, _anchors),
        *_entries("guide", old.guides, new.guides, _guides),
        *_loose_glyphs(old.glyphs, new.glyphs),
    )


def in_order(changes: Iterable[Change]) -> tuple[Change, ...]:
    """As they are listed and numbered: substance first, formatting after it."""
    return tuple(sorted(changes, key=lambda change: not change.substance))


def place_of(entry: Entry) -> Place:
    """The box an entry takes up on the cloth."""
    match entry:
        case Area() | Guide():
            return _box(entry.shape)
        case Inscription():
            return _box(outline(entry.words))
    return Place(entry.x_mm - entry.w_mm / 2, entry.y_mm - entry.h_mm / 2, entry.w_mm, entry.h_mm)


def _box(shape: Shape) -> Place:
    left, top, right, bottom = bounds(shape)
    return Place(left, top, right - left, bottom - top)


def _heads(old: Layout, new: Layout) -> Iterator[Change]:
    for name in ("game", "title", "casino"):
        before, after = getattr(old, name), getattr(new, name)
        if before != after:
            yield Change(ChangeKind.REWORDED, "", "layout", name != "title", before, after)
    if old.edition != new.edition:
        yield Change(ChangeKind.REWORDED, "", "layout", False, f"edition {old.edition}", f"edition {new.edition}")
    if old.size_mm != new.size_mm:
        yield Change(ChangeKind.RESIZED, "", "layout", True, _size(*old.size_mm), _size(*new.size_mm))
    if old.cloth != new.cloth:
        yield Change(ChangeKind.RECOLOURED, "", "layout", False, old.cloth, new.cloth)
    if old.options != new.options:
        yield Change(ChangeKind.REBOUND, "", "layout", True, _pairs(old.options), _pairs(new.options))


def _pairs(options: tuple[tuple[str, str], ...]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in options)


def _entries(what: str, old: tuple[Entry, ...], new: tuple[Entry, ...], differ: _Differ) -> Iterator[Change]:
    before = {entry.id: entry for entry in old}
    after = {entry.id for entry in new}
    for entry in new:
        earlier = before.get(entry.id)
        if earlier is None:
            yield Change(ChangeKind.ADDED, entry.id, what, _matters(entry), "", _told(entry), place_of(entry))
        elif earlier != entry:
            yield from differ(earlier, entry)
    for entry in old:
        if entry.id not in after:
            yield Change(ChangeKind.REMOVED, entry.id, what, _matters(entry), _told(entry), "", place_of(entry))


def _matters(entry: Entry) -> bool:
    return not isinstance(entry, Guide | Glyph)


def _told(entry: Entry) -> str:
    match entry:
        case Area():
            return " ".join((_key(entry), *(f'"{words.text}"' for words in entry.labels)))
        case Inscription():
            return entry.words.text
        case Anchor():
            return entry.kind
    return entry.id


def _key(area: Area) -> str:
    return area.wager + (f":{area.on}" if area.on else "") + (f"@{area.spot}" if area.spot else "")


def _areas(old: Area, new: Area) -> Iterator[Change]:
    here, was = place_of(new), place_of(old)
    if _key(old) != _key(new):
        yield Change(ChangeKind.REBOUND, new.id, "area", True, _key(old), _key(new), here, was)
    yield from _shapes(new.id, "area", old.shape, new.shape, True)
    if _apart(centre(old.shape), old.chip_mm, centre(new.shape), new.chip_mm):
        yield Change(ChangeKind.MOVED, new.id, "area", True, _at(old.chip_mm), _at(new.chip_mm), here, was)
    yield from _words(new.id, "area", old.labels, new.labels, here)
    if (old.fill, old.line) != (new.fill, new.line):
        yield Change(ChangeKind.RECOLOURED, new.id, "area", False, old.fill or "bare", new.fill or "bare", here, was)
    if _pictures(old) != _pictures(new):
        yield Change(ChangeKind.RECOLOURED, new.id, "area", False, _pictures(old), _pictures(new), here, was)


def _apart(old_middle: Any, old_chip: Any, new_middle: Any, new_chip: Any) -> bool:
    """Whether chips stand elsewhere within the area."""
    return any(
        abs((new_chip[axis] - new_middle[axis]) - (old_chip[axis] - old_middle[axis])) > NEAR_MM for axis in (0, 1)
    )


def _pictures(area: Area) -> str:
    return ", ".join(f"{glyph.id} {glyph.colour} {glyph.w_mm:g} x {glyph.h_mm:g}" for glyph in area.glyphs)


def _shapes(entry: str, what: str, old: Shape, new: Shape, substance: bool) -> Iterator[Change]:
    was, here = _box(old), _box(new)
    if _far(centre(old), centre(new)):
        yield Change(ChangeKind.MOVED, entry, what, substance, _at(centre(old)), _at(centre(new)), here, was)
    if _form(old) != _form(new) or abs(was.w_mm - here.w_mm) > NEAR_MM or abs(was.h_mm - here.h_mm) > NEAR_MM:
        yield Change(
            ChangeKind.RESIZED,
            entry,
            what,
            substance,
            _size(was.w_mm, was.h_mm),
            _size(here.w_mm, here.h_mm),
            here,
            was,
        )


def _form(shape: Shape) -> tuple[object, ...]:
    """What a shape is apart from its place."""
    if isinstance(shape, Circle):
        return "disc", round(shape.r_mm, 1)
    left, top, _, _ = bounds(shape)
    points = getattr(shape, "points_mm", ())
    return "outline", tuple((round(x - left, 1), round(y - top, 1)) for x, y in points), getattr(shape, "corner_mm", 0)


def _far(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) > NEAR_MM or abs(one[1] - other[1]) > NEAR_MM


def _at(point: tuple[float, float]) -> str:
    return f"at {point[0]:.1f}, {point[1]:.1f} mm"


def _size(width: float, height: float) -> str:
    return f"{width:.1f} x {height:.1f} mm"


def _words(entry: str, what: str, old: tuple[Text, ...], new: tuple[Text, ...], here: Place) -> Iterator[Change]:
    before, after = (" / ".join(words.text for words in texts) for texts in (old, new))
    if before != after:
        yield Change(ChangeKind.REWORDED, entry, what, _plain(before) != _plain(after), before, after, here, here)
    for one, other in zip(old, new, strict=False):
        if one.colour != other.colour or one.font != other.font:
            tell = f"{one.font} {one.colour}", f"{other.font} {other.colour}"
            yield Change(ChangeKind.RECOLOURED, entry, what, False, *tell, here, here)
        if abs(one.cap_height_mm - other.cap_height_mm) > NEAR_MM:
            sizes = f"{one.cap_height_mm:g} mm capitals", f"{other.cap_height_mm:g} mm capitals"
            yield Change(ChangeKind.RESIZED, entry, what, False, *sizes, here, here)


def _plain(text: str) -> str:
    """Words without the difference of capitals and spaces."""
    return " ".join(text.casefold().split())


def _inscriptions(old: Inscription, new: Inscription) -> Iterator[Change]:
    here, was = place_of(new), place_of(old)
    one, other = old.words, new.words
    yield from _words(new.id, "inscription", (one,), (other,), here)
    turned = (one.rotate_deg, one.arc_radius_mm) != (other.rotate_deg, other.arc_radius_mm)
    if _far((one.x_mm, one.y_mm), (other.x_mm, other.y_mm)) or turned:
        at = _at((one.x_mm, one.y_mm)), _at((other.x_mm, other.y_mm))
        yield Change(ChangeKind.MOVED, new.id, "inscription", False, *at, here, was)
    if old.cite != new.cite:
        yield Change(
            ChangeKind.REBOUND, new.id, "inscription", True, old.cite or "no clause", new.cite or "no clause", here
        )


def _anchors(old: Anchor, new: Anchor) -> Iterator[Change]:
    here, was = place_of(new), place_of(old)
    if (old.kind, old.cite) != (new.kind, new.cite):
        tell = f"{old.kind} {old.cite}".strip(), f"{new.kind} {new.cite}".strip()
        yield Change(ChangeKind.REBOUND, new.id, "anchor", True, *tell, here, was)
    if _far((old.x_mm, old.y_mm), (new.x_mm, new.y_mm)) or old.rotate_deg != new.rotate_deg:
        at = _at((old.x_mm, old.y_mm)), _at((new.x_mm, new.y_mm))
        yield Change(ChangeKind.MOVED, new.id, "anchor", True, *at, here, was)
    if _far((old.w_mm, old.h_mm), (new.w_mm, new.h_mm)):
        sizes = _size(old.w_mm, old.h_mm), _size(new.w_mm, new.h_mm)
        yield Change(ChangeKind.RESIZED, new.id, "anchor", True, *sizes, here, was)


def _guides(old: Guide, new: Guide) -> Iterator[Change]:
    yield from _shapes(new.id, "guide", old.shape, new.shape, False)
    if (old.colour, old.fill, old.width_mm) != (new.colour, new.fill, new.width_mm):
        before, after = (f"{guide.colour} {guide.width_mm:g} mm {guide.fill}".strip() for guide in (old, new))
        yield Change(ChangeKind.RECOLOURED, new.id, "guide", False, before, after, place_of(new), place_of(old))


def _loose_glyphs(old: tuple[Glyph, ...], new: tuple[Glyph, ...]) -> Iterator[Change]:
    """Pictures on the bare cloth have no ids of their own: one that differs in anything is another."""
    for glyph in new:
        if glyph not in old:
            yield Change(ChangeKind.ADDED, glyph.id, "glyph", False, "", glyph.id, place_of(glyph))
    for glyph in old:
        if glyph not in new:
            yield Change(ChangeKind.REMOVED, glyph.id, "glyph", False, glyph.id, "", place_of(glyph))
