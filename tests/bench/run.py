"""`make bench`: every performance claim of the project, measured now, with its limit beside it."""

from __future__ import annotations

import sys

from cards_bench import BLACKJACK_TARGET, blackjack_per_second, evaluator_figures
from engine_bench import craps_figures, edge_seconds, layout_milliseconds

MISSED: list[str] = []


def line(what: str, figure: str, holds: bool | None = None, limit: str = "") -> None:
    """One figure; a limit that is missed is remembered for the exit code."""
    verdict = "" if holds is None else ("ok  " if holds else "MISS")
    if holds is False:
        MISSED.append(what)
    sys.stdout.write(f"{verdict:5}{what:58}{figure:>22}  {limit}\n")
    sys.stdout.flush()


def engine() -> None:
    """The headless part."""
    rolls = craps_figures()
    for name, per_second in rolls.items():
        line(f"craps, pass line and double odds: {name}", f"{per_second:,.0f} rolls/s")
    ratio = rolls["feltwright"] / rolls["crapssim"]
    line("craps: feltwright against crapssim", f"{ratio:.1f} x", ratio >= 5, "at least 5 x")
    plain = rolls["feltwright, nothing remembered"] / rolls["crapssim"]
    line("craps: the same with nothing remembered", f"{plain:.1f} x")
    line("craps: the bare loop against feltwright", f"{rolls['bare loop'] / rolls['feltwright']:.1f} x")
    rounds = blackjack_per_second()
    wanted = f"at least {BLACKJACK_TARGET:,}"
    line("blackjack, six decks, any legal decision", f"{rounds:,.0f} rounds/s", rounds >= BLACKJACK_TARGET, wanted)
    for name, per_second in evaluator_figures().items():
        line(f"five-card hands: {name}", f"{per_second:,.0f} hands/s")
    seconds = edge_seconds()
    line("all exact edges of all games", f"{seconds:.2f} s", seconds < 10, "under 10 s")
    for name, ms in layout_milliseconds().items():
        line(f"layout loaded and bound: {name}", f"{ms:.1f} ms", ms < 50, "under 50 ms")


def main() -> int:
    """0 if every limit holds."""
    engine()
    if MISSED:
        sys.stdout.write(f"missed: {', '.join(MISSED)}\n")
    return int(bool(MISSED))


if __name__ == "__main__":
    sys.exit(main())
