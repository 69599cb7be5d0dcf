"""Windows that a file can be dropped on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent


class TakesDrops:
    """Beside a widget that accepts drops: the first local file goes to its `take_dropped`."""

    take_dropped: Callable[[Path], None]

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        names = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if names:
            event.acceptProposedAction()
            self.take_dropped(Path(names[0]))
