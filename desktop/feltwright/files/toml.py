"""Text and TOML from files of unknown quality: too large, unreadable or malformed is a fault like any other."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from feltwright.files.problems import Faults
from feltwright.files.reader import clip

LIMIT_BYTES = 2_000_000


def read_text(path: Path, faults: Faults) -> str:
    """The words of a file; raises the faults if it cannot be read."""
    text = ""
    try:
        with path.open("rb") as stream:
            raw = stream.read(LIMIT_BYTES + 1)
        text = raw.decode("utf-8") if len(raw) <= LIMIT_BYTES else ""
        if len(raw) > LIMIT_BYTES:
            faults.add("", "", "TOO_LARGE", f"more than {LIMIT_BYTES} bytes")
    except OSError as error:
        faults.add("", "", "UNREADABLE", error.strerror or type(error).__name__)
    except UnicodeDecodeError as error:
        faults.add("", "", "NOT_UTF8", f"byte {error.start}")
    except ValueError as error:  # a path that no file can have
        faults.add("", "", "UNREADABLE", clip(str(error)))
    faults.stop()
    return text


def parse(text: str, faults: Faults) -> dict[str, Any]:
    """The file's tables; a file that is no TOML is refused at once."""
    if len(text) > LIMIT_BYTES:
        faults.add("", "", "TOO_LARGE", f"more than {LIMIT_BYTES} bytes")
        faults.stop()
    try:
        return tomllib.loads(text)
    except RecursionError:
        faults.add("", "", "NOT_TOML", "nested too deeply")
    except ValueError as error:
        faults.add("", "", "NOT_TOML", str(error))
    faults.stop()
    raise AssertionError("a fault was noted")
