"""Whether outcomes lie within what chance allows, in whole numbers.

Three questions, each with bounds that honest chance passes all but about once in a million reports:

- Did a face come up too often or too seldom? Freedman's inequality bounds the sum of a martingale's steps, so it holds
  for shoes that change with every card as well: a deviation of t with variance v has a chance below
  exp(-t^2 / (2v + 2t/3)).
- Did the same outcome follow itself too often or too seldom? The same bound.
- Are the faces of a wheel or die, taken together, too uneven, or too even? Chi-square between the bounds of Wilson and
  Hilferty's cube, five standard deviations either way.
"""

from __future__ import annotations

from math import isqrt

from msgspec import Struct

from feltwright.engine.chance import ChanceRequest

ONE = 1 << 32
"""Shares are whole numbers of this."""
EXPONENT = 25
"""exp(-25) is 1.4e-11: the chance allowed to each single bound."""
SIGMAS = 5
LEAST_EXPECTED = 10
"""Chi-square wants that many of every face."""


class Oddity(Struct, frozen=True):
    """A bound that was broken."""

    code: str
    device: str
    face: str
    seen: int
    expected: int
    """Rounded to whole outcomes."""


class Device:
    """One kind of request: what came up, and what was to be expected."""

    def __init__(self, request: ChanceRequest) -> None:
        size = len(request.faces)
        self.name = request.device
        self.faces = request.faces
        self.draws = 0
        self.seen = [0] * size
        self.expected = [0] * size
        self.variance = [0] * size
        self.repeats = self.repeats_expected = self.repeats_variance = 0
        self.steady = True
        """Every draw had the same shares."""
        self._shares: list[int] | None = None
        self._weights: tuple[int, ...] | None = None
        self._last: int | None = None

    def drew(self, request: ChanceRequest, picks: tuple[int, ...]) -> None:
        """Take in one answer."""
        if request.replace:
            self._even_draws(request, picks)
            return
        self.steady = False
        weights = list(request.weights or (1,) * len(self.faces))
        left = sum(weights)
        for pick in picks:
            self._uneven_draw(weights, left, pick)
            weights[pick] -= 1
            left -= 1

    def _even_draws(self, request: ChanceRequest, picks: tuple[int, ...]) -> None:
        if self._shares is None:
            weights = request.weights or (1,) * len(self.faces)
            self._weights = request.weights
            self._shares = [weight * ONE // sum(weights) for weight in weights]
        assert request.weights == self._weights, "one device, one set of weights"
        shares = self._shares
        for pick in picks:
            self.draws += 1
            self.seen[pick] += 1
            if self._last is not None:
                share = shares[self._last]
                self.repeats += pick == self._last
                self.repeats_expected += share
                self.repeats_variance += share * (ONE - share) // ONE
            self._last = pick

    def _uneven_draw(self, weights: list[int], left: int, pick: int) -> None:
        self.draws += 1
        self.seen[pick] += 1
        scale = ONE // left
        expected, variance = self.expected, self.variance
        for face, weight in enumerate(weights):
            if weight:
                share = weight * scale
                expected[face] += share
                variance[face] += share * (ONE - share) >> 32

    def oddities(self) -> list[Oddity]:
        """Every bound that is broken."""
        if self.steady and self._shares is not None:
            self.expected = [share * self.draws for share in self._shares]
            self.variance = [share * (ONE - share) // ONE * self.draws for share in self._shares]
        found = []
        for face, seen in enumerate(self.seen):
            if _beyond(seen, self.expected[face], self.variance[face]):
                found.append(self._odd("FACE_OUT_OF_BOUNDS", self.faces[face], seen, self.expected[face]))
        if _beyond(self.repeats, self.repeats_expected, self.repeats_variance):
            found.append(self._odd("REPEATS_OUT_OF_BOUNDS", "", self.repeats, self.repeats_expected))
        if self.steady and min(self.expected) >= LEAST_EXPECTED * ONE:
            found += self._chi_square()
        return found

    def _chi_square(self) -> list[Oddity]:
        pairs = zip(self.seen, self.expected, strict=True)
        statistic = sum((seen * ONE - share) ** 2 // share for seen, share in pairs)
        freedom = len(self.faces) - 1
        low, high = chi_square_bounds(freedom)
        if low <= statistic <= high:
            return []
        code = "TOO_UNEVEN" if statistic > high else "TOO_EVEN"
        return [self._odd(code, "", statistic // ONE, freedom * ONE)]

    def _odd(self, code: str, face: str, seen: int, expected: int) -> Oddity:
        return Oddity(code, self.name, face, seen, (2 * expected + ONE) // (2 * ONE))


class Chances:
    """Every outcome of one session, sorted by the device it came from."""

    def __init__(self) -> None:
        self.devices: dict[tuple[object, ...], Device] = {}

    def drew(self, request: ChanceRequest, picks: tuple[int, ...]) -> None:
        """Take in one answer."""
        key = (request.device, request.faces, request.replace, request.weights if request.replace else ())
        device = self.devices.get(key)
        if device is None:
            device = self.devices[key] = Device(request)
        device.drew(request, picks)

    def draws(self) -> int:
        """How many faces were drawn in all."""
        return sum(device.draws for device in self.devices.values())

    def oddities(self) -> list[Oddity]:
        """Every broken bound of every device."""
        return [oddity for device in self.devices.values() for oddity in device.oddities()]


def chi_square_bounds(freedom: int) -> tuple[int, int]:
    """Least and greatest chi-square that honest chance gives, as multiples of ONE.

    >>> [bound // ONE for bound in chi_square_bounds(37)]
    [8, 97]
    """
    ninth = 2 * ONE // (9 * freedom)
    spread = SIGMAS * isqrt(ninth * ONE)
    low, high = max(0, ONE - ninth - spread), ONE - ninth + spread
    return freedom * low**3 // ONE**2, freedom * high**3 // ONE**2


def _beyond(seen: int, expected: int, variance: int) -> bool:
    apart = abs(seen * ONE - expected)
    return 3 * apart * apart > EXPONENT * (6 * variance + 2 * apart) * ONE
