"""Single deck blackjack.

Sources: 003 Chapter 4 section 3 part M; everything else is blackjack. One deck (SDB-6), a blackjack pays 6 to 5,
doubling on 10 and 11 only, after a split too (SDB-3), and the dealer hits soft 17. House options: as at blackjack,
without these.
"""

from __future__ import annotations

from typing import ClassVar

from feltwright.engine.families import blackjack_table, blackjack_tally
from feltwright.engine.families.blackjack_irregular import IRREGULARITIES
from feltwright.engine.families.blackjack_play import DECISIONS, PHASES, STEPS, BlackjackPlay, needs
from feltwright.engine.families.blackjack_rules import ADDED, BlackjackRules
from feltwright.engine.families.blackjack_rules import OPTIONS as SHARED
from feltwright.engine.game import GameDef
from feltwright.engine.money import Odds
from feltwright.engine.options import Profile
from feltwright.engine.wagers import Wager

MAIN = Wager("main", "Blackjack", "003 §3.M", "before the first card")
WAGERS = (MAIN, *ADDED)


class SingleDeck(BlackjackRules, frozen=True, kw_only=True):
    """The house's choices at a single deck table."""

    chips_cents: tuple[int, ...] = (10, 100, 500, 2_500, 10_000, 50_000)
    """SDB-4: with dimes every half dollar is paid 6 to 5 exactly, and of every dollar half can be given up."""
    dealt_from: str = "hand"

    MAIN: ClassVar[tuple[Wager, ...]] = (MAIN,)

    # SDB-5: no least number of rounds; the discards finish a round for which the deck is too short
    @property
    def deck_count(self) -> int:
        return 1

    @property
    def blackjack_odds(self) -> Odds:
        return Odds(6, 5)

    @property
    def blackjack_cite(self) -> str:
        return "003 §3.M.1"

    @property
    def hits_soft_17(self) -> bool:
        return True

    @property
    def double_totals(self) -> tuple[int, ...]:
        return (10, 11)


GAME = GameDef(
    id="single_deck_blackjack",
    name="Single Deck Blackjack",
    kind="cards",
    sources=("003",),
    rules=SingleDeck,
    play=BlackjackPlay,
    options=SHARED,
    profiles=(Profile("003", "Licensed games rules of play", "003 §3.M"),),
    wagers=WAGERS,
    phases=PHASES,
    steps=STEPS,
    decisions=DECISIONS,
    irregularities=IRREGULARITIES,
    start=blackjack_table.start,
    why_not=blackjack_table.why_not,
    needs=needs,
    perform=blackjack_table.perform,
    routine=blackjack_table.routine,
    routes=blackjack_table.routes,
    hands=blackjack_table.hands_to_decide,
    hand_places=blackjack_tally.hand_places,
    hand_wagers=blackjack_tally.hand_wagers,
    tally=blackjack_tally.tally,
)
