"""The money moves of one step, gathered and then closed into a new frozen state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from feltwright.engine.actions import Detail, particulars
from feltwright.engine.events import Announced, BetMoved, BetReturned, BetSettled, Event, PhaseChanged, ProcedureNoted
from feltwright.engine.game import Seat, State, Step
from feltwright.engine.money import Odds, Rounding, percent_of, winnings
from feltwright.engine.wagers import Bet, BetKey, Part, Result, Verdict

P = TypeVar("P")

_ORDER = {Result.LOSE: 0, Result.VOID: 1, Result.PUSH: 1, Result.WIN: 2}


class Till:
    """Local to one `perform`: never kept, never shared, so purity holds outside."""

    __slots__ = ("bets", "chip_cents", "events", "house", "moved", "state")

    def __init__(self, state: State[P], chip_cents: int = 1) -> None:
        self.state = state
        self.bets = list(state.bets)
        self.chip_cents = chip_cents
        self.moved: dict[int, int] = {}
        self.house = state.house_cents
        self.events: list[Event] = []

    def tell(self, *events: Event) -> None:
        """Add events that move no money."""
        self.events.extend(events)

    def announce(self, code: str, cite: str, params: Detail = ()) -> None:
        """The dealer calls something."""
        self.events.append(Announced(code, params, cite))

    def pay_seat(self, seat: int, cents: int) -> None:
        """Money to (or, negative, from) a seat's bankroll."""
        self.moved[seat] = self.moved.get(seat, 0) + cents

    def settle_all(self, verdicts: Iterable[tuple[Bet, Verdict]]) -> None:
        """Collect every loser first, then hand back what pushes, then pay the winners, each in the order given."""
        for bet, verdict in sorted(verdicts, key=lambda pair: _ORDER[pair[1].result]):
            self.settle(bet, verdict)

    def settle(self, bet: Bet, verdict: Verdict) -> None:
        """Collect, return or pay one bet."""
        won, lost = _won_and_lost(bet, verdict)
        charged = verdict.vig_cents
        if verdict.vig_percent:
            charged = percent_of(won, verdict.vig_percent, Rounding.DOWN, self.chip_cents)
        taken = 0 if verdict.vig_owed else charged
        returned = 0 if verdict.stays_up else bet.cents - lost
        vig = bet.vig_cents
        if verdict.result is Result.VOID and vig:
            self.pay_seat(bet.seat, vig)
            self.house -= vig
            vig = 0
        paid = won - taken + returned - (lost if verdict.stays_up else 0)
        if paid:
            self.pay_seat(bet.seat, paid)
        self.house += lost - won + taken
        if verdict.stays_up:
            self._swap(bet, Bet(bet.seat, bet.key, bet.cents, bet.on, 0, 0, bet.held, bet.approved_cents))
        else:
            self.bets.remove(bet)
        self.events.append(
            BetSettled(
                bet.seat,
                bet.key,
                verdict.result,
                bet.cents,
                won,
                charged + vig,
                returned,
                won - lost - charged - vig,
                verdict.cite,
                verdict.odds,
                verdict.parts,
                bet.coupon_cents,
            )
        )

    def pay_bonus(self, bet: Bet, key: BetKey, verdict: Verdict) -> None:
        """A bonus without chips of its own, paid on the chips of a bet (a coupon is none), whatever becomes of that."""
        assert verdict.odds is not None, "a bonus is paid or is not there"
        self._pay_out(bet, key, verdict, winnings(bet.cents, verdict.odds))

    def give_back(self, bet: Bet, cite: str) -> None:
        """A wager that was collected turns out void: the house pays back what it took."""
        collected = Part("collected", bet.cents, Result.WIN, Odds(1))
        self._pay_out(bet, bet.key, Verdict(Result.VOID, cite, parts=(collected,)), bet.cents)

    def _pay_out(self, bet: Bet, key: BetKey, verdict: Verdict, won: int) -> None:
        """Money from the house where no stake lies."""
        self.pay_seat(bet.seat, won)
        self.house -= won
        odds, parts = verdict.odds, verdict.parts
        self.events.append(
            BetSettled(bet.seat, key, verdict.result, bet.cents, won, 0, 0, won, verdict.cite, odds, parts)
        )

    def move(self, bet: Bet, to: BetKey, cite: str) -> None:
        """A bet travels to another area, joining what lies there."""
        self.bets.remove(bet)
        self.bets.append(Bet(bet.seat, to, bet.cents, held=True))
        self.events.append(BetMoved(bet.seat, bet.key, to, bet.cents, cite))

    def hand_back(self, bet: Bet, cents: int, cite: str) -> None:
        """Part or all of a bet goes back to its player, undecided, with its commission, in whole chips (CRA-17)."""
        left = bet.cents - cents
        vig = bet.vig_cents * cents // bet.cents
        vig -= vig % self.chip_cents if left else 0
        if left:
            coupon, kept = min(bet.coupon_cents, left), bet.vig_cents - vig
            self._swap(bet, Bet(bet.seat, bet.key, left, bet.on, kept, coupon, bet.held, bet.approved_cents))
        else:
            self.bets.remove(bet)
        self.pay_seat(bet.seat, cents + vig)
        self.house -= vig
        self.events.append(BetReturned(bet.seat, bet.key, cents, left, cite))

    def collect(self, seat: int, cents: int, cite: str) -> None:
        """Commission that was marked as owed leaves a seat's chips."""
        self.pay_seat(seat, -cents)
        self.house += cents
        self.tell(ProcedureNoted("COMMISSION_COLLECTED", cite, particulars(seat=seat, cents=cents)))

    def replace(self, bet: Bet, fresh: Bet) -> None:
        """Put a changed bet where the old one lay, or drop it when no chips are left."""
        if fresh.cents:
            self._swap(bet, fresh)
        else:
            self.bets.remove(bet)

    def _swap(self, bet: Bet, fresh: Bet) -> None:
        self.bets[self.bets.index(bet)] = fresh

    def close(self, phase: str, play: P, rounds: int = 0) -> Step[P]:
        """The new state, with a PhaseChanged if the phase is new."""
        state = self.state
        if phase != state.phase:
            self.events.append(PhaseChanged(phase))
        return Step(
            State(
                self._seats(),
                tuple(self.bets),
                phase,
                play,
                state.round + rounds,
                self.house,
                state.bought_cents,
            ),
            tuple(self.events),
        )

    def _seats(self) -> tuple[Seat, ...]:
        if not self.moved:
            return self.state.seats
        seats = list(self.state.seats)
        for number, cents in self.moved.items():
            seat = seats[number - 1]
            seats[number - 1] = Seat(seat.name, seat.cents + cents, seat.colour)
        return tuple(seats)


def _won_and_lost(bet: Bet, verdict: Verdict) -> tuple[int, int]:
    """What the stake wins on top, and what of it the house takes."""
    if verdict.parts:
        won = sum(winnings(part.cents, part.odds) for part in verdict.parts if part.odds)
        return won, sum(part.cents for part in verdict.parts if part.odds is None)
    if verdict.result is Result.LOSE:
        return 0, bet.cents
    if verdict.odds is None:
        return 0, 0
    won = winnings(bet.cents, verdict.odds)
    return won + (winnings(bet.coupon_cents, verdict.odds) if bet.coupon_cents else 0), 0
