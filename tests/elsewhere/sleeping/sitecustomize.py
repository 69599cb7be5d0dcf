"""Loaded by every Python under a clock that was set: sleeping by waiting for nothing.

WORKAROUND libfaketime 0.9.10 (Debian 12): Python's own way of sleeping is answered with EINVAL while the monotonic
clock is left alone; remove when Debian has a version that does it right.
"""

from __future__ import annotations

import select
import time


def sleep(seconds: float) -> None:
    """As `time.sleep`."""
    select.select((), (), (), seconds)


time.sleep = sleep
