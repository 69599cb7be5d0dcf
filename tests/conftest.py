"""Every test runs without a screen, with our own fonts, and away from the user's files."""

from __future__ import annotations

import os
import tempfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["FELTWRIGHT_DATA"] = os.path.join(tempfile.gettempdir(), f"feltwright-tests-{os.getpid()}")

import pytest
from hypothesis import settings
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

import depth

settings.register_profile("house", deadline=None)  # a machine that is busy is no fault
settings.register_profile("deep", deadline=None, max_examples=3000)

collect_ignore_glob = ["conftest.py", "*/conftest.py", "*/sitecustomize.py"]
"""There are no doctests in them; two of one name would be taken for each other, and the last changes who loads it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """How `make test-deep` differs from `make test`."""
    parser.addoption("--deep", action="store_true", help="all there is, not a sample: up to an hour")


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is read: how many there are depends on it."""
    depth.is_deep = config.getoption("--deep")
    settings.load_profile("deep" if depth.is_deep else "house")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `deep` is left out of a sample."""
    if not depth.is_deep:
        left_out = [item for item in items if item.get_closest_marker("deep")]
        items[:] = [item for item in items if item not in set(left_out)]
        config.hook.pytest_deselected(items=left_out)


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
