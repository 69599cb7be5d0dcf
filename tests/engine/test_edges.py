"""House edges that are known from the literature, or worked out by hand here, as exact fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import edge, edges

KNOWN = [
    ("craps", "003", "pass", Fraction(7, 495)),
    ("craps", "003", "dont_pass", Fraction(3, 220)),
    ("craps", "003", "come", Fraction(7, 495)),
    ("craps", "003", "dont_come", Fraction(3, 220)),
    ("craps", "003", "pass_odds", Fraction(0)),
    ("craps", "003", "dont_come_odds:5", Fraction(0)),
    ("craps", "003", "come_odds:9", Fraction(0)),
    ("craps", "003", "put_odds:10", Fraction(0)),
    ("craps", "003", "place_win:4", Fraction(1, 15)),
    ("craps", "003", "place_win:5", Fraction(1, 25)),
    ("craps", "003", "place_win:6", Fraction(1, 66)),
    ("craps", "003", "place_lose:4", Fraction(1, 33)),
    ("craps", "003", "place_lose:5", Fraction(1, 40)),
    ("craps", "003", "place_lose:6", Fraction(1, 55)),
    ("craps", "003", "buy:4", Fraction(1, 21)),
    ("craps", "003", "lay:4", Fraction(1, 41)),
    ("craps", "003", "put:4", Fraction(1, 3)),
    ("craps", "003", "big:6", Fraction(1, 11)),
    ("craps", "003", "hard:4", Fraction(1, 9)),
    ("craps", "003", "hard:8", Fraction(1, 11)),
    ("craps", "003", "field", Fraction(1, 18)),
    ("craps", "003", "any_seven", Fraction(1, 6)),
    ("craps", "003", "any_craps", Fraction(1, 9)),
    ("craps", "003", "craps:2", Fraction(5, 36)),
    ("craps", "003", "eleven", Fraction(1, 9)),
    ("craps", "003", "horn", Fraction(1, 8)),
    ("craps", "003", "world", Fraction(2, 15)),
    ("craps", "003", "hop:3-3", Fraction(5, 36)),
    ("craps", "003", "hop:2-5", Fraction(1, 9)),
    ("craps", "001", "hard:4", Fraction(1, 9)),
    ("roulette", "003", "straight:17", Fraction(1, 19)),
    ("roulette", "003", "red", Fraction(1, 19)),
    ("roulette", "003", "five_number:0-00-1-2-3", Fraction(3, 38)),
    ("roulette", "003_single_zero", "straight:17", Fraction(1, 37)),
    ("roulette", "003_single_zero", "four_number:0-1-2-3", Fraction(1, 37)),
    ("big_six", "003", "symbol:1", Fraction(1, 9)),
    ("big_six", "003", "symbol:2", Fraction(1, 6)),
    ("big_six", "003", "symbol:5", Fraction(2, 9)),
    ("big_six", "003", "symbol:10", Fraction(5, 27)),
    ("big_six", "003", "symbol:20", Fraction(2, 9)),
    ("big_six", "003", "symbol:joker", Fraction(13, 54)),
    ("pokette", "000", "straight:AS", Fraction(1, 18)),
    ("pokette", "000", "split:JK1-JK2", Fraction(2, 27)),
    ("pokette", "000", "double_rank:A-K", Fraction(1, 9)),
    ("pokette", "000", "red", Fraction(1, 27)),
    ("pokette", "000", "jacer", Fraction(1, 27)),
    ("pokette", "000", "pair_in_two", Fraction(1, 13)),
    ("pokette", "000", "flush", Fraction(0)),
    ("pokette", "000", "open_straight_flush", Fraction(1, 26)),
]


@pytest.mark.parametrize(("game_id", "profile", "key", "known"), KNOWN, ids=lambda v: str(v))
def test_exact_edge(game_id: str, profile: str, key: str, known: Fraction) -> None:
    game = catalog.game(game_id)
    found = edge(game, game.rules_for(profile), BetKey.parse(key))
    assert found.shown == known
    assert (found.low, found.high) == (known, known)


def test_a_push_tells_the_two_bases_apart() -> None:
    """Don't pass: 3/220 of every bet, 3/220 / (35/36) = 27/1925 of those that are decided."""
    game = catalog.game("craps")
    found = edge(game, game.rules_for(), BetKey("dont_pass"))
    assert (found.per_bet, found.per_resolved) == (Fraction(3, 220), Fraction(27, 1925))


def test_the_edge_follows_the_options_in_force() -> None:
    game = catalog.game("craps")
    triple = game.rules_for("001", {"pays_table.field_12": "3:1"})
    assert edge(game, triple, BetKey("field")).shown == Fraction(1, 36)
    free = game.rules_for("003", {"buy_vig_percent": 0})
    assert edge(game, free, BetKey("buy", "4")).shown == 0
    on_win = game.rules_for("003", {"lay_vig_on": "amount_won"})
    assert edge(game, on_win, BetKey("lay", "4")).shown == Fraction(1, 60)


def test_the_back_to_back_ladder_by_hand() -> None:
    """One dollar a spin, a hit (1/38) climbs, a miss starts anew. A ladder of three rungs lasts 1 + p + p² spins and
    returns p·1 + p²·1000 + p³·10000 on hits against a dollar lost on each miss."""
    game = catalog.game("roulette")
    rules = game.rules_for("003", {"back_to_back": "true"})
    p = Fraction(1, 38)
    spins = 1 + p + p**2
    won = p * 1 + p**2 * 1000 + p**3 * 10_000 - (1 - p) * spins
    assert edge(game, rules, BetKey("back_to_back", "17")).shown == -won / spins


def test_ace_king_read_as_open_spreads_the_edge() -> None:
    """By the letter A-K is an open straight with four winning cards instead of eight: 4·5 - 48 = -28 of 52."""
    game = catalog.game("pokette")
    found = edge(game, game.rules_for("000", {"ace_king": "open"}), BetKey("open_straight"))
    assert (found.low, found.high) == (Fraction(1, 13), Fraction(28, 52))


def test_no_wager_of_the_wheel_games_is_forgotten() -> None:
    game = catalog.game("big_six")
    rules = game.rules_for()
    assert {found.key for found in edges(game, rules)} == set(rules.book)
