"""The end of a session with chips on the felt: what becomes of them is written before the closing entry."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.random_play import play_on
from feltwright.engine import catalog
from feltwright.engine.actions import BreakOff, PlaceBet, Proceed, TakeSeat
from feltwright.engine.table import Entry
from feltwright.engine.wagers import BetKey
from feltwright.store.again import Replay, play_again
from feltwright.store.chain import Closed, Remarked, Stepped
from feltwright.store.closed import closed_cards
from feltwright.store.journal import Journal
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import SUSPENDED, Sitting, begin, take_up
from feltwright.wording import entry_words
from moments import CLOCKS
from store.seated import opened

RED = BetKey("red")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


def spinning(path: Path) -> Sitting:
    """Chips on Red and the ball running."""
    sitting = begin(Journal(path, CLOCKS), opened())
    for action in (TakeSeat(1, "Ann", 50_000, "red"), PlaceBet(1, RED, 1_000), Proceed("spin")):
        sitting.table.do(action)
    return sitting


def bodies(path: Path) -> list[Any]:
    with Journal(path) as journal:
        return [entry.body for entry in journal.entries("aa01")]


def test_what_lies_there_goes_back_before_the_session_is_closed(path: Path) -> None:
    spinning(path).end()
    *_, broken_off, closed = bodies(path)
    assert isinstance(broken_off, Stepped)
    assert (broken_off.action, closed) == (BreakOff(), Closed("ended"))
    with Journal(path) as journal:
        state = play_again(journal.entries("aa01")).state
        assert [row.is_open for row in journal.sessions()] == [False]
    assert (state.bets, state.seats[0].cents, state.phase, state.round) == ((), 50_000, "betting", 2)


def test_a_session_that_is_left_keeps_its_chips(path: Path) -> None:
    spinning(path).suspend()
    assert bodies(path)[-1] == Remarked(SUSPENDED)
    again = take_up(Journal(path, CLOCKS), "aa01")
    assert (again.table.state.phase, again.table.state.on_felt(1)) == ("running", 1_000)
    again.end()
    assert [type(body) for body in bodies(path)[-2:]] == [Stepped, Closed]


def test_an_idle_table_is_closed_without_another_word(path: Path) -> None:
    sitting = begin(Journal(path, CLOCKS), opened())
    sitting.table.do(TakeSeat(1, "Ann", 50_000, "red"))
    sitting.end()
    assert [type(body) for body in bodies(path)[1:]] == [Stepped, Closed]


def test_what_cannot_be_written_does_not_go_back(path: Path) -> None:
    sitting = spinning(path)
    before, entries = sitting.table.state, len(bodies(path))
    sitting._journal._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(JournalProblem, match="JOURNAL_READ_ONLY"):
        sitting.end()
    assert sitting.table.state is before
    assert len(bodies(path)) == entries
    sitting.release()
    assert take_up(Journal(path, CLOCKS), "aa01").table.state == before, "the session goes on where it stood"


def test_a_crash_before_the_closing_entry_leaves_a_table_at_rest(path: Path) -> None:
    sitting = spinning(path)

    def fail(_entry: Entry) -> None:
        sitting._journal._connection.execute("PRAGMA query_only = ON")

    sitting.table.subscribe(fail)
    with pytest.raises(JournalProblem, match="JOURNAL_READ_ONLY"):
        sitting.end()
    sitting.release()
    again = take_up(Journal(path, CLOCKS), "aa01")
    assert again.table.log[-1].action == BreakOff()
    assert again.table.why_not(BreakOff()) is not None
    again.table.do(PlaceBet(1, RED, 500))
    again.end()
    assert bodies(path)[-1] == Closed("ended")


@pytest.mark.parametrize("game_id", catalog.IDS)
@pytest.mark.parametrize("seed", range(4))
def test_a_session_of_any_game_ended_at_any_moment_is_played_again_and_told(
    path: Path, game_id: str, seed: int
) -> None:
    sitting = begin(Journal(path, CLOCKS), opened(game_id))
    chance = Random(f"{game_id} {seed}")
    for seat, colour in enumerate(("red", "blue", "green"), start=1):
        sitting.table.do(TakeSeat(seat, f"Player {seat}", 500_000, colour))
    for number, _ in enumerate(play_on(sitting.table, chance, 1_000)):
        if number > 40 and chance.random() < 0.05:
            break
    sitting.end()
    with Journal(path) as journal:
        entries = journal.entries("aa01")
    replay = Replay(entries)
    while not replay.is_over:
        replay.forward()
    state = replay.table.state
    assert not state.bets
    assert sum(seat.cents for seat in state.seats) + state.house_cents == state.bought_cents
    assert all(entry_words(entry.body) for entry in entries)
    assert not closed_cards(entries), "cards of a round that is over are nobody's secret"
