"""Casino War cards as they are called: the card that decides is the last one turned."""

from __future__ import annotations

from typing import Any

from feltwright.engine.actions import particulars
from feltwright.engine.game import State
from feltwright.engine.games.casino_war_rules import DEALER, CasinoWar
from feltwright.engine.tally import Tally


def hand_place(spot: int) -> str:
    """Where a position's cards lie, right in front of it; those of position 0 are the dealer's."""
    return f"hand.{spot}.0" if spot else DEALER


def tally(_rules: CasinoWar, _state: State[Any], _place: str, cards: tuple[str, ...]) -> Tally | None:
    """The rank of the latest card."""
    return Tally("RANK", particulars(rank=cards[-1][0])) if cards else None


def hand_places(state: State[Any], seat: int, _hand: int) -> tuple[str, ...]:
    """The tied hand whose player chooses now."""
    spots = {bet.key.spot for bet in state.bets if bet.seat == seat}
    return tuple(hand_place(spot) for spot in state.play.deciding[:1] if spot in spots)
