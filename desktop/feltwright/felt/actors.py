"""Actors: what moves on the scene while a cue lasts. Each shows a moment of its cue and then leaves."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from feltwright.felt.scene import ACROSS_DEG, Z_AIR, Z_CARD, FeltScene
from feltwright.motion.cues import (
    Announce,
    ButtonSet,
    CardAway,
    CardFlip,
    CardMove,
    CardSlide,
    ChipsMove,
    ChipsSet,
    Cue,
    DiceOffer,
    DiceThrow,
    MarkerMove,
    Pause,
    SupplySet,
    WheelRelease,
    WheelSpin,
)
from feltwright.motion.dice_motion import DiePose, Throw, showing, throws
from feltwright.motion.places import DISCARDS, SHOE
from feltwright.motion.spread import crosswise
from feltwright.motion.supply import Supply, dealt, is_stacked, put_away
from feltwright.motion.wheel_motion import Cruise, WheelPose, spin


class Actor(Protocol):
    """Something that moves for the length of a cue."""

    def move(self, ms: float) -> None:
        """Show the moment `ms` after the cue's start."""

    def leave(self) -> None:
        """Take away what was only needed for moving."""


def eased(part: float) -> float:
    """Ease out: quick at first, gentle at the end."""
    return 1.0 - (1.0 - min(max(part, 0.0), 1.0)) ** 3


class _Nobody:
    """Nothing moves."""

    def move(self, ms: float) -> None:
        """Nothing."""

    def leave(self) -> None:
        """Nothing."""


class _Flyer:
    """A sprite on its way between two points, lifted a little in the middle."""

    def __init__(
        self,
        scene: FeltScene,
        item: QGraphicsPixmapItem,
        start: QPointF,
        end: QPointF,
        duration: float,
        spin_deg: float,
        rest_deg: float = 0.0,
    ) -> None:
        self._scene, self._item = scene, item
        self._start, self._way, self._duration = start, end - start, max(duration, 1.0)
        self._spin_deg, self._rest_deg = spin_deg, rest_deg
        item.setRotation(rest_deg)
        self.move(0.0)

    def move(self, ms: float) -> None:
        part = eased(ms / self._duration)
        self._item.setPos(self._start + self._way * part)
        if self._spin_deg:
            self._item.setRotation(self._rest_deg + self._spin_deg * (1 - part))

    def leave(self) -> None:
        self._scene.removeItem(self._item)


class _Flip:
    """A card turned about its long axis: narrow, then wide with the other face."""

    def __init__(self, scene: FeltScene, item: QGraphicsPixmapItem, cue: CardFlip) -> None:
        self._scene, self._item, self._duration = scene, item, max(cue.duration_ms, 1.0)
        self._face = scene.sprites.card(cue.card, False, scene.lie((cue.place, cue.position)).width_mm)
        self._shown = False

    def move(self, ms: float) -> None:
        part = eased(ms / self._duration)
        if part >= 0.5 and not self._shown:
            self._shown = True
            self._scene.set_sprite(self._item, self._face)
        self._item.setTransform(QTransform.fromScale(max(0.02, abs(1 - 2 * part)), 1 + 0.06 * sin(pi * part)))

    def leave(self) -> None:
        self._item.setTransform(QTransform())


class _Restock:
    """The rack empties while the shoe fills."""

    def __init__(self, scene: FeltScene, cue: SupplySet) -> None:
        self._scene, self._duration = scene, max(cue.duration_ms, 1.0)
        self._start, self._end = scene.board.supply or cue.supply, cue.supply

    def move(self, ms: float) -> None:
        part = min(max(ms / self._duration, 0.0), 1.0)
        one, other = self._start, self._end
        left = one.left + round((other.left - one.left) * part)
        discards = one.discards + round((other.discards - one.discards) * part)
        self._scene.supplies.show(replace(other, left=left, discards=discards))

    def leave(self) -> None:
        """The cards stay where they are now."""


class _Dice:
    """The dice of one throw."""

    def __init__(self, scene: FeltScene, made: tuple[Throw, ...]) -> None:
        self._scene, self._throws = scene, made
        self.move(0.0)

    def move(self, ms: float) -> None:
        for index, throw in enumerate(self._throws):
            self._scene.pose_die(index, throw.at(ms))

    def leave(self) -> None:
        """They stay where they fell."""


class _Slide:
    """Dice pushed along the cloth."""

    def __init__(self, scene: FeltScene, end: tuple[float, float], duration: float) -> None:
        self._scene, self._duration = scene, max(duration, 1.0)
        faces = scene.board.faces or (6, 1)
        self._faces = faces
        self._starts = [scene.die_rest(index, len(faces)) for index in range(len(faces))]
        edge = scene.die_edge_mm
        self._ends = [(end[0] + index * edge * 1.3, end[1] - edge * 1.4) for index in range(len(faces))]

    def move(self, ms: float) -> None:
        part = eased(ms / self._duration)
        for index, (start, end) in enumerate(zip(self._starts, self._ends, strict=True)):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self._scene.pose_die(index, DiePose(x, y, 0.0, showing(self._faces[index])))

    def leave(self) -> None:
        """They wait for the shooter."""


class Turning:
    """A wheel in motion."""

    def __init__(self, scene: FeltScene, cue: WheelRelease | WheelSpin) -> None:
        self._scene = scene
        wheel = scene.wheel
        start = wheel.pose if wheel else WheelPose(0.0)
        count = len(wheel.wheel.faces) if wheel else 1
        if isinstance(cue, WheelRelease):
            self._at = Cruise(cue.direction, cue.ball, start.wheel_deg).at
        else:
            self._at = spin(count, cue.section, cue.direction, cue.ball, cue.revolutions, cue.duration_ms, start).at

    def move(self, ms: float) -> None:
        """Show a moment of the motion."""
        self._scene.pose_wheel(self._at(ms))

    def leave(self) -> None:
        """It stays as it is: at rest, or still turning until the outcome is drawn."""


def enter(scene: FeltScene, cue: Cue) -> Actor:
    """A cue starts: what leaves its place does so now."""
    match cue:
        case ChipsMove():
            return _chips(scene, cue)
        case MarkerMove():
            return _marker(scene, cue)
        case CardMove() | CardAway():
            return _card(scene, cue)
        case CardSlide():
            return _slid(scene, cue)
        case SupplySet():
            return _Restock(scene, cue)
        case CardFlip():
            item = scene.card_item((cue.place, cue.position))
            return _Flip(scene, item, cue) if item is not None else _Nobody()
        case WheelRelease() | WheelSpin():
            scene.board.running = True
            return Turning(scene, cue)
        case DiceThrow():
            return _throw(scene, cue)
        case DiceOffer():
            if scene.layout.anchor("dice") is None:
                return _Nobody()
            return _Slide(scene, scene.places.seat_point(cue.seat), cue.duration_ms)
        case ChipsSet() | ButtonSet() | Announce() | Pause():
            return _Nobody()


def settle(scene: FeltScene, cue: Cue) -> None:
    """A cue is over: what it brought lies where it belongs."""
    board = scene.board
    match cue:
        case ChipsMove() if not cue.target.startswith("@"):
            board.add(cue.target, cue.seat, cue.cents)
            scene.show_area(cue.target)
        case ChipsSet():
            board.add(cue.area, cue.seat, cue.cents - board.stacks.get((cue.area, cue.seat), 0))
            scene.show_area(cue.area)
        case ButtonSet():
            _button(scene, cue)
        case MarkerMove():
            if cue.place or scene.places.marker(cue.marker, ""):
                board.markers[cue.marker] = (cue.place, cue.face)
            else:
                board.markers.pop(cue.marker, None)
            scene.show_marker(cue.marker)
        case CardSlide():
            scene.lies[cue.place, cue.position] = cue.lie
            board.cards[cue.place, cue.position] = cue.card
            scene.show_card((cue.place, cue.position))
        case SupplySet():
            scene.supplies.show(cue.supply)
        case CardAway():
            _count(scene, put_away)
        case CardMove() if is_stacked(cue.place, cue.card):
            _count(scene, put_away)
        case CardMove() | CardFlip():
            _lay(scene, cue)
        case WheelSpin():
            board.running, board.section = False, cue.section
            if scene.wheel is not None:
                scene.wheel.drawn = True
        case DiceThrow():
            board.faces = cue.faces
        case _:
            """Nothing was brought."""


def _button(scene: FeltScene, cue: ButtonSet) -> None:
    at = (cue.area, cue.seat)
    if cue.on is None:
        scene.board.buttons.pop(at, None)
    elif at in scene.board.stacks:
        scene.board.buttons[at] = cue.on
    scene.show_area(cue.area)


def _chips(scene: FeltScene, cue: ChipsMove) -> Actor:
    start, end = _end(scene, cue.origin, cue.seat), _end(scene, cue.target, cue.seat)
    if not cue.origin.startswith("@"):
        scene.board.add(cue.origin, cue.seat, -cue.cents)
        scene.show_area(cue.origin)
    item = scene.add_sprite(Z_AIR)
    scene.set_sprite(item, scene.sprites.stack(scene.faces(cue.seat, cue.cents)))
    return _Flyer(scene, item, start, end, cue.duration_ms, 0.0)


def _end(scene: FeltScene, place: str, seat: int) -> QPointF:
    """A place, or a seat's own spot on an area that several seats share."""
    if place.startswith("@"):
        return QPointF(*scene.places.point(place))
    seats = tuple(sorted({seat, *(other for area, other in scene.board.stacks if area == place)}))
    return QPointF(*scene.places.stack_points(place, seats)[seat])


def _marker(scene: FeltScene, cue: MarkerMove) -> Actor:
    held = scene.board.markers.pop(cue.marker, None)
    old = scene.places.marker(cue.marker, held[0]) if held else None
    new = scene.places.marker(cue.marker, cue.place)
    scene.show_marker(cue.marker)
    if new is None:
        return _Nobody()
    item = scene.add_sprite(Z_AIR)
    scene.set_sprite(item, scene.sprites.marker(cue.marker, cue.face, scene.marker_mm(cue.marker)))
    start = QPointF(*old) if old else QPointF(*scene.places.point("@house"))
    return _Flyer(scene, item, start, QPointF(*new), cue.duration_ms, 0.0)


def _card(scene: FeltScene, cue: CardMove | CardAway) -> Actor:
    at = (cue.place, cue.position)
    across = cue.across if isinstance(cue, CardMove) else at in scene.board.across
    lie = crosswise(scene.lie(at)) if across else scene.lie(at)
    turn = ACROSS_DEG if across else 0.0
    here, width = QPointF(lie.x_mm, lie.y_mm), lie.width_mm
    item = scene.add_sprite(Z_AIR + cue.position * 0.01)
    if isinstance(cue, CardMove):
        _count(scene, dealt)
        scene.set_sprite(item, scene.sprites.card(cue.card, True, width))
        return _Flyer(scene, item, QPointF(*scene.places.point(SHOE)), here, cue.duration_ms, -65.0, turn)
    card = scene.board.cards.pop(at, "")
    scene.board.across -= {at}
    scene.show_card(at)
    scene.set_sprite(item, scene.sprites.card(card, True, width))
    return _Flyer(scene, item, here, QPointF(*scene.places.point(DISCARDS)), cue.duration_ms, turn)


def _lay(scene: FeltScene, cue: CardMove | CardFlip) -> None:
    at = (cue.place, cue.position)
    if isinstance(cue, CardMove) and cue.across:
        scene.board.across |= {at}
    scene.board.cards[at] = cue.card
    scene.show_card(at)


def _count(scene: FeltScene, change: Callable[[Supply], Supply]) -> None:
    if scene.board.supply is not None:
        scene.supplies.show(change(scene.board.supply))


def _slid(scene: FeltScene, cue: CardSlide) -> Actor:
    """From where the card is seen now to where it belongs."""
    origin = (cue.origin, cue.origin_position)
    lie, seen = cue.lie, scene.card_item(origin)
    start = seen.pos() if seen is not None else QPointF(lie.x_mm, lie.y_mm)
    scene.board.cards.pop(origin, "")
    across = origin in scene.board.across
    lie = crosswise(lie) if across else lie
    scene.show_card(origin)
    item = scene.add_sprite(Z_CARD + cue.position * 0.01 + 0.005)  # a slide never lifts a card off those after it
    scene.set_sprite(item, scene.sprites.card(cue.card, True, lie.width_mm))
    turn = ACROSS_DEG if across else 0.0
    return _Flyer(scene, item, start, QPointF(lie.x_mm, lie.y_mm), cue.duration_ms, 0.0, turn)


def _throw(scene: FeltScene, cue: DiceThrow) -> Actor:
    """From the shooter's end to the far wall, and to rest by the dice's own place."""
    if scene.layout.anchor("dice") is None:
        return _Nobody()
    width, height = scene.layout.size_mm
    shooter = scene.places.seat_point(cue.seat) if cue.seat else (0.0, height * 0.6)
    from_left = shooter[0] <= width / 2
    edge = scene.die_edge_mm
    start = (edge if from_left else width - edge, min(max(shooter[1], edge * 2), height - edge * 2))
    wall = width - edge * 0.8 if from_left else edge * 0.8
    rests = tuple(scene.die_rest(index, len(cue.faces)) for index in range(len(cue.faces)))
    return _Dice(scene, throws(cue.faces, cue.duration_ms, start, wall, rests, edge))
