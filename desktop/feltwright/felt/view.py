"""The felt as a widget: zoom, pan, hit testing in millimetres, mouse, keyboard and hover."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from feltwright.felt import a11y, fonts
from feltwright.felt.backdrop import Backdrop
from feltwright.felt.bake import table_rect
from feltwright.felt.glow import Glow
from feltwright.felt.reach import first_area, next_area
from feltwright.felt.scene import FeltScene
from feltwright.layout.geometry import area_at
from feltwright.speech import speak

ZOOM_STEP = 1.2
ZOOM_MOST = 12.0
_REBAKE_MS = 120
_SLOW_MS = 150.0
"""A large window that takes longer than this to paint is painted when its resizing is over."""
_ARROWS = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}


class FeltView(QGraphicsView):
    """Shows one FeltScene and tells what is done on it, in area ids; it decides nothing."""

    area_clicked = Signal(str, Qt.MouseButton, Qt.KeyboardModifier)
    area_hovered = Signal(str)
    area_focused = Signal(str)
    """The focus ring moved to an area, or left the felt (empty)."""
    area_activated = Signal(str)
    """Enter on the focused area."""
    take_down_requested = Signal(str)
    """Backspace or Delete on the focused area."""
    chips_dragged = Signal(str, str)
    background_clicked = Signal(QPointF, Qt.MouseButton)
    zoomed = Signal(float)
    resized = Signal()

    def __init__(self, scene: FeltScene, parent: QWidget | None = None) -> None:
        fonts.register()
        a11y.install()
        super().__init__(scene, parent)
        self.setObjectName("felt")
        self.setAccessibleName(speak("Games", scene.layout.title))
        self._felt = scene
        self._backdrop = Backdrop(scene.layout, table_rect(scene.layout))
        self._glow = Glow(scene)
        self._fitted = True
        self._stale, self._slow = True, False
        self._name_of: Callable[[str], str] = lambda area_id: area_id
        self._press: tuple[QPoint, str, Qt.MouseButton] | None = None
        self._pan: QPoint | None = None
        self._space = False
        self.hovered_area = ""
        self.focused_area = ""
        self.surround = QColor("#16181c")
        self._rebake = QTimer(self)
        self._rebake.setSingleShot(True)
        self._rebake.setInterval(_REBAKE_MS)
        self._rebake.timeout.connect(self._on_rebake_timeout)
        self._dress()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
            | QGraphicsView.OptimizationFlag.DontSavePainterState
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def felt_scene(self) -> FeltScene:
        """The scene shown."""
        return self._felt

    def set_namer(self, name_of: Callable[[str], str]) -> None:
        """How an area is read out: the app gives the wager's name, odds and what lies there."""
        self._name_of = name_of

    def area_name(self, area_id: str) -> str:
        """An area in words."""
        return self._name_of(area_id)

    def area_ids(self) -> tuple[str, ...]:
        """Every area, in the layout's order."""
        return tuple(area.id for area in self._felt.layout.areas)

    def area_screen_rect(self, area_id: str) -> QRect:
        """Where an area is on the screen."""
        box = self.mapFromScene(self._felt.area_rect(area_id)).boundingRect()
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())

    def set_cloth(self, name: str) -> None:
        """Show the felt on another cloth."""
        self._felt.layout = replace(self._felt.layout, cloth=name)
        self._backdrop.set_table(self._felt.layout, self._backdrop.table)
        self._bake_now()

    # -- zoom and pan -------------------------------------------------------------------------------------------

    @property
    def px_per_mm(self) -> float:
        """Logical pixels per millimetre."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole table, the cloth filling the window."""
        self._fitted = True
        width, height = max(1, self.viewport().width()), max(1, self.viewport().height())
        table = table_rect(self._felt.layout, width / height)
        if table != self._backdrop.table:
            self._backdrop.set_table(self._felt.layout, table)
            self._felt.setSceneRect(table)
            self.setSceneRect(table)
        self._place(width / table.width(), table.center(), QPointF(width / 2, height / 2))
        self._rebake.start() if self._slow else self._bake_now()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point of the viewport, between the whole table and twelve times that."""
        least = self.viewport().width() / max(1.0, self._backdrop.table.width())
        scale = min(max(self.px_per_mm * factor, least), least * ZOOM_MOST)
        if scale <= least * 1.0001:
            self.fit()
            return
        self._fitted = False
        anchor = at or QPointF(self.viewport().width() / 2, self.viewport().height() / 2)
        self._place(scale, self.to_mm(anchor), anchor)
        self._rebake.start()
        self.zoomed.emit(scale / least)

    def zoom_in(self) -> None:
        """One step nearer."""
        self.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        """One step away."""
        self.zoom(1 / ZOOM_STEP)

    def _place(self, scale: float, point_mm: QPointF, at_px: QPointF) -> None:
        """Set the zoom so that a point of the felt is under a point of the viewport, never beyond the table."""
        self.setTransform(QTransform.fromScale(scale, scale))
        table = self._backdrop.table
        left = point_mm.x() * scale - at_px.x()
        top = point_mm.y() * scale - at_px.y()
        left = min(
            max(left, table.left() * scale), max(table.left() * scale, table.right() * scale - self.viewport().width())
        )
        top = min(
            max(top, table.top() * scale), max(table.top() * scale, table.bottom() * scale - self.viewport().height())
        )
        self._scroll(left, top)

    def _scroll(self, left: float, top: float) -> None:
        self.horizontalScrollBar().setValue(round(left))
        self.verticalScrollBar().setValue(round(top))
        self.viewport().update()

    def _pan_by(self, step: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - step.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - step.y())
        if not self._backdrop.is_fresh(self._seen(), self._device_scale()):
            self._rebake.start()

    def to_mm(self, at_px: QPointF) -> QPointF:
        """A point of the viewport on the felt."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at_px)

    def _seen(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _device_scale(self) -> float:
        return self.px_per_mm * self.devicePixelRatioF()

    def _bake_now(self) -> None:
        """Before the first paint nothing is baked: a window is resized more than once on its way to the screen."""
        self._rebake.stop()
        self._stale = True
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stale:
            self._bake()
        super().paintEvent(event)

    def _bake(self) -> None:
        scale = self._device_scale()
        self._stale = False
        start = perf_counter()
        if not self._backdrop.is_fresh(self._seen(), scale):
            self._backdrop.paint_anew(self._seen(), scale)
        self._slow = (perf_counter() - start) * 1000 > _SLOW_MS
        self._felt.set_resolution(scale, self.devicePixelRatioF())
        self._glow.show_hover(self.hovered_area)

    def _on_rebake_timeout(self) -> None:
        self._bake_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._rebake.start()
        self.resized.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._backdrop.draw(painter, QRectF(rect), self.devicePixelRatioF(), self.surround)

    # -- mouse --------------------------------------------------------------------------------------------------

    def area_under(self, at_px: QPointF) -> str:
        """The id of the area under a point of the viewport, or nothing."""
        point = self.to_mm(at_px)
        found = area_at(self._felt.layout, point.x(), point.y())
        return found.id if found else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = event.position()
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._pan = at.toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self._press = (at.toPoint(), self.area_under(at), event.button())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two chips."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = event.position().toPoint()
        if self._pan is not None:
            self._pan_by(at - self._pan)
            self._pan = at
            return
        self._hover(self.area_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan is not None:
            self._pan = None
            self.viewport().unsetCursor()
            return
        if self._press is None or event.button() != self._press[2]:
            return
        _, start, button = self._press
        self._press = None
        end = self.area_under(event.position())
        if start and start == end:
            self.area_clicked.emit(end, button, event.modifiers())
        elif start and end and button == Qt.MouseButton.LeftButton:
            self.chips_dragged.emit(start, end)
        elif not start and not end:
            self.background_clicked.emit(self.to_mm(event.position()), button)

    def leaveEvent(self, event: object) -> None:
        self._hover("")

    def _hover(self, area_id: str) -> None:
        if area_id == self.hovered_area:
            return
        self.hovered_area = area_id
        self._glow.show_hover(area_id)
        self.area_hovered.emit(area_id)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        steps = event.angleDelta().y() / 120.0
        if steps:
            self.zoom(ZOOM_STEP**steps, event.position())

    # -- keyboard -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.focus_area(next_area(self._felt.layout, self.focused_area or self._first(), _ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focused_area:
            self.area_activated.emit(self.focused_area)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self.focused_area:
            self.take_down_requested.emit(self.focused_area)
        elif key == Qt.Key.Key_Space:
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif not self._zoom_key(event, key):
            event.ignore()
            return
        event.accept()

    def _zoom_key(self, event: QKeyEvent, key: Qt.Key) -> bool:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        doing = {
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Equal: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
            Qt.Key.Key_0: self.fit,
        }.get(key)
        if doing is not None:
            doing()
        return doing is not None

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().unsetCursor()
        event.accept()

    def _first(self) -> str:
        return first_area(self._felt.layout)

    def focus_area(self, area_id: str) -> None:
        """Put the focus ring on an area and read it out."""
        if area_id != self.focused_area:
            self.focused_area = area_id
            self._glow.show_focus(area_id)
            self.area_focused.emit(area_id)
            if area_id:
                a11y.announce(self, self.area_name(area_id))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space = False
        self._glow.show_focus("")
        self.area_focused.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._glow.show_focus(self.focused_area)

    def announce(self, words: str) -> None:
        """Read words out to a screen reader."""
        a11y.announce(self, words)
