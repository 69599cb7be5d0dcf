"""L5 and L6: fittings where the texts put them, the wheel, and what belongs on a sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from feltwright.engine.table import Table
from feltwright.layout.geometry import bounds
from feltwright.layout.model import Anchor, Area
from feltwright.review.findings import Finding, Place, Severity
from feltwright.review.subject import Subject, place_of, plain

STEPS = 12
"""No table takes more routine steps than this to its first outcome."""


def l5_1_fittings_present(subject: Subject) -> Iterator[Finding]:
    """Every fitting the texts ask for stands on the drawing."""
    kinds = Counter(anchor.kind for anchor in subject.layout.anchors)
    for duty in subject.duties.fittings:
        wanted = duty.count * (len(subject.spots) if duty.each_position else 1)
        if duty.holds(subject.rules) and kinds[duty.kind] < wanted:
            severity = Severity.QUESTION if duty.advised else Severity.VIOLATION
            params = (("kind", duty.kind), ("count", str(kinds[duty.kind])), ("wanted", str(wanted)))
            yield Finding("L5.1", severity, "FITTING_MISSING", params, duty.cite)


def _box(anchor: Anchor) -> Place:
    return Place(anchor.x_mm - anchor.w_mm / 2, anchor.y_mm - anchor.h_mm / 2, anchor.w_mm, anchor.h_mm)


def l5_2_fittings_fit(subject: Subject) -> Iterator[Finding]:
    """A fitting is as large as the texts say."""
    for duty in subject.duties.fittings:
        for anchor in subject.layout.anchors:
            if duty.across_mm is None or anchor.kind != duty.kind or not duty.holds(subject.rules):
                continue
            least, most = duty.across_mm
            if not least - 1 <= anchor.w_mm <= most + 1:
                params = (
                    ("kind", duty.kind),
                    ("mm", f"{anchor.w_mm:g}"),
                    ("least", f"{least:g}"),
                    ("most", f"{most:g}"),
                )
                yield Finding("L5.2", Severity.VIOLATION, "FITTING_SIZE", params, duty.cite, anchor.id, _box(anchor))


def l5_3_fittings_on_their_side(subject: Subject) -> Iterator[Finding]:
    """A fitting stands on the side of the dealer, or at the end of the table, where the texts put it."""
    middle = subject.layout.size_mm[0] / 2
    boxes = [bounds(area.shape) for area in subject.layout.areas]
    for duty in subject.duties.fittings:
        for anchor in subject.layout.anchors:
            if anchor.kind != duty.kind or not duty.holds(subject.rules):
                continue
            wrong_side = (duty.side == "right" and anchor.x_mm > middle) or (
                duty.side == "left" and anchor.x_mm < middle
            )
            amid = (
                duty.end
                and any(left < anchor.x_mm for left, *_ in boxes)
                and any(anchor.x_mm < box[2] for box in boxes)
            )
            if wrong_side or amid:
                params = (("kind", duty.kind), ("side", duty.side or "end"))
                yield Finding("L5.3", Severity.VIOLATION, "FITTING_SIDE", params, duty.cite, anchor.id, _box(anchor))


def l5_4_wheel_sections(subject: Subject) -> Iterator[Finding]:
    """The wheel in play carries what the texts ask for."""
    for duty in subject.duties.wheels:
        if not duty.holds(subject.rules):
            continue
        faces = _faces(subject)
        counted = Counter(faces)
        if duty.sections and counted != duty.sections:
            wrong = sorted({name for name in {*counted, *duty.sections} if counted[name] != duty.sections.get(name, 0)})
            yield Finding("L5.4", Severity.VIOLATION, "WHEEL_SECTIONS", (("wrong", ", ".join(wrong)),), duty.cite)
        if duty.order and not _same_ring(faces, duty.order):
            yield Finding("L5.4", Severity.QUESTION, "WHEEL_ORDER", (), duty.cite)


def _faces(subject: Subject) -> tuple[str, ...]:
    """The sections of the first thing left to chance."""
    table = Table(subject.game, subject.rules)
    for _ in range(STEPS):
        request = table.needs()
        if request is not None:
            return tuple(request.faces)
        action = table.routine()
        if action is None:
            break
        table.do(action)
    return ()


def _same_ring(faces: tuple[str, ...], order: tuple[str, ...]) -> bool:
    if sorted(faces) != sorted(order):
        return False
    start = faces.index(order[0])
    return (*faces[start:], *faces[:start]) == order


def l5_5_numbers_in_their_colours(subject: Subject) -> Iterator[Finding]:
    """What stands on the wheel is printed on the cloth in the wheel's colours."""
    for duty in subject.duties.colours:
        wanted = {on: colour for colour, ons in duty.colours.items() for on in ons}
        for area in subject.layout.areas if duty.holds(subject.rules) else ():
            printed = _printed_in(area)
            due = wanted.get(area.on, printed)
            if area.wager == duty.wager and printed != due:
                params = (("number", area.on), ("colour", printed), ("wanted", due))
                place = place_of(area.shape)
                yield Finding("L5.5", Severity.VIOLATION, "OTHER_COLOUR", params, duty.cite, area.id, place)


def _printed_in(area: Area) -> str:
    """The colour of an area's plate, of its ground if it has none."""
    return area.glyphs[0].colour if area.glyphs else area.fill or "bare"


def l6_1_signs_listed(subject: Subject) -> Iterator[Finding]:
    """What belongs on a sign is listed for whoever hangs it."""
    for duty in subject.duties.signs:
        if duty.holds(subject.rules):
            yield Finding("L6.1", Severity.NOTE, "BELONGS_ON_A_SIGN", (("says", duty.says),), duty.cite)


def l6_2_signs_not_on_the_cloth(subject: Subject) -> Iterator[Finding]:
    """What changes with the table's sign is not printed on the cloth."""
    for duty in subject.duties.signs:
        for entry, text in subject.sayings:
            if any(plain(word) in text.split() for word in duty.words):
                yield Finding("L6.2", Severity.VIOLATION, "SIGN_ON_THE_CLOTH", (("says", duty.says),), duty.cite, entry)
