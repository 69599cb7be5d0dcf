"""The felt for those who do not see it: every area a named button, every call of the dealer announced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget
from shiboken6 import isValid

# The stubs leave out that Qt takes no object and no interface here: hence the ignored overrides below.
_ALIVE: list[QAccessibleInterface] = []
"""Qt does not keep the Python objects alive."""
_INSTALLED: list[Callable[..., Any]] = []


class AreaInterface(QAccessibleInterface):
    """One area as a button."""

    def __init__(self, view: Any, area_id: str) -> None:
        super().__init__()
        self._seen, self._area_id = ref(view), area_id

    @property
    def _view(self) -> Any:
        return self._seen()

    def isValid(self) -> bool:
        return self._view is not None and isValid(self._view)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.area_name(self._area_id) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the felt's."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def rect(self) -> QRect:
        return QRect(self._view.area_screen_rect(self._area_id))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.focused_area == self._area_id
        return state

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


class FeltInterface(QAccessibleWidget):
    """The view as a group of areas."""

    def __init__(self, view: Any) -> None:
        super().__init__(view, QAccessible.Role.Grouping, "Felt")
        self._seen = ref(view)
        self._children: list[AreaInterface] = []

    @property
    def _view(self) -> Any:
        return self._seen()

    def _areas(self) -> list[AreaInterface]:
        ids = self._view.area_ids()
        if len(ids) != len(self._children):
            self._children = [AreaInterface(self._view, area_id) for area_id in ids]
            _ALIVE.extend(self._children)
        return self._children

    def childCount(self) -> int:
        return len(self._areas())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        areas = self._areas()
        return areas[index] if 0 <= index < len(areas) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for child in self._areas():
            if child.rect().contains(QPoint(x, y)):
                return child
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        areas: list[QAccessibleInterface] = list(self._areas())
        return areas.index(child) if child in areas else -1

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""


def _made(_class_name: str, target: QObject) -> QAccessibleInterface | None:
    if isinstance(target, QGraphicsView) and hasattr(target, "area_ids"):
        made = FeltInterface(target)
        _ALIVE.append(made)
        return made
    return None


def install() -> None:
    """Tell Qt how felts are read out; once is enough."""
    if not _INSTALLED:
        _INSTALLED.append(_made)
        QAccessible.installFactory(_made)


def announce(widget: QWidget, words: str) -> None:
    """Read a call of the dealer out."""
    event = QAccessibleAnnouncementEvent(widget, words)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


__all__ = ["AreaInterface", "FeltInterface", "announce", "install"]
