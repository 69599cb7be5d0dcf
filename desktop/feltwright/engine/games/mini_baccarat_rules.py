"""Mini-Baccarat on paper: values, drawing tables, wagers, commission and the house's choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import gcd, lcm
from typing import ClassVar

from feltwright.engine.families.card_table import CardSpec
from feltwright.engine.game import Rules, limit_options
from feltwright.engine.money import Odds, Rounding, percent_of, stake_unit
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, pays_of
from feltwright.engine.wagers import BetKey, Pay, Wager

BANKER, PLAYER, TIE = "banker", "player", "tie"
WAGERS = (
    Wager(PLAYER, "Player's Hand", "003 §7.B.2.b", "until No More Bets", group="hands"),
    Wager(BANKER, "Banker's Hand", "003 §7.B.2.a", "until No More Bets", group="hands"),
    Wager(TIE, "Tie Bet", "003 §7.B.2.c", "until No More Bets", group="tie"),
)
PAY_CITES = {BANKER: "003 §7.C.2", PLAYER: "003 §7.C.1", TIE: "003 §7.C.3"}
LEAST_TIE = Odds(8)
QUARTER = 25
MARKED, AT_ONCE = "marked", "at_once"
QUARTER_UP, EXACT = "quarter_up", "exact"

NATURAL = 8
PLAYER_DRAWS = "DDDDDDSS"
"""Table 1: what the Player's Hand does on 0 to 7."""
BANKER_DRAWS = (
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDSD",
    "DSSDDDDDDSS",
    "DSSSSDDDDSS",
    "SSSSSSSDDSS",
    "SSSSSSSSSSS",
)
"""Table 2: a row for the Banker's 0 to 7; no third card for the Player's Hand, then its value from 0 to 9."""


def value_of(card: str) -> int:
    """Aces one, tens and faces nothing, the others their figure (003 §7.A.2).

    >>> value_of("AS"), value_of("KD"), value_of("9C")
    (1, 0, 9)
    """
    return "A23456789".find(card[0]) + 1


def count_of(cards: tuple[str, ...]) -> int:
    """The last digit of the sum (003 §7.A.3).

    >>> count_of(("AS", "2H", "9C"))
    2
    """
    return sum(map(value_of, cards)) % 10


def player_draws(count: int) -> bool:
    """Table 1 for a two-card count of 0 to 7 (003 §7.F.7)."""
    return PLAYER_DRAWS[count] == "D"


def banker_draws(count: int, third: int | None) -> bool:
    """Table 2 for the Banker's two-card count and the value of the Player's third card (003 §7.F.8).

    The row is the count of the first two cards (003 §7.F.9), the column the value of the card and not the new count
    (003 §7.F.10), D draws and S stays (003 §7.F.11); the text's own example is five against a four (003 §7.F.12).

    >>> banker_draws(5, 4)
    True
    """
    return BANKER_DRAWS[count][0 if third is None else third + 1] == "D"


class MiniBaccarat(Rules, frozen=True, kw_only=True):
    """The house's choices at a Mini-Baccarat table."""

    decks: str = "8"
    seats: int = 7
    minimum_cents: int = 500
    maximum_cents: int = 200_000
    chips_cents: tuple[int, ...] = (25, 100, 500, 2_500, 10_000, 50_000)
    pays_table: PayTable = ((TIE, LEAST_TIE),)
    commission_percent: int = 5
    commission_rounding: str = QUARTER_UP
    commission_timing: str = MARKED
    cutting_card: int = 14  # BAC-8: room for two hands; deeper where errors are feared
    lacing: bool = False
    early_shuffle: bool = False
    under_minimum: str = "stands"
    over_maximum: str = "excess_returned"

    LIMITS_CITE: ClassVar[str] = "003 §7.B.6"
    OVERRIDE_CITE: ClassVar[str] = "003 §7.B.8"
    EXCESS_CITE: ClassVar[str] = "003 §7.B.9"
    CASINO_HEADS: ClassVar[frozenset[str]] = frozenset(
        {"casino manager", "assistant casino manager", "general manager"}
    )

    @cached_property
    def cards(self) -> CardSpec:
        """How the cards are prepared."""
        clauses = [
            ("inspect", "003 §7.C.4"),
            ("verify", "003 §7.C.4"),
            ("wash", "003 §7.C.6"),
            ("shuffle", "003 §7.D.1"),
            ("cut", "003 §7.D.3"),
            ("place", "003 §7.D.4"),
            ("dealt", "003 §7.E.1"),
            ("burn", "003 §7.D.4"),
        ]
        if not self.early_shuffle:
            clauses.append(("present", "003 §7.C.5"))
        return CardSpec(
            decks=int(self.decks), clauses=tuple(clauses), least_depth=10, reserve=self.cutting_card, burn=1
        )

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for spot in range(1, self.seats + 1):
            for wager in WAGERS:
                yield wager, BetKey(wager.id, spot=spot)

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (Pay(pays_of(self.pays_table, TIE) if key.wager == TIE else Odds(1)),)

    def pay_cite(self, key: BetKey) -> str:
        return PAY_CITES[key.wager]

    def unit_cents(self, key: BetKey) -> int:
        """An exact commission has to come out in whole chips too."""
        chip = self.chips_cents[0]
        if key.wager == BANKER and self.commission_rounding == EXACT and self.commission_percent:
            return chip * (100 // gcd(100, self.commission_percent))
        return stake_unit(tuple(pay.odds for pay in self.pays(key)), chip)

    def problems(self) -> list[OptionProblem]:
        odds = pays_of(self.pays_table, TIE)
        if odds.pays < LEAST_TIE.pays * odds.to:
            return [OptionProblem("pays_table", "PAYS_BELOW_MINIMUM", str(odds))]
        return []


def commission_cents(rules: MiniBaccarat, won_cents: int) -> int:
    """The charge on a Banker's win: exact, or up to the next quarter, or the multiple of it that chips can pay (BAC-4).

    >>> commission_cents(MiniBaccarat(), 3300), commission_cents(MiniBaccarat(), 100)
    (175, 25)
    """
    unit = rules.chips_cents[0]
    if rules.commission_rounding == QUARTER_UP:
        unit = lcm(unit, QUARTER)
    return min(won_cents, percent_of(won_cents, rules.commission_percent, Rounding.UP, unit))


OPTIONS = (
    Option("decks", "Decks", Kind.CHOICE, "003 §7.A.1", ("6", "8")),
    Option("seats", "Seats", Kind.WHOLE, "003 §7.H.1.b", low=1, high=9),
    Option("pays_table", "Payout odds", Kind.ODDS, "003 §7.C.3", (TIE,)),
    Option("commission_percent", "Commission on a Banker's win", Kind.WHOLE, "003 §7.C.2", low=0, high=5),
    Option("commission_rounding", "Commission is", Kind.CHOICE, "BAC-4", (QUARTER_UP, EXACT)),
    Option("commission_timing", "Commission is taken", Kind.CHOICE, "003 §7.C.2", (MARKED, AT_ONCE)),
    Option("cutting_card", "Cards behind the cutting card", Kind.WHOLE, "003 §7.D.4", low=14, high=104),
    Option("lacing", "About one deck is laced into the stack", Kind.FLAG, "003 §7.D.2"),
    Option("early_shuffle", "Cards washed before a player sits", Kind.FLAG, "003 §7.C.6"),
    *(row for row in limit_options("003 §7.B.1") if row.name != "seats"),
)
