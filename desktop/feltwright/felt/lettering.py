"""Words as outlines: centred on a point, with capitals of a given height, straight or on an arc.

Outlines and no text items: no viewer can put another font in the place of a regulated inscription.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import degrees

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

from feltwright.felt import fonts
from feltwright.felt.glyphs import glyph
from feltwright.layout.model import Text

_PIXELS = 200
_TRACKING = {"caps": 0.05, "engraved": 0.08}
"""Extra space between letters in parts of the capitals' height."""


@lru_cache(maxsize=512)
def run(text: str, use: str) -> tuple[tuple[QPainterPath, float, float], ...]:
    """Each sign's outline (capitals 1 high, base line 0), its left edge and its advance."""
    tracking = _TRACKING.get(use, 0.0)
    placed: list[tuple[QPainterPath, float, float]] = []
    x, before = 0.0, ""
    for sign in text:
        path, advance = _sign(sign, use)
        x += _kerning(before, sign, use)
        placed.append((path, x, advance))
        x += advance + tracking
        before = sign
    return tuple(placed)


@cache
def _measure(use: str) -> tuple[QFont, QFontMetricsF, float]:
    """A typeface, its metrics and the height of its capitals."""
    font = fonts.face(use, _PIXELS)
    metrics = QFontMetricsF(font)
    return font, metrics, metrics.capHeight()


@lru_cache(maxsize=2048)
def _kerning(before: str, sign: str, use: str) -> float:
    if not before or glyph(before) is not None or glyph(sign) is not None:
        return 0.0
    _, metrics, cap = _measure(use)
    apart = metrics.horizontalAdvance(before) + metrics.horizontalAdvance(sign)
    return (metrics.horizontalAdvance(before + sign) - apart) / cap


@lru_cache(maxsize=1024)
def _sign(sign: str, use: str) -> tuple[QPainterPath, float]:
    own = glyph(sign)
    if own is not None:
        width = own.boundingRect().width() + 0.16
        return own.translated(width / 2, 0), width
    font, metrics, cap = _measure(use)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, sign)
    return QTransform.fromScale(1 / cap, 1 / cap).map(path), metrics.horizontalAdvance(sign) / cap


def straight(text: str, use: str, cap_height: float) -> QPainterPath:
    """Words centred on the origin; each line of several one and a half capitals under the last."""
    lines = text.split("\n")
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for number, line in enumerate(lines):
        base = 0.5 + (number - (len(lines) - 1) / 2) * 1.62
        signs = run(line, use)
        width = signs[-1][1] + signs[-1][2] if signs else 0.0
        for path, x, _ in signs:
            whole.addPath(path.translated(x - width / 2, base))
    return QTransform.fromScale(cap_height, cap_height).map(whole)


def arched(text: str, use: str, cap_height: float, radius: float) -> QPainterPath:
    """Words on an arc through the origin; a positive radius has its centre below."""
    signs = run(text, use)
    width = (signs[-1][1] + signs[-1][2]) * cap_height if signs else 0.0
    size = QTransform.fromScale(cap_height, cap_height)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path, x, advance in signs:
        middle = (x + advance / 2) * cap_height - width / 2
        place = QTransform()
        place.translate(0, radius)
        place.rotate(degrees(middle / radius))
        place.translate(-advance / 2 * cap_height, -radius + 0.5 * cap_height)
        whole.addPath(place.map(size.map(path)))
    return whole


def outline(words: Text) -> QPainterPath:
    """The outline of printed words where they stand on the felt."""
    if words.arc_radius_mm:
        path = arched(words.text, words.font, words.cap_height_mm, words.arc_radius_mm)
    else:
        path = straight(words.text, words.font, words.cap_height_mm)
    place = QTransform()
    place.translate(words.x_mm, words.y_mm)
    place.rotate(words.rotate_deg)
    return place.map(path)


__all__ = ["arched", "outline", "run", "straight"]
