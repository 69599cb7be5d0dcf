"""A change in what any game says or does shows up here, as a difference a person can read."""

from __future__ import annotations

import pytest

from feltwright.engine.table import AnyGame
from playthroughs.playthrough import FOLDER, file_of, played, sessions


@pytest.mark.parametrize(("game", "profile"), sessions(), ids=lambda value: getattr(value, "id", value))
def test_the_recorded_session_plays_the_same(game: AnyGame, profile: str) -> None:
    assert played(game, profile) == file_of(game, profile).read_text(encoding="utf-8")


def test_there_is_one_recording_for_each_game_and_profile() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*session).name for session in sessions()}
