"""Shoe and discard rack as they fill and empty: the cards behind the lid, the cutting card, the pile in the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from feltwright.felt.fittings import paint_pile, paint_shoe_cards
from feltwright.layout.model import Anchor
from feltwright.motion.spread import CARD_MM
from feltwright.motion.supply import Supply

if TYPE_CHECKING:
    from feltwright.felt.scene import FeltScene

Z_SUPPLY = 2.0
_RISE_MM = 0.36
_HIGHEST_MM = 44.0
"""A card raises the pile by so much, or by less where all cards together would pile up higher than this."""
_LEVELS = 64
"""Shoe and pile are painted in so many steps from empty to full."""


class Supplies:
    """One item for the cards in the shoe, one for the pile in the rack."""

    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self._items: dict[str, QGraphicsPixmapItem] = {}

    def clear(self) -> None:
        """Take both off."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()

    def show(self, supply: Supply | None) -> None:
        """Show so many cards in shoe and rack."""
        self._scene.board.supply = supply
        if supply is None:
            self.clear()
            return
        self._scene.sprites.back = supply.back
        shoe, rack = (self._scene.layout.anchor(kind) for kind in ("shoe", "discard"))
        if shoe is not None:
            self._show_shoe(shoe, supply)
        if rack is not None:
            self._show_pile(rack, supply)

    def pile_mm(self) -> float:
        """How high the pile in the rack is drawn."""
        supply = self._scene.board.supply
        return pile_height_mm(supply) if supply is not None else 0.0

    def _item(self, anchor: Anchor) -> QGraphicsPixmapItem:
        item = self._items.get(anchor.kind)
        if item is None:
            item = self._items[anchor.kind] = self._scene.add_sprite(Z_SUPPLY)
            item.setPos(anchor.x_mm, anchor.y_mm)
            item.setRotation(anchor.rotate_deg)
        return item

    def _show_shoe(self, anchor: Anchor, supply: Supply) -> None:
        box = QRectF(-anchor.w_mm / 2, -anchor.h_mm / 2, anchor.w_mm, anchor.h_mm)
        share = _step(supply.left, supply.whole)
        behind = _step(supply.behind, supply.whole)
        key = ("shoe", anchor.id, share, behind, supply.cut_out, supply.left > 0, supply.back)
        seen = {"cut_out": supply.cut_out, "empty": supply.left == 0}

        def paint(painter: QPainter) -> None:
            paint_shoe_cards(painter, box, share, behind, **seen, back=supply.back)

        self._scene.set_sprite(self._item(anchor), self._scene.sprites.drawn(key, box, paint))

    def _show_pile(self, anchor: Anchor, supply: Supply) -> None:
        high = round(pile_height_mm(supply) * 2) / 2 if supply.discards else 0.0
        wide = min(CARD_MM[0], anchor.w_mm * 0.8)
        box = QRectF(-wide / 2, -wide * 0.7, wide, wide * CARD_MM[1] / CARD_MM[0])
        extent = box.adjusted(-4, -_HIGHEST_MM - 4, 4, 8)

        def paint(painter: QPainter) -> None:
            if supply.discards:
                paint_pile(painter, box, high, supply.back)

        key = ("pile", anchor.id, high, supply.discards > 0, supply.back)
        self._scene.set_sprite(self._item(anchor), self._scene.sprites.drawn(key, extent, paint))


def pile_height_mm(supply: Supply) -> float:
    """How high so many discards are piled up.

    >>> pile_height_mm(Supply(0, 0, 50, 52)), pile_height_mm(Supply(0, 0, 416, 416)), pile_height_mm(Supply(9, 0, 0, 9))
    (18.0, 44.0, 0.0)
    """
    return round(supply.discards * min(_RISE_MM, _HIGHEST_MM / max(1, supply.whole)), 2)


def _step(cards: int, whole: int) -> float:
    """A share of all cards in whole steps, none of them nothing as long as there is a card."""
    return max(min(cards, 1), round(cards * _LEVELS / max(1, whole))) / _LEVELS
