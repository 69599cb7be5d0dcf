"""The judge and the clerk of a table of banked hands: what may be done now, and which part of the round does it."""

from __future__ import annotations

from typing import TypeAlias

from feltwright.engine import wagering
from feltwright.engine.actions import (
    BuyIn,
    CallBet,
    Decide,
    GameAction,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
)
from feltwright.engine.chance import why_not_answer
from feltwright.engine.families import banked_bets, banked_hand, misdeals
from feltwright.engine.families.banked_rules import BankedRules
from feltwright.engine.families.banked_state import Conduct, HandsPlay, HandsState
from feltwright.engine.game import Irregularity, Step
from feltwright.engine.refusals import Refusal, refuse

Rows: TypeAlias = tuple[Irregularity, ...]


def why_not(conduct: Conduct, rows: Rows, rules: BankedRules, state: HandsState, action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, banked_bets.why_not_bet)
        case RemoveBet():
            return banked_bets.why_not_lifted(rules, state, action) or wagering.why_not_lift(rules, state, action)
        case Proceed():
            return banked_hand.why_not_proceed(rules, state, action)
        case Decide():
            return banked_hand.why_not_decide(conduct, rules, state, action)
        case Resolve():
            return why_not_answer(banked_hand.request(rules, state), action.picks)
        case RaiseIrregularity():
            return misdeals.why_not_irregular(rows, rules, state, action)
        case LeaveSeat():
            return wagering.why_not_seat(rules, state, action, "") or banked_hand.why_not_leave(state, action.seat)
        case TakeSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")
        case CallBet():
            return refuse("NOT_IN_THIS_GAME")


def perform(conduct: Conduct, rows: Rows, rules: BankedRules, state: HandsState, action: GameAction) -> Step[HandsPlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, rules.book[action.key].wager.cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed():
            return banked_hand.proceed(conduct, rules, state, action)
        case Decide():
            return banked_hand.decide(conduct, rules, state, action)
        case Resolve():
            return banked_hand.deal(rules, state, action.picks)
        case RaiseIrregularity():
            return misdeals.rule(rows, rules, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case CallBet():
            raise AssertionError(f"why_not let {action} through")
