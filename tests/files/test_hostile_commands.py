"""Every command that reads a stranger's file, on files made to hurt, in a process that has a gigabyte of memory."""

from __future__ import annotations

import io
import json
import os
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hostile import hostile_toml

from feltwright import resources
from feltwright.files.disk import LARGEST_TEXT
from feltwright.files.problems import MOST_FAULTS
from feltwright.review.dossier import Answered, Commented, Dossier, Record
from feltwright.review.package_check import CONTENTS

LAYOUT = resources.path("layouts/red_dog.toml")
MEMORY = 2**30
SECONDS = 120
CHILD = """
import contextlib, io, json, resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({memory}, {memory}))
from feltwright.cli import main
for arguments in json.loads(sys.stdin.read()):
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main(arguments)
    print(json.dumps([code, said.getvalue()]), flush=True)
"""


def told(folder: Path, *commands: tuple[object, ...]) -> list[tuple[int, str]]:
    """The exit code and the words of each command, all in one process that may have so much memory and no more."""
    data, home = folder / "data", folder / "home"
    chosen = {"FELTWRIGHT_DATA": str(data), "HOME": str(home), "FELTWRIGHT_PASSPHRASE": "correct horse"}
    done = subprocess.run(
        [sys.executable, "-c", CHILD.format(memory=MEMORY)],
        input=json.dumps([list(map(str, command)) for command in commands]),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, **chosen},
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [(code, said) for code, said in map(json.loads, done.stdout.splitlines())]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


@pytest.mark.parametrize(
    ("make", "words"), [(pipe, "not a file"), (device, "not a file"), (huge, "larger than the limit")]
)
def test_no_command_waits_for_a_pipe_or_reads_without_end(
    tmp_path: Path, make: Callable[[Path], None], words: str
) -> None:
    """Each says which file it is and what is wrong with it."""
    bad = tmp_path / "bad.toml"
    make(bad)
    good = tmp_path / "felt.toml"
    shutil.copy(LAYOUT, good)
    (tmp_path / "felt.review.json").symlink_to(bad)
    (tmp_path / "report.json").write_bytes(b"{}")
    reviewed = (
        ("layout", "check", "--no-edges", good),
        ("layout", "review", good, "list"),
        ("layout", "review", good, "comment", "Why?", "--by", "Ada"),
        ("layout", "compare", good, good),
    )
    found = told(
        tmp_path,
        *reviewed,
        ("layout", "check", bad),
        ("layout", "compare", bad, LAYOUT),
        ("layout", "review", bad, "list"),
        ("layout", "export", bad, "--svg"),
        ("layout", "verify", bad),
        ("layout", "verify", "report.json", "--trust", bad),
        ("scenario", "check", bad),
        ("scenario", "run", bad),
        ("demo", bad),
        ("report", "verify", bad),
        ("report", "verify", "report.json", "--trust", bad),
        ("report", "verify", "report.json", "--previous", bad),
        ("key", "import", "house", bad),
        ("key", "make", "house", "--passphrase-file", bad),
    )
    for nth, (code, said) in enumerate(found):
        assert code in (1, 2), nth
        assert words in said, nth
        assert ("felt.review.json" if nth < len(reviewed) else "bad.toml") in said, nth


def test_hostile_toml_takes_no_memory(tmp_path: Path) -> None:
    names = {}
    for name, (text, code) in hostile_toml().items():
        path = tmp_path / f"{name.replace(' ', '_')}.toml"
        path.write_text(text, encoding="utf-8")
        names[path] = code
    checks = [("layout", "check", "--json", path) for path in names]
    for (code, said), wanted in zip(told(tmp_path, *checks), names.values(), strict=True):
        assert code == 1
        assert [problem["code"] for problem in json.loads(said)["problems"]] == [wanted]
    others = [("layout", "review", path, "list") for path in names] + [("scenario", "check", path) for path in names]
    assert all(code == 2 for code, _ in told(tmp_path, *others))


FULL = LAYOUT.read_text(encoding="utf-8")
AT = "origin_mm = [1, 1]\n"
THOUSANDS = AT + 'each = { n = "1..2000" }\n'
BOX = "shape = { rect_mm = [9, 9] }\n"
GRID = f'[[grid]]\nid = "g.{{cell}}.%d"\nwager = "x"\ncell_mm = [9, 9]\nedge = {{ 2 = "split" }}\n{AT}'
VARIABLES = ", ".join(f'v{nth} = "1..2000"' for nth in range(800))
LOTS = "{n}" * 130
LONG = ", ".join(f"'{'y' * 399}{nth % 10}'" for nth in range(100))
ARRAYS = {
    "things": (200, '[[inscription]]\nid = "a{n}.%d"\ntext = "x"\ncap_height_mm = 9\n' + THOUSANDS, "TOO_MANY_THINGS"),
    "variables": (20, f"[[guide]]\nid = 'g.%d'\neach = {{ {VARIABLES} }}\n{AT}{BOX}", "BAD_ARRAY"),
    "covers": (
        200,
        f'[[area]]\nid = "c{{n}}.%d"\nwager = "x"\ncovers = ["1..99999", "1..99999"]\n{BOX}{THOUSANDS}',
        "TOO_MANY_THINGS",
    ),
    "texts": (
        30,
        f'[[inscription]]\nid = "t{{n}}.%d"\ncap_height_mm = 9\ntext = "{LOTS}"\neach = {{ n = [{LONG}] }}\n{AT}',
        "TEXT_TOO_LONG",
    ),
    "cells": (200, GRID + 'each = { n = "1..400" }\ncell = "{n}"\n', "TOO_MANY_THINGS"),
    "cells on each other": (
        200,
        GRID + 'each = { a = "1..20", b = "1..20" }\nstep_mm = { a = [9, 0], b = [0, 0] }\ncell = "{a}-{b}"\n',
        "TOO_MANY_THINGS",
    ),
    "a few cells on each other": (
        5,
        GRID + 'each = { a = "1..20", b = "1..20" }\nstep_mm = { a = [9, 0], b = [0, 0] }\ncell = "{a}-{b}"\n',
        "BAD_GRID",
    ),
    "faults": (1_500, "[[area]]\nid = 'f.%d'\nshape = { rect_mm = [1, 1, 1] }\nnone = 1\nany = 1\n", "TOO_MANY_FAULTS"),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_a_felt_that_asks_for_millions_of_things_is_refused(tmp_path: Path, name: str) -> None:
    count, entry, wanted = ARRAYS[name]
    path = tmp_path / "felt.toml"
    path.write_text(FULL + "".join(entry.replace("%d", str(nth)) for nth in range(count)), encoding="utf-8")
    assert path.stat().st_size < LARGEST_TEXT
    [(code, said)] = told(tmp_path, ("layout", "check", "--no-edges", "--json", path))
    assert code == 1
    codes = [problem["code"] for problem in json.loads(said)["problems"]]
    assert wanted in codes
    assert len(codes) <= MOST_FAULTS + 1


def test_a_felt_of_things_piled_on_each_other_is_checked_within_bounds(tmp_path: Path) -> None:
    """Four thousand areas in one place overlap eight million times."""
    piled = '[[area]]\nid = "p{n}.%d"\nwager = "x"\non = "{n}"\norigin_mm = [90, 90]\neach = { n = "1..1000" }\n'
    piled += "shape = { rect_mm = [90, 90] }\n"
    path = tmp_path / "felt.toml"
    path.write_text(FULL + "".join(piled.replace("%d", str(nth)) for nth in range(4)), encoding="utf-8")
    [(code, said)] = told(tmp_path, ("layout", "check", "--no-edges", "--json", path))
    findings = json.loads(said)["findings"]
    assert code == 1
    assert ("L1.2", "MORE_FINDINGS") in {(finding["check"], finding["code"]) for finding in findings}
    assert len(findings) < 20_000


# -- review records -----------------------------------------------------------------------------------------------

ANSWERS = 60_000


def record(*steps: object) -> Dossier:
    return Dossier(layout="felt", history=tuple(Record("", "", "", step) for step in steps))  # type: ignore[arg-type]


def test_sixty_thousand_answers_are_gathered_in_one_pass(tmp_path: Path) -> None:
    shutil.copy(LAYOUT, tmp_path / "felt.toml")
    many = record(Commented(1, "Ada", "Why?"), *(Answered(1, "Ben", str(nth)) for nth in range(ANSWERS)))
    (tmp_path / "felt.review.json").write_bytes(msgspec.json.encode(many))
    listed, answered = told(
        tmp_path,
        ("layout", "review", "felt.toml", "list"),
        ("layout", "review", "felt.toml", "answer", "1", "Because.", "--by", "Cy"),
    )
    assert (listed[0], answered[0]) == (0, 0)
    lines = listed[1].splitlines()
    assert lines[-1].strip() == f"Ben: {ANSWERS - 1}"
    assert len(lines) == ANSWERS + 2


@pytest.mark.parametrize(
    "data",
    [
        b'{"format": 1, "more": ' + b"[" * 1_000_000,
        b'{"format": ' + b"9" * 1_000_000 + b"}",
        b'{"layout": "\xff"}',
        b"[" * 1_000_000,
        msgspec.json.encode(record(Answered(7, "Ada", "To what?"))),
    ],
)
def test_a_hostile_record_is_no_record(tmp_path: Path, data: bytes) -> None:
    shutil.copy(LAYOUT, tmp_path / "felt.toml")
    (tmp_path / "felt.review.json").write_bytes(data)
    [(code, said)] = told(tmp_path, ("layout", "review", "felt.toml", "list"))
    assert code == 2
    assert "felt.review.json" in said


# -- submissions --------------------------------------------------------------------------------------------------


def archive(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as out:
        for name, data in files.items():
            out.writestr(name, data)
    return made.getvalue()


def crowded() -> bytes:
    """A table of more than a million files, all of them nothing."""
    name = b"x"
    line = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", 20, 3, 20, 0, 0, 0, 0, 33, 0, 0, 0, len(name), 0, 0, 0, 0, 0, 0)
    table = (line + name) * 1_300_000
    return table + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(table), 0, 0)


PACKAGES: dict[str, tuple[Callable[[], bytes], str]] = {
    "a bomb": (lambda: archive({CONTENTS: b"{}", "felt.toml": b"\0" * 300_000_000}), "larger than any submission"),
    "a crowd": (crowded, "more files than any submission"),
    "another method": (lambda: archive({CONTENTS: b"{}"}, zipfile.ZIP_LZMA), "no submission package"),
    "huge contents": (lambda: archive({CONTENTS: b'{"files":{' + b" " * 20_000_000}), "larger than any submission"),
    "deep contents": (lambda: archive({CONTENTS: b'{"files":' + b"[" * 900_000}), "contents cannot be read"),
}


@pytest.mark.parametrize("name", PACKAGES)
def test_a_hostile_submission_is_bounded_before_it_is_unpacked(tmp_path: Path, name: str) -> None:
    make, words = PACKAGES[name]
    (tmp_path / "felt-submission.zip").write_bytes(make())
    [(code, said)] = told(tmp_path, ("layout", "verify", "felt-submission.zip"))
    assert code == 1
    assert words in said


def test_a_hostile_layout_in_an_unsigned_submission_is_refused(tmp_path: Path) -> None:
    """Before anybody knows who signed it."""
    contents = {"format": 1, "layout": "felt", "title": "", "edition": "", "game": "", "digest": "", "status": ""}
    contents |= {"profile": "", "casino": "", "application": "", "signer": ""}
    for name, (text, _) in hostile_toml().items():
        head = msgspec.json.encode({**contents, "options": {}, "made_utc_ms": 0, "files": {}})
        made = archive({CONTENTS: head, "felt.toml": text.encode(), "review.json": b"{}"})
        (tmp_path / f"{name}.zip").write_bytes(made)
    found = told(tmp_path, *(("layout", "verify", tmp_path / f"{name}.zip") for name in hostile_toml()))
    assert all(code == 1 and "The layout in the package cannot be used" in said for code, said in found)


def test_an_envelope_of_a_million_signatures_is_none(tmp_path: Path) -> None:
    signature = b'{"keyid":"","sig":"","certs":[]},'
    data = b'{"payloadType":"x","payload":"","signatures":[' + signature * 5_000_000 + b"{}]}"
    (tmp_path / "report.json").write_bytes(data)
    [(code, said)] = told(tmp_path, ("report", "verify", "report.json"))
    assert code == 1
    assert "neither a signed PDF nor a signed envelope" in said
