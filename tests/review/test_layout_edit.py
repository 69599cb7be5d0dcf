"""Edits of layout files: what was asked changes, and not a byte besides."""

from __future__ import annotations

import difflib
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from depth import sample
from feltwright.layout.digest import content_digest
from feltwright.layout.edit import Draft, EditRefused, Lettering
from feltwright.layout.geometry import bounds
from feltwright.layout.loader import load_text
from feltwright.layout.model import Anchor, Circle, Layout, Rect, Shape
from feltwright.layout.sections import line_of
from feltwright.review.inspect import Inspection, inspect
from review.felts_under_review import FELTS, inspected

BY_STEM = {path.stem: path for path in FELTS}


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def draft(text: str, found: Inspection) -> Draft:
    assert found.rules is not None
    return Draft(text, found.rules)


def shapes(layout: Layout) -> dict[str, Shape]:
    """The box or outline of everything that has one."""
    found: dict[str, Shape] = {area.id: area.shape for area in layout.areas}
    found |= {guide.id: guide.shape for guide in layout.guides}
    return found | {anchor.id: _box(anchor) for anchor in layout.anchors}


def _box(anchor: Anchor) -> Rect:
    return Rect(anchor.x_mm - anchor.w_mm / 2, anchor.y_mm - anchor.h_mm / 2, anchor.w_mm, anchor.h_mm)


def loaded(text: str, path: Path) -> Layout:
    rules = inspected(path).rules
    assert rules is not None
    return load_text(text, path.name, rules)


def changed_lines(before: str, after: str) -> list[str]:
    """The lines taken out and put in."""
    rows = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return [row for row in rows if row[:1] in "+-" and row[:3] not in ("+++", "---")]


def without_numbers(text: str) -> str:
    """All but the figures: comments, order, spaces and line ends."""
    return re.sub(r"-?\d+(\.\d+)?", "#", text)


@cache
def one_of_each_entry(path: Path) -> list[str]:
    """A thing for every entry and part of an entry of a felt."""
    found = inspected(path)
    assert found.layout is not None
    made = draft(text_of(path), found)
    things = [*shapes(found.layout), *(each.id for each in found.layout.inscriptions)]
    first: dict[object, str] = {}
    for thing in things:
        source = made.source(thing)
        first.setdefault((source.kind, source.nth, source.part, source.extra, source.is_copy), thing)
    return list(first.values())


@pytest.mark.parametrize("path", FELTS, ids=lambda path: path.stem)
def test_every_entry_moves_as_asked_and_only_its_place_is_rewritten(path: Path) -> None:
    text, found = text_of(path), inspected(path)
    assert found.layout is not None
    made = draft(text, found)
    for thing in one_of_each_entry(path):
        if made.source(thing).part == "zone":
            with pytest.raises(EditRefused, match="ZONE_OF_GRID"):
                made.moved(thing, 3.0, -2.5)
            continue
        after = made.moved(thing, 3.0, -2.5).text
        assert len(changed_lines(text, after)) == 2, thing
        assert without_numbers(after) == without_numbers(text)
        old, new = where(found.layout, thing), where(loaded(after, path), thing)
        assert new == pytest.approx((old[0] + 3.0, old[1] - 2.5), abs=0.002), thing


def where(layout: Layout, thing: str) -> tuple[float, float]:
    for each in layout.inscriptions:
        if each.id == thing:
            return each.words.x_mm, each.words.y_mm
    return bounds(shapes(layout)[thing])[:2]


def discs(layout: Layout) -> set[str]:
    return {each.id for each in (*layout.areas, *layout.guides) if isinstance(each.shape, Circle)}


@pytest.mark.parametrize("path", FELTS, ids=lambda path: path.stem)
def test_every_entry_takes_the_size_asked_for_or_says_why_not(path: Path) -> None:
    text, found = text_of(path), inspected(path)
    assert found.layout is not None
    made = draft(text, found)
    for thing in one_of_each_entry(path):
        source = made.source(thing)
        is_disc = thing in discs(found.layout)
        if (source.turned and not is_disc) or source.part == "zone" or source.kind == "inscription":
            with pytest.raises(EditRefused):
                made.resized(thing, (1.1, 1.1))
            continue
        after = made.resized(thing, (1.1, 1.1), (-1.0, 2.0)).text
        assert without_numbers(after) == without_numbers(text)
        left, top, right, bottom = bounds(shapes(found.layout)[thing])
        new = bounds(shapes(loaded(after, path))[thing])
        assert (new[2] - new[0], new[3] - new[1]) == pytest.approx(
            (1.1 * (right - left), 1.1 * (bottom - top)), abs=0.01
        ), thing
        if source.part != "cell" and not source.on_arc:
            assert new[:2] == pytest.approx((left - 1.0, top + 2.0), abs=0.01), thing


def test_words_are_changed_in_the_entry_that_prints_them() -> None:
    path = BY_STEM["blackjack"]
    text, found = text_of(path), inspected(path)
    made = draft(text, found)
    assert found.layout is not None
    for inscription in found.layout.inscriptions:
        (was,) = made.lettering(inscription.id)
        after = made.reworded(inscription.id, 0, Lettering('ONLY "THIS"', was.cap_height_mm)).text
        assert len(changed_lines(text, after)) == 2
        again = next(each for each in loaded(after, path).inscriptions if each.id == inscription.id)
        assert again.words.text == 'ONLY "THIS"'


def test_words_left_as_they_are_leave_the_file_as_it_is() -> None:
    for path in FELTS:
        text, found = text_of(path), inspected(path)
        made = draft(text, found)
        for thing in one_of_each_entry(path):
            for nth, words in enumerate(made.lettering(thing)):
                assert made.reworded(thing, nth, words).text == text


def test_a_copy_at_the_other_end_moves_as_it_is_dragged() -> None:
    path = BY_STEM["craps"]
    text, found = text_of(path), inspected(path)
    assert found.layout is not None
    copy = next(area.id for area in found.layout.areas if area.copy_of)
    edited = draft(text, found).moved(copy, 10.0, 0.0)
    assert edited.source.has_copy
    assert where(loaded(edited.text, path), copy)[0] == pytest.approx(where(found.layout, copy)[0] + 10.0)
    other = copy.removesuffix("@right")
    assert where(loaded(edited.text, path), other)[0] == pytest.approx(where(found.layout, other)[0] - 10.0)


def test_an_array_says_how_many_it_moves() -> None:
    found = inspected(BY_STEM["blackjack"])
    assert draft(text_of(BY_STEM["blackjack"]), found).source("main.3").count == 6


@pytest.mark.parametrize(("thing", "words", "code"), [("nobody", "X", "NO_SUCH_THING"), ("main.1", "X", "NO_WORDS")])
def test_what_carries_no_words_is_refused(thing: str, words: str, code: str) -> None:
    made = draft(text_of(BY_STEM["blackjack"]), inspected(BY_STEM["blackjack"]))
    with pytest.raises(EditRefused, match=code):
        made.reworded(thing, 0, Lettering(words, 10.0))


def test_empty_words_are_refused() -> None:
    found = inspected(BY_STEM["blackjack"])
    assert found.layout is not None
    with pytest.raises(EditRefused, match="EMPTY_WORDS"):
        draft(text_of(BY_STEM["blackjack"]), found).reworded(found.layout.inscriptions[0].id, 0, Lettering(" ", 10.0))


def test_new_words_are_added_at_the_end_and_nothing_else_changes() -> None:
    for path in FELTS:
        text, found = text_of(path), inspected(path)
        edited = draft(text, found).inscribed(Lettering('SAY "THIS"', 20.0), (100.04, 50.0), "003 §1.A")
        assert edited.text.startswith(text)
        added = next(each for each in loaded(edited.text, path).inscriptions if each.id == edited.source.name)
        assert (added.words.text, added.words.x_mm, added.cite) == ('SAY "THIS"', 100.0, "003 §1.A")
        again = draft(edited.text, found).inscribed(Lettering("MORE", 20.0), (1.0, 1.0))
        assert again.source.name != edited.source.name


def test_a_broken_file_is_not_edited() -> None:
    found = inspected(BY_STEM["blackjack"])
    with pytest.raises(EditRefused, match="BROKEN_FILE"):
        draft("size_mm = [", found)


def test_a_file_that_cannot_be_cut_into_entries_is_left_alone() -> None:
    path = BY_STEM["casino_war"]
    text, found = text_of(path), inspected(path)
    hidden = text.replace("casino = ", 'title2 = """\n[[area]]\n"""\ncasino = ', 1)
    assert hidden != text
    assert found.layout is not None
    with pytest.raises(EditRefused, match="UNUSUAL_FORM"):
        draft(hidden, found).moved(found.layout.areas[0].id, 1.0, 1.0)


def test_an_entry_of_many_dotted_keys_is_not_taken_apart() -> None:
    """It can be drawn; the editor's parser would take minutes for a few more of them."""
    path = BY_STEM["red_dog"]
    dots = '\n[[inscription]]\nid = "dots"\norigin_mm = [9, 9]\ntext = "x"\ncap_height_mm = 9\n'
    dots += "".join(f'each.v{nth} = ["x"]\n' for nth in range(60))
    found = inspect(text_of(path) + dots, path.name)
    assert found.layout is not None
    with pytest.raises(EditRefused, match="UNUSUAL_FORM"):
        draft(text_of(path) + dots, found).moved("dots", 1.0, 1.0)


EDITS = st.lists(
    st.tuples(
        st.integers(0, 10_000),
        st.sampled_from(("move", "size", "words")),
        st.floats(-40, 40, allow_nan=False).map(lambda mm: round(mm, 1)),
        st.floats(-40, 40, allow_nan=False).map(lambda mm: round(mm, 1)),
    ),
    min_size=1,
    max_size=5,
)


@settings(max_examples=sample(30, deep=600), deadline=None)
@given(stem=st.sampled_from(sorted(BY_STEM)), edits=EDITS)
def test_edits_one_after_another_keep_comments_and_lines_and_a_move_back_is_the_same_content(
    stem: str, edits: list[tuple[int, str, float, float]]
) -> None:
    path = BY_STEM[stem]
    found = inspected(path)
    things = one_of_each_entry(path)
    text = start = text_of(path)
    for pick, kind, one, other in edits:
        thing = things[pick % len(things)]
        made = draft(text, found)
        try:
            if kind == "move":
                after = made.moved(thing, one, other)
                back = draft(after.text, found).moved(thing, -one, -other)
                assert content_digest(back.text) == content_digest(text)
            elif kind == "size":
                after = made.resized(thing, (1 + one / 100, 1 + other / 100))
            else:
                after = made.reworded(thing, 0, Lettering(f"W{one}", 20.0 + abs(other)))
        except EditRefused:
            continue
        text = after.text
        assert [line for line in text.splitlines() if line.startswith("#")] == [
            line for line in start.splitlines() if line.startswith("#")
        ]
        assert len(text.splitlines()) == len(start.splitlines())


def test_problems_lead_to_their_lines() -> None:
    text = text_of(BY_STEM["blackjack"]).replace('colour = "gold"', 'colour = "golden"', 1)
    (problem,) = inspect(text, "x.toml").problems
    line = line_of(text, problem.entry, problem.key, problem.detail)
    assert "golden" in text.splitlines()[line - 1]
    broken = text_of(BY_STEM["blackjack"]).replace("size_mm = [", "size_mm = [,", 1)
    (problem,) = inspect(broken, "x.toml").problems
    assert "[," in broken.splitlines()[line_of(broken, problem.entry, problem.key, problem.detail) - 1]
    unknown = text_of(BY_STEM["blackjack"]).replace('cloth = "green"', 'cloth = "tartan"')
    (problem,) = inspect(unknown, "x.toml").problems
    assert "tartan" in unknown.splitlines()[line_of(unknown, problem.entry, problem.key, problem.detail) - 1]
