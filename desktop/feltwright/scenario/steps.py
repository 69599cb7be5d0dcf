"""Reads one step of a scenario: exactly one thing that is done, given or expected."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

from feltwright.engine.actions import (
    Action,
    BuyIn,
    CallBet,
    Decide,
    Detail,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    TakeSeat,
)
from feltwright.engine.game import Rules
from feltwright.engine.money import Odds, cents_of
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey, Result
from feltwright.files.reader import Reader, clip
from feltwright.scenario.model import OUTCOMES, Expect, ExpectedBet, ExpectedResult, StepDef

ACTIONS = ("bet", "remove", "call", "proceed", "decide", "irregularity", "sit", "leave", "buy_in")
KINDS = (*ACTIONS, *OUTCOMES, "advance", "expect", "note")
PARTICULARS = ("seat", "amount", "tender", "confirmed_by", "on", "hand", "with", "colour", "caption", "refused")
"""Keys that say more about a step; which of them it takes depends on its kind."""
ENDINGS = (Result.WIN, Result.LOSE, Result.PUSH, Result.VOID)
MOST_CENTS = 10**15
MOST_SEATS = 100


@lru_cache(maxsize=4)
def _offered(rules: Rules) -> frozenset[str]:
    return frozenset(map(str, rules.book))


class StepReader:
    """One `[[step]]`; without a game its ids go unchecked, because the game itself is already a fault."""

    def __init__(self, entry: Reader, game: AnyGame | None = None, rules: Rules | None = None) -> None:
        self.entry = entry
        self.game = game
        self.rules = rules

    def step(self, number: int) -> StepDef | None:
        """The step, or nothing if it is no step at all."""
        kinds = [kind for kind in KINDS if self.entry.has(kind)]
        point_at = self._point_at()
        if len(kinds) != 1:
            self._not_one_step(kinds)
            return None
        kind = kinds[0]
        if kind == "note":
            return StepDef(number, kind, caption=self.entry.text("note"), point_at=point_at)
        caption = self.entry.text("caption", "")
        if kind == "expect":
            return StepDef(number, kind, expect=self._expect(), caption=caption, point_at=point_at)
        action, faces = self._doing(kind)
        refused = self.entry.text("refused", "")
        return StepDef(number, kind, action, faces, caption=caption, refused=refused, point_at=point_at)

    def _point_at(self) -> tuple[str, ...]:
        wagers = self.entry.texts("point_at")
        for wager in wagers:
            self._known_wager("point_at", wager)
        return wagers

    def _not_one_step(self, kinds: list[str]) -> None:
        """One fault, not one more for every key that the missing or second step would have taken."""
        if kinds:
            self.entry.fault(kinds[1], "TWO_STEPS_IN_ONE", ", ".join(kinds))
        else:
            self.entry.fault("", "EMPTY_STEP", "one of " + ", ".join(KINDS))
        for key in (*kinds, *PARTICULARS):
            self.entry.any(key)

    def _doing(self, kind: str) -> tuple[Action | None, tuple[str, ...]]:
        if kind in OUTCOMES:
            return None, self._faces(kind)
        if kind == "advance":
            if not self.entry.flag(kind) and self.entry.raw[kind] is False:
                self.entry.fault(kind, "WRONG_TYPE", "advance = true")
            return None, ()
        return self._READ[kind](self), ()

    def money(self, key: str, *, optional: bool = False, reader: Reader | None = None) -> int:
        """Whole dollars, or a decimal in quotes; optional money is 0 when absent."""
        entry = reader or self.entry
        value = entry.any(key)
        if value is None:
            if not optional:
                entry.fault(key, "MISSING_KEY")
            return 0
        try:
            cents = cents_of(value)
        except ValueError as error:
            entry.fault(key, "BAD_MONEY", clip(str(error)))
            return 0
        if abs(cents) > MOST_CENTS:
            entry.fault(key, "BAD_MONEY", "more money than there is")
            return 0
        return cents

    def seat(self, reader: Reader | None = None) -> int:
        """A seat number; 1 if the step does not say."""
        return self.whole("seat", 1, low=1, high=MOST_SEATS, reader=reader)

    def whole(self, key: str, default: int | None, *, low: int, high: int, reader: Reader | None = None) -> int:
        """A whole number; without a default the key must be there."""
        entry = reader or self.entry
        number = entry.number(key, None if default is None else float(default), low, high)
        if number != int(number):
            entry.fault(key, "BAD_NUMBER", f"{number:g} is not a whole number")
        return int(number)

    def _key(self, key: str) -> BetKey:
        text = self.entry.text(key)
        try:
            found = BetKey.parse(text)
        except ValueError as error:
            self.entry.fault(key, "BAD_WAGER", clip(str(error)))
            return BetKey("")
        self._known_wager(key, text)
        return found

    def _known_wager(self, key: str, text: str, reader: Reader | None = None) -> None:
        if text and not self._is_known(text):
            (reader or self.entry).fault(key, "UNKNOWN_WAGER", clip(text))

    def _is_known(self, text: str) -> bool:
        """Offered under the rules; while the options themselves are faulty, any wager the game has ever heard of."""
        if self.rules is not None:
            return text in _offered(self.rules)
        wager = text.partition(":")[0].partition("@")[0]
        return self.game is None or any(wager == known.id for known in self.game.wagers)

    def _id(self, key: str, known: tuple[str, ...], code: str) -> str:
        text = self.entry.text(key)
        if text and self.game is not None and text not in known:
            self.entry.fault(key, code, clip(text))
        return text

    def _detail(self) -> Detail:
        table = self.entry.table("with")
        if table is None:
            return ()
        found = []
        for name, value in table.raw.items():
            if isinstance(value, bool) or not isinstance(value, str | int):
                table.fault(clip(name), "WRONG_TYPE", "a text or a whole number")
            else:
                found.append((name, str(value)))
        return tuple(found)

    def _faces(self, kind: str) -> tuple[str, ...]:
        value = self.entry.raw.get(kind)
        if isinstance(value, str | int) and not isinstance(value, bool):
            self.entry.any(kind)
            return (self.entry.word(kind, value),)
        if value == []:
            self.entry.fault(kind, "EMPTY_TEXT")
        return self.entry.texts(kind)

    def _bet(self) -> Action:
        key, seat = self._key("bet"), self.seat()
        tender = self.entry.text("tender", "chips")
        return PlaceBet(seat, key, self.money("amount"), tender, self.entry.texts("confirmed_by"))

    def _remove(self) -> Action:
        return RemoveBet(self.seat(), self._key("remove"), self.money("amount", optional=True))

    def _call(self) -> Action:
        key, seat, on = self._key("call"), self.seat(), self.entry.flag("on")
        if not self.entry.has("on"):
            self.entry.fault("on", "MISSING_KEY")
        return CallBet(seat, key, on, self.entry.texts("confirmed_by") or ("dealer",))

    def _proceed(self) -> Action:
        known = tuple(step.id for step in self.game.steps) if self.game else ()
        return Proceed(self._id("proceed", known, "UNKNOWN_STEP"), self._detail())

    def _decide(self) -> Action:
        known = tuple(decision.id for decision in self.game.decisions) if self.game else ()
        choice = self._id("decide", known, "UNKNOWN_DECISION")
        hand = self.whole("hand", 0, low=0, high=MOST_SEATS)
        return Decide(self.seat(), choice, hand, self.money("amount", optional=True), self._detail())

    def _irregularity(self) -> Action:
        known = tuple(row.id for row in self.game.irregularities) if self.game else ()
        return RaiseIrregularity(self._id("irregularity", known, "UNKNOWN_IRREGULARITY"), self._detail())

    def _sit(self) -> Action:
        name = self.entry.text("sit")
        return TakeSeat(self.seat(), name, self.money("amount"), self.entry.text("colour", ""))

    def _leave(self) -> Action:
        return LeaveSeat(self.whole("leave", None, low=1, high=MOST_SEATS))

    def _buy_in(self) -> Action:
        return BuyIn(self.seat(), self.money("buy_in"))

    _READ: ClassVar[dict[str, Callable[[StepReader], Action]]] = {
        "bet": _bet,
        "remove": _remove,
        "call": _call,
        "proceed": _proceed,
        "decide": _decide,
        "irregularity": _irregularity,
        "sit": _sit,
        "leave": _leave,
        "buy_in": _buy_in,
    }

    def _expect(self) -> Expect | None:
        table = self.entry.table("expect")
        if table is None:
            return None
        if not table.raw:
            self.entry.fault("expect", "EMPTY_STEP")
        expect = Expect(
            phase=self._phase(table),
            announced=_codes(table, "announced"),
            ruled=_codes(table, "ruled"),
            noted=_codes(table, "noted"),
            results=tuple(map(self._result, table.tables("results"))) if table.has("results") else None,
            bets=tuple(map(self._expected_bet, table.tables("bets"))) if table.has("bets") else None,
            balances=self._balances(table),
            facts=self._facts(table),
        )
        table.done()
        return expect

    def _phase(self, table: Reader) -> str | None:
        if not table.has("phase"):
            return None
        phase = table.text("phase")
        if self.game is not None and phase not in {known.id for known in self.game.phases}:
            table.fault("phase", "UNKNOWN_PHASE", clip(phase))
        return phase

    def _result(self, table: Reader) -> ExpectedResult:
        wager = table.text("wager")
        self._known_wager("wager", wager, table)
        found = ExpectedResult(
            self.seat(table),
            wager,
            self._ending(table),
            self.money("net", reader=table) if table.has("net") else None,
            self.money("amount", reader=table) if table.has("amount") else None,
            self.money("commission", reader=table) if table.has("commission") else None,
            self._odds(table) if table.has("odds") else None,
            table.text("clause") if table.has("clause") else None,
        )
        table.done()
        return found

    def _ending(self, table: Reader) -> str:
        """How the wager ended; one that stands has not."""
        text = table.text("result")
        if text and text not in ENDINGS:
            table.fault("result", "UNKNOWN_RESULT", clip(text))
        return text

    def _odds(self, table: Reader) -> str:
        """`35:1` and `35 to 1` are the same odds."""
        text = table.text("odds")
        try:
            return str(Odds.parse(text)) if text else ""
        except ValueError as error:
            table.fault("odds", "BAD_NUMBER", clip(str(error)))
            return ""

    def _expected_bet(self, table: Reader) -> ExpectedBet:
        wager = table.text("wager")
        self._known_wager("wager", wager, table)
        found = ExpectedBet(self.seat(table), wager, self.money("amount", reader=table))
        table.done()
        return found

    def _balances(self, table: Reader) -> tuple[tuple[int, int], ...]:
        inner = table.table("balances")
        if inner is None:
            return ()
        most = self.rules.seats if self.rules else MOST_SEATS
        found = []
        for seat in inner.raw:
            number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else 0
            if not 1 <= number <= most:
                inner.fault(clip(seat), "BAD_SEAT")
            else:
                found.append((number, self.money(seat, reader=inner)))
        return tuple(found)

    def _facts(self, table: Reader) -> tuple[tuple[str, str], ...]:
        inner = table.table("facts")
        if inner is None:
            return ()
        for name in inner.raw:
            if self.game is not None and name not in self.game.play.__struct_fields__:
                inner.fault(clip(name), "UNKNOWN_FACT")
        return tuple((name, _fact_text(inner, name, value)) for name, value in inner.raw.items())


def _codes(table: Reader, key: str) -> tuple[str, ...] | None:
    """A list of codes; an absent one leaves the question open, an empty one says there were none."""
    return table.texts(key) if table.has(key) else None


def _fact_text(inner: Reader, name: str, value: object) -> str:
    """A fact as text: a list is its parts in order, and nothing is a fact too."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return " ".join(inner.word(name, part) for part in value)
    return "" if value == "" else inner.word(name, value)
