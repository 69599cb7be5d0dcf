"""What the program wrote before it could break a round off: its sessions go on, its reports verify.

`before_breaking_off` was written by the program as it stood on 20 November 2026: a session of roulette that was ended
and reported, one of craps and one of blackjack that were left with chips on the felt.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from engine.random_play import play_on
from feltwright.cli import main
from feltwright.commands.passphrases import VARIABLE
from feltwright.report.verify import verify
from feltwright.store import places
from feltwright.store.journal import Journal
from feltwright.store.sitting import take_up
from moments import CLOCKS

WRITTEN = Path(__file__).parent / "before_breaking_off"


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    monkeypatch.setenv(VARIABLE, "long enough")
    monkeypatch.chdir(tmp_path)
    shutil.copy(WRITTEN / places.JOURNAL, places.journal_file())
    return places.journal_file()


def test_its_report_verifies() -> None:
    found = verify((WRITTEN / "roulette.report.json").read_bytes())
    assert [verdict.holds for verdict in found.verdicts] == [True] * 4


@pytest.mark.parametrize("plays_on", [True, False])
def test_its_sessions_go_on_are_ended_and_reported(journal: Path, plays_on: bool) -> None:
    with Journal(journal) as before:
        lines = {row.id: before.lines(row.id) for row in before.sessions()}
        left = [row.id for row in before.sessions() if row.is_open]
    assert len(left) == 2
    for session in left:
        sitting = take_up(Journal(journal, CLOCKS), session)
        assert sitting.table.state.bets, "left in the middle of things"
        for _ in play_on(sitting.table, Random(1), 20 if plays_on else 0):
            """Anything legal."""
        sitting.end()
        assert not sitting.table.state.bets
    with Journal(journal) as after:
        assert all(after.lines(session)[: len(were)] == were for session, were in lines.items())
    assert main(["report", "make", *lines, "-o", "all.report.json"]) == 0
    assert main(["report", "verify", "all.report.json"]) == 0
