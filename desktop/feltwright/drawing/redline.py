"""The redline: what an older edition had, in red and struck out, and what the newer one has, in blue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from feltwright.drawing.ink import Ink
from feltwright.drawing.linework import CLOTH, LETTERED, Outline
from feltwright.review.compare import Change
from feltwright.review.findings import Place

WAS, IS = "#c62f2f", "#2563c9"
WAS_ON_DARK, IS_ON_DARK = "#ff6b6b", "#6ea8ff"
LINE_PX = 2.0
SMALLER = 0.5
"""Struck words that find no room are drawn at half their size."""


class Redline(Struct, frozen=True, eq=False):
    """The outlines only one of two editions has."""

    was: tuple[Outline, ...] = ()
    now: tuple[Outline, ...] = ()
    words: tuple[QRectF, ...] = ()
    """Where the newer edition has words, from which struck ones keep away."""
    cloth: QRectF = QRectF()
    """The cloth, which struck words do not leave."""


def redline(old: Iterable[Outline], new: Iterable[Outline]) -> Redline:
    """What differs between two drawings, thing by thing; a cloth of the same size is left out."""
    lines = tuple(new)
    before, after = _by_thing(old), _by_thing(lines)
    words = tuple(one.path.boundingRect() for one in lines if one.layer in LETTERED)
    was = [one for thing, lines in before.items() if not _alike(lines, after.get(thing, [])) for one in lines]
    now = [one for thing, lines in after.items() if not _alike(before.get(thing, []), lines) for one in lines]
    moved = [one for one in was if not any(one.path == other.path and one.layer == other.layer for other in now)]
    cloth = next(one.path.boundingRect() for one in lines if one.layer == CLOTH)
    return Redline(tuple(moved), tuple(now), words, cloth)


def _by_thing(lines: Iterable[Outline]) -> dict[tuple[str, str], list[Outline]]:
    found: dict[tuple[str, str], list[Outline]] = {}
    for one in lines:
        found.setdefault((one.layer, "" if one.layer == CLOTH else one.id), []).append(one)
    return found


def _alike(old: Sequence[Outline], new: Sequence[Outline]) -> bool:
    return len(old) == len(new) and all(
        (one.path, one.colour, one.fill) == (other.path, other.colour, other.fill)
        for one, other in zip(old, new, strict=True)
    )


def numbered(changes: Sequence[Change]) -> list[tuple[int, Place]]:
    """The number and the place of each change; a thing changed twice is marked once, by its first number."""
    found: dict[tuple[str, str], tuple[int, Place]] = {}
    for nth, change in enumerate(changes, 1):
        place = change.place or change.was
        if place is not None:
            found.setdefault((change.what, change.entry), (nth, place))
    return list(found.values())


def over(place: Place) -> QPointF:
    """The point of a change that its number leads to."""
    return QPointF(place.x_mm + place.w_mm * 0.8, place.y_mm)


def inks(ink: Ink, coloured: bool) -> tuple[QColor, QColor]:
    """Red and blue that stand off the ground in use."""
    is_dark = coloured or QColor(ink.paper).lightness() < 128
    return (QColor(WAS_ON_DARK), QColor(IS_ON_DARK)) if is_dark else (QColor(WAS), QColor(IS))


def paint_redline(painter: QPainter, found: Redline, ink: Ink, coloured: bool) -> None:
    """Both editions over each other; old words step aside for the new ones in their place."""
    red, blue = inks(ink, coloured)
    for one in found.was:
        _paint_was(painter, one, red, found)
    for one in found.now:
        _paint(painter, one, blue, Qt.PenStyle.SolidLine)


def paint_was(painter: QPainter, found: Redline, ink: Ink, coloured: bool) -> None:
    """On the older edition alone: what the newer one changes."""
    red, _ = inks(ink, coloured)
    for one in found.was:
        _paint(painter, one, red, Qt.PenStyle.DashLine)


def _paint_was(painter: QPainter, one: Outline, red: QColor, found: Redline) -> None:
    if one.layer not in LETTERED:
        _paint(painter, one, red, Qt.PenStyle.DashLine)
        return
    words = struck(one.path, found)
    painter.fillPath(words, red)
    painter.setPen(_pen(red, Qt.PenStyle.SolidLine))
    painter.drawLine(strike(words.boundingRect()))


def struck(path: QPainterPath, found: Redline) -> QPainterPath:
    """Struck words where they can be read: beside the new ones, and smaller where there is no room for them."""
    for size in (1.0, SMALLER):
        words = _smaller(path, size)
        words.translate(aside(words.boundingRect(), found.words, found.cloth))
        if not _covered(words.boundingRect(), found.words):
            return words
    return path.translated(aside(path.boundingRect(), found.words, found.cloth))


def _smaller(path: QPainterPath, size: float) -> QPainterPath:
    """The same about its middle."""
    middle = path.boundingRect().center()
    about = QTransform.fromTranslate(middle.x(), middle.y()).scale(size, size).translate(-middle.x(), -middle.y())
    return about.map(path)


def aside(box: QRectF, words: Sequence[QRectF], cloth: QRectF) -> QPointF:
    """The shortest step on the cloth that takes struck words off the words there now, across the way they run first."""
    x, y = box.width() * 1.15, box.height() * 1.15
    ways = [(0.0, y), (0.0, -y), (x, 0.0), (-x, 0.0)]
    if box.width() < box.height():
        ways = [*ways[2:], *ways[:2]]
    steps = [QPointF(), *(QPointF(*way) * far for far in (1.0, 1.6, 2.4) for way in ways)]
    inside = [step for step in steps if cloth.contains(box.translated(step))]
    return min(inside or steps[1:2], key=lambda step: _covered(box.translated(step), words))


def _covered(box: QRectF, words: Sequence[QRectF]) -> float:
    """How much of other words lies under a box, in square millimetres."""
    shared = (box.intersected(other) for other in words)
    return sum(one.width() * one.height() for one in shared)


def strike(box: QRectF) -> QLineF:
    """The line through struck words, along the way they run."""
    middle = box.center()
    if box.width() >= box.height():
        return QLineF(box.left(), middle.y(), box.right(), middle.y())
    return QLineF(middle.x(), box.top(), middle.x(), box.bottom())


def _paint(painter: QPainter, one: Outline, colour: QColor, style: Qt.PenStyle) -> None:
    if one.layer in LETTERED:
        painter.fillPath(one.path, colour)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(colour, style))
    painter.drawPath(one.path)


def _pen(colour: QColor, style: Qt.PenStyle) -> QPen:
    pen = QPen(colour, LINE_PX, style)
    pen.setCosmetic(True)
    return pen
