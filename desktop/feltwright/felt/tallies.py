"""Totals and ranks beside the hands, told from nothing but the cards that lie face up."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from feltwright.motion.pieces import seats_on
from feltwright.motion.spread import CARD_MM, Box, apart, card_box, chip_box, family_of

if TYPE_CHECKING:
    from feltwright.felt.scene import FeltScene

Teller: TypeAlias = Callable[[str, tuple[str, ...]], tuple[str, str] | None]
"""A place and its face-up cards to words, and to fewer where there is no room."""
Z_TALLY = 38.0
_SPARE_MM = 12.0
_CLEAR_MM = 3.0
"""Between cards and the plate beside them."""


class Tallies:
    """One small plate a hand, beside its cards where there is room, so that no face is covered."""

    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self._plates: dict[str, QGraphicsPixmapItem] = {}
        self._teller: Teller | None = None

    def set_teller(self, teller: Teller | None) -> None:
        """Who tells; None shows nothing."""
        self._teller = teller
        for place in {*self._plates, *(at[0] for at in self._scene.board.cards)}:
            self.show(place)

    def words(self) -> dict[str, str]:
        """What is written at each place."""
        return {place: str(plate.data(0)) for place, plate in self._plates.items()}

    def rects(self) -> dict[str, QRectF]:
        """Where it is written, in millimetres."""
        return {place: plate.sceneBoundingRect() for place, plate in self._plates.items()}

    def clear(self) -> None:
        """Take every plate off."""
        for plate in self._plates.values():
            self._scene.removeItem(plate)
        self._plates.clear()

    def show(self, place: str) -> None:
        """Write what the cards at a place amount to now."""
        cards = sorted((at[1], card) for at, card in self._scene.board.cards.items() if at[0] == place)
        seen = tuple(card for _, card in cards if card)
        told = self._teller(place, seen) if self._teller and seen else None
        plate = self._plates.get(place)
        if told is None:
            if plate is not None:
                self._scene.removeItem(self._plates.pop(place))
            return
        if plate is None:
            plate = self._plates[place] = self._scene.add_sprite(Z_TALLY)
        self._write(plate, told, place)

    def _write(self, plate: QGraphicsPixmapItem, told: tuple[str, str], place: str) -> None:
        """In full beside the cards, or in few words; where nothing is free beside them, over their foot."""
        hand = self.hand_rect(place)
        if self._has_neighbours(place):
            words, box = self._in_corner(told, hand)
        else:
            others = [card_box(self._scene.lie(at)) for at in self._scene.board.cards if at[0] != place]
            words, box = self._beside(told, hand, others, [*others, *self._in_the_way(place)])
        self._scene.set_sprite(plate, self._scene.sprites.tag(words))
        plate.setData(0, words)
        plate.setPos(box.center())

    def _box(self, words: str) -> QRectF:
        """The plate of some words about the origin."""
        pixmap, scale = self._scene.sprites.tag(words).pixmap, self._scene.sprites.px_per_mm
        wide, high = pixmap.width() / scale, pixmap.height() / scale
        return QRectF(-wide / 2, -high / 2, wide, high)

    def _beside(self, told: tuple[str, str], hand: QRectF, others: list[Box], full: list[Box]) -> tuple[str, QRectF]:
        """Below, on the side away from other cards, on the other or above, as is free; else half below the cards."""
        for words in told:
            box = self._box(words)
            for x_mm, y_mm in _places_round(hand, box, others):
                put = box.translated(x_mm, y_mm)
                if _is_free(put, full):
                    return words, put
        words = next((words for words in told if self._box(words).width() <= hand.width()), told[1])
        return words, self._box(words).translated(hand.center().x(), hand.bottom())

    def _in_corner(self, told: tuple[str, str], hand: QRectF) -> tuple[str, QRectF]:
        """The lower right corner of the cards, where another hand lies close by."""
        words = next((words for words in told if self._box(words).width() <= hand.width() + _SPARE_MM), told[1])
        box = self._box(words)
        x_mm = max(hand.left() + box.width() / 2, hand.right() - box.width() / 2)
        return words, box.translated(x_mm, hand.bottom() - box.height() / 2)

    def _in_the_way(self, place: str) -> list[Box]:
        """What a plate must not cover beside other cards: print, chips, and plates of other places."""
        scene = self._scene
        found = list(scene.places.printed)
        for area in {area for area, _ in scene.board.stacks}:
            seats = seats_on(scene.board, area)
            found += [chip_box(*point) for point in scene.places.stack_points(area, seats).values()]
        others = (plate.sceneBoundingRect() for other, plate in self._plates.items() if other != place)
        return found + [_sides(rect) for rect in others if not rect.isEmpty()]

    def hand_rect(self, place: str) -> QRectF:
        """The box of all cards at a place."""
        box = QRectF()
        for at in self._scene.board.cards:
            if at[0] == place:
                lie = self._scene.lie(at)
                high = lie.width_mm * CARD_MM[1] / CARD_MM[0]
                box |= QRectF(lie.x_mm - lie.width_mm / 2, lie.y_mm - high / 2, lie.width_mm, high)
        return box

    def _has_neighbours(self, place: str) -> bool:
        family = family_of(place)
        places = {at[0] for at in self._scene.lies} - {place}
        return family is not None and any((found := family_of(p)) and found[0] == family[0] for p in places)


def _places_round(hand: QRectF, box: QRectF, others: list[Box]) -> tuple[tuple[float, float], ...]:
    """Middles of a plate that touches no card of its hand, best first: it is plain whose it is."""
    aside, off = (box.width() / 2 + _CLEAR_MM, box.height() / 2 + _CLEAR_MM)
    middle = hand.center()
    sides = ((hand.right() + aside, middle.y()), (hand.left() - aside, middle.y()))
    if _nearest_mm(sides[1], others) > _nearest_mm(sides[0], others):
        sides = sides[::-1]
    return ((middle.x(), hand.bottom() + off), *sides, (middle.x(), hand.top() - off))


def _nearest_mm(at: tuple[float, float], boxes: list[Box]) -> float:
    """How far the nearest box is."""
    return min((hypot((x + r) / 2 - at[0], (y + b) / 2 - at[1]) for x, y, r, b in boxes), default=0.0)


def _sides(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _is_free(rect: QRectF, full: list[Box]) -> bool:
    return all(apart(_sides(rect), box) for box in full)
