"""The pieces on a felt as graphics items: put exactly where a board says, and described so that a test can compare."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from feltwright.engine.game import Rules, Seat, State
from feltwright.engine.wheels import Wheel
from feltwright.felt.bake import shape_path, table_rect
from feltwright.felt.chips import RISE, ChipFace
from feltwright.felt.dice import DieItem, paint_die_shadow
from feltwright.felt.sprites import Sprite, Sprites, faces_of
from feltwright.felt.supplies import Supplies
from feltwright.felt.tallies import Tallies
from feltwright.felt.wheel import WheelPiece
from feltwright.layout.model import Layout
from feltwright.motion.board import Board, Fittings, board_of
from feltwright.motion.dice_motion import DiePose, showing, top_face
from feltwright.motion.pieces import RUNNING, Piece, seats_on, supply_pieces
from feltwright.motion.places import Places
from feltwright.motion.spread import CHIP_MM, Lie, crosswise
from feltwright.motion.wheel_motion import WheelPose

Z_WHEEL, Z_GLOW, Z_CHIPS, Z_MARKER, Z_CARD, Z_AIR, Z_DICE, Z_TAG = 1.0, 5.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0
_KIND, _PLACE, _SEAT, _SHOWS = range(4)
ACROSS_DEG = 90.0
TAG_CHIP_PX = 26.0
"""Amounts are written beside stacks once a chip is this large; below that they are shown on hover."""


class FeltScene(QGraphicsScene):
    """Every piece of one table. The view bakes the cloth; this holds what lies on it."""

    def __init__(
        self, layout: Layout, rules: Rules, places: Places | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        # Items are few and move all the time: an index costs more than it saves (and has crashed others).
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layout = layout
        self.rules = rules
        self.places = places or Places.of(layout, rules.seats)
        self.sprites = Sprites()
        self.fittings = Fittings()
        self.seats: tuple[Seat, ...] = ()
        self.board = Board({}, {}, {}, {})
        self.setSceneRect(table_rect(layout))
        self._stacks: dict[tuple[str, int], QGraphicsPixmapItem] = {}
        self._extras: dict[tuple[str, int], list[QGraphicsPixmapItem]] = {}
        self._markers: dict[str, QGraphicsPixmapItem] = {}
        self._cards: dict[tuple[str, int], QGraphicsPixmapItem] = {}
        self.lies: dict[tuple[str, int], Lie] = {}
        self.tallies = Tallies(self)
        self.supplies = Supplies(self)
        self.dice: list[DieItem] = []
        self._shadows: list[QGraphicsPixmapItem] = []
        self._die_edge = die_edge_mm(layout)
        self._shared = not all(area.spot for area in layout.areas)
        self.wheel = self._make_wheel()
        self._make_dice(2 if layout.anchor("dice") else 0)

    def _make_wheel(self) -> WheelPiece | None:
        anchor, wheel = self.layout.anchor("wheel"), getattr(self.rules, "spun", None)
        if anchor is None or not isinstance(wheel, Wheel):
            return None
        return WheelPiece(self, anchor, wheel, Z_WHEEL)

    def _make_dice(self, count: int) -> None:
        """As many dice as the table throws, more if a roll shows more."""
        for _ in range(len(self.dice), count):
            shadow, die = QGraphicsPixmapItem(), DieItem(self._die_edge)
            shadow.setZValue(Z_DICE)
            die.setZValue(Z_DICE + 1)
            for item in (shadow, die):
                item.hide()
                self.addItem(item)
            self._shadows.append(shadow)
            self.dice.append(die)

    # -- resolution ---------------------------------------------------------------------------------------------

    def set_resolution(self, px_per_mm: float, dpr: float = 1.0) -> None:
        """Paint every sprite for a zoom (device pixels per millimetre)."""
        if self.sprites.set_resolution(px_per_mm, dpr) or not self._shown_once():
            self._repaint()

    def _shown_once(self) -> bool:
        return self.wheel is None or not self.wheel.blank

    def set_deck(self, deck: str) -> None:
        """Two colours, four colours or a big index."""
        if deck == self.sprites.deck:
            return
        self.sprites.set_deck(deck)
        self._repaint()

    def _repaint(self) -> None:
        if self.wheel is not None:
            self.wheel.paint(self.sprites.px_per_mm)
        self._paint_shadows()
        board, self.board = self.board, Board({}, {}, {}, {})
        self._clear()
        self.show_board(board)

    def _paint_shadows(self) -> None:
        scale = self.sprites.px_per_mm
        side = ceil(self._die_edge * 2 * scale)
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        paint_die_shadow(painter, self._die_edge * scale)
        painter.end()
        for shadow in self._shadows:
            shadow.setPixmap(pixmap)
            shadow.setOffset(-side / 2, -side / 2)
            shadow.setScale(1 / scale)

    # -- truth --------------------------------------------------------------------------------------------------

    def sync(self, state: State[Any], fittings: Fittings | None = None) -> None:
        """Put every piece exactly where state and fittings say."""
        self.seats = state.seats
        self.fittings = self.fittings if fittings is None else fittings
        self.show_board(board_of(state, self.fittings, self.places))

    def show_board(self, board: Board) -> None:
        """Show a board, touching only what differs."""
        old, self.board = self.board, board
        self.lies = dict(self.places.lies(board.cards, {area for area, _ in board.stacks}))
        for area in {at[0] for at in _differing(old.stacks, board.stacks) | _differing(old.buttons, board.buttons)}:
            self.show_area(area)
        for marker in {*old.markers, *board.markers}:
            self.show_marker(marker)
        self.supplies.show(board.supply)
        for at in {*self._cards, *board.cards}:
            self.show_card(at)
        if self.wheel is not None and not board.running:
            self.wheel.rest(board.section)
        self.show_dice(board.faces)

    def pieces(self) -> tuple[Piece, ...]:
        """What the picture shows, read from the items."""
        found = [_described(item) for item in self._labelled()] + supply_pieces(self.board)
        if self.wheel is not None:
            shows = RUNNING if self.board.running else str(self.wheel.section())
            found.append(Piece("wheel", "", 0, shows))
        for index, die in enumerate(self.dice):
            if die.isVisible():
                found.append(Piece("die", str(index), 0, str(top_face(die.rotation_now))))
        return tuple(sorted(found))

    def _labelled(self) -> Iterable[QGraphicsPixmapItem]:
        yield from self._stacks.values()
        yield from self._markers.values()
        yield from self._cards.values()

    def _clear(self) -> None:
        for item in [*self._labelled(), *(extra for extras in self._extras.values() for extra in extras)]:
            self.removeItem(item)
        for items in (self._stacks, self._markers, self._cards, self._extras):
            items.clear()
        self.tallies.clear()
        self.supplies.clear()

    # -- chips --------------------------------------------------------------------------------------------------

    def faces(self, seat: int, cents: int) -> tuple[tuple[ChipFace, int], ...]:
        """The chips that show an amount of a seat; where every area has its owner they need no colour to tell whose."""
        colour = self.seats[seat - 1].colour if self._shared and 0 < seat <= len(self.seats) else ""
        return faces_of(cents, colour, self.rules.chips_cents)

    def show_area(self, area: str) -> None:
        """Stand the stacks of an area where the board has them."""
        seats = seats_on(self.board, area)
        for at in [at for at in self._stacks if at[0] == area and at[1] not in seats]:
            self.removeItem(self._stacks.pop(at))
            self._drop_extras(at)
        for seat, point in self.places.stack_points(area, seats).items() if seats else ():
            self._show_stack(area, seat, point)

    def _show_stack(self, area: str, seat: int, point: tuple[float, float]) -> None:
        at = (area, seat)
        item = self._stacks.get(at)
        if item is None:
            item = self._stacks[at] = self.add_sprite(Z_CHIPS)
        cents, on = self.board.stacks[at], self.board.buttons.get(at)
        faces = self.faces(seat, cents)
        self.set_sprite(item, self.sprites.stack(faces))
        item.setPos(*point)
        item.setZValue(self._stack_z(point[1]))
        _label(item, "chips", area, seat, str(cents) + ("" if on is None else " ON" if on else " OFF"))
        self._drop_extras(at)
        self._extras[at] = self._stack_extras(QPointF(*point), faces, cents, on)

    def _stack_extras(
        self, point: QPointF, faces: tuple[tuple[ChipFace, int], ...], cents: int, on: bool | None
    ) -> list[QGraphicsPixmapItem]:
        """The ON or OFF button on top, and the amount where there is room to read it."""
        extras = []
        count = min(sum(number for _, number in faces), 20)
        if on is not None:
            button = self.add_sprite(Z_MARKER)
            self.set_sprite(button, self.sprites.marker("", "ON" if on else "OFF", CHIP_MM * 0.8))
            button.setPos(point + QPointF(0, -count * RISE * CHIP_MM))
            extras.append(button)
        if count > 1 and CHIP_MM * self.sprites.px_per_mm / self.sprites.dpr >= TAG_CHIP_PX:
            tag = self._tag(point + QPointF(0, CHIP_MM * 0.4), cents)
            tag.setZValue(self._stack_z(point.y()) + 1e-3)
            extras.append(tag)
        return extras

    def _stack_z(self, y_mm: float) -> float:
        """Stacks nearer to the players stand in front."""
        return Z_CHIPS + 4.5 * y_mm / self.layout.size_mm[1]

    def _tag(self, point: QPointF, cents: int) -> QGraphicsPixmapItem:
        tag = self.add_sprite(Z_TAG)
        self.set_sprite(tag, self.sprites.tag(money(cents)))
        tag.setPos(point)
        return tag

    def _drop_extras(self, at: tuple[str, int]) -> None:
        for extra in self._extras.pop(at, ()):
            self.removeItem(extra)

    def tags_for(self, area: str) -> list[QGraphicsPixmapItem]:
        """Amounts of all stacks on an area, for a hover; the caller removes them."""
        seats = seats_on(self.board, area)
        points = self.places.stack_points(area, seats) if seats else {}
        return [
            self._tag(QPointF(x, y + CHIP_MM * 0.56), self.board.stacks[area, seat]) for seat, (x, y) in points.items()
        ]

    # -- markers and cards --------------------------------------------------------------------------------------

    def marker_mm(self, marker: str) -> float:
        """The size of a marker: its anchor's, or a little more than a chip."""
        anchor = self.layout.anchor(marker)
        return min(anchor.w_mm, anchor.h_mm) if anchor is not None else CHIP_MM * 1.25

    def show_marker(self, marker: str) -> None:
        """Stand a marker where the board has it, or take it off."""
        place, face = self.board.markers.get(marker, ("", ""))
        point = self.places.marker(marker, place) if marker in self.board.markers else None
        item = self._markers.get(marker)
        if point is None:
            if item is not None:
                self.removeItem(self._markers.pop(marker))
            return
        if item is None:
            item = self._markers[marker] = self.add_sprite(Z_MARKER + 1)
        self.set_sprite(item, self.sprites.marker(marker, face, self.marker_mm(marker)))
        item.setPos(*point)
        _label(item, "marker", f"{marker}:{place}", 0, face)

    def marker_item(self, marker: str) -> QGraphicsPixmapItem | None:
        """The item of a marker on the felt."""
        return self._markers.get(marker)

    def card_item(self, at: tuple[str, int]) -> QGraphicsPixmapItem | None:
        """The item of a card on the felt."""
        return self._cards.get(at)

    def lie(self, at: tuple[str, int]) -> Lie:
        """Where a card lies among those on the felt."""
        found = self.lies.get(at)
        if found is None:
            self.lies = self.places.lies({*self.lies, at}, {area for area, _ in self.board.stacks})
            found = self.lies[at]
        return found

    def show_card(self, at: tuple[str, int]) -> None:
        """Lay a card where the board has it, or take it away."""
        card = self.board.cards.get(at)
        item = self._cards.get(at)
        if card is None:
            if item is not None:
                self.removeItem(self._cards.pop(at))
                self.tallies.show(at[0])
            return
        if item is None:
            item = self._cards[at] = self.add_sprite(Z_CARD + at[1] * 0.01)
        across = at in self.board.across
        lie = crosswise(self.lie(at)) if across else self.lie(at)
        item.setRotation(ACROSS_DEG if across else 0.0)
        self.set_sprite(item, self.sprites.card(card, False, lie.width_mm))
        item.setPos(lie.x_mm, lie.y_mm)
        _label(item, "card", f"{at[0]}/{at[1]}", 0, card)
        self.tallies.show(at[0])

    # -- dice and wheel -----------------------------------------------------------------------------------------

    def die_rest(self, index: int, count: int) -> tuple[float, float]:
        """Where a die of a roll comes to rest."""
        anchor = self.layout.anchor("dice")
        assert anchor is not None, "a layout without a place for dice shows none"
        step = self._die_edge * 1.8
        return anchor.x_mm + (index - (count - 1) / 2) * step, anchor.y_mm

    @property
    def die_edge_mm(self) -> float:
        """The edge dice are drawn with."""
        return self._die_edge

    def show_dice(self, faces: tuple[int, ...]) -> None:
        """Lay the dice at rest with these faces up; none before the first roll."""
        if faces and self.layout.anchor("dice") is None:
            return
        self._make_dice(len(faces))
        for index in range(len(self.dice)):
            if index < len(faces):
                self.pose_die(index, DiePose(*self.die_rest(index, len(faces)), 0.0, showing(faces[index])))
            else:
                self.dice[index].hide()
                self._shadows[index].hide()

    def pose_die(self, index: int, pose: DiePose) -> None:
        """Show a die in a pose, with its shadow on the cloth."""
        die, shadow = self.dice[index], self._shadows[index]
        die.pose(pose)
        shadow.setPos(
            pose.x_mm + pose.z_mm * 0.28 + self._die_edge * 0.07, pose.y_mm + pose.z_mm * 0.42 + self._die_edge * 0.1
        )
        shadow.setOpacity(max(0.35, 1.0 - pose.z_mm / self._die_edge * 0.2))
        if not die.isVisible():
            die.show()
            shadow.show()

    def pose_wheel(self, pose: WheelPose) -> None:
        """Show the wheel in a pose."""
        if self.wheel is not None:
            self.wheel.show(pose)

    # -- sprites ------------------------------------------------------------------------------------------------

    def add_sprite(self, z: float) -> QGraphicsPixmapItem:
        """A pixmap item that takes no mouse events: areas are hit by geometry, not by items."""
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.addItem(item)
        return item

    def set_sprite(self, item: QGraphicsPixmapItem, sprite: Sprite) -> None:
        """Let an item show a sprite about its hot spot."""
        item.setPixmap(sprite.pixmap)
        item.setOffset(-sprite.hot)
        item.setScale(1 / self.sprites.px_per_mm)

    def area_rect(self, area: str) -> QRectF:
        """The box of an area."""
        return shape_path(self.places.area(area).shape).boundingRect()


def die_edge_mm(layout: Layout) -> float:
    """Dice are drawn larger than life so that their pips can be read across a long table."""
    return max(34.0, 0.03 * layout.size_mm[0])


def money(cents: int) -> str:
    """An amount as it is written on a tag.

    >>> money(125_000), money(1_250)
    ('$1,250', '$12.50')
    """
    dollars, rest = divmod(cents, 100)
    return f"${dollars:,}" + (f".{rest:02}" if rest else "")


def _differing(old: dict[Any, Any], new: dict[Any, Any]) -> set[Any]:
    return {at for at, _ in old.items() ^ new.items()}


def _label(item: QGraphicsItem, kind: str, place: str, seat: int, shows: str) -> None:
    for slot, value in ((_KIND, kind), (_PLACE, place), (_SEAT, seat), (_SHOWS, shows)):
        item.setData(slot, value)


def _described(item: QGraphicsItem) -> Piece:
    kind, place, seat, shows = (item.data(slot) for slot in (_KIND, _PLACE, _SEAT, _SHOWS))
    return Piece(kind, place, seat, shows, round(item.x(), 2), round(item.y(), 2))


__all__ = ["FeltScene", "die_edge_mm", "money"]
