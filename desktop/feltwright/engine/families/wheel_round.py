"""A round at a wheel: bets, the call, the spin, one section, losers collected, winners paid."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from feltwright.engine.actions import Detail, PlaceBet, Proceed, RaiseIrregularity, particular
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import IrregularityRuled, MarkerMoved, ProcedureNoted, RoundVoided, WheelSpun
from feltwright.engine.game import BETTING, Irregularity, Named, Rules, State, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagering import return_excess
from feltwright.engine.wheels import CLOCKWISE, COUNTERCLOCKWISE, Wheel, opposite

P = TypeVar("P")

RUNNING = "running"
CALLED = "called"
SPINNING = "spinning"

SPIN = "spin"
NO_MORE_BETS = "no_more_bets"


class WheelRound(Struct, frozen=True):
    """How one game conducts its spins."""

    spin_cite: str
    call_cite: str
    call_first: bool
    """"No more bets" comes before the wheel is released, not while the ball runs."""
    alternates: bool
    """Two spins in the same direction are a dealer's error to be noted."""
    alternates_cite: str = ""
    cash_cite: str = ""
    cash_roles: tuple[str, ...] = ("dealer",)
    """Who must confirm a bet made in cash."""

    @property
    def phases(self) -> tuple[Named, ...]:
        """The phases of a round, in order."""
        between = (
            Named(CALLED, "No more bets", self.call_cite)
            if self.call_first
            else Named(RUNNING, "Ball running, bets open", self.spin_cite)
        )
        return Named(BETTING, "Place your bets"), between, Named(SPINNING, "No more bets, spinning", self.call_cite)

    @property
    def steps(self) -> tuple[Named, ...]:
        """The dealer's steps, in order."""
        call = Named(NO_MORE_BETS, "No more bets", self.call_cite)
        spin = Named(SPIN, "Spin", self.spin_cite)
        return (call, spin) if self.call_first else (spin, call)

    def open_phases(self) -> tuple[str, ...]:
        """The phases in which bets may be placed and taken down."""
        return (BETTING,) if self.call_first else (BETTING, RUNNING)

    def next_step(self, phase: str) -> str:
        """The step that belongs to a phase, or nothing while the wheel turns."""
        if phase == BETTING:
            return NO_MORE_BETS if self.call_first else SPIN
        return {CALLED: SPIN, RUNNING: NO_MORE_BETS}.get(phase, "")


def why_not_open(round_: WheelRound, state: State[Any]) -> Refusal | None:
    """Bets are touched only before "No more bets"."""
    if state.phase in round_.open_phases():
        return None
    return refuse("NO_MORE_BETS", round_.call_cite)


def why_not_tender(round_: WheelRound, action: PlaceBet) -> Refusal | None:
    """Chips, or cash with the confirmation the clause asks for."""
    if action.tender == "chips":
        return None
    if action.tender == "cash" and round_.cash_cite:
        if set(round_.cash_roles) & set(action.confirmed_by):
            return None
        return refuse("NEEDS_CONFIRMATION", round_.cash_cite, by=", ".join(round_.cash_roles))
    return refuse("TENDER_NOT_TAKEN", round_.cash_cite, tender=action.tender)


def why_not_proceed(round_: WheelRound, state: State[Any], action: Proceed) -> Refusal | None:
    """The dealer's steps come in their order."""
    wanted = round_.next_step(state.phase)
    if action.step not in (SPIN, NO_MORE_BETS):
        return refuse("UNKNOWN_STEP", step=action.step)
    if action.step != wanted:
        return refuse("NOT_THE_NEXT_STEP", round_.spin_cite, step=action.step, next=wanted or "the wheel stops")
    direction = particular(action.detail, "wheel", CLOCKWISE)
    if direction not in (CLOCKWISE, COUNTERCLOCKWISE) or any(name != "wheel" for name, _ in action.detail):
        return refuse("BAD_PARTICULAR", detail=dict(action.detail))
    return None


def request(wheel: Wheel, state: State[Any]) -> ChanceRequest | None:
    """Chance decides once the wheel turns and the bets are closed."""
    return ChanceRequest("wheel", wheel.faces) if state.phase == SPINNING else None


def direction_of(round_: WheelRound, state: State[Any], detail: Detail) -> str:
    """The way the wheel is turned: as the dealer says, else the other way from last time."""
    return particular(detail, "wheel") or (opposite(state.play.spun) if round_.alternates else CLOCKWISE)


def call_no_more_bets(round_: WheelRound, rules: Rules, state: State[P]) -> Step[P]:
    """Close the betting; what lies above the maximum goes back."""
    till = Till(state)
    till.announce("NO_MORE_BETS", round_.call_cite)
    return_excess(rules, till)
    return till.close(CALLED if round_.call_first else SPINNING, state.play)


def spin(round_: WheelRound, wheel: Wheel, state: State[Any], direction: str, play: P, marker: str = "") -> Step[P]:
    """Lift the marker that stands on the last outcome, and release the wheel, with the ball against it."""
    till = Till(state)
    if marker:
        till.tell(MarkerMoved(marker, ""))
    till.tell(WheelSpun(direction, opposite(direction) if wheel.ball else "", wheel.revolutions))
    if round_.alternates and direction == state.play.spun:
        till.tell(ProcedureNoted("SAME_DIRECTION_TWICE", round_.alternates_cite, (("wheel", direction),)))
    return till.close(SPINNING if round_.call_first else RUNNING, play)


def why_not_irregular(
    irregularities: tuple[Irregularity, ...], state: State[Any], action: RaiseIrregularity
) -> Refusal | None:
    """The irregularity must be one the game knows, at a moment when it can happen, with sound particulars."""
    found = find_irregularity(irregularities, action.code)
    if found is None:
        return refuse("UNKNOWN_IRREGULARITY", code=action.code)
    if state.phase not in found.phases:
        return refuse("CANNOT_HAPPEN_NOW", found.cite, code=action.code, phase=state.phase)
    takes = dict(found.takes)
    for name, value in action.detail:
        if name not in takes or (takes[name] and value not in takes[name]):
            return refuse("BAD_PARTICULAR", found.cite, name=name, value=value)
    return None


def find_irregularity(irregularities: tuple[Irregularity, ...], code: str) -> Irregularity | None:
    """The row of an irregularity."""
    return next((row for row in irregularities if row.id == code), None)


def rule_irregularity(irregularities: tuple[Irregularity, ...], state: State[P], action: RaiseIrregularity) -> Step[P]:
    """A void spin leaves every wager for the next one; anything else is noted and stands."""
    row = find_irregularity(irregularities, action.code)
    assert row is not None, action.code
    till = Till(state)
    if row.ruling == "void":
        till.announce("NO_SPIN", row.cite)
    till.tell(IrregularityRuled(row.id, row.ruling, row.cite, action.detail))
    if row.ruling != "void":
        return till.close(state.phase, state.play)
    till.tell(RoundVoided("spin", row.cite))
    return till.close(BETTING, state.play)


def routine(round_: WheelRound, state: State[Any]) -> Proceed | None:
    """The dealer's next step by the book."""
    step = round_.next_step(state.phase)
    return Proceed(step) if step else None
