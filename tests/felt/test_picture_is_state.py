"""After every animation the picture is what the state says; during it nothing can change the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from parlour import Parlour
from PySide6.QtWidgets import QApplication

from depth import sample
from feltwright.engine.actions import BreakOff, PlaceBet, Proceed, RaiseIrregularity, Resolve, TakeSeat
from feltwright.engine.game import State
from feltwright.engine.wagers import BetKey
from feltwright.felt.stage import Stage
from feltwright.motion.board import Fittings
from feltwright.motion.cues import WheelSpin
from feltwright.motion.pieces import Piece

GAMES = (
    "roulette",
    "craps",
    "big_six",
    "pokette",
    "mini_baccarat",
    "casino_war",
    "red_dog",
    "three_card_poker",
    "four_card_poker",
    "blackjack",
    "single_deck_blackjack",
    "blackjack_switch",
)

STEPS = sample(40, deep=400)
SEEDS = sample((3, 8, 21), deep=range(30))


@pytest.mark.parametrize("game_id", GAMES)
def test_picture_equals_state_after_every_step(qapp: QApplication, game_id: str) -> None:
    rng = Random(7)
    here = Parlour(game_id)
    here.scene.set_resolution(0.3)
    here.seat_all()
    for _ in range(STEPS):
        here.bet(rng, 8)
        assert here.scene.pieces() == here.wanted()
        action = here.next_action(rng)
        if action is None:
            break
        here.do(action)
        assert here.scene.pieces() == here.wanted()
        assert not here.stage.is_playing


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_timelines_end_where_the_state_says_without_the_sync(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game_id: str, seed: int
) -> None:
    rng = Random(seed)
    here = Parlour(game_id)
    here.scene.set_resolution(0.3)
    unhelped: list[tuple[Piece, ...]] = []
    sync = here.scene.sync

    def watched(state: State[Any], fittings: Fittings | None = None) -> None:
        unhelped.append(here.scene.pieces())
        sync(state, fittings)

    monkeypatch.setattr(here.scene, "sync", watched)
    here.seat_all()
    for _ in range(STEPS):
        here.bet(rng, 5)
        action = here.next_action(rng)
        if action is None:
            break
        unhelped.clear()
        here.do(action)
        assert unhelped == [here.wanted()]


@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_that_is_broken_off_looks_as_freshly_opened(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game_id: str, seed: int
) -> None:
    """Chips, cards, markers and buttons leave the felt by themselves, at whatever moment it comes."""
    rng = Random(seed)
    here = Parlour(game_id)
    here.scene.set_resolution(0.3)
    here.seat_all()
    broken_off = 0
    for _ in range(40):
        here.bet(rng, 5)
        action = here.next_action(rng)
        if action is None:
            break
        here.do(action)
        if rng.random() < 0.3 and here.table.why_not(BreakOff()) is None:
            unhelped: list[tuple[Piece, ...]] = []
            watched = partial(_before_sync, here, unhelped, here.scene.sync)
            with monkeypatch.context() as patch:
                patch.setattr(here.scene, "sync", watched)
                here.do(BreakOff())
            assert _but_the_wheel(unhelped[0]) == _but_the_wheel(here.wanted())
            assert here.scene.pieces() == here.wanted()
            assert here.stage.is_idle, "a wheel that was turning stands still"
            assert {piece.place for piece in here.scene.pieces() if piece.kind in ON_A_FELT} <= {"puck:"}
            broken_off += 1
    assert broken_off > 1


ON_A_FELT = ("chips", "card", "marker")
"""What leaves it, but for a puck that waits beside it."""


def _before_sync(here: Parlour, seen: list[tuple[Piece, ...]], sync: Callable[..., None], *to: object) -> None:
    """What the timeline alone has brought about."""
    seen.append(here.scene.pieces())
    sync(*to)


def _but_the_wheel(pieces: tuple[Piece, ...]) -> list[Piece]:
    return [piece for piece in pieces if piece.kind != "wheel"]


def test_killing_the_stage_at_any_frame_changes_nothing(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.scene.set_resolution(0.3)
    here.seat_all()
    here.bet(Random(5), 30)
    here.do(Proceed("spin"))
    here.do(Proceed("no_more_bets"))
    made = here.timeline(Resolve((11,)))
    state = here.table.state
    for ms in range(0, int(made.duration_ms), 211):
        stage = Stage(here.scene)
        stage.play(made, state, here.fittings)
        stage.set_time(float(ms))
        stage.stop()
        assert here.table.state is state
        here.scene.sync(state, here.fittings)
        assert here.scene.pieces() == here.wanted()
        assert stage.is_idle


def test_time_may_run_backwards(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.scene.set_resolution(0.3)
    here.seat_all()
    here.bet(Random(5), 10)
    before = here.scene.pieces()
    made = here.timeline(PlaceBet(1, BetKey("red"), 500))
    here.start(made)
    here.stage.set_time(150.0)
    assert here.scene.pieces() == before
    here.stage.set_time(20.0)
    assert here.scene.pieces() == before
    here.stage.skip()
    assert here.scene.pieces() == here.wanted()


@pytest.mark.parametrize("section", range(38))
def test_wheel_rests_on_the_drawn_section(qapp: QApplication, section: int) -> None:
    here = Parlour("roulette")
    here.scene.set_resolution(0.1)
    here.do(Proceed("spin"))
    here.do(Proceed("no_more_bets"))
    made = here.timeline(Resolve((section,)))
    here.start(made)
    spin = next(cue for cue in made.cues if isinstance(cue, WheelSpin))
    here.stage.set_time(spin.start_ms + spin.duration_ms)
    assert here.scene.wheel is not None
    assert here.scene.wheel.section() == section
    here.stage.skip()
    assert here.scene.wheel.section() == section


def test_speed_zero_jumps_to_the_end(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.stage.set_speed(0)
    here.stage.play(here.timeline(TakeSeat(1, "Ann", 10_000, "red")), here.table.state, here.fittings)
    assert not here.stage.is_playing
    here.stage.play(here.timeline(PlaceBet(1, BetKey("red"), 500)), here.table.state, here.fittings)
    assert here.stage.is_idle
    assert here.scene.pieces() == here.wanted()


def test_clock_stands_still_when_nothing_moves(qapp: QApplication) -> None:
    here = Parlour("roulette")
    assert here.stage.is_idle
    here.stage.play(here.timeline(TakeSeat(1, "Ann", 10_000, "red")), here.table.state, here.fittings)
    assert not here.stage.is_idle
    here.stage.skip()
    assert here.stage.is_idle


def test_a_released_wheel_turns_on_until_the_outcome(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.stage.play(here.timeline(Proceed("spin")), here.table.state, here.fittings)
    here.stage.skip()
    assert not here.stage.is_playing
    assert not here.stage.is_idle
    assert here.scene.pieces() == here.wanted()
    here.stage.play(here.timeline(Proceed("no_more_bets")), here.table.state, here.fittings)
    here.stage.skip()
    here.do(Resolve((4,)))
    assert here.stage.is_idle


def test_a_bet_while_the_ball_runs_does_not_stop_the_wheel(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.do(TakeSeat(1, "Ann", 100_000, "red"))
    here.stage.play(here.timeline(Proceed("spin")), here.table.state, here.fittings)
    here.stage.skip()
    here.stage.play(here.timeline(PlaceBet(1, BetKey("red"), 500)), here.table.state, here.fittings)
    assert here.scene.wheel is not None
    before = here.scene.wheel.pose
    here.stage._clock.setCurrentTime(160)
    assert here.scene.wheel.pose != before
    assert here.stage.is_playing
    here.stage._clock.setCurrentTime(400)
    assert not here.stage.is_playing
    assert not here.stage.is_idle
    assert here.scene.pieces() == here.wanted()
    here.stage._clock.setCurrentTime(40_000)
    assert here.stage.is_idle


def test_a_void_spin_stops_the_wheel(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.stage.play(here.timeline(Proceed("spin")), here.table.state, here.fittings)
    here.stage.skip()
    here.stage.play(here.timeline(RaiseIrregularity("ball_left_wheel")), here.table.state, here.fittings)
    here.stage.skip()
    assert here.stage.is_idle
    assert here.scene.pieces() == here.wanted()


def test_announcements_are_told_once_even_when_skipped(qapp: QApplication) -> None:
    here = Parlour("roulette")
    here.do(Proceed("spin"))
    told: list[str] = []
    here.stage.announced.connect(lambda code, _params: told.append(code))
    here.do(Proceed("no_more_bets"))
    assert told == ["NO_MORE_BETS"]
