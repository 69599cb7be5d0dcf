from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from feltwright.store.journal import Journal
from feltwright.store.locks import SessionLock
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import take_up
from moments import CLOCKS
from store.seated import seated

HOLD = """
import sys
from pathlib import Path
from feltwright.store.locks import SessionLock
lock = SessionLock(Path(sys.argv[1]), "aa01")
sys.stdout.write("held\\n")
sys.stdout.flush()
sys.stdin.readline()
"""


def holder(folder: Path) -> subprocess.Popen[bytes]:
    """Another process that has taken the session."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()


def test_two_of_one_process_cannot_write_one_session(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with Journal(path, CLOCKS) as first, Journal(path, CLOCKS) as second:
        _, writer = seated(first)
        before = first.lines("aa01")
        with pytest.raises(JournalProblem, match="SESSION_HELD") as found:
            take_up(second, "aa01")
        assert f"process {os.getpid()} on" in found.value.detail
        assert first.lines("aa01") == before
        writer.release()
        entries, other = second.resume("aa01")
        assert len(entries) == len(before)
        other.release()


def test_another_process_is_named_and_its_death_frees_the_session(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with Journal(path, CLOCKS) as journal:
        seated(journal)[1].release()
        process = holder(tmp_path / "locks")
        with pytest.raises(JournalProblem, match=f"SESSION_HELD: process {process.pid} on"):
            journal.resume("aa01")
        end(process)
        assert (tmp_path / "locks" / "aa01.lock").exists(), "killed, it could not tidy up"
        _, writer = journal.resume("aa01")
        assert str(os.getpid()) in (tmp_path / "locks" / "aa01.lock").read_text()
        writer.release()
    assert not list((tmp_path / "locks").iterdir())


def test_sessions_do_not_hold_each_other_up(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.sqlite3", CLOCKS) as journal:
        table, one = seated(journal, "roulette", "aa01")
        other, two = seated(journal, "craps", "aa02")
        assert table.state.seats[0].name == other.state.seats[0].name == "Ann"
        one.release()
        two.release()


def test_a_lock_file_its_holder_removes_is_no_lock(tmp_path: Path) -> None:
    first = SessionLock(tmp_path, "aa01")
    first.release()
    first.release()
    second = SessionLock(tmp_path, "aa01")
    with pytest.raises(JournalProblem, match="SESSION_HELD"):
        SessionLock(tmp_path, "aa01")
    second.release()
