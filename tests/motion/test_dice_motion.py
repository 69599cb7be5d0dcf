"""Dice end square with the drawn faces up, and never go through each other."""

from __future__ import annotations

from itertools import product as pairs
from math import dist

import pytest

from feltwright.motion.dice_motion import NORMALS, applied, showing, throws, top_face

EDGE = 60.0
RESTS = ((2_000.0, 500.0), (2_108.0, 500.0))


def test_opposite_faces_sum_to_seven() -> None:
    for face, normal in NORMALS.items():
        assert NORMALS[7 - face] == tuple(-part for part in normal)


@pytest.mark.parametrize("faces", list(pairs(range(1, 7), repeat=2)))
def test_dice_end_square_on_the_given_faces(faces: tuple[int, int]) -> None:
    for face, throw, rest in zip(faces, throws(faces, 1_700, (60, 700), 2_900, RESTS, EDGE), RESTS, strict=True):
        end = throw.at(1_700)
        assert top_face(end.rotation) == face
        up = applied(end.rotation, NORMALS[face])
        assert up == pytest.approx((0, 0, 1), abs=1e-9)
        assert all(min(abs(part), abs(abs(part) - 1)) < 1e-9 for row in end.rotation for part in row)
        assert (end.x_mm, end.y_mm) == pytest.approx(rest)
        assert end.z_mm == 0


def test_dice_reach_the_far_wall_and_come_back() -> None:
    throw = throws((3, 4), 1_700, (60, 700), 2_900, RESTS, EDGE)[0]
    xs = [throw.at(ms).x_mm for ms in range(0, 1_701, 10)]
    assert xs[0] == 60
    assert max(xs) > 2_800
    assert xs[-1] == 2_000


def test_dice_tumble_and_do_not_jump() -> None:
    throw = throws((3, 4), 1_700, (60, 700), 2_900, RESTS, EDGE)[1]
    tops, last = set(), throw.at(0)
    for ms in range(4, 1_701, 4):
        pose = throw.at(ms)
        tops.add(top_face(pose.rotation))
        assert dist((pose.x_mm, pose.y_mm), (last.x_mm, last.y_mm)) < 40
        turn = sum(
            a * b for row, old in zip(pose.rotation, last.rotation, strict=True) for a, b in zip(row, old, strict=True)
        )
        assert turn > 2.5
        last = pose
    assert len(tops) >= 4


def test_dice_keep_apart() -> None:
    one, other = throws((5, 2), 1_700, (60, 700), 2_900, RESTS, EDGE)
    for ms in range(0, 1_701, 10):
        a, b = one.at(ms), other.at(ms)
        assert dist((a.x_mm, a.y_mm), (b.x_mm, b.y_mm)) >= EDGE * 1.6


@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_can_be_shown(face: int) -> None:
    assert top_face(showing(face)) == face
