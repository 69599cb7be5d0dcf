"""The program with felts of its own in a folder of the test's: nothing is ever written into the repository's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from feltwright import resources
from feltwright.review import violations


def ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the felts that come with the program, as if it were installed there."""
    root = tmp_path / "program"
    shutil.copytree(resources.root() / "layouts", root / "layouts")
    (root / "resources").symlink_to(resources.root() / "resources")
    monkeypatch.setattr(resources, "root", lambda: root)
    violations.checked.cache_clear()
    return root / "layouts"


def bytes_of(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def misprint(felt: Path, count: int = 1) -> str:
    """Roulette's felt with so many violations, written over it; the words it had."""
    text = felt.read_text(encoding="utf-8")
    changes = (("{casino}", "CLUB"), ('text = "ODD"', 'text = "UNEVEN"'), ('text = "EVEN"', 'text = "PAIR"'))
    changed = text
    for old, new in changes[:count]:
        assert old in changed
        changed = changed.replace(old, new, 1)
    felt.write_text(changed, encoding="utf-8")
    return text
