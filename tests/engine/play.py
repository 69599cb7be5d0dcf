"""A table for tests: plays a game by hand, keeps every event, and counts the money after each action."""

from __future__ import annotations

from typing import Any

from feltwright.engine.actions import (
    Action,
    BuyIn,
    PlaceBet,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
    particulars,
)
from feltwright.engine.events import Announced, BetSettled, Event
from feltwright.engine.game import GameDef, State
from feltwright.engine.refusals import Refusal
from feltwright.engine.wagers import Bet, BetKey

COLOURS = ("red", "blue", "green", "yellow", "pink", "brown")


class Play:
    """One game in progress; `said` holds the events of the last call only."""

    def __init__(self, game: GameDef[Any, Any], profile: str = "", /, **chosen: object) -> None:
        self.game = game
        self.rules = game.rules_for(profile, chosen)
        self.state: State[Any] = game.open(self.rules)
        self.events: list[Event] = []
        self.said: list[Event] = []

    def seated(self, *bankrolls: int) -> Play:
        """Players with these cents in seats 1, 2, 3 and on."""
        for seat, cents in enumerate(bankrolls, start=1):
            self.do(TakeSeat(seat, f"Player {seat}", cents, COLOURS[seat - 1]))
        return self

    def do(self, *actions: Action) -> Play:
        """Apply the actions; the money on the table never changes but by what is brought and taken away."""
        self.said = []
        for action in actions:
            step = self.game.apply(self.rules, self.state, action)
            self.state = step.state
            self.said += step.events
            assert self.money() == self.state.bought_cents, action
        self.events += self.said
        return self

    def money(self) -> int:
        """Everything in front of the players, on the felt and with the house."""
        on_felt = sum(bet.cents for bet in self.state.bets)
        return sum(seat.cents for seat in self.state.seats) + on_felt + self.state.house_cents

    def why_not(self, action: Action) -> Refusal | None:
        """The game's answer, unchanged."""
        return self.game.why_not(self.rules, self.state, action)

    def refused(self, action: Action) -> tuple[str, str]:
        """Code and citation of the refusal; empty strings where there is none."""
        refusal = self.why_not(action)
        return (refusal.code, refusal.cite) if refusal else ("", "")

    def bet(self, key: str, cents: int, seat: int = 1, **more: Any) -> Play:
        """Chips on a key."""
        return self.do(PlaceBet(seat, BetKey.parse(key), cents, **more))

    def lift(self, key: str, cents: int = 0, seat: int = 1) -> Play:
        """Chips off a key."""
        return self.do(RemoveBet(seat, BetKey.parse(key), cents))

    def lying(self, key: str, seat: int = 1) -> Bet:
        """The seat's bet on a key, which has to be there."""
        bet = self.state.bet(seat, BetKey.parse(key))
        assert bet is not None, f"nothing lies on {key}"
        return bet

    def to_chance(self) -> Play:
        """The dealer's routine up to the point where chance decides."""
        while self.game.needs(self.rules, self.state) is None:
            action = self.game.routine(self.rules, self.state, frozenset())
            assert action is not None, f"the table is stuck in {self.state.phase}"
            self.do(action)
        return self

    def outcome(self, *faces: str) -> Play:
        """The dealer's routine, then this outcome by the names of its faces."""
        self.to_chance()
        request = self.game.needs(self.rules, self.state)
        assert request is not None
        return self.do(Resolve(tuple(request.faces.index(face) for face in faces)))

    def irregular(self, code: str, **detail: object) -> Play:
        """Something goes wrong."""
        return self.do(RaiseIrregularity(code, particulars(**detail)))

    def cents(self, seat: int = 1) -> int:
        """A seat's bankroll."""
        return self.state.seats[seat - 1].cents

    def settled(self) -> list[BetSettled]:
        """The settlements of the last call, in their order."""
        return [event for event in self.said if isinstance(event, BetSettled)]

    def settlement(self, key: str, seat: int = 1) -> BetSettled:
        """The one settlement of a key in the last call."""
        (found,) = [event for event in self.settled() if event.key == BetKey.parse(key) and event.seat == seat]
        return found

    def calls(self) -> list[str]:
        """The codes the dealer announced in the last call."""
        return [event.code for event in self.said if isinstance(event, Announced)]

    def heard(self, kind: type[Event]) -> list[Any]:
        """The events of one kind in the last call."""
        return [event for event in self.said if isinstance(event, kind)]

    def top_up(self, cents: int, seat: int = 1) -> Play:
        """More chips for a seat."""
        return self.do(BuyIn(seat, cents))
