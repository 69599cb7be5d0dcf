"""Single deck blackjack is counted as blackjack."""

from __future__ import annotations

from feltwright.odds.blackjack import exact

__all__ = ["exact"]
