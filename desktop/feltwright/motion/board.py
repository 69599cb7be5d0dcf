"""What is to be seen on a felt: chips from the state, fittings folded from the events, nothing from the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.events import (
    CardDealt,
    CardsCollected,
    CardTurned,
    DiceOffered,
    DiceRolled,
    DiceThrown,
    Event,
    MarkerMoved,
    RoundBrokenOff,
    RoundVoided,
    WheelSpun,
    WheelStopped,
)
from feltwright.engine.game import State
from feltwright.motion.places import Places
from feltwright.motion.supply import Supply, is_stacked, supply_of


class Fittings(Struct, frozen=True):
    """Markers, cards, wheel and dice as the events so far have left them."""

    markers: tuple[tuple[str, str, str], ...] = ()
    """Marker, place, face."""
    cards: tuple[tuple[str, int, str], ...] = ()
    """Place, position, card (empty: face down)."""
    across: frozenset[tuple[str, int]] = frozenset()
    """Cards that lie crosswise."""
    section: int = -1
    """Where wheel or ball rest; -1: nowhere yet."""
    running: tuple[str, str, int] | None = None
    """Wheel direction, ball direction and revolutions while the wheel turns."""
    faces: tuple[int, ...] = ()
    shooter: int = 0


def fold(fittings: Fittings, events: Iterable[Event]) -> Fittings:
    """The fittings after these events."""
    for event in events:
        fittings = _after(fittings, event)
    return fittings


def _after(fittings: Fittings, event: Event) -> Fittings:
    match event:
        case MarkerMoved(marker=marker, place=place, face=face):
            return replace(fittings, markers=_marked(fittings, marker, (marker, place, face)))
        case CardDealt() | CardTurned() | CardsCollected():
            cards = _dealt(fittings.cards, event)
            return replace(fittings, cards=cards, across=_across(fittings.across, event))
        case WheelSpun(wheel=wheel, ball=ball, revolutions=revolutions):
            running = (wheel, ball, revolutions)
            return replace(fittings, running=running, section=-1)
        case WheelStopped(section=section):
            return replace(fittings, running=None, section=section)
        case RoundVoided():
            return replace(fittings, running=None)
        case RoundBrokenOff():
            markers = tuple((marker, "", "off" if face else "") for marker, _, face in fittings.markers)
            return Fittings(markers, section=fittings.section, faces=fittings.faces)
        case DiceOffered(seat=seat) | DiceThrown(seat=seat):
            return replace(fittings, shooter=seat)
        case DiceRolled(faces=faces):
            return replace(fittings, faces=faces)
        case _:
            return fittings


def _marked(fittings: Fittings, marker: str, *fresh: tuple[str, str, str]) -> tuple[tuple[str, str, str], ...]:
    return tuple(sorted((*(m for m in fittings.markers if m[0] != marker), *fresh)))


def _dealt(
    cards: tuple[tuple[str, int, str], ...], event: CardDealt | CardTurned | CardsCollected
) -> tuple[tuple[str, int, str], ...]:
    if isinstance(event, CardsCollected):
        return tuple(card for card in cards if card[0] != event.place)
    if is_stacked(event.place, event.card):
        return cards
    at = (event.place, event.position)
    return (*(card for card in cards if card[:2] != at), (*at, event.card))


def _across(
    across: frozenset[tuple[str, int]], event: CardDealt | CardTurned | CardsCollected
) -> frozenset[tuple[str, int]]:
    match event:
        case CardsCollected(place=place):
            return frozenset(at for at in across if at[0] != place)
        case CardDealt(across=True):
            return across | {(event.place, event.position)}
        case _:
            return across


class Board(Struct):
    """The pieces on the felt, keyed by where they are; the stage works on a copy."""

    stacks: dict[tuple[str, int], int]
    """(area, seat) to cents."""
    buttons: dict[tuple[str, int], bool]
    markers: dict[str, tuple[str, str]]
    cards: dict[tuple[str, int], str]
    faces: tuple[int, ...] = ()
    section: int = -1
    running: bool = False
    supply: Supply | None = None
    across: frozenset[tuple[str, int]] = frozenset()

    def copy(self) -> Board:
        """Another board with the same pieces."""
        return Board(
            dict(self.stacks),
            dict(self.buttons),
            dict(self.markers),
            dict(self.cards),
            self.faces,
            self.section,
            self.running,
            self.supply,
            self.across,
        )

    def add(self, area: str, seat: int, cents: int) -> None:
        """Chips come to (or, negative, leave) an area."""
        left = self.stacks.get((area, seat), 0) + cents
        if left > 0:
            self.stacks[area, seat] = left
        else:
            self.stacks.pop((area, seat), None)
            self.buttons.pop((area, seat), None)


def board_of(state: State[Any], fittings: Fittings, places: Places) -> Board:
    """The board a state and its fittings ask for."""
    board = Board({}, {}, {}, {}, fittings.faces, fittings.section, fittings.running is not None)
    for bet in state.bets:
        at = (places.area_of(bet.key, bet.seat), bet.seat)
        board.stacks[at] = board.stacks.get(at, 0) + bet.cents
        if bet.on is not None:
            board.buttons[at] = bet.on
    board.markers = {marker: (place, face) for marker, place, face in fittings.markers if places.marker(marker, place)}
    board.cards = {(place, position): card for place, position, card in fittings.cards}
    board.across = fittings.across
    board.supply = supply_of(state, len(board.cards))
    return board
