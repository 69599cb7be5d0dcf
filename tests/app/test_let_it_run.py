"""*Let it run* takes the dealer's steps and stops where a player's chips are wanted: money moves by a wish alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.card_desk import bet, open_betting, press, stack, stakes
from app.desk import Opener, drain
from engine import random_play
from feltwright.app import routine
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, PlaceBet, Proceed, RemoveBet
from feltwright.engine.table import AnyState
from feltwright.engine.wagers import BetKey

WANT_A_WAGER = {
    "craps": ("pass", "Seat 1 shoots and needs a Pass or Don't Pass bet first.", "003 §1.G.4"),
    "blackjack": ("main@2", "Nobody has made a wager: make one first.", "003 §3.F.1"),
    "single_deck_blackjack": ("main@2", "Nobody has made a wager: make one first.", "003 §3.F.1"),
    "blackjack_switch": ("hand1@2", "Nobody has made a wager: make one first.", "003 §3.F.1"),
    "casino_war": ("initial@2", "Nobody has made a wager: make one first.", "003 §14.B.1"),
    "red_dog": ("bet@2", "Nobody has made a wager: make one first.", "003 §12.C.1"),
    "three_card_poker": ("ante@2", "Nobody has bet yet: make a wager first.", "003 §13.B.2"),
    "four_card_poker": ("ante@2", "Nobody has bet yet: make a wager first.", "001 FCP §G.2"),
}


def run_on(window: TableWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F5)
    drain()


def money(window: TableWindow) -> tuple[Any, ...]:
    return window.table.state.seats, window.table.state.bets


def notice(window: TableWindow) -> str:
    return window.pane.notice.words.text() if window.pane.notice.isVisible() else ""


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_without_a_wager_no_chip_moves_however_often_it_is_let_run(open_table: Opener, game_id: str) -> None:
    window = open_table(game_id)
    before = money(window)
    for _ in range(12):
        run_on(window)
    assert money(window) == before
    assert (game_id in WANT_A_WAGER) == bool(notice(window))


@pytest.mark.parametrize("game_id", WANT_A_WAGER)
def test_the_wager_that_is_wanted_is_named_and_pointed_at(open_table: Opener, game_id: str) -> None:
    key, words, cite = WANT_A_WAGER[game_id]
    window = open_table(game_id) if game_id == "craps" else open_betting(open_table, game_id)
    if game_id == "craps":
        run_on(window)
    window.controller.choose_seat(2)
    run_on(window)
    assert notice(window) == words
    assert cite in window.pane.notice.clause.text()
    assert window.pane.view.focused_area == window.pane.scene.places.area_of(BetKey.parse(key), 2)


def test_one_of_two_wagers_makes_the_other_the_one_that_is_wanted(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack_switch")
    bet(window, 1, "hand1@1", 500)
    before = money(window)
    run_on(window)
    assert money(window) == before
    assert notice(window) == "Position 1 needs a wager for each of its two hands."
    assert window.pane.view.focused_area == window.pane.scene.places.area_of(BetKey("hand2", spot=1), 1)


def test_a_player_without_chips_for_the_second_wager_is_told_the_same(open_table: Opener) -> None:
    """The routine would take the lone wager down again: that is the player's to do as well."""
    window = open_betting(open_table, "blackjack_switch", players=1)
    bet(window, 1, "hand1@1", 100_000)
    before = money(window)
    run_on(window)
    assert money(window) == before
    assert notice(window) == "Position 1 needs a wager for each of its two hands."


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_what_runs_by_itself_moves_no_player_s_chips_at_any_moment_of_play(game_id: str) -> None:
    table = random_play.open_table(catalog.game(game_id))
    for _ in random_play.play_on(table, Random(7), 25):
        action = table.routine()
        if action is not None and routine.why_not_alone(table, action, 2) is None:
            state = table.game.perform(table.rules, table.state, action).state
            assert not isinstance(action, PlaceBet | RemoveBet)
            assert state.round > table.state.round or rack(state) >= rack(table.state) or isinstance(action, Proceed)


def rack(state: AnyState) -> list[int]:
    return [place.cents for place in state.seats]


def test_with_a_wager_it_runs_as_before(open_table: Opener) -> None:
    window = open_betting(open_table, "casino_war")
    bet(window, 1, "initial@1", 500)
    stack(window, "9C 4D")
    run_on(window)
    assert window.table.state.round == 2
    assert not notice(window)


def test_going_to_war_is_the_player_s_to_decide(open_table: Opener) -> None:
    window = open_betting(open_table, "casino_war")
    bet(window, 1, "initial@1", 500)
    stack(window, "9C 9D")
    run_on(window)
    before = money(window)
    run_on(window)
    assert money(window) == before
    assert notice(window) == "Seat 1 decides this: it is the player's chips that move."
    press(window, Decide(1, "war"))
    assert stakes(window, 1) == {"initial@1": 500, "war@1": 500}


@pytest.mark.parametrize(("cards", "choice"), [("AC AD 4S", "play"), ("2C 4D 7S", "fold")])
def test_playing_and_folding_are_the_player_s_to_decide(open_table: Opener, cards: str, choice: str) -> None:
    window = open_betting(open_table, "three_card_poker")
    bet(window, 1, "ante@1", 500)
    press(window, Proceed("no_more_bets"))
    stack(window, cards)
    while window.table.state.phase != "decision":
        run_on(window)
    before = money(window)
    run_on(window)
    assert money(window) == before
    assert "Seat 1 decides" in notice(window)
    press(window, Decide(1, choice))
    while window.table.state.round == 1:
        run_on(window)
    assert not notice(window), "a round that has come to its end refuses nothing"
