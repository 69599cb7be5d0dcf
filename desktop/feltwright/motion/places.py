"""Where pieces stand, in millimetres: areas, seats round the rail, the house, fittings and hands of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, dist, pi, sin
from typing import TypeAlias

from feltwright.engine.wagers import BetKey
from feltwright.layout.geometry import room_for_disc
from feltwright.layout.model import Anchor, Area, Layout, Rect, Shape
from feltwright.motion import spread
from feltwright.motion.spread import CARD_MM, CHIP_MM, Lie

Point: TypeAlias = tuple[float, float]
CardAt: TypeAlias = tuple[str, int]
"""A place and the position of a card in it."""

HOUSE = "@house"
SHOE = "@shoe"
DISCARDS = "@discards"
_KINDS = {
    HOUSE: ("rack", "bank"),
    SHOE: ("shoe", "card_stand", "rack", "bank"),
    DISCARDS: ("discard", "rack", "bank"),
}
"""Fittings that serve as the house, the shoe and the discards, best first."""
_SEED_MM = (24.0, 32.0)
"""The room of a position grows from so much cloth about its first anchor."""
_PITCH = 1.06
"""Neighbouring stacks stand this many chip diameters apart."""


def seat_place(seat: int) -> str:
    """The place in front of a seat, where its own chips are."""
    return f"@seat.{seat}"


class Places:
    """Resolves the places of cues and events on one layout."""

    def __init__(self, layout: Layout, keys: Mapping[BetKey, str], seats: int) -> None:
        self.layout = layout
        self.seats = seats
        self._keys = dict(keys)
        self._areas = {area.id: area for area in layout.areas}
        self._anchors = {anchor.id: anchor for anchor in layout.anchors}
        self._copies = _copies(layout)
        self._near: dict[tuple[BetKey, int], str] = {}
        self._lies: dict[tuple[frozenset[CardAt], frozenset[str]], dict[CardAt, Lie]] = {}
        self.printed = spread.printed_boxes(layout)
        self._lines = [box for guide in layout.guides for box in spread.line_boxes(guide.shape)]
        hands = [anchor.x_mm for anchor in layout.anchors if anchor.kind == "cards" and anchor.id.endswith(".0")]
        self._from_right = len(hands) > 1 and hands[0] > hands[-1]

    @classmethod
    def of(cls, layout: Layout, seats: int) -> Places:
        """Places of a layout whose areas name their keys themselves."""
        own = {BetKey(area.wager, area.on, area.spot): area.id for area in layout.areas if not area.copy_of}
        return cls(layout, own, seats)

    def area(self, area_id: str) -> Area:
        """An area by id."""
        return self._areas[area_id]

    def has(self, key: BetKey) -> bool:
        """Whether chips on a key have an area; a bonus without chips of its own has none."""
        return key in self._keys

    def area_of(self, key: BetKey, seat: int = 0) -> str:
        """The area of a key; where it is printed at both ends, the one nearest the seat."""
        found = self._near.get((key, seat))
        if found is None:
            found = self._near[key, seat] = self._nearest(self._keys[key], seat)
        return found

    def _nearest(self, area_id: str, seat: int) -> str:
        copies = self._copies.get(area_id, ())
        if not seat or not copies:
            return area_id
        here = self.seat_point(seat)
        return min((area_id, *copies), key=lambda name: dist(self._areas[name].chip_mm, here))

    def seat_point(self, seat: int) -> Point:
        """In front of a seat: its anchor, or evenly along the players' rail."""
        anchor = self._anchors.get(f"seat.{seat}")
        if anchor is not None:
            return anchor.x_mm, anchor.y_mm
        width, height = self.layout.size_mm
        return width * (seat - 0.5) / max(self.seats, 1), height + CHIP_MM

    def point(self, place: str) -> Point:
        """The middle of a place: an area, a seat, the house, shoe or discards, or an anchor by id."""
        if place in self._areas:
            return self._areas[place].chip_mm
        if place.startswith("@seat."):
            return self.seat_point(int(place.removeprefix("@seat.")))
        if place in (HOUSE, SHOE, DISCARDS):
            return self._dealers(place)
        return _middle(self._anchors[place])

    def _dealers(self, place: str) -> Point:
        width, _ = self.layout.size_mm
        kinds = _KINDS[place]
        for kind in kinds:
            anchor = self.layout.anchor(kind)
            if anchor is not None:
                return _middle(anchor)
        return width * {HOUSE: 0.5, SHOE: 0.94, DISCARDS: 0.06}[place], -CHIP_MM

    def marker(self, marker: str, place: str) -> Point | None:
        """Where a marker stands; None if it is off the layout and has no place to wait."""
        for name in (f"{marker}.{place or 'off'}", place):
            if name in self._anchors:
                return _middle(self._anchors[name])
        if not place:
            return None
        return self._printed(place.removeprefix("area:"))

    def _printed(self, name: str) -> Point | None:
        """The area of that id, or that takes that wager."""
        area = name if name in self._areas else self._keys.get(BetKey.parse(name))
        return self._areas[area].chip_mm if area else None

    def lies(self, cards: Iterable[CardAt], stacked: Iterable[str] = ()) -> dict[CardAt, Lie]:
        """Where these cards lie while chips stand on the areas named: no hand covers another, nor chips."""
        key = (frozenset(cards), frozenset(stacked))
        found = self._lies.get(key)
        if found is None:
            self._lies = {**dict(list(self._lies.items())[-20:]), key: self._laid(*key)}
            found = self._lies[key]
        return found

    def _laid(self, cards: frozenset[CardAt], stacked: frozenset[str]) -> dict[CardAt, Lie]:
        counts: dict[str, int] = {}
        for place, position in cards:
            counts[place] = max(counts.get(place, 0), position + 1)
        found = {at: self._lie(*at, counts[at[0]]) for at in cards}
        crowds = self._crowds(counts, found)
        alone = [lie for (place, _), lie in found.items() if self._crowd(place) not in crowds]
        for family, laid in self._fitted(crowds, alone, stacked).items():
            for (number, position), lie in laid.items():
                found[f"{family}.{number}", position] = lie
        return {at: lie for at, lie in found.items() if at in cards}

    def _crowd(self, place: str) -> str:
        """The position of a hand that has anchors of its own."""
        family = spread.family_of(place)
        return family[0] if family and f"{family[0]}.0" in self._anchors else ""

    def _crowds(self, counts: Mapping[str, int], lies: Mapping[CardAt, Lie]) -> dict[str, dict[int, int]]:
        """Positions whose hands need more room than the anchor of one, with the cards of each hand."""
        crowds: dict[str, dict[int, int]] = {}
        for place, count in counts.items():
            family = spread.family_of(place)
            if family and self._crowd(place):
                crowds.setdefault(family[0], {})[family[1]] = count
        return {name: hands for name, hands in crowds.items() if max(hands) > 0 or self._is_wide(name, lies)}

    def _is_wide(self, family: str, lies: Mapping[CardAt, Lie]) -> bool:
        """Whether a hand alone runs into what is printed, a line or another hand."""
        first = (f"{family}.0", 0)
        if first not in lies:
            return True
        mine = [spread.card_box(lie) for at, lie in lies.items() if at[0] == first[0]]
        others = [spread.card_box(lie) for at, lie in lies.items() if at[0] != first[0]]
        alone = spread.card_box(self._lie(first[0], 0, 1))
        in_the_way = [box for box in (*self.printed, *self._lines, *others) if spread.apart(box, alone)]
        return any(not spread.apart(one, other) for one in mine for other in in_the_way)

    def _fitted(
        self, crowds: Mapping[str, Mapping[int, int]], alone: Iterable[Lie], stacked: Iterable[str]
    ) -> dict[str, dict[tuple[int, int], Lie]]:
        """The hands of each position in its room; where they would be too small to read, across a line if need be."""
        taken = [spread.chip_box(*self._areas[area].chip_mm) for area in stacked if area in self._areas]
        full = [*self.printed, *taken, *(spread.card_box(lie) for lie in alone)]
        rooms = self._rooms(crowds, (*full, *self._lines))
        laid = {family: self._fit(family, room, crowds[family]) for family, room in rooms.items()}
        small = {family for family, lies in laid.items() if any(spread.is_small(lie.width_mm) for lie in lies.values())}
        kept = [room for family, room in rooms.items() if family not in small]
        for family, room in self._rooms(small, (*full, *kept)).items():
            laid[family] = self._fit(family, room, crowds[family])
        return laid

    def _fit(self, family: str, room: spread.Box, hands: Mapping[int, int]) -> dict[tuple[int, int], Lie]:
        largest_mm = spread.card_width(self._anchors[f"{family}.0"])
        return spread.fitted(room, hands, from_right=self._from_right, largest_mm=largest_mm)

    def _rooms(self, families: Iterable[str], full: Iterable[spread.Box]) -> dict[str, spread.Box]:
        starts = {name: spread.box_about(*_middle(self._anchors[f"{name}.0"]), *_SEED_MM) for name in sorted(families)}
        width, height = self.layout.size_mm
        return spread.shared_out(starts, tuple(full), (0.0, 0.0, width, height))

    def _lie(self, place: str, position: int, count: int) -> Lie:
        """A card of a hand, a board or a stand by itself."""
        anchors = self._card_anchors(place)
        if len(anchors) > 1:
            anchor = anchors[position % len(anchors)]
            return Lie(*_middle(anchor), 0.94 * min(anchor.w_mm, anchor.h_mm * CARD_MM[0] / CARD_MM[1]))
        if anchors:
            return spread.in_row(anchors[0], position, count)
        x_mm, y_mm = self._hand(place)
        return Lie(x_mm + position * CARD_MM[0] * spread.OVERLAP, y_mm - position * CARD_MM[1] * 0.04)

    def _card_anchors(self, place: str) -> tuple[Anchor, ...]:
        """One wide place for a row of cards, or a place for each card."""
        slug = place.replace(" ", ".")
        for name in (place, slug, f"cards.{slug}"):
            if name in self._anchors:
                return (self._anchors[name],)
        if place.startswith("seat "):
            return ()
        kind = "card_stand" if place == "stand" else "cards"
        return tuple(anchor for anchor in self.layout.anchors if anchor.kind == kind)

    def _hand(self, place: str) -> Point:
        words = place.split()
        width, height = self.layout.size_mm
        if len(words) >= 2 and words[0] == "seat" and words[1].isdecimal():
            x_mm, y_mm = self.seat_point(int(words[1]))
            hand = int(words[3]) if len(words) == 4 and words[3].isdecimal() else 0
            return x_mm + hand * CARD_MM[0] * 1.5, min(y_mm, height) - CARD_MM[1]
        return width * 0.45, height * 0.3

    def stack_points(self, area_id: str, seats: tuple[int, ...]) -> dict[int, Point]:
        """Where each seat's stack stands on an area: side by side where there is room, else in a ring inside it."""
        area = self._areas[area_id]
        return dict(zip(seats, fan(area.shape, area.chip_mm, len(seats)), strict=True))


def _copies(layout: Layout) -> dict[str, tuple[str, ...]]:
    copies: dict[str, tuple[str, ...]] = {}
    for area in layout.areas:
        if area.copy_of:
            copies[area.copy_of] = (*copies.get(area.copy_of, ()), area.id)
    return copies


def _middle(anchor: Anchor) -> Point:
    return anchor.x_mm, anchor.y_mm


def fan(shape: Shape, at: Point, count: int, size_mm: float = CHIP_MM) -> list[Point]:
    """`count` points about `at` that never leave the shape.

    >>> fan(Rect(0, 0, 200, 60), (100, 30), 2)
    [(79.33, 30), (120.67, 30)]
    """
    if count == 1:
        return [at]
    pitch = size_mm * _PITCH
    if isinstance(shape, Rect):
        half = (count - 1) / 2 * pitch
        if half <= min(at[0] - shape.x_mm, shape.x_mm + shape.w_mm - at[0]) - size_mm / 2:
            return [(round(at[0] - half + i * pitch, 3), at[1]) for i in range(count)]
        if half <= min(at[1] - shape.y_mm, shape.y_mm + shape.h_mm - at[1]) - size_mm / 2:
            return [(at[0], round(at[1] - half + i * pitch, 3)) for i in range(count)]
    radius = min(pitch / 2 / sin(pi / count), room_for_disc(shape, *at) * 0.92)
    turns = [2 * pi * i / count + pi for i in range(count)]
    return [(round(at[0] + radius * cos(turn), 3), round(at[1] + radius * sin(turn), 3)) for turn in turns]
