"""The submission: what is in it, who signed it, and every way of tampering that verification names."""

from __future__ import annotations

import csv
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from feltwright.app.report_pdf.booklet import draw_booklet
from feltwright.app.report_pdf.sheets import Sheets
from feltwright.drawing.submission import package
from feltwright.layout.binding import shipped
from feltwright.report.envelope import LAYOUT_SUBMISSION, SESSION_REPORT, open_envelope, sign_envelope
from feltwright.report.keys import Signer, new_signer
from feltwright.report.pdf_check import attached_envelope
from feltwright.review import dossier
from feltwright.review.dossier import Answered, Commented, Decided, Dossier, Outcome, Resolved, Stage, Vote
from feltwright.review.inspect import inspect
from feltwright.review.package_check import Question, verify_package
from feltwright.review.papers import CONTENTS, ENVELOPE, Case
from moments import MOMENT, MOMENT_MS

PATH = next(shipped("casino_war"))
TEXT = PATH.read_text(encoding="utf-8")
YES = (Vote("Ann", "for"), Vote("Bo", "for"), Vote("Cy", "against"), Vote("Dee", "not_voted"))
Files = dict[str, bytes]


def reviewed() -> Dossier:
    steps = (
        Commented(1, "Ann", "The tie line is small", "Hard to read", "Decision of 2024", "tie.1"),
        Answered(1, "Designer", "It is twelve millimetres"),
        Resolved(1, "Ann", "Agreed"),
        Commented(2, "Bo", "A word on the whole"),
        Decided(Stage.COMMISSION, Outcome.APPROVE, "Approve the felt", "Ann", YES),
        Decided(Stage.GOVERNING_BODY, Outcome.APPROVE_WITH_CONDITIONS, "Accept", "Bo", YES, ("A sign",), "2026-12-31"),
    )
    made = Dossier(layout="casino_war")
    for step in steps:
        made = dossier.added(made, step, TEXT, MOMENT.isoformat(), "1")
    return made


def case(text: str = TEXT) -> Case:
    return Case(inspect(text, PATH.name, wait_for_edges=True), text, reviewed(), MOMENT_MS)


@pytest.fixture(scope="module")
def signer() -> Signer:
    return new_signer("test", "Test house", MOMENT)


@pytest.fixture(scope="module")
def signed(qapp: QApplication, signer: Signer) -> bytes:
    return package(case(), signer, draw_booklet)


def unzipped(data: bytes) -> Files:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def zipped(files: Files) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return made.getvalue()


def test_everything_a_commission_wants_is_in_it(signed: bytes) -> None:
    files = unzipped(signed)
    assert set(files) == {
        *("casino_war.toml", "areas.csv", "inscriptions.csv", "colours.csv", "findings.json", "review.json"),
        *(f"casino_war-{form}.pdf" for form in ("full-size", "a4", "letter", "a3", "booklet")),
        *("casino_war.svg", "casino_war.dxf", "casino_war-proof.png", CONTENTS, ENVELOPE),
    }
    contents = json.loads(files[CONTENTS])
    assert contents["status"] == "approved_with_conditions"
    assert contents["edition"] == "1"
    for name in ("casino_war-a4.pdf", "casino_war-full-size.pdf"):
        assert files[name].startswith(b"%PDF-")
    assert files["casino_war-proof.png"].startswith(b"\x89PNG")
    for name in ("casino_war.svg", "casino_war.dxf"):
        assert contents["digest"].encode() in files[name]
    record = json.loads(files["review.json"])
    assert [line["step"]["type"] for line in record["history"]].count("decided") == 2


def test_the_area_schedule_has_both_measures_and_the_odds(signed: bytes) -> None:
    rows = list(csv.DictReader(io.StringIO(unzipped(signed)["areas.csv"].decode())))
    tie = next(row for row in rows if row["id"] == "tie.1")
    assert tie["wager"] == "tie@1"
    assert tie["odds"] == "10 to 1"
    for mm, inches in (("w_mm", "w_in"), ("h_mm", "h_in")):
        assert abs(float(tie[mm]) / 25.4 - float(tie[inches])) < 0.01


def test_required_inscriptions_are_listed_with_their_clause(signed: bytes) -> None:
    rows = list(csv.DictReader(io.StringIO(unzipped(signed)["inscriptions.csv"].decode())))
    assert any(row["cite"].startswith("003 §") for row in rows)


def test_a_signed_package_holds(signed: bytes, signer: Signer) -> None:
    for trusted in ((), signer.identity.certificates):
        found = verify_package(signed, trusted)
        assert [verdict.holds for verdict in found.verdicts] == [True, True, True], found.verdicts
    assert found.verdict(Question.AUTHENTIC).code == "SIGNER_TRUSTED"
    assert found.signer is not None
    assert found.signer.fingerprint == signer.fingerprint


def test_the_booklet_carries_the_same_signed_contents(signed: bytes) -> None:
    files = unzipped(signed)
    opened = open_envelope(attached_envelope(files["casino_war-booklet.pdf"]), LAYOUT_SUBMISSION)
    assert opened.payload == files[CONTENTS]


def test_a_key_that_is_not_trusted_is_named(signed: bytes) -> None:
    stranger = new_signer("other", "Another house", MOMENT).identity.certificates
    assert verify_package(signed, stranger).verdict(Question.AUTHENTIC).code == "SIGNER_NOT_TRUSTED"


def test_a_package_nobody_signed_is_complete_but_not_verified(qapp: QApplication) -> None:
    found = verify_package(package(case(), None, draw_booklet))
    assert [verdict.holds for verdict in found.verdicts] == [None, True, True]
    assert not found.holds


@pytest.mark.parametrize("name", sorted({"areas.csv", "casino_war.svg", "casino_war-a3.pdf", "findings.json"}))
def test_a_changed_file_is_named(name: str, signed: bytes) -> None:
    files = unzipped(signed)
    files[name] = files[name].replace(files[name][-20:], b"another ending......")
    verdict = verify_package(zipped(files)).verdict(Question.COMPLETE)
    assert (verdict.holds, verdict.code, verdict.file) == (False, "FILE_DIFFERS", name)


def test_the_first_of_several_changed_files_is_named(signed: bytes) -> None:
    files = {name: data + b" " for name, data in unzipped(signed).items() if name.endswith(".csv")}
    verdict = verify_package(zipped({**unzipped(signed), **files})).verdict(Question.COMPLETE)
    assert verdict.file == "areas.csv"


def _without(name: str) -> Callable[[Files], Files]:
    return lambda files: {each: data for each, data in files.items() if each != name}


def _with(name: str, data: bytes) -> Callable[[Files], Files]:
    return lambda files: {**files, name: data}


def _sentence(files: Files) -> Files:
    return {**files, CONTENTS: files[CONTENTS].replace(b"approved_with_conditions", b"approved")}


@pytest.mark.parametrize(
    ("change", "question", "code", "file"),
    [
        (_without("colours.csv"), Question.COMPLETE, "FILE_MISSING", "colours.csv"),
        (_with("more.txt", b"more"), Question.COMPLETE, "FILE_ADDED", "more.txt"),
        (_without(ENVELOPE), Question.AUTHENTIC, "ENVELOPE_MISSING", ""),
        (_with(ENVELOPE, b"{}"), Question.AUTHENTIC, "NOT_AN_ENVELOPE", ENVELOPE),
        (_without("casino_war-booklet.pdf"), Question.AUTHENTIC, "FILE_MISSING", "casino_war-booklet.pdf"),
        (_with("casino_war-booklet.pdf", b"%PDF-1.7"), Question.AUTHENTIC, "PDF_NOT_SIGNED", "casino_war-booklet.pdf"),
        (_sentence, Question.AUTHENTIC, "CONTENTS_NOT_THOSE_SIGNED", CONTENTS),
        (_sentence, Question.AGREEING, "STATUS_DIFFERS", "review.json"),
        (_with("casino_war.toml", b"a = 1"), Question.AGREEING, "LAYOUT_OF_ANOTHER_DIGEST", "casino_war.toml"),
        (_with("casino_war.toml", b"a = "), Question.AGREEING, "LAYOUT_UNUSABLE", "casino_war.toml"),
        (_with("review.json", b"[]"), Question.AGREEING, "RECORD_UNUSABLE", "review.json"),
        (_without("review.json"), Question.AGREEING, "FILE_MISSING", "review.json"),
        (_with("colours.csv", b""), Question.AGREEING, "PAPER_DIFFERS", "colours.csv"),
        (_with("findings.json", b"[]"), Question.AGREEING, "PAPER_DIFFERS", "findings.json"),
        (_with("findings.json", b"nonsense"), Question.AGREEING, "PAPER_DIFFERS", "findings.json"),
        (_without(CONTENTS), Question.AUTHENTIC, "NO_CONTENTS", CONTENTS),
        (_with(CONTENTS, b"{}"), Question.AUTHENTIC, "CONTENTS_UNREADABLE", CONTENTS),
    ],
)
def test_tampering_is_found(
    change: Callable[[Files], Files], question: Question, code: str, file: str, signed: bytes
) -> None:
    found = verify_package(zipped(change(unzipped(signed))))
    verdict = found.verdict(question)
    assert (verdict.holds, verdict.code, verdict.file) == (False, code, file)
    assert not found.holds


def test_a_signature_for_another_kind_of_document_is_refused(signed: bytes, signer: Signer) -> None:
    files = unzipped(signed)
    files[ENVELOPE] = sign_envelope(files[CONTENTS], SESSION_REPORT, signer)
    assert verify_package(zipped(files)).verdict(Question.AUTHENTIC).code == "WRONG_PAYLOAD_TYPE"


def test_a_signature_by_somebody_else_is_refused(signed: bytes) -> None:
    files = unzipped(signed)
    files[ENVELOPE] = sign_envelope(files[CONTENTS], LAYOUT_SUBMISSION, new_signer("other", "Another", MOMENT))
    assert verify_package(zipped(files)).verdict(Question.AUTHENTIC).code == "SIGNER_NOT_NAMED"


def test_a_booklet_of_another_package_is_refused(signed: bytes, signer: Signer) -> None:
    other = unzipped(package(case(TEXT.replace('edition = "1"', 'edition = "2"')), signer, draw_booklet))
    files = {**unzipped(signed), "casino_war-booklet.pdf": other["casino_war-booklet.pdf"]}
    assert verify_package(zipped(files)).verdict(Question.AUTHENTIC).code == "BOOKLET_OF_ANOTHER_PACKAGE"


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 broken", b"{}", zipped({})])
def test_what_is_no_package_gets_verdicts_too(data: bytes) -> None:
    found = verify_package(data)
    assert [verdict.holds for verdict in found.verdicts] == [False, None, None]


def test_no_flipped_byte_of_the_archive_is_taken_for_the_whole(signed: bytes) -> None:
    names = unzipped(signed)
    for at in range(50, len(signed) - 3_000, len(signed) // 12):
        flipped = bytearray(signed)
        flipped[at] ^= 0xFF
        found = verify_package(bytes(flipped))
        assert not found.holds, at
        assert found.verdict(Question.COMPLETE).file in {*names, ""}


def test_an_edited_layout_says_so_in_its_submission(qapp: QApplication, signer: Signer) -> None:
    changed = case(TEXT.replace('edition = "1"', 'edition = "2"'))
    assert changed.status == "changed_since_approval"
    contents = json.loads(unzipped(package(changed, signer, draw_booklet))[CONTENTS])
    assert contents["status"] == "changed_since_approval"


def test_verification_needs_nothing_loaded_before(signed: bytes, tmp_path: Path) -> None:
    """In a fresh process: what a test run has imported by accident must not be what makes it work."""
    file = tmp_path / "package.zip"
    file.write_bytes(signed)
    command = [sys.executable, "-m", "feltwright", "layout", "verify", str(file)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_the_booklet_reads_from_cover_to_decision(
    qapp: QApplication, signer: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    drawn = Sheets.text

    def heard(sheets: Sheets, x: float, y: float, text: str, *style: Any) -> None:
        said.append(text)
        drawn(sheets, x, y, text, *style)

    monkeypatch.setattr(Sheets, "text", heard)
    subject = case()
    draw_booklet(subject, signer.identity)
    words = " | ".join(said)
    for wanted in (
        *("Layout submission", "APPROVED WITH CONDITIONS", subject.digest, "Drawing, scale 1:", "Area schedule"),
        *("Inscription schedule", "Colours", "Findings", "The tie line is small", "Decision of 2024"),
        *("It is twelve millimetres", "resolved by Ann", "Approve the felt", "Cy against", "A sign", "2026-12-31"),
        *("The key that signs", "feltwright layout verify", "of which 1 open", "10 to 1", "Page 2"),
    ):
        assert wanted in words, wanted
    assert not [text for text in said if text.endswith("…")], "nothing is cut off"


def test_pdfsig_accepts_the_booklet_where_it_is_installed(signed: bytes, tmp_path: Path) -> None:
    file = tmp_path / "booklet.pdf"
    file.write_bytes(unzipped(signed)["casino_war-booklet.pdf"])
    program = shutil.which("pdfsig")
    said = subprocess.run([program, file], capture_output=True, text=True, check=True).stdout if program else None
    assert said is None or ("Signature is Valid" in said and "Total document signed" in said)


def test_drawing_and_signing_need_no_numpy() -> None:
    """The installed program has no room for it, nor for what needs it."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('numpy', 'ezdxf')));"
        "import feltwright.drawing.submission, feltwright.app.report_pdf.booklet, feltwright.commands.layout_packages"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
