"""Blackjack, clause by clause, with figures worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.play import Play
from feltwright.engine import catalog
from feltwright.engine.actions import (
    CallBet,
    Decide,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
    particulars,
)
from feltwright.engine.cards import CARDS, INDEX
from feltwright.engine.events import Announced, CardDealt, CardsCollected, CardTurned, IrregularityRuled, ProcedureNoted
from feltwright.engine.families.blackjack_hands import (
    Dealers,
    Hand,
    count,
    has_blackjack,
    is_natural,
    must_draw,
    verdict,
)
from feltwright.engine.money import Odds
from feltwright.engine.wagers import BetKey, Result

GAME = catalog.game("blackjack")


def ready(*bankrolls: int, **chosen: object) -> Play:
    """Players at a table whose cards are shuffled, cut and burned."""
    play = Play(GAME, **chosen).seated(*(bankrolls or (20_000,)))
    play.do(Proceed("shuffle"))
    if play.state.phase == "cut":
        play.do(Decide(1, "cut"))
    if play.state.phase == "burn":
        play.do(Resolve((INDEX["2C"],)))
    return play


def dealt(cards: str, *cents: int, **chosen: object) -> Play:
    """Wagers of seats 1, 2 and on, and the first cards in dealing order."""
    play = ready(*[20_000] * max(1, len(cents)), **chosen)
    for seat, amount in enumerate(cents or (1000,), start=1):
        play.bet(f"main@{seat}", amount, seat)
    return play.do(Proceed("deal")).outcome(*cards.split())


def choose(play: Play, choice: str, seat: int = 1, hand: int = 0, cents: int = 0, cards: str = "") -> Play:
    """A decision, and the cards that follow it; `said` holds all of it."""
    play.do(Decide(seat, choice, hand, cents))
    said = list(play.said)
    for card in cards.split():
        play.do(Resolve((INDEX[card],)))
        said += play.said
    play.said = said
    return play


def hands(play: Play) -> list[tuple[str, ...]]:
    return [hand.cards for hand in play.state.play.hands]


# A and B: values


@pytest.mark.parametrize(
    ("cards", "total", "soft"),
    [
        ("2C 3D", 5, False),
        ("TS JD", 20, False),
        ("QS KD", 20, False),
        ("AS 9D", 20, True),
        ("AS AD", 12, True),
        ("AS AD 9C", 21, True),
        ("AS AD KC", 12, False),
        ("AS 6D KC", 17, False),
        ("AS KD", 21, True),
        ("KS QD 2C", 22, False),
        ("AS AD AH AC 7S", 21, True),
        ("AS 5D 5C AH", 12, False),
    ],
)
def test_3_B_1_values_hard_and_soft(cards: str, total: int, soft: bool) -> None:
    assert count(tuple(cards.split())) == (total, soft)


def test_3_A_1_a_blackjack_is_an_ace_and_a_ten_in_two_cards_and_never_after_a_split() -> None:
    naturals = [pair for pair in ((a, b) for a in CARDS for b in CARDS) if is_natural(pair)]
    assert len(naturals) == 2 * 4 * 16
    assert not is_natural(("7C", "7D", "7H"))
    hand = Hand(1, 1, 0, 0, BetKey("main", spot=1), ("AS", "KD"))
    assert has_blackjack(hand)
    assert not has_blackjack(Hand(1, 1, 0, 0, BetKey("main", spot=1), ("AS", "KD"), split=True))


HARD = {
    **{total: f"2S {total - 2}D" for total in range(4, 12)},
    **{total: f"TS {total - 10}D" for total in range(12, 20)},
    20: "TS TD",
    21: "TS 5D 6C",
    22: "KS QD 2C",
    26: "TS 6D TC",
}
SOFT = {12: "AS AD", **{total: f"AS {total - 11}D" for total in range(13, 21)}, 21: "AS KD"}
DEALERS_TABLE = [
    *((cards, total, False, total < 17, total < 17) for total, cards in HARD.items()),
    *((cards, total, True, total < 17, total < 18) for total, cards in SOFT.items()),
    ("AS 6D KC", 17, False, False, False),
    ("AS 5D KC", 16, False, True, True),
    ("AS AD 5C", 17, True, False, True),
    ("2S 4D AC", 17, True, False, True),
    ("AS 2D 5C", 18, True, False, False),
]


@pytest.mark.parametrize(("cards", "total", "soft", "stands", "hits"), DEALERS_TABLE)
def test_3_J_1_and_3_M_3_every_cell_of_the_dealers_table(
    cards: str, total: int, soft: bool, stands: bool, hits: bool
) -> None:
    """Every hard and soft total, for a dealer who stands on soft 17 and for one who hits it."""
    held = tuple(cards.split())
    assert count(held) == (total, soft)
    assert must_draw(held, hits_soft_17=False) is stands
    assert must_draw(held, hits_soft_17=True) is hits


@pytest.mark.parametrize("hole", [card for card in CARDS if card.endswith("H")])
@pytest.mark.parametrize("up", ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD"])
@pytest.mark.parametrize(("game_id", "hits"), [("blackjack", False), ("single_deck_blackjack", True)])
def test_3_J_1_and_3_M_3_every_two_cards_of_the_dealer_at_the_table(
    game_id: str, hits: bool, up: str, hole: str
) -> None:
    """The player stands; with sixteen or less, or a soft 17 that is hit, the dealer wants a card."""
    play = Play(catalog.game(game_id), burn_first=False).seated(20_000).do(Proceed("shuffle"), Decide(1, "cut"))
    play.bet("main@1", 1000).do(Proceed("deal")).outcome("TS", up, "9S", hole)
    if is_natural((up, hole)):
        assert play.state.phase == "betting"
        return
    play.do(Decide(1, "stand"))
    total, soft = count((up, hole))
    draws = total < 17 or (hits and soft and total == 17)
    assert play.state.phase == ("dealers_turn" if draws else "betting")


# B and C: what wins, loses and pushes


def outcome(cards: str, dealer: int, natural: bool = False, **more: Any) -> tuple[Result, str, Odds | None]:
    hand = Hand(1, 1, 0, 0, BetKey("main", spot=1), tuple(cards.split()), **more)
    found = verdict(hand, Dealers(dealer, natural), Odds(3, 2))
    return found.result, found.cite, found.odds


@pytest.mark.parametrize("dealer", range(17, 27))
@pytest.mark.parametrize(("cards", "total"), [("TS 2D", 12), ("TS 8D", 18), ("TS 5D 6C", 21)])
def test_3_B_2_every_total_against_every_dealer(cards: str, total: int, dealer: int) -> None:
    result, cite, odds = outcome(cards, dealer)
    if dealer > 21:
        assert (result, cite, odds) == (Result.WIN, "003 §3.B.2.a", Odds(1))
    elif total > dealer:
        assert (result, cite, odds) == (Result.WIN, "003 §3.B.2.b", Odds(1))
    elif total == dealer:
        assert (result, cite, odds) == (Result.PUSH, "003 §3.C.1", None)
    else:
        assert (result, cite, odds) == (Result.LOSE, "003 §3.B.2", None)


def test_3_B_2_c_a_blackjack_beats_every_other_21_and_pays_three_to_two() -> None:
    assert outcome("AS KD", 21) == (Result.WIN, "003 §3.B.2.c", Odds(3, 2))
    assert outcome("AS KD", 21, split=True) == (Result.PUSH, "003 §3.C.1", None)


def test_3_C_1_a_dealers_blackjack_beats_any_other_21_and_voids_a_blackjack() -> None:
    assert outcome("TS 5D 6C", 21, natural=True) == (Result.LOSE, "003 §3.C.1", None)
    assert outcome("AS KD", 21, natural=True) == (Result.PUSH, "003 §3.C.1", None)


def test_3_B_2_wagers_are_made_before_the_first_card_and_not_touched_after_it() -> None:
    play = dealt("TS 9D 9C TD")
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 1000)) == ("CARDS_ARE_OUT", "003 §3.B.2")
    assert play.refused(RemoveBet(1, BetKey("main", spot=1))) == ("CARDS_ARE_OUT", "003 §3.C.2")
    assert play.refused(CallBet(1, BetKey("main", spot=1), True))[0] == "NOT_IN_THIS_GAME"


def test_a_wager_may_be_taken_back_while_betting() -> None:
    play = ready().bet("main@1", 1000).lift("main@1")
    assert play.cents() == 20_000
    assert play.refused(Proceed("deal")) == ("NO_WAGERS", "003 §3.F.1")


def test_3_C_3_every_pay_line() -> None:
    book = GAME.rules_for().book
    lines = {key: [(str(pay.odds), pay.when) for pay in book[BetKey.parse(key)].pays] for key in _KEYS}
    assert lines == {
        "main@1": [("1 to 1", ""), ("3 to 2", "blackjack")],
        "insurance@1": [("2 to 1", "")],
        "split:1@1": [("1 to 1", "")],
        "double_down:0@1": [("1 to 1", "")],
    }


_KEYS = ("main@1", "insurance@1", "split:1@1", "double_down:0@1")


def test_the_table_has_a_key_for_every_hand_of_every_box() -> None:
    assert len(GAME.rules_for().book) == 6 * 9
    assert len(GAME.rules_for("", {"seats": 7}).book) == 7 * 9
    assert len(GAME.rules_for("", {"double_down": False}).book) == 6 * 5


def test_BLA_10_wagers_are_made_in_amounts_that_can_be_paid() -> None:
    play = ready()
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 550)) == ("CANNOT_BE_PAID", "003 §3.C.3")
    play.bet("main@1", 700).do(Proceed("deal")).outcome("AS", "9D", "KS", "7H")
    assert play.settlement("main@1").net_cents == 1050


def test_3_C_5_limits() -> None:
    play = ready(200_000)
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 400)) == ("BELOW_MINIMUM", "003 §3.C.5")
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 100_100)) == ("ABOVE_MAXIMUM", "003 §3.C.5")
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 1000, "cash")) == ("TENDER_NOT_TAKEN", "")


def test_what_lies_above_the_maximum_goes_back_where_the_house_lets_it_lie() -> None:
    play = ready(200_000, over_maximum="excess_returned").bet("main@1", 120_000)
    play.do(Proceed("deal"))
    assert play.lying("main@1").cents == 100_000


# D and E: preparing the cards


def noted(play: Play) -> list[tuple[str, str]]:
    return [(event.what, event.cite) for event in play.heard(ProcedureNoted)]


@pytest.mark.parametrize(("source", "note"), [("shoe", "INTO_THE_SHOE"), ("hand", "DEALT_FROM_HAND")])
def test_3_E_1_cards_are_dealt_from_a_shoe_or_from_the_hand(source: str, note: str) -> None:
    play = Play(GAME, dealt_from=source).seated(20_000).do(Proceed("shuffle"), Decide(1, "cut"))
    assert noted(play)[-1] == (note, "003 §3.E.1")


def test_3_D_3_a_new_dealers_card_that_reaches_the_cutting_card_brings_the_shuffle() -> None:
    play = ready(decks=1)
    while play.state.phase == "betting":
        play.do(Proceed("burn")).outcome(CARDS[next(i for i, n in enumerate(play.state.play.stock.shoe.left) if n)])
    assert (play.state.phase, play.state.play.stock.shoe.size) == ("shuffle", 13)


def test_3_D_new_cards_are_inspected_shown_washed_and_shuffled_then_cut() -> None:
    play = Play(GAME).seated(20_000)
    play.do(Proceed("shuffle"))
    noted = [(event.what, event.cite) for event in play.heard(ProcedureNoted)]
    assert noted == [
        ("INSPECTED", "003 §3.D.1"),
        ("PRESENTED", "003 §3.D.2"),
        ("WASHED", "003 §3.A.6"),
        ("SHUFFLED", "003 §3.D.3"),
    ]
    assert play.state.phase == "cut"
    play.do(Decide(1, "cut", detail=particulars(depth=100)))
    assert [(event.what, event.cite, event.detail) for event in play.heard(ProcedureNoted)] == [
        ("CARDS_CUT", "003 §3.D.4", (("depth", "100"),)),
        ("CUTTING_CARD_PLACED", "003 §3.D.4", (("behind", "78"),)),
        ("INTO_THE_SHOE", "003 §3.E.1", ()),
    ]
    assert play.state.phase == "burn"
    play.do(Resolve((INDEX["AS"],)))
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "")]
    assert play.state.play.stock.shoe.size == 311


@pytest.mark.parametrize("depth", ["4", "0", "308", "312", "-9", "half"])
def test_3_D_4_the_cut_is_five_cards_from_either_end(depth: str) -> None:
    play = Play(GAME).seated(20_000).do(Proceed("shuffle"))
    code = "CUT_TOO_NEAR_THE_END" if depth.isdecimal() else "BAD_PARTICULAR"
    assert play.refused(Decide(1, "cut", detail=particulars(depth=depth))) == (code, "003 §3.D.4")
    assert play.refused(Decide(1, "cut", detail=particulars(depth=5))) == ("", "")
    assert play.refused(Decide(1, "cut", detail=particulars(depth=307))) == ("", "")


def test_3_D_5_the_cut_goes_round_the_table() -> None:
    play = Play(GAME, burn_first=False).seated(20_000, 20_000)
    cutters = []
    for _ in range(3):
        play.do(Proceed("shuffle"))
        action = GAME.routine(play.rules, play.state, frozenset())
        assert isinstance(action, Decide)
        cutters.append(action.seat)
        play.do(action)
    assert cutters == [1, 2, 1]


def test_the_dealer_cuts_where_nobody_sits() -> None:
    play = Play(GAME, burn_first=False).do(Proceed("shuffle"))
    assert GAME.routine(play.rules, play.state, frozenset()) == Proceed("cut")
    assert play.refused(Decide(1, "cut"))[0] == "SEAT_EMPTY"
    assert play.do(Proceed("cut")).state.phase == "betting"


def test_3_D_3_shuffling_at_will_is_an_option() -> None:
    assert ready().refused(Proceed("shuffle")) == ("", "")
    assert ready(reshuffle_at_will=False).refused(Proceed("shuffle")) == ("NOT_SHUFFLING", "003 §3.D.3")
    assert dealt("TS 9D 9C TD").refused(Proceed("shuffle"))[0] == "NOT_SHUFFLING"
    assert ready().refused(Decide(1, "cut"))[0] == "NOT_CUTTING"
    assert ready().refused(Proceed("cut"))[0] == "NOT_CUTTING"


def test_3_E_2_burning_is_an_option_and_so_is_a_new_dealers_card() -> None:
    play = ready(burn_first=False)
    assert play.state.play.stock.shoe.size == 312
    play.do(Proceed("burn"), Resolve((0,)))
    assert play.state.phase == "betting"
    assert play.state.play.stock.shoe.size == 311
    assert ready(relief_burn=False).refused(Proceed("burn")) == ("NOTHING_TO_BURN", "003 §3.E.2")


def test_3_E_2_the_burned_card_is_shown_only_where_the_house_wants() -> None:
    assert ready().refused(Proceed("show_burn")) == ("NO_BURNED_CARD_TO_SHOW", "003 §3.E.2")
    play = ready(disclose_burn=True).do(Proceed("show_burn"))
    assert play.said == [CardTurned("discard", 0, "2C")]


def test_3_G_2_the_cutting_card_ends_the_shoe_after_the_round() -> None:
    play = ready(decks=1)
    rest = iter(_sevens_last())
    for _ in range(9):
        assert play.state.phase == "betting"
        play.bet("main@1", 500).do(Proceed("deal"))
        play.outcome(*(next(rest) for _ in range(4)))
        choose(play, "stand")
    assert play.state.play.stock.shoe.size == 51 - 36
    play.bet("main@1", 500).do(Proceed("deal")).outcome(*(next(rest) for _ in range(4)))
    choose(play, "stand")
    assert [event.what for event in play.heard(ProcedureNoted)] == ["CUTTING_CARD_OUT"]
    assert play.state.play.stock.shoe.size == 11
    assert play.state.phase == "shuffle"


def _sevens_last() -> list[str]:
    """Ten rounds of four cards in which nobody draws: the dealer always has 17 or more and no ten up."""
    ups, holes = "9C 9D 9H 9S 8C 8D 8H 8S 7C 7D", "TC TD TH TS JC JD JH JS QC QD"
    ours, seconds = "2D 2H 2S 3C 3D 3H 3S 4C 4D 4H", "5C 5D 5H 5S 6C 6D 6H 6S 4S 7H"
    rounds = zip(ours.split(), ups.split(), seconds.split(), holes.split(), strict=True)
    return [card for round_ in rounds for card in round_]


# F: the deal and the pick-up


def test_3_F_1_cards_go_round_from_the_dealers_left_and_the_hole_card_stays_hidden() -> None:
    play = dealt("2S 3D 4C 5H 6S 7D", 1000, 1000)
    assert play.heard(CardDealt) == [
        CardDealt("hand.1.0", 0, "2S"),
        CardDealt("hand.2.0", 0, "3D"),
        CardDealt("dealer", 0, "4C"),
        CardDealt("hand.1.0", 1, "5H"),
        CardDealt("hand.2.0", 1, "6S"),
        CardDealt("dealer", 1, ""),
    ]
    assert "7D" not in str(play.events)


def test_3_F_1_first_cards_may_lie_face_down_until_they_are_played() -> None:
    play = dealt("2S 3D 4C 5H 6S 7D", 1000, 1000, player_cards="down")
    assert [event.card for event in play.heard(CardDealt)] == ["", "", "4C", "", "", ""]
    assert play.heard(CardTurned) == [CardTurned("hand.1.0", 0, "2S"), CardTurned("hand.1.0", 1, "5H")]
    choose(play, "stand")
    assert play.heard(CardTurned)[0] == CardTurned("hand.2.0", 0, "3D")


@pytest.mark.parametrize(
    ("cards", "chosen", "net"),
    [
        ("AS TD KC AH", {"peek": False}, 0),
        ("AS TD KC AH", {"peek": True}, 0),
        ("AS TD KC 9H", {"peek": False}, 1500),
        ("AS 9D KC 9H", {}, 1500),
        ("TS TD KC AH", {"peek": True}, -1000),
    ],
)
def test_3_F_1_nobodys_closed_cards_are_settled_unseen(cards: str, chosen: dict[str, object], net: int) -> None:
    play = dealt(cards, player_cards="down", **chosen)
    assert play.settlement("main@1").net_cents == net
    mine, _, second, _ = cards.split()
    shown = [event for event in play.heard(CardTurned) if event.place == "hand.1.0"]
    assert shown == [CardTurned("hand.1.0", 0, mine), CardTurned("hand.1.0", 1, second)]


def test_3_F_1_closed_cards_are_turned_up_once() -> None:
    play = dealt("TS TD 6C 7H", player_cards="down")
    assert [event.card for event in play.heard(CardTurned)] == ["TS", "6C"]
    choose(play, "surrender")
    assert [event.place for event in play.heard(CardTurned)] == ["dealer"]


def test_3_F_3_cards_are_picked_up_from_the_right_and_the_dealers_last() -> None:
    play = dealt("TS TH 7C 9S 8H TD", 1000, 1000)
    choose(play, "stand")
    choose(play, "stand", 2)
    assert play.heard(CardsCollected) == [
        CardsCollected("hand.2.0"),
        CardsCollected("hand.1.0"),
        CardsCollected("dealer"),
    ]
    assert [str(event.key) for event in play.settled()] == ["main@2", "main@1"]


def test_3_F_3_BLA_5_a_hand_over_21_loses_at_once_and_is_taken() -> None:
    play = dealt("TS TH 7C 6S 8H TD", 1000, 1000)
    choose(play, "hit", cards="TC")
    assert play.settlement("main@1").cite == "BLA-5"
    assert play.heard(CardsCollected) == [CardsCollected("hand.1.0")]
    assert play.state.phase == "playing"


def test_3_F_2_turns_come_in_order_and_hands_are_counted_by_their_player() -> None:
    play = dealt("TS TH 7C 6S 8H TD", 1000, 1000)
    assert play.refused(Decide(2, "stand")) == ("NOT_YOUR_TURN", "003 §3.F.2")
    assert play.refused(Decide(1, "stand", 1)) == ("NOT_YOUR_TURN", "003 §3.F.2")
    assert play.refused(Decide(1, "sulk"))[0] == "UNKNOWN_DECISION"
    assert play.refused(Decide(1, "switch"))[0] == "UNKNOWN_DECISION"
    assert play.refused(Decide(1, "hit", cents=100))[0] == "BAD_PARTICULAR"
    assert ready().refused(Decide(1, "hit")) == ("NO_DECISION_NOW", "003 §3.F.2")
    assert tuple(GAME.hands(play.state, 1)) == (0,)


# G: the hole card


@pytest.mark.parametrize("up", ["AS", "TS", "JS", "QS", "KS"])
def test_3_G_1_the_dealer_looks_under_an_ace_or_ten_only(up: str) -> None:
    play = dealt(f"9C {up} 9D 7H")
    if up == "AS":
        play.do(Proceed("close_insurance"))
    assert "HOLE_CARD_CHECKED" in [event.what for event in play.heard(ProcedureNoted)]
    assert not dealt("9C 9S 9D 7H").heard(ProcedureNoted)


def test_3_G_1_a_ten_with_an_ace_under_it_ends_the_round_before_anybody_acts() -> None:
    play = dealt("9C TS 9D AH")
    assert play.settlement("main@1").result is Result.LOSE
    assert play.heard(CardTurned) == [CardTurned("dealer", 1, "AH")]
    assert play.state.phase == "betting"


def test_BLA_3_without_the_look_players_act_first() -> None:
    play = dealt("9C TS 9D AH", peek=False)
    assert play.state.phase == "playing"
    choose(play, "stand")
    assert play.settlement("main@1").cite == "003 §3.C.1"


def test_BLA_11_a_blackjack_waits_for_the_hole_card_where_the_dealer_does_not_look() -> None:
    play = dealt("AC TS KD 9H", peek=False)
    assert play.settlement("main@1").net_cents == 1500
    both = dealt("AC TS KD AH", peek=False)
    assert both.settlement("main@1").result is Result.PUSH


# H: insurance


def test_3_H_3_insurance_up_to_half_under_an_ace() -> None:
    play = dealt("9C AS 9D KH")
    assert play.state.phase == "insurance"
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=1), 550)) == ("INSURANCE_TOO_HIGH", "003 §3.H.3")
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=2), 500)) == ("NO_HAND_THERE", "003 §3.H.3")
    play.bet("insurance@1", 300).bet("insurance@1", 200)
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=1), 50))[0] == "INSURANCE_TOO_HIGH"
    play.do(Proceed("close_insurance"))
    assert play.settlement("insurance@1").net_cents == 1000
    assert play.settlement("main@1").net_cents == -1000
    assert play.cents() == 20_000


@pytest.mark.parametrize("hole", [card for card in CARDS if card.endswith("C")])
def test_3_H_3_insurance_wins_on_every_ten_and_on_nothing_else(hole: str) -> None:
    play = dealt(f"9C AS 9D {hole}").bet("insurance@1", 500).do(Proceed("close_insurance"))
    wins = hole[0] in "TJQK"
    assert play.settlement("insurance@1").result is (Result.WIN if wins else Result.LOSE)
    assert play.settlement("insurance@1").cite == "003 §3.H.3"


def test_3_H_3_no_insurance_under_a_ten() -> None:
    play = dealt("9C TS 9D 7H")
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=1), 500)) == ("NO_INSURANCE_NOW", "003 §3.H.3")
    assert play.refused(Proceed("close_insurance")) == ("NO_INSURANCE_NOW", "003 §3.H.3")


def test_3_H_3_without_the_look_insurance_is_settled_when_the_card_is_turned() -> None:
    play = dealt("9C AS 9D 7H", peek=False).bet("insurance@1", 500).do(Proceed("close_insurance"))
    assert play.settled() == []
    choose(play, "stand")
    assert play.settled()[0].key == BetKey("insurance", spot=1)


# I: doubling and splitting


def test_3_I_1_doubling_for_less_takes_one_card() -> None:
    play = dealt("6S 5D 5C TH")
    assert play.refused(Decide(1, "double", cents=1050)) == ("MORE_THAN_THE_WAGER", "003 §3.I.1")
    assert play.refused(Decide(1, "double", cents=25))[0] == "NOT_WHOLE_CHIPS"
    choose(play, "double", cents=300, cards="2C TD")
    assert play.settlement("main@1").net_cents == 1000
    assert play.settlement("double_down:0@1").net_cents == 300


def test_3_I_1_doubling_is_an_option_and_needs_two_cards_and_money() -> None:
    assert dealt("6S 5D 5C TH", double_down=False).refused(Decide(1, "double")) == ("NOT_OFFERED_HERE", "003 §3.I.1")
    play = dealt("6S 5D 2C TH")
    choose(play, "hit", cards="2D")
    assert play.refused(Decide(1, "double")) == ("ONLY_ON_TWO_CARDS", "003 §3.I.1")
    poor = ready(1500).bet("main@1", 1000).do(Proceed("deal")).outcome("6S", "5D", "5C", "TH")
    assert poor.refused(Decide(1, "double"))[0] == "NOT_ENOUGH_MONEY"
    assert poor.refused(Decide(1, "double", cents=500)) == ("", "")


def test_3_I_1_any_two_cards_may_be_doubled() -> None:
    play = dealt("TS 5D 2C TH")
    choose(play, "double", cards="TC")
    assert [event.net_cents for event in play.settled()] == [-1000, -1000]


def test_3_I_1_a_dealers_blackjack_takes_the_wager_and_hands_the_addition_back() -> None:
    play = dealt("6S TD 5C AH", peek=False)
    choose(play, "double", cards="9C")
    assert play.settlement("main@1").net_cents == -1000
    assert play.settlement("double_down:0@1").result is Result.VOID
    assert play.settlement("double_down:0@1").cite == "003 §3.I.1"


@pytest.mark.parametrize(("pair", "code"), [("8S 8D", ""), ("KS TD", ""), ("8S 9D", "NOT_A_PAIR")])
def test_3_I_2_BLA_6_cards_of_equal_value_are_split(pair: str, code: str) -> None:
    first, second = pair.split()
    assert dealt(f"{first} 6D {second} TH").refused(Decide(1, "split"))[0] == code


def test_3_I_2_the_first_hand_is_finished_before_the_second_gets_a_card() -> None:
    play = dealt("8S 6D 8C TH")
    choose(play, "split")
    assert hands(play) == [("8S",), ("8C",)]
    assert play.lying("split:1@1").cents == 1000
    play.do(Resolve((INDEX["3D"],)))
    assert hands(play) == [("8S", "3D"), ("8C",)]
    choose(play, "double", cards="TC")
    assert play.state.phase == "drawing"
    play.do(Resolve((INDEX["2C"],)))
    assert hands(play) == [("8S", "3D", "TC"), ("8C", "2C")]
    assert tuple(GAME.hands(play.state, 1)) == (1,)


def test_3_I_2_split_aces_get_one_card_and_resplitting_is_an_option() -> None:
    play = dealt("AS 6D AC TH")
    choose(play, "split", cards="AD KC 5C")
    assert play.settlement("main@1").net_cents == -1000
    assert play.settlement("split:1@1").result is Result.PUSH
    again = dealt("AS 6D AC TH", resplit_aces=True)
    choose(again, "split", cards="AD")
    assert again.state.phase == "playing"
    assert again.refused(Decide(1, "hit")) == ("ONE_CARD_ON_SPLIT_ACES", "003 §3.I.2")
    assert again.refused(Decide(1, "double"))[0] == "ONLY_ON_TWO_CARDS"
    assert again.refused(Decide(1, "surrender"))[0] == "ONLY_ON_TWO_CARDS"
    choose(again, "split")
    assert len(hands(again)) == 3


def test_3_I_2_three_splits_at_most_and_money_for_each() -> None:
    play = dealt("8S 6D 8C TH")
    for card in ("8D", "8H", "8S"):
        choose(play, "split", cards=card)
    assert play.refused(Decide(1, "split")) == ("SPLIT_THREE_TIMES", "003 §3.I.2")
    assert sorted(str(bet.key) for bet in play.state.bets) == ["main@1", "split:1@1", "split:2@1", "split:3@1"]
    poor = ready(1500).bet("main@1", 1000).do(Proceed("deal")).outcome("8S", "6D", "8C", "TH")
    assert poor.refused(Decide(1, "split"))[0] == "NOT_ENOUGH_MONEY"


@pytest.mark.parametrize(("reading", "net"), [("original_only", -1000), ("collect_none", 0)])
def test_BLA_2_a_dealers_blackjack_after_a_split(reading: str, net: int) -> None:
    play = dealt("8S TD 8C AH", peek=False, dealer_blackjack_after_split=reading)
    choose(play, "split", cards="3C")
    choose(play, "double", cards="TC 2D")
    choose(play, "stand", hand=1)
    assert play.settlement("main@1").net_cents == net
    assert play.settlement("double_down:0@1").result is Result.VOID
    assert play.settlement("split:1@1").result is Result.VOID


def test_BLA_17_a_hand_over_21_has_lost_with_its_additions_before_a_blackjack_shows() -> None:
    play = dealt("TS TD 5C AH", peek=False)
    choose(play, "double", cards="9C")
    assert [(str(event.key), event.net_cents) for event in play.settled()] == [
        ("main@1", -1000),
        ("double_down:0@1", -1000),
    ]


def test_additions_are_made_by_deciding_not_by_betting() -> None:
    play = dealt("8S 6D 8C TH")
    assert play.refused(PlaceBet(1, BetKey("split", "1", 1), 1000)) == ("MADE_BY_DECISION", "003 §3.I.2")
    assert play.refused(PlaceBet(1, BetKey("double_down", "0", 1), 1000)) == ("MADE_BY_DECISION", "003 §3.I.1")


# J: drawing, and several boxes


def test_BLA_1_21_draws_no_more_unless_the_text_is_taken_as_printed() -> None:
    play = dealt("TS 9D 5C TH")
    choose(play, "hit", cards="6C")
    assert play.settlement("main@1").result is Result.WIN
    literal = dealt("TS 9D 5C TH", draw_on_21=True)
    choose(literal, "hit", cards="6C")
    assert literal.state.phase == "playing"
    assert literal.refused(Decide(1, "hit")) == ("", "")


def test_3_J_1_the_dealer_draws_to_seventeen_card_by_card() -> None:
    play = dealt("TS 2D 9C 3H")
    choose(play, "stand", cards="4C 5C 3C")
    assert play.settlement("main@1").result is Result.WIN
    assert [event.card for event in play.heard(CardDealt)] == ["4C", "5C", "3C"]


def test_3_J_1_the_dealer_does_not_draw_where_it_can_change_nothing() -> None:
    play = dealt("TS 6D 6C TH")
    choose(play, "hit", cards="TC")
    assert play.state.phase == "betting"
    assert [event.card for event in play.heard(CardDealt)] == ["TC"]
    natural = dealt("AS 6D KC TH")
    assert natural.state.phase == "betting"


def test_3_J_2_several_boxes_are_an_option() -> None:
    play = ready(20_000, 20_000)
    assert play.refused(PlaceBet(1, BetKey("main", spot=3), 1000)) == ("", "")
    assert play.refused(PlaceBet(1, BetKey("main", spot=2), 1000)) == ("NOT_YOUR_POSITION", "003 §3.J.2")
    play.bet("main@3", 1000).do(TakeSeat(3, "Cy", 5000))
    assert play.refused(PlaceBet(3, BetKey("main", spot=3), 1000)) == ("POSITION_TAKEN", "003 §3.J.2")
    one = ready(several_boxes=False)
    assert one.refused(PlaceBet(1, BetKey("main", spot=3), 1000)) == ("NOT_YOUR_POSITION", "003 §3.J.2")


def test_3_J_2_a_player_with_two_boxes_plays_both() -> None:
    play = ready().bet("main@1", 1000).bet("main@3", 500).do(Proceed("deal"))
    play.outcome("TS", "9H", "7C", "9S", "8H", "TD")
    choose(play, "stand")
    assert tuple(GAME.hands(play.state, 1)) == (1,)
    choose(play, "stand", hand=1)
    assert play.cents() == 20_000 + 1000


# K: irregularities and surrender


def test_3_K_1_a_card_face_up_in_the_shoe_is_not_used() -> None:
    play = ready().bet("main@1", 1000).do(Proceed("deal")).irregular("face_up_card")
    play.do(Resolve((INDEX["AS"],)))
    assert play.heard(CardDealt) == [CardDealt("discard", 0, "AS")]
    assert play.state.phase == "dealing"
    play.outcome("TS", "6D", "6C", "TH")
    choose(play, "hit").irregular("face_up_card").do(Resolve((INDEX["2C"],)))
    assert play.state.phase == "drawing"
    play.do(Resolve((INDEX["5C"],)))
    assert play.state.phase == "dealers_turn"
    play.irregular("face_up_card").do(Resolve((INDEX["2C"],)), Resolve((INDEX["9C"],)))
    assert play.settlement("main@1").result is Result.WIN


def test_3_K_1_an_unseen_card_is_the_next_one_used() -> None:
    play = dealt("TS 6D 6C TH").irregular("unseen_card_drawn")
    assert play.state.phase == "playing"
    choose(play, "hit", cards="5C")


def test_3_K_1_an_exposed_card_goes_to_whoever_draws_next() -> None:
    play = dealt("TS 5H 6D 2C 6S TD", 1000, 1000).irregular("exposed_card_drawn")
    play.do(Resolve((INDEX["KD"],)))
    assert play.refused(RaiseIrregularity("exposed_card_drawn")) == ("NO_CARD_TO_DRAW", "003 §3.K.1")
    choose(play, "stand")
    choose(play, "hit", 2)
    assert play.heard(CardDealt)[0] == CardDealt("hand.2.0", 2, "KD")
    assert play.state.phase == "dealers_turn"


def test_3_K_1_the_dealer_uses_an_exposed_card_or_it_is_burned() -> None:
    play = dealt("TS 6D 9C TH").irregular("exposed_card_drawn").do(Resolve((INDEX["3C"],)))
    choose(play, "stand")
    assert play.settlement("main@1").result is Result.PUSH
    burned = dealt("TS 7D 9C TH").irregular("exposed_card_drawn").do(Resolve((INDEX["3C"],)))
    choose(burned, "stand")
    assert "EXPOSED_CARD_BURNED" in [event.what for event in burned.heard(ProcedureNoted)]
    assert burned.settlement("main@1").result is Result.WIN


def test_3_K_1_BLA_15_who_refuses_the_exposed_card_gets_no_more_this_round() -> None:
    play = dealt("TS 5H 6D 2C 6S TD", 1000, 1000).irregular("exposed_card_drawn").do(Resolve((INDEX["KD"],)))
    choose(play, "stand")
    assert play.refused(Decide(1, "hit")) == ("NOT_YOUR_TURN", "003 §3.F.2")
    assert hands(play)[0] == ("TS", "2C")


def test_3_K_1_a_card_exposed_while_insurance_is_open_is_dealt_to_whoever_draws_first() -> None:
    play = dealt("TS AD 6C 9H").irregular("exposed_card_drawn").do(Resolve((INDEX["5C"],)))
    assert play.state.phase == "insurance"
    play.bet("insurance@1", 500).do(Proceed("close_insurance"))
    choose(play, "hit")
    assert play.heard(CardDealt)[0] == CardDealt("hand.1.0", 2, "5C")
    assert play.settlement("main@1").net_cents == 1000


def test_3_K_1_under_a_dealers_blackjack_the_card_exposed_before_is_burned() -> None:
    play = dealt("TS AD 6C KH").irregular("exposed_card_drawn").do(Resolve((INDEX["5C"],)))
    play.do(Proceed("close_insurance"))
    assert "EXPOSED_CARD_BURNED" in [event.what for event in play.heard(ProcedureNoted)]
    assert play.settlement("main@1").net_cents == -1000


def test_BLA_15_refusing_the_exposed_card_with_one_hand_leaves_the_player_his_others() -> None:
    play = ready().bet("main@1", 1000).bet("main@3", 1000).do(Proceed("deal"))
    play.outcome("TS", "5H", "6D", "9C", "6S", "TD").irregular("exposed_card_drawn").do(Resolve((INDEX["TC"],)))
    choose(play, "stand")
    choose(play, "hit", hand=1)
    assert play.heard(CardDealt)[0] == CardDealt("hand.3.0", 2, "TC")


def test_3_K_1_a_doubled_hand_takes_the_exposed_card_as_its_one() -> None:
    play = dealt("5S 6D 6C TH").irregular("exposed_card_drawn").do(Resolve((INDEX["TC"],)))
    choose(play, "double")
    assert play.heard(CardDealt) == [CardDealt("hand.1.0", 2, "TC", True)]
    assert play.state.phase == "dealers_turn"


def test_3_K_1_a_void_round_takes_the_exposed_card_away_too() -> None:
    play = dealt("TS 6D 6C TH", shuffler=True).irregular("exposed_card_drawn").do(Resolve((INDEX["3C"],)))
    play.irregular("shuffler_fault", lasting="no")
    assert [event.place for event in play.heard(CardsCollected)] == ["hand.1.0", "discard", "dealer"]


@pytest.mark.parametrize("phase", ["betting", "insurance", "playing"])
def test_3_K_1_an_unseen_card_is_used_next_whenever_it_slips_out(phase: str) -> None:
    play = ready()
    if phase != "betting":
        play = dealt("TS AD 6C 9H") if phase == "insurance" else dealt("TS 6D 6C TH")
    assert play.state.phase == phase
    left = play.state.play.stock.shoe
    play.irregular("unseen_card_drawn")
    assert play.heard(IrregularityRuled)[0].ruling == "used_next"
    assert (play.state.phase, play.state.play.stock.shoe) == (phase, left)


@pytest.mark.parametrize(
    ("card", "players", "dealer"),
    [
        ("first", [("2S", "4C"), ("3D", "5H")], ("6S", "7D")),
        ("second", [("2S", "5H"), ("3D", "6S")], ("4C", "7D")),
    ],
)
def test_3_K_1_a_dealer_who_missed_himself_finishes_the_players_first(
    card: str, players: list[tuple[str, str]], dealer: tuple[str, str]
) -> None:
    play = ready(20_000, 20_000).bet("main@1", 1000).bet("main@2", 1000, 2).do(Proceed("deal"))
    play.irregular("dealer_missed_himself", card=card).outcome("2S", "3D", "4C", "5H", "6S", "7D")
    assert hands(play) == players
    assert play.state.play.dealer == dealer


def test_3_K_1_the_dealer_misses_no_card_that_he_has() -> None:
    play = ready().bet("main@1", 1000).do(Proceed("deal")).irregular("dealer_missed_himself", card="first")
    last = replace(play.state.play, order=(-1,))
    play.state = replace(play.state, play=last)
    for card in ("first", "second"):
        wish = RaiseIrregularity("dealer_missed_himself", particulars(card=card))
        assert play.refused(wish) == ("NO_CARD_TO_DRAW", "003 §3.K.1")


def test_3_K_1_a_hand_without_cards_is_dead_and_gets_its_wager_back() -> None:
    play = ready(20_000, 20_000).bet("main@1", 1000).bet("main@2", 1000, 2).do(Proceed("deal"))
    play.irregular("hand_without_cards", spot=2)
    assert play.settlement("main@2", 2).result is Result.VOID
    play.outcome("TS", "7D", "9C", "TH")
    choose(play, "stand")
    assert play.cents() == 21_000
    assert play.cents(2) == 20_000


def test_3_K_1_a_dead_hand_cannot_be_insured() -> None:
    play = ready(20_000, 20_000).bet("main@1", 1000).bet("main@2", 1000, 2).do(Proceed("deal"))
    play.irregular("hand_without_cards", spot=2).outcome("TS", "AD", "9C", "TH")
    assert play.state.phase == "insurance"
    wish = PlaceBet(2, BetKey("insurance", spot=2), 500)
    assert play.refused(wish) == ("NO_HAND_THERE", "003 §3.H.3")
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=1), 500)) == ("", "")


def test_3_K_1_with_nobody_left_there_is_no_round() -> None:
    play = ready().bet("main@1", 1000).do(Proceed("deal")).irregular("hand_without_cards", spot=1)
    assert play.state.phase == "betting"
    assert play.cents() == 20_000


@pytest.mark.parametrize(
    ("spot", "players"),
    [
        (1, [("2S", "7D"), ("3D", "6S"), ("4C", "7H")]),
        (2, [("2S", "6S"), ("3D", "7D"), ("4C", "7H")]),
        (3, [("2S", "6S"), ("3D", "7H"), ("4C", "7D")]),
    ],
)
def test_3_K_1_a_hand_with_one_card_gets_its_second_after_all_others(spot: int, players: list[tuple[str, str]]) -> None:
    """Three boxes: 2S 3D 4C to them and 5H to the dealer as usual; the box that was missed is served last."""
    play = ready(20_000, 20_000, 20_000)
    for seat in (1, 2, 3):
        play.bet(f"main@{seat}", 1000, seat)
    play.do(Proceed("deal"))
    assert play.refused(RaiseIrregularity("hand_with_one_card", particulars(spot=4)))[0] == "NO_HAND_THERE"
    play.irregular("hand_with_one_card", spot=spot).outcome("2S", "3D", "4C", "5H", "6S", "7H", "7D", "8S")
    assert hands(play) == players
    assert play.state.play.dealer == ("5H", "8S")


@pytest.mark.parametrize(
    ("mistakes", "players", "dealer"),
    [
        ((("dealer_missed_himself", {"card": "first"}), ("hand_with_one_card", {"spot": 1})), "25 34", "67"),
        ((("hand_with_one_card", {"spot": 1}), ("dealer_missed_himself", {"card": "first"})), "25 34", "67"),
        ((("dealer_missed_himself", {"card": "first"}), ("hand_without_cards", {"spot": 1})), "- 23", "45"),
        ((("hand_with_one_card", {"spot": 1}), ("hand_with_one_card", {"spot": 2})), "25 36", "47"),
    ],
)
def test_3_K_1_two_mistakes_in_one_deal(mistakes: Any, players: str, dealer: str) -> None:
    """2C, 3C, 4C and so on are dealt in this order; each row says who has which of them."""
    play = ready(20_000, 20_000).bet("main@1", 1000).bet("main@2", 1000, 2).do(Proceed("deal"))
    for code, detail in mistakes:
        play.irregular(code, **detail)
    request = GAME.needs(play.rules, play.state)
    assert request is not None
    play.outcome(*[f"{rank}C" for rank in "234567"[: request.count]])
    assert ["".join(card[0] for card in cards) or "-" for cards in hands(play)] == players.split()
    assert "".join(card[0] for card in play.state.play.dealer) == dealer


def test_3_C_4_insurance_once_confirmed_stays() -> None:
    play = dealt("TS AD 6C 9H").bet("insurance@1", 500)
    assert play.refused(RemoveBet(1, BetKey("insurance", spot=1))) == ("CARDS_ARE_OUT", "003 §3.C.4")
    assert play.refused(RemoveBet(1, BetKey("main", spot=1))) == ("CARDS_ARE_OUT", "003 §3.C.2")


def test_3_H_1_and_3_C_2_what_players_may_not_touch() -> None:
    play = dealt("TS 6D 6C TH")
    before = play.state
    for code, cite in (("cards_touched", "003 §3.H.1"), ("wager_touched", "003 §3.C.2")):
        play.irregular(code)
        assert play.said[0] == _ruled(code, cite)
    assert play.state == before


def _ruled(code: str, cite: str) -> IrregularityRuled:
    return IrregularityRuled(code, "forbidden", cite)


def test_3_K_2_surrender_gives_up_half_at_once() -> None:
    play = dealt("TS TD 6C 7H")
    choose(play, "surrender")
    found = play.settlement("main@1")
    assert (found.net_cents, found.returned_cents, found.cite) == (-500, 500, "003 §3.K.2")


def test_3_K_2_surrender_is_an_option_on_two_cards_of_any_hand() -> None:
    assert dealt("TS TD 6C 7H", surrender=False).refused(Decide(1, "surrender")) == ("NOT_OFFERED_HERE", "003 §3.K.2")
    play = dealt("8S TD 8C 7H")
    choose(play, "split", cards="7D")
    choose(play, "surrender")
    assert play.settlement("main@1").net_cents == -500


def test_3_K_2_a_dealers_blackjack_takes_the_whole_of_a_surrendered_wager() -> None:
    play = dealt("TS TD 6C AH", peek=False)
    choose(play, "surrender")
    assert play.settlement("main@1").net_cents == -1000
    saved = dealt("TS TD 6C 9H", peek=False)
    choose(saved, "surrender")
    assert saved.settlement("main@1").net_cents == -500


# 15: the shuffle machine


def test_15_B_the_machine_mixes_two_sets_in_turn() -> None:
    play = Play(GAME, shuffler=True, machine_cut=False, burn_first=False).seated(20_000).do(Proceed("shuffle"))
    assert noted(play) == [
        ("INSPECTED", "003 §15.B.2"),
        ("WASHED", "003 §15.B.3"),
        ("LOADED", "003 §15.B.4"),
        ("STARTED", "003 §15.B.5"),
        ("OTHER_SET_INSPECTED", "003 §15.B.6"),
        ("OTHER_SET_WASHED", "003 §15.B.7"),
        ("SETS_SWAPPED", "003 §15.B.8"),
        ("STARTED", "003 §15.B.9"),
        ("SHUFFLED", "003 §15.A.1"),
        ("INTO_THE_SHOE", "003 §3.E.1"),
    ]
    assert play.state.phase == "betting"
    play.bet("main@1", 1000).do(Proceed("deal")).outcome("TS", "7D", "9C", "TH")
    choose(play, "stand")
    assert play.state.phase == "shuffle"
    play.do(Proceed("shuffle"))
    assert noted(play)[:3] == [
        ("SETS_SWAPPED", "003 §15.B.8"),
        ("STARTED", "003 §15.B.9"),
        ("SHUFFLED", "003 §15.A.1"),
    ]
    assert play.state.play.stock.set == 1
    assert play.state.play.stock.shoe.size == 312


def test_BLA_18_cards_from_the_machine_are_cut_as_after_any_shuffle() -> None:
    play = Play(GAME, shuffler=True).seated(20_000).do(Proceed("shuffle"))
    assert (play.state.phase, noted(play)[-1]) == ("cut", ("SHUFFLED", "003 §15.A.1"))
    assert play.refused(Decide(1, "cut", detail=particulars(depth=4)))[0] == "CUT_TOO_NEAR_THE_END"
    play.do(Decide(1, "cut"))
    assert noted(play) == [
        ("CARDS_CUT", "003 §3.D.4"),
        ("CUTTING_CARD_PLACED", "003 §3.D.4"),
        ("INTO_THE_SHOE", "003 §3.E.1"),
    ]
    assert play.state.play.stock.shoe.cut == 78


def test_BLA_18_uncut_cards_have_no_cutting_card() -> None:
    play = Play(GAME, shuffler=True, machine_cut=False, decks=1).seated(20_000).do(Proceed("shuffle"))
    assert (play.state.phase, play.state.play.stock.shoe.cut) == ("burn", 0)
    stock = play.state.play.stock
    few = replace(stock, shoe=replace(stock.shoe, left=(*(0,) * 32, *(1,) * 8, *(0,) * 12)))
    play.state = replace(play.state, play=replace(play.state.play, stock=few))
    play.outcome("TC").bet("main@1", 1000).do(Proceed("deal")).outcome("TD", "JC", "TH", "JD")
    choose(play, "stand")
    assert "CUTTING_CARD_OUT" not in [event.what for event in play.heard(ProcedureNoted)]
    assert play.state.phase == "shuffle"


@pytest.mark.parametrize(("lasting", "phase"), [("no", "betting"), ("yes", "cut")])
def test_15_C_a_fault_voids_the_hand_and_a_lasting_one_brings_back_the_dealers_shuffle(
    lasting: str, phase: str
) -> None:
    play = dealt("TS 7D 9C TH", shuffler=True, machine_cut=False, burn_first=False)
    play.irregular("shuffler_fault", lasting=lasting)
    assert play.heard(IrregularityRuled)[0].ruling == "round_void"
    assert play.settlement("main@1").cite == "003 §15.C.1"
    assert play.cents() == 20_000
    assert play.do(Proceed("shuffle")).state.phase == phase


def test_15_C_2_after_a_lasting_fault_the_dealer_shuffles_when_he_likes_and_deals_from_the_hand() -> None:
    play = ready(shuffler=True, reshuffle_at_will=False)
    assert play.refused(Proceed("shuffle"))[0] == "NOT_SHUFFLING"
    play.irregular("shuffler_fault", lasting="yes").do(Proceed("shuffle"))
    assert noted(play) == [("SHUFFLED", "003 §15.C.2")]
    play.do(Decide(1, "cut"))
    assert noted(play)[-1] == ("DEALT_FROM_HAND", "003 §15.C.2.a")
    play.outcome("2C")
    assert play.refused(Proceed("shuffle")) == ("", "")
    assert play.refused(RaiseIrregularity("shuffler_fault")) == ("NO_SHUFFLER", "003 §15.A.1")


def test_BLA_16_a_fault_in_mid_round_gives_back_what_still_lies_on_the_table() -> None:
    play = dealt("TS 6S 6D 9C 6C TH", 1000, 1000, shuffler=True)
    choose(play, "hit", cards="TD")
    play.irregular("shuffler_fault", lasting="no")
    assert [(str(event.key), event.result) for event in play.settled()] == [("main@2", Result.VOID)]
    assert (play.cents(), play.cents(2)) == (19_000, 20_000)


def test_BLA_16_a_fault_before_the_deal_leaves_the_wagers_where_they_are() -> None:
    play = ready(shuffler=True).bet("main@1", 1000).irregular("shuffler_fault", lasting="no")
    assert play.heard(IrregularityRuled)[0].ruling == "reshuffle"
    assert (play.lying("main@1").cents, play.state.phase) == (1000, "shuffle")


def test_15_A_4_a_broken_seal_is_reported_and_only_a_machine_has_one() -> None:
    assert ready(shuffler=True).irregular("seal_broken").state.phase == "betting"
    assert ready().refused(RaiseIrregularity("seal_broken")) == ("NO_SHUFFLER", "003 §15.A.1")


def test_unknown_steps_and_particulars_are_refused() -> None:
    play = ready()
    assert play.refused(Proceed("dance"))[0] == "UNKNOWN_STEP"
    assert play.refused(Proceed("deal", particulars(slowly="yes")))[0] == "BAD_PARTICULAR"
    assert dealt("TS 7D 9C TH").refused(Proceed("deal")) == ("NOT_READY_TO_DEAL", "003 §3.F.1")
    assert ready().refused(Resolve((0,)))[0] == "NOTHING_LEFT_TO_CHANCE"
    gone = ready(decks=1).bet("main@1", 1000).do(Proceed("deal"))
    assert gone.refused(Resolve((0, 1, 2, 3)))[0] == "IMPOSSIBLE_OUTCOME"


# What is defined, posted and left open


def test_3_A_3_and_3_A_5_the_same_ace_is_soft_until_it_would_be_too_much() -> None:
    play = dealt("AS 9D 5C TH")
    assert count(hands(play)[0]) == (16, True)
    choose(play, "hit", cards="9C")
    assert count(hands(play)[0]) == (15, False)


def test_3_H_2_the_dealer_calls_no_totals_that_anybody_could_rely_on() -> None:
    play = dealt("TS 9D 5C TH")
    choose(play, "hit", cards="2C")
    choose(play, "stand")
    assert not [event for event in play.events if isinstance(event, Announced)]


def test_BLA_4_insurance_is_taken_after_the_whole_deal_and_before_the_look() -> None:
    play = dealt("TS AD 6C KH")
    assert (play.state.phase, len(play.state.play.dealer)) == ("insurance", 2)
    assert "HOLE_CARD_CHECKED" not in [event.what for event in play.heard(ProcedureNoted)]
    play.bet("insurance@1", 500).do(Proceed("close_insurance"))
    assert "HOLE_CARD_CHECKED" in [event.what for event in play.heard(ProcedureNoted)]
    assert [(str(event.key), event.net_cents) for event in play.settled()] == [("insurance@1", 1000), ("main@1", -1000)]


def test_3_H_3_an_insured_blackjack_keeps_its_wager_and_wins_the_insurance() -> None:
    play = dealt("AS AD KC QH").bet("insurance@1", 500).do(Proceed("close_insurance"))
    assert [(str(event.key), event.net_cents) for event in play.settled()] == [("insurance@1", 1000), ("main@1", 0)]


def test_BLA_7_split_aces_are_split_again_only_where_the_house_allows_it() -> None:
    play = dealt("AS 6D AC TH")
    choose(play, "split", cards="AD")
    assert hands(play) == [("AS", "AD"), ("AC",)]
    assert play.state.phase == "drawing"
    again = dealt("AS 6D AC TH", resplit_aces=True)
    choose(again, "split", cards="AD")
    assert (again.state.phase, again.refused(Decide(1, "split"))) == ("playing", ("", ""))


def test_BLA_9_wagers_outside_the_limits_are_what_the_house_has_rules_for() -> None:
    play = ready(200_000)
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 400)) == ("BELOW_MINIMUM", "003 §3.C.5")
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 100_100)) == ("ABOVE_MAXIMUM", "003 §3.C.5")
    lenient = ready(200_000, under_minimum="stands", over_maximum="excess_returned")
    lenient.bet("main@1", 400).do(Proceed("deal"))
    assert lenient.lying("main@1").cents == 400


def test_BLA_14_settlement_goes_from_the_dealers_right_to_his_left() -> None:
    play = dealt("TS TH 9S 7C 9C 8H 8S TD", 1000, 1000, 1000)
    for seat in (1, 2, 3):
        choose(play, "stand", seat)
    assert [event.seat for event in play.settled()] == [3, 2, 1]


def test_15_B_1_the_machines_two_sets_take_turns() -> None:
    play = Play(GAME, shuffler=True, machine_cut=False, burn_first=False).seated(20_000)
    sets = []
    for _ in range(4):
        play.do(Proceed("shuffle")).bet("main@1", 1000).do(Proceed("deal")).outcome("TS", "7D", "9C", "TH")
        choose(play, "stand")
        sets.append(play.state.play.stock.set)
    assert sets == [0, 1, 0, 1]
