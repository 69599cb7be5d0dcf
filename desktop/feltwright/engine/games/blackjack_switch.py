"""Blackjack Switch.

Sources: 003 Chapter 4 section 3 part N; everything else is blackjack. Two wagers and two hands a player, whose second
cards may change places; a dealer's 22 does not lose. House options: as at blackjack, and what the ten lines of the
part leave open: what a blackjack pays, what a 22 does, equal wagers, soft 17.
"""

from __future__ import annotations

from typing import ClassVar

from feltwright.engine.actions import GameAction, PlaceBet, RemoveBet
from feltwright.engine.families import blackjack_table, blackjack_tally
from feltwright.engine.families.blackjack_irregular import WITH_SWITCHING as IRREGULARITIES
from feltwright.engine.families.blackjack_play import (
    DECISIONS,
    INSURANCE,
    KEEP,
    PHASES,
    STEPS,
    SWITCH,
    SWITCHING,
    BlackjackPlay,
    needs,
)
from feltwright.engine.families.blackjack_rules import ADDED, BlackjackRules
from feltwright.engine.families.blackjack_rules import OPTIONS as SHARED
from feltwright.engine.families.card_table import AnyState, opening_bet
from feltwright.engine.game import GameDef, Named, State, Step
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.wagers import Bet, BetKey, Result, Wager

MAIN = (
    Wager("hand1", "First hand", "003 §3.N.1", "before the first card"),
    Wager("hand2", "Second hand", "003 §3.N.1", "before the first card"),
)
WAGERS = (*MAIN, *ADDED)
OTHER = {"hand1": "hand2", "hand2": "hand1"}
PUSHES = 22


class Switch(BlackjackRules, frozen=True, kw_only=True):
    """The house's choices at a Blackjack Switch table."""

    decks: int = 6
    blackjack_pays: str = "3:2"
    dealer_22: str = "push"
    natural_beats_22: bool = True
    switched_natural_counts: bool = True
    equal_wagers: bool = True
    soft_17: str = "stand"

    MAIN: ClassVar[tuple[Wager, ...]] = MAIN

    @property
    def deck_count(self) -> int:
        return self.decks

    @property
    def blackjack_odds(self) -> Odds:
        return Odds.parse(self.blackjack_pays)

    @property
    def hits_soft_17(self) -> bool:
        return self.soft_17 == "hit"

    @property
    def push_total(self) -> int:
        return PUSHES

    @property
    def natural_beats_push(self) -> bool:
        return self.natural_beats_22

    @property
    def at_push(self) -> Result:
        return Result.PUSH if self.dealer_22 == "push" else Result.LOSE

    @property
    def switched_naturals(self) -> bool:
        return self.switched_natural_counts

    def why_not_start(self, bets: tuple[Bet, ...]) -> Refusal | None:
        """Both wagers are compulsory (003 §3.N.1), and equal where the house asks for it (SWI-5)."""
        for bet in bets:
            other = _other(bets, bet)
            if other is None:
                return refuse("TWO_WAGERS_NEEDED", "003 §3.N.1", position=bet.key.spot)
            if self.equal_wagers and other.cents != bet.cents:
                return refuse("UNEQUAL_WAGERS", "SWI-5", position=bet.key.spot)
        return None

    def partners(self, key: BetKey) -> tuple[PlaceBet, ...]:
        """The other hand's wager, as large as the walk makes this one."""
        cents = max(20 * self.unit_cents(key), self.book[key].least_cents)
        return (PlaceBet(key.spot, _other_key(key), cents),)

    def next_bet(self, state: AnyState, idle: frozenset[int]) -> GameAction | None:
        """A wager for the other hand as large as the one that lies, or that one comes down."""
        if not state.bets:
            return opening_bet(self, state, idle, "hand1")
        for bet in state.bets:
            other = _other(state.bets, bet)
            missing = bet.cents - (other.cents if other else 0)
            if other is None or (self.equal_wagers and missing > 0):
                there = state.seats[bet.seat - 1].cents
                if there >= missing:
                    return PlaceBet(bet.seat, _other_key(bet.key), missing, confirmed_by=("general manager",))
                return RemoveBet(bet.seat, bet.key)
        return None


def _other_key(key: BetKey) -> BetKey:
    return BetKey(OTHER[key.wager], spot=key.spot)


def _other(bets: tuple[Bet, ...], bet: Bet) -> Bet | None:
    wanted = _other_key(bet.key)
    return next((other for other in bets if other.key == wanted), None)


# SWI-6: insurance and the look come before the switch; SWI-7: the hand at the dealer's left is played first.
OPTIONS = (
    Option("decks", "Decks", Kind.WHOLE, "003 §3.B.1", low=1, high=16),
    Option("blackjack_pays", "A blackjack pays", Kind.CHOICE, "SWI-3", ("3:2", "1:1")),
    Option("dealer_22", "A dealer's 22 against other hands", Kind.CHOICE, "SWI-2", ("push", "house_wins")),
    Option("natural_beats_22", "A blackjack beats a dealer's 22", Kind.FLAG, "SWI-1"),
    Option("switched_natural_counts", "A blackjack made by switching counts", Kind.FLAG, "SWI-4"),
    Option("equal_wagers", "Both wagers must be equal", Kind.FLAG, "SWI-5"),
    Option("soft_17", "Dealer's soft 17", Kind.CHOICE, "SWI-8", ("stand", "hit")),
    *SHARED,
)
AT = next(number for number, phase in enumerate(PHASES) if phase.id == INSURANCE) + 1


def why_not(rules: Switch, state: State[BlackjackPlay], action: GameAction) -> Refusal | None:
    """The blackjack judge, with the irregularities of a table that switches."""
    return blackjack_table.why_not(rules, state, action, IRREGULARITIES)


def perform(rules: Switch, state: State[BlackjackPlay], action: GameAction) -> Step[BlackjackPlay]:
    """What a legal action leads to."""
    return blackjack_table.perform(rules, state, action, IRREGULARITIES)


GAME = GameDef(
    id="blackjack_switch",
    name="Blackjack Switch",
    kind="cards",
    sources=("003",),
    rules=Switch,
    play=BlackjackPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §3.N"),),
    wagers=WAGERS,
    phases=(*PHASES[:AT], Named(SWITCHING, "Switch?", "003 §3.N.2"), *PHASES[AT:]),
    steps=STEPS,
    decisions=(
        *DECISIONS,
        Named(SWITCH, "Switch the second cards", "003 §3.N.2"),
        Named(KEEP, "Keep the hands", "003 §3.N.2"),
    ),
    irregularities=IRREGULARITIES,
    start=blackjack_table.start,
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=blackjack_table.routine,
    routes=blackjack_table.routes,
    hands=blackjack_table.hands_to_decide,
    hand_places=blackjack_tally.hand_places,
    hand_wagers=blackjack_tally.hand_wagers,
    tally=blackjack_tally.tally,
)
