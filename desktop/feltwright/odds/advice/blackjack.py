"""Blackjack by basic strategy for the rules in force: the hand to act, and insurance never."""

from __future__ import annotations

from feltwright.engine.actions import Decide, Proceed, particulars
from feltwright.engine.families.blackjack_hands import VALUE, Hand
from feltwright.engine.families.blackjack_play import CLOSE_INSURANCE, INSURANCE, PLAYING, Table, current, number_of
from feltwright.engine.families.blackjack_round import settled_by_sight
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.families.blackjack_table import why_not
from feltwright.odds.advice import Advice, share
from feltwright.odds.blackjack_strategy import choices, later_choices, terms_of


def advise(rules: BlackjackRules, state: Table) -> Advice | None:
    """What the strategy does now."""
    if state.phase == INSURANCE:
        tens, others = 16 * rules.deck_count, 52 * rules.deck_count - 1
        return Advice(Proceed(CLOSE_INSURANCE), "NO_INSURANCE", particulars(tens=tens, others=others))
    index = current(state.play) if state.phase == PLAYING else -1
    if index < 0:
        return None
    hand, number = state.play.hands[index], number_of(state.play, index)
    worths = _worths(rules, state, hand)
    legal = [choice for choice in worths if why_not(rules, state, Decide(hand.seat, choice, number)) is None]
    if not legal:
        return None
    order = sorted(legal, key=lambda choice: worths[choice], reverse=True)
    said = particulars(choice=order[0], worth=share(worths[order[0]]), up=state.play.dealer[0][0])
    if len(order) == 1:
        return Advice(Decide(hand.seat, order[0], number), "ONLY_CHOICE", said)
    return Advice(
        Decide(hand.seat, order[0], number),
        "BASIC_STRATEGY",
        (*said, *particulars(other=order[1], other_worth=share(worths[order[1]]))),
    )


def values_of(cards: tuple[str, ...]) -> tuple[int, ...]:
    """Cards as the strategy counts them, an ace as 1."""
    return tuple(1 if card[0] == "A" else VALUE[card] for card in cards)


def _worths(rules: BlackjackRules, state: Table, hand: Hand) -> dict[str, float]:
    """Once the dealer is known to have no blackjack, and after any card drawn, only what can still come counts."""
    terms, up = terms_of(rules), values_of(state.play.dealer[:1])[0]
    values = values_of(hand.cards)
    if settled_by_sight(rules, state.play) or len(values) > 2 or hand.split or hand.plain:
        return later_choices(terms, values, up)
    low, high = sorted(values)
    return choices(terms, low, high, up)
