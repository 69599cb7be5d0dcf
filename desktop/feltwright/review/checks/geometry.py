"""L1, geometry: what lies where on the cloth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import hypot

from feltwright.engine.actions import Detail
from feltwright.layout.geometry import Box, area_at, bounds, overlap, room_for_disc
from feltwright.layout.model import Area
from feltwright.review.findings import Finding, Place, Severity
from feltwright.review.subject import Subject, place_of

CHIP_MM = 39.0
SEATS_APART_MM = 250.0
SLACK_MM = 0.5


def l1_1_inside_the_cloth(subject: Subject) -> Iterator[Finding]:
    """Areas and words stay on the cloth."""
    boxes = [(area.id, bounds(area.shape)) for area in subject.layout.areas]
    boxes += [(printed.entry, printed.box) for printed in subject.printed]
    for entry, box in dict(boxes).items():
        if not _inside(box, subject.layout.size_mm):
            yield Finding("L1.1", Severity.VIOLATION, "OFF_THE_CLOTH", (), "FELT §1", entry, _place(box))


def _inside(box: Box, size: tuple[float, float]) -> bool:
    left, top, right, bottom = box
    return left >= -SLACK_MM and top >= -SLACK_MM and right <= size[0] + SLACK_MM and bottom <= size[1] + SLACK_MM


def _place(box: Box) -> Place:
    return Place(box[0], box[1], box[2] - box[0], box[3] - box[1])


def l1_2_no_overlaps(subject: Subject) -> Iterator[Finding]:
    """No printed area overlaps another, nor a zone another zone."""
    for printed in (True, False):
        areas = [area for area in subject.layout.areas if area.line is printed]
        for one, other in near_pairs([(area, bounds(area.shape)) for area in areas]):
            if overlap(one.shape, other.shape, SLACK_MM):
                yield _about("L1.2", "AREAS_OVERLAP", other, "FELT §2", (("other", one.id),))


def near_pairs(boxed: Iterable[tuple[Area, Box]]) -> Iterator[tuple[Area, Area]]:
    """Pairs whose boxes meet."""
    waiting: list[tuple[Area, Box]] = []
    for area, box in sorted(boxed, key=lambda pair: pair[1][0]):
        waiting = [(other, reach) for other, reach in waiting if reach[2] > box[0]]
        for other, reach in waiting:
            if reach[1] < box[3] and box[1] < reach[3]:
                yield other, area
        waiting.append((area, box))


def _about(check: str, code: str, area: Area, cite: str, params: Detail = ()) -> Finding:
    return Finding(check, Severity.VIOLATION, code, params, cite, area.id, place_of(area.shape))


def l1_3_room_for_a_chip(subject: Subject) -> Iterator[Finding]:
    """A printed area holds a chip where its stack stands; zones may have it stand across their lines."""
    for area in subject.layout.areas:
        room = 2 * room_for_disc(area.shape, *area.chip_mm)
        if area.line and room < CHIP_MM:
            yield _about("L1.3", "NO_ROOM_FOR_CHIP", area, "FELT §3", (("mm", f"{room:.1f}"),))


def l1_4_stacks_apart(subject: Subject) -> Iterator[Finding]:
    """Stacks of different wagers do not run into each other."""
    half = CHIP_MM / 2
    boxed = [
        (a, (a.chip_mm[0] - half, a.chip_mm[1] - half, a.chip_mm[0] + half, a.chip_mm[1] + half))
        for a in subject.layout.areas
    ]
    for one, other in near_pairs(boxed):
        apart = hypot(one.chip_mm[0] - other.chip_mm[0], one.chip_mm[1] - other.chip_mm[1])
        if apart < CHIP_MM - SLACK_MM:
            params = (("other", one.id), ("mm", f"{apart:.1f}"))
            severity = Severity.VIOLATION if apart < half else Severity.QUESTION
            yield Finding("L1.4", severity, "STACKS_TOO_CLOSE", params, "FELT §4", other.id, place_of(other.shape))


def l1_5_hit_is_print(subject: Subject) -> Iterator[Finding]:
    """A chip put where an area's stack stands is taken for that area."""
    for area in subject.layout.areas:
        hit = area_at(subject.layout, *area.chip_mm)
        if hit is None or (hit.wager, hit.on, hit.spot) != (area.wager, area.on, area.spot):
            yield _about("L1.5", "CHIP_TAKEN_FOR_OTHER", area, "FELT §2", (("other", hit.id if hit else ""),))


def l1_6_seats_apart(subject: Subject) -> Iterator[Finding]:
    """Players have elbow room."""
    seats = sorted((a.x_mm, a.y_mm, a.id) for a in subject.layout.anchors if a.kind == "seat")
    for one, other in combinations(seats, 2):
        apart = hypot(one[0] - other[0], one[1] - other[1])
        if apart < SEATS_APART_MM:
            params = (("other", one[2]), ("mm", f"{apart:.0f}"))
            yield Finding("L1.6", Severity.VIOLATION, "SEATS_TOO_CLOSE", params, "FELT §5", other[2])
