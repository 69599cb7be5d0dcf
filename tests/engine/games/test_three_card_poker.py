"""Three Card Poker, rule by rule, under both texts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random
from time import process_time

import pytest

from engine.play import Play
from engine.random_play import open_table, play_on
from feltwright.engine.actions import Decide, LeaveSeat, PlaceBet, Proceed, RaiseIrregularity, RemoveBet
from feltwright.engine.events import (
    BetReturned,
    CardDealt,
    CardsCollected,
    CardTurned,
    Event,
    IrregularityRuled,
    ProcedureNoted,
)
from feltwright.engine.games.three_card_poker import (
    BONUS_PAYS,
    GAME,
    ONEIDA_OTHER_PAYS,
    ONEIDA_PAYS,
    PAIR_PLUS_PAYS,
    PLAY_FROM,
)
from feltwright.engine.hands import THREE_CARD, THREE_CARD_BY_CARDS, evaluate
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result
from feltwright.odds.edge import edge
from feltwright.odds.three_card_poker import ante_edge, comparisons, kinds, pair_plus_edge

BOTH = pytest.mark.parametrize("profile", ["003", "001"])
STRAIGHT, TRIPS, FLUSH, PAIR, ROYAL, HIGH = "9S 8D 7C", "4S 4D 4C", "KS 8S 3S", "9S 9D 2C", "AS KS QS", "AS TD 4C"
OPENING = ["INSPECTED", "VERIFIED", "PRESENTED", "WASHED", "SHUFFLED"]
UNQUALIFIED, QUEEN_HIGH, ACE_HIGH, KINGS = "JH 8C 3D", "QH 8C 3D", "AH KC 3D", "KH KC 3D"


def table(profile: str = "003", *bankrolls: int, **chosen: object) -> Play:
    return Play(GAME, profile, **chosen).seated(*(bankrolls or (100_000,)))


def dealt(play: Play, *hands: str) -> Play:
    """Deal these hands, the dealer's last: one card each in rotation."""
    held = [hand.split() for hand in hands]
    return play.outcome(*(hand[turn] for turn in range(3) for hand in held))


def finish(play: Play) -> Play:
    """Reveal if there is something to reveal, and settle."""
    said: list[Event] = []
    while play.state.phase in ("reveal", "settle"):
        play.do(Proceed(play.state.phase))
        said += play.said
    play.said = said
    return play


def decided(profile: str, mine: str, dealers: str, ante: int = 1000, side: int = 0, **chosen: object) -> Play:
    """Ante (and Pair Plus), played against the dealer's hand."""
    play = table(profile, **chosen).bet("ante@1", ante)
    if side:
        play.bet("pair_plus@1", side)
    return finish(dealt(play, mine, dealers).do(Decide(1, "play")))


@BOTH
def test_C_10_K_1_a_dealer_below_queen_high_pays_ante_and_returns_play(profile: str) -> None:
    play = decided(profile, "7S 5D 2C", UNQUALIFIED)
    assert play.settlement("ante@1").net_cents == 1000
    assert (play.settlement("play@1").result, play.settlement("play@1").net_cents) == (Result.PUSH, 0)
    assert play.cents() == 101_000
    assert play.calls() == ["DEALER_SHOWS", "DEALER_DOES_NOT_PLAY"]


@BOTH
@pytest.mark.parametrize("mine", ["AS KD 5C", PAIR, FLUSH, STRAIGHT.replace("9S", "9H")])
def test_K_1_a_higher_hand_wins_ante_and_play(profile: str, mine: str) -> None:
    play = decided(profile, mine, QUEEN_HIGH)
    assert play.settlement("play@1").net_cents == 1000
    assert play.settlement("ante@1").net_cents >= 1000
    assert "DEALER_PLAYS" in play.calls()


@BOTH
def test_B_9_queen_three_two_is_the_lowest_hand_that_plays(profile: str) -> None:
    assert "DEALER_PLAYS" in decided(profile, HIGH, "QH 3C 2D").calls()
    assert "DEALER_DOES_NOT_PLAY" in decided(profile, HIGH, "JH TC 8D").calls()


@BOTH
def test_lower_hand_loses_both(profile: str) -> None:
    play = decided(profile, HIGH, KINGS)
    assert [(s.key.wager, s.net_cents) for s in play.settled()] == [("play", -1000), ("ante", -1000)]
    assert play.cents() == 98_000


@BOTH
def test_C_3_J_9_equal_hands_push_both(profile: str) -> None:
    play = decided(profile, "QS 8D 3C", QUEEN_HIGH)
    assert {s.result for s in play.settled()} == {Result.PUSH}
    assert play.settlement("ante@1").cite == ("003 §13.C.10" if profile == "003" else "001 TCP §J.9")
    assert play.cents() == 100_000


def test_TCP_1_play_is_paid_and_the_printed_push_is_an_option() -> None:
    assert decided("003", PAIR, QUEEN_HIGH).settlement("play@1").cite == "TCP-1"
    literal = decided("003", PAIR, QUEEN_HIGH, play_wins="pushes")
    assert literal.settlement("play@1").result is Result.PUSH
    assert literal.cents() == 101_000
    assert decided("003", PAIR, KINGS, play_wins="pushes").cents() == 98_000


@BOTH
@pytest.mark.parametrize(("mine", "pays"), [(STRAIGHT, 1), (TRIPS, 4), (ROYAL, 5), (FLUSH, 0), (PAIR, 0)])
def test_K_1_d_ante_bonus_whatever_the_dealer_has(profile: str, mine: str, pays: int) -> None:
    assert decided(profile, mine, UNQUALIFIED).cents() == 100_000 + 1000 + pays * 1000
    assert decided(profile, mine, QUEEN_HIGH).cents() == 100_000 + 2000 + pays * 1000
    if mine != ROYAL:
        beaten = decided(profile, mine, "AH KH QH")
        assert beaten.cents() == 100_000 - 2000 + pays * 1000
        assert beaten.settlement("ante@1").result is Result.LOSE
    if mine == STRAIGHT:
        assert decided(profile, mine, "9H 8C 7D").cents() == 101_000


def test_J_7_c_the_bonus_is_a_line_of_its_own_between_ante_and_pair_plus() -> None:
    play = decided("001", TRIPS, "AH KH QH", side=500)
    assert [(s.key.wager, s.result.value, s.cents, s.won_cents, s.net_cents, s.cite) for s in play.settled()] == [
        ("play", "lose", 1000, 0, -1000, "001 TCP §A.1"),
        ("ante", "lose", 1000, 0, -1000, "001 TCP §A.1"),
        ("ante_bonus", "win", 1000, 4000, 4000, "001 TCP §K.1.d"),
        ("pair_plus", "win", 500, 15_000, 15_000, "001 TCP §K.1.b"),
    ]
    assert not any(s.parts for s in play.settled())
    assert play.settlement("ante_bonus@1").returned_cents == 0


def test_TCP_2_a_bonus_beside_a_lost_ante_cites_the_reading() -> None:
    assert decided("003", TRIPS, "AH KH QH").settlement("ante_bonus@1").cite == "TCP-2"
    assert decided("003", TRIPS, QUEEN_HIGH).settlement("ante_bonus@1").cite == "003 §13.C.10"


def test_TCP_2_bonus_only_if_the_dealer_does_not_win_is_an_option() -> None:
    assert decided("003", STRAIGHT, TRIPS.replace("4", "5"), bonus_if_beaten="no").cents() == 98_000
    assert decided("003", STRAIGHT, "9H 8C 7D", bonus_if_beaten="no").cents() == 101_000


@BOTH
@pytest.mark.parametrize("mine", [HIGH, PAIR, FLUSH, STRAIGHT, TRIPS, ROYAL])
def test_pair_plus_pays_every_line_of_its_table(profile: str, mine: str) -> None:
    play = finish(dealt(table(profile).bet("pair_plus@1", 1000), mine, ACE_HIGH).do(Decide(1, "lay_down")))
    lines = {PAIR: 1, FLUSH: 4, STRAIGHT: 6 if profile == "003" else 5, TRIPS: 30, ROYAL: 40}
    assert play.settlement("pair_plus@1").net_cents == 1000 * lines.get(mine, -1)
    assert play.settlement("pair_plus@1").odds == dict(
        play.rules.pair_plus_pays  # type: ignore[attr-defined]
    ).get(evaluate(tuple(mine.split()), THREE_CARD).kind)


@pytest.mark.parametrize(("mine", "pays"), [(PAIR, 1), (FLUSH, 4), (STRAIGHT, 6), (TRIPS, 33), (ROYAL, 45)])
def test_K_1_c_the_alternative_ledger(mine: str, pays: int) -> None:
    other = {"straight": "6:1", "three_of_a_kind": "33:1", "straight_flush": "45:1"}
    play = table("001", pair_plus_pays=other).bet("pair_plus@1", 1000)
    finish(dealt(play, mine, ACE_HIGH).do(Decide(1, "lay_down")))
    assert (play.settlement("pair_plus@1").net_cents, play.settlement("pair_plus@1").cite) == (
        1000 * pays,
        "001 TCP §K.1.c",
    )


def test_K_1_001_pays_exactly_its_ledgers_and_003_may_change_them() -> None:
    with pytest.raises(OptionError, match="PAYS_ARE_EXACT"):
        GAME.rules_for("001", {"pair_plus_pays": {"pair": "2:1"}})
    with pytest.raises(OptionError, match="PAYS_ARE_EXACT"):
        GAME.rules_for("001", {"bonus_pays": {"straight": "2:1"}})
    changed = GAME.rules_for("003", {"pair_plus_pays": {"flush": "3:1"}, "bonus_pays": {"straight": "3:2"}})
    assert changed.unit_cents(BetKey("ante", spot=1)) == 200
    assert changed.unit_cents(BetKey("pair_plus", spot=1)) == 100


@BOTH
def test_C_9_J_4_a_fold_loses_everything_at_once(profile: str) -> None:
    play = table(profile).bet("ante@1", 1000).bet("pair_plus@1", 500)
    dealt(play, PAIR, ACE_HIGH).do(Decide(1, "fold"))
    assert [(s.key.wager, s.net_cents) for s in play.settled()] == [("ante", -1000), ("pair_plus", -500)]
    assert play.settlement("pair_plus@1").cite == ("003 §13.C.9" if profile == "003" else "001 TCP §J.4")
    assert CardsCollected("hand.1.0") in play.said
    assert play.cents() == 98_500


def test_C_6a_pair_plus_alone_is_folded_forward() -> None:
    play = dealt(table().bet("pair_plus@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold"))
    assert play.settlement("pair_plus@1").cite == "003 §13.C.6a"


@BOTH
def test_C_1_C_6_who_may_decide_what(profile: str) -> None:
    play = table(profile, 10_000, 10_000).bet("ante@1", 1000).bet("pair_plus@2", 1000, seat=2)
    assert play.refused(Decide(1, "play"))[0] == "NOT_DECIDING"
    dealt(play, HIGH, PAIR, ACE_HIGH)
    assert play.refused(Decide(1, "lay_down"))[0] == "ANTE_MUST_PLAY"
    assert play.refused(Decide(2, "play"))[0] == "PLAY_NEEDS_ANTE"
    assert play.refused(Decide(1, "play", cents=2000))[0] == "PLAY_EQUALS_ANTE"
    assert play.refused(Decide(1, "play", hand=1))[0] == "NO_SUCH_HAND"
    assert play.refused(Decide(3, "play"))[0] == "NO_SUCH_HAND"
    assert play.refused(Decide(1, "hit"))[0] == "UNKNOWN_DECISION"
    assert play.refused(Decide(1, "fold", cents=1000))[0] == "BAD_PARTICULAR"
    assert play.refused(Decide(2, "lay_down", cents=1000))[0] == "BAD_PARTICULAR"
    assert play.refused(LeaveSeat(1))[0] == "BETS_ON_FELT"
    play.do(Decide(1, "fold"))
    assert play.refused(LeaveSeat(1))[0] == "HAND_IN_PLAY"
    assert play.refused(Decide(1, "play")) == ("HAND_DECIDED", "003 §13.C.6b" if profile == "003" else "001 TCP §J.3")
    play.do(Decide(2, "lay_down"))
    assert play.state.phase == "settle"


def test_play_takes_money_that_is_there() -> None:
    play = dealt(table("003", 1500).bet("ante@1", 1000), HIGH, ACE_HIGH)
    assert play.refused(Decide(1, "play"))[0] == "NOT_ENOUGH_MONEY"
    assert GAME.routine(play.rules, play.state, frozenset()) == Decide(1, "fold")


def test_play_is_not_bet_directly_nor_is_the_bonus() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("play", spot=1), 1000))[0] == "COMES_BY_DECISION"
    assert play.refused(PlaceBet(1, BetKey("ante_bonus", spot=1), 1000))[0] == "COMES_BY_DECISION"


def test_B_11_nobody_plays_dealer_may_be_seen_under_003_and_not_under_001() -> None:
    for profile, seen in (("003", ""), ("001", "NOT_THE_NEXT_STEP")):
        play = dealt(table(profile).bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold"))
        assert play.state.phase == "settle"
        assert play.refused(Proceed("reveal"))[0] == seen
    play.do(Proceed("settle"))
    assert ProcedureNoted("DEALER_HAND_CLOSED", "001 TCP §J.5") in play.said
    play = dealt(table("003").bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold"), Proceed("reveal"))
    assert [event.card for event in play.heard(CardTurned)] == ["AH", "KC", "3D"]
    assert play.refused(Proceed("reveal"))[0] == "NOT_THE_NEXT_STEP"


def test_B_10_J_7_settlement_runs_left_to_right_or_right_to_left() -> None:
    for profile, order in (("003", [1, 2, 3]), ("001", [3, 2, 1])):
        play = table(profile, *[10_000] * 3)
        for seat in (1, 2, 3):
            play.bet(f"ante@{seat}", 1000, seat=seat).bet(f"pair_plus@{seat}", 500, seat=seat)
        dealt(play, PAIR, "8S 8D 2H", "7S 7D 2D", QUEEN_HIGH)
        finish(play.do(*(Decide(seat, "play") for seat in (3, 1, 2))))
        assert list(dict.fromkeys(s.seat for s in play.settled())) == order
        assert [s.key.wager for s in play.settled()[:3]] == ["play", "ante", "pair_plus"]


@BOTH
def test_B_3_G_3_dealt_face_down_in_rotation_from_the_left_dealer_last(profile: str) -> None:
    play = table(profile, 10_000, 10_000).bet("ante@1", 1000).bet("ante@2", 1000, seat=2)
    dealt(play, HIGH, PAIR, KINGS)
    order = [(event.place, event.position, event.card) for event in play.heard(CardDealt)]
    places = ["hand.1.0", "hand.2.0", "dealer"]
    assert order == [(place, turn, "") for turn in range(3) for place in places]
    turned = play.heard(CardTurned)
    assert {event.place for event in turned} == {"hand.1.0", "hand.2.0"}
    assert not {"KH", "KC", "3D"} & {event.card for event in turned}


def test_TCP_5_stacks_from_the_automated_shoe_dealer_last() -> None:
    play = table("001", 10_000, 10_000, shuffler="yes", deal_mode="stacks")
    play.bet("ante@1", 1000).bet("ante@2", 1000, seat=2)
    play.outcome(*f"{HIGH} {PAIR} {KINGS}".split())
    assert [event.place for event in play.heard(CardDealt)] == ["hand.1.0"] * 3 + ["hand.2.0"] * 3 + ["dealer"] * 3
    assert play.state.play.dealer == ("KH", "KC", "3D")


@pytest.mark.parametrize(
    ("profile", "collected"),
    [("003", ["hand.1.0", "hand.2.0", "hand.3.0", "dealer"]), ("001", ["hand.3.0", "hand.1.0", "hand.2.0", "dealer"])],
)
def test_C_3_cards_of_a_push_are_collected_after_all_losing_wagers_and_hands(
    profile: str, collected: list[str]
) -> None:
    """Position 2 ties; 1 loses and 3 wins."""
    play = table(profile, *[10_000] * 3)
    for seat in (1, 2, 3):
        play.bet(f"ante@{seat}", 1000, seat=seat)
    dealt(play, "QS 7D 4C", "QD 8S 3H", PAIR, QUEEN_HIGH)
    finish(play.do(*(Decide(seat, "play") for seat in (1, 2, 3))))
    assert [event.place for event in play.heard(CardsCollected)] == collected
    assert [play.cents(seat) for seat in (1, 2, 3)] == [8_000, 10_000, 12_000]


@pytest.mark.parametrize(
    ("mine", "dealers", "groups", "cards"),
    [
        ("2S 2D AC", "KH KC QD", -2000, 2000),
        ("KS KD 3C", "KH QC QD", 2000, 2000),
        ("4S 4D 4C", "5H 5C 5D", -2000 + 4000, -2000 + 4000),
        ("KS KD 3C", "KH KC 3D", 0, 0),
        ("AS 2D 3C", "KH QC JD", -2000 + 1000, -2000 + 1000),
        ("AS JD 4C", "AH TC 9D", 2000, 2000),
    ],
)
def test_TCP_15_a_pair_is_compared_first_or_as_printed_card_by_card(
    mine: str, dealers: str, groups: int, cards: int
) -> None:
    assert decided("001", mine, dealers).cents() == 100_000 + groups
    assert decided("001", mine, dealers, equal_class="cards").cents() == 100_000 + cards


def test_TCP_16_section_13_may_be_dealt_from_the_hand_whoever_shuffles() -> None:
    for chosen in ({"deal_mode": "hand"}, {"deal_mode": "hand", "shuffler": "yes"}):
        play = table("003", **chosen).bet("ante@1", 1000)
        assert finish(dealt(play, PAIR, QUEEN_HIGH).do(Decide(1, "play"))).cents() == 102_000
    with pytest.raises(OptionError, match="NEEDS_SHUFFLER"):
        GAME.rules_for("001", {"deal_mode": "hand"})


def test_B_8_dealers_hand_is_arranged_from_high_to_low() -> None:
    play = dealt(table().bet("ante@1", 1000), HIGH, "3D KC AH").do(Decide(1, "play"), Proceed("reveal"))
    assert [event.card for event in play.heard(CardTurned)] == ["AH", "KC", "3D"]


@BOTH
def test_B_2_F_3_no_bet_is_touched_after_the_call(profile: str) -> None:
    play = table(profile).bet("ante@1", 1000)
    while play.state.phase != "betting":
        play.do(GAME.routine(play.rules, play.state, frozenset()))  # type: ignore[arg-type]
    play.lift("ante@1", 500).bet("ante@1", 500)
    play.do(Proceed("no_more_bets"))
    assert play.calls() == ["NO_MORE_BETS"]
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 500))[0] == "NO_MORE_BETS"
    assert play.refused(RemoveBet(1, BetKey("ante", spot=1)))[0] == "NO_MORE_BETS"
    assert play.refused(Proceed("settle"))[0] == "NOT_THE_NEXT_STEP"


def test_nobody_is_dealt_to_without_a_bet() -> None:
    play = table().do(Proceed("shuffle"), Proceed("cut"))
    assert play.refused(Proceed("no_more_bets"))[0] == "NOTHING_BET"
    assert GAME.routine(play.rules, play.state, frozenset()) == PlaceBet(1, BetKey("ante", spot=1), 500)


def test_D_1_limits_of_ante_and_pair_plus() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 50_100)) == ("ABOVE_MAXIMUM", "003 §13.D.1")
    assert play.refused(PlaceBet(1, BetKey("pair_plus", spot=1), 10_100)) == ("ABOVE_MAXIMUM", "003 §13.D.1")
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 400)) == ("BELOW_MINIMUM", "003 §13.D.1")
    for option in ("maximum_cents", "pair_plus_maximum_cents"):
        with pytest.raises(OptionError, match="NEEDS_HIGHER_MAXIMUM"):
            GAME.rules_for("003", {option: 600})
        assert GAME.rules_for("003", {option: 600, "higher_maximum": "yes"})
        assert GAME.rules_for("001", {option: 600})


def test_pair_plus_limits_must_make_sense() -> None:
    with pytest.raises(OptionError, match="BELOW_MINIMUM"):
        GAME.rules_for("001", {"minimum_cents": 200})
    with pytest.raises(OptionError, match="ABOVE_CASINO_MAXIMUM"):
        GAME.rules_for("001", {"pair_plus_maximum_cents": 20_000})


@pytest.mark.parametrize(
    ("profile", "chosen", "problem"),
    [
        ("003", {"linked": "equal"}, "NOT_IN_THIS_TEXT"),
        ("003", {"two_positions": "yes"}, "NOT_IN_THIS_TEXT"),
        ("003", {"match_play": "yes"}, "NOT_IN_THIS_TEXT"),
        ("003", {"equal_class": "cards"}, "NOT_IN_THIS_TEXT"),
        ("003", {"shuffler": "yes", "deal_mode": "stacks"}, "NOT_IN_THIS_TEXT"),
        ("003", {"shuffler": "yes", "second_deck": "yes"}, "NOT_IN_THIS_TEXT"),
        ("003", {"shuffler": "yes", "counting_shuffler": "yes"}, "NOT_IN_THIS_TEXT"),
        ("003", {"minimum_cents": "0.50", "chips_cents": "0.50, 1"}, "BELOW_LEAST_MINIMUM"),
        ("001", {"play_wins": "pushes"}, "NOT_IN_THIS_TEXT"),
        ("001", {"bonus_if_beaten": "no"}, "NOT_IN_THIS_TEXT"),
        ("001", {"higher_maximum": "yes"}, "NOT_IN_THIS_TEXT"),
        ("001", {"deal_mode": "hand"}, "NEEDS_SHUFFLER"),
        ("001", {"deal_mode": "stacks"}, "NEEDS_SHUFFLER"),
        ("001", {"second_deck": "yes"}, "NEEDS_SHUFFLER"),
        ("001", {"counting_shuffler": "yes"}, "NEEDS_SHUFFLER"),
        ("001", {"count_stub_rounds": 6}, "BAD_VALUE"),
        ("001", {"seats": 8}, "BAD_VALUE"),
    ],
)
def test_options_a_text_does_not_leave_to_the_house(profile: str, chosen: dict[str, object], problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        GAME.rules_for(profile, chosen)


@pytest.mark.parametrize(
    "chosen",
    [
        {"shuffler": "yes"},
        {"shuffler": "yes", "deal_mode": "hand", "second_deck": "yes"},
        {"shuffler": "yes", "deal_mode": "stacks", "counting_shuffler": "yes"},
        {"two_positions": "yes"},
        {"linked": "equal"},
        {"linked": "half", "over_maximum": "excess_returned"},
        {"linked": "both"},
        {"count_stub_rounds": 1},
    ],
)
def test_money_is_conserved_under_the_options_of_001(chosen: dict[str, object]) -> None:
    play = open_table(GAME, "001", **chosen)
    for action in play_on(play, Random(str(chosen)), 150):
        state = play.state
        money = sum(s.cents for s in state.seats) + sum(b.cents for b in state.bets) + state.house_cents
        assert money == state.bought_cents, action


def test_F_2_match_play_on_the_ante_only_and_no_cash() -> None:
    play = table("001")
    ante, side = BetKey("ante", spot=1), BetKey("pair_plus", spot=1)
    assert play.refused(PlaceBet(1, ante, 1000, "cash")) == ("TENDER_NOT_TAKEN", "001 TCP §F.2")
    assert play.refused(PlaceBet(1, side, 1000, "match_play")) == ("COUPON_ON_ANTE_ONLY", "TCP-8")
    assert table("003").refused(PlaceBet(1, ante, 1000, "match_play")) == ("TENDER_NOT_TAKEN", "003 §13.B.1")


@pytest.mark.parametrize(
    ("mine", "dealers", "cents"),
    [
        (PAIR, QUEEN_HIGH, 3000),
        (STRAIGHT, QUEEN_HIGH, 4000),
        (STRAIGHT, "4H 4C 4D", -1000),
        (STRAIGHT, "9H 8C 7D", 1000),
        (PAIR, KINGS, -2000),
        (PAIR, UNQUALIFIED, 2000),
    ],
)
def test_TCP_8_a_coupon_wins_even_money_with_the_ante_and_earns_no_bonus(mine: str, dealers: str, cents: int) -> None:
    play = table("001").bet("ante@1", 1000, tender="match_play")
    finish(dealt(play, mine, dealers).do(Decide(1, "play")))
    assert play.cents() == 100_000 + cents


def test_TCP_8_a_coupon_covers_no_more_than_what_is_left_of_its_ante() -> None:
    play = table("001", over_maximum="excess_returned", maximum_cents=50).bet("ante@1", 8000, tender="match_play")
    dealt(play, PAIR, QUEEN_HIGH)
    assert (play.lying("ante@1").cents, play.lying("ante@1").coupon_cents) == (5000, 5000)
    assert finish(play.do(Decide(1, "play"))).cents() == 100_000 + 5000 + 5000 + 5000


def test_B_2_a_position_belongs_to_its_seat() -> None:
    play = table("001", 10_000, 10_000)
    assert play.refused(PlaceBet(1, BetKey("ante", spot=3), 500)) == ("NOT_YOUR_POSITION", "001 TCP §B.2")


def test_F_4_two_adjacent_positions_where_the_casino_permits_it() -> None:
    play = Play(GAME, "001", two_positions="yes").seated(50_000, 50_000)
    assert play.refused(PlaceBet(2, BetKey("ante", spot=1), 500))[0] == "NOT_YOUR_POSITION"
    assert play.refused(PlaceBet(2, BetKey("ante", spot=4), 500)) == ("NOT_ADJACENT", "001 TCP §F.4")
    play.bet("ante@2", 1000, seat=2).bet("ante@3", 2000, seat=2)
    dealt(play, HIGH, PAIR, QUEEN_HIGH)
    assert list(GAME.hands(play.state, 2)) == [0, 1]
    play.do(Decide(2, "fold", 0), Decide(2, "play", 1))
    assert play.lying("play@3", 2).cents == 2000
    finish(play)
    assert play.cents(2) == 50_000 - 1000 + 4000


def test_F_5_a_pair_plus_needs_an_ante_as_large() -> None:
    play = table("001", linked="equal")
    side = BetKey("pair_plus", spot=1)
    assert play.refused(PlaceBet(1, side, 1000)) == ("ANTE_TOO_SMALL", "001 TCP §F.5.a")
    play.bet("ante@1", 1000).bet("pair_plus@1", 1000)
    assert play.refused(PlaceBet(1, side, 500))[0] == "ANTE_TOO_SMALL"
    assert play.refused(RemoveBet(1, BetKey("ante", spot=1), 500))[0] == "ANTE_TOO_SMALL"
    assert play.refused(RemoveBet(1, BetKey("ante", spot=1)))[0] == "ANTE_TOO_SMALL"
    play.lift("pair_plus@1").lift("ante@1")


def test_F_5_b_pair_plus_needs_an_ante_of_half() -> None:
    play = table("001", linked="half").bet("ante@1", 1000).bet("pair_plus@1", 2000)
    assert play.refused(PlaceBet(1, BetKey("pair_plus", spot=1), 100)) == ("ANTE_TOO_SMALL", "001 TCP §F.5.b")


def test_F_5_c_both_compulsory_and_neither_above_five_times_the_other() -> None:
    play = table("001", linked="both").bet("ante@1", 1000)
    assert play.refused(PlaceBet(1, BetKey("pair_plus", spot=1), 5100)) == ("ABOVE_FIVE_TIMES", "001 TCP §F.5.c")
    play.do(Proceed("shuffle"), Proceed("cut"), Proceed("no_more_bets"))
    assert play.heard(BetReturned) == [BetReturned(1, BetKey("ante", spot=1), 1000, 0, "TCP-14")]
    assert play.state.phase == "betting"
    play.bet("ante@1", 1000).bet("pair_plus@1", 5000).do(Proceed("no_more_bets"))
    assert play.state.phase == "dealing"


def test_F_5_c_the_routine_bets_both() -> None:
    play = table("001", linked="both").to_chance()
    assert {bet.key.wager for bet in play.state.bets} == {"ante", "pair_plus"}


def test_excess_is_returned_before_the_linked_wagers_are_compared() -> None:
    chosen = {"over_maximum": "excess_returned", "linked": "equal", "maximum_cents": 50}
    play = table("001", **chosen).bet("ante@1", 8000).bet("pair_plus@1", 8000)
    play.do(Proceed("shuffle"), Proceed("cut"), Proceed("no_more_bets"))
    assert [(event.key.wager, event.cents) for event in play.heard(BetReturned)] == [
        ("ante", 3000),
        ("pair_plus", 8000),
    ]


def test_E_1_E_3_shuffled_before_every_round_and_cut_by_the_dealer() -> None:
    play = table("001").do(Proceed("shuffle"))
    assert [event.what for event in play.heard(ProcedureNoted)] == OPENING
    assert play.refused(Proceed("cut", (("depth", "9"),))) == ("CUT_TOO_NEAR_THE_END", "001 TCP §E.3")
    assert play.refused(Decide(1, "cut"))[0] == "UNKNOWN_DECISION"
    play.do(Proceed("cut", (("depth", "10"),)))
    assert play.state.phase == "betting"
    finish(dealt(play.bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold")))
    assert play.state.phase == "shuffle"
    play.do(Proceed("shuffle"))
    assert [event.what for event in play.heard(ProcedureNoted)] == ["SHUFFLED"]


@pytest.mark.parametrize("chosen", [{}, {"shuffler": "yes"}, {"shuffler": "yes", "second_deck": "yes"}])
def test_D_1_D_2_D_3_cards_are_inspected_verified_and_spread_also_before_a_machine_shuffles(
    chosen: dict[str, object],
) -> None:
    play = table("001", **chosen).do(Proceed("shuffle"))
    assert [(event.what, event.cite) for event in play.heard(ProcedureNoted)] == [
        ("INSPECTED", "001 TCP §D.1"),
        ("VERIFIED", "001 TCP §D.1"),
        ("PRESENTED", "001 TCP §D.2"),
        ("WASHED", "001 TCP §D.3"),
        ("SHUFFLED", "001 TCP §E.1"),
    ]


def test_B_5_E_2_a_shuffler_needs_no_cut_and_decks_take_turns() -> None:
    play = table("001", shuffler="yes", second_deck="yes").do(Proceed("shuffle"))
    assert play.state.phase == "betting"
    finish(dealt(play.bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold"))).do(Proceed("shuffle"))
    assert [event.what for event in play.heard(ProcedureNoted)] == ["SETS_SWAPPED", "SHUFFLED"]


@BOTH
def test_D_4_D_5_new_cards_are_inspected_again(profile: str) -> None:
    play = table(profile).do(Proceed("shuffle"), Proceed("cut"))
    assert play.refused(Proceed("new_cards"))[0] == "NOT_THE_NEXT_STEP"
    finish(dealt(play.bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold")))
    play.do(Proceed("new_cards"), Proceed("shuffle"))
    opening = OPENING if profile == "001" else ["INSPECTED", "WASHED", "SHUFFLED"]
    assert [event.what for event in play.heard(ProcedureNoted)] == ["NEW_CARDS", *opening]


def test_G_5_the_stub_is_counted_every_fifth_round() -> None:
    play = table("001")
    counted = []
    for _ in range(10):
        dealt(play.bet("ante@1", 500), HIGH, ACE_HIGH)
        counted.append(any(event.what == "STUB_COUNTED" for event in play.heard(ProcedureNoted)))
        finish(play.do(Decide(1, "fold")))
    assert counted == [False] * 4 + [True] + [False] * 4 + [True]


def void_all(play: Play, code: str, cite: str, **detail: object) -> Play:
    """Everything comes back and the cards are shuffled."""
    play.irregular(code, **detail)
    assert play.heard(IrregularityRuled)[0].cite == cite
    assert {s.result for s in play.settled()} == {Result.VOID}
    assert (play.cents(1), play.cents(2), play.state.house_cents, play.state.bets) == (10_000, 10_000, 0, ())
    assert play.state.phase == "shuffle"
    assert play.calls() == ["MISDEAL"]
    return play


def round_of_two(profile: str, **chosen: object) -> Play:
    """Seat 1 has folded, seat 2 plays; all bets still count."""
    play = table(profile, 10_000, 10_000, **chosen)
    play.bet("ante@1", 1000).bet("ante@2", 1000, seat=2).bet("pair_plus@2", 500, seat=2)
    dealt(play, HIGH, PAIR, ACE_HIGH)
    return play.do(Decide(1, "fold"), Decide(2, "play"))


def test_TCP_11_what_a_fold_lost_is_paid_back_when_the_deal_is_void() -> None:
    play = round_of_two("001").irregular("wrong_count_dealer")
    (back,) = [s for s in play.settled() if s.seat == 1]
    assert (back.won_cents, back.returned_cents, back.net_cents) == (1000, 0, 1000)
    assert [(part.wager, part.cents, part.result, str(part.odds)) for part in back.parts] == [
        ("collected", 1000, Result.WIN, "1 to 1")
    ]


def test_D_2_wrong_number_for_a_player_voids_that_hand_only() -> None:
    play = table("003", 10_000, 10_000).bet("ante@1", 1000).bet("ante@2", 1000, seat=2)
    dealt(play, HIGH, PAIR, QUEEN_HIGH).do(Decide(1, "play"))
    assert play.refused(RaiseIrregularity("wrong_count_player"))[0] == "NO_HAND_THERE"
    assert play.refused(RaiseIrregularity("wrong_count_player", (("position", "3"),)))[0] == "NO_HAND_THERE"
    play.irregular("wrong_count_player", position=1)
    assert play.heard(IrregularityRuled) == [
        IrregularityRuled("wrong_count_player", "hand_void", "003 §13.D.2", (("position", "1"),))
    ]
    assert play.cents(1) == 10_000
    finish(play.do(Decide(2, "play")))
    assert play.cents(2) == 12_000


def test_D_2_a_hand_voided_after_the_decisions() -> None:
    play = round_of_two("003").irregular("wrong_count_player", position=2)
    assert play.state.phase == "settle"
    assert (play.cents(1), play.cents(2)) == (9_000, 10_000)
    play = round_of_two("003").do(Proceed("reveal")).irregular("wrong_count_player", position=2)
    assert play.state.phase == "settle"


@pytest.mark.parametrize("late", [False, True])
def test_D_3_wrong_number_for_the_dealer_voids_the_table_folded_hands_too(late: bool) -> None:
    play = round_of_two("003")
    if late:
        play.do(Proceed("reveal"))
    void_all(play, "wrong_count_dealer", "003 §13.D.3")


def test_L_3_wrong_number_for_anybody_voids_everything() -> None:
    play = void_all(round_of_two("001"), "wrong_count_player", "001 TCP §L.3", position=2)
    assert play.heard(IrregularityRuled)[0].ruling == "void"
    void_all(round_of_two("001"), "wrong_count_dealer", "001 TCP §L.3")


def test_L_4_exposed_dealer_card_voids_everything_and_is_seen() -> None:
    play = void_all(round_of_two("001"), "dealer_card_exposed", "001 TCP §L.4", card=2)
    assert play.heard(CardTurned) == [CardTurned("dealer", 1, "KC")]
    shown = round_of_two("001").do(Proceed("reveal"))
    assert shown.refused(RaiseIrregularity("dealer_card_exposed", (("card", "1"),)))[0] == "CANNOT_HAPPEN_NOW"


def test_L_1_card_face_up_while_dealing_voids_everything() -> None:
    play = table("001", 10_000, 10_000).bet("ante@1", 1000).bet("ante@2", 500, seat=2).to_chance()
    void_all(play, "card_face_up", "001 TCP §L.1")


def test_L_2_card_drawn_in_error_is_the_next_card() -> None:
    play = table("001").bet("ante@1", 1000).to_chance().irregular("card_in_error")
    assert play.heard(IrregularityRuled)[0].ruling == "next_card"
    assert play.state.phase == "dealing"


def test_L_5_shuffler_jam_means_another_shuffle() -> None:
    play = table("001", shuffler="yes").bet("ante@1", 1000).do(Proceed("shuffle")).irregular("shuffler_jam")
    assert (play.state.phase, play.lying("ante@1").cents) == ("shuffle", 1000)
    assert table("001").refused(RaiseIrregularity("shuffler_jam")) == ("CANNOT_HAPPEN_NOW", "001 TCP §L.5")


def test_L_6_automated_shoe_jam_voids_the_round() -> None:
    play = table("001", 10_000, 10_000, shuffler="yes", deal_mode="stacks").bet("ante@1", 1000).to_chance()
    assert play.refused(RaiseIrregularity("card_in_error"))[0] == "CANNOT_HAPPEN_NOW"
    void_all(play, "shoe_jam", "001 TCP §L.6")
    manual = table("001").bet("ante@1", 1000).to_chance()
    assert manual.refused(RaiseIrregularity("shoe_jam"))[0] == "CANNOT_HAPPEN_NOW"


def test_G_5_b_a_wrong_stub_count_voids_and_an_unexplained_one_takes_the_deck() -> None:
    void_all(round_of_two("001", count_stub_rounds=1), "stub_misdealt", "001 TCP §G.5.b")
    play = void_all(round_of_two("001", count_stub_rounds=1), "stub_wrong", "001 TCP §G.5.b")
    assert not play.state.play.stock.opened
    assert round_of_two("001").refused(RaiseIrregularity("stub_wrong"))[0] == "CANNOT_HAPPEN_NOW"


def test_G_6_a_counting_shuffler_that_finds_a_wrong_number_takes_the_deck() -> None:
    play = table("001", shuffler="yes", counting_shuffler="yes").bet("ante@1", 1000).do(Proceed("shuffle"))
    play.irregular("shuffler_miscount")
    assert (play.state.phase, play.state.play.stock.opened) == ("shuffle", False)
    assert play.lying("ante@1").cents == 1000
    dealt(play, HIGH, ACE_HIGH)
    assert "STUB_COUNTED" not in {event.what for event in play.heard(ProcedureNoted)}


def test_E_4_a_poor_cut_is_made_again() -> None:
    play = table("001").do(Proceed("shuffle"), Proceed("cut")).irregular("improper_cut")
    assert play.state.phase == "cut"
    machine = table("001", shuffler="yes").do(Proceed("shuffle"))
    assert machine.refused(RaiseIrregularity("improper_cut"))[0] == "CANNOT_HAPPEN_NOW"


def test_003_knows_no_irregularity_but_wrong_counts_and_machine_faults() -> None:
    counts = {"wrong_count_player", "wrong_count_dealer"}
    machine = {"shuffler_jam", "shuffler_fault", "shuffler_lasting", "seal_broken"}
    for chosen, known in ((({}), counts), ({"shuffler": "yes"}, counts | machine)):
        rules = table("003", **chosen).rules
        assert {row.id for row in GAME.irregularities if rules.cite(row.id)} == known  # type: ignore[attr-defined]
    play = table("003").bet("ante@1", 1000).to_chance()
    assert play.refused(RaiseIrregularity("card_face_up"))[0] == "NOT_IN_THIS_TEXT"
    assert play.refused(RaiseIrregularity("shuffler_fault"))[0] == "NOT_IN_THIS_TEXT"


def test_TCP_13_a_shuffle_machine_under_003_with_two_sets_and_a_cut() -> None:
    play = table("003", shuffler="yes").do(Proceed("shuffle"))
    assert [(event.what, event.cite) for event in play.heard(ProcedureNoted)] == [
        ("INSPECTED", "003 §15.B.2"),
        ("WASHED", "003 §15.B.3"),
        ("LOADED", "003 §15.B.4"),
        ("STARTED", "003 §15.B.5"),
        ("OTHER_SET_INSPECTED", "003 §15.B.6"),
        ("OTHER_SET_WASHED", "003 §15.B.7"),
        ("SETS_SWAPPED", "003 §15.B.8"),
        ("STARTED", "003 §15.B.9"),
        ("SHUFFLED", "003 §15.A.1"),
    ]
    assert play.state.phase == "cut"
    finish(dealt(play.bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold"))).do(Proceed("shuffle"))
    assert play.heard(ProcedureNoted)[:2] == [
        ProcedureNoted("SETS_SWAPPED", "003 §15.B.8"),
        ProcedureNoted("STARTED", "003 §15.B.9"),
    ]


@pytest.mark.parametrize("what", ["seal", "chip"])
def test_15_A_4_a_broken_seal_or_chip_is_reported_and_the_round_goes_on(what: str) -> None:
    play = dealt(table("003", shuffler="yes").bet("ante@1", 1000), HIGH, QUEEN_HIGH).irregular("seal_broken", what=what)
    assert play.heard(IrregularityRuled) == [
        IrregularityRuled("seal_broken", "reported", "003 §15.A.4", (("what", what),))
    ]
    assert finish(play.do(Decide(1, "play"))).cents() == 102_000
    broken = RaiseIrregularity("seal_broken", (("what", what),))
    assert play.irregular("shuffler_lasting").refused(broken)[0] == "CANNOT_HAPPEN_NOW"
    assert table("001", shuffler="yes").refused(broken)[0] == "NOT_IN_THIS_TEXT"


def test_15_C_1_a_fault_between_rounds_means_another_shuffle_and_one_in_the_round_voids_it() -> None:
    play = table("003", 10_000, 10_000, shuffler="yes").bet("ante@1", 1000).do(Proceed("shuffle"), Proceed("cut"))
    play.irregular("shuffler_jam")
    assert (play.state.phase, play.lying("ante@1").cents) == ("shuffle", 1000)
    dealt(play, HIGH, ACE_HIGH).do(Decide(1, "play"))
    void_all(play, "shuffler_fault", "003 §15.C.1")


def test_15_C_2_after_a_lasting_fault_the_cards_are_shuffled_by_hand() -> None:
    play = table("003", shuffler="yes").bet("ante@1", 1000).do(Proceed("shuffle"), Proceed("cut"))
    play.irregular("shuffler_lasting")
    assert play.heard(IrregularityRuled) == [IrregularityRuled("shuffler_lasting", "by_hand", "003 §15.C.2", ())]
    assert play.state.play.stock.manual
    assert play.do(Proceed("shuffle")).heard(ProcedureNoted) == [ProcedureNoted("SHUFFLED", "003 §15.C.2")]
    assert play.do(Proceed("cut")).heard(ProcedureNoted)[-1] == ProcedureNoted("DEALT_FROM_HAND", "003 §15.C.2.a")
    dealt(play, HIGH, ACE_HIGH)
    finish(play.do(Decide(1, "fold"))).do(Proceed("new_cards"))
    assert play.refused(RaiseIrregularity("shuffler_jam"))[0] == "CANNOT_HAPPEN_NOW"


def test_15_C_2_b_after_a_lasting_fault_the_dealer_may_shuffle_again_before_the_deal() -> None:
    play = table("003", shuffler="yes").do(Proceed("shuffle"), Proceed("cut"))
    assert play.refused(Proceed("shuffle"))[0] == "NOT_SHUFFLING"
    play.bet("ante@1", 1000).irregular("shuffler_lasting").do(Proceed("shuffle"), Proceed("cut"), Proceed("shuffle"))
    assert (play.state.phase, play.lying("ante@1").cents) == ("cut", 1000)


def test_D_1_a_an_unfit_card_is_replaced_before_the_cards_are_opened() -> None:
    play = table("001").irregular("unsuitable_card", brought="card")
    assert play.heard(IrregularityRuled) == [
        IrregularityRuled("unsuitable_card", "replaced", "001 TCP §D.1.a", (("brought", "card"),))
    ]
    play.do(Proceed("shuffle"), Proceed("cut"))
    finish(dealt(play.bet("ante@1", 1000), HIGH, ACE_HIGH).do(Decide(1, "fold")))
    assert play.refused(RaiseIrregularity("unsuitable_card", (("brought", "deck"),)))[0] == "CANNOT_HAPPEN_NOW"


def test_L_3_a_folded_hand_with_a_wrong_number_brings_down_the_deal() -> None:
    void_all(round_of_two("001"), "wrong_count_player", "001 TCP §L.3", position=1)
    play = round_of_two("003")
    assert play.refused(RaiseIrregularity("wrong_count_player", (("position", "1"),)))[0] == "NO_HAND_THERE"


def test_L_4_a_card_exposed_although_nobody_plays_voids_everything() -> None:
    play = table("001", 10_000, 10_000).bet("pair_plus@1", 1000)
    dealt(play, PAIR, ACE_HIGH).do(Decide(1, "lay_down"))
    assert play.state.phase == "settle"
    void_all(play, "dealer_card_exposed", "001 TCP §L.4", card=1)


@BOTH
def test_D_1_F_1_nobody_at_the_table_lifts_the_maximum(profile: str) -> None:
    chief = ("general manager",)
    over = PlaceBet(1, BetKey("ante", spot=1), 50_100, "chips", chief)
    assert table(profile).refused(over)[0] == "ABOVE_MAXIMUM"
    excess = table(profile, over_maximum="excess_returned")
    assert excess.refused(over)[0] == "ABOVE_MAXIMUM"
    assert excess.refused(PlaceBet(1, BetKey("ante", spot=1), 50_100)) == ("", "")


@pytest.mark.parametrize("profile", ["003", "001"])
def test_F_1_ante_alone_pair_plus_alone_or_both_in_different_amounts(profile: str) -> None:
    play = table(profile, 10_000, 10_000, 10_000).bet("ante@1", 1000).bet("pair_plus@2", 700, seat=2)
    play.bet("ante@3", 500, seat=3).bet("pair_plus@3", 1500, seat=3)
    dealt(play, HIGH, "KS KD 4D", "7S 7D 7C", QUEEN_HIGH)
    finish(play.do(Decide(1, "play"), Decide(2, "lay_down"), Decide(3, "play")))
    assert [play.cents(seat) for seat in (1, 2, 3)] == [12_000, 10_700, 10_000 + 1000 + 2000 + 45_000]


def test_pair_plus_edges_are_exact() -> None:
    assert pair_plus_edge(PAIR_PLUS_PAYS) == Fraction(128, 5525)
    assert pair_plus_edge(ONEIDA_PAYS) == Fraction(308, 5525)
    assert pair_plus_edge(ONEIDA_OTHER_PAYS) == Fraction(29, 5525)
    by_hand = 16_440 - 3744 - 4 * 1096 - 6 * 720 - 30 * 52 - 40 * 48
    assert Fraction(by_hand, 22_100) == Fraction(128, 5525)


@pytest.mark.parametrize(
    ("pays", "percent"),
    [
        ((1, 4, 6, 30, 40), 2.32),
        ((1, 4, 5, 30, 40), 5.57),
        ((1, 4, 6, 33, 45), 0.52),
        ((1, 3, 6, 30, 40), 7.28),
        ((1, 4, 6, 25, 40), 3.49),
        ((1, 3, 5, 30, 50), 8.36),
    ],
)
def test_C_10_a_changed_schedule_has_its_own_pair_plus_edge(pays: tuple[int, ...], percent: float) -> None:
    """3,744 pairs, 1,096 flushes, 720 straights, 52 threes and 48 straight flushes among 22,100 hands."""
    counts = (3744, 1096, 720, 52, 48)
    lines = ("pair", "flush", "straight", "three_of_a_kind", "straight_flush")
    rules = GAME.rules_for("003", {"pair_plus_pays": {line: f"{pay}:1" for line, pay in zip(lines, pays, strict=True)}})
    found = edge(GAME, rules, BetKey("pair_plus", spot=1)).shown
    assert found == 1 - Fraction(sum(n * (pay + 1) for n, pay in zip(counts, pays, strict=True)), 22_100)
    assert round(100 * float(found), 2) == percent


def test_ante_edge_under_the_best_play_is_the_known_one() -> None:
    each, _, strategy = ante_edge("even_money", True, BONUS_PAYS)
    assert each == Fraction(686_689, 20_358_520)
    assert round(float(each), 6) == 0.033730
    assert strategy == "playing queen-six-four and better, as a share of the ante"


def test_TCP_15_comparing_card_by_card_moves_no_edge_since_every_pair_is_played() -> None:
    """A pair more or less to beat for one hand is one less or more for another."""
    for play_wins, if_beaten in (("even_money", True), ("even_money", False), ("pushes", True)):
        by_groups = ante_edge(play_wins, if_beaten, BONUS_PAYS, THREE_CARD)
        assert ante_edge(play_wins, if_beaten, BONUS_PAYS, THREE_CARD_BY_CARDS) == by_groups
    assert comparisons(THREE_CARD_BY_CARDS) != comparisons(THREE_CARD)
    rules = GAME.rules_for("001", {"equal_class": "cards"})
    assert edge(GAME, rules, BetKey("ante", spot=1)).shown == Fraction(686_689, 20_358_520)


@pytest.mark.parametrize(
    ("play_wins", "if_beaten", "expected", "least"),
    [
        ("even_money", False, Fraction(38_523, 1_118_600), "queen-six-four"),
        ("pushes", True, Fraction(6_941_931, 25_448_150), "queen-seven-two"),
        ("pushes", False, Fraction(3_479_984, 12_724_075), "queen-seven-two"),
    ],
)
def test_ante_edges_of_the_other_readings_are_those_of_a_count_of_all_pairs_of_hands(
    play_wins: str, if_beaten: bool, expected: Fraction, least: str
) -> None:
    """Counted apart from the engine: every one of the 22,100 hands against each of the 18,424 that share no card."""
    each, _, strategy = ante_edge(play_wins, if_beaten, BONUS_PAYS)
    assert (each, strategy) == (expected, f"playing {least} and better, as a share of the ante")


def test_TCP_1_the_printed_push_would_keep_a_quarter_of_the_ante() -> None:
    assert round(float(ante_edge("pushes", True, BONUS_PAYS)[0]), 3) == 0.273


def test_queen_six_four_is_where_playing_starts_to_lose_less() -> None:
    for found in comparisons():
        plays = 2 * found.lower + found.unqualified - 2 * found.higher >= -18_424
        assert plays == (found.hand.score >= PLAY_FROM), found.cards
        assert found.unqualified + found.lower + found.tied + found.higher == 18_424


def test_counts_against_the_dealer_agree_with_dealing_them_all() -> None:
    """Forty hands of the player, each against all 18,424 of the dealer, dealt one by one."""
    for found in Random("one by one").sample(comparisons(), 40):
        rest = [card for card in GAME_CARDS if card not in found.cards]
        seen: Counter[str] = Counter()
        for dealers in combinations(rest, 3):
            theirs = evaluate(dealers, THREE_CARD).score
            if theirs < evaluate(("QS", "3D", "2C"), THREE_CARD).score:
                seen["unqualified"] += 1
            else:
                seen["lower" if theirs < found.hand.score else "tied" if theirs == found.hand.score else "higher"] += 1
        assert dict(seen) == {
            name: count for name in ("unqualified", "lower", "tied", "higher") if (count := getattr(found, name))
        }


@pytest.mark.parametrize(("straight", "trips", "flush"), [(1, 3, 5), (1, 3, 4), (1, 2, 3), (1, 1, 3), (2, 4, 5)])
def test_ante_edge_under_other_bonus_tables_moves_by_the_counts(straight: int, trips: int, flush: int) -> None:
    """720 straights, 52 threes and 48 straight flushes of 22,100, all of them always played."""
    pays = tuple((line, Odds(pay)) for (line, _), pay in zip(BONUS_PAYS, (straight, trips, flush), strict=True))
    less = 720 * (1 - straight) + 52 * (4 - trips) + 48 * (5 - flush)
    assert ante_edge("even_money", True, pays)[0] == Fraction(686_689, 20_358_520) + Fraction(less, 22_100)


def test_each_edge_is_there_within_three_seconds() -> None:
    comparisons.cache_clear()
    ante_edge.cache_clear()
    started = process_time()
    for profile in ("003", "001"):
        for wager in ("ante", "pair_plus"):
            edge(GAME, GAME.rules_for(profile), BetKey(wager, spot=1))
    assert process_time() - started < 3


def test_edges_of_the_table_are_those_counts() -> None:
    for profile, side in (("003", Fraction(128, 5525)), ("001", Fraction(308, 5525))):
        rules = GAME.rules_for(profile)
        assert edge(GAME, rules, BetKey("pair_plus", spot=4)).shown == side
        assert edge(GAME, rules, BetKey("ante", spot=4)).shown == Fraction(686_689, 20_358_520)
    assert kinds().total() == 22_100


def test_the_engine_pays_what_the_counts_say() -> None:
    """A sample of deals settled by the engine comes to what `comparisons` would expect of the same hands."""
    pick = Random("sample")
    found = pick.choice([each for each in comparisons() if each.hand.kind == "pair"])
    rest = [card for card in GAME_CARDS if card not in found.cards]
    net = higher = 0
    for _ in range(150):
        dealers = pick.sample(rest, 3)
        play = decided("003", " ".join(found.cards), " ".join(dealers))
        won = play.cents() - 100_000
        score = evaluate(tuple(dealers), THREE_CARD).score
        higher += score > found.hand.score
        net += won
        assert won in (1000, 2000, 0, -2000)
        assert (won < 0) == (score > found.hand.score)
    assert abs(higher - 150 * found.higher / 18_424) < 40
    assert net


GAME_CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
