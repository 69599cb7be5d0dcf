"""Arrays written out: every entry becomes the areas, inscriptions, anchors and guides it stands for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from feltwright.layout.arrays import Repeat, spread
from feltwright.layout.entries import (
    AnchorEntry,
    AreaEntry,
    GlyphEntry,
    GuideEntry,
    InscriptionEntry,
    Picture,
    Words,
)
from feltwright.layout.geometry import Point, centre, corners
from feltwright.layout.model import (
    COLOURS,
    GLYPHS,
    RIGHT,
    Anchor,
    Area,
    Circle,
    Glyph,
    Guide,
    Inscription,
    Polygon,
    Rect,
    Shape,
    Text,
)
from feltwright.layout.printing import Press
from feltwright.layout.room import MOST_THINGS


class Place(Struct, frozen=True):
    """One repetition of an entry: its point, how far it is turned, and what it fills in."""

    x_mm: float
    y_mm: float
    turn_deg: float
    names: Mapping[str, str]

    def move(self, at_mm: Point) -> Point:
        """A point given from this place, on the cloth."""
        dx, dy = _turned(at_mm, self.turn_deg)
        return _tidy(self.x_mm + dx), _tidy(self.y_mm + dy)


def _turned(point: Point, deg: float) -> Point:
    if not deg:
        return point
    c, s = cos(radians(deg)), sin(radians(deg))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def _tidy(mm: float) -> float:
    """Whole nanometres: sums of steps carry no dust."""
    return round(mm, 6)


def places(repeat: Repeat) -> Iterator[Place]:
    """Every repetition, the last variable running fastest."""
    numbered = [list(enumerate(variable.items)) for variable in repeat.variables]
    for nth, chosen in enumerate(product(*numbered)):
        x, y = repeat.origin_mm
        names: dict[str, str] = {}
        for variable, (index, item) in zip(repeat.variables, chosen, strict=True):
            x += index * variable.step_mm[0] + item.at_mm[0]
            y += index * variable.step_mm[1] + item.at_mm[1]
            names |= item.names
        yield _on_arc(repeat, nth, Place(_tidy(x), _tidy(y), 0.0, names))


def _on_arc(repeat: Repeat, nth: int, place: Place) -> Place:
    arc = repeat.arc
    if arc is None:
        return place
    deg = arc.start_deg + nth * arc.step_deg
    x = arc.centre_mm[0] + arc.radius_mm * sin(radians(deg)) + place.x_mm
    y = arc.centre_mm[1] - arc.radius_mm * cos(radians(deg)) + place.y_mm
    return Place(_tidy(x), _tidy(y), deg if arc.turn else 0.0, place.names)


class Expander:
    """Writes out the entries of one file."""

    def __init__(self, press: Press, width_mm: float) -> None:
        self.press = press
        self.width_mm = width_mm
        self.undrawn: set[str] = set()
        """Areas left out because their wager is not offered."""

    def areas(self, spec: AreaEntry) -> Iterator[Area]:
        """The areas an entry stands for, copies at the other end included."""
        for place in self._drawn(spec.entry, spec.repeat):
            if spec.repeat.offered == "*" and not self._own_key_offered(spec, place):
                self.undrawn.add(self._fill(spec.entry, "id", spec.id, place))
                continue
            found = self._area(spec, place)
            yield found
            if spec.repeat.mirror:
                yield self.mirrored(found)

    def _own_key_offered(self, spec: AreaEntry, place: Place) -> bool:
        wager, on = self._fill(spec.entry, "wager", spec.wager, place), self._fill(spec.entry, "on", spec.on, place)
        spot = self._fill(spec.entry, "spot", spec.spot, place)
        return self.press.is_offered(f"{wager}:{on}" + (f"@{spot}" if spot not in ("", "0") else ""))

    def _drawn(self, entry: str, repeat: Repeat) -> Iterator[Place]:
        if not self.press.in_force(entry, repeat):
            return
        for place in places(repeat):
            wanted = self.press.fill(entry, "offered", repeat.offered, place.names)
            if wanted in ("", "*") or self.press.is_offered(wanted):
                yield place

    def _area(self, spec: AreaEntry, place: Place) -> Area:
        shape = placed(spec.shape, place, centred=spec.repeat.arc is not None)
        middle = centre(shape)
        chip = place.move(spec.chip_mm) if spec.chip_mm else middle
        return Area(
            id=self._fill(spec.entry, "id", spec.id, place),
            wager=self._fill(spec.entry, "wager", spec.wager, place),
            on=self._fill(spec.entry, "on", spec.on, place),
            spot=self._spot(spec, place),
            shape=shape,
            chip_mm=chip,
            labels=tuple(self.text(spec.entry, words, place, middle) for words in spec.words),
            fill=self.known(spec.entry, "fill", spec.fill, place, COLOURS),
            covers=tuple(islice(self._covers(spec, place), MOST_THINGS + 1)),
            glyphs=tuple(self.glyph(spec.entry, picture, place, middle) for picture in spec.pictures),
            line=not spec.zone,
            copy_of=self._fill(spec.entry, "copy_of", spec.copy_of, place),
        )

    def _covers(self, spec: AreaEntry, place: Place) -> Iterator[str]:
        for cover in spec.covers:
            yield from spread(self._fill(spec.entry, "covers", cover, place))

    def _spot(self, spec: AreaEntry, place: Place) -> int:
        spot = self._fill(spec.entry, "spot", spec.spot, place)
        if spot.isascii() and spot.isdecimal() and len(spot) < 4:
            return int(spot)
        self.press.faults.add(spec.entry, "spot", "BAD_NUMBER", f"{spot[:60]} is no betting position")
        return 0

    def inscriptions(self, spec: InscriptionEntry) -> Iterator[Inscription]:
        """The inscriptions an entry stands for."""
        for place in self._drawn(spec.entry, spec.repeat):
            name = self._fill(spec.entry, "id", spec.id, place)
            text = self.text(spec.entry, spec.words, place, (place.x_mm, place.y_mm))
            yield Inscription(name, text, spec.cite)
            if spec.repeat.mirror:
                yield Inscription(name + RIGHT, self._mirrored_text(text), spec.cite)

    def anchors(self, spec: AnchorEntry) -> Iterator[Anchor]:
        """The anchors an entry stands for."""
        for place in self._drawn(spec.entry, spec.repeat):
            name = self._fill(spec.entry, "id", spec.id, place)
            kind, turn = spec.kind, spec.rotate_deg + place.turn_deg
            found = Anchor(name, kind, place.x_mm, place.y_mm, *spec.size_mm, turn, spec.cite)
            yield found
            if spec.repeat.mirror:
                yield replace(found, id=name + RIGHT, x_mm=self._across(place.x_mm), rotate_deg=-turn)

    def guides(self, spec: GuideEntry) -> Iterator[Guide]:
        """The guides an entry stands for."""
        for place in self._drawn(spec.entry, spec.repeat):
            shape = placed(spec.shape, place, centred=spec.repeat.arc is not None)
            found = Guide(
                self._fill(spec.entry, "id", spec.id, place),
                shape,
                self.known(spec.entry, "colour", spec.colour, place, COLOURS),
                spec.width_mm,
                self.known(spec.entry, "fill", spec.fill, place, COLOURS),
            )
            yield found
            if spec.repeat.mirror:
                yield replace(found, id=found.id + RIGHT, shape=self._mirrored_shape(shape))

    def glyphs(self, spec: GlyphEntry) -> Iterator[Glyph]:
        """The glyphs an entry stands for."""
        for place in self._drawn(spec.entry, spec.repeat):
            found = self.glyph(spec.entry, spec.picture, place, (place.x_mm, place.y_mm))
            yield found
            if spec.repeat.mirror:
                yield self._mirrored_glyph(found)

    def text(self, entry: str, words: Words, place: Place, middle: Point) -> Text:
        """Words in their place."""
        x, y = replace(place, x_mm=middle[0], y_mm=middle[1]).move(words.at_mm)
        return Text(
            self._fill(entry, "text", words.text, place),
            x,
            y,
            words.cap_height_mm,
            words.font,
            self.known(entry, "colour", words.colour, place, COLOURS),
            words.rotate_deg + place.turn_deg,
            words.arc_radius_mm,
        )

    def glyph(self, entry: str, picture: Picture, place: Place, middle: Point) -> Glyph:
        """A picture in its place."""
        x, y = replace(place, x_mm=middle[0], y_mm=middle[1]).move(picture.at_mm)
        return Glyph(
            self.known(entry, "glyph", picture.glyph, place, GLYPHS),
            x,
            y,
            *picture.size_mm,
            self.known(entry, "colour", picture.colour, place, COLOURS),
            picture.rotate_deg + place.turn_deg,
        )

    def _fill(self, entry: str, key: str, text: str, place: Place) -> str:
        return self.press.fill(entry, key, text, place.names)

    def known(self, entry: str, key: str, text: str, place: Place, allowed: tuple[str, ...] | frozenset[str]) -> str:
        """A name that had a placeholder in it, judged once it is filled in."""
        name = self._fill(entry, key, text, place)
        if "{" in text and name and name not in allowed:
            code = "UNKNOWN_GLYPH" if allowed is GLYPHS else "UNKNOWN_COLOUR"
            self.press.faults.add(entry, key, code, name[:60])
        return name

    def mirrored(self, found: Area) -> Area:
        """The area at the other end of the table, its words still readable."""
        return replace(
            found,
            id=found.id + RIGHT,
            copy_of=found.id,
            shape=self._mirrored_shape(found.shape),
            chip_mm=(self._across(found.chip_mm[0]), found.chip_mm[1]),
            labels=tuple(map(self._mirrored_text, found.labels)),
            glyphs=tuple(map(self._mirrored_glyph, found.glyphs)),
        )

    def _across(self, x_mm: float) -> float:
        return _tidy(self.width_mm - x_mm)

    def _mirrored_text(self, text: Text) -> Text:
        return replace(text, x_mm=self._across(text.x_mm), rotate_deg=-text.rotate_deg)

    def _mirrored_glyph(self, glyph: Glyph) -> Glyph:
        return replace(glyph, x_mm=self._across(glyph.x_mm), rotate_deg=-glyph.rotate_deg)

    def _mirrored_shape(self, shape: Shape) -> Shape:
        match shape:
            case Rect():
                return replace(shape, x_mm=self._across(shape.x_mm + shape.w_mm))
            case Circle():
                return replace(shape, x_mm=self._across(shape.x_mm))
            case Polygon():
                return Polygon(tuple((self._across(x), y) for x, y in shape.points_mm))


def placed(shape: Shape, place: Place, *, centred: bool) -> Shape:
    """A shape moved to its place; on an arc its middle lies there, and a turned box becomes a polygon."""
    cx, cy = centre(shape) if centred else (0.0, 0.0)
    match shape:
        case Circle():
            return Circle(place.x_mm, place.y_mm, shape.r_mm)
        case Rect() if not place.turn_deg:
            return replace(shape, x_mm=_tidy(place.x_mm - cx), y_mm=_tidy(place.y_mm - cy))
        case _:
            return Polygon(tuple(place.move((x - cx, y - cy)) for x, y in corners(shape)))
