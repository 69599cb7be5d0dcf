"""Chips of split and doubled hands belong to their box by where they stand."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from feltwright.engine import catalog
from feltwright.layout.binding import default_layout
from feltwright.layout.model import Layout

CASES = [(game, seats) for game in ("blackjack", "single_deck_blackjack") for seats in (6, 7)]
CHIP_MM = 39.0


def felt(game_id: str, seats: int) -> Layout:
    return default_layout(game_id, replace(catalog.game(game_id).rules_for(), seats=seats))


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_every_added_wager_touches_its_own_box_and_no_other_chip(game_id: str, seats: int) -> None:
    layout = felt(game_id, seats)
    boxes = {area.spot: area.chip_mm for area in layout.areas if area.wager == "main"}
    assert len(boxes) == seats
    added = [area for area in layout.areas if area.wager in ("split", "double_down")]
    assert len(added) == 7 * seats, "three splits and four doubles a box"
    for area in added:
        near = min(boxes, key=lambda spot: dist(boxes[spot], area.chip_mm))
        assert near == area.spot, area.id
        assert dist(boxes[near], area.chip_mm) < 2.2 * CHIP_MM, area.id
    for one, other in combinations(added, 2):
        assert dist(one.chip_mm, other.chip_mm) > CHIP_MM, (one.id, other.id)


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_boxes_lie_alike_on_both_sides(game_id: str, seats: int) -> None:
    layout = felt(game_id, seats)
    middle = layout.size_mm[0] / 2
    boxes = {area.spot: area.chip_mm for area in layout.areas if area.wager == "main"}
    for spot, (x_mm, y_mm) in boxes.items():
        across_x, across_y = boxes[seats + 1 - spot]
        assert abs((x_mm - middle) + (across_x - middle)) < 0.1
        assert abs(y_mm - across_y) < 0.1
