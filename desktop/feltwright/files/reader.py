"""Typed reading of a TOML table: a wrong value is noted and a harmless one handed back, so all faults are found."""

from __future__ import annotations

from collections.abc import Container, Mapping
from math import isfinite
from typing import TypeVar

from feltwright.files.problems import Faults

Pair = tuple[float, float]
LIMIT_MM = 100_000.0
"""No table is a hundred metres long."""
LIMIT_TEXT = 400
D = TypeVar("D")


class Reader:
    """One table of a file."""

    def __init__(self, faults: Faults, entry: str, raw: Mapping[str, object], path: str = "") -> None:
        self.faults = faults
        self.entry = entry
        self.raw = raw
        self._path = path
        self._asked: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether the table has the key."""
        return key in self.raw

    def fault(self, key: str, code: str, detail: str = "") -> None:
        """Note a fault of one key."""
        self.faults.add(self.entry, self._path + key, code, detail)

    def done(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.raw:
            if key not in self._asked:
                self.fault(clip(key), "UNKNOWN_KEY")

    def _take(self, key: str, needed: bool) -> object:
        self._asked.add(key)
        if key not in self.raw:
            if needed:
                self.fault(key, "MISSING_KEY")
            return None
        return self.raw[key]

    def _wrong(self, key: str, wanted: str, value: object) -> None:
        self.fault(key, "WRONG_TYPE", f"{wanted} wanted, not {clip(value)}")

    def text(self, key: str, default: str | None = None, *, allow_empty: bool = False) -> str:
        """Words; without a default the key must be there."""
        value = self._take(key, default is None)
        if value is None:
            return default or ""
        if isinstance(value, int) and not isinstance(value, bool):
            value = plain(value)
        if not isinstance(value, str):
            self._wrong(key, "text", value)
        elif not value.strip() and not allow_empty:
            self.fault(key, "EMPTY_TEXT")
        elif len(value) > LIMIT_TEXT:
            self.fault(key, "TEXT_TOO_LONG", f"{len(value)} of at most {LIMIT_TEXT} characters")
        else:
            return value
        return default or ""

    def one_of(self, key: str, allowed: Container[str], code: str, default: str | None = None) -> str:
        """A word of a list; placeholders are judged when they are filled in."""
        value = self.text(key, default)
        if value and "{" not in value and value not in allowed:
            self.fault(key, code, clip(value))
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if absent."""
        value = self._take(key, needed=False)
        if value is not None and not isinstance(value, bool):
            self._wrong(key, "true or false", value)
        return value is True

    def number(self, key: str, default: float | None = None, low: float = -LIMIT_MM, high: float = LIMIT_MM) -> float:
        """A finite number within bounds; without a default the key must be there."""
        value = self._take(key, default is None)
        fallback = default if default is not None else 1.0
        return fallback if value is None else self._number(key, value, low, high, fallback)

    def _number(self, key: str, value: object, low: float, high: float, fallback: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._wrong(key, "a number", value)
            return fallback
        if not low <= value <= high or not isfinite(value):
            self.fault(key, "BAD_NUMBER", f"{clip(value)} is not between {low:g} and {high:g}")
            return fallback
        return float(value)

    def numbers(
        self, key: str, count: int, default: D, *, needed: bool = False, low: float = -LIMIT_MM
    ) -> tuple[float, ...] | D:
        """So many numbers, or the default."""
        value = self._take(key, needed)
        if value is None:
            return default
        if not isinstance(value, list) or len(value) != count:
            self._wrong(key, f"{count} numbers", value)
            return default
        return tuple(self._number(key, part, low, LIMIT_MM, 1.0) for part in value)

    def pair(self, key: str, default: Pair = (0.0, 0.0), *, needed: bool = False, low: float = -LIMIT_MM) -> Pair:
        """Two numbers."""
        found = self.numbers(key, 2, default, needed=needed, low=low)
        return found[0], found[1]

    def size(self, key: str) -> Pair:
        """Width and height, both needed and more than nothing."""
        return self.pair(key, (1.0, 1.0), needed=True, low=0.001)

    def texts(self, key: str, *, needed: bool = False) -> tuple[str, ...]:
        """A list of words; whole numbers count as words."""
        value = self._take(key, needed)
        if value is None:
            return ()
        if not isinstance(value, list):
            self._wrong(key, "a list of texts", value)
            return ()
        return tuple(word for part in value if (word := self.word(key, part)))

    def word(self, key: str, value: object) -> str:
        """One text or whole number of a list."""
        if isinstance(value, str | int) and not isinstance(value, bool):
            word = plain(value)
            if word and len(word) <= LIMIT_TEXT:
                return word
        self._wrong(key, "a text", value)
        return ""

    def table(self, key: str, *, needed: bool = False) -> Reader | None:
        """A table inside this one."""
        value = self._take(key, needed)
        if value is None:
            return None
        if not isinstance(value, dict):
            self._wrong(key, "a table", value)
            return None
        return self._inner(key, value)

    def tables(self, key: str) -> list[Reader]:
        """A table or a list of tables."""
        value = self._take(key, needed=False)
        if value is None:
            return []
        if isinstance(value, dict):
            return [self._inner(key, value)]
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self._wrong(key, "a table or a list of tables", value)
            return []
        return [self._inner(f"{key}[{nth}]", part) for nth, part in enumerate(value, 1)]

    def any(self, key: str) -> object:
        """The value as it is; None if absent."""
        return self._take(key, needed=False)

    def _inner(self, key: str, value: Mapping[str, object]) -> Reader:
        return Reader(self.faults, self.entry, value, f"{self._path}{key}.")


def plain(value: str | int) -> str:
    """A text, or a whole number as text; numbers too long to print become nothing."""
    if isinstance(value, int) and abs(value) > 10**9:
        return ""
    return str(value)


def clip(value: object) -> str:
    """A value short enough for a message.

    >>> clip("x" * 100)[-5:]
    'xx...'
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**18:
        return "a huge number"
    shown = value if isinstance(value, str) else type(value).__name__ if isinstance(value, dict | list) else str(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
