"""The table under the printing: woven cloth with a vignette, a wooden rail, a gold inlay."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from feltwright.felt.theme import WOOD_STOPS, Cloth, gold_brush

_TILE = 128
_WEAVE_SEED = 20_011
"""The cloth always has the same threads."""


@cache
def weave() -> QImage:
    """A tile of woven noise: dark and light threads crossing, a little nap over them."""
    rng = Random(_WEAVE_SEED)
    warp = [rng.gauss(0, 2.2) for _ in range(_TILE)]
    weft = [rng.gauss(0, 2.2) for _ in range(_TILE)]
    noise = rng.randbytes(_TILE * _TILE)
    shades = [_thread(level) for level in range(-64, 64)]
    pixels = bytearray()
    for y in range(_TILE):
        row = noise[y * _TILE : (y + 1) * _TILE]
        for x, nap in enumerate(row):
            over = 5 if (x + y) & 2 else -5
            pixels += shades[int(over + weft[y] + warp[x] + (nap - 128) * 0.17) + 64]
    return QImage(bytes(pixels), _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _thread(level: int) -> bytes:
    """A premultiplied pixel that lightens or, twice as strongly, darkens the cloth."""
    alpha = min(level if level > 0 else -2 * level, 60)
    return bytes(((alpha if level > 0 else 0),) * 3 + (alpha,))


def paint_table(painter: QPainter, table: QRectF, rail_mm: float, cloth: Cloth) -> None:
    """The whole table inside a rectangle, rail included."""
    felt = table.adjusted(rail_mm, rail_mm, -rail_mm, -rail_mm)
    paint_rail(painter, table, felt, rail_mm)
    paint_cloth(painter, felt, rail_mm * 0.9, cloth)
    paint_inlay(painter, felt, rail_mm)


def paint_cloth(painter: QPainter, felt: QRectF, corner_mm: float, cloth: Cloth) -> None:
    """Cloth lit from above its middle, with threads at the resolution of the device."""
    shape = QPainterPath()
    shape.addRoundedRect(felt, corner_mm, corner_mm)
    light = QRadialGradient(QPointF(0.5, 0.44), 0.74)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    light.setColorAt(0.0, QColor(cloth.lit))
    light.setColorAt(0.55, QColor(cloth.base))
    light.setColorAt(1.0, QColor(cloth.dark))
    painter.fillPath(shape, QBrush(light))
    painter.save()
    painter.setClipPath(shape)
    painter.resetTransform()
    painter.fillRect(painter.viewport(), QBrush(weave()))
    painter.restore()
    _inner_shadow(painter, shape, felt, corner_mm)


def _inner_shadow(painter: QPainter, shape: QPainterPath, felt: QRectF, reach_mm: float) -> None:
    """The rail stands higher than the cloth and throws a soft shadow on it."""
    painter.save()
    painter.setClipPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5):
        width = reach_mm * (1.1 - step * 0.2)
        painter.setPen(QPen(QColor(0, 0, 0, 24), width))
        painter.drawRoundedRect(felt, reach_mm, reach_mm)
    painter.restore()


def paint_rail(painter: QPainter, table: QRectF, felt: QRectF, rail_mm: float) -> None:
    """Four mitred rails of turned wood, light on the crown and dark at both edges, with a fine grain."""
    corners = (table.topLeft(), table.topRight(), table.bottomRight(), table.bottomLeft())
    inside = (felt.topLeft(), felt.topRight(), felt.bottomRight(), felt.bottomLeft())
    reach = rail_mm * 1.2
    middle = felt.center()
    for side in range(4):
        after = (side + 1) % 4
        piece = QPainterPath(corners[side])
        for point in (corners[after], _towards(inside[after], middle, reach), _towards(inside[side], middle, reach)):
            piece.lineTo(point)
        piece.closeSubpath()
        painter.fillPath(piece, QBrush(_across(side, table, felt, rail_mm)))
    _grain(painter, table, rail_mm)


def _towards(point: QPointF, middle: QPointF, reach: float) -> QPointF:
    dx = reach if middle.x() > point.x() else -reach
    dy = reach if middle.y() > point.y() else -reach
    return QPointF(point.x() + dx, point.y() + dy)


def _across(side: int, table: QRectF, felt: QRectF, rail_mm: float) -> QLinearGradient:
    deep = rail_mm * 1.25
    ends = (
        (table.topLeft(), QPointF(table.left(), table.top() + deep)),
        (table.topRight(), QPointF(table.right() - deep, table.top())),
        (table.bottomLeft(), QPointF(table.left(), table.bottom() - deep)),
        (table.topLeft(), QPointF(table.left() + deep, table.top())),
    )[side]
    made = QLinearGradient(*ends)
    for at, colour in WOOD_STOPS:
        made.setColorAt(at, QColor(colour).darker(100 if side < 2 else 122))
    return made


def _grain(painter: QPainter, table: QRectF, rail_mm: float) -> None:
    """Hairlines along the rails, the same on every day."""
    rng = Random(_WEAVE_SEED)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Upright lines gain nothing from smoothing, and these are long.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for _ in range(14):
        inset = rng.uniform(0.03, 0.95) * rail_mm
        dark = rng.random() < 0.6
        width = rail_mm * rng.uniform(0.01, 0.03)
        painter.setPen(QPen(QColor(20, 8, 0, 38) if dark else QColor(255, 205, 140, 26), width))
        painter.drawRect(table.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def paint_inlay(painter: QPainter, felt: QRectF, rail_mm: float) -> None:
    """A gold strip where wood meets cloth and a hairline beside it."""
    brush = gold_brush(felt)
    corner = rail_mm * 0.9
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 120), rail_mm * 0.2))
    painter.drawRoundedRect(felt, corner, corner)
    painter.setPen(QPen(brush, rail_mm * 0.1))
    painter.drawRoundedRect(felt, corner, corner)
    inset = rail_mm * 0.26
    painter.setPen(QPen(brush, rail_mm * 0.03))
    painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), corner * 0.8, corner * 0.8)
