"""Two editions of a felt compared entry by entry: what is added, removed, moved, resized, reworded, recoloured.

Whatever is drawn or printed, and whatever a player bets on, is substance; formatting is what nobody sees on the cloth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from feltwright.layout.geometry import bounds, centre
from feltwright.layout.lettering import outline
from feltwright.layout.model import Anchor, Area, Circle, Glyph, Guide, Inscription, Layout, Polygon, Rect, Shape, Text
from feltwright.review.findings import Place

NEAR_MM = 0.001
"""What is closer than this has not moved: sums of steps differ by less."""


class ChangeKind(StrEnum):
    """What happened to an entry."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    RESIZED = "resized"
    REWORDED = "reworded"
    RECOLOURED = "recoloured"
    REBOUND = "rebound"
    REORDERED = "reordered"
    """What lay under another lies over it."""


class Change(Struct, frozen=True):
    """One difference; `substance` is what is drawn, printed or bet on, the rest is formatting."""

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
            yield Change(ChangeKind.REWORDED, "", "layout", True, before, after)
    if old.edition != new.edition:
        yield Change(ChangeKind.REWORDED, "", "layout", False, f"edition {old.edition}", f"edition {new.edition}")
    if old.size_mm != new.size_mm:
        yield Change(ChangeKind.RESIZED, "", "layout", True, _size(*old.size_mm), _size(*new.size_mm))
    if old.cloth != new.cloth:
        yield Change(ChangeKind.RECOLOURED, "", "layout", True, old.cloth, new.cloth)
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
            yield Change(ChangeKind.ADDED, entry.id, what, True, "", _told(entry), place_of(entry))
        elif earlier != entry:
            yield from differ(earlier, entry)
    for entry in old:
        if entry.id not in after:
            yield Change(ChangeKind.REMOVED, entry.id, what, True, _told(entry), "", place_of(entry))
    yield from _reordered(what, old, new)


def _reordered(what: str, old: tuple[Entry, ...], new: tuple[Entry, ...]) -> Iterator[Change]:
    """Entries that are drawn over each other in another order, each told once."""
    before = {_name(entry): nth for nth, entry in enumerate(old)}
    kept = [entry for entry in new if _name(entry) in before and _is_drawn(entry)]
    rank = [before[_name(entry)] for entry in kept]
    if all(one <= other for one, other in pairwise(rank)):
        return
    boxes = [place_of(entry) for entry in kept]
    for above, entry in enumerate(kept):
        for below in range(above):
            if rank[below] > rank[above] and _meet(boxes[below], boxes[above]):
                told = f"under {kept[below].id}", f"over {kept[below].id}"
                yield Change(ChangeKind.REORDERED, entry.id, what, True, *told, boxes[above])
                break


def _name(entry: Entry) -> str | Glyph:
    """What an entry is known by: pictures on the bare cloth have no ids of their own."""
    return entry if isinstance(entry, Glyph) else entry.id


def _is_drawn(entry: Entry) -> bool:
    """A zone on a line is only bet on."""
    return not isinstance(entry, Area) or bool(entry.line or entry.fill or entry.labels or entry.glyphs)


def _meet(one: Place, other: Place) -> bool:
    across = one.x_mm < other.x_mm + other.w_mm and other.x_mm < one.x_mm + one.w_mm
    return across and one.y_mm < other.y_mm + other.h_mm and other.y_mm < one.y_mm + one.h_mm


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
    yield from _shapes(new.id, "area", old.shape, new.shape)
    shift = _less(centre(new.shape), centre(old.shape))
    if _far(_less(new.chip_mm, old.chip_mm), shift):
        yield Change(ChangeKind.MOVED, new.id, "area", True, _at(old.chip_mm), _at(new.chip_mm), here, was)
    yield from _words(new.id, "area", old.labels, new.labels, here)
    yield from _stands(new.id, "area", old.labels, new.labels, here, shift)
    if (old.fill, old.line) != (new.fill, new.line):
        yield Change(ChangeKind.RECOLOURED, new.id, "area", True, _paint(old), _paint(new), here, was)
    if _pictures(old) != _pictures(new):
        yield Change(ChangeKind.RECOLOURED, new.id, "area", True, _pictures(old), _pictures(new), here, was)
    else:
        yield from _stands(new.id, "area", old.glyphs, new.glyphs, here, shift)
    for one, other in ((old.covers, new.covers), ((old.copy_of,), (new.copy_of,))):
        if one != other:
            yield Change(ChangeKind.REBOUND, new.id, "area", False, ", ".join(one), ", ".join(other), here, was)


def _stands(
    entry: str,
    what: str,
    old: Sequence[Text | Glyph],
    new: Sequence[Text | Glyph],
    here: Place,
    shift: tuple[float, float] = (0.0, 0.0),
) -> Iterator[Change]:
    """Words and pictures that stand elsewhere or otherwise; those that went along with their area did not move."""
    for one, other in zip(old, new, strict=False):
        way = _less((other.x_mm, other.y_mm), (one.x_mm, one.y_mm))
        if (_far(way, (0.0, 0.0)) and _far(way, shift)) or _turn(one) != _turn(other):
            yield Change(ChangeKind.MOVED, entry, what, True, _stance(one), _stance(other), here, here)


def _stance(one: Text | Glyph) -> str:
    turned, bowed = _turn(one)
    told = _at((one.x_mm, one.y_mm)) + (f", turned {turned:g}°" if turned else "")
    return told + (f", bowed {_mm(bowed)} mm" if bowed else "")


def _turn(one: Text | Glyph) -> tuple[float, float]:
    return one.rotate_deg, one.arc_radius_mm if isinstance(one, Text) else 0.0


def _less(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return one[0] - other[0], one[1] - other[1]


def _paint(area: Area) -> str:
    return (area.fill or "bare") + ("" if area.line else ", no outline")


def _pictures(area: Area) -> str:
    return ", ".join(f"{glyph.id} {glyph.colour} {_size(glyph.w_mm, glyph.h_mm)}" for glyph in area.glyphs)


def _shapes(entry: str, what: str, old: Shape, new: Shape) -> Iterator[Change]:
    was, here = _box(old), _box(new)
    if _far(centre(old), centre(new)):
        yield Change(ChangeKind.MOVED, entry, what, True, _at(centre(old)), _at(centre(new)), here, was)
    if _form(old) != _form(new) or _far((was.w_mm, was.h_mm), (here.w_mm, here.h_mm)):
        yield Change(ChangeKind.RESIZED, entry, what, True, _outline(old), _outline(new), here, was)


def _outline(shape: Shape) -> str:
    """A shape as it is told: its box, and what else there is to it."""
    box = _box(shape)
    match shape:
        case Circle():
            return f"disc of {_mm(2 * shape.r_mm)} mm"
        case Rect() if shape.corner_mm:
            return f"{_size(box.w_mm, box.h_mm)}, corners {_mm(shape.corner_mm)} mm"
        case Polygon():
            return f"{_size(box.w_mm, box.h_mm)}, {len(shape.points_mm)} points"
    return _size(box.w_mm, box.h_mm)


def _form(shape: Shape) -> tuple[object, ...]:
    """What a shape is apart from its place."""
    if isinstance(shape, Circle):
        return "disc", round(shape.r_mm, 3)
    left, top, _, _ = bounds(shape)
    points = getattr(shape, "points_mm", ())
    return "outline", tuple((round(x - left, 3), round(y - top, 3)) for x, y in points), getattr(shape, "corner_mm", 0)


def _far(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) > NEAR_MM or abs(one[1] - other[1]) > NEAR_MM


def _at(point: tuple[float, float]) -> str:
    return f"at {_mm(point[0])}, {_mm(point[1])} mm"


def _size(width: float, height: float) -> str:
    return f"{_mm(width)} x {_mm(height)} mm"


def _mm(value: float) -> str:
    """A length with as many decimals as it has, one at the least, so that a difference can be seen.

    >>> _mm(12), _mm(0.125)
    ('12.0', '0.125')
    """
    text = f"{value:.3f}".rstrip("0")
    return text + "0" if text.endswith(".") else text


def _words(entry: str, what: str, old: tuple[Text, ...], new: tuple[Text, ...], here: Place) -> Iterator[Change]:
    before, after = ([words.text for words in texts] for texts in (old, new))
    if before != after:
        yield Change(ChangeKind.REWORDED, entry, what, True, " / ".join(before), " / ".join(after), here, here)
    for one, other in zip(old, new, strict=False):
        if one.colour != other.colour or one.font != other.font:
            tell = f"{one.font} {one.colour}", f"{other.font} {other.colour}"
            yield Change(ChangeKind.RECOLOURED, entry, what, True, *tell, here, here)
        if abs(one.cap_height_mm - other.cap_height_mm) > NEAR_MM:
            sizes = f"{_mm(one.cap_height_mm)} mm capitals", f"{_mm(other.cap_height_mm)} mm capitals"
            yield Change(ChangeKind.RESIZED, entry, what, True, *sizes, here, here)


def _inscriptions(old: Inscription, new: Inscription) -> Iterator[Change]:
    here = place_of(new)
    yield from _words(new.id, "inscription", (old.words,), (new.words,), here)
    for change in _stands(new.id, "inscription", (old.words,), (new.words,), here):
        yield replace(change, was=place_of(old))
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
    yield from _shapes(new.id, "guide", old.shape, new.shape)
    if (old.colour, old.fill, old.width_mm) != (new.colour, new.fill, new.width_mm):
        before, after = (f"{guide.colour} {_mm(guide.width_mm)} mm {guide.fill}".strip() for guide in (old, new))
        yield Change(ChangeKind.RECOLOURED, new.id, "guide", True, before, after, place_of(new), place_of(old))


def _loose_glyphs(old: tuple[Glyph, ...], new: tuple[Glyph, ...]) -> Iterator[Change]:
    """A picture on the bare cloth that differs in anything is another."""
    before, after = set(old), set(new)
    for glyph in new:
        if glyph not in before:
            yield Change(ChangeKind.ADDED, glyph.id, "glyph", True, "", _stance(glyph), place_of(glyph))
    for glyph in old:
        if glyph not in after:
            yield Change(ChangeKind.REMOVED, glyph.id, "glyph", True, _stance(glyph), "", place_of(glyph))
    yield from _reordered("glyph", old, new)
