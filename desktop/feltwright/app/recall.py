"""What the table remembers: every outcome with the chips as they lay, for at least the last fifty rounds."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from feltwright.engine.actions import BreakOff, Resolve
from feltwright.engine.events import Event, RoundVoided
from feltwright.engine.table import AnyState, Entry, Table
from feltwright.motion.board import Fittings, fold

ROUNDS = 100
"""Twice what has to be recalled."""


class Frame(Struct, frozen=True):
    """One outcome: the state before it (chips on the felt), after it, and the fittings it left or took away."""

    number: int
    round: int
    before: AnyState
    after: AnyState
    fittings: Fittings
    events: tuple[Event, ...]


class Recall:
    """Listens to a table and keeps its frames; states are frozen, so keeping one costs nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._before = table.state
        self._fittings = Fittings()
        self._count = 0
        self.frames: deque[Frame] = deque()
        table.subscribe(self._on_step)

    def _on_step(self, entry: Entry) -> None:
        before, self._before = self._before, self._table.state
        lay, self._fittings = self._fittings, fold(self._fittings, entry.events)
        broken_off = isinstance(entry.action, BreakOff)
        voided = any(isinstance(event, RoundVoided) for event in entry.events)
        if not (voided or broken_off or isinstance(entry.action, Resolve)):
            return
        self._count += 1
        shown = lay if broken_off else self._fittings
        self.frames.append(Frame(self._count, before.round, before, self._table.state, shown, entry.events))
        while self.frames[0].round <= before.round - ROUNDS:
            self.frames.popleft()
