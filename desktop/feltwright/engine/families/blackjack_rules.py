"""What the house may choose at any blackjack table, and the wagers that all of them have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from feltwright.engine.actions import GameAction, PlaceBet
from feltwright.engine.families import shuffler
from feltwright.engine.families.card_table import AnyState, CardSpec, opening_bet
from feltwright.engine.game import Rules, limit_options
from feltwright.engine.money import Odds, stake_unit
from feltwright.engine.options import Kind, Option
from feltwright.engine.refusals import Refusal
from feltwright.engine.wagers import Bet, BetKey, Pay, Result, Wager

SPLITS = 3
"""A pair is split at most three times: four hands (003 §3.I.2)."""
INSURANCE = Wager("insurance", "Insurance", "003 §3.H.3", "dealer shows an ace", group="insurance")
DOUBLE = Wager(
    "double_down", "Double down", "003 §3.I.1", "on two cards", group="additions", placed_by="decision", of_hand=True
)
SPLIT = Wager("split", "Split wager", "003 §3.I.2", "on a pair", group="additions", placed_by="decision", of_hand=True)
ADDED = (INSURANCE, DOUBLE, SPLIT)


class BlackjackRules(Rules, frozen=True, kw_only=True):
    """The house's choices that every blackjack table has."""

    minimum_cents: int = 500
    chips_cents: tuple[int, ...] = (50, 100, 500, 2_500, 10_000, 50_000)
    dealt_from: str = "shoe"
    player_cards: str = "up"
    burn_first: bool = True
    relief_burn: bool = True
    disclose_burn: bool = False
    peek: bool = True
    double_down: bool = True
    surrender: bool = True
    several_boxes: bool = True
    reshuffle_at_will: bool = True
    shuffler: bool = False
    machine_cut: bool = True
    draw_on_21: bool = False
    resplit_aces: bool = False
    dealer_blackjack_after_split: str = "original_only"

    LIMITS_CITE: ClassVar[str] = "003 §3.C.5"
    MAIN: ClassVar[tuple[Wager, ...]] = ()
    """The wagers made before the deal: one a spot, or two that a player makes together."""

    @property
    def deck_count(self) -> int:
        """How many decks are played."""
        raise AssertionError("each game answers this itself")

    @property
    def blackjack_odds(self) -> Odds:
        """What a blackjack pays."""
        raise AssertionError("each game answers this itself")

    @property
    def blackjack_cite(self) -> str:
        """The clause that says so."""
        return "003 §3.C.3"

    @property
    def hits_soft_17(self) -> bool:
        """Whether the dealer draws to a soft 17."""
        return False

    @property
    def double_totals(self) -> tuple[int, ...]:
        """The totals that may be doubled; empty: any two cards."""
        return ()

    @property
    def push_total(self) -> int:
        """A dealer's total that pushes; 0: none."""
        return 0

    @property
    def natural_beats_push(self) -> bool:
        """Whether a blackjack wins against it all the same."""
        return True

    @property
    def at_push(self) -> Result:
        """What the pushing total does to other hands."""
        return Result.PUSH

    @property
    def switched_naturals(self) -> bool:
        """Whether an ace and a ten brought together by switching are a blackjack."""
        return True

    def why_not_start(self, bets: tuple[Bet, ...]) -> Refusal | None:
        """What else has to lie on the felt before the deal."""
        return None

    def partners(self, key: BetKey) -> tuple[PlaceBet, ...]:
        """Wagers that have to be made together with the key, for the seat of its spot."""
        return ()

    def next_bet(self, state: AnyState, idle: frozenset[int]) -> GameAction | None:
        """What somebody has to bet before the dealer can deal."""
        return None if state.bets else opening_bet(self, state, idle, self.MAIN[0].id)

    @cached_property
    def spec(self) -> CardSpec:
        """How the cards are prepared."""
        clauses = shuffler.clauses(BY_HAND) if self.shuffler else BY_HAND
        if self.reshuffle_at_will:
            clauses = (*clauses, ("at_will", "003 §3.D.3"))
        if self.relief_burn:
            clauses = (*clauses, ("relief", "003 §3.E.2"))
        size = 52 * self.deck_count
        return CardSpec(
            decks=self.deck_count,
            clauses=clauses,
            least_depth=5,
            reserve=size // 4,
            burn=int(self.burn_first),
            from_hand=self.dealt_from == "hand",
            machine=self.shuffler,
            machine_cut=self.machine_cut,
        )

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        """Every wager of every box."""
        boxes = len(self.MAIN)
        for spot in range(1, self.seats + 1):
            for wager in self.MAIN:
                yield wager, BetKey(wager.id, spot=spot)
            for box in range(boxes):
                yield INSURANCE, insurance_key(spot, box, boxes)
            hands = boxes * (SPLITS + 1)
            yield from ((SPLIT, BetKey("split", str(number), spot)) for number in range(boxes, hands))
            if self.double_down:
                yield from ((DOUBLE, BetKey("double_down", str(number), spot)) for number in range(hands))

    def is_main(self, key: BetKey) -> bool:
        """Whether the key is a wager made before the deal."""
        return key.wager not in ("insurance", "split", "double_down")

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        """What a key pays."""
        if self.is_main(key):
            return (Pay(Odds(1)), Pay(self.blackjack_odds, "blackjack"))
        return (Pay(Odds(2 if key.wager == "insurance" else 1)),)

    def pay_cite(self, key: BetKey) -> str:
        """The clause that fixes it."""
        return self.blackjack_cite if self.is_main(key) else "003 §3.C.3"

    def unit_cents(self, key: BetKey) -> int:
        """BLA-10: a wager is made in amounts of which a blackjack and half a wager can be paid exactly."""
        if not self.is_main(key):
            return self.chips_cents[0]
        halves = (Odds(1, 2),) if self.surrender else ()
        return stake_unit((Odds(1), self.blackjack_odds, *halves), self.chips_cents[0])

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        """Table limits for the first wager; additions are measured by it."""
        if self.is_main(key):
            return self.minimum_cents, self.maximum_cents, self.LIMITS_CITE
        cite = {"insurance": "003 §3.H.3", "split": "003 §3.I.2", "double_down": "003 §3.I.1"}[key.wager]
        return self.chips_cents[0], self.casino_maximum_cents, cite


def insurance_key(spot: int, box: int, boxes: int) -> BetKey:
    """Where the insurance of a wager lies; a player with two wagers insures each."""
    return BetKey("insurance", str(box + 1) if boxes > 1 else "", spot)


BY_HAND = (
    ("inspect", "003 §3.D.1"),
    ("present", "003 §3.D.2"),
    ("wash", "003 §3.A.6"),
    ("shuffle", "003 §3.D.3"),
    ("cut", "003 §3.D.4"),
    ("place", "003 §3.D.4"),
    ("dealt", "003 §3.E.1"),
    ("burn", "003 §3.E.2"),
    ("short", "003 §3.K.1"),
)
# 003 §3.D.5: the cut goes round; 003 §3.A.4: what a shoe is; 003 §3.H.2: a
# player counts for himself.
# BLA-3: looking at the hole card is allowed, not ordered; BLA-9: C.5 is read as wagers outside the limits.
OPTIONS = (
    Option("dealt_from", "Cards dealt from", Kind.CHOICE, "003 §3.E.1", ("shoe", "hand")),
    Option("player_cards", "Players' first cards", Kind.CHOICE, "003 §3.F.1", ("up", "down")),
    Option("burn_first", "Burn the first card", Kind.FLAG, "003 §3.E.2"),
    Option("relief_burn", "A new dealer may burn a card", Kind.FLAG, "003 §3.E.2"),
    Option("disclose_burn", "Show the burned card on request", Kind.FLAG, "003 §3.E.2"),
    Option("peek", "Dealer looks under an ace or ten", Kind.FLAG, "003 §3.G.1"),
    Option("double_down", "Doubling down", Kind.FLAG, "003 §3.I.1"),
    Option("surrender", "Surrender", Kind.FLAG, "003 §3.K.2"),
    Option("several_boxes", "Several boxes for one player", Kind.FLAG, "003 §3.J.2"),
    Option("reshuffle_at_will", "Shuffle at the dealer's discretion", Kind.FLAG, "003 §3.D.3"),
    Option("shuffler", "Shuffle machine", Kind.FLAG, "003 §15.A.1"),
    Option("machine_cut", "Cards from the machine are cut", Kind.FLAG, "BLA-18"),
    Option("draw_on_21", "A player with 21 may draw", Kind.FLAG, "BLA-1"),
    Option("resplit_aces", "Split aces may be split again", Kind.FLAG, "BLA-7"),
    Option(
        "dealer_blackjack_after_split",
        "Dealer blackjack after a split",
        Kind.CHOICE,
        "BLA-2",
        ("original_only", "collect_none"),
    ),
    *(row for row in limit_options("003 §3.C.5") if row.name != "seats"),
    Option("seats", "Betting boxes", Kind.WHOLE, "003 §3.L.2", low=6, high=7),
)
