"""Anybody's files are read within bounds, and the journal's never: not under any name."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from feltwright.files import guarded
from feltwright.files.disk import FileMissing, read_bytes, read_start
from feltwright.files.guarded import Guarded, always_guard, guard, release
from feltwright.files.problems import FileError


def code(path: Path, limit: int = 100) -> str:
    with pytest.raises(FileError) as caught:
        read_bytes(path, limit)
    [problem] = caught.value.problems
    assert problem.file == str(path)
    return problem.code


def handles() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "journal.sqlite3"
    path.write_bytes(b"SQLite format 3\0")
    return path


@pytest.fixture
def held(journal: Path) -> Iterator[Guarded]:
    held = guard(journal)
    yield held
    release(held)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    path.write_bytes(b"x" * 100)
    before = handles()
    assert read_bytes(path, 100) == b"x" * 100
    assert code(path, 99) == "TOO_LARGE"
    assert read_start(path, 7) == b"x" * 7
    assert read_start(path, 700) == b"x" * 100
    assert handles() == before


def test_the_limit_is_named(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    with pytest.raises(FileError) as caught:
        read_bytes(path, 2_000_000)
    assert caught.value.problems[0].detail == "2 MB"


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    """Nobody writes to the pipe: who opened it would wait for ever."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", Path("/dev/zero"), tmp_path):
        assert code(path) == "NOT_A_FILE"


def test_a_file_without_a_size_is_read_within_its_limit() -> None:
    """The kernel's files say they are empty."""
    whole = read_bytes(Path("/proc/self/environ"), 10**7)
    assert len(whole) > 10
    assert code(Path("/proc/self/environ"), 10) == "TOO_LARGE"


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        read_bytes(tmp_path / "nowhere", 100)
    assert code(Path("a\0b")) == "UNREADABLE"
    (tmp_path / "file").write_bytes(b"")
    assert code(tmp_path / "file" / "below") == "UNREADABLE"


def test_a_guarded_file_is_not_opened_under_any_name(tmp_path: Path, journal: Path, held: Guarded) -> None:
    (tmp_path / "felt.toml").symlink_to(journal)
    os.link(journal, tmp_path / "report.pdf")
    journal.rename(tmp_path / "moved.sqlite3")
    assert code(tmp_path / "report.pdf") == code(tmp_path / "moved.sqlite3") == "PART_OF_JOURNAL"
    journal.write_bytes(b"another in its place")
    assert code(tmp_path / "felt.toml") == code(journal) == "PART_OF_JOURNAL"


def test_a_file_is_guarded_until_its_last_owner_lets_go(journal: Path, held: Guarded) -> None:
    release(guard(journal))
    assert code(journal) == "PART_OF_JOURNAL"


def test_a_file_that_was_released_is_a_file_like_any_other(journal: Path) -> None:
    release(guard(journal))
    assert read_bytes(journal, 100) == b"SQLite format 3\0"


def test_a_file_that_comes_later_is_guarded_too(tmp_path: Path) -> None:
    log = tmp_path / "journal.sqlite3-wal"
    held = guard(log)
    log.write_bytes(b"")
    assert code(log) == "PART_OF_JOURNAL"
    release(held)
    assert read_bytes(log, 100) == b""


def test_the_standing_guard_asks_every_time(tmp_path: Path, journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded, "_STANDING", [])
    folder = tmp_path / "elsewhere"
    always_guard(lambda: (folder / journal.name,))
    assert read_bytes(journal, 100)
    folder.symlink_to(tmp_path)
    assert code(journal) == "PART_OF_JOURNAL"


def test_a_guarded_file_put_in_the_way_while_it_is_opened_is_never_closed(
    tmp_path: Path, journal: Path, held: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was looked at, and was another; to close the journal now would drop its locks."""
    path = tmp_path / "felt.toml"
    path.write_bytes(b"")

    def swap() -> tuple[Path, ...]:
        """Called when it is looked at, before it is opened."""
        path.unlink()
        os.link(journal, path)
        monkeypatch.setattr(guarded, "_STANDING", [])
        return ()

    monkeypatch.setattr(guarded, "_STANDING", [swap])
    assert not _open_on(journal)
    assert code(path) == "PART_OF_JOURNAL"
    [kept] = _open_on(journal)
    os.close(int(kept))


def _open_on(path: Path) -> list[str]:
    return [handle for handle in os.listdir("/proc/self/fd") if _is(handle, path)]


def _is(handle: str, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(int(handle)), path.lstat())
    except OSError:
        return False


LOCKED = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 0x40000000)
    except OSError:
        sys.exit(3)
"""


def test_sqlite_keeps_its_locks(tmp_path: Path) -> None:
    """What a plain open and close would cost: another process could lock a database that is being written."""
    path = tmp_path / "base.sqlite3"
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("create table t (a)")
    base.execute("begin exclusive")
    held = guard(path)
    (tmp_path / "dropped.toml").symlink_to(path)
    assert code(tmp_path / "dropped.toml", 10**6) == "PART_OF_JOURNAL"
    assert _others_lock(path) == 3
    release(held)
    read_bytes(path, 10**6)
    assert _others_lock(path) == 0, "the test would see locks that are lost"
    base.close()


def _others_lock(path: Path) -> int:
    return subprocess.run([sys.executable, "-c", LOCKED, str(path)], timeout=60, check=False).returncode
