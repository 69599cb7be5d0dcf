"""How large a window is when it has never been opened before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

WANTED = QSize(1280, 800)
FRAME = QSize(8, 40)
"""Room for the border and the title of a window, which are not ours to measure before it is shown."""


def first_size(window: QWidget) -> QSize:
    """As large as wanted, but no larger than the screen: the line at its foot would lie below the edge."""
    room = window.screen().availableGeometry().size() - FRAME
    return WANTED.boundedTo(room)
