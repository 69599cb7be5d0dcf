"""Cues: frozen instructions to move one piece, with the moment they start and how long they take."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from feltwright.engine.actions import Detail
from feltwright.motion.spread import Lie
from feltwright.motion.supply import Supply


class ChipsMove(Struct, frozen=True, kw_only=True):
    """Chips of a seat travel; they leave `origin` when the cue starts and lie on `target` when it ends."""

    start_ms: float
    duration_ms: float
    seat: int
    cents: int
    origin: str
    target: str


class ChipsSet(Struct, frozen=True, kw_only=True):
    """A stack is counted anew: what the events did not move by themselves."""

    start_ms: float
    duration_ms: float = 0.0
    seat: int
    area: str
    cents: int


class ButtonSet(Struct, frozen=True, kw_only=True):
    """An ON or OFF button is put on (None: taken from) a seat's chips."""

    start_ms: float
    duration_ms: float = 0.0
    seat: int
    area: str
    on: bool | None


class WheelRelease(Struct, frozen=True, kw_only=True):
    """The wheel (and the ball against it) is set in motion; where it ends is not drawn yet."""

    start_ms: float
    duration_ms: float
    direction: str
    ball: str


class WheelSpin(Struct, frozen=True, kw_only=True):
    """The wheel runs out so that the drawn section comes to rest; `revolutions` is the least it makes."""

    start_ms: float
    duration_ms: float
    direction: str
    ball: str
    section: int
    revolutions: int


class DiceOffer(Struct, frozen=True, kw_only=True):
    """The stick pushes the dice to a seat."""

    start_ms: float
    duration_ms: float
    seat: int


class DiceThrow(Struct, frozen=True, kw_only=True):
    """The dice fly to the far wall and come to rest with these faces up."""

    start_ms: float
    duration_ms: float
    faces: tuple[int, ...]
    seat: int


class MarkerMove(Struct, frozen=True, kw_only=True):
    """A puck, crown or button goes to a place; an empty place takes it off."""

    start_ms: float
    duration_ms: float
    marker: str
    place: str
    face: str


class CardMove(Struct, frozen=True, kw_only=True):
    """A card goes from the shoe to its position, face down if it has no name."""

    start_ms: float
    duration_ms: float
    place: str
    position: int
    card: str
    across: bool = False


class CardFlip(Struct, frozen=True, kw_only=True):
    """A card on the felt is turned over."""

    start_ms: float
    duration_ms: float
    place: str
    position: int
    card: str


class CardSlide(Struct, frozen=True, kw_only=True):
    """A card on the felt moves to another position, or to where its hand now lies."""

    start_ms: float
    duration_ms: float
    origin: str
    origin_position: int
    place: str
    position: int
    card: str
    lie: Lie


class CardAway(Struct, frozen=True, kw_only=True):
    """A card leaves its place for the discards."""

    start_ms: float
    duration_ms: float
    place: str
    position: int


class SupplySet(Struct, frozen=True, kw_only=True):
    """Shoe and rack come to hold so many cards: shuffled, or what single cards did not bring there."""

    start_ms: float
    duration_ms: float = 0.0
    supply: Supply


class Announce(Struct, frozen=True, kw_only=True):
    """The dealer calls something: shown and read out, no piece moves."""

    start_ms: float
    duration_ms: float = 0.0
    code: str
    params: Detail = ()


class Pause(Struct, frozen=True, kw_only=True):
    """Nothing moves for a moment."""

    start_ms: float
    duration_ms: float


Cue: TypeAlias = (
    ChipsMove
    | ChipsSet
    | ButtonSet
    | WheelRelease
    | WheelSpin
    | DiceOffer
    | DiceThrow
    | MarkerMove
    | CardMove
    | CardFlip
    | CardSlide
    | CardAway
    | SupplySet
    | Announce
    | Pause
)


def end_ms(cue: Cue) -> float:
    """When a cue is over."""
    return cue.start_ms + cue.duration_ms


class Timeline(Struct, frozen=True):
    """Cues in the order they start, and where every card lies that is on the felt meanwhile."""

    cues: tuple[Cue, ...] = ()
    lies: dict[tuple[str, int], Lie] = {}

    @property
    def duration_ms(self) -> float:
        """When the last cue is over."""
        return max((end_ms(cue) for cue in self.cues), default=0.0)
