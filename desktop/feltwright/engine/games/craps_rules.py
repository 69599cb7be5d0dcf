"""Craps: the house's choices, what each key pays and the amounts it takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from feltwright.engine.families.dice_round import DiceRules
from feltwright.engine.game import limit_options
from feltwright.engine.games import craps_wagers as wagers
from feltwright.engine.games.craps_wagers import (
    COMPONENTS,
    HARD_NUMBERS,
    HOPS,
    HORN_NUMBERS,
    LAY_ODDS,
    NUMBERS,
    ONEIDA_OFFERS,
    PAYS,
    SPLITS,
    TRUE_ODDS,
)
from feltwright.engine.money import Odds, stake_unit
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, Profile
from feltwright.engine.wagers import BetKey, Pay, Wager

TAKEN = {"pass_odds": "pass", "come_odds": "come", "put_odds": "put"}
LAID = {"dont_pass_odds": "dont_pass", "dont_come_odds": "dont_come"}
FLAT_OF = TAKEN | LAID
MULTI_ROLL = frozenset({"place_win", "place_lose", "big", "hard"})
ON_NUMBERS = ("put", "put_odds", "come_odds", "dont_come_odds", "place_win", "place_lose", "buy", "lay")
_PARAMETERS = {
    **dict.fromkeys(ON_NUMBERS, NUMBERS),
    "come": ("", *NUMBERS),
    "dont_come": ("", *NUMBERS),
    "hard": HARD_NUMBERS,
    "big": ("6", "8"),
    "craps": ("2", "3", "12"),
    "horn_high": HORN_NUMBERS,
    "hop": HOPS,
}


class Craps(DiceRules, frozen=True, kw_only=True):
    """The house's choices at a craps table."""

    minimum_cents: int = 500
    seats: int = 8  # CRA-12: no number of places is given
    offered_wagers: tuple[str, ...] = wagers.IDS
    pays_table: PayTable = PAYS
    odds_multiple: int = 2
    odds_excess: bool = True
    buy_vig_percent: int = 5
    lay_vig_percent: int = 5
    lay_vig_on: str = "possible_win"
    hardways_come_out: str = "working"
    dont_replaced: bool = False
    left_up: str = "multi_roll"
    split_bets: str = "left_up"
    broken_down: tuple[str, ...] = ()
    late_bets: str = "dealer_and_boxman"
    match_play: bool = False
    roll_alone: bool = False

    LIMITS_CITE: ClassVar[str] = "003 §1.C.6"
    CLAUSES: ClassVar[dict[str, tuple[str, str]]] = wagers.CLAUSES

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for wager in wagers.WAGERS:
            if wager.id in self.offered_wagers:
                for on in _PARAMETERS.get(wager.id, ("",)):
                    yield self._row(wager, on), BetKey(wager.id, on)

    def _row(self, wager: Wager, on: str) -> Wager:
        """The wager with the clause of the text followed, and how chips get there."""
        by = "player"
        if wager.id in ("come", "dont_come") and on:
            by = "travel"
        elif wager.id in self.broken_down:
            by = "call"
        return replace(wager, cite=self.wager_cite(wager.id, on), placed_by=by)

    def wager_cite(self, wager: str, on: str = "") -> str:
        """The clause that says when the wager wins and loses."""
        if self.text == "001":
            return wagers.ONEIDA.get(wager, wagers.ONEIDA_LIST)
        return wagers.NUMBERED_CITES.get(f"{wager}:{on}") or self._cites[wager]

    @cached_property
    def _cites(self) -> dict[str, str]:
        return {wager.id: wager.cite for wager in wagers.WAGERS}

    @cached_property
    def line(self) -> dict[str, Odds]:
        """The pay table by its lines."""
        return dict(self.pays_table)

    @cached_property
    def asleep(self) -> frozenset[str]:
        """Wagers that do not work on a come-out roll unless called on; place to lose always does (CRA-20)."""
        hard = ("hard",) if self.hardways_come_out == "asleep" else ()
        return frozenset(("place_win", "buy", "come_odds", "put_odds", *hard))

    @cached_property
    def stays(self) -> frozenset[str]:
        """Wagers whose stake is left up after a win."""
        splits = SPLITS if self.split_bets == "left_up" else frozenset()
        if self.left_up == "splits_only":
            return splits
        if self.left_up == "multi_roll":
            return MULTI_ROLL | splits
        return MULTI_ROLL | SPLITS | {"field", "any_seven", "any_craps", "craps", "eleven", "hop", *COMPONENTS}

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        wager, on = key.wager, key.on
        if wager in TAKEN or wager == "buy":
            return _by_point(TRUE_ODDS, on)
        if wager in LAID or wager == "lay":
            return _by_point(LAY_ODDS, on)
        if wager in ("place_win", "place_lose", "hard", "craps"):
            return (Pay(self.line[f"{wager}_{on}"]),)
        if wager == "hop":
            return (Pay(self.line["hop_hard" if on[0] == on[2] else "hop_easy"]),)
        if wager == "field":
            return (
                Pay(self.line["field"], "3, 4, 9, 10, 11"),
                Pay(self.line["field_2"], "2"),
                Pay(self.line["field_12"], "12"),
            )
        parts = COMPONENTS.get(str(key))
        if parts:
            return tuple(Pay(self.line[part], part) for part in dict.fromkeys(parts))
        return (Pay(self.line.get(wager, self.line["even"])),)

    def pay_cite(self, key: BetKey) -> str:
        if key.wager in FLAT_OF:
            return self.wager_cite(key.wager)
        return self.cite("exact")

    def unit_cents(self, key: BetKey) -> int:
        chip = self.chips_cents[0]
        if key.wager in ("pass_odds", "dont_pass_odds"):
            return chip
        parts = COMPONENTS.get(str(key))
        return chip * len(parts) if parts else super().unit_cents(key)

    @cached_property
    def odds_units(self) -> dict[tuple[str, int], int]:
        """The unit of each odds bet once its number is known."""
        chip = self.chips_cents[0]
        taken = {(wager, n): stake_unit((TRUE_ODDS[n],), chip) for wager in TAKEN for n in TRUE_ODDS}
        laid = {(wager, n): stake_unit((LAY_ODDS[n],), chip) for wager in LAID for n in LAY_ODDS}
        return taken | laid

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        if key.wager in FLAT_OF:
            return self.chips_cents[0], self.casino_maximum_cents, self.wager_cite(key.wager)
        low, high, cite = super().limits(key)
        if key.wager in _PROPS:
            low = self.chips_cents[0]
        return low, high, cite

    def problems(self) -> list[OptionProblem]:
        found = []
        if self.text == "003" and self.pays_table != PAYS:
            found.append(OptionProblem("pays_table", "PAYS_ARE_EXACT", "003 §1.D.2"))
        for line, odds in self.pays_table:
            least = dict(PAYS)[line]
            if odds.pays * least.to < least.pays * odds.to:
                found.append(OptionProblem("pays_table", "PAYS_BELOW_MINIMUM", line))
        if not self.offered_wagers:
            found.append(OptionProblem("offered_wagers", "BAD_VALUE", "not one wager"))
        if "put" in self.offered_wagers and "put_odds" not in self.offered_wagers:
            found.append(OptionProblem("offered_wagers", "PUT_NEEDS_ODDS", "003 §1.F.5"))
        if self.text == "003" and self.match_play:
            found.append(OptionProblem("match_play", "NOT_IN_THIS_TEXT", "001 E.2"))
        if self.text == "001" and self.odds_multiple > 100:
            found.append(OptionProblem("odds_multiple", "ODDS_ABOVE_100", "001 H.5"))
        return found


_PROPS = frozenset(wager.id for wager in wagers.WAGERS if wager.group == "props") - {"field"}


def _by_point(table: dict[int, Odds], on: str) -> tuple[Pay, ...]:
    if on:
        return (Pay(table[int(on)]),)
    return (Pay(table[4], "4, 10"), Pay(table[5], "5, 9"), Pay(table[6], "6, 8"))


OPTIONS = (
    Option("text", "Text followed", Kind.CHOICE, "003 §1.B.2", ("003", "001")),
    Option("offered_wagers", "Wagers offered", Kind.SUBSET, "003 §1.B.2", wagers.IDS),
    Option("pays_table", "Pay table", Kind.ODDS, "001 F.1", tuple(line for line, _ in PAYS)),
    Option("odds_multiple", "Odds multiple", Kind.WHOLE, "001 H.5", low=1, high=1000),
    Option("odds_excess", "Odds above the cap for an exact payout", Kind.FLAG, "001 H.6"),
    Option("buy_vig_percent", "Vigorish on buy bets, percent", Kind.WHOLE, "CRA-4", high=5),
    Option("lay_vig_percent", "Vigorish on lay bets, percent", Kind.WHOLE, "CRA-3", high=5),
    Option("lay_vig_on", "Vigorish on lay bets is taken from", Kind.CHOICE, "CRA-3", ("possible_win", "amount_won")),
    Option("hardways_come_out", "Hardways on the come-out", Kind.CHOICE, "CRA-2", ("working", "asleep")),
    Option("dont_replaced", "Don't bets may go back up after removal", Kind.FLAG, "CRA-1"),
    Option("left_up", "Winners left up", Kind.CHOICE, "CRA-15", ("multi_roll", "splits_only", "all")),
    Option("split_bets", "Winning split bets", Kind.CHOICE, "003 §1.B.1.z", ("left_up", "one_roll")),
    Option("broken_down", "Bets without an area of their own", Kind.SUBSET, "003 §1.B.1.t", ("horn_high", "world")),
    Option("late_bets", "Late bets need", Kind.CHOICE, "003 §1.C.1", ("dealer_and_boxman", "any_employee")),
    Option("match_play", "Match play coupons", Kind.FLAG, "001 E.2"),
    Option("roll_alone", "Shooter may roll alone for come bets", Kind.FLAG, "001 K.2"),
    Option("no_roll_by", "No Roll is called by", Kind.CHOICE, "003 §1.H.2", ("boxman", "stickman")),
    *limit_options("003 §1.C.6"),
)

PROFILES = (
    Profile("003", "Licensed games rules of play", "003 §1.B.2"),
    # CRA-11: where the pages of 001 are lost the reading of 003 is borrowed.
    Profile(
        "001",
        "Oneida craps rules",
        "001 D",
        (
            ("text", "001"),
            ("offered_wagers", ONEIDA_OFFERS),
            ("hardways_come_out", "asleep"),
            ("split_bets", "one_roll"),
            ("late_bets", "any_employee"),
            ("match_play", True),
            ("roll_alone", True),
        ),
    ),
)
