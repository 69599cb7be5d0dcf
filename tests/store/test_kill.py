"""kill -9 at random moments: what was acknowledged is there, the money adds up, and play goes on."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

import pytest

from depth import sample
from engine.random_play import play_on
from feltwright import clocks
from feltwright.engine.actions import BuyIn, TakeSeat
from feltwright.engine.table import Table
from feltwright.store.again import play_again
from feltwright.store.chain import Remarked, head
from feltwright.store.journal import Journal
from feltwright.store.sitting import take_up
from store.player import SESSION

TESTS = Path(__file__).parents[1]
SESSIONS = sample(2, deep=40)
"""For each of four games; a session that is long takes long to be taken up."""
KILLS = 40
"""In each of them."""
MOST_STEPS = 16
LONGEST_SECONDS = 0.01


class Players:
    """The process that forks players, and the way to kill them."""

    def __init__(self, game: str) -> None:
        code = [sys.executable, str(TESTS / "store" / "player.py"), game]
        paths = os.pathsep.join([str(TESTS), *filter(None, sys.path)])
        self._server = subprocess.Popen(
            code, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}, bufsize=0
        )

    def kill_one(self, path: Path, chance: Random) -> tuple[int, str]:
        """Start a player and kill it in its play, or while it sits down; what it acknowledged last."""
        self._pipe(self._server.stdin).write(f"{chance.randrange(1 << 30)} {path}\n".encode())
        pid = int(self._line().removeprefix("pid "))
        acknowledged = ["0 "]
        if chance.random() < 0.75:
            acknowledged += [self._line() for _ in range(chance.randrange(1, MOST_STEPS))]
        end = monotonic() + chance.uniform(0, LONGEST_SECONDS)
        while self._is_ready(end - monotonic()):
            acknowledged.append(self._line())
        os.kill(pid, signal.SIGKILL)
        acknowledged += iter(self._line, "dead")
        count, _, digest = acknowledged[-1].partition(" ")
        return int(count), digest

    def _is_ready(self, seconds: float) -> bool:
        return seconds > 0 and bool(select.select([self._server.stdout], [], [], seconds)[0])

    def _line(self) -> str:
        line = self._pipe(self._server.stdout).readline().decode().rstrip("\n")
        assert line, "the players' process has ended"
        return line

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe

    def close(self) -> None:
        """No more players."""
        self._pipe(self._server.stdin).close()
        self._pipe(self._server.stdout).close()
        assert self._server.wait() == 0


def brought(table: Table) -> int:
    """What the players bought in for, by their own actions."""
    return sum(entry.action.cents for entry in table.log if isinstance(entry.action, TakeSeat | BuyIn))


@pytest.mark.parametrize("game", ["roulette", "craps", "blackjack", "mini_baccarat"])
def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path, game: str) -> None:
    players, chance = Players(game), Random(game)
    try:
        for number in range(SESSIONS):
            path = tmp_path / f"journal {number}.sqlite3"
            kill_all(players, path, chance)
            assert_whole(path)
    finally:
        players.close()


def kill_all(players: Players, path: Path, chance: Random) -> None:
    """One player after the other is killed at this session; after each, everything acknowledged is there."""
    written, acknowledged = 0, 0
    for _ in range(KILLS):
        count, digest = players.kill_one(path, chance)
        with Journal(path) as journal:
            lines = journal.lines(SESSION) if journal.sessions() else []
        assert len(lines) >= max(count, written), "an entry that had been there is gone"
        assert not count or head(lines[:count]).hex() == digest
        written, acknowledged = len(lines), acknowledged + bool(count)
    assert acknowledged > KILLS // 2, "most players get to play"


def assert_whole(path: Path) -> None:
    """The session plays again to the cent, was interrupted often, and goes on."""
    with Journal(path) as journal:
        entries = journal.entries(SESSION)
    table = play_again(entries)
    state = table.state
    money = sum(seat.cents for seat in state.seats) + sum(bet.cents for bet in state.bets) + state.house_cents
    assert money == state.bought_cents
    assert 0 < state.bought_cents <= brought(table)
    resumed = [entry for entry in entries if isinstance(entry.body, Remarked) and entry.body.code == "resumed"]
    assert len(resumed) > KILLS // 2
    sitting = take_up(Journal(path, clocks.SYSTEM), SESSION)
    for _ in play_on(sitting.table, Random(1), 3):
        """Play goes on."""
    sitting.end()
    with Journal(path) as journal:
        assert play_again(journal.entries(SESSION)).state == sitting.table.state
        assert len(journal.lines(SESSION)) > len(entries) + 3
