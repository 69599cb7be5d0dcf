"""Text and TOML from files of unknown quality: too large, unreadable or malformed is a fault like any other."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from feltwright.files.disk import LARGEST_TEXT, read_bytes
from feltwright.files.problems import Faults, FileError
from feltwright.files.toml_bounds import TooMuch, check_bounds


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


def loads(text: str, parse_float: Callable[[str], object] = float) -> dict[str, Any]:
    """The tables of a text; TOMLDecodeError if it is no TOML, TooMuch, which is one, if it is more than is read."""
    check_bounds(text)
    return tomllib.loads(text, parse_float=parse_float)


def parse(text: str, faults: Faults) -> dict[str, Any]:
    """The file's tables; a file that is no TOML is refused at once."""
    try:
        return loads(text)
    except TooMuch as error:
        faults.add("", "", error.code, error.detail)
    except ValueError as error:
        faults.add("", "", "NOT_TOML", str(error))
    faults.stop()
    raise AssertionError("a fault was noted")
