"""The redline on paper: what it holds, measured back from both files."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from pdf_points import Box, pages

from feltwright.drawing.redline_sheet import (
    CLOTH,
    GROUPS,
    KEY,
    NEWER,
    NUMBERS,
    OLDER,
    RedlineSheet,
    redline_pdf,
    redline_sheet,
    redline_svg,
)
from feltwright.drawing.sheets import MARGIN_MM, TooLarge
from feltwright.engine import catalog
from feltwright.layout.binding import default_layout
from feltwright.layout.model import Circle, Layout

pytestmark = pytest.mark.usefixtures("qapp")
GAME = catalog.game("casino_war")
OLD: Layout = default_layout(GAME.id, GAME.rules_for())
SVG = "{http://www.w3.org/2000/svg}"
WIDER_MM = 6.0


def newer() -> Layout:
    """A bet wider by 12 mm, a word another, a fitting gone."""
    bet = OLD.area("initial.4")
    assert isinstance(bet.shape, Circle)
    wider = replace(bet, shape=replace(bet.shape, r_mm=bet.shape.r_mm + WIDER_MM))
    said = [
        replace(each, words=replace(each.words, text="DEALER")) if each.id == "house.word" else each
        for each in OLD.inscriptions
    ]
    return replace(
        OLD,
        edition="2",
        areas=tuple(wider if each.id == bet.id else each for each in OLD.areas),
        inscriptions=tuple(said),
        anchors=tuple(each for each in OLD.anchors if each.id != "drop_box"),
    )


def sheet() -> RedlineSheet:
    return redline_sheet(OLD, newer(), ("a" * 64, "b" * 64))


def groups(made: RedlineSheet) -> dict[str, list[ElementTree.Element]]:
    root = ElementTree.fromstring(redline_svg(made))
    return {group.attrib["id"]: group.findall(f"{SVG}path") for group in root.findall(f"{SVG}g")}


def box(path: str) -> Box:
    numbers = [float(number) for number in re.findall(r"-?\d+\.\d+", path)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def bet(layout: Layout) -> Circle:
    found = layout.area("initial.4").shape
    assert isinstance(found, Circle)
    return found


def test_each_colour_holds_what_one_edition_has_and_every_change_has_its_number() -> None:
    made = sheet()
    found = groups(made)
    assert list(found) == list(GROUPS)
    assert {path.attrib.get("stroke") or path.attrib["fill"] for path in found[OLDER]} == {"#c62f2f"}
    assert {path.attrib.get("stroke") or path.attrib["fill"] for path in found[NEWER]} == {"#2563c9"}
    assert len(found[OLDER]) == 4, "the bet, the fitting, the word and the line through it"
    assert len(found[NEWER]) == 2, "the bet and the word"
    assert len(found[NUMBERS]) == 3 * 3, "a leader, a square and a number for each thing"
    assert "edition 2 against edition 1" in made.title
    assert "a" * 64 in redline_svg(made)


def test_the_key_and_the_list_lie_below_the_cloth() -> None:
    made = sheet()
    foot = OLD.size_mm[1]
    key = [mark for mark in made.marks if mark.group == KEY]
    assert all(mark.path.boundingRect().top() > foot for mark in key)
    assert all(mark.path.boundingRect().right() < made.size_mm[0] for mark in key)
    assert all(mark.path.boundingRect().bottom() < made.size_mm[1] for mark in key)
    assert len(key) == 1 + 3 + 3 + 2 + 4, "title, marks with their words, digests, four changes"


def test_svg_and_pdf_are_true_to_scale() -> None:
    made = sheet()
    for group, circle in ((OLDER, bet(OLD)), (NEWER, bet(newer()))):
        boxes = [box(path.attrib["d"]) for path in groups(made)[group]]
        want = tuple(at + side * circle.r_mm for side in (-1, 1) for at in (circle.x_mm, circle.y_mm))
        assert any(one == pytest.approx(want, abs=0.02) for one in boxes)
        (page,) = pages(redline_pdf(made))
        height = made.size_mm[1] + 2 * MARGIN_MM
        flipped = [(x - MARGIN_MM, height - y - MARGIN_MM) for path in page for x, y in path]
        top = min(flipped, key=lambda at: abs(at[0] - circle.x_mm) + abs(at[1] - (circle.y_mm - circle.r_mm)))
        assert top == pytest.approx((circle.x_mm, circle.y_mm - circle.r_mm), abs=0.2)


def test_editions_that_are_alike_have_an_empty_redline() -> None:
    found = groups(redline_sheet(OLD, OLD, ("a" * 64, "a" * 64)))
    assert not found[OLDER] + found[NEWER] + found[NUMBERS]
    assert found[CLOTH]
    assert found[KEY]


def test_what_no_page_holds_is_refused() -> None:
    with pytest.raises(TooLarge):
        redline_pdf(replace(sheet(), size_mm=(6_000.0, 1_000.0)))
