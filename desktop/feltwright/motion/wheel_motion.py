"""Wheels as pure functions of time, solved backwards from the section that was drawn.

Angles are degrees clockwise from the top. Radii are fractions of the wheel's outer radius.
"""

from __future__ import annotations

from math import exp, floor

from msgspec import Struct

from feltwright.engine.wheels import CLOCKWISE
from feltwright.motion.tempo import CRUISE_TAU_MS

TRACK_RADIUS = 0.875
POCKET_RADIUS = 0.53
_DROP = 0.66
"""Part of the spin after which the ball leaves the track."""
_CRUISE_DEG_S = 95.0
_CRUISE_BALL_DEG_S = 330.0
_WHEEL_TURNS = 1.25
_PUSH_MS = 200.0


class WheelPose(Struct, frozen=True):
    """Where wheel, ball and clapper are at one moment."""

    wheel_deg: float
    ball_deg: float | None = None
    """None: no ball on the wheel."""
    ball_radius: float = POCKET_RADIUS
    clapper_deg: float = 0.0


def sign(direction: str) -> int:
    """+1 clockwise, -1 counterclockwise."""
    return 1 if direction == CLOCKWISE else -1


def section_deg(section: int, count: int) -> float:
    """The middle of a section on a wheel that has section 0 at the top."""
    return 360.0 * section / count


class BallSpin(Struct, frozen=True):
    """A wheel turning one way and a ball the other, until the ball rides in its pocket."""

    count: int
    section: int
    direction: str
    revolutions: int
    duration_ms: float
    wheel_from_deg: float = 0.0
    ball_from_deg: float = 0.0

    def at(self, ms: float) -> WheelPose:
        """The pose at a moment."""
        u = min(max(ms / self.duration_ms, 0.0), 1.0)
        wheel = self.wheel_from_deg + sign(self.direction) * 360.0 * _WHEEL_TURNS * (1 - (1 - u) ** 1.6)
        ride = section_deg(self.section, self.count)
        ball = wheel + ride + sign(self.direction) * self.relative_deg * _running_out(u)
        return WheelPose(wheel, ball, ball_radius(u))

    @property
    def relative_deg(self) -> float:
        """How far the ball runs against the rotor: enough turns, and to the very pocket."""
        ride = section_deg(self.section, self.count)
        start = (self.ball_from_deg - self.wheel_from_deg - ride) * sign(self.direction) % 360.0
        return float(360.0 * (self.revolutions + 4) + start)


def _running_out(u: float) -> float:
    """What is left of the ball's run against the rotor: fast on the track, at rest in the pocket at 92 %."""
    v = min(u / 0.92, 1.0)
    return float((1.0 - v) ** 2.2)


def ball_radius(u: float) -> float:
    """On the track, then down the bowl with two hops over the frets, then in the pocket."""
    if u <= _DROP:
        return TRACK_RADIUS
    fall = TRACK_RADIUS - POCKET_RADIUS
    v = (u - _DROP) / (0.92 - _DROP)
    if v >= 1.0:
        return POCKET_RADIUS
    for start, end, height in ((0.0, 0.45, 1.0), (0.45, 0.78, 0.30), (0.78, 1.0, 0.10)):
        if v <= end:
            w = (v - start) / (end - start)
            shape = 1 - w * w if start == 0.0 else 4 * w * (1 - w)
            return POCKET_RADIUS + fall * height * shape
    return POCKET_RADIUS


class ClapperSpin(Struct, frozen=True):
    """A wheel with pegs that slows down until the drawn section rests under the clapper at the top."""

    count: int
    section: int
    direction: str
    revolutions: int
    duration_ms: float
    wheel_from_deg: float = 0.0

    def at(self, ms: float) -> WheelPose:
        """The pose at a moment."""
        u = min(max(ms / self.duration_ms, 0.0), 1.0)
        wheel = self.wheel_from_deg + sign(self.direction) * self.turn_deg * (1 - (1 - u) ** 2.6)
        return WheelPose(wheel, clapper_deg=_deflected(wheel, self.count, sign(self.direction), u))

    @property
    def turn_deg(self) -> float:
        """The whole turn: the required revolutions and one more, then on to the section."""
        rest = -section_deg(self.section, self.count)
        return 360.0 * (self.revolutions + 1) + (rest - self.wheel_from_deg) * sign(self.direction) % 360.0


def _deflected(wheel_deg: float, count: int, way: int, u: float) -> float:
    """A peg lifts the clapper as it passes; between pegs the clapper hangs straight."""
    if u >= 1.0:
        return 0.0
    phase = wheel_deg * way * count / 360.0 + 0.5
    phase -= floor(phase)
    return way * 16.0 * max(0.0, 1.0 - phase / 0.55)


class Cruise(Struct, frozen=True):
    """A released wheel whose outcome is not drawn yet."""

    direction: str
    ball: str
    wheel_from_deg: float = 0.0

    def at(self, ms: float) -> WheelPose:
        """The pose at a moment: losing speed slowly, at rest after half a minute."""
        run = _cruised(ms)
        wheel = self.wheel_from_deg + sign(self.direction) * _CRUISE_DEG_S * run
        if not self.ball:
            return WheelPose(wheel)
        return WheelPose(wheel, sign(self.ball) * _CRUISE_BALL_DEG_S * run, TRACK_RADIUS)


def _cruised(ms: float) -> float:
    """Seconds at full speed that the way so far amounts to: pushed in a fifth of a second, slowing ever after."""
    push = 1 / (1 / CRUISE_TAU_MS + 1 / _PUSH_MS)
    way = CRUISE_TAU_MS * (1 - exp(-ms / CRUISE_TAU_MS)) - push * (1 - exp(-ms / push))
    return way / 1000.0


def spin(
    count: int,
    section: int,
    direction: str,
    ball: str,
    revolutions: int,
    duration_ms: float,
    start: WheelPose,
) -> BallSpin | ClapperSpin:
    """The motion of a spin from where the wheel stands now."""
    if not ball:
        return ClapperSpin(count, section, direction, revolutions, duration_ms, start.wheel_deg)
    ball_from = start.ball_deg if start.ball_deg is not None else 0.0
    return BallSpin(count, section, direction, revolutions, duration_ms, start.wheel_deg, ball_from)
