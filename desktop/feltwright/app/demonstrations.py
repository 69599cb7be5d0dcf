"""The scenarios that come with the program."""

from __future__ import annotations

import logging
from pathlib import Path

from feltwright import resources
from feltwright.scenario import Scenario, ScenarioError, load_file

TOUR = "tour"
"""The scenario of each game that shows it to a newcomer."""
_LOG = logging.getLogger(__name__)


def paths() -> list[Path]:
    """Every scenario file, by game."""
    return sorted(resources.path("resources/scenarios").glob("*/*.toml"))


def tour(game_id: str) -> Path | None:
    """The guided tour of a game."""
    path = resources.path(f"resources/scenarios/{game_id}/{TOUR}.toml")
    return path if path.is_file() else None


def listed() -> list[tuple[Path, Scenario]]:
    """The scenarios that can be played; a faulty file is logged and left out."""
    found = []
    for path in paths():
        try:
            found.append((path, load_file(path)))
        except ScenarioError as error:
            _LOG.warning("%s: %s", path, error)
    return found
