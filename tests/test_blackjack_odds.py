"""Insurance by composition, and the wager under basic strategy, against figures known from elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from feltwright.engine import catalog
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.wagers import BetKey
from feltwright.odds.blackjack_strategy import PAIRS, VALUES, best, deals, terms_of
from feltwright.odds.edge import edge


def figure(game_id: str, key: str, **chosen: object) -> float:
    game = catalog.game(game_id)
    return 100 * float(edge(game, game.rules_for("", chosen), BetKey.parse(key)).shown)


@pytest.mark.parametrize(
    ("decks", "edge_", "low", "high"),
    [
        (6, Fraction(23, 311), Fraction(7, 103), Fraction(9, 103)),
        (1, Fraction(1, 17), Fraction(1, 49), Fraction(7, 49)),
    ],
)
def test_insurance_is_exact(decks: int, edge_: Fraction, low: Fraction, high: Fraction) -> None:
    game = catalog.game("blackjack")
    found = edge(game, game.rules_for("", {"decks": decks}), BetKey("insurance", spot=1))
    assert (found.per_bet, found.low, found.high) == (edge_, low, high)


def test_the_first_three_cards_are_all_of_them() -> None:
    for decks in (1, 6):
        total = sum(deals(decks, a, b, up) for a, b in PAIRS for up in VALUES)
        assert total == pytest.approx(1)


COUNTED = [
    (6, {"surrender": False}, 0.45688),
    (6, {}, 0.38339),
    (6, {"surrender": False, "peek": False}, 0.46312),
    (6, {"peek": False}, 0.38844),
    (6, {"peek": False, "dealer_blackjack_after_split": "collect_none"}, 0.33091),
    (2, {"surrender": False}, 0.22284),
]
"""Edges in percent by a program of its own that draws every card from what is left and splits a pair once."""


@pytest.mark.parametrize(("decks", "chosen", "counted"), COUNTED)
def test_the_edge_is_what_counting_every_card_gives(decks: int, chosen: dict[str, object], counted: float) -> None:
    assert figure("blackjack", "main@1", decks=decks, **chosen) == pytest.approx(counted, abs=0.006 / decks)


def test_one_deck_is_off_by_some_four_hundredths_as_the_strategy_admits() -> None:
    assert figure("single_deck_blackjack", "main@1") == pytest.approx(1.69368, abs=0.04)


def test_BLA_17_without_the_look_split_hands_that_went_over_21_are_lost_to_a_blackjack_too() -> None:
    seen = figure("blackjack", "main@1")
    unseen = figure("blackjack", "main@1", peek=False)
    free = figure("blackjack", "main@1", peek=False, dealer_blackjack_after_split="collect_none")
    assert free < seen < unseen


def test_six_decks_are_worth_what_is_known() -> None:
    """Stand on soft 17, double any two cards and after a split, no surrender: 0.40 to 0.43 with more splits."""
    assert figure("blackjack", "main@1", surrender=False) == pytest.approx(0.43, abs=0.04)


def test_surrender_is_worth_seven_hundredths_of_a_percent() -> None:
    gain = figure("blackjack", "main@1", surrender=False) - figure("blackjack", "main@1")
    assert gain == pytest.approx(0.07, abs=0.02)


def test_six_to_five_and_the_other_exceptions_cost_the_player() -> None:
    assert figure("single_deck_blackjack", "main@1") > 1.3 > figure("blackjack", "main@1")


def test_switch_on_commercial_terms_is_worth_what_is_known() -> None:
    commercial = {"blackjack_pays": "1:1", "soft_17": "hit", "surrender": False, "switched_natural_counts": False}
    assert figure("blackjack_switch", "hand1@1", **commercial) == pytest.approx(0.58, abs=0.05)


def test_SWI_3_switch_at_three_to_two_favours_the_player() -> None:
    assert figure("blackjack_switch", "hand2@1") < 0


@pytest.mark.parametrize(
    ("first", "second", "up", "choice"),
    [
        (10, 6, 10, "surrender"),
        (10, 6, 6, "stand"),
        (10, 2, 2, "hit"),
        (10, 2, 4, "stand"),
        (5, 6, 10, "double"),
        (5, 6, 6, "double"),
        (4, 5, 3, "double"),
        (4, 5, 2, "hit"),
        (1, 7, 9, "hit"),
        (1, 7, 2, "stand"),
        (1, 7, 5, "double"),
        (8, 8, 6, "split"),
        (1, 1, 10, "split"),
        (10, 10, 6, "stand"),
        (5, 5, 6, "double"),
        (9, 9, 7, "stand"),
        (9, 9, 8, "split"),
    ],
)
def test_the_strategy_says_what_every_table_of_it_says(first: int, second: int, up: int, choice: str) -> None:
    rules = catalog.game("blackjack").rules_for()
    assert isinstance(rules, BlackjackRules)
    assert best(terms_of(rules), first, second, up) == choice
