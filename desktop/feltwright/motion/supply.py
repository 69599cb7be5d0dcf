"""The cards that are in nobody's hand: how many are in the shoe, where its cutting card is, how many are discarded."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.cards import FACE_DOWN
from feltwright.engine.families.card_table import DISCARD, Stock
from feltwright.engine.game import State


class Supply(Struct, frozen=True):
    """Shoe and discard rack by number; what card lies where is nobody's business."""

    left: int
    """Cards in the shoe."""
    behind: int
    """Cards behind the cutting card; 0 where none is used."""
    discards: int
    whole: int
    """All the cards of the table."""
    back: int = 0
    """Which of the shuffle machine's two sets is dealt: their backs differ in colour (003 §15.B.1)."""

    @property
    def cut_out(self) -> bool:
        """Whether the cutting card is in use and has come out."""
        return self.behind > 0 and self.left <= self.behind


def is_stacked(place: str, card: str) -> bool:
    """Whether a card is one of the closed pile in the discard rack."""
    return place == DISCARD and card == FACE_DOWN


def supply_of(state: State[Any], lying: int) -> Supply | None:
    """Shoe and rack of a table of cards with so many cards lying on the felt; None at other tables."""
    stock = getattr(state.play, "stock", None)
    if not isinstance(stock, Stock):
        return None
    left = stock.shoe.size
    return Supply(left, stock.shoe.cut, max(0, stock.whole - left - lying), stock.whole, stock.set)


def dealt(supply: Supply) -> Supply:
    """A card has left the shoe."""
    return replace(supply, left=max(0, supply.left - 1))


def put_away(supply: Supply) -> Supply:
    """A card has come to the rack."""
    return replace(supply, discards=supply.discards + 1)
