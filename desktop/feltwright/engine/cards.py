"""Cards as two-letter codes, decks, and a shoe that holds what has not been dealt yet."""

from __future__ import annotations

from msgspec import Struct

from feltwright.engine.chance import ChanceRequest

RANKS = "23456789TJQKA"
SUITS = "CDHS"
CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS)
INDEX = {card: number for number, card in enumerate(CARDS)}
FACE_DOWN = ""
"""What an event shows of a card that nobody may see."""


class Shoe(Struct, frozen=True, gc=False):
    """Decks in unknown order: how many of each card are left, and where the cutting card lies.

    No order is fixed beforehand: each card is drawn from what is left when it is dealt, which is the same chance as
    dealing from a well-shuffled stack and leaves nobody, journal included, anything to peek at.
    """

    left: tuple[int, ...]
    cut: int = 0
    """The cutting card is out once this many cards are left."""

    @property
    def size(self) -> int:
        """How many cards are left."""
        return sum(self.left)

    @property
    def cut_out(self) -> bool:
        """Whether the cutting card has come out."""
        return self.size <= self.cut

    def request(self, count: int = 1) -> ChanceRequest:
        """The next cards."""
        return ChanceRequest("cards", CARDS, count, replace=False, weights=self.left)

    def without(self, picks: tuple[int, ...]) -> Shoe:
        """The shoe after the cards have left it."""
        left = list(self.left)
        for pick in picks:
            left[pick] -= 1
        assert min(left) >= 0, "a card was dealt that is not there"
        return Shoe(tuple(left), self.cut)


def value_of(card: str) -> int:
    """Two to ten by their figure, jack to king eleven to thirteen, ace fourteen.

    >>> value_of("TS"), value_of("AH")
    (10, 14)
    """
    return RANKS.index(card[0]) + 2
