"""Expected values over a finite chain of positions, solved exactly in whole fractions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import TypeVar

from msgspec import Struct

N = TypeVar("N")


class Branch(Struct, frozen=True):
    """One outcome of a position: its weight, what it is worth in each tally, and where it leads (or to the end)."""

    weight: int
    tallies: tuple[int, ...]
    to: Hashable | None = None


def expected(
    start: Hashable, node: N, expand: Callable[[N], Iterable[tuple[Branch, N | None]]], tallies: int
) -> tuple[Fraction, ...]:
    """The expected total of each tally from the start until the chain ends.

    `expand` gives a node's branches, each with the node it leads to; nodes are told apart by `Branch.to`.
    """
    rows: dict[Hashable, list[Branch]] = {}
    waiting: list[tuple[Hashable, N]] = [(start, node)]
    while waiting:
        name, current = waiting.pop()
        if name in rows:
            continue
        rows[name] = []
        for branch, following in expand(current):
            rows[name].append(branch)
            if branch.to is not None and branch.to not in rows:
                assert following is not None, "a branch that goes on names its node"
                waiting.append((branch.to, following))
    return _solve(list(rows), rows, tallies)


def _solve(names: list[Hashable], rows: dict[Hashable, list[Branch]], tallies: int) -> tuple[Fraction, ...]:
    """Gauss elimination of (I - Q) v = r, the start in the first row."""
    place = {name: number for number, name in enumerate(names)}
    size = len(names)
    matrix = [[Fraction(int(i == j)) for j in range(size)] + [Fraction(0)] * tallies for i in range(size)]
    for name, branches in rows.items():
        row = matrix[place[name]]
        total = sum(branch.weight for branch in branches)
        for number in range(tallies):
            row[size + number] = Fraction(sum(b.weight * b.tallies[number] for b in branches), total)
        for branch in branches:
            if branch.to is not None:
                row[place[branch.to]] -= Fraction(branch.weight, total)
    for pivot in reversed(range(size)):
        _eliminate(matrix, pivot)
    return tuple(matrix[0][size:])


def _eliminate(matrix: list[list[Fraction]], pivot: int) -> None:
    row = matrix[pivot]
    assert row[pivot], "every bet is decided in the end"
    factor = row[pivot]
    matrix[pivot] = row = [value / factor if value else value for value in row]
    for number, other in enumerate(matrix):
        if number != pivot and other[pivot]:
            share = other[pivot]
            matrix[number] = [a - share * b if b else a for a, b in zip(other, row, strict=True)]
