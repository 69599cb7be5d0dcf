"""What the program writes: whole or not at all, and never over the journal."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from feltwright.cli import main
from feltwright.files.writing import PartOfJournal, write_whole
from feltwright.store import places
from feltwright.store.journal import Journal
from moments import CLOCKS
from store.seated import opened, seated


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journal]:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "data"))
    with Journal(places.journal_file(), CLOCKS) as made:
        yield made


def names(journal: Journal) -> list[Path]:
    """The journal and its log, by their own names and by others."""
    log = journal.path.with_name(journal.path.name + "-wal")
    link, hard = journal.path.with_name("a link.json"), journal.path.with_name("hard.json")
    link.symlink_to(journal.path)
    os.link(log, hard)
    return [journal.path, log, link, hard]


def test_nothing_is_written_over_the_journal(journal: Journal) -> None:
    for name in names(journal):
        before = name.stat().st_ino
        with pytest.raises(PartOfJournal):
            write_whole(name, b"other things")
        assert name.stat().st_ino == before
    assert journal.is_readable()
    journal.check_files()


def test_a_session_is_not_exported_over_its_journal(journal: Journal, capsys: pytest.CaptureFixture[str]) -> None:
    seated(journal, session="aa01")[1].release()
    assert main(["session", "export", "aa01", "--output", str(journal.path)]) != 0
    assert "part of the journal" in capsys.readouterr().err
    assert journal.open_session(opened(session="bb02")).count == 1


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "felt.svg"
    write_whole(file, b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert target.read_bytes() == b"new"
    assert link.is_symlink()


def test_a_pipe_is_written_and_stays_one(tmp_path: Path) -> None:
    pipe, said = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: said.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, b"through it")
    reader.join()
    assert said == [b"through it"]
    assert pipe.is_fifo()
