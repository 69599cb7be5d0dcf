"""Four Card Poker: every hand the dealer can have beside the card shown, counted for the hand that is to be decided.

Other players' cards are taken as unseen.
"""

from __future__ import annotations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.families.banked_bets import bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, LAY_DOWN, PLAY
from feltwright.engine.families.banked_state import DECISION, HandsState
from feltwright.engine.games.four_card_poker import TIMES, FourCardPoker, line_of
from feltwright.engine.hands import FOUR_CARD, best
from feltwright.odds.advice import Advice, coupon_share, share
from feltwright.odds.four_card_dealer import FLUSH, higher
from feltwright.odds.four_card_poker import worths

_TIMES = tuple(TIMES)


def advise(rules: FourCardPoker, state: HandsState) -> Advice | None:
    """The decision worth most for the first hand that is undecided."""
    held = next((held for held in state.play.hands if not held.choice), None) if state.phase == DECISION else None
    if held is None:
        return None
    number = state.play.of_seat(held.seat).index(held)
    ante = bets_at(state.bets, held.spot).get(ANTE)
    if ante is None:
        return Advice(Decide(held.seat, LAY_DOWN, number), "SIDE_BET_ONLY")
    choices = {"fold": FOLD, "1": PLAY, "3": _up_to_three(state.seats[held.seat - 1].cents // ante.cents)}
    mine = best(held.cards, FOUR_CARD)
    if mine.score >= FLUSH:
        return Advice(Decide(held.seat, choices["3"], number), "ALWAYS_THREE_TIMES")
    beaten_by = higher(held.cards, state.play.dealer[-1], rules.ranking)
    found = worths(line_of(mine), beaten_by, coupon_share(ante))
    told = particulars(once=share(found["1"]), thrice=share(found["3"]))
    return Advice(Decide(held.seat, choices[max(found, key=found.__getitem__)], number), "FOLD_OR_TIMES", told)


def _up_to_three(affordable: int) -> str:
    """Three times the ante, or as many times as there is money for: where three are best, two are better than one."""
    return _TIMES[max(1, min(affordable, 3)) - 1]
