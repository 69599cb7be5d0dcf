"""A round in which one deal decides for everybody: wagers first, then cards, and nothing touched in between.

Casino War, Red Dog and Mini-Baccarat compose it; what the cards mean is their own affair.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from feltwright.engine import wagering
from feltwright.engine.actions import RaiseIrregularity
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import IrregularityRuled
from feltwright.engine.families.card_table import PREPARING
from feltwright.engine.game import BETTING, Irregularity, Rules, State, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till

P = TypeVar("P")
AnyState: TypeAlias = State[Any]
DEALING, EXPOSED = "dealing", "exposed"
"""The phases all of them have: the first cards, and a card that left the shoe out of turn."""
DEAL = "deal"


def why_not_open(state: AnyState, ready_cite: str, out: Refusal) -> Refusal | None:
    """Wagers come and go while bets are open: not before the cards are ready, and not after, for the reason given."""
    if state.phase == BETTING:
        return None
    return refuse("CARDS_NOT_READY", ready_cite) if state.phase in PREPARING else out


def why_not_deal(state: AnyState, deal_cite: str, wager_cite: str) -> Refusal | None:
    """The dealer deals once somebody has bet."""
    if state.phase != BETTING:
        return refuse("NOT_READY_TO_DEAL", deal_cite, phase=state.phase)
    return None if state.bets else refuse("NO_WAGERS", wager_cite)


def close_bets(rules: Rules, state: State[P], call: str = "", cite: str = "") -> Step[P]:
    """The deal begins, with a call where there is one; what lies above the maximum goes back."""
    till = Till(state)
    if call:
        till.announce(call, cite)
    wagering.return_excess(rules, till)
    return till.close(DEALING, state.play)


def request(state: AnyState, wanted: int) -> ChanceRequest | None:
    """So many cards; nothing if none are due or the shoe has too few, which is an irregularity."""
    shoe = state.play.stock.shoe
    found: ChanceRequest | None = shoe.request(wanted) if 0 < wanted <= shoe.size else None
    return found


def ruled(
    rows: tuple[Irregularity, ...], state: AnyState, action: RaiseIrregularity, instead: str = ""
) -> tuple[Till, Irregularity]:
    """The ruling told, and the row it comes from; `instead` where the moment makes it another one."""
    row = next(row for row in rows if row.id == action.code)
    till = Till(state)
    till.tell(IrregularityRuled(row.id, instead or row.ruling, row.cite, action.detail))
    return till, row


def when_short(wanted: ChanceRequest | None) -> RaiseIrregularity | None:
    """What the dealer does where cards must come: waits for them, or calls the shortage."""
    return RaiseIrregularity("not_enough_cards") if wanted is None else None


def why_not_short(wanted: ChanceRequest | None, action: RaiseIrregularity, cite: str) -> Refusal | None:
    """Cards have run out only where the ones wanted next cannot be had."""
    if action.code == "not_enough_cards" and wanted is not None:
        return refuse("ENOUGH_CARDS", cite, wanted=wanted.count)
    return None
