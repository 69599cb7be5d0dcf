"""What TOML may cost: keys, nesting and the number of values are bounded before a parser sees the text.

A parser needs the square of a dotted key's parts in memory, and recurses where the text nests; forty kilobytes of
`a.a.a.…` took more than a gigabyte. The look here is one pass over the text, as long as it is TOML at all: at the
first character that is not, a parser stops.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from tomllib import TOMLDecodeError

from feltwright.files.disk import LARGEST_TEXT, size_words

LONGEST_KEY = 400
"""Characters of a key, all its parts and quotes together, or of a number or a date."""
MOST_PARTS = 8
"""Parts of one dotted key or header."""
DEEPEST = 16
"""Arrays and inline tables inside each other."""
MOST_MARKS = 100_000
"""Keys, values, parts and tables; the largest felt has three thousand."""

_WORDS = re.compile(
    r"\"\"\"(?:[^\"\\]++|\\(?s:.)|\"(?!\"\"))*+(?:\"{3,5}|\\?\Z)"
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)"
    r"|\"(?:[^\"\\\n]++|\\[^\n]?)*+\"?"
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
)
"""Strings and comments; one that never ends goes to where it would have to, so that nothing is looked at twice."""
_MARK = re.compile(r"([\[\]{},=\n])")
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


class TooMuch(TOMLDecodeError):
    """TOML that no file of ours needs: a code and where."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code} {detail}")
        self.code = code
        self.detail = detail


def check_bounds(text: str) -> None:
    """TooMuch if reading it could cost more than it may."""
    if len(text) > LARGEST_TEXT:
        raise TooMuch("TOO_LARGE", size_words(LARGEST_TEXT))
    bare = _WORDS.sub(_blank, text)
    _check_count(bare, "[]{},=")
    line, depth, is_header, before = 1, 0, False, "\n"
    for piece, mark in _pieces(bare):
        is_key = mark == "=" or (is_header and mark == "]")
        if (len(piece) > LONGEST_KEY and _is_too_long(piece.strip(), is_key)) or piece.count(".") >= MOST_PARTS:
            raise TooMuch("KEY_TOO_LONG", f"at line {line}")
        if mark == "\n":
            line += 1
        elif mark in _DEEPER:
            is_header = mark == "[" and (is_header or (not depth and before == "\n"))
            depth += _DEEPER[mark]
            if depth > DEEPEST:
                raise TooMuch("NESTED_TOO_DEEPLY", f"at line {line}")
        before = mark
    _check_count(bare, "[]{},=.")


def dotted_keys(text: str) -> int:
    """How many keys have more parts than one: for each, tomlkit goes through all that came before it, and more."""
    return sum(mark == "=" and "." in piece for piece, mark in _pieces(_WORDS.sub(_blank, text)))


def _pieces(bare: str) -> Iterator[tuple[str, str]]:
    """What stands between the marks, each piece with the mark that ends it."""
    parts = _MARK.split(bare)
    return zip(parts[::2], (*parts[1::2], "\n"), strict=True)


def _check_count(bare: str, marks: str) -> None:
    if sum(map(bare.count, marks)) > MOST_MARKS:
        raise TooMuch("TOO_MANY_VALUES", f"> {MOST_MARKS}")


def _blank(found: re.Match[str]) -> str:
    """A string as so many quotes, so that nothing in it counts; a comment as nothing."""
    word = found[0]
    if word[0] == "#":
        return ""
    return '"' * min(len(word), LONGEST_KEY + 1) + "\n" * word.count("\n")


def _is_too_long(word: str, is_key: bool) -> bool:
    """A string may be long where it is a value."""
    return len(word if is_key else word.replace('"', "")) > LONGEST_KEY
