"""Exact edges at tables of every size: what the house puts as minimum, maximum and chips must not stop the walk."""

from __future__ import annotations

from fractions import Fraction

import pytest

from feltwright.cli import main
from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge, NoStake, edge

LIMITS = [
    {"minimum_cents": "100"},
    {"minimum_cents": "25", "maximum_cents": "500", "chips_cents": "25,100"},
    {"minimum_cents": "1000", "maximum_cents": "10000"},
    {"minimum_cents": "37", "maximum_cents": "900"},
    {"minimum_cents": "0.01"},
    {"minimum_cents": "0.25", "chips_cents": "0.25,1"},
    {"minimum_cents": "1", "maximum_cents": "30"},
]


def all_edges(game_id: str, rules: Rules) -> dict[BetKey, Edge]:
    game = catalog.game(game_id)
    return {key: edge(game, rules, key) for key, terms in rules.book.items() if terms.wager.placed_by == "player"}


@pytest.mark.parametrize("limits", LIMITS, ids=lambda limits: " ".join(limits.values()))
def test_every_wager_has_its_edge_whatever_the_limits(limits: dict[str, str]) -> None:
    game = catalog.game("roulette")
    found = all_edges("roulette", game.rules_for("", limits))
    assert found == all_edges("roulette", game.rules_for())
    assert {key for key in found if key.wager == "five_number"} == {
        key for key, known in found.items() if known.shown == Fraction(3, 38)
    }
    for profile in ("003", "001"):
        craps = catalog.game("craps").rules_for(profile, limits)
        assert all_edges("craps", craps)[BetKey("pass")].shown == Fraction(7, 495)


def test_back_to_back_is_walked_at_a_high_table() -> None:
    game = catalog.game("roulette")
    rules = game.rules_for("", {"minimum_cents": "50", "back_to_back": "yes"})
    ladders = [key for key in rules.book if key.wager == "back_to_back"]
    plain = game.rules_for("", {"back_to_back": "yes"})
    assert ladders
    assert [edge(game, rules, key).shown for key in ladders] == [edge(game, plain, key).shown for key in ladders]


def test_a_wager_nobody_can_make_has_no_edge(capsys: pytest.CaptureFixture[str]) -> None:
    """Place 6 is paid 7 to 6: where five dollars is the least and the most, no stake is both allowed and paid."""
    game = catalog.game("craps")
    rules = game.rules_for("", {"minimum_cents": "5", "maximum_cents": "5"})
    with pytest.raises(NoStake, match="place_win:6"):
        edge(game, rules, BetKey("place_win", "6"))
    limits = ("--option", "minimum_cents=5", "--option", "maximum_cents=5")
    assert main(["wagers", "craps", *limits]) == 0
    assert "no stake within the limits" in capsys.readouterr().out


def test_the_shooters_line_bet_is_whole_chips() -> None:
    """At a minimum between two chips the routine puts the next whole chip down."""
    game = catalog.game("craps")
    terms = game.rules_for("", {"minimum_cents": "1.50"}).book[BetKey("pass")]
    assert (terms.minimum_cents, terms.least_cents) == (150, 200)
