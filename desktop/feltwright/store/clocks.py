"""Two clocks beside each other: the local clock's claim in UTC, and one that nobody can set."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

SLACK_MS = 2_000
"""How far the two may drift apart between two entries before it is called a jump."""
_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def utc_ms() -> int:
    """Milliseconds since 1970 by the local clock."""
    return time.time_ns() // 1_000_000


def mono_ms() -> int:
    """Milliseconds since some moment, sleep of the machine included where the system counts it."""
    if _BOOT is not None:
        return time.clock_gettime_ns(_BOOT) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class Clocks(Struct, frozen=True):
    """Both clocks, handed in so that tests can set them."""

    utc_ms: Callable[[], int] = utc_ms
    mono_ms: Callable[[], int] = mono_ms
