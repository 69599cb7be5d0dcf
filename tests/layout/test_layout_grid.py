"""Zones derived from a grid: which cells they cover, where they lie and how big they are."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from felts import load

from feltwright.layout.model import Area, Circle, Glyph, Layout, Text

SQUARE = """\
[[grid]]
id = "cell.{cell}"
wager = "straight"
origin_mm = [100, 100]
cell_mm = [50, 40]
row_step_mm = [50, 0]
column_step_mm = [0, 40]
rows = [[1, 2], [3, 4]]
edge = { 2 = "split" }
vertex = { 3 = "three_number", 4 = "four_number" }
"""


def zones(layout: Layout) -> dict[str, Area]:
    return {area.id: area for area in layout.areas if not area.line}


def test_cells_come_first_in_the_order_declared() -> None:
    assert [area.id for area in load(SQUARE).areas[:4]] == ["cell.1", "cell.2", "cell.3", "cell.4"]


def test_shared_edges_and_points_make_zones_that_cover_their_cells() -> None:
    found = zones(load(SQUARE))
    assert {name: area.chip_mm for name, area in found.items()} == {
        "split.1-2": (125, 140),
        "split.1-3": (150, 120),
        "split.2-4": (150, 160),
        "split.3-4": (175, 140),
        "four_number.1-2-3-4": (150, 140),
    }
    assert found["four_number.1-2-3-4"].covers == ("cell.1", "cell.2", "cell.3", "cell.4")
    assert found["split.1-2"].shape == Circle(125, 140, 0.42 / 2 * 40)


@pytest.mark.parametrize(
    ("side", "street", "line"),
    [
        ("bottom", (125, 180), (150, 180)),
        ("top", (125, 100), (150, 100)),
    ],
)
def test_the_outer_line_takes_rows_and_pairs_of_rows(
    side: str, street: tuple[float, float], line: tuple[float, float]
) -> None:
    body = f"{SQUARE}outer = '{side}'\nouter_edge = {{ 2 = 'street' }}\nouter_vertex = {{ 4 = 'line' }}\n"
    found = zones(load(body))
    assert found["street.1-2"].chip_mm == street
    assert found["line.1-2-3-4"].chip_mm == line
    assert "street.3-4" in found


@pytest.mark.parametrize(("side", "x"), [("left", 100), ("right", 200)])
def test_the_outer_line_may_be_upright(side: str, x: float) -> None:
    turned = SQUARE.replace("row_step_mm = [50, 0]", "row_step_mm = [0, 40]")
    turned = turned.replace("column_step_mm = [0, 40]", "column_step_mm = [50, 0]")
    body = f"{turned}outer = '{side}'\nouter_edge = {{ 2 = 'street' }}\nouter_vertex = {{ 4 = 'line' }}\n"
    found = zones(load(body))
    assert found["street.1-2"].chip_mm == (x, 120)
    assert found["line.1-2-3-4"].chip_mm == (x, 140)


def test_rows_apart_share_no_line() -> None:
    apart = SQUARE.replace("row_step_mm = [50, 0]", "row_step_mm = [60, 0]")
    found = zones(load(apart + "outer_edge = { 2 = 'street' }\nouter_vertex = { 4 = 'line' }\n"))
    assert sorted(found) == ["split.1-2", "split.3-4", "street.1-2", "street.3-4"]


def test_counts_without_a_wager_make_no_zone() -> None:
    assert zones(load(SQUARE.replace('edge = { 2 = "split" }\n', "").replace("4 = ", "5 = "))) == {}


def test_a_special_point_has_a_wager_of_its_own() -> None:
    body = SQUARE + "special = { cells = [4, 3, 2, 1], wager = 'jacer' }\n"
    found = zones(load(body))
    assert (found["jacer"].on, found["jacer"].wager) == ("", "jacer")
    assert "four_number.1-2-3-4" not in found


def test_extra_cells_go_before_the_rows_and_may_print_differently() -> None:
    body = SQUARE + (
        "extra = { cell = '0', at_mm = [-30, 0], rect_mm = [30, 80], label = { text = 'NIL', cap_height_mm = 5 },"
        " glyph = { glyph = 'oval', size_mm = [9, 9] } }\n"
        "label = { text = '{cell}', cap_height_mm = 9 }\nfill = '{colour}'\n"
        "[grid.groups.colour]\nred = [1, 4]\nblack = [2, 3]\ngreen = ['0']\n"
    )
    layout = load(body)
    assert layout.areas[0].labels == (Text("NIL", 85, 140, 5),)
    assert layout.areas[0].glyphs == (Glyph("oval", 85, 140, 9, 9),)
    assert [area.fill for area in layout.areas[:5]] == ["green", "red", "black", "black", "red"]
    assert layout.areas[1].labels == (Text("1", 125, 120, 9),)
    assert {"split.0-1", "split.0-2", "three_number.0-1-2"} <= set(zones(layout))


def test_a_grid_may_be_an_array() -> None:
    head, _, tail = SQUARE.partition("row_step_mm")
    assert tail
    body = head + (
        "cell = '{rank}{suit}'\neach = { rank = ['A', 'K'], suit = [{ suit = 'S', name = 'spades' }, 'C'] }\n"
        "step_mm = { rank = [50, 0], suit = [0, 40] }\nedge = { 2 = 'split' }\nouter_edge = { 2 = 'street' }\n"
    )
    found = load(body)
    assert [area.on for area in found.areas[:4]] == ["AS", "AC", "KS", "KC"]
    assert "street.AS-AC" in zones(found)


def test_zones_never_overlap() -> None:
    body = SQUARE + "extra = [{ cell = '0', at_mm = [-30, 20], rect_mm = [30, 60] },"
    body += " { cell = '00', at_mm = [-30, 0], rect_mm = [30, 20] }]\n"
    shapes = [area.shape for area in zones(load(body)).values()]
    for one, other in combinations(shapes, 2):
        assert isinstance(one, Circle)
        assert isinstance(other, Circle)
        assert hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm) >= one.r_mm + other.r_mm
