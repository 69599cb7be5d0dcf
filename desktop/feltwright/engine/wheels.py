"""Wheels as data: sections in clockwise order, their colours, and how they are spun."""

from __future__ import annotations

from msgspec import Struct

CLOCKWISE = "clockwise"
COUNTERCLOCKWISE = "counterclockwise"


class Wheel(Struct, frozen=True):
    """A wheel as it is built: equal sections, clockwise."""

    faces: tuple[str, ...]
    colours: tuple[str, ...]
    ball: bool
    """A ball in a track, or else a clapper between pegs."""
    revolutions: int
    """Full turns a valid spin needs."""


def opposite(direction: str) -> str:
    """The other way round."""
    return COUNTERCLOCKWISE if direction == CLOCKWISE else CLOCKWISE
