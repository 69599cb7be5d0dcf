"""What *Let it run* may do by itself: the dealer's steps, and what players do without touching their chips."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed, RemoveBet
from feltwright.engine.game import Seat
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.table import AnyState, Table
from feltwright.engine.wagers import BetKey

RICH_CENTS = 10**12
FEW_BETS = 10
"""No table wants more wagers than this before it goes on."""


class Wanted(Struct, frozen=True):
    """Why the routine does not go on: the dealer's step that is refused, and the wager it waits for."""

    refusal: Refusal
    step: Proceed | None = None
    key: BetKey | None = None


def why_not_alone(table: Table, action: Action, seat: int) -> Wanted | None:
    """Why the routine waits for a player: it wants a wager, best of the seat that bets, or chips for a decision."""
    if isinstance(action, PlaceBet | RemoveBet):
        return _wager_wanted(table, seat)
    if isinstance(action, Decide) and _costs_chips(table, action):
        return Wanted(refuse("PLAYER_DECIDES", seat=action.seat))
    return None


def _wager_wanted(table: Table, seat: int) -> Wanted:
    """The step that a wager would make possible, and why it may not be taken without; as if all had chips enough."""
    state = replace(table.state, seats=tuple(_rich(place) for place in table.state.seats))
    others = frozenset(range(1, len(state.seats) + 1)) - {seat}
    own = table.game.routine(table.rules, state, others)
    bet = own if isinstance(own, PlaceBet) else table.game.routine(table.rules, state, frozenset())
    assert isinstance(bet, PlaceBet), "with chips enough somebody bets"
    wish = bet
    for _ in range(FEW_BETS):
        state = table.game.perform(table.rules, state, wish).state
        for step in (Proceed(row.id) for row in table.game.steps):
            refusal = table.why_not(step)
            if refusal is not None and table.game.why_not(table.rules, state, step) is None:
                return Wanted(refusal, step, bet.key)
        following = table.game.routine(table.rules, state, frozenset())
        assert isinstance(following, PlaceBet), "a wager leads to another, or to a step"
        wish = following
    raise AssertionError("the routine goes on betting")


def _rich(place: Seat) -> Seat:
    return replace(place, cents=RICH_CENTS) if place.name else place


def _costs_chips(table: Table, action: Decide) -> bool:
    """Whether a decision puts chips out or gives up what lies; what the end of a round brings is no decision."""
    after = table.game.perform(table.rules, table.state, action).state
    rack, whole = _chips(table.state, action.seat)
    rack_then, whole_then = _chips(after, action.seat)
    return rack_then < rack or (after.round == table.state.round and whole_then < whole)


def _chips(state: AnyState, seat: int) -> tuple[int, int]:
    """What lies in a seat's rack, and that with what lies on the felt."""
    rack = state.seats[seat - 1].cents
    return rack, rack + sum(bet.cents for bet in state.bets if bet.seat == seat)
