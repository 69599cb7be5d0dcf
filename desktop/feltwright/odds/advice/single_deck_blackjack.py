"""Single-deck blackjack: the same strategy under its own rules."""

from feltwright.odds.advice.blackjack import advise

__all__ = ["advise"]
