"""TOML that would cost too much is refused before a parser sees it; all other TOML is read as ever."""

from __future__ import annotations

import tomllib
from pathlib import Path
from time import process_time

import pytest
from hostile import hostile_toml, slow_to_look_at
from hypothesis import given, settings
from hypothesis import strategies as st

from feltwright import resources
from feltwright.files.problems import Faults, FileError
from feltwright.files.toml import loads, parse
from feltwright.files.toml_bounds import DEEPEST, LONGEST_KEY, MOST_PARTS, TooMuch, check_bounds
from feltwright.layout.sections import line_of

HOSTILE = hostile_toml()
SLOW = slow_to_look_at()


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_toml_is_refused_as_what_it_is(name: str) -> None:
    text, code = HOSTILE[name]
    before = process_time()
    with pytest.raises(FileError) as caught:
        parse(text, Faults("felt.toml"))
    assert [problem.code for problem in caught.value.problems] == [code]
    assert process_time() - before < 5


@pytest.mark.parametrize("name", SLOW)
def test_the_look_takes_no_longer_than_the_text(name: str) -> None:
    before = process_time()
    check_bounds(SLOW[name])
    assert process_time() - before < 5


def test_what_is_refused_is_told_with_its_line() -> None:
    text = 'a = """\n\n"""\nb = [\n[' + "[" * DEEPEST + "\n"
    with pytest.raises(TooMuch) as caught:
        check_bounds(text)
    assert line_of(text, "", "", caught.value.detail) == 5


def test_the_limits_themselves_are_allowed() -> None:
    key = ".".join("abcdefghij"[:MOST_PARTS])
    assert loads(f"{key} = 1")["a"]
    assert loads("x = " + "[" * DEEPEST + "]" * DEEPEST) == {"x": eval("[" * DEEPEST + "]" * DEEPEST)}
    assert loads("k" * LONGEST_KEY + " = " + "9" * LONGEST_KEY)
    for text in (f"{key}.k = 1", "x = " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "k" * (LONGEST_KEY + 1) + " = 1"):
        assert tomllib.loads(text)
        with pytest.raises(TooMuch):
            loads(text)


def test_what_strings_and_comments_hold_does_not_count() -> None:
    marks = "[" * 500 + "{" * 500 + ".a" * 500 + "=" * 500
    for written in (f'"{marks}"', f"'{marks}'", f'"""{marks}\n{marks}"""', f"'''{marks}\n{marks}'''", f"1 # {marks}"):
        assert loads(f"x = [{written}\n]")["x"]


@pytest.mark.parametrize("end", ['"""', '""""', '"""""', "'''", "''''", "'''''"])
def test_a_long_string_may_end_in_its_own_quotes(end: str) -> None:
    """Were they taken for the start of another, what comes after it would go by unseen."""
    text = f"x = {end[:3]}a{end}\n" + "[" * 900
    with pytest.raises(TooMuch):
        loads(text)


PIECE = st.sampled_from([*"\"'\\\n#[]{}=,. ab1", "\\\\", '\\"', '""', "''", "\r\n"])
QUOTES = st.sampled_from(['"', "'", '"""', "'''"])
ENDS = st.sampled_from(["", " # '\"[", "\r", "\n  # '''"])
LINES = st.builds(
    lambda quote, inside, end: quote + "".join(inside) + quote + end, QUOTES, st.lists(PIECE, max_size=6), ENDS
)


@settings(max_examples=500, deadline=None)
@given(st.lists(LINES, max_size=3), ENDS)
def test_nothing_that_is_toml_hides_what_follows(values: list[str], more: str) -> None:
    """Whatever valid text stands before it, a key of too many parts is seen."""
    text = "".join(f"k{nth} = {value}\n" for nth, value in enumerate(values)) + more
    try:
        tomllib.loads(text)
    except ValueError:
        return
    with pytest.raises(TooMuch):
        check_bounds(f"{text}\n{'z.' * MOST_PARTS}z = 1")


@pytest.mark.parametrize("path", sorted(resources.path("layouts").glob("*.toml")), ids=lambda path: path.stem)
def test_our_own_files_are_read_as_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert loads(text) == tomllib.loads(text)
