"""A refused wish is a value: a code, what it is about, and the clause behind it."""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why an action may not be done now."""

    code: str
    cite: str = ""
    params: tuple[tuple[str, str], ...] = ()


def refuse(code: str, cite: str = "", /, **params: object) -> Refusal:
    """A refusal with its parameters as text."""
    return Refusal(code, cite, tuple((name, str(value)) for name, value in params.items()))


class IllegalAction(Exception):
    """A caller applied an action without asking `why_not`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
