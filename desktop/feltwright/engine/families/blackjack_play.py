"""The table of blackjack: its phases, steps and decisions, and the cards on it.

The hand to act is always the first that still waits, so a round needs no pointer. Cards nobody asked for yet
(`order`) and a card exposed by mistake (`exposed`) are the only things that reach from one step into the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import CardsCollected
from feltwright.engine.families import card_table
from feltwright.engine.families.blackjack_hands import OVER, WAITS, Hand
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.families.card_table import DISCARD, Stock
from feltwright.engine.game import BETTING, Named, State
from feltwright.engine.till import Till

DEALING, INSURANCE, SWITCHING, PLAYING, DRAWING, DEALERS_TURN = (
    "dealing",
    "insurance",
    "switching",
    "playing",
    "drawing",
    "dealers_turn",
)
FOUND, EXPOSED = "found_card", "exposed_card"
DEAL, CLOSE_INSURANCE, SHOW_BURN = "deal", "close_insurance", "show_burn"
HIT, STAND, DOUBLE, SPLIT, SURRENDER, SWITCH, KEEP = (
    "hit",
    "stand",
    "double",
    "split",
    "surrender",
    "switch",
    "keep",
)
DEALER = "dealer"
DEALERS = -1
"""The dealer in a dealing order; players' hands are named by their index."""
WANTS_CARD = (DEALING, DRAWING, DEALERS_TURN, FOUND, EXPOSED)

PHASES = (
    *card_table.PHASES,
    Named(BETTING, "Place your bets", "003 §3.B.2"),
    Named(DEALING, "The first cards are dealt", "003 §3.F.1"),
    Named(INSURANCE, "Insurance?", "003 §3.H.3"),
    Named(PLAYING, "The players decide", "003 §3.F.2"),
    Named(DRAWING, "A card is drawn", "003 §3.F.2"),
    Named(DEALERS_TURN, "The dealer draws", "003 §3.J.1"),
    Named(FOUND, "A card lies face up in the shoe", "003 §3.K.1"),
    Named(EXPOSED, "A card was drawn in error", "003 §3.K.1"),
)
STEPS = (
    *card_table.STEPS,
    Named(DEAL, "Deal", "003 §3.F.1"),
    Named(CLOSE_INSURANCE, "Insurance closed", "003 §3.H.3"),
    Named(SHOW_BURN, "Show the burned card", "003 §3.E.2"),
)
DECISIONS = (
    *card_table.DECISIONS,
    Named(HIT, "Hit", "003 §3.F.2"),
    Named(STAND, "Stand", "003 §3.F.2"),
    Named(DOUBLE, "Double down", "003 §3.I.1"),
    Named(SPLIT, "Split", "003 §3.I.2"),
    Named(SURRENDER, "Surrender", "003 §3.K.2"),
)


class BlackjackPlay(Struct, frozen=True, gc=False):
    """The cards of a blackjack table."""

    stock: Stock
    hands: tuple[Hand, ...] = ()
    """In playing order: from the dealer's left, a split hand after the one it came from."""
    dealer: tuple[str, ...] = ()
    """The first card is up, the second down until the dealer turns it."""
    order: tuple[int, ...] = ()
    """Who still gets cards of the first deal."""
    exposed: str = ""
    """A card drawn in error that everybody has seen: the next one dealt."""
    resume: str = ""
    """The phase that goes on once a wrong card is out of the way."""
    switched: tuple[int, ...] = ()
    """Spots whose player has decided about switching."""


Table: TypeAlias = State[BlackjackPlay]
Turn: TypeAlias = tuple[str, BlackjackPlay]
"""A phase and the play it starts with."""


def current(play: BlackjackPlay) -> int:
    """The hand to act, or -1."""
    for index, hand in enumerate(play.hands):
        if hand.status == WAITS:
            return index
    return -1


def switching_spot(play: BlackjackPlay) -> int:
    """The spot whose player decides about switching, or 0; it takes two live hands."""
    for one, two in pairwise(play.hands):
        if one.spot == two.spot and one.status == two.status == WAITS and one.spot not in play.switched:
            return one.spot
    return 0


def number_of(play: BlackjackPlay, index: int) -> int:
    """How a player counts the hand: from 0 among his own, in playing order."""
    seat = play.hands[index].seat
    return sum(1 for hand in play.hands[:index] if hand.seat == seat)


def on_table(play: BlackjackPlay) -> Iterator[str]:
    """The cards that lie on the felt; those of a finished hand are in the discard rack."""
    yield from play.dealer
    for hand in play.hands:
        if hand.status != OVER:
            yield from hand.cards
    if play.exposed:
        yield play.exposed


def cards_left(rules: BlackjackRules, play: BlackjackPlay) -> bool:
    """Whether a card can still be dealt, from the shoe or the discards."""
    if play.exposed or any(play.stock.shoe.left):
        return True
    return any(card_table.in_rack(rules.spec, play.stock, on_table(play)))


def needs(rules: BlackjackRules, state: Table) -> ChanceRequest | None:
    """The next card, or as many of the first deal as the shoe holds."""
    if state.phase not in WANTS_CARD:
        return card_table.request(rules.spec, state)
    shoe = state.play.stock.shoe
    if state.phase != DEALING:
        return shoe.request()
    return shoe.request(min(len(state.play.order), shoe.size))


def restocked(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> BlackjackPlay:
    """The discards are shuffled when the shoe has no card to give."""
    if any(play.stock.shoe.left):
        return play
    return replace(play, stock=card_table.refilled(rules.spec, till, play.stock, on_table(play)))


def with_hand(play: BlackjackPlay, index: int, hand: Hand) -> BlackjackPlay:
    """The play with one hand changed."""
    hands = play.hands
    return replace(play, hands=(*hands[:index], hand, *hands[index + 1 :]))


def taken_up(till: Till, play: BlackjackPlay) -> BlackjackPlay:
    """The exposed card leaves its place beside the discard rack."""
    till.events.append(CardsCollected(DISCARD))
    return replace(play, exposed="")
