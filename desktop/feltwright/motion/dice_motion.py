"""Dice as a pure function of time: thrown from one end, off the far wall, at rest square with the faces drawn."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TypeAlias

from msgspec import Struct

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]

NORMALS: dict[int, Vector] = {
    1: (0.0, 0.0, 1.0),
    6: (0.0, 0.0, -1.0),
    2: (0.0, 1.0, 0.0),
    5: (0.0, -1.0, 0.0),
    3: (1.0, 0.0, 0.0),
    4: (-1.0, 0.0, 0.0),
}
"""Each face's outward direction on a die that shows 1; opposite faces sum to seven."""

_WALL = 0.42
"""Part of the throw after which the far wall is hit."""
_REST = 0.94
"""Part after which the dice lie still."""
_HOPS = ((0.0, 0.20, 1.0), (0.20, _WALL, 0.62), (_WALL, 0.66, 0.40), (0.66, 0.80, 0.14), (0.80, 0.88, 0.04))
"""From, to and height of each arc over the cloth."""


def turned(axis: Vector, angle: float) -> Matrix:
    """Rotation about a unit axis."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def product(a: Matrix, b: Matrix) -> Matrix:
    """a after b."""
    (p, q, r) = b
    rows = tuple(
        (
            m[0] * p[0] + m[1] * q[0] + m[2] * r[0],
            m[0] * p[1] + m[1] * q[1] + m[2] * r[1],
            m[0] * p[2] + m[1] * q[2] + m[2] * r[2],
        )
        for m in a
    )
    return rows[0], rows[1], rows[2]


def applied(m: Matrix, v: Vector) -> Vector:
    """The vector turned."""
    return (
        m[0][0] * v[0] + m[0][1] * v[1] + m[0][2] * v[2],
        m[1][0] * v[0] + m[1][1] * v[1] + m[1][2] * v[2],
        m[2][0] * v[0] + m[2][1] * v[1] + m[2][2] * v[2],
    )


def showing(face: int) -> Matrix:
    """The orientation with a face up."""
    x_axis, y_axis = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
    return {
        1: turned(x_axis, 0.0),
        6: turned(x_axis, pi),
        2: turned(x_axis, pi / 2),
        5: turned(x_axis, -pi / 2),
        3: turned(y_axis, -pi / 2),
        4: turned(y_axis, pi / 2),
    }[face]


def top_face(m: Matrix) -> int:
    """The face that looks up."""
    return max(NORMALS, key=lambda face: applied(m, NORMALS[face])[2])


class DiePose(Struct, frozen=True):
    """A die at one moment: middle in millimetres, height over its resting height, orientation."""

    x_mm: float
    y_mm: float
    z_mm: float
    rotation: Matrix


class Throw(Struct, frozen=True):
    """One die of a throw. `from_mm`, `wall_mm` and `rest_mm` are points; `height_mm` the highest arc."""

    face: int
    index: int
    duration_ms: float
    from_mm: tuple[float, float]
    wall_mm: tuple[float, float]
    rest_mm: tuple[float, float]
    height_mm: float

    def at(self, ms: float) -> DiePose:
        """The pose at a moment."""
        u = min(max(ms / self.duration_ms, 0.0), 1.0)
        x, y = self._over(u)
        return DiePose(x, y, self.height_mm * height(u), self._turned(u))

    def _over(self, u: float) -> tuple[float, float]:
        if u < _WALL:
            return _between(self.from_mm, self.wall_mm, u / _WALL)
        v = min((u - _WALL) / (_REST - _WALL), 1.0)
        return _between(self.wall_mm, self.rest_mm, 1 - (1 - v) ** 2.1)

    def _turned(self, u: float) -> Matrix:
        """Two tumbles undone in turn: one until the wall, one from the wall to rest, so the drawn face ends up."""
        left = max(0.0, 1 - u / _REST)
        way = 1.0 if self.wall_mm[0] >= self.from_mm[0] else -1.0
        roll = way * (5.0 + 0.8 * self.index) * pi * left**1.7
        wobble = (2.4 - 0.9 * self.index) * pi * max(0.0, 1 - u / 0.88) ** 1.5
        twist = (0.9 - 1.6 * self.index) * pi * left**1.3
        roll_axis = _unit((0.18 - 0.3 * self.index, -1.0, 0.0))
        spun = product(turned((0.0, 0.0, 1.0), twist), turned(roll_axis, roll))
        return product(product(spun, turned((1.0, 0.0, 0.0), wobble)), showing(self.face))


def height(u: float) -> float:
    """Height over the cloth as part of the highest arc."""
    for start, end, peak in _HOPS:
        if start <= u < end:
            w = (u - start) / (end - start)
            if start == 0.0:
                return peak * (1 - w * w)
            return peak * 4 * w * (1 - w)
    return 0.0


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _unit(v: Vector) -> Vector:
    length = sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    return v[0] / length, v[1] / length, v[2] / length


def throws(
    faces: tuple[int, ...],
    duration_ms: float,
    from_mm: tuple[float, float],
    wall_x_mm: float,
    rests_mm: tuple[tuple[float, float], ...],
    edge_mm: float,
) -> tuple[Throw, ...]:
    """The dice of one throw, side by side and never through each other."""
    made = []
    for index, (face, rest) in enumerate(zip(faces, rests_mm, strict=True)):
        lane = (index - (len(faces) - 1) / 2) * edge_mm
        start = (from_mm[0], from_mm[1] + lane * 3.0)
        wall = (wall_x_mm, (from_mm[1] + rest[1]) / 2 + lane * 4.6)
        made.append(Throw(face, index, duration_ms, start, wall, rest, edge_mm * 3.2))
    return tuple(made)
