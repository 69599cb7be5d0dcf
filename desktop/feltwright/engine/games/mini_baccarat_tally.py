"""Baccarat hands as they are called: the count, and a natural as such."""

from __future__ import annotations

from typing import Any

from feltwright.engine.actions import particulars
from feltwright.engine.game import State
from feltwright.engine.games.mini_baccarat_rules import BANKER, NATURAL, PLAYER, MiniBaccarat, count_of
from feltwright.engine.tally import Tally


def tally(_rules: MiniBaccarat, _state: State[Any], place: str, cards: tuple[str, ...]) -> Tally | None:
    """The last figure of the sum."""
    if place not in (PLAYER, BANKER):
        return None
    count = count_of(cards)
    natural = len(cards) == 2 and count >= NATURAL
    return Tally("NATURAL" if natural else "TOTAL", particulars(total=count))
