"""A wheel on the scene: a bowl that stands, a rotor that turns, a ball or a clapper, all sprites."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from feltwright.engine.wheels import Wheel
from feltwright.felt import wheel_art
from feltwright.layout.model import Anchor
from feltwright.motion.wheel_motion import POCKET_RADIUS, WheelPose, section_deg

BALL = 0.026
_PIVOT = 0.975
"""The clapper's pin sits on the rim, over the topmost peg."""


class WheelPiece:
    """The items of a wheel; moved by poses, painted anew only when the resolution changes."""

    def __init__(self, scene: QGraphicsScene, anchor: Anchor, wheel: Wheel, z: float) -> None:
        self.wheel = wheel
        self.pose = WheelPose(0.0)
        self.drawn = False  # a wheel with pegs always stands on some section, whether or not it was spun
        self._middle = QPointF(anchor.x_mm, anchor.y_mm)
        self._radius = min(anchor.w_mm, anchor.h_mm) / 2
        self._still, self._rotor, self._mover = (QGraphicsPixmapItem() for _ in range(3))
        for layer, item in enumerate((self._still, self._rotor, self._mover)):
            item.setZValue(z + layer * 0.1)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setPos(self._middle)
            scene.addItem(item)
        smooth = Qt.TransformationMode.SmoothTransformation
        self._rotor.setTransformationMode(smooth)
        self._mover.setTransformationMode(smooth)

    @property
    def blank(self) -> bool:
        """Not painted yet."""
        return self._rotor.pixmap().isNull()

    def paint(self, px_per_mm: float) -> None:
        """Paint the sprites at a resolution."""
        art, wheel = wheel_art, self.wheel
        still = art.paint_bowl if wheel.ball else art.paint_frame
        self._set(self._still, QRectF(-1.08, -1.08, 2.16, 2.16), px_per_mm, still)
        if wheel.ball:
            reach = wheel_art.ROTOR + 0.01
            self._set(self._rotor, _square(reach), px_per_mm, lambda p: art.paint_rotor(p, wheel))
            self._set(self._mover, _square(BALL * 2), px_per_mm, lambda p: art.paint_ball(p, BALL))
        else:
            self._set(self._rotor, _square(0.945), px_per_mm, lambda p: art.paint_peg_wheel(p, wheel))
            self._set(self._mover, QRectF(-0.06, -0.06, 0.12, 0.25), px_per_mm, art.paint_clapper)
        self.show(self.pose)

    def _set(
        self, item: QGraphicsPixmapItem, extent: QRectF, px_per_mm: float, paint: Callable[[QPainter], None]
    ) -> None:
        scale = self._radius * px_per_mm
        pixmap = QPixmap(ceil(extent.width() * scale), ceil(extent.height() * scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-extent.topLeft())
        paint(painter)
        painter.end()
        item.setPixmap(pixmap)
        item.setOffset(extent.topLeft() * scale)
        item.setScale(1 / px_per_mm)

    def show(self, pose: WheelPose) -> None:
        """Put rotor and ball or clapper where a pose has them."""
        self.pose = pose
        self._rotor.setRotation(pose.wheel_deg % 360.0)
        if not self.wheel.ball:
            self._mover.setPos(self._middle + QPointF(0, -self._radius * _PIVOT))
            self._mover.setRotation(pose.clapper_deg)
            return
        self._mover.setVisible(pose.ball_deg is not None)
        if pose.ball_deg is not None:
            turn = pose.ball_deg * pi / 180
            reach = pose.ball_radius * self._radius
            self._mover.setPos(self._middle + QPointF(sin(turn) * reach, -cos(turn) * reach))

    def rest(self, section: int) -> None:
        """Come to rest with a section drawn (-1: none yet), turning as little as need be."""
        wheel_deg = self.pose.wheel_deg % 360.0
        self.drawn = section >= 0
        if section < 0:
            self.show(WheelPose(wheel_deg))
        elif self.wheel.ball:
            ball = (wheel_deg + section_deg(section, len(self.wheel.faces))) % 360.0
            self.show(WheelPose(wheel_deg, ball, POCKET_RADIUS))
        else:
            self.show(WheelPose(-section_deg(section, len(self.wheel.faces)) % 360.0))

    def section(self) -> int:
        """The section the picture shows under the ball or clapper; -1 where none was drawn."""
        count = len(self.wheel.faces)
        pose = self.pose
        if not self.wheel.ball:
            if not self.drawn:
                return -1
            return round(-self._rotor.rotation() * count / 360.0) % count
        if pose.ball_deg is None or not self._mover.isVisible():
            return -1
        return round((pose.ball_deg - self._rotor.rotation()) * count / 360.0) % count


def _square(reach: float) -> QRectF:
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)
