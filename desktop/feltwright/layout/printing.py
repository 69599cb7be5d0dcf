"""Filling in placeholders: variables of arrays, the casino's name, and odds from the pay tables in force."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from feltwright.engine.game import Rules
from feltwright.engine.wagers import BetKey, Pay
from feltwright.files.problems import Faults
from feltwright.files.reader import LIMIT_TEXT
from feltwright.layout.arrays import Repeat, option_text

_PLACE = re.compile(r"\{([^{}]*)\}")
_WORD = re.compile(r"[A-Za-z0-9]+")


class Press:
    """What a file is printed from: the rules in force and the casino's name."""

    def __init__(self, faults: Faults, rules: Rules, casino: str) -> None:
        self.faults = faults
        self.rules = rules
        self.casino = casino
        self._pays: dict[str, set[tuple[Pay, ...]]] = {}
        self.placeable = placeable(rules)
        for key, terms in rules.book.items():
            self._pays.setdefault(key.wager, set()).add(terms.pays)

    def fill(self, entry: str, key: str, text: str, names: Mapping[str, str]) -> str:
        """The text with every placeholder filled in; array variables first, so that they may stand inside odds."""
        if "{" not in text:
            return text
        text = _PLACE.sub(lambda place: names.get(place[1], place[0]), text)
        text = _PLACE.sub(lambda place: self._value(entry, key, place[1]), text)
        if len(text) > LIMIT_TEXT:
            self.faults.add(entry, key, "TEXT_TOO_LONG", f"{len(text)} of at most {LIMIT_TEXT} characters")
        return text[:LIMIT_TEXT]

    def _value(self, entry: str, key: str, name: str) -> str:
        if name == "casino":
            return self.casino
        kind, _, wanted = name.partition(":")
        if kind == "odds" and wanted:
            return self._odds(entry, key, wanted)
        self.faults.add(entry, key, "UNKNOWN_PLACEHOLDER", name[:60])
        return ""

    def _odds(self, entry: str, key: str, wanted: str) -> str:
        """`field/2`: the odds of a wager, or of the line of its pay table that the word after the slash names."""
        wager, _, line = wanted.partition("/")
        tables = self._tables(wager)
        if not tables:
            self.faults.add(entry, key, "UNKNOWN_ODDS", f"{wanted[:60]} is not offered")
            return ""
        pays = [pay for table in tables for pay in table]
        exact = [pay for pay in pays if line and pay.when == line]
        found = {str(pay.odds) for pay in exact or pays if not line or _names(pay.when, line)}
        if len(found) != 1:
            told = ", ".join(sorted(found)) or "no line"
            self.faults.add(entry, key, "AMBIGUOUS_ODDS", f"{wanted[:60]}: {told}")
            return ""
        return found.pop()

    def _tables(self, wager: str) -> Iterable[tuple[Pay, ...]]:
        terms = self.rules.book.get(BetKey(*wager.partition(":")[::2]))
        return (terms.pays,) if terms else self._pays.get(wager, ())

    def is_offered(self, key: str) -> bool:
        """Whether chips can lie on a key, or on any key of a wager."""
        rest, _, spot = key.partition("@")
        wager, colon, on = rest.partition(":")
        if spot:
            return any((k.wager, k.on, str(k.spot)) == (wager, on, spot) for k in self.placeable)
        return BetKey(wager, on) in self.placeable or (not colon and wager in {k.wager for k in self.placeable})

    def in_force(self, entry: str, repeat: Repeat) -> bool:
        """Whether the options in force are those an entry is drawn under."""
        answers = [self._has(entry, name, values) for name, values in repeat.when]
        return all(answers)

    def _has(self, entry: str, name: str, values: tuple[str, ...]) -> bool:
        if name not in self.rules.__struct_fields__:
            self.faults.add(entry, f"when.{name[:60]}", "UNKNOWN_OPTION")
            return False
        return option_is(self.rules, name, values)


def placeable(rules: Rules) -> frozenset[BetKey]:
    """Every key that needs an area; a bet that is only called and a bonus without chips have none."""
    return frozenset(key for key, terms in rules.book.items() if terms.wager.placed_by not in ("call", "automatic"))


def option_is(rules: Rules, name: str, values: Iterable[str]) -> bool:
    """Whether an option has one of the values; an option that is a list has all its members as values."""
    value = getattr(rules, name)
    held = map(option_text, value) if isinstance(value, tuple) else (option_text(value),)
    return not set(held).isdisjoint(values)


def _names(when: str, line: str) -> bool:
    return line in (when, *_WORD.findall(when))
