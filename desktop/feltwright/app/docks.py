"""Dockable panels that are built when they are first seen, after the felt has been painted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

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
        self.visibilityChanged.connect(self._on_visibility_changed)

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

    def _on_visibility_changed(self, visible: bool) -> None:
        if not visible:
            return
        if not self._built:
            QTimer.singleShot(0, self, self.panel)
        elif self._stale:
            self._refresh_now()
