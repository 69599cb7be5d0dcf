"""Bets at a table of banked hands: when, where and beside which other wagers they may lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from feltwright.engine.actions import PlaceBet, RemoveBet
from feltwright.engine.families import card_table
from feltwright.engine.families.banked_rules import ANTE, BOTH, EQUAL, HALF, BankedRules
from feltwright.engine.families.card_table import CUT, SHUFFLE
from feltwright.engine.game import BETTING, State
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Terms

AnyState: TypeAlias = State[Any]
Bets: TypeAlias = dict[str, Bet]
OPEN = (SHUFFLE, CUT, BETTING)
"""Bets are made until the dealer calls, also while the cards are shuffled."""


def bets_at(bets: Iterable[Bet], spot: int) -> Bets:
    """The wagers at a position by their ids."""
    return {bet.key.wager: bet for bet in bets if bet.key.spot == spot}


def why_not_open(rules: BankedRules, state: AnyState) -> Refusal | None:
    """Bets are touched only before "No more bets"."""
    return None if state.phase in OPEN else refuse("NO_MORE_BETS", rules.cite("call"))


def why_not_bet(rules: BankedRules, state: AnyState, action: PlaceBet, terms: Terms) -> Refusal | None:
    """The moment, the tender, the position, and the wagers that must stand beside this one."""
    if terms.wager.placed_by != "player":
        return refuse("COMES_BY_DECISION", terms.wager.cite, wager=action.key)
    return (
        why_not_open(rules, state)
        or _why_not_approved(rules, state, action, terms)
        or _why_not_tender(rules, action)
        or _why_not_position(rules, state, action)
        or _why_not_linked(rules, state, action)
    )


def _why_not_approved(rules: BankedRules, state: AnyState, action: PlaceBet, terms: Terms) -> Refusal | None:
    """The texts have posted maxima and nobody at the table who may lift them for one bet."""
    bet = state.bet(action.seat, action.key)
    total = action.cents + (bet.cents if bet else 0)
    if action.confirmed_by and total > terms.maximum_cents:
        return refuse("ABOVE_MAXIMUM", terms.limit_cite, maximum=terms.maximum_cents, cents=total)
    return None


def _why_not_tender(rules: BankedRules, action: PlaceBet) -> Refusal | None:
    if action.tender == "chips":
        return None
    if action.tender != "match_play" or not rules.match_play:
        return refuse("TENDER_NOT_TAKEN", rules.cite("tender"), tender=action.tender)
    if action.key.wager != ANTE:
        return refuse("COUPON_ON_ANTE_ONLY", rules.cite("coupon"))
    return None


def _why_not_position(rules: BankedRules, state: AnyState, action: PlaceBet) -> Refusal | None:
    seat, spot = action.seat, action.key.spot
    two = rules.cite("two") if rules.two_positions else ""
    refusal = card_table.why_not_spot(state, seat, spot, two, rules.cite("areas"))
    if refusal is not None:
        return refusal
    spots = {bet.key.spot for bet in state.bets if bet.seat == seat} | {spot, seat}
    if len(spots) > 2 or max(spots) - min(spots) > 1:
        return refuse("NOT_ADJACENT", two, position=spot)
    return None


def _why_not_linked(rules: BankedRules, state: AnyState, action: PlaceBet) -> Refusal | None:
    lying = {wager: bet.cents for wager, bet in bets_at(state.bets, action.key.spot).items()}
    lying[action.key.wager] = lying.get(action.key.wager, 0) + action.cents
    ante, side = lying.get(ANTE, 0), lying.get(rules.SIDE, 0)
    if rules.linked == BOTH:
        low, high = sorted((ante, side))
        if low and high > 5 * low and lying[action.key.wager] == high:
            return refuse("ABOVE_FIVE_TIMES", rules.cite(BOTH), maximum=5 * low, cents=high)
        return None
    return _why_not_ante(rules, ante, side)


def _why_not_ante(rules: BankedRules, ante: int, side: int) -> Refusal | None:
    needed = {EQUAL: side, HALF: -(-side // 2)}.get(rules.linked, 0)
    if ante < needed:
        return refuse("ANTE_TOO_SMALL", rules.cite(rules.linked), needed=needed)
    return None


def why_not_lifted(rules: BankedRules, state: AnyState, action: RemoveBet) -> Refusal | None:
    """An ante stays while a wager that depends on it lies beside it."""
    refusal = why_not_open(rules, state)
    if refusal is not None or action.key.wager != ANTE or rules.linked not in (EQUAL, HALF):
        return refusal
    lying = bets_at(state.bets, action.key.spot)
    if ANTE not in lying or rules.SIDE not in lying:
        return None
    left = lying[ANTE].cents - action.cents if action.cents else 0
    return _why_not_ante(rules, left, lying[rules.SIDE].cents)


def hand_back_unlinked(rules: BankedRules, till: Till, lying: Bets) -> None:
    """What the linked version of the game does not let stand alone goes back before the deal."""
    low, high = sorted(lying[wager].cents if wager in lying else 0 for wager in (ANTE, rules.SIDE))
    if rules.linked == BOTH and (not low or high > 5 * low):
        for bet in lying.values():
            till.hand_back(bet, bet.cents, rules.cite("unlinked"))
    ante = lying[ANTE].cents if ANTE in lying else 0
    if rules.SIDE in lying and _why_not_ante(rules, ante, lying[rules.SIDE].cents):
        till.hand_back(lying[rules.SIDE], lying[rules.SIDE].cents, rules.cite("unlinked"))


def linked_met(rules: BankedRules, bets: Iterable[Bet], spot: int) -> bool:
    """Whether the wagers at a position may be dealt to."""
    lying = bets_at(bets, spot)
    return rules.linked != BOTH or {ANTE, rules.SIDE} <= set(lying)


def opening(rules: BankedRules, state: AnyState, idle: frozenset[int]) -> PlaceBet | None:
    """The least ante at the first position, or the wager that is still missing beside one."""
    for bet in state.bets:
        other = rules.SIDE if bet.key.wager == ANTE else ANTE
        key = BetKey(other, spot=bet.key.spot)
        cents = min(bet.cents, rules.book[key].maximum_cents)
        if state.seats[bet.seat - 1].cents >= cents:
            return PlaceBet(bet.seat, key, cents)
    return card_table.opening_bet(rules, state, idle, ANTE)


def route(rules: BankedRules, key: BetKey) -> tuple[tuple[PlaceBet, ...], ...]:
    """Wagers are open from the start; one that leans on an ante needs it there first."""
    if key.wager != rules.SIDE or rules.linked not in (EQUAL, HALF):
        return ((),)
    ante = BetKey(ANTE, spot=key.spot)
    cents = max(20 * rules.unit_cents(ante), rules.book[ante].least_cents, rules.book[key].least_cents)
    return ((PlaceBet(key.spot, ante, cents),),)
