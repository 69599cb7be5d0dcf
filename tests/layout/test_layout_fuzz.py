"""Whatever a file holds, the answer is a layout or a list of problems."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import pytest
from felts import HEAD, RED, roulette
from hypothesis import given, settings
from hypothesis import strategies as st

from depth import sample
from feltwright.engine import catalog
from feltwright.layout import loader
from feltwright.layout.binding import bind
from feltwright.layout.grid import SIDES
from feltwright.layout.loader import READERS, load_text
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError

RULES = roulette()
odd = st.one_of(
    st.none().map(lambda _: dt.date(2020, 1, 1)),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**30, -(10**400), 0, 1]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["{n}", "{odds:red}", "{odds:{n}/2}", "1..9", "1..99999", "red", "oval", "wheel", "{", "*", "@"]),
)
words = st.sampled_from(
    "format game title edition cloth size_mm casino options id wager on spot shape rect_mm corner_mm circle_mm"
    " polygon_mm origin_mm step_mm each n m arc centre_mm radius_mm start_deg step_deg turn mirror when offered wheel"
    " label text at_mm cap_height_mm font colour rotate_deg arc_radius_mm glyph fill covers zone copy_of chip_mm cite"
    " kind width_mm cell cell_mm rows row_step_mm column_step_mm extra edge vertex outer outer_edge outer_vertex"
    " special cells groups 2 3 4".split()
)
names = st.one_of(words, st.text(max_size=5))
anything = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=5), max_leaves=20
)
numbers = st.floats(-50, 50) | st.integers(0, 200)
pairs = st.lists(numbers, min_size=2, max_size=2)
plausible: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "a{n}", "cell.{cell}"]),
    "wager": st.sampled_from(["red", "straight"]),
    "text": st.sampled_from(["A", "{n}", "{odds:red}"]),
    "shape": st.fixed_dictionaries({"rect_mm": pairs}) | st.fixed_dictionaries({"polygon_mm": st.lists(pairs)}),
    "origin_mm": pairs,
    "step_mm": pairs | st.dictionaries(names, pairs, max_size=3),
    "size_mm": pairs,
    "cell_mm": pairs,
    "row_step_mm": pairs,
    "column_step_mm": pairs,
    "cap_height_mm": numbers,
    "kind": st.just("wheel"),
    "glyph": st.just("oval"),
    "each": st.dictionaries(names, st.lists(odd, max_size=3) | st.just("1..3"), max_size=3),
    "rows": st.lists(st.lists(st.integers(0, 9), max_size=3), max_size=3),
    "edge": st.just({"2": "split"}),
    "vertex": st.just({"3": "three_number", "4": "four_number"}),
    "outer_edge": st.dictionaries(st.sampled_from(["1", "2", "3"]), st.just("street")),
    "outer_vertex": st.dictionaries(st.sampled_from(["2", "4", "6"]), st.just("line")),
    "outer": st.sampled_from(SIDES),
    "mirror": st.booleans(),
    "covers": st.lists(st.sampled_from(["a", "cell.1..3"])),
}


@st.composite
def entries(draw: st.DrawFn) -> dict[str, Any]:
    """An entry that may nearly be right."""
    chosen = draw(st.lists(st.sampled_from(sorted(plausible)), max_size=12, unique=True))
    found = {key: draw(plausible[key]) for key in chosen}
    if draw(st.booleans()):
        found[draw(names)] = draw(anything)
    return found


def load_raw(raw: dict[str, Any]) -> Layout | tuple[str, ...]:
    """The loader's answer to tables as a TOML reader would hand them over."""
    with patch.object(loader, "parse", return_value=raw):
        try:
            return load_text("", "fuzz.toml", RULES)
        except LayoutError as error:
            return tuple(map(str, error.problems))


GOOD_HEAD = {"format": 1, "game": "roulette", "title": "T", "edition": "1", "cloth": "green", "size_mm": [100, 100]}


@settings(max_examples=sample(200, deep=4000), deadline=None)
@given(st.dictionaries(names | st.sampled_from(sorted(READERS)), anything, max_size=8))
def test_any_tables_are_answered(raw: dict[str, Any]) -> None:
    assert load_raw(raw)


@settings(max_examples=sample(300, deep=4000), deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(READERS)), st.lists(entries() | anything, max_size=3), max_size=4))
def test_any_entries_are_answered(raw: dict[str, Any]) -> None:
    answer = load_raw({**GOOD_HEAD, **raw})
    if isinstance(answer, Layout):
        with pytest.raises(LayoutError):
            bind(answer, RULES, catalog.game("roulette"))


@settings(max_examples=sample(150, deep=4000), deadline=None)
@given(st.text(max_size=200) | st.text(alphabet="[]{}=\"'\n.,ab1#-", max_size=200))
def test_any_text_is_answered(text: str) -> None:
    for whole in (text, HEAD + text, HEAD + RED + text):
        with suppress(LayoutError):
            load_text(whole, "fuzz.toml", RULES)
