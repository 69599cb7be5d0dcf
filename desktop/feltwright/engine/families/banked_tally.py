"""Hands against the dealer's as they are called, and where they lie."""

from __future__ import annotations

from collections.abc import Callable

from feltwright.engine.families.banked_rules import BankedRules
from feltwright.engine.families.banked_state import DEALER, HandsState
from feltwright.engine.hands import Ranking
from feltwright.engine.tally import Tally, ranked

Teller = Callable[[BankedRules, HandsState, str, tuple[str, ...]], Tally | None]


def by(ranking: Ranking) -> Teller:
    """Tells hands by a ranking, once all of their cards lie face up."""

    def tally(rules: BankedRules, _state: HandsState, place: str, cards: tuple[str, ...]) -> Tally | None:
        whole = rules.DEALER_HAND if place == DEALER else rules.HAND
        return ranked(cards, ranking) if len(cards) >= whole else None

    return tally


def hand_places(state: HandsState, seat: int, hand: int) -> tuple[str, ...]:
    """Where the cards of a seat's hand lie."""
    mine = state.play.of_seat(seat)
    return (mine[hand].place,) if 0 <= hand < len(mine) else ()
