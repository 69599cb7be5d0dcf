"""Every model under pytest-qt's model tester, and what it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.card_desk import open_betting, stack
from app.desk import Opener, click, drain
from feltwright.app import style
from feltwright.app.hover import hover_line
from feltwright.app.panels.wager_model import BET, EDGE, NAME, OBJECT_ROLE, PAYS, SPOT
from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, Proceed
from feltwright.engine.events import BetPlaced, BetSettled, CardDealt
from feltwright.engine.wagers import BetKey
from moments import WAIT_MS

CELL_PADDING_PX = 7
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_models_hold_together(open_table: Opener, qtmodeltester: ModelTester, game_id: str) -> None:
    window = open_table(game_id)
    models = [window.docks[name].panel().model for name in ("wagers", "balances", "ledger")]
    models.append(window.docks["wagers"].panel().proxy)
    for model in models:
        qtmodeltester.check(model)
    for _ in range(3):
        window.controller.bet(next(iter(window.table.rules.book)), 0)
        window.controller.let_run()
    for name in ("wagers", "balances", "ledger"):
        window.docks[name].panel().refresh()
    for model in models:
        qtmodeltester.check(model)


def test_wager_list_says_everything_and_filters(open_table: Opener, qtbot: QtBot) -> None:
    window = open_table("roulette")
    panel = window.docks["wagers"].panel()
    click(window, "red")
    row = panel.model.row(BetKey("red"))
    cell = panel.model.index(row, BET)
    assert cell.data() == "$1"
    assert cell.data(SPOKEN) == "Red, pays 1 to 1, $1 to $1,000, my bet $1"
    assert cell.data(OBJECT_ROLE) == BetKey("red")
    edge = panel.model.index(row, EDGE)
    if edge.data() == "…":
        with qtbot.waitSignal(window.edges.found, check_params_cb=lambda key: key == BetKey("red"), timeout=WAIT_MS):
            pass
    assert edge.data() == "5.263 %"
    panel.search.setText("dozen")
    assert panel.proxy.rowCount() == 3


def test_a_wager_no_stake_fits_has_no_edge_and_says_why(open_table: Opener, qtbot: QtBot) -> None:
    window = open_table("craps", minimum_cents="5", maximum_cents="5")
    panel, key = window.docks["wagers"].panel(), BetKey("place_win", "6")
    cell = panel.model.index(panel.model.row(key), EDGE)
    if cell.data() == "…":
        with qtbot.waitSignal(window.edges.found, check_params_cb=lambda found: found == key, timeout=WAIT_MS):
            pass
    assert cell.data() == "–"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "No stake within the limits can be paid"
    assert "No stake within the limits can be paid" in hover_line(window.table, window.edges, key)


def test_balances_tell_what_a_seat_owes(open_table: Opener) -> None:
    """A Banker's win of $100 with the commission marked: five dollars are owed until they are collected."""
    window = open_betting(open_table, "mini_baccarat")
    window.wish(PlaceBet(1, BetKey("banker", spot=1), 10_000))
    window.wish(Proceed("no_more_bets"))
    stack(window, "TS 9H 7D TC")
    window.controller.resolve()
    window.wish(Proceed("announce"))
    window.pane.show_.skip()
    model = window.docks["balances"].panel().model
    name = window.table.state.seats[0].name
    assert model.index(0, 1).data() == f"{name}, owes $5"
    assert f"{name}, owes $5" in model.index(0, 1).data(SPOKEN)
    window.wish(Proceed("collect_commission"))
    window.pane.show_.skip()
    assert model.index(0, 1).data() == name


def test_panel_buttons_bet_and_take_down(open_table: Opener) -> None:
    window = open_table("roulette")
    panel = window.docks["wagers"].panel()
    panel.choose(BetKey("dozen", "2"))
    panel.bet_button.click()
    assert window.table.state.bet(1, BetKey("dozen", "2")) is not None
    panel.remove_button.click()
    assert not window.table.state.bets


def test_ledger_answers_why_for_every_settlement(open_table: Opener) -> None:
    window = open_table("craps")
    window.docks["ledger"].raise_()
    drain()
    panel = window.docks["ledger"].panel()
    for key in ("pass", "field", "any_seven", "hard:6"):
        window.controller.bet(BetKey.parse(key), 0)
    for _ in range(8):
        window.controller.let_run()
        window.controller.bet(BetKey("pass"), 0)
    settled = [row for row in range(panel.model.rowCount()) if isinstance(panel.model.happened(row), BetSettled)]
    assert settled
    for row in settled:
        panel.view.setCurrentIndex(panel.model.index(row, 0))
        panel.why_button.click()
        event = panel.model.happened(row)
        assert event.cite in panel.answer.text()
        assert "net" in panel.answer.text()
        assert len(panel.answer.text()) > len(event.cite) + 20, "the clause comes with its words"


def test_balances_seat_people_and_let_them_go(open_table: Opener) -> None:
    window = open_table("roulette")
    window.docks["balances"].raise_()
    drain()
    panel = window.docks["balances"].panel()
    panel.view.setCurrentIndex(panel.model.index(2, 0))
    panel.sit()
    assert window.table.state.seats[2].name == "Player 3"
    panel.buy_in()
    assert window.table.state.seats[2].cents == 200_000
    panel.leave()
    assert not window.table.state.seats[2].name
    assert panel.model.index(2, 1).data() == "empty"


def test_rules_panel_shows_options_pay_tables_and_errata(open_table: Opener) -> None:
    window = open_table("craps")
    text = window.docks["rules"].panel().text.toPlainText()
    for words in ("Odds multiple", "Pass", "003 §1.D", "CRA-1", "Adopted", "A die leaves the table"):
        assert words in text


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    """The application's own letters and paddings."""
    style.dress(qapp, "dark")
    yield
    qapp.setStyleSheet("")


@pytest.mark.parametrize("game_id", [game.id for game in catalog.games() if game.kind == "cards"])
def test_no_cell_of_the_wager_list_is_cut_off(dressed: None, open_table: Opener, game_id: str) -> None:
    window = open_table(game_id)
    panel = window.docks["wagers"].panel()
    drain()
    metrics = panel.view.fontMetrics()
    for row in range(panel.proxy.rowCount()):
        for column in (NAME, PAYS, SPOT):
            index = panel.proxy.index(row, column)
            room = panel.view.visualRect(index).width() - 2 * CELL_PADDING_PX
            assert metrics.horizontalAdvance(index.data()) <= room, index.data()
    assert metrics.horizontalAdvance("-29.032 %") <= panel.view.columnWidth(EDGE) - 2 * CELL_PADDING_PX


def test_wagers_are_listed_position_by_position_with_hands_counted_from_one(open_table: Opener) -> None:
    window = open_table("blackjack")
    panel = window.docks["wagers"].panel()
    spots = [panel.model.key(row).spot for row in range(panel.model.rowCount())]
    assert spots == sorted(spots)
    row = panel.model.row(BetKey("double_down", "3", 2))
    assert (panel.model.index(row, NAME).data(), panel.model.index(row, SPOT).data()) == ("Double down, hand 4", "2")
    assert panel.model.index(row, NAME).data(SPOKEN).startswith("Double down, hand 4 at spot 2, pays 1 to 1")
    panel.search.setText("insurance")
    assert panel.proxy.rowCount() == window.table.rules.seats


def test_another_seat_brings_its_position_into_sight(open_table: Opener) -> None:
    window = open_table("blackjack_switch")
    panel = window.docks["wagers"].panel()
    drain()
    window.controller.choose_seat(2)
    assert panel.view.indexAt(panel.view.viewport().rect().topLeft()).data(OBJECT_ROLE).spot == 2


def test_ledger_names_hands_as_people_do(open_table: Opener) -> None:
    window = open_table("blackjack")
    window.docks["ledger"].raise_()
    drain()
    model = window.docks["ledger"].panel().model
    assert model.words(CardDealt("hand.1.0", 0, "5H")) == "Five of hearts goes to spot 1"
    assert model.words(CardDealt("hand.1.2", 0, "5H")) == "Five of hearts goes to spot 1, hand 3"
    placed = BetPlaced(1, BetKey("double_down", "0", 1), 500, 500, "")
    assert "Double down, hand 1 at 1" in model.words(placed)


@pytest.mark.parametrize("width_px", [280, 304, 408])
@pytest.mark.parametrize("game_id", catalog.IDS)
def test_names_come_first_in_a_narrow_panel(dressed: None, open_table: Opener, game_id: str, width_px: int) -> None:
    window = open_table(game_id)
    panel = window.docks["wagers"].panel()
    panel.setMinimumWidth(0)
    window.docks["wagers"].setFloating(True)
    window.docks["wagers"].resize(width_px, 600)
    drain()
    assert panel.width() <= width_px
    assert panel.view.columnWidth(NAME) >= 100
    row = panel.model.index(0, NAME)
    assert "pays" in row.data(Qt.ItemDataRole.ToolTipRole), "what has no column is in the tip"


def test_a_panel_says_its_title_unless_a_tab_does(open_table: Opener) -> None:
    window = open_table("roulette")
    drain()
    docks = window.docks

    def titled() -> list[str]:
        return [name for name, dock in docks.items() if dock.bar.title.isVisibleTo(window)]

    assert titled() == []
    docks["balances"].bar.float_button.click()
    drain()
    assert titled() == ["balances"]
    docks["ledger"].bar.close_button.click()
    docks["rules"].bar.close_button.click()
    drain()
    assert titled() == ["wagers", "balances"]
    assert docks["ledger"].isHidden()
