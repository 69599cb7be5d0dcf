"""Casino War counted out from a full shoe; burned cards do not change the chances of the cards that follow."""

from __future__ import annotations

from fractions import Fraction

from feltwright.engine.game import Rules
from feltwright.engine.games.casino_war_rules import CasinoWar
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge

WAR_ALWAYS = "war on every tie"


def exact(_game: AnyGame, rules: Rules, key: BetKey) -> Edge:
    """The edge per initial wager with war on every tie, or per tie wager."""
    assert isinstance(rules, CasinoWar)
    tied = first_tie(rules.decks)
    basis = rules.book[key].wager.basis
    if key.wager == "tie":
        (pay,) = rules.pays(key)
        each = 1 - tied * (1 + Fraction(pay.odds.pays, pay.odds.to))
        return Edge(key, each, each, basis, each, each)
    each = -tied * war_worth(rules.decks)
    return Edge(key, each, each, basis, each, each, WAR_ALWAYS)


def first_tie(decks: int) -> Fraction:
    """How often the first two cards are of one rank."""
    return Fraction(4 * decks - 1, 52 * decks - 1)


def second_tie(decks: int) -> Fraction:
    """How often the war cards tie too, two cards of one rank being gone."""
    other, same, left = 4 * decks, 4 * decks - 2, 52 * decks - 2
    return Fraction(12 * other * (other - 1) + same * (same - 1), left * (left - 1))


def war_worth(decks: int) -> Fraction:
    """What going to war is worth in initial wagers: one won, two lost, or two won on a second tie."""
    again = second_tie(decks)
    decided = (1 - again) / 2
    return decided * 1 - decided * 2 + again * 2
