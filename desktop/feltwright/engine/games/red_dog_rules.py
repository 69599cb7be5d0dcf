"""Red Dog on paper: spreads and what they pay, limits, the course of a round and the house's choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from feltwright.engine.cards import value_of
from feltwright.engine.families import card_table
from feltwright.engine.families.card_table import CardSpec
from feltwright.engine.families.dealt_round import DEAL, DEALING, EXPOSED
from feltwright.engine.game import BETTING, Irregularity, Named, Rules, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option
from feltwright.engine.wagers import BetKey, Pay, Wager

BET, RAISE = "bet", "raise"
WAGERS = (
    Wager(BET, "Bet", "003 §12.C.1", "before the first card", group="hand"),
    Wager(RAISE, "Raise", "003 §12.C.8", "on a spread, until Raises closed", group="hand"),
)
SPREAD_ODDS = {1: Odds(5), 2: Odds(4), 3: Odds(2)}
TRIPLE_ODDS = Odds(11)
SPREAD_PAYS = (
    Pay(Odds(5), "a spread of 1"),
    Pay(Odds(4), "a spread of 2"),
    Pay(Odds(2), "a spread of 3"),
    Pay(Odds(1), "a spread of 4 to 11"),
)
DISCARD_IT, USE_IT = "discard", "use"


def spread_odds(spread: int) -> Odds:
    """What a spread of 1 to 11 pays (003 §12.C.9.b).

    >>> str(spread_odds(2)), str(spread_odds(11))
    ('4 to 1', '1 to 1')
    """
    return SPREAD_ODDS.get(spread, Odds(1))


def spread_of(one: str, two: str) -> int:
    """How many values lie between two cards in either order; -1 for a pair, 0 for consecutive cards (RED-3).

    Aces count fourteen, so king and ace are consecutive and ace and two are far apart (003 §12.A.2).

    >>> spread_of("4S", "7H"), spread_of("KD", "9C"), spread_of("AS", "KS"), spread_of("5S", "5H")
    (2, 3, 0, -1)
    """
    return abs(value_of(one) - value_of(two)) - 1


def is_between(third: str, one: str, two: str) -> bool:
    """Whether the third card lies strictly between the others (003 §12.C.9.a)."""
    low, high = sorted((value_of(one), value_of(two)))
    return low < value_of(third) < high


class RedDog(Rules, frozen=True, kw_only=True):
    """The house's choices at a Red Dog table."""

    decks: int = 6
    seats: int = 7
    minimum_cents: int = 500
    maximum_cents: int = 50_000
    dealt_from: str = "shoe"
    unexposed_error_card: str = DISCARD_IT
    emblem: bool = True

    LIMITS_CITE: ClassVar[str] = "003 §12.D.5"

    @cached_property
    def cards(self) -> CardSpec:
        """How the cards are prepared: the cutting card a quarter from the back, one card burned."""
        return CardSpec(
            decks=self.decks,
            clauses=(
                ("inspect", "003 §12.A.4"),
                ("wash", "003 §12.A.4"),
                ("shuffle", "003 §12.B.1"),
                ("cut", "003 §12.B.2.a"),
                ("place", "003 §12.B.2.a"),
                ("dealt", "003 §12.A.3"),
                ("burn", "003 §12.B.3"),
            ),
            from_hand=self.dealt_from == "hand",
            least_depth=10,
            reserve=13 * self.decks,
            burn=1,
        )

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for spot in range(1, self.seats + 1):
            for wager in WAGERS:
                yield wager, BetKey(wager.id, spot=spot)

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (*SPREAD_PAYS, Pay(TRIPLE_ODDS, "three of a kind")) if key.wager == BET else SPREAD_PAYS

    def pay_cite(self, key: BetKey) -> str:
        return "003 §12.C.9.b"

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        """A raise may be as small as a chip."""
        least = self.minimum_cents if key.wager == BET else self.chips_cents[0]
        return least, self.maximum_cents, self.LIMITS_CITE


OPTIONS = (
    Option("decks", "Decks", Kind.WHOLE, "003 §12.A.1", low=1, high=12),
    Option("seats", "Seats", Kind.WHOLE, "003 §12.E.2", low=7, high=7),
    Option("dealt_from", "Cards dealt from", Kind.CHOICE, "003 §12.A.3", ("shoe", "hand")),
    Option("unexposed_error_card", "Card drawn in error unseen", Kind.CHOICE, "RED-1", (DISCARD_IT, USE_IT)),
    Option("emblem", "Red Dog emblem on the cloth", Kind.FLAG, "003 §12.E.5"),
    Option("minimum_cents", "Table minimum", Kind.CENTS, "003 §12.D.5", low=100),
    Option("maximum_cents", "Table maximum", Kind.CENTS, "003 §12.D.5", low=100, high=100_000),
    *(row for row in limit_options("003 §12.D.5") if row.name not in ("minimum_cents", "maximum_cents", "seats")),
)

PAIRED, RAISING, CLOSED, CHOOSING = "paired", "raising", "raises_closed", "choosing"
CLOSE_RAISES = "close_raises"
PLAY_ON, VOID_ROUND = "play_on", "void_round"

PHASES = (
    *card_table.PHASES,
    Named(BETTING, "Place your bets", "003 §12.C.1"),
    Named(DEALING, "The first two cards", "003 §12.C.3"),
    Named(PAIRED, "A pair", "003 §12.C.6"),
    Named(RAISING, "Raises are open", "003 §12.C.8"),
    Named(CLOSED, "Raises closed", "003 §12.C.9"),
    Named(EXPOSED, "A card leaves the shoe out of turn", "003 §12.D.1"),
    Named(CHOOSING, "Players choose to play on or not", "003 §12.D.3"),
)
STEPS = (
    *(step for step in card_table.STEPS if step.id != card_table.BURN),
    Named(DEAL, "Deal two cards", "003 §12.C.3"),
    Named(CLOSE_RAISES, "Raises closed", "003 §12.C.9"),
)
DECISIONS = (
    *card_table.DECISIONS,
    Named(PLAY_ON, "Play the round out", "003 §12.D.3"),
    Named(VOID_ROUND, "Have the wagers back", "003 §12.D.3"),
)
TO_COME = (DEALING, PAIRED, CLOSED)
IRREGULARITIES = (
    Irregularity("face_up_in_shoe", "Card found face up in the shoe", "003 §12.D.1", "not_used", TO_COME),
    Irregularity(
        "drawn_unseen", "Card drawn in error, face not seen", "003 §12.D.2", "not_used", (*TO_COME, RAISING, BETTING)
    ),
    Irregularity("third_exposed", "Third card exposed before Raises closed", "003 §12.D.3", "choice", (RAISING,)),
    Irregularity("not_enough_cards", "Too few cards to finish the round", "RED-7", "round_void", TO_COME),
)
