"""Where the user's data is: the folder Qt calls AppDataLocation, found without Qt."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from feltwright.store.same_files import beside

ORGANIZATION = APPLICATION = "Feltwright"
VARIABLE = "FELTWRIGHT_DATA"
"""Names another data folder: of tests, of a second installation, of a drive the house keeps its sessions on."""
JOURNAL = "journal.sqlite3"
_NAME = re.compile(r"journal(?:-([1-9]\d{0,5}))?\.sqlite3")


def data_folder() -> Path:
    """The user's data folder; it may not exist yet."""
    chosen = os.environ.get(VARIABLE, "")
    return Path(chosen) if chosen else user_data_path(roaming=True) / ORGANIZATION / APPLICATION


def own_layouts() -> Path:
    """Where the user's own felts are kept unless he says otherwise; it may not exist yet."""
    return data_folder() / "layouts"


def latest_own() -> list[Path]:
    """The felts there, the one written last first."""
    try:
        return sorted(own_layouts().glob("*.toml"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def journal_file() -> Path:
    """The journal of this installation; the last, where one that was lost was kept under a number of its own."""
    return (journals() or (_numbered(1),))[-1]


def journals() -> tuple[Path, ...]:
    """Every journal of this installation that is there, the one in use last."""
    found = (path for path in data_folder().glob("journal*.sqlite3") if _NAME.fullmatch(path.name))
    return tuple(sorted(found, key=_number))


def journal_files() -> Iterator[Path]:
    """Every journal with what SQLite keeps beside it: nobody else may open these."""
    for path in journals():
        yield path
        yield from beside(path)


def free_journal_file() -> Path:
    """Where a journal can be put and is then the one in use; a log that lies there would be taken for its own."""
    last = journal_file()
    while any(last.with_name(last.name + ending).exists() for ending in ("", "-wal", "-shm", "-journal")):
        last = _numbered(_number(last) + 1)
    return last


def _number(path: Path) -> int:
    name = _NAME.fullmatch(path.name)
    return int(name[1] or 1) if name else 1


def _numbered(number: int) -> Path:
    return data_folder() / (f"journal-{number}.sqlite3" if number > 1 else JOURNAL)
