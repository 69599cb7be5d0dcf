"""A table closed in the middle of things: one answer for every game, where the texts give none (HOU-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from feltwright.engine.actions import Decide, PlaceBet, Proceed, RaiseIrregularity, particulars
from feltwright.engine.events import BetSettled, ProcedureNoted, RoundBrokenOff, RoundEnded
from feltwright.engine.families.card_table import PREPARING
from feltwright.engine.game import BETTING, GameDef, Rules, State, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till

CITE = "HOU-1"
ENDS = BetSettled | RoundEnded
"""What a round that is decided comes to."""
MOST_STEPS = 20
"""No dealer takes more between the last decision and the settlement."""


def why_not(game: GameDef[Any, Any], rules: Rules, state: State[Any]) -> Refusal | None:
    """Something has to be cut short, and nothing of it may be decided already."""
    if not is_under_way(game, state):
        return refuse("NOTHING_TO_BREAK_OFF", CITE)
    if settling(game, rules, state) is not None:
        return refuse("SETTLE_FIRST", CITE)
    return None


def is_under_way(game: GameDef[Any, Any], state: State[Any]) -> bool:
    """Whether a round has begun, chips lie on the felt or commission is owed."""
    at_rest = state.phase in (game.phases[0].id, BETTING) or state.phase in PREPARING
    return not at_rest or bool(state.bets) or any(owed(game, state))


def owed(game: GameDef[Any, Any], state: State[Any]) -> tuple[int, ...]:
    """What each seat owes the house."""
    return tuple(game.owed(state, seat) for seat in range(1, len(state.seats) + 1))


def settling(game: GameDef[Any, Any], rules: Rules, state: State[Any]) -> Proceed | RaiseIrregularity | None:
    """The dealer's next step where only steps of his are left to the end of the round: the wagers are decided."""
    first = None
    for _ in range(MOST_STEPS):
        step = _dealers_step(game, rules, state)
        if step is None:
            return None
        first = first or step
        done = game.perform(rules, state, step)
        if any(isinstance(event, ENDS) for event in done.events):
            return first
        state = done.state
    return None


def _dealers_step(game: GameDef[Any, Any], rules: Rules, state: State[Any]) -> Proceed | RaiseIrregularity | None:
    """What the dealer does while neither chance nor a player is asked."""
    if state.phase == BETTING or game.needs(rules, state) is not None:
        return None
    step = game.routine(rules, state, frozenset())
    if not isinstance(step, Proceed | RaiseIrregularity) or game.why_not(rules, state, step) is not None:
        return None
    return None if _players_may_act(game, rules, state) else step


def _players_may_act(game: GameDef[Any, Any], rules: Rules, state: State[Any]) -> bool:
    """Whether a player may still decide something, or make a wager."""
    seats = [seat for seat, place in enumerate(state.seats, start=1) if place.name]
    wishes = (wish for seat in seats for wish in _wishes(game, rules, state, seat))
    return any(game.why_not(rules, state, wish) is None for wish in wishes)


def _wishes(game: GameDef[Any, Any], rules: Rules, state: State[Any], seat: int) -> Iterator[Decide | PlaceBet]:
    """Every decision of a seat, and every wager for a chip or for the least."""
    for row in game.decisions:
        yield from (Decide(seat, row.id, hand) for hand in game.hands(state, seat))
    for key, terms in rules.book.items():
        yield from (PlaceBet(seat, key, cents) for cents in (rules.chips_cents[0], terms.least_cents))


def perform(game: GameDef[Any, Any], rules: Rules, state: State[Any]) -> Step[Any]:
    """Wagers and what was paid ahead for them go back, what is owed is collected, and the table stands as opened."""
    till = Till(state, rules.chips_cents[0])
    for bet in state.bets:
        till.hand_back(bet, bet.cents, CITE)
        if bet.vig_cents:
            told = particulars(seat=bet.seat, cents=bet.vig_cents)
            till.tell(ProcedureNoted("COMMISSION_RETURNED", CITE, told))
    for seat, cents in enumerate(owed(game, state), start=1):
        if cents:
            till.collect(seat, cents, game.owed_cite)
    till.tell(RoundBrokenOff(CITE))
    return till.close(game.phases[0].id, game.start(rules), rounds=1)
