"""What a first version left in the data folder is there, whole, in this one: `version_1` was written by version 1."""

from __future__ import annotations

import shutil
import sqlite3
from datetime import date
from pathlib import Path
from random import Random

import pytest

from engine.random_play import play_on
from feltwright.store import schema
from feltwright.store.again import play_again
from feltwright.store.journal import Journal
from feltwright.store.sitting import take_up
from moments import CLOCKS

WRITTEN = Path(__file__).with_name("version_1") / "journal.sqlite3"
CLOSED, OPEN = "b1ac", "0e17"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(WRITTEN, tmp_path))


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(found)


def test_the_file_is_of_version_1_and_is_brought_up(path: Path) -> None:
    assert version(path) == 1
    Journal(path).close()
    assert version(path) == len(schema.MIGRATIONS) > 1


def test_its_sessions_and_reports_are_kept_to_the_byte(path: Path) -> None:
    connection = sqlite3.connect(path)
    before = connection.execute("SELECT session, seq, bytes, hash FROM entries ORDER BY session, seq").fetchall()
    connection.close()
    with Journal(path) as journal:
        after = [line for row in reversed(journal.sessions()) for line in journal.lines(row.id)]
        assert after == [data for _, _, data, _ in before]
        assert [(row.id, row.game, row.is_open) for row in journal.sessions()] == [
            (OPEN, "roulette", True),
            (CLOSED, "blackjack", False),
        ]
        assert journal.next_report() == (2, "5f" * 32)


def test_the_round_that_was_running_is_played_on(path: Path) -> None:
    with Journal(path) as journal:
        state = play_again(journal.entries(OPEN)).state
    assert (state.phase, state.round, len(state.bets)) == ("running", 3, 9)
    assert [seat.cents for seat in state.seats[:3]] == [493_600, 491_300, 529_100]
    sitting = take_up(Journal(path, CLOCKS), OPEN)
    for _ in play_on(sitting.table, Random(1), 20):
        now = sitting.table.state
        held = sum(seat.cents for seat in now.seats) + sum(bet.cents for bet in now.bets)
        assert held + now.house_cents == now.bought_cents
    assert sitting.table.state.round > 3
    sitting.end()


def test_its_sessions_are_found_by_their_day(path: Path) -> None:
    with Journal(path) as journal:
        assert [row.id for row in journal.sessions_on(date(2026, 11, 18))] == [CLOSED, OPEN]
        assert journal.sessions_on(date(2026, 11, 17)) == []
