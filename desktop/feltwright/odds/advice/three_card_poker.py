"""Three Card Poker: every hand the dealer can have, counted for the hand that is to be decided."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.cards import CARDS
from feltwright.engine.families.banked_bets import bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, LAY_DOWN, PLAY
from feltwright.engine.families.banked_state import DECISION, HandsState
from feltwright.engine.games.three_card_poker import QUALIFIES, ThreeCardPoker
from feltwright.engine.hands import THREE_CARD, Ranking, evaluate
from feltwright.odds.advice import Advice, coupon_share, share
from feltwright.odds.three_card_poker import DEALER_HANDS


def advise(rules: ThreeCardPoker, state: HandsState) -> Advice | None:
    """Play where that is worth more than the ante lost by folding."""
    held = next((held for held in state.play.hands if not held.choice), None) if state.phase == DECISION else None
    if held is None:
        return None
    number = state.play.of_seat(held.seat).index(held)
    ante = bets_at(state.bets, held.spot).get(ANTE)
    if ante is None:
        return Advice(Decide(held.seat, LAY_DOWN, number), "SIDE_BET_ONLY")
    worth = play_worth(rules, held.cards, coupon_share(ante))
    choice = PLAY if worth >= -1 else FOLD
    return Advice(Decide(held.seat, choice, number), "PLAY_OR_FOLD", particulars(worth=share(worth)))


def play_worth(rules: ThreeCardPoker, cards: tuple[str, ...], coupon: Fraction = Fraction(0)) -> Fraction:
    """What playing a hand brings in antes, over the dealer's 18,424 hands; a coupon is won with the ante (TCP-8)."""
    lower, unqualified, higher = _against(tuple(sorted(cards)), rules.ranking)
    odds = dict(rules.bonus_pays).get(evaluate(cards, THREE_CARD).kind)
    bonus = Fraction(odds.pays, odds.to) if odds else Fraction(0)
    paid = DEALER_HANDS - (0 if rules.bonus_if_beaten else higher)
    won = (2 if rules.play_wins == "even_money" else 1) * lower + unqualified - 2 * higher
    return (won + coupon * (lower + unqualified) + bonus * paid) / DEALER_HANDS


@lru_cache(maxsize=64)
def _against(cards: tuple[str, ...], ranking: Ranking) -> tuple[int, int, int]:
    """Dealer's hands that qualify and are lower, that do not qualify, and that are higher."""
    mine = evaluate(cards, ranking).score
    lower = unqualified = higher = 0
    for dealt in combinations([card for card in CARDS if card not in cards], 3):
        score = evaluate(dealt, ranking).score
        if score < QUALIFIES:
            unqualified += 1
        elif score < mine:
            lower += 1
        elif score > mine:
            higher += 1
    return lower, unqualified, higher
