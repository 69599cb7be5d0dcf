"""A journal that goes while it is open: the next step is refused, and everything is kept in a new file."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from engine.random_play import play_on
from feltwright.cli import main
from feltwright.commands import passphrases
from feltwright.engine.actions import PlaceBet, TakeSeat
from feltwright.engine.wagers import BetKey
from feltwright.store import journal as journal_module
from feltwright.store import places
from feltwright.store.again import play_again
from feltwright.store.chain import head
from feltwright.store.journal import Journal, ReportRow, SessionRow
from feltwright.store.journals import all_sessions, file_with
from feltwright.store.problems import JournalProblem, of_sqlite
from feltwright.store.rescue import keep_everything, keep_in
from feltwright.store.sitting import Sitting, begin, take_up
from moments import CLOCKS
from store.seated import opened

TESTS = Path(__file__).parents[1]
BET = PlaceBet(1, BetKey("red"), 1_000)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "data"
    monkeypatch.setenv(places.VARIABLE, str(made))
    return made


@pytest.fixture
def sitting(folder: Path) -> Iterator[Sitting]:
    """In the middle of a session, beside one that has ended and has been reported."""
    with Journal(places.journal_file(), CLOCKS) as journal:
        ended = begin(Journal(journal.path, CLOCKS), opened("craps", "aa01", journal.installation))
        play(ended, 3)
        ended.end()
        journal.add_report(1, "d1", ("aa01",))
        made = begin(Journal(journal.path, CLOCKS), opened("roulette", "bb02", journal.installation))
    play(made, 3)
    yield made
    made.release()


def play(sitting: Sitting, rounds: int) -> None:
    if not sitting.table.log:
        sitting.table.do(TakeSeat(1, "Ann", 500_000, "red"))
    for _ in play_on(sitting.table, Random(rounds), rounds):
        """Anything legal."""


def whole(path: Path) -> tuple[str, list[SessionRow], list[list[bytes]], list[ReportRow]]:
    """Everything a journal has."""
    with Journal(path) as journal:
        rows = journal.sessions()
        return journal.installation, rows, [journal.lines(row.id) for row in rows], journal.reports()


def delete_all(path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink()


def delete_journal(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace_journal(path: Path) -> None:
    other = path.with_name("other.sqlite3")
    other.write_bytes(b"something else")
    other.replace(path)


def replace_by_fresh_one(path: Path) -> None:
    """What another process does that comes after the journal was deleted."""
    delete_all(path)
    code = (
        f"from pathlib import Path; from feltwright.store.journal import Journal; Journal(Path({str(path)!r})).close()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def copy_over(path: Path) -> None:
    """The same file, with other things in it."""
    other = path.with_name("other.sqlite3")
    Journal(other).close()
    shutil.copyfile(other, path)


def replace_folder_behind_link(path: Path) -> None:
    """The folder is another one all of a sudden."""
    path.parent.rename(path.parent.with_name("elsewhere"))
    path.parent.mkdir()
    path.write_bytes(b"")


Blow = Callable[[Path], None]
BLOWS: dict[Blow, tuple[str, str]] = {
    delete_all: ("JOURNAL_GONE", "journal.sqlite3"),
    delete_journal: ("JOURNAL_GONE", "journal-2.sqlite3"),
    delete_log: ("JOURNAL_GONE", "journal-2.sqlite3"),
    delete_folder: ("JOURNAL_GONE", "journal.sqlite3"),
    move_folder: ("JOURNAL_GONE", "journal.sqlite3"),
    replace_journal: ("JOURNAL_REPLACED", "journal-2.sqlite3"),
    replace_by_fresh_one: ("JOURNAL_REPLACED", "journal-2.sqlite3"),
    replace_folder_behind_link: ("JOURNAL_REPLACED", "journal-2.sqlite3"),
}


@pytest.mark.parametrize("blow", BLOWS)
def test_the_next_step_is_refused_and_everything_is_kept(sitting: Sitting, blow: Blow) -> None:
    code, name = BLOWS[blow]
    path, before = places.journal_file(), whole(places.journal_file())
    state = sitting.table.state
    blow(path)
    with pytest.raises(JournalProblem, match=code):
        sitting.table.do(BET)
    assert sitting.table.state == state, "what cannot be written does not happen"
    kept = keep_everything([sitting])
    assert (kept.path, kept.sessions, kept.is_whole) == (path.with_name(name), 2, True)
    assert places.journal_file() == kept.path, "it is the one in use"
    assert whole(kept.path) == before, "byte for byte, reports and installation too"
    assert not [file for file in kept.path.parent.iterdir() if ".part" in file.name]
    sitting.release()
    again = take_up(Journal(file_with("bb02"), CLOCKS), "bb02")
    assert again.table.state == state
    again.table.do(BET)
    again.end()
    with Journal(kept.path, CLOCKS) as journal:
        assert play_again(journal.entries("bb02")).state == again.table.state
        assert journal.add_report(2, "d2", ("bb02",)).previous == "d1", "the numbers go on"


@pytest.mark.parametrize("blow", [replace_journal, replace_by_fresh_one])
def test_what_lies_in_its_place_is_left_alone(sitting: Sitting, blow: Blow) -> None:
    path = places.journal_file()
    blow(path)
    there = path.read_bytes()
    keep_everything([sitting])
    assert path.read_bytes() == there


def test_sessions_of_the_journal_in_its_place_are_found_as_well(sitting: Sitting) -> None:
    path = places.journal_file()
    replace_by_fresh_one(path)
    with Journal(path) as other:
        begin(Journal(path, CLOCKS), opened("big_six", "cc03", other.installation)).end()
    keep_everything([sitting])
    assert {row.id for row in all_sessions()} == {"aa01", "bb02", "cc03"}
    assert file_with("cc03") == path
    assert file_with("bb02").name == "journal-2.sqlite3"


def test_an_earlier_journal_that_is_none_hides_nothing(sitting: Sitting) -> None:
    replace_journal(places.journal_file())
    keep_everything([sitting])
    assert [row.id for row in all_sessions()] == ["bb02", "aa01"]


def test_every_table_of_the_lost_journal_is_kept_once(sitting: Sitting) -> None:
    other = begin(Journal(places.journal_file(), CLOCKS), opened("craps", "cc03", sitting.journal.installation))
    play(other, 2)
    delete_all(places.journal_file())
    assert sitting.is_lost
    assert other.is_lost
    first = keep_everything([sitting])
    sitting.release()
    second = keep_everything([other])
    assert second == first, "it is there already"
    other.release()
    with Journal(first.path) as journal:
        assert journal.lines("cc03") == list(other.lines)


def test_nobody_makes_a_fresh_journal_over_what_is_still_held(sitting: Sitting) -> None:
    path = places.journal_file()
    delete_all(path)
    for ask in (lambda: Journal(path), all_sessions, lambda: file_with("bb02")):
        with pytest.raises(JournalProblem, match="JOURNAL_GONE"):
            ask()
    assert not path.exists()


def test_a_session_is_kept_from_memory_where_its_journal_cannot_be_read(sitting: Sitting) -> None:
    """Cut off in place and then deleted: what SQLite has of it in memory is not enough."""
    path, lines, installation = places.journal_file(), list(sitting.lines), sitting.journal.installation
    spoil(sitting)
    with pytest.raises(JournalProblem):
        sitting.table.do(BET)
    kept = keep_everything([sitting])
    assert (kept.sessions, kept.is_whole) == (1, False)
    with Journal(kept.path) as journal:
        assert journal.installation == installation
        assert journal.lines("bb02") == lines
        assert head(journal.lines("bb02")) == sitting._writer.head
    sitting.release()
    state = sitting.table.state
    again = take_up(Journal(kept.path, CLOCKS), "bb02")
    assert again.table.state == state
    assert path == kept.path
    again.end()


def spoil(sitting: Sitting) -> None:
    """Nothing is left of the file but its name, and then not even that."""
    path = places.journal_file()
    sitting.journal._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    sitting.journal._connection.execute("PRAGMA shrink_memory")
    os.truncate(path, 4096)
    delete_all(path)


def test_an_entry_that_was_refused_is_not_kept(sitting: Sitting) -> None:
    count = len(sitting.lines)
    delete_all(places.journal_file())
    with pytest.raises(JournalProblem):
        sitting.table.do(BET)
    assert len(sitting.lines) == count
    with Journal(keep_everything([sitting]).path) as journal:
        assert len(journal.lines("bb02")) == count


def test_it_can_be_kept_in_another_folder(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, path = whole(places.journal_file()), places.journal_file()
    delete_folder(path)
    path.parent.write_text("a file where the folder was")
    with pytest.raises(JournalProblem, match="NOT_KEPT"):
        keep_everything([sitting])
    kept = keep_in(tmp_path / "other" / places.JOURNAL, [sitting])
    sitting.release()
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "other"))
    assert whole(places.journal_file()) == before
    take_up(Journal(kept.path, CLOCKS), "bb02").end()


def test_it_is_never_kept_over_another_file(sitting: Sitting, tmp_path: Path) -> None:
    there = tmp_path / places.JOURNAL
    there.write_bytes(b"mine")
    delete_all(places.journal_file())
    with pytest.raises(JournalProblem, match="NOT_KEPT"):
        keep_in(there, [sitting])
    assert there.read_bytes() == b"mine"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [places.JOURNAL]


def test_leaving_a_lost_journal_says_so_and_lets_go_of_nothing(sitting: Sitting) -> None:
    before = whole(places.journal_file())
    delete_all(places.journal_file())
    for leave in (sitting.suspend, sitting.suspend, sitting.end):
        with pytest.raises(JournalProblem, match="JOURNAL_GONE"):
            leave()
    assert whole(keep_everything([sitting]).path) == before


def test_a_report_gets_no_number_in_a_lost_journal(sitting: Sitting) -> None:
    delete_all(places.journal_file())
    with pytest.raises(JournalProblem, match="JOURNAL_GONE"):
        sitting.journal.add_report(2, "d2", ("aa01",))


def test_sqlite_s_own_word_for_a_moved_file_is_understood() -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DBMOVED
    assert of_sqlite(error, "here").code == "JOURNAL_GONE"


def test_a_backup_copied_over_the_journal_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has not got is kept from memory."""
    monkeypatch.setattr(journal_module, "TIDY_AFTER", 5)
    path = places.journal_file()
    journal = Journal(path, CLOCKS)
    sitting = begin(journal, opened("roulette", "bb02", journal.installation))
    play(sitting, 20)
    with sqlite3.connect(folder / "backup") as backup:
        journal._connection.backup(backup)
    play(sitting, 40)
    lines = list(sitting.lines)
    shutil.copyfile(folder / "backup", path)
    with pytest.raises(JournalProblem, match="JOURNAL_REPLACED"):
        sitting.table.do(BET)
    kept = keep_everything([sitting])
    sitting.release()
    with Journal(kept.path) as found:
        assert found.lines("bb02") == lines
    assert kept.path.name == "journal-2.sqlite3"


def test_another_file_copied_over_the_journal_is_noticed(sitting: Sitting) -> None:
    lines = list(sitting.lines)
    copy_over(places.journal_file())
    with pytest.raises(JournalProblem, match="JOURNAL_REPLACED"):
        sitting.table.do(BET)
    with Journal(keep_everything([sitting]).path) as found:
        assert found.lines("bb02") == lines


def test_a_log_that_another_process_writes_into_the_journal_is_no_alarm(
    player: Player, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "TIDY_AFTER", 3)
    for seed in range(6):
        for _ in play_on(sitting.table, Random(seed), 5):
            """Both write, and both tidy up."""
        assert player.told(f"play {5 + seed}").split()[0].isdigit()


# -- other processes ----------------------------------------------------------------------------------------------


class Player:
    """A process with a session of its own, that looks at files whenever it is told to."""

    def __init__(self, path: Path) -> None:
        paths = os.pathsep.join([str(TESTS), *filter(None, sys.path)])
        self._process = subprocess.Popen(
            [sys.executable, str(TESTS / "store" / "looker.py"), str(path), "cc03"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
            text=True,
        )

    def told(self, words: str) -> str:
        """What it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def locks(self) -> set[tuple[str, str]]:
        """What it holds: the kind of a lock and the file it is on."""
        rows = (line.split() for line in Path("/proc/locks").read_text().splitlines())
        return {(row[3], row[5]) for row in rows if row[1] == "POSIX" and row[4] == str(self._process.pid)}

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()


@pytest.fixture
def player(folder: Path) -> Iterator[Player]:
    made = Player(folder / places.JOURNAL)
    yield made
    made.kill()


def names_of(path: Path) -> list[Path]:
    """The journal and what is beside it, under their own names and others."""
    found = []
    for nth, ending in enumerate(("", "-wal", "-shm")):
        file = path.with_name(path.name + ending)
        linked, hard = path.with_name(f"link {nth}.toml"), path.with_name(f"hard {nth}.pdf")
        linked.symlink_to(file)
        os.link(file, hard)
        found += [file, linked, hard]
    return found


@pytest.mark.parametrize("way", ["dropped", "verified", "compared", "listed in a dialog"])
def test_no_look_at_the_journal_costs_a_step(player: Player, folder: Path, way: str) -> None:
    """Any handle on the files that is closed drops the locks, and the next to close the journal removes its log."""
    path = folder / places.JOURNAL
    player.told("play 20")
    held = player.locks()
    for file in names_of(path) if way != "listed in a dialog" else [folder]:
        assert player.told(f"{way} {file}") != "", "it lives on"
    assert player.locks() == held != set()
    with Journal(path) as other:
        assert other.sessions()
    count, _, digest = player.told("play 20").partition(" ")
    player.kill()
    with Journal(path) as journal:
        lines = journal.lines("cc03")
    assert len(lines) >= int(count) > 40
    assert head(lines[: int(count)]).hex() == digest


def test_two_processes_that_lose_their_journal_end_in_one(player: Player, sitting: Sitting) -> None:
    """Whoever keeps it first keeps it for both."""
    assert int(player.told("play 5").split()[0]) > 5
    path, before = places.journal_file(), whole(places.journal_file())
    delete_all(path)
    assert player.told("play 1") == "JOURNAL_GONE"
    kept = keep_everything([sitting])
    assert whole(kept.path) == before
    assert player.told("keep") == str(kept.path)
    with Journal(kept.path) as journal:
        assert [row.id for row in journal.sessions()] == ["cc03", "bb02", "aa01"]


@pytest.mark.parametrize("blow", BLOWS)
def test_nothing_acknowledged_is_lost_by_kill_9_before_and_after(player: Player, folder: Path, blow: Blow) -> None:
    player.told("play 30")
    blow(folder / places.JOURNAL)
    assert player.told("play 1") == BLOWS[blow][0]
    assert player.told("keep") == str(folder / BLOWS[blow][1])
    count, _, digest = player.told("play 30").partition(" ")
    player.kill()
    with Journal(places.journal_file()) as journal:
        lines = journal.lines("cc03")
    assert len(lines) >= int(count) > 60
    assert head(lines[: int(count)]).hex() == digest


def test_what_was_kept_is_reported(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(passphrases.VARIABLE, "long enough")
    delete_folder(places.journal_file())
    keep_everything([sitting])
    sitting.release()
    report = str(tmp_path / "kept.report.json")
    assert main(["report", "make", "aa01", "bb02", "-o", report]) == 0
    assert "report 2" in capsys.readouterr().out, "the one made before it is known"
    assert main(["report", "verify", report]) == 0


def test_a_fresh_journal_in_its_place_loses_nothing_when_the_lost_one_is_let_go(sitting: Sitting) -> None:
    """Its log has the name that the log of the lost one had."""
    path = places.journal_file()
    delete_all(path)
    other = Player(path)
    try:
        other.told("play 20")
        assert keep_everything([sitting]).path.name == "journal-2.sqlite3"
        sitting.release()
        count, _, digest = other.told("play 20").partition(" ")
    finally:
        other.kill()
    with Journal(path) as journal:
        assert head(journal.lines("cc03")[: int(count)]).hex() == digest
