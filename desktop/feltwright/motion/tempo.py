"""Every duration of the house in one table, in milliseconds at speed 1."""

from __future__ import annotations

DURATION_MS = {
    "chips_down": 280,
    "chips_up": 280,
    "sweep": 340,
    "pay": 340,
    "collect": 340,
    "travel": 360,
    "card": 340,
    "flip": 280,
    "slide": 360,
    "cards_away": 320,
    "shuffle": 900,
    "marker": 340,
    "button": 0,
    "announce": 0,
    "dice_offer": 380,
    "dice": 1_700,
    "release": 900,
    "ball": 5_600,
    "clapper": 5_400,
    "pause": 160,
}
"""Chips and cards take 250 to 400 ms, a wheel 3 to 6 s, dice 1.2 to 2 s."""

STAGGER_MS = {"chips_down": 50, "sweep": 55, "pay": 75, "collect": 55, "card": 130, "cards_away": 40, "marker": 80}
"""How long after one piece the next of its kind starts."""

SPREAD_MS = 1_200
"""However many pieces move, the last starts no later than this after the first."""

CRUISE_TAU_MS = 6_000.0
"""A released wheel loses its speed with this time constant until the outcome is drawn."""
CRUISE_MS = 30_000
"""After five time constants it stands still, and so does the clock."""

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""Speed 0 (and reduced motion) jumps to the end."""


def stagger_ms(kind: str, count: int) -> float:
    """The gap between starts of `count` pieces of a kind.

    >>> stagger_ms("sweep", 4), stagger_ms("sweep", 121)
    (55.0, 10.0)
    """
    gap = float(STAGGER_MS.get(kind, 0))
    return min(gap, SPREAD_MS / (count - 1)) if count > 1 else gap
