"""Four Card Poker: every hand the dealer can have beside the card shown, counted for the hand that is to be decided.

Other players' cards are taken as unseen.
"""

from __future__ import annotations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.families.banked_bets import bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, LAY_DOWN, PLAY
from feltwright.engine.families.banked_state import DECISION, HandsState
from feltwright.engine.games.four_card_poker import FourCardPoker, line_of
from feltwright.engine.hands import FOUR_CARD, best
from feltwright.odds.advice import Advice, share
from feltwright.odds.four_card_dealer import FLUSH, higher
from feltwright.odds.four_card_poker import worths

_CHOICES = {"fold": FOLD, "1": PLAY, "3": "play_3"}


def advise(_rules: FourCardPoker, state: HandsState) -> Advice | None:
    """The decision worth most for the first hand that is undecided."""
    held = next((held for held in state.play.hands if not held.choice), None) if state.phase == DECISION else None
    if held is None:
        return None
    number = state.play.of_seat(held.seat).index(held)
    if ANTE not in bets_at(state.bets, held.spot):
        return Advice(Decide(held.seat, LAY_DOWN, number), "SIDE_BET_ONLY")
    mine = best(held.cards, FOUR_CARD)
    if mine.score >= FLUSH:
        return Advice(Decide(held.seat, _CHOICES["3"], number), "ALWAYS_THREE_TIMES")
    found = worths(line_of(mine), higher(held.cards, state.play.dealer[-1]))
    choice = _CHOICES[max(found, key=found.__getitem__)]
    told = particulars(once=share(found["1"]), thrice=share(found["3"]))
    return Advice(Decide(held.seat, choice, number), "FOLD_OR_TIMES", told)
