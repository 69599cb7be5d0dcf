"""Reports of long sessions: made with their PDF, and verified from the file alone."""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

from msgspec import Struct

sys.path.extend(str(Path(__file__).parents[1] / name) for name in ("", "report"))

from played import place, session

from feltwright.app.report_pdf.drawing import draw_without_window
from feltwright.report.desk import sealed
from feltwright.report.keys import Signer, new_signer
from feltwright.report.making import make_report
from feltwright.report.totals import _edge
from feltwright.report.verify import verify
from moments import MOMENT

ROUNDS = 10_000
GAMES = ("roulette", "blackjack", "craps")


class Figures(Struct, frozen=True):
    """Seconds of CPU time; one thread does the work and waits for nothing."""

    game: str
    entries: int
    make_s: float
    """Played again, counted, drawn, signed."""
    verify_s: float
    """Both signatures, the chain, every round settled anew, the bounds of chance."""
    megabytes: float


def report_figures(game: str, rounds: int = ROUNDS) -> Figures:
    """Two players betting at every chance they have; nothing is remembered from an earlier report."""
    lines = session(game, rounds)
    signer = new_signer("bench", "Bench", MOMENT)
    _edge.cache_clear()
    start = process_time()
    data = _made(lines, signer)
    made = process_time()
    _edge.cache_clear()
    found = verify(data, signer.identity.certificates)
    verified = process_time()
    assert found.holds, found.verdicts
    return Figures(game, len(lines), made - start, verified - made, len(data) / 1e6)


def _made(lines: list[bytes], signer: Signer) -> bytes:
    """The file; what was held to draw it is let go before anybody verifies it."""
    return sealed(make_report([lines], signer, place()), signer, draw_without_window)
