"""Four Card Poker by a rule that is close to the best and easy to keep: tens three times, smaller pairs once."""

from __future__ import annotations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.families.banked_bets import bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, LAY_DOWN
from feltwright.engine.families.banked_state import DECISION, HandsState
from feltwright.engine.games.four_card_poker import CONDUCT, FourCardPoker
from feltwright.odds.advice import Advice


def advise(_rules: FourCardPoker, state: HandsState) -> Advice | None:
    """What the rule does with the first hand that is undecided."""
    held = next((held for held in state.play.hands if not held.choice), None) if state.phase == DECISION else None
    if held is None:
        return None
    number = state.play.of_seat(held.seat).index(held)
    if ANTE not in bets_at(state.bets, held.spot):
        return Advice(Decide(held.seat, LAY_DOWN, number), "SIDE_BET_ONLY")
    choice = CONDUCT.default(state.play, held)
    code = "SIMPLE_FOLD" if choice == FOLD else "SIMPLE_PLAY"
    return Advice(Decide(held.seat, choice, number), code, particulars(choice=choice))
