"""Hand rankings as data: a profile gives the classes in order, and one evaluator reads any of them.

A card is a number whose low part counts its rank and whose high part counts its suit, so that a hand is a sum: the
rank part looks its score up in a table made once per profile, the suit part tells a flush.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.cards import CARDS, RANKS, SUITS

_RANK_BITS = 3 * len(RANKS)
_RANK_MASK = (1 << _RANK_BITS) - 1
_MOST = 7
"""Cards in which a rank or a suit can be counted in three bits."""
CODE = {card: (1 << 3 * RANKS.index(card[0])) + (1 << _RANK_BITS + 3 * SUITS.index(card[1])) for card in CARDS}

HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL = (
    "high_card",
    "pair",
    "two_pairs",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
)


class Ranking(Struct, frozen=True, eq=False):
    """The order of hands in a game: how many cards, and the classes from lowest to highest.

    A suit may only make a hand better: a flush stands above a high card and a straight flush above a straight.
    """

    size: int
    classes: tuple[str, ...]
    ace_low: bool = True
    """Whether an ace may stand below the two in a straight."""
    groups: bool = True
    """Whether equal classes are compared by their pairs and threes first, and not card by card from the highest."""


FIVE_CARD = Ranking(5, (HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL))
FOUR_CARD = Ranking(4, (HIGH_CARD, PAIR, TWO_PAIRS, STRAIGHT, FLUSH, TRIPS, STRAIGHT_FLUSH, QUADS))
THREE_CARD = Ranking(3, (HIGH_CARD, PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH))
FOUR_CARD_BY_CARDS = replace(FOUR_CARD, groups=False)
THREE_CARD_BY_CARDS = replace(THREE_CARD, groups=False)
"""The same classes, each compared card by card."""


class Hand(Struct, frozen=True, order=True):
    """What a hand is worth: compare scores, show the class."""

    score: int
    kind: str


class _Tables(Struct, frozen=True):
    plain: dict[int, Hand]
    flush: dict[int, Hand]
    suited: frozenset[int]
    best_plain: dict[int, Hand]
    """The best unsuited hand within more cards, by their ranks, as they are asked for."""
    best_flush: dict[int, Hand]


def evaluate(cards: tuple[str, ...], ranking: Ranking) -> Hand:
    """The worth of exactly as many cards as the ranking takes; ValueError for another number or unknown cards."""
    tables = _tables(ranking)
    try:
        code = sum([CODE[card] for card in cards])
        by_rank = tables.flush if code >> _RANK_BITS in tables.suited else tables.plain
        return by_rank[code & _RANK_MASK]
    except KeyError:
        raise ValueError(f"{' '.join(cards)} are not {ranking.size} cards of a deck") from None


def best(cards: tuple[str, ...], ranking: Ranking) -> Hand:
    """The worth of the best hand among as many cards as the ranking takes and up to seven; ValueError for others."""
    if not ranking.size <= len(cards) <= _MOST:
        raise ValueError(f"{' '.join(cards)} are not {ranking.size} to {_MOST} cards")
    tables = _tables(ranking)
    code = sum([CODE[card] for card in cards])
    ranks = code & _RANK_MASK
    found = tables.best_plain.get(ranks)
    if found is None:
        found = tables.best_plain[ranks] = _best_of(cards, ranking.size, tables.plain)
    suits = code >> _RANK_BITS
    for suit in SUITS:
        if suits & 7 >= ranking.size:
            found = max(found, _best_suited(tuple([card for card in cards if card[1] == suit]), ranking))
        suits >>= 3
    return found


def _best_suited(cards: tuple[str, ...], ranking: Ranking) -> Hand:
    tables = _tables(ranking)
    ranks = sum([CODE[card] for card in cards]) & _RANK_MASK
    found = tables.best_flush.get(ranks)
    if found is None:
        found = tables.best_flush[ranks] = _best_of(cards, ranking.size, tables.flush)
    return found


def _best_of(cards: tuple[str, ...], size: int, worth: dict[int, Hand]) -> Hand:
    ranks = [CODE[card] & _RANK_MASK for card in cards]
    return max([worth[sum(some)] for some in combinations(ranks, size)])


def chosen(cards: tuple[str, ...], ranking: Ranking) -> tuple[str, ...]:
    """Which cards make the best hand, in the order they were given."""
    worth = best(cards, ranking)
    return next(some for some in combinations(cards, ranking.size) if evaluate(some, ranking) == worth)


@cache
def _tables(ranking: Ranking) -> _Tables:
    place = ranking.classes.index
    if place(FLUSH) < place(HIGH_CARD) or place(STRAIGHT_FLUSH) < place(STRAIGHT):
        raise ValueError("a suit may only make a hand better")
    plain, flush = {}, {}
    for ranks in combinations_with_replacement(range(len(RANKS)), ranking.size):
        code = sum(1 << 3 * rank for rank in ranks)
        plain[code] = _score(ranks, ranking, suited=False)
        if len(set(ranks)) == ranking.size:
            flush[code] = _score(ranks, ranking, suited=True)
    suited = frozenset(ranking.size << 3 * suit for suit in range(len(SUITS)))
    return _Tables(plain, flush, suited, {}, {})


def _score(ranks: tuple[int, ...], ranking: Ranking, *, suited: bool) -> Hand:
    high = _straight_high(ranks, ranking)
    kind = _kind(ranks, high, ranking, suited=suited)
    if high is not None and kind in (STRAIGHT, STRAIGHT_FLUSH, ROYAL):
        kickers = [high]
    else:
        counts = Counter(ranks)
        kickers = sorted(ranks, reverse=True)
        if ranking.groups:
            kickers = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    score = ranking.classes.index(kind)
    for place in range(ranking.size):
        score = 16 * score + (kickers[place] + 1 if place < len(kickers) else 0)
    return Hand(score, kind)


def _straight_high(ranks: tuple[int, ...], ranking: Ranking) -> int | None:
    """The top rank of a straight; an ace below the two makes the next lowest card the top."""
    distinct = sorted(set(ranks))
    if len(distinct) != ranking.size:
        return None
    if distinct[-1] - distinct[0] == ranking.size - 1:
        return distinct[-1]
    ace = len(RANKS) - 1
    low = [-1, *distinct[:-1]] if distinct[-1] == ace and ranking.ace_low else distinct
    return low[-1] if low[-1] - low[0] == ranking.size - 1 else None


def _kind(ranks: tuple[int, ...], high: int | None, ranking: Ranking, *, suited: bool) -> str:
    if high is not None and suited:
        return ROYAL if high == len(RANKS) - 1 and ROYAL in ranking.classes else STRAIGHT_FLUSH
    if suited:
        return FLUSH
    if high is not None:
        return STRAIGHT
    counts = sorted(Counter(ranks).values(), reverse=True)
    if counts[0] >= 4:
        return QUADS
    if counts[0] == 3:
        return FULL_HOUSE if counts[1:2] == [2] else TRIPS
    if counts[0] == 2:
        return TWO_PAIRS if counts[1:2] == [2] else PAIR
    return HIGH_CARD
