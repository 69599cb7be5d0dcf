"""In how many ways the dealer's closed cards at Four Card Poker make a higher hand than one that is known.

Ranks first: five more ranks beside the card shown are a hand whatever their suits, so suits only matter where that
hand is not higher by itself; then four of a suit are, and ways are counted by how many cards of each suit they hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from feltwright.engine.cards import RANKS, SUITS
from feltwright.engine.hands import FOUR_CARD, Ranking, best, evaluate

_CLOSED = 5
FLUSH = evaluate(("2C", "3C", "4C", "6C"), FOUR_CARD).score
"""The least flush in either order of hands; every hand below it loses to any flush."""
Ways: TypeAlias = Counter[tuple[int, int, int, int]]
"""How many ways there are to hold so many clubs, diamonds, hearts and spades."""


@lru_cache(maxsize=64)
def higher(cards: tuple[str, ...], shown: str, ranking: Ranking = FOUR_CARD) -> int:
    """Of the 1,370,754 fives the dealer may hold beside the card shown, those that make more than these cards."""
    mine = best(cards, ranking).score
    gone = {*cards, shown}
    left = {rank: [suit for suit in SUITS if rank + suit not in gone] for rank in RANKS}
    assert mine < FLUSH, "suits are only counted, so flushes cannot be told from each other"
    start: Ways = Counter({_count((shown[1],)): 1})
    total = 0
    for ranks, ways in _deals(left, start):
        if best(_unsuited((*ranks, shown[0])), ranking).score > mine:
            total += ways.total()
        else:
            total += sum(many for suits, many in ways.items() if max(suits) >= ranking.size)
    return total


def _deals(left: dict[str, list[str]], start: Ways) -> Iterator[tuple[str, Ways]]:
    """Every choice of ranks for the closed cards, with its ways."""
    taken = {
        (rank, many): [_count(suits) for suits in combinations(left[rank], many)]
        for rank in RANKS
        for many in range(1, len(left[rank]) + 1)
    }

    def deeper(at: int, ranks: str, ways: Ways) -> Iterator[tuple[str, Ways]]:
        if len(ranks) == _CLOSED:
            yield ranks, ways
            return
        for next_at in range(at, len(RANKS)):
            rank = RANKS[next_at]
            for many in range(1, min(len(left[rank]), _CLOSED - len(ranks)) + 1):
                yield from deeper(next_at + 1, ranks + rank * many, _with(ways, taken[rank, many]))

    return deeper(0, "", start)


def _with(ways: Ways, taken: list[tuple[int, int, int, int]]) -> Ways:
    made: Ways = Counter()
    for (clubs, diamonds, hearts, spades), many in ways.items():
        for c, d, h, s in taken:
            made[clubs + c, diamonds + d, hearts + h, spades + s] += many
    return made


def _count(suits: tuple[str, ...]) -> tuple[int, int, int, int]:
    clubs, diamonds, hearts, spades = (suits.count(suit) for suit in SUITS)
    return clubs, diamonds, hearts, spades


def _unsuited(ranks: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of these ranks that make no flush: six in a row of four suits."""
    return tuple(rank + SUITS[nth % 4] for nth, rank in enumerate(sorted(ranks)))
