"""What tests do at a table window: clicks in the felt's viewport, and states to start from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import PlaceBet
from feltwright.engine.table import AnyState
from feltwright.engine.wagers import BetKey

Opener = Callable[..., TableWindow]


def drain(rounds: int = 10) -> None:
    """Let what is due happen."""
    for _ in range(rounds):
        QCoreApplication.processEvents()


def centre_px(window: TableWindow, key: BetKey) -> QPoint:
    """Where a chip for the active seat goes down, in pixels of the felt's viewport."""
    area = window.pane.scene.places.area_of(key, window.controller.seat)
    x_mm, y_mm = window.pane.scene.places.area(area).chip_mm
    return window.pane.view.viewportTransform().map(QPointF(x_mm, y_mm)).toPoint()


def click(
    window: TableWindow,
    key: BetKey | str,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """A real click on the area of a key."""
    wanted = BetKey.parse(key) if isinstance(key, str) else key
    QTest.mouseClick(window.pane.view.viewport(), button, modifiers, centre_px(window, wanted))


def go_on(window: TableWindow, run_on: Callable[[], None]) -> None:
    """Let it run; where it waits for a player's chips, the player wishes what the routine would."""
    seen = len(window.table.log)
    run_on()
    action = window.table.routine()
    if len(window.table.log) > seen or action is None:
        return
    if isinstance(action, PlaceBet):
        window.controller.place(action)
    else:
        window.wish(action)


def stand(window: TableWindow, state: AnyState) -> None:
    """Put the table into a state, as if a session had come there."""
    window.table.state = state
    window.table.log.clear()
    window.bridge.before = window.bridge._seen = state
    window.controller.stack.clear()
    window.pane.show_.restore([], state)
    window.refresh()


def mine(window: TableWindow, key: BetKey | str) -> int:
    """The active seat's cents on a key."""
    wanted = BetKey.parse(key) if isinstance(key, str) else key
    bet = window.table.state.bet(window.controller.seat, wanted)
    return bet.cents if bet else 0
