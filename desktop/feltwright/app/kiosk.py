"""The kiosk: demonstrations one after the other, full screen, until somebody touches anything."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from feltwright.app.demo_pane import DemoPane
from feltwright.scenario import Scenario

TOUCHES = frozenset(
    (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)
)


class Kiosk(QMainWindow):
    """Loops for ever; a touch closes it."""

    closing = Signal()

    def __init__(self, scenarios: list[Scenario], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert scenarios, "a kiosk without scenarios has nothing to show"
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Feltwright kiosk"))
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._scenarios = scenarios
        self._at = -1
        self.demo: DemoPane | None = None
        self._watch(True)
        self.play_next()

    @property
    def shown(self) -> Scenario:
        """The scenario on the screen."""
        return self._scenarios[self._at]

    def play_next(self) -> None:
        """The next scenario, from the first again after the last."""
        self._at = (self._at + 1) % len(self._scenarios)
        if self.demo is not None:
            self.demo.stop()
        self.demo = DemoPane(self.shown, self)
        self.demo.ended.connect(self.play_next, Qt.ConnectionType.QueuedConnection)
        self.setCentralWidget(self.demo)
        self.demo.play()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TOUCHES and self.isVisible():
            self.close()
            return True
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._watch(False)
        if self.demo is not None:
            self.demo.stop()
        self.closing.emit()
        super().closeEvent(event)

    def _watch(self, wanted: bool) -> None:
        app = QApplication.instance()
        assert app is not None, "windows need an application"
        if wanted:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)
