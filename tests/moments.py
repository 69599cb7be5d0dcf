"""The one moment of every test that needs one, whatever day it is run on, and how long one waits for what is slow."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count

from feltwright.store.clocks import Clocks

MOMENT = datetime(2026, 11, 18, 12, tzinfo=UTC)
MOMENT_MS = 1_795_003_200_000
CLOCKS = Clocks(count(MOMENT_MS).__next__, count(50_000).__next__)
"""For a journal that is written: a millisecond passes whenever one of them is asked."""
WAIT_MS = 300_000
"""Whoever is ready sooner is not waited for, and a machine that is busy is no fault."""
