"""The cloth as DXF at 1:1 in millimetres: areas, guides, anchors and outlined words on layers of their own.

DXF counts y upwards: the origin is the bottom left corner of the cloth.
"""

from __future__ import annotations

from math import pi, tan

from PySide6.QtGui import QPainterPath, QTransform

from feltwright.drawing.dxf_file import Corner, DxfFile
from feltwright.drawing.linework import ANCHORS, AREAS, CLOTH, GUIDES, LAYERS, ZONES, linework
from feltwright.layout.geometry import centre
from feltwright.layout.model import Circle, Layout, Polygon, Rect, Shape

IDS = "IDS"
"""Ids and the digest as text, on a layer that is not plotted."""
_COLOURS = dict(zip((*LAYERS, IDS), (7, 8, 3, 9, 6, 5, 7, 30, 8), strict=True))
_QUARTER_BULGE = tan(pi / 8)
_FINE = 16.0
"""Letters are flattened this many times enlarged, so that no chord is off by a tenth of a millimetre."""


def dxf(layout: Layout, digest: str) -> str:
    """The file's text."""
    told = (f"{layout.title}, edition {layout.edition}, millimetres, scale 1:1", f"sha256 {digest}")
    file = DxfFile(told)
    for name, colour in _COLOURS.items():
        file.layer(name, colour, plotted=name not in (IDS, ZONES))
    file.extents((0.0, 0.0), layout.size_mm)
    _draw(layout, file)
    for line, words in enumerate(told, 1):
        file.text(words, 0.0, -14.0 * line, 8.0, IDS)
    return file.written()


def _draw(layout: Layout, file: DxfFile) -> None:
    height = layout.size_mm[1]
    _shape(file, Rect(0, 0, *layout.size_mm), CLOTH, height)
    for guide in layout.guides:
        _shape(file, guide.shape, GUIDES, height)
    for area in layout.areas:
        _shape(file, area.shape, AREAS if area.line else ZONES, height)
        x, y = centre(area.shape)
        file.text(area.id, x, height - y, 4.0, IDS)
    for one in linework(layout):
        if one.layer not in (CLOTH, GUIDES, AREAS, ZONES):
            _outline(file, one.path, one.layer, height)
    for anchor in layout.anchors:
        file.text(anchor.id, anchor.x_mm, height - anchor.y_mm, 6.0, ANCHORS)


def _shape(file: DxfFile, shape: Shape, layer: str, height: float) -> None:
    match shape:
        case Circle(x_mm=x, y_mm=y, r_mm=r):
            file.circle(float(x), float(height - y), float(r), layer)
        case Rect():
            file.outline(_rounded(shape, height), layer)
        case Polygon(points_mm=points):
            file.outline([(float(x), float(height - y), 0.0) for x, y in points], layer)


def _rounded(rect: Rect, height: float) -> list[Corner]:
    """Corner points with the bulge of a quarter circle where the corner is rounded; clockwise, so it is negative."""
    left, top = float(rect.x_mm), float(height - rect.y_mm)
    right, bottom = left + rect.w_mm, top - rect.h_mm
    r = min(rect.corner_mm, rect.w_mm / 2, rect.h_mm / 2)
    if r <= 0:
        return [(left, top, 0.0), (right, top, 0.0), (right, bottom, 0.0), (left, bottom, 0.0)]
    turn = -_QUARTER_BULGE
    return [
        (left + r, top, 0.0),
        (right - r, top, turn),
        (right, top - r, 0.0),
        (right, bottom + r, turn),
        (right - r, bottom, 0.0),
        (left + r, bottom, turn),
        (left, bottom + r, 0.0),
        (left, top - r, turn),
    ]


def _outline(file: DxfFile, path: QPainterPath, layer: str, height: float) -> None:
    for polygon in path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE)):
        points = [(point.x() / _FINE, height - point.y() / _FINE, 0.0) for point in polygon.toList()]
        if len(points) > 1:
            closed = points[0] == points[-1]
            file.outline(points[:-1] if closed else points, layer, closed=closed)
