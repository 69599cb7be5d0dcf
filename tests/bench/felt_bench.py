"""CPU time of the felt, frame by frame: `python tests/bench/felt_bench.py` prints a table.

The clock is stepped by 16 ms frames and each is painted at once, so nothing depends on the machine's display or load.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from feltwright.engine.events import CardDealt, DiceRolled, DiceThrown, Event, WheelStopped
from feltwright.engine.game import Rules, Seat, State
from feltwright.engine.games import craps, roulette
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import Bet
from feltwright.felt import fonts
from feltwright.felt.cards import _drawing
from feltwright.felt.scene import FeltScene
from feltwright.felt.stage import Stage
from feltwright.felt.view import FeltView
from feltwright.layout.binding import default_layout
from feltwright.motion.board import Fittings, fold
from feltwright.motion.choreography import choreograph
from feltwright.motion.cues import CardMove, Timeline
from feltwright.motion.tempo import DURATION_MS

FRAME_MS = 16
CHIPS = 200
COLOURS = ("red", "blue", "yellow", "white", "purple", "orange")
CARDS = ("AS", "KD", "QH", "JC", "TS", "7H", "2D", "KS")


class Figures(Struct, frozen=True):
    """Milliseconds of CPU time per frame."""

    median_ms: float
    p99_ms: float
    frames: int


class CountedView(FeltView):
    """Counts its paints: a frame that was not painted costs nothing and proves nothing."""

    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paints += 1
        super().paintEvent(event)


class Bench:
    """A view with two hundred stacks on its felt."""

    def __init__(self, game: AnyGame, width: int, height: int) -> None:
        self.rules: Rules = game.rules_for("")
        layout = default_layout(game.id, self.rules)
        self.state = full_table(game, self.rules)
        start = process_time()
        self.scene = FeltScene(layout, self.rules)
        self.view = CountedView(self.scene)
        self.view.resize(width, height)
        self.view.show()
        QApplication.processEvents()
        self.build_ms = (process_time() - start) * 1000
        self.stage = Stage(self.scene)
        self.scene.sync(self.state)
        self.view.viewport().repaint()
        QApplication.processEvents()

    def frames(self, events: tuple[Event, ...], fittings: Fittings, until_ms: float) -> Figures:
        """Play events as they are choreographed, measuring every frame."""
        timeline = choreograph(events, self.state, self.state, self.scene.places, fittings)
        return figures(self.measure(timeline, fold(fittings, events), until_ms))

    def measure(self, timeline: Timeline, after: Fittings, until_ms: float) -> list[float]:
        """Milliseconds of every frame of a timeline."""
        self.stage.play(timeline, self.state, after)
        self.stage._clock.stop()
        taken: list[float] = []
        painted = self.view.paints
        gc.disable()
        ms = 0.0
        while ms < min(until_ms, timeline.duration_ms - 1):
            start = process_time()
            self.stage.set_time(ms)
            QApplication.processEvents()
            taken.append((process_time() - start) * 1000)
            ms += FRAME_MS
        gc.enable()
        assert self.view.paints - painted >= 0.95 * len(taken), "frames were measured that were not painted"
        self.stage.skip()
        return taken

    def click_ms(self) -> float:
        """From a click to the painted chip: the state's change is left out, the scene and the paint are in."""
        places, taken = self.scene.places, []
        for number, bet in enumerate(self.state.bets[:40]):
            bets = tuple(b if b is not bet else replace(b, cents=b.cents + 100 * (number + 1)) for b in self.state.bets)
            point = self.view.mapFromScene(*places.point(places.area_of(bet.key, bet.seat)))
            painted = self.view.paints
            start = process_time()
            self.view.area_under(point.toPointF())
            self.state = replace(self.state, bets=bets)
            self.scene.sync(self.state)
            QApplication.processEvents()
            taken.append((process_time() - start) * 1000)
            assert self.view.paints > painted, "a click was measured that painted nothing"
        return median(taken)

    def close(self) -> None:
        """Give everything back."""
        self.stage.stop()
        self.view.close()
        self.view.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view.deleteLater()
        self.scene.deleteLater()


def full_table(game: AnyGame, rules: Rules) -> State[object]:
    """Six players with two hundred stacks between them."""
    rng = Random(1)
    keys = sorted(rules.book)
    pairs = [(seat, key) for key in keys for seat in range(1, 7)]
    chosen = rng.sample(pairs, CHIPS)
    amounts = (100, 500, 700, 2_500, 3_100)
    bets = tuple(Bet(seat, key, rng.choice(amounts)) for seat, key in chosen)
    seats = tuple(Seat(f"P{n}", 100_000, COLOURS[n % 6]) for n in range(rules.seats))
    return replace(game.open(rules), seats=seats, bets=bets)


def wheel(bench: Bench) -> Figures:
    """The wheel spins and the ball runs."""
    running = Fittings(running=("clockwise", "counterclockwise", 4))
    return bench.frames((WheelStopped(17, "10"),), running, 5_600)


def dice(bench: Bench) -> Figures:
    """Two dice tumble."""
    return bench.frames((DiceThrown(1), DiceRolled((5, 2))), Fittings(), 1_700)


def cards(bench: Bench) -> Figures:
    """Eight cards in the air at the same time, five deals: as choreographed no more than three would be."""
    ms = DURATION_MS["card"]
    places = [(f"seat {seat} hand 0", card) for seat, card in enumerate(CARDS[:6], start=1)]
    places += [(f"seat {seat} hand 1", card) for seat, card in ((2, CARDS[6]), (5, CARDS[7]))]
    cues = tuple(CardMove(start_ms=0, duration_ms=ms, place=at, position=0, card=card) for at, card in places)
    taken: list[float] = []
    for deal in range(6):
        frames = bench.measure(Timeline(cues), Fittings(), ms)
        taken += frames if deal else []  # the first deal paints the sprites, as the first card of an evening does
    return figures(taken)


def cold_deal(bench: Bench) -> float:
    """The worst frame of eight cards dealt as choreographed, no card painted before: the drawings are read in it."""
    _drawing.cache_clear()
    bench.scene.sprites.set_deck(bench.scene.sprites.deck)
    dealt = tuple(CardDealt("seat 3 hand 0", n, card) for n, card in enumerate(CARDS))
    timeline = choreograph(dealt, bench.state, bench.state, bench.scene.places, Fittings())
    taken = bench.measure(timeline, fold(Fittings(), dealt), timeline.duration_ms)
    bench.scene.sync(bench.state, Fittings())
    return max(taken)


def figures(taken: list[float]) -> Figures:
    """Median and 99th percentile."""
    taken = sorted(taken)
    return Figures(median(taken), taken[int(len(taken) * 0.99)], len(taken))


SCENES: tuple[tuple[str, AnyGame, Callable[[Bench], Figures]], ...] = (
    ("wheel", roulette.GAME, wheel),
    ("dice", craps.GAME, dice),
    ("cards", roulette.GAME, cards),
)


def measured(width: int, height: int) -> Iterator[tuple[str, Figures, float, float]]:
    """Every scene at a size: name, frames, milliseconds to build, milliseconds from click to chip."""
    for name, game, play in SCENES:
        bench = Bench(game, width, height)
        yield name, play(bench), bench.build_ms, bench.click_ms()
        bench.close()
        QApplication.processEvents()


def main() -> None:
    """Print the table."""
    app = QApplication.instance() or QApplication(sys.argv)
    fonts.register()
    out = sys.stdout
    for size in ((1280, 800), (1920, 1080), (3840, 2160)):
        for name, frames, build_ms, click_ms in measured(*size):
            out.write(
                f"{size[0]}x{size[1]} {name:6} median {frames.median_ms:5.2f} p99 {frames.p99_ms:5.2f} ms CPU "
                f"({frames.frames} frames)  build {build_ms:5.0f}  click {click_ms:4.2f}\n"
            )
        bench = Bench(roulette.GAME, *size)
        out.write(f"{size[0]}x{size[1]} cards  dealt cold: worst frame {cold_deal(bench):5.2f} ms CPU\n")
        bench.close()
    del app


if __name__ == "__main__":
    main()
