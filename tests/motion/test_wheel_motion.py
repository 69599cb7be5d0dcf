"""Wheels end on the drawn section, after enough turns, ball against wheel."""

from __future__ import annotations

from itertools import pairwise

import pytest

from feltwright.engine.wheels import CLOCKWISE, COUNTERCLOCKWISE
from feltwright.motion.wheel_motion import (
    POCKET_RADIUS,
    TRACK_RADIUS,
    BallSpin,
    ClapperSpin,
    Cruise,
    section_deg,
    sign,
)


def gap(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


@pytest.mark.parametrize("way", [CLOCKWISE, COUNTERCLOCKWISE])
@pytest.mark.parametrize("section", range(38))
def test_ball_ends_in_the_pocket_and_rides_with_the_wheel(section: int, way: str) -> None:
    spin = BallSpin(38, section, way, 4, 5_600, 77.0, 12.0)
    for ms in (5_300.0, 5_450.0, 5_600.0):
        pose = spin.at(ms)
        assert pose.ball_deg is not None
        assert gap(pose.ball_deg - pose.wheel_deg, section_deg(section, 38)) < 1e-6
        assert pose.ball_radius == POCKET_RADIUS


@pytest.mark.parametrize("way", [CLOCKWISE, COUNTERCLOCKWISE])
@pytest.mark.parametrize("revolutions", [3, 4, 6])
def test_ball_makes_its_revolutions_on_the_track_against_the_wheel(revolutions: int, way: str) -> None:
    for section in range(38):
        spin = BallSpin(38, section, way, revolutions, 5_600, 10.0 * section, 200.0)
        start, travelled = spin.at(0), 0.0
        wheel, ball = start.wheel_deg, start.ball_deg
        for ms in range(16, 5_600, 16):
            pose = spin.at(ms)
            if pose.ball_radius < TRACK_RADIUS:
                break
            assert pose.ball_deg is not None
            assert ball is not None
            assert (pose.wheel_deg - wheel) * sign(way) >= 0
            assert (pose.ball_deg - ball) * sign(way) < 0
            travelled += abs(pose.ball_deg - ball)
            wheel, ball = pose.wheel_deg, pose.ball_deg
        assert travelled >= 360 * revolutions


def test_ball_starts_where_it_was() -> None:
    pose = BallSpin(38, 5, CLOCKWISE, 4, 5_600, 77.0, 123.0).at(0)
    assert pose.ball_deg is not None
    assert gap(pose.ball_deg, 123.0) < 1e-6
    assert pose.wheel_deg == 77.0


def test_ball_bounces_on_its_way_down() -> None:
    radii = [BallSpin(38, 5, CLOCKWISE, 4, 5_600).at(ms).ball_radius for ms in range(0, 5_601, 8)]
    rises = sum(1 for a, b in pairwise(radii) if b > a + 1e-9)
    assert rises > 5
    assert max(radii) == TRACK_RADIUS
    assert min(radii) == POCKET_RADIUS


@pytest.mark.parametrize("way", [CLOCKWISE, COUNTERCLOCKWISE])
@pytest.mark.parametrize("section", range(54))
def test_section_rests_under_the_clapper(section: int, way: str) -> None:
    spin = ClapperSpin(54, section, way, 3, 5_400, 33.0)
    end = spin.at(5_400)
    assert gap(end.wheel_deg + section_deg(section, 54), 0) < 1e-6
    assert end.clapper_deg == 0
    assert abs(end.wheel_deg - 33.0) >= 3 * 360


def test_clapper_is_lifted_by_pegs_only_while_they_pass() -> None:
    spin = ClapperSpin(54, 8, CLOCKWISE, 3, 5_400)
    angles = {round(spin.at(ms).clapper_deg, 3) for ms in range(0, 5_400, 7)}
    assert 0.0 in angles
    assert max(angles) > 8


def test_released_wheel_slows_down_and_stops() -> None:
    run = Cruise(CLOCKWISE, COUNTERCLOCKWISE, 5.0)
    assert run.at(0).wheel_deg == 5.0
    early = run.at(1_500).wheel_deg - run.at(1_400).wheel_deg
    late = run.at(30_000).wheel_deg - run.at(29_900).wheel_deg
    assert early > 5.0
    assert 0 <= late < 0.1
