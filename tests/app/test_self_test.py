"""The self-test finds what is wrong, and nothing where all is well."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from feltwright import resources
from feltwright.app import demonstrations, self_test
from feltwright.app.house import House


def test_every_game_plays_and_its_report_verifies(qapp: QApplication, own_folder: Path) -> None:
    rounds = self_test.try_rounds(House(qapp))
    assert (rounds.count, rounds.faults) == (12, ())
    report = self_test.try_report(own_folder)
    assert (report.count, report.faults) == (12, ())


def test_a_broken_layout_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "roulette_double_zero.toml"
    text = resources.read_text("layouts/roulette_double_zero.toml")
    broken.write_text(text.replace('wager = "dozen"', 'wager = "bakers_dozen"'), encoding="utf-8")
    monkeypatch.setattr(self_test, "shipped", lambda: iter([broken]))
    tried = self_test.try_layouts()
    assert tried.count == 1
    assert any("bakers_dozen" in fault for fault in tried.faults)


def test_a_scenario_that_does_not_hold_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = next(path for path in demonstrations.paths() if path.parent.name == "roulette")
    wrong = tmp_path / source.name
    text = source.read_text(encoding="utf-8")
    assert "net = " in text
    wrong.write_text(text.replace("net = ", "net = 1", 1), encoding="utf-8")
    monkeypatch.setattr(demonstrations, "paths", lambda: [wrong])
    assert self_test.try_scenarios().faults


def test_the_first_frame_is_timed_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "feltwright", "--first-paint"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert 0 < float(done.stdout) < 60
