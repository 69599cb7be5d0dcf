"""What cards that everybody sees amount to: a code with parameters, whose words are the app's."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec import Struct

from feltwright.engine.actions import Detail, particulars
from feltwright.engine.cards import RANKS
from feltwright.engine.hands import STRAIGHT, STRAIGHT_FLUSH, Ranking, evaluate


class Tally(Struct, frozen=True):
    """A total or a rank, as it is called out."""

    code: str
    params: Detail = ()


def ranked(cards: tuple[str, ...], ranking: Ranking) -> Tally | None:
    """The best hand among the cards, with the ranks that name it; None while there are too few.

    >>> from feltwright.engine.hands import THREE_CARD
    >>> ranked(("9C", "9H", "4D"), THREE_CARD).params
    (('high', '9'), ('low', '4'))
    """
    if len(cards) < ranking.size:
        return None
    chosen = max(combinations(cards, ranking.size), key=lambda some: evaluate(some, ranking))
    kind = evaluate(chosen, ranking).kind
    counts = Counter(card[0] for card in chosen)
    order = sorted(counts, key=lambda rank: (counts[rank], RANKS.index(rank)), reverse=True)
    if kind in (STRAIGHT, STRAIGHT_FLUSH) and {"A", "2"} <= set(order):
        order = [*order[1:], "A"]
    return Tally(kind, particulars(high=order[0], low=order[1] if len(order) > 1 else ""))
