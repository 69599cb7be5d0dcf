"""Blackjack Switch: two wagers, one switch, and a dealer's twenty-two."""

from __future__ import annotations

import pytest

from engine.play import Play
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, PlaceBet, Proceed, RaiseIrregularity, RemoveBet, Resolve, particulars
from feltwright.engine.cards import INDEX
from feltwright.engine.events import CardDealt, CardTurned
from feltwright.engine.wagers import BetKey, Result

GAME = catalog.game("blackjack_switch")


def ready(*bankrolls: int, **chosen: object) -> Play:
    play = Play(GAME, **chosen).seated(*(bankrolls or (20_000,)))
    return play.do(Proceed("shuffle"), Decide(1, "cut"), Resolve((INDEX["2C"],)))


def dealt(cards: str, cents: int = 1000, **chosen: object) -> Play:
    """First cards of both hands, the dealer's, second cards, his hole card."""
    play = ready(**chosen).bet("hand1@1", cents).bet("hand2@1", cents)
    return play.do(Proceed("deal")).outcome(*cards.split())


def choose(play: Play, choice: str, hand: int = 0, cards: str = "") -> Play:
    play.do(Decide(1, choice, hand))
    said = list(play.said)
    for card in cards.split():
        play.do(Resolve((INDEX[card],)))
        said += play.said
    play.said = said
    return play


def stood(cards: str, drawn: str = "", **chosen: object) -> Play:
    """Both hands kept and stood on; `drawn` are the dealer's cards."""
    play = dealt(cards, **chosen)
    choose(play, "keep")
    said = list(play.said)
    while play.state.phase == "playing":
        (hand,) = GAME.hands(play.state, 1)
        choose(play, "stand", hand)
        said += play.said
    for card in drawn.split():
        play.do(Resolve((INDEX[card],)))
        said += play.said
    play.said = said
    return play


def results(play: Play) -> list[tuple[str, Result, str]]:
    return [(str(event.key), event.result, event.cite) for event in play.settled()]


def test_3_N_1_both_wagers_are_compulsory() -> None:
    play = ready().bet("hand1@1", 1000)
    assert play.refused(Proceed("deal")) == ("TWO_WAGERS_NEEDED", "003 §3.N.1")
    play.bet("hand2@1", 2000)
    assert play.refused(Proceed("deal")) == ("UNEQUAL_WAGERS", "SWI-5")
    play.bet("hand1@1", 1000)
    assert play.refused(Proceed("deal")) == ("", "")


def test_SWI_5_unequal_wagers_are_an_option() -> None:
    play = ready(equal_wagers=False).bet("hand1@1", 1000).bet("hand2@1", 2000)
    assert play.refused(Proceed("deal")) == ("", "")


def test_the_routine_makes_the_second_wager_or_takes_the_first_down() -> None:
    play = ready()
    assert GAME.routine(play.rules, play.state, frozenset()) == PlaceBet(1, BetKey("hand1", spot=1), 500)
    play.bet("hand1@1", 1000)
    action = GAME.routine(play.rules, play.state, frozenset())
    assert isinstance(action, PlaceBet)
    assert (action.key, action.cents) == (BetKey("hand2", spot=1), 1000)
    poor = ready(1500).bet("hand1@1", 1000)
    assert GAME.routine(poor.rules, poor.state, frozenset()) == RemoveBet(1, BetKey("hand1", spot=1))


def test_3_N_2_the_second_cards_change_places_once() -> None:
    play = dealt("TS 6C 6D 5H TH TD")
    assert play.state.phase == "switching"
    choose(play, "switch")
    assert [hand.cards for hand in play.state.play.hands] == [("TS", "TH"), ("6C", "5H")]
    assert play.heard(CardTurned) == [CardTurned("hand.1.0", 1, "TH"), CardTurned("hand.1.1", 1, "5H")]
    assert play.refused(Decide(1, "switch")) == ("NO_DECISION_NOW", "003 §3.N.2")


def test_3_N_2_closed_cards_are_shown_to_whoever_decides_about_switching() -> None:
    play = ready(20_000, 20_000, player_cards="down").bet("hand1@1", 1000).bet("hand2@1", 1000)
    play.bet("hand1@2", 1000, 2).bet("hand2@2", 1000, 2).do(Proceed("deal"))
    play.outcome("TS", "6C", "9S", "5C", "6D", "5H", "TH", "8S", "9C", "TD")
    assert [(event.place, event.card) for event in play.heard(CardTurned)] == [
        ("hand.1.0", "TS"),
        ("hand.1.0", "5H"),
        ("hand.1.1", "6C"),
        ("hand.1.1", "TH"),
    ]
    play.do(Decide(1, "keep"))
    assert {event.place for event in play.heard(CardTurned)} == {"hand.2.0", "hand.2.1"}
    play.do(Decide(2, "keep"))
    assert (play.state.phase, play.heard(CardTurned)) == ("playing", [])


def test_3_N_2_every_player_decides_in_turn() -> None:
    play = ready(20_000, 20_000)
    for seat in (1, 2):
        play.bet(f"hand1@{seat}", 1000, seat).bet(f"hand2@{seat}", 1000, seat)
    play.do(Proceed("deal")).outcome(*"TS 6C 9S 9C 6D 5H TH 8H 8D TD".split())
    assert play.refused(Decide(2, "keep")) == ("NOT_YOUR_TURN", "003 §3.N.2")
    assert play.do(Decide(1, "keep")).state.phase == "switching"
    assert play.do(Decide(2, "switch")).state.phase == "playing"


def test_SWI_6_a_dealers_blackjack_ends_the_round_before_the_switch() -> None:
    play = dealt("TS 6C TD 5H TH AD")
    assert [result for _, result, _ in results(play)] == [Result.LOSE, Result.LOSE]
    insured = dealt("TS 6C AD 5H TH TD").bet("insurance:1@1", 500).bet("insurance:2@1", 500)
    insured.do(Proceed("close_insurance"))
    assert sum(event.net_cents for event in insured.settled()) == 0


def test_SWI_7_the_first_hand_is_played_first() -> None:
    play = dealt("TS 6C 6D 5H TH TD")
    choose(play, "keep")
    assert play.refused(Decide(1, "stand", 1))[0] == "NOT_YOUR_TURN"
    choose(play, "stand")
    assert tuple(GAME.hands(play.state, 1)) == (1,)


@pytest.mark.parametrize(
    ("drawn", "result", "cite"),
    [
        ("AH", Result.WIN, "003 §3.N.1.b"),
        ("4H", Result.PUSH, "003 §3.C.1"),
        ("5H", Result.LOSE, "003 §3.B.2"),
        ("6H", Result.PUSH, "SWI-2"),
        ("7H", Result.WIN, "003 §3.N.1.a"),
        ("TC", Result.WIN, "003 §3.N.1.a"),
    ],
)
def test_3_N_1_every_dealer_total_against_a_live_hand(drawn: str, result: Result, cite: str) -> None:
    play = stood("TS KC 6D TH QH TD", drawn)
    assert results(play) == [("hand2@1", result, cite), ("hand1@1", result, cite)]


def test_SWI_2_the_house_may_let_22_beat_live_hands() -> None:
    play = stood("TS KC 6D TH QH TD", "6H", dealer_22="house_wins")
    assert results(play)[0] == ("hand2@1", Result.LOSE, "SWI-2")


def test_a_hand_over_21_loses_even_against_22() -> None:
    play = dealt("TS KC 6D 6S QH TD")
    choose(play, "keep")
    choose(play, "hit", cards="TC")
    assert play.settlement("hand1@1").cite == "BLA-5"


def test_SWI_1_a_blackjack_is_paid_whatever_the_dealer_draws() -> None:
    play = stood("AS KC 6D KS QH TD", "6H")
    assert results(play)[0] == ("hand1@1", Result.WIN, "003 §3.B.2.c")
    assert play.settlement("hand1@1").net_cents == 1500


@pytest.mark.parametrize(("drawn", "result"), [("6H", Result.PUSH), ("5H", Result.WIN), ("7H", Result.WIN)])
def test_SWI_1_with_the_other_reading_it_waits_for_the_dealer(drawn: str, result: Result) -> None:
    play = stood("AS KC 6D KS QH TD", drawn, natural_beats_22=False)
    assert play.settlement("hand1@1").result is result


@pytest.mark.parametrize(("pays", "net"), [("3:2", 1500), ("1:1", 1000)])
def test_SWI_3_what_a_blackjack_pays_is_the_houses_choice(pays: str, net: int) -> None:
    assert stood("AS KC 7D KS QH TD", blackjack_pays=pays).settlement("hand1@1").net_cents == net


@pytest.mark.parametrize(("counts", "net"), [(True, 1500), (False, 1000)])
def test_SWI_4_a_blackjack_made_by_switching(counts: bool, net: int) -> None:
    play = dealt("AS KC 7D 9S TH TC", switched_natural_counts=counts)
    choose(play, "switch")
    said = list(play.said)
    choose(play, "stand", 1)
    play.said = said + play.said
    assert play.settlement("hand1@1").net_cents == net


@pytest.mark.parametrize(("soft", "drawn", "result"), [("stand", "", Result.WIN), ("hit", "4C", Result.LOSE)])
def test_SWI_8_soft_17_is_the_houses_choice(soft: str, drawn: str, result: Result) -> None:
    play = stood("TS KC 6D TH QH AD", drawn, soft_17=soft)
    assert play.settlement("hand1@1").result is result


def test_each_hand_splits_three_times_for_itself() -> None:
    play = dealt("8S 9S 6D 8C 9C TD")
    choose(play, "keep")
    for card in ("8D", "8H", "2D"):
        choose(play, "split", cards=card)
    assert sorted(str(bet.key) for bet in play.state.bets if bet.key.wager == "split") == [
        "split:2@1",
        "split:3@1",
        "split:4@1",
    ]
    assert [hand.number for hand in play.state.play.hands] == [0, 4, 3, 2, 1]


def test_irregularities_can_happen_while_players_switch() -> None:
    play = dealt("TS 6C 6D 5H TH TD")
    assert play.refused(RaiseIrregularity("cards_touched")) == ("", "")
    play.irregular("exposed_card_drawn").do(Resolve((INDEX["5C"],)))
    assert play.state.phase == "switching"
    play.do(Decide(1, "switch"), Decide(1, "hit"))
    assert play.heard(CardDealt) == [CardDealt("hand.1.0", 2, "5C")]


def test_3_K_1_one_of_two_hands_without_cards_leaves_the_other_and_nothing_to_switch() -> None:
    play = ready().bet("hand1@1", 1000).bet("hand2@1", 1000).do(Proceed("deal"))
    play.irregular("hand_without_cards", spot=1, hand="second")
    assert play.settlement("hand2@1").result is Result.VOID
    again = RaiseIrregularity("hand_with_one_card", particulars(spot=1, hand="second"))
    assert play.refused(again) == ("NO_HAND_THERE", "003 §3.K.1")
    play.outcome("TS", "6D", "9C", "TH")
    assert play.state.phase == "playing"
    play.do(Decide(1, "stand")).outcome("TD")
    assert play.settlement("hand1@1").net_cents == 1000


def test_3_K_1_one_of_two_hands_gets_its_second_card_last() -> None:
    play = ready().bet("hand1@1", 1000).bet("hand2@1", 1000).do(Proceed("deal"))
    play.irregular("hand_with_one_card", spot=1, hand="first").outcome("2S", "3D", "4C", "5H", "6S", "7D")
    assert [hand.cards for hand in play.state.play.hands] == [("2S", "6S"), ("3D", "5H")]
    assert play.state.play.dealer == ("4C", "7D")


TABLE = [
    ("TS KC 9D TH QH 8D", "", Result.WIN, "17: 20 wins"),
    ("TS KC TD TH QH TC", "", Result.PUSH, "20: 20 pushes"),
    ("TS KC 6D TH QH TD", "5H", Result.LOSE, "21: 20 loses"),
    ("TS KC TD TH QH AD", "", Result.LOSE, "blackjack: 20 loses"),
    ("TS KC 6D TH QH TD", "6H", Result.PUSH, "22: 20 pushes"),
    ("TS KC 6D TH QH TD", "7H", Result.WIN, "23: 20 wins"),
]


@pytest.mark.parametrize(("cards", "drawn", "result", "what"), TABLE, ids=[row[3] for row in TABLE])
def test_3_N_1_a_and_b_every_row_of_the_table_for_a_live_hand(
    cards: str, drawn: str, result: Result, what: str
) -> None:
    play = dealt(cards) if "blackjack" in what else stood(cards, drawn)
    assert play.settlement("hand1@1").result is result


NATURALS = [
    ("AS KC 9D KS QH 8D", "", Result.WIN),
    ("AS KC 6D KS QH TD", "5H", Result.WIN),
    ("AS KC TD KS QH AD", "", Result.PUSH),
    ("AS KC 6D KS QH TD", "6H", Result.WIN),
    ("AS KC 6D KS QH TD", "7H", Result.WIN),
]


@pytest.mark.parametrize(("cards", "drawn", "result"), NATURALS)
def test_3_N_1_c_every_row_of_the_table_for_a_two_card_21(cards: str, drawn: str, result: Result) -> None:
    """Against 17, 21, a blackjack, 22 and 23; the first hand is the ace and the king."""
    play = dealt(cards) if result is Result.PUSH else stood(cards, drawn)
    assert play.settlement("hand1@1").result is result


def test_3_N_2_a_switch_is_of_both_hands_at_once() -> None:
    play = dealt("TS 6C 6D 5H TH TD")
    assert play.refused(Decide(1, "switch", hand=1)) == ("BAD_PARTICULAR", "003 §3.N.2")
    assert play.refused(Decide(1, "switch", cents=500)) == ("BAD_PARTICULAR", "003 §3.N.2")
