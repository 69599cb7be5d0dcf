"""What may be bet: keys, the wager table of a game, and bets that lie on the felt."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from feltwright.engine.money import Odds


class BetKey(Struct, frozen=True, order=True, gc=False):
    """One place on the felt where chips can lie.

    `on` is the wager's parameter (a number, a pair of cards, the faces of a hop); `spot` is the betting position
    for wagers that each position has for itself, and 0 for areas common to the table.

    >>> BetKey.parse("place_win:6"), str(BetKey("ante", spot=3))
    (BetKey(wager='place_win', on='6', spot=0), 'ante@3')
    """

    wager: str
    on: str = ""
    spot: int = 0

    def __str__(self) -> str:
        return self.wager + (f":{self.on}" if self.on else "") + (f"@{self.spot}" if self.spot else "")

    @classmethod
    def parse(cls, text: str) -> BetKey:
        """Read `wager`, `wager:on` or `wager:on@spot`; ValueError for a spot that is no number."""
        rest, at, spot = text.partition("@")
        if at and not (spot.isascii() and spot.isdecimal()):
            raise ValueError(f"the betting position in {text!r} is not a number")
        wager, _, on = rest.partition(":")
        return cls(wager, on, int(spot or 0))


class Pay(Struct, frozen=True, gc=False):
    """One line of a pay table: the odds, and what has to come up for them (empty: whenever it wins)."""

    odds: Odds
    when: str = ""


class Basis(StrEnum):
    """What a house edge is a fraction of."""

    BET = "per bet"
    RESOLVED = "per resolved bet"
    CYCLE = "per bet, played until the ladder starts anew"


class Wager(Struct, frozen=True, gc=False):
    """A row of a game's WAGERS table."""

    id: str
    name: str
    cite: str
    when: str
    basis: Basis = Basis.BET
    group: str = ""
    placed_by: str = "player"
    """`player`; `travel` for a place chips reach only by moving there; `decision` for one they reach by a player's
    decision; `call` for a bet without an area; `automatic` for a bonus without chips of its own."""
    named: bool = False
    """The name already says what it is on; otherwise the book adds the parameter to it."""
    of_hand: bool = False
    """The parameter is one of the position's hands, counted from 0; people count them from 1."""
    fixed: bool = False
    """It is made in one size only, whatever the house does about other bets outside their limits."""


class Terms(Struct, frozen=True, gc=False):
    """Everything the table asks of one key under the rules in force."""

    key: BetKey
    wager: Wager
    pays: tuple[Pay, ...]
    pay_cite: str
    unit_cents: int
    minimum_cents: int
    maximum_cents: int
    limit_cite: str


class Bet(Struct, frozen=True, gc=False):
    """Chips of one seat on one key."""

    seat: int
    key: BetKey
    cents: int
    on: bool | None = None
    """Called on or off by the player; None: as the rules have it."""
    vig_cents: int = 0
    """Commission paid when the bet was made, refunded if it is taken down undecided."""
    coupon_cents: int = 0
    """Face value of a match play coupon lying with the chips."""
    held: bool = False
    """The bet has been in play and may no longer be touched freely."""
    approved_cents: int = 0
    """Up to here someone with authority let it exceed the table maximum."""


class Result(StrEnum):
    """How a wager ended."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    VOID = "void"
    STANDS = "stands"


class Part(Struct, frozen=True, gc=False):
    """One component of a wager that is paid as several."""

    wager: str
    cents: int
    result: Result
    odds: Odds | None = None


class Verdict(Struct, frozen=True, gc=False):
    """What the rules say of one bet after an outcome."""

    result: Result
    cite: str
    odds: Odds | None = None
    parts: tuple[Part, ...] = ()
    stays_up: bool = False
    """The stake is left on its area after a win."""
    vig_percent: int = 0
    """Commission taken out of the winnings."""
    vig_cents: int = 0
    """Commission on the winnings where the game has worked it out itself."""
    vig_owed: bool = False
    """The commission is marked up and collected later; the winnings are paid in full."""
