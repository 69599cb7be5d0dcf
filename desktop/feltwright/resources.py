"""Where the data files are: inside an installed package, or at the root of a checkout."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path, PurePosixPath

PACKAGE = "feltwright"
DATA = "_data"


class BadName(ValueError):
    """A resource name that is absolute or leads out of the data."""


@cache
def root() -> Path:
    """The folder that holds `layouts` and `resources`."""
    package = Path(str(files(PACKAGE)))
    packed = package / DATA
    return packed if packed.is_dir() else package.parents[1]


def path(name: str) -> Path:
    """The file of a resource such as `layouts/craps.toml`, whether or not it exists; BadName for a way out."""
    parts = PurePosixPath(name).parts
    if not parts or name.startswith("/") or ".." in parts or any(mark in name for mark in ("\\", ":", "\0")):
        raise BadName(name)
    return root().joinpath(*parts)


def read_bytes(name: str) -> bytes:
    """The content of a resource; OSError if it cannot be read."""
    return path(name).read_bytes()


def read_text(name: str) -> str:
    """The text of a resource, always UTF-8; OSError if it cannot be read."""
    return path(name).read_text(encoding="utf-8")
