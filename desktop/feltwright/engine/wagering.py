"""Seats and bets, the same at every table: who may put down what, and the money it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from feltwright.engine.actions import BuyIn, CallBet, LeaveSeat, PlaceBet, RemoveBet, TakeSeat
from feltwright.engine.events import (
    BetCalled,
    BetPlaced,
    BetRemoved,
    BoughtIn,
    Event,
    OverrideRecorded,
    SeatLeft,
    SeatTaken,
)
from feltwright.engine.game import Rules, Seat, State, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, Terms

P = TypeVar("P")
AnyState: TypeAlias = State[Any]
Seating: TypeAlias = TakeSeat | LeaveSeat | BuyIn
Timing: TypeAlias = Callable[[Any, AnyState, PlaceBet, Terms], Refusal | None]
Vigorish: TypeAlias = Callable[[Any, PlaceBet], int]

TABLE_GAMES_MANAGER = "table games manager"


def no_vigorish(_rules: Rules, _action: PlaceBet) -> int:
    """Most wagers cost nothing to make."""
    return 0


def why_not_seat(rules: Rules, state: AnyState, action: Seating, colours_cite: str) -> Refusal | None:
    """Sitting down, buying in, leaving. With `colours_cite` every seat needs a chip colour of its own."""
    if not 1 <= action.seat <= len(state.seats):
        return refuse("NO_SUCH_SEAT", seat=action.seat, seats=len(state.seats))
    seat = state.seats[action.seat - 1]
    if isinstance(action, TakeSeat):
        return _why_not_take(rules, state, action, seat, colours_cite)
    if not seat.name:
        return refuse("SEAT_EMPTY", seat=action.seat)
    if isinstance(action, BuyIn):
        return _why_not_chips(rules, action.cents)
    if state.on_felt(action.seat):
        return refuse("BETS_ON_FELT", seat=action.seat)
    return None


def _why_not_take(rules: Rules, state: AnyState, action: TakeSeat, seat: Seat, cite: str) -> Refusal | None:
    if seat.name:
        return refuse("SEAT_TAKEN", seat=action.seat, name=seat.name)
    if not action.name.strip():
        return refuse("NAME_MISSING", seat=action.seat)
    if cite and not action.colour:
        return refuse("COLOUR_MISSING", cite, seat=action.seat)
    if cite and any(other.colour == action.colour for other in state.seats if other.name):
        return refuse("COLOUR_IN_USE", cite, colour=action.colour)
    return _why_not_chips(rules, action.cents)


def _why_not_chips(rules: Rules, cents: int) -> Refusal | None:
    chip = rules.chips_cents[0]
    if cents <= 0 or cents % chip:
        return refuse("NOT_WHOLE_CHIPS", cents=cents, chip=chip)
    return None


def seat(state: State[P], action: Seating) -> Step[P]:
    """Sit down, buy in or leave."""
    seats = list(state.seats)
    at = action.seat - 1
    event: Event
    match action:
        case TakeSeat():
            seats[at] = Seat(action.name, action.cents, action.colour)
            brought, event = action.cents, SeatTaken(action.seat, action.name, action.cents, action.colour)
        case BuyIn():
            seats[at] = replace(seats[at], cents=seats[at].cents + action.cents)
            brought, event = action.cents, BoughtIn(action.seat, action.cents)
        case LeaveSeat():
            brought, event = -seats[at].cents, SeatLeft(action.seat, seats[at].cents)
            seats[at] = Seat()
    fresh = replace(state, seats=tuple(seats), bought_cents=state.bought_cents + brought)
    return Step(fresh, (event,))


def why_not_place(
    rules: Rules, state: AnyState, action: PlaceBet, timing: Timing, vigorish: Vigorish = no_vigorish
) -> Refusal | None:
    """Seat, wager, moment, amount, limits and money, in the order a dealer would look at them."""
    if not 1 <= action.seat <= len(state.seats):
        return refuse("NO_SUCH_SEAT", seat=action.seat, seats=len(state.seats))
    seat = state.seats[action.seat - 1]
    if not seat.name:
        return refuse("SEAT_EMPTY", seat=action.seat)
    terms = rules.book.get(action.key)
    if terms is None:
        return refuse("WAGER_NOT_OFFERED", wager=action.key)
    refusal = timing(rules, state, action, terms)
    if refusal is not None:
        return refusal
    bet = state.bet(action.seat, action.key)
    total = action.cents + (bet.cents if bet else 0)
    refusal = _why_not_amount(rules, action, terms, total)
    if refusal is not None:
        return refusal
    if action.cents + vigorish(rules, action) > seat.cents:
        return refuse("NOT_ENOUGH_MONEY", bankroll=seat.cents, needed=action.cents + vigorish(rules, action))
    return None


def _why_not_amount(rules: Rules, action: PlaceBet, terms: Terms, total: int) -> Refusal | None:
    chip = rules.chips_cents[0]
    if action.cents <= 0 or action.cents % chip:
        return refuse("NOT_WHOLE_CHIPS", cents=action.cents, chip=chip)
    if total % terms.unit_cents:
        return refuse("CANNOT_BE_PAID", terms.pay_cite, cents=total, unit=terms.unit_cents)
    return why_not_limits(rules, action, terms, total)


def why_not_limits(rules: Rules, action: PlaceBet, terms: Terms, total: int) -> Refusal | None:
    """The posted limits, and the approvals that lift them."""
    if total < terms.minimum_cents and (rules.under_minimum == "refused" or terms.wager.fixed):
        return refuse("BELOW_MINIMUM", terms.limit_cite, minimum=terms.minimum_cents, cents=total)
    if total <= terms.maximum_cents:
        return None
    if terms.wager.fixed:
        return refuse("ABOVE_MAXIMUM", terms.limit_cite, maximum=terms.maximum_cents, cents=total)
    if rules.over_maximum == "excess_returned":
        return None
    return why_not_override(rules, action, terms, total)


def why_not_override(rules: Rules, action: PlaceBet, terms: Terms, total: int) -> Refusal | None:
    """Above the table maximum: the table games manager up to the casino maximum, higher only the casino's own."""
    approved = set(action.confirmed_by)
    if approved & rules.CASINO_HEADS:
        return None
    cite = rules.OVERRIDE_CITE or terms.limit_cite
    if total > rules.casino_maximum_cents:
        return refuse("ABOVE_CASINO_MAXIMUM", cite, maximum=rules.casino_maximum_cents, cents=total)
    if TABLE_GAMES_MANAGER not in approved:
        return refuse("ABOVE_MAXIMUM", cite, maximum=terms.maximum_cents, cents=total)
    return None


def place(
    rules: Rules, state: State[P], action: PlaceBet, cite: str, vigorish: Vigorish = no_vigorish, held: bool = False
) -> Step[P]:
    """Put the chips down."""
    bet = state.bet(action.seat, action.key)
    vig = vigorish(rules, action)
    coupon = action.cents if action.tender == "match_play" else 0
    till = Till(state)
    total = action.cents + (bet.cents if bet else 0)
    terms = rules.book[action.key]
    over = total > terms.maximum_cents and why_not_override(rules, action, terms, total) is None
    if bet is None:
        till.bets.append(Bet(action.seat, action.key, total, None, vig, coupon, held, total if over else 0))
    else:
        vig_paid, coupons = bet.vig_cents + vig, bet.coupon_cents + coupon
        approved = total if over else bet.approved_cents
        fresh = Bet(bet.seat, bet.key, total, bet.on, vig_paid, coupons, bet.held or held, approved)
        till.replace(bet, fresh)
    till.pay_seat(action.seat, -action.cents - vig)
    till.house += vig
    till.tell(BetPlaced(action.seat, action.key, action.cents, total, cite, vig, action.tender, action.confirmed_by))
    if over:
        till.tell(
            OverrideRecorded(
                action.seat, action.key, total, action.confirmed_by, rules.OVERRIDE_CITE or terms.limit_cite
            )
        )
    return till.close(state.phase, state.play)


def why_not_lift(rules: Rules, state: AnyState, action: RemoveBet | CallBet) -> Refusal | None:
    """The bet has to be there; taking part of it has to leave a wager that can be paid."""
    bet = state.bet(action.seat, action.key)
    if bet is None:
        return refuse("NO_SUCH_BET", seat=action.seat, wager=action.key)
    if isinstance(action, CallBet) or action.cents == 0:
        return None
    chip = rules.chips_cents[0]
    if action.cents < 0 or action.cents % chip:
        return refuse("NOT_WHOLE_CHIPS", cents=action.cents, chip=chip)
    if action.cents > bet.cents:
        return refuse("MORE_THAN_THERE_IS", there=bet.cents, cents=action.cents)
    return _why_not_rest(rules, action, bet.cents - action.cents)


def _why_not_rest(rules: Rules, action: RemoveBet, rest: int) -> Refusal | None:
    terms = rules.book[action.key]
    if rest % terms.unit_cents:
        return refuse("CANNOT_BE_PAID", terms.pay_cite, cents=rest, unit=terms.unit_cents)
    if 0 < rest < terms.minimum_cents and rules.under_minimum == "refused":
        return refuse("BELOW_MINIMUM", terms.limit_cite, minimum=terms.minimum_cents, cents=rest)
    return None


def remove(state: State[P], action: RemoveBet, chip_cents: int) -> Step[P]:
    """Take chips down; commission paid for them comes back in proportion, in whole chips (CRA-17)."""
    bet = state.bet(action.seat, action.key)
    assert bet is not None, "why_not_lift let a bet through that is not there"
    taken = action.cents or bet.cents
    left = bet.cents - taken
    vig = bet.vig_cents if not left else bet.vig_cents * taken // bet.cents // chip_cents * chip_cents
    till = Till(state)
    till.replace(bet, replace(bet, cents=left, vig_cents=bet.vig_cents - vig, coupon_cents=min(bet.coupon_cents, left)))
    till.pay_seat(action.seat, taken + vig)
    till.house -= vig
    till.tell(BetRemoved(action.seat, action.key, taken, left, vig))
    return till.close(state.phase, state.play)


def call(state: State[P], action: CallBet, cite: str) -> Step[P]:
    """Put an ON or OFF button on a bet."""
    bet = state.bet(action.seat, action.key)
    assert bet is not None, "why_not_lift let a bet through that is not there"
    till = Till(state)
    till.replace(bet, replace(bet, on=action.on))
    till.tell(BetCalled(action.seat, action.key, action.on, cite))
    return till.close(state.phase, state.play)


def return_excess(rules: Rules, till: Till) -> None:
    """Where the house lets an over-maximum bet lie, what is above the maximum goes back before play."""
    if rules.over_maximum != "excess_returned":
        return
    for bet in tuple(till.bets):
        terms = rules.book[bet.key]
        allowed = max(terms.maximum_cents // terms.unit_cents * terms.unit_cents, bet.approved_cents)
        if bet.cents > allowed:
            till.hand_back(bet, bet.cents - allowed, rules.EXCESS_CITE or terms.limit_cite)
