"""How much room printed words take, from the metrics of the bundled typefaces and without drawing them."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, degrees, radians, sin
from typing import Any

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from msgspec import Struct

from feltwright import resources
from feltwright.layout.geometry import Point
from feltwright.layout.model import Polygon, Text

FILES = {
    "caps": "cinzel-700.ttf",
    "numeral": "cinzel-700.ttf",
    "condensed": "barlow-condensed-600.ttf",
    "plain": "inter-600.ttf",
}
TRACKING = {"caps": 0.05}
"""Extra space between letters in parts of the capitals' height."""
DESCENT = 0.12
"""How far commas and the tails of letters reach below the line, in parts of the capitals' height."""
LINE = 1.62
"""From line to line, in parts of the capitals' height."""


class Face(Struct, frozen=True):
    """A typeface: advance of each sign in parts of the height of its capitals."""

    advances: dict[int, float]
    usual: float


@cache
def face(use: str) -> Face:
    """The metrics of the typeface for a use; KeyError for a use that is none."""
    font: Any = TTFont(str(resources.path(f"resources/fonts/{FILES[use]}")), lazy=True)
    cap = font["OS/2"].sCapHeight
    widths = font["hmtx"].metrics
    advances = {code: widths[name][0] / cap for code, name in font.getBestCmap().items()}
    font.close()
    return Face(advances, advances[ord("0")])


@lru_cache(maxsize=4096)
def width(text: str, use: str) -> float:
    """How long a line is, in parts of the height of its capitals; kerning is left out.

    >>> width("", "caps"), width("II", "caps") < width("MM", "caps")
    (0.0, True)
    """
    if not text:
        return 0.0
    known = face(use)
    return sum(known.advances.get(ord(sign), known.usual) for sign in text) + TRACKING.get(use, 0.0) * (len(text) - 1)


def outline(words: Text) -> Polygon:
    """The shape printed words take up: a turned box, or a band along their arc."""
    lines = words.text.split("\n")
    across = max(width(line, words.font) for line in lines) * words.cap_height_mm
    high = words.cap_height_mm * (1 + LINE * (len(lines) - 1))
    low = high / 2 + DESCENT * words.cap_height_mm
    if words.arc_radius_mm:
        points = _band(across, high / 2, low, words.arc_radius_mm)
    else:
        half = across / 2
        points = [(-half, -high / 2), (half, -high / 2), (half, low), (-half, low)]
    return Polygon(tuple(_placed(point, words) for point in points))


def _band(across: float, up: float, down: float, radius: float) -> list[Point]:
    steps = max(2, min(12, int(degrees(across / abs(radius)) / 5) + 2))
    along = [across * (step / steps - 0.5) / radius for step in range(steps + 1)]
    top = [_on_arc(angle, radius, -up) for angle in along]
    bottom = [_on_arc(angle, radius, down) for angle in reversed(along)]
    return top + bottom


def _on_arc(angle: float, radius: float, below: float) -> Point:
    return (radius - below) * sin(angle), radius - (radius - below) * cos(angle)


def _placed(point: Point, words: Text) -> Point:
    turn = radians(words.rotate_deg)
    x, y = point
    return words.x_mm + x * cos(turn) - y * sin(turn), words.y_mm + x * sin(turn) + y * cos(turn)
