"""Signs that are in none of our fonts, as outlines: suits, dice faces, diamonds, stars, crown, joker.

Every outline fits a box one capital high: x about 0, y from -1 (top) to 0 (base line).
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.22), (0.25, 0.5), (0.25, 0.78), (0.75, 0.22), (0.75, 0.5), (0.75, 0.78)),
}
_DICE = dict(zip("⚀⚁⚂⚃⚄⚅", range(1, 7), strict=True))


@cache
def glyph(sign: str) -> QPainterPath | None:
    """The outline of a sign, or None if it is left to the font."""
    if sign in _DICE:
        return _die(_DICE[sign])
    make = _SIGNS.get(sign)
    return make() if make else None


def _die(face: int) -> QPainterPath:
    path, pips = QPainterPath(), QPainterPath()
    path.addRoundedRect(QRectF(-0.5, -1, 1, 1), 0.16, 0.16)
    for x, y in PIPS[face]:
        pips.addEllipse(QPointF(x - 0.5, y - 1), 0.105, 0.105)
    return path.subtracted(pips)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.16, -0.24, -0.5, -0.42, -0.5, -0.70)
    path.cubicTo(-0.5, -0.90, -0.37, -1.0, -0.24, -1.0)
    path.cubicTo(-0.11, -1.0, -0.03, -0.91, 0, -0.80)
    path.cubicTo(0.03, -0.91, 0.11, -1.0, 0.24, -1.0)
    path.cubicTo(0.37, -1.0, 0.5, -0.90, 0.5, -0.70)
    path.cubicTo(0.5, -0.42, 0.16, -0.24, 0, 0)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.14, -0.78, 0.48, -0.62, 0.48, -0.36)
    path.cubicTo(0.48, -0.20, 0.37, -0.13, 0.26, -0.13)
    path.cubicTo(0.15, -0.13, 0.08, -0.18, 0.04, -0.26)
    path.cubicTo(0.05, -0.12, 0.10, -0.05, 0.17, 0)
    path.lineTo(-0.17, 0)
    path.cubicTo(-0.10, -0.05, -0.05, -0.12, -0.04, -0.26)
    path.cubicTo(-0.08, -0.18, -0.15, -0.13, -0.26, -0.13)
    path.cubicTo(-0.37, -0.13, -0.48, -0.20, -0.48, -0.36)
    path.cubicTo(-0.48, -0.62, -0.14, -0.78, 0, -1)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.0, -0.76), (-0.26, -0.38), (0.26, -0.38)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.235, 0.235)
        path = path.united(leaf)
    stem = QPainterPath(QPointF(-0.17, 0))
    stem.cubicTo(-0.09, -0.06, -0.04, -0.2, -0.05, -0.5)
    stem.lineTo(0.05, -0.5)
    stem.cubicTo(0.04, -0.2, 0.09, -0.06, 0.17, 0)
    stem.closeSubpath()
    return path.united(stem)


def _diamond_suit() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.quadTo(0.14, -0.72, 0.38, -0.5)
    path.quadTo(0.14, -0.28, 0, 0)
    path.quadTo(-0.14, -0.28, -0.38, -0.5)
    path.quadTo(-0.14, -0.72, 0, -1)
    path.closeSubpath()
    return path


def _lozenge() -> QPainterPath:
    return _polygon(((0, -1), (0.9, -0.5), (0, 0), (-0.9, -0.5)))


def _star() -> QPainterPath:
    points = []
    for i in range(10):
        radius = 0.54 if i % 2 == 0 else 0.22
        points.append((radius * sin(pi * i / 5), -0.5 - radius * cos(pi * i / 5)))
    return _polygon(tuple(points))


def _crown() -> QPainterPath:
    path = _polygon(
        ((-0.5, -0.08), (-0.58, -0.72), (-0.28, -0.42), (0, -0.98), (0.28, -0.42), (0.58, -0.72), (0.5, -0.08))
    )
    for x, y in ((-0.58, -0.78), (0, -1.0), (0.58, -0.78)):
        path.addEllipse(QPointF(x, y), 0.075, 0.075)
    path.addRoundedRect(QRectF(-0.5, -0.05, 1.0, 0.09), 0.03, 0.03)
    return path


def _joker() -> QPainterPath:
    """A jester's cap with three bells."""
    path = QPainterPath(QPointF(-0.42, -0.16))
    path.cubicTo(-0.5, -0.46, -0.62, -0.62, -0.72, -0.36)
    path.cubicTo(-0.74, -0.78, -0.36, -0.94, -0.17, -0.58)
    path.cubicTo(-0.2, -0.86, -0.08, -0.98, 0.12, -0.98)
    path.cubicTo(0.02, -0.88, 0.14, -0.76, 0.17, -0.58)
    path.cubicTo(0.36, -0.94, 0.74, -0.78, 0.72, -0.36)
    path.cubicTo(0.62, -0.62, 0.5, -0.46, 0.42, -0.16)
    path.closeSubpath()
    for x, y in ((-0.72, -0.29), (0.17, -0.96), (0.72, -0.29)):
        path.addEllipse(QPointF(x, y), 0.085, 0.085)
    path.addRoundedRect(QRectF(-0.46, -0.12, 0.92, 0.12), 0.06, 0.06)
    return path


def _polygon(points: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _dot() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.45), 0.11, 0.11)
    return path


_SIGNS = {
    "♥": _heart,
    "♡": _heart,
    "♠": _spade,
    "♤": _spade,
    "♣": _club,
    "♧": _club,
    "♦": _diamond_suit,
    "♢": _diamond_suit,
    "◆": _lozenge,
    "◇": _lozenge,
    "★": _star,
    "☆": _star,
    "♛": _crown,
    "♕": _crown,
    "🃏": _joker,
    "•": _dot,
    "·": _dot,
}


def scaled(path: QPainterPath, height: float, x: float, base_y: float) -> QPainterPath:
    """An outline a given height high, its middle at x, standing on a base line."""
    return QTransform.fromScale(height, height).map(path).translated(x, base_y)
