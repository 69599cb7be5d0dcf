"""Three Card Poker counted out: every hand of the player against every hand of the dealer."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

from msgspec import Struct

from feltwright.engine.cards import CARDS
from feltwright.engine.game import Rules
from feltwright.engine.games.three_card_poker import PAIR_PLUS, QUALIFIES, ThreeCardPoker
from feltwright.engine.hands import HIGH_CARD, THREE_CARD, Hand, Ranking, evaluate
from feltwright.engine.options import PayTable
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge

DEALS = comb(52, 3)
DEALER_HANDS = comb(49, 3)
_NAMES = dict(
    zip("AKQJT98765432", "ace king queen jack ten nine eight seven six five four three two".split(), strict=True)
)


class Against(Struct, frozen=True):
    """How a hand fares against the dealer's 18,424 hands."""

    cards: tuple[str, ...]
    hand: Hand
    unqualified: int
    lower: int
    tied: int
    higher: int


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """Pair Plus as it is; the ante with the play wager that follows it, as a share of the ante."""
    assert isinstance(rules, ThreeCardPoker)
    basis = rules.book[key].wager.basis
    if key.wager == PAIR_PLUS:
        each = pair_plus_edge(rules.pair_plus_pays)
        return Edge(key, each, each, basis, each, each)
    each, resolved, strategy = ante_edge(rules.play_wins, rules.bonus_if_beaten, rules.bonus_pays, rules.ranking)
    return Edge(key, each, resolved, basis, each, each, strategy)


def kinds() -> Counter[str]:
    """How many of the 22,100 hands are of each class."""
    return Counter(found.hand.kind for found in comparisons())


def pair_plus_edge(pays: PayTable) -> Fraction:
    """What the house keeps of a Pair Plus bet."""
    odds = dict(pays)
    counts = kinds()
    paid = sum(counts[line] * (Fraction(odds[line].pays, odds[line].to) + 1) for line in odds)
    return 1 - Fraction(paid, DEALS)


@cache
def ante_edge(
    play_wins: str, bonus_if_beaten: bool, bonus: PayTable, ranking: Ranking = THREE_CARD
) -> tuple[Fraction, Fraction, str]:
    """Lost per ante and per ante decided, and the hands to play, each hand played as it loses least."""
    odds = {line: Fraction(pays.pays, pays.to) for line, pays in bonus}
    total, decided = Fraction(0), Fraction(0)
    least: Against | None = None
    for found in comparisons(ranking):
        worth = (2 if play_wins == "even_money" else 1) * found.lower + found.unqualified - 2 * found.higher
        paid = DEALER_HANDS - (0 if bonus_if_beaten else found.higher)
        value = (worth + odds.get(found.hand.kind, Fraction(0)) * paid) / DEALER_HANDS
        if value < -1:
            total, decided = total - 1, decided + 1
            continue
        total, decided = total + value, decided + 1 - Fraction(found.tied, DEALER_HANDS)
        least = found if least is None or found.hand < least.hand else least
    assert least is not None, "the best hands are always played"
    return -total / DEALS, -total / decided, f"playing {_named(least)} and better, as a share of the ante"


def _named(least: Against) -> str:
    if least.hand.kind != HIGH_CARD:
        return least.hand.kind.replace("_", " ")
    return "-".join(_NAMES[card[0]] for card in reversed(least.cards))


@cache
def comparisons(ranking: Ranking = THREE_CARD) -> tuple[Against, ...]:
    """Every hand against the dealer's; those that share a card are left out by inclusion and exclusion."""
    hands = {cards: evaluate(cards, ranking) for cards in combinations(CARDS, 3)}
    holding: dict[tuple[str, ...], list[int]] = {}
    for cards, hand in hands.items():
        for size in range(4):
            for shared in combinations(cards, size):
                holding.setdefault(shared, []).append(hand.score)
    for scores in holding.values():
        scores.sort()
    return tuple(_against(holding, cards, hand) for cards, hand in hands.items())


def _against(holding: dict[tuple[str, ...], list[int]], cards: tuple[str, ...], hand: Hand) -> Against:
    unqualified = below = upto = 0
    for size in range(4):
        sign = -1 if size % 2 else 1
        for shared in combinations(cards, size):
            scores = holding[shared]
            unqualified += sign * bisect_left(scores, QUALIFIES)
            below += sign * bisect_left(scores, max(hand.score, QUALIFIES))
            upto += sign * bisect_right(scores, max(hand.score, QUALIFIES - 1))
    return Against(cards, hand, unqualified, below - unqualified, upto - below, DEALER_HANDS - upto)
