"""Everything that can be wished at a table: frozen, the same few kinds for every game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from feltwright.engine.wagers import BetKey

Detail: TypeAlias = tuple[tuple[str, str], ...]
"""Named particulars of an action; a tuple so that actions stay hashable."""


class TakeSeat(Struct, frozen=True, tag=True, gc=False):
    """A player sits down with a bankroll and, where the rules ask for it, a chip colour."""

    seat: int
    name: str
    cents: int
    colour: str = ""


class LeaveSeat(Struct, frozen=True, tag=True, gc=False):
    """A player with nothing on the felt cashes out and leaves."""

    seat: int


class BuyIn(Struct, frozen=True, tag=True, gc=False):
    """A seated player buys more chips."""

    seat: int
    cents: int


class PlaceBet(Struct, frozen=True, tag=True, gc=False):
    """Chips go onto the felt, on top of what the seat already has there."""

    seat: int
    key: BetKey
    cents: int
    tender: str = "chips"
    """`chips`, `cash` (a verbal bet accompanied by cash) or `match_play` (a coupon beside chips)."""
    confirmed_by: tuple[str, ...] = ()
    """The table staff who confirmed or approved it, for late, verbal and over-limit bets."""


class RemoveBet(Struct, frozen=True, tag=True, gc=False):
    """Chips come off the felt; 0 cents means all of them."""

    seat: int
    key: BetKey
    cents: int = 0


class CallBet(Struct, frozen=True, tag=True, gc=False):
    """The player calls a wager on or off, confirmed by the dealer."""

    seat: int
    key: BetKey
    on: bool
    confirmed_by: tuple[str, ...] = ("dealer", "boxperson")


class Proceed(Struct, frozen=True, tag=True, gc=False):
    """The dealer takes the next step of the procedure: spin, no more bets, throw, deal."""

    step: str
    detail: Detail = ()


class Decide(Struct, frozen=True, tag=True, gc=False):
    """A player's decision: accept the dice, hit, fold, raise. `hand` counts a seat's hands from 0."""

    seat: int
    choice: str
    hand: int = 0
    cents: int = 0
    detail: Detail = ()


class Resolve(Struct, frozen=True, tag=True, gc=False):
    """Chance answers: positions in the faces of the request that `needs` gave."""

    picks: tuple[int, ...]


class RaiseIrregularity(Struct, frozen=True, tag=True, gc=False):
    """Something goes wrong at the table, and the regulation says what follows."""

    code: str
    detail: Detail = ()


class BreakOff(Struct, frozen=True, tag=True, gc=False):
    """The table closes in the middle of things: what lies on the felt goes back to its seats, undecided."""


GameAction: TypeAlias = (
    TakeSeat | LeaveSeat | BuyIn | PlaceBet | RemoveBet | CallBet | Proceed | Decide | Resolve | RaiseIrregularity
)
"""What the rules of a game answer."""
Action: TypeAlias = GameAction | BreakOff
"""Everything; what is no game's own the table answers."""


def particulars(**values: object) -> Detail:
    """Named particulars as an action carries them."""
    return tuple((name, str(value)) for name, value in values.items())


def particular(detail: Detail, name: str, default: str = "") -> str:
    """The value of one particular."""
    return next((value for key, value in detail if key == name), default)
