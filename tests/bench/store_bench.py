"""The journal: what it costs to have a step on disk before it is shown, and to take a session up again."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from feltwright import clocks
from feltwright.app.sessions import TableSpec, opening, seating
from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, Resolve
from feltwright.engine.chance import BlockChance
from feltwright.engine.table import Entry as TableEntry
from feltwright.engine.table import Table
from feltwright.store.chain import Entry, Stepped, encode
from feltwright.store.journal import Journal
from feltwright.store.sitting import Sitting, begin, take_up

STEPS = 2_000
GAME = "craps"


class Figures(Struct, frozen=True):
    """Milliseconds by the wall clock, because waiting for the disk is the point."""

    median_ms: float
    p99_ms: float
    bytes: int
    per_second: float
    resumed_per_second: float


def journal_figures() -> Figures:
    """A table of two players, its steps taken through the journal one by one."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite3"
        taken = _played(path)
        start = perf_counter()
        sitting = take_up(Journal(path, clocks.SYSTEM), "bench")
        again = perf_counter() - start
        sizes = [len(encode(Entry(0, 0, 0, Stepped(entry.action, entry.events)))) for entry in sitting.table.log]
        sitting.end()
    ms = [seconds * 1000 for seconds in taken]
    return Figures(
        median(ms), quantiles(ms, n=100)[-1], round(mean(sizes)), len(taken) / sum(taken), len(sizes) / again
    )


def _played(path: Path) -> list[float]:
    """Seconds each write took; what the engine needs is not counted."""
    sitting = begin(Journal(path, clocks.SYSTEM), replace(opening(TableSpec(GAME), chance="scripted"), session="bench"))
    taken: list[float] = []
    record = sitting._record

    def timed(entry: TableEntry) -> None:
        start = perf_counter()
        record(entry)
        taken.append(perf_counter() - start)

    sitting.table.record(timed)
    _seat_and_play(sitting)
    sitting.suspend()
    return taken


def _seat_and_play(sitting: Sitting) -> None:
    table, chance = sitting.table, BlockChance(Random(1).randbytes)
    for seat in seating(table.rules, 2, cents=10_000_000):
        table.do(seat)
    while len(table.log) < STEPS:
        _bet(table)
        request = table.needs()
        action = table.routine() if request is None else Resolve(chance.draw(request))
        assert action is not None, "the routine leads to chance"
        table.do(action)


def _bet(table: Table) -> None:
    for key, terms in list(catalog.game(GAME).rules_for("").book.items())[:4]:
        bet = PlaceBet(1, key, terms.unit_cents * 5)
        if table.why_not(bet) is None:
            table.do(bet)
