"""Card tables for tests: cards come in the order a test writes them down, buttons and keys are pressed for real."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from app.desk import Opener, drain
from feltwright.app.dialogs.amount import AmountDialog
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import Action, Decide
from feltwright.engine.cards import INDEX
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.game import BETTING
from feltwright.engine.wagers import BetKey

LEFT = Qt.MouseButton.LeftButton
HIDDEN_FROM = "23456789TJQKA"


class Stacked:
    """Deals the cards named, then the first that are left."""

    def __init__(self, cards: str = "") -> None:
        self.cards = deque(cards.split())

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """As many as are asked for."""
        left = list(request.weights or (1,) * len(request.faces))
        picks = []
        for _ in range(request.count):
            pick = INDEX[self.cards.popleft()] if self.cards else next(n for n, many in enumerate(left) if many)
            left[pick] -= 1
            picks.append(pick)
        return tuple(picks)


def open_betting(open_table: Opener, game_id: str, players: int = 2, **options: object) -> TableWindow:
    """A table whose cards are ready and that takes bets."""
    window = open_table(game_id, players=players, **options)
    window.controller._chance = Stacked()
    for _ in range(20):
        if window.table.state.phase == BETTING:
            break
        window.controller.resolve()
        action = window.table.routine() if window.table.state.phase != BETTING else None
        if window.table.needs() is None and action is not None:
            window.controller.wish(action)
    assert window.table.state.phase == BETTING
    return window


def stack(window: TableWindow, cards: str) -> None:
    """The cards to come."""
    window.controller._chance = Stacked(cards)


def bet(window: TableWindow, seat: int, key: str, cents: int) -> None:
    """A bet of a seat, made through the controller."""
    window.controller.choose_seat(seat)
    assert window.controller.bet(BetKey.parse(key), cents), key


def press(window: TableWindow, action: Action) -> None:
    """A real click on the button of an action."""
    QTest.mouseClick(window.offer_bar.offered[action], LEFT)
    drain()


def draw(window: TableWindow) -> None:
    """A real click on the button that lets the cards come."""
    assert window.offer_bar.outcome.isVisible()
    QTest.mouseClick(window.offer_bar.outcome, LEFT)
    drain()


def key(window: TableWindow, letter: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key pressed on the felt."""
    QTest.keyClick(window.pane.view, getattr(Qt.Key, f"Key_{letter}"), modifier)
    drain()


def offered(window: TableWindow) -> list[str]:
    """The decisions that have a button, in order."""
    return [action.choice for action in window.offer_bar.offered if isinstance(action, Decide)]


def choose_amount(window: TableWindow, action: Action, cents: int) -> None:
    """Ask for the amount, type it, accept."""
    QTest.mouseClick(window.offer_bar.amounts[action], LEFT)
    drain()
    (dialog,) = window.findChildren(AmountDialog)
    box = dialog.amount.lineEdit()
    box.selectAll()
    QTest.keyClicks(box, f"{cents // 100}.{cents % 100:02}")
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    drain()
    QCoreApplication.sendPostedEvents(None, 52)


def stakes(window: TableWindow, seat: int) -> dict[str, int]:
    """A seat's chips on the felt by key."""
    return {str(bet.key): bet.cents for bet in window.table.state.bets if bet.seat == seat}


def deal_a_decision(window: TableWindow) -> None:
    """Blackjack until seat 1 has sixteen against a seven, with the dealer's king below it."""
    while not window.pane.show_.fittings.cards:
        if window.table.state.phase == BETTING:
            key = next(key for key in window.table.rules.book if key.spot == window.controller.seat)
            window.controller.bet(key, window.table.rules.book[key].minimum_cents)
        window.controller._chance = Stacked("9C 8D 7S KH 6H 5H")
        window.controller.let_run()
        window.pane.show_.skip()
        drain()
