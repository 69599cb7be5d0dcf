"""Blackjack hands as the table counts them aloud, and where a player's hands lie."""

from __future__ import annotations

from feltwright.engine.actions import particulars
from feltwright.engine.families.blackjack_hands import Hand, count, is_natural
from feltwright.engine.families.blackjack_play import DEALER, SWITCHING, Table, switching_spot
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.tally import Tally
from feltwright.engine.wagers import BetKey


def tally(_rules: BlackjackRules, state: Table, place: str, cards: tuple[str, ...]) -> Tally | None:
    """The total of the cards seen; an ace and a ten are a blackjack only where the hand may be one."""
    hand = next((hand for hand in state.play.hands if hand.place == place), None)
    if hand is None and place != DEALER:
        return None
    total, soft = count(cards)
    if is_natural(cards) and (hand is None or not (hand.split or hand.plain)):
        return Tally("BLACKJACK")
    if total > 21:
        return Tally("OVER", particulars(total=total))
    code = "SOFT" if soft and total < 21 and len(cards) > 1 else "TOTAL"
    return Tally(code, particulars(total=total, low=total - 10))


def hand_places(state: Table, seat: int, hand: int) -> tuple[str, ...]:
    """The cards of one hand; both hands of a spot while the player may exchange between them."""
    return tuple(held.place for held in _held(state, seat, hand))


def hand_wagers(state: Table, seat: int, hand: int) -> tuple[BetKey, ...]:
    """The wager in front of those cards, and what was doubled."""
    return tuple(key for held in _held(state, seat, hand) for key in (held.key, held.double_key))


def _held(state: Table, seat: int, hand: int) -> list[Hand]:
    mine = [held for held in state.play.hands if held.seat == seat]
    if state.phase == SWITCHING:
        spot = switching_spot(state.play)
        return [held for held in mine if held.spot == spot]
    return mine[hand : hand + 1] if hand >= 0 else []
