"""Two clocks beside each other: the local clock's claim in UTC, and one that nobody can set."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

SLACK_MS = 2_000
"""How far the two may drift apart between two entries before it is called a jump."""


class Clocks(Struct, frozen=True):
    """Both clocks in milliseconds; whoever opens a journal to write hands them in."""

    utc_ms: Callable[[], int]
    mono_ms: Callable[[], int]
