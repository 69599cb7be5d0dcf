"""Sprites: small pixmaps painted once per (element, resolution) and shared by all items that show them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from feltwright.engine.chips import break_down
from feltwright.felt import cards, chips
from feltwright.felt.chips import ChipFace
from feltwright.felt.lettering import straight
from feltwright.motion.spread import CARD_MM, CHIP_MM

LIMIT = 600
"""Sprites kept; at a new zoom all of them are painted anew."""


class Sprite(Struct, frozen=True, eq=False):
    """A pixmap and where its hot spot is, in device pixels from its top left."""

    pixmap: QPixmap
    hot: QPointF


class Sprites:
    """The cache of one scene at one resolution (device pixels per millimetre)."""

    def __init__(self, px_per_mm: float = 1.0, dpr: float = 1.0, deck: str = cards.AUTOMATIC) -> None:
        self.px_per_mm = px_per_mm
        self.dpr = dpr
        self.deck = deck
        self.back = 0
        """Which of two sets of cards is on the table."""
        self._made: dict[tuple[object, ...], Sprite] = {}

    def set_resolution(self, px_per_mm: float, dpr: float) -> bool:
        """Paint at another resolution from now on; False if it is the same."""
        if abs(px_per_mm - self.px_per_mm) < 1e-9 and dpr == self.dpr:
            return False
        self.px_per_mm, self.dpr = px_per_mm, dpr
        self._made.clear()
        return True

    def set_deck(self, deck: str) -> None:
        """Another deck; sprites of the old one are dropped."""
        self.deck = deck
        self._made.clear()

    def stack(self, faces: tuple[tuple[ChipFace, int], ...]) -> Sprite:
        """A pile of chips; its hot spot is the middle of its foot."""
        box = chips.stack_extent(faces)
        extent = QRectF(box.x() * CHIP_MM, box.y() * CHIP_MM, box.width() * CHIP_MM, box.height() * CHIP_MM)
        plain = CHIP_MM * self.px_per_mm / self.dpr <= chips.PLAIN_PX
        return self._sprite(("stack", faces), extent, lambda p: chips.paint_stack(p, faces, CHIP_MM, self._rim, plain))

    def _rim(self, painter: QPainter, face: ChipFace, level: int) -> None:
        """A covered chip of a stack from its own sprite: twenty of them cost less than one painted."""
        turn = level % chips.TURNS
        box = QRectF(-0.52 * CHIP_MM, -0.52 * CHIP_MM, 1.04 * CHIP_MM, 1.04 * CHIP_MM)
        rim = self._sprite(("rim", face, turn), box, lambda p: chips.paint_rim(p, face, turn, CHIP_MM))
        self._blit(painter, rim)

    def card(self, card: str, in_air: bool = False, width_mm: float = CARD_MM[0]) -> Sprite:
        """A card, face down if it has no name."""
        w, h = width_mm, width_mm * CARD_MM[1] / CARD_MM[0]
        box = QRectF(-w / 2, -h / 2, w, h)
        pad = w * 0.24

        def paint(painter: QPainter) -> None:
            cards.paint_card_shadow(painter, box, 1.0 if in_air else 0.0)
            self._blit(painter, self._card_face(card, box))

        return self._sprite(
            ("card", card, in_air, width_mm, self._back_of(card)), box.adjusted(-pad, -pad, pad, pad), paint
        )

    def _card_face(self, card: str, box: QRectF) -> Sprite:
        """The drawing itself, shared by the card in the air and the card that lies: courts take milliseconds."""
        back = self._back_of(card)
        key = ("face", card, box.width(), back)
        deck = cards.deck_for(self.deck, box.width() * self.px_per_mm / self.dpr)
        return self._sprite(key, box.adjusted(-1, -1, 1, 1), lambda p: cards.paint_card(p, card, box, deck, back))

    def _back_of(self, card: str) -> int:
        """Of the set on the table where the back is seen; a face is the same in both."""
        return 0 if card else self.back

    def _blit(self, painter: QPainter, sprite: Sprite) -> None:
        """Draw a sprite into another, hot spot on the origin."""
        size, scale = sprite.pixmap.size(), self.px_per_mm
        corner = (-sprite.hot.x() / scale, -sprite.hot.y() / scale)
        target = QRectF(*corner, size.width() / scale, size.height() / scale)
        painter.drawPixmap(target, sprite.pixmap, QRectF(sprite.pixmap.rect()))

    def marker(self, marker: str, face: str, size_mm: float) -> Sprite:
        """A crown (no word), a puck, or a button with a word."""
        around = QRectF(-size_mm * 0.72, -size_mm * 0.72, size_mm * 1.5, size_mm * 1.6)

        def paint(painter: QPainter) -> None:
            if not face:
                chips.paint_crown(painter, size_mm)
            elif marker == "puck":
                chips.paint_puck(painter, face.lower() == "on", size_mm)
            else:
                chips.paint_button(painter, face.upper(), size_mm)

        return self._sprite(("marker", marker, face, size_mm), around, paint)

    def tag(self, text: str) -> Sprite:
        """An amount on a small plate, 11 pixels high at every zoom."""
        px = 11.0 * self.dpr / self.px_per_mm
        words = straight(text, "condensed", px * 0.78)
        width = words.boundingRect().width() + px * 0.9
        plate = QRectF(-width / 2, -px * 0.75, width, px * 1.5)

        def paint(painter: QPainter) -> None:
            path = QPainterPath()
            path.addRoundedRect(plate, px * 0.3, px * 0.3)
            painter.fillPath(path, QColor(14, 15, 18, 225))
            painter.strokePath(path, QPen(QColor("#e6c878"), px * 0.07))
            painter.fillPath(words, QColor("#fff6dc"))

        return self._sprite(("tag", text), plate.adjusted(-px * 0.1, -px * 0.1, px * 0.1, px * 0.1), paint)

    def drawn(self, key: tuple[object, ...], extent_mm: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
        """A drawing of somebody else's, kept under its key."""
        return self._sprite(key, extent_mm, paint)

    def _sprite(self, key: tuple[object, ...], extent_mm: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= LIMIT:
                self._made.clear()
            made = self._made[key] = self._painted(extent_mm, paint)
        return made

    def _painted(self, extent_mm: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
        scale = self.px_per_mm
        size = (max(1, ceil(extent_mm.width() * scale)), max(1, ceil(extent_mm.height() * scale)))
        pixmap = QPixmap(*size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        hot = QPointF(round(-extent_mm.x() * scale), round(-extent_mm.y() * scale))
        painter.translate(hot)
        painter.scale(scale, scale)
        paint(painter)
        painter.end()
        return Sprite(pixmap, hot)


def faces_of(cents: int, colour: str, chips_cents: tuple[int, ...]) -> tuple[tuple[ChipFace, int], ...]:
    """The chips an amount is shown with: the seat's colour by the smallest chip, or denominations by value."""
    if not cents:
        return ()
    if colour:
        return ((ChipFace(0, colour), max(1, cents // chips_cents[0])),)
    whole = cents // chips_cents[0] * chips_cents[0]
    counted = break_down(whole, chips_cents)
    return tuple((ChipFace(chip), count) for chip, count in counted) or ((ChipFace(cents), 1),)
