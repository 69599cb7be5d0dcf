"""Sessions shown again, the list they are chosen from, and the page their opening is typed on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright.app import settings
from feltwright.app.dialogs.sessions import SessionsDialog
from feltwright.app.dialogs.table_rules import TableRulesDialog
from feltwright.app.house import House
from feltwright.app.sessions import TableSpec, listed, open_journal, recent
from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey
from feltwright.motion.pieces import pieces_of
from moments import WAIT_MS

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def lobby(house: House) -> None:
    """The lobby is open, as it is when a session is replayed."""
    house.open_lobby()


def played(house: House, game: str = "roulette", bet: str = "red") -> tuple[str, list[Any]]:
    """A session that was played for two rounds and closed, and its table's states."""
    window: Any = house.open_table(TableSpec(game))
    states = [window.table.state]
    window.bridge.stepped.connect(lambda _entry: states.append(window.table.state))
    for _ in range(2):
        window.controller.bet(BetKey(bet), 1_000)
        window.controller.let_run()
    session = window.session.session
    window.leaving.end()
    drain()
    return session, states


@pytest.mark.parametrize(("game", "bet"), [("roulette", "red"), ("craps", "pass")])
def test_a_replay_goes_forward_and_back_to_the_same_pictures(house: House, game: str, bet: str) -> None:
    session, states = played(house, game, bet)
    window: Any = house.replay_session(session)
    assert "REPLAY" in window.banner.text()
    assert not window.findChildren(QPushButton, "bet")
    pictures = [window.pane.scene.pieces()]
    seen = [window.replay.table.state]
    while not window.replay.is_over:
        QTest.mouseClick(window.step_button, LEFT)
        window.pane.show_.skip()
        pictures.append(window.pane.scene.pieces())
        seen.append(window.replay.table.state)
    assert seen[-2] == states[-1], "the last entry closes the session"
    assert not window.step_button.isEnabled()
    for picture, state in reversed(list(zip(pictures, seen, strict=True))[:-1]):
        QTest.mouseClick(window.back_button, LEFT)
        assert window.replay.table.state == state
        assert window.pane.scene.pieces() == picture
    assert not window.back_button.isEnabled()
    window.slider.setValue(window.slider.maximum())
    assert (window.replay.table.state, window.pane.scene.pieces()) == (seen[-1], pictures[-1])
    board = window.pane.scene.board
    wheel, dice = game == "roulette", game == "craps"
    assert pictures[-1] == pieces_of(board, window.pane.scene.places, wheel=wheel, dice=dice)


def test_a_replay_plays_by_itself_and_writes_nothing(house: House, qtbot: QtBot) -> None:
    session, _ = played(house)
    with open_journal() as journal:
        before = journal.lines(session)
    window: Any = house.replay_session(session)
    window._beat.setInterval(0)
    QTest.mouseClick(window.play_button, LEFT)
    assert window.is_playing
    assert window.play_button.text() == "Pause"
    qtbot.waitUntil(lambda: window.replay.is_over, timeout=WAIT_MS)
    assert not window.is_playing
    assert window.caption.text() == "Closed: ended"
    window.toggle()
    assert window.replay.position < len(before), "from the end, once more from the start"
    window.toggle()
    with open_journal() as journal:
        assert journal.lines(session) == before


def test_a_step_moves_on_the_felt(house: House) -> None:
    session, _ = played(house)
    settings.REDUCED_MOTION.set(False)
    window: Any = house.replay_session(session)
    window.go_to(4)
    window.step()
    assert window.pane.show_.is_busy
    window.step_back()
    assert not window.pane.show_.is_busy


def test_sessions_are_listed_continued_and_replayed(house: House) -> None:
    closed, _ = played(house)
    window: Any = house.open_table(TableSpec("craps"))
    session = window.session.session
    window.close()
    drain()
    house.lobby.reload_side()  # type: ignore[union-attr]
    button = house.lobby.findChild(QPushButton, "sessions")  # type: ignore[union-attr]
    assert button is not None
    button.click()
    dialog: Any = next(box for box in QApplication.topLevelWidgets() if isinstance(box, SessionsDialog))
    rows = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    assert [row.data(0, Qt.ItemDataRole.UserRole) for row in rows] == [session, closed]
    assert [row.text(6) for row in rows] == ["open", "closed"]
    dialog.list.setCurrentItem(rows[1])
    assert not dialog.continue_button.isEnabled()
    dialog.list.setCurrentItem(rows[0])
    dialog.continue_button.click()
    assert house.windows[0].session.session == session  # type: ignore[attr-defined]
    again = SessionsDialog(listed(), house.lobby)
    again.replay_wanted.connect(house.replay_session)
    again.replay_button.click()
    assert "REPLAY" in house.windows[1].windowTitle()
    again.deleteLater()


def test_an_empty_list_offers_nothing(qtbot: QtBot) -> None:
    dialog = SessionsDialog([])
    qtbot.addWidget(dialog)
    assert not dialog.continue_button.isEnabled()
    assert not dialog.replay_button.isEnabled()
    dialog.replay_button.click()


def test_operator_and_challenge_are_typed_in_and_the_challenge_forgotten(house: House, qtbot: QtBot) -> None:
    dialog = TableRulesDialog(catalog.game("roulette"), TableSpec("roulette"))
    qtbot.addWidget(dialog)
    assert dialog.tabs.tabText(dialog.tabs.count() - 1) == "Session"
    QTest.keyClicks(dialog.session.operator, " Pit 4 ")
    QTest.keyClicks(dialog.session.challenge, "9f-nonce")
    dialog.session.mode.setCurrentIndex(dialog.session.mode.findData("demonstration"))
    dialog.profile.currentIndexChanged.emit(0)
    spec = dialog.spec()
    assert (spec.operator, spec.challenge, spec.mode) == ("Pit 4", "9f-nonce", "demonstration")
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    window: Any = house.open_table(spec)
    opened = window.session.opened
    assert (opened.operator, opened.challenge, opened.mode) == ("Pit 4", "9f-nonce", "demonstration")
    (kept,) = recent()
    assert (kept.operator, kept.challenge) == ("Pit 4", "")


def test_a_replay_names_hands_as_the_table_does(house: House) -> None:
    session, _ = played(house, "blackjack", "main")
    window: Any = house.replay_session(session)
    assert window._names["double_down:0"] == "Double down, hand 1"
