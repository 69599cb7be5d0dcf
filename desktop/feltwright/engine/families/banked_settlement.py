"""How banked hands end: settled position by position, or void."""

from __future__ import annotations

from msgspec.structs import replace

from feltwright.engine.events import CardsCollected, ProcedureNoted, RoundEnded
from feltwright.engine.families import card_table
from feltwright.engine.families.banked_bets import bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, BankedRules
from feltwright.engine.families.banked_state import DEALER, Conduct, HandsPlay, HandsState, Held
from feltwright.engine.families.card_table import SHUFFLE
from feltwright.engine.game import Step
from feltwright.engine.till import Till
from feltwright.engine.wagers import BetKey, Result, Verdict


def settle(conduct: Conduct, rules: BankedRules, state: HandsState) -> Step[HandsPlay]:
    """Every hand that was not folded, in the order of the text, its wagers one after the other."""
    till = Till(state)
    if rules.cite("closed") and not state.play.shown:
        till.tell(ProcedureNoted("DEALER_HAND_CLOSED", rules.cite("closed")))
    waiting = []
    for held in state.play.hands if rules.from_left else state.play.hands[::-1]:
        if held.choice == FOLD:
            continue
        if _settle_hand(conduct, rules, till, state.play, held) and rules.cite("push_cards"):
            waiting.append(held)
        else:
            till.tell(CardsCollected(held.place))
    till.tell(*(CardsCollected(held.place) for held in waiting), CardsCollected(DEALER), RoundEnded())
    return till.close(SHUFFLE, cleared(state.play), rounds=1)


def _settle_hand(conduct: Conduct, rules: BankedRules, till: Till, play: HandsPlay, held: Held) -> bool:
    """Its wagers, and whether it ties with the dealer's."""
    lying = bets_at(till.bets, held.spot)
    tied = False
    for wager, verdict in conduct.verdicts(rules, play, held, lying):
        tied = tied or (wager == ANTE and verdict.result is Result.PUSH)
        if wager in lying:
            till.settle(lying[wager], verdict)
        else:
            till.pay_bonus(lying[ANTE], BetKey(wager, spot=held.spot), verdict)
    return tied


def cleared(play: HandsPlay) -> HandsPlay:
    """The table after a round."""
    return HandsPlay(play.stock, uncounted=play.uncounted)


def void_deal(rules: BankedRules, till: Till, play: HandsPlay, cite: str, *, new_deck: bool = False) -> HandsPlay:
    """Nothing of the deal counts: every wager goes back, those of folded hands too, and the cards are shuffled."""
    till.announce("MISDEAL", cite)
    card_table.void_all(till, cite)
    for bet in play.folded:
        till.give_back(bet, cite)
    till.tell(*(CardsCollected(held.place) for held in play.hands if held.cards and held.choice != FOLD))
    if play.dealer:
        till.tell(CardsCollected(DEALER))
    after = cleared(play)
    return replace(after, stock=card_table.opening(rules.cards)) if new_deck else after


def void_hand(till: Till, play: HandsPlay, spot: int, cite: str) -> HandsPlay:
    """One position's hand counts for nothing; the others play on."""
    for bet in bets_at(till.bets, spot).values():
        till.settle(bet, Verdict(Result.VOID, cite))
    till.tell(CardsCollected(f"hand.{spot}.0"))
    return replace(play, hands=tuple(held for held in play.hands if held.spot != spot))
