"""The games of the house, by their stable ids."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from feltwright.engine.table import AnyGame

IDS = (
    "roulette",
    "craps",
    "big_six",
    "pokette",
    "blackjack",
    "single_deck_blackjack",
    "blackjack_switch",
    "mini_baccarat",
    "casino_war",
    "red_dog",
    "three_card_poker",
    "four_card_poker",
)


class UnknownGame(KeyError):
    """No game has this id."""


def game(game_id: str) -> AnyGame:
    """A game by id; only the games asked for are loaded."""
    if game_id not in IDS:
        raise UnknownGame(game_id)
    return _load(game_id)


@cache
def _load(game_id: str) -> AnyGame:
    found: AnyGame = import_module(f"feltwright.engine.games.{game_id}").GAME
    return found


def games() -> tuple[AnyGame, ...]:
    """Every game, in the order of the catalogue."""
    return tuple(_load(game_id) for game_id in IDS)
