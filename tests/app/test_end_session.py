"""*End the session* with chips on the felt: asked, told what lies there, and kept as broken off."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.desk import Opener, click, drain, stand
from feltwright.app import settings
from feltwright.app.house import House
from feltwright.app.sessions import TableSpec, interrupted, listed, open_journal
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import BreakOff, PlaceBet, Proceed, Resolve, TakeSeat
from feltwright.engine.cards import CARDS
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey
from feltwright.store.again import play_again
from feltwright.store.chain import Closed, Stepped

LEFT = Qt.MouseButton.LeftButton
ROW = "End the session"
RED = BetKey("red")
ANN_AND_BEN = (TakeSeat(1, "Ann", 100_000, "red"), TakeSeat(2, "Ben", 100_000, "blue"))


def wish_to_end(window: TableWindow) -> Any:
    """The menu row, taken; the dialog it opens, or None."""
    next(action for action in window.findChildren(QAction) if action.text() == ROW).trigger()
    drain()
    return QApplication.activeModalWidget()


def bodies(session: str) -> list[Any]:
    with open_journal() as journal:
        return [entry.body for entry in journal.entries(session)]


@pytest.fixture
def window(house: House) -> TableWindow:
    """A live roulette table of two."""
    made = house.open_table(TableSpec("roulette", seats=ANN_AND_BEN, mode="test"))
    assert isinstance(made, TableWindow)
    drain()
    return made


def test_it_says_who_has_how_much_on_the_felt_and_what_becomes_of_it(window: TableWindow) -> None:
    window.controller.bet(RED, 2_000)
    window.controller.bet(BetKey("straight", "7"), 500)
    window.controller.choose_seat(2)
    window.controller.bet(BetKey("odd"), 500)
    dialog = wish_to_end(window)
    assert dialog.lying.text().splitlines() == ["Ann has $25 on the felt (2 bets)", "Ben has $5 on the felt (1 bet)"]
    assert dialog.follows.text() == "The chips go back to their seats, undecided."
    dialog.reject()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_who_just_presses_a_key_goes_on_playing(window: TableWindow, key: Qt.Key) -> None:
    click(window, RED)
    log = len(window.table.log)
    dialog = wish_to_end(window)
    QTest.keyClick(dialog.focusWidget(), key)
    drain()
    assert QApplication.activeModalWidget() is None
    assert window.isVisible()
    assert len(window.table.log) == log
    assert [row.is_open for row in listed()] == [True]
    click(window, RED)
    assert len(window.table.log) == log + 1, "the table is as it was"


def test_confirmed_the_round_is_broken_off_before_the_session_is_closed(window: TableWindow) -> None:
    click(window, RED)
    window.wish(Proceed("spin"))
    assert window.session is not None
    session = window.session.session
    dialog = wish_to_end(window)
    QTest.mouseClick(dialog.end, LEFT)
    drain()
    *_, last, closed = bodies(session)
    assert isinstance(last, Stepped)
    assert (last.action, closed) == (BreakOff(), Closed("ended"))
    assert not interrupted()
    with open_journal() as journal:
        state = play_again(journal.entries(session)).state
    assert (state.bets, [seat.cents for seat in state.seats[:2]]) == ((), [100_000, 100_000])


def test_where_nothing_lies_the_session_ends_at_once(window: TableWindow) -> None:
    assert window.session is not None
    session = window.session.session
    click(window, RED)
    window.controller.let_run()
    window.pane.show_.skip()
    assert wish_to_end(window) is None
    assert isinstance(bodies(session)[-2].action, Resolve)
    assert bodies(session)[-1] == Closed("ended")


def test_a_round_without_chips_is_asked_about_too(window: TableWindow) -> None:
    window.wish(Proceed("spin"))
    dialog = wish_to_end(window)
    assert (dialog.lying.text(), dialog.follows.text()) == ("Nobody has chips on the felt.", "The round is broken off.")
    dialog.reject()


def test_what_moves_is_skipped_first(window: TableWindow) -> None:
    settings.REDUCED_MOTION.set(False)
    window.apply_settings()
    click(window, RED)
    window.wish(Proceed("spin"))
    assert window.pane.show_.is_busy
    dialog = wish_to_end(window)
    assert not window.pane.show_.is_busy
    assert "Ann has $1 on the felt (1 bet)" in dialog.lying.text()
    dialog.reject()


def test_a_session_left_with_its_chips_keeps_them_and_is_asked_about_when_it_is_ended(house: House) -> None:
    first: Any = house.open_table(TableSpec("roulette", seats=ANN_AND_BEN, mode="test"))
    first.controller.place(PlaceBet(1, RED, 500))
    session = first.session.session
    first.close()
    drain()
    assert not any(isinstance(getattr(body, "action", None), BreakOff) for body in bodies(session))
    again: Any = house.continue_session(session)
    drain()
    assert again.table.state.on_felt(1) == 500
    dialog = wish_to_end(again)
    assert "Ann has $5 on the felt (1 bet)" in dialog.lying.text()
    dialog.accept()
    drain()
    assert [type(body) for body in bodies(session)[-2:]] == [Stepped, Closed]
    assert not interrupted()


def test_a_journal_that_fails_ends_nothing_and_says_so(window: TableWindow) -> None:
    click(window, RED)
    assert window.session is not None
    session = window.session.session
    entries = len(bodies(session))
    dialog = wish_to_end(window)
    window.session._journal._connection.execute("PRAGMA query_only = ON")
    dialog.accept()
    drain()
    assert window.isVisible()
    assert not window.stop_bar.isHidden()
    assert window.table.state.on_felt(1) == 100, "what cannot be written does not happen"
    assert len(bodies(session)) == entries
    assert interrupted()


def test_a_hand_that_is_decided_is_settled_and_the_dialog_says_so(open_table: Opener) -> None:
    window = open_table("mini_baccarat", saved=True)
    stand(window, decided(window.table, "9S", "TS", "TH", "2H"))
    dialog = wish_to_end(window)
    assert dialog.follows.text() == "The round is decided and will be settled."
    assert "(1 bet)" in dialog.lying.text()
    dialog.reject()


def decided(table: Table, *cards: str) -> Any:
    """A hand of these four cards with a wager on the Banker's; only the announcement is missing."""
    fresh = Table(table.game, table.rules, table.state)
    for wanted in (("AS",), ("AH",), cards):
        if wanted is cards:
            fresh.do(PlaceBet(1, BetKey("banker", spot=1), 1_000))
        while fresh.needs() is None:
            step = fresh.routine()
            assert step is not None
            fresh.do(step)
        fresh.do(Resolve(tuple(CARDS.index(card) for card in wanted)))
    assert fresh.state.phase == "decided"
    return fresh.state


def test_commission_owed_is_named_and_what_becomes_of_it(open_table: Opener) -> None:
    window = open_table("mini_baccarat", saved=True)
    table = Table(window.table.game, window.table.rules, decided(window.table, "TS", "9S", "2H", "TH"))
    table.do(Proceed("announce"))
    stand(window, table.state)
    dialog = wish_to_end(window)
    assert dialog.lying.text().splitlines() == ["Nobody has chips on the felt.", "Player 1 owes $0.50 of commission"]
    assert dialog.follows.text() == "Commission owed is collected."
    dialog.reject()


def test_a_layout_under_review_has_no_session_to_be_asked_about(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, RED)
    assert wish_to_end(window) is None
    assert not window.isVisible()
