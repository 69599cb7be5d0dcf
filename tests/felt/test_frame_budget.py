"""Frames near their CPU budget at 1280x800, two hundred stacks on the felt.

`make bench` holds the budget itself; here, beside other tests on a shared machine, three times as much is allowed,
which still tells a baked felt from one that is drawn live.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bench.felt_bench import SCENES, Bench, Figures
from feltwright.engine.table import AnyGame


@pytest.mark.parametrize(("name", "game", "play"), SCENES, ids=[scene[0] for scene in SCENES])
def test_frames_are_painted_within_budget(qapp: QApplication, name: str, game: AnyGame, play: object) -> None:
    bench = Bench(game, 1280, 800)
    assert callable(play)
    figures: Figures = play(bench)
    click_ms = bench.click_ms()
    bench.close()
    assert figures.median_ms < 3 * 5.0
    assert figures.p99_ms < 3 * 8.0
    assert click_ms < 3 * 5.0
    assert bench.build_ms < 3 * 150.0
