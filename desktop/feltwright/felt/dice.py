"""Dice on the scene: projected cubes of translucent red with drilled pips, and their shadows on the cloth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from feltwright.felt.glyphs import PIPS
from feltwright.motion.dice_motion import NORMALS, DiePose, Matrix, Vector, applied, showing

_CAMERA = 7.0
"""The eye's height over a die, in edges: enough perspective to see the sides turn."""
_LIGHT: Vector = (-0.35, -0.52, 0.78)
_REACH = 1.25
"""Half the box a tumbling die needs, in edges."""


def _corners(face: int) -> tuple[Vector, Vector, Vector, Vector]:
    """A face's corners on the unit cube, in the order of its own square."""
    n = NORMALS[face]
    axis = next(i for i in range(3) if n[i])
    first = tuple(1.0 if i == (axis + 1) % 3 else 0.0 for i in range(3))
    second = tuple(1.0 if i == (axis + 2) % 3 else 0.0 for i in range(3))

    def corner(a: float, b: float) -> Vector:
        x, y, z = ((n[i] + a * first[i] + b * second[i]) / 2 for i in range(3))
        return x, y, z

    return corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)


_CORNERS = {face: _corners(face) for face in NORMALS}


def _face_path() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.012, 0.012, 0.976, 0.976), 0.11, 0.11)
    return path


def _pip_path(face: int, radius: float) -> QPainterPath:
    path = QPainterPath()
    for x, y in PIPS[face]:
        path.addEllipse(QPointF(x, y), radius, radius)
    return path


_SQUARE = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])
_FACE = _face_path()
_PIPS = {face: _pip_path(face, 0.092) for face in PIPS}
_WELLS = {face: _pip_path(face, 0.108) for face in PIPS}


def paint_die(painter: QPainter, rotation: Matrix, edge: float) -> None:
    """A die about the origin, seen from above."""
    visible = [
        (turned[2], face, turned)
        for face, normal in NORMALS.items()
        if (turned := applied(rotation, normal))[2] > 0.5 / _CAMERA
    ]
    for _, face, normal in sorted(visible):
        _paint_face(painter, face, normal, rotation, edge)


def _paint_face(painter: QPainter, face: int, normal: Vector, rotation: Matrix, edge: float) -> None:
    quad = QPolygonF([_projected(applied(rotation, corner), edge) for corner in _CORNERS[face]])
    place = QTransform()
    if not QTransform.quadToQuad(_SQUARE, quad, place):
        return
    lit = max(0.0, sum(a * b for a, b in zip(normal, _LIGHT, strict=True)))
    base = QColor.fromHsvF(0.985, 0.90, 0.42 + 0.46 * lit)
    body = QRadialGradient(quad.boundingRect().center(), edge * 0.85)
    body.setColorAt(0.0, base.lighter(122))
    body.setColorAt(0.55, base)
    body.setColorAt(1.0, base.darker(150))
    painter.setPen(QPen(base.darker(165), edge * 0.035, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QBrush(base.darker(140)))
    painter.drawPolygon(quad)
    painter.fillPath(place.map(_FACE), QBrush(body))
    wells, pips = place.map(_WELLS[face]), place.map(_PIPS[face])
    painter.fillPath(wells, base.darker(210))
    ivory = 0.70 + 0.30 * lit
    painter.fillPath(pips, QColor.fromRgbF(ivory, ivory * 0.985, ivory * 0.94))
    if lit > 0.55:
        gloss = QPainterPath(QPointF(0.10, 0.09))
        gloss.quadTo(0.5, 0.02, 0.90, 0.09)
        gloss.quadTo(0.5, 0.13, 0.10, 0.09)
        painter.fillPath(place.map(gloss), QColor(255, 225, 225, int(150 * (lit - 0.4))))


def _projected(corner: Vector, edge: float) -> QPointF:
    nearer = _CAMERA / (_CAMERA - corner[2]) * edge
    return QPointF(corner[0] * nearer, corner[1] * nearer)


class DieItem(QGraphicsItem):
    """One die; `pose` moves and turns it."""

    def __init__(self, edge_mm: float) -> None:
        super().__init__()
        self._edge_mm = edge_mm
        self.rotation_now: Matrix = showing(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def pose(self, pose: DiePose) -> None:
        """Take a pose; height brings the die nearer to the eye."""
        self.rotation_now = pose.rotation
        lift = pose.z_mm / self._edge_mm
        self.setPos(pose.x_mm, pose.y_mm - pose.z_mm * 0.16)
        self.setScale(1 + 0.11 * lift)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._edge_mm * _REACH
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_die(painter, self.rotation_now, self._edge_mm)


def paint_die_shadow(painter: QPainter, edge: float) -> None:
    """A soft dark square on the cloth."""
    soft = QRadialGradient(QPointF(0, 0), edge * 0.95)
    soft.setColorAt(0.0, QColor(0, 0, 0, 165))
    soft.setColorAt(0.62, QColor(0, 0, 0, 120))
    soft.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(soft))
    painter.drawEllipse(QPointF(0, 0), edge * 0.95, edge * 0.95)
