"""A table in use: the only mutable thing in the engine, a shell around the current frozen state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from feltwright.engine import breaking_off
from feltwright.engine.actions import Action, BreakOff, Decide, GameAction, Proceed, RaiseIrregularity, Resolve
from feltwright.engine.chance import ChanceRequest, ChanceSource
from feltwright.engine.events import Event
from feltwright.engine.game import GameDef, Rules, State, Step
from feltwright.engine.memo import Memo
from feltwright.engine.refusals import IllegalAction, Refusal

AnyGame: TypeAlias = GameDef[Any, Any]
AnyState: TypeAlias = State[Any]


class Entry(Struct, frozen=True, gc=False):
    """One line of the log: what was done and what came of it."""

    action: Action
    events: tuple[Event, ...]


Listener: TypeAlias = Callable[[Entry], None]


def why_not(game: AnyGame, rules: Rules, state: AnyState, action: Action) -> Refusal | None:
    """The only judge: the game, or for what is no game's own the table."""
    if isinstance(action, BreakOff):
        return breaking_off.why_not(game, rules, state)
    return game.why_not(rules, state, action)


def perform(game: AnyGame, rules: Rules, state: AnyState, action: Action) -> Step[Any]:
    """What a legal action leads to."""
    if isinstance(action, BreakOff):
        return breaking_off.perform(game, rules, state)
    return game.perform(rules, state, action)


class Table:
    """Asks `why_not`, performs, has the step recorded, takes it, and tells its listeners, in that order."""

    def __init__(self, game: AnyGame, rules: Rules, state: AnyState | None = None, memo: Memo | None = None) -> None:
        self.game = game
        self.rules = rules
        self._memo = memo
        self.state: AnyState = game.open(rules) if state is None else state
        self.log: list[Entry] = []
        self._listeners: list[Listener] = []
        self._recorder: Listener | None = None

    def record(self, recorder: Listener) -> None:
        """Have every step recorded before it happens: what the recorder raises leaves the table as it was."""
        self._recorder = recorder

    def subscribe(self, listener: Listener) -> None:
        """Be told of every step, after the state has changed."""
        self._listeners.append(listener)

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action may not be done now."""
        return why_not(self.game, self.rules, self.state, action)

    def do(self, action: Action) -> Entry:
        """Do a legal action; IllegalAction otherwise, with nothing changed."""
        step = self._memo.recall(self.state, action) if self._memo is not None else None
        if step is None:
            step = self._work_out(action)
        entry = Entry(action, step.events)
        if self._recorder is not None:
            self._recorder(entry)
        self.state = step.state
        self.log.append(entry)
        for listener in self._listeners:
            listener(entry)
        return entry

    def _work_out(self, action: Action) -> Step[Any]:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        step = perform(self.game, self.rules, self.state, action)
        return step if self._memo is None else self._memo.learn(self.state, action, step)

    def needs(self) -> ChanceRequest | None:
        """What is left to chance now."""
        return self.game.needs(self.rules, self.state)

    def resolve(self, source: ChanceSource) -> Entry:
        """Let chance answer the pending request."""
        request = self.needs()
        assert request is not None, "nothing is left to chance"
        return self.do(Resolve(source.draw(request)))

    def routine(self, idle: frozenset[int] = frozenset()) -> GameAction | None:
        """What the table does next by itself to reach chance."""
        return self.game.routine(self.rules, self.state, idle)

    def settling(self) -> GameAction | None:
        """The dealer's next step where the wagers are decided and only steps of his are left."""
        return breaking_off.settling(self.game, self.rules, self.state)

    @property
    def is_under_way(self) -> bool:
        """Whether closing the table now would cut anything short."""
        return breaking_off.is_under_way(self.game, self.state)

    def come_to_rest(self) -> None:
        """The table closes: what is decided is settled, and what is not is broken off."""
        while (step := self.settling()) is not None:
            self.do(step)
        if self.why_not(BreakOff()) is None:
            self.do(BreakOff())

    def offers(self) -> Iterator[GameAction]:
        """Every step, decision and irregularity that is legal now, without particulars."""
        for action in self._candidates():
            if self.why_not(action) is None:
                yield action

    def _candidates(self) -> Iterator[GameAction]:
        for step in self.game.steps:
            yield Proceed(step.id)
        for decision in self.game.decisions:
            for seat, place in enumerate(self.state.seats, start=1):
                if place.name:
                    yield from (Decide(seat, decision.id, hand) for hand in self.game.hands(self.state, seat))
        for row in self.game.irregularities:
            yield RaiseIrregularity(row.id, tuple((name, values[0]) for name, values in row.takes if values))
