"""L3, inscriptions: the words the cloth must carry, and whether they can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from feltwright.engine.actions import Detail
from feltwright.layout.geometry import Box, bounds, contains, overlap
from feltwright.layout.inks import CLOTHS, contrast, ink
from feltwright.layout.model import Area, Circle, Glyph, Layout, Rect, Shape
from feltwright.review.checks.agreement import printed_with_other_odds
from feltwright.review.duties import Labels, Words
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Printed, Subject, place_of, plain

_NUMBER = r"(?:\d+(?:[.½]\d*)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty)"
FOR = re.compile(rf"\b{_NUMBER}(?:\s*[-/]\s*\d+)?[\s-]*\bfor\b[\s-]*{_NUMBER}\b", re.IGNORECASE)
"""Odds with the banned word, in figures or in letters."""
OTHER = re.compile(r"\b\d+\s*(:|/|\bwins?\b|\bpays?\b)\s*\d+\b|\bpays?\s+\d+\s*(-|–)\s*\d+\b", re.IGNORECASE)
"""Odds with another word or a sign where the word belongs."""
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
            yield Finding("L3.1", Severity.VIOLATION, "WORDING_MISSING", (("words", wanted),), duty.cite)


def _times(subject: Subject, duty: Words, wanted: str) -> int:
    words = plain(wanted)
    if duty.alone:
        return sum(text == words for _, text in subject.sayings)
    return sum(f" {words} " in f" {text} " for _, text in subject.sayings)


def l3_2_odds_say_to(subject: Subject) -> Iterator[Finding]:
    """Odds are printed with the words the text allows, never with for."""
    for entry, text in _read_together(subject):
        code = "ODDS_SAY_FOR" if FOR.search(text) else "ODDS_SAY_OTHER" if _other_words(subject, text) else ""
        if code:
            params = (("words", text), ("allowed", ", ".join(subject.duties.odds_words)))
            yield Finding("L3.2", Severity.VIOLATION, code, params, subject.duties.odds_cite, entry)


def _read_together(subject: Subject) -> Iterator[tuple[str, str]]:
    """What is read as one: the lines of an area's label, each inscription."""
    for area in subject.layout.areas:
        yield area.id, " ".join(words.text for words in area.labels)
    yield from ((each.id, each.words.text) for each in subject.layout.inscriptions)


def _other_words(subject: Subject, text: str) -> bool:
    used = ({*found.groups()} - {None} for found in OTHER.finditer(text))
    return any(word.casefold().rstrip("s") not in subject.duties.odds_words for words in used for word in words if word)


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


def l3_8_inscriptions_off_the_lines(subject: Subject) -> Iterator[Finding]:
    """An inscription stands inside a printed area, box or band, or outside it: no line runs through its words."""
    layout = subject.layout
    drawn = [(area.id, area.shape) for area in layout.areas if area.line]
    drawn += [(guide.id, guide.shape) for guide in layout.guides if guide.width_mm]
    boxed = [(entry, shape, bounds(shape)) for entry, shape in drawn]
    for printed in subject.printed:
        for entry, shape, box in boxed if printed.area is None else ():
            if _meet(printed.box, box) and _is_cut(printed, shape):
                params = (("other", entry),)
                yield _about("L3.8", Severity.VIOLATION, "LINE_THROUGH_WORDS", params, "FELT §9", printed)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_cut(printed: Printed, shape: Shape) -> bool:
    """Whether some of the words lie inside a shape and some outside; a millimetre is forgiven."""
    if not overlap(printed.outline, shape, 1.0):
        return False
    return not all(contains(shape, x_mm, y_mm) for x_mm, y_mm in printed.outline.points_mm)


def l3_7_areas_are_named(subject: Subject) -> Iterator[Finding]:
    """Areas carry the words and pictures the texts ask for."""
    for duty in subject.duties.labels:
        for area in subject.layout.areas if duty.holds(subject.rules) else ():
            if area.wager not in duty.wagers or not area.line:
                continue
            wanted = _missing_words(subject, duty, area)
            picture = duty.pictures.get(area.on, "")
            if wanted:
                yield _lacks("LABEL_MISSING", ("words", wanted), duty, area)
            if picture and picture not in {glyph.id for glyph in area.glyphs}:
                yield _lacks("PICTURE_MISSING", ("picture", picture), duty, area)


def _lacks(code: str, what: tuple[str, str], duty: Labels, area: Area) -> Finding:
    return Finding("L3.7", Severity.VIOLATION, code, (what,), duty.cite, area.id, place_of(area.shape))


def _missing_words(subject: Subject, duty: Labels, area: Area) -> str:
    """The first words of a duty that the area does not carry, each in a place of its own."""
    read = f" {plain(' '.join(words.text for words in area.labels))} "
    names = {"on": duty.names.get(area.on, area.on)}
    for text in (duty.text, *duty.beside):
        wanted = subject.filled(text, names)
        if wanted and f" {plain(wanted)} " not in read:
            return wanted
        read = read.replace(f" {plain(wanted or '')} ", " | ", 1)
    return ""
