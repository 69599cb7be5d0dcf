"""Single deck blackjack: what differs from blackjack, and a deck that runs out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.play import Play
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, PlaceBet, Proceed, Resolve
from feltwright.engine.cards import CARDS, INDEX, Shoe
from feltwright.engine.events import CardDealt, ProcedureNoted
from feltwright.engine.families.blackjack_hands import STOOD, Hand
from feltwright.engine.families.blackjack_play import BlackjackPlay
from feltwright.engine.families.card_table import Stock
from feltwright.engine.game import State
from feltwright.engine.wagers import Bet, BetKey, Result

GAME = catalog.game("single_deck_blackjack")


def dealt(cards: str, cents: int = 1000, **chosen: object) -> Play:
    play = Play(GAME, **chosen).seated(20_000)
    play.do(Proceed("shuffle"), Decide(1, "cut"), Resolve((INDEX["2C"],)))
    return play.bet("main@1", cents).do(Proceed("deal")).outcome(*cards.split())


def choose(play: Play, choice: str, hand: int = 0, cards: str = "") -> Play:
    play.do(Decide(1, choice, hand))
    said = list(play.said)
    for card in cards.split():
        play.do(Resolve((INDEX[card],)))
        said += play.said
    play.said = said
    return play


@pytest.mark.parametrize(("cents", "won"), [(500, 600), (700, 840), (1000, 1200), (2500, 3000)])
def test_3_M_1_a_blackjack_pays_six_to_five_to_the_cent(cents: int, won: int) -> None:
    found = dealt("AS 9D KS 7H", cents).settlement("main@1")
    assert (found.net_cents, str(found.odds)) == (won, "6 to 5")


def test_3_M_1_blackjack_against_blackjack_is_still_void() -> None:
    assert dealt("AS TD KS AH").settlement("main@1").result is Result.PUSH


@pytest.mark.parametrize("first", [card for card in CARDS if card[1] == "S"])
@pytest.mark.parametrize("second", [card for card in CARDS if card[1] == "H"])
def test_3_M_2_only_ten_and_eleven_are_doubled(first: str, second: str) -> None:
    value = {"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10}
    total = sum(value.get(card[0]) or int(card[0]) for card in (first, second))
    play = dealt(f"{first} 6D {second} 9C")
    if total == 21:
        assert play.state.phase == "betting"
        return
    wanted = ("", "") if total in (10, 11) else ("DOUBLE_TOTALS", "003 §3.M.2")
    assert play.refused(Decide(1, "double")) == wanted


def test_SDB_3_a_split_hand_of_eleven_may_be_doubled() -> None:
    play = dealt("8S 6D 8C TH")
    choose(play, "split", cards="3C")
    assert play.refused(Decide(1, "double")) == ("", "")
    choose(play, "stand", cards="9D")
    assert play.refused(Decide(1, "double", 1)) == ("DOUBLE_TOTALS", "003 §3.M.2")


@pytest.mark.parametrize(
    ("hole", "drawn"),
    [("AC", ["TD"]), ("TC", ["TD"]), ("5C", ["TD"])],
)
def test_3_M_3_the_dealer_hits_soft_17(hole: str, drawn: list[str]) -> None:
    play = dealt(f"TS 6D 9C {hole}")
    choose(play, "stand")
    if play.state.phase == "dealers_turn":
        choose_card = Resolve((INDEX["TD"],))
        play.do(choose_card)
    assert [event.card for event in play.heard(CardDealt)] == drawn


def test_SDB_2_the_dealer_stands_on_soft_18_and_hard_17() -> None:
    for up, hole in (("7D", "AC"), ("7D", "TC")):
        play = dealt(f"TS {up} 9C {hole}")
        choose(play, "stand")
        assert play.settlement("main@1").result is Result.WIN


def test_the_deck_the_doubling_range_and_soft_17_are_no_options() -> None:
    names = {option.name for option in GAME.options}
    assert not names & {"decks", "soft_17", "double_totals"}
    assert GAME.rules_for().spec.size == 52
    assert GAME.rules_for().spec.reserve == 13


def test_3_H_3_half_that_chips_cannot_make_goes_up_to_the_next_amount() -> None:
    play = dealt("9S AD 9C TH", 500, chips_cents=[1, 5, 25, 100], surrender=False)
    assert play.refused(PlaceBet(1, BetKey("insurance", spot=1), 400))[0] == "INSURANCE_TOO_HIGH"
    play.bet("insurance@1", 300).do(Proceed("close_insurance"))
    assert play.settlement("insurance@1").net_cents == 600


# 003 §3.K.1: a deck that runs out


def at_the_end(left: tuple[str, ...], hand: tuple[str, ...], rack: bool = True) -> Play:
    """A hand to act with only these cards in the shoe; without a rack all other cards lie on the table."""
    play = dealt("TS 6D 2H TH")
    counts = tuple(int(card in left) for card in CARDS)
    state: State[BlackjackPlay] = play.state
    key = BetKey("main", spot=1)
    mine = Hand(1, 1, 0, 0, key, hand)
    others = tuple(card for card in CARDS if card not in (*left, *hand, "6D", "TH"))
    hands = (mine,) if rack else (mine, Hand(1, 2, 0, 0, BetKey("main", spot=2), others, STOOD))
    table = BlackjackPlay(Stock(Shoe(counts, 13), opened=True), hands, ("6D", "TH"))
    bets = state.bets if rack else (*state.bets, Bet(1, BetKey("main", spot=2), 500))
    bought = state.bought_cents + (0 if rack else 500)
    play.state = State(state.seats, bets, "playing", table, state.round, state.house_cents, bought)
    return play


def test_3_K_1_the_discards_are_shuffled_and_the_round_is_finished() -> None:
    play = at_the_end(("3C",), ("TS", "2H"))
    play.do(Decide(1, "hit"), Resolve((INDEX["3C"],)))
    assert play.state.phase == "playing"
    play.do(Decide(1, "hit"))
    assert [(event.what, event.cite) for event in play.heard(ProcedureNoted)] == [("DISCARDS_SHUFFLED", "003 §3.K.1")]
    request = GAME.needs(play.rules, play.state)
    assert request is not None
    assert sum(request.weights) == 52 - 5
    assert [CARDS[i] for i, count in enumerate(request.weights) if not count] == ["2H", "3C", "6D", "TH", "TS"]


def test_3_K_1_the_last_cards_of_the_shoe_come_before_the_reshuffled_ones() -> None:
    play = Play(GAME).seated(20_000)
    play.do(Proceed("shuffle"), Decide(1, "cut"), Resolve((INDEX["2C"],))).bet("main@1", 1000)
    stock = Stock(Shoe(tuple(int(card in ("3C", "4C")) for card in CARDS), 0), opened=True)
    state = play.state
    play.state = State(state.seats, state.bets, "betting", BlackjackPlay(stock), 1, 0, state.bought_cents)
    play.do(Proceed("deal"))
    request = GAME.needs(play.rules, play.state)
    assert request is not None
    assert request.count == 2
    play.do(Resolve((INDEX["3C"], INDEX["4C"])))
    assert [event.what for event in play.heard(ProcedureNoted)] == ["DISCARDS_SHUFFLED"]
    assert play.state.phase == "dealing"
    play.outcome("TS", "TH")
    assert play.state.play.hands[0].cards == ("3C", "TS")


def test_with_no_card_left_anywhere_nobody_draws() -> None:
    play = at_the_end((), ("8S", "8H"), rack=False)
    for choice in ("hit", "split"):
        assert play.refused(Decide(1, choice)) == ("NO_CARD_TO_DRAW", "003 §3.K.1")
    ten = at_the_end((), ("8S", "2H"), rack=False)
    assert ten.refused(Decide(1, "double")) == ("NO_CARD_TO_DRAW", "003 §3.K.1")
    action = GAME.routine(play.rules, play.state, frozenset())
    assert action == Decide(1, "stand")


def test_a_split_hand_that_can_get_no_card_stands_on_the_one_it_has() -> None:
    play = at_the_end(("TC",), ("8S", "8H"), rack=False)
    play.do(Decide(1, "split"), Resolve((INDEX["TC"],)), Decide(1, "stand"))
    assert play.settlement("split:1@1").result is Result.LOSE
    assert play.state.phase == "shuffle"


def test_SDB_4_dimes_pay_every_half_dollar_and_refuse_what_they_cannot_pay() -> None:
    play = Play(GAME).seated(20_000).do(Proceed("shuffle"), Decide(1, "cut"), Resolve((INDEX["2C"],)))
    assert play.refused(PlaceBet(1, BetKey("main", spot=1), 510)) == ("CANNOT_BE_PAID", "003 §3.M.1")
    assert dealt("AS 9D KS 7H", 750, surrender=False).settlement("main@1").net_cents == 900


def test_SDB_5_the_round_in_which_the_cutting_card_comes_out_is_finished() -> None:
    """With 14 cards left a round of four goes below the 13 behind the cutting card and ends all the same."""
    play = dealt("TS 7D 9C TH")
    choose(play, "stand")
    stock = play.state.play.stock
    assert stock.shoe.cut == 13
    left = tuple(1 if card in "2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H".split() else 0 for card in CARDS)
    play.state = replace(play.state, play=replace(play.state.play, stock=replace(stock, shoe=Shoe(left, 13))))
    play.bet("main@1", 1000).do(Proceed("deal")).outcome("9S", "8S", "7S", "6S")
    choose(play, "stand", cards="5S")
    assert (play.settlement("main@1").result, play.state.phase) == (Result.LOSE, "shuffle")


def test_SDB_6_one_deck() -> None:
    assert Play(GAME).state.play.stock.shoe.left == (1,) * 52
