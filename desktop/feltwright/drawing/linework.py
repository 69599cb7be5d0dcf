"""A layout as line work in millimetres: one list of outlines that paper, vector files and the review board share."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from feltwright.felt.bake import shape_path
from feltwright.felt.glyphs import PIPS, glyph
from feltwright.felt.lettering import outline, straight
from feltwright.felt.pictures import SIGNS, fitted, flourish_path
from feltwright.layout.model import Anchor, Glyph, Layout, Rect

CLOTH, AREAS, ZONES, GUIDES = "CLOTH", "AREAS", "ZONES", "GUIDES"
INSCRIPTIONS, LABELS, GLYPHS, ANCHORS = "INSCRIPTIONS", "LABELS", "GLYPHS", "ANCHORS"
LAYERS = (CLOTH, GUIDES, AREAS, ZONES, GLYPHS, LABELS, INSCRIPTIONS, ANCHORS)
"""In the order they are drawn."""
LETTERED = frozenset((LABELS, INSCRIPTIONS))
"""Layers whose outlines are letters, filled when they are drawn."""


class Outline(Struct, frozen=True, eq=False):
    """One thing of the drawing."""

    layer: str
    id: str
    path: QPainterPath
    colour: str = "line"
    """A colour name of the layout: of the line, or of the letters."""
    fill: str = ""
    """The colour printed inside; empty leaves the cloth bare."""


def linework(layout: Layout) -> tuple[Outline, ...]:
    """Everything on the cloth, in the order it is drawn."""
    found = list(_outlines(layout))
    return tuple(sorted(found, key=lambda one: LAYERS.index(one.layer)))


def _outlines(layout: Layout) -> Iterator[Outline]:
    yield Outline(CLOTH, layout.id, shape_path(Rect(0, 0, *layout.size_mm)))
    for guide in layout.guides:
        yield Outline(GUIDES, guide.id, shape_path(guide.shape), guide.colour, guide.fill)
    for area in layout.areas:
        layer = AREAS if area.line else ZONES
        yield Outline(layer, area.id, shape_path(area.shape), "line", area.fill)
        for label in area.labels:
            yield Outline(LABELS, area.id, outline(label), label.colour)
        for picture in area.glyphs:
            yield Outline(GLYPHS, area.id, picture_path(picture), picture.colour)
    for inscription in layout.inscriptions:
        yield Outline(INSCRIPTIONS, inscription.id, outline(inscription.words), inscription.words.colour)
    for picture in layout.glyphs:
        yield Outline(GLYPHS, picture.id, picture_path(picture), picture.colour)
    for anchor in layout.anchors:
        yield Outline(ANCHORS, anchor.id, anchor_path(anchor))


def anchor_path(anchor: Anchor) -> QPainterPath:
    """The room of a fitting, turned as it stands; a wheel is round."""
    box = QRectF(-anchor.w_mm / 2, -anchor.h_mm / 2, anchor.w_mm, anchor.h_mm)
    path = QPainterPath()
    if anchor.kind in ("wheel", "puck", "dice_bowl"):
        path.addEllipse(box)
    else:
        path.addRect(box)
    return _placed(path, anchor.x_mm, anchor.y_mm, anchor.rotate_deg)


def picture_path(picture: Glyph) -> QPainterPath:
    """A printed picture as outlines."""
    box = QRectF(-picture.w_mm / 2, -picture.h_mm / 2, picture.w_mm, picture.h_mm)
    kind, _, value = picture.id.partition(":")
    path = _signed(kind, box) or _plain(kind, value, box)
    return _placed(path, picture.x_mm, picture.y_mm, picture.rotate_deg)


def _placed(path: QPainterPath, x_mm: float, y_mm: float, deg: float) -> QPainterPath:
    place = QTransform.fromTranslate(x_mm, y_mm)
    place.rotate(deg)
    return place.map(path)


def _signed(kind: str, box: QRectF) -> QPainterPath | None:
    """Suits, star, joker and crest, which have an outline of their own."""
    sign = {**SIGNS, "joker": "🃏", "logo": "♛"}.get(kind)
    outlined = glyph(sign) if sign else None
    return fitted(outlined, box) if outlined is not None else None


def _plain(kind: str, value: str, box: QRectF) -> QPainterPath:
    path = QPainterPath()
    side = min(box.width(), box.height())
    match kind:
        case "oval":
            path.addEllipse(box)
        case "plate":
            path.addRoundedRect(box, side * 0.16, side * 0.16)
        case "lozenge":
            middle = box.center()
            path.moveTo(middle.x(), box.top())
            for x, y in ((box.right(), middle.y()), (middle.x(), box.bottom()), (box.left(), middle.y())):
                path.lineTo(x, y)
            path.closeSubpath()
        case "die":
            return _die(int(value), side)
        case "bill":
            height = min(box.height(), box.width() / 2.1)
            path.addRect(QRectF(-height * 1.05, -height / 2, height * 2.1, height))
            path.addPath(straight(value, "caps", height * 0.3))
        case _:
            return _penned(flourish_path(box), min(box.height() * 0.10, 4.0))
    return path


def _penned(path: QPainterPath, width_mm: float) -> QPainterPath:
    """A stroke as the outline of its ink."""
    pen = QPainterPathStroker()
    pen.setWidth(width_mm)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen.createStroke(path).simplified()


def _die(face: int, side: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-side / 2, -side / 2, side, side), side * 0.16, side * 0.16)
    for x, y in PIPS[face]:
        path.addEllipse(QPointF((x - 0.5) * side, (y - 0.5) * side), side * 0.095, side * 0.095)
    return path
