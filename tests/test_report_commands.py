"""`feltwright key` and `feltwright report`: from a first key to a verdict, by exit codes and by what is said."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from authority import Authority
from engine.random_play import play_on
from feltwright import clocks
from feltwright.cli import main
from feltwright.commands.passphrases import VARIABLE
from feltwright.report.envelope import KEY_SUCCESSION, open_envelope
from feltwright.report.keys import KeyRing
from feltwright.report.source import key_folder
from feltwright.store import places
from feltwright.store.journal import Journal
from feltwright.store.sitting import begin
from moments import CLOCKS, MOMENT, MOMENT_MS
from store.seated import opened

SECRET = "correct horse"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "data"))
    monkeypatch.setenv(VARIABLE, SECRET)
    monkeypatch.setattr(clocks, "utc_ms", lambda: MOMENT_MS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def sessions() -> tuple[str, ...]:
    """Two sessions of one day, one of them still open."""
    found = []
    for game, session in (("roulette", "aa01"), ("craps", "bb02")):
        journal = Journal(places.journal_file(), CLOCKS)
        sitting = begin(journal, opened(game, session, journal.installation))
        for _ in play_on(sitting.table, Random(3), 5):
            """A few rounds."""
        sitting.end() if game == "roulette" else sitting.suspend()
        found.append(session)
    return tuple(found)


def said(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    """What a command says, on whichever side its exit code puts it."""
    assert main(list(arguments)) == code
    told = capsys.readouterr()
    return told.err if code and not told.out else told.out


def plain(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> dict[str, object]:
    fields: dict[str, object] = json.loads(said(capsys, code, *arguments, "--json"))
    return fields


# -- keys ---------------------------------------------------------------------------------------------------------


def test_a_key_is_made_listed_shown_and_exported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    made = plain(capsys, 0, "key", "make", "--holder", "The Lucky Star")
    assert (made["name"], made["subject"]) == ("default", "CN=The Lucky Star,O=Feltwright")
    assert made["self_signed"] is True
    shown = said(capsys, 0, "key", "show")
    assert str(made["fingerprint"]) in shown
    for word in KeyRing(key_folder()).identity().words:
        assert word in shown
    assert "██" in shown
    assert "The Lucky Star" in said(capsys, 0, "key", "list")
    certificate = said(capsys, 0, "key", "export-cert")
    assert certificate.startswith("-----BEGIN CERTIFICATE-----")
    assert main(["key", "export-cert", "-o", "cert.pem"]) == 0
    assert (tmp_path / "cert.pem").read_text() == certificate


def test_several_keys_have_names(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("day", "night"):
        assert plain(capsys, 0, "key", "make", name)["name"] == name
    rows = [json.loads(line) for line in said(capsys, 0, "key", "list", "--json").splitlines()]
    assert [row["name"] for row in rows] == ["day", "night"]
    assert rows[0]["fingerprint"] != rows[1]["fingerprint"]
    assert "already a key of this name" in said(capsys, 1, "key", "make", "day")


def test_no_private_key_lies_open(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, 0, "key", "make")
    (path,) = key_folder().glob("*.key.pem")
    assert path.read_text().startswith("-----BEGIN ENCRYPTED PRIVATE KEY-----")
    assert path.stat().st_mode & 0o077 == 0 or sys.platform == "win32"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["make", "../evil"], "A key's name is"),
        (["make", ".hidden"], "A key's name is"),
        (["show", "nobody"], "There is no key of this name"),
        (["rotate", "nobody", "-o", "x"], "There is no key of this name"),
        (["export-cert", "nobody"], "There is no key of this name"),
    ],
)
def test_what_is_wrong_with_a_key_is_told(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in said(capsys, 1, "key", *arguments)


def test_a_short_passphrase_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "short")
    assert "A passphrase has at least 8 characters." in said(capsys, 1, "key", "make")
    assert list(key_folder().glob("*")) == []


def test_rotation_lets_the_old_key_vouch_for_the_new(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    old = plain(capsys, 0, "key", "make")
    new = plain(capsys, 0, "key", "rotate", "default", "-o", "succession.json")
    rows = {row["name"]: row for row in map(json.loads, said(capsys, 0, "key", "list", "--json").splitlines())}
    assert rows["default"]["fingerprint"] == new["fingerprint"] != old["fingerprint"]
    assert rows["default.1"]["fingerprint"] == old["fingerprint"]
    succession = open_envelope((tmp_path / "succession.json").read_bytes(), KEY_SUCCESSION)
    assert succession.fingerprint == old["fingerprint"]
    assert succession.payload.decode().strip() == said(capsys, 0, "key", "export-cert").strip()


def test_a_wrong_passphrase_does_not_rotate(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = plain(capsys, 0, "key", "make")
    monkeypatch.setenv(VARIABLE, "battery staple")
    assert "does not open the key" in said(capsys, 1, "key", "rotate", "default", "-o", "succession.json")
    assert plain(capsys, 0, "key", "show")["fingerprint"] == old["fingerprint"]


# -- reports ------------------------------------------------------------------------------------------------------


def test_a_session_is_reported_and_verified(capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...]) -> None:
    said(capsys, 0, "key", "make")
    said(capsys, 0, "key", "export-cert", "-o", "cert.pem")
    made = plain(capsys, 0, "report", "make", "aa", "-o", "report.pdf")
    assert made["number"] == 1
    found = plain(capsys, 0, "report", "verify", "report.pdf", "--trust", "cert.pem")
    assert (found["verified"], found["trusted"], found["digest"]) == (True, True, made["digest"])
    verdicts = {verdict["question"]: verdict["holds"] for verdict in found["verdicts"]}  # type: ignore[attr-defined]
    assert verdicts == {"authentic": True, "complete": True, "arithmetically right": True, "plausible": None}
    text = said(capsys, 0, "report", "verify", "report.pdf")
    for words in ("authentic:", "complete:", "arithmetically right:", "plausible:", "only the fingerprint tells"):
        assert words in text


def test_a_day_is_one_report_and_reports_are_numbered(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...]
) -> None:
    said(capsys, 0, "key", "make")
    first = plain(capsys, 0, "report", "make", "aa", "-o", "first.json")
    second = plain(capsys, 0, "report", "make", "--day", MOMENT.date().isoformat(), "-o", "second.json")
    assert (first["number"], second["number"]) == (1, 2)
    found = plain(capsys, 0, "report", "verify", "second.json", "--previous", "first.json")
    assert found["report"] == {"number": 2, "previous": first["digest"], "mode": "test"}
    assert found["notes"] == [{"code": "STILL_OPEN", "session": "bb02"}]
    text = said(capsys, 1, "report", "verify", "second.json", "--previous", "second.json")
    assert "names another report as the one before it" in text


def test_another_key_is_not_trusted(capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...]) -> None:
    for name in ("day", "night"):
        said(capsys, 0, "key", "make", name)
        said(capsys, 0, "key", "export-cert", name, "-o", f"{name}.pem")
    said(capsys, 0, "report", "make", "aa", "--key", "night", "-o", "report.json")
    assert plain(capsys, 0, "report", "verify", "report.json", "--trust", "day.pem", "--trust", "night.pem")["trusted"]
    text = said(capsys, 1, "report", "verify", "report.json", "--trust", "day.pem")
    assert "its key is none that is trusted" in text


def test_a_key_issued_by_an_authority_is_trusted_through_it(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...], tmp_path: Path
) -> None:
    authority, stranger = Authority("State Commission"), Authority("Nobody")
    (tmp_path / "house.p12").write_bytes(authority.container("The Lucky Star", "from the authority"))
    (tmp_path / "theirs.txt").write_text("from the authority\n")
    (tmp_path / "ca.pem").write_bytes(authority.pem)
    (tmp_path / "other.pem").write_bytes(stranger.pem)
    bring = ("key", "import", "house", "house.p12", "--container-passphrase-file")
    (tmp_path / "wrong.txt").write_text("guess")
    assert "cannot be opened with this passphrase" in said(capsys, 1, *bring, "wrong.txt")
    brought = plain(capsys, 0, *bring, "theirs.txt")
    assert (brought["self_signed"], brought["issuer"]) == (False, "CN=State Commission")
    said(capsys, 0, "report", "make", "aa", "--key", "house", "-o", "report.pdf")
    assert plain(capsys, 0, "report", "verify", "report.pdf", "--trust", "ca.pem")["trusted"] is True
    assert plain(capsys, 1, "report", "verify", "report.pdf", "--trust", "other.pem")["trusted"] is False


def test_a_tampered_report_exits_with_one(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...], tmp_path: Path
) -> None:
    said(capsys, 0, "key", "make")
    said(capsys, 0, "report", "make", "aa", "-o", "report.pdf")
    data = bytearray((tmp_path / "report.pdf").read_bytes())
    data[len(data) // 3] ^= 1
    (tmp_path / "changed.pdf").write_bytes(data)
    found = plain(capsys, 1, "report", "verify", "changed.pdf")
    assert found["verified"] is False
    assert found["verdicts"][0]["holds"] is False  # type: ignore[index]


def test_a_report_needs_the_right_passphrase(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...], tmp_path: Path
) -> None:
    said(capsys, 0, "key", "make")
    assert "There is no key of this name" in said(capsys, 1, "report", "make", "aa", "-o", "r.pdf", "--key", "house")
    (tmp_path / "guess.txt").write_text("battery staple\n")
    make = ("report", "make", "aa", "-o", "report.pdf", "--passphrase-file")
    assert "The passphrase does not open the key." in said(capsys, 1, *make, "guess.txt")
    assert not (tmp_path / "report.pdf").exists()
    with Journal(places.journal_file()) as journal:
        assert journal.reports() == []


def test_the_first_report_makes_its_key(capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...]) -> None:
    make = ("report", "make", "aa", "-o", "report.json")
    assert main([*make, "--key", "house"]) == 1, "a key that was named is not made by the way"
    capsys.readouterr()
    assert main(list(make)) == 0
    assert "There is no key yet" in capsys.readouterr().err
    assert KeyRing(key_folder()).open("default", SECRET)
    assert main(list(make)) == 0
    assert capsys.readouterr().err == ""


def test_nobody_waits_for_a_pipe(capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...], tmp_path: Path) -> None:
    """Nor reads a device for ever: reports, certificates and containers are files."""
    os.mkfifo(tmp_path / "pipe")
    said(capsys, 0, "report", "make", "aa", "-o", "report.json")
    for arguments in (
        ("report", "verify", "pipe"),
        ("report", "verify", "/dev/zero"),
        ("report", "verify", "report.json", "--trust", "pipe"),
        ("report", "verify", "report.json", "--previous", "pipe"),
        ("layout", "verify", "pipe"),
        ("key", "import", "house", "pipe"),
    ):
        assert "not a file" in said(capsys, 2, *arguments)


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["make", "zz", "-o", "report.json"], 1, "No session is called zz"),
        (["make", "-o", "report.json"], 2, "no session: name one"),
        (["make", "--day", "yesterday", "-o", "report.json"], 2, "a day is written 2026-11-18"),
        (["make", "aa", "-o", "nowhere/report.json"], 1, "nowhere"),
        (["verify", "nowhere.pdf"], 2, "nowhere.pdf"),
        (["verify", "letter.txt"], 1, "neither a signed PDF nor a signed envelope"),
        (["verify", "letter.txt", "--trust", "letter.txt"], 2, "this is no certificate"),
        (["verify", "letter.txt", "--previous", "letter.txt"], 2, "neither a signed PDF"),
    ],
)
def test_what_cannot_be_done_is_told(
    capsys: pytest.CaptureFixture[str],
    sessions: tuple[str, ...],
    tmp_path: Path,
    arguments: list[str],
    code: int,
    words: str,
) -> None:
    (tmp_path / "letter.txt").write_text("dear sir")
    said(capsys, 0, "key", "make")
    assert words in said(capsys, code, "report", *arguments)


def test_a_journal_that_was_tampered_with_is_not_reported(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...]
) -> None:
    said(capsys, 0, "key", "make")
    with Journal(places.journal_file()) as journal:
        journal._connection.execute("DROP TRIGGER entries_stay_written")
        journal._connection.execute("UPDATE entries SET bytes = bytes || ' ' WHERE seq = 3")
    text = said(capsys, 1, "report", "make", "aa", "-o", "report.json")
    assert "aa01, entry 3" in text


def test_a_damaged_or_missing_journal_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no journal yet" in said(capsys, 2, "report", "make", "aa", "-o", "report.json")
    places.data_folder().mkdir(parents=True)
    places.journal_file().write_bytes(b"no journal" * 1000)
    assert str(places.journal_file()) in said(capsys, 1, "report", "make", "aa", "-o", "report.json")


def test_the_small_verifier_works_on_its_own(
    capsys: pytest.CaptureFixture[str], sessions: tuple[str, ...], tmp_path: Path
) -> None:
    """On a machine without Qt, in a folder that never saw the session."""
    said(capsys, 0, "key", "make")
    said(capsys, 0, "report", "make", "aa", "-o", "report.pdf")
    shutil.rmtree(places.data_folder())
    program = (
        "import sys; sys.modules['PySide6'] = None; sys.argv[0] = 'feltwright-verify'\n"
        "from feltwright.commands.reports import stand_alone\n"
        "code = stand_alone()\n"
        "assert not any(name.startswith(('PySide6.', 'feltwright.app')) for name in sys.modules)\n"
        "sys.exit(code)"
    )

    def small(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program, *arguments]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)

    done = small("report.pdf", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["verified"] is True
    (tmp_path / "report.pdf").write_bytes((tmp_path / "report.pdf").read_bytes()[:-40])
    assert small("report.pdf").returncode == 1
    missing = small("nowhere.pdf")
    assert missing.returncode == 2
    assert missing.stderr.startswith("feltwright-verify: nowhere.pdf")


def test_at_a_terminal_a_container_is_asked_its_own_passphrase(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.p12").write_bytes(Authority("State Commission").container("The Lucky Star", "theirs"))
    monkeypatch.delenv(VARIABLE)
    asked: list[str] = []

    def typed(words: str) -> str:
        asked.append(words)
        return "theirs" if "house.p12" in words else SECRET

    monkeypatch.setattr("getpass.getpass", typed)
    assert plain(capsys, 0, "key", "import", "house", "house.p12")["name"] == "house"
    assert asked == ["Passphrase of key house: ", "The same again: ", "Passphrase of house.p12: "]
    assert KeyRing(key_folder()).open("house", SECRET)
