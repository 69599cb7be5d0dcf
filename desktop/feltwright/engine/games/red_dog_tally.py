"""The cards of Red Dog as they are called: a spread, a pair or two neighbours."""

from __future__ import annotations

from typing import Any

from feltwright.engine.actions import particulars
from feltwright.engine.game import State
from feltwright.engine.games.red_dog_rules import RedDog, spread_of
from feltwright.engine.tally import Tally


def tally(_rules: RedDog, _state: State[Any], place: str, cards: tuple[str, ...]) -> Tally | None:
    """What the first two cards leave between them."""
    if place != "board" or len(cards) < 2:
        return None
    if cards[0][0] == cards[1][0]:
        return Tally("pair", particulars(high=cards[0][0], low=""))
    spread = spread_of(cards[0], cards[1])
    return Tally("SPREAD", particulars(spread=spread)) if spread > 0 else Tally("CONSECUTIVE")
