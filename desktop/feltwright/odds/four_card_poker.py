"""Four Card Poker: exact edges from a table of every deal, made by `tests/tables/four_card_poker.py`."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

from msgspec import Struct

from feltwright.engine.families.banked_rules import BY_CARDS, BY_GROUPS
from feltwright.engine.game import Rules
from feltwright.engine.games.four_card_poker import ACES_UP, ACES_UP_PAYS, BONUS_PAYS, FourCardPoker
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge

DEALS = 52 * comb(51, 5)
"""The dealer's face-up card and a player's five."""
DEALER_HANDS = comb(46, 5)
"""The dealer's other five cards, once those are known."""
STRATEGY = "folding, playing one or three antes as the hand and the card shown ask, as a share of the ante"


class Position(Struct, frozen=True):
    """All deals with one kind of hand in which one decision is best."""

    line: str
    decision: str
    """`fold`, or how many times the ante is bet."""
    deals: int
    dealer_higher: int
    """Over those deals, in how many ways the dealer's other cards make a higher hand."""


POSITIONS = (
    Position(line="flush", decision="3", deals=5386952, dealer_higher=784564849080),
    Position(line="four_of_a_kind", decision="3", deals=29328, dealer_higher=18594576),
    Position(line="high_card", decision="1", deals=416232, dealer_higher=422493233796),
    Position(line="high_card", decision="fold", deals=53637528, dealer_higher=66342506926572),
    Position(line="pair", decision="1", deals=26571108, dealer_higher=22887448286136),
    Position(line="pair", decision="3", deals=14843076, dealer_higher=8881141028268),
    Position(line="pair", decision="fold", deals=4009248, dealer_higher=4218519654540),
    Position(line="pair_of_aces", decision="3", deals=3811512, dealer_higher=1925158792536),
    Position(line="straight", decision="3", deals=4784976, dealer_higher=1301555952216),
    Position(line="straight_flush", decision="3", deals=97384, dealer_higher=265177080),
    Position(line="three_of_a_kind", decision="3", deals=2756832, dealer_higher=103559138928),
    Position(line="two_pairs", decision="3", deals=5806944, dealer_higher=2420447417280),
)

POSITIONS_BY_CARDS = (
    Position(line="flush", decision="3", deals=5386952, dealer_higher=784564849080),
    Position(line="four_of_a_kind", decision="3", deals=29328, dealer_higher=18594576),
    Position(line="high_card", decision="1", deals=416232, dealer_higher=422493233796),
    Position(line="high_card", decision="fold", deals=53637528, dealer_higher=66342506926572),
    Position(line="pair", decision="1", deals=25286304, dealer_higher=21893714496480),
    Position(line="pair", decision="3", deals=11094504, dealer_higher=6653977246008),
    Position(line="pair", decision="fold", deals=9042624, dealer_higher=9477436784208),
    Position(line="pair_of_aces", decision="3", deals=3811512, dealer_higher=1925158792536),
    Position(line="straight", decision="3", deals=4784976, dealer_higher=1301555952216),
    Position(line="straight_flush", decision="3", deals=97384, dealer_higher=265177080),
    Position(line="three_of_a_kind", decision="3", deals=2756832, dealer_higher=115920699744),
    Position(line="two_pairs", decision="3", deals=5806944, dealer_higher=2420447417280),
)
"""The same deals where hands of one class are compared card by card (FCP-4)."""
COUNTED = {BY_GROUPS: POSITIONS, BY_CARDS: POSITIONS_BY_CARDS}


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """Aces Up as it is; the ante with the play wager that follows it, as a share of the ante."""
    basis = rules.book[key].wager.basis
    if key.wager == ACES_UP:
        each = aces_up_edge()
        return Edge(key, each, each, basis, each, each)
    assert isinstance(rules, FourCardPoker)
    each = ante_edge(COUNTED[rules.equal_class])
    return Edge(key, each, each, basis, each, each, STRATEGY)


def best_decision(line: str, dealer_higher: int) -> str:
    """The best of folding, one and three times the ante; what lies between is never better than both ends."""
    values = worths(line, dealer_higher)
    return max(values, key=values.__getitem__)


def worths(line: str, dealer_higher: int, coupon: Fraction = Fraction(0)) -> dict[str, Fraction]:
    """What each decision brings, in antes, if so many of the dealer's hands are higher; a coupon for part of the ante
    is won with it (FCP-9)."""
    net = Fraction(DEALER_HANDS - 2 * dealer_higher, DEALER_HANDS)
    more = _bonus(line) + coupon * Fraction(DEALER_HANDS - dealer_higher, DEALER_HANDS)
    return {"fold": Fraction(-1), "1": 2 * net + more, "3": 4 * net + more}


def _bonus(line: str) -> Fraction:
    odds = dict(BONUS_PAYS).get(line)
    return Fraction(odds.pays, odds.to) if odds else Fraction(0)


def lines() -> Counter[str]:
    """How many of the 2,598,960 hands of five cards hold each line as their best four."""
    counts: Counter[str] = Counter()
    for position in POSITIONS:
        counts[position.line] += position.deals
    return Counter({line: deals // 47 for line, deals in counts.items()})


def aces_up_edge() -> Fraction:
    """What the house keeps of an Aces Up bet."""
    counts = lines()
    paid = sum(counts[line] * (Fraction(odds.pays, odds.to) + 1) for line, odds in ACES_UP_PAYS)
    return 1 - Fraction(paid, comb(52, 5))


def ante_edge(positions: tuple[Position, ...] = POSITIONS) -> Fraction:
    """Lost per ante, each position decided as it loses least; ties are the player's."""
    total = Fraction(0)
    for position in positions:
        if position.decision == "fold":
            total -= position.deals
            continue
        net = position.deals - Fraction(2 * position.dealer_higher, DEALER_HANDS)
        total += (1 + int(position.decision)) * net + _bonus(position.line) * position.deals
    return -total / DEALS
