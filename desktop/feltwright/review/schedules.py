"""The schedules of a submission: areas with their sizes and odds, inscriptions with their clauses, colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from feltwright.engine.game import Rules
from feltwright.layout.binding import key_of
from feltwright.layout.geometry import bounds
from feltwright.layout.inks import CLOTHS, ink
from feltwright.layout.model import Layout

MM_PER_INCH = 25.4


class AreaRow(Struct, frozen=True):
    """One area."""

    id: str
    wager: str
    """The key it takes chips for."""
    name: str
    w_mm: float
    h_mm: float
    w_in: float
    h_in: float
    odds: str
    cite: str


class InscriptionRow(Struct, frozen=True):
    """Words on the cloth; the labels of areas are among them."""

    id: str
    text: str
    cap_height_mm: float
    cite: str
    """The clause that asks for them; empty: the designer's choice."""


class ColourRow(Struct, frozen=True):
    """A colour of the felt, and how many things are printed in it."""

    name: str
    rgb: str
    uses: int


def area_schedule(layout: Layout, rules: Rules) -> tuple[AreaRow, ...]:
    """Every area in the order of the file."""
    rows = []
    for area in layout.areas:
        left, top, right, bottom = bounds(area.shape)
        width, height = right - left, bottom - top
        terms = rules.book.get(key_of(area))
        lines = (
            [f"{pay.odds} on {pay.when.replace('_', ' ')}" if pay.when else str(pay.odds) for pay in terms.pays]
            if terms
            else []
        )
        name, cite = (terms.wager.name, terms.wager.cite) if terms else ("", "")
        sizes = round(width, 1), round(height, 1), _inches(width), _inches(height)
        rows.append(AreaRow(area.id, str(key_of(area)), name, *sizes, ", ".join(lines), cite))
    return tuple(rows)


def _inches(mm: float) -> float:
    return round(mm / MM_PER_INCH, 2)


def inscription_schedule(layout: Layout, rules: Rules) -> tuple[InscriptionRow, ...]:
    """Every wording on the cloth: inscriptions first, then the labels of areas under the clause of what they pay."""
    rows = [
        InscriptionRow(each.id, each.words.text, each.words.cap_height_mm, each.cite) for each in layout.inscriptions
    ]
    for area in layout.areas:
        terms = rules.book.get(key_of(area))
        cite = terms.pay_cite if terms else ""
        rows += [InscriptionRow(area.id, words.text, words.cap_height_mm, cite) for words in area.labels]
    return tuple(rows)


def colour_list(layout: Layout) -> tuple[ColourRow, ...]:
    """The cloth, then every printed colour by how often it is used."""
    cloth = CLOTHS[layout.cloth]
    uses = Counter(_colours(layout))
    rows = [ColourRow(name, ink(name, cloth), count) for name, count in uses.most_common()]
    return (ColourRow(f"cloth: {layout.cloth}", cloth.base, 1), *rows)


def _colours(layout: Layout) -> Iterator[str]:
    for area in layout.areas:
        yield from filter(None, (area.fill, "line" if area.line else ""))
        yield from (words.colour for words in area.labels)
        yield from (glyph.colour for glyph in area.glyphs)
    yield from (each.words.colour for each in layout.inscriptions)
    yield from (glyph.colour for glyph in layout.glyphs)
    for guide in layout.guides:
        yield from filter(None, (guide.colour, guide.fill))
