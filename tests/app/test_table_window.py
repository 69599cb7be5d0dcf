"""Bet, undo, refuse, spin, settle: through real clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.desk import Opener, centre_px, click, drain, mine
from feltwright.app import settings
from feltwright.app.controller import LEAST
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import Proceed
from feltwright.engine.events import BetSettled
from feltwright.engine.wagers import BetKey
from feltwright.felt import a11y
from feltwright.motion.pieces import pieces_of
from feltwright.store.chain import Stepped
from moments import WAIT_MS

LEFT = Qt.MouseButton.LeftButton


def test_click_places_the_chip_in_hand(open_table: Opener) -> None:
    window = open_table("roulette")
    QTest.mouseClick(window.bet_bar.chips.buttons[500], LEFT)
    click(window, "straight:17")
    click(window, "straight:17")
    assert mine(window, "straight:17") == 1000
    area = window.pane.scene.places.area_of(BetKey("straight", "17"))
    chips = [(piece.place, piece.shows) for piece in window.pane.scene.pieces() if piece.kind == "chips"]
    assert chips == [(area, "1000")]


def test_undo_and_redo_take_bets_back_and_forth(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    click(window, "black")
    QTest.mouseClick(window.bet_bar.buttons["undo"], LEFT)
    assert (mine(window, "red"), mine(window, "black")) == (100, 0)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.table.state.bets
    QTest.mouseClick(window.bet_bar.buttons["redo"], LEFT)
    assert mine(window, "red") == 100


def test_right_click_takes_a_chip_and_ctrl_click_everything(open_table: Opener) -> None:
    window = open_table("roulette")
    for _ in range(3):
        click(window, "red")
    click(window, "red", Qt.MouseButton.RightButton)
    assert mine(window, "red") == 200
    click(window, "red", modifiers=Qt.KeyboardModifier.ControlModifier)
    assert mine(window, "red") == 0


def test_refused_bet_tells_reason_and_clause(open_table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(a11y, "announce", lambda _widget, words: said.append(words))
    window = open_table("roulette", minimum_cents="10")
    before = window.table.state
    window.controller.choose_chip(100)
    click(window, "red")
    assert window.table.state is before
    assert window.pane.notice.isVisible()
    assert "$10" in window.pane.notice.words.text()
    assert "003 §2.A.5" in window.pane.notice.clause.text()
    for label in (window.pane.notice.words, window.pane.notice.clause):
        assert label.height() >= label.heightForWidth(label.width()), "nothing is cut off"
    assert any("$10" in words for words in said)
    click(window, "red", modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert mine(window, "red") == 1000
    assert not window.pane.notice.isVisible()


def test_refused_chips_bounce_back_and_change_nothing(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("roulette", minimum_cents="10")
    window.controller.choose_chip(100)
    click(window, "red")
    assert window.pane.stage.is_playing
    window.pane.show_.skip()
    assert not [piece for piece in window.pane.scene.pieces() if piece.kind == "chips"]


def test_buttons_are_what_the_table_offers(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    assert list(window.offer_bar.offered) == [Proceed("spin")]
    QTest.mouseClick(window.offer_bar.offered[Proceed("spin")], LEFT)
    assert list(window.offer_bar.offered) == [Proceed("no_more_bets")]
    click(window, "black")
    assert mine(window, "black") == 100, "bets are open while the ball runs"
    QTest.mouseClick(window.offer_bar.offered[Proceed("no_more_bets")], LEFT)
    assert not window.offer_bar.offered
    assert window.offer_bar.outcome.isVisible()
    assert not window.controller.stack.canUndo(), "the betting has closed"
    click(window, "odd")
    assert mine(window, "odd") == 0
    assert "No more bets" in window.pane.notice.words.text()
    QTest.mouseClick(window.offer_bar.outcome, LEFT)
    settled = [event for event in window.table.log[-1].events if isinstance(event, BetSettled)]
    assert len(settled) == 2
    assert not window.table.state.bets
    assert "Player 1" in window.pane.phase_bar.call.text()


def test_let_it_run_rebet_double_clear(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    click(window, "straight:5")
    QTest.mouseClick(window.offer_bar.run, LEFT)
    assert window.table.state.round == 2
    assert not window.controller.stack.canUndo(), "never undo past chance"
    QTest.mouseClick(window.bet_bar.buttons["rebet"], LEFT)
    assert (mine(window, "red"), mine(window, "straight:5")) == (100, 100)
    QTest.mouseClick(window.bet_bar.buttons["double"], LEFT)
    assert (mine(window, "red"), mine(window, "straight:5")) == (200, 200)
    QTest.mouseClick(window.bet_bar.buttons["undo"], LEFT)
    assert (mine(window, "red"), mine(window, "straight:5")) == (100, 100)
    QTest.mouseClick(window.bet_bar.buttons["clear"], LEFT)
    assert not window.table.state.bets


def test_drag_moves_chips_and_undoes_as_one(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    viewport = window.pane.view.viewport()
    start, end = centre_px(window, BetKey("red")), centre_px(window, BetKey("black"))
    QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, end)
    assert (mine(window, "red"), mine(window, "black")) == (0, 100)
    window.controller.undo()
    assert (mine(window, "red"), mine(window, "black")) == (100, 0)


def test_seats_bet_in_their_own_colours(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.seat == 2
    click(window, "red")
    assert {(bet.seat, bet.cents) for bet in window.table.state.bets} == {(1, 100), (2, 100)}
    assert "Player 2" in window.bet_bar.seats.currentText()


def test_keyboard_alone_bets_spins_and_takes_down(open_table: Opener) -> None:
    window = open_table("roulette")
    view = window.pane.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    key = window.pane.keys[view.focused_area]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert mine(window, key) == 100
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert mine(window, key) == 0
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    assert window.controller.chip_cents == LEAST
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert window.table.state.round == 2


def test_hover_shows_name_odds_edge_limits_and_clause(open_table: Opener, qtbot: QtBot) -> None:
    window = open_table("roulette")
    viewport = window.pane.view.viewport()
    QTest.mouseMove(viewport, QPoint(1, 1))
    QTest.mouseMove(viewport, centre_px(window, BetKey("red")))
    qtbot.waitUntil(lambda: window.edges.get(BetKey("red")) is not None, timeout=WAIT_MS)
    text = window.pane.card.text()
    for words in ("Red", "1 to 1", "1/19", "5.263 %", "per bet", "$1 to $1,000", "003 §2.B.1"):
        assert words in text
    assert "1/19" in window.statusBar().currentMessage()
    QTest.mouseMove(window.pane.view.viewport(), QPoint(2, 2))
    assert not window.pane.card.isVisible()


def test_the_status_bar_ends_in_dots_where_a_hover_is_too_long_for_it(open_table: Opener, qtbot: QtBot) -> None:
    window = open_table("blackjack", saved=True)
    window.resize(900, 700)
    key = BetKey("main", spot=1)
    window._on_key_hovered(key)
    qtbot.waitUntil(lambda: window.edges.get(key) is not None, timeout=WAIT_MS)
    window._on_key_hovered(key)
    words = window.statusBar().currentMessage()
    assert words.endswith("…")
    mark = window.findChild(QLabel, "session_mark")
    assert mark is not None
    assert 0 < window.statusBar().fontMetrics().horizontalAdvance(words) < mark.x()


@pytest.mark.parametrize(
    ("game_id", "key", "words"),
    [
        ("casino_war", "initial@1", ("2.330 %", "per bet", "assuming war on every tie")),
        ("red_dog", "bet@1", ("2.798 %", "per bet", "assuming raise in full at a spread of 7 and more")),
        ("mini_baccarat", "banker@1", ("1.058 %", "per bet")),
    ],
)
def test_beside_the_area_stands_the_edge_with_the_strategy_assumed(
    open_table: Opener, qtbot: QtBot, game_id: str, key: str, words: tuple[str, ...]
) -> None:
    window = open_table(game_id)
    wager = BetKey.parse(key)
    viewport = window.pane.view.viewport()
    QTest.mouseMove(viewport, QPoint(1, 1))
    QTest.mouseMove(viewport, centre_px(window, wager))
    qtbot.waitUntil(lambda: window.edges.get(wager) is not None, timeout=WAIT_MS)
    text = window.pane.card.text()
    assert [wanted for wanted in words if wanted not in text] == []
    assert ("assuming" in text) is any("assuming" in wanted for wanted in words)


def test_late_bet_is_confirmed_in_a_dialog(open_table: Opener) -> None:
    window = open_table("craps")
    window.controller.bet(BetKey("pass"), LEAST)
    window.controller.let_run()
    window.controller.bet(BetKey("pass"), LEAST)
    window.wish(Proceed("throw"))
    window.controller.choose_chip(LEAST)
    click(window, "field")
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert not dialog.place.isEnabled()
    assert "dealer" in dialog.confirmed.text()
    assert "boxman" in dialog.confirmed.text()
    dialog.confirmed.setChecked(True)
    QTest.mouseClick(dialog.place, LEFT)
    assert mine(window, "field") == 500


def test_sleeping_bet_is_called_on_from_the_menu(open_table: Opener) -> None:
    window = open_table("craps")
    window.controller.bet(BetKey("place_win", "6"), LEAST)
    window.menus.calls.aboutToShow.emit()
    texts = [action.text() for action in window.menus.calls.actions()]
    assert any("Place to Win 6" in text and text.endswith("on") for text in texts)
    window.menus.calls.actions()[0].trigger()
    bet = window.table.state.bet(1, BetKey("place_win", "6"))
    assert bet is not None
    assert bet.on is True


def test_irregularity_is_raised_with_its_particulars(open_table: Opener) -> None:
    window = open_table("roulette")
    click(window, "red")
    window.wish(Proceed("spin"))
    window.menus.irregularities.aboutToShow.emit()
    rows = {action.text(): action for action in window.menus.irregularities.actions()}
    assert len(rows) == len(window.table.game.irregularities)
    rows["Fewer than four revolutions"].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.fields["revolutions"].setCurrentIndex(3)
    QTest.mouseClick(dialog.raise_button, LEFT)
    assert window.table.state.phase == "betting"
    assert mine(window, "red") == 100, "the wagers wait for the next spin"
    assert "No spin" in window.pane.phase_bar.call.text()


def test_recall_shows_earlier_outcomes_as_they_lay(open_table: Opener) -> None:
    window = open_table("roulette")
    for number in range(60):
        window.controller.bet(BetKey("straight", str(number % 36 + 1)), 100)
        window.controller.let_run()
    window.show_recall(True)
    page = window.pages.currentWidget()
    assert len(window.recall.frames) == 60
    assert "RECALL" in page.banner.text()
    for wanted in (59, 0, 30):
        page.slider.setValue(wanted)
        frame = page.frame()
        board_pieces = pieces_of(page.scene.board, page.scene.places, wheel=True, dice=False)
        assert page.scene.pieces() == board_pieces
        assert page.scene.board.section == frame.fittings.section
        assert list(page.scene.board.stacks.values()) == [100]
    QTest.mouseClick(page.back, LEFT)
    assert page.slider.value() == 29
    QTest.mouseClick(page.forth, LEFT)
    assert page.slider.value() == 30
    QTest.mouseClick(page.leave, LEFT)
    assert window.pages.currentIndex() == 0


def test_click_while_the_wheel_turns_only_jumps_to_the_end(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("roulette")
    click(window, "red")
    window.run_on()
    assert window.pane.show_.is_busy
    assert window.offer_bar.run.text() == "Skip"
    state = window.table.state
    click(window, "black")
    assert window.table.state is state
    assert not window.pane.show_.is_busy
    assert window.offer_bar.run.text() == "Let it run"


def test_picture_equals_state_after_every_step(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("craps")
    for key in ("pass", "field", "place_win:6", "hop:3-4"):
        window.controller.bet(BetKey.parse(key), LEAST)
    for _ in range(12):
        window.run_on()
        window.pane.show_.skip()
        board = window.pane.scene.board
        assert window.pane.scene.pieces() == pieces_of(board, window.pane.scene.places, wheel=False, dice=True)
        assert sum(board.stacks.values()) == sum(bet.cents for bet in window.table.state.bets)


def test_no_timer_runs_when_idle(open_table: Opener, qtbot: QtBot) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("roulette")
    click(window, "red")
    window.run_on()
    window.pane.show_.skip()
    drain()
    assert window.pane.stage.is_idle
    qtbot.waitUntil(lambda: not window.edges._worker.isRunning(), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not [timer for timer in window.findChildren(QTimer) if timer.isActive()], timeout=WAIT_MS)


def test_session_is_on_disk_before_anything_moves(open_table: Opener) -> None:
    from feltwright.app.sessions import interrupted, open_journal

    def written() -> list[object]:
        with open_journal() as journal:
            bodies = [entry.body for entry in journal.entries(interrupted()[0].id)]
        return [body.action for body in bodies if isinstance(body, Stepped)]

    window = open_table("roulette", saved=True)
    shown: list[object] = []
    window.bridge.stepped.connect(lambda entry: shown.append(entry.action == written()[-1]))
    click(window, "red")
    assert shown == [True]
    assert written() == [entry.action for entry in window.table.log]
    window.leaving.end()
    assert not interrupted()


def test_geometry_is_remembered(open_table: Opener, qtbot: QtBot) -> None:
    window = open_table("roulette")
    window.resize(700, 600)
    small = window.height()  # the offscreen screen is narrower than the window may get, so its width is cut
    window.close()
    other = TableWindow(window.table, window.controller._chance, window.spec)
    qtbot.addWidget(other)
    assert other.height() == small != 800


def test_broken_down_bet_is_called_from_the_menu_and_undone(open_table: Opener) -> None:
    window = open_table("craps", broken_down="world")
    window.menus.call_bets.aboutToShow.emit()
    rows = {action.text(): action for action in window.menus.call_bets.actions()}
    window.controller.choose_chip(LEAST)
    rows["World"].trigger()
    assert (mine(window, "horn"), mine(window, "any_seven")) == (400, 100)
    window.controller.undo()
    assert not window.table.state.bets


def test_bet_above_the_maximum_is_approved_in_a_dialog(open_table: Opener) -> None:
    window = open_table("roulette", maximum_cents="5", cents=1_000_000)
    window.controller.choose_chip(2_500)
    click(window, "red")
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert "table games manager" in dialog.confirmed.text()
    dialog.reject()
    assert mine(window, "red") == 0


def test_panels_do_not_tell_an_outcome_before_the_felt(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_table("roulette")
    model = window.docks["wagers"].panel().model
    seats = window.docks["balances"].panel().model
    click(window, "red")
    window.run_on()
    assert not window.table.state.bets, "the truth is already settled"
    assert model.index(model.row(BetKey("red")), 1).data() == "$1"
    assert seats.index(0, 3).data() == "$1"
    window.pane.show_.skip()
    assert model.index(model.row(BetKey("red")), 1).data() == ""
    assert seats.index(0, 3).data() == "$0"


def test_cash_is_taken_with_the_dealers_word(open_table: Opener) -> None:
    window = open_table("roulette")
    asked: list[tuple[object, object]] = []
    window.controller.confirmation_asked.disconnect()
    window.controller.confirmation_asked.connect(lambda refusal, action: asked.append((refusal, action)))
    cash = next(action for action in window.menus.tenders.actions() if "Cash" in action.text())
    cash.trigger()
    click(window, "red")
    ((refusal, action),) = asked
    assert (refusal.code, action.tender, action.confirmed_by) == ("NEEDS_CONFIRMATION", "cash", ("dealer",))
    assert window.controller.place(action)
    assert mine(window, "red") == 100


def test_focus_ring_shows_the_card_of_its_area(open_table: Opener) -> None:
    window = open_table("roulette")
    view = window.pane.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    name = window.controller.name(window.pane.keys[view.focused_area])
    assert window.pane.card.isVisible()
    assert name in window.pane.card.text()
    view.clearFocus()
    assert not window.pane.card.isVisible()
