"""Curves that shipped felts print as polygons look like curves."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees

import pytest

from feltwright.engine import catalog
from feltwright.layout.binding import default_layout
from feltwright.layout.model import Polygon

FLAT_DEG = 3.0


@pytest.mark.parametrize("game", ["blackjack", "blackjack_switch", "single_deck_blackjack"])
def test_the_insurance_line_has_no_corners_but_those_at_its_ends(game: str) -> None:
    layout = default_layout(game, catalog.game(game).rules_for())
    (line,) = (guide for guide in layout.guides if guide.id == "insurance_line")
    assert isinstance(line.shape, Polygon)
    points = [*line.shape.points_mm, *line.shape.points_mm[:2]]
    ways = [atan2(y - before_y, x - before_x) for (before_x, before_y), (x, y) in pairwise(points)]
    turns = [abs((degrees(way - before) + 180) % 360 - 180) for before, way in pairwise(ways)]
    assert sum(turn > FLAT_DEG for turn in turns) == 4
