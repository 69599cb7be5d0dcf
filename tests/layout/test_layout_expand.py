"""Arrays, arcs, mirrors, conditions and placeholders written out."""

from __future__ import annotations

import pytest
from felts import HEAD, RED, load, roulette

from feltwright.engine import catalog
from feltwright.layout.arrays import spread
from feltwright.layout.loader import load_text
from feltwright.layout.model import Anchor, Circle, Glyph, Guide, Polygon, Rect, Text


def area(extra: str, shape: str = "{ rect_mm = [100, 50] }") -> str:
    return f'[[area]]\nid = "a{{n}}"\nwager = "dozen"\non = "{{n}}"\nshape = {shape}\n{extra}\n'


def test_an_area_stands_where_it_is_told_with_its_chip_in_the_middle() -> None:
    [red] = load(RED).areas
    assert red.shape == Rect(10, 20, 100, 50)
    assert red.chip_mm == (60, 45)
    assert red.line
    assert (red.wager, red.on, red.spot, red.copy_of) == ("red", "", 0, "")


def test_a_chip_point_and_a_zone_may_be_given() -> None:
    [red] = load(RED + "chip_mm = [5, 6]\nzone = true\nspot = 3\n").areas
    assert (red.chip_mm, red.line, red.spot) == ((15, 26), False, 3)


def test_an_array_steps_and_fills_in() -> None:
    areas = load(area("origin_mm = [10, 0]\nstep_mm = [100.1, 0]\neach = { n = '1..3' }")).areas
    assert [(a.id, a.on, a.shape) for a in areas] == [
        ("a1", "1", Rect(10, 0, 100, 50)),
        ("a2", "2", Rect(110.1, 0, 100, 50)),
        ("a3", "3", Rect(210.2, 0, 100, 50)),
    ]


def test_two_variables_make_rows_and_columns() -> None:
    body = area("origin_mm = [0, 0]\nstep_mm = { n = [0, 50], m = [100, 0] }\neach = { n = [1, 2], m = ['x', 'y'] }")
    areas = load(body.replace('"a{n}"', '"a{n}{m}"')).areas
    assert [(a.id, a.shape.x_mm, a.shape.y_mm) for a in areas if isinstance(a.shape, Rect)] == [
        ("a1x", 0, 0),
        ("a1y", 100, 0),
        ("a2x", 0, 50),
        ("a2y", 100, 50),
    ]


def test_an_item_may_carry_words_and_a_place_of_its_own() -> None:
    body = area(
        "origin_mm = [0, 0]\nstep_mm = [100, 0]\n"
        "each = { n = [{ n = '1', word = 'ONE' }, { n = '2', word = 'TWO', at_mm = [7, 8] }] }\n"
        "label = { text = '{word}', cap_height_mm = 9, at_mm = [1, -1] }"
    )
    one, two = load(body).areas
    assert one.labels == (Text("ONE", 51, 24, 9),)
    assert two.labels == (Text("TWO", 158, 32, 9),)


def test_seats_stand_along_an_arc() -> None:
    arc = "arc = { centre_mm = [500, 0], radius_mm = 200, start_deg = 90, step_deg = 45 }\neach = { n = [1, 2, 3] }"
    areas = load(area(arc + "\nspot = '{n}'", "{ circle_mm = 30 }")).areas
    assert [(a.spot, a.shape) for a in areas] == [
        (1, Circle(700, 0, 30)),
        (2, Circle(641.421356, 141.421356, 30)),
        (3, Circle(500, 200, 30)),
    ]


def test_a_box_on_an_arc_is_centred_and_may_turn() -> None:
    arc = "each = {{ n = [1] }}\n"
    arc += "arc = {{ centre_mm = [500, 0], radius_mm = 200, start_deg = 90, step_deg = 0, turn = {} }}"
    [straight] = load(area(arc.format("false"))).areas
    assert straight.shape == Rect(650, -25, 100, 50)
    [turned] = load(area(arc.format("true") + "\nlabel = { text = 'A', cap_height_mm = 9, at_mm = [10, 0] }")).areas
    assert turned.shape == Polygon(((725, -50), (725, 50), (675, 50), (675, -50)))
    assert turned.labels == (Text("A", 700, 10, 9, rotate_deg=90),)


def test_a_mirror_repeats_at_the_other_end_with_readable_words() -> None:
    body = RED + (
        "mirror = true\nlabel = { text = 'RED', cap_height_mm = 9, at_mm = [10, 0], rotate_deg = -90 }\n"
        "glyph = { glyph = 'lozenge', size_mm = [8, 4], at_mm = [-10, 0] }\nchip_mm = [20, 25]\n"
    )
    left, right = load(body).areas
    assert (right.id, right.copy_of, right.shape) == ("red@right", "red", Rect(890, 20, 100, 50))
    assert (left.chip_mm, right.chip_mm) == ((30, 45), (970, 45))
    assert right.labels == (Text("RED", 930, 45, 9, rotate_deg=90),)
    assert right.glyphs == (Glyph("lozenge", 950, 45, 8, 4),)


def test_circles_and_polygons_mirror_too() -> None:
    circle, polygon = RED.replace("{ rect_mm = [100, 50] }", "{ circle_mm = 5 }"), RED.replace('"red"', '"black"')
    polygon = polygon.replace("{ rect_mm = [100, 50] }", "{ polygon_mm = [[0, 0], [9, 0], [0, 9]] }")
    shapes = [a.shape for a in load(circle + "mirror = true\n" + polygon + "mirror = true\n").areas]
    assert shapes[1] == Circle(990, 20, 5)
    assert shapes[3] == Polygon(((990, 20), (981, 20), (990, 29)))


def test_everything_printed_may_be_mirrored() -> None:
    layout = load(
        "[[inscription]]\nid = 'i'\ntext = 'HI'\norigin_mm = [100, 5]\ncap_height_mm = 9\nmirror = true\n"
        "[[guide]]\nid = 'g'\nshape = { rect_mm = [10, 10] }\norigin_mm = [0, 0]\nmirror = true\n"
        "[[anchor]]\nid = 'p'\nkind = 'puck'\nsize_mm = [70, 70]\norigin_mm = [50, 5]\nrotate_deg = 10\nmirror = true\n"
        "[[glyph]]\nglyph = 'star'\nsize_mm = [7, 7]\norigin_mm = [20, 5]\nmirror = true\n"
    )
    assert [(i.id, i.words.x_mm) for i in layout.inscriptions] == [("i", 100), ("i@right", 900)]
    assert layout.guides[1] == Guide("g@right", Rect(990, 0, 10, 10))
    assert layout.anchors[1] == Anchor("p@right", "puck", 950, 5, 70, 70, -10)
    assert [glyph.x_mm for glyph in layout.glyphs] == [20, 980]


def test_copies_light_up_what_is_at_their_own_end() -> None:
    black = RED.replace('"red"', '"black"')
    areas = load(
        RED + "mirror = true\ncovers = ['black', 'odd']\n" + black + "mirror = true\n" + RED.replace("red", "odd")
    )
    assert areas.area("red").covers == ("black", "odd")
    assert areas.area("red@right").covers == ("black@right", "odd")


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("when = { wheel = 'double_zero' }", True),
        ("when = { wheel = 'single_zero' }", False),
        ("when = { wheel = ['single_zero', 'double_zero'] }", True),
        ("when = { back_to_back = false }", True),
        ("when = { back_to_back = true, wheel = 'double_zero' }", False),
        ("when = { seats = 6 }", True),
        ("offered = 'five_number'", True),
        ("offered = 'split:0-00'", True),
        ("offered = 'split:1-36'", False),
        ("offered = 'back_to_back'", False),
        ("offered = true", True),
    ],
)
def test_an_entry_is_drawn_only_under_its_condition(condition: str, drawn: bool) -> None:
    assert bool(load(RED + condition + "\n").areas) is drawn


def test_an_option_that_is_a_list_has_every_member_as_its_value() -> None:
    rules = catalog.game("craps").rules_for("", {"offered_wagers": "pass,dont_pass"})
    head = HEAD.replace('"roulette"', '"craps"')
    body = RED.replace('"red"', '"pass"')
    assert load(body + "when = { offered_wagers = 'pass' }\n", head, rules).areas
    assert not load(body + "when = { offered_wagers = 'field' }\n", head, rules).areas


def test_areas_of_wagers_not_offered_are_left_out_with_their_odds_and_covers() -> None:
    rules = catalog.game("craps").rules_for("", {"offered_wagers": "pass,dont_pass,field"})
    body = RED.replace('"red"', '"field"') + "covers = ['big.6']\n"
    body += "[[area]]\nid = 'big.{n}'\nwager = 'big'\non = '{n}'\neach = { n = [6, 8] }\norigin_mm = [0, 0]\n"
    body += "shape = { circle_mm = 30 }\nstep_mm = [70, 0]\noffered = true\n"
    body += "label = { text = '{odds:big:{n}}', cap_height_mm = 9 }\n"
    layout = load(body, HEAD.replace('"roulette"', '"craps"'), rules)
    assert [(a.id, a.covers) for a in layout.areas] == [("field", ())]


def test_odds_are_printed_from_the_pay_tables_in_force() -> None:
    rules = catalog.game("craps").rules_for("001", {"pays_table.field_12": "3:1"})
    label = "label = {{ text = '{}', cap_height_mm = 9 }}\n"
    for written, printed in [
        ("{odds:hard:4}", "7 to 1"),
        ("{odds:place_win:6}", "7 to 6"),
        ("{odds:field/2}", "2 to 1"),
        ("{odds:field/12}", "3 to 1"),
        ("{odds:field/9}", "1 to 1"),
        ("{odds:eleven} AT {casino}", "15 to 1 AT HOUSE"),
    ]:
        [field] = load(RED.replace('"red"', '"field"') + label.format(written), rules=rules).areas
        assert field.labels[0].text == printed


def test_odds_of_a_wager_need_no_key_if_all_its_keys_pay_alike() -> None:
    [red] = load(RED + "label = { text = '{odds:straight}', cap_height_mm = 9 }\n").areas
    assert red.labels[0].text == "35 to 1"


def test_the_casino_may_be_named_from_outside() -> None:
    body = "[[inscription]]\nid = 'i'\ntext = '{casino}'\norigin_mm = [100, 5]\ncap_height_mm = 9\n"
    layout = load_text(HEAD + body, "x.toml", roulette(), casino="THE OTHER HOUSE")
    assert (layout.casino, layout.inscriptions[0].words.text) == ("THE OTHER HOUSE", "THE OTHER HOUSE")


def test_ranges_are_written_out() -> None:
    assert spread("cell.1..9/4") == ["cell.1", "cell.5", "cell.9"]
    assert spread("cell.5..4") == []
    assert spread("1..3/0") == ["1", "2", "3"]
