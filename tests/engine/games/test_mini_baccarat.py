"""Mini-Baccarat, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from engine.play import Play
from feltwright.engine.actions import (
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
from feltwright.engine.cards import CARDS
from feltwright.engine.events import (
    Announced,
    CardDealt,
    CardsCollected,
    CardTurned,
    IrregularityRuled,
    MarkerMoved,
    ProcedureNoted,
)
from feltwright.engine.games.mini_baccarat import GAME
from feltwright.engine.games.mini_baccarat_rules import banker_draws, commission_cents, count_of, player_draws, value_of
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result
from feltwright.odds.edge import edge
from feltwright.odds.mini_baccarat import charge, shares


def table(**chosen: object) -> Play:
    """Two players, a shoe shuffled, cut and burned (an ace and one more), bets open."""
    play = Play(GAME, **chosen).seated(100_000, 100_000)
    play.to_chance().outcome("AS").outcome("AH")
    assert play.state.phase == "betting"
    return play


def hand(play: Play, cards: str) -> Play:
    """Deal a whole hand in the order of the shoe: four cards, then third cards; then announce it."""
    dealt = cards.split()
    play.outcome(*dealt[:4])
    for third in dealt[4:]:
        play.outcome(third)
    assert play.state.phase == "decided"
    return play.do(Proceed("announce"))


# A. Cards and counts


@pytest.mark.parametrize(
    ("card", "value"), [("2S", 2), ("9D", 9), ("TS", 0), ("JH", 0), ("QC", 0), ("KD", 0), ("AS", 1)]
)
def test_7_A_2_values(card: str, value: int) -> None:
    assert value_of(card) == value


@pytest.mark.parametrize(("cards", "count"), [("AS 2S 4S", 7), ("AS 2S 9S", 2), ("KS QS", 0), ("9S 9H 9D", 7)])
def test_7_A_3_the_left_digit_is_dropped(cards: str, count: int) -> None:
    assert count_of(tuple(cards.split())) == count


@pytest.mark.parametrize(("decks", "cards"), [("6", 312), ("8", 416)])
def test_7_A_1_six_or_eight_decks(decks: str, cards: int) -> None:
    assert Play(GAME, decks=decks).state.play.stock.shoe.size == cards


def test_7_A_1_seven_decks_are_refused() -> None:
    with pytest.raises(OptionError):
        GAME.rules_for("", {"decks": "7"})


# F. The drawing tables, cell by cell


@pytest.mark.parametrize(("count", "draws"), [(n, n <= 5) for n in range(8)])
def test_7_F_7_table_1(count: int, draws: bool) -> None:
    assert player_draws(count) is draws


TABLE_2 = {
    0: "D DDDDDDDDDD",
    1: "D DDDDDDDDDD",
    2: "D DDDDDDDDDD",
    3: "D DDDDDDDDSD",
    4: "D SSDDDDDDSS",
    5: "D SSSSDDDDSS",
    6: "S SSSSSSDDSS",
    7: "S SSSSSSSSSS",
}
CELLS = [
    (row, None if place == 0 else place - 1, letter)
    for row, letters in TABLE_2.items()
    for place, letter in enumerate(letters.replace(" ", ""))
]


@pytest.mark.parametrize(("banker", "third", "letter"), CELLS)
def test_7_F_8_table_2(banker: int, third: int | None, letter: str) -> None:
    assert banker_draws(banker, third) is (letter == "D")


PIPS = "T A 2 3 4 5 6 7 8 9".split()


@pytest.mark.parametrize(("banker", "third", "letter"), CELLS)
def test_7_F_8_table_2_at_the_table(banker: int, third: int | None, letter: str) -> None:
    """Every cell played out: the Player on 0 draws the third card, or stays on 6."""
    play = table().bet("player@1", 500)
    first = "6S" if third is None else "TS"
    play.outcome(first, PIPS[banker] + "H", "TD", "TC")
    if third is not None:
        assert play.state.phase == "player_draws"
        play.outcome(PIPS[third] + "C")
    assert play.state.phase == ("banker_draws" if letter == "D" else "decided")


def test_7_F_6_a_natural_of_either_hand_ends_the_drawing() -> None:
    for cards in ("4S 2H 4D TC", "2S 4H TD 4C", "4S 5H 5D 4C", "9S 2H TD AC"):
        play = table().bet("player@1", 500)
        play.outcome(*cards.split())
        assert play.state.phase == "decided", cards


def test_7_F_10_the_column_is_the_card_and_not_the_count() -> None:
    """Player 5 takes an eight for a count of 3; Banker 3 stays against the eight, though it would draw to a 3."""
    play = table().bet("player@1", 500)
    play.outcome("5S", "3H", "TD", "TC").outcome("8D")
    assert play.state.phase == "decided"


def test_7_F_3_third_cards_come_face_up_player_first() -> None:
    play = table().bet("player@1", 500)
    play.outcome("2S", "3H", "TD", "TC").outcome("2D")
    assert CardDealt("player", 2, "2D") in play.said
    assert play.calls() == ["PLAYER_COUNT"]
    play.outcome("KS")
    assert CardDealt("banker", 2, "KS") in play.said
    assert play.state.phase == "decided"


# B and C. Wagers and what they pay

HANDS = {"banker": "TS 9H 7D TC", "player": "TS 7H 9D TC", "tie": "TS 9H 9D TC"}
RESULTS = [
    ("banker@1", "banker", Result.WIN, 9_500, "003 §7.C.2"),
    ("banker@1", "player", Result.LOSE, -10_000, "003 §7.B.2.a.ii"),
    ("banker@1", "tie", Result.VOID, 0, "003 §7.B.2.a.iii"),
    ("player@1", "player", Result.WIN, 10_000, "003 §7.C.1"),
    ("player@1", "banker", Result.LOSE, -10_000, "003 §7.B.2.b.ii"),
    ("player@1", "tie", Result.VOID, 0, "003 §7.B.2.b.iii"),
    ("tie@1", "tie", Result.WIN, 80_000, "003 §7.C.3"),
    ("tie@1", "banker", Result.LOSE, -10_000, "003 §7.B.2.c"),
    ("tie@1", "player", Result.LOSE, -10_000, "003 §7.B.2.c"),
]


@pytest.mark.parametrize(("key", "winner", "result", "net", "cite"), RESULTS)
def test_7_B_2_every_wager_against_every_outcome(key: str, winner: str, result: Result, net: int, cite: str) -> None:
    play = hand(table(commission_timing="at_once").bet(key, 10_000), HANDS[winner])
    settled = play.settlement(key)
    assert (settled.result, settled.net_cents, settled.cite) == (result, net, cite)
    assert play.cents() == 100_000 + net


def test_7_G_2_losers_are_collected_before_winners_are_paid() -> None:
    play = table().bet("banker@1", 500).bet("tie@1", 500).bet("player@2", 500, seat=2)
    hand(play, HANDS["banker"])
    assert [str(event.key) for event in play.settled()] == ["tie@1", "player@2", "banker@1"]


@pytest.mark.parametrize(
    ("code", "winner"), [("BANKER_WINS", "banker"), ("PLAYER_WINS", "player"), ("TIE_HAND", "tie")]
)
def test_7_G_1_the_result_is_announced(code: str, winner: str) -> None:
    assert hand(table(), HANDS[winner]).calls() == [code]


def test_7_C_3_a_tie_pays_eight_or_more() -> None:
    play = hand(table(pays_table={"tie": "9:1"}).bet("tie@1", 500), HANDS["tie"])
    assert play.settlement("tie@1").net_cents == 4_500
    with pytest.raises(OptionError, match="PAYS_BELOW_MINIMUM"):
        GAME.rules_for("", {"pays_table": {"tie": "7:1"}})


def test_7_B_3_no_other_wager() -> None:
    assert table().refused(PlaceBet(1, BetKey("pair", spot=1), 500))[0] == "WAGER_NOT_OFFERED"


def test_7_B_4_cash_needs_a_supervisor() -> None:
    play = table()
    cash = PlaceBet(1, BetKey("tie", spot=1), 500, "cash")
    assert play.refused(cash) == ("NEEDS_CONFIRMATION", "003 §7.B.4")
    play.bet("tie@1", 500, tender="cash", confirmed_by=("pit boss",))
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500, "match_play"))[0] == "TENDER_NOT_TAKEN"


def test_7_B_5_no_bet_moves_after_the_call() -> None:
    play = table().bet("banker@1", 500).do(Proceed("no_more_bets"))
    assert play.refused(PlaceBet(1, BetKey("banker", spot=1), 500)) == ("NO_MORE_BETS", "003 §7.B.5")
    assert play.refused(RemoveBet(1, BetKey("banker", spot=1))) == ("NO_MORE_BETS", "003 §7.B.5")
    play.outcome("TS", "9H", "7D", "TC")
    assert play.refused(RemoveBet(1, BetKey("banker", spot=1))) == ("NO_MORE_BETS", "003 §7.B.5")


def test_before_the_call_bets_come_and_go() -> None:
    play = table().bet("banker@1", 500).bet("banker@1", 500).lift("banker@1", 500)
    assert play.lying("banker@1").cents == 500


def test_7_B_9_too_little_is_valid_and_the_excess_goes_back() -> None:
    play = table(minimum_cents=10, maximum_cents=100).bet("player@1", 500).bet("player@2", 15_000, seat=2)
    play.do(Proceed("no_more_bets"))
    assert (play.lying("player@1").cents, play.lying("player@2", 2).cents) == (500, 10_000)


def test_7_B_8_the_table_game_manager_may_lift_the_maximum() -> None:
    play = table(maximum_cents=100, casino_maximum_cents=200)
    play.bet("player@1", 15_000, confirmed_by=("table games manager",)).do(Proceed("no_more_bets"))
    assert play.lying("player@1").cents == 15_000


def test_7_B_8_above_the_casino_maximum_only_its_heads() -> None:
    play = table(maximum_cents=100, casino_maximum_cents=200, over_maximum="refused")
    key = BetKey("player", spot=1)
    by_manager = PlaceBet(1, key, 30_000, confirmed_by=("table games manager",))
    assert play.refused(by_manager) == ("ABOVE_CASINO_MAXIMUM", "003 §7.B.8")
    for head in ("casino manager", "assistant casino manager", "general manager"):
        assert play.refused(PlaceBet(1, key, 30_000, confirmed_by=(head,))) == ("", "")


def test_BAC_7_every_player_bets_at_his_own_seat() -> None:
    assert table().refused(PlaceBet(1, BetKey("tie", spot=2), 500)) == ("NOT_YOUR_POSITION", "BAC-7")


# C.2. Commission


@pytest.mark.parametrize(
    ("won", "rounded"),
    [(3_300, 175), (100, 25), (500, 25), (2_500, 125), (2_525, 150), (10_000, 500), (25, 25)],
)
def test_7_C_2_commission_is_rounded_up_to_the_quarter(won: int, rounded: int) -> None:
    assert commission_cents(GAME.rules_for(), won) == rounded


def test_7_C_2_dollar_chips_make_it_a_multiple_of_the_quarter() -> None:
    rules = GAME.rules_for("", {"chips_cents": "1,5,25"})
    assert commission_cents(rules, 3_300) == 200


def test_7_C_2_commission_never_exceeds_the_win() -> None:
    rules = GAME.rules_for("", {"chips_cents": "0.10,1,5"})
    assert commission_cents(rules, 10) == 10


def test_7_C_2_without_rounding_the_stake_must_fit() -> None:
    play = table(commission_rounding="exact", commission_timing="at_once")
    assert play.refused(PlaceBet(1, BetKey("banker", spot=1), 600)) == ("CANNOT_BE_PAID", "003 §7.C.2")
    hand(play.bet("banker@1", 1_500).bet("player@2", 600, seat=2), HANDS["banker"])
    assert play.settlement("banker@1").commission_cents == 75


@pytest.mark.parametrize(("percent", "net"), [(0, 10_000), (1, 9_900), (4, 9_600)])
def test_7_C_2_the_house_may_charge_less(percent: int, net: int) -> None:
    play = table(commission_percent=percent, commission_timing="at_once")
    assert hand(play.bet("banker@1", 10_000), HANDS["banker"]).settlement("banker@1").net_cents == net


def test_7_C_2_six_percent_is_too_much() -> None:
    with pytest.raises(OptionError, match="commission_percent"):
        GAME.rules_for("", {"commission_percent": 6})


def test_7_C_2_marked_commission_stays_in_the_bankroll_until_collected() -> None:
    """Win $33: paid in full, $1.75 marked; win $100 more: $5, together $6.75."""
    play = hand(table().bet("banker@1", 3_300), HANDS["banker"])
    settled = play.settlement("banker@1")
    assert (settled.won_cents, settled.commission_cents, settled.net_cents) == (3_300, 175, 3_125)
    assert play.cents() == 103_300
    assert play.state.play.owed[0] == 175
    assert play.heard(MarkerMoved) == [MarkerMoved("commission_button_1", "commission_box_1", "$1.75")]
    assert play.heard(ProcedureNoted) == [
        ProcedureNoted("COMMISSION_MARKED", "003 §7.C.2", particulars(seat=1, cents=175))
    ]
    hand(play.bet("banker@1", 10_000), HANDS["banker"])
    assert play.state.play.owed[0] == 675
    play.do(Proceed("collect_commission"))
    assert (play.cents(), play.state.house_cents) == (113_300 - 675, -13_300 + 675)
    assert play.heard(MarkerMoved) == [MarkerMoved("commission_button_1", "")]


def test_7_C_2_one_seat_may_pay_alone() -> None:
    play = table().bet("banker@1", 10_000).bet("banker@2", 10_000, seat=2)
    hand(play, HANDS["banker"]).do(Proceed("collect_commission", particulars(seat=2)))
    assert [GAME.owed(play.state, seat) for seat in (1, 2, 3)] == [500, 0, 0]
    assert play.refused(Proceed("collect_commission", particulars(seat=2))) == ("NOTHING_OWED", "003 §7.C.2")


def test_7_C_2_at_once_nothing_is_owed() -> None:
    play = hand(table(commission_timing="at_once").bet("banker@1", 10_000), HANDS["banker"])
    assert (play.cents(), any(play.state.play.owed)) == (109_500, False)
    assert play.refused(Proceed("collect_commission"))[0] == "NOTHING_OWED"


def test_BAC_9_commission_owed_is_neither_bet_nor_carried_away() -> None:
    play = hand(table().bet("banker@1", 100_000), HANDS["banker"])
    assert (play.cents(), play.state.play.owed[0]) == (200_000, 5_000)
    assert play.refused(PlaceBet(1, BetKey("player", spot=1), 195_025)) == ("COMMISSION_OWED", "BAC-9")
    assert play.refused(LeaveSeat(1)) == ("COMMISSION_OWED", "BAC-9")
    hand(play.bet("player@1", 195_000), HANDS["banker"])
    assert play.cents() == 5_000
    play.do(Proceed("collect_commission"), LeaveSeat(1))


# C.4 to D. Opening, shuffle, cut, burn


def notes(play: Play) -> list[tuple[str, str]]:
    return [(note.what, note.cite) for note in play.heard(ProcedureNoted)]


def test_7_C_opening_the_table() -> None:
    play = Play(GAME).seated(100_000).do(Proceed("shuffle"))
    assert notes(play) == [
        ("INSPECTED", "003 §7.C.4"),
        ("VERIFIED", "003 §7.C.4"),
        ("PRESENTED", "003 §7.C.5"),
        ("WASHED", "003 §7.C.6"),
        ("SHUFFLED", "003 §7.D.1"),
    ]


def test_7_C_7_the_cards_wait_for_a_player() -> None:
    assert Play(GAME).refused(Proceed("shuffle")) == ("CARDS_WAIT_FOR_PLAYER", "003 §7.C.7")


def test_7_C_6_the_house_may_wash_before_a_player_sits() -> None:
    play = Play(GAME, early_shuffle="true").do(Proceed("shuffle"))
    assert [what for what, _ in notes(play)] == ["INSPECTED", "VERIFIED", "WASHED", "SHUFFLED"]
    play.do(Proceed("cut"))
    assert play.state.phase == "burn"


def test_7_D_2_lacing() -> None:
    play = Play(GAME, lacing="true").seated(100_000).do(Proceed("shuffle"))
    assert notes(play)[-1] == ("LACED", "003 §7.D.2")


def test_7_D_2_the_cut_is_offered_to_the_highest_seat_then_clockwise() -> None:
    play = Play(GAME).seated(100_000, 100_000, 100_000).do(Proceed("shuffle"))
    assert play.refused(Decide(1, "cut")) == ("CUT_NOT_OFFERED", "003 §7.D.2")
    assert play.refused(Proceed("cut")) == ("CUT_IS_OFFERED", "003 §7.D.2")
    play.do(Decide(3, "decline_cut"))
    assert play.refused(Decide(3, "cut")) == ("CUT_NOT_OFFERED", "003 §7.D.2")
    play.do(Decide(1, "decline_cut"), Decide(2, "cut"))
    assert play.state.phase == "burn"


def test_7_D_2_the_dealer_cuts_if_nobody_will() -> None:
    play = Play(GAME).seated(100_000).do(Proceed("shuffle"), Decide(1, "decline_cut"), Proceed("cut"))
    assert play.state.phase == "burn"
    assert play.state.play.declined == ()


@pytest.mark.parametrize(
    ("depth", "code"), [(9, "CUT_TOO_NEAR_THE_END"), (10, ""), (406, ""), (407, "CUT_TOO_NEAR_THE_END")]
)
def test_7_D_3_ten_cards_from_either_end(depth: int, code: str) -> None:
    play = Play(GAME).seated(100_000).do(Proceed("shuffle"))
    assert play.refused(Decide(1, "cut", detail=particulars(depth=depth)))[0] == code


@pytest.mark.parametrize(("first", "more"), [("AS", 1), ("2S", 2), ("9S", 9), ("TS", 10), ("JS", 10), ("KS", 10)])
def test_7_D_4_the_first_card_tells_how_many_are_burned(first: str, more: int) -> None:
    play = Play(GAME).seated(100_000).to_chance().outcome(first)
    request = play.game.needs(play.rules, play.state)
    assert request is not None
    assert request.count == more
    play.do(Resolve((CARDS.index("5H"),) * min(more, 8) + (CARDS.index("6H"),) * max(0, more - 8)))
    shown = [event.card for event in play.events if isinstance(event, CardDealt)]
    assert len(shown) == more + 1
    assert all(shown)
    assert play.state.play.stock.shoe.size == 416 - more - 1
    assert play.state.phase == "betting"


def test_bets_wait_for_the_cards() -> None:
    play = Play(GAME).seated(100_000)
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500)) == ("CARDS_NOT_READY", "003 §7.D.1")


# E. The deal


def test_7_E_3_four_cards_face_down_then_turned_and_called() -> None:
    play = table().do(Proceed("no_more_bets")).outcome("TS", "9H", "7D", "TC")
    dealt = [(event.place, event.position, event.card) for event in play.heard(CardDealt)]
    assert dealt[:4] == [("player", 0, ""), ("tuck", 0, ""), ("player", 1, ""), ("tuck", 1, "")]
    assert dealt[4:] == [("banker", 0, ""), ("banker", 1, "")]
    assert play.heard(CardsCollected) == [CardsCollected("tuck")]
    turned = [(event.place, event.card) for event in play.heard(CardTurned)]
    assert turned == [("player", "TS"), ("player", "7D"), ("banker", "9H"), ("banker", "TC")]
    assert play.calls() == ["PLAYER_COUNT", "BANKER_COUNT"]


# F.5. The end of a shoe


def drained(play: Play, left: int) -> Play:
    """The shoe with only so many tens left."""
    ten = CARDS.index("TS")
    shoe = replace(play.state.play.stock.shoe, left=tuple(left if n == ten else 0 for n in range(52)))
    stock = replace(play.state.play.stock, shoe=shoe)
    play.state = replace(play.state, play=replace(play.state.play, stock=stock))
    return play


TENS = ("TS",) * 4


def all_tens(play: Play) -> Play:
    """A tie of nothing against nothing: six tens."""
    play.outcome(*TENS).outcome("TS").outcome("TS")
    return play.do(Proceed("announce"))


def test_7_F_5_one_more_hand_after_the_cutting_card() -> None:
    play = all_tens(drained(table(), 19))
    assert play.calls() == ["TIE_HAND", "LAST_HAND"]
    assert play.state.phase == "betting"
    all_tens(play)
    assert play.state.phase == "shuffle"


def test_BAC_5_a_cutting_card_between_hands_belongs_to_the_next() -> None:
    """Twenty cards: after six the cutting card is the next thing in the shoe, and two more hands follow."""
    play = all_tens(drained(table(), 20))
    assert play.calls() == ["TIE_HAND"]
    assert all_tens(play).calls() == ["TIE_HAND", "LAST_HAND"]
    assert all_tens(play).state.phase == "shuffle"


def test_7_C_2_commission_is_collected_before_the_shuffle() -> None:
    play = hand(table().bet("banker@1", 10_000), HANDS["banker"])
    all_tens(all_tens(drained(play, 19)))
    assert play.state.phase == "shuffle"
    assert play.refused(Proceed("shuffle")) == ("COMMISSION_OUTSTANDING", "003 §7.C.2")
    play.to_chance()
    assert not any(play.state.play.owed)
    assert play.state.phase == "burn"
    assert play.state.play.stock.shoe.size == 416


def test_the_cutting_card_may_lie_deeper() -> None:
    assert all_tens(drained(table(cutting_card=30), 35)).calls() == ["TIE_HAND", "LAST_HAND"]
    with pytest.raises(OptionError, match="cutting_card"):
        GAME.rules_for("", {"cutting_card": 13})


# G. Irregularities


def ruled(play: Play) -> list[tuple[str, str, str]]:
    return [(event.code, event.ruling, event.cite) for event in play.heard(IrregularityRuled)]


def test_7_G_5_a_card_too_many_goes_to_a_banker_who_draws() -> None:
    """Player stays on 6, Banker has 5 and draws: the card belongs to the Banker."""
    play = table().bet("banker@1", 10_000).outcome("6S", "5H", "TD", "TC")
    play.irregular("third_to_player")
    assert ruled(play) == [("third_to_player", "bankers_card", "003 §7.G.5")]
    play.outcome("3C").do(Proceed("announce"))
    assert play.settlement("banker@1").result is Result.WIN


def test_7_G_5_a_hidden_card_too_many_starts_the_next_hand() -> None:
    play = table().bet("player@1", 500).outcome("6S", "6H", "TD", "TC").irregular("third_to_player_hidden")
    assert ruled(play) == [("third_to_player_hidden", "next_hand", "003 §7.G.5")]
    assert play.heard(CardDealt) == [CardDealt("aside", 0, "")]
    play.do(Proceed("announce"))
    assert play.state.play.aside
    assert play.state.phase == "betting"
    play.outcome("TS", "9H", "7D", "TC")
    assert not play.state.play.aside


def test_7_G_5_a_disclosed_card_too_many_makes_a_phantom_hand() -> None:
    play = table().bet("player@1", 500).outcome("6S", "6H", "TD", "TC").irregular("third_to_player_shown")
    play.outcome("9S")
    assert play.state.phase == "decided"
    play.do(Proceed("announce"))
    assert play.settlement("player@1").result is Result.VOID
    assert play.calls() == ["TIE_HAND", "PHANTOM_HAND"]
    assert play.refused(PlaceBet(1, BetKey("tie", spot=1), 500)) == ("NO_MORE_BETS", "003 §7.G.5")
    play.outcome("7H", "TH", "TD")
    assert play.state.play.player == ("9S", "TH")
    assert play.state.play.banker == ("7H", "TD")
    play.do(Proceed("announce"))
    assert play.calls() == ["PLAYER_WINS"]
    assert play.settled() == []
    assert play.state.phase == "betting"
    assert not play.state.play.phantom


def test_7_G_5_only_a_hand_that_stays_can_be_given_a_card_too_many() -> None:
    play = table().bet("player@1", 500).outcome("2S", "7H", "TD", "TC").outcome("6D")
    for code in ("third_to_player_hidden", "third_to_player_shown"):
        assert play.refused(irregular(code))[0] == "CANNOT_HAPPEN_NOW"


def test_7_G_5_a_banker_who_has_drawn_gets_no_card_too_many_from_the_player() -> None:
    """Player six stays, Banker five draws: what is drawn after that is a card drawn in error of 003 §7.G.6."""
    play = table().bet("player@1", 500).outcome("6S", "5H", "TD", "TC").outcome("2C")
    for code in ("third_to_player_hidden", "third_to_player_shown"):
        assert play.refused(irregular(code)) == ("CANNOT_HAPPEN_NOW", "003 §7.G.5")
    for code in ("drawn_hidden", "drawn_shown"):
        assert play.refused(irregular(code)) == ("", "")


def irregular(code: str, **detail: object) -> RaiseIrregularity:
    return RaiseIrregularity(code, particulars(**detail))


def test_7_G_6_from_an_empty_shoe_no_card_is_drawn_in_error() -> None:
    play = drained(table().outcome("9S", "9H", "TD", "TC"), 0)
    for code in ("drawn_hidden", "drawn_shown", "third_to_player_hidden", "third_to_player_shown"):
        assert play.refused(irregular(code))[0] == "CANNOT_HAPPEN_NOW"
    play.do(Proceed("announce"))
    for code in ("drawn_hidden", "drawn_shown"):
        assert play.refused(irregular(code))[0] == "CANNOT_HAPPEN_NOW"


def test_7_G_6_a_hidden_card_drawn_in_error_starts_the_next_hand() -> None:
    play = table().irregular("drawn_hidden")
    assert ruled(play) == [("drawn_hidden", "next_hand", "003 §7.G.6")]
    assert play.refused(irregular("drawn_shown"))[0] == "CANNOT_HAPPEN_NOW"
    assert hand(play.bet("player@1", 500), HANDS["player"]).settlement("player@1").net_cents == 500


def test_BAC_10_wagers_down_wait_out_a_phantom_hand() -> None:
    play = table().bet("player@1", 500).irregular("drawn_shown").outcome("2S")
    assert play.calls() == ["PHANTOM_HAND"]
    assert play.refused(RemoveBet(1, BetKey("player", spot=1)))[0] == "NO_MORE_BETS"
    play.outcome("9H", "3D", "TC").do(Proceed("announce"))
    assert play.settled() == []
    assert play.lying("player@1").cents == 500
    assert play.state.phase == "betting"
    assert hand(play, HANDS["player"]).settlement("player@1").net_cents == 500


def test_BAC_6_a_phantom_hand_is_not_the_last_one() -> None:
    play = drained(table(), 19).outcome(*TENS).outcome("TS").outcome("TS").irregular("drawn_shown").outcome("TS")
    play.do(Proceed("announce"))
    assert play.calls() == ["TIE_HAND", "LAST_HAND", "PHANTOM_HAND"]
    play.outcome("TS", "TS", "TS").outcome("TS").outcome("TS").do(Proceed("announce"))
    assert play.state.phase == "betting"
    assert play.state.play.last


def test_7_G_7_too_few_cards_void_the_round() -> None:
    play = drained(table().bet("banker@1", 500), 3).do(Proceed("no_more_bets"))
    assert play.game.needs(play.rules, play.state) is None
    play.irregular("not_enough_cards")
    assert ruled(play) == [("not_enough_cards", "round_void", "003 §7.G.7")]
    assert (play.settlement("banker@1").result, play.settlement("banker@1").cite) == (Result.VOID, "003 §7.G.7")
    assert (play.cents(), play.state.phase) == (100_000, "shuffle")


def test_7_G_7_a_shoe_with_cards_enough_is_not_short() -> None:
    play = drained(table().bet("banker@1", 500), 4).do(Proceed("no_more_bets"))
    assert play.refused(RaiseIrregularity("not_enough_cards")) == ("ENOUGH_CARDS", "003 §7.G.7")


def test_7_G_7_the_table_finds_out_by_itself() -> None:
    play = drained(table().bet("banker@1", 500), 4).outcome(*TENS)
    assert play.state.phase == "player_draws"
    play.to_chance()
    assert play.state.phase == "burn"
    assert play.cents() == 100_000


def test_7_G_4_nobody_handles_the_cards() -> None:
    play = table().do(Proceed("no_more_bets")).irregular("cards_handled")
    assert ruled(play) == [("cards_handled", "stands", "003 §7.G.4")]
    assert play.state.phase == "dealing"


def test_7_H_1_b_at_most_nine_seats() -> None:
    assert len(GAME.rules_for("", {"seats": 9}).book) == 27
    with pytest.raises(OptionError, match="seats"):
        GAME.rules_for("", {"seats": 10})


def test_steps_come_in_their_order() -> None:
    play = table()
    assert play.refused(Proceed("announce"))[0] == "CANNOT_HAPPEN_NOW"
    assert play.refused(Proceed("shuffle"))[0] == "NOT_SHUFFLING"
    assert play.refused(Proceed("burn"))[0] == "UNKNOWN_STEP"
    assert play.refused(Decide(1, "sulk"))[0] == "UNKNOWN_DECISION"
    assert play.do(Proceed("no_more_bets")).refused(Proceed("no_more_bets"))[0] == "CANNOT_HAPPEN_NOW"
    assert play.refused(TakeSeat(1, "Ann", 500))[0] == "SEAT_TAKEN"


# What else the text asks for


def test_7_B_1_limits_are_the_houses() -> None:
    play = table(minimum_cents=25, maximum_cents=500, under_minimum="refused", over_maximum="refused")
    assert play.refused(PlaceBet(1, BetKey("player", spot=1), 2_000)) == ("BELOW_MINIMUM", "003 §7.B.6")
    assert play.refused(PlaceBet(1, BetKey("player", spot=1), 50_100)) == ("ABOVE_MAXIMUM", "003 §7.B.8")


def test_7_B_7_nobody_touches_a_wager_until_it_is_decided() -> None:
    play = table().bet("banker@1", 500).outcome("2S", "3H", "TD", "TC")
    for phase in ("player_draws", "banker_draws", "decided"):
        assert play.state.phase == phase
        assert play.refused(RemoveBet(1, BetKey("banker", spot=1)))[0] == "NO_MORE_BETS"
        if phase != "decided":
            play.outcome("2D")


def test_7_E_1_cards_come_from_a_shoe() -> None:
    play = Play(GAME).seated(100_000).do(Proceed("shuffle"), Decide(1, "cut"))
    assert notes(play)[-1] == ("INTO_THE_SHOE", "003 §7.E.1")


def test_7_F_1_the_players_count_is_called_before_the_bankers() -> None:
    play = table().do(Proceed("no_more_bets")).outcome("TS", "9H", "7D", "TC")
    called = [(event.code, dict(event.params), event.cite) for event in play.heard(Announced)]
    assert called == [
        ("PLAYER_COUNT", {"count": "7"}, "003 §7.F.1"),
        ("BANKER_COUNT", {"count": "9"}, "003 §7.F.1"),
    ]


def test_7_F_4_never_more_than_one_card_to_a_hand() -> None:
    play = table().outcome("TS", "TH", "TD", "TC").outcome("AD").outcome("AC")
    assert (len(play.state.play.player), len(play.state.play.banker), play.state.phase) == (3, 3, "decided")
    assert play.game.needs(play.rules, play.state) is None


def test_7_F_9_the_row_is_the_bankers_two_card_count() -> None:
    """Ace and four are five: against a three the Banker stays, whatever the cards that made the five."""
    for cards in ("AH 4C", "TH 5C", "8H 7C", "6H 9C"):
        first, second = cards.split()
        play = table().outcome("TS", first, "TD", second).outcome("3C")
        assert play.state.phase == "decided", cards


def test_7_F_12_the_texts_own_example() -> None:
    play = table().outcome("TS", "5H", "TD", "TC").outcome("4C")
    assert play.state.phase == "banker_draws"


def test_7_G_3_both_hands_are_picked_up_in_order() -> None:
    play = hand(table().bet("tie@1", 500), HANDS["tie"])
    assert [event.place for event in play.heard(CardsCollected)] == ["player", "banker"]


def test_a_card_set_aside_for_a_hand_that_never_comes_goes_back_with_the_shuffle() -> None:
    play = all_tens(drained(table(), 19))
    play.outcome(*TENS).outcome("TS").outcome("TS").irregular("drawn_hidden").do(Proceed("announce"))
    assert (play.state.phase, play.state.play.aside) == ("shuffle", True)
    play.do(Proceed("shuffle"))
    assert play.heard(CardsCollected) == [CardsCollected("aside")]
    assert not play.state.play.aside


def test_7_F_5_a_card_exposed_after_the_last_hand_is_taken_up_with_the_shuffle() -> None:
    """No more cards are dealt until the reshuffle, so there is no phantom hand for it either."""
    play = all_tens(drained(table(), 19))
    play.outcome(*TENS).outcome("TS").outcome("TS").irregular("drawn_shown").outcome("TS").do(Proceed("announce"))
    assert (play.calls(), play.state.phase) == (["TIE_HAND"], "shuffle")
    play.do(Proceed("shuffle"))
    assert play.heard(CardsCollected) == [CardsCollected("aside")]
    assert play.state.play.exposed == ()


def test_7_G_7_a_void_round_takes_the_card_set_aside_with_it() -> None:
    play = drained(table().irregular("drawn_hidden"), 3).do(Proceed("no_more_bets")).irregular("not_enough_cards")
    assert [event.place for event in play.heard(CardsCollected)] == ["aside"]
    assert not play.state.play.aside


def test_BAC_8_phantom_hands_may_use_up_the_shoe_and_the_round_is_void() -> None:
    """Five tens: an exposed card, three for the phantom hand and its third; the hand is too short by one."""
    play = drained(table().bet("player@1", 500), 5).irregular("drawn_shown").outcome("TS")
    play.outcome("TS", "TS", "TS").outcome("TS")
    assert play.state.phase == "banker_draws"
    action = GAME.routine(play.rules, play.state, frozenset())
    assert action is not None
    assert ruled(play.do(action)) == [("not_enough_cards", "round_void", "003 §7.G.7")]
    assert play.cents() == 100_000


def test_BAC_4_commission_of_a_dollar_table_is_rounded_to_what_chips_can_pay() -> None:
    for won, owed in ((2_000, 100), (2_100, 200), (100, 100)):
        assert commission_cents(GAME.rules_for("", {"chips_cents": "1,5,25"}), won) == owed


# Odds


def test_eight_decks_counted_out() -> None:
    """The count everybody quotes: 45.8597% banker, 44.6247% player, 9.5156% tie."""
    found = shares(8)
    assert [round(float(share), 6) for share in (found.banker, found.player, found.tie)] == [
        0.458597,
        0.446247,
        0.095156,
    ]
    assert found.banker + found.player + found.tie == 1


KNOWN = [
    ("6", "banker@1", "1.0558"),
    ("6", "player@1", "1.2374"),
    ("6", "tie@1", "14.4382"),
    ("8", "banker@1", "1.0579"),
    ("8", "player@1", "1.2351"),
    ("8", "tie@1", "14.3596"),
]


@pytest.mark.parametrize(("decks", "key", "percent"), KNOWN)
def test_known_edges(decks: str, key: str, percent: str) -> None:
    found = edge(GAME, GAME.rules_for("", {"decks": decks}), BetKey.parse(key))
    assert f"{float(found.shown * 100):.4f}" == percent


@pytest.mark.parametrize("chips", ["0.25,1,5", "1,5,25", "5,25,100", "25,100", "0.10,1,5"])
@pytest.mark.parametrize("rounding", ["quarter_up", "exact"])
@pytest.mark.parametrize("percent", [0, 1, 3, 4, 5])
def test_the_edge_is_that_of_stakes_on_which_rounding_costs_nothing(chips: str, rounding: str, percent: int) -> None:
    chosen = {"chips_cents": chips, "commission_rounding": rounding, "commission_percent": percent}
    assert charge(GAME.rules_for("", chosen)) == Fraction(percent, 100)


def test_the_edge_follows_commission_and_odds() -> None:
    four = edge(GAME, GAME.rules_for("", {"commission_percent": 4}), BetKey("banker", spot=1))
    nine = edge(GAME, GAME.rules_for("", {"pays_table": {"tie": "9:1"}}), BetKey("tie", spot=1))
    found = shares(8)
    assert four.per_bet == found.player - found.banker * Fraction(96, 100)
    assert nine.per_bet == 1 - 10 * found.tie
    assert four.per_resolved == four.per_bet / (1 - found.tie)
