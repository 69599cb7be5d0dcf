"""`make test` plays a sample of what `make test-deep` plays whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import depth

TESTS = Path(__file__).parent


def collected(*arguments: str) -> set[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
    said = subprocess.run(
        command, cwd=TESTS.parent, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout
    return {line for line in said.splitlines() if "::" in line}


def test_the_sample_is_a_part_of_all_there_is() -> None:
    files = [str(TESTS / name) for name in ("engine/test_option_sets.py", "report/test_long_sessions.py")]
    few, many = collected(*files), collected(*files, "--deep")
    assert few < many
    assert len(many) > 50 * len(few)
    assert not [name for name in few if "test_long_sessions" in name], "what is marked `deep` is left out"
    assert [name for name in many if "test_long_sessions" in name]


@pytest.mark.parametrize(("is_deep", "size"), [(False, 3), (True, 300)])
def test_how_much_is_tried_is_decided_in_one_place(monkeypatch: pytest.MonkeyPatch, is_deep: bool, size: int) -> None:
    monkeypatch.setattr(depth, "is_deep", is_deep)
    assert depth.sample(3, deep=300) == size
