"""Every fault of a layout file has a code, an entry and a key, and all of them are told at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from felts import HEAD, RED, load, problems, roulette

from feltwright.files.disk import LARGEST_TEXT
from feltwright.files.problems import FileProblem
from feltwright.layout.loader import load_file
from feltwright.layout.problems import LayoutError

GRID = """\
[[grid]]
id = "cell.{cell}"
wager = "straight"
origin_mm = [0, 0]
cell_mm = [50, 50]
row_step_mm = [50, 0]
column_step_mm = [0, 50]
"""


def area(**changed: str | None) -> str:
    """The red box with keys written differently; None leaves a key out."""
    keys = {
        "id": '"red"',
        "wager": '"red"',
        "origin_mm": "[10, 20]",
        "shape": "{ rect_mm = [100, 50] }",
        **changed,
    }
    return "[[area]]\n" + "".join(f"{key} = {value}\n" for key, value in keys.items() if value is not None)


def inscription(**changed: str) -> str:
    keys = {"id": '"i"', "text": '"WORDS"', "origin_mm": "[5, 5]", "cap_height_mm": "10", **changed}
    return "[[inscription]]\n" + "".join(f"{key} = {value}\n" for key, value in keys.items())


ONE_FAULT = [
    (area(colour='"red"'), "colour", "UNKNOWN_KEY"),
    (area(wager=None), "wager", "MISSING_KEY"),
    (area(id=None), "id", "MISSING_KEY"),
    (area(shape=None), "shape", "MISSING_KEY"),
    (area(origin_mm=None), "origin_mm", "MISSING_KEY"),
    (area(wager="true"), "wager", "WRONG_TYPE"),
    (area(wager="[1]"), "wager", "WRONG_TYPE"),
    (area(wager="12345678901234567890"), "wager", "EMPTY_TEXT"),
    (area(wager="' '"), "wager", "EMPTY_TEXT"),
    (area(wager="'" + "x" * 500 + "'"), "wager", "TEXT_TOO_LONG"),
    (area(id="'a b'"), "id", "BAD_ID"),
    (area(id="'a@right'"), "id", "BAD_ID"),
    (area(mirror="1"), "mirror", "WRONG_TYPE"),
    (area(origin_mm="5"), "origin_mm", "WRONG_TYPE"),
    (area(origin_mm="[1, 2, 3]"), "origin_mm", "WRONG_TYPE"),
    (area(origin_mm="[1, '2']"), "origin_mm", "WRONG_TYPE"),
    (area(origin_mm="[1, true]"), "origin_mm", "WRONG_TYPE"),
    (area(origin_mm="[1, nan]"), "origin_mm", "BAD_NUMBER"),
    (area(origin_mm="[1, inf]"), "origin_mm", "BAD_NUMBER"),
    (area(origin_mm="[1, " + "9" * 400 + "]"), "origin_mm", "BAD_NUMBER"),
    (area(origin_mm="[1, 1979-05-27]"), "origin_mm", "WRONG_TYPE"),
    (area(shape="{ rect_mm = [-1, 5] }"), "shape.rect_mm", "BAD_NUMBER"),
    (area(shape="{ rect_mm = [5, 0] }"), "shape.rect_mm", "BAD_NUMBER"),
    (area(shape="{ rect_mm = [50, 50], corner_mm = 26 }"), "shape.corner_mm", "BAD_NUMBER"),
    (area(shape="{ rect_mm = [50, 50], circle_mm = 6 }"), "shape", "BAD_SHAPE"),
    (area(shape="{}"), "shape", "BAD_SHAPE"),
    (area(shape="'box'"), "shape", "WRONG_TYPE"),
    (area(shape="{ circle_mm = -2 }"), "shape.circle_mm", "BAD_NUMBER"),
    (area(shape="{ polygon_mm = [[0, 0], [1, 1]] }"), "shape.polygon_mm", "BAD_SHAPE"),
    (area(shape="{ polygon_mm = [[0, 0], [1, 1], [0, 0]] }"), "shape.polygon_mm", "BAD_SHAPE"),
    (area(shape="{ polygon_mm = [[0, 0], [1, 1], [0]] }"), "shape.polygon_mm", "WRONG_TYPE"),
    (area(shape="{ circle_mm = 2, corner_mm = 1 }"), "shape.corner_mm", "UNKNOWN_KEY"),
    (area(fill="'puce'"), "fill", "UNKNOWN_COLOUR"),
    (area(fill="'{c}'", each="{ c = ['red', 'puce'] }", id="'a.{c}'"), "fill", "UNKNOWN_COLOUR"),
    (area(glyph="{ glyph = 'cat', size_mm = [1, 1] }"), "glyph.glyph", "UNKNOWN_GLYPH"),
    (area(glyph="{ glyph = '{g}', size_mm = [1, 1] }", each="{ g = ['cat'] }"), "glyph", "UNKNOWN_GLYPH"),
    (area(glyph="3"), "glyph", "WRONG_TYPE"),
    (area(glyph="[3]"), "glyph", "WRONG_TYPE"),
    (area(label="[{ text = 'A', cap_height_mm = 9, fount = 'x' }]"), "label[1].fount", "UNKNOWN_KEY"),
    (area(label="{ text = 'A', cap_height_mm = 9, font = 'comic' }"), "label.font", "UNKNOWN_FONT"),
    (area(label="{ text = 'A' }"), "label.cap_height_mm", "MISSING_KEY"),
    (area(label="{ text = '{x}', cap_height_mm = 9 }"), "text", "UNKNOWN_PLACEHOLDER"),
    (area(label="{ text = '{odds:}', cap_height_mm = 9 }"), "text", "UNKNOWN_PLACEHOLDER"),
    (area(label="{ text = '{odds:horse}', cap_height_mm = 9 }"), "text", "UNKNOWN_ODDS"),
    (area(label="{ text = '{odds:red/never}', cap_height_mm = 9 }"), "text", "AMBIGUOUS_ODDS"),
    (area(spot="'{n}'", each="{ n = ['x'] }"), "spot", "BAD_NUMBER"),
    (area(covers="['cell.99']"), "covers", "UNKNOWN_COVER"),
    (area(covers="'cell.99'"), "covers", "WRONG_TYPE"),
    (area(covers="[1.5]"), "covers", "WRONG_TYPE"),
    (area(step_mm="[1, 1]"), "step_mm", "STEP_WITHOUT_EACH"),
    (area(each="{ n = [] }"), "each", "BAD_ARRAY"),
    (area(each="{ n = '1..5000' }"), "each", "BAD_ARRAY"),
    (area(each="{ n = '1..60', m = '1..60' }"), "each", "BAD_ARRAY"),
    (area(each="{ n = 5 }", id="'a{n}'"), "each.n", "WRONG_TYPE"),
    (area(each="{ n = 'x' }"), "each.n", "BAD_RANGE"),
    (area(each="{ n = [{ m = '1' }] }"), "each.n.n", "MISSING_KEY"),
    (area(each="{ n = '1..2', m = '1..2' }", step_mm="[1, 1]", id="'a{n}{m}'"), "step_mm", "WRONG_TYPE"),
    (area(each="{ n = '1..2' }", step_mm="{ m = [1, 1] }", id="'a{n}'"), "step_mm.m", "UNKNOWN_KEY"),
    (area(each="{ n = '1..2' }"), "id", "DUPLICATE_ID"),
    (area(when="{ horses = true }"), "when.horses", "UNKNOWN_OPTION"),
    (area(when="3"), "when", "WRONG_TYPE"),
    (area(when="{ wheel = 1.5 }"), "when.wheel", "WRONG_TYPE"),
    (area(offered="false"), "offered", "WRONG_TYPE"),
    (area(arc="{ centre_mm = [0, 0], radius_mm = 5, start_deg = 0 }"), "arc.step_deg", "MISSING_KEY"),
    (RED + area(), "id", "DUPLICATE_ID"),
    (inscription(colour="'puce'"), "colour", "UNKNOWN_COLOUR"),
    (inscription(cap_height_mm="0"), "cap_height_mm", "BAD_NUMBER"),
    (inscription(rotate_deg="400"), "rotate_deg", "BAD_NUMBER"),
    ("[[anchor]]\nid = 'w'\nkind = 'cat'\norigin_mm = [0, 0]\nsize_mm = [1, 1]\n", "kind", "UNKNOWN_ANCHOR"),
    ("[[glyph]]\nglyph = 'cat'\norigin_mm = [0, 0]\nsize_mm = [1, 1]\n", "glyph", "UNKNOWN_GLYPH"),
    ("[[guide]]\nid = 'g'\norigin_mm = [0, 0]\nshape = { circle_mm = 1 }\nwidth_mm = -1\n", "width_mm", "BAD_NUMBER"),
    ("[area]\nid = 'x'\n", "area", "WRONG_TYPE"),
    ("area = [1]\n", "", "WRONG_TYPE"),
    ("[[chair]]\n", "chair", "UNKNOWN_KEY"),
    (GRID, "rows", "BAD_GRID"),
    (GRID + "rows = []\n", "rows", "BAD_GRID"),
    (GRID + "rows = 'all'\n", "rows", "WRONG_TYPE"),
    (GRID + "rows = [[1, 1]]\n", "rows", "DUPLICATE_CELL"),
    (GRID + "rows = [[1]]\nedge = { two = 'split' }\n", "edge.two", "BAD_NUMBER"),
    (GRID + "rows = [[1]]\nouter = 'inside'\n", "outer", "UNKNOWN_SIDE"),
    (GRID + "rows = [[1]]\nspecial = { wager = 'x' }\n", "special.cells", "MISSING_KEY"),
    (GRID + "rows = [[1]]\ngroups = { colour = 3 }\n", "groups.colour", "WRONG_TYPE"),
    (GRID + "rows = [[1]]\nmirror = true\n", "mirror", "UNKNOWN_KEY"),
    (GRID + "rows = [[1]]\nextra = { cell = '0', at_mm = [0, 0] }\n", "extra.rect_mm", "MISSING_KEY"),
]


@pytest.mark.parametrize(("body", "key", "code"), ONE_FAULT)
def test_each_fault_is_told_by_key_and_code(body: str, key: str, code: str) -> None:
    found = [problem for problem in problems(body) if problem.key == key]
    assert [problem.code for problem in found] == [code]
    assert {problem.file for problem in found} == {"test.toml"}


@pytest.mark.parametrize(
    ("line", "key", "code"),
    [
        ("", "format", "MISSING_KEY"),
        ("format = 2", "format", "NEWER_FORMAT"),
        ("format = 0", "format", "BAD_NUMBER"),
        ("format = '1'", "format", "WRONG_TYPE"),
        ("format = true", "format", "WRONG_TYPE"),
        ("format = 1\ncloth = 'plaid'", "cloth", "UNKNOWN_CLOTH"),
        ("format = 1\nsize_mm = [0, 5]", "size_mm", "BAD_NUMBER"),
        ("format = 1\noptions = 3", "options", "WRONG_TYPE"),
        ("format = 1\noptions = { wheel = [] }", "options.wheel", "WRONG_TYPE"),
    ],
)
def test_each_fault_of_the_head_is_told(line: str, key: str, code: str) -> None:
    taken = {part.split(" = ")[0] for part in line.splitlines()} | {"format"}
    kept = "".join(row + "\n" for row in HEAD.splitlines() if row.split(" = ")[0] not in taken)
    assert [(p.entry, p.key, p.code) for p in problems(RED, f"{line}\n{kept}")] == [("", key, code)]


def test_a_newer_format_is_refused_without_judging_the_rest() -> None:
    assert [p.code for p in problems("hologram = true\n", "format = 7\n")] == ["NEWER_FORMAT"]


def test_an_entry_is_named_by_kind_number_and_id() -> None:
    [found] = problems(RED + area(id="'dozen.{on}'", each="{ on = '1..3' }", colour="3"))
    assert found == FileProblem("test.toml", 'area[2] "dozen.{on}"', "colour", "UNKNOWN_KEY")
    assert str(found) == 'test.toml: area[2] "dozen.{on}" colour: UNKNOWN_KEY'


TWENTY = """\
format = 1
game = 7.5
title = ""
edition = "1"
cloth = "plaid"
size_mm = [-1, 500]
legend = "none"

[[area]]
id = "one"
wager = "red"
origin_mm = [nan, 0]
shape = { rect_mm = [10, 0] }
fill = "puce"
labels = "x"

[[area]]
wager = ["black"]
origin_mm = "here"
shape = { circle = 4 }

[[inscription]]
id = "two"
text = "A"
origin_mm = [0, 0]
cap_height_mm = -3
font = "comic"
mirror = "yes"

[[anchor]]
id = "three"
kind = "throne"
origin_mm = [0, 0]
size_mm = [0, 1]

[[guide]]
id = "four"
origin_mm = [0, 0]
shape = { rect_mm = [10, 10] }
colour = "mauve"

[[guide]]
id = "five"
origin_mm = [0, 0]
shape = { rect_mm = [10, 10] }

[[guide]]
id = "five"
origin_mm = [0, 0]
shape = { rect_mm = [10, 10] }
"""


def test_twenty_mistakes_give_twenty_problems() -> None:
    found = problems("", TWENTY)
    assert len(found) == 20, "\n".join(map(str, found))
    assert len(set(found)) == 20


def test_a_fault_repeated_by_an_array_is_told_once() -> None:
    [found] = problems(area(id="'a{n}'", each="{ n = '1..9' }", label="{ text = '{x}', cap_height_mm = 9 }"))
    assert found.code == "UNKNOWN_PLACEHOLDER"


def test_toml_that_is_none_is_one_problem_with_its_line() -> None:
    [found] = problems("[[area]\n")
    assert found.code == "NOT_TOML"
    assert "line 8" in found.detail


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("x = " + "[" * 5_000, "NESTED_TOO_DEEPLY"),
        ("x = " + "1" * 5_000, "KEY_TOO_LONG"),
        ("\0", "NOT_TOML"),
        ("x = 2020-99-99", "NOT_TOML"),
    ],
)
def test_hostile_toml_is_a_problem_and_no_crash(body: str, code: str) -> None:
    assert [problem.code for problem in problems(body)] == [code]


def test_too_much_text_is_refused() -> None:
    assert [problem.code for problem in problems("#" * (LARGEST_TEXT + 1))] == ["TOO_LARGE"]


def test_files_that_cannot_be_read_are_problems(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes('title = "Café"'.encode("latin-1"))
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST_TEXT + 1))
    codes = {}
    for path in (latin, huge, tmp_path / "none.toml", tmp_path, Path("a\0b")):
        with pytest.raises(LayoutError) as caught:
            load_file(path, roulette())
        codes[path.name] = [problem.code for problem in caught.value.problems]
    assert codes["latin.toml"] == ["NOT_UTF8"]
    assert codes["huge.toml"] == ["TOO_LARGE"]
    assert [*codes.values()][2:] == [["UNREADABLE"], ["NOT_A_FILE"], ["UNREADABLE"]]


def test_a_file_is_loaded_under_its_stem(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    path.write_text(HEAD + RED, encoding="utf-8")
    assert load_file(path, roulette()).id == "felt"


def test_an_entry_with_faults_does_not_hide_the_next() -> None:
    found = problems(area(wager=None) + inscription(colour="'puce'"))
    assert [(p.entry, p.code) for p in found] == [
        ('area[1] "red"', "MISSING_KEY"),
        ('inscription[1] "i"', "UNKNOWN_COLOUR"),
    ]


def test_the_least_file_is_a_bare_cloth() -> None:
    assert load("").areas == ()
