"""Hands of cards played through buttons and keys: split, doubled, insured, switched, warred, raised, folded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.card_desk import (
    LEFT,
    bet,
    choose_amount,
    draw,
    key,
    offered,
    open_betting,
    press,
    stack,
    stakes,
)
from app.desk import Opener, drain
from feltwright.app import settings
from feltwright.app.offers import Turn, letters
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, PlaceBet, Proceed
from feltwright.engine.events import BetSettled
from feltwright.engine.wagers import BetKey, Result

SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_blackjack_split_and_double_by_keys(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    bet(window, 2, "main@2", 1_000)
    stack(window, "8C TD 6S 8D 9D TH 3C KH TS KD")
    press(window, Proceed("deal"))
    draw(window)
    assert window.offer_bar.turn == Turn(1)
    assert offered(window) == ["hit", "stand", "double", "split", "surrender"]
    assert "(P)" in window.offer_bar.offered[Decide(1, "split")].text()
    key(window, "P")
    draw(window)
    assert window.offer_bar.whose.text() == "Seat 1 · Player 1 · hand 1"
    assert window.offer_bar.places() == ("hand.1.0",)
    assert window.offer_bar.wagers() == (BetKey("main", spot=1), BetKey("double_down", "0", 1))
    assert len(window.pane.turn.rects) == 2, "the hand and its own chips"
    key(window, "D")
    assert stakes(window, 1) == {"main@1": 1_000, "split:1@1": 1_000, "double_down:0@1": 1_000}
    draw(window)
    draw(window)
    assert window.offer_bar.places() == ("hand.1.1",)
    key(window, "S")
    assert window.offer_bar.turn == Turn(2)
    key(window, "S")
    draw(window)
    settled = {str(event.key): event.result for event in window.table.log[-1].events if isinstance(event, BetSettled)}
    assert set(settled) == {"main@1", "split:1@1", "double_down:0@1", "main@2"}
    assert set(settled.values()) == {Result.WIN}, "the dealer's 16 drew a ten"


def test_blackjack_double_for_less_takes_the_amount_entered(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "5C 6S 6D TH")
    press(window, Proceed("deal"))
    draw(window)
    less = window.offer_bar.amounts[Decide(1, "double")]
    assert (less.text(), less.accessibleName()) == ("For less…  (⇧D)", "Double down for less…")
    choose_amount(window, Decide(1, "double"), 350)
    assert stakes(window, 1)["double_down:0@1"] == 350


def test_blackjack_insurance_up_to_half_is_entered_and_paid(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "9C AS 9D KH")
    press(window, Proceed("deal"))
    draw(window)
    (wish,) = [action for action in window.offer_bar.amounts if isinstance(action, PlaceBet)]
    assert wish.key == BetKey("insurance", spot=1)
    choose_amount(window, wish, 450)
    assert stakes(window, 1)["insurance@1"] == 450
    press(window, Proceed("close_insurance"))
    nets = {str(e.key): e.net_cents for e in window.table.log[-1].events if isinstance(e, BetSettled)}
    assert nets == {"insurance@1": 900, "main@1": -1_000}


def test_an_amount_beyond_the_rules_cannot_be_accepted(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "9C AS 9D 2H")
    press(window, Proceed("deal"))
    draw(window)
    (wish,) = [action for action in window.offer_bar.amounts if isinstance(action, PlaceBet)]
    choose_amount(window, wish, 99_900)
    assert stakes(window, 1)["insurance@1"] <= 500


def test_switch_exchanges_the_second_cards_of_both_hands(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack_switch")
    bet(window, 1, "hand1@1", 1_000)
    bet(window, 1, "hand2@1", 1_000)
    stack(window, "TC 6D 5S 5H TH 9C")
    press(window, Proceed("deal"))
    draw(window)
    assert offered(window) == ["switch", "keep"]
    assert window.offer_bar.places() == ("hand.1.0", "hand.1.1")
    assert len(window.pane.turn.rects) == 4, "both hands and the wagers in front of them"
    assert not window.offer_bar.amounts, "an exchange costs nothing"
    key(window, "W")
    shows = {piece.place: piece.shows for piece in window.pane.scene.pieces() if piece.kind == "card"}
    assert (shows["hand.1.0/1"], shows["hand.1.1/1"]) == ("TH", "5H")
    assert window.pane.scene.tallies.words()["hand.1.0"] == "20"


def test_casino_war_is_declared_by_key(open_table: Opener) -> None:
    window = open_betting(open_table, "casino_war")
    bet(window, 1, "initial@1", 1_000)
    bet(window, 2, "initial@2", 1_000)
    stack(window, "8C 8D 8S")
    press(window, Proceed("deal"))
    draw(window)
    assert window.offer_bar.turn == Turn(1)
    assert window.offer_bar.places() == ("hand.1.0",)
    key(window, "G")
    assert stakes(window, 1) == {"initial@1": 1_000, "war@1": 1_000}
    assert window.offer_bar.turn == Turn(2)
    key(window, "S")
    assert stakes(window, 2) == {}


def test_red_dog_raise_is_entered_up_to_the_bet(open_table: Opener) -> None:
    window = open_betting(open_table, "red_dog")
    bet(window, 1, "bet@1", 1_000)
    stack(window, "3C KD 7H")
    press(window, Proceed("deal"))
    draw(window)
    assert window.pane.scene.tallies.words()["board"] == "Spread 9"
    (wish,) = [action for action in window.offer_bar.amounts if isinstance(action, PlaceBet)]
    choose_amount(window, wish, 600)
    assert stakes(window, 1) == {"bet@1": 1_000, "raise@1": 600}
    press(window, Proceed("close_raises"))
    draw(window)
    assert not window.table.state.bets


def test_three_card_poker_seats_play_and_fold_in_order(open_table: Opener) -> None:
    window = open_betting(open_table, "three_card_poker")
    bet(window, 1, "ante@1", 1_000)
    bet(window, 2, "ante@2", 1_000)
    stack(window, "9C 2D KH 9D 5S 7H 4C 8H 3D")
    press(window, Proceed("no_more_bets"))
    draw(window)
    assert window.offer_bar.turn == Turn(1)
    assert window.pane.scene.tallies.words() == {"hand.1.0": "Pair of nines", "hand.2.0": "Eight high"}
    assert not window.offer_bar.amounts, "the play wager equals the ante"
    assert window.offer_bar.offered[Decide(2, "fold")].text() == "Seat 2: Fold"
    key(window, "P")
    assert stakes(window, 1) == {"ante@1": 1_000, "play@1": 1_000}
    assert window.offer_bar.turn == Turn(2)
    key(window, "F")
    assert stakes(window, 2) == {}
    assert offered(window) == []


def four_card_poker_with_tens(open_table: Opener, **options: object) -> TableWindow:
    """An ante of ten dollars and a pair of tens behind it."""
    window = open_betting(open_table, "four_card_poker", **options)
    bet(window, 1, "ante@1", 1_000)
    stack(window, "TC 2D TD 5S 9H 7H 4C 8H 3D KC JS")
    press(window, Proceed("no_more_bets"))
    draw(window)
    return window


def test_A_5_any_amount_from_one_to_three_antes_is_entered(open_table: Opener) -> None:
    window = four_card_poker_with_tens(open_table)
    (wish,) = window.offer_bar.amounts
    assert wish == Decide(1, "play")
    assert window.offer_bar.amounts[wish].text().startswith("Another amount…")
    assert window.offer_bar.amounts[wish].accessibleName().startswith("Play the ante")
    assert window.offer_bar.amounts[wish].accessibleName().endswith(": another amount…")
    choose_amount(window, wish, 1_700)
    assert stakes(window, 1) == {"ante@1": 1_000, "play@1": 1_700}


def test_FCP_1_whole_multiples_have_their_buttons_and_no_amount(open_table: Opener) -> None:
    window = four_card_poker_with_tens(open_table, play_multiples="whole")
    assert not window.offer_bar.amounts
    press(window, Decide(1, "play_2"))
    assert stakes(window, 1) == {"ante@1": 1_000, "play@1": 2_000}


def test_keys_are_distinct_and_start_with_the_initial_where_they_can() -> None:
    given = letters(catalog.game("blackjack"))
    wanted = {"hit": "H", "stand": "S", "double": "D", "split": "P", "surrender": "R"}
    assert {choice: given["decision", choice] for choice in wanted} == wanted
    for game in catalog.games():
        found = letters(game)
        assert len(set(found.values())) == len(found)
        assert all(("decision", row.id) in found for row in game.decisions)


def test_hints_are_off_until_asked_for_and_mark_the_button(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "TC TD 6S 7H")
    press(window, Proceed("deal"))
    draw(window)
    assert not window.offer_bar.hint.isVisible()
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    drain()
    assert settings.HINTS.get()
    assert window.offer_bar.advice is not None
    hinted = [action for action, button in window.offer_bar.offered.items() if button.property("hinted")]
    assert hinted == [Decide(1, "surrender")], "sixteen against a ten"
    assert window.offer_bar.hint.text().startswith("Hint: Surrender. Against ten, surrender is worth -50 %")


def test_totals_can_be_switched_off(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "AC TD 6S 7H")
    press(window, Proceed("deal"))
    draw(window)
    assert window.pane.scene.tallies.words() == {"hand.1.0": "Soft 17", "dealer": "10"}
    window.menus.tallies.trigger()
    assert not settings.TALLIES.get()
    assert window.pane.scene.tallies.words() == {}


def test_a_click_on_a_busy_felt_never_decides(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_betting(open_table, "blackjack")
    window.pane.show_.skip()
    bet(window, 1, "main@1", 1_000)
    stack(window, "8C TD 8S 7H")
    window.pane.show_.skip()
    window.wish(Proceed("deal"))
    window.let_fall()
    assert window.pane.stage.is_playing
    assert not window.pane.turn.rects, "nobody is asked while cards fly"
    key(window, "H")
    assert not [
        entry for entry in window.table.log if isinstance(entry.action, Decide) and entry.action.choice == "hit"
    ]
    window.pane.show_.skip()
    assert window.pane.turn.rects
    QTest.mouseClick(window.offer_bar.offered[Decide(1, "stand")], LEFT)
