"""How fast cards are: whole blackjack rounds, and the hand evaluator beside two written in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from engine_bench import cpu_seconds

from feltwright.engine import catalog
from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed, TakeSeat
from feltwright.engine.cards import CARDS, INDEX
from feltwright.engine.chance import BlockChance
from feltwright.engine.families.blackjack_play import current, number_of
from feltwright.engine.hands import FIVE_CARD, FOUR_CARD, best, evaluate
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey

ROUNDS = 10_000
HANDS = 20_000
CHOICES = ("hit", "stand", "double", "split", "surrender")
BLACKJACK_TARGET = 5_000
"""Rounds a second, six decks, one player, every decision legal and at random."""


def blackjack_rounds() -> None:
    """Six decks; every action judged, performed and logged, the cuts and shuffles between included."""
    game = catalog.game("blackjack")
    table = Table(game, game.rules_for())
    table.do(TakeSeat(1, "Ann", 10**12))
    source = BlockChance(Random(1).randbytes)
    chance = Random(2)
    bet, deal = PlaceBet(1, BetKey("main", spot=1), 1000), Proceed("deal")
    while table.state.round <= ROUNDS:
        state = table.state
        if state.phase == "playing":
            table.do(_any_decision(table, chance))
        elif state.phase == "betting":
            table.do(bet)
            table.do(deal)
        elif table.needs() is not None:
            table.resolve(source)
        else:
            action = table.routine()
            assert action is not None
            table.do(action)
    assert state.seats[0].cents + state.on_felt(1) + state.house_cents == state.bought_cents


def _any_decision(table: Table, chance: Random) -> Action:
    hand = number_of(table.state.play, current(table.state.play))
    while True:
        wish = Decide(1, CHOICES[int(chance.random() * len(CHOICES))], hand)
        if table.why_not(wish) is None:
            return wish


def blackjack_per_second() -> float:
    """Rounds a second, the median of three runs."""
    return ROUNDS / sorted(cpu_seconds(blackjack_rounds) for _ in range(3))[1]


def evaluator_figures() -> dict[str, float]:
    """Hands a second in one run, the same hands for everybody: from card names, which is what a table has, and from
    each library's own cards made beforehand, which is what it is fastest with."""
    import eval7
    from phevaluator import evaluate_cards

    def from_names(names: tuple[str, ...]) -> int:
        rank: int = eval7.evaluate([eval7.Card(name) for name in names])
        return rank

    def numbered(numbers: tuple[int, ...]) -> int:
        return evaluate_cards(*numbers)

    figures: dict[str, float] = {}
    for size, ours in ((5, evaluate), (7, best)):
        deals = _deals(size)
        named = [tuple(card[0] + card[1].lower() for card in deal) for deal in deals]
        numbers = [tuple(INDEX[card] for card in deal) for deal in deals]
        cards = [[eval7.Card(name) for name in names] for names in named]
        of = "five cards" if size == 5 else "best five of seven"
        figures[f"{of}, from names: feltwright"] = _per_second(partial(ours, ranking=FIVE_CARD), deals)
        figures[f"{of}, from names: phevaluator"] = _per_second(lambda names: evaluate_cards(*names), named)
        figures[f"{of}, from names: eval7"] = _per_second(from_names, named)
        figures[f"{of}, cards made beforehand: phevaluator"] = _per_second(numbered, numbers)
        figures[f"{of}, cards made beforehand: eval7"] = _per_second(eval7.evaluate, cards)
    figures["best four of six, from names: feltwright"] = _per_second(partial(best, ranking=FOUR_CARD), _deals(6))
    return figures


def _deals(size: int) -> list[tuple[str, ...]]:
    chance = Random(size)
    return [tuple(chance.sample(CARDS, size)) for _ in range(HANDS)]


def _per_second(rank: Callable[[Any], object], hands: list[Any]) -> float:
    """The median of three runs, after one that does not count."""

    def job() -> None:
        for hand in hands:
            rank(hand)

    job()
    return len(hands) / sorted(cpu_seconds(job) for _ in range(3))[1]


if __name__ == "__main__":
    import sys

    sys.stdout.write(f"blackjack, six decks: {blackjack_per_second():,.0f} rounds/s (target {BLACKJACK_TARGET:,})\n")
    for who, figure in evaluator_figures().items():
        sys.stdout.write(f"{who}: {figure:,.0f}/s\n")
