"""How long the check and the comparison of a felt take."""

from __future__ import annotations

from time import perf_counter

from feltwright.layout.binding import shipped
from feltwright.review.compare import compare
from feltwright.review.inspect import inspect


def review_milliseconds() -> tuple[tuple[str, float], tuple[str, float]]:
    """The slowest felt to check and the slowest to compare with an edition of another size, each with its time."""
    checks, compares = {}, {}
    for path in shipped():
        text = path.read_text(encoding="utf-8")
        inspect(text, path.name)
        start = perf_counter()
        found = inspect(text, path.name)
        checks[path.stem] = (perf_counter() - start) * 1000
        other = inspect(text.replace("origin_mm = [1", "origin_mm = [2"), path.name)
        if found.layout and other.layout:
            start = perf_counter()
            compare(found.layout, other.layout)
            compares[path.stem] = (perf_counter() - start) * 1000
    slowest = max(checks, key=checks.__getitem__), max(compares, key=compares.__getitem__)
    return (slowest[0], checks[slowest[0]]), (slowest[1], compares[slowest[1]])
