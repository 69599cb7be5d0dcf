"""Counts every deal of Four Card Poker and prints the tables that `feltwright.odds.four_card_poker` ships.

`python tests/tables/four_card_poker.py` takes three minutes and two gigabytes for each of the two ways to compare
hands of one class (FCP-4); it needs numpy. It ends with an error if a table it counted is not the one that is shipped.

The dealer shows one card, so each of the 52 x 51-choose-5 positions has its own best decision. For one face-up card
the player's five cards P and the dealer's other five D are disjoint fives of the 51 cards left, and the D that beat P
are counted by inclusion and exclusion over the cards they would share: the sum over T within P of (-1)^|T| times the
number of fives that hold T and beat P. Suits are alike, so one face-up card of each rank stands for four.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

from feltwright.engine.cards import CARDS
from feltwright.engine.games.four_card_poker import FourCardPoker, line_of
from feltwright.engine.hands import FOUR_CARD, Hand, Ranking, evaluate
from feltwright.odds.four_card_poker import COUNTED, DEALER_HANDS, Position, best_decision

try:
    import numpy as np
except ImportError:  # only the count needs it; test runs that collect this file do not
    np = None

LEFT = 51


@cache
def choose() -> np.ndarray:
    """Binomials, as far as they are needed."""
    return np.array([[comb(n, k) for k in range(6)] for n in range(53)], dtype=np.int64)


def numbered(columns: np.ndarray) -> np.ndarray:
    """The number of each rising row of cards among all sets of its size."""
    return sum(choose()[columns[:, place], place + 1] for place in range(columns.shape[1]))


def rising(cards: int, size: int) -> np.ndarray:
    """Every set of `size` of the cards, in the order of their numbers."""
    rows = np.array(list(combinations(range(cards), size)), dtype=np.int64).reshape(-1, size)
    return rows[np.argsort(numbered(rows), kind="stable")]


def holding(fives: np.ndarray) -> list[np.ndarray]:
    """For each size of T: one row for every T, with the numbers of the fives that hold it."""
    found = []
    for size in range(6):
        parts = [_numbers(fives, chosen) for chosen in combinations(range(5), size)]
        order = np.argsort(np.concatenate(parts), kind="stable") % len(fives)
        found.append(order.reshape(comb(LEFT, size), -1).astype(np.int32))
    return found


def _numbers(fives: np.ndarray, chosen: tuple[int, ...]) -> np.ndarray:
    return numbered(fives[:, list(chosen)]) if chosen else np.zeros(len(fives), np.int64)


def beaten(groups: list[np.ndarray], mine: np.ndarray, dealers: np.ndarray, span: int) -> np.ndarray:
    """For each five of the player: how many of the dealer's fives, sharing no card with it, are better."""
    total = np.zeros(len(mine), np.int64)
    for size, members in enumerate(groups):
        rows, across = members.shape
        base = (np.arange(rows, dtype=np.int64) * span)[:, None]
        keys = (np.sort(dealers[members], axis=1) + base).ravel()
        not_better = np.searchsorted(keys, (mine[members] + base).ravel(), side="right")
        better = across * (1 + np.repeat(np.arange(rows), across)) - not_better
        sums = np.bincount(members.ravel(), weights=better, minlength=len(mine))
        total += (-1) ** size * sums.astype(np.int64)
    return total


def counted(ranking: Ranking) -> tuple[Position, ...]:
    """Count, card by card, and print the rows."""
    hands = {cards: evaluate(cards, ranking) for cards in combinations(CARDS, 4)}
    lines = {hand: line_of(evaluate(cards, FOUR_CARD)) for cards, hand in hands.items()}
    order: list[Hand] = sorted(set(hands.values()))
    place = {hand: number for number, hand in enumerate(order)}
    fives, fours, threes = rising(LEFT, 5), rising(LEFT, 4), rising(LEFT, 3)
    groups = holding(fives)
    tally: Counter[tuple[str, str]] = Counter()
    losses: Counter[tuple[str, str]] = Counter()
    for up in CARDS[::4]:
        cards = [card for card in CARDS if card != up]
        number = {card: at for at, card in enumerate(CARDS)}

        def worth(chosen: list[str], number: dict[str, int] = number) -> int:
            return place[hands[tuple(sorted(chosen, key=number.__getitem__))]]

        four = np.array([worth([cards[at] for at in row]) for row in fours])
        with_up = np.array([worth([up, *(cards[at] for at in row)]) for row in threes])
        mine = np.max([four[numbered(fives[:, list(c)])] for c in combinations(range(5), 4)], axis=0)
        shown = np.max([with_up[numbered(fives[:, list(c)])] for c in combinations(range(5), 3)], axis=0)
        lost = beaten(groups, mine, np.maximum(mine, shown), len(order))
        assert 0 <= lost.min() <= lost.max() <= DEALER_HANDS, "counts are counts"
        pairs, times = np.unique(np.stack([mine, lost]), axis=1, return_counts=True)
        for (worth_of, better), count in zip(pairs.T, times, strict=True):
            line = lines[order[worth_of]]
            key = line, best_decision(line, int(better))
            tally[key] += 4 * int(count)
            losses[key] += 4 * int(count) * int(better)
        sys.stdout.write(f"# {up}\n")
        sys.stdout.flush()
    assert tally.total() == 52 * comb(51, 5)
    found = tuple(
        Position(line, decision, tally[line, decision], losses[line, decision]) for line, decision in sorted(tally)
    )
    for position in found:
        sys.stdout.write(f"    {position!r},\n")
    return found


def main() -> None:
    """Both tables."""
    for way, ranking in FourCardPoker.RANKINGS.items():
        if counted(ranking) != COUNTED[way]:
            sys.exit(f"the table that is shipped for {way} is another one")


if __name__ == "__main__":
    main()
