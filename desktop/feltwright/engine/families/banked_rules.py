"""What the house may choose at a table of banked hands, the same for every game of the shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

from feltwright.engine.families.card_table import CardSpec
from feltwright.engine.game import Irregularity, Rules, limit_options
from feltwright.engine.hands import Ranking
from feltwright.engine.options import Kind, Option, OptionProblem
from feltwright.engine.wagers import BetKey, Wager

ANTE, PLAY, FOLD, LAY_DOWN = "ante", "play", "fold", "lay_down"
SHOE, FROM_HAND, STACKS = "shoe", "hand", "stacks"
BY_GROUPS, BY_CARDS = "groups", "cards"
NONE, EQUAL, HALF, BOTH = "none", "equal", "half", "both"
_PREPARING = """
    inspect verify present wash load start other_inspect other_wash unload swap restart shuffle cut
    manual manual_deal manual_at_will
""".split()
"""What is done to the cards before a round, by hand, by machine and after a machine has broken down."""


class BankedRules(Rules, frozen=True, kw_only=True):
    """Options of deal, device and linked wagers; a game adds its own."""

    seats: int = 7
    deal_mode: str = SHOE
    shuffler: bool = False
    second_deck: bool = False
    counting_shuffler: bool = False
    count_stub_rounds: int = 5
    two_positions: bool = False
    linked: str = NONE
    match_play: bool = False
    equal_class: str = BY_GROUPS

    SIDE: ClassVar[str] = ""
    """The wager on the hand alone."""
    HAND: ClassVar[int] = 0
    DEALER_HAND: ClassVar[int] = 0
    UP: ClassVar[int] = 0
    """How many of the dealer's cards, the last, are dealt face up."""
    WAGERS: ClassVar[tuple[Wager, ...]] = ()
    RANKINGS: ClassVar[Mapping[str, Ranking]] = {}
    """The order of hands under each value of `equal_class`."""

    @property
    def ranking(self) -> Ranking:
        """The order of hands, by which the player's is compared with the dealer's."""
        return self.RANKINGS[self.equal_class]

    @property
    def clauses(self) -> Mapping[str, str]:
        """The clauses of the text followed, by what they rule."""
        raise AssertionError("each game answers this itself")

    @property
    def from_left(self) -> bool:
        """Hands are settled from the dealer's left; otherwise from the right, counterclockwise."""
        return False

    @property
    def show_alone(self) -> bool:
        """The dealer's hand may be seen although nobody plays."""
        return False

    @property
    def hand_needs_shuffler(self) -> bool:
        """Cards are dealt from the hand only if a machine has shuffled them."""
        return True

    @property
    def miscount_voids_all(self) -> bool:
        """A wrong number of cards for one player voids every hand."""
        return True

    def ruling(self, row: Irregularity) -> str:
        """The ruling of an irregularity under the text followed."""
        return row.ruling

    def cite(self, name: str) -> str:
        """The clause for something; empty where the text has none."""
        return self.clauses.get(name, "")

    @cached_property
    def cards(self) -> CardSpec:
        """One deck, shuffled before every round, cut by the dealer unless a machine shuffles."""
        return CardSpec(
            decks=1,
            clauses=tuple((name, self.cite(name)) for name in _PREPARING if name != "swap" or self.takes_turns),
            least_depth=10 if self.cite("depth") else 1,
            every_round=True,
            machine=self.shuffler,
            machine_cut=bool(self.cite("machine_cut")),
        )

    @property
    def takes_turns(self) -> bool:
        """Two decks change places, one dealt while the machine shuffles the other."""
        return self.second_deck

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        """Every wager at every position."""
        for wager in self.WAGERS:
            for spot in range(1, self.seats + 1):
                yield self.row(wager), BetKey(wager.id, spot=spot)

    def row(self, wager: Wager) -> Wager:
        """The wager under the text followed."""
        return wager

    def device_problems(self) -> Iterator[OptionProblem]:
        """What only an automated shuffler makes possible."""
        if self.shuffler:
            return
        if self.deal_mode == STACKS or (self.deal_mode == FROM_HAND and self.hand_needs_shuffler):
            yield OptionProblem("deal_mode", "NEEDS_SHUFFLER")
        for name in ("second_deck", "counting_shuffler"):
            if getattr(self, name):
                yield OptionProblem(name, "NEEDS_SHUFFLER")


def banked_options(cites: Mapping[str, str], limits_cite: str) -> tuple[Option, ...]:
    """The rows of the common options, under the game's own clauses."""
    rows = (
        Option("deal_mode", "Dealt from", Kind.CHOICE, cites["deal_mode"], (SHOE, FROM_HAND, STACKS)),
        Option("shuffler", "Automated shuffler", Kind.FLAG, cites["shuffler"]),
        Option("second_deck", "A second deck in the shuffler", Kind.FLAG, cites["second_deck"]),
        Option("counting_shuffler", "The shuffler counts the cards", Kind.FLAG, cites["counting_shuffler"]),
        Option("count_stub_rounds", "Rounds between counts", Kind.WHOLE, cites["count_stub_rounds"], low=1, high=5),
        Option("two_positions", "Two adjacent positions", Kind.FLAG, cites["two_positions"]),
        Option("linked", "Wagers that go together", Kind.CHOICE, cites["linked"], (NONE, EQUAL, HALF, BOTH)),
        Option("match_play", "Match play coupons", Kind.FLAG, cites["match_play"]),
        Option("equal_class", "Equal classes compared by", Kind.CHOICE, cites["equal_class"], (BY_GROUPS, BY_CARDS)),
        Option("seats", "Seats", Kind.WHOLE, cites["seats"], low=1, high=7),
    )
    named = {row.name for row in rows}
    return rows + tuple(row for row in limit_options(limits_cite) if row.name not in named)
