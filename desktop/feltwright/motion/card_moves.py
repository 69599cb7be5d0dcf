"""Which cards of a step only change places: split apart, exchanged, taken up; and which give way to others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from feltwright.engine.events import CardDealt, CardsCollected, CardTurned, Event
from feltwright.motion.board import Fittings, fold
from feltwright.motion.places import CardAt
from feltwright.motion.spread import Lie

_SAME_MM = 0.5


class Carried(Struct, frozen=True):
    """Cards of a step that slide on the felt instead of coming from the shoe."""

    origins: dict[int, CardAt]
    """By the number of the event that lays the card down: where it lay."""
    on_felt: frozenset[CardAt]
    """Every card that is on the felt at some moment of the step."""

    @property
    def kept(self) -> frozenset[CardAt]:
        """Cards that are picked up only to be laid down elsewhere."""
        return frozenset(self.origins.values())


def carried(events: Sequence[Event], fittings: Fittings) -> Carried:
    """Find them: a card collected and dealt again as it lay, or two face-up cards that change places."""
    origins: dict[int, CardAt] = {}
    lay = {(place, position): card for place, position, card in fittings.cards}
    on_felt = set(lay)
    pool: list[tuple[CardAt, str]] = []
    for number, event in enumerate(events):
        match event:
            case CardsCollected(place=place):
                pool += [(at[:2], at[2]) for at in fittings.cards if at[0] == place]
            case CardDealt(card=card):
                found = next((at for at, shown in pool if shown == card), None)
                if found is not None:
                    pool.remove((found, card))
                    origins[number] = found
                on_felt.add((event.place, event.position))
            case CardTurned(card=card) if lay.get((event.place, event.position), card) not in ("", card):
                others = {at for at, shown in lay.items() if shown == card} - set(origins.values())
                if others:
                    origins[number] = min(others)
        fittings = fold(fittings, (event,))
    laid = {(event.place, event.position) for event in events if isinstance(event, CardDealt | CardTurned)}
    return Carried(origins, frozenset(on_felt - (set(origins.values()) - laid)))


def giving_way(before: dict[CardAt, Lie], after: dict[CardAt, Lie]) -> list[CardAt]:
    """Cards that lie elsewhere now because others need the room."""
    return sorted(at for at, lie in before.items() if at in after and _moved(lie, after[at]))


def _moved(one: Lie, other: Lie) -> bool:
    return max(abs(one.x_mm - other.x_mm), abs(one.y_mm - other.y_mm), abs(one.width_mm - other.width_mm)) > _SAME_MM
