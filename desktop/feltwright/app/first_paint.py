"""How long the program takes until the lobby is first painted: the same question put to any build of it."""

from __future__ import annotations

import os
import sys
import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths


class _Paint(QObject):
    """Ends the event loop at the first paint of anything."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QCoreApplication.exit(0)
        return False


def first_paint_seconds() -> float:
    """CPU seconds from the start of this process to the lobby's first painted frame; no data of the user is touched."""
    QStandardPaths.setTestModeEnabled(True)
    from feltwright.app.main import make_app

    app = make_app([])
    from feltwright.app.house import House

    house = House(app)
    paint = _Paint()
    app.installEventFilter(paint)
    house.open_lobby()
    app.exec()
    return time.process_time()


def tell() -> int:
    """The figure on the output."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.stdout.write(f"{first_paint_seconds():.4f}\n")
    return 0
