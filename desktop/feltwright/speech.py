"""The language people are spoken to in: English as it is written in the code, or what a translator makes of it.

Qt-free modules speak through here; the application installs Qt's translator and the separators of the locale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from feltwright.engine.money import dollars

Translator = Callable[[str, str], str]

_SWAP = "\x00"
_PLAIN: ContextVar[bool] = ContextVar("plain", default=False)


def _as_written(_context: str, text: str) -> str:
    return text


class _Tongue:
    """What is installed now."""

    translate: Translator = staticmethod(_as_written)
    group: str = ","
    decimal: str = "."


def install(translate: Translator = _as_written, group: str = ",", decimal: str = ".") -> None:
    """Speak through a translator, with these separators in numbers; without arguments, English again."""
    _Tongue.translate = staticmethod(translate)
    _Tongue.group, _Tongue.decimal = group, decimal


@contextmanager
def in_english() -> Iterator[None]:
    """What is said meanwhile, on this thread, is as it is written in the code: for documents, which are in English."""
    before = _PLAIN.set(True)
    try:
        yield
    finally:
        _PLAIN.reset(before)


def speak(context: str, text: str) -> str:
    """A text in the language in use; the text itself where there is no translation."""
    return _Tongue.translate(context, text) if text and not _PLAIN.get() else text


def number(text: str) -> str:
    """A number written the English way, with the separators in use.

    >>> install(group=".", decimal=","); number("1,234.50"); install()
    '1.234,50'
    """
    if _PLAIN.get():
        return text
    swapped = text.replace(",", _SWAP).replace(".", _Tongue.decimal)
    return swapped.replace(_SWAP, _Tongue.group)


def money(cents: int) -> str:
    """An amount as people read it.

    >>> money(123450)
    '$1,234.50'
    """
    return number(dollars(cents))


def typed(text: str) -> str:
    """A number as people type it with the separators in use, the English way; ValueError where it is grouped oddly.

    >>> install(group=".", decimal=","); typed("$1.234,50"); install()
    '$1,234.50'
    """
    whole, mark, rest = text.strip().partition(_Tongue.decimal)
    groups = whole.split(_Tongue.group)
    if any(len(group) != 3 for group in groups[1:]) or "." in rest or "," in rest:
        raise ValueError(text)
    return ",".join(groups) + ("." if mark else "") + rest


def between() -> str:
    """What stands between numbers of a list: a comma, unless that is the decimal mark."""
    return ";" if _Tongue.decimal == "," else ","
