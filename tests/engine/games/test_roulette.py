"""Roulette, clause by clause: 003 Chapter 4 section 2."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.play import Play
from feltwright.engine.actions import (
    Action,
    CallBet,
    Decide,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
    particulars,
)
from feltwright.engine.events import (
    Announced,
    BetReturned,
    IrregularityRuled,
    MarkerMoved,
    OverrideRecorded,
    ProcedureNoted,
    RoundEnded,
    RoundVoided,
    WheelSpun,
    WheelStopped,
)
from feltwright.engine.game import BETTING
from feltwright.engine.games.roulette import GAME
from feltwright.engine.games.roulette_rules import DOUBLE_ZERO, RED, SINGLE_ZERO, colour_of
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.wagers import BetKey, Result

DOUBLE, SINGLE = "003", "003_single_zero"
OUTSIDE = ("red", "black", "odd", "even", "low", "high")


def table(profile: str = DOUBLE, /, **chosen: object) -> Play:
    return Play(GAME, profile, **chosen).seated(1_000_000, 1_000_000)


def spread(first: int, last: int, step: int = 1) -> set[str]:
    return {str(number) for number in range(first, last + 1, step)}


def problems(**chosen: object) -> list[tuple[str, str]]:
    with pytest.raises(OptionError) as caught:
        GAME.rules_for(DOUBLE, chosen)
    return [(problem.option, problem.code) for problem in caught.value.problems]


# D: wheels and layouts


@pytest.mark.parametrize(
    ("wheel", "zeros"), [(SINGLE_ZERO, {"0"}), (DOUBLE_ZERO, {"0", "00"})], ids=["single zero", "double zero"]
)
def test_2_D_2_every_number_once_and_the_colours_alternate(wheel: tuple[str, ...], zeros: set[str]) -> None:
    assert Counter(wheel) == Counter(zeros | spread(1, 36))
    colours = [colour_of(number) for number in wheel]
    assert Counter(colours) == {"red": 18, "black": 18, "green": len(zeros)}
    assert all("green" in pair or pair[0] != pair[1] for pair in pairwise((*colours, colours[0])))


def test_ROU_2_the_zeros_are_opposite_and_the_standard_neighbours_stand() -> None:
    assert (DOUBLE_ZERO[0], DOUBLE_ZERO[19]) == ("0", "00")
    assert (DOUBLE_ZERO[1], DOUBLE_ZERO[-1], DOUBLE_ZERO[18], DOUBLE_ZERO[20]) == ("28", "2", "1", "27")
    assert (SINGLE_ZERO[1], SINGLE_ZERO[-1]) == ("32", "26")


def test_ROU_8_the_red_numbers_are_the_usual_eighteen() -> None:
    assert {"1", "9", "12", "18", "19", "27", "30", "36"} <= RED
    assert not {"2", "10", "11", "17", "20", "28", "29", "35"} & RED
    assert len(RED) == 18


@pytest.mark.parametrize(
    ("profile", "counts"),
    [
        (DOUBLE, {"straight": 38, "split": 62, "three_number": 15, "four_number": 22, "five_number": 1}),
        (SINGLE, {"straight": 37, "split": 60, "three_number": 14, "four_number": 23}),
    ],
)
def test_2_B_1_the_layout_has_161_or_157_places(profile: str, counts: dict[str, int]) -> None:
    keys = GAME.bet_keys(GAME.rules_for(profile))
    rest = {"six_number": 11, "column": 3, "dozen": 3, **dict.fromkeys(OUTSIDE, 1)}
    assert Counter(key.wager for key in keys) == {**counts, **rest}
    assert len(keys) == (161 if profile == DOUBLE else 157)


def test_ROU_3_the_zero_end_of_both_layouts() -> None:
    double, single = (GAME.bet_keys(GAME.rules_for(profile)) for profile in (DOUBLE, SINGLE))
    only_double = ("split:0-00", "split:00-2", "split:00-3", "three_number:0-00-2", "three_number:00-2-3")
    for key in (*only_double, "five_number:0-00-1-2-3", "straight:00"):
        assert BetKey.parse(key) in double - single, key
    for key in ("split:0-3", "three_number:0-2-3", "four_number:0-1-2-3"):
        assert BetKey.parse(key) in single - double, key
    for key in ("split:0-1", "split:0-2", "three_number:0-1-2"):
        assert BetKey.parse(key) in single & double, key


@pytest.mark.parametrize("key", ["split:1-5", "split:3-4", "three_number:2-3-4", "straight:37", "five_number"])
def test_2_B_1_cells_that_do_not_touch_are_not_offered(key: str) -> None:
    assert table().refused(PlaceBet(1, BetKey.parse(key), 100))[0] == "WAGER_NOT_OFFERED"


def test_ROU_3_the_courtesy_line_adds_no_wager() -> None:
    assert GAME.bet_keys(GAME.rules_for("", {"courtesy_split": True})) == GAME.bet_keys(GAME.rules_for())


# B: what wins and what it pays


@pytest.mark.parametrize(
    ("key", "wins_on", "pays"),
    [
        ("straight:17", {"17"}, 35),
        ("straight:0", {"0"}, 35),
        ("straight:00", {"00"}, 35),
        ("split:0-00", {"0", "00"}, 17),
        ("split:8-9", {"8", "9"}, 17),
        ("split:8-11", {"8", "11"}, 17),
        ("three_number:22-23-24", {"22", "23", "24"}, 11),
        ("three_number:0-00-2", {"0", "00", "2"}, 11),
        ("four_number:25-26-28-29", {"25", "26", "28", "29"}, 8),
        ("five_number:0-00-1-2-3", {"0", "00", "1", "2", "3"}, 6),
        ("six_number:31-32-33-34-35-36", spread(31, 36), 5),
        ("column:1", spread(1, 34, 3), 2),
        ("column:2", spread(2, 35, 3), 2),
        ("column:3", spread(3, 36, 3), 2),
        ("dozen:1", spread(1, 12), 2),
        ("dozen:2", spread(13, 24), 2),
        ("dozen:3", spread(25, 36), 2),
        ("red", set("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split()), 1),
        ("black", set("2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35".split()), 1),
        ("odd", spread(1, 35, 2), 1),
        ("even", spread(2, 36, 2), 1),
        ("low", spread(1, 18), 1),
        ("high", spread(19, 36), 1),
    ],
)
def test_2_B_1_each_wager_wins_on_its_numbers_and_pays_its_odds(key: str, wins_on: set[str], pays: int) -> None:
    play = table().bet(key, 100)
    before = play.state
    for number in DOUBLE_ZERO:
        play.state = before
        ended = play.outcome(number).settlement(key)
        if number in wins_on:
            assert (ended.result, ended.odds, ended.won_cents) == (Result.WIN, Odds(pays), 100 * pays), number
            assert ended.cite == "003 §2.B.1"
        else:
            assert (ended.result, ended.won_cents, ended.returned_cents) == (Result.LOSE, 0, 0), number


def test_2_B_1_a_first_four_on_the_single_zero_pays_8_to_1() -> None:
    play = table(SINGLE).bet("four_number:0-1-2-3", 100).outcome("0")
    assert play.settlement("four_number:0-1-2-3").won_cents == 800


@pytest.mark.parametrize("key", OUTSIDE)
@pytest.mark.parametrize(
    ("profile", "zero", "cite"),
    [(DOUBLE, "0", "003 §2.B.2"), (DOUBLE, "00", "003 §2.B.2"), (SINGLE, "0", "003 §2.B.3")],
)
def test_2_B_2_even_money_loses_in_full_on_zero(profile: str, zero: str, cite: str, key: str) -> None:
    ended = table(profile).bet(key, 100).outcome(zero).settlement(key)
    assert (ended.result, ended.returned_cents, ended.cite) == (Result.LOSE, 0, cite)


@pytest.mark.parametrize("zero", ["0", "00"])
@pytest.mark.parametrize("key", ["column:1", "dozen:3"])
def test_ROU_4_columns_and_dozens_lose_on_zero(key: str, zero: str) -> None:
    ended = table().bet(key, 100).outcome(zero).settlement(key)
    assert (ended.result, ended.cite) == (Result.LOSE, "ROU-4")


@pytest.mark.parametrize("key", ["straight:5", "split:8-9", "six_number:31-32-33-34-35-36"])
def test_2_A_4_inside_bets_lose_by_their_position(key: str) -> None:
    assert table().bet(key, 100).outcome("0").settlement(key).cite == "003 §2.A.4"
    assert table().bet(key, 100).outcome("20").settlement(key).cite == "003 §2.A.4"


@pytest.mark.parametrize(("profile", "pockets", "kept"), [(DOUBLE, 38, 2), (SINGLE, 37, 1)])
@pytest.mark.parametrize("key", ["straight:7", "split:8-9", "four_number:25-26-28-29", "dozen:2", "red"])
def test_2_B_1_over_all_pockets_the_house_keeps_the_zeros(profile: str, pockets: int, kept: int, key: str) -> None:
    start = table(profile).bet(key, 100).to_chance()
    house = sum(GAME.apply(start.rules, start.state, Resolve((n,))).state.house_cents for n in range(pockets))
    assert house == 100 * kept


def test_2_B_1_over_all_pockets_the_five_number_bet_gives_the_house_three() -> None:
    start = table().bet("five_number:0-00-1-2-3", 100).to_chance()
    assert sum(GAME.apply(start.rules, start.state, Resolve((n,))).state.house_cents for n in range(38)) == 300


# A: wagers


def test_2_A_1_cash_needs_the_dealers_confirmation() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("red"), 100, "cash")) == ("NEEDS_CONFIRMATION", "003 §2.A.1")
    assert play.refused(PlaceBet(1, BetKey("red"), 100, "match_play")) == ("TENDER_NOT_TAKEN", "003 §2.A.1")
    assert play.bet("red", 100, tender="cash", confirmed_by=("dealer",)).lying("red").cents == 100


def test_2_A_2_every_player_has_a_colour_of_his_own() -> None:
    play = table()
    assert play.refused(TakeSeat(3, "Third", 10_000, "red")) == ("COLOUR_IN_USE", "003 §2.A.2")
    assert play.refused(TakeSeat(3, "Third", 10_000)) == ("COLOUR_MISSING", "003 §2.A.2")
    assert play.refused(TakeSeat(3, "Third", 10_000, "green")) == ("", "")
    assert play.do(LeaveSeat(1)).refused(TakeSeat(3, "Third", 10_000, "red")) == ("", "")


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_2_A_3_a_chip_misplaced_at_the_players_wish_stands(steps: int) -> None:
    play = table().bet("red", 100).do(*(Proceed("spin"), Proceed("no_more_bets"))[:steps])
    before = play.state
    play.irregular("misplaced_chip")
    assert play.said == [IrregularityRuled("misplaced_chip", "stands", "003 §2.A.3")]
    assert play.state == before


def test_2_A_5_the_posted_limits_hold() -> None:
    play = table(minimum_cents=5, maximum_cents=50)
    assert play.refused(PlaceBet(1, BetKey("red"), 400)) == ("BELOW_MINIMUM", "003 §2.A.5")
    assert play.refused(PlaceBet(1, BetKey("red"), 5_100)) == ("ABOVE_MAXIMUM", "003 §2.A.5")
    play.bet("red", 5_000)
    assert play.refused(PlaceBet(1, BetKey("red"), 100)) == ("ABOVE_MAXIMUM", "003 §2.A.5")
    assert play.refused(RemoveBet(1, BetKey("red"), 4_600)) == ("BELOW_MINIMUM", "003 §2.A.5")


def test_2_A_5_high_limit_players_with_the_managers_approval() -> None:
    play = table(maximum_cents=50, casino_maximum_cents=100)
    manager = ("table games manager",)
    assert play.bet("red", 6_000, confirmed_by=manager).heard(OverrideRecorded)
    over = PlaceBet(2, BetKey("red"), 10_100, confirmed_by=manager)
    assert play.refused(over) == ("ABOVE_CASINO_MAXIMUM", "003 §2.A.5")
    assert play.refused(PlaceBet(2, BetKey("red"), 10_100, confirmed_by=("general manager",))) == ("", "")


def test_2_A_5_the_house_may_let_bets_lie_outside_the_limits() -> None:
    play = table(minimum_cents=5, maximum_cents=50, under_minimum="stands", over_maximum="excess_returned")
    play.bet("red", 100).bet("black", 6_000).do(Proceed("spin"), Proceed("no_more_bets"))
    assert [(event.key.wager, event.cents) for event in play.heard(BetReturned)] == [("black", 1_000)]
    assert play.outcome("1").settlement("red").won_cents == 100


def test_2_A_5_limits_that_contradict_each_other_are_problems() -> None:
    assert problems(minimum_cents=60, maximum_cents=50) == [("minimum_cents", "ABOVE_MAXIMUM")]
    assert problems(maximum_cents=600, casino_maximum_cents=500) == [("maximum_cents", "ABOVE_CASINO_MAXIMUM")]
    assert problems(wheel="triple_zero", after_third_hit="stop", back_to_back="maybe") == [
        ("wheel", "BAD_VALUE"),
        ("after_third_hit", "BAD_VALUE"),
        ("back_to_back", "BAD_VALUE"),
    ]


# A.6: Back-to-Back


def back_to_back(**chosen: object) -> Play:
    return table(back_to_back=True, minimum_cents=5, under_minimum="stands", **chosen)


def climb(play: Play, *spins: tuple[str, str]) -> list[int]:
    """What Back-to-Back wins on each spin; every spin is (number picked, number that comes up)."""
    won = []
    for picked, up in spins:
        play.bet("red", 500).bet(f"back_to_back:{picked}", 100).outcome(up)
        won.append(play.settlement(f"back_to_back:{picked}").won_cents)
    return won


def test_2_A_6_back_to_back_is_offered_on_select_games_only() -> None:
    assert table().refused(PlaceBet(1, BetKey("back_to_back", "7"), 100))[0] == "WAGER_NOT_OFFERED"
    assert len(GAME.bet_keys(back_to_back().rules)) == 161 + 38
    assert len(GAME.bet_keys(GAME.rules_for(SINGLE, {"back_to_back": True}))) == 157 + 37


def test_2_A_6_a_it_needs_the_table_minimum_on_the_regular_game() -> None:
    play = back_to_back()
    side = PlaceBet(1, BetKey("back_to_back", "7"), 100)
    assert play.refused(side) == ("BACK_TO_BACK_NEEDS_MINIMUM", "003 §2.A.6.a")
    assert play.bet("red", 400).refused(side)[0] == "BACK_TO_BACK_NEEDS_MINIMUM"
    assert play.bet("straight:7", 100).refused(side) == ("", "")


def test_2_A_6_a_the_regular_bets_may_not_be_taken_from_under_it() -> None:
    play = back_to_back().bet("red", 600).bet("back_to_back:7", 100)
    assert play.refused(RemoveBet(1, BetKey("red"), 200)) == ("BACK_TO_BACK_NEEDS_MINIMUM", "003 §2.A.6.a")
    assert play.refused(RemoveBet(1, BetKey("red"))) == ("BACK_TO_BACK_NEEDS_MINIMUM", "003 §2.A.6.a")
    play.lift("red", 100).lift("back_to_back:7").lift("red")
    assert play.cents() == 1_000_000


@pytest.mark.parametrize("cents", [200, 300])
def test_2_A_6_b_it_is_a_dollar_never_more(cents: int) -> None:
    play = back_to_back(over_maximum="excess_returned").bet("red", 500)
    assert play.refused(PlaceBet(1, BetKey("back_to_back", "7"), cents)) == ("ABOVE_MAXIMUM", "003 §2.A.6.b")
    play.bet("back_to_back:7", 100)
    assert play.refused(PlaceBet(1, BetKey("back_to_back", "7"), 100)) == ("ABOVE_MAXIMUM", "003 §2.A.6.b")


def test_2_A_6_b_it_is_a_dollar_never_less() -> None:
    play = back_to_back(chips_cents="0.50, 1, 5").bet("red", 500)
    assert play.refused(PlaceBet(1, BetKey("back_to_back", "7"), 50)) == ("BELOW_MINIMUM", "003 §2.A.6.b")


def test_ROU_5_one_number_a_spin() -> None:
    play = back_to_back().bet("red", 500).bet("back_to_back:7", 100)
    assert play.refused(PlaceBet(1, BetKey("back_to_back", "8"), 100)) == ("ONE_BACK_TO_BACK", "ROU-5")


def test_2_A_6_c_three_hits_running_pay_1_then_1000_then_10000_to_1() -> None:
    play = back_to_back()
    assert climb(play, ("7", "7"), ("7", "7"), ("7", "7")) == [100, 100_000, 1_000_000]
    assert play.settlement("back_to_back:7").cite == "003 §2.A.6.c"


def test_2_A_6_c_a_miss_loses_by_its_position() -> None:
    play = back_to_back().bet("red", 500).bet("back_to_back:7", 100).outcome("0")
    assert (play.settlement("back_to_back:7").result, play.settlement("back_to_back:7").cite) == (
        Result.LOSE,
        "003 §2.A.4",
    )


def test_ROU_5_a_miss_sends_the_ladder_back_to_its_foot() -> None:
    assert climb(back_to_back(), ("7", "7"), ("7", "8"), ("7", "7"), ("7", "7")) == [100, 0, 100, 100_000]


def test_ROU_5_a_spin_without_the_side_bet_sends_it_back_too() -> None:
    play = back_to_back()
    climb(play, ("7", "7"))
    play.bet("red", 500).outcome("7")
    assert climb(play, ("7", "7")) == [100]


def test_ROU_5_the_number_may_change_unless_the_house_wants_it_repeated() -> None:
    spins = (("7", "7"), ("0", "0"), ("00", "00"))
    assert climb(back_to_back(), *spins) == [100, 100_000, 1_000_000]
    assert climb(back_to_back(same_number_required=True), *spins) == [100, 100, 100]
    assert climb(back_to_back(same_number_required=True), ("7", "7"), ("7", "7")) == [100, 100_000]


def test_ROU_5_after_the_third_hit_the_ladder_starts_anew_or_keeps_paying() -> None:
    spins = (("7", "7"),) * 5
    assert climb(back_to_back(), *spins)[3:] == [100, 100_000]
    assert climb(back_to_back(after_third_hit="keeps_paying"), *spins)[3:] == [1_000_000, 1_000_000]


def test_ROU_5_a_no_spin_neither_advances_nor_resets() -> None:
    play = back_to_back()
    climb(play, ("7", "7"))
    play.bet("red", 500).bet("back_to_back:7", 100).to_chance().irregular("foreign_object")
    assert play.outcome("7").settlement("back_to_back:7").won_cents == 100_000


def test_ROU_5_ladders_are_each_players_own() -> None:
    play = back_to_back()
    climb(play, ("7", "7"))
    play.bet("red", 500, seat=2).bet("back_to_back:7", 100, seat=2)
    assert climb(play, ("7", "7")) == [100_000]
    assert play.settlement("back_to_back:7", seat=2).won_cents == 100


def test_ROU_5_a_ladder_leaves_with_its_player() -> None:
    play = back_to_back()
    climb(play, ("7", "7"), ("7", "7"))
    play.do(LeaveSeat(1), TakeSeat(1, "Newcomer", 1_000_000, "pink"))
    assert climb(play, ("7", "7")) == [100]


def test_ROU_5_the_other_ladders_stay_when_a_player_leaves() -> None:
    play = back_to_back()
    climb(play, ("7", "7"))
    play.do(LeaveSeat(2))
    assert climb(play, ("7", "7")) == [100_000]


# C: the spin


def test_2_C_1_the_ball_runs_against_the_wheel_four_times_round() -> None:
    assert table().do(Proceed("spin")).heard(WheelSpun) == [WheelSpun("clockwise", "counterclockwise", 4)]
    other = Proceed("spin", particulars(wheel="counterclockwise"))
    assert table().do(other).heard(WheelSpun) == [WheelSpun("counterclockwise", "clockwise", 4)]
    assert table().refused(Proceed("spin", particulars(wheel="up")))[0] == "BAD_PARTICULAR"


def test_2_C_1_no_clause_asks_for_alternate_directions() -> None:
    play = table().outcome("1").outcome("1")
    assert [event for event in play.events if isinstance(event, ProcedureNoted)] == []


def test_2_C_1_a_bets_are_open_while_the_ball_runs_until_the_call() -> None:
    play = table().do(Proceed("spin")).bet("red", 300).lift("red", 100)
    assert play.do(Proceed("no_more_bets")).calls() == ["NO_MORE_BETS"]
    assert play.refused(PlaceBet(1, BetKey("red"), 100)) == ("NO_MORE_BETS", "003 §2.C.1.a")
    assert play.refused(RemoveBet(1, BetKey("red"))) == ("NO_MORE_BETS", "003 §2.C.1.a")
    assert play.outcome("1").settlement("red").won_cents == 200


def test_2_C_1_steps_come_in_their_order() -> None:
    play = table()
    assert play.refused(Proceed("no_more_bets")) == ("NOT_THE_NEXT_STEP", "003 §2.C.1")
    assert play.refused(Proceed("deal")) == ("UNKNOWN_STEP", "")
    assert play.refused(Resolve((0,))) == ("NOTHING_LEFT_TO_CHANCE", "")
    play.do(Proceed("spin"))
    assert play.refused(Proceed("spin")) == ("NOT_THE_NEXT_STEP", "003 §2.C.1")
    play.do(Proceed("no_more_bets"))
    assert play.refused(Proceed("no_more_bets")) == ("NOT_THE_NEXT_STEP", "003 §2.C.1")
    assert play.refused(Resolve((38,)))[0] == "IMPOSSIBLE_OUTCOME"


def test_2_C_1_b_the_number_is_announced_and_crowned() -> None:
    play = table().outcome("00")
    assert play.said[:3] == [
        WheelStopped(19, "00"),
        Announced("NUMBER_IS", (("number", "00"), ("colour", "green")), "003 §2.C.1.b"),
        MarkerMoved("crown", "straight:00"),
    ]
    assert play.state.play.crown == "00"
    assert play.do(Proceed("spin")).state.play.crown == ""


def test_2_C_1_c_losers_are_collected_before_winners_are_paid() -> None:
    play = table().bet("red", 100).bet("black", 100).bet("straight:1", 100, seat=2).bet("even", 100, seat=2)
    play.outcome("1")
    assert [event.key.wager for event in play.settled()] == ["black", "even", "red", "straight"]
    assert play.heard(RoundEnded) == [RoundEnded()]
    assert (play.state.phase, play.state.round, play.state.bets) == (BETTING, 2, ())
    assert play.state.house_cents == 100 + 100 - 100 - 3_500


@pytest.mark.parametrize(
    ("code", "cite", "detail"),
    [
        ("ball_with_wheel", "003 §2.C.1.d", {}),
        ("ball_with_wheel", "003 §2.C.1.d", {"dropped_in": "00"}),
        ("too_few_revolutions", "003 §2.C.1.e", {"revolutions": "3"}),
        ("too_few_revolutions", "003 §2.C.1.e", {"revolutions": "0", "dropped_in": "17"}),
        ("foreign_object", "003 §2.C.1.f", {"dropped_in": "36"}),
        ("floating_ball", "003 §2.C.1.g", {"called_by": "dealer"}),
        ("floating_ball", "003 §2.C.1.g", {"called_by": "floorperson"}),
        ("floating_ball", "003 §2.C.1.g", {"called_by": "pit boss"}),
        ("floating_ball", "003 §2.C.1.g", {"called_by": "table games manager"}),
        ("ball_left_wheel", "ROU-10", {}),
    ],
)
@pytest.mark.parametrize("called", [False, True])
def test_2_C_1_no_spin_leaves_every_wager_for_the_next(
    code: str, cite: str, detail: dict[str, str], called: bool
) -> None:
    play = table().bet("red", 100).do(Proceed("spin"))
    if called:
        play.do(Proceed("no_more_bets"))
    play.irregular(code, **detail)
    assert play.calls() == ["NO_SPIN"]
    assert play.heard(IrregularityRuled) == [IrregularityRuled(code, "void", cite, particulars(**detail))]
    assert play.heard(RoundVoided) == [RoundVoided("spin", cite)]
    assert (play.state.phase, play.state.round) == (BETTING, 1)
    play.lift("red").bet("black", 100)
    assert play.outcome("2").settlement("black").won_cents == 100


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (RaiseIrregularity("foreign_object"), ("CANNOT_HAPPEN_NOW", "003 §2.C.1.f")),
        (RaiseIrregularity("clapper_between"), ("UNKNOWN_IRREGULARITY", "")),
    ],
)
def test_2_C_1_irregularities_only_when_they_can_happen(action: Action, refusal: tuple[str, str]) -> None:
    assert table().refused(action) == refusal


def test_2_C_1_e_four_revolutions_are_enough() -> None:
    four = RaiseIrregularity("too_few_revolutions", particulars(revolutions=4))
    assert table().do(Proceed("spin")).refused(four) == ("BAD_PARTICULAR", "003 §2.C.1.e")


def test_2_there_is_nothing_to_call_on_or_off_or_to_decide() -> None:
    play = table().bet("red", 100)
    assert play.refused(CallBet(1, BetKey("red"), on=False)) == ("NOT_IN_THIS_GAME", "")
    assert play.refused(Decide(1, "hit")) == ("NOT_IN_THIS_GAME", "")
    with pytest.raises(IllegalAction):
        play.do(Decide(1, "hit"))
    with pytest.raises(AssertionError):
        GAME.perform(play.rules, play.state, Decide(1, "hit"))


def test_2_routes_lead_to_where_the_wager_may_be_made() -> None:
    rules = back_to_back().rules
    for key in rules.book:
        for route in GAME.routes(rules, key):
            assert back_to_back().do(*route).refused(PlaceBet(2, key, 100)) == ("", "")


def test_2_D_2_another_order_of_the_numbers_holds_every_one_once_and_alternates_the_colours() -> None:
    turned = SINGLE_ZERO[1:] + SINGLE_ZERO[:1]
    rules = GAME.rules_for("003_single_zero", {"number_order": list(turned)})
    assert rules.spun.faces == turned
    with pytest.raises(OptionError, match="NOT_EVERY_NUMBER_ONCE"):
        GAME.rules_for("003_single_zero", {"number_order": list(turned[:-1])})
    swapped = (SINGLE_ZERO[0], SINGLE_ZERO[2], SINGLE_ZERO[1], *SINGLE_ZERO[3:])
    with pytest.raises(OptionError, match="COLOURS_DO_NOT_ALTERNATE"):
        GAME.rules_for("003_single_zero", {"number_order": list(swapped)})


def test_2_D_2_a_neutral_ring_has_one_colour() -> None:
    assert set(GAME.rules_for("", {"neutral_ring": "yes"}).spun.colours) == {"neutral"}
