"""Steps already worked out, for simulations that meet the same position again and again.

`perform` is pure, and of a state it reads the bets, the phase, the game's own part and who is seated; bankrolls only
have to cover what a step takes. So a step is known by the identity of those parts and the action, and what it did to
the money is kept as differences. Sitting down and leaving empties the memory.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Action, BuyIn, LeaveSeat, TakeSeat
from feltwright.engine.events import Event
from feltwright.engine.game import Seat, State, Step
from feltwright.engine.wagers import Bet

LIMIT = 50_000


class _Known(Struct, frozen=True, gc=False):
    bets: tuple[Bet, ...]
    phase: str
    play: Any
    rounds: int
    house_cents: int
    moved: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]


class Memo:
    """Known steps of one table."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, str, Action], _Known] = {}
        self._parts: dict[Any, Any] = {}
        """One object for each distinct part, so that equal positions are identical ones."""

    def recall(self, state: State[Any], action: Action) -> Step[Any] | None:
        """The step, if this action was legal in this position before and the seats can pay for it now."""
        known = self._known.get((id(state.bets), id(state.play), state.phase, action))
        if known is None:
            return None
        seats = state.seats
        if known.moved:
            changed = list(seats)
            for number, cents in known.moved:
                seat = changed[number]
                if seat.cents + cents < 0:
                    return None
                changed[number] = Seat(seat.name, seat.cents + cents, seat.colour)
            seats = tuple(changed)
        fresh = State(
            seats,
            known.bets,
            known.phase,
            known.play,
            state.round + known.rounds,
            state.house_cents + known.house_cents,
            state.bought_cents,
        )
        return Step(fresh, known.events)

    def learn(self, state: State[Any], action: Action, step: Step[Any]) -> Step[Any]:
        """Remember a legal step; the same step, made of parts that later positions will share."""
        if isinstance(action, TakeSeat | LeaveSeat | BuyIn) or len(self._known) >= LIMIT:
            self._known.clear()
            self._parts.clear()
            return step
        after = step.state
        known = _Known(
            self._shared(after.bets),
            after.phase,
            self._shared(after.play),
            after.round - state.round,
            after.house_cents - state.house_cents,
            _moved(state.seats, after.seats),
            step.events,
        )
        bets, play = self._shared(state.bets), self._shared(state.play)
        self._known[id(bets), id(play), state.phase, action] = known
        return Step(replace(after, bets=known.bets, play=known.play), step.events)

    def _shared(self, part: Any) -> Any:
        return self._parts.setdefault(part, part)


def _moved(before: tuple[Seat, ...], after: tuple[Seat, ...]) -> tuple[tuple[int, int], ...]:
    pairs = enumerate(zip(before, after, strict=True))
    return tuple((number, new.cents - old.cents) for number, (old, new) in pairs if new is not old)
