"""Every zone of both roulette felts takes a chip at its centre, and no other zone does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desk import Opener, centre_px
from feltwright.engine.wagers import Bet


@pytest.mark.parametrize(("profile", "zones"), [("003", 161), ("003_single_zero", 157)])
def test_each_zone_takes_a_chip_at_its_centre(open_table: Opener, profile: str, zones: int) -> None:
    window = open_table("roulette", profile)
    book = window.table.rules.book
    assert len(book) == zones == len(window.pane.keys)
    for key in book:
        at = centre_px(window, key)
        QTest.mouseClick(window.pane.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.table.state.bets == (Bet(1, key, 100),), key
        window.controller.undo()
        assert not window.table.state.bets
