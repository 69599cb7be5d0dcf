"""A table with its felt, for tests: does actions, plays their timelines, compares picture and state."""

from __future__ import annotations

import importlib
from random import Random

from feltwright.engine.actions import Action, PlaceBet, Resolve, TakeSeat
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.table import AnyGame, Table
from feltwright.felt.scene import FeltScene
from feltwright.felt.stage import Stage
from feltwright.layout.binding import default_layout
from feltwright.motion.board import Fittings, board_of, fold
from feltwright.motion.choreography import choreograph
from feltwright.motion.cues import Timeline
from feltwright.motion.pieces import Piece, pieces_of

COLOURS = ("red", "blue", "yellow", "white", "purple", "orange")


def game(game_id: str) -> AnyGame:
    found: AnyGame = importlib.import_module(f"feltwright.engine.games.{game_id}").GAME
    return found


class Parlour:
    """Table, scene and stage, without a view unless a test adds one."""

    def __init__(self, game_id: str, **chosen: object) -> None:
        self.game = game(game_id)
        self.rules = self.game.rules_for("", chosen)
        self.table = Table(self.game, self.rules)
        self.scene = FeltScene(default_layout(game_id, self.rules), self.rules)
        self.stage = Stage(self.scene, self.scene)
        self.fittings = Fittings()

    def timeline(self, action: Action) -> Timeline:
        """Do an action; its timeline, not played."""
        before = self.table.state
        entry = self.table.do(action)
        made = choreograph(entry.events, before, self.table.state, self.scene.places, self.fittings)
        self.fittings = fold(self.fittings, entry.events)
        return made

    def do(self, action: Action, until_ms: float | None = None) -> Timeline:
        """Do an action and play it, to the end or to a moment."""
        made = self.timeline(action)
        self.start(made)
        self.stage.set_time(made.duration_ms if until_ms is None else until_ms)
        return made

    def start(self, made: Timeline) -> None:
        """Start a timeline with the clock stopped: the test sets the time."""
        self.stage.play(made, self.table.state, self.fittings)
        self.stage._clock.stop()

    def seat_all(self) -> None:
        for number in range(min(6, self.rules.seats)):
            self.do(TakeSeat(number + 1, f"Player {number + 1}", 1_000_000, COLOURS[number]))

    def bet(self, rng: Random, tries: int = 20) -> None:
        keys = sorted(self.rules.book)
        for _ in range(tries):
            action = PlaceBet(rng.randint(1, 6), rng.choice(keys), rng.choice((500, 1_000, 2_500, 10_000)))
            if self.table.why_not(action) is None:
                self.do(action)

    def next_action(self, rng: Random) -> Action | None:
        request = self.table.needs()
        return Resolve(drawn(request, rng)) if request is not None else self.table.routine()

    def wanted(self) -> tuple[Piece, ...]:
        """What state and fittings ask for."""
        board = board_of(self.table.state, self.fittings, self.scene.places)
        return pieces_of(board, self.scene.places, self.scene.wheel is not None, bool(self.scene.dice))


def drawn(request: ChanceRequest, rng: Random) -> tuple[int, ...]:
    if request.replace:
        return tuple(rng.randrange(len(request.faces)) for _ in range(request.count))
    left = list(request.weights or (1,) * len(request.faces))
    picks = []
    for _ in range(request.count):
        (pick,) = rng.choices(range(len(left)), weights=left)
        left[pick] -= 1
        picks.append(pick)
    return tuple(picks)
