"""The runs of `make test-elsewhere` have every condition, and one that does not hold is seen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from elsewhere.three_runs import LOCKED, RUNS, ZONES, faults, surroundings


def test_every_condition_is_in_a_run() -> None:
    assert {run.moment for run in RUNS} == {"2028-02-29 23:59:30", "2037-12-31 23:59:00", "2030-01-01 00:00:00"}
    assert {run.zone for run in RUNS} == {"Pacific/Apia", "America/St_Johns"}
    assert {run.locale for run in RUNS} == {"C", "de_DE.UTF-8"}
    assert {run.in_order for run in RUNS} == {True, False}
    homes = {run.home for run in RUNS}
    assert LOCKED in homes
    assert any(" " in str(home) and not str(home).isascii() for home in homes)


@pytest.mark.skipif(not (ZONES / RUNS[1].zone).exists(), reason="a machine without tzdata knows no zone to be in")
def test_a_condition_that_does_not_hold_is_seen(tmp_path: Path) -> None:
    run = RUNS[1]
    here = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    found = "\n".join(faults(run, here | {"HOME": str(LOCKED), "TZ": "UTC", "LC_ALL": "C"}))
    for words in ("the clock says", f"the zone is not {run.zone}", "was a Thursday", "HOME cannot be written"):
        assert words in found
    assert surroundings(run, tmp_path)["HOME"] == str(tmp_path / run.home)
