"""Every seat taken and every hand split as often as the rules allow: nothing covers anything else."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from feltwright.app.shots import full_table
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.felt.cards import deck_for
from feltwright.felt.chips import PLAIN_PX
from feltwright.motion.spread import CHIP_MM, family_of, is_small, line_boxes, text_boxes

SIZE_PX = (1280, 800)
CARD_GAMES = [game.id for game in catalog.games() if game.kind == "cards"]


def opened(qtbot: QtBot, game_id: str) -> TableWindow:
    window = full_table(game_id, SIZE_PX)
    qtbot.addWidget(window)
    return window


def hand_boxes(window: TableWindow) -> dict[str, QRectF]:
    """The cards of each place as one box."""
    scene = window.pane.scene
    places = {place for place, _ in scene.board.cards} - {"discard"}
    return {place: scene.tallies.hand_rect(place) for place in places}


def chip_boxes(window: TableWindow) -> dict[str, QRectF]:
    """The foot of every stack."""
    found = {}
    for piece in window.pane.scene.pieces():
        if piece.kind == "chips":
            half = CHIP_MM / 2
            found[f"{piece.place}/{piece.seat}"] = QRectF(piece.x_mm - half, piece.y_mm - half, CHIP_MM, CHIP_MM)
    return found


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_no_hand_covers_a_hand_or_chips(qtbot: QtBot, game_id: str) -> None:
    window = opened(qtbot, game_id)
    hands = hand_boxes(window)
    assert hands, "a round is under way"
    for (one, box), (other, other_box) in combinations(hands.items(), 2):
        assert not box.intersects(other_box), f"{one} covers {other}"
    for place, box in hands.items():
        for stack, foot in chip_boxes(window).items():
            assert not box.intersects(foot), f"{place} covers {stack}"


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_totals_cover_no_other_hand_and_no_inscription(qtbot: QtBot, game_id: str) -> None:
    window = opened(qtbot, game_id)
    hands, plates = hand_boxes(window), window.pane.scene.tallies.rects()
    printed = [box for row in window.pane.scene.layout.inscriptions if row.cite for box in text_boxes(row.words)]
    for place, plate in plates.items():
        for other, box in hands.items():
            assert place == other or not plate.intersects(box), f"the total of {place} covers {other}"
        for other, other_plate in plates.items():
            assert place == other or not plate.intersects(other_plate), f"totals of {place} and {other} overlap"
        if place != "dealer":
            for left, top, right, bottom in printed:
                assert not plate.intersects(QRectF(left, top, right - left, bottom - top)), f"{place} covers print"


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_totals_of_hands_by_themselves_leave_every_face_free(qtbot: QtBot, game_id: str) -> None:
    window = opened(qtbot, game_id)
    hands, plates = hand_boxes(window), window.pane.scene.tallies.rects()
    assert plates
    for place, plate in plates.items():
        family = family_of(place)
        if family is None or sum(other.startswith(f"{family[0]}.") for other in hands) == 1:
            assert not plate.intersects(hands[place]), f"the total of {place} covers its cards"
            for stack, foot in chip_boxes(window).items():
                assert not plate.intersects(foot), f"the total of {place} covers {stack}"


def test_figures_of_small_chips_and_cards_can_be_read(qtbot: QtBot) -> None:
    window = opened(qtbot, "blackjack")
    scene = window.pane.scene
    chip_px = CHIP_MM * scene.sprites.px_per_mm / scene.sprites.dpr
    assert chip_px < PLAIN_PX, "the window is small enough for plain chips"
    card_px = max(lie.width_mm for lie in scene.lies.values()) * scene.sprites.px_per_mm / scene.sprites.dpr
    assert deck_for(scene.sprites.deck, card_px) == "two_colour_big_index"


def test_seven_seats_hold_four_split_hands_each(qtbot: QtBot) -> None:
    window = opened(qtbot, "blackjack")
    hands = {place for place in hand_boxes(window) if place.startswith("hand.")}
    whole = {f"hand.{spot}.{number}" for spot in range(1, 8) for number in range(4)}
    assert len(whole - hands) <= 1, "at most the last one has been lost meanwhile"
    whole_cloth = QRectF(0, 0, *window.pane.scene.layout.size_mm)
    assert all(whole_cloth.contains(box) for box in hand_boxes(window).values())


@pytest.mark.parametrize("game_id", ["blackjack", "single_deck_blackjack"])
def test_3_H_3_no_hand_lies_on_the_insurance_line(qtbot: QtBot, game_id: str) -> None:
    window = opened(qtbot, game_id)
    lines = [box for guide in window.pane.scene.layout.guides for box in line_boxes(guide.shape)]
    assert lines, "the line is printed"
    for place, hand in hand_boxes(window).items():
        for left, top, right, bottom in lines:
            assert not hand.intersects(QRectF(left, top, max(right - left, 1), max(bottom - top, 1))), place


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_cards_are_large_enough_to_be_read(qtbot: QtBot, game_id: str) -> None:
    window = opened(qtbot, game_id)
    assert not [at for at, lie in window.pane.scene.lies.items() if is_small(lie.width_mm)]


def test_the_first_cards_of_the_dealer_lie_about_the_middle(qtbot: QtBot) -> None:
    window = opened(qtbot, "blackjack")
    dealer = next(anchor for anchor in window.pane.scene.layout.anchors if anchor.id == "dealer")
    assert abs(hand_boxes(window)["dealer"].center().x() - dealer.x_mm) < 1
