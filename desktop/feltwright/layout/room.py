"""How much a felt may hold: arrays let a hundred lines ask for millions of things."""

from __future__ import annotations

from feltwright.files.problems import Faults
from feltwright.layout.model import Anchor, Area, Glyph, Guide, Inscription

MOST_THINGS = 5_000
"""Areas with their labels, pictures and what they light up, inscriptions, fittings; the fullest felt has 1,106."""
Thing = Area | Inscription | Anchor | Guide | Glyph


class Room:
    """What is left of it; a file that asks for more is read no further."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._left = MOST_THINGS

    def take(self, count: int) -> None:
        """So much of it is used."""
        self._left -= count
        if self._left < 0:
            self._faults.add("", "", "TOO_MANY_THINGS", f"> {MOST_THINGS}")
            self._faults.stop()

    def take_for(self, thing: Thing) -> None:
        """One thing more, with all that belongs to it."""
        parts = len(thing.labels) + len(thing.glyphs) + len(thing.covers) if isinstance(thing, Area) else 0
        self.take(1 + parts)
