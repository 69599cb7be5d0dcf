"""Windows for tests: nothing waits, nothing is written outside the test's own folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from app.desk import Opener, drain
from feltwright.app import settings
from feltwright.app.house import House
from feltwright.app.sessions import TableSpec, seating, start
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.chance import BlockChance
from feltwright.engine.table import Table
from feltwright.store import places


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and sessions of this test only."""
    ini = str(tmp_path / "settings.ini")
    monkeypatch.setattr(settings, "store", lambda: QSettings(ini, QSettings.Format.IniFormat))
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "data"))
    settings.REDUCED_MOTION.set(True)
    return tmp_path


@pytest.fixture
def dressed(qapp: Any) -> Iterator[None]:
    """The style sheet of the application, for tests in which it matters."""
    from feltwright.app.style import dress

    dress(qapp, "dark")
    yield
    qapp.setStyleSheet("")


@pytest.fixture
def open_table(qtbot: QtBot) -> Opener:
    """Opens a table window with players seated."""

    def opener(
        game_id: str, profile: str = "", players: int = 2, saved: bool = False, cents: int = 0, **options: Any
    ) -> TableWindow:
        spec = TableSpec(game_id, profile, options)
        rules = spec.rules()
        session = start(spec) if saved else None
        table = session.table if session else Table(catalog.game(game_id), rules)
        for seat in seating(rules, players, cents=cents):
            table.do(seat)
        chance = BlockChance(Random(7).randbytes)
        window = TableWindow(table, chance, spec, session)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # pytest-qt closes what it was given
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        drain()
        return window

    return opener


@pytest.fixture
def house(qapp: Any) -> Iterator[House]:
    """The application without its command line; what it opened is closed again."""
    made = House(qapp)
    yield made
    for window in list(made.windows):
        window.close()
    if made.lobby is not None:
        made.lobby.close()
        made.lobby.deleteLater()
    made.deleteLater()
    drain()
