"""What the house may choose: options with their allowed values, and named sets of them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from msgspec import Struct

from feltwright.engine.money import Odds, cents_of


class Kind(StrEnum):
    """How an option's value is written and checked."""

    CHOICE = "choice"
    FLAG = "flag"
    WHOLE = "whole number"
    CENTS = "money"
    CHIPS = "chip denominations"
    ODDS = "pay table"
    SUBSET = "any of"


class Option(Struct, frozen=True):
    """One thing the house may choose; its default is the field of the same name in the game's rules."""

    name: str
    title: str
    kind: Kind
    cite: str
    values: tuple[str, ...] = ()
    """The choices; for a pay table its lines, for a subset its members."""
    low: int = 0
    high: int = 10**12


class Profile(Struct, frozen=True):
    """A jurisdiction's named set of options."""

    id: str
    title: str
    source: str
    options: tuple[tuple[str, Any], ...] = ()


class OptionProblem(Struct, frozen=True):
    """One thing wrong with the options asked for."""

    option: str
    code: str
    detail: str = ""


class OptionError(Exception):
    """Options that cannot be had, all of them at once."""

    def __init__(self, problems: Iterable[OptionProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.option}: {p.code} {p.detail}".rstrip() for p in self.problems))


PayTable = tuple[tuple[str, Odds], ...]


def pays_of(table: PayTable, line: str) -> Odds:
    """The odds a pay table gives a line."""
    return next(odds for name, odds in table if name == line)


def read_value(option: Option, raw: object, default: Any) -> Any:
    """An option's value from text or TOML; ValueError says what is wrong with it."""
    match option.kind:
        case Kind.FLAG:
            return _flag(raw)
        case Kind.CHOICE:
            return _member(option, str(raw))
        case Kind.WHOLE:
            return _between(option, _whole(raw))
        case Kind.CENTS:
            return _between(option, cents_of(_number_or_text(raw)))
        case Kind.CHIPS:
            return tuple(cents_of(_number_or_text(part)) for part in _parts(raw))
        case Kind.SUBSET:
            return tuple(_member(option, part) for part in map(str, _parts(raw)))
        case Kind.ODDS:
            return _pay_table(option, raw, default)


def _flag(raw: object) -> bool:
    if isinstance(raw, bool):
        return raw
    if raw in ("true", "yes", "on"):
        return True
    if raw in ("false", "no", "off"):
        return False
    raise ValueError(f"{raw!r} is neither true nor false")


def _whole(raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int | str):
        raise ValueError(f"{raw!r} is not a whole number")
    return int(raw)


def _number_or_text(raw: object) -> object:
    return int(raw) if isinstance(raw, str) and raw.isascii() and raw.isdecimal() else raw


def _parts(raw: object) -> list[object]:
    if isinstance(raw, str):
        return [part.strip() for part in raw.split(",") if part.strip()]
    if isinstance(raw, list | tuple):
        return list(raw)
    raise ValueError(f"{raw!r} is not a list")


def _member(option: Option, value: str) -> str:
    if value not in option.values:
        raise ValueError(f"{value!r} is not one of {', '.join(option.values)}")
    return value


def _between(option: Option, value: int) -> int:
    if not option.low <= value <= option.high:
        raise ValueError(f"{value} is not between {option.low} and {option.high}")
    return value


def _pay_table(option: Option, raw: object, default: PayTable) -> PayTable:
    if not isinstance(raw, dict):
        raise ValueError(f"write {option.name}.LINE = odds, for example {option.name}.{option.values[0]}=2:1")
    changed = {_member(option, str(line)): Odds.parse(str(odds)) for line, odds in raw.items()}
    return tuple((line, changed.get(line, odds)) for line, odds in default)
