"""`feltwright session`: what the journal has, for people and programs, without Qt."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.random_play import play_on
from feltwright.cli import main
from feltwright.store import places
from feltwright.store.chain import Remarked, Stepped, decode, head
from feltwright.store.journal import Journal
from feltwright.store.sitting import Sitting, begin, refused
from moments import CLOCKS
from store.seated import opened

ID = "aa01bb02cc03"


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    made = begin(Journal(places.journal_file(), CLOCKS), opened("craps", ID, operator="Pit 4", challenge="nonce 7"))
    for _ in play_on(made.table, Random(2), 6):
        """A few rounds."""
    yield made
    made.release()


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["session", *arguments]) == 0
    return capsys.readouterr().out


def test_list_names_every_session(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "list")
    assert "aa01bb02  craps" in text
    row = json.loads(told(capsys, "list", "--json"))
    assert (row["id"], row["game"], row["state"], row["mode"]) == (ID, "craps", "open", "test")
    sitting.end()
    assert json.loads(told(capsys, "list", "--json"))["state"] == "closed"


def test_show_tells_the_opening_and_every_entry(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    from feltwright.engine.actions import BuyIn
    from feltwright.engine.refusals import refuse

    sitting.remark(refused(refuse("SEAT_EMPTY", "001 §9", seat=9), BuyIn(9, 100)))
    sitting.remark(Remarked("resumed"))
    sitting.remark(Remarked("something_new"))
    text = told(capsys, "show", "aa01")
    for wanted in ("Pit 4", "nonce 7", "Opened: craps, test", "Refused (SEAT_EMPTY 001 §9)", "Continued after ?"):
        assert wanted in text
    lines = [json.loads(line) for line in told(capsys, "show", "aa01", "--json").splitlines()]
    assert [line["line"] for line in lines] == ["session", *["entry"] * (len(lines) - 1)]
    assert lines[0]["entries"] == len(lines) - 1 == sum(1 for line in text.splitlines() if "Z  " in line)
    with Journal(places.journal_file()) as journal:
        assert lines[0]["head"] == head(journal.lines(ID)).hex()


def test_export_is_what_is_stored_byte_for_byte(
    sitting: Sitting, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with Journal(places.journal_file()) as journal:
        lines = journal.lines(ID)
    assert told(capsys, "export", "aa").encode().splitlines() == lines
    file = tmp_path / "out.jsonl"
    done = json.loads(told(capsys, "export", "aa", "--output", str(file), "--json"))
    assert file.read_bytes() == b"\n".join(lines) + b"\n"
    assert (done["entries"], done["head"]) == (len(lines), head(lines).hex())
    assert str(file) in told(capsys, "export", "aa", "--output", str(file))
    assert main(["session", "export", "aa", "--output", str(tmp_path / "no" / "way")]) == 2


def test_replay_without_a_display_plays_and_checks(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["session", "replay", "aa"]) == 0
    said = capsys.readouterr()
    assert "No display" in said.err
    assert f"{len(sitting.table.log)} steps played again" in said.out
    result = json.loads(told(capsys, "replay", "aa", "--json"))
    assert result["house"] == sitting.table.state.house_cents
    assert result["seats"] == {seat.name: seat.cents for seat in sitting.table.state.seats if seat.name}


def test_a_step_that_comes_out_otherwise_is_named(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    with Journal(places.journal_file(), CLOCKS) as journal:
        steps = [e.body for e in map(decode, journal.lines(ID)) if isinstance(e.body, Stepped)]
        other = opened("craps", "dd04")
        journal.open_session(other, Stepped(steps[0].action, ())).release()
    assert main(["session", "replay", "dd", "--headless"]) == 2
    assert "comes out otherwise: entry 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "zz"], "No session is called zz"),
        (["show", "aa", "--journal", "nowhere.sqlite3"], "there is no journal yet: nowhere.sqlite3"),
    ],
)
def test_what_is_not_there_is_told(
    sitting: Sitting, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["session", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_looking_makes_no_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data" / "journal.sqlite3"
    assert main(["session", "list", "--journal", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
    assert not file.parent.exists()


def test_doubled_and_split_hands_are_counted_from_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    made = begin(Journal(places.journal_file(), CLOCKS), opened("blackjack", ID))
    for _ in play_on(made.table, Random(2), 40):
        """Rounds with doubled and split hands."""
    made.release()
    text = told(capsys, "show", "aa01")
    assert "Double down, hand 1 at " in text
    assert "Split wager, hand 2 at " in text
    assert re.search(r"(Double down|Split wager) \d", text) is None
