"""A session played again from its entries, every event held against what was written."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from feltwright.engine import catalog
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.table import Table
from feltwright.store.chain import Entry, Opened, Stepped
from feltwright.store.problems import JournalProblem


def opening(entries: list[Entry]) -> Opened:
    """The first entry; a problem if a session does not begin with one."""
    if not entries or not isinstance(entries[0].body, Opened):
        raise JournalProblem("NOT_OPENED", "entry 0")
    return entries[0].body


def fresh_table(opened: Opened) -> Table:
    """The table as the session found it; a problem if this program cannot play it."""
    try:
        game = catalog.game(opened.game)
        return Table(game, msgspec.convert(opened.rules, game.rules))
    except catalog.UnknownGame:
        raise JournalProblem("UNKNOWN_GAME", opened.game) from None
    except msgspec.ValidationError as error:
        raise JournalProblem("UNKNOWN_RULES", str(error)) from error


def play_again(entries: list[Entry], prepare: Callable[[Table], object] | None = None) -> Table:
    """The table as the session left it, prepared before the first step; a problem names the first that differs."""
    table = fresh_table(opening(entries))
    if prepare is not None:
        prepare(table)
    for entry in entries:
        take(table, entry)
    return table


def take(table: Table, entry: Entry) -> bool:
    """Let the table do what the entry says, if it is a step; a problem if it is refused or comes out otherwise."""
    if not isinstance(entry.body, Stepped):
        return False
    try:
        done = table.do(entry.body.action)
    except IllegalAction as error:
        raise JournalProblem("STEP_REFUSED", f"entry {entry.seq}: {error.refusal.code}") from error
    if done.events != entry.body.events:
        raise JournalProblem("STEP_DIFFERS", f"entry {entry.seq}")
    return True


class Replay:
    """A whole session, played and held against its entries, to be looked at from any of them."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.opened = opening(entries)
        self.table = fresh_table(self.opened)
        self.position = 1
        """How many entries have been looked at; the opening always has."""
        played = fresh_table(self.opened)
        self._states = [played.state]
        self._steps = [0]
        for entry in entries:
            take(played, entry)
            self._states.append(played.state)
            self._steps.append(len(played.log))
        self._log = played.log

    @property
    def entry(self) -> Entry:
        """The entry looked at."""
        return self.entries[self.position - 1]

    @property
    def is_over(self) -> bool:
        """Whether the last entry has been looked at."""
        return self.position == len(self.entries)

    def forward(self) -> None:
        """On to the next entry; a step is taken, so that listeners hear it."""
        if not self.is_over:
            take(self.table, self.entries[self.position])
            self.position += 1

    def go_to(self, position: int) -> None:
        """To any entry; the table stands there without having moved."""
        self.position = min(max(position, 1), len(self.entries))
        self.table.state = self._states[self.position]
        self.table.log[:] = self._log[: self._steps[self.position]]
