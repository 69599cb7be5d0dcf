"""Dockable panels that are built when they are first seen, after the felt has been painted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QStyle, QToolButton, QWidget
from shiboken6 import isValid

WIDTH_PX = (304, 408)
"""The least width of a panel, and the one it starts with."""


class Panel(Protocol):
    """What every panel answers."""

    def refresh(self) -> None:
        """Show the state as it is now."""
        ...


class _Placeholder(QWidget):
    """Gives the dock the width its panel will have."""

    def sizeHint(self) -> QSize:
        return QSize(WIDTH_PX[1], WIDTH_PX[1])


class DockBar(QWidget):
    """The bar over a panel: its title, unless a tab says it already, and what floats and closes it."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self.title = QLabel(dock.windowTitle(), self)
        self.title.setProperty("role", "heading")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 2)
        row.setSpacing(2)
        row.addWidget(self.title)
        row.addStretch(1)
        self.float_button = self._button(QStyle.StandardPixmap.SP_TitleBarNormalButton, self.tr("Float, or dock again"))
        self.float_button.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.close_button = self._button(QStyle.StandardPixmap.SP_TitleBarCloseButton, self.tr("Close the panel"))
        self.close_button.clicked.connect(dock.close)
        for button in (self.float_button, self.close_button):
            row.addWidget(button)

    def _button(self, icon: QStyle.StandardPixmap, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(self.style().standardIcon(icon))
        button.setIconSize(QSize(12, 12))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    def refresh(self, window: QMainWindow) -> None:
        """After panels were moved, shown or closed."""
        beside = [dock for dock in window.tabifiedDockWidgets(self._dock) if not dock.isHidden()]
        self.title.setVisible(self._dock.isFloating() or not beside)


class LazyDock(QDockWidget):
    """Makes its panel on demand; while hidden it is not refreshed, and catches up when seen."""

    def __init__(self, name: str, title: str, make: Callable[[], QWidget], parent: QMainWindow) -> None:
        super().__init__(title, parent)
        self.setObjectName(f"dock_{name}")
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self._make = make
        self._stale = False
        placeholder = _Placeholder(self)
        placeholder.setMinimumWidth(WIDTH_PX[0])
        self.setWidget(placeholder)
        self._built = False
        self._window = parent
        self.bar = DockBar(self)
        self.setTitleBarWidget(self.bar)
        self.visibilityChanged.connect(self._on_visibility_changed)
        for moved in (self.dockLocationChanged, self.topLevelChanged, self.visibilityChanged):
            moved.connect(self._on_moved)

    def panel(self) -> QWidget:
        """The panel, made now if it was not."""
        if not self._built:
            self._built = True
            self.widget().deleteLater()
            made = self._make()
            made.setMinimumWidth(WIDTH_PX[0])
            self.setWidget(made)
        return self.widget()

    def refresh(self) -> None:
        """After a step."""
        if not self._built:
            return
        if self.isVisible():
            self._refresh_now()
        else:
            self._stale = True

    def _refresh_now(self) -> None:
        self._stale = False
        panel: object = self.panel()
        refresh = getattr(panel, "refresh")  # noqa: B009 (a QWidget that is also a Panel)
        refresh()

    def _on_moved(self) -> None:
        """Whether a tab tells a panel's title depends on the others as well; looked at once all stand."""
        if isValid(self._window):  # a window that goes hides its panels
            QTimer.singleShot(0, self._window, self._refresh_bars)

    def _refresh_bars(self) -> None:
        for dock in self._window.findChildren(LazyDock):
            dock.bar.refresh(self._window)

    def _on_visibility_changed(self, visible: bool) -> None:
        if not visible:
            return
        if not self._built:
            QTimer.singleShot(0, self, self.panel)
        elif self._stale:
            self._refresh_now()
