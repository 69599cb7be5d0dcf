"""A process that forks players: each takes the session up, plays as fast as the disk lets it, and is killed.

`python player.py GAME`: a seed and a journal on a line of the input start a player. The player writes its process id,
then after every step the number of entries written and the head of the chain; when it is dead the process writes
`dead`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from engine.random_play import play_on
from feltwright import clocks
from feltwright.store.journal import Journal
from feltwright.store.sitting import Sitting, begin, take_up
from store.seated import opened

SESSION = "c0ffee"


def say(words: str) -> None:
    """One write, so that a line is whole or not there."""
    os.write(1, f"{words}\n".encode())


def sit_down(path: Path, game: str) -> Sitting:
    """The session where it stands, or a new one."""
    journal = Journal(path, clocks.SYSTEM)
    if journal.sessions():
        return take_up(journal, SESSION)
    return begin(journal, opened(game, SESSION, journal.installation))


def play(path: Path, game: str, seed: int) -> None:
    """Until killed."""
    say(f"pid {os.getpid()}")
    sitting = sit_down(path, game)
    for _ in play_on(sitting.table, Random(seed), sys.maxsize):
        say(f"{sitting._writer.count} {sitting._writer.head.hex()}")


def main(game: str) -> None:
    """One player after the other."""
    for line in iter(sys.stdin.readline, ""):
        seed, path = line.rstrip("\n").split(" ", 1)
        child = os.fork()
        if not child:
            play(Path(path), game, int(seed))
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(sys.argv[1])
