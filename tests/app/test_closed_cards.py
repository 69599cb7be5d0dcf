"""Cards that lie face down are told by nothing in the window: not in words, not to a screen reader, not by copying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QGraphicsItem, QLabel, QWidget

from app.card_desk import open_betting
from app.desk import Opener, drain
from feltwright.app import settings
from feltwright.app.betting import least_bet
from feltwright.app.hover import hover_html, hover_line
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.actions import Resolve
from feltwright.engine.cards import CARDS, FACE_DOWN
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import CardDealt, CardTurned
from feltwright.felt import a11y
from feltwright.wording import card_words

ALL_OPEN = ("casino_war", "mini_baccarat", "red_dog")
"""Games in which no decision is made over a closed card."""
CARD_GAMES = [game.id for game in catalog.games() if game.kind == "cards"]


class AllDifferent:
    """No card comes twice, so that a card seen anywhere can be told from every other."""

    def __init__(self) -> None:
        self.came: list[str] = []
        self._next = 5

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """The next cards, far apart in rank."""
        picks = []
        for _ in range(request.count):
            self._next = (self._next + 17) % len(CARDS)
            picks.append(self._next)
            self.came.append(CARDS[self._next])
        return tuple(picks)


def closed_cards(window: TableWindow, chance: AllDifferent) -> set[str]:
    """Cards that have come and that no event has shown."""
    shown = {
        event.card
        for entry in window.table.log
        for event in entry.events
        if isinstance(event, CardDealt | CardTurned) and event.card != FACE_DOWN
    }
    return set(chance.came) - shown


def texts(window: TableWindow) -> Iterator[str]:
    """Every word the window has about it."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from _widget_texts(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _model_texts(widget.model())
    for item in window.pane.scene.items():
        yield from (str(item.data(slot)) for slot in range(6))
        yield item.toolTip() if isinstance(item, QGraphicsItem) else ""
    yield from window.pane.scene.tallies.words().values()
    for key in window.table.rules.book:
        yield hover_html(window.table, window.edges, key)
        yield hover_line(window.table, window.edges, key)
    for view in (window.pane.view, window.centralWidget()):
        yield from _spoken(QAccessible.queryAccessibleInterface(view))
    yield window.statusBar().currentMessage()
    yield str(window.offer_bar.advice)


def _widget_texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.objectName())
    for name in ("text", "title", "toPlainText"):
        told = getattr(widget, name, None)
        if callable(told) and not isinstance(widget, QAbstractItemView):
            yield str(told())
    yield from (action.text() for action in widget.actions())


def _model_texts(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(model.columnCount(QModelIndex())):
            index = model.index(row, column)
            roles = [role for role in Qt.ItemDataRole if role < Qt.ItemDataRole.UserRole]
            yield from (str(index.data(role)) for role in (*roles, Qt.ItemDataRole.UserRole, 257, 258))


def _spoken(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is None or not interface.isValid():
        return
    yield interface.text(QAccessible.Text.Name)
    yield interface.text(QAccessible.Text.Description)
    yield interface.text(QAccessible.Text.Value)
    for number in range(interface.childCount()):
        yield from _spoken(interface.child(number))


def copied(window: TableWindow) -> Iterator[str]:
    """What each list gives to the clipboard, line by line."""
    clipboard = QGuiApplication.clipboard()
    for view in window.findChildren(QAbstractItemView):
        for row in range(view.model().rowCount() if view.model() else 0):
            view.setCurrentIndex(view.model().index(row, 0))
            clipboard.clear()
            QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Copy))
            yield clipboard.text()


def says(text: str, card: str) -> bool:
    """Whether a text names a card, by its code or in words."""
    return card_words(card) in text.lower() or f"'{card}'" in text or text == card or f" {card} " in f" {text} "


def play_until_closed(window: TableWindow, chance: AllDifferent) -> set[str]:
    """Bets for two seats, then the table by itself until somebody has to decide over closed cards."""
    table = window.table
    for key in table.rules.book:
        if key.spot in (1, 2):
            bet = least_bet(table, key.spot, key)
            if bet is not None:
                table.do(bet)
    for _ in range(12):
        down = {place for place, _, card in window.pane.show_.fittings.cards if card == FACE_DOWN}
        if closed_cards(window, chance) and down - {"discard"}:
            break
        if table.needs() is not None:
            window.controller.resolve()
            continue
        action = table.routine()
        assert action is not None
        table.do(action)
    drain()
    return closed_cards(window, chance)


CLOSED: list[tuple[str, dict[str, object]]] = [
    *((game_id, {}) for game_id in CARD_GAMES if game_id not in ALL_OPEN),
    ("blackjack", {"player_cards": "down"}),
    ("blackjack", {"player_cards": "down", "peek": False}),
    ("blackjack_switch", {"player_cards": "down"}),
]


@pytest.mark.parametrize(("game_id", "options"), CLOSED)
def test_closed_cards_are_told_nowhere(
    open_table: Opener, game_id: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> None:
    said: list[str] = []
    monkeypatch.setattr(a11y, "announce", lambda _widget, words: said.append(words))
    settings.HINTS.set(True)
    window = open_betting(open_table, game_id, **options)
    chance = AllDifferent()
    window.controller._chance = chance
    closed = play_until_closed(window, chance)
    assert closed, "something lies face down"
    for dock in window.docks.values():
        dock.setVisible(True)
        dock.panel()
        dock.raise_()
        drain()
        dock.refresh()
    window.show_recall(True)
    drain()
    found = [*texts(window), *said]
    assert any(says(text, card) for text in found for card in set(chance.came) - closed), "open cards are told"
    for card in closed:
        told = [text for text in found if says(text, card)]
        assert not told, f"{card}: {told[:3]}"
    window.show_recall(False)
    for text in copied(window):
        assert not any(says(text, card) for card in closed)


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_no_face_of_a_closed_card_is_painted(open_table: Opener, game_id: str) -> None:
    window = open_betting(open_table, game_id)
    chance = AllDifferent()
    window.controller._chance = chance
    play_until_closed(window, chance)
    painted = {key[1] for key in window.pane.scene.sprites._made if key[0] == "face"}
    assert not painted & closed_cards(window, chance)
    logged = [entry for entry in window.table.log if isinstance(entry.action, Resolve)]
    assert logged, "the cards came by chance"


def test_the_hole_card_changes_nothing_that_can_be_read(open_table: Opener) -> None:
    """Two rounds that differ in the hole card alone leave the same words, hints and totals."""
    found = []
    for hole in ("2H", "KH"):
        window = open_betting(open_table, "blackjack")
        settings.HINTS.set(True)
        window.controller._chance = _Fixed(("9C", "8D", "7S", hole))
        bet = least_bet(window.table, 1, next(iter(window.table.rules.book)))
        assert bet is not None
        window.table.do(bet)
        window.controller.let_run()
        window.docks["ledger"].panel()
        drain()
        labels = [label.text() for label in window.findChildren(QLabel)]
        found.append((labels, window.pane.scene.tallies.words(), window.offer_bar.hint.text()))
    assert found[0] == found[1]


class _Fixed:
    def __init__(self, cards: tuple[str, ...]) -> None:
        self._cards = cards

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """The cards named."""
        return tuple(CARDS.index(card) for card in self._cards[: request.count])
