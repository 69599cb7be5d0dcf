"""Chips: edge spots, inlay ring, denomination; stacks with a contact shadow; pucks, crowns and buttons."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from feltwright.engine.chips import STACK
from feltwright.felt.glyphs import glyph, scaled
from feltwright.felt.lettering import straight
from feltwright.felt.theme import GOLD_STOPS, SEAT_COLOURS, chip_colours, gradient, seat_colours
from feltwright.motion.spread import CHIP_MM

RISE = 0.034
"""Each chip of a stack is shown this part of a diameter higher than the one below."""
_SIGNS = ("rosette", "♠", "★", "♦", "♛", "♥", "♣")
_PLAIN_CAP = 1.5
"""Figures of a chip shown small are this much larger for it."""
PLAIN_PX = 27.0
"""Chips are shown small up to this many pixels across."""
TURNS = 4
"""Ways a covered chip is turned."""


class ChipFace(Struct, frozen=True):
    """What one chip looks like: a denomination, or a seat's colour."""

    cents: int = 0
    colour: str = ""

    def colours(self) -> tuple[QColor, QColor]:
        """Body and edge spots."""
        return seat_colours(self.colour) if self.colour else chip_colours(self.cents)


def short_money(cents: int) -> str:
    """The figure on a chip.

    >>> short_money(50), short_money(2_500), short_money(100_000)
    ('50¢', '25', '1K')
    """
    dollars, rest = divmod(cents, 100)
    if not dollars:
        return f"{rest}¢"
    if dollars >= 1_000 and dollars % 500 == 0:
        return f"{dollars / 1000:g}K"
    return f"{dollars}" if not rest else f"{dollars}.{rest:02}"


def pile(faces: tuple[tuple[ChipFace, int], ...]) -> list[list[ChipFace]]:
    """Chips counted into stacks of twenty, the highest value at the bottom; a heap shows no more than three."""
    chips = [face for face, count in faces for _ in range(min(count, 3 * STACK))][: 3 * STACK]
    return [chips[at : at + STACK] for at in range(0, len(chips), STACK)] or [[]]


def paint_chip(painter: QPainter, face: ChipFace, radius: float, sides_only: bool = False, plain: bool = False) -> None:
    """One chip about the origin; under others only its rim is seen, and shown small its figure has all the room."""
    body, spots = face.colours()
    rim = QPainterPath()
    rim.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(rim, _body(body, radius))
    painter.fillPath(_edge_spots(radius, _spot_count(face)), _body(spots, radius))
    painter.strokePath(rim, QPen(body.darker(210), radius * 0.045))
    if not sides_only:
        _paint_inlay(painter, face, body, radius, plain)


def _body(colour: QColor, radius: float) -> QBrush:
    light = QLinearGradient(QPointF(-radius * 0.6, -radius), QPointF(radius * 0.6, radius))
    light.setColorAt(0.0, colour.lighter(128))
    light.setColorAt(0.45, colour)
    light.setColorAt(1.0, colour.darker(138))
    return QBrush(light)


def _spot_count(face: ChipFace) -> int:
    """Eight, but six on the darker half of the seats' colours: with its sign each colour has a pattern of its own."""
    names = list(SEAT_COLOURS)
    return 6 if face.colour in names and names.index(face.colour) >= len(_SIGNS) else 8


def _edge_spots(radius: float, count: int) -> QPainterPath:
    path = QPainterPath()
    outer = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    inner = QRectF(-radius * 0.76, -radius * 0.76, radius * 1.52, radius * 1.52)
    for spot in range(count):
        start = 360 / count * spot - 9.5
        path.arcMoveTo(outer, start)
        path.arcTo(outer, start, 19)
        path.arcTo(inner, start + 19, -19)
        path.closeSubpath()
    return path


def _paint_inlay(painter: QPainter, face: ChipFace, body: QColor, radius: float, plain: bool) -> None:
    """The pressed ring, the paper inlay and the figure in it; a small chip has no ring but a wider inlay."""
    if not plain:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(body.darker(165), radius * 0.05))
        painter.drawEllipse(QPointF(0, 0), radius * 0.73, radius * 0.73)
    reach = radius * (0.74 if plain else 0.60)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), reach, reach)
    paper = QRadialGradient(QPointF(-radius * 0.2, -radius * 0.25), radius * 0.9)
    paper.setColorAt(0.0, QColor("#fffdf6") if not face.colour else body.lighter(135))
    paper.setColorAt(1.0, QColor("#e3dac2") if not face.colour else body.darker(112))
    painter.fillPath(disc, QBrush(paper))
    painter.strokePath(
        disc, QPen(gradient(GOLD_STOPS, QPointF(-radius, -radius), QPointF(radius, radius)), radius * 0.055)
    )
    if face.colour:
        _paint_sign(painter, face.colour, body, radius)
        return
    text = short_money(face.cents)
    cap = radius * (0.56 if len(text) < 3 else 0.42 if len(text) < 4 else 0.32) * (_PLAIN_CAP if plain else 1.0)
    painter.fillPath(straight(text, "chip", cap), QColor("#1a1714"))


def _paint_sign(painter: QPainter, colour: str, body: QColor, radius: float) -> None:
    """Colour chips carry no value but a sign of their own, so that hue is never all that tells them apart."""
    ink = QColor("#2c2c34") if body.lightnessF() > 0.55 else QColor("#fbf3dc")
    names = list(SEAT_COLOURS)
    sign = _SIGNS[names.index(colour) % len(_SIGNS)] if colour in names else _SIGNS[0]
    outline = glyph(sign)
    if outline is not None:
        painter.fillPath(scaled(outline, radius * 0.66, 0, radius * 0.33), ink)
        return
    for turn in range(8):
        petal = QPainterPath()
        petal.addEllipse(QPointF(0, -radius * 0.27), radius * 0.075, radius * 0.19)
        painter.fillPath(QTransform().rotate(turn * 45).map(petal), ink)


def paint_shadow(painter: QPainter, radius: float, height: float = 0.0) -> None:
    """A contact shadow; chips in the air throw it farther and softer."""
    reach = radius * (1.16 + height * 0.25)
    drop = QPointF(radius * (0.10 + height * 0.35), radius * (0.16 + height * 0.5))
    soft = QRadialGradient(drop, reach)
    soft.setColorAt(0.0, QColor(0, 0, 0, 150 - int(50 * height)))
    soft.setColorAt(0.78, QColor(0, 0, 0, 120 - int(60 * height)))
    soft.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(soft))
    painter.drawEllipse(drop, reach, reach)


def stack_extent(faces: tuple[tuple[ChipFace, int], ...]) -> QRectF:
    """The box, in chip diameters about the middle of its foot, that a pile and its shadow need."""
    stacks = pile(faces)
    tallest = max(len(stack) for stack in stacks)
    width = 1.0 + (len(stacks) - 1) * 0.62
    top = -0.62 - (tallest - 1) * RISE - (0.16 if len(stacks) > 1 else 0)
    return QRectF(-0.16 - width / 2, top, width + 0.36, -top + 0.76)


Rim: TypeAlias = Callable[[QPainter, ChipFace, int], None]
"""Paints the chip of a level that is covered by others, about the origin."""


def paint_stack(
    painter: QPainter,
    faces: tuple[tuple[ChipFace, int], ...],
    diameter: float,
    rim: Rim | None = None,
    plain: bool = False,
) -> None:
    """A pile about the origin, stacks of twenty side by side, back row first."""
    stacks = pile(faces)
    for number, stack in reversed(list(enumerate(stacks))):
        painter.save()
        painter.translate((number - (len(stacks) - 1) / 2) * 0.62 * diameter, -(number % 2) * 0.16 * diameter)
        paint_shadow(painter, diameter / 2)
        for level, face in enumerate(stack):
            painter.save()
            painter.translate(0.3 * diameter * RISE * sin(level * 2.3), -level * RISE * diameter)
            if level == len(stack) - 1:
                paint_chip(painter, face, diameter / 2, plain=plain)
            elif rim is not None:
                rim(painter, face, level)
            else:
                paint_rim(painter, face, level, diameter)
            painter.restore()
        painter.restore()


def paint_rim(painter: QPainter, face: ChipFace, level: int, diameter: float) -> None:
    """A chip under others, turned a little from level to level."""
    painter.rotate(level % TURNS * 45 / TURNS)
    paint_chip(painter, face, diameter / 2, sides_only=True)


def paint_puck(painter: QPainter, on: bool, diameter: float) -> None:
    """The puck: white with ON, or black with OFF."""
    radius = diameter / 2
    paint_shadow(painter, radius)
    body, ink = (QColor("#f6f2e6"), QColor("#17171a")) if on else (QColor("#1b1b1f"), QColor("#f6f2e6"))
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(disc, _body(body, radius))
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, 0), radius * 0.84, radius * 0.84)
    painter.strokePath(
        ring, QPen(gradient(GOLD_STOPS, QPointF(-radius, -radius), QPointF(radius, radius)), radius * 0.07)
    )
    painter.strokePath(disc, QPen(QColor(0, 0, 0, 160), radius * 0.05))
    painter.fillPath(straight("ON" if on else "OFF", "plain", radius * (0.52 if on else 0.42)), ink)


def _lammer_figure(text: str) -> str:
    """An amount as it is written on a chip; other words as they are.

    >>> _lammer_figure("$0.25"), _lammer_figure("$1.25"), _lammer_figure("ON")
    ('25¢', '1.25', 'ON')
    """
    dollars, _, rest = text.removeprefix("$").replace(",", "").partition(".")
    if not text.startswith("$") or not dollars.isdecimal():
        return text
    return short_money(int(dollars) * 100 + int(rest or 0))


def paint_button(painter: QPainter, text: str, diameter: float) -> None:
    """A small lammer with a word on it."""
    radius, text = diameter / 2, _lammer_figure(text)
    paint_shadow(painter, radius)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(disc, _body(QColor("#1d6b3d") if text == "ON" else QColor("#8d1b26"), radius))
    painter.strokePath(disc, QPen(QColor("#fbf3dc"), radius * 0.12))
    cap = radius * _fitting(text)
    painter.fillPath(straight(text, "condensed", cap), QColor("#ffffff"))


def _fitting(text: str) -> float:
    """How high the capitals may be for a word, an amount above all, to reach across three quarters of a button."""
    return min(0.6, 1.5 / straight(text, "condensed", 1.0).boundingRect().width())


def paint_crown(painter: QPainter, diameter: float) -> None:
    """The dolly: a turned glass piece with brass rings, seen from above."""
    radius = diameter / 2
    paint_shadow(painter, radius, 0.2)
    for reach, colours in (
        (1.0, ("#fffbe6", "#e0b64f", "#7a4f10")),
        (0.82, ("#ffffff", "#cfe6ee", "#6f97a8")),
        (0.46, ("#fff6d0", "#e6bd58", "#8a5c14")),
        (0.24, ("#ffffff", "#f5dfa0", "#b07f24")),
    ):
        light = QRadialGradient(QPointF(-radius * reach * 0.35, -radius * reach * 0.4), radius * reach * 1.5)
        for at, colour in zip((0.0, 0.5, 1.0), colours, strict=True):
            light.setColorAt(at, QColor(colour))
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), radius * reach, radius * reach)
        painter.fillPath(disc, QBrush(light))
        painter.strokePath(disc, QPen(QColor(60, 36, 4, 150), radius * 0.03))
    for spoke in range(8):
        turn = pi * spoke / 4
        end = QPointF(cos(turn) * radius * 0.8, sin(turn) * radius * 0.8)
        painter.setPen(QPen(QColor(255, 255, 255, 70), radius * 0.03))
        painter.drawLine(QPointF(end.x() * 0.6, end.y() * 0.6), end)


__all__ = [
    "CHIP_MM",
    "ChipFace",
    "paint_button",
    "paint_chip",
    "paint_crown",
    "paint_puck",
    "paint_stack",
    "short_money",
]
