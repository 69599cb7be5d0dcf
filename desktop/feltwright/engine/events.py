"""Everything that happens at a table: frozen, past tense, one vocabulary for every game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from feltwright.engine.actions import Detail
from feltwright.engine.money import Odds
from feltwright.engine.wagers import BetKey, Part, Result


class SeatTaken(Struct, frozen=True, tag=True, gc=False):
    """A player sat down."""

    seat: int
    name: str
    cents: int
    colour: str


class SeatLeft(Struct, frozen=True, tag=True, gc=False):
    """A player cashed out and left."""

    seat: int
    cents: int


class BoughtIn(Struct, frozen=True, tag=True, gc=False):
    """A player bought more chips."""

    seat: int
    cents: int


class BetPlaced(Struct, frozen=True, tag=True, gc=False):
    """Chips were put down; `total_cents` is what the seat now has on the key."""

    seat: int
    key: BetKey
    cents: int
    total_cents: int
    cite: str
    vig_cents: int = 0
    tender: str = "chips"
    confirmed_by: tuple[str, ...] = ()


class BetRemoved(Struct, frozen=True, tag=True, gc=False):
    """Chips were taken down; a commission paid for them comes back too."""

    seat: int
    key: BetKey
    cents: int
    total_cents: int
    vig_cents: int = 0


class BetReturned(Struct, frozen=True, tag=True, gc=False):
    """Chips were handed back by the dealer, no part of the wager."""

    seat: int
    key: BetKey
    cents: int
    total_cents: int
    cite: str


class BetMoved(Struct, frozen=True, tag=True, gc=False):
    """A bet travelled to another area with its chips."""

    seat: int
    key: BetKey
    to: BetKey
    cents: int
    cite: str


class BetCalled(Struct, frozen=True, tag=True, gc=False):
    """A wager was called on or off; the button goes on top of it."""

    seat: int
    key: BetKey
    on: bool
    cite: str


class BetSettled(Struct, frozen=True, tag=True, gc=False):
    """A wager was decided. `net_cents` is what the player gained or lost by it, commission included."""

    seat: int
    key: BetKey
    result: Result
    cents: int
    won_cents: int
    commission_cents: int
    returned_cents: int
    net_cents: int
    cite: str
    odds: Odds | None = None
    parts: tuple[Part, ...] = ()
    coupon_cents: int = 0
    """Face value of a match play coupon that won or lost with the chips."""


class PhaseChanged(Struct, frozen=True, tag=True, gc=False):
    """The round moved on."""

    phase: str


class Announced(Struct, frozen=True, tag=True, gc=False):
    """The dealer called something; the words for the code are the app's."""

    code: str
    params: Detail = ()
    cite: str = ""


class WheelSpun(Struct, frozen=True, tag=True, gc=False):
    """The wheel is turning; `ball` is the way the ball runs, empty where there is none."""

    wheel: str
    ball: str
    revolutions: int


class WheelStopped(Struct, frozen=True, tag=True, gc=False):
    """The wheel or ball came to rest in a section, counted clockwise from 0."""

    section: int
    face: str


class DiceOffered(Struct, frozen=True, tag=True, gc=False):
    """The stick pushed the set of dice to a seat."""

    seat: int
    cite: str


class DiceThrown(Struct, frozen=True, tag=True, gc=False):
    """The dice left the shooter's hand."""

    seat: int


class DiceRolled(Struct, frozen=True, tag=True, gc=False):
    """The dice came to rest with these faces up."""

    faces: tuple[int, ...]


class MarkerMoved(Struct, frozen=True, tag=True, gc=False):
    """A puck, crown or card-stand marker moved; an empty place means it is off the layout."""

    marker: str
    place: str
    face: str = ""


class CardDealt(Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """A card went to a place: a hand (`seat 3 hand 0`), the board, the stand; an empty card is face down."""

    place: str
    position: int
    card: str
    across: bool = False
    """Laid crosswise, so that everybody sees it is the only one to come."""


class CardTurned(Struct, frozen=True, tag=True, gc=False):
    """A face-down card was turned up."""

    place: str
    position: int
    card: str


class CardsCollected(Struct, frozen=True, tag=True, gc=False):
    """All cards of a place were taken away."""

    place: str


class Decided(Struct, frozen=True, tag=True, gc=False):
    """A player made a decision."""

    seat: int
    choice: str
    hand: int = 0
    cents: int = 0
    detail: Detail = ()


class IrregularityRuled(Struct, frozen=True, tag=True, gc=False):
    """An irregularity was raised and ruled on as the clause says."""

    code: str
    ruling: str
    cite: str
    detail: Detail = ()


class RoundVoided(Struct, frozen=True, tag=True, gc=False):
    """A spin, roll or deal counts for nothing; the wagers stand for the next one."""

    what: str
    cite: str


class OverrideRecorded(Struct, frozen=True, tag=True, gc=False):
    """Someone with authority let a wager exceed a limit; a written record is owed."""

    seat: int
    key: BetKey
    cents: int
    approved_by: tuple[str, ...]
    cite: str


class ProcedureNoted(Struct, frozen=True, tag=True, gc=False):
    """A step of the procedure that decides nothing but belongs in the record."""

    what: str
    cite: str
    detail: Detail = ()


class RoundEnded(Struct, frozen=True, tag=True, gc=False):
    """All wagers decided by this outcome are settled."""


class RoundBrokenOff(Struct, frozen=True, tag=True, gc=False):
    """The table was closed in the middle of the round: what was undecided has gone back, and it stands as opened."""

    cite: str


Event: TypeAlias = (
    SeatTaken
    | SeatLeft
    | BoughtIn
    | BetPlaced
    | BetRemoved
    | BetReturned
    | BetMoved
    | BetCalled
    | BetSettled
    | PhaseChanged
    | Announced
    | WheelSpun
    | WheelStopped
    | DiceOffered
    | DiceThrown
    | DiceRolled
    | MarkerMoved
    | CardDealt
    | CardTurned
    | CardsCollected
    | Decided
    | IrregularityRuled
    | RoundVoided
    | OverrideRecorded
    | ProcedureNoted
    | RoundEnded
    | RoundBrokenOff
)
