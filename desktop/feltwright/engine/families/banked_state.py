"""A table of banked hands: its phases and steps, what it remembers, and what a game has to add."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from feltwright.engine.actions import Decide
from feltwright.engine.families import card_table
from feltwright.engine.families.banked_bets import OPEN, Bets
from feltwright.engine.families.card_table import Stock
from feltwright.engine.game import BETTING, Named, State
from feltwright.engine.refusals import Refusal
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, Verdict

DEALING, DECISION, REVEAL, SETTLE = "dealing", "decision", "reveal", "settle"
NO_MORE_BETS, NEW_CARDS = "no_more_bets", "new_cards"
DEALER = "dealer"
PHASES = (
    *(phase for phase in card_table.PHASES if phase.id in OPEN),
    Named(BETTING, "Place your bets"),
    Named(DEALING, "No more bets, the hands are dealt"),
    Named(DECISION, "The players decide"),
    Named(REVEAL, "The dealer's hand is turned over"),
    Named(SETTLE, "The hands are settled"),
)
STEPS = (
    Named(NEW_CARDS, "Bring new cards"),
    *(step for step in card_table.STEPS if step.id in OPEN),
    Named(NO_MORE_BETS, "No more bets"),
    Named(REVEAL, "Turn the dealer's hand over"),
    Named(SETTLE, "Settle the hands"),
)


class Held(Struct, frozen=True, gc=False):
    """The hand at a position."""

    spot: int
    seat: int
    cards: tuple[str, ...] = ()
    choice: str = ""
    """`play`, `fold` or `lay_down`, once it is made."""

    @property
    def place(self) -> str:
        """Where its cards lie."""
        return f"hand.{self.spot}.0"


class HandsPlay(Struct, frozen=True):
    """What a table of banked hands remembers."""

    stock: Stock
    hands: tuple[Held, ...] = ()
    dealer: tuple[str, ...] = ()
    shown: bool = False
    folded: tuple[Bet, ...] = ()
    """Wagers collected from folded hands, which come back if the whole deal turns out void."""
    uncounted: int = 0
    """Rounds since the stub was last counted."""

    def of_seat(self, seat: int) -> tuple[Held, ...]:
        """A seat's hands, in playing order."""
        return tuple(held for held in self.hands if held.seat == seat)


HandsState: TypeAlias = State[HandsPlay]


class Conduct(Struct, frozen=True):
    """What a game adds to the common round."""

    choices: tuple[str, ...]
    """Every way to make the play wager."""
    why_not_play: Callable[[Any, int, Decide], Refusal | None]
    play_cents: Callable[[int, Decide], int]
    """The play wager that a decision makes behind an ante."""
    verdicts: Callable[[Any, HandsPlay, Held, Bets], Iterator[tuple[str, Verdict]]]
    """The wagers of a hand that was not folded, in the order they are settled; one without chips of its own is a
    bonus on the ante."""
    arrange: Callable[[tuple[str, ...]], tuple[str, ...]]
    """How the dealer lays out the revealed cards, from left to right."""
    announce: Callable[[Any, Till, HandsPlay], None]
    """The dealer tells what the revealed hand is."""
    default: Callable[[HandsPlay, Held], str]
    """What a player with an ante does unless told otherwise."""
