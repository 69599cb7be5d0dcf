"""Chance as data: what is left to it, and the sources that answer.

Nothing here draws randomness of its own: `BlockChance` is handed a supplier of random bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import factorial
from typing import Protocol

from msgspec import Struct

from feltwright.engine.refusals import Refusal, refuse


class ChanceRequest(Struct, frozen=True):
    """`count` draws from `faces`; the answer names positions in `faces`."""

    device: str
    """`wheel`, `dice`, `cards` or `numbers`."""
    faces: tuple[str, ...]
    count: int = 1
    replace: bool = True
    """A die may show the same face twice; a card leaves the shoe."""
    weights: tuple[int, ...] = ()
    """How many of each face there are; empty: one of each."""
    ordered: bool = True
    """False where the rules read only which faces came up, not in which order."""


class ChanceSource(Protocol):
    """Whoever answers requests: the system, a script or a record."""

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """Positions in the faces of the request."""
        ...


class OutOfOutcomes(Exception):
    """A script or record has no answer left."""


def is_answer(request: ChanceRequest, picks: tuple[int, ...]) -> bool:
    """Whether the picks could be an answer to the request."""
    if len(picks) != request.count:
        return False
    size = len(request.faces)
    for pick in picks:
        if not 0 <= pick < size:
            return False
    if request.replace and not request.weights:
        return True
    weights = request.weights or (1,) * size
    if request.replace:
        return all(weights[pick] for pick in picks)
    return all(picks.count(pick) <= weights[pick] for pick in picks)


def why_not_answer(wanted: ChanceRequest | None, picks: tuple[int, ...]) -> Refusal | None:
    """An outcome is taken only when it is asked for, and only one that can happen."""
    if wanted is None:
        return refuse("NOTHING_LEFT_TO_CHANCE")
    if not is_answer(wanted, picks):
        return refuse("IMPOSSIBLE_OUTCOME", device=wanted.device, picks=picks)
    return None


def outcomes(request: ChanceRequest) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every distinct answer with its weight; unordered requests list each multiset once."""
    weights = list(request.weights or (1,) * len(request.faces))
    orders = 1 if request.ordered else factorial(request.count)
    yield from _draws(request, weights, (), orders)


def _draws(
    request: ChanceRequest, weights: list[int], drawn: tuple[int, ...], ways: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    if len(drawn) == request.count:
        repeats = 1
        if not request.ordered:
            for pick in set(drawn):
                repeats *= factorial(drawn.count(pick))
        yield drawn, ways // repeats
        return
    first = drawn[-1] if drawn and not request.ordered else 0
    for pick in range(first, len(weights)):
        weight = weights[pick]
        if not weight:
            continue
        if not request.replace:
            weights[pick] -= 1
        yield from _draws(request, weights, (*drawn, pick), ways * weight)
        weights[pick] = weight


class ScriptedChance:
    """Answers prepared beforehand, for demonstrations and tests."""

    def __init__(self, answers: Iterable[tuple[int, ...]]) -> None:
        self._answers = iter(answers)

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """The next prepared answer; a script that does not fit the request is a caller's error."""
        picks = next(self._answers, None)
        if picks is None:
            raise OutOfOutcomes(request.device)
        if not is_answer(request, picks):
            raise ValueError(f"{picks} is no answer of {request.device}")
        return picks


class BlockChance:
    """Uniform draws by rejection sampling from blocks of random bytes that a supplier hands in."""

    BLOCK = 4096

    def __init__(self, random_bytes: Callable[[int], bytes]) -> None:
        self._random_bytes = random_bytes
        self._block = b""
        self._at = 0

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """Fresh draws."""
        if request.replace and not request.weights:
            size = len(request.faces)
            return tuple([self.below(size) for _ in range(request.count)])
        weights = list(request.weights or (1,) * len(request.faces))
        picks = []
        for _ in range(request.count):
            pick = self._weighted(weights)
            picks.append(pick)
            if not request.replace:
                weights[pick] -= 1
        return tuple(picks)

    def below(self, size: int) -> int:
        """A whole number from 0 to size - 1, every one equally likely."""
        width = 1 if size <= 256 else 8
        span = 1 << 8 * width
        limit = span - span % size
        while True:
            number = self._number(width)
            if number < limit:
                return number % size

    def _weighted(self, weights: list[int]) -> int:
        target = self.below(sum(weights))
        for pick, weight in enumerate(weights):
            if target < weight:
                return pick
            target -= weight
        raise AssertionError("the target is below the sum of the weights")

    def _number(self, width: int) -> int:
        if self._at + width > len(self._block):
            self._block = self._random_bytes(self.BLOCK)
            self._at = 0
        at = self._at
        self._at = at + width
        return self._block[at] if width == 1 else int.from_bytes(self._block[at : at + width], "big")


def healthy(sample: bytes) -> bool:
    """A start-up test of a random supplier: no long run of one byte, no byte far from its share.

    The bounds let a sound source of 4,096 bytes fail about once in a billion starts: a run of eight equal bytes
    (256 ** -7 a place), or a byte value seen more than 60 times where 16 are expected.
    """
    if len(sample) < 4096:
        return False
    counts = [0] * 256
    run = 1
    for place, byte in enumerate(sample):
        counts[byte] += 1
        run = run + 1 if place and byte == sample[place - 1] else 1
        if run >= 8:
            return False
    return 1024 * max(counts) <= 15 * len(sample) and sum(1 for count in counts if count) > 200
