"""L2, binding: wagers and areas, both ways."""

from __future__ import annotations

from collections.abc import Iterator

from feltwright.layout.arrays import option_text
from feltwright.layout.printing import option_is
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Subject, place_of


def l2_1_every_wager_has_an_area(subject: Subject) -> Iterator[Finding]:
    """Nothing can be bet that the cloth does not show."""
    for key, terms in subject.rules.book.items():
        if key in subject.wanted and key not in subject.by_key:
            yield Finding("L2.1", Severity.VIOLATION, "WAGER_WITHOUT_AREA", (("wager", str(key)),), terms.wager.cite)


def l2_2_every_area_has_a_wager(subject: Subject) -> Iterator[Finding]:
    """The cloth shows nothing that cannot be bet."""
    for key, areas in subject.by_key.items():
        for area in areas if key not in subject.wanted else ():
            params = (("wager", str(key)),)
            yield Finding(
                "L2.2", Severity.VIOLATION, "AREA_NOT_OFFERED", params, "FELT §2", area.id, place_of(area.shape)
            )


def l2_3_one_area_per_wager(subject: Subject) -> Iterator[Finding]:
    """One area per wager and betting position, and no more copies than the table has ends."""
    for key, areas in subject.by_key.items():
        own = [area for area in areas if not area.copy_of]
        copies = [area for area in areas if area.copy_of]
        for area in own[1:] + copies[1:]:
            params = (("wager", str(key)), ("other", areas[0].id))
            yield Finding("L2.3", Severity.VIOLATION, "KEY_TWICE", params, "FELT §2", area.id, place_of(area.shape))


def l2_4_positions_allowed(subject: Subject) -> Iterator[Finding]:
    """As many betting positions as the text allows."""
    count = len(subject.spots)
    for duty in subject.duties.positions:
        if duty.holds(subject.rules) and not duty.least <= count <= duty.most:
            params = (("count", str(count)), ("least", str(duty.least)), ("most", str(duty.most)))
            yield Finding("L2.4", Severity.VIOLATION, "WRONG_POSITIONS", params, duty.cite)


def l2_5_zones_complete(subject: Subject) -> Iterator[Finding]:
    """As many places to bet as the game has."""
    for duty in subject.duties.zones:
        count = sum(
            not area.copy_of and (not duty.wagers or area.wager in duty.wagers) for area in subject.layout.areas
        )
        if duty.holds(subject.rules) and count != duty.count:
            params = (("count", str(count)), ("wanted", str(duty.count)), ("wagers", ", ".join(duty.wagers)))
            yield Finding("L2.5", Severity.VIOLATION, "WRONG_ZONES", params, duty.cite)


def l2_6_both_ends(subject: Subject) -> Iterator[Finding]:
    """What players at either end bet on lies at both ends."""
    for duty in subject.duties.ends:
        for key, areas in subject.by_key.items():
            if key.wager in duty.wagers and len(areas) < 2:
                area = areas[0]
                params = (("wager", str(key)),)
                yield Finding(
                    "L2.6", Severity.VIOLATION, "ONE_END_ONLY", params, duty.cite, area.id, place_of(area.shape)
                )


def l2_7_made_for_these_options(subject: Subject) -> Iterator[Finding]:
    """The felt is made for the options in force."""
    for name, value in subject.layout.options:
        held = getattr(subject.rules, name, None)
        if held is None or not option_is(subject.rules, name, (value,)):
            params = (("option", name), ("made_for", value), ("in_force", option_text(held)))
            yield Finding("L2.7", Severity.VIOLATION, "MADE_FOR_OTHER_OPTION", params, "FELT §2")


def l2_8_every_position_has_a_seat(subject: Subject) -> Iterator[Finding]:
    """Where areas belong to betting positions, each has its seat."""
    seats = sum(anchor.kind == "seat" for anchor in subject.layout.anchors)
    if subject.spots and seats != len(subject.spots):
        params = (("count", str(seats)), ("wanted", str(len(subject.spots))))
        yield Finding("L2.8", Severity.VIOLATION, "WRONG_SEATS", params, "FELT §5")
