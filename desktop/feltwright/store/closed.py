"""Cards that lie face down: the journal has them as chance gave them, and nobody is to read them while they count."""

from __future__ import annotations

from collections.abc import Iterable

from feltwright.engine.cards import FACE_DOWN
from feltwright.engine.events import CardDealt, CardsCollected, CardTurned, Event, RoundBrokenOff, RoundEnded
from feltwright.engine.families.card_table import DISCARD
from feltwright.store.chain import Entry, Stepped

Lying = frozenset[tuple[str, int]]
"""Places and positions of cards."""


def closed_cards(entries: Iterable[Entry]) -> Lying:
    """The cards of the round under way that lie face down; what is in the discard rack counts for nothing."""
    lying: Lying = frozenset()
    for entry in entries:
        if isinstance(entry.body, Stepped):
            for event in entry.body.events:
                lying = _after(lying, event)
    return lying


def _after(lying: Lying, event: Event) -> Lying:
    match event:
        case CardDealt(place=place, position=position, card=card) if card == FACE_DOWN and place != DISCARD:
            return lying | {(place, position)}
        case CardDealt(place=place, position=position) | CardTurned(place=place, position=position):
            return lying - {(place, position)}
        case CardsCollected(place=place):
            return frozenset(at for at in lying if at[0] != place)
        case RoundEnded() | RoundBrokenOff():
            return frozenset()
        case _:
            return lying
