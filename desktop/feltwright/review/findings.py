"""Findings as data: what a check saw, where, and under which clause. The words are in `wording`."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from feltwright.engine.actions import Detail


class Severity(StrEnum):
    """How much a finding weighs; only violations make a check fail."""

    VIOLATION = "violation"
    QUESTION = "question"
    NOTE = "note"


class Place(Struct, frozen=True):
    """A box on the cloth, in millimetres, that a finding is about."""

    x_mm: float
    y_mm: float
    w_mm: float
    h_mm: float


class Finding(Struct, frozen=True):
    """One line of the list."""

    check: str
    """The numbered check that found it: `L3.2`."""
    severity: Severity
    code: str
    """What is wrong, in capitals; `wording` has the sentence."""
    params: Detail = ()
    cite: str = ""
    entry: str = ""
    """The id of the area, inscription or anchor; empty: the layout as a whole."""
    place: Place | None = None
