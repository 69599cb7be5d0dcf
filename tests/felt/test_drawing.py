"""What is drawn: fonts, pictures, cards, chips; structure and not pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QApplication

from feltwright.engine.wheels import Wheel
from feltwright.felt import fonts, wheel_art
from feltwright.felt.bake import bake, table_rect
from feltwright.felt.cards import DECKS, _drawing, drawing_name
from feltwright.felt.chips import _SIGNS, ChipFace, _spot_count, pile
from feltwright.felt.lettering import outline, straight
from feltwright.felt.pictures import paint_picture
from feltwright.felt.sprites import Sprites, faces_of
from feltwright.felt.theme import CLOTHS, PALETTES, SEAT_COLOURS, cloth, printed
from feltwright.layout import model
from feltwright.layout.model import Glyph, Text


@pytest.mark.parametrize("use", ["caps", "numeral", "condensed", "plain", "chip", "engraved"])
def test_bundled_fonts_are_used_and_never_replaced(qapp: QApplication, use: str) -> None:
    assert QFontInfo(fonts.face(use)).family() in fonts.register()
    assert set(model.FONTS) <= set(fonts._FACES)


def test_theme_knows_every_colour_and_cloth_of_the_layouts(qapp: QApplication) -> None:
    assert set(CLOTHS) == set(model.CLOTHS)
    for name in model.COLOURS:
        assert printed(name, cloth("green")).isValid()


def blank() -> QImage:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("name", sorted(model.GLYPHS))
def test_every_picture_is_drawn_inside_its_box(qapp: QApplication, name: str) -> None:
    image = blank()
    painter = QPainter(image)
    paint_picture(painter, Glyph(name, 40, 40, 50, 40, "gold"), cloth("green"))
    painter.end()
    assert image != blank()
    for x in range(80):
        assert image.pixelColor(x, 4).alpha() == image.pixelColor(x, 75).alpha() == 0


def test_capitals_have_the_height_asked_for(qapp: QApplication) -> None:
    box = outline(Text("HI", 100, 50, 20)).boundingRect()
    assert box.height() == pytest.approx(20, rel=0.03)
    assert (box.center().x(), box.center().y()) == pytest.approx((100, 50), abs=0.6)


def test_arched_words_are_centred_and_bowed(qapp: QApplication) -> None:
    flat = outline(Text("ROYALE", 0, 0, 20)).boundingRect()
    arc = outline(Text("ROYALE", 0, 0, 20, arc_radius_mm=200)).boundingRect()
    assert arc.height() > flat.height()
    assert arc.bottom() > flat.bottom()
    assert outline(Text("ROYALE", 0, 0, 20, arc_radius_mm=-200)).boundingRect().top() < flat.top()


def test_suits_and_dice_are_outlines_not_boxes(qapp: QApplication) -> None:
    for sign in "♠♥♦♣⚀⚅★◆":
        assert not straight(sign, "caps", 10).isEmpty()


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_drawing(qapp: QApplication, deck: str) -> None:
    for card in [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["", "Joker"]:
        drawing = _drawing(drawing_name(card, deck))
        assert drawing is not None
        assert drawing.isValid()


def test_an_amount_is_shown_in_the_seats_colour_or_by_value(qapp: QApplication) -> None:
    assert faces_of(700, "red", (100, 500)) == ((ChipFace(0, "red"), 7),)
    assert faces_of(700, "", (100, 500)) == ((ChipFace(500), 1), (ChipFace(100), 2))


def test_chips_are_counted_in_stacks_of_twenty(qapp: QApplication) -> None:
    assert [len(stack) for stack in pile(((ChipFace(100), 47),))] == [20, 20, 7]
    assert [len(stack) for stack in pile(((ChipFace(100), 4_700),))] == [20, 20, 20]


def test_seat_colours_differ_in_lightness_too(qapp: QApplication) -> None:
    from PySide6.QtGui import QColor

    grey = sorted(QColor(name).lightnessF() for name in SEAT_COLOURS.values())
    assert grey[-1] - grey[0] > 0.7


def test_every_seat_colour_has_a_pattern_of_its_own(qapp: QApplication) -> None:
    names = list(SEAT_COLOURS)
    patterns = {(index % len(_SIGNS), _spot_count(ChipFace(0, name))) for index, name in enumerate(names)}
    assert len(patterns) == len(names)


def contrast(a: str, b: str) -> float:
    from PySide6.QtGui import QColor

    def luminance(name: str) -> float:
        colour = QColor(name)
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", sorted(PALETTES))
def test_text_stands_off_its_panel(name: str) -> None:
    palette = PALETTES[name]
    for text in (palette.text, palette.dim_text, palette.accent, palette.good, palette.bad):
        for ground in (palette.window, palette.panel):
            assert contrast(text, ground) >= 4.5
    assert contrast(palette.on_accent, palette.accent) >= 4.5


def test_sprites_are_painted_once_per_resolution(qapp: QApplication) -> None:
    sprites = Sprites(1.0)
    one = sprites.card("AS")
    assert sprites.card("AS") is one
    assert not sprites.set_resolution(1.0, 1.0)
    assert sprites.set_resolution(2.0, 1.0)
    assert sprites.card("AS").pixmap.width() > one.pixmap.width()


def test_a_part_of_the_table_can_be_baked(qapp: QApplication) -> None:
    from feltwright.engine.games.roulette import GAME
    from feltwright.layout.binding import default_layout

    layout = default_layout("roulette", GAME.rules_for(""))
    whole = table_rect(layout)
    part = bake(layout, whole, QRectF(100, 100, 200, 100), 2.0)
    assert (part.pixmap.width(), part.pixmap.height()) == (400, 200)


@pytest.mark.parametrize("faces", [("1", "joker", "20"), ("AS", "TH", "JK1"), ("A LONG WORD", "2")])
def test_peg_wheels_draw_any_faces(qapp: QApplication, faces: tuple[str, ...]) -> None:
    image = blank()
    painter = QPainter(image)
    painter.translate(40, 40)
    painter.scale(38, 38)
    wheel_art.paint_peg_wheel(painter, Wheel(faces, ("red",) * len(faces), False, 3))
    painter.end()
    assert image != blank()
