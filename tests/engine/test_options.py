from __future__ import annotations

import pytest

from feltwright.engine import catalog
from feltwright.engine.options import OptionError


def problems(game_id: str, profile: str = "", /, **chosen: object) -> dict[str, str]:
    with pytest.raises(OptionError) as caught:
        catalog.game(game_id).rules_for(profile, chosen)
    return {problem.option: problem.code for problem in caught.value.problems}


def test_all_problems_are_listed_at_once() -> None:
    assert problems("craps", odds_multiple="0", colour="red", match_play="perhaps", left_up="nothing") == {
        "odds_multiple": "BAD_VALUE",
        "colour": "UNKNOWN_OPTION",
        "match_play": "BAD_VALUE",
        "left_up": "BAD_VALUE",
    }


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("minimum_cents", "1.234"),
        ("minimum_cents", 1.5),
        ("chips_cents", 5),
        ("chips_cents", "a,b"),
        ("seats", "21"),
        ("seats", True),
        ("seats", "many"),
        ("wheel", "triple_zero"),
        ("back_to_back", 3),
    ],
)
def test_values_of_the_wrong_kind_are_refused(name: str, raw: object) -> None:
    assert problems("roulette", **{name: raw})[name] == "BAD_VALUE"


@pytest.mark.parametrize(
    ("chosen", "option", "code"),
    [
        ({"minimum_cents": 2000}, "minimum_cents", "ABOVE_MAXIMUM"),
        ({"maximum_cents": 20_000}, "maximum_cents", "ABOVE_CASINO_MAXIMUM"),
        ({"chips_cents": "5,1"}, "chips_cents", "CHIPS_NOT_RISING"),
        ({"chips_cents": "2,5"}, "chips_cents", "CHIPS_NOT_MULTIPLES"),
    ],
)
def test_limits_and_chips_have_to_agree(chosen: dict[str, object], option: str, code: str) -> None:
    assert problems("roulette", **chosen) == {option: code}


def test_money_options_are_written_in_dollars() -> None:
    rules = catalog.game("roulette").rules_for("", {"minimum_cents": "2.50", "chips_cents": "0.50, 1, 5"})
    assert (rules.minimum_cents, rules.chips_cents) == (250, (50, 100, 500))


def test_pay_tables_take_lines_by_dot_or_by_table() -> None:
    game = catalog.game("big_six")
    dotted = game.rules_for("", {"pays_table.joker": "45:1"})
    assert dotted == game.rules_for("", {"pays_table": {"joker": "45 to 1"}})
    assert dotted != game.rules_for()
    assert problems("big_six", **{"pays_table.moon": "45:1"}) == {"pays_table": "BAD_VALUE"}
    assert problems("big_six", pays_table="45:1") == {"pays_table": "BAD_VALUE"}


def test_profiles_are_named_sets_of_options() -> None:
    game = catalog.game("craps")
    assert game.rules_for("001").late_bets == "any_employee"
    assert game.profile().id == "003"
    with pytest.raises(KeyError):
        game.profile("atlantis")
