"""The cloth as DXF at 1:1 in millimetres: areas, guides, anchors and outlined words on layers of their own.

DXF counts y upwards: the origin is the bottom left corner of the cloth.
"""

from __future__ import annotations

from io import StringIO
from math import tan

from ezdxf import units
from ezdxf.document import Drawing
from ezdxf.layouts.layout import Modelspace
from PySide6.QtGui import QPainterPath, QTransform

from feltwright.drawing.linework import ANCHORS, AREAS, CLOTH, GUIDES, LAYERS, ZONES, linework
from feltwright.layout.geometry import centre
from feltwright.layout.model import Circle, Layout, Polygon, Rect, Shape

IDS = "IDS"
"""Ids as text, on a layer that is not plotted."""
_COLOURS = dict(zip((*LAYERS, IDS), (7, 8, 3, 9, 6, 5, 7, 30, 8), strict=True))
_QUARTER_BULGE = tan(3.141592653589793 / 8)
_FINE = 16.0
"""Letters are flattened this many times enlarged, so that no chord is off by a tenth of a millimetre."""


def dxf(layout: Layout, digest: str) -> str:
    """The file's text."""
    document = Drawing.new("R2010")
    document.units = units.MM
    document.header["$MEASUREMENT"] = 1
    document.header.custom_vars.append("Digest", f"sha256 {digest}")
    document.header.custom_vars.append("Layout", f"{layout.title} · {layout.edition}")
    for name, colour in _COLOURS.items():
        layer = document.layers.add(name, color=colour)
        layer.dxf.plot = name not in (IDS, ZONES)
    _draw(layout, document.modelspace())
    return _text(document)


def _text(document: Drawing) -> str:
    stream = StringIO()
    document.write(stream)
    return stream.getvalue()


def _draw(layout: Layout, space: Modelspace) -> None:
    height = layout.size_mm[1]
    _shape(space, Rect(0, 0, *layout.size_mm), CLOTH, height)
    for guide in layout.guides:
        _shape(space, guide.shape, GUIDES, height)
    for area in layout.areas:
        _shape(space, area.shape, AREAS if area.line else ZONES, height)
        x, y = centre(area.shape)
        space.add_text(area.id, height=4, dxfattribs={"layer": IDS}).set_placement((x, height - y))
    for one in linework(layout):
        if one.layer not in (CLOTH, GUIDES, AREAS, ZONES):
            _outline(space, one.path, one.layer, height)
    for anchor in layout.anchors:
        space.add_text(anchor.id, height=6, dxfattribs={"layer": ANCHORS}).set_placement(
            (anchor.x_mm, height - anchor.y_mm)
        )


def _shape(space: Modelspace, shape: Shape, layer: str, height: float) -> None:
    attributes = {"layer": layer}
    match shape:
        case Circle(x_mm=x, y_mm=y, r_mm=r):
            space.add_circle((x, height - y), r, dxfattribs=attributes)
        case Rect():
            space.add_lwpolyline(_rounded(shape, height), format="xyb", close=True, dxfattribs=attributes)
        case Polygon(points_mm=points):
            space.add_lwpolyline([(x, height - y) for x, y in points], close=True, dxfattribs=attributes)


def _rounded(rect: Rect, height: float) -> list[tuple[float, float, float]]:
    """Corner points with the bulge of a quarter circle where the corner is rounded; clockwise, so it is negative."""
    left, top = rect.x_mm, height - rect.y_mm
    right, bottom = left + rect.w_mm, top - rect.h_mm
    r = min(rect.corner_mm, rect.w_mm / 2, rect.h_mm / 2)
    if r <= 0:
        return [(left, top, 0), (right, top, 0), (right, bottom, 0), (left, bottom, 0)]
    turn = -_QUARTER_BULGE
    return [
        (left + r, top, 0),
        (right - r, top, turn),
        (right, top - r, 0),
        (right, bottom + r, turn),
        (right - r, bottom, 0),
        (left + r, bottom, turn),
        (left, bottom + r, 0),
        (left, top - r, turn),
    ]


def _outline(space: Modelspace, path: QPainterPath, layer: str, height: float) -> None:
    for polygon in path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE)):
        points = [(point.x() / _FINE, height - point.y() / _FINE) for point in polygon.toList()]
        if len(points) > 1:
            space.add_lwpolyline(points, close=points[0] == points[-1], dxfattribs={"layer": layer})
