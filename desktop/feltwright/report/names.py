"""Names in JSON that are said twice: one reader takes the first, another the last, and both are sure of it."""

from __future__ import annotations

import json
from typing import Any


class SaidTwice(ValueError):
    """An object has one name twice; its text is the name."""


def check_names(data: bytes) -> None:
    """SaidTwice if any object in it does; ValueError or RecursionError if it cannot be read at all."""
    json.loads(data, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            raise SaidTwice(name)
        seen.add(name)
