"""Rounds as a report tells them: balances, wagers with their time, decisions, outcomes, results and rulings."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from feltwright.engine.events import (
    BetCalled,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetSettled,
    BoughtIn,
    CardDealt,
    CardTurned,
    Decided,
    DiceRolled,
    Event,
    IrregularityRuled,
    OverrideRecorded,
    ProcedureNoted,
    RoundBrokenOff,
    RoundVoided,
    SeatLeft,
    SeatTaken,
    WheelStopped,
)
from feltwright.engine.table import AnyState
from feltwright.engine.wagers import BetKey
from feltwright.motion.board import Fittings, fold
from feltwright.report.replaying import Stride


class Wagered(Struct, frozen=True, gc=False):
    """Something done with chips, a seat or a decision, and when."""

    at_ms: int
    event: Event


class SeatBalance(Struct, frozen=True, gc=False):
    """What a seat had, rack and felt together, before and after."""

    seat: int
    name: str
    opening_cents: int
    closing_cents: int


class Felt(Struct, frozen=True, gc=False):
    """What lies on a felt: chips in the state, and cards, dice, ball and markers as the events left them."""

    state: AnyState
    fittings: Fittings


class Round(Struct, gc=False):
    """One round."""

    number: int
    started_ms: int
    ended_ms: int
    first: int
    """Sequence number of its first entry."""
    last: int
    before: AnyState
    after: AnyState
    wagers: list[Wagered]
    """Bets made, taken down, moved and called; seats taken and left; buy-ins; decisions; commission apart from bets."""
    outcomes: list[str]
    """Every card, roll and stop, in order."""
    results: list[BetSettled]
    rulings: list[Event]
    """Irregularities, voids and overrides, and that the round was broken off."""
    at_decision: Felt | None = None
    """The felt when its last wagers were decided, if pictures are wanted."""

    @property
    def is_broken_off(self) -> bool:
        """Whether the table was closed before the round was decided."""
        return any(isinstance(event, RoundBrokenOff) for event in self.rulings)

    def balances(self) -> list[SeatBalance]:
        """Opening and closing balance of every seat somebody sat at."""
        return [
            SeatBalance(
                number,
                new.name or old.name,
                old.cents + self.before.on_felt(number),
                new.cents + self.after.on_felt(number),
            )
            for number, (old, new) in enumerate(zip(self.before.seats, self.after.seats, strict=True), start=1)
            if new.name or old.name
        ]


def paired(round_: Round) -> tuple[list[int | None], list[Wagered]]:
    """When the wager of each result was made, as far as one is like the other, and everything else that was done.

    Plain chips that were put down once and settled as they lay need no telling twice. Where a seat took down, moved or
    got back what it had on a key, what it put there is told on its own.
    """
    open_: dict[tuple[int, BetKey, int], list[int]] = {}
    touched: set[tuple[int, BetKey]] = set()
    for place, made in enumerate(round_.wagers):
        event = made.event
        if type(event) is BetPlaced:
            if is_plain(event):
                open_.setdefault((event.seat, event.key, event.cents), []).append(place)
        elif isinstance(event, BetRemoved | BetReturned | BetMoved):
            touched.add((event.seat, event.key))
            if isinstance(event, BetMoved):
                touched.add((event.seat, event.to))
    if touched:
        open_ = {key: places for key, places in open_.items() if key[:2] not in touched}
    times: list[int | None] = []
    told: set[int] = set()
    for result in round_.results:
        places = open_.get((result.seat, result.key, result.cents))
        if places:
            told.add(place := places.pop(0))
            times.append(round_.wagers[place].at_ms)
        else:
            times.append(None)
    return times, [made for place, made in enumerate(round_.wagers) if place not in told]


def is_plain(event: BetPlaced) -> bool:
    """Chips on an empty spot, nothing charged for them and nobody asked."""
    return (
        event.cents == event.total_cents and not event.vig_cents and event.tender == "chips" and not event.confirmed_by
    )


WAGERED = (BetPlaced, BetRemoved, BetReturned, BetMoved, BetCalled, SeatTaken, SeatLeft, BoughtIn, Decided)
RULED = (IrregularityRuled, RoundVoided, OverrideRecorded, RoundBrokenOff)
ENDS = (BetSettled, RoundBrokenOff)
"""What the felt is shown before."""


class RoundKeeper:
    """Hears every step and keeps the rounds."""

    def __init__(self, keep_states: bool = False) -> None:
        self._keep_states = keep_states
        self._fittings = Fittings()
        self._rounds: list[Round] = []

    def __call__(self, stride: Stride) -> None:
        """Take in one step."""
        rounds, before, entry = self._rounds, stride.before, stride.entry
        if not rounds or rounds[-1].number != before.round:
            rounds.append(
                Round(before.round, entry.utc_ms, entry.utc_ms, entry.seq, entry.seq, before, before, [], [], [], [])
            )
        current = rounds[-1]
        current.ended_ms = entry.utc_ms
        current.last = entry.seq
        current.after = stride.after
        if self._keep_states:
            self._keep_felt(current, stride)
        for event in stride.events:
            kind = type(event)
            if kind is BetSettled:
                current.results.append(event)  # type: ignore[arg-type]
            elif kind in WAGERED or is_commission(event):
                current.wagers.append(Wagered(entry.utc_ms, event))
            elif kind in RULED:
                current.rulings.append(event)
            elif shown := outcome_of(event):
                current.outcomes.append(shown)

    def _keep_felt(self, current: Round, stride: Stride) -> None:
        """The felt before anything is collected or paid, or the round is broken off."""
        decided = next((n for n, event in enumerate(stride.events) if type(event) in ENDS), None)
        if decided is not None:
            current.at_decision = Felt(stride.before, fold(self._fittings, stride.events[:decided]))
        self._fittings = fold(self._fittings, stride.events)

    def finish(self) -> list[Round]:
        """All of them."""
        return self._rounds


def is_commission(event: Event) -> bool:
    """Whether commission moved that is part of no settlement."""
    return isinstance(event, ProcedureNoted) and event.what in ("COMMISSION_COLLECTED", "COMMISSION_RETURNED")


def outcome_of(event: Event) -> str:
    """A card, roll or stop in the fewest characters; empty for anything else."""
    if isinstance(event, WheelStopped):
        return event.face
    if isinstance(event, DiceRolled):
        return "-".join(map(str, event.faces))
    if isinstance(event, CardDealt | CardTurned) and event.card:
        return f"{_place(event.place)} {card_mark(event.card)}"
    return ""


@lru_cache(maxsize=256)
def card_mark(card: str) -> str:
    """A card as printed.

    >>> card_mark("TS"), card_mark("JK1")
    ('10s', 'joker')
    """
    if card.startswith("JK"):
        return "joker"
    rank = "10" if card[0] == "T" else card[0]
    return rank + card[1:].lower()


@lru_cache(maxsize=1024)
def _place(place: str) -> str:
    return place.removesuffix(".0").replace(".", " ").replace("_", " ").replace(":", " ")
