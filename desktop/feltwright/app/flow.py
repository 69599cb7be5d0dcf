"""A layout that fills rows from left to right and goes on in the next when a row is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Rows of widgets in their preferred sizes."""

    def __init__(self, parent: QWidget | None = None, gap_px: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap_px
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        edge = self.contentsMargins()
        inner = width - edge.left() - edge.right()
        return self._arrange(QRect(0, 0, inner, 0), move=False) + edge.top() + edge.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Set or only measure; the height that is needed."""
        y = rect.y()
        for row in self._rows(rect.width()):
            height = max(item.sizeHint().height() for item in row)
            x = rect.x()
            for item in row if move else ():
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """The items that are shown, broken into rows."""
        rows: list[list[QLayoutItem]] = []
        used = width + 1
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            wide = item.sizeHint().width()
            if used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(item)
            used += wide + self._gap
        return rows
