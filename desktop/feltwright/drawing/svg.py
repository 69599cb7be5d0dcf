"""The cloth as SVG at 1:1: one user unit is a millimetre, words are outlines, every thing keeps its id."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from PySide6.QtGui import QPainterPath

from feltwright.drawing.ink import PAPER
from feltwright.drawing.linework import ANCHORS, CLOTH, GLYPHS, LAYERS, LETTERED, ZONES, Outline, linework
from feltwright.felt.theme import Cloth, cloth, printed
from feltwright.layout.model import Layout


def svg(layout: Layout, digest: str, *, coloured: bool = False) -> str:
    """The file's text."""
    width, height = layout.size_mm
    lines = linework(layout)
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}">',
        f"<title>{escape(layout.title)} · {escape(layout.edition)}</title>",
        f"<desc>sha256 {digest}, scale 1:1, one unit is one millimetre</desc>",
    ]
    for layer in LAYERS:
        parts.append(f'<g id="{layer}" stroke-linejoin="miter">')
        parts += (_path(one, layout.cloth if coloured else "") for one in lines if one.layer == layer)
        parts.append("</g>")
    return "\n".join((*parts, "</svg>", ""))


def _path(one: Outline, cloth_name: str) -> str:
    look = _coloured(one, cloth(cloth_name)) if cloth_name else _plain(one)
    return f'<path data-id={quoteattr(one.id)} {look} d="{" ".join(steps(one.path))}"/>'


def _plain(one: Outline) -> str:
    if one.layer in LETTERED:
        return f'fill="{PAPER.letters}"'
    if one.layer in (ZONES, ANCHORS):
        return f'fill="none" stroke="{PAPER.faint}" stroke-width="0.2" stroke-dasharray="2 1.2"'
    return f'fill="none" stroke="{PAPER.line}" stroke-width="{PAPER.line_mm}"'


def _coloured(one: Outline, on: Cloth) -> str:
    colour = printed(one.colour, on).name()
    if one.layer == CLOTH:
        return f'fill="{on.base}"'
    if one.layer in LETTERED or one.layer == GLYPHS:
        return f'fill="{colour}"'
    if one.layer in (ZONES, ANCHORS):
        return 'fill="none" stroke="none"'
    fill = printed(one.fill, on).name() if one.fill else "none"
    return f'fill="{fill}" stroke="{colour}" stroke-width="2"'


def steps(path: QPainterPath) -> Iterator[str]:
    """The commands of a path's `d`, to a hundredth of a millimetre's hundredth."""
    kinds = QPainterPath.ElementType
    index = 0
    while index < path.elementCount():
        here = path.elementAt(index)
        if here.type == kinds.CurveToElement:
            points = [path.elementAt(index + more) for more in range(3)]
            yield "C" + " ".join(f"{point.x:.4f} {point.y:.4f}" for point in points)
            index += 3
            continue
        yield f"{'M' if here.isMoveTo() else 'L'}{here.x:.4f} {here.y:.4f}"
        index += 1
