"""From wishes to actions: asks `why_not`, lets the table act, and says in plain words what was refused."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from feltwright.app import betting, routine
from feltwright.app.bet_commands import BetCommand, command_text
from feltwright.app.bridge import Bridge
from feltwright.app.naming import clause_text, key_name
from feltwright.engine.actions import Action, CallBet, PlaceBet, RemoveBet, Resolve
from feltwright.engine.chance import ChanceSource
from feltwright.engine.game import BETTING
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.table import AnyState, Entry, Table
from feltwright.engine.wagers import Bet, BetKey
from feltwright.store.chain import Remarked
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import STOPPED, refused
from feltwright.wording import printed_names, refusal_words

LEAST = 0
"""The chip that means: the smallest bet the table takes there."""
ROUTINE_LIMIT = 200
LOOKING_BACK = refuse("LOOKING_BACK")
"""Why nothing may be done while earlier outcomes are shown."""
_CONFIRMABLE = frozenset(("LATE_BET_NEEDS", "NEEDS_CONFIRMATION", "ABOVE_MAXIMUM", "ABOVE_CASINO_MAXIMUM"))


class Notice(Struct, frozen=True):
    """A refusal as people read it."""

    words: str
    cite: str
    clause: str
    key: BetKey | None = None
    cents: int = 0
    """Chips that were held out and come back."""
    points: bool = False
    """Whether the place of the wager is to be shown."""


class Controller(QObject):
    """One per table window; everything the mouse, the keyboard and the panels wish for passes here."""

    refused = Signal(object)
    stopped = Signal(object)
    """The journal cannot be written: what was wished last did not happen, and nothing more will."""
    about_to_act = Signal()
    """Before every step, however it was wished for."""
    confirmation_asked = Signal(object, object)
    armed = Signal(bool)
    """Whether wishes are taken from now on; whatever makes them is off while they are not."""
    seat_changed = Signal(int)
    chip_changed = Signal(int)

    def __init__(
        self,
        table: Table,
        bridge: Bridge,
        chance: ChanceSource,
        parent: QObject | None = None,
        write: Callable[[Remarked], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.problem: JournalProblem | None = None
        """Why play has stopped."""
        self._looks_back = False
        self._write = write
        self.shown: AnyState = table.state
        """The state people have seen: panels do not tell an outcome before the felt does."""
        self.stack = QUndoStack(self)
        self.tender = "chips"
        """What bets are made with."""
        self._chance = chance
        self._seat = next((n for n, place in enumerate(table.state.seats, 1) if place.name), 1)
        self._chip = next((c for c in table.rules.chips_cents if c >= table.rules.minimum_cents), LEAST)
        self._earlier: tuple[Bet, ...] = ()
        self._bridge = bridge
        bridge.stepped.connect(self._on_bridge_stepped)

    @property
    def seat(self) -> int:
        """The seat that bets."""
        return self._seat

    @property
    def chip_cents(self) -> int:
        """The chip in hand; LEAST for the smallest bet."""
        return self._chip

    def choose_seat(self, seat: int) -> None:
        """Bet for another seat."""
        if seat != self._seat and self.barred is None:
            self._seat = seat
            self.seat_changed.emit(seat)

    def choose_chip(self, cents: int) -> None:
        """Take another chip in hand."""
        if cents != self._chip:
            self._chip = cents
            self.chip_changed.emit(cents)

    @property
    def barred(self) -> Refusal | None:
        """Why nothing at all may be done: the table has stopped, or is not what people are looking at."""
        if self.problem is not None:
            return STOPPED
        return LOOKING_BACK if self._looks_back else None

    def look_back(self, wanted: bool) -> None:
        """Take no wishes while earlier outcomes are shown in place of the table."""
        self._looks_back = wanted
        self.armed.emit(self.barred is None)

    def why_not(self, action: Action) -> Refusal | None:
        """The only judge; nothing may be done at a table that is barred."""
        return self.barred or self.table.why_not(action)

    def do(self, action: Action) -> Entry | None:
        """Let the table act; the caller has asked. None if it could not be written, and so did not happen."""
        self.about_to_act.emit()
        try:
            return self.table.do(action)
        except JournalProblem as problem:
            self.stop(problem)
            return None

    def stop(self, problem: JournalProblem) -> None:
        """Nothing more can happen: tell it once."""
        if self.problem is None:
            self.problem = problem
            self.stopped.emit(problem)
            self.armed.emit(False)

    def remark(self, remark: Remarked) -> None:
        """Have something written down that is no step."""
        if self._write is None or self.problem is not None:
            return
        try:
            self._write(remark)
        except JournalProblem as problem:
            self.stop(problem)

    def wish(self, action: Action) -> Entry | None:
        """Do any action that is not a bet, or say why not."""
        refusal = self.why_not(action)
        if refusal is not None:
            self.refuse(refusal, action)
            return None
        return self.do(action)

    def refuse(self, refusal: Refusal, action: Action) -> None:
        """Say why not, with the clause; the auditor is told as well what the table itself refused."""
        if self.barred is None:
            self.remark(refused(refusal, action))
        self._tell(refusal, getattr(action, "key", None), action.cents if isinstance(action, PlaceBet) else 0)

    def _tell(self, refusal: Refusal, key: BetKey | None, cents: int = 0, *, points: bool = False) -> None:
        words = refusal_words(refusal, printed_names(self.table.game, self.table.rules))
        self.refused.emit(Notice(words, refusal.cite, clause_text(refusal.cite), key, cents, points))

    def bet(self, key: BetKey, cents: int | None = None) -> bool:
        """Chips of the active seat onto a key: the chip in hand unless told otherwise."""
        wanted = self._chip if cents is None else cents
        action = PlaceBet(self._seat, key, wanted)
        if wanted == LEAST:
            action = betting.least_bet(self.table, self._seat, key) or PlaceBet(self._seat, key, self._least(key))
        return self.place(replace(action, tender=self.tender))

    def _least(self, key: BetKey) -> int:
        terms = self.table.rules.book[key]
        return terms.least_cents

    def place(self, action: PlaceBet) -> bool:
        """Place a bet, ask for the confirmation it needs, or say why not."""
        refusal = self.why_not(action)
        if refusal is None:
            return self._push((action,), command_text(action, self.name(action.key)))
        roles = betting.confirmation_for(self.table, action) if refusal.code in _CONFIRMABLE else None
        if roles is None:
            self.refuse(refusal, action)
        else:
            self.confirmation_asked.emit(refusal, replace(action, confirmed_by=roles))
        return False

    def remove(self, key: BetKey, cents: int = 0) -> bool:
        """Take chips of the active seat down; 0 means all."""
        action = RemoveBet(self._seat, key, cents)
        refusal = self.why_not(action)
        if refusal is not None:
            self.refuse(refusal, action)
            return False
        return self._push((action,), command_text(action, self.name(key)))

    def take_one(self, key: BetKey) -> bool:
        """Take the chip in hand off a key, or everything where that would leave what cannot stay."""
        bet = self.table.state.bet(self._seat, key)
        if bet and 0 < self._chip < bet.cents and self.why_not(RemoveBet(self._seat, key, self._chip)) is None:
            return self.remove(key, self._chip)
        return self.remove(key)

    def move(self, key: BetKey, to: BetKey) -> bool:
        """Drag the active seat's chips to another key, as one undoable step."""
        bet = self.table.state.bet(self._seat, key)
        remove = RemoveBet(self._seat, key)
        place = PlaceBet(self._seat, to, bet.cents if bet else self._chip)
        refusal = self.barred or betting.why_not_move(self.table, remove, place)
        if refusal is not None:
            self.refuse(refusal, place)
            return False
        return self._push((remove, place), self.tr("move to {0}").format(self.name(to)))

    def call(self, key: BetKey, on: bool) -> bool:
        """Call the active seat's bet on or off."""
        action = CallBet(self._seat, key, on)
        refusal = self.why_not(action)
        if refusal is not None:
            self.refuse(refusal, action)
            return False
        return self._push((action,), command_text(action, self.name(key)))

    def rebet(self) -> None:
        """The active seat's bets as they lay when chance last fell."""
        self._many(list(betting.again(self.table, self._seat, self._earlier)), self.tr("rebet"))

    def double(self) -> None:
        """The active seat's bets once more."""
        self._many(list(betting.doubled(self.table, self._seat)), self.tr("double"))

    def clear(self) -> None:
        """Everything of the active seat that may come down."""
        self._many(list(betting.cleared(self.table, self._seat)), self.tr("clear"))

    def can_rebet(self) -> bool:
        """Whether anything of the earlier bets is missing that may still be placed."""
        return self._may_place(list(betting.again(self.table, self._seat, self._earlier)))

    def can_double(self) -> bool:
        """Whether any bet of the active seat may still be made larger."""
        return self._may_place(list(betting.doubled(self.table, self._seat)))

    def can_clear(self) -> bool:
        """Whether any bet of the active seat may come down."""
        return any(betting.cleared(self.table, self._seat))

    def _may_place(self, wanted: list[PlaceBet]) -> bool:
        """While bets are open a refusal tells why; in the middle of a round of cards there is nothing to tell."""
        is_open = self.table.state.phase == BETTING or self.table.game.kind != "cards"
        return any(is_open or self.why_not(action) is None for action in wanted)

    def call_bets(self) -> list[BetKey]:
        """Wagers that have no area: they are called to the dealer."""
        return [key for key, terms in self.table.rules.book.items() if terms.wager.placed_by == "call"]

    def name(self, key: BetKey) -> str:
        """A key as people call it."""
        return key_name(self.table.rules.book, key)

    def resolve(self) -> None:
        """Let chance decide, if it is asked."""
        request = self.table.needs()
        if request is not None and not self._is_barred():
            self.wish(Resolve(self._chance.draw(request)))

    def let_run(self) -> None:
        """The routine up to the next outcome, and the outcome; players' chips are theirs, it does not touch them."""
        if self._is_barred():
            return
        for done in range(ROUTINE_LIMIT):
            if self.table.needs() is not None:
                self.resolve()
                return
            action = self.table.routine()
            if action is None:
                return
            wanted = routine.why_not_alone(self.table, action, self._seat)
            if wanted is not None and not done:
                self._ask_for(wanted)
            if wanted is not None or self.wish(action) is None:
                return

    def _ask_for(self, wanted: routine.Wanted) -> None:
        """Nothing runs until a player puts chips out: say so, and point at where."""
        if wanted.step is not None:
            self.remark(refused(wanted.refusal, wanted.step))
        self._tell(wanted.refusal, wanted.key, points=True)

    def undo(self) -> None:
        """Take back the last bet."""
        if not self._is_barred():
            self.stack.undo()

    def redo(self) -> None:
        """Make the bet taken back again."""
        if not self._is_barred():
            self.stack.redo()

    def _is_barred(self) -> bool:
        """Whether nothing may be done at all; says why."""
        barred = self.barred
        if barred is not None:
            self._tell(barred, None)
        return barred is not None

    def close(self) -> None:
        """The stack tells of its own end; nobody should listen any more."""
        self.stack.blockSignals(True)

    def _push(self, actions: tuple[Action, ...], text: str) -> bool:
        self.stack.push(BetCommand(self, actions, text))
        return True

    def _many(self, wanted: list[PlaceBet] | list[RemoveBet], text: str) -> None:
        """Those of the actions that the table takes, as one undoable step; the first refusal is told."""
        if self._is_barred():
            return
        told = False
        self.stack.beginMacro(text)
        for action in wanted:
            refusal = self.why_not(action)
            if refusal is None:
                self._push((action,), text)
            elif not told:
                told = True
                self.refuse(refusal, action)
        self.stack.endMacro()

    def _on_bridge_stepped(self, entry: Entry) -> None:
        if isinstance(entry.action, Resolve):
            self._earlier = self._bridge.before.bets
            self.stack.clear()
        elif not isinstance(entry.action, PlaceBet | RemoveBet | CallBet) and self._betting_is_over():
            self.stack.clear()

    def _betting_is_over(self) -> bool:
        """Whether no bet on the felt may be touched any more."""
        bets = self.table.state.bets
        return all(self.why_not(RemoveBet(bet.seat, bet.key)) is not None for bet in bets)
