"""A scenario as data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from feltwright.engine.actions import Action, TakeSeat
from feltwright.engine.game import Rules

FORMAT = 1

OUTCOMES = {"roll": "dice", "spin": "wheel", "cards": "cards", "draw": "numbers"}
"""The words for an outcome given in the script, and the device each belongs to."""


class ExpectedResult(Struct, frozen=True):
    """A settlement that must have happened; None leaves a particular open."""

    seat: int
    wager: str
    result: str
    net_cents: int | None = None
    amount_cents: int | None = None
    commission_cents: int | None = None
    odds: str | None = None
    clause: str | None = None


class ExpectedBet(Struct, frozen=True):
    """Chips that must lie on the felt."""

    seat: int
    wager: str
    cents: int


class Expect(Struct, frozen=True):
    """What must hold at a point of the script; None leaves a question open."""

    phase: str | None = None
    announced: tuple[str, ...] | None = None
    ruled: tuple[str, ...] | None = None
    """Irregularities with their rulings, as `missed_wall:void`."""
    noted: tuple[str, ...] | None = None
    results: tuple[ExpectedResult, ...] | None = None
    bets: tuple[ExpectedBet, ...] | None = None
    balances: tuple[tuple[int, int], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()


class StepDef(Struct, frozen=True):
    """One step of the script."""

    number: int
    kind: str
    action: Action | None = None
    faces: tuple[str, ...] = ()
    expect: Expect | None = None
    caption: str = ""
    refused: str = ""
    """The code this step is meant to be refused with."""
    point_at: tuple[str, ...] = ()
    """Wagers to point at while the caption is shown."""


class Scenario(Struct, frozen=True):
    """A table and what happens at it, in order."""

    file: str
    title: str
    teaches: str
    game: str
    profile: str
    options: dict[str, Any]
    rules: Rules
    seats: tuple[TakeSeat, ...]
    steps: tuple[StepDef, ...]
