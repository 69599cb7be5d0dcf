"""Bets on an undo stack: each command holds engine actions and, once done, their inverse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QUndoCommand

from feltwright.engine.actions import Action, CallBet, PlaceBet, RemoveBet
from feltwright.engine.events import BetCalled, BetPlaced, BetRemoved, BetReturned, Event
from feltwright.speech import money

if TYPE_CHECKING:
    from feltwright.app.controller import Controller


class BetCommand(QUndoCommand):
    """A betting action; `push` does it, so `why_not` has to be asked before."""

    def __init__(self, controller: Controller, actions: tuple[Action, ...], text: str) -> None:
        super().__init__(text)
        self._controller = controller
        self._actions = actions
        self._inverse: tuple[Action, ...] = ()

    def redo(self) -> None:
        self._inverse = self._run(self._actions)

    def undo(self) -> None:
        self._run(self._inverse)

    @property
    def inverse(self) -> tuple[Action, ...]:
        """What would take the bets back."""
        return self._inverse

    def _run(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Do the actions; at the first that does not happen the rest is dropped and so is the command."""
        events: list[Event] = []
        for action in actions:
            refusal = self._controller.why_not(action)
            if refusal is not None:
                self._controller.refuse(refusal, action)
                self.setObsolete(True)
                break
            done = self._controller.do(action)
            if done is None:
                self.setObsolete(True)
                break
            events += done.events
        return tuple(inverse_of(events))


def inverse_of(events: list[Event]) -> Iterator[Action]:
    """The actions that take back what these events did to the bets, last first."""
    for event in reversed(events):
        match event:
            case BetPlaced(seat=seat, key=key, cents=cents):
                yield RemoveBet(seat, key, cents)
            case BetRemoved(seat=seat, key=key, cents=cents) | BetReturned(seat=seat, key=key, cents=cents):
                yield PlaceBet(seat, key, cents)
            case BetCalled(seat=seat, key=key, on=on):
                yield CallBet(seat, key, not on)
            case _:
                """Nothing else that a bet brings about is taken back."""


def command_text(action: Action, name: str) -> str:
    """The words behind Undo and Redo."""
    match action:
        case PlaceBet(cents=cents):
            return QCoreApplication.translate("BetCommand", "{0} on {1}").format(money(cents), name)
        case RemoveBet():
            return QCoreApplication.translate("BetCommand", "take down {0}").format(name)
        case CallBet(on=True):
            return QCoreApplication.translate("BetCommand", "call {0} on").format(name)
        case CallBet():
            return QCoreApplication.translate("BetCommand", "call {0} off").format(name)
        case _:
            return name
