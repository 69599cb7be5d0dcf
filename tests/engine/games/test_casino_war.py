"""Casino War, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from engine.play import Play
from feltwright.engine.actions import (
    Decide,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
    particulars,
)
from feltwright.engine.cards import CARDS, RANKS
from feltwright.engine.events import (
    Announced,
    BetPlaced,
    CardDealt,
    CardsCollected,
    IrregularityRuled,
    MarkerMoved,
    ProcedureNoted,
)
from feltwright.engine.games.casino_war import GAME
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result
from feltwright.odds.casino_war import WAR_ALWAYS, first_tie, second_tie, war_worth
from feltwright.odds.edge import edge


def table(*bankrolls: int, **chosen: object) -> Play:
    """Players with the cards shuffled and cut, bets open."""
    play = Play(GAME, **chosen).seated(*(bankrolls or (100_000, 100_000)))
    while play.state.phase != "betting":
        action = GAME.routine(play.rules, play.state, frozenset())
        assert action is not None
        play.do(action)
    return play


def tied(play: Play, card: str = "9") -> Play:
    """Every seat that bet, and the house, get the same rank."""
    count = sum(bet.key.wager == "initial" for bet in play.state.bets)
    return play.do(Proceed("deal")).outcome(*[card + suit for suit in "SHDC" * 2][: count + 1])


WAR = ("2C", "2D", "2H")
"""Three cards to burn."""


# B and C. First cards


@pytest.mark.parametrize(
    ("player", "house", "result", "net", "cite"),
    [
        ("AS", "KS", Result.WIN, 1_000, "003 §14.C.2.a"),
        ("3S", "2S", Result.WIN, 1_000, "003 §14.C.2.a"),
        ("TS", "9S", Result.WIN, 1_000, "003 §14.C.2.a"),
        ("KS", "AS", Result.LOSE, -1_000, "003 §14.C.2.b"),
        ("2S", "3S", Result.LOSE, -1_000, "003 §14.C.2.b"),
    ],
)
def test_14_C_2_the_higher_card_wins(player: str, house: str, result: Result, net: int, cite: str) -> None:
    play = table().bet("initial@1", 1_000).outcome(player, house)
    settled = play.settlement("initial@1")
    assert (settled.result, settled.net_cents, settled.cite) == (result, net, cite)
    assert (play.cents(), play.state.phase) == (100_000 + net, "betting")


@pytest.mark.parametrize("lower", range(12))
def test_14_C_1_ace_high_down_to_the_two(lower: int) -> None:
    play = table().bet("initial@1", 1_000).outcome(RANKS[lower + 1] + "S", RANKS[lower] + "H")
    assert play.settlement("initial@1").result is Result.WIN


def test_14_C_1_suits_do_not_matter() -> None:
    assert tied(table().bet("initial@1", 1_000)).state.phase == "ties"


def test_14_B_3_one_card_each_from_left_to_right_then_the_house() -> None:
    play = table().bet("initial@2", 500, seat=2).bet("initial@1", 500).outcome("4S", "5S", "6S")
    dealt = [(event.place, event.card) for event in play.heard(CardDealt)]
    assert dealt == [("hand.1.0", "4S"), ("hand.2.0", "5S"), ("dealer", "6S")]
    assert play.calls() == ["HOUSE_CARD"]
    assert [event.place for event in play.heard(CardsCollected)] == ["hand.1.0", "hand.2.0", "dealer"]


def test_14_B_1_no_wager_no_deal() -> None:
    assert table().refused(Proceed("deal")) == ("NO_WAGERS", "003 §14.B.1")


# C.3. The tie wager


@pytest.mark.parametrize(
    ("cards", "result", "net", "cite"),
    [
        (("9S", "9H"), Result.WIN, 5_000, "003 §14.C.3.d"),
        (("9S", "8H"), Result.LOSE, -500, "003 §14.C.3.c"),
        (("8S", "9H"), Result.LOSE, -500, "003 §14.C.3.c"),
    ],
)
def test_14_C_3_a_tie_pays_ten_to_one_at_once(cards: tuple[str, str], result: Result, net: int, cite: str) -> None:
    play = table().bet("initial@1", 1_000).bet("tie@1", 500).outcome(*cards)
    settled = play.settlement("tie@1")
    assert (settled.result, settled.net_cents, settled.cite) == (result, net, cite)


def test_14_C_3_b_a_tie_wager_needs_an_initial_one() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500)) == ("TIE_NEEDS_INITIAL", "003 §14.C.3.b")
    play.bet("initial@1", 1_000).bet("tie@1", 500)
    assert play.refused(RemoveBet(1, BetKey("initial", spot=1))) == ("TIE_NEEDS_INITIAL", "003 §14.C.3.b")
    play.lift("initial@1", 500).lift("tie@1").lift("initial@1")
    assert play.state.bets == ()


def test_14_C_3_the_tie_wager_does_not_follow_the_war() -> None:
    """Tie pays 10 x 5 = 50; the war is lost for 20."""
    play = tied(table().bet("initial@1", 1_000).bet("tie@1", 500)).do(Decide(1, "war"))
    play.outcome(*WAR, "3S", *WAR, "4S")
    assert play.cents() == 100_000 + 5_000 - 2_000


# C.2.c. Surrender and war


def test_14_C_2_c_i_surrender_costs_half() -> None:
    play = tied(table().bet("initial@1", 1_100)).do(Decide(1, "surrender"))
    settled = play.settlement("initial@1")
    assert (settled.result, settled.net_cents, settled.returned_cents) == (Result.LOSE, -550, 550)
    assert settled.cite == "003 §14.C.2.c.i"
    assert [(part.wager, part.cents, part.result) for part in settled.parts] == [
        ("initial", 550, Result.LOSE),
        ("initial", 550, Result.PUSH),
    ]
    assert (play.cents(), play.state.phase) == (99_450, "betting")


@pytest.mark.parametrize(
    ("player", "dealer", "initial", "war", "net"),
    [
        ("KS", "QS", Result.PUSH, Result.WIN, 1_000),
        ("QS", "KS", Result.LOSE, Result.LOSE, -2_000),
        ("QS", "QH", Result.WIN, Result.WIN, 2_000),
    ],
)
def test_14_C_2_c_ii_war(player: str, dealer: str, initial: Result, war: Result, net: int) -> None:
    play = tied(table().bet("initial@1", 1_000)).do(Decide(1, "war"))
    assert play.heard(BetPlaced) == [BetPlaced(1, BetKey("war", spot=1), 1_000, 1_000, "003 §14.C.2.c.ii")]
    assert [note.what for note in play.heard(ProcedureNoted)] == ["DEALER_MATCHES"]
    assert play.cents() == 98_000
    play.outcome(*WAR, player, *WAR, dealer)
    assert (play.settlement("initial@1").result, play.settlement("war@1").result) == (initial, war)
    assert {event.cite for event in play.settled()} == {"003 §14.C.2.c.ii"}
    assert (play.cents(), play.state.phase) == (100_000 + net, "betting")


def test_14_C_2_c_ii_the_dealers_stack_lies_on_the_spot_until_the_war_is_over() -> None:
    play = tied(table(shuffler="true").bet("initial@1", 1_000).bet("initial@2", 500, seat=2))
    play.do(Decide(1, "war"), Decide(2, "war"))
    assert play.heard(MarkerMoved) == [
        MarkerMoved("dealer_stack_1", "war_spot_1", "$10"),
        MarkerMoved("dealer_stack_2", "war_spot_2", "$5"),
    ]
    away = [MarkerMoved("dealer_stack_1", ""), MarkerMoved("dealer_stack_2", "")]
    fault = Play(GAME, shuffler="true")
    fault.state = play.state
    assert fault.irregular("shuffler_fault", lasting="no").heard(MarkerMoved) == away
    assert play.outcome(*WAR, "KS", *WAR, "3S", *WAR, "QS").heard(MarkerMoved) == away


def test_14_C_2_c_ii_three_cards_burned_face_down_and_one_turned() -> None:
    play = tied(table().bet("initial@1", 1_000)).do(Decide(1, "war")).outcome(*WAR, "KS", *WAR, "QS")
    dealt = [(event.place, event.position, event.card) for event in play.heard(CardDealt)]
    hand = [("hand.1.0", position, "") for position in (1, 2, 3)]
    house = [("dealer", position, "") for position in (1, 2, 3)]
    assert dealt == [*hand, ("hand.1.0", 4, "KS"), *house, ("dealer", 4, "QS")]


def test_14_C_2_c_ii_war_is_exactly_the_initial_wager() -> None:
    play = tied(table().bet("initial@1", 1_000))
    assert play.refused(Decide(1, "war", cents=500)) == ("WAR_EQUALS_INITIAL", "003 §14.C.2.c.ii")
    assert play.refused(Decide(1, "war", cents=1_000)) == ("", "")
    assert play.refused(PlaceBet(1, BetKey("war", spot=1), 1_000)) == ("MADE_BY_DECISION", "003 §14.C.2.c.ii")


def test_WAR_2_one_war_card_of_the_dealer_for_all() -> None:
    """9 burned and turned twice, then the dealer's: seat 1 wins with a king, seat 2 loses with a three."""
    play = tied(table().bet("initial@1", 1_000).bet("initial@2", 500, seat=2))
    assert play.refused(Decide(2, "war")) == ("NOT_YOUR_TURN", "003 §14.C.2.c")
    play.do(Decide(1, "war"), Decide(2, "war"))
    play.outcome(*WAR, "KS", *WAR, "3S", *WAR, "QS")
    assert (play.cents(1), play.cents(2)) == (101_000, 99_000)
    assert [str(event.key) for event in play.settled()] == ["initial@2", "war@2", "initial@1", "war@1"]


def test_WAR_2_a_war_card_of_the_dealer_for_each() -> None:
    play = tied(table(war_card="each").bet("initial@1", 1_000).bet("initial@2", 500, seat=2))
    play.do(Decide(1, "war"), Decide(2, "war"))
    play.outcome(*WAR, "KS", *WAR, "AS", *WAR, "3S", *WAR, "2S")
    assert (play.cents(1), play.cents(2)) == (98_000, 100_500)
    assert [event.position for event in play.heard(CardDealt) if event.place == "dealer"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_one_surrenders_and_the_other_fights() -> None:
    play = tied(table().bet("initial@1", 1_000).bet("initial@2", 1_000, seat=2))
    play.do(Decide(1, "surrender"), Decide(2, "war")).outcome(*WAR, "KS", *WAR, "KD")
    assert (play.cents(1), play.cents(2)) == (99_500, 102_000)


def test_WAR_10_without_the_chips_only_surrender() -> None:
    play = tied(table(1_500).bet("initial@1", 1_000))
    assert play.refused(Decide(1, "war")) == ("NOT_ENOUGH_MONEY", "WAR-10")
    assert GAME.routine(play.rules, play.state, frozenset()) == Decide(1, "surrender")
    play.do(Decide(1, "surrender"))


def test_decisions_only_after_a_tie() -> None:
    play = table().bet("initial@1", 1_000)
    assert play.refused(Decide(1, "war")) == ("NO_DECISION_NOW", "003 §14.C.2.c")
    assert play.refused(Decide(1, "sulk"))[0] == "UNKNOWN_DECISION"


# D. Limits


def test_14_D_4_tie_limits_of_their_own() -> None:
    play = table(tie_maximum_cents=50).bet("initial@1", 10_000)
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 5_050)) == ("ABOVE_MAXIMUM", "003 §14.D.2")
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 50)) == ("BELOW_MINIMUM", "003 §14.D.4")


@pytest.mark.parametrize(
    ("chosen", "option", "code"),
    [
        ({"maximum_cents": 5_001}, "maximum_cents", "NEEDS_APPROVAL"),
        ({"minimum_cents": "0.50"}, "minimum_cents", "BAD_VALUE"),
        ({"tie_minimum_cents": 30, "tie_maximum_cents": 20}, "tie_minimum_cents", "ABOVE_MAXIMUM"),
        ({"tie_maximum_cents": 20_000}, "tie_maximum_cents", "ABOVE_CASINO_MAXIMUM"),
        ({"seats": 5}, "seats", "BAD_VALUE"),
        ({"seats": 8}, "seats", "BAD_VALUE"),
        ({"decks": 0}, "decks", "BAD_VALUE"),
        ({"decks": 1, "war_card": "each"}, "decks", "TOO_FEW_DECKS"),
    ],
)
def test_14_D_what_the_house_may_not_choose(chosen: dict[str, object], option: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.rules_for("", chosen)
    assert (option, code) in [(problem.option, problem.code) for problem in caught.value.problems]


def test_14_D_2_the_general_manager_may_approve_more() -> None:
    assert GAME.rules_for("", {"maximum_cents": 6_000, "higher_maximum": True}).maximum_cents == 600_000


def test_WAR_6_half_must_be_payable() -> None:
    assert table().refused(PlaceBet(1, BetKey("initial", spot=1), 550)) == ("CANNOT_BE_PAID", "003 §14.C.2.a")


def test_WAR_8_own_position_chips_and_frozen_from_the_first_card() -> None:
    play = table().bet("initial@1", 1_000)
    assert play.refused(PlaceBet(1, BetKey("initial", spot=2), 1_000)) == ("NOT_YOUR_POSITION", "WAR-8")
    assert play.refused(PlaceBet(1, BetKey("initial", spot=1), 1_000, "cash")) == ("TENDER_NOT_TAKEN", "WAR-8")
    play.do(Proceed("deal"))
    assert play.refused(RemoveBet(1, BetKey("initial", spot=1))) == ("CARDS_ARE_OUT", "WAR-8")
    assert play.refused(Proceed("deal"))[0] == "NOT_READY_TO_DEAL"


def test_the_excess_goes_back_where_the_house_lets_it_lie() -> None:
    play = table(over_maximum="excess_returned", maximum_cents=50).bet("initial@1", 6_000).do(Proceed("deal"))
    assert play.lying("initial@1").cents == 5_000


def test_14_D_1_too_little_stands_where_the_house_lets_it() -> None:
    assert table().refused(PlaceBet(1, BetKey("initial", spot=1), 300)) == ("BELOW_MINIMUM", "003 §14.D.1")
    play = table(under_minimum="stands").bet("initial@1", 300).outcome("KS", "QS")
    assert play.settlement("initial@1").net_cents == 300


def test_14_D_2_the_general_manager_may_let_one_player_bet_more() -> None:
    play = table(200_000, maximum_cents=100, casino_maximum_cents=500)
    key = BetKey("initial", spot=1)
    assert play.refused(PlaceBet(1, key, 20_000)) == ("ABOVE_MAXIMUM", "003 §14.D.2")
    assert play.refused(PlaceBet(1, key, 60_000)) == ("ABOVE_CASINO_MAXIMUM", "003 §14.D.2")
    assert play.refused(PlaceBet(1, key, 60_000, confirmed_by=("general manager",))) == ("", "")


@pytest.mark.parametrize(("chips", "unit"), [("0.50,1,5", 100), ("1,5,25", 200), ("5,25,100", 1_000)])
def test_WAR_6_an_initial_wager_is_two_stacks_of_the_chips_in_use(chips: str, unit: int) -> None:
    assert table(chips_cents=chips).rules.book[BetKey("initial", spot=1)].unit_cents == unit


# A. The cards


def notes(play: Play) -> list[tuple[str, str]]:
    return [(note.what, note.cite) for note in play.heard(ProcedureNoted)]


def test_14_A_opening_the_table() -> None:
    play = Play(GAME).seated(100_000)
    assert play.refused(PlaceBet(1, BetKey("initial", spot=1), 1_000)) == ("CARDS_NOT_READY", "WAR-3")
    assert notes(play.do(Proceed("shuffle"))) == [
        ("INSPECTED", "003 §14.A.2"),
        ("VERIFIED", "003 §14.A.2"),
        ("PRESENTED", "003 §14.A.3"),
        ("WASHED", "003 §14.A.4"),
        ("SHUFFLED", "WAR-3"),
    ]
    assert play.refused(Decide(1, "cut", detail=particulars(depth=9)))[0] == "CUT_TOO_NEAR_THE_END"
    assert play.do(Decide(1, "cut")).state.phase == "betting"


@pytest.mark.parametrize(("decks", "anew"), [(1, True), (2, False), (6, False)])
def test_WAR_3_a_single_deck_is_shuffled_every_round(decks: int, anew: bool) -> None:
    play = table(decks=decks).bet("initial@1", 1_000).outcome("9S", "8S")
    assert (play.state.phase == "shuffle") is anew


def test_WAR_3_the_round_in_which_the_cutting_card_comes_is_finished() -> None:
    play = table()
    assert play.rules.cards.reserve == 78
    shoe = replace(play.state.play.stock.shoe, left=(*(0,) * 48, 80, 0, 0, 0))
    stock = replace(play.state.play.stock, shoe=shoe)
    play.state = replace(play.state, play=replace(play.state.play, stock=stock))
    play.bet("initial@1", 1_000).outcome("AC", "AC").do(Decide(1, "surrender"))
    assert play.state.phase == "shuffle"


def test_15_B_the_shuffle_machine_swaps_its_sets() -> None:
    play = Play(GAME, shuffler="true").seated(100_000).do(Proceed("shuffle"))
    assert notes(play)[-4:] == [
        ("OTHER_SET_WASHED", "003 §15.B.7"),
        ("SETS_SWAPPED", "003 §15.B.8"),
        ("STARTED", "003 §15.B.9"),
        ("SHUFFLED", "003 §15.A.1"),
    ]
    assert play.state.phase == "cut"
    play.do(Decide(1, "cut")).bet("initial@1", 1_000).outcome("9S", "8S")
    assert play.state.phase == "shuffle"
    assert [what for what, _ in notes(play.do(Proceed("shuffle")))] == ["SETS_SWAPPED", "STARTED", "SHUFFLED"]


def test_WAR_11_the_house_may_deal_the_machines_cards_uncut() -> None:
    play = Play(GAME, shuffler="true", machine_cut="false").seated(100_000).do(Proceed("shuffle"))
    assert play.state.phase == "betting"
    by_machine = Play(GAME, shuffler="true").seated(100_000).do(Proceed("shuffle"), Decide(1, "cut"))
    assert by_machine.state.phase == "betting"
    assert [what for what, _ in notes(by_machine)][-2:] == ["CARDS_CUT", "CUTTING_CARD_PLACED"]


# Irregularities


def ruled(play: Play) -> list[tuple[str, str, str]]:
    return [(event.code, event.ruling, event.cite) for event in play.heard(IrregularityRuled)]


def test_WAR_9_a_card_face_up_in_the_shoe_is_discarded() -> None:
    play = table().bet("initial@1", 1_000).do(Proceed("deal")).irregular("face_up_in_shoe")
    assert ruled(play) == [("face_up_in_shoe", "not_used", "WAR-9")]
    play.outcome("AS")
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "AS")]
    assert play.state.phase == "dealing"
    play.outcome("KS", "QS")
    assert play.settlement("initial@1").result is Result.WIN


def test_WAR_9_a_shoe_with_cards_enough_is_not_short() -> None:
    play = tied(table().bet("initial@1", 1_000)).do(Decide(1, "war"))
    assert play.refused(RaiseIrregularity("not_enough_cards")) == ("ENOUGH_CARDS", "WAR-9")


def test_WAR_9_too_few_cards_take_the_discards_in() -> None:
    play = tied(table().bet("initial@1", 1_000)).do(Decide(1, "war"))
    shoe = replace(play.state.play.stock.shoe, left=(*(0,) * 51, 1))
    stock = replace(play.state.play.stock, shoe=shoe)
    play.state = replace(play.state, play=replace(play.state.play, stock=stock))
    assert play.game.needs(play.rules, play.state) is None
    play.to_chance()
    assert ruled(play) == [("not_enough_cards", "reshuffle", "WAR-9")]
    assert play.state.play.stock.shoe.size == 312 - 2
    play.outcome(*WAR, "KS", *WAR, "QS")
    assert play.cents() == 101_000


def test_15_C_1_a_fault_of_the_machine_voids_the_hand() -> None:
    play = tied(table(shuffler="true").bet("initial@1", 1_000)).do(Decide(1, "war"))
    play.irregular("shuffler_fault", lasting="no")
    assert ruled(play) == [("shuffler_fault", "round_void", "003 §15.C.1")]
    assert {event.result for event in play.settled()} == {Result.VOID}
    assert (play.cents(), play.state.phase, play.state.play.stock.manual) == (100_000, "shuffle", False)


def test_15_C_2_after_a_lasting_fault_the_dealer_shuffles() -> None:
    play = table(shuffler="true").bet("initial@1", 1_000).do(Proceed("deal"))
    play.irregular("shuffler_fault", lasting="yes").do(Proceed("shuffle"))
    assert play.state.phase == "cut"


def test_without_a_machine_it_cannot_fail() -> None:
    play = table().bet("initial@1", 1_000).do(Proceed("deal"))
    assert play.refused(RaiseIrregularity("shuffler_fault")) == ("NO_SHUFFLER", "003 §15.A.1")
    assert play.refused(RaiseIrregularity("seal_broken")) == ("NO_SHUFFLER", "003 §15.A.1")


@pytest.mark.parametrize("what", ["seal", "chip"])
def test_15_A_4_a_broken_seal_or_a_wrong_chip_is_reported(what: str) -> None:
    play = table(shuffler="true").bet("initial@1", 1_000).irregular("seal_broken", what=what)
    assert ruled(play) == [("seal_broken", "reported", "003 §15.A.4")]
    assert play.state.phase == "betting"


def test_BLA_16_a_fault_before_the_deal_leaves_the_wagers_where_they_are() -> None:
    play = table(shuffler="true").bet("initial@1", 1_000).irregular("shuffler_fault", lasting="yes")
    assert ruled(play) == [("shuffler_fault", "reshuffle", "003 §15.C.1")]
    assert (play.lying("initial@1").cents, play.state.phase) == (1_000, "shuffle")
    assert notes(play.do(Proceed("shuffle"), Decide(1, "cut")))[0] == ("SHUFFLED", "003 §15.C.2")
    assert notes(play)[-1] == ("DEALT_FROM_HAND", "003 §15.C.2.a")


def test_the_routine_opens_with_a_bet_and_goes_to_war() -> None:
    play = table()
    assert GAME.routine(play.rules, play.state, frozenset({1})) == PlaceBet(2, BetKey("initial", spot=2), 500)
    tied(play.bet("initial@1", 1_000))
    assert GAME.routine(play.rules, play.state, frozenset()) == Decide(1, "war")


def test_somebody_may_sit_down_at_any_time() -> None:
    play = table(100_000).bet("initial@1", 1_000).do(Proceed("deal"), TakeSeat(2, "Late", 5_000))
    assert play.do(Resolve((CARDS.index("9S"), CARDS.index("8S")))).state.phase == "betting"


# What else the text asks for


def test_14_A_1_at_least_one_deck() -> None:
    assert table(decks=1).state.play.stock.shoe.size == 52
    with pytest.raises(OptionError, match="decks"):
        GAME.rules_for("", {"decks": 0})


def test_14_B_2_a_tie_wager_is_optional_and_made_before_the_cards() -> None:
    play = table().bet("initial@1", 1_000)
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500)) == ("", "")
    tied(play)
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500)) == ("CARDS_ARE_OUT", "WAR-8")


def test_14_B_4_one_house_card_stands_against_everybody() -> None:
    play = table().bet("initial@1", 1_000).bet("initial@2", 1_000, seat=2).do(Proceed("deal"))
    play.outcome("KS", "2S", "9S")
    assert [(event.code, dict(event.params)) for event in play.heard(Announced)] == [("HOUSE_CARD", {"card": "9S"})]
    assert (play.cents(1), play.cents(2)) == (101_000, 99_000)


def test_14_D_1_posted_limits() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("initial", spot=1), 400)) == ("BELOW_MINIMUM", "003 §14.D.1")
    assert play.refused(PlaceBet(1, BetKey("initial", spot=1), 100_100)) == ("ABOVE_MAXIMUM", "003 §14.D.2")


def test_WAR_1_and_WAR_4_the_order_out_of_the_shoe() -> None:
    """Three burned and one turned for the player, then the same for the dealer: b b b P b b b D."""
    play = tied(table().bet("initial@1", 1_000)).do(Decide(1, "war")).outcome(*WAR, "KS", *WAR, "QS")
    order = [(event.place, bool(event.card)) for event in play.heard(CardDealt)]
    assert order == [("hand.1.0", False)] * 3 + [("hand.1.0", True)] + [("dealer", False)] * 3 + [("dealer", True)]


def test_WAR_5_a_tie_wager_is_paid_before_the_player_chooses() -> None:
    play = tied(table().bet("initial@1", 1_000).bet("tie@1", 500))
    assert [(str(event.key), event.net_cents) for event in play.settled()] == [("tie@1", 5_000)]
    assert play.state.phase == "ties"


UNITS = [
    ("KS QS", "", "", 1),
    ("QS KS", "", "", -1),
    ("9S 9D", "surrender", "", Fraction(-1, 2)),
    ("9S 9D", "war", "KS QS", 1),
    ("9S 9D", "war", "QS KS", -2),
    ("9S 9D", "war", "QS QD", 2),
]


@pytest.mark.parametrize(("first", "choice", "then", "units"), UNITS)
def test_14_C_2_every_row_of_the_settlement_in_units_of_the_initial_wager(
    first: str, choice: str, then: str, units: Fraction
) -> None:
    play = table().bet("initial@1", 1_000).do(Proceed("deal")).outcome(*first.split())
    if choice:
        play.do(Decide(1, choice))
    if then:
        player, dealer = then.split()
        play.outcome(*WAR, player, *WAR, dealer)
    assert play.cents() - 100_000 == units * 1_000


# Odds


@pytest.mark.parametrize("decks", [1, 2, 4, 6, 8])
def test_the_edge_of_war_on_every_tie_by_plain_counting(decks: int) -> None:
    """All ordered deals of four ranks: player, dealer, and the two war cards."""
    left = dict.fromkeys(range(13), 4 * decks)
    total = Fraction(0)
    size = 52 * decks
    for one in left:
        for two in left:
            if one != two:
                continue
            ways = Fraction(left[one] * (left[two] - 1), size * (size - 1))
            rest = dict(left)
            rest[one] -= 2
            for third in rest:
                for fourth in rest:
                    pairs = rest[third] * (rest[fourth] - (third == fourth))
                    chance = Fraction(pairs, (size - 2) * (size - 3))
                    total += ways * chance * (2 if third == fourth else 1 if third > fourth else -2)
    found = edge(GAME, GAME.rules_for("", {"decks": decks}), BetKey("initial", spot=1))
    assert found.per_bet == -total
    assert found.strategy == WAR_ALWAYS


@pytest.mark.parametrize(("decks", "percent"), [(6, "2.330"), (8, "2.340")])
def test_known_edge_of_the_initial_wager(decks: int, percent: str) -> None:
    found = edge(GAME, GAME.rules_for("", {"decks": decks}), BetKey("initial", spot=1))
    assert f"{float(found.shown * 100):.3f}" == percent


@pytest.mark.parametrize(("decks", "percent"), [(1, "35.29"), (6, "18.65"), (8, "17.83")])
def test_known_edge_of_the_tie_wager(decks: int, percent: str) -> None:
    found = edge(GAME, GAME.rules_for("", {"decks": decks}), BetKey("tie", spot=1))
    assert f"{float(found.shown * 100):.2f}" == percent


def test_war_beats_surrender() -> None:
    for decks in (1, 6, 8):
        assert war_worth(decks) > Fraction(-1, 2)
    assert (first_tie(6), second_tie(6)) == (Fraction(23, 311), Fraction(22 * 21 + 12 * 24 * 23, 310 * 309))
