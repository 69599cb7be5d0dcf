"""The clocks of this machine, read here alone: app and commands hand the moment to whoever needs one."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from feltwright.store.clocks import Clocks

_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def utc_ms() -> int:
    """Milliseconds since 1970 by the local clock."""
    return time.time_ns() // 1_000_000


def mono_ms() -> int:
    """Milliseconds since some moment, sleep of the machine included where the system counts it."""
    if _BOOT is not None:
        return time.clock_gettime_ns(_BOOT) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.fromtimestamp(utc_ms() / 1000, UTC)


SYSTEM = Clocks(utc_ms, mono_ms)
"""What a journal dates its entries by."""
