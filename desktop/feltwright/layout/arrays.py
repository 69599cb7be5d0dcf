"""Where, how often and under which options an entry is drawn: arrays, arcs, mirrors and conditions as written."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from feltwright.files.reader import Pair, Reader

LIMIT_REPEATS = 2_000
RANGE = re.compile(r"(?P<before>.*?)(?P<first>\d{1,5})\.\.(?P<last>\d{1,5})(?:/(?P<step>\d{1,3}))?")


class Item(Struct, frozen=True):
    """One value an array's variable takes: what it fills in, and how far it is moved besides the step."""

    names: Mapping[str, str]
    at_mm: Pair = (0.0, 0.0)


class Variable(Struct, frozen=True):
    """A variable of an array, with the step from one of its values to the next."""

    name: str
    items: tuple[Item, ...]
    step_mm: Pair = (0.0, 0.0)


class Arc(Struct, frozen=True):
    """Repeats along an arc; degrees run clockwise from the top."""

    centre_mm: Pair
    radius_mm: float
    start_deg: float
    step_deg: float
    turn: bool


class Repeat(Struct, frozen=True):
    """Where, how often and under which options an entry is drawn."""

    origin_mm: Pair
    variables: tuple[Variable, ...] = ()
    arc: Arc | None = None
    mirror: bool = False
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    offered: str = ""
    """A key that must be offered; `*` stands for the entry's own."""


def read_repeat(table: Reader) -> Repeat:
    """The keys every entry has: place, arrays, mirror and conditions."""
    arc = _read_arc(table)
    return Repeat(
        table.pair("origin_mm", needed=arc is None),
        read_variables(table),
        arc,
        table.flag("mirror"),
        read_when(table),
        _read_offered(table),
    )


def _read_arc(table: Reader) -> Arc | None:
    inner = table.table("arc")
    if inner is None:
        return None
    arc = Arc(
        inner.pair("centre_mm", needed=True),
        inner.number("radius_mm", low=0.001),
        inner.number("start_deg", low=-360, high=360),
        inner.number("step_deg", low=-360, high=360),
        inner.flag("turn"),
    )
    inner.done()
    return arc


def _read_offered(table: Reader) -> str:
    if table.raw.get("offered") is True:
        table.any("offered")
        return "*"
    return table.text("offered", "")


def read_when(table: Reader) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """`when`: options and the values of which one must be in force."""
    inner = table.table("when")
    if inner is None:
        return ()
    found = tuple((name, _option_values(inner, name)) for name in inner.raw)
    inner.done()
    return found


def _option_values(table: Reader, name: str) -> tuple[str, ...]:
    value = table.any(name)
    parts = value if isinstance(value, list) else [value]
    return tuple(option_text(part) if isinstance(part, bool) else table.word(name, part) for part in parts)


def option_text(value: object) -> str:
    """An option's value as layout files write it.

    >>> option_text(True), option_text("double_zero")
    ('true', 'double_zero')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_variables(table: Reader) -> tuple[Variable, ...]:
    """`each` and `step_mm`: the variables of an array."""
    each = table.table("each")
    if each is None:
        if table.has("step_mm"):
            table.any("step_mm")
            table.fault("step_mm", "STEP_WITHOUT_EACH")
        return ()
    items: dict[str, tuple[Item, ...]] = {}
    count = 1
    for name in each.raw:
        items[name] = _read_items(each, name)
        count *= len(items[name])
        if not 1 <= count <= LIMIT_REPEATS:
            break
    if not 1 <= count <= LIMIT_REPEATS:
        table.fault("each", "BAD_ARRAY", f"1 to {LIMIT_REPEATS} repeats wanted, not {count}")
        return ()
    steps = _read_steps(table, tuple(items))
    return tuple(Variable(name, values, steps.get(name, (0.0, 0.0))) for name, values in items.items())


def _read_steps(table: Reader, names: tuple[str, ...]) -> dict[str, Pair]:
    if not isinstance(table.raw.get("step_mm"), dict):
        step = table.pair("step_mm")
        if len(names) > 1 and table.has("step_mm"):
            table.fault("step_mm", "WRONG_TYPE", "a step for each variable wanted")
        return dict.fromkeys(names, step)
    inner = table.table("step_mm")
    assert inner is not None, "it is a table"
    steps = {name: inner.pair(name) for name in names}
    inner.done()
    return steps


def _read_items(each: Reader, name: str) -> tuple[Item, ...]:
    value = each.any(name)
    if isinstance(value, str):
        if not RANGE.fullmatch(value):
            each.fault(name, "BAD_RANGE", value[:60])
            return ()
        return tuple(Item({name: part}) for part in spread(value))
    if not isinstance(value, list):
        each.fault(name, "WRONG_TYPE", "a list or a range like 1..36 wanted")
        return ()
    return tuple(_read_item(each, name, part) for part in value)


def _read_item(each: Reader, name: str, value: object) -> Item:
    if not isinstance(value, dict):
        return Item({name: each.word(name, value)})
    inner = Reader(each.faults, each.entry, value, f"each.{name}.")
    names = {key: inner.text(key, allow_empty=key != name) for key in value if key != "at_mm"}
    if name not in names:
        inner.fault(name, "MISSING_KEY")
    return Item(names, inner.pair("at_mm"))


def spread(text: str) -> list[str]:
    """A range written out; any other text stays as it is.

    >>> spread("cell.1..7/3"), spread("cell.00")
    (['cell.1', 'cell.4', 'cell.7'], ['cell.00'])
    """
    match = RANGE.fullmatch(text)
    if match is None:
        return [text]
    step = int(match["step"] or 1) or 1
    numbers = range(int(match["first"]), int(match["last"]) + 1, step)
    return [match["before"] + str(number) for number in numbers[: LIMIT_REPEATS + 1]]
