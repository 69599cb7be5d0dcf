"""While RECALL is shown nothing acts on the live table, however it is wished for; afterwards everything does again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.desk import Opener, centre_px, drain
from feltwright.app import settings
from feltwright.app.house import House
from feltwright.app.sessions import TableSpec, open_journal
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import CallBet, PlaceBet, Proceed
from feltwright.engine.wagers import BetKey
from feltwright.store.chain import Remarked

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
SHIFT = Qt.KeyboardModifier.ShiftModifier
RED, BLACK = BetKey("red"), BetKey("black")
Act = Callable[[TableWindow], object]


def key(name: str, modifiers: Qt.KeyboardModifier = NONE) -> Act:
    """A key pressed wherever the focus is."""
    return lambda window: QTest.keyClick(window.focusWidget() or window, getattr(Qt.Key, f"Key_{name}"), modifiers)


def on_list(name: str) -> Act:
    """A key pressed on the list of wagers, with Red chosen."""

    def act(window: TableWindow) -> None:
        panel: Any = window.docks["wagers"].panel()
        panel.choose(RED)
        panel.view.setFocus()
        QTest.keyClick(panel.view, getattr(Qt.Key, f"Key_{name}"))

    return act


def pressed(dock: str, words: str) -> Act:
    """A real click on a button of a panel."""

    def act(window: TableWindow) -> None:
        window.docks[dock].show()
        window.docks[dock].raise_()
        drain()
        panel: Any = window.docks[dock].panel()
        if dock == "wagers":
            panel.choose(RED)
        elif words == "Sit down":
            panel.view.setCurrentIndex(panel.model.index(4, 0))
        button = next(button for button in panel.findChildren(QPushButton) if button.text() == words)
        QTest.mouseClick(button, LEFT)

    return act


def on_felt(button: Qt.MouseButton, modifiers: Qt.KeyboardModifier = NONE) -> Act:
    return lambda window: QTest.mouseClick(window.pane.view.viewport(), button, modifiers, centre_px(window, RED))


def dragged(window: TableWindow) -> None:
    viewport, start, end = window.pane.view.viewport(), centre_px(window, RED), centre_px(window, BLACK)
    QTest.mousePress(viewport, LEFT, NONE, start)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, NONE, end)


def from_menu(menu: str, starts: str) -> Act:
    """A row of a menu that is filled as it opens, taken with the keyboard."""

    def act(window: TableWindow) -> None:
        made: Any = getattr(window.menus, menu)
        made.aboutToShow.emit()
        next(action for action in made.actions() if action.text().startswith(starts)).trigger()

    return act


KEYS: dict[str, Act] = {
    "F5": key("F5"),
    "S": key("S"),
    "Ctrl+Z": key("Z", CTRL),
    "Ctrl+Shift+Z": key("Z", CTRL | SHIFT),
    "Ctrl+K": key("K", CTRL),
    "Ctrl+B": key("B", CTRL),
    "Ctrl+D": key("D", CTRL),
    "Enter on the list": on_list("Return"),
    "Backspace on the list": on_list("Backspace"),
    "Delete on the list": on_list("Delete"),
    "Bet": pressed("wagers", "Bet"),
    "Take down": pressed("wagers", "Take down"),
    "Sit down": pressed("balances", "Sit down"),
    "Buy in": pressed("balances", "Buy in"),
}
"""What can be pressed while RECALL is shown; each changes the table while it is not."""
WISHES: dict[str, Act] = {
    "click": on_felt(LEFT),
    "take one": on_felt(RIGHT),
    "take all": on_felt(LEFT, CTRL),
    "drag": dragged,
    "step from the menu": from_menu("offers", "Spin"),
    "bet": lambda window: window.controller.bet(RED, 100),
    "place": lambda window: window.controller.place(PlaceBet(1, BLACK, 100)),
    "remove": lambda window: window.controller.remove(RED),
    "move": lambda window: window.controller.move(RED, BLACK),
    "step": lambda window: window.wish(Proceed("spin")),
    "let it run": lambda window: window.run_on(),
    "rebet": lambda window: window.controller.rebet(),
    "double": lambda window: window.controller.double(),
    "clear": lambda window: window.controller.clear(),
    "undo": lambda window: window.controller.undo(),
    "redo": lambda window: window.controller.redo(),
}
"""What the hidden felt and bars, or any code, might still wish for: the controller takes none of it."""


def played(open_table: Opener) -> TableWindow:
    """A table with one outcome to look back at, and a bet, another one taken back and a rebet to come."""
    window = open_table("roulette", saved=True)
    window.controller.bet(RED, 100)
    window.controller.bet(BetKey("odd"), 100)
    window.controller.let_run()
    window.controller.bet(RED, 500)
    window.controller.bet(BLACK, 500)
    window.controller.undo()
    window.refresh()
    return window


def written(window: TableWindow) -> list[Any]:
    assert window.session is not None
    with open_journal() as journal:
        return [entry.body for entry in journal.entries(window.session.session)]


@pytest.mark.parametrize("name", KEYS | WISHES)
def test_nothing_acts_while_recall_is_shown_and_everything_afterwards(open_table: Opener, name: str) -> None:
    act = (KEYS | WISHES)[name]
    window = played(open_table)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.pages.currentIndex() == 1
    state, log, stack = window.table.state, len(window.table.log), window.controller.stack.count()
    entries = len(written(window))
    act(window)
    assert (window.table.state, len(window.table.log)) == (state, log)
    assert len(written(window)) == entries
    assert window.controller.stack.count() == stack, "nothing is lost of what could be undone"
    assert not window.pane.show_.is_busy
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.pages.currentIndex() == 0
    act(window)
    assert len(window.table.log) > log


def test_what_acts_is_seen_to_be_off(open_table: Opener) -> None:
    window = played(open_table)
    wagers, balances = window.docks["wagers"].panel(), window.docks["balances"].panel()
    ledger, rules = window.docks["ledger"].panel(), window.docks["rules"].panel()
    acting = [*window.menus._acting, window.bet_bar, window.offer_bar, wagers, balances.wishes]  # type: ignore[attr-defined]
    assert all(part.isEnabled() for part in acting)
    window.show_recall(True)
    assert not any(part.isEnabled() for part in acting)
    assert all(part.isEnabled() for part in (ledger, rules, balances, balances.view))  # type: ignore[attr-defined]
    texts = {action.text() for action in window.menus._acting}
    assert {"End the session", "&Bets", "&Round"} <= texts
    window.show_recall(False)
    assert all(part.isEnabled() for part in acting)


def test_a_panel_first_opened_while_looking_back_is_off_too(open_table: Opener) -> None:
    window = open_table("roulette")
    window.show_recall(True)
    panel = window.docks["balances"].panel()
    assert not panel.wishes.isEnabled()  # type: ignore[attr-defined]
    window.show_recall(False)
    assert panel.wishes.isEnabled()  # type: ignore[attr-defined]


def test_a_seat_and_a_bet_are_not_called_for_either(open_table: Opener) -> None:
    window = open_table("craps")
    window.controller.bet(BetKey("place_win", "6"), 600)
    window.show_recall(True)
    log = len(window.table.log)
    assert not window.controller.call(BetKey("place_win", "6"), True)
    QTest.keyClick(window, Qt.Key.Key_2, CTRL)
    QTest.keyClick(window, Qt.Key.Key_1, ALT)
    panel: Any = window.docks["balances"].panel()
    panel.view.activated.emit(panel.model.index(1, 0))
    assert (window.controller.seat, len(window.table.log)) == (1, log)
    window.show_recall(False)
    QTest.keyClick(window, Qt.Key.Key_2, CTRL)
    assert window.controller.seat == 2


def test_a_wish_from_elsewhere_is_told_why_not_and_not_kept_as_the_tables_own_refusal(open_table: Opener) -> None:
    window = played(open_table)
    window.show_recall(True)
    entries = written(window)
    assert not window.controller.place(PlaceBet(1, BLACK, 100))
    assert "go back to the table" in window.statusBar().currentMessage()
    assert written(window) == entries
    refusal = window.controller.why_not(CallBet(1, RED, True))
    assert refusal is not None
    assert refusal.code == "LOOKING_BACK"


def test_recall_opened_in_the_middle_of_a_motion_ends_it(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("roulette")
    window.controller.bet(RED, 100)
    window.pane.show_.skip()
    window.run_on()
    assert window.pane.show_.is_busy
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert not window.pane.show_.is_busy
    assert window.pages.currentIndex() == 1
    log = len(window.table.log)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert len(window.table.log) == log
    QTest.keyClick(window, Qt.Key.Key_F6)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert len(window.table.log) > log


def test_a_stopped_table_can_be_looked_back_at_and_stays_stopped(house: House) -> None:
    window: Any = house.open_table(TableSpec("roulette", mode="test"))
    window.session._journal._connection.execute("PRAGMA query_only = ON")
    window.controller.bet(RED, 100)
    assert window.controller.problem is not None
    window.show_recall(True)
    assert window.pages.currentIndex() == 1
    window.show_recall(False)
    assert window.pages.currentIndex() == 0
    assert not window.bet_bar.isEnabled()
    assert not window.stop_bar.isHidden()


def test_recall_that_cannot_be_written_down_shows_why_play_stopped(house: House) -> None:
    window: Any = house.open_table(TableSpec("roulette", mode="test"))
    window.session._journal._connection.execute("PRAGMA query_only = ON")
    window.show_recall(True)
    assert window.controller.problem is not None
    assert window.pages.currentIndex() == 0
    assert not window.menus.recall.isChecked()
    assert not window.stop_bar.isHidden()


def test_keys_go_to_the_outcomes_while_they_are_shown_and_to_the_felt_afterwards(
    open_table: Opener, qtbot: QtBot
) -> None:
    window = played(open_table)
    window.controller.let_run()
    QTest.keyClick(window, Qt.Key.Key_F6)
    page: Any = window.pages.currentWidget()
    assert page.slider.value() == 1
    QTest.keyClick(page.slider, Qt.Key.Key_Left)
    assert page.slider.value() == 0
    assert window.focusWidget() is page.slider
    QTest.mouseClick(page.leave, LEFT)
    assert window.focusWidget() is window.pane.view
    assert Remarked("recalled") in written(window)


def test_a_replay_and_a_demonstration_take_no_wishes_either(house: House, open_table: Opener) -> None:
    """Their felts have no controller: clicks, keys and drags on them change no table."""
    window = played(open_table)
    assert window.session is not None
    session = window.session.session
    window.close()
    replayed: Any = house.replay_session(session)
    from feltwright.app.demonstrations import listed

    path = next(path for path, scenario in listed() if scenario.game == "roulette")
    shown: Any = house.demonstrate(path)
    shown.demo.pause()
    shown.demo.pane.show_.skip()
    for other, table in ((replayed, replayed.replay.table), (shown, shown.demo.run.table)):
        pane = other.pane if other is replayed else shown.demo.pane
        state = table.state
        area = pane.scene.places.area_of(RED)
        x_mm, y_mm = pane.scene.places.area(area).chip_mm
        at = pane.view.viewportTransform().map(x_mm, y_mm)
        for button in (LEFT, RIGHT):
            QTest.mouseClick(pane.view.viewport(), button, NONE, QPoint(round(at[0]), round(at[1])))
        pane.view.setFocus()
        for name in ("Right", "Return", "Backspace", "B", "S"):
            QTest.keyClick(pane.view, getattr(Qt.Key, f"Key_{name}"))
        assert table.state is state
