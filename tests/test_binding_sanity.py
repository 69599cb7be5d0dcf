"""The Qt binding itself: PySide6 6.12.0 steals references to None on Python 3.11."""

from __future__ import annotations

import sys

from PySide6 import __version_info__
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication


def test_binding_keeps_none_alive(qapp: QApplication) -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.setPen(Qt.GlobalColor.red)
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - 200


def test_binding_is_the_pinned_one() -> None:
    assert (6, 11) <= __version_info__[:2] < (6, 12)
