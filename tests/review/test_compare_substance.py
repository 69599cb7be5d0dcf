"""Whatever is drawn or printed is substance: every attribute of every kind of entry of every felt that is shipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from feltwright import resources
from feltwright.cli import main
from feltwright.layout.binding import shipped
from feltwright.layout.model import FONTS, Area, Circle, Glyph, Layout, Polygon, Rect, Text
from feltwright.review.compare import ChangeKind, compare, in_order
from feltwright.review.inspect import inspect

PARTS = ("areas", "inscriptions", "anchors", "guides", "glyphs")
UNSEEN = {"edition", "covers", "copy_of"}
"""What names an edition, and what lights up in the window: nobody sees it on the cloth."""


INSTEAD = {
    "labels": (Text("NEW", 0.0, 0.0, 10.0),),
    "glyphs": (Glyph("joker", 0.0, 0.0, 10.0, 10.0),),
    "options": (("wheel", "wooden"),),
}
"""What an entry that carries no words or pictures is given."""


def felts() -> dict[str, Layout]:
    found = {}
    for path in shipped():
        layout = inspect(path.read_text(encoding="utf-8"), path.name).layout
        assert layout is not None
        found[path.stem] = layout
    return found


FELTS = felts()


def otherwise(value: Any) -> Any:
    """Another value of the same kind, as near to it as an eye could still tell apart on a drawing."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case float():
            return value + 0.02
        case str():
            return value.swapcase() if value.swapcase() != value else value + "x"
        case (str(), *_):
            return value[1:]
    return (*value[:-1], otherwise(value[-1])) if value else ("x",)


def instead(name: str, value: Any) -> Any:
    if name == "font":
        return FONTS[FONTS.index(value) - 1]
    return INSTEAD[name] if name in INSTEAD else otherwise(value)


def changed(thing: Any) -> Iterator[tuple[str, Any]]:
    """The thing with each of its attributes otherwise, one at a time, by the attribute's name."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, Struct):
            yield from ((f"{name}.{inner}", replace(thing, **{name: other})) for inner, other in changed(value))
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            yield name, replace(thing, **{name: value[1:]})
            for inner, other in changed(value[0]):
                yield f"{name}.{inner}", replace(thing, **{name: (other, *value[1:])})
        else:
            yield name, replace(thing, **{name: instead(name, value)})


def variants(layout: Layout) -> Iterator[tuple[str, Layout]]:
    """The felt with one attribute of one entry otherwise: of the fullest entry of each shape and kind."""
    for part in PARTS:
        kinds: dict[object, Any] = {}
        for entry in getattr(layout, part):
            carried = [bool(getattr(entry, name, ())) for name in ("labels", "glyphs")]
            kinds.setdefault((type(getattr(entry, "shape", None)), *carried), entry)
        for entry in kinds.values():
            entries = getattr(layout, part)
            nth = entries.index(entry)
            for name, other in changed(entry):
                yield f"{part} {name}", replace(layout, **{part: (*entries[:nth], other, *entries[nth + 1 :])})
    for name in ("game", "title", "casino", "cloth", "size_mm", "options", "edition"):
        yield name, replace(layout, **{name: instead(name, getattr(layout, name))})


@pytest.mark.parametrize("stem", FELTS)
def test_every_attribute_of_every_kind_of_entry_is_seen(stem: str) -> None:
    layout = FELTS[stem]
    for name, other in variants(layout):
        weights = [change.substance for change in compare(layout, other)]
        assert weights, f"{stem}: {name} goes by unseen"
        assert any(weights) is (name.split(".")[-1].split()[-1] not in UNSEEN), f"{stem}: {name}"


def test_every_kind_of_entry_and_shape_was_tried() -> None:
    seen = {type(entry) for layout in FELTS.values() for part in PARTS for entry in getattr(layout, part)}
    assert len(seen) == len(PARTS)
    shapes = {type(area.shape) for layout in FELTS.values() for area in layout.areas}
    assert shapes == {Rect, Circle, Polygon}
    assert any(area.glyphs for layout in FELTS.values() for area in layout.areas)


def test_the_number_of_an_entry_among_its_kind_is_no_difference() -> None:
    layout = FELTS["red_dog"]
    assert compare(layout, replace(layout, inscriptions=layout.inscriptions[::-1])) == ()


def test_what_comes_to_lie_over_another_is_substance() -> None:
    layout = FELTS["craps"]
    one = replace(layout.guides[0], id="one", fill="red")
    other = replace(one, id="other", fill="black")
    under, over = (replace(layout, guides=(*layout.guides, *two)) for two in ((one, other), (other, one)))
    [change] = compare(under, over)
    assert (change.kind, change.entry, change.substance) == (ChangeKind.REORDERED, "one", True)
    assert (change.before, change.after) == ("under other", "over other")
    picture = layout.glyphs[0]
    pair = picture, replace(picture, colour="red")
    [change] = compare(replace(layout, glyphs=pair), replace(layout, glyphs=pair[::-1]))
    assert (change.kind, change.what, change.substance) == (ChangeKind.REORDERED, "glyph", True)


def test_zones_are_not_drawn_and_have_no_order() -> None:
    layout = FELTS["roulette_double_zero"]
    drawn = [area for area in layout.areas if area.line]
    zones = [area for area in layout.areas if not area.line]
    assert zones
    assert compare(layout, replace(layout, areas=(*drawn, *reversed(zones)))) == ()


def test_words_that_went_along_with_their_area_did_not_move() -> None:
    layout = FELTS["craps"]
    area = next(area for area in layout.areas if area.labels and isinstance(area.shape, Rect))
    areas = tuple(shifted(one) if one is area else one for one in layout.areas)
    changes = compare(layout, replace(layout, areas=areas))
    assert [change.kind for change in changes] == [ChangeKind.MOVED]


def shifted(area: Area) -> Area:
    assert isinstance(area.shape, Rect)
    return replace(
        area,
        shape=replace(area.shape, x_mm=area.shape.x_mm + 3),
        chip_mm=(area.chip_mm[0] + 3, area.chip_mm[1]),
        labels=tuple(replace(words, x_mm=words.x_mm + 3) for words in area.labels),
        glyphs=tuple(replace(picture, x_mm=picture.x_mm + 3) for picture in area.glyphs),
    )


# -- on the command line ------------------------------------------------------------------------------------------

SUBSTANCE = {
    "ten turns red": ("roulette_double_zero", ("[1, 3, 5", "[10, 1, 3, 5"), ("10, 11, 13", "11, 13")),
    "an oval is smaller": ("roulette_double_zero", ("[72, 96]", "[71.9, 96]")),
    "a number is in another font": ("roulette_double_zero", ('font = "numeral"', 'font = "plain"')),
    "capitals are higher": ("roulette_double_zero", ("cap_height_mm = 36", "cap_height_mm = 36.1")),
    "a label stands elsewhere": ("roulette_double_zero", ('{name}", cap', '{name}", at_mm = [1, 0], cap')),
    "a label is turned": ("roulette_double_zero", ('{name}", cap', '{name}", rotate_deg = 180, cap')),
    "small letters": ("roulette_double_zero", ('"1 to 18"', '"1 TO 18"')),
    "another cloth": ("roulette_double_zero", ('cloth = "green"', 'cloth = "blue"')),
    "another title": ("roulette_double_zero", ("Roulette, double zero\"", "Roulette, two zeros\"")),
    "another house": ("roulette_double_zero", ("FELTWRIGHT CASINO", "FELTWRIGHT CLUB")),
    "a line is wider": ("craps", ("circle_mm = 40 }\nwidth_mm = 2", "circle_mm = 40 }\nwidth_mm = 2.5")),
    "a picture is another": ("craps", ('glyph = "flourish"', 'glyph = "star"')),
    "a picture is turned": ("big_six", ("rotate_deg = 180", "rotate_deg = 179")),
    "a picture has another colour": ("big_six", ('size_mm = [480, 44]\ncolour = "line"', 'size_mm = [480, 44]')),
}  # fmt: skip
FORMATTING = {
    "a comment": ("roulette_double_zero", ("# The numbers.", "# The figures.")),
    "blanks": ("roulette_double_zero", ("cell_mm = [95, 120]", "cell_mm   =   [95,120]")),
    "the order of keys": (
        "roulette_double_zero",
        ('cloth = "green"\nsize_mm = [2400, 1250]', 'size_mm = [2400, 1250]\ncloth = "green"'),
    ),
    "the edition": ("roulette_double_zero", ('edition = "1"', 'edition = "2"')),
}


def compared(folder: Path, stem: str, *edits: tuple[str, str]) -> int:
    old, new = resources.path(f"layouts/{stem}.toml"), folder / f"{stem}.toml"
    text = old.read_text(encoding="utf-8")
    for before, after in edits:
        assert before in text
        text = text.replace(before, after, 1)
    new.write_text(text, encoding="utf-8")
    return main(["layout", "compare", str(old), str(new)])


@pytest.mark.parametrize("name", SUBSTANCE)
def test_what_can_be_seen_exits_1(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stem, *edits = SUBSTANCE[name]
    assert compared(tmp_path, stem, *edits) == 1
    assert "  substance   " in capsys.readouterr().out


@pytest.mark.parametrize("name", FORMATTING)
def test_what_cannot_be_seen_exits_0(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stem, *edits = FORMATTING[name]
    assert compared(tmp_path, stem, *edits) == 0
    assert "substance" not in capsys.readouterr().out


def test_substance_is_listed_first() -> None:
    layout = FELTS["craps"]
    changes = in_order(compare(layout, replace(layout, edition="9", cloth="blue")))
    assert [change.substance for change in changes] == [True, False]
