"""The lobby and the house that opens things from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright.app.house import House
from feltwright.app.lobby import Lobby
from feltwright.app.sessions import TableSpec, interrupted, recent
from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey


@pytest.fixture
def house(qapp: Any) -> Iterator[House]:
    made = House(qapp)
    yield made
    for window in list(made.windows):
        window.close()
    if made.lobby is not None:
        made.lobby.close()
        made.lobby.deleteLater()
    made.deleteLater()
    drain()


def test_every_game_has_a_card_with_its_felt(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    with qtbot.waitExposed(lobby):
        lobby.show()
    qtbot.waitUntil(lambda: bool(lobby.cards) and not lobby._undrawn, timeout=60_000)
    assert [card.game.id for card in lobby.cards] == list(catalog.IDS)
    assert all(not card.picture.pixmap().isNull() for card in lobby.cards)


def test_pictures_come_after_the_first_paint(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    assert not lobby.cards
    assert lobby.side.count() == 0
    lobby.build_cards()
    assert all(card.picture.pixmap().isNull() for card in lobby.cards)


def test_search_finds_games_by_wager_and_says_when_there_is_none(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.build_cards()
    lobby.show()
    QTest.keyClicks(lobby.search, "hard way")
    assert [card.game.id for card in lobby.cards if not card.isHidden()] == ["craps"]
    assert not lobby.nothing.isVisible()
    lobby.search.setText("no such thing")
    assert all(card.isHidden() for card in lobby.cards)
    assert lobby.nothing.isVisible()
    lobby.search.clear()
    assert not any(card.isHidden() for card in lobby.cards)


def test_card_opens_the_chosen_profile(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.build_cards()
    card = lobby.cards[0]
    card.profile.setCurrentIndex(1)
    with qtbot.waitSignal(lobby.table_wanted) as asked:
        card.open_button.click()
    assert asked.args == [TableSpec("roulette", "003_single_zero")]
    with qtbot.waitSignal(lobby.table_wanted):
        QTest.keyClick(card, Qt.Key.Key_Return)


def test_empty_states_say_what_will_be_there(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.reload_side()
    words = " ".join(
        lobby.side.itemAt(at).widget().text()
        for at in range(lobby.side.count())
        if lobby.side.itemAt(at).widget() is not None and hasattr(lobby.side.itemAt(at).widget(), "text")
    )
    for wanted in ("No session was interrupted", "Tables you open", "Layout review", "Reports"):
        assert wanted in words


def test_house_opens_remembers_and_continues_a_table(house: House) -> None:
    lobby = house.open_lobby()
    window: Any = house.open_table(TableSpec("craps", "001"))
    window.controller.bet(BetKey("field"), 0)
    window.controller.let_run()
    window.controller.bet(BetKey("field"), 0)
    state, log = window.table.state, list(window.table.log)
    frames = len(window.recall.frames)
    assert [spec.profile for spec in recent()] == ["001"]
    window.close()
    drain()
    assert not house.windows
    lobby.reload_side()
    (session,) = interrupted()
    button = lobby.findChild(QPushButton, "continue")
    assert button is not None
    button.click()
    again: Any = house.windows[0]
    assert again.table.state == state
    assert again.table.log == log
    assert len(again.recall.frames) == frames
    assert session.id == again.session.session
    again.end_session()
    drain()
    assert not list(interrupted())


def test_other_theme_dresses_everything(house: House, qapp: Any) -> None:
    from feltwright.app import settings

    house.open_lobby()
    house.open_table(TableSpec("big_six"))
    settings.THEME.set("light")
    house.apply_settings()
    assert qapp.palette().window().color().lightnessF() > 0.8
    settings.THEME.set("dark")
    house.apply_settings()
    assert qapp.palette().window().color().lightnessF() < 0.2
    qapp.setStyleSheet("")
