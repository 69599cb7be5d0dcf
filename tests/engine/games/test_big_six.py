"""Big Six, clause by clause: 003 Chapter 4 section 8."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.play import Play
from feltwright.engine.actions import (
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
    BetReturned,
    IrregularityRuled,
    OverrideRecorded,
    ProcedureNoted,
    RoundEnded,
    RoundVoided,
    WheelSpun,
    WheelStopped,
)
from feltwright.engine.game import BETTING
from feltwright.engine.games.big_six import GAME, NAMES, RIM
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.wagers import BetKey, Result

SYMBOLS = ("1", "2", "5", "10", "20", "joker", "casino_name")
SECTIONS = {"1": 24, "2": 15, "5": 7, "10": 4, "20": 2, "joker": 1, "casino_name": 1}
PAID_TO_1 = {"1": 1, "2": 2, "5": 5, "10": 10, "20": 20, "joker": 40, "casino_name": 40}
MAXIMUM = {
    "1": 40_000,
    "2": 20_000,
    "5": 8_000,
    "10": 5_000,
    "20": 2_500,
    "joker": 5_000,
    "casino_name": 5_000,
}


def wheel(**chosen: object) -> Play:
    return Play(GAME, "003", **chosen).seated(1_000_000, 1_000_000)


def spin(direction: str) -> Proceed:
    return Proceed("spin", particulars(wheel=direction))


def problems(**chosen: object) -> list[tuple[str, str]]:
    with pytest.raises(OptionError) as caught:
        GAME.rules_for("003", chosen)
    return [(problem.option, problem.code) for problem in caught.value.problems]


# A.1 and B: what may be bet, the wheel, the odds


def test_8_B_1_the_rim_has_54_sections_in_the_printed_numbers() -> None:
    assert Counter(RIM) == SECTIONS
    assert len(RIM) == 54


def test_BIG_1_no_equal_neighbours_and_the_rare_symbols_opposite() -> None:
    assert all(one != other for one, other in pairwise((*RIM, RIM[0])))
    assert RIM.index("casino_name") - RIM.index("joker") == 27
    assert [at for at, face in enumerate(RIM) if face == "20"] == [14, 41]


def test_8_B_1_the_wheel_is_the_rim_with_a_clapper_and_four_revolutions() -> None:
    built = GAME.rules_for().spun
    assert built.faces == RIM
    assert len(built.colours) == 54
    assert (built.ball, built.revolutions) == (False, 4)


def test_8_B_3_seven_insignias_are_the_seven_keys() -> None:
    assert GAME.bet_keys(GAME.rules_for()) == {BetKey("symbol", symbol) for symbol in SYMBOLS}
    assert set(NAMES) == set(SYMBOLS)


@pytest.mark.parametrize("bet_on", SYMBOLS)
@pytest.mark.parametrize("stops_on", SYMBOLS)
def test_8_A_1_each_insignia_wins_its_odds_on_its_own_section_only(bet_on: str, stops_on: str) -> None:
    play = wheel().bet(f"symbol:{bet_on}", 500).outcome(stops_on)
    ended = play.settlement(f"symbol:{bet_on}")
    if bet_on == stops_on:
        assert (ended.result, ended.odds, ended.cite) == (Result.WIN, Odds(PAID_TO_1[bet_on]), "003 §8.A.1")
        assert play.cents() == 1_000_000 + 500 * PAID_TO_1[bet_on]
    else:
        assert (ended.result, ended.odds, ended.cite) == (Result.LOSE, None, "003 §8.A.7")
        assert play.cents() == 1_000_000 - 500
    assert play.state.bets == ()


@pytest.mark.parametrize(
    ("symbol", "house_keeps"),
    [("1", 6), ("2", 9), ("5", 12), ("10", 10), ("20", 12), ("joker", 13), ("casino_name", 13)],
)
def test_8_A_1_over_all_54_sections_a_dollar_loses_what_the_counts_say(symbol: str, house_keeps: int) -> None:
    # 54 dollars staked: the n winning sections bring back n * (odds + 1), so the house keeps 54 - n * (odds + 1).
    start = wheel().bet(f"symbol:{symbol}", 100).to_chance()
    net = 0
    for section in range(54):
        step = GAME.apply(start.rules, start.state, Resolve((section,)))
        net += step.state.house_cents
    assert net == 100 * house_keeps


def test_8_A_1_the_house_may_revise_the_odds() -> None:
    play = wheel(**{"pays_table.joker": "45:1", "pays_table.casino_name": "45 to 1"})
    play.bet("symbol:joker", 100).bet("symbol:20", 100).outcome("joker")
    assert play.settlement("symbol:joker").won_cents == 4_500
    assert play.cents() == 1_000_000 + 4_500 - 100


def test_8_A_1_odds_that_whole_chips_cannot_pay_ask_for_a_multiple() -> None:
    play = wheel(**{"pays_table.1": "3:2"})
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 100)) == ("CANNOT_BE_PAID", "003 §8.A.1")
    assert play.bet("symbol:1", 200).outcome("1").settlement("symbol:1").won_cents == 300


def test_8_A_1_unknown_insignia_and_malformed_odds_are_problems() -> None:
    assert problems(**{"pays_table.50": "2:1"}) == [("pays_table", "BAD_VALUE")]
    assert problems(**{"pays_table.1": "double"}) == [("pays_table", "BAD_VALUE")]
    assert problems(pays_table="2:1") == [("pays_table", "BAD_VALUE")]


def test_8_A_1_a_key_that_is_no_insignia_is_not_offered() -> None:
    assert wheel().refused(PlaceBet(1, BetKey("symbol", "50"), 100)) == ("WAGER_NOT_OFFERED", "")


# A.2 and A.3: limits


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_8_A_2_the_least_maxima_are_the_defaults(symbol: str) -> None:
    terms = GAME.rules_for().book[BetKey("symbol", symbol)]
    assert (terms.minimum_cents, terms.maximum_cents, terms.limit_cite) == (100, MAXIMUM[symbol], "003 §8.A.3")


@pytest.mark.parametrize(
    ("option", "least_dollars"),
    [
        ("maximum_cents", 400),
        ("maximum_2_cents", 200),
        ("maximum_5_cents", 80),
        ("maximum_10_cents", 50),
        ("maximum_20_cents", 25),
        ("maximum_40_cents", 50),
    ],
)
def test_8_A_2_a_maximum_may_be_raised_but_not_lowered(option: str, least_dollars: int) -> None:
    assert getattr(GAME.rules_for("", {option: least_dollars + 1}), option) == 100 * (least_dollars + 1)
    assert getattr(GAME.rules_for("", {option: least_dollars}), option) == 100 * least_dollars
    assert problems(**{option: least_dollars - 1}) == [(option, "BAD_VALUE")]


def test_BIG_2_both_jackpots_share_the_fifty_dollar_class() -> None:
    rules = GAME.rules_for("", {"maximum_40_cents": 60})
    assert {rules.limits(BetKey("symbol", symbol))[1] for symbol in ("joker", "casino_name")} == {6_000}


def test_BIG_8_the_minimum_may_be_more_than_a_dollar_but_not_less() -> None:
    assert GAME.rules_for("", {"minimum_cents": 5}).minimum_cents == 500
    assert problems(minimum_cents="0.50") == [("minimum_cents", "BAD_VALUE")]


def test_BIG_11_a_box_keeps_its_maximum_when_its_odds_are_revised() -> None:
    rules = GAME.rules_for("", {"pays_table.joker": "20:1"})
    assert rules.limits(BetKey("symbol", "joker"))[1] == 5_000


def test_8_A_3_limits_that_contradict_each_other_are_problems() -> None:
    assert problems(minimum_cents=30) == [("maximum_20_cents", "BELOW_MINIMUM")]
    assert problems(maximum_20_cents=600, casino_maximum_cents=500) == [("maximum_20_cents", "ABOVE_CASINO_MAXIMUM")]
    assert problems(casino_maximum_cents=300) == [("maximum_cents", "ABOVE_CASINO_MAXIMUM")]


def test_8_A_3_a_high_limit_player_needs_the_table_games_manager() -> None:
    play = wheel().bet("symbol:20", 10_000, confirmed_by=("table games manager",))
    (noted,) = play.heard(OverrideRecorded)
    assert (noted.cents, noted.approved_by, noted.cite) == (10_000, ("table games manager",), "003 §8.A.3.a")
    assert play.do(Proceed("no_more_bets")).heard(BetReturned) == []
    assert play.lying("symbol:20").cents == 10_000


@pytest.mark.parametrize("manager", ["casino manager", "assistant general manager", "general manager"])
def test_8_A_3_a_above_the_casino_maximum_only_the_casinos_own_managers(manager: str) -> None:
    play = wheel(casino_maximum_cents=400)
    assert play.bet("symbol:20", 50_000, confirmed_by=(manager,)).heard(OverrideRecorded)
    play.bet("symbol:20", 50_000, seat=2, confirmed_by=("table games manager",))
    assert play.heard(OverrideRecorded) == []
    play.do(Proceed("no_more_bets"))
    assert [(event.seat, event.cents) for event in play.heard(BetReturned)] == [(2, 47_500)]


def test_8_A_3_a_a_house_that_refuses_the_excess_asks_for_the_same_approvals() -> None:
    play = wheel(over_maximum="refused")
    key = BetKey("symbol", "20")
    assert play.refused(PlaceBet(1, key, 2_600)) == ("ABOVE_MAXIMUM", "003 §8.A.3.a")
    assert play.refused(PlaceBet(1, key, 2_600, confirmed_by=("table games manager",))) == ("", "")
    assert play.refused(PlaceBet(1, key, 2_500)) == ("", "")


def test_8_A_3_b_below_the_minimum_not_rejected_is_valid() -> None:
    play = wheel(minimum_cents=5).bet("symbol:5", 100).outcome("5")
    assert play.settlement("symbol:5").won_cents == 500


def test_8_A_3_b_above_the_maximum_the_excess_goes_back_at_the_call() -> None:
    play = wheel().bet("symbol:20", 3_000).do(Proceed("no_more_bets"))
    (back,) = play.heard(BetReturned)
    assert (back.cents, back.total_cents, back.cite) == (500, 2_500, "003 §8.A.3.b")
    assert play.outcome("20").settlement("symbol:20").won_cents == 50_000


def test_8_A_3_b_a_house_may_reject_below_the_minimum() -> None:
    play = wheel(minimum_cents=5, under_minimum="refused")
    assert play.refused(PlaceBet(1, BetKey("symbol", "5"), 400)) == ("BELOW_MINIMUM", "003 §8.A.3")
    play.bet("symbol:5", 600)
    assert play.refused(RemoveBet(1, BetKey("symbol", "5"), 200)) == ("BELOW_MINIMUM", "003 §8.A.3")


# A.4 and A.5: the call and the spin


def test_8_A_4_no_more_bets_comes_before_the_wheel_is_released() -> None:
    play = wheel()
    assert play.refused(Proceed("spin")) == ("NOT_THE_NEXT_STEP", "003 §8.A.5")
    assert play.do(Proceed("no_more_bets")).calls() == ["NO_MORE_BETS"]
    assert play.refused(Proceed("no_more_bets"))[0] == "NOT_THE_NEXT_STEP"
    assert play.do(Proceed("spin")).heard(WheelSpun) == [WheelSpun("clockwise", "", 4)]
    assert play.refused(Proceed("spin"))[0] == "NOT_THE_NEXT_STEP"


def test_8_A_4_bets_are_closed_from_the_call_on() -> None:
    play = wheel().bet("symbol:1", 100).do(Proceed("no_more_bets"))
    for _ in range(2):
        assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 100)) == ("NO_MORE_BETS", "003 §8.A.4")
        assert play.refused(RemoveBet(1, BetKey("symbol", "1"))) == ("NO_MORE_BETS", "003 §8.A.4")
        play.to_chance()


def test_BIG_10_until_the_call_bets_are_added_to_and_taken_down_freely() -> None:
    play = wheel().bet("symbol:2", 300).bet("symbol:2", 200).lift("symbol:2", 400)
    assert play.cents() == 1_000_000 - 100
    play.lift("symbol:2")
    assert (play.cents(), play.state.bets) == (1_000_000, ())
    assert play.refused(RemoveBet(1, BetKey("symbol", "2"))) == ("NO_SUCH_BET", "")


def test_8_A_5_spins_alternate_by_themselves() -> None:
    play = wheel()
    turned = [play.outcome("1") and play.state.play.spun for _ in range(4)]
    assert turned == ["clockwise", "counterclockwise", "clockwise", "counterclockwise"]
    assert not [event for event in play.events if isinstance(event, ProcedureNoted)]


def test_8_A_5_the_house_chooses_the_first_direction() -> None:
    play = wheel(start_direction="counterclockwise")
    assert play.outcome("1").state.play.spun == "counterclockwise"
    assert play.outcome("1").state.play.spun == "clockwise"
    assert problems(start_direction="upwards") == [("start_direction", "BAD_VALUE")]


def test_BIG_9_the_same_direction_twice_is_noted_and_the_spin_counts() -> None:
    play = wheel().outcome("1").bet("symbol:1", 100).do(Proceed("no_more_bets"), spin("clockwise"))
    (noted,) = play.heard(ProcedureNoted)
    assert (noted.what, noted.cite, noted.detail) == ("SAME_DIRECTION_TWICE", "BIG-9", (("wheel", "clockwise"),))
    assert play.outcome("1").settlement("symbol:1").result is Result.WIN


def test_8_A_5_the_first_spin_has_no_direction_to_repeat() -> None:
    play = wheel().do(Proceed("no_more_bets"), spin("counterclockwise"))
    assert play.heard(ProcedureNoted) == []


def test_8_A_5_steps_and_particulars_no_one_knows_are_refused() -> None:
    play = wheel()
    assert play.refused(Proceed("shuffle")) == ("UNKNOWN_STEP", "")
    play.do(Proceed("no_more_bets"))
    assert play.refused(spin("sideways"))[0] == "BAD_PARTICULAR"
    assert play.refused(Proceed("spin", particulars(speed=3)))[0] == "BAD_PARTICULAR"


def test_8_A_5_chance_answers_only_while_the_wheel_turns() -> None:
    play = wheel()
    assert play.refused(Resolve((0,))) == ("NOTHING_LEFT_TO_CHANCE", "")
    play.to_chance()
    assert play.refused(Resolve((54,)))[0] == "IMPOSSIBLE_OUTCOME"
    assert play.refused(Resolve((1, 2)))[0] == "IMPOSSIBLE_OUTCOME"
    assert play.refused(Resolve((53,))) == ("", "")


# A.6: no spin, and what else goes wrong


def test_8_A_6_clapper_between_sections_is_no_spin() -> None:
    play = wheel().bet("symbol:1", 100).to_chance().irregular("clapper_between")
    assert play.calls() == ["NO_SPIN"]
    assert play.heard(IrregularityRuled) == [IrregularityRuled("clapper_between", "void", "003 §8.A.6")]
    assert play.heard(RoundVoided) == [RoundVoided("spin", "003 §8.A.6")]
    assert (play.state.phase, play.state.round) == (BETTING, 1)
    assert play.outcome("1").settlement("symbol:1").result is Result.WIN


@pytest.mark.parametrize("revolutions", [0, 1, 2, 3])
def test_BIG_6_fewer_than_four_revolutions_is_no_spin_and_the_bets_wait(revolutions: int) -> None:
    play = wheel().bet("symbol:1", 100).to_chance().irregular("too_few_revolutions", revolutions=revolutions)
    assert play.calls() == ["NO_SPIN"]
    assert play.heard(RoundVoided) == [RoundVoided("spin", "BIG-6")]
    assert play.lying("symbol:1").cents == 100


def test_BIG_6_four_revolutions_are_enough() -> None:
    play = wheel().to_chance()
    four = RaiseIrregularity("too_few_revolutions", particulars(revolutions=4))
    assert play.refused(four) == ("BAD_PARTICULAR", "BIG-6")


def test_BIG_10_after_a_no_spin_bets_may_be_changed_and_the_next_spin_goes_the_other_way() -> None:
    play = wheel().bet("symbol:1", 100).to_chance().irregular("clapper_between")
    play.lift("symbol:1").bet("symbol:2", 100)
    assert play.outcome("2").settlement("symbol:2").won_cents == 200
    assert play.state.play.spun == "counterclockwise"


def test_BIG_4_a_wheel_released_without_the_call_closes_the_betting() -> None:
    play = wheel().bet("symbol:20", 3_000).irregular("call_missed")
    assert play.calls() == []
    assert play.heard(IrregularityRuled) == [IrregularityRuled("call_missed", "bets_closed", "BIG-4")]
    assert [event.cents for event in play.heard(BetReturned)] == [500]
    assert play.heard(WheelSpun) == [WheelSpun("clockwise", "", 4)]
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 100)) == ("NO_MORE_BETS", "003 §8.A.4")
    assert play.outcome("20").settlement("symbol:20").won_cents == 50_000


def test_BIG_4_the_released_wheel_may_be_seen_to_turn_a_given_way() -> None:
    play = wheel().irregular("call_missed", wheel="counterclockwise")
    assert play.state.play.spun == "counterclockwise"


def test_8_A_6_irregularities_only_when_they_can_happen() -> None:
    play = wheel()
    assert play.refused(RaiseIrregularity("clapper_between")) == ("CANNOT_HAPPEN_NOW", "003 §8.A.6")
    assert play.refused(RaiseIrregularity("too_few_revolutions")) == ("CANNOT_HAPPEN_NOW", "BIG-6")
    assert play.refused(RaiseIrregularity("ball_left_wheel")) == ("UNKNOWN_IRREGULARITY", "")
    play.to_chance()
    assert play.refused(RaiseIrregularity("call_missed")) == ("CANNOT_HAPPEN_NOW", "BIG-4")
    assert play.refused(RaiseIrregularity("clapper_between", particulars(passed="1")))[0] == "BAD_PARTICULAR"


# A.7 and A.8: settlement, cash, chips


def test_8_A_7_losers_are_collected_before_winners_are_paid() -> None:
    play = (
        wheel().bet("symbol:5", 100).bet("symbol:1", 100).bet("symbol:5", 200, seat=2).bet("symbol:joker", 100, seat=2)
    )
    play.outcome("5")
    assert [(event.seat, event.result) for event in play.settled()] == [
        (1, Result.LOSE),
        (2, Result.LOSE),
        (1, Result.WIN),
        (2, Result.WIN),
    ]
    assert play.heard(WheelStopped) == [WheelStopped(RIM.index("5"), "5")]
    assert play.heard(RoundEnded) == [RoundEnded()]
    assert play.state.house_cents == 200 - 500 - 1_000


def test_8_A_7_cash_needs_a_pit_supervisor() -> None:
    play = wheel()
    key = BetKey("symbol", "1")
    assert play.refused(PlaceBet(1, key, 100, "cash")) == ("NEEDS_CONFIRMATION", "003 §8.A.7")
    assert play.refused(PlaceBet(1, key, 100, "cash", ("dealer",))) == ("NEEDS_CONFIRMATION", "003 §8.A.7")
    play.bet("symbol:1", 100, tender="cash", confirmed_by=("pit supervisor",))
    assert play.lying("symbol:1").cents == 100


def test_8_A_7_a_house_may_take_no_cash_at_all() -> None:
    play = wheel(cash_wagers=False)
    cash = PlaceBet(1, BetKey("symbol", "1"), 100, "cash", ("pit supervisor",))
    assert play.refused(cash) == ("TENDER_NOT_TAKEN", "003 §8.A.7")
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 100)) == ("", "")


def test_8_A_8_chips_only_no_coupons_and_whole_chips() -> None:
    play = wheel()
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 100, "match_play"))[0] == "TENDER_NOT_TAKEN"
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 150))[0] == "NOT_WHOLE_CHIPS"
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 0))[0] == "NOT_WHOLE_CHIPS"
    assert play.refused(PlaceBet(3, BetKey("symbol", "1"), 100))[0] == "SEAT_EMPTY"
    assert play.refused(PlaceBet(7, BetKey("symbol", "1"), 100))[0] == "NO_SUCH_SEAT"
    assert play.refused(PlaceBet(1, BetKey("symbol", "1"), 1_000_100))[0] == "NOT_ENOUGH_MONEY"


def test_8_A_8_value_chips_need_no_colour_of_their_own() -> None:
    play = wheel()
    assert play.refused(TakeSeat(3, "Third", 10_000, "red")) == ("", "")
    assert play.refused(TakeSeat(3, "Third", 10_000)) == ("", "")
    assert play.top_up(500).do(LeaveSeat(1)).cents() == 0


def test_8_B_1_the_wheel_is_48_to_66_inches_across() -> None:
    assert GAME.rules_for("", {"wheel_inches": 48}).wheel_inches == 48
    assert GAME.rules_for("", {"wheel_inches": 66}).wheel_inches == 66
    assert problems(wheel_inches=47) == [("wheel_inches", "BAD_VALUE")]
    assert problems(wheel_inches=67) == [("wheel_inches", "BAD_VALUE")]


def test_8_everything_wrong_with_the_options_is_told_at_once() -> None:
    assert problems(wheel_inches=70, zeros=2, minimum_cents=30) == [
        ("wheel_inches", "BAD_VALUE"),
        ("zeros", "UNKNOWN_OPTION"),
        ("maximum_20_cents", "BELOW_MINIMUM"),
    ]


def test_8_there_is_nothing_to_call_on_or_off_or_to_decide() -> None:
    play = wheel().bet("symbol:1", 100)
    assert play.refused(CallBet(1, BetKey("symbol", "1"), on=False)) == ("NOT_IN_THIS_GAME", "")
    assert play.refused(Decide(1, "hit")) == ("NOT_IN_THIS_GAME", "")
    with pytest.raises(IllegalAction):
        play.do(Decide(1, "hit"))
    with pytest.raises(AssertionError):
        GAME.perform(play.rules, play.state, Decide(1, "hit"))


def test_8_every_wager_is_open_from_the_start() -> None:
    rules = GAME.rules_for()
    assert all(tuple(GAME.routes(rules, key)) == ((),) for key in rules.book)
