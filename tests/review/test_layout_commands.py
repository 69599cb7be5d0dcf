"""`feltwright layout` through the command line: check, compare, review, export, verify, with what can go wrong."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from feltwright import clocks, resources
from feltwright.cli import main
from feltwright.commands.passphrases import VARIABLE
from feltwright.layout.digest import content_digest
from feltwright.report.keys import KeyRing
from shipped_copy import bytes_of, ship

STEM = "casino_war"
PASSPHRASE = "a long enough passphrase"


class Cli:
    """Runs `feltwright layout` and keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.code, self.out, self.err = 0, "", ""

    def __call__(self, *arguments: str | Path) -> Cli:
        self.code = main(["layout", *map(str, arguments)])
        self.out, self.err = self.capsys.readouterr()
        return self

    @property
    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], qapp: QApplication) -> Cli:
    return Cli(capsys)


@pytest.fixture
def felt(tmp_path: Path) -> Path:
    copy = tmp_path / f"{STEM}.toml"
    copy.write_text(resources.read_text(f"layouts/{STEM}.toml"), encoding="utf-8")
    return copy


def edited(path: Path, old: str, new: str) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def approved(cli: Cli, felt: Path) -> None:
    for stage in ("commission", "governing_body"):
        votes = ("--vote", "Ann=for", "--vote", "Bo=abstained", "--vote", "Cy=not_voted")
        assert cli("review", felt, "decide", stage, "approve", "--motion", "Approve it", *votes).code == 0


# -- check --------------------------------------------------------------------------------------------------------


def test_check_tells_findings_and_status(cli: Cli, felt: Path) -> None:
    assert cli("check", felt).code == 0
    assert "not reviewed" in cli.out.splitlines()[0]
    (row,) = cli("check", felt, "--json").json
    assert row["ok"] is True
    assert row["status"] == "not_reviewed"
    assert all(finding["says"] and finding["cite"] for finding in row["findings"])


def test_check_fails_on_a_violation_and_names_it(cli: Cli, felt: Path) -> None:
    edited(felt, "{casino}", "CLUB")
    (row,) = cli("check", felt, "--no-edges", "--json").json
    assert cli.code == 1
    assert [each["code"] for each in row["findings"] if each["severity"] == "violation"] == ["WORDING_MISSING"]


def test_check_lists_the_problems_of_a_broken_file(cli: Cli, felt: Path) -> None:
    edited(felt, 'cloth = "', "cloth = ")
    assert cli("check", felt).code == 1
    assert felt.name in cli.out
    (row,) = cli("check", felt, "--json").json
    assert row["ok"] is False
    assert row["problems"]


def test_check_names_a_broken_record(cli: Cli, felt: Path) -> None:
    felt.with_name(f"{STEM}.review.json").write_text("[1]", encoding="utf-8")
    assert cli("check", felt).code == 2
    assert f"{STEM}.review.json" in cli.err


def test_check_says_changed_since_approval(cli: Cli, felt: Path) -> None:
    approved(cli, felt)
    assert ", approved" in cli("check", felt).out
    edited(felt, 'edition = "1"', 'edition = "2"')
    assert "changed since approval" in cli("check", felt).out
    assert cli("check", felt, "--json").json[0]["status"] == "changed_since_approval"


# -- compare ------------------------------------------------------------------------------------------------------


def test_compare_of_the_same_file_finds_nothing(cli: Cli, felt: Path) -> None:
    assert cli("compare", felt, felt).code == 0
    assert cli.out.splitlines() == [f"{felt}: not reviewed", f"{felt}: not reviewed", "no difference"]
    side = {"file": str(felt), "edition": "1", "status": "not_reviewed"}
    assert cli("compare", felt, felt, "--json").json == [{"old": side, "new": side, "changes": []}]


def test_compare_puts_substance_first_and_exits_1(cli: Cli, felt: Path) -> None:
    new = felt.with_name("new.toml")
    new.write_text(felt.read_text(encoding="utf-8"), encoding="utf-8")
    edited(new, 'edition = "1"', 'edition = "2"')
    assert cli("compare", felt, new).code == 0, "an edition alone is no substance"
    edited(new, "{casino}", "ANOTHER CLUB")
    (told,) = cli("compare", felt, new, "--json").json
    changes = told["changes"]
    assert cli.code == 1
    assert told["new"]["edition"] == "2"
    assert [change["number"] for change in changes] == [1, 2]
    assert changes[0]["says"].startswith("reworded inscription casino")
    assert [change["substance"] for change in changes] == [True, False]
    assert changes[0]["kind"] == "reworded"


def test_compare_draws_the_redline(cli: Cli, felt: Path) -> None:
    new, svg, pdf = (felt.with_name(name) for name in ("new.toml", "redline.svg", "redline.pdf"))
    new.write_text(felt.read_text(encoding="utf-8"), encoding="utf-8")
    edited(edited(new, 'edition = "1"', 'edition = "2"'), "{casino}", "ANOTHER CLUB")
    assert cli("compare", felt, new, "--svg", svg, "--pdf", pdf).code == 1
    assert "reworded inscription casino" in cli.out
    assert svg.read_bytes().startswith(b"<?xml")
    assert all(content_digest(path.read_text(encoding="utf-8")) in svg.read_text() for path in (felt, new))
    assert pdf.read_bytes().startswith(b"%PDF")
    assert cli("compare", felt, new, "--svg", felt.with_name("nowhere") / "a.svg").code == 2
    assert "nowhere" in cli.err


def test_compare_names_a_missing_or_broken_file(cli: Cli, felt: Path) -> None:
    assert cli("compare", felt, felt.with_name("nowhere.toml")).code == 2
    assert "nowhere.toml" in cli.err
    broken = felt.with_name("broken.toml")
    broken.write_text("format = ", encoding="utf-8")
    assert cli("compare", broken, felt).code == 2
    assert "broken.toml" in cli.err


# -- review -------------------------------------------------------------------------------------------------------


def test_review_goes_from_comment_to_decision(cli: Cli, felt: Path) -> None:
    said = ("--by", "Ann", "--reason", "small", "--precedent", "2024", "--entry", "tie.1")
    assert cli("review", felt, "comment", "Too small", *said).code == 0
    assert cli("review", felt, "answer", "1", "It is not", "--by", "Designer").code == 0
    assert cli("review", felt, "resolve", "1", "Agreed", "--by", "Ann").code == 0
    assert cli("review", felt, "reopen", "1", "On second thoughts", "--by", "Bo").code == 0
    assert "1 (open)" in cli("review", felt, "list").out
    assert cli("review", felt, "resolve", "1", "Agreed", "--by", "Bo").code == 0
    assert cli("review", felt, "comment", "This corner", "--by", "Bo", "--at", "12.5,40").code == 0
    approved(cli, felt)
    (record,) = cli("review", felt, "list", "--json").json
    assert record["status"] == "approved"
    kinds = [line["step"]["type"] for line in record["history"]]
    assert kinds == ["commented", "answered", "resolved", "reopened", "resolved", "commented", "decided", "decided"]
    assert record["history"][5]["step"]["place"] == {"x_mm": 12.5, "y_mm": 40.0, "w_mm": 0.0, "h_mm": 0.0}
    shown = cli("review", felt, "list").out
    for words in (
        "1 (resolved) tie.1 Ann: Too small",
        "Designer: It is not",
        "governing body: approve",
        "Ann for",
        "Cy not voted",
    ):
        assert words in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("answer", "7", "What?", "--by", "Ann"), "There is no comment of that number: 7"),
        (("comment", " ", "--by", "Ann"), "The words are missing"),
        (("comment", "Hm", "--by", "Ann", "--entry", "tie.77"), "'tie.77'"),
        (("comment", "Hm", "--by", "Ann", "--at", "left"), "120,75"),
        (("comment", "Hm", "--by", "Ann", "--at", "12,nan"), "120,75"),
        (("comment", "Hm", "--by", "Ann", "--at", "1e999,4"), "120,75"),
        (("decide", "commission", "approve", "--motion", "M"), "names those who voted"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "Ann=perhaps"), "perhaps"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "Ann"), "NAME=for|against|abstained|not_voted"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "=for"), "no name beside it"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "Ann=not_voted"), "no majority"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "Ann=against"), "no majority"),
        (("decide", "governing_body", "approve", "--motion", "M", "--vote", "Ann=for"), "commission decides"),
        (("decide", "commission", "approve", "--motion", "M", "--vote", "A=for", "--deadline", "soon"), "2026-11-30"),
    ],
)
def test_review_refuses_what_does_not_fit(arguments: tuple[str, ...], words: str, cli: Cli, felt: Path) -> None:
    assert cli("review", felt, *arguments).code == 2
    assert words in cli.err
    assert not felt.with_name(f"{STEM}.review.json").exists()


def test_review_tells_everything_that_was_put_on_record(cli: Cli, felt: Path) -> None:
    said = ("--by", "Ann", "--reason", "too small", "--precedent", "Big Six 2024", "--entry", "tie.1")
    (row,) = cli("review", felt, "comment", "Widen it", *said, "--json").json
    assert row["status"] == "under_review"
    assert row["step"]["place"]["x_mm"] > 0, "a comment on an area is pinned to it"
    assert cli("review", felt, "resolve", "1", "Widened", "--by", "Bo", "--json").json[0]["step"]["type"] == "resolved"
    conditions = ("--condition", "Mend the odds", "--deadline", "2026-12-24", "--moved-by", "Cy")
    decided = ("approve_with_conditions", "--motion", "Approve", "--vote", "Ann=for", *conditions)
    assert cli("review", felt, "decide", "commission", *decided, "--json").json[0]["status"] == "under_review"
    edited(felt, '"HOUSE"', '"DEALER"')
    shown = cli("review", felt, "list").out
    told = ("reason: too small", "precedent: Big Six 2024", "resolved by Bo: Widened", "condition: Mend the odds")
    for words in (*told, "deadline: 2026-12-24", "moved by Cy", "made on other content: edition 1"):
        assert words in shown


def test_check_names_the_line_of_a_problem(cli: Cli, felt: Path) -> None:
    at = felt.read_text(encoding="utf-8").splitlines().index('cloth = "blue"') + 1
    edited(felt, 'cloth = "blue"', 'cloth = "plaid"')
    assert f"line {at}: " in cli("check", felt).out
    assert cli("check", felt, "--json").json[0]["problems"][0]["line"] == at
    felt.write_text('game = "craps"\nfoo = [', encoding="utf-8")
    assert cli("check", felt, "--json").json[0]["problems"][0]["line"] == 2


def test_review_names_a_missing_or_broken_layout(cli: Cli, felt: Path) -> None:
    assert cli("review", felt.with_name("nowhere.toml"), "list").code == 2
    assert "nowhere.toml" in cli.err
    edited(felt, 'cloth = "', "cloth = ")
    assert cli("review", felt, "comment", "Hm", "--by", "Ann").code == 2
    assert "no TOML" in cli.err


# -- export -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "start"), [("pdf", b"%PDF-"), ("svg", b"<?xml"), ("dxf", b"999\n"), ("png", b"\x89PNG")]
)
def test_export_writes_beside_the_layout(form: str, start: bytes, cli: Cli, felt: Path) -> None:
    (row,) = cli("export", felt, f"--{form}", "--json").json
    assert cli.code == 0
    data = felt.with_suffix(f".{form}").read_bytes()
    assert data.startswith(start)
    assert row == {
        "file": str(felt),
        "output": str(felt.with_suffix(f".{form}")),
        "bytes": len(data),
        "status": "not_reviewed",
    }


def test_export_makes_sheets_in_colour_too(cli: Cli, felt: Path, tmp_path: Path) -> None:
    output = tmp_path / "sheets.pdf"
    assert cli("export", felt, "--pdf", "--sheet", "a3", "--coloured", "-o", output).code == 0
    assert output.read_bytes().count(b"/Type /Page\n") > 20
    assert f"{output}: " in cli.out


def test_export_needs_one_form(felt: Path) -> None:
    for arguments in (["layout", "export", str(felt)], ["layout", "export", str(felt), "--pdf", "--svg"]):
        with pytest.raises(SystemExit, match="2"):
            main(arguments)


def test_export_of_a_broken_layout_lists_its_problems(cli: Cli, felt: Path) -> None:
    edited(felt, 'cloth = "', 'cloth = "pink and ')
    assert cli("export", felt, "--svg").code == 1
    assert "cloth" in cli.err
    assert not felt.with_suffix(".svg").exists()
    assert cli("export", felt.with_name("nowhere.toml"), "--svg").code == 1
    assert "nowhere.toml" in cli.err


def test_export_into_a_folder_that_is_not_there_is_refused(cli: Cli, felt: Path, tmp_path: Path) -> None:
    output = tmp_path / "missing" / "felt.svg"
    assert cli("export", felt, "--svg", "-o", output).code == 2
    assert str(output) in cli.err
    in_the_way = tmp_path / "folder"
    in_the_way.mkdir()
    assert cli("export", felt, "--svg", "-o", in_the_way).code == 2


# -- the package --------------------------------------------------------------------------------------------------


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A key in a ring of its own; its certificate's file."""
    folder = tmp_path / "keys"
    monkeypatch.setattr("feltwright.report.source.key_folder", lambda: folder)
    monkeypatch.setitem(os.environ, VARIABLE, PASSPHRASE)
    KeyRing(folder).make("house", PASSPHRASE, clocks.now())
    return folder / "house.cert.pem"


def test_a_package_is_made_signed_and_verified(cli: Cli, felt: Path, key: Path) -> None:
    approved(cli, felt)
    assert cli("export", felt, "--package", "--key", "house").code == 0
    made = felt.with_name(f"{STEM}-submission.zip")
    assert cli("verify", made, "--trust", key).code == 0
    for words in (f"{made}: verified", "authentic:      yes", "complete:       yes", "in agreement:   yes", "approved"):
        assert words in cli.out
    (row,) = cli("verify", made, "--json").json
    assert row["verified"] is True
    assert row["status"] == "approved"
    assert [verdict["holds"] for verdict in row["verdicts"]] == [True, True, True]


def test_a_tampered_package_is_named_by_its_file(cli: Cli, felt: Path, key: Path, tmp_path: Path) -> None:
    assert cli("export", felt, "--package", "--key", "house").code == 0
    changed = tmp_path / "changed.zip"
    with zipfile.ZipFile(felt.with_name(f"{STEM}-submission.zip")) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            new.writestr(
                name, old.read(name).replace(b"10 to 1", b"11 to 1") if name == "areas.csv" else old.read(name)
            )
    assert cli("verify", changed).code == 1
    assert "NOT verified" in cli.out
    assert "A file was changed: areas.csv." in cli.out
    assert "A paper does not say what the layout and its checks give: areas.csv." in cli.out
    verdicts = {each["question"]: each for each in cli("verify", changed, "--json").json[0]["verdicts"]}
    assert verdicts["complete"]["file"] == "areas.csv"


def test_what_cannot_be_verified_says_why(cli: Cli, felt: Path, tmp_path: Path) -> None:
    assert cli("verify", tmp_path / "nowhere.zip").code == 2
    assert "nowhere.zip" in cli.err
    assert cli("verify", felt).code == 1
    assert "no submission package" in cli.out
    assert cli("verify", felt, "--trust", felt).code == 2
    assert "no certificate" in cli.err


def test_a_package_needs_the_key_it_asks_for(cli: Cli, felt: Path, key: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli("export", felt, "--package", "--key", "nobody").code == 2
    assert "nobody" in cli.err
    monkeypatch.setitem(os.environ, VARIABLE, "wrong")
    assert cli("export", felt, "--package", "--key", "house").code == 2
    assert not felt.with_name(f"{STEM}-submission.zip").exists()


# -- the felts that come with the program -------------------------------------------------------------------------


@pytest.fixture
def shipped_felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return ship(tmp_path, monkeypatch) / f"{STEM}.toml"


def test_nothing_goes_on_record_beside_a_shipped_felt(cli: Cli, shipped_felt: Path, tmp_path: Path) -> None:
    link = tmp_path / "mine.toml"
    link.symlink_to(shipped_felt)
    (tmp_path / "folder").symlink_to(shipped_felt.parent)
    before = bytes_of(shipped_felt.parent)
    for felt in (shipped_felt, link, tmp_path / "folder" / shipped_felt.name):
        assert cli("review", felt, "comment", "Too small", "--by", "Ann").code == 2
        assert "comes with the program" in cli.err
        decided = ("--motion", "Approve it", "--vote", "Ann=for")
        assert cli("review", felt, "decide", "commission", "approve", *decided).code == 2
        assert cli("review", felt, "list").code == 0, "it may be read"
    assert bytes_of(shipped_felt.parent) == before
    assert not link.with_name("mine.review.json").exists()


def test_nothing_is_drawn_over_or_beside_a_shipped_felt(
    cli: Cli, shipped_felt: Path, felt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bytes_of(shipped_felt.parent)
    for output in (shipped_felt, shipped_felt.with_name("drawing.svg")):
        assert cli("export", felt, "--svg", "-o", output).code == 2
        assert "comes with the program" in cli.err
        assert cli("compare", felt, felt, "--svg", output).code == 2
        assert "comes with the program" in cli.err
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert cli("export", shipped_felt, "--svg").code == 0
    assert [path.name for path in here.iterdir()] == [f"{STEM}.svg"]
    assert bytes_of(shipped_felt.parent) == before
