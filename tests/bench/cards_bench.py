"""How fast cards are: whole blackjack rounds, and the hand evaluator beside two written in C."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine_bench import cpu_seconds

from feltwright.engine import catalog
from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed, TakeSeat
from feltwright.engine.cards import CARDS
from feltwright.engine.chance import BlockChance
from feltwright.engine.families.blackjack_play import current, number_of
from feltwright.engine.hands import FIVE_CARD, evaluate
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey

ROUNDS = 10_000
HANDS = 100_000
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
    """Five-card hands a second, from card names to a rank, the same hands for everybody."""
    import eval7
    from phevaluator import evaluate_cards

    chance = Random(3)
    deals = [tuple(chance.sample(CARDS, 5)) for _ in range(HANDS)]
    named = [tuple(card[0] + card[1].lower() for card in deal) for deal in deals]
    ready = [[eval7.Card(name) for name in names] for names in named]

    def ours() -> None:
        for deal in deals:
            evaluate(deal, FIVE_CARD)

    def phe() -> None:
        for names in named:
            evaluate_cards(*names)

    def seven() -> None:
        for cards in ready:
            eval7.evaluate(cards)

    jobs: dict[str, Callable[[], None]] = {
        "feltwright": ours,
        "phevaluator": phe,
        "eval7, cards made beforehand": seven,
    }
    for job in jobs.values():
        job()
    return {name: HANDS / cpu_seconds(job) for name, job in jobs.items()}


if __name__ == "__main__":
    import sys

    sys.stdout.write(f"blackjack, six decks: {blackjack_per_second():,.0f} rounds/s (target {BLACKJACK_TARGET:,})\n")
    for who, figure in evaluator_figures().items():
        sys.stdout.write(f"five-card hands: {who}: {figure:,.0f}/s\n")
