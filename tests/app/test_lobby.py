"""The lobby and the house that opens things from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright.app.game_card import GameCard
from feltwright.app.house import House
from feltwright.app.lobby import Lobby
from feltwright.app.sessions import TableSpec, interrupted, recent
from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey
from moments import WAIT_MS


def test_every_game_has_a_card_with_its_felt(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    with qtbot.waitExposed(lobby):
        lobby.show()
    qtbot.waitUntil(lambda: bool(lobby.cards) and not lobby._undrawn, timeout=WAIT_MS)
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


def shown(lobby: Lobby) -> list[str]:
    """The games that have a card in sight."""
    return [card.game.id for card in lobby.cards if not card.isHidden()]


def listed(lobby: Lobby) -> set[str]:
    """The games whose demonstrations are listed."""
    box = lobby.demonstrations
    assert box is not None
    items = [box.item(row) for row in range(box.count())]
    return {Path(str(item.data(Qt.ItemDataRole.UserRole))).parent.name for item in items if not item.isHidden()}


def test_a_kind_is_chosen_with_one_click(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.build_cards()
    lobby.reload_side()
    lobby.show()
    QTest.mouseClick(lobby.kinds.buttons["dice"], Qt.MouseButton.LeftButton)
    assert shown(lobby) == ["craps"]
    assert listed(lobby) == {"craps"}, "demonstrations follow"
    QTest.mouseClick(lobby.kinds.buttons["cards"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(lobby.search, "poker")
    assert shown(lobby) == ["three_card_poker", "four_card_poker"]
    QTest.mouseClick(lobby.kinds.buttons[""], Qt.MouseButton.LeftButton)
    lobby.search.clear()
    assert shown(lobby) == list(catalog.IDS)
    assert listed(lobby) == set(catalog.IDS)


def test_show_plays_a_demonstration_that_can_be_seen(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.build_cards()
    lobby.reload_side()
    lobby.show()
    QTest.keyClicks(lobby.search, "surrender")
    show = next(one for one in lobby.findChildren(QPushButton, "demonstrate") if one.text() == "Show")
    with qtbot.waitSignal(lobby.demonstration_wanted) as asked:
        QTest.mouseClick(show, Qt.MouseButton.LeftButton)
    assert asked.args[0].parent.name in listed(lobby)
    lobby.search.setText("no such thing")
    QTest.mouseClick(show, Qt.MouseButton.LeftButton)
    assert lobby.demonstrations is not None
    assert lobby.demonstrations.currentItem() is None, "what is not listed is not shown"


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_each_card_demonstrates_its_guided_tour(qtbot: QtBot, game_id: str) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    lobby.build_cards()
    card = next(card for card in lobby.cards if card.game.id == game_id)
    button = card.findChild(QPushButton, "demonstrate")
    assert button is not None
    with qtbot.waitSignal(lobby.demonstration_wanted) as asked:
        button.click()
    assert (asked.args[0].parent.name, asked.args[0].stem) == (game_id, "tour")


def test_the_list_of_profiles_has_room_for_their_names(qtbot: QtBot) -> None:
    card = GameCard(catalog.game("roulette"))
    qtbot.addWidget(card)
    with qtbot.waitExposed(card):
        card.show()
    QTest.mouseClick(card.profile, Qt.MouseButton.LeftButton)
    names = [card.profile.itemText(row) for row in range(card.profile.count())]
    widest = max(map(card.profile.fontMetrics().horizontalAdvance, names))
    assert card.profile.width() < widest < card.profile.view().width()
    card.profile.hidePopup()


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
    window.controller.bet(BetKey("pass"), 0)
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
    again.leaving.end()
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
