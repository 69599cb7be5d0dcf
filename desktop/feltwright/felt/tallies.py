"""Totals and ranks beside the hands, told from nothing but the cards that lie face up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from feltwright.motion.spread import CARD_MM, apart, family_of

if TYPE_CHECKING:
    from feltwright.felt.scene import FeltScene

Teller: TypeAlias = Callable[[str, tuple[str, ...]], tuple[str, str] | None]
"""A place and its face-up cards to words, and to fewer where there is no room."""
Z_TALLY = 38.0
_SPARE_MM = 12.0


class Tallies:
    """One small plate a hand, at the foot of its cards."""

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
        self._write(plate, told, self.hand_rect(place), close=self._has_neighbours(place))

    def _write(self, plate: QGraphicsPixmapItem, told: tuple[str, str], hand: QRectF, *, close: bool) -> None:
        """Half below the cards, or on their right where another hand lies close by; in few words if that is cramped."""
        for words in told:
            sprite = self._scene.sprites.tag(words)
            scale = self._scene.sprites.px_per_mm
            wide, high = sprite.pixmap.width() / scale, sprite.pixmap.height() / scale
            x_mm = max(hand.left() + wide / 2, hand.right() - wide / 2) if close else hand.center().x()
            y_mm = hand.bottom() - (high / 2 if close else 0.0)
            box = QRectF(x_mm - wide / 2, y_mm - high / 2, wide, high)
            if not (self._is_cramped(box) or (close and wide > hand.width() + _SPARE_MM)):
                break
        self._scene.set_sprite(plate, sprite)
        plate.setData(0, words)
        plate.setPos(x_mm, y_mm)

    def _is_cramped(self, box: QRectF) -> bool:
        """Whether words would lie over what is printed."""
        sides = (box.left(), box.top(), box.right(), box.bottom())
        return not all(apart(sides, printed) for printed in self._scene.places.printed)

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
