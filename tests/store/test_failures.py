"""A world that fails: nothing that cannot be written happens, nothing that was written is lost."""

from __future__ import annotations

import errno
import os
import resource
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from engine.random_play import play_on
from feltwright.cli import main
from feltwright.engine.actions import PlaceBet
from feltwright.engine.wagers import BetKey
from feltwright.report import source
from feltwright.store import journal as journal_module
from feltwright.store import places
from feltwright.store.chain import Stepped, head
from feltwright.store.journal import Journal, to_look_at
from feltwright.store.problems import JournalProblem, of_sqlite
from feltwright.store.sitting import take_up
from moments import CLOCKS
from store.seated import opened, seated


@contextmanager
def no_page_left(journal: Journal) -> Iterator[None]:
    """What SQLite does on a full disk."""
    journal._connection.execute("PRAGMA max_page_count = 1")
    yield


@contextmanager
def no_byte_left(journal: Journal) -> Iterator[None]:
    """The operating system refuses to let any file grow beyond what the journal has."""
    size = max(path.stat().st_size for path in journal.path.parent.glob("*") if path.is_file())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def no_writing(journal: Journal) -> Iterator[None]:
    """What SQLite does in a read-only folder."""
    journal._connection.execute("PRAGMA query_only = ON")
    yield


@contextmanager
def somebody_else(journal: Journal) -> Iterator[None]:
    """Another program holds the file."""
    journal._connection.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(journal.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


Trouble = Callable[[Journal], AbstractContextManager[None]]


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (no_page_left, "DISK_FULL"),
        (no_byte_left, "DISK_FAILED"),
        (no_writing, "JOURNAL_READ_ONLY"),
        (somebody_else, "JOURNAL_BUSY"),
    ],
)
def test_a_step_that_cannot_be_written_does_not_happen(tmp_path: Path, trouble: Trouble, code: str) -> None:
    path = tmp_path / "journal.sqlite3"
    with Journal(path, CLOCKS) as journal:
        table, writer = seated(journal)
        table.do(PlaceBet(1, BetKey("red"), 1_000))
        with trouble(journal), pytest.raises(JournalProblem) as found:
            deque(play_on(table, Random(5), 1_000), maxlen=0)
        assert found.value.code == code
        assert str(path) in found.value.detail
        state, log = table.state, list(table.log)
        with pytest.raises(JournalProblem, match=code):
            table.do(PlaceBet(2, BetKey("black"), 1_000))
        assert (table.state, table.log) == (state, log), "after a failed step nothing more is taken"
        writer.release()
    again = take_up(Journal(path, CLOCKS), "aa01")
    assert (again.table.state, again.table.log) == (state, log)
    for _ in play_on(again.table, Random(6), 2):
        """With the trouble gone, play goes on."""
    again.end()


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(JournalProblem, match="JOURNAL_CANNOT_BE_OPENED") as found:
        Journal(tmp_path / "data" / "journal.sqlite3")
    assert str(tmp_path) in found.value.detail


def test_a_folder_where_the_file_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite3").mkdir()
    with pytest.raises(JournalProblem, match="JOURNAL_CANNOT_BE_OPENED"):
        Journal(tmp_path / "journal.sqlite3")


def test_a_session_that_cannot_be_locked_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "locks").write_text("in the way")
    with Journal(tmp_path / "journal.sqlite3", CLOCKS) as journal:
        with pytest.raises(JournalProblem, match="JOURNAL_READ_ONLY"):
            journal.open_session(opened())
        assert journal.sessions() == []


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """One that anybody can reach, as pytest's own, below folders of its user alone, cannot be."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_read_only_folder_is_told_as_one(public_folder: Path) -> None:
    """As nobody in particular: the superuser may write anywhere."""
    path = public_folder / "data" / "journal.sqlite3"
    with Journal(path, CLOCKS) as journal:
        seated(journal)[1].release()
    with never_written(path.parent):
        assert in_a_child(lambda: code_of(lambda: Journal(path).close())) == "JOURNAL_READ_ONLY"


@contextmanager
def never_written(folder: Path) -> Iterator[None]:
    """As a medium that is read only."""
    modes = {path: path.stat().st_mode for path in (*folder.rglob("*"), folder)}
    for path in modes:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def looked_at(path: Path) -> str:
    """What a reader finds in a journal, and whether he could write."""
    with to_look_at(path) as journal:
        (row,) = journal.sessions()
        lines = journal.disclosed(row.id)
        return f"{len(lines)} {head(lines).hex()} {code_of(lambda: journal.resume(row.id))}"


@pytest.mark.parametrize("command", ["show", "export"])
def test_a_journal_that_may_not_be_written_is_read_as_it_lies(public_folder: Path, command: str) -> None:
    path = public_folder / "data" / "journal.sqlite3"
    with Journal(path, CLOCKS) as journal:
        seated(journal)[1].release()
        lines = journal.lines("aa01")
    arguments = ["session", command, "aa01", "--journal", str(path)]
    assert main(arguments) == 0, "who may not read this program's files has it loaded by now"
    before = {file.name for file in path.parent.iterdir()}
    with never_written(path.parent):
        assert in_a_child(lambda: looked_at(path)) == f"3 {head(lines).hex()} JOURNAL_READ_ONLY"
        assert in_a_child(lambda: str(main(arguments))) == "0"
    assert {file.name for file in path.parent.iterdir()} == before


def test_no_report_gets_a_number_that_cannot_be_kept(public_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be given away a second time."""
    monkeypatch.setenv(places.VARIABLE, str(public_folder / "data"))
    source.open_journal(CLOCKS).close()
    with never_written(public_folder / "data"):
        assert in_a_child(lambda: code_of(lambda: source.open_journal(CLOCKS))) == "REPORT_NOT_NUMBERED"


def test_a_journal_that_was_left_in_the_middle_says_what_to_do(public_folder: Path) -> None:
    """The log beside the file has what the file lacks; without its index nobody may read it who may not write it."""
    path = public_folder / "data" / "journal.sqlite3"
    journal = Journal(path, CLOCKS)
    seated(journal)[1].release()
    copy = public_folder / "copy"
    copy.mkdir()
    for name in (path.name, f"{path.name}-wal"):
        (copy / name).write_bytes((path.parent / name).read_bytes())
    with never_written(copy):
        assert in_a_child(lambda: code_of(lambda: looked_at(copy / path.name))) == "JOURNAL_UNFINISHED"
    with never_written(path.parent):
        assert in_a_child(lambda: looked_at(path)).startswith("3 "), "with its index it can be read"
    journal.close()
    assert looked_at(copy / path.name).startswith("3 ")


def code_of(job: Callable[[], object]) -> str:
    try:
        job()
    except JournalProblem as problem:
        return problem.code
    return "done"


def in_a_child(job: Callable[[], str]) -> str:
    """What it says, in a process that has given its rights away."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            if not os.geteuid():
                os.setuid(65534)
            os.write(writing, job().encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as said:
        found = said.read()
    os.waitpid(child, 0)
    return found


@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "DISK_FULL"), (errno.EROFS, "JOURNAL_READ_ONLY")])
def test_a_lock_that_cannot_be_written_is_not_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    """On a full disk an empty file can often still be made, and locked: it must not outlive the attempt."""

    def full(_handle: int, _data: bytes) -> int:
        raise OSError(number, os.strerror(number))

    with Journal(tmp_path / "journal.sqlite3", CLOCKS) as journal:
        seated(journal)[1].release()
        with monkeypatch.context() as patched:
            patched.setattr(os, "write", full)
            with pytest.raises(JournalProblem, match=code):
                journal.resume("aa01")
        entries, writer = journal.resume("aa01")
        assert len(entries) == 3
        writer.release()


def test_a_session_that_cannot_be_begun_leaves_no_lock(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.sqlite3", CLOCKS) as journal:
        with no_writing(journal), pytest.raises(JournalProblem, match="JOURNAL_READ_ONLY"):
            journal.open_session(opened())
        assert not list((tmp_path / "locks").iterdir())
        journal._connection.execute("PRAGMA query_only = OFF")
        writer = journal.open_session(opened())
        writer.release()


def test_a_lost_connection_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "BUSY_SECONDS", 0.01)
    with Journal(tmp_path / "journal.sqlite3", CLOCKS) as journal:
        _, writer = seated(journal)
    with pytest.raises(JournalProblem, match="JOURNAL_FAILED"):
        writer.append(Stepped(PlaceBet(1, BetKey("red"), 100), ()))
    writer.release()
    assert of_sqlite(sqlite3.OperationalError("odd"), "here").detail == "here: odd"
