"""Shapes: what they hold, how big they are, what overlaps, and the area under a point."""

from __future__ import annotations

from math import pi

import pytest
from felts import RED, load
from hypothesis import given
from hypothesis import strategies as st

from feltwright.layout import geometry
from feltwright.layout.geometry import area_at, bounds, centre, contains, distance, overlap, room_for_disc
from feltwright.layout.model import Circle, Polygon, Rect, Shape

L_SHAPE = Polygon(((0, 0), (30, 0), (30, 10), (10, 10), (10, 30), (0, 30)))
TRIANGLE = Polygon(((0, 0), (10, 0), (0, 10)))


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        (Rect(0, 0, 10, 10), (10, 10), (10.01, 5)),
        (Rect(0, 0, 10, 10, 4), (5, 0), (0.5, 0.5)),
        (Rect(0, 0, 10, 10, 4), (2, 2), (10, 10)),
        (Rect(0, 0, 10, 4, 50), (5, 2), (0.1, 0.1)),
        (Circle(5, 5, 5), (5, 10), (9, 9)),
        (L_SHAPE, (5, 25), (20, 20)),
        (L_SHAPE, (30, 5), (5, -0.1)),
        (TRIANGLE, (5, 5), (5.01, 5.01)),
    ],
)
def test_contains(shape: Shape, inside: tuple[float, float], outside: tuple[float, float]) -> None:
    assert contains(shape, *inside)
    assert not contains(shape, *outside)


def test_areas_of_shapes() -> None:
    assert geometry.area(Rect(0, 0, 10, 10, 5)) == pytest.approx(25 * pi)
    assert geometry.area(Circle(3, 4, 2)) == pytest.approx(4 * pi)
    assert geometry.area(L_SHAPE) == 500


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (Rect(0, 0, 10, 10), Rect(10, 0, 10, 10), False),
        (Rect(0, 0, 10, 10), Rect(9, 9, 10, 10), True),
        (Rect(0, 0, 10, 10), Rect(2, 2, 2, 2), True),
        (Circle(0, 0, 5), Circle(10, 0, 5), False),
        (Circle(0, 0, 5), Circle(7, 7, 5), True),
        (Circle(0, 0, 5), Circle(8, 8, 5), False),
        (Circle(5, 5, 1), Rect(0, 0, 10, 10), True),
        (Rect(0, 0, 10, 10), Circle(13, 13, 4), False),
        (Rect(0, 0, 10, 10), Circle(12, 5, 4), True),
        (L_SHAPE, Rect(10, 10, 20, 20), False),
        (L_SHAPE, Rect(9, 9, 20, 20), True),
        (L_SHAPE, Rect(2, 12, 5, 5), True),
        (Rect(2, 12, 5, 5), L_SHAPE, True),
        (L_SHAPE, L_SHAPE, True),
        (TRIANGLE, Rect(6, 6, 5, 5), False),
        (TRIANGLE, Polygon(((10, 0), (10, 10), (0, 10))), False),
        (L_SHAPE, Polygon(((12, 12), (30, 12), (12, 30))), False),
        (Rect(0, 0, 5, 5), Polygon(((90, 90), (99, 90), (90, 99))), False),
    ],
)
def test_overlap(one: Shape, other: Shape, expected: bool) -> None:
    assert overlap(one, other) is expected
    assert overlap(other, one) is expected


def test_room_for_a_chip() -> None:
    assert room_for_disc(Rect(0, 0, 100, 40), 50, 20) == 20
    assert room_for_disc(Circle(0, 0, 10), 4, 3) == 5
    assert room_for_disc(L_SHAPE, 5, 20) == 5
    assert room_for_disc(L_SHAPE, 20, 20) == 0
    assert distance(((3, 3), (3, 3)), (3, 7)) == 4


def test_zones_go_before_the_areas_around_them() -> None:
    zone = "[[area]]\nid = 'z'\nwager = 'black'\nzone = true\norigin_mm = [50, 40]\nshape = { circle_mm = 10 }\n"
    layout = load(RED + zone)
    hits = {point: area_at(layout, *point) for point in [(50, 40), (20, 30), (500, 400)]}
    assert [found and found.id for found in hits.values()] == ["z", "red", None]


lengths = st.floats(1, 500)
places = st.floats(-500, 500)
rects = st.builds(Rect, places, places, lengths, lengths, st.floats(0, 100))
circles = st.builds(Circle, places, places, lengths)
triangles = st.builds(lambda x, y, w, h: Polygon(((x, y), (x + w, y), (x, y + h))), places, places, lengths, lengths)
shapes = st.one_of(rects, circles, triangles)


@given(shapes, places, places)
def test_what_a_shape_contains_lies_in_its_bounds(shape: Shape, x: float, y: float) -> None:
    left, top, right, bottom = bounds(shape)
    if contains(shape, x, y):
        assert left - 1e-5 <= x <= right + 1e-5
        assert top - 1e-5 <= y <= bottom + 1e-5


@given(st.one_of(rects, circles))
def test_the_middle_of_a_box_or_disc_is_inside_it(shape: Shape) -> None:
    assert contains(shape, *centre(shape))


@given(shapes, shapes)
def test_overlap_is_mutual_and_everything_overlaps_itself(one: Shape, other: Shape) -> None:
    assert overlap(one, other) == overlap(other, one)
    assert overlap(one, one)


@given(shapes, places, places)
def test_a_disc_with_room_stays_inside(shape: Shape, x: float, y: float) -> None:
    room = room_for_disc(shape, x, y)
    if room > 0.01 and not isinstance(shape, Rect):
        assert contains(shape, x + room * 0.99, y)
        assert contains(shape, x, y - room * 0.99)
