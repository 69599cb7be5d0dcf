"""A comparable description of every piece on a felt, so that a picture can be held against a state."""

from __future__ import annotations

from msgspec import Struct

from feltwright.motion.board import Board
from feltwright.motion.places import Places
from feltwright.motion.spread import crosswise

RUNNING = "running"


class Piece(Struct, frozen=True, order=True):
    """One piece: what it is, where, whose, and what it shows."""

    kind: str
    place: str
    seat: int = 0
    shows: str = ""
    x_mm: float = 0.0
    y_mm: float = 0.0


def pieces_of(board: Board, places: Places, wheel: bool, dice: bool) -> tuple[Piece, ...]:
    """The pieces a board asks for; wheel and dice only where the table has them."""
    found = [*_stacks(board, places), *_markers(board, places)]
    for (place, position), lie in places.lies(board.cards, {area for area, _ in board.stacks}).items():
        shows = board.cards[place, position]
        lie = crosswise(lie) if (place, position) in board.across else lie
        found.append(Piece("card", f"{place}/{position}", 0, shows, round(lie.x_mm, 2), round(lie.y_mm, 2)))
    found += supply_pieces(board)
    if wheel:
        found.append(Piece("wheel", "", 0, RUNNING if board.running else str(board.section)))
    if dice:
        found += [Piece("die", str(index), 0, str(face)) for index, face in enumerate(board.faces)]
    return tuple(sorted(found))


def supply_pieces(board: Board) -> list[Piece]:
    """Shoe and discard rack by the number of cards in them."""
    supply = board.supply
    if supply is None:
        return []
    shoe = f"{supply.left} cut at {supply.behind}" + (" out" if supply.cut_out else "")
    return [Piece("shoe", "", 0, shoe), Piece("rack", "", 0, str(supply.discards))]


def _stacks(board: Board, places: Places) -> list[Piece]:
    found = []
    for area in {area for area, _ in board.stacks}:
        seats = seats_on(board, area)
        for seat, (x, y) in places.stack_points(area, seats).items():
            on = board.buttons.get((area, seat))
            shows = str(board.stacks[area, seat]) + ("" if on is None else " ON" if on else " OFF")
            found.append(Piece("chips", area, seat, shows, round(x, 2), round(y, 2)))
    return found


def _markers(board: Board, places: Places) -> list[Piece]:
    found = []
    for marker, (place, face) in board.markers.items():
        point = places.marker(marker, place)
        if point is not None:
            found.append(Piece("marker", f"{marker}:{place}", 0, face, round(point[0], 2), round(point[1], 2)))
    return found


def seats_on(board: Board, area: str) -> tuple[int, ...]:
    """The seats with chips on an area, in order."""
    return tuple(sorted(seat for name, seat in board.stacks if name == area))
