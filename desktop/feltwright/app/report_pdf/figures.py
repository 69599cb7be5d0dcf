"""Figures as a report prints them."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache

from feltwright.report.totals import Total


@lru_cache(maxsize=50_000)
def money(cents: int) -> str:
    """Dollars and cents, always both, so that columns stand.

    >>> money(-123450), money(500)
    ('−1,234.50', '5.00')
    """
    whole, rest = divmod(abs(cents), 100)
    return f"{'−' if cents < 0 else ''}{whole:,}.{rest:02d}"


def signed(cents: int) -> str:
    """With a sign either way."""
    return f"+{money(cents)}" if cents > 0 else money(cents)


def percent(part: Fraction, whole: int) -> str:
    """A share to two decimals; nothing of nothing is a dash."""
    if not whole:
        return "–"
    hundredths = (part * 20_000 / whole + 1) // 2
    return f"{'−' if hundredths < 0 else ''}{abs(hundredths) // 100}.{abs(hundredths) % 100:02d}%"


def theory_of(total: Total) -> Fraction | None:
    """The hold to be expected, in cents."""
    return Fraction(total.theory) if total.theory else None


def deviation(total: Total) -> str:
    """Standard errors, to one decimal."""
    if total.deviation_centi is None:
        return "–"
    tenths = (abs(total.deviation_centi) + 5) // 10
    return f"{'−' if total.deviation_centi < 0 else '+'}{tenths // 10}.{tenths % 10}"


def day_and_time(utc_ms: int) -> str:
    """A moment in UTC."""
    return datetime.fromtimestamp(utc_ms // 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


@lru_cache(maxsize=4096)
def _clock(second: int) -> str:
    minute, second = divmod(second % 86_400, 60)
    return f"{minute // 60:02d}:{minute % 60:02d}:{second:02d}"


def clock(utc_ms: int) -> str:
    """The time of day in UTC."""
    return _clock(utc_ms // 1000)
