"""What a file is, told by its content: the same whether it was opened, dropped or named on the command line."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from tomllib import TOMLDecodeError

from feltwright.files.disk import LARGEST_TEXT, read_start
from feltwright.files.problems import FileError
from feltwright.files.toml import loads


class Kind(Enum):
    """The windows a file can belong to."""

    LAYOUT = "layout"
    SCENARIO = "scenario"
    REPORT = "report"
    SUBMISSION = "submission"


def kind_of(path: Path) -> Kind:
    """TOML with steps is a scenario and any other a layout, an archive is a submission, everything else a report.

    What cannot be read is sorted by its name, so that the right window says what is wrong with it.
    """
    try:
        data = read_start(path, LARGEST_TEXT + 1)
    except FileError:
        data = b""
    if data.startswith(b"PK"):
        return Kind.SUBMISSION
    try:
        raw = loads(data.decode())
    except (UnicodeDecodeError, TOMLDecodeError):
        raw = {}
    if not raw:
        return Kind.LAYOUT if path.suffix == ".toml" else Kind.REPORT
    return Kind.SCENARIO if "step" in raw else Kind.LAYOUT
