from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.random_play import play_on
from feltwright.engine.actions import BuyIn, PlaceBet, Resolve, TakeSeat
from feltwright.engine.wagers import BetKey
from feltwright.store import schema
from feltwright.store.again import play_again
from feltwright.store.chain import Closed, Opened, Remarked, Stepped, head
from feltwright.store.clocks import Clocks
from feltwright.store.journal import Journal
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import SUSPENDED, Sitting, begin, take_up
from moments import CLOCKS
from store.seated import opened, seated


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journal.sqlite3"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal(path, CLOCKS) as made:
        yield made


def changed(path: Path, statement: str) -> None:
    """What somebody with a tool and no scruples does to the file."""
    connection = sqlite3.connect(path)
    for trigger in ("entries_stay_written", "entries_stay_kept"):
        connection.execute(f"DROP TRIGGER {trigger}")
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_session_comes_back_as_it_was_written(journal: Journal, path: Path) -> None:
    table, writer = seated(journal)
    table.do(PlaceBet(1, BetKey("red"), 1_000))
    writer.release()
    with Journal(path) as other:
        entries = other.entries("aa01")
        assert [type(entry.body) for entry in entries] == [Opened, Stepped, Stepped, Stepped]
        assert [entry.seq for entry in entries] == [0, 1, 2, 3]
        assert play_again(entries).state == table.state
        assert head(other.lines("aa01")) == writer.head
        assert other.installation == journal.installation


def test_a_step_is_on_disk_before_the_table_takes_it(journal: Journal, path: Path) -> None:
    table, _ = seated(journal)
    seen: list[int] = []

    def look(_entry: object) -> None:
        with Journal(path) as other:
            seen.append(len(other.lines("aa01")))

    table.subscribe(look)
    table.do(PlaceBet(1, BetKey("red"), 1_000))
    assert seen == [4]


def test_outcomes_stand_in_a_column_of_their_own(journal: Journal, path: Path) -> None:
    from random import Random

    table, _ = seated(journal)
    picks = [a.picks for a in play_on(table, Random(3), 5) if isinstance(a, Resolve)]
    rows = sqlite3.connect(path)
    found = rows.execute("SELECT outcome FROM entries WHERE outcome IS NOT NULL ORDER BY seq").fetchall()
    rows.close()
    assert [tuple(map(int, text.split())) for (text,) in found] == picks


def test_listed_sessions_tell_open_from_closed(journal: Journal) -> None:
    _, first = seated(journal, "craps", "aa01")
    seated(journal, "roulette", "ab02")
    first.append(Closed("ended"))
    latest, earlier = journal.sessions()
    assert (latest.id, latest.game, latest.is_open, latest.entries) == ("ab02", "roulette", True, 3)
    assert (earlier.id, earlier.game, earlier.is_open, earlier.entries) == ("aa01", "craps", False, 4)
    assert journal.session("ab").id == "ab02"
    for start, code in (("a", "SESSION_NOT_UNIQUE"), ("b", "NO_SESSION"), ("", "NO_SESSION")):
        with pytest.raises(JournalProblem, match=code):
            journal.session(start)
    with pytest.raises(JournalProblem, match="SESSION_IS_CLOSED"):
        journal.resume("aa01")


@pytest.mark.parametrize(("leave", "after"), [(Sitting.suspend, SUSPENDED), (Sitting.release, "interruption")])
def test_coming_back_is_remarked(path: Path, leave: Callable[[Sitting], None], after: str) -> None:
    sitting = begin(Journal(path, CLOCKS), opened())
    sitting.table.do(TakeSeat(1, "Ann", 50_000, "red"))
    leave(sitting)
    heard: list[object] = []
    again = take_up(Journal(path, CLOCKS), "aa", lambda table: table.subscribe(heard.append))
    assert again.table.state == sitting.table.state
    assert heard == again.table.log == sitting.table.log
    again.table.do(BuyIn(1, 500))
    again.end()
    with Journal(path) as journal:
        bodies = [entry.body for entry in journal.entries("aa01")]
    left = [Remarked(SUSPENDED)] if after == SUSPENDED else []
    assert bodies[2:-2] == [*left, Remarked("resumed", (("after", after),))]
    assert isinstance(bodies[-2], Stepped)
    assert bodies[-1] == Closed("ended")
    with pytest.raises(JournalProblem, match="SESSION_IS_CLOSED"):
        again.remark(Remarked("late"))


def test_nothing_is_written_to_a_session_that_plays_otherwise(path: Path) -> None:
    with Journal(path, CLOCKS) as journal:
        _, writer = seated(journal)
        writer.append(Stepped(BuyIn(1, 500), ()))
        writer.release()
        before = journal.lines("aa01")
        with pytest.raises(JournalProblem, match="STEP_DIFFERS: entry 3"):
            take_up(journal, "aa01")
        assert journal.lines("aa01") == before


@pytest.mark.parametrize(
    ("statement", "place"),
    [
        ("UPDATE entries SET bytes = CAST(replace(CAST(bytes AS TEXT), 'Ann', 'Eve') AS BLOB)", 1),
        ("UPDATE entries SET hash = zeroblob(32) WHERE seq = 2", 2),
        ("DELETE FROM entries WHERE seq = 1", 1),
        ("DELETE FROM entries WHERE seq = 0", 0),
    ],
)
def test_a_changed_file_is_told_with_the_entry(journal: Journal, path: Path, statement: str, place: int) -> None:
    seated(journal)[1].release()
    changed(path, statement)
    with pytest.raises(JournalProblem, match="CHAIN_BROKEN") as found:
        journal.resume("aa01")
    assert found.value.detail == f"aa01, entry {place}"
    with pytest.raises(JournalProblem, match="CHAIN_BROKEN"):
        journal.resume("aa01")


def test_nothing_written_is_changed_by_accident(journal: Journal, path: Path) -> None:
    seated(journal)
    journal.add_report(1, "d1", ("aa01",))
    connection = sqlite3.connect(path)
    for statement in ("DELETE FROM entries", "UPDATE entries SET seq = seq + 9", "DELETE FROM reports"):
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            connection.execute(statement)
    connection.close()


def test_reports_are_numbered_and_name_the_one_before(journal: Journal, path: Path) -> None:
    assert journal.next_report() == (1, "")
    journal.add_report(1, "d1", ("aa01", "ab02"))
    assert journal.next_report() == (2, "d1")
    with Journal(path, CLOCKS) as other:
        other.add_report(2, "d2", ("ab02",))
    with pytest.raises(JournalProblem, match="REPORT_NUMBER_TAKEN"):
        journal.add_report(2, "d3", ("aa01",))
    rows = [(row.number, row.previous, row.digest, row.sessions) for row in journal.reports()]
    assert rows == [(1, "", "d1", ("aa01", "ab02")), (2, "d1", "d2", ("ab02",))]


class Watch:
    """Clocks that are set by hand."""

    utc = 1_000_000
    mono = 50_000

    def clocks(self) -> Clocks:
        return Clocks(lambda: self.utc, lambda: self.mono)

    def pass_ms(self, utc: int, mono: int) -> None:
        self.utc += utc
        self.mono += mono


@pytest.mark.parametrize(
    ("utc", "mono", "by"),
    [(60_000, 60_000, None), (61_000, 60_000, None), (3_600_000, 1_000, 3_599_000), (-5_000, 1_000, -6_000)],
)
def test_a_clock_that_was_set_is_remarked(path: Path, utc: int, mono: int, by: int | None) -> None:
    watch = Watch()
    with Journal(path, watch.clocks()) as journal:
        _, writer = seated(journal)
        watch.pass_ms(utc, mono)
        writer.append(Remarked("something"))
        found = [entry.body for entry in journal.entries("aa01")[3:]]
    jump = [] if by is None else [Remarked("clock_jumped", (("by_ms", str(by)),))]
    assert found == [*jump, Remarked("something")]


def test_across_a_restart_only_a_way_back_is_a_jump(path: Path) -> None:
    watch = Watch()
    begin(Journal(path, watch.clocks()), opened()).release()
    for utc, mono in ((86_400_000, -40_000), (-9_000, 30_000)):
        watch.pass_ms(utc, mono)
        take_up(Journal(path, watch.clocks()), "aa01").release()
    with Journal(path) as journal:
        remarks = [entry.body.code for entry in journal.entries("aa01") if isinstance(entry.body, Remarked)]
    assert remarks == ["resumed", "clock_jumped", "resumed"]


def test_a_later_version_is_refused_and_an_earlier_brought_up(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, writer = seated(journal)
    writer.release()
    later = (*schema.MIGRATIONS, ("ALTER TABLE sessions ADD COLUMN pit TEXT NOT NULL DEFAULT ''",))
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        schema.bring_up(connection, "", (*later, ("CREATE TABLE again (x)", "no SQL")))
    assert connection.execute("PRAGMA user_version").fetchone() == (2,), "a migration that fails changes nothing"
    schema.bring_up(connection, "", later)
    assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    assert connection.execute("SELECT id, pit FROM sessions").fetchall() == [("aa01", "")]
    assert play_again(journal.entries("aa01")).state == table.state
    connection.close()
    with pytest.raises(JournalProblem, match="JOURNAL_IS_NEWER"):
        Journal(path)


def test_other_files_are_refused_untouched(tmp_path: Path) -> None:
    letters, other = tmp_path / "letters", tmp_path / "other"
    letters.write_text("no database, and long enough to be looked at " * 40)
    before = letters.read_bytes()
    with pytest.raises(JournalProblem, match="JOURNAL_DAMAGED"):
        Journal(letters)
    assert letters.read_bytes() == before
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE recipes (x)")
    connection.close()
    before = other.read_bytes()
    with pytest.raises(JournalProblem, match="NO_JOURNAL"):
        Journal(other)
    assert other.read_bytes() == before


def test_one_id_is_one_session(journal: Journal) -> None:
    writer = journal.open_session(opened())
    writer.release()
    with pytest.raises(JournalProblem, match="JOURNAL_FAILED"):
        journal.open_session(opened())
    assert len(journal.sessions()) == 1
