"""Blackjack Switch: whether to exchange the second cards, then each hand by basic strategy."""

from __future__ import annotations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.families.blackjack_play import KEEP, SWITCH, SWITCHING, Table, switching_spot
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.odds.advice import Advice, blackjack, share
from feltwright.odds.advice.blackjack import values_of
from feltwright.odds.blackjack_strategy import hand_worth, plain_21, terms_of


def advise(rules: BlackjackRules, state: Table) -> Advice | None:
    """What is worth more for both hands together."""
    spot = switching_spot(state.play) if state.phase == SWITCHING else 0
    if not spot:
        return blackjack.advise(rules, state)
    one, two = (hand for hand in state.play.hands if hand.spot == spot)
    up = values_of(state.play.dealer[:1])[0]
    (a, b), (c, d) = values_of(one.cards), values_of(two.cards)
    kept = sum(_worth(rules, pair, up, switched=False) for pair in ((a, b), (c, d)))
    switched = sum(_worth(rules, pair, up, switched=True) for pair in ((a, d), (c, b)))
    choice = SWITCH if switched > kept else KEEP
    said = particulars(switched=share(switched), kept=share(kept))
    return Advice(Decide(one.seat, choice), "SWITCH_OR_KEEP", said)


def _worth(rules: BlackjackRules, pair: tuple[int, int], up: int, *, switched: bool) -> float:
    terms = terms_of(rules)
    low, high = sorted(pair)
    if switched and not rules.switched_naturals and (low, high) == (1, 10):
        return plain_21(terms, up)
    return hand_worth(terms, low, high, up)
