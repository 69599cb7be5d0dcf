"""Red Dog, clause by clause."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from engine.play import Play
from feltwright.engine.actions import (
    Decide,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    particulars,
)
from feltwright.engine.cards import RANKS, value_of
from feltwright.engine.events import (
    Announced,
    CardDealt,
    CardsCollected,
    IrregularityRuled,
    MarkerMoved,
    ProcedureNoted,
)
from feltwright.engine.games.red_dog import GAME
from feltwright.engine.games.red_dog_rules import is_between, spread_odds, spread_of
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result
from feltwright.odds.edge import edge
from feltwright.odds.red_dog import STRATEGY, spread_worth


def table(**chosen: object) -> Play:
    """Two players, the cards shuffled, cut and burned, bets open."""
    play = Play(GAME, **chosen).seated(100_000, 100_000).to_chance().outcome("9S")
    assert play.state.phase == "betting"
    return play


# A.2 and C.7. Values and spreads


@pytest.mark.parametrize(
    ("one", "two", "spread"),
    [
        ("4S", "7H", 2),
        ("9S", "KH", 3),
        ("KH", "9S", 3),
        ("2S", "AH", 11),
        ("2S", "4H", 1),
        ("TS", "QH", 1),
        ("JS", "AH", 2),
        ("KS", "AH", 0),
        ("AS", "KH", 0),
        ("2S", "3H", 0),
        ("5S", "5H", -1),
    ],
)
def test_12_C_7_the_spread_counts_the_values_between(one: str, two: str, spread: int) -> None:
    assert spread_of(one, two) == spread


def test_12_C_7_every_pair_of_values() -> None:
    for low, high in product(range(13), repeat=2):
        assert spread_of(RANKS[low] + "S", RANKS[high] + "H") == abs(high - low) - 1


@pytest.mark.parametrize(
    ("spread", "odds"),
    [(1, Odds(5)), (2, Odds(4)), (3, Odds(2)), *((spread, Odds(1)) for spread in range(4, 12))],
)
def test_12_C_9_b_every_pay_line_at_the_table(spread: int, odds: Odds) -> None:
    """A two and the card that leaves the spread; a three falls between."""
    assert spread_odds(spread) == odds
    play = table().bet("bet@1", 1_000).outcome("2S", RANKS[spread + 1] + "H")
    assert play.calls() == ["SPREAD_IS"]
    play.bet("raise@1", 600).outcome("3D")
    assert play.settlement("bet@1").net_cents == 1_000 * odds.pays
    assert play.settlement("raise@1").net_cents == 600 * odds.pays
    assert {event.cite for event in play.settled()} == {"003 §12.C.9.b"}


@pytest.mark.parametrize(
    ("third", "wins"),
    [("5S", False), ("6S", True), ("8S", True), ("9D", False), ("TS", False), ("4S", False), ("AS", False)],
)
def test_12_C_9_a_strictly_between(third: str, wins: bool) -> None:
    assert is_between(third, "9S", "5H") is wins
    play = table().bet("bet@1", 1_000).outcome("9S", "5H").outcome(third)
    settled = play.settlement("bet@1")
    assert settled.result is (Result.WIN if wins else Result.LOSE)
    assert settled.cite == ("003 §12.C.9.b" if wins else "003 §12.C.9.a")
    assert play.cents() == (102_000 if wins else 99_000)


# C.5 and C.6. Ties and pairs


@pytest.mark.parametrize(("one", "two"), [("KS", "AH"), ("3S", "2H"), ("TS", "JH")])
def test_12_C_5_consecutive_cards_are_a_tie(one: str, two: str) -> None:
    play = table().bet("bet@1", 1_000).outcome(one, two)
    assert play.calls() == ["CONSECUTIVE_TIE"]
    assert (play.settlement("bet@1").result, play.settlement("bet@1").cite) == (Result.VOID, "003 §12.C.5")
    assert (play.cents(), play.state.phase) == (100_000, "betting")


def test_ace_and_two_are_no_neighbours() -> None:
    assert table().bet("bet@1", 1_000).outcome("AS", "2H").state.phase == "raising"


def test_12_C_6_a_three_of_a_kind_pay_eleven_to_one() -> None:
    play = table().bet("bet@1", 1_000).outcome("7S", "7H")
    assert (play.calls(), play.state.phase) == (["PAIR"], "paired")
    play.outcome("7D")
    assert play.calls() == ["THREE_OF_A_KIND"]
    assert (play.settlement("bet@1").net_cents, play.settlement("bet@1").cite) == (11_000, "003 §12.C.6.a")


def test_12_C_6_b_a_pair_without_a_third_is_a_tie() -> None:
    play = table().bet("bet@1", 1_000).outcome("7S", "7H").outcome("8D")
    assert play.calls() == ["NO_THREE_OF_A_KIND"]
    assert (play.settlement("bet@1").result, play.settlement("bet@1").cite) == (Result.VOID, "003 §12.C.6.b")


def test_12_C_6_no_raise_on_a_pair() -> None:
    play = table().bet("bet@1", 1_000).outcome("7S", "7H")
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 1_000)) == ("RAISES_NOT_OPEN", "003 §12.C.8")


# C.8. Raises


def test_12_C_8_up_to_the_original_wager() -> None:
    play = table().bet("bet@1", 1_000).outcome("2S", "AH")
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 1_100)) == ("RAISE_ABOVE_BET", "003 §12.C.8")
    play.bet("raise@1", 300).bet("raise@1", 700)
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 100)) == ("RAISE_ABOVE_BET", "003 §12.C.8")


def test_12_C_8_a_raise_needs_a_bet_and_a_spread() -> None:
    play = table().bet("bet@1", 1_000)
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 500)) == ("RAISES_NOT_OPEN", "003 §12.C.8")
    play.outcome("2S", "AH")
    assert play.refused(PlaceBet(2, BetKey("raise", spot=2), 500)) == ("RAISE_NEEDS_BET", "003 §12.C.8")
    play.do(Proceed("close_raises"))
    assert play.calls() == ["RAISES_CLOSED"]
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 500)) == ("RAISES_NOT_OPEN", "003 §12.C.8")


def test_12_C_9_a_the_raise_loses_with_the_bet() -> None:
    play = table().bet("bet@1", 1_000).outcome("2S", "AH").bet("raise@1", 1_000).outcome("AD")
    assert [event.net_cents for event in play.settled()] == [-1_000, -1_000]
    assert play.cents() == 98_000


def test_12_C_9_losers_and_winners_share_the_hand_and_only_raises_differ() -> None:
    play = table().bet("bet@1", 1_000).bet("bet@2", 500, seat=2).outcome("2S", "AH").bet("raise@2", 500, seat=2)
    play.outcome("5D")
    assert [(str(event.key), event.net_cents) for event in play.settled()] == [
        ("bet@1", 1_000),
        ("bet@2", 500),
        ("raise@2", 500),
    ]


# C.1 to C.4. Wagers


def test_12_C_4_nobody_touches_a_wager_after_the_first_card() -> None:
    play = table().bet("bet@1", 1_000).bet("bet@1", 500).lift("bet@1", 500).outcome("2S", "AH")
    assert play.refused(RemoveBet(1, BetKey("bet", spot=1))) == ("CARDS_ARE_OUT", "003 §12.C.4")
    assert play.refused(PlaceBet(1, BetKey("bet", spot=1), 500)) == ("CARDS_ARE_OUT", "003 §12.C.4")
    play.bet("raise@1", 500)
    assert play.refused(RemoveBet(1, BetKey("raise", spot=1))) == ("CARDS_ARE_OUT", "003 §12.C.4")


def test_12_C_2_chips_only() -> None:
    assert table().refused(PlaceBet(1, BetKey("bet", spot=1), 500, "cash")) == ("TENDER_NOT_TAKEN", "003 §12.C.2")


def test_12_D_4_one_betting_area() -> None:
    play = table()
    for spot in (2, 3):
        assert play.refused(PlaceBet(1, BetKey("bet", spot=spot), 500)) == ("NOT_YOUR_POSITION", "003 §12.D.4")


def test_12_C_1_no_wager_no_deal() -> None:
    play = table()
    assert play.refused(Proceed("deal")) == ("NO_WAGERS", "003 §12.C.1")
    assert play.refused(Proceed("close_raises")) == ("RAISES_NOT_OPEN", "003 §12.C.8")
    play.bet("bet@1", 500).do(Proceed("deal"))
    assert play.refused(Proceed("deal")) == ("NOT_READY_TO_DEAL", "003 §12.C.3")


@pytest.mark.parametrize(
    ("option", "value"), [("minimum_cents", "0.50"), ("maximum_cents", 1_001), ("seats", 6), ("seats", 8), ("decks", 0)]
)
def test_12_D_5_what_the_house_may_not_choose(option: str, value: object) -> None:
    with pytest.raises(OptionError, match=option):
        GAME.rules_for("", {option: value})


def test_12_D_5_limits() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("bet", spot=1), 400)) == ("BELOW_MINIMUM", "003 §12.D.5")
    assert play.refused(PlaceBet(1, BetKey("bet", spot=1), 60_000)) == ("ABOVE_MAXIMUM", "003 §12.D.5")
    play.bet("bet@1", 500).outcome("2S", "AH").bet("raise@1", 100)


def test_12_D_5_too_little_stands_and_the_excess_goes_back_where_the_house_lets_it() -> None:
    """Of $600 the posted $500 are bet; a raise is at most the bet that lies."""
    play = table(under_minimum="stands", over_maximum="excess_returned")
    play.bet("bet@1", 60_000).bet("bet@2", 300, seat=2).outcome("2S", "AH")
    assert (play.lying("bet@1").cents, play.lying("bet@2", 2).cents) == (50_000, 300)
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 50_100)) == ("RAISE_ABOVE_BET", "003 §12.C.8")
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 50_000)) == ("", "")


def test_12_D_5_a_casino_maximum_above_the_posted_one() -> None:
    play = table(maximum_cents=100, casino_maximum_cents=200)
    key = BetKey("bet", spot=1)
    assert play.refused(PlaceBet(1, key, 15_000)) == ("ABOVE_MAXIMUM", "003 §12.D.5")
    assert play.refused(PlaceBet(1, key, 15_000, confirmed_by=("table games manager",))) == ("", "")
    manager = PlaceBet(1, key, 25_000, confirmed_by=("table games manager",))
    assert play.refused(manager) == ("ABOVE_CASINO_MAXIMUM", "003 §12.D.5")


# B and C.3. Cards on the table


def test_12_C_3_far_left_far_right_and_the_middle() -> None:
    play = table().bet("bet@1", 1_000).outcome("4S", "8H")
    assert play.heard(CardDealt) == [CardDealt("board", 0, "4S"), CardDealt("board", 1, "8H")]
    assert play.heard(MarkerMoved) == [MarkerMoved("spread_marker", "spread_3", "3")]
    play.outcome("6D")
    assert play.heard(CardDealt) == [CardDealt("board", 2, "6D")]
    assert play.heard(MarkerMoved) == [MarkerMoved("spread_marker", "")]
    assert play.heard(CardsCollected) == [CardsCollected("board")]
    assert play.calls() == ["THIRD_CARD"]


def notes(play: Play) -> list[tuple[str, str]]:
    return [(note.what, note.cite) for note in play.heard(ProcedureNoted)]


def test_12_A_and_B_opening_the_table() -> None:
    play = Play(GAME).seated(100_000)
    assert play.refused(PlaceBet(1, BetKey("bet", spot=1), 500)) == ("CARDS_NOT_READY", "003 §12.B.1")
    assert notes(play.do(Proceed("shuffle"))) == [
        ("INSPECTED", "003 §12.A.4"),
        ("WASHED", "003 §12.A.4"),
        ("SHUFFLED", "003 §12.B.1"),
    ]
    assert play.refused(Decide(1, "cut", detail=particulars(depth=9))) == ("CUT_TOO_NEAR_THE_END", "003 §12.B.2.a")
    play.do(Decide(1, "cut", detail=particulars(depth=10)))
    assert play.state.phase == "burn"
    play.outcome("AS")
    assert notes(play) == [("BURNED", "003 §12.B.3")]
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "")]


@pytest.mark.parametrize(("source", "note"), [("shoe", "INTO_THE_SHOE"), ("hand", "DEALT_FROM_HAND")])
def test_12_A_3_a_shoe_may_be_used(source: str, note: str) -> None:
    play = Play(GAME, dealt_from=source).seated(100_000).do(Proceed("shuffle"), Decide(1, "cut"))
    assert notes(play)[-1] == (note, "003 §12.A.3")


def left_over(play: Play, cards: int) -> Play:
    """Only so many cards left: twos, and one ace each."""
    shoe = replace(play.state.play.stock.shoe, left=(cards - 1, *(0,) * 50, 1))
    stock = replace(play.state.play.stock, shoe=shoe)
    play.state = replace(play.state, play=replace(play.state.play, stock=stock))
    return play


def test_12_C_11_the_round_is_finished_and_the_cards_are_shuffled() -> None:
    play = table()
    assert play.state.play.stock.shoe.cut == 78
    left_over(play, 79).bet("bet@1", 1_000).outcome("2C", "AS")
    assert play.state.phase == "raising"
    play.outcome("2C")
    assert play.state.phase == "shuffle"
    play.to_chance().outcome("9S")
    assert play.state.play.stock.shoe.size == 311


# D. Irregularities


def ruled(play: Play) -> list[tuple[str, str, str]]:
    return [(event.code, event.ruling, event.cite) for event in play.heard(IrregularityRuled)]


def test_12_D_1_a_card_face_up_in_the_shoe_is_discarded() -> None:
    play = table().bet("bet@1", 1_000).do(Proceed("deal")).irregular("face_up_in_shoe")
    assert ruled(play) == [("face_up_in_shoe", "not_used", "003 §12.D.1")]
    play.outcome("KD")
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "KD")]
    assert play.state.phase == "dealing"
    assert play.outcome("2S", "4S").state.phase == "raising"


def test_12_D_2_a_card_drawn_unseen_is_discarded_unseen() -> None:
    play = table().bet("bet@1", 1_000).outcome("2S", "4S").irregular("drawn_unseen")
    assert ruled(play) == [("drawn_unseen", "not_used", "003 §12.D.2")]
    play.outcome("3D")
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "")]
    assert play.state.phase == "raising"
    assert play.outcome("3H").settlement("bet@1").net_cents == 5_000


def test_RED_1_the_house_may_use_it_as_the_next_card() -> None:
    play = table(unexposed_error_card="use").bet("bet@1", 1_000).outcome("2S", "4S").irregular("drawn_unseen")
    assert ruled(play) == [("drawn_unseen", "used_next", "RED-1")]
    assert play.state.phase == "raising"


def exposed() -> Play:
    """Two players with bets, one with a raise; a third card shown too early."""
    play = table().bet("bet@1", 1_000).bet("bet@2", 500, seat=2).outcome("2S", "6H").bet("raise@1", 400)
    play.irregular("third_exposed").outcome("4D")
    assert play.state.phase == "choosing"
    return play


def test_12_D_3_the_exposed_card_is_discarded_and_each_player_chooses() -> None:
    play = exposed()
    assert [event for event in play.events if isinstance(event, IrregularityRuled)] == [
        IrregularityRuled("third_exposed", "choice", "003 §12.D.3")
    ]
    play.do(Decide(1, "void_round"))
    assert [(str(event.key), event.result, event.cite) for event in play.settled()] == [
        ("bet@1", Result.VOID, "003 §12.D.3"),
        ("raise@1", Result.VOID, "003 §12.D.3"),
    ]
    assert play.cents() == 100_000
    assert play.refused(Decide(1, "play_on")) == ("NO_DECISION_NOW", "003 §12.D.3")
    play.do(Decide(2, "play_on"))
    assert play.state.phase == "raising"


def test_RED_5_who_plays_on_may_still_raise() -> None:
    play = exposed().do(Decide(2, "play_on"), Decide(1, "play_on")).bet("raise@1", 600)
    play.outcome("5C")
    assert play.settlement("raise@1").net_cents == 2_000


def test_12_D_3_if_everybody_voids_the_round_is_over() -> None:
    play = exposed().do(Decide(1, "void_round"), Decide(2, "void_round"))
    assert (play.state.phase, play.state.bets, play.cents(2)) == ("betting", (), 100_000)


def test_12_D_3_the_routine_plays_on() -> None:
    play = exposed().to_chance()
    assert play.state.phase == "raises_closed"


def test_RED_7_a_shoe_with_cards_enough_is_not_short() -> None:
    play = table().bet("bet@1", 1_000).do(Proceed("deal"))
    assert play.refused(RaiseIrregularity("not_enough_cards")) == ("ENOUGH_CARDS", "RED-7")


def test_RED_7_a_round_without_cards_is_void() -> None:
    play = left_over(table(), 2).bet("bet@1", 1_000).outcome("2C", "AS").to_chance()
    assert ("not_enough_cards", "round_void", "RED-7") in [
        (event.code, event.ruling, event.cite) for event in play.events if isinstance(event, IrregularityRuled)
    ]
    assert (play.cents(), play.state.phase) == (100_000, "burn")


def test_no_card_can_go_astray_from_an_empty_shoe() -> None:
    play = left_over(table(), 2).bet("bet@1", 1_000).outcome("2C", "AS")
    assert play.refused(RaiseIrregularity("third_exposed"))[0] == "CANNOT_HAPPEN_NOW"


def test_decisions_only_when_asked() -> None:
    play = table()
    assert play.refused(Decide(1, "play_on")) == ("NO_DECISION_NOW", "003 §12.D.3")
    assert play.refused(Decide(1, "sulk"))[0] == "UNKNOWN_DECISION"


# What else the text asks for


def test_12_A_1_at_least_one_deck() -> None:
    assert table(decks=1).state.play.stock.shoe.size == 51
    with pytest.raises(OptionError, match="decks"):
        GAME.rules_for("", {"decks": 0})


@pytest.mark.parametrize(("card", "value"), list(zip(RANKS, range(2, 15), strict=True)))
def test_12_A_2_values(card: str, value: int) -> None:
    assert value_of(card + "S") == value


def test_12_B_2_RED_8_any_player_may_cut() -> None:
    play = Play(GAME).seated(100_000, 100_000).do(Proceed("shuffle"))
    assert (play.refused(Decide(1, "cut")), play.refused(Decide(2, "cut"))) == (("", ""), ("", ""))
    assert play.refused(Decide(3, "cut"))[0] == "SEAT_EMPTY"


def test_12_B_3_and_RED_2_one_card_burned_for_each_full_set_and_then_bets() -> None:
    play = Play(GAME).seated(100_000).to_chance()
    assert play.state.phase == "burn"
    play.outcome("9S")
    assert (play.state.phase, play.state.play.board) == ("betting", ())
    play.bet("bet@1", 1_000).outcome("4S", "5H")
    assert play.bet("bet@1", 1_000).state.phase == "betting"


def test_12_C_10_the_cards_go_to_the_rack_in_order() -> None:
    play = table().bet("bet@1", 1_000).outcome("4S", "8H").outcome("6S")
    assert [event.place for event in play.heard(CardsCollected)] == ["board"]


def test_RED_3_fourteen_hands() -> None:
    """Spreads 1 to 11, consecutive cards, a pair, and three of a kind; two ranks give one of the first thirteen."""
    spreads = {spread_of(one + "S", two + "H") for one in RANKS for two in RANKS}
    assert spreads == set(range(-1, 12))


def test_RED_4_the_raise_is_the_only_wager_after_the_first_card() -> None:
    play = table().bet("bet@1", 1_000).outcome("4S", "8H")
    assert play.refused(PlaceBet(1, BetKey("bet", spot=1), 500)) == ("CARDS_ARE_OUT", "003 §12.C.4")
    assert play.refused(PlaceBet(1, BetKey("raise", spot=1), 1_000)) == ("", "")


ANNOUNCED = [
    ("KS AH", "", ["CONSECUTIVE_TIE"]),
    ("5S 5H", "5D", ["PAIR", "THREE_OF_A_KIND"]),
    ("5S 5H", "6D", ["PAIR", "NO_THREE_OF_A_KIND"]),
    ("AS 2H", "9D", ["SPREAD_IS", "RAISES_CLOSED", "THIRD_CARD"]),
]


@pytest.mark.parametrize(("first", "third", "calls"), ANNOUNCED)
def test_12_C_5_to_9_what_the_dealer_announces(first: str, third: str, calls: list[str]) -> None:
    play = table().bet("bet@1", 1_000).outcome(*first.split())
    if third:
        play.outcome(third)
    assert [event.code for event in play.events if isinstance(event, Announced)] == calls


# Odds


@pytest.mark.parametrize(("decks", "percent"), [(1, "3.155"), (2, "3.077"), (4, "2.884"), (6, "2.798"), (8, "2.751")])
def test_known_edge_with_raises_from_seven(decks: int, percent: str) -> None:
    found = edge(GAME, GAME.rules_for("", {"decks": decks}), BetKey("bet", spot=1))
    assert f"{float(found.shown * 100):.3f}" == percent
    assert found.strategy == STRATEGY


def test_the_edge_of_one_deck_by_plain_counting() -> None:
    """All ordered deals of three ranks from one deck."""
    total = Fraction(0)
    for one, two, third in product(range(13), repeat=3):
        ways = 4 * (4 - (two == one)) * (4 - (third == one) - (third == two))
        spread = abs(one - two) - 1
        if spread == 0 or (spread < 0 and third != one):
            continue
        if spread < 0:
            total += 11 * ways
            continue
        stake = 2 if spread >= 7 else 1
        inside = min(one, two) < third < max(one, two)
        total += ways * stake * (spread_odds(spread).pays if inside else -1)
    found = edge(GAME, GAME.rules_for("", {"decks": 1}), BetKey("bet", spot=1))
    assert found.per_bet == -total / (52 * 51 * 50)


def test_a_raise_pays_from_seven_on() -> None:
    for decks in (1, 6):
        assert [spread for spread in range(1, 12) if spread_worth(decks, spread) > 0] == [7, 8, 9, 10, 11]
    found = edge(GAME, GAME.rules_for(), BetKey("raise", spot=1))
    assert found.shown == Fraction(-9, 31)
    assert (found.low, found.high) == (-spread_worth(6, 11), -min(spread_worth(6, spread) for spread in range(1, 12)))
