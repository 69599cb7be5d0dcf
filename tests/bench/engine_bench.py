"""How fast the engine is, against the same job done by others in the same run."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, TakeSeat
from feltwright.engine.chance import BlockChance
from feltwright.engine.memo import Memo
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey
from feltwright.layout.binding import shipped
from feltwright.layout.check import check_file
from feltwright.odds.edge import edges

ROLLS = 40_000
RUNS = 3


def cpu_seconds(job: Callable[[], object]) -> float:
    """CPU time of the job, garbage collected before it."""
    gc.collect()
    start = time.process_time()
    job()
    return time.process_time() - start


def feltwright_craps(memo: Memo | None) -> None:
    """Pass line and double odds, every action judged, performed, logged."""
    game = catalog.game("craps")
    table = Table(game, game.rules_for(), memo=memo)
    table.do(TakeSeat(1, "Ann", 10**12))
    source = BlockChance(Random(1).randbytes)
    line, odds = PlaceBet(1, BetKey("pass"), 1000), PlaceBet(1, BetKey("pass_odds"), 2000)
    rolls = 0
    while rolls < ROLLS:
        state = table.state
        if state.phase not in ("come_out", "point"):
            action = table.routine()
            assert action is not None
            table.do(action)
            continue
        if not state.bets:
            table.do(line)
        elif state.play.point and len(state.bets) < 2:
            table.do(odds)
        table.resolve(source)
        rolls += 1
    state = table.state
    assert state.seats[0].cents + state.on_felt(1) + state.house_cents == state.bought_cents


def crapssim_craps() -> None:
    """The same bets on the PyPI package crapssim."""
    import crapssim
    from crapssim.bet import PassLine
    from crapssim.strategy import BetPassLine, OddsMultiplier

    table = crapssim.Table(seed=1)
    table.add_player(bankroll=10**9, strategy=BetPassLine(10) + OddsMultiplier(PassLine, 2))
    table.run(max_rolls=ROLLS, verbose=False)


def bare_craps() -> None:
    """The same bets in a bare loop: no table, no rules, no log."""
    chance = Random(1)
    bankroll, point = 10**12, 0
    pays = {4: 4000, 10: 4000, 5: 3000, 9: 3000, 6: 2400, 8: 2400}
    for _ in range(ROLLS):
        total = chance.randrange(6) + chance.randrange(6) + 2
        if not point:
            if total in (7, 11):
                bankroll += 1000
            elif total in (2, 3, 12):
                bankroll -= 1000
            else:
                point = total
        elif total == point:
            bankroll += 1000 + pays[point]
            point = 0
        elif total == 7:
            bankroll -= 3000
            point = 0


def craps_figures() -> dict[str, float]:
    """Rolls a second of each, the median of three interleaved runs."""
    jobs: dict[str, Callable[[], None]] = {
        "feltwright": lambda: feltwright_craps(Memo()),
        "feltwright, nothing remembered": lambda: feltwright_craps(None),
        "crapssim": crapssim_craps,
        "bare loop": bare_craps,
    }
    times: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(RUNS):
        for name, job in jobs.items():
            times[name].append(cpu_seconds(job))
    return {name: ROLLS / sorted(found)[RUNS // 2] for name, found in times.items()}


def edge_seconds() -> float:
    """CPU seconds for every exact edge of every game under every profile's first rules."""

    def all_edges() -> None:
        for game in catalog.games():
            for _ in edges(game, game.rules_for()):
                pass

    return cpu_seconds(all_edges)


def layout_milliseconds() -> dict[str, float]:
    """CPU milliseconds to load and bind each shipped layout, the median of three."""
    return {path.stem: _median_ms(path) for path in shipped()}


def _median_ms(path: Path) -> float:
    found = sorted(cpu_seconds(lambda: check_file(path)) for _ in range(RUNS))
    return 1000 * found[RUNS // 2]
