"""Blackjack.

Sources: 003 Chapter 4 section 3, parts A to L, and section 15 on the shuffle machine. House options: decks, boxes,
face of the first cards, burning, the look under an ace or ten, doubling, surrender, several boxes for one player,
and the readings of unclear clauses.
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
from feltwright.engine.options import Kind, Option, Profile
from feltwright.engine.wagers import Wager

MAIN = Wager("main", "Blackjack", "003 §3.B.2", "before the first card")
WAGERS = (MAIN, *ADDED)


class Blackjack(BlackjackRules, frozen=True, kw_only=True):
    """The house's choices at a blackjack table."""

    decks: int = 6

    MAIN: ClassVar[tuple[Wager, ...]] = (MAIN,)

    @property
    def deck_count(self) -> int:
        return self.decks

    @property
    def blackjack_odds(self) -> Odds:
        return Odds(3, 2)


OPTIONS = (Option("decks", "Decks", Kind.WHOLE, "003 §3.B.1", low=1, high=16), *SHARED)

GAME = GameDef(
    id="blackjack",
    name="Blackjack",
    kind="cards",
    sources=("003",),
    rules=Blackjack,
    play=BlackjackPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §3"),),
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
