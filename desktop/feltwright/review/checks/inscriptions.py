"""L3, inscriptions: the words the cloth must carry, and whether they can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from feltwright.engine.actions import Detail
from feltwright.layout.geometry import bounds, contains, overlap
from feltwright.layout.inks import CLOTHS, contrast, ink
from feltwright.layout.model import Circle, Glyph, Layout, Rect
from feltwright.review.checks.agreement import printed_with_other_odds
from feltwright.review.duties import Labels, Words
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Printed, Subject, place_of, plain

FOR = re.compile(r"\b\d+(?:\s*[-/]\s*\d+)?\s*(for)\s*\d+\b", re.IGNORECASE)
"""Odds with the banned word."""
READABLE = 200
"""Capitals may be seen from this many times their height."""
CONTRAST = 3.0
PLATES = ("plate", "oval", "lozenge")


def l3_1_required_wording(subject: Subject) -> Iterator[Finding]:
    """Every wording the texts ask for is there, as often as they ask."""
    for duty in subject.duties.words:
        for position in subject.spots if duty.each_position else ("",):
            wanted = subject.filled(duty.text, {"position": str(position)}) if duty.holds(subject.rules) else None
            if not wanted or _times(subject, duty, wanted) >= duty.count or printed_with_other_odds(subject, duty):
                continue
            severity = Severity.QUESTION if duty.literal else Severity.VIOLATION
            yield Finding("L3.1", severity, "WORDING_MISSING", (("words", wanted),), duty.cite)


def _times(subject: Subject, duty: Words, wanted: str) -> int:
    words = plain(wanted)
    if duty.alone:
        return sum(text == words for _, text in subject.sayings)
    return sum(f" {words} " in f" {text} " for _, text in subject.sayings)


def l3_2_odds_say_to(subject: Subject) -> Iterator[Finding]:
    """Odds are printed with the word to, never with for."""
    for printed in subject.printed:
        if FOR.search(printed.words.text):
            params = (("words", printed.words.text),)
            yield _about("L3.2", Severity.VIOLATION, "ODDS_SAY_FOR", params, subject.duties.odds_cite, printed)


def _about(check: str, severity: Severity, code: str, params: Detail, cite: str, printed: Printed) -> Finding:
    return Finding(check, severity, code, params, cite, printed.entry, place_of(printed.outline))


def l3_3_capitals_high_enough(subject: Subject) -> Iterator[Finding]:
    """Words can be read from where players sit."""
    least = subject.duties.viewing_mm / READABLE
    for printed in subject.printed:
        high = printed.words.cap_height_mm
        if high < least:
            params = (("mm", f"{high:g}"), ("least", f"{least:g}"), ("distance", f"{subject.duties.viewing_mm:g}"))
            yield _about("L3.3", Severity.VIOLATION, "TOO_SMALL", params, "FELT §7", printed)


def l3_4_contrast(subject: Subject) -> Iterator[Finding]:
    """Words stand off what they are printed on."""
    cloth = CLOTHS[subject.layout.cloth]
    for printed in subject.printed:
        ground = _ground(subject.layout, printed)
        found = contrast(ink(printed.words.colour, cloth), ink(ground, cloth) if ground else cloth.base)
        if found < CONTRAST:
            params = (("colour", printed.words.colour), ("ground", ground or "cloth"), ("ratio", f"{found:.1f}"))
            yield _about("L3.4", Severity.VIOLATION, "LOW_CONTRAST", params, "FELT §8", printed)


def _ground(layout: Layout, printed: Printed) -> str:
    """The colour under the words: a plate, the area's fill, a filled guide; empty for the bare cloth."""
    x_mm, y_mm = printed.words.x_mm, printed.words.y_mm
    glyphs = (*layout.glyphs, *(printed.area.glyphs if printed.area else ()))
    for glyph in reversed(glyphs):
        if glyph.id in PLATES and _on(glyph, x_mm, y_mm):
            return glyph.colour
    if printed.area is not None and printed.area.fill:
        return printed.area.fill
    filled = [guide.fill for guide in layout.guides if guide.fill and contains(guide.shape, x_mm, y_mm)]
    return filled[-1] if filled else ""


def _on(glyph: Glyph, x_mm: float, y_mm: float) -> bool:
    return contains(Rect(glyph.x_mm - glyph.w_mm / 2, glyph.y_mm - glyph.h_mm / 2, glyph.w_mm, glyph.h_mm), x_mm, y_mm)


def l3_5_words_apart(subject: Subject) -> Iterator[Finding]:
    """Words do not run into each other."""
    waiting: list[Printed] = []
    for printed in sorted(subject.printed, key=lambda each: each.box[0]):
        waiting = [other for other in waiting if other.box[2] > printed.box[0]]
        for other in waiting:
            if overlap(other.outline, printed.outline, 0.5):
                yield _about("L3.5", Severity.VIOLATION, "WORDS_OVERLAP", (("other", other.entry),), "FELT §9", printed)
        waiting.append(printed)


def l3_6_labels_in_their_areas(subject: Subject) -> Iterator[Finding]:
    """A label does not leave its area."""
    for printed in subject.printed:
        area = printed.area
        if area is None or not area.line or isinstance(area.shape, Circle):
            continue
        left, top, right, bottom = bounds(area.shape)
        box = printed.box
        if box[0] < left - 1 or box[1] < top - 1 or box[2] > right + 1 or box[3] > bottom + 1:
            yield _about(
                "L3.6", Severity.QUESTION, "LABEL_LEAVES_AREA", (("words", printed.words.text),), "FELT §9", printed
            )


def l3_7_areas_are_named(subject: Subject) -> Iterator[Finding]:
    """Areas carry the words the texts ask for."""
    for duty in subject.duties.labels:
        for area in subject.layout.areas if duty.holds(subject.rules) else ():
            if area.wager not in duty.wagers or not area.line:
                continue
            wanted = _label(subject, duty, area.on)
            read = plain(" ".join(words.text for words in area.labels))
            if wanted and f" {plain(wanted)} " not in f" {read} ":
                params = (("words", wanted),)
                yield Finding(
                    "L3.7", Severity.VIOLATION, "LABEL_MISSING", params, duty.cite, area.id, place_of(area.shape)
                )


def _label(subject: Subject, duty: Labels, on: str) -> str | None:
    return subject.filled(duty.text, {"on": duty.names.get(on, on)})
