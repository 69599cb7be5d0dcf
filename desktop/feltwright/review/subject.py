"""What a check looks at: one felt, the rules in force, and what the texts ask of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import Faults
from feltwright.layout.binding import key_of
from feltwright.layout.geometry import Box, bounds
from feltwright.layout.lettering import outline
from feltwright.layout.model import Anchor, Area, Layout, Polygon, Rect, Shape, Text
from feltwright.layout.printing import Press, placeable
from feltwright.odds.edge import Edge
from feltwright.review.duties import NOTHING_KNOWN, Duties, duties_of
from feltwright.review.findings import Place
from feltwright.review.payments import Payments


class Printed(Struct, frozen=True):
    """Words on the cloth: whose they are, and the room they take."""

    entry: str
    words: Text
    outline: Polygon
    area: Area | None = None

    @property
    def box(self) -> Box:
        """The upright box around them."""
        return bounds(self.outline)


class Subject(Struct, frozen=True, dict=True):
    """One felt under review."""

    game: AnyGame
    rules: Rules
    layout: Layout
    edges: Mapping[BetKey, Edge] = {}
    """The house edges that are known; checks on figures are silent about the others."""
    never_made: tuple[BetKey, ...] = ()
    """Wagers found to have no stake that the limits allow and the odds can pay."""
    payments: Payments = {}
    """What was seen paid in play; empty: nothing has been played yet."""

    @cached_property
    def duties(self) -> Duties:
        """What the texts ask."""
        return duties_of(self.game.id) or NOTHING_KNOWN

    @cached_property
    def printed(self) -> tuple[Printed, ...]:
        """All words on the cloth: labels in the order of their areas, then inscriptions."""
        return tuple(self._printed())

    def _printed(self) -> Iterator[Printed]:
        for area in self.layout.areas:
            for words in area.labels:
                yield Printed(area.id, words, outline(words), area)
        for inscription in self.layout.inscriptions:
            yield Printed(inscription.id, inscription.words, outline(inscription.words))

    @cached_property
    def sayings(self) -> tuple[tuple[str, str], ...]:
        """What can be read in one go, with whose it is: the labels of an area together, each inscription."""
        labels = ((area.id, plain(" ".join(words.text for words in area.labels))) for area in self.layout.areas)
        inscriptions = ((each.id, plain(each.words.text)) for each in self.layout.inscriptions)
        return tuple((entry, text) for entry, text in (*labels, *inscriptions) if text)

    @cached_property
    def by_key(self) -> dict[BetKey, list[Area]]:
        """The areas of each key."""
        found: dict[BetKey, list[Area]] = {}
        for area in self.layout.areas:
            found.setdefault(key_of(area), []).append(area)
        return found

    @cached_property
    def wanted(self) -> frozenset[BetKey]:
        """The keys that need an area."""
        return placeable(self.rules)

    @cached_property
    def spots(self) -> tuple[int, ...]:
        """The betting positions drawn."""
        return tuple(sorted({area.spot for area in self.layout.areas if area.spot}))

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where each area, inscription and fitting lies."""
        return places_of(self.layout)

    def filled(self, text: str, names: Mapping[str, str]) -> str | None:
        """A wording with its placeholders filled in; None if its odds are not offered."""
        faults = Faults("")
        found = Press(faults, self.rules, self.layout.casino).fill("", "", text, names)
        return None if faults.found else found


def places_of(layout: Layout) -> dict[str, Place]:
    """The box around each area, inscription and fitting, by its id."""
    found = {each.id: place_of(_stand(each)) for each in layout.anchors}
    found |= {each.id: place_of(outline(each.words)) for each in layout.inscriptions}
    return found | {area.id: place_of(area.shape) for area in layout.areas}


def _stand(fitting: Anchor) -> Rect:
    """The upright box a fitting stands in."""
    w_mm, h_mm = fitting.w_mm, fitting.h_mm
    return Rect(fitting.x_mm - w_mm / 2, fitting.y_mm - h_mm / 2, w_mm, h_mm)


def plain(text: str) -> str:
    """Words as they are read: no capitals, no marks, single spaces.

    >>> plain("Don't  PASS · Bar 12")
    'dont pass bar 12'
    """
    kept = (sign if sign.isalnum() or sign == "$" else "" if sign in "'’" else " " for sign in text.casefold())
    return " ".join("".join(kept).split())


def place_of(shape: Shape) -> Place:
    """The box around a shape, as findings have it."""
    left, top, right, bottom = bounds(shape)
    return Place(left, top, right - left, bottom - top)
