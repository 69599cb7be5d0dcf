"""The strip under the felt: buttons and keys for exactly what may be done now, and whose turn it is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from feltwright.app import offers, settings
from feltwright.app.controller import Controller
from feltwright.app.flow import FlowLayout
from feltwright.app.naming import key_name, named, seat_name
from feltwright.app.offers import Turn
from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed
from feltwright.engine.wagers import BetKey
from feltwright.odds.advice import Advice, advise, has_advice
from feltwright.wording import advice_words

HINT_PX = 16
"""A line of a hint, also while there is none."""


class OfferBar(QFrame):
    """Buttons for exactly what the table offers now, and one that lets it run."""

    wished = Signal(object)
    amount_wished = Signal(object)
    run_wished = Signal()
    outcome_wished = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._controller = controller
        self._letters = offers.letters(controller.table.game)
        self._made: list[QPushButton] = []
        self._shown: object = None
        self.offered: dict[Action, QPushButton] = {}
        self.amounts: dict[Action, QPushButton] = {}
        """Buttons that ask how much first."""
        self.turn: Turn | None = None
        self.advice: Advice | None = None
        self._row = FlowLayout(gap_px=8)
        self.whose = self._label("heading")
        self.hint = self._label("small")
        self.hint.setObjectName("hint")
        self.hint.setWordWrap(True)
        self.hint.setMinimumHeight(HINT_PX)
        self.run = QPushButton(self.tr("Let it run"), self)
        self.run.setObjectName("run")
        self.run.setProperty("primary", True)
        self.run.setToolTip(self.tr("The routine up to the next outcome, and the outcome (F5)"))
        self.run.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.run.clicked.connect(self.run_wished)
        self.outcome = QPushButton(self)
        self.outcome.setObjectName("outcome")
        self.outcome.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.outcome.clicked.connect(self.outcome_wished)
        controller.armed.connect(self.setEnabled)
        self._build()
        self.refresh()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.hide()
        return label

    def _build(self) -> None:
        line = QHBoxLayout()
        line.addLayout(self._row, 1)
        line.addWidget(self.outcome, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.run, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(6)
        column.addWidget(self.hint)
        column.addLayout(line)

    def set_busy(self, busy: bool) -> None:
        """While something moves the one thing to do is to jump to its end."""
        self.run.setText(self.tr("Skip") if busy else self.tr("Let it run"))
        for button in (*self._made, self.outcome):
            button.setEnabled(not busy)
        if busy:
            self.run.setEnabled(True)

    def refresh(self) -> None:
        """After a step."""
        self.set_busy(False)
        table = self._controller.table
        decisions = offers.decisions_of(table)
        self.turn = offers.turn_of(table, decisions)
        wanted: list[Proceed | Decide] = [*offers.steps_of(table), *offers.in_order(decisions, self.turn)]
        wagers = offers.wagers_of(table, self._controller.seat)
        hints = settings.HINTS.get() and has_advice(table.game)
        self.hint.setVisible(hints)  # empty or not, so that the felt does not jump
        self.advice = advise(table.game, table.rules, table.state) if hints else None
        if isinstance(self.advice, Advice) and isinstance(self.advice.action, PlaceBet):
            wagers = self._with_advised(wagers, self.advice.action)
        showing = (wanted, wagers, self.turn, self.advice, self._bankrolls())
        if showing != self._shown:
            self._shown = showing
            self._rebuild(wanted, wagers)
        request = table.needs()
        self.outcome.setVisible(request is not None)
        if request is not None:
            self.outcome.setText(self._device_words(request.device))
        self.run.setEnabled(request is not None or table.routine() is not None)

    def _bankrolls(self) -> tuple[int, ...]:
        return tuple(place.cents for place in self._controller.table.state.seats)

    def _with_advised(self, wagers: list[PlaceBet], wish: PlaceBet) -> list[PlaceBet]:
        """The wager advised is on show whoever's it is."""
        if any((bet.seat, bet.key) == (wish.seat, wish.key) for bet in wagers):
            return wagers
        return [*wagers, PlaceBet(wish.seat, wish.key, self._controller.table.rules.chips_cents[0])]

    def _rebuild(self, wanted: list[Proceed | Decide], wagers: list[PlaceBet]) -> None:
        if any(button.hasFocus() for button in self._made):
            self.run.setFocus()  # or it would wander off to a panel, and keys with it
        for button in self._made:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._row.removeWidget(self.whose)
        self._made, self.offered, self.amounts = [], {}, {}
        self._tell_turn()
        for action in wanted:
            self.offered[action] = self._add(self._words(action), self.wished, action)
            if isinstance(action, Decide):
                self._add_amount(action, *self._other_amount(action))
        for bet in wagers:
            name = key_name(self._controller.table.rules.book, bet.key)
            self._add_amount(bet, self.tr("Seat {0}: {1}…").format(bet.seat, name))
        self._give_keys()
        self._tell_advice()

    def _add(self, words: str, signal: object, action: Action) -> QPushButton:
        button = QPushButton(words, self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(signal.emit, action))  # type: ignore[attr-defined]
        self._row.addWidget(button)
        button.show()
        self._made.append(button)
        return button

    def _add_amount(self, action: Decide | PlaceBet, words: str, brief: str = "") -> None:
        if offers.span_of(self._controller.table, action) is not None:
            button = self.amounts[action] = self._add(brief or words, self.amount_wished, action)
            button.setAccessibleName(words)

    def _other_amount(self, action: Decide) -> tuple[str, str]:
        """Less than the decision costs as it stands, or more: in full, and briefly beside the button of its hand."""
        span = offers.span_of(self._controller.table, action)
        if span is not None and span.least >= offers.cost_of(self._controller.table, action):
            words, brief = self.tr("{0}: another amount…"), self.tr("Another amount…")
        else:
            words, brief = self.tr("{0} for less…"), self.tr("For less…")
        of_turn = Turn(action.seat, action.hand) == self.turn
        return words.format(self._words(action)), brief if of_turn else ""

    def _tell_turn(self) -> None:
        self.whose.setVisible(self.turn is not None)
        if self.turn is None:
            return
        table = self._controller.table
        words = seat_name(self.turn.seat, table.state.seats[self.turn.seat - 1])
        if len(self.places()) == 1 and len(self._hands(self.turn.seat)) > 1:
            words = self.tr("{0} · hand {1}").format(words, self.turn.hand + 1)
        self.whose.setText(words)
        self._row.addWidget(self.whose)

    def _hands(self, seat: int) -> list[str]:
        """The places where a seat has cards."""
        table = self._controller.table
        found: list[str] = []
        for hand in range(len(table.state.bets) + 1):
            found += [place for place in table.game.hand_places(table.state, seat, hand) if place not in found]
        return found

    def places(self) -> tuple[str, ...]:
        """Where the cards of the hand to act lie."""
        table = self._controller.table
        return table.game.hand_places(table.state, self.turn.seat, self.turn.hand) if self.turn else ()

    def wagers(self) -> tuple[BetKey, ...]:
        """What rides on the hand to act."""
        table = self._controller.table
        return table.game.hand_wagers(table.state, self.turn.seat, self.turn.hand) if self.turn else ()

    def _give_keys(self) -> None:
        """Keys belong to the steps and to the hand that is to act; its amounts take the same key with Shift."""
        for action, button in self.offered.items():
            letter = offers.letter_of(self._letters, action)
            mine = not isinstance(action, Decide) or Turn(action.seat, action.hand) == self.turn
            if letter and mine:
                self._give_key(button, letter, letter)
                if action in self.amounts:
                    self._give_key(self.amounts[action], f"Shift+{letter}", f"⇧{letter}")

    def _give_key(self, button: QPushButton, keys: str, shown: str) -> None:
        button.setText(self.tr("{0}  ({1})").format(button.text(), shown))
        QShortcut(QKeySequence(keys), button).activated.connect(button.click)

    def _tell_advice(self) -> None:
        if self.advice is None:
            self.hint.clear()
            return
        button = self._advised(self.advice.action)
        if button is not None:
            button.setProperty("hinted", True)
            button.style().unpolish(button)
            button.style().polish(button)
        why = advice_words(self.advice.code, self.advice.params)
        self.hint.setText(self.tr("Hint: {0}. {1}").format(self._advised_words(self.advice.action), why))

    def _advised(self, action: Action) -> QPushButton | None:
        if isinstance(action, PlaceBet):
            bets = [bet for bet in self.amounts if isinstance(bet, PlaceBet)]
            return next((self.amounts[b] for b in bets if (b.seat, b.key) == (action.seat, action.key)), None)
        return self.offered.get(action)

    def _advised_words(self, action: Action) -> str:
        if isinstance(action, PlaceBet):
            name = key_name(self._controller.table.rules.book, action.key)
            return self.tr("seat {0}, {1}").format(action.seat, name)
        return self._named(action)

    def _words(self, action: Action) -> str:
        if isinstance(action, Decide) and Turn(action.seat, action.hand) != self.turn:
            return self.tr("Seat {0}: {1}").format(action.seat, self._named(action))
        return self._named(action)

    def _named(self, action: Action) -> str:
        game = self._controller.table.game
        if isinstance(action, Decide):
            return named(game.decisions, action.choice)
        assert isinstance(action, Proceed), action
        return named(game.steps, action.step)

    def _device_words(self, device: str) -> str:
        words = {
            "wheel": self.tr("Let the wheel stop"),
            "dice": self.tr("Let the dice fall"),
            "cards": self.tr("Draw the cards"),
            "numbers": self.tr("Draw the numbers"),
        }
        return words[device]
