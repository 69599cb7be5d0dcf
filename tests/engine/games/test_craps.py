"""Craps, clause by clause: 003 Chapter 4 section 1, and where it differs the Oneida text 001."""

from __future__ import annotations

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
    particulars,
)
from feltwright.engine.events import (
    BetMoved,
    BetReturned,
    DiceOffered,
    DiceRolled,
    IrregularityRuled,
    MarkerMoved,
    ProcedureNoted,
    RoundEnded,
    RoundVoided,
)
from feltwright.engine.games.craps import GAME, IRREGULARITIES
from feltwright.engine.games.craps_wagers import NUMBERS, ONEIDA_OFFERS
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result

DICE = {2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (2, 4), 7: (3, 4), 8: (2, 6), 9: (4, 5), 10: (4, 6)} | {
    11: (5, 6),
    12: (6, 6),
}


class Craps(Play):
    """A craps table with the words of the trade."""

    def __init__(self, profile: str = "", /, **chosen: object) -> None:
        super().__init__(GAME, profile, **chosen)

    def roll(self, total: int | tuple[int, int]) -> Craps:
        """The shooter throws a total, or two faces."""
        one, two = total if isinstance(total, tuple) else DICE[total]
        self.do(Resolve((one - 1, two - 1)))
        return self

    def up(self, key: str, seat: int = 2) -> bool:
        """Whether a seat has chips on a key."""
        return self.state.bet(seat, BetKey.parse(key)) is not None

    def point(self, number: int) -> Craps:
        """Seat 1 comes out with a point."""
        return self.ready().roll(number)

    def ready(self) -> Craps:
        """Seat 1 holds two dice and has ten dollars on the line."""
        self.do(Decide(1, "accept_dice"), Decide(1, "choose_dice"))
        self.bet("pass", 1000)
        return self


def table(*bankrolls: int, profile: str = "", **chosen: object) -> Craps:
    play = Craps(profile, **chosen)
    play.seated(*(bankrolls or (100_000, 100_000)))
    return play


def net(play: Play, key: str, seat: int = 2) -> int:
    return play.settlement(key, seat).net_cents


# The line


@pytest.mark.parametrize("total", [7, 11])
def test_1_B_1_a_pass_wins_on_a_natural(total: int) -> None:
    play = table().ready().roll(total)
    settled = play.settlement("pass")
    assert (settled.result, settled.net_cents, settled.odds) == (Result.WIN, 1000, Odds(1))
    assert settled.cite == "003 §1.B.1.a"
    assert play.state.phase == "come_out"


@pytest.mark.parametrize("total", [2, 3, 12])
def test_1_B_1_a_pass_loses_on_craps(total: int) -> None:
    play = table().ready().roll(total)
    assert (net(play, "pass", 1), play.calls()) == (-1000, ["CRAPS_OUT"])


@pytest.mark.parametrize("point", [4, 5, 6, 8, 9, 10])
def test_1_B_1_a_pass_wins_when_the_point_repeats_and_loses_to_a_seven(point: int) -> None:
    play = table().point(point)
    assert play.settled() == []
    assert play.state.play.point == point
    assert MarkerMoved("puck", f"puck.{point}", "on") in play.said
    assert net(play.roll(point), "pass", 1) == 1000
    assert net(table().point(point).roll(7), "pass", 1) == -1000


@pytest.mark.parametrize(("total", "cents"), [(2, 1000), (3, 1000), (7, -1000), (11, -1000)])
def test_1_B_1_b_dont_pass_on_the_come_out(total: int, cents: int) -> None:
    assert net(table().ready().bet("dont_pass", 1000, 2).roll(total), "dont_pass") == cents


def test_1_B_1_b_iv_dont_pass_is_void_on_12() -> None:
    play = table().ready().bet("dont_pass", 1000, 2).roll(12)
    settled = play.settlement("dont_pass", 2)
    assert (settled.result, settled.net_cents, settled.returned_cents) == (Result.VOID, 0, 1000)
    assert settled.cite == "003 §1.B.1.b.iv"
    assert play.cents(2) == 100_000


def test_1_B_1_b_dont_pass_wins_on_a_seven_and_loses_to_the_point() -> None:
    assert net(table().ready().bet("dont_pass", 1000, 2).roll(9).roll(7), "dont_pass") == 1000
    assert net(table().ready().bet("dont_pass", 1000, 2).roll(9).roll(9), "dont_pass") == -1000


def test_1_B_1_a_pass_after_the_point_is_refused_in_favour_of_put() -> None:
    play = table().point(6)
    assert play.refused(PlaceBet(2, BetKey("pass"), 1000)) == ("PASS_AFTER_POINT", "CRA-5")
    assert play.refused(PlaceBet(2, BetKey("dont_pass"), 1000)) == ("DONT_AFTER_POINT", "003 §1.C.4")
    assert play.bet("put:6", 1000, 2).lying("put:6", 2) is not None


# Come and don't come


def test_1_B_1_c_come_is_for_after_the_come_out() -> None:
    play = table().ready()
    assert play.refused(PlaceBet(2, BetKey("come"), 1000)) == ("NO_COME_ON_COME_OUT", "003 §1.B.1.c")
    assert play.refused(PlaceBet(2, BetKey("dont_come"), 1000)) == ("NO_COME_ON_COME_OUT", "003 §1.B.1.d")


@pytest.mark.parametrize(("total", "cents"), [(11, 1000), (7, 1000), (2, -1000), (3, -1000), (12, -1000)])
def test_1_B_1_c_come_on_its_first_roll(total: int, cents: int) -> None:
    assert net(table().point(4).bet("come", 1000, 2).roll(total), "come") == cents


@pytest.mark.parametrize(("total", "cents"), [(2, 1000), (3, 1000), (7, -1000), (11, -1000)])
def test_1_B_1_d_dont_come_on_its_first_roll(total: int, cents: int) -> None:
    assert net(table().point(4).bet("dont_come", 1000, 2).roll(total), "dont_come") == cents


def test_1_B_1_d_iv_dont_come_is_void_on_12() -> None:
    settled = table().point(4).bet("dont_come", 1000, 2).roll(12).settlement("dont_come", 2)
    assert (settled.result, settled.cite) == (Result.VOID, "003 §1.B.1.d.iv")


def test_1_B_1_c_an_undecided_come_bet_travels_to_its_number() -> None:
    play = table().point(4).bet("come", 1000, 2).bet("dont_come", 1000, 2).roll(9)
    moved = play.heard(BetMoved)
    assert [(str(m.key), str(m.to)) for m in moved] == [("come", "come:9"), ("dont_come", "dont_come:9")]
    assert play.refused(PlaceBet(2, BetKey("come", "9"), 1000)) == ("COMES_BY_TRAVEL", "003 §1.B.1.c")
    play.roll(9)
    assert net(play, "come:9") == 1000
    assert net(play, "dont_come:9") == -1000


def test_a_fresh_come_bet_takes_the_place_of_the_one_its_number_pays() -> None:
    play = table().point(4).bet("come", 1000, 2).roll(9).bet("come", 1500, 2).roll(9)
    assert net(play, "come:9") == 1000
    assert play.lying("come:9", 2).cents == 1500


def test_1_B_1_aa_come_flats_work_on_a_come_out_but_their_odds_sleep() -> None:
    play = table().point(4).bet("come", 1000, 2).roll(9).bet("come_odds:9", 2000, 2).roll(4)
    assert play.state.phase == "come_out"
    play.bet("pass", 1000).roll(7)
    assert net(play, "come:9") == -1000
    odds = play.settlement("come_odds:9", 2)
    assert (odds.result, odds.net_cents, odds.cite) == (Result.PUSH, 0, "003 §1.B.1.aa")


def test_1_B_1_aa_come_odds_called_on_work_on_a_come_out() -> None:
    play = table().point(4).bet("come", 1000, 2).roll(9).bet("come_odds:9", 2000, 2).roll(4)
    play.do(CallBet(2, BetKey("come_odds", "9"), True)).bet("pass", 1000).roll(9)
    assert net(play, "come:9") == 1000
    assert net(play, "come_odds:9") == 3000


def test_dont_come_odds_always_work() -> None:
    play = table().point(4).bet("dont_come", 1000, 2).roll(9).bet("dont_come_odds:9", 3000, 2).roll(4)
    assert net(play.bet("pass", 1000).roll(7), "dont_come_odds:9") == 2000


# Odds


@pytest.mark.parametrize(("point", "won"), [(4, 4000), (5, 3000), (6, 2400), (8, 2400), (9, 3000), (10, 4000)])
def test_1_F_1_odds_on_pass(point: int, won: int) -> None:
    play = table().point(point).bet("pass_odds", 2000).roll(point)
    settled = play.settlement("pass_odds")
    assert (settled.net_cents, settled.cite) == (won, "003 §1.F.1")


@pytest.mark.parametrize(("point", "stake", "won"), [(4, 4000, 2000), (5, 3000, 2000), (6, 2400, 2000)])
def test_1_F_2_odds_against_the_point(point: int, stake: int, won: int) -> None:
    play = table().ready().bet("dont_pass", 1000, 2).roll(point).bet("dont_pass_odds", stake, 2).roll(7)
    assert net(play, "dont_pass_odds") == won


def test_1_F_odds_need_their_flat_bet_and_a_number() -> None:
    play = table().ready()
    assert play.refused(PlaceBet(1, BetKey("pass_odds"), 1000)) == ("ODDS_NEED_FLAT", "003 §1.F.1")
    assert play.roll(6).refused(PlaceBet(2, BetKey("pass_odds"), 1000)) == ("ODDS_NEED_FLAT", "003 §1.F.1")
    assert play.refused(PlaceBet(2, BetKey("put_odds", "6"), 1000)) == ("ODDS_NEED_FLAT", "003 §1.F.5")


def test_1_F_the_posted_multiple_caps_taken_odds_by_stake_and_laid_odds_by_winnings() -> None:
    play = table().ready().bet("dont_pass", 1000, 2).roll(4)
    assert play.refused(PlaceBet(1, BetKey("pass_odds"), 2100)) == ("ODDS_ABOVE_CAP", "003 §1.F.1")
    assert play.refused(PlaceBet(1, BetKey("pass_odds"), 2000)) == ("", "")
    assert play.refused(PlaceBet(2, BetKey("dont_pass_odds"), 4200)) == ("ODDS_ABOVE_CAP", "003 §1.F.2")
    assert play.refused(PlaceBet(2, BetKey("dont_pass_odds"), 4000)) == ("", "")


def test_001_H_6_odds_may_exceed_the_cap_to_be_paid_exactly() -> None:
    """One dollar flat at double odds caps at 2; a point of 6 is paid exactly only in fives."""
    exact = table(odds_excess=True, minimum_cents=1)
    exact.do(Decide(1, "accept_dice"), Decide(1, "choose_dice")).bet("pass", 100)
    exact.roll(6)
    assert exact.refused(PlaceBet(1, BetKey("pass_odds"), 500)) == ("", "")
    strict = table(odds_excess=False, minimum_cents=1)
    strict.do(Decide(1, "accept_dice"), Decide(1, "choose_dice")).bet("pass", 100)
    strict.roll(6)
    assert strict.refused(PlaceBet(1, BetKey("pass_odds"), 500)) == ("ODDS_ABOVE_CAP", "003 §1.F.1")


def test_odds_may_be_taken_down_but_not_to_an_amount_that_cannot_be_paid() -> None:
    play = table().point(6).bet("pass_odds", 2000)
    assert play.refused(RemoveBet(1, BetKey("pass_odds"), 700)) == ("CANNOT_BE_PAID", "003 §1.D.4")
    assert play.lift("pass_odds", 500).lying("pass_odds").cents == 1500
    play.lift("pass_odds")
    assert not play.up("pass_odds", 1)


def test_1_F_5_put_and_its_odds() -> None:
    play = table().point(4).bet("put:6", 1000, 2).bet("put_odds:6", 2000, 2).roll(6)
    assert net(play, "put:6") == 1000
    assert net(play, "put_odds:6") == 2400


def test_1_B_1_aa_put_flat_works_on_a_come_out_while_its_odds_sleep() -> None:
    play = table().ready().bet("put:6", 1000, 2).bet("put_odds:6", 2000, 2).roll(7)
    assert net(play, "put:6") == -1000
    assert play.settlement("put_odds:6", 2).result is Result.PUSH


def test_1_F_5_put_without_put_odds_cannot_be_offered() -> None:
    with pytest.raises(OptionError, match="PUT_NEEDS_ODDS"):
        GAME.rules_for("", {"offered_wagers": "pass,dont_pass,put"})


def test_a_table_offers_at_least_one_wager() -> None:
    with pytest.raises(OptionError, match="offered_wagers: BAD_VALUE"):
        GAME.rules_for("", {"offered_wagers": ""})


# Place, buy, lay


@pytest.mark.parametrize(
    ("number", "stake", "won"),
    [(4, 500, 900), (5, 500, 700), (6, 600, 700), (8, 600, 700), (9, 500, 700), (10, 500, 900)],
)
def test_1_D_2_place_to_win_pays_and_stays_up(number: int, stake: int, won: int) -> None:
    other = 5 if number == 4 else 4
    play = table().point(other).bet(f"place_win:{number}", stake, 2).roll(number)
    settled = play.settlement(f"place_win:{number}", 2)
    assert (settled.net_cents, settled.returned_cents) == (won, 0)
    assert play.up(f"place_win:{number}")
    assert net(play.roll(7), f"place_win:{number}") == -stake


@pytest.mark.parametrize(
    ("number", "stake", "won"), [(4, 1100, 500), (5, 800, 500), (6, 500, 400), (8, 500, 400), (9, 800, 500)]
)
def test_1_D_2_place_to_lose(number: int, stake: int, won: int) -> None:
    other = 10
    play = table().point(other).bet(f"place_lose:{number}", stake, 2)
    assert net(play.roll(7), f"place_lose:{number}") == won
    play = table().point(other).bet(f"place_lose:{number}", stake, 2)
    assert net(play.roll(number), f"place_lose:{number}") == -stake


@pytest.mark.parametrize("wager", ["place_win", "buy"])
def test_1_B_1_e_place_and_buy_sleep_on_a_come_out_unless_called_on(wager: str) -> None:
    play = table().ready().bet(f"{wager}:6", 3000, 2).roll(7)
    assert play.up(f"{wager}:6")
    play.bet("pass", 1000).do(CallBet(2, BetKey(wager, "6"), True)).roll(7)
    assert play.settlement(f"{wager}:6", 2).result is Result.LOSE


@pytest.mark.parametrize(("number", "won"), [(4, 4000), (5, 3000), (6, 2400), (8, 2400), (9, 3000), (10, 4000)])
def test_1_E_1_buy_pays_true_odds_less_the_vigorish_paid_when_made(number: int, won: int) -> None:
    other = 5 if number == 4 else 4
    play = table().point(other).bet(f"buy:{number}", 2000, 2)
    assert play.cents(2) == 100_000 - 2000 - 100
    settled = play.roll(number).settlement(f"buy:{number}", 2)
    assert (settled.won_cents, settled.commission_cents, settled.net_cents) == (won, 100, won - 100)
    assert not play.up(f"buy:{number}")


def test_1_E_2_lay_pays_its_vigorish_on_the_possible_win() -> None:
    play = table().point(9).bet("lay:4", 4000, 2)
    assert play.cents(2) == 100_000 - 4000 - 100
    settled = play.roll(7).settlement("lay:4", 2)
    assert (settled.won_cents, settled.net_cents) == (2000, 1900)


def test_1_B_1_g_ii_lay_vigorish_may_be_taken_from_the_amount_won() -> None:
    play = table(lay_vig_on="amount_won").point(9).bet("lay:4", 4000, 2)
    assert play.cents(2) == 96_000
    settled = play.roll(7).settlement("lay:4", 2)
    assert (settled.won_cents, settled.commission_cents, settled.net_cents) == (2000, 100, 1900)
    lost = table(lay_vig_on="amount_won").point(9).bet("lay:4", 4000, 2).roll(4)
    assert net(lost, "lay:4") == -4000


@pytest.mark.parametrize(("percent", "taken"), [(5, 500), (3, 300), (0, 0)])
def test_CRA_3_the_vigorish_on_a_lay_is_the_houses_up_to_five_percent(percent: int, taken: int) -> None:
    """$200 against the four can win $100."""
    play = table(lay_vig_percent=percent).point(9).bet("lay:4", 20_000, 2)
    assert play.lying("lay:4", 2).vig_cents == taken
    assert play.roll(7).settlement("lay:4", 2).net_cents == 10_000 - taken
    with pytest.raises(OptionError, match="lay_vig_percent"):
        GAME.rules_for("", {"lay_vig_percent": 6})


def test_1_C_6_limits_are_the_houses_and_so_is_what_becomes_of_other_bets() -> None:
    limits: dict[str, object] = {"minimum_cents": 10, "maximum_cents": 50}
    strict = table(**limits).ready()
    assert strict.refused(PlaceBet(2, BetKey("field"), 500)) == ("BELOW_MINIMUM", "003 §1.C.6")
    assert strict.refused(PlaceBet(2, BetKey("field"), 6_000)) == ("ABOVE_MAXIMUM", "003 §1.C.6")
    lenient = table(under_minimum="stands", over_maximum="excess_returned", **limits).ready()
    lenient.bet("field", 6_000, 2).bet("field", 500, 1).do(Proceed("throw"))
    assert (lenient.lying("field", 2).cents, lenient.lying("field", 1).cents) == (5_000, 500)


def excess(**chosen: object) -> Craps:
    return table(200_000, 200_000, minimum_cents=1, maximum_cents=50, over_maximum="excess_returned", **chosen)


def test_1_C_6_the_excess_goes_back_before_the_dice_decide_thrown_or_not() -> None:
    """Of $60 on the field fifty are bet, whether the dice are seen to be thrown or rolled in one motion."""
    for thrown in (True, False):
        play = excess().ready().bet("field", 6_000, 2)
        if thrown:
            play.do(Proceed("throw"))
        play.roll(3)
        assert net(play, "field") == 5_000
        assert BetReturned(2, BetKey("field"), 1_000, 5_000, "003 §1.C.6") in play.events


def test_1_C_6_the_excess_takes_its_vigorish_along() -> None:
    """A hundred on the ten cost $5. Half goes back with half of that, in whole chips: $2."""
    play = excess().point(9).bet("buy:10", 10_000, 2)
    assert play.lying("buy:10", 2).vig_cents == 500
    play.do(Proceed("throw"))
    bet = play.lying("buy:10", 2)
    assert (bet.cents, bet.vig_cents) == (5_000, 300)


def test_1_C_6_odds_shrink_with_the_flat_bet_that_carries_them() -> None:
    """A put bet of $60 with double odds of $120 on the six: fifty stay, and a hundred behind them."""
    play = excess(odds_multiple=2).point(9).bet("put:6", 6_000, 2).bet("put_odds:6", 12_000, 2)
    play.do(Proceed("throw"))
    assert (play.lying("put:6", 2).cents, play.lying("put_odds:6", 2).cents) == (5_000, 10_000)
    play.roll(6)
    assert (net(play, "put:6"), net(play, "put_odds:6")) == (5_000, 12_000)


def test_CRA_16_vigorish_is_whole_chips_at_least_one_rounded_down() -> None:
    play = table().point(9).bet("buy:4", 500, 2)
    assert play.cents(2) == 100_000 - 500 - 100
    assert play.bet("buy:10", 3900, 2).cents(2) == 100_000 - 600 - 3900 - 100
    free = table(buy_vig_percent=0).point(9).bet("buy:4", 2000, 2)
    assert free.cents(2) == 98_000


def test_CRA_17_vigorish_comes_back_when_an_undecided_bet_is_taken_down() -> None:
    play = table().point(9).bet("buy:4", 4000, 2)
    assert play.lift("buy:4", 2000, 2).cents(2) == 100_000 - 2000 - 100
    assert play.lift("buy:4", seat=2).cents(2) == 100_000


# Hardways, big six and eight, field


@pytest.mark.parametrize(("number", "pair", "odds"), [(4, 2, 7), (6, 3, 9), (8, 4, 9), (10, 5, 7)])
def test_1_B_1_h_to_k_hardways(number: int, pair: int, odds: int) -> None:
    other = 5
    play = table().point(other).bet(f"hard:{number}", 100, 2).roll((pair, pair))
    assert net(play, f"hard:{number}") == 100 * odds
    easy = table().point(other).bet(f"hard:{number}", 100, 2).roll((pair - 1, pair + 1))
    assert net(easy, f"hard:{number}") == -100
    seven = table().point(other).bet(f"hard:{number}", 100, 2).roll(7)
    assert net(seven, f"hard:{number}") == -100


def test_1_C_5_hardways_work_on_the_come_out_or_sleep_by_option() -> None:
    assert net(table().ready().bet("hard:6", 100, 2).roll(7), "hard:6") == -100
    asleep = table(hardways_come_out="asleep").ready().bet("hard:6", 100, 2).roll(7)
    assert asleep.up("hard:6")
    called = table(hardways_come_out="asleep").ready().bet("hard:6", 100, 2)
    called.do(CallBet(2, BetKey("hard", "6"), True))
    assert net(called.roll((3, 3)), "hard:6") == 900


@pytest.mark.parametrize("number", [6, 8])
def test_1_B_1_x_y_big_six_and_eight_pay_even_money(number: int) -> None:
    play = table().point(4).bet(f"big:{number}", 500, 2).roll(number)
    assert net(play, f"big:{number}") == 500
    assert net(table().point(4).bet(f"big:{number}", 500, 2).roll(7), f"big:{number}") == -500


@pytest.mark.parametrize(
    ("total", "cents"),
    [(2, 1000), (12, 1000), *((n, 500) for n in (3, 4, 9, 10, 11)), *((n, -500) for n in (5, 6, 7, 8))],
)
def test_1_B_1_l_field(total: int, cents: int) -> None:
    assert net(table().ready().bet("field", 500, 2).roll(total), "field") == cents


# One-roll propositions

UNITS = {
    "horn": {2: 27, 3: 12, 7: -4, 11: 12, 12: 27, 5: -4},
    "horn_high:2": {2: 57, 3: 11, 7: -5, 11: 11, 12: 26, 5: -5},
    "horn_high:3": {2: 26, 3: 27, 7: -5, 11: 11, 12: 26, 5: -5},
    "horn_high:11": {2: 26, 3: 11, 7: -5, 11: 27, 12: 26, 5: -5},
    "horn_high:12": {2: 26, 3: 11, 7: -5, 11: 11, 12: 57, 5: -5},
    "world": {2: 26, 3: 11, 7: 0, 11: 11, 12: 26, 5: -5},
    "three_way_craps": {2: 28, 3: 13, 7: -3, 11: -3, 12: 28, 5: -3},
    "c_and_e": {2: 6, 3: 6, 7: -2, 11: 14, 12: 6, 5: -2},
    "high_low": {2: 29, 3: -2, 7: -2, 11: -2, 12: 29, 5: -2},
    "ace_deuce_any_craps": {2: 6, 3: 22, 7: -2, 11: -2, 12: 6, 5: -2},
    "any_seven": {7: 4, 2: -1, 11: -1, 5: -1},
    "any_craps": {2: 7, 3: 7, 12: 7, 7: -1, 11: -1},
    "craps:2": {2: 30, 3: -1, 12: -1},
    "craps:3": {3: 15, 2: -1, 12: -1},
    "craps:12": {12: 30, 2: -1, 3: -1},
    "eleven": {11: 15, 3: -1, 7: -1},
}
SIZE = {"horn": 4, "horn_high": 5, "world": 5, "three_way_craps": 3, "c_and_e": 2, "high_low": 2} | {
    "ace_deuce_any_craps": 2
}


@pytest.mark.parametrize(("key", "total", "units"), [(k, t, u) for k, row in UNITS.items() for t, u in row.items()])
def test_1_D_2_and_D_3_net_results_of_the_propositions(key: str, total: int, units: int) -> None:
    stake = 100 * SIZE.get(key.partition(":")[0], 1)
    play = table().ready().bet(key, stake, 2).roll(total)
    assert net(play, key) == 100 * units
    assert play.cents(2) + play.state.on_felt(2) == 100_000 + 100 * units


def test_a_world_bet_on_seven_is_a_push() -> None:
    assert table().ready().bet("world", 500, 2).roll(7).settlement("world", 2).result is Result.PUSH


def test_1_B_1_z_split_bets_are_paid_net_and_left_up() -> None:
    play = table().ready().bet("c_and_e", 200, 2).roll(11)
    assert net(play, "c_and_e") == 1400
    assert play.lying("c_and_e", 2).cents == 200
    assert play.cents(2) == 100_000 - 200 + 1400


def test_001_F_4_c_and_e_is_two_bets_for_the_one_roll() -> None:
    play = table(profile="001").ready().bet("c_and_e", 200, 2).roll(11)
    assert (net(play, "c_and_e"), play.up("c_and_e")) == (1400, False)
    assert play.settlement("c_and_e", 2).cite == "001 F.4"


@pytest.mark.parametrize(("hop", "faces", "won"), [("3-3", (3, 3), 3000), ("2-5", (5, 2), 1500), ("2-5", (2, 5), 1500)])
def test_1_B_1_w_hops(hop: str, faces: tuple[int, int], won: int) -> None:
    assert net(table().ready().bet(f"hop:{hop}", 100, 2).roll(faces), f"hop:{hop}") == won
    assert net(table().ready().bet(f"hop:{hop}", 100, 2).roll((6, 6)), f"hop:{hop}") == -100


def test_1_B_1_t_horn_high_without_an_area_is_broken_down() -> None:
    play = table(broken_down="horn_high,world").ready().bet("horn_high:12", 500, 2)
    assert [(str(b.key), b.cents) for b in play.state.bets if b.seat == 2] == [("horn", 400), ("craps:12", 100)]
    play.bet("world", 500, 2)
    assert {str(b.key): b.cents for b in play.state.bets if b.seat == 2} == {
        "horn": 800,
        "craps:12": 100,
        "any_seven": 100,
    }


@pytest.mark.parametrize(
    ("policy", "field_up", "place_up"),
    [("multi_roll", False, True), ("splits_only", False, False), ("all", True, True)],
)
def test_CRA_15_winners_left_up_by_option(policy: str, field_up: bool, place_up: bool) -> None:
    play = table(left_up=policy).point(4).bet("field", 500, 2).bet("place_win:9", 500, 2).roll(9)
    assert (play.up("field"), play.up("place_win:9")) == (field_up, place_up)


# Making and removing


@pytest.mark.parametrize(
    ("key", "stake"),
    [
        ("place_win:6", 700),
        ("place_win:5", 600),
        ("place_lose:4", 1000),
        ("place_lose:5", 500),
        ("lay:6", 500),
        ("lay:5", 500),
        ("buy:6", 700),
        ("buy:9", 700),
        ("horn", 500),
        ("world", 600),
        ("three_way_craps", 400),
        ("c_and_e", 300),
    ],
)
def test_1_D_4_amounts_that_cannot_be_paid_are_refused(key: str, stake: int) -> None:
    assert table().ready().refused(PlaceBet(2, BetKey.parse(key), stake)) == ("CANNOT_BE_PAID", "003 §1.D.4")


def test_1_C_3_pass_and_come_are_frozen_once_they_have_a_number() -> None:
    play = table().ready()
    assert play.refused(RemoveBet(1, BetKey("pass"))) == ("", "")
    play.roll(4).bet("come", 1000, 2)
    assert play.refused(RemoveBet(1, BetKey("pass"))) == ("CONTRACT_BET", "003 §1.C.3")
    assert play.refused(RemoveBet(2, BetKey("come"))) == ("", "")
    play.roll(9)
    assert play.refused(RemoveBet(2, BetKey("come", "9"))) == ("CONTRACT_BET", "003 §1.C.3")


def test_CRA_6_put_bets_are_frozen_like_pass() -> None:
    play = table().point(4).bet("put:6", 1000, 2)
    assert play.refused(RemoveBet(2, BetKey("put", "6"))) == ("CONTRACT_BET", "CRA-6")


def test_1_C_4_a_dont_bet_comes_down_with_its_odds_and_stays_down() -> None:
    play = table().ready().bet("dont_pass", 1000, 2).roll(4).bet("dont_pass_odds", 4000, 2).lift("dont_pass", seat=2)
    (returned,) = play.heard(BetReturned)
    assert (str(returned.key), returned.cents, play.cents(2)) == ("dont_pass_odds", 4000, 100_000)
    assert play.refused(PlaceBet(2, BetKey("dont_pass"), 1000)) == ("DONT_AFTER_POINT", "003 §1.C.4")


def test_1_C_4_a_dont_bet_cannot_shrink_below_its_odds() -> None:
    play = table().ready().bet("dont_pass", 1000, 2).roll(4).bet("dont_pass_odds", 4000, 2)
    assert play.refused(RemoveBet(2, BetKey("dont_pass"), 500)) == ("ODDS_ABOVE_CAP", "003 §1.F.2")


def test_CRA_1_by_the_printed_words_a_dont_bet_may_go_back_up_until_a_new_come_out() -> None:
    play = table(dont_replaced=True).ready().bet("dont_pass", 1000, 2).roll(4).lift("dont_pass", seat=2)
    assert play.refused(PlaceBet(2, BetKey("dont_pass"), 2000)) == ("", "")
    play.bet("dont_come", 500, 2).roll(9).lift("dont_come:9", seat=2)
    assert play.refused(PlaceBet(2, BetKey("dont_come", "9"), 500)) == ("", "")
    assert play.roll(4).state.play.lifted == ()


def test_1_C_1_late_bets_need_dealer_and_boxman() -> None:
    play = table().ready().do(Proceed("throw"))
    late = PlaceBet(2, BetKey("field"), 500)
    assert play.refused(late) == ("LATE_BET_NEEDS", "003 §1.C.1")
    assert play.refused(PlaceBet(2, BetKey("field"), 500, confirmed_by=("dealer",))) == ("LATE_BET_NEEDS", "003 §1.C.1")
    play.bet("field", 500, 2, confirmed_by=("dealer", "boxman"))
    assert net(play.do(Resolve((0, 1))), "field") == 500


def test_001_E_1_late_bets_need_any_employee() -> None:
    play = table(profile="001").ready().do(Proceed("throw"))
    assert play.refused(PlaceBet(2, BetKey("field"), 500)) == ("LATE_BET_NEEDS", "001 E.1")
    assert play.refused(PlaceBet(2, BetKey("field"), 500, confirmed_by=("stickperson",))) == ("", "")


def test_nothing_is_taken_down_while_the_dice_are_in_the_air() -> None:
    play = table().ready().bet("field", 500, 2).do(Proceed("throw"))
    assert play.refused(RemoveBet(2, BetKey("field"))) == ("DICE_IN_AIR", "003 §1.C.3")


def test_1_C_2_verbal_bets_with_cash_need_the_dealer_or_the_boxperson() -> None:
    cash = PlaceBet(2, BetKey("field"), 500, tender="cash")
    assert table().ready().refused(cash) == ("NEEDS_CONFIRMATION", "003 §1.C.2")
    by_dealer = PlaceBet(2, BetKey("field"), 500, tender="cash", confirmed_by=("dealer",))
    assert table().ready().refused(by_dealer) == ("", "")
    assert table(profile="001").ready().refused(by_dealer) == ("NEEDS_CONFIRMATION", "001 E.2")
    by_box = PlaceBet(2, BetKey("field"), 500, tender="cash", confirmed_by=("boxperson",))
    assert table(profile="001").ready().refused(by_box) == ("", "")


def test_001_E_2_match_play_coupons_go_on_the_line_only() -> None:
    play = table(profile="001").ready()
    assert play.refused(PlaceBet(2, BetKey("field"), 500, tender="match_play")) == ("COUPON_ON_LINE_ONLY", "001 E.2")
    play.bet("pass", 1000, 2, tender="match_play").roll(7)
    assert net(play, "pass", 2) == 2000
    lost = table(profile="001").ready().bet("pass", 1000, 2, tender="match_play").roll(2)
    assert net(lost, "pass", 2) == -1000
    assert table().ready().refused(PlaceBet(2, BetKey("pass"), 500, tender="match_play"))[0] == "TENDER_NOT_TAKEN"


def test_1_C_5_only_sleeping_bets_are_called_and_only_for_a_come_out() -> None:
    play = table().ready().bet("field", 500, 2).bet("place_win:6", 600, 2)
    assert play.refused(CallBet(2, BetKey("field"), True)) == ("ALWAYS_ON", "003 §1.B.1.aa")
    unconfirmed = CallBet(2, BetKey("place_win", "6"), True, confirmed_by=())
    assert play.refused(unconfirmed) == ("NEEDS_CONFIRMATION", "003 §1.B.1.aa")
    play.roll(4)
    assert play.refused(CallBet(2, BetKey("place_win", "6"), True)) == ("ON_WITH_THE_POINT", "003 §1.C.5")


def test_a_bet_called_on_may_be_called_off_again() -> None:
    play = table().ready().bet("place_win:6", 600, 2)
    play.do(CallBet(2, BetKey("place_win", "6"), True), CallBet(2, BetKey("place_win", "6"), False)).roll(7)
    assert play.up("place_win:6")


# Dice and shooter


def test_1_G_2_the_dice_are_offered_clockwise_from_the_boxmans_left() -> None:
    play = table(100_000, 100_000, 100_000)
    assert play.refused(Decide(2, "accept_dice")) == ("DICE_NOT_OFFERED", "003 §1.G.2")
    play.do(Decide(1, "decline_dice"))
    assert play.heard(DiceOffered)[0].seat == 2
    play.do(Decide(2, "decline_dice"), Decide(3, "decline_dice"))
    assert play.refused(Decide(1, "accept_dice")) == ("DICE_NOT_OFFERED", "003 §1.G.2")
    play.do(Proceed("offer_again"), Decide(1, "accept_dice"))
    assert (play.state.phase, play.state.play.shooter) == ("select", 1)


def test_1_G_4_the_shooter_needs_a_line_bet_before_a_come_out() -> None:
    play = table().do(Decide(1, "accept_dice"))
    assert play.refused(Proceed("throw")) == ("DICE_NOT_READY", "003 §1.G.3")
    play.do(Decide(1, "choose_dice")).bet("field", 500)
    assert play.refused(Proceed("throw")) == ("SHOOTER_NEEDS_LINE_BET", "003 §1.G.4")
    assert play.refused(Resolve((0, 0))) == ("SHOOTER_NEEDS_LINE_BET", "003 §1.G.4")
    assert play.bet("dont_pass", 500).refused(Proceed("throw")) == ("", "")


def test_1_J_1_a_seven_out_passes_the_dice_to_the_left() -> None:
    play = table().point(4).roll(7)
    assert play.calls() == ["SEVEN_OUT"]
    assert (play.state.phase, play.state.play.shooter) == ("offer", 0)
    assert play.heard(DiceOffered)[-1].seat == 2
    assert RoundEnded() in play.said


def test_1_J_4_a_new_shooter_completes_the_hand_in_progress() -> None:
    play = table().point(4).do(Decide(1, "pass_dice"), Decide(2, "accept_dice"), Decide(2, "choose_dice"))
    assert (play.state.phase, play.state.play.point) == ("point", 4)
    assert net(play.roll(4), "pass", 1) == 1000


def test_1_J_1_b_the_boxman_may_order_the_dice_passed() -> None:
    play = table().point(4).do(Proceed("order_pass", particulars(reason="delay")))
    assert play.heard(ProcedureNoted)[0].cite == "003 §1.J.1.b"
    assert play.state.phase == "offer"
    wrong = Proceed("order_pass", particulars(reason="boredom"))
    assert table().point(4).refused(wrong) == ("BAD_PARTICULAR", "003 §1.J.1.b")


def test_the_shooter_may_not_leave_with_the_dice() -> None:
    play = table().do(Decide(1, "accept_dice"))
    assert play.refused(LeaveSeat(1)) == ("HOLDS_THE_DICE", "003 §1.J.1")


def test_001_K_2_a_shooter_may_roll_alone_for_the_come_bets_and_sets_no_point() -> None:
    play = table(profile="001").point(4).bet("come", 1000).roll(9).roll(4)
    play.do(Decide(1, "pass_dice"), Decide(2, "decline_dice"), Decide(1, "decline_dice"), Decide(1, "roll_alone"))
    assert MarkerMoved("puck", "area:dont_pass", "off") in play.said
    play.roll(6)
    assert (play.state.play.point, play.state.play.alone) == (0, True)
    play.roll(9)
    assert net(play, "come:9", 1) == 1000
    assert (play.state.phase, play.state.play.alone) == ("offer", False)


def test_001_K_2_c_a_line_bet_brings_the_game_back() -> None:
    play = table(profile="001").point(4).bet("come", 1000).roll(9).roll(4)
    play.do(Decide(1, "pass_dice"), Decide(2, "decline_dice"), Decide(1, "decline_dice"), Decide(1, "roll_alone"))
    play.bet("pass", 1000, 2)
    assert (play.state.phase, play.state.play.alone) == ("offer", False)


def test_001_K_2_needs_come_bets_and_nobody_else_willing() -> None:
    play = table(profile="001").point(4).roll(4).do(Decide(1, "pass_dice"))
    assert play.refused(Decide(1, "roll_alone")) == ("OTHERS_MAY_SHOOT", "001 K.2")
    play.do(Decide(2, "decline_dice"), Decide(1, "decline_dice"))
    assert play.refused(Decide(1, "roll_alone")) == ("NO_COME_BETS_LEFT", "001 K.2")
    assert table().refused(Decide(1, "roll_alone"))[0] == "NOT_IN_THIS_TEXT"


# Irregularities

VOID = [row for row in IRREGULARITIES if row.ruling == "void"]


@pytest.mark.parametrize("row", VOID, ids=lambda row: row.id)
@pytest.mark.parametrize("profile", ["003", "001"])
def test_H_and_I_an_invalid_roll_decides_nothing(row: object, profile: str) -> None:
    play = table(profile=profile).ready().bet("field", 500, 2).do(Proceed("throw")).irregular(row.id)  # type: ignore[attr-defined]
    assert play.calls() == ["NO_ROLL"]
    assert play.heard(RoundVoided)[0].cite.startswith(profile)
    assert play.settled() == []
    assert play.up("field")
    assert play.state.phase == ("select" if row.id == "die_off_table" else "come_out")  # type: ignore[attr-defined]


def test_1_G_4_a_returned_die_is_inspected_and_the_shooter_picks_again() -> None:
    play = table().ready().do(Proceed("throw")).irregular("die_off_table", die=1)
    assert [note.what for note in play.heard(ProcedureNoted)] == ["DIE_INSPECTED"]
    assert play.do(Decide(1, "choose_dice")).state.phase == "come_out"


def test_1_H_4_touching_chips_is_no_cause_for_no_roll() -> None:
    play = table().ready().do(Proceed("throw")).irregular("hit_chips")
    assert play.heard(IrregularityRuled)[0].ruling == "stands"
    assert play.state.phase == "in_air"


def test_1_I_1_a_a_cocked_die_counts_its_face_opposite_the_one_it_rests_on() -> None:
    """Chance shows 1-1, but die 2 leans on its two: the five opposite counts, and 1 + 5 is the point six."""
    play = table().ready().do(Proceed("throw")).irregular("die_cocked", die=2, rests_on=2)
    play.do(Resolve((0, 0)))
    assert play.heard(DiceRolled)[0].faces == (1, 5)
    assert play.state.play.point == 6
    assert play.state.play.faces == ()


def test_1_I_1_b_the_boxman_rules_a_face_or_voids_the_throw() -> None:
    play = table().ready().do(Proceed("throw")).irregular("disputed_face", ruling="face", die=1, face=6)
    assert play.do(Resolve((0, 4))).heard(DiceRolled)[0].faces == (6, 5)
    missing = RaiseIrregularity("disputed_face", particulars(ruling="face", die=1))
    assert table().ready().do(Proceed("throw")).refused(missing) == ("PARTICULAR_MISSING", "003 §1.I.1.b")


def test_1_H_2_only_the_designated_man_calls_no_roll() -> None:
    play = table(no_roll_by="stickman").ready().do(Proceed("throw"))
    by_box = RaiseIrregularity("missed_wall", particulars(called_by="boxman"))
    assert play.refused(by_box) == ("NOT_DESIGNATED", "003 §1.H.2")
    assert play.irregular("missed_wall", called_by="stickman").calls() == ["NO_ROLL"]


def test_irregularities_happen_only_in_the_air_and_with_their_own_particulars() -> None:
    play = table().ready()
    assert play.refused(RaiseIrregularity("on_bank")) == ("CANNOT_HAPPEN_NOW", "003 §1.H.2")
    assert play.refused(RaiseIrregularity("earthquake"))[0] == "UNKNOWN_IRREGULARITY"
    play.do(Proceed("throw"))
    assert play.refused(RaiseIrregularity("die_cocked"))[0] == "PARTICULAR_MISSING"
    odd = RaiseIrregularity("die_cocked", particulars(die=3, rests_on=1))
    assert play.refused(odd) == ("BAD_PARTICULAR", "003 §1.I.1.a")


# Settlement and options


def test_CRA_14_losers_first_then_line_come_box_and_props() -> None:
    play = table().point(6).bet("come", 500, 2).bet("place_win:8", 600, 2).bet("field", 500, 2)
    play.bet("any_craps", 100, 2).bet("place_win:6", 600).bet("hard:6", 100).roll((3, 3))
    assert [(str(e.key), e.result.value) for e in play.settled()] == [
        ("field", "lose"),
        ("any_craps", "lose"),
        ("pass", "win"),
        ("place_win:6", "win"),
        ("hard:6", "win"),
    ]


def test_1_B_2_the_house_may_offer_a_subset() -> None:
    play = table(offered_wagers="pass,dont_pass,field").ready()
    assert play.refused(PlaceBet(2, BetKey("big", "6"), 500))[0] == "WAGER_NOT_OFFERED"
    assert play.refused(PlaceBet(2, BetKey("field"), 500)) == ("", "")


def test_the_oneida_text_offers_only_what_its_pages_show() -> None:
    wagers = {key.wager for key in GAME.rules_for("001").book}
    assert wagers == set(ONEIDA_OFFERS)
    assert not wagers & {"put", "put_odds", "big", "three_way_craps", "high_low", "ace_deuce_any_craps"}


def test_1_D_2_pays_are_exact_in_003_and_minima_in_001() -> None:
    with pytest.raises(OptionError, match="PAYS_ARE_EXACT"):
        GAME.rules_for("003", {"pays_table.field_12": "3:1"})
    with pytest.raises(OptionError, match="PAYS_BELOW_MINIMUM"):
        GAME.rules_for("001", {"pays_table.field_12": "1:1"})
    play = table(profile="001", pays_table={"field_12": "3:1"}).ready().bet("field", 500, 2).roll(12)
    assert net(play, "field") == 1500


def test_001_H_5_odds_go_up_to_a_hundred_times() -> None:
    with pytest.raises(OptionError, match="ODDS_ABOVE_100"):
        GAME.rules_for("001", {"odds_multiple": "101"})
    assert GAME.rules_for("001", {"odds_multiple": "100"}).odds_multiple == 100


def test_match_play_is_not_in_the_003_text() -> None:
    with pytest.raises(OptionError, match="NOT_IN_THIS_TEXT"):
        GAME.rules_for("003", {"match_play": "yes"})


def test_every_number_has_its_ten_places_on_the_felt() -> None:
    keys = {str(key) for key in GAME.rules_for().book}
    families = ("come", "come_odds", "dont_come", "dont_come_odds", "place_win", "place_lose", "buy", "lay", "put")
    assert {f"{family}:{number}" for family in (*families, "put_odds") for number in NUMBERS} <= keys
    assert len(keys) == 110
