"""Casino War on paper: wagers, limits, the course of a round and the house's choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from feltwright.engine.families import card_table, shuffler
from feltwright.engine.families.card_table import CardSpec
from feltwright.engine.families.dealt_round import DEAL, DEALING, EXPOSED
from feltwright.engine.game import BETTING, Irregularity, Named, Rules, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem
from feltwright.engine.wagers import BetKey, Pay, Wager

TIES, AT_WAR = "ties", "at_war"
GO_TO_WAR, SURRENDER = "war", "surrender"
DEALER = "dealer"
BURNED = 3
WAR_CITE = "003 §14.C.2.c.ii"

INITIAL, TIE, WAR = "initial", "tie", "war"
WAGERS = (
    Wager(INITIAL, "Initial wager", "003 §14.B.1", "before the cards", group="hand"),
    Wager(TIE, "Tie wager", "003 §14.B.2", "before the cards, with an initial wager", group="tie"),
    Wager(WAR, "War", "003 §14.C.2.c.ii", "after a tie", group="hand", placed_by="decision"),
)
PAY_CITES = {INITIAL: "003 §14.C.2.a", TIE: "003 §14.C.3.d", WAR: "003 §14.C.2.c.ii"}
PAYS = {INITIAL: Odds(1), TIE: Odds(10), WAR: Odds(1)}
SHARED, EACH = "shared", "each"
POSTED_CENTS = 500_000
"""Above this maximum the general manager's approval is needed."""

BY_HAND = (
    ("inspect", "003 §14.A.2"),
    ("verify", "003 §14.A.2"),
    ("present", "003 §14.A.3"),
    ("wash", "003 §14.A.4"),
    ("shuffle", "WAR-3"),
    ("cut", "WAR-3"),
    ("place", "WAR-3"),
)


class CasinoWar(Rules, frozen=True, kw_only=True):
    """The house's choices at a Casino War table."""

    decks: int = 6
    seats: int = 7
    minimum_cents: int = 500
    maximum_cents: int = 100_000
    tie_minimum_cents: int = 100
    tie_maximum_cents: int = 20_000
    higher_maximum: bool = False
    chips_cents: tuple[int, ...] = (50, 100, 500, 2_500, 10_000, 50_000)
    war_card: str = SHARED
    shuffler: bool = False
    machine_cut: bool = True

    LIMITS_CITE: ClassVar[str] = "003 §14.D.1"
    OVERRIDE_CITE: ClassVar[str] = "003 §14.D.2"
    CASINO_HEADS: ClassVar[frozenset[str]] = frozenset({"general manager"})

    @cached_property
    def round_cards(self) -> int:
        """The most a round can take: a card each and the house's, then four for every war card."""
        dealers = 1 if self.war_card == SHARED else self.seats
        return self.seats + 1 + 4 * (self.seats + dealers)

    @cached_property
    def cards(self) -> CardSpec:
        """How the cards are prepared: cut and cutting card as at Red Dog, a single deck anew every round (WAR-3)."""
        size = 52 * self.decks
        return CardSpec(
            decks=self.decks,
            clauses=shuffler.clauses(BY_HAND) if self.shuffler else BY_HAND,
            least_depth=10,
            reserve=max(size // 4, self.round_cards),
            every_round=size < 2 * self.round_cards,
            machine=self.shuffler,
            machine_cut=self.machine_cut,
        )

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for spot in range(1, self.seats + 1):
            for wager in WAGERS:
                yield wager, BetKey(wager.id, spot=spot)

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (Pay(PAYS[key.wager]),)

    def pay_cite(self, key: BetKey) -> str:
        return PAY_CITES[key.wager]

    def unit_cents(self, key: BetKey) -> int:
        """Half of an initial wager may be surrendered, so it is made of two equal stacks (WAR-6)."""
        return self.chips_cents[0] * (1 if key.wager == TIE else 2)

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        if key.wager == TIE:
            return self.tie_minimum_cents, self.tie_maximum_cents, "003 §14.D.4"
        return self.minimum_cents, self.maximum_cents, self.LIMITS_CITE

    def problems(self) -> list[OptionProblem]:
        return list(self._problems())

    def _problems(self) -> Iterator[OptionProblem]:
        if self.maximum_cents > POSTED_CENTS and not self.higher_maximum:
            yield OptionProblem("maximum_cents", "NEEDS_APPROVAL")
        if self.tie_minimum_cents > self.tie_maximum_cents:
            yield OptionProblem("tie_minimum_cents", "ABOVE_MAXIMUM")
        if self.tie_maximum_cents > self.casino_maximum_cents:
            yield OptionProblem("tie_maximum_cents", "ABOVE_CASINO_MAXIMUM")
        if self.round_cards > 52 * self.decks:
            yield OptionProblem("decks", "TOO_FEW_DECKS", f"a round may take {self.round_cards} cards")


OPTIONS = (
    Option("decks", "Decks", Kind.WHOLE, "003 §14.A.1", low=1, high=12),
    Option("seats", "Seats", Kind.WHOLE, "003 §14.E.2", low=6, high=7),
    Option("minimum_cents", "Table minimum", Kind.CENTS, "003 §14.D.2", low=100),
    Option("maximum_cents", "Table maximum", Kind.CENTS, "003 §14.D.2", low=100),
    Option("higher_maximum", "General manager approves more than $5,000", Kind.FLAG, "003 §14.D.2"),
    Option("tie_minimum_cents", "Minimum on a tie", Kind.CENTS, "003 §14.D.4", low=1),
    Option("tie_maximum_cents", "Maximum on a tie", Kind.CENTS, "003 §14.D.4", low=1),
    Option("war_card", "The dealer's war card", Kind.CHOICE, "WAR-2", (SHARED, EACH)),
    Option("shuffler", "Shuffle machine", Kind.FLAG, "003 §15.A.1"),
    Option("machine_cut", "Cards from the machine are cut", Kind.FLAG, "WAR-11"),
    *(row for row in limit_options("003 §14.D.1") if row.name not in ("minimum_cents", "maximum_cents", "seats")),
)

PHASES = (
    *(phase for phase in card_table.PHASES if phase.id != card_table.BURN),
    Named(BETTING, "Place your bets", "003 §14.B.1"),
    Named(DEALING, "A card for every player and the house", "003 §14.B.3"),
    Named(TIES, "Tied players choose", "003 §14.C.2.c"),
    Named(AT_WAR, "War", WAR_CITE),
    Named(EXPOSED, "A card has been found face up", "WAR-9"),
)
STEPS = (
    *(step for step in card_table.STEPS if step.id != card_table.BURN),
    Named(DEAL, "Deal", "003 §14.B.3"),
)
DECISIONS = (
    *card_table.DECISIONS,
    Named(GO_TO_WAR, "Go to war", WAR_CITE),
    Named(SURRENDER, "Surrender half", "003 §14.C.2.c.i"),
)
IRREGULARITIES = (
    Irregularity("face_up_in_shoe", "Card found face up in the shoe", "WAR-9", "not_used", (BETTING, DEALING, AT_WAR)),
    Irregularity("not_enough_cards", "Too few cards to finish the round", "WAR-9", "reshuffle", (DEALING, AT_WAR)),
    *shuffler.rows((card_table.SHUFFLE, card_table.CUT, BETTING, DEALING, TIES, AT_WAR)),
)
