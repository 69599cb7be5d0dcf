"""What to decide now, and why: `odds/advice/<id>.py` answers for the games that have a strategy worth the name."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from feltwright.engine.actions import Detail, GameAction
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame, AnyState
from feltwright.engine.wagers import Bet


class Advice(Struct, frozen=True):
    """The action that loses least on average; the words for the reason are the app's."""

    action: GameAction
    code: str
    params: Detail = ()


def has_advice(game: AnyGame) -> bool:
    """Whether a strategy is known for the game."""
    return find_spec(f"{__name__}.{game.id}") is not None


def advise(game: AnyGame, rules: Rules, state: AnyState) -> Advice | None:
    """Advice to the seat that is to act; None where there is nothing to decide or no strategy."""
    if not has_advice(game):
        return None
    found: Advice | None = import_module(f"{__name__}.{game.id}").advise(rules, state)
    if found is not None and game.why_not(rules, state, found.action) is not None:
        return None
    return found


def coupon_share(bet: Bet) -> Fraction:
    """What part of a bet its coupon doubles."""
    return Fraction(bet.coupon_cents, bet.cents)


def share(worth: float | Fraction) -> str:
    """A worth as whole percent of the wager, with its sign.

    >>> share(Fraction(-1, 3)), share(0.125)
    ('-33 %', '+13 %')
    """
    exact = Fraction(worth)
    percent = int(abs(exact) * 200 + 1) // 2
    return f"{'-' if exact < 0 else '+'}{percent} %"
