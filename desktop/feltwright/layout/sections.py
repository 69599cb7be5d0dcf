"""Where the entries of a layout file stand in its text: byte for byte, and line by line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

_HEADER = re.compile(r"^[ \t]*\[\[[ \t]*(?P<kind>[A-Za-z0-9_-]+)[ \t]*\]\]", re.MULTILINE)
_ENTRY = re.compile(r"(?P<kind>[a-z]+)\[(?P<nth>\d+)\]")
_AT_LINE = re.compile(r"at line (\d+)")
_AT_END = "at end of document"


class Section(Struct, frozen=True):
    """The text of one `[[entry]]`, from its header to the next one's."""

    kind: str
    nth: int
    """Counted from 1 within its kind, as problems count."""
    start: int
    end: int


def sections(text: str) -> Iterator[Section]:
    """Every entry of a file, in the order written."""
    heads = list(_HEADER.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)][: len(heads)]
    count: Counter[str] = Counter()
    for head, end in zip(heads, ends, strict=True):
        kind = head["kind"]
        count[kind] += 1
        yield Section(kind, count[kind], head.start(), end)


def line_of(text: str, entry: str, key: str, detail: str = "") -> int:
    """The line, from 1, that a problem of the file is about; 0 if that cannot be told.

    >>> line_of('game = "craps"\\n[[area]]\\nid = "x"\\nspot = "one"\\n', 'area[1] "x"', "spot")
    4
    """
    told = _AT_LINE.search(detail)
    if told:
        return int(told[1])
    if _AT_END in detail:
        return len(text.splitlines())
    named = _ENTRY.match(entry)
    if named is None:
        return _line_of_key(text, 0, _top_end(text), key) if key and not entry else 0
    section = _by_name(text).get((named["kind"], int(named["nth"])))
    if section is None:
        return 0
    return _line_of_key(text, section.start, section.end, key) or _line(text, section.start)


@lru_cache(maxsize=1)
def _by_name(text: str) -> Mapping[tuple[str, int], Section]:
    """The entries of the file whose faults are being told, one after the other."""
    return {(section.kind, section.nth): section for section in sections(text)}


def _top_end(text: str) -> int:
    return min((section.start for section in _by_name(text).values()), default=len(text))


def _line_of_key(text: str, start: int, end: int, key: str) -> int:
    """The line of `a.b.c`, of `b.c` in a table of its own, or of as much of it as is written."""
    for name in reversed(key.split(".")):
        found = re.compile(rf"^[ \t]*(?:\[+[\w. ]*\b{re.escape(name)}\b|\"?{re.escape(name)}\b)", re.MULTILINE).search(
            text, start, end
        )
        if found:
            return _line(text, found.start())
    return 0


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
