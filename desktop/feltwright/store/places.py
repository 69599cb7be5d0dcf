"""Where the user's data is: the folder Qt calls AppDataLocation, found without Qt."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

ORGANIZATION = APPLICATION = "Feltwright"
VARIABLE = "FELTWRIGHT_DATA"
"""Names another data folder: of tests, of a second installation, of a drive the house keeps its sessions on."""


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
    """The journal of this installation."""
    return data_folder() / "journal.sqlite3"
