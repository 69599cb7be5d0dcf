"""What is said about the thing under the pointer: its id, what it is, its size in both units, the clause behind it."""

from __future__ import annotations

from feltwright.app.naming import clause_text, key_name
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.marks import length_words
from feltwright.engine.game import Rules
from feltwright.layout.binding import key_of
from feltwright.layout.model import Area
from feltwright.review.subject import place_of


def entry_words(entry: str, desk: ReviewDesk) -> list[str]:
    """Lines about an area, an inscription or a fitting."""
    layout, rules = desk.layout, desk.inspection.rules
    if layout is None:
        return [entry]
    for area in layout.areas:
        if area.id == entry:
            return _area_words(area, rules)
    for inscription in layout.inscriptions:
        if inscription.id == entry:
            height = inscription.words.cap_height_mm
            lines = [entry, f"“{inscription.words.text}”", f"{_both(height)}", _clause(inscription.cite)]
            return [line for line in lines if line]
    for fitting in layout.anchors:
        if fitting.id == entry:
            lines = [entry, fitting.kind, *_sizes(fitting.w_mm, fitting.h_mm), _clause(fitting.cite)]
            return [line for line in lines if line]
    return [entry]


def _area_words(area: Area, rules: Rules | None) -> list[str]:
    box = place_of(area.shape)
    sizes = _sizes(box.w_mm, box.h_mm)
    terms = rules.book.get(key_of(area)) if rules is not None else None
    if rules is None or terms is None:
        return [area.id, *sizes]
    return [area.id, key_name(rules.book, key_of(area)), *sizes, clause_text(terms.pay_cite)]


def _clause(cite: str) -> str:
    return clause_text(cite) if cite else ""


def _both(mm: float) -> str:
    return f"{length_words(mm, False)}, {length_words(mm, True)}"


def _sizes(w_mm: float, h_mm: float) -> list[str]:
    return [f"{length_words(w_mm, unit)} × {length_words(h_mm, unit)}" for unit in (False, True)]
