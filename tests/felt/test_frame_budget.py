"""Frames within their CPU budget at 1280x800, two hundred stacks on the felt."""

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
    assert figures.median_ms < 5.0
    assert figures.p99_ms < 8.0
    assert click_ms < 5.0
    assert bench.build_ms < 150.0
