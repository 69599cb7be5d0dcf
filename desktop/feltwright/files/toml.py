"""Text and TOML from files of unknown quality: too large, unreadable or malformed is a fault like any other."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from feltwright.files.disk import LARGEST_TEXT, read_bytes, size_words
from feltwright.files.problems import Faults, FileError


def read_text(path: Path, faults: Faults) -> str:
    """The words of a file; raises the faults if it cannot be read."""
    text = ""
    try:
        text = read_bytes(path, LARGEST_TEXT).decode()
    except FileError as error:
        for problem in error.problems:
            faults.add("", "", problem.code, problem.detail)
    except UnicodeDecodeError as error:
        faults.add("", "", "NOT_UTF8", f"byte {error.start}")
    faults.stop()
    return text


def parse(text: str, faults: Faults) -> dict[str, Any]:
    """The file's tables; a file that is no TOML is refused at once."""
    if len(text) > LARGEST_TEXT:
        faults.add("", "", "TOO_LARGE", size_words(LARGEST_TEXT))
        faults.stop()
    try:
        return tomllib.loads(text)
    except RecursionError:
        faults.add("", "", "NOT_TOML", "nested too deeply")
    except ValueError as error:
        faults.add("", "", "NOT_TOML", str(error))
    faults.stop()
    raise AssertionError("a fault was noted")
