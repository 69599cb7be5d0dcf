"""Every test runs without a screen, with our own fonts, and away from the user's files."""

from __future__ import annotations

import os
import tempfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["FELTWRIGHT_DATA"] = os.path.join(tempfile.gettempdir(), f"feltwright-tests-{os.getpid()}")

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

collect_ignore_glob = ["conftest.py", "*/conftest.py", "*/sitecustomize.py"]
"""There are no doctests in them; two of one name would be taken for each other, and the last changes who loads it."""


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application as `main` prepares it."""
    from feltwright.felt import fonts

    QStandardPaths.setTestModeEnabled(True)
    # The last window of a test is not the end of the run: a quit would leave every later event loop returning at once.
    qapp.setQuitOnLastWindowClosed(False)
    fonts.register()
    assert QFontDatabase.families(), "without fonts every glyph is a box"
    return qapp
