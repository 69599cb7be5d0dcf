"""Pokette, clause by clause: 000, with N.J.A.C. 13:69F-12.6(b) for the odds."""

from __future__ import annotations

from collections import Counter
from itertools import product

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
    Announced,
    BetReturned,
    CardDealt,
    CardsCollected,
    IrregularityRuled,
    MarkerMoved,
    PhaseChanged,
    ProcedureNoted,
    RoundEnded,
    RoundVoided,
    WheelSpun,
    WheelStopped,
)
from feltwright.engine.game import BETTING
from feltwright.engine.games.pokette import GAME, hands_open
from feltwright.engine.games.pokette_rules import CARDS, RIM
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.wagers import BetKey, Result

NJ = {
    "straight": 50,
    "split": 24,
    "corner": 12,
    "single_rank": 12,
    "double_rank": 5,
    "block_akq": 3,
    "block_jt9": 3,
    "block_876": 3,
    "block_543": 3,
    "red": 1,
    "black": 1,
    "suit": 3,
    "jacer": 12,
    "pair_in_two": 11,
    "pair_in_three": 5,
    "three_of_a_kind": 11,
    "flush": 3,
    "open_straight": 5,
    "inside_straight": 11,
    "open_straight_flush": 24,
    "inside_straight_flush": 49,
}
HANDS = tuple(NJ)[13:]


def table(**chosen: object) -> Play:
    return Play(GAME, "000", **chosen).seated(1_000_000, 1_000_000)


def posted(*cards: str, **chosen: object) -> Play:
    """A table with these cards on the stand."""
    play = table(**chosen)
    for card in cards:
        play.outcome(card)
    assert play.state.play.stand == cards
    return play


def problems(**chosen: object) -> list[tuple[str, str]]:
    with pytest.raises(OptionError) as caught:
        GAME.rules_for("000", chosen)
    return [(problem.option, problem.code) for problem in caught.value.problems]


def open_on(*stand: str, **chosen: object) -> list[str]:
    return list(hands_open(GAME.rules_for("000", chosen), stand))


# (a), (b): the wheel and the keys


def test_POK_7_one_equal_section_for_each_of_52_cards_and_two_jokers() -> None:
    assert sorted(RIM) == sorted(CARDS)
    assert len(set(RIM)) == 54
    assert (RIM.index("JK1"), RIM.index("JK2")) == (0, 27)


def test_POK_7_the_wheel_alternates_red_and_black_between_the_jokers() -> None:
    built = GAME.rules_for().spun
    assert Counter(built.colours) == {"red": 26, "black": 26, "green": 2}
    assert all(built.colours[at] != built.colours[at + 1] for at in range(53))
    assert (built.ball, built.revolutions) == (False, 3)


def test_e_226_keys_in_the_numbers_the_layout_gives() -> None:
    keys = GAME.bet_keys(GAME.rules_for())
    assert len(keys) == 226
    assert Counter(key.wager for key in keys) == {
        **dict.fromkeys(NJ, 1),
        "straight": 54,
        "split": 92,
        "corner": 36,
        "single_rank": 13,
        "double_rank": 12,
        "suit": 4,
    }


@pytest.mark.parametrize(
    "key",
    [
        "straight:JK1",
        "straight:TD",
        "split:JK1-JK2",
        "split:JK1-AS",
        "split:JK1-AC",
        "split:JK2-AD",
        "split:JK2-AH",
        "split:AS-AC",
        "split:AS-KS",
        "split:3H-2H",
        "corner:AS-AC-KS-KC",
        "corner:3D-3H-2D-2H",
        "single_rank:T",
        "double_rank:A-K",
        "double_rank:3-2",
        "suit:H",
        "inside_straight_flush",
    ],
)
def test_e_keys_are_written_jokers_first_then_rows_then_columns(key: str) -> None:
    assert BetKey.parse(key) in GAME.rules_for().book


@pytest.mark.parametrize(
    "key",
    [
        "split:AC-AS",
        "split:AS-AD",
        "split:AS-AH",
        "split:JK1-AD",
        "split:AS-QS",
        "corner:AS-AC-QS-QC",
        "corner:JK1-JK2-AC-AD",
        "double_rank:2-A",
        "double_rank:A-Q",
        "straight:10S",
        "suit:X",
    ],
)
def test_e_cells_that_do_not_adjoin_are_not_offered(key: str) -> None:
    assert table().refused(PlaceBet(1, BetKey.parse(key), 100))[0] == "WAGER_NOT_OFFERED"


# (e)(1): the non-poker hand wagers


@pytest.mark.parametrize(
    ("key", "wins_on", "clause"),
    [
        ("straight:QD", "QD", "i"),
        ("split:8C-8D", "8C 8D", "ii"),
        ("split:8C-7C", "8C 7C", "ii"),
        ("corner:JC-JD-TC-TD", "JC JD TC TD", "iii"),
        ("single_rank:T", "TS TC TD TH", "iv"),
        ("double_rank:J-T", "JS JC JD JH TS TC TD TH", "v"),
        ("block_akq", "AS AC AD AH KS KC KD KH QS QC QD QH 2S", "vi"),
        ("block_jt9", "JS JC JD JH TS TC TD TH 9S 9C 9D 9H 2C", "vii"),
        ("block_876", "8S 8C 8D 8H 7S 7C 7D 7H 6S 6C 6D 6H 2D", "viii"),
        ("block_543", "5S 5C 5D 5H 4S 4C 4D 4H 3S 3C 3D 3H 2H", "ix"),
        ("red", " ".join(rank + suit for rank in "AKQJT98765432" for suit in "DH"), "x"),
        ("black", " ".join(rank + suit for rank in "AKQJT98765432" for suit in "SC"), "xi"),
        ("suit:S", " ".join(rank + "S" for rank in "AKQJT98765432"), "xii"),
        ("suit:H", " ".join(rank + "H" for rank in "AKQJT98765432"), "xii"),
        ("jacer", "AC AD", "xiii"),
    ],
)
def test_e_1_each_wager_wins_on_its_cards_and_on_no_other(key: str, wins_on: str, clause: str) -> None:
    start = table().bet(key, 100).to_chance()
    for card in CARDS[2:]:
        play = table()
        play.state = start.state
        ended = play.outcome(card).settlement(key)
        won = card in wins_on.split()
        assert ended.result is (Result.WIN if won else Result.LOSE), card
        assert ended.cite == f"000 (e)(1)({clause})"
        assert ended.won_cents == (100 * NJ[ended.key.wager] if won else 0)


@pytest.mark.parametrize("joker", ["JK1", "JK2"])
@pytest.mark.parametrize(
    ("key", "winners"),
    [
        ("straight:JK1", "JK1"),
        ("straight:JK2", "JK2"),
        ("split:JK1-JK2", "JK1 JK2"),
        ("split:JK1-AS", "JK1"),
        ("split:JK2-AH", "JK2"),
        ("jacer", "JK1 JK2"),
        ("straight:AS", ""),
        ("split:AS-AC", ""),
        ("corner:AS-AC-KS-KC", ""),
        ("single_rank:A", ""),
        ("double_rank:A-K", ""),
        ("block_akq", ""),
        ("block_jt9", ""),
        ("block_876", ""),
        ("block_543", ""),
        ("red", ""),
        ("black", ""),
        ("suit:D", ""),
    ],
)
def test_g_5_i_a_joker_loses_all_but_its_own_straight_split_and_jacer(key: str, winners: str, joker: str) -> None:
    ended = table().bet(key, 100).outcome(joker).settlement(key)
    if joker in winners.split():
        assert (ended.result, ended.cite) == (Result.WIN, "000 (g)(5)(ii)")
        assert ended.odds == Odds(NJ[ended.key.wager])
    else:
        assert (ended.result, ended.cite) == (Result.LOSE, "000 (g)(5)(i)")


@pytest.mark.parametrize(
    ("key", "house_keeps"),
    [
        ("straight:JK1", 3),
        ("split:JK1-AC", 4),
        ("corner:AS-AC-KS-KC", 2),
        ("single_rank:2", 2),
        ("double_rank:3-2", 6),
        ("block_543", 2),
        ("red", 2),
        ("suit:C", 2),
        ("jacer", 2),
    ],
)
def test_f_2_over_all_54_sections_a_dollar_loses_what_the_counts_say(key: str, house_keeps: int) -> None:
    # n winning sections bring back n * (odds + 1) of the 54 dollars staked: a straight 51, a split 50, red 52.
    start = table().bet(key, 100).to_chance()
    kept = sum(GAME.apply(start.rules, start.state, Resolve((n,))).state.house_cents for n in range(54))
    assert kept == 100 * house_keeps


def test_g_3_d_4_non_poker_hand_wagers_may_be_made_on_every_spin() -> None:
    for play in (table(), posted("AS"), posted("AS", "KS")):
        assert play.bet("red", 100).outcome("2D").settlement("red").result is Result.WIN


# (f): the odds


@pytest.mark.parametrize("wager", NJ)
def test_POK_1_the_least_odds_are_new_jerseys(wager: str) -> None:
    rules = GAME.rules_for()
    terms = [terms for key, terms in rules.book.items() if key.wager == wager]
    assert {pay.odds for each in terms for pay in each.pays} == {Odds(NJ[wager])}
    assert {each.pay_cite for each in terms} == {"NJAC 13:69F-12.6(b)"}


@pytest.mark.parametrize("wager", NJ)
def test_f_2_no_odds_below_the_least(wager: str) -> None:
    assert problems(**{f"pays_table.{wager}": f"{2 * NJ[wager] - 1}:2"}) == [("pays_table", "BELOW_LEAST_ODDS")]


def test_f_2_every_line_below_the_least_is_told_at_once() -> None:
    assert problems(**{"pays_table.red": "1:2", "pays_table.flush": "2:1", "pays_table.jacer": "13:1"}) == [
        ("pays_table", "BELOW_LEAST_ODDS"),
        ("pays_table", "BELOW_LEAST_ODDS"),
    ]
    assert problems(**{"pays_table.blue": "2:1"}) == [("pays_table", "BAD_VALUE")]


def test_f_2_a_house_may_pay_more() -> None:
    play = table(**{"pays_table.straight": "52:1"})
    assert play.rules.book[BetKey("straight", "AS")].pay_cite == "000 (f)(2)"
    assert play.bet("straight:AS", 100).outcome("AS").settlement("straight:AS").won_cents == 5_200


def test_f_2_the_same_odds_in_other_figures_are_not_below_the_least() -> None:
    assert GAME.rules_for("", {"pays_table.red": "2:2"}).pays(BetKey("red"))[0].odds == Odds(2, 2)


# (g): the spin


def test_g_1_no_more_bets_before_the_spin() -> None:
    play = table().bet("red", 100)
    assert play.refused(Proceed("spin")) == ("NOT_THE_NEXT_STEP", "000 (g)(2)")
    play.do(Proceed("no_more_bets"))
    assert play.said == [Announced("NO_MORE_BETS", (), "000 (g)(1)"), PhaseChanged("called")]
    for _ in range(2):
        assert play.refused(PlaceBet(1, BetKey("red"), 100)) == ("NO_MORE_BETS", "000 (g)(1)")
        assert play.refused(RemoveBet(1, BetKey("red"))) == ("NO_MORE_BETS", "000 (g)(1)")
        play.to_chance()
    assert play.refused(Proceed("shuffle")) == ("UNKNOWN_STEP", "")


def test_POK_12_until_the_call_bets_are_changed_freely() -> None:
    play = table().bet("red", 500).lift("red", 200).lift("red")
    assert (play.cents(), play.state.bets) == (1_000_000, ())
    assert play.refused(RemoveBet(1, BetKey("red"))) == ("NO_SUCH_BET", "")


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_g_2_the_wheel_is_spun_in_either_direction_as_often_as_the_dealer_likes(direction: str) -> None:
    play = table()
    for _ in range(2):
        play.do(Proceed("no_more_bets"), Proceed("spin", particulars(wheel=direction)))
        assert play.heard(WheelSpun) == [WheelSpun(direction, "", 3)]
        assert play.heard(ProcedureNoted) == []
        play.outcome("JK1")
    assert play.state.play.spun == direction


def test_g_2_a_direction_no_wheel_has_is_refused() -> None:
    play = table().do(Proceed("no_more_bets"))
    assert play.refused(Proceed("spin", particulars(wheel="up")))[0] == "BAD_PARTICULAR"


def test_g_2_chance_answers_only_while_the_wheel_turns() -> None:
    play = table()
    assert play.refused(Resolve((0,))) == ("NOTHING_LEFT_TO_CHANCE", "")
    play.to_chance()
    assert play.refused(Resolve((54,)))[0] == "IMPOSSIBLE_OUTCOME"


def test_g_4_the_dealer_announces_marks_posts_collects_and_pays_in_that_order() -> None:
    play = table().bet("red", 100).bet("straight:AS", 100).bet("black", 200, seat=2).outcome("AS")
    assert [type(event).__name__ for event in play.said] == [
        "WheelStopped",
        "Announced",
        "MarkerMoved",
        "CardDealt",
        "BetSettled",
        "BetSettled",
        "BetSettled",
        "Announced",
        "RoundEnded",
        "PhaseChanged",
    ]
    assert play.said[:4] == [
        WheelStopped(1, "AS"),
        Announced("WINNING_CARD", (("card", "AS"),), "000 (g)(4)"),
        MarkerMoved("marker", "straight:AS"),
        CardDealt("stand", 0, "AS"),
    ]
    assert [event.key.wager for event in play.settled()] == ["red", "straight", "black"]
    assert play.heard(RoundEnded) == [RoundEnded()]
    assert (play.state.phase, play.state.round, play.state.play.marker) == (BETTING, 2, "AS")


def test_g_4_the_marker_is_lifted_for_the_next_spin() -> None:
    play = posted("AS").do(Proceed("no_more_bets"), Proceed("spin"))
    assert play.heard(MarkerMoved) == [MarkerMoved("marker", "")]
    assert play.state.play.marker == ""


def test_g_5_iii_a_joker_takes_no_space_on_the_stand() -> None:
    play = posted("AS").outcome("JK2")
    assert play.heard(CardDealt) == []
    assert (play.state.play.stand, play.state.play.marker) == (("AS",), "JK2")
    assert play.heard(MarkerMoved) == [MarkerMoved("marker", "straight:JK2")]
    assert play.calls() == ["WINNING_CARD"]


# (h)(1)-(4): when poker hand wagers are open


def test_d_4_no_poker_hand_wager_with_an_empty_stand() -> None:
    play = table()
    for hand in HANDS:
        assert play.refused(PlaceBet(1, BetKey(hand), 100))[0] == "HAND_NOT_OPEN"
    assert play.outcome("JK1").refused(PlaceBet(1, BetKey("pair_in_two"), 100)) == ("HAND_NOT_OPEN", "000 (h)(1)")


def test_h_1_one_card_opens_pair_in_two_alone() -> None:
    play = posted("7C")
    assert play.calls() == ["WINNING_CARD", "PAIR_IN_TWO_OPEN"]
    assert play.heard(Announced)[1].cite == "000 (h)(1)"
    assert [hand for hand in HANDS if not play.why_not(PlaceBet(1, BetKey(hand), 100))] == ["pair_in_two"]


@pytest.mark.parametrize(
    ("stand", "hands"),
    [
        ("8S 9D", "pair_in_three open_straight"),
        ("9D 8S", "pair_in_three open_straight"),
        ("2C 3H", "pair_in_three open_straight"),
        ("KC QH", "pair_in_three open_straight"),
        ("AC KH", "pair_in_three inside_straight"),
        ("2C AH", "pair_in_three inside_straight"),
        ("AC QH", "pair_in_three inside_straight"),
        ("3C AH", "pair_in_three inside_straight"),
        ("5C 7H", "pair_in_three inside_straight"),
        ("4C 7H", "pair_in_three"),
        ("KC 2H", "pair_in_three"),
        ("AC 4H", "pair_in_three"),
        ("AC JH", "pair_in_three"),
        ("9C 9H", "three_of_a_kind"),
        ("9C 9C", "flush three_of_a_kind"),
        ("4D TD", "pair_in_three flush"),
        ("8S 9S", "pair_in_three flush open_straight open_straight_flush"),
        ("5H 7H", "pair_in_three flush inside_straight inside_straight_flush"),
        ("AD 2D", "pair_in_three flush inside_straight inside_straight_flush"),
        ("KD AD", "pair_in_three flush inside_straight inside_straight_flush"),
    ],
)
def test_h_4_two_cards_open_what_a_third_could_make(stand: str, hands: str) -> None:
    first, second = stand.split()
    play = posted(first, second)
    assert open_on(first, second) == hands.split()
    assert play.calls() == ["WINNING_CARD", *(f"{hand.upper()}_OPEN" for hand in hands.split())]
    assert [hand for hand in HANDS if not play.why_not(PlaceBet(1, BetKey(hand), 100))] == [
        hand for hand in HANDS if hand in hands.split()
    ]


@pytest.mark.parametrize(
    ("stand", "cites"),
    [
        ("4D TD", "(h)(3) (h)(4)(i)"),
        ("8S 9S", "(h)(3) (h)(4)(i) (h)(4)(ii)(A) (h)(4)(iii)(A)"),
        ("5H 7H", "(h)(3) (h)(4)(i) (h)(4)(ii)(B) (h)(4)(iii)(B)"),
        ("9C 9C", "(h)(4)(i) (h)(4)(iv)"),
    ],
)
def test_h_4_each_announcement_names_its_clause(stand: str, cites: str) -> None:
    play = posted(*stand.split())
    assert [event.cite for event in play.heard(Announced)[1:]] == [f"000 {cite}" for cite in cites.split()]


def test_POK_2_ace_and_king_are_inside_unless_the_house_reads_the_text_literally() -> None:
    assert [event.cite for event in posted("AD", "KD").heard(Announced)[3:]] == ["POK-2", "POK-2"]
    literal = posted("AD", "KD", ace_king="open")
    assert literal.calls()[3:] == ["OPEN_STRAIGHT_OPEN", "OPEN_STRAIGHT_FLUSH_OPEN"]
    assert literal.refused(PlaceBet(1, BetKey("inside_straight"), 100)) == ("HAND_NOT_OPEN", "000 (h)(4)(ii)(B)")
    literal.bet("open_straight", 100).bet("open_straight_flush", 100).outcome("QD")
    assert [event.won_cents for event in literal.settled()] == [500, 2_400]
    assert open_on("AD", "2D", ace_king="open")[2:] == ["inside_straight", "inside_straight_flush"]


def test_h_4_a_refused_hand_says_what_is_on_the_stand() -> None:
    refusal = posted("4C", "7H").why_not(PlaceBet(1, BetKey("flush"), 100))
    assert refusal is not None
    assert (refusal.cite, refusal.params) == ("000 (h)(4)(i)", (("hand", "flush"), ("stand", "4C 7H")))


# (h)(2), (h)(5): how they are decided


@pytest.mark.parametrize(("second", "result"), [("7H", Result.WIN), ("7C", Result.WIN), ("8C", Result.LOSE)])
def test_h_2_pair_in_two_is_decided_by_the_second_card(second: str, result: Result) -> None:
    ended = posted("7C").bet("pair_in_two", 100).outcome(second).settlement("pair_in_two")
    assert (ended.result, ended.cite) == (result, "000 (h)(2)")
    assert ended.won_cents == (1_100 if result is Result.WIN else 0)


def test_h_2_all_else_is_settled_before_the_pair() -> None:
    play = posted("7C").bet("pair_in_two", 100).bet("red", 100).bet("black", 100).outcome("8H")
    assert [event.key.wager for event in play.settled()] == ["black", "red", "pair_in_two"]
    play = posted("7C").bet("pair_in_two", 100).bet("straight:JK1", 100).outcome("7D")
    assert [event.key.wager for event in play.settled()] == ["straight", "pair_in_two"]


@pytest.mark.parametrize(
    ("hand", "stand", "winning", "losing", "clause"),
    [
        ("pair_in_three", "4C 7H", "4S 4C 7D 7H", "5C KH 2S", "(h)(5)(i)"),
        ("flush", "4D TD", "AD 4D TD 2D", "4C TH AS", "(h)(5)(ii)"),
        ("flush", "9C 9C", "9C 2C", "9H 2H", "(h)(5)(ii)"),
        ("open_straight", "8S 9D", "7S 7H TC TD", "8C 9D 6S JS", "(e)(2)(iv)"),
        ("open_straight", "3H 2C", "AS AH 4C", "3C 2D 5C KS", "(e)(2)(iv)"),
        ("open_straight", "KC QH", "AD JS", "TS 2C KD", "(e)(2)(iv)"),
        ("inside_straight", "AC KH", "QS QC QD QH", "2S JS AD", "(e)(2)(iv)"),
        ("inside_straight", "2C AH", "3S 3C 3D 3H", "KC 4S AD", "(e)(2)(iv)"),
        ("inside_straight", "AC QH", "KS KD", "JS 2C", "(e)(2)(iv)"),
        ("inside_straight", "5C 7H", "6S 6C 6D 6H", "4S 8S 5C", "(e)(2)(iv)"),
        ("open_straight_flush", "8S 9S", "7S TS", "7C TH 8S 6S JS", "(h)(5)(iv)"),
        ("inside_straight_flush", "5H 7H", "6H", "6D 4H 8H 5H", "(h)(5)(iv)"),
        ("inside_straight_flush", "KD AD", "QD", "2D QH JD", "(h)(5)(iv)"),
        ("three_of_a_kind", "9C 9H", "9S 9C 9D 9H", "8C TH", "(h)(5)(v)"),
    ],
)
def test_h_5_the_third_card_decides(hand: str, stand: str, winning: str, losing: str, clause: str) -> None:
    start = posted(*stand.split()).bet(hand, 100)
    before = start.state
    for card in (*winning.split(), *losing.split()):
        start.state = before
        ended = start.outcome(card).settlement(hand)
        assert ended.cite == f"000 {clause}"
        assert ended.result is (Result.WIN if card in winning.split() else Result.LOSE), card
        assert ended.won_cents == (100 * NJ[hand] if card in winning.split() else 0)


@pytest.mark.parametrize(
    ("hand", "stand", "winners"),
    [
        ("pair_in_two", "7C", 4),
        ("pair_in_three", "4C 7H", 8),
        ("three_of_a_kind", "9C 9H", 4),
        ("flush", "4D TD", 13),
        ("open_straight", "8S 9D", 8),
        ("inside_straight", "5C 7H", 4),
        ("open_straight_flush", "8S 9S", 2),
        ("inside_straight_flush", "5H 7H", 1),
    ],
)
def test_h_5_so_many_of_the_52_cards_win(hand: str, stand: str, winners: int) -> None:
    start = posted(*stand.split()).bet(hand, 100)
    before = start.state
    won = 0
    for card in CARDS[2:]:
        start.state = before
        won += start.outcome(card).settlement(hand).result is Result.WIN
    assert won == winners


def test_h_5_a_straight_flush_wins_the_straight_and_the_flush_too() -> None:
    play = posted("8S", "9S")
    for hand in ("pair_in_three", "flush", "open_straight", "open_straight_flush"):
        play.bet(hand, 100)
    play.outcome("TS")
    assert [(event.key.wager, event.won_cents) for event in play.settled()] == [
        ("pair_in_three", 0),
        ("flush", 300),
        ("open_straight", 500),
        ("open_straight_flush", 2_400),
    ]


def test_h_6_POK_13_on_the_third_card_all_losers_go_before_all_winners() -> None:
    play = posted("8S", "9S").bet("flush", 100).bet("red", 100).bet("black", 100).bet("open_straight", 100)
    play.outcome("2S")
    assert [(event.key.wager, event.result) for event in play.settled()] == [
        ("red", Result.LOSE),
        ("open_straight", Result.LOSE),
        ("flush", Result.WIN),
        ("black", Result.WIN),
    ]


def test_h_7_after_the_third_card_the_stand_is_cleared_and_a_new_hand_begins() -> None:
    play = posted("8S", "9S").outcome("2S")
    assert play.heard(CardDealt) == [CardDealt("stand", 2, "2S")]
    assert play.heard(CardsCollected) == [CardsCollected("stand")]
    assert play.calls() == ["WINNING_CARD"]
    assert play.state.play.stand == ()
    assert play.outcome("JK1").state.play.stand == ()
    assert play.outcome("8S").heard(CardDealt) == [CardDealt("stand", 0, "8S")]


def test_b_1_the_same_card_may_come_three_times_running() -> None:
    play = posted("9C", "9C").bet("three_of_a_kind", 100).bet("flush", 100).outcome("9C")
    assert [event.won_cents for event in play.settled()] == [1_100, 300]


# (g)(5)(iii), POK-5, POK-6: poker hand wagers across a joker


@pytest.mark.parametrize(("stand", "hand"), [("7C", "pair_in_two"), ("8S 9S", "flush")])
def test_g_5_iii_a_joker_has_no_bearing_on_poker_hand_wagers(stand: str, hand: str) -> None:
    play = posted(*stand.split()).bet(hand, 100).bet("red", 100).outcome("JK1")
    assert [event.key.wager for event in play.settled()] == ["red"]
    assert play.lying(hand).cents == 100
    assert play.outcome("7S").settlement(hand).result is Result.WIN


def test_POK_6_hands_are_held_from_the_call_and_freed_by_a_joker() -> None:
    play = posted("8S", "9S").bet("flush", 200).bet("red", 100)
    assert not play.lying("flush").held
    play.do(Proceed("no_more_bets"))
    assert play.lying("flush").held
    assert not play.lying("red").held
    assert play.refused(RemoveBet(1, BetKey("flush"))) == ("NO_MORE_BETS", "000 (g)(1)")
    assert not play.outcome("JK1").lying("flush").held


def test_POK_5_after_a_joker_hands_may_be_added_to_and_taken_down_again() -> None:
    play = posted("8S", "9S").bet("flush", 200).outcome("JK1")
    play.bet("flush", 100).bet("open_straight", 100).lift("flush", 100)
    play.lift("open_straight")
    assert play.outcome("2S").settlement("flush").won_cents == 600
    assert play.cents() == 1_000_000 + 600


# (i): irregularities


def test_i_1_i_the_card_previously_passed_wins_where_the_sign_says_so() -> None:
    play = posted("7C", clapper_between="previous_card").bet("pair_in_two", 100).bet("straight:7D", 100)
    play.to_chance().irregular("clapper_between", passed="7D")
    detail = (("passed", "7D"),)
    assert play.said[0] == IrregularityRuled("clapper_between", "previous_card", "000 (i)(1)(i)", detail)
    assert play.heard(WheelStopped) == [WheelStopped(RIM.index("7D"), "7D")]
    assert play.settlement("straight:7D").won_cents == 5_000
    assert play.settlement("pair_in_two").won_cents == 1_100
    assert play.state.play.stand == ("7C", "7D")
    assert play.state.phase == BETTING


def test_i_1_i_a_joker_may_be_the_card_passed() -> None:
    play = posted("7C").bet("pair_in_two", 100).bet("jacer", 100).to_chance()
    play.irregular("clapper_between", passed="JK2")
    assert play.settlement("jacer").won_cents == 1_200
    assert not play.lying("pair_in_two").held


@pytest.mark.parametrize("card", CARDS)
def test_i_1_i_any_of_the_54_may_have_been_passed(card: str) -> None:
    play = table().to_chance().irregular("clapper_between", passed=card)
    assert play.state.play.marker == card


def test_i_1_i_the_card_passed_has_to_be_named() -> None:
    play = table().to_chance()
    assert play.refused(RaiseIrregularity("clapper_between")) == ("PARTICULAR_MISSING", "000 (i)(1)(i)")
    assert play.refused(RaiseIrregularity("clapper_between", particulars(passed="10S")))[0] == "BAD_PARTICULAR"


@pytest.mark.parametrize("detail", [{}, {"passed": "7D"}])
def test_i_1_ii_or_the_spin_is_void_and_spun_again(detail: dict[str, str]) -> None:
    play = posted("7C", clapper_between="void_and_respin").bet("pair_in_two", 100).bet("straight:7D", 100)
    play.to_chance().irregular("clapper_between", **detail)
    assert play.calls() == ["NO_SPIN"]
    assert play.heard(IrregularityRuled)[0].ruling == "void"
    assert play.heard(RoundVoided) == [RoundVoided("spin", "000 (i)(1)(ii)")]
    assert play.settled() == []
    assert (play.state.phase, play.state.play.stand, play.state.round) == (BETTING, ("7C",), 2)
    assert play.outcome("7D").settlement("pair_in_two").result is Result.WIN


@pytest.mark.parametrize("revolutions", [0, 1, 2])
def test_i_3_fewer_than_three_revolutions_is_no_spin(revolutions: int) -> None:
    play = posted("7C").bet("pair_in_two", 100).to_chance()
    play.irregular("too_few_revolutions", revolutions=revolutions)
    assert play.calls() == ["NO_SPIN"]
    assert play.heard(RoundVoided) == [RoundVoided("spin", "000 (i)(3)")]
    assert play.state.play.stand == ("7C",)


def test_i_3_three_revolutions_are_enough() -> None:
    three = RaiseIrregularity("too_few_revolutions", particulars(revolutions=3))
    assert table().to_chance().refused(three) == ("BAD_PARTICULAR", "000 (i)(3)")


def test_POK_12_after_a_void_spin_every_bet_may_be_changed() -> None:
    play = posted("7C").bet("pair_in_two", 100).bet("red", 100).to_chance()
    play.irregular("too_few_revolutions", revolutions=1)
    assert not play.lying("pair_in_two").held
    play.lift("pair_in_two").lift("red")
    assert play.cents() == 1_000_000


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_d_3_a_chip_misplaced_at_the_players_wish_stands(steps: int) -> None:
    play = posted("7C").bet("pair_in_two", 100).do(*(Proceed("no_more_bets"), Proceed("spin"))[:steps])
    before = play.state
    play.irregular("misplaced_chip")
    assert play.said == [IrregularityRuled("misplaced_chip", "stands", "000 (d)(3)")]
    assert play.state == before


def test_i_irregularities_only_when_they_can_happen() -> None:
    play = table()
    passed = RaiseIrregularity("clapper_between", particulars(passed="AS"))
    assert play.refused(passed) == ("CANNOT_HAPPEN_NOW", "000 (i)(1)")
    assert play.refused(RaiseIrregularity("too_few_revolutions")) == ("CANNOT_HAPPEN_NOW", "000 (i)(3)")
    assert play.refused(RaiseIrregularity("call_missed")) == ("UNKNOWN_IRREGULARITY", "")


def test_options_take_only_their_values() -> None:
    assert problems(clapper_between="next_card", ace_king="both", stand="paper") == [
        ("clapper_between", "BAD_VALUE"),
        ("ace_king", "BAD_VALUE"),
        ("stand", "BAD_VALUE"),
    ]


def test_b_1_a_device_instead_of_cards_shows_the_same() -> None:
    assert posted("8S", "9S", stand="electronic").events == posted("8S", "9S", stand="cards").events


# (d): wagers and chips


def test_d_1_cash_needs_the_dealers_confirmation() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("red"), 100, "cash")) == ("NEEDS_CONFIRMATION", "000 (d)(1)")
    assert play.refused(PlaceBet(1, BetKey("red"), 100, "match_play")) == ("TENDER_NOT_TAKEN", "000 (d)(1)")
    assert play.bet("red", 100, tender="cash", confirmed_by=("dealer",)).lying("red").cents == 100


def test_d_2_no_two_players_with_the_same_non_value_chips() -> None:
    play = table()
    assert play.refused(TakeSeat(3, "Third", 10_000, "red")) == ("COLOUR_IN_USE", "000 (d)(2)")
    assert play.refused(TakeSeat(3, "Third", 10_000, "green")) == ("", "")
    assert play.refused(TakeSeat(3, "Third", 10_000)) == ("", "")
    assert play.refused(TakeSeat(1, "Again", 10_000)) == ("SEAT_TAKEN", "")


def test_h_5_a_player_may_not_leave_while_a_hand_is_undecided() -> None:
    play = posted("7C").bet("pair_in_two", 100).outcome("JK1")
    assert play.refused(LeaveSeat(1)) == ("BETS_ON_FELT", "")
    assert play.outcome("8D").top_up(100).do(LeaveSeat(1)).cents() == 0


def test_POK_10_limits_are_the_houses_own() -> None:
    play = table(minimum_cents=5, maximum_cents=50)
    assert play.refused(PlaceBet(1, BetKey("red"), 400)) == ("BELOW_MINIMUM", "POK-10")
    assert play.refused(PlaceBet(1, BetKey("red"), 5_100)) == ("ABOVE_MAXIMUM", "POK-10")
    play = posted("7C", maximum_cents=50, over_maximum="excess_returned", under_minimum="stands", minimum_cents=5)
    play.bet("pair_in_two", 6_000).bet("red", 100).do(Proceed("no_more_bets"))
    assert [(event.key.wager, event.cents) for event in play.heard(BetReturned)] == [("pair_in_two", 1_000)]
    assert play.lying("pair_in_two").held


def test_there_is_nothing_to_call_on_or_off_or_to_decide() -> None:
    play = table().bet("red", 100)
    assert play.refused(CallBet(1, BetKey("red"), on=False)) == ("NOT_IN_THIS_GAME", "")
    assert play.refused(Decide(1, "hit")) == ("NOT_IN_THIS_GAME", "")
    with pytest.raises(IllegalAction):
        play.do(Decide(1, "hit"))
    with pytest.raises(AssertionError):
        GAME.perform(play.rules, play.state, Decide(1, "hit"))


# routes


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("pair_in_two", 52),
        ("pair_in_three", 52 * 48),
        ("three_of_a_kind", 52 * 4),
        ("flush", 52 * 13),
        ("open_straight", 11 * 2 * 16),  # K-Q down to 3-2, either first, any suits
        ("inside_straight", 14 * 2 * 16),  # A-K, A-2, A-3 and the eleven gaps from A-Q to 4-2
        ("open_straight_flush", 11 * 2 * 4),
        ("inside_straight_flush", 14 * 2 * 4),
    ],
)
def test_h_routes_are_all_the_ordered_stands_that_open_a_hand(hand: str, ways: int) -> None:
    routes = tuple(GAME.routes(GAME.rules_for(), BetKey(hand)))
    assert len(routes) == len(set(routes)) == ways
    assert {len(route) for route in routes} == {3 if hand == "pair_in_two" else 6}
    for route in (routes[0], routes[-1]):
        assert table().do(*route).refused(PlaceBet(2, BetKey(hand), 100)) == ("", "")


def test_h_routes_of_all_else_are_empty() -> None:
    rules = GAME.rules_for()
    assert all(tuple(GAME.routes(rules, key)) == ((),) for key in rules.book if key.wager not in HANDS)


def test_POK_2_routes_follow_the_reading_of_ace_king() -> None:
    rules = GAME.rules_for("", {"ace_king": "open"})
    assert len(tuple(GAME.routes(rules, BetKey("open_straight")))) == 12 * 2 * 16
    assert len(tuple(GAME.routes(rules, BetKey("inside_straight")))) == 13 * 2 * 16


def test_h_4_every_stand_opens_a_straight_exactly_as_its_completing_values_are_counted() -> None:
    order = "AKQJT98765432"
    runs = [set(order[at : at + 3]) for at in range(11)] + [{"A", "2", "3"}]
    for one, other in product(order, repeat=2):
        values = sum(1 for value in order if {one, other, value} in runs) if one != other else 0
        expected = {0: [], 1: ["inside_straight"], 2: ["open_straight"]}[values]
        assert [hand for hand in open_on(f"{one}S", f"{other}H") if "straight" in hand] == expected, one + other
