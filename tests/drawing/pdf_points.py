"""Measuring a PDF: every point its content streams draw, in millimetres from the top left of the page."""

from __future__ import annotations

import re
import zlib

Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
_NUMBER = re.compile(rb"[-+]?\d*\.?\d+")
MM_PER_POINT = 25.4 / 72


def pages(pdf: bytes) -> list[list[list[tuple[float, float]]]]:
    """Per page, every subpath as its corner points; y counts upwards as in the file."""
    found = []
    for match in re.finditer(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            content = zlib.decompressobj().decompress(match[1])  # what follows its end is a line break
        except zlib.error:
            continue
        if b" cm\n" in content and (b" l\n" in content or b" re\n" in content):
            found.append(_subpaths(content))
    return found


def _times(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def _subpaths(content: bytes) -> list[list[tuple[float, float]]]:
    here: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    found: list[list[tuple[float, float]]] = []
    for line in content.split(b"\n"):
        words = line.split()
        if not words:
            continue
        numbers = [float(word) for word in words[:-1] if _NUMBER.fullmatch(word)]
        verb = words[-1]
        if verb == b"q" or line.startswith(b"q "):
            kept.append(here)
        if verb == b"Q" and kept:
            here = kept.pop()
        elif verb == b"cm":
            here = _times(tuple(numbers[-6:]), here)  # type: ignore[arg-type]
        elif b"W" in words or b"W*" in words:
            found.pop()  # where may be drawn is no drawing
        elif verb == b"m":
            found.append([_mm(here, *numbers[-2:])])
        elif verb in (b"l", b"c") and found:
            found[-1].append(_mm(here, *numbers[-2:]))
        elif verb == b"re":
            x, y, w, h = numbers[-4:]
            found.append([_mm(here, *at) for at in ((x, y), (x + w, y), (x + w, y + h), (x, y + h))])
    return found


def _mm(at: Matrix, x: float, y: float) -> tuple[float, float]:
    return (
        (at[0] * x + at[2] * y + at[4]) * MM_PER_POINT,
        (at[1] * x + at[3] * y + at[5]) * MM_PER_POINT,
    )


def box(points: list[tuple[float, float]]) -> Box:
    """Left, low, width, height."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
