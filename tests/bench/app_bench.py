"""The application as a user meets it: start to first paint, click to chip, and what it costs to do nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time, sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

STARTS = 5
CLICKS = 40

BARE = """
import sys, time
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication(sys.argv)
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            app.exit(0)
        return False
watch = Watch()
app.installEventFilter(watch)
window = QLabel("bare")
window.resize(1280, 800)
window.show()
app.exec()
print(time.process_time())
"""


def first_paint_seconds(*arguments: str) -> float:
    """CPU seconds from the interpreter's start to the first painted frame, the median of several starts."""
    command = [sys.executable, *arguments]
    return median(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(STARTS)
    )


class _Paints(QObject):
    """Counts the paints of one widget."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class OpenTable:
    """A roulette window with motion switched off, so that a click is a chip."""

    def __init__(self, folder: Path) -> None:
        from feltwright.app import settings
        from feltwright.app.sessions import TableSpec, seating
        from feltwright.app.table_window import TableWindow
        from feltwright.engine import catalog
        from feltwright.engine.table import Table
        from feltwright.entropy import system_chance

        settings.store = lambda: QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        os.environ["FELTWRIGHT_DATA"] = str(folder / "data")
        settings.REDUCED_MOTION.set(True)
        spec = TableSpec("roulette", "", {})
        table = Table(catalog.game("roulette"), spec.rules())
        for seat in seating(spec.rules(), 2):
            table.do(seat)
        self.window = TableWindow(table, system_chance(), spec, None)
        self.window.resize(1280, 800)
        self.window.show()
        QTest.qWait(400)

    def click_ms(self) -> float:
        """CPU milliseconds from the click to the painted chip, engine, panels and all; the median."""
        pane, taken = self.window.pane, []
        paints = _Paints()
        viewport = pane.view.viewport()
        viewport.installEventFilter(paints)
        for key in list(self.window.table.rules.book)[:CLICKS]:
            x_mm, y_mm = pane.scene.places.area(pane.scene.places.area_of(key, 1)).chip_mm
            point = pane.view.mapFromScene(x_mm, y_mm)
            painted, start = paints.count, process_time()
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
            while paints.count == painted:
                QApplication.processEvents()
            taken.append((process_time() - start) * 1000)
        assert len(self.window.table.state.bets) == CLICKS, "every click placed a chip"
        return median(taken)

    def idle_share(self) -> float:
        """CPU seconds a second while nobody touches anything."""
        QTest.qWait(500)
        start = process_time()
        for _ in range(20):
            QApplication.processEvents()
            sleep(0.05)
        return process_time() - start


def app_figures() -> tuple[float, float, float, float]:
    """Bare and own first paint in CPU seconds, click milliseconds, idle share."""
    bare = first_paint_seconds("-c", BARE)
    ours = first_paint_seconds("-m", "feltwright", "--first-paint")
    with tempfile.TemporaryDirectory() as folder:
        table = OpenTable(Path(folder))
        click, idle = table.click_ms(), table.idle_share()
        table.window.close()
    return bare, ours, click, idle
