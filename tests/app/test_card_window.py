"""Round the felt while cards are played: results, hover card, hints, buttons. Nothing is stale, nothing jumps."""

from __future__ import annotations

from PySide6.QtTest import QTest

from app.card_desk import bet, draw, key, open_betting, press, stack
from app.desk import Opener, centre_px, drain
from feltwright.app import settings
from feltwright.app.dialogs.amount import AmountDialog
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import Decide, Proceed, RaiseIrregularity
from feltwright.engine.wagers import BetKey


def hover(window: TableWindow, wager: str) -> None:
    """The pointer over an area."""
    QTest.mouseMove(window.pane.view.viewport(), centre_px(window, BetKey.parse(wager)))
    drain()


def lose_a_round(window: TableWindow) -> None:
    """Two seats stand on nineteen against twenty."""
    bet(window, 1, "main@1", 1_000)
    bet(window, 2, "main@2", 1_000)
    stack(window, "TC TD TS 9C 9D TH")
    press(window, Proceed("deal"))
    draw(window)
    key(window, "S")
    key(window, "S")


def test_seats_that_fare_alike_are_told_together_and_only_until_the_next_deal(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    lose_a_round(window)
    assert window.pane.phase_bar.call.text().endswith("Player 1, Player 2 lose $10 each")
    bet(window, 1, "main@1", 1_000)
    assert "lose" in window.pane.phase_bar.call.text(), "the result stays while people bet"
    press(window, Proceed("deal"))
    draw(window)
    assert "lose" not in window.pane.phase_bar.call.text(), "the last round is over"


def test_a_long_call_takes_smaller_letters_before_it_is_cut(dressed: None, open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    call = window.pane.phase_bar.call
    call.setText("Player 1 wins $10")
    assert call._fitting(call.width()).pixelSize() == call.font().pixelSize()
    names = ", ".join(f"Player {number}" for number in range(1, 8))
    call.setText(f"The house has the eight of spades · {names} win $10 each")
    assert call._fitting(call.width()).pixelSize() < call.font().pixelSize()


def test_the_hover_card_makes_room_for_the_deal(open_table: Opener) -> None:
    settings.REDUCED_MOTION.set(False)
    window = open_betting(open_table, "blackjack")
    window.pane.show_.skip()
    bet(window, 1, "main@1", 1_000)
    window.pane.show_.skip()
    hover(window, "main@3")
    assert window.pane.card.isVisible()
    stack(window, "TC TD 9S 7H")
    press(window, Proceed("deal"))
    window.let_fall()
    assert window.pane.stage.is_playing
    assert not window.pane.card.isVisible()
    window.pane.show_.skip()
    hover(window, "main@2")
    assert window.pane.card.isVisible()


def test_the_hover_card_stays_whole_when_the_felt_shrinks(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    hover(window, "main@1")
    assert window.pane.card.isVisible()
    window.resize(1100, 640)
    drain()
    assert window.pane.view.rect().contains(window.pane.card.geometry())


def test_a_hint_does_not_move_the_felt(dressed: None, open_table: Opener) -> None:
    settings.HINTS.set(True)
    window = open_betting(open_table, "blackjack")
    window.apply_settings()
    drain()
    before = window.pane.view.height()
    assert window.offer_bar.hint.text() == ""
    bet(window, 1, "main@1", 1_000)
    stack(window, "8C TD 8S 7H")
    press(window, Proceed("deal"))
    draw(window)
    assert window.offer_bar.hint.text()
    assert len(window.offer_bar.offered) + len(window.offer_bar.amounts) == 6, "every decision of a first hand"
    assert window.pane.view.height() == before


def test_an_amount_says_in_full_what_it_is_for(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "5C 6S 6D TH 9C")
    press(window, Proceed("deal"))
    draw(window)
    window.ask_amount(Decide(1, "double"))
    (dialog,) = window.findChildren(AmountDialog)
    assert dialog.windowTitle() == "Double down for less…"
    dialog.reject()
    drain()


def test_the_chips_of_the_hand_to_act_are_ringed(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    bet(window, 1, "main@1", 1_000)
    stack(window, "8C TD 8S 7H 3C 4D")
    press(window, Proceed("deal"))
    draw(window)
    key(window, "P")
    draw(window)
    places = window.pane.scene.places

    def ringed(wager: str) -> bool:
        x_mm, y_mm = places.area(places.area_of(BetKey.parse(wager), 1)).chip_mm
        return any(rect.contains(x_mm, y_mm) for rect in window.pane.turn.rects)

    assert ringed("main@1")
    assert not ringed("split:1@1")
    key(window, "S")
    draw(window)
    assert ringed("split:1@1")
    assert not ringed("main@1")


def test_a_total_stands_on_the_side_away_from_the_other_hand(open_table: Opener) -> None:
    window = open_betting(open_table, "mini_baccarat")
    bet(window, 1, "player@1", 1_000)
    stack(window, "2C 3D 3H AS 5S 6H")
    for _ in range(12):
        if sum(place in ("player", "banker") for place, _ in window.pane.scene.board.cards) == 6:
            break
        if window.table.needs() is not None:
            window.controller.resolve()
        else:
            action = window.table.routine()
            assert action is not None
            window.controller.wish(action)
        drain()
    scene = window.pane.scene
    player, banker = scene.tallies.hand_rect("player"), scene.tallies.hand_rect("banker")
    plates = scene.tallies.rects()
    assert plates["player"].center().x() > player.right() > banker.right()
    assert plates["banker"].center().x() < banker.left()


def test_a_click_on_a_decision_leaves_the_keys_to_the_felt(open_table: Opener) -> None:
    window = open_betting(open_table, "blackjack")
    window.pane.view.setFocus()
    bet(window, 1, "main@1", 1_000)
    stack(window, "8C 6S 8D 9C 3C 5C")
    press(window, Proceed("deal"))
    draw(window)
    press(window, Decide(1, "split"))
    draw(window)
    assert window.focusWidget() is window.pane.view
    window.offer_bar.offered[Decide(1, "stand")].setFocus()
    key(window, "S")
    assert window.focusWidget() is window.offer_bar.run, "not in a panel, where letters would be typed"


def test_chips_and_wagers_are_offered_only_while_they_may_be_placed(open_table: Opener) -> None:
    window = open_betting(open_table, "three_card_poker")
    bet(window, 1, "ante@1", 500)
    buttons = window.bet_bar.buttons
    assert buttons["double"].isEnabled()
    assert buttons["clear"].isEnabled()
    press(window, Proceed("no_more_bets"))
    while window.table.state.phase != "decision":
        window.controller.resolve()
        window.pane.show_.skip()
    drain()
    assert [name for name in ("clear", "double", "rebet") if buttons[name].isEnabled()] == []
    window.wish(RaiseIrregularity("wrong_count_dealer"))
    window.pane.show_.skip()
    drain()
    assert window.table.state.phase == "shuffle"
    assert not window.offer_bar.amounts, "the felt itself asks for the wagers of the next round"
