"""The exact house edge of a wager under the rules in force."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from msgspec import Struct

from feltwright.engine.actions import GameAction, PlaceBet, Resolve, TakeSeat
from feltwright.engine.chance import outcomes
from feltwright.engine.events import BetMoved, BetSettled, Event
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame, AnyState
from feltwright.engine.wagers import Basis, BetKey, Result
from feltwright.odds.chain import Branch, expected

BETTOR = 2
IDLE = frozenset({BETTOR})
BANKROLL_UNITS = 10**9
STAKES = (20, 12, 10, 6, 5, 4, 3, 2, 1)
"""How many payable units the stake is a multiple of: twenty if it may be, so that five percent comes out whole."""


class NoStake(AssertionError):
    """A wager for which the limits leave no stake that could be paid: nobody can make it, so it has no edge."""


class Edge(Struct, frozen=True):
    """The house's exact share of what is put at risk, commission included."""

    key: BetKey
    per_bet: Fraction
    per_resolved: Fraction
    basis: Basis
    low: Fraction
    high: Fraction
    """The range over the positions in which the wager can be made; equal where it does not matter."""
    strategy: str = ""
    """How the decisions that follow the bet are made, where there are any."""
    walked: int = 0
    """How many outcomes were looked at one by one; none where the game has a count of its own."""

    @property
    def shown(self) -> Fraction:
        """The edge on the basis people quote for this wager."""
        return self.per_resolved if self.basis is Basis.RESOLVED else self.per_bet


class _Steps(Struct):
    """How far a walk has come."""

    count: int = 0


class _Sight(Struct, frozen=True):
    """A position as the walk sees it: the state, and where the watched bet now lies."""

    state: AnyState
    key: BetKey


@cache
def own_count(game_id: str) -> ModuleType | None:
    """`odds/<id>.py`: a game with too many deals to walk counts them there, in `exact(game, rules, key)`."""
    name = f"feltwright.odds.{game_id}"
    return import_module(name) if find_spec(name) is not None else None


def edge(game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """Walk every outcome from every position the wager can be made in, or ask the game's own count."""
    counts = own_count(game.id)
    if counts is not None:
        found: Edge = counts.exact(game, rules, key)
        return found
    basis = rules.book[key].wager.basis
    walk = _cycle if basis is Basis.CYCLE else _until_decided
    seated, steps = _seated(game, rules), _Steps()
    values = [walk(game, rules, key, _follow(game, rules, seated, route), steps) for route in game.routes(rules, key)]
    shown = [resolved if basis is Basis.RESOLVED else each for each, resolved in values]
    each = sum((value for value, _ in values), Fraction(0)) / len(values)
    resolved = sum((value for _, value in values), Fraction(0)) / len(values)
    return Edge(key, each, resolved, basis, min(shown), max(shown), walked=steps.count)


def edges(game: AnyGame, rules: Rules) -> Iterator[Edge]:
    """The edge of every wager a player can make."""
    for key, terms in rules.book.items():
        if terms.wager.placed_by == "player":
            yield edge(game, rules, key)


def _seated(game: AnyGame, rules: Rules) -> AnyState:
    cents = BANKROLL_UNITS * rules.chips_cents[0]
    state: AnyState = game.open(rules)
    for seat, colour in ((1, "white"), (BETTOR, "red")):
        state = game.apply(rules, state, TakeSeat(seat, f"Seat {seat}", cents, colour)).state
    return state


def _follow(game: AnyGame, rules: Rules, state: AnyState, route: tuple[GameAction, ...]) -> AnyState:
    for action in route:
        state = game.apply(rules, state, action).state
    return state


def _placed(game: AnyGame, rules: Rules, state: AnyState, key: BetKey) -> tuple[AnyState, int]:
    """The state with the bet down, and what it put at risk."""
    terms = rules.book[key]
    for multiple in STAKES:
        stake = terms.unit_cents * multiple
        action = PlaceBet(BETTOR, key, -(-terms.minimum_cents // stake) * stake)
        if game.why_not(rules, state, action) is None:
            after = game.perform(rules, state, action).state
            return after, state.seats[BETTOR - 1].cents - after.seats[BETTOR - 1].cents
    raise NoStake(f"no stake on {key} is accepted where its route ends")


def _until_decided(
    game: AnyGame, rules: Rules, key: BetKey, state: AnyState, steps: _Steps
) -> tuple[Fraction, Fraction]:
    placed, risked = _placed(game, rules, state, key)

    def expand(sight: _Sight) -> Iterator[tuple[Branch, _Sight | None]]:
        for weight, after, events in _outcomes(game, rules, sight.state):
            steps.count += 1
            net, decided, settled, now = _watch(events, sight.key)
            if settled:
                yield Branch(weight, (net, decided)), None
            else:
                yield Branch(weight, (0, 0), _name(game, after, now)), _Sight(after, now)

    won, decided = expected(_name(game, placed, key), _Sight(placed, key), expand, 2)
    return -won / risked, -won / (risked * decided)


def _cycle(game: AnyGame, rules: Rules, key: BetKey, state: AnyState, steps: _Steps) -> tuple[Fraction, Fraction]:
    """A ladder wager, made again on every spin until the ladder is back at its foot."""
    foot = game.memory(state.play)

    def expand(sight: _Sight) -> Iterator[tuple[Branch, _Sight | None]]:
        start = sight.state
        if sight.state is not state:
            (route,) = game.routes(rules, key)
            start = _follow(game, rules, start, route)
        placed, risked = _placed(game, rules, start, key)
        for weight, after, events in _outcomes(game, rules, placed):
            steps.count += 1
            net = _watch(events, key)[0]
            rung = game.memory(after.play)
            on = None if rung == foot else _Sight(after, key)
            yield Branch(weight, (net, risked), rung if on else None), on

    won, risked = expected(foot, _Sight(state, key), expand, 2)
    return -won / risked, -won / risked


def _outcomes(game: AnyGame, rules: Rules, state: AnyState) -> Iterator[tuple[int, AnyState, tuple[Event, ...]]]:
    """Let the table run by itself to the next outcome, then take every one of them."""
    before: tuple[Event, ...] = ()
    request = game.needs(rules, state)
    while request is None:
        action = game.routine(rules, state, IDLE)
        assert action is not None, "the routine leads to chance"
        step = game.apply(rules, state, action)
        state, before, request = step.state, before + step.events, game.needs(rules, step.state)
    for picks, weight in outcomes(request):
        step = game.perform(rules, state, Resolve(picks))
        yield weight, step.state, before + step.events


def _watch(events: tuple[Event, ...], key: BetKey) -> tuple[int, int, bool, BetKey]:
    """What happened to the watched bet: its net, whether win or loss decided it, whether it is over, where it is."""
    for event in events:
        if isinstance(event, BetSettled) and event.seat == BETTOR and event.key == key:
            return event.net_cents, int(event.result in (Result.WIN, Result.LOSE)), True, key
        if isinstance(event, BetMoved) and event.seat == BETTOR and event.key == key:
            key = event.to
    return 0, 0, False, key


def _name(game: AnyGame, state: AnyState, key: BetKey) -> Hashable:
    return state.phase, state.bets, game.memory(state.play), key
