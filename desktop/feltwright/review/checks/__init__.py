"""The checks of a layout: one numbered function each, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import TypeAlias

from msgspec.structs import replace

from feltwright.review.checks import agreement, binding, figures, fittings, geometry, inscriptions
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Subject

Check: TypeAlias = Callable[[Subject], Iterator[Finding]]

CHECKS: dict[str, Check] = {
    "L1.1": geometry.l1_1_inside_the_cloth,
    "L1.2": geometry.l1_2_no_overlaps,
    "L1.3": geometry.l1_3_room_for_a_chip,
    "L1.4": geometry.l1_4_stacks_apart,
    "L1.5": geometry.l1_5_hit_is_print,
    "L1.6": geometry.l1_6_seats_apart,
    "L2.1": binding.l2_1_every_wager_has_an_area,
    "L2.2": binding.l2_2_every_area_has_a_wager,
    "L2.3": binding.l2_3_one_area_per_wager,
    "L2.4": binding.l2_4_positions_allowed,
    "L2.5": binding.l2_5_zones_complete,
    "L2.6": binding.l2_6_both_ends,
    "L2.7": binding.l2_7_made_for_these_options,
    "L2.8": binding.l2_8_every_position_has_a_seat,
    "L3.1": inscriptions.l3_1_required_wording,
    "L3.2": inscriptions.l3_2_odds_say_to,
    "L3.3": inscriptions.l3_3_capitals_high_enough,
    "L3.4": inscriptions.l3_4_contrast,
    "L3.5": inscriptions.l3_5_words_apart,
    "L3.6": inscriptions.l3_6_labels_in_their_areas,
    "L3.7": inscriptions.l3_7_areas_are_named,
    "L3.8": inscriptions.l3_8_inscriptions_off_the_lines,
    "L4.1": agreement.l4_1_wording_has_the_odds_in_force,
    "L4.2": agreement.l4_2_areas_print_what_they_pay,
    "L4.3": agreement.l4_3_no_odds_that_nothing_pays,
    "L4.4": agreement.l4_4_rules_printed_are_in_force,
    "L4.5": agreement.l4_5_the_engine_pays_the_table,
    "L4.6": agreement.l4_6_wording_as_the_text_prints_it,
    "L5.1": fittings.l5_1_fittings_present,
    "L5.2": fittings.l5_2_fittings_fit,
    "L5.3": fittings.l5_3_fittings_on_their_side,
    "L5.4": fittings.l5_4_wheel_sections,
    "L5.5": fittings.l5_5_numbers_in_their_colours,
    "L6.1": fittings.l6_1_signs_listed,
    "L6.2": fittings.l6_2_signs_not_on_the_cloth,
    "L7.1": figures.l7_1_house_keeps_an_edge,
    "L7.2": figures.l7_2_edge_near_its_peers,
    "L7.3": figures.l7_3_every_wager_can_be_made,
    "L8.1": figures.l8_1_errata_that_touch_the_felt,
    "L8.2": figures.l8_2_citations_lead_somewhere,
    "L8.3": figures.l8_3_duties_on_file,
}
MOST_FINDINGS = 1_000
"""Of one check."""
_WEIGHT = {Severity.VIOLATION: 0, Severity.QUESTION: 1, Severity.NOTE: 2}


def run(subject: Subject) -> tuple[Finding, ...]:
    """Every finding of every check, the gravest first."""
    found = [_placed(finding, subject) for number in CHECKS for finding in _findings(number, subject)]
    return tuple(sorted(found, key=lambda finding: _WEIGHT[finding.severity]))


def _findings(number: str, subject: Subject) -> Iterator[Finding]:
    """Things piled on each other by the thousand make findings by the million: then it is said that there are more."""
    found = CHECKS[number](subject)
    yield from islice(found, MOST_FINDINGS)
    if next(found, None) is not None:
        yield Finding(number, Severity.VIOLATION, "MORE_FINDINGS", (("most", str(MOST_FINDINGS)),))


def _placed(finding: Finding, subject: Subject) -> Finding:
    """A finding about something on the felt says where that is."""
    if finding.place is not None or finding.entry not in subject.places:
        return finding
    return replace(finding, place=subject.places[finding.entry])
