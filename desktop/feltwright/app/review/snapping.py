"""Where a dragged edge comes to rest: at a neighbour's edge or middle, else on the grid, else where it was put."""

from __future__ import annotations

from collections.abc import Sequence

FINE_MM = 0.1


def snap(edges_mm: Sequence[float], neighbours_mm: Sequence[float], grid_mm: float, reach_mm: float) -> float:
    """How far to shift so that one of the edges lies on a line within reach; neighbours go before the grid.

    >>> snap([98.0, 148.0], [100.0], 10.0, 3.0), snap([98.0], [], 10.0, 3.0), snap([94.96], [], 10.0, 3.0)
    (2.0, 2.0, 0.04)
    """
    near: list[float] = [line - edge for edge in edges_mm for line in neighbours_mm if abs(line - edge) <= reach_mm]
    if not near:
        on_grid: list[float] = [round(edge / grid_mm) * grid_mm - edge for edge in edges_mm[:1]]
        near = [shift for shift in on_grid if abs(shift) <= reach_mm]
    if near:
        best: float = min(near, key=abs)
        return round(best, 6)
    return round(round(edges_mm[0] / FINE_MM) * FINE_MM - edges_mm[0], 6)
