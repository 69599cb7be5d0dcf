"""Four Card Poker, rule by rule."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random
from time import process_time

import pytest

from engine.play import Play
from engine.random_play import open_table, play_on
from feltwright.engine.actions import Decide, LeaveSeat, PlaceBet, Proceed, RaiseIrregularity, RemoveBet
from feltwright.engine.cards import CARDS
from feltwright.engine.events import (
    BetReturned,
    CardDealt,
    CardsCollected,
    CardTurned,
    Event,
    IrregularityRuled,
    ProcedureNoted,
)
from feltwright.engine.games.four_card_poker import GAME, line_of
from feltwright.engine.hands import FOUR_CARD, FOUR_CARD_BY_CARDS, best, evaluate
from feltwright.engine.options import OptionError
from feltwright.engine.wagers import BetKey, Result
from feltwright.odds.edge import edge
from feltwright.odds.four_card_poker import (
    DEALER_HANDS,
    DEALS,
    POSITIONS,
    POSITIONS_BY_CARDS,
    aces_up_edge,
    ante_edge,
    best_decision,
    lines,
)

QUADS, STRAIGHT_FLUSH, TRIPS = "5S 5D 5C 5H 9S", "9S 8S 7S 6S 2D", "4S 4D 4C KD 9S"
FLUSH, STRAIGHT, TWO_PAIR = "AS QS 9S 4S 2D", "TS 9D 8S 7C 2D", "8S 8D 6S 6H 2C"
ACES, KINGS, HIGH = "AS AD 9S 6H 2C", "KS KD 9S 6H 2C", "KS JD 8S 5S 3D"
NOTHING, JACKS, ROYAL = "QH TC 7D 3C 9H 2S", "JH JC 8H 5C 3C 2H", "AH KH QH JH 3C 7D"


def table(*bankrolls: int, **chosen: object) -> Play:
    return Play(GAME, "001", **chosen).seated(*(bankrolls or (200_000,)))


def dealt(play: Play, *hands: str) -> Play:
    """Deal these hands in rotation, the dealer's last with the face-up card at its end."""
    held = [hand.split() for hand in hands]
    return play.outcome(*(hand[turn] for turn in range(5) for hand in held), held[-1][5])


def finish(play: Play) -> Play:
    said: list[Event] = []
    while play.state.phase in ("reveal", "settle"):
        play.do(Proceed(play.state.phase))
        said += play.said
    play.said = said
    return play


def decided(mine: str, dealers: str, choice: str = "play", side: int = 0, **chosen: object) -> Play:
    play = table(**chosen).bet("ante@1", 1000)
    if side:
        play.bet("aces_up@1", side)
    return finish(dealt(play, mine, dealers).do(Decide(1, choice)))


@pytest.mark.parametrize(("choice", "times"), [("play", 1), ("play_2", 2), ("play_3", 3)])
def test_K_1_a_higher_hand_wins_even_money_on_ante_and_play(choice: str, times: int) -> None:
    play = decided(KINGS, JACKS, choice)
    assert [(s.key.wager, s.net_cents) for s in play.settled()] == [("play", times * 1000), ("ante", 1000)]
    assert decided(KINGS, "AH AC 8H 5C 3C 2H", choice).cents() == 200_000 - 1000 - times * 1000


def test_there_is_no_qualifying_hand() -> None:
    play = decided(KINGS, NOTHING)
    assert play.settlement("play@1").result is Result.WIN
    assert play.calls() == ["DEALER_SHOWS"]


def test_J_10_C_3_ties_are_won_by_the_player() -> None:
    play = decided("KS KD 9S 8D 2C", "KH KC 9H 8C 3C 2H", "play_2")
    assert {(s.result, s.cite) for s in play.settled()} == {(Result.WIN, "001 FCP §J.10")}
    assert play.cents() == 203_000


def test_A_4_best_four_of_five_against_best_four_of_six() -> None:
    assert decided("2S 2D 9S 8D 7S", "3H 3C 9H TC QC AH").cents() == 198_000
    assert decided("AS KD QS JD JS", "AH KH QC 3C 2H 8D").settlement("ante@1").result is Result.WIN
    assert decided("AS AD KS KD QS", "QH QC QD 8C 7H 2H").settlement("ante@1").result is Result.LOSE


@pytest.mark.parametrize(
    ("mine", "pays"), [(TRIPS, 2), (STRAIGHT_FLUSH, 20), (QUADS, 25), (FLUSH, 0), (STRAIGHT, 0), (ACES, 0)]
)
def test_K_1_c_FCP_6_automatic_bonus_whatever_the_dealer_has(mine: str, pays: int) -> None:
    assert decided(mine, NOTHING).cents() == 200_000 + 2000 + pays * 1000
    if mine != QUADS:
        assert decided(mine, ROYAL).cents() == 200_000 - 2000 + pays * 1000


@pytest.mark.parametrize(
    ("mine", "pays"),
    [
        (QUADS, 50),
        (STRAIGHT_FLUSH, 30),
        (TRIPS, 7),
        (FLUSH, 6),
        (STRAIGHT, 5),
        (TWO_PAIR, 2),
        (ACES, 1),
        (KINGS, -1),
        (HIGH, -1),
    ],
)
def test_K_1_b_aces_up_pays_every_line_of_its_table(mine: str, pays: int) -> None:
    play = finish(dealt(table().bet("aces_up@1", 1000), mine, ROYAL).do(Decide(1, "lay_down")))
    assert play.settlement("aces_up@1").net_cents == 1000 * pays
    assert play.settlement("aces_up@1").cite == ("001 FCP §K.1.b" if pays > 0 else "001 FCP §J.6.c")


@pytest.mark.parametrize(("cents", "code"), [(500, "PLAY_OUT_OF_RANGE"), (3100, "PLAY_OUT_OF_RANGE"), (1550, "")])
def test_A_5_play_is_one_to_three_antes(cents: int, code: str) -> None:
    play = dealt(table(chips_cents="0.50, 1, 5").bet("ante@1", 1000), ACES, NOTHING)
    assert play.refused(Decide(1, "play", cents=cents))[0] == code


def test_FCP_1_any_amount_of_chips_or_whole_multiples() -> None:
    play = dealt(table().bet("ante@1", 1000), ACES, NOTHING)
    assert play.refused(Decide(1, "play", cents=1550))[0] == "NOT_WHOLE_CHIPS"
    assert play.refused(Decide(1, "play_2", cents=2000))[0] == "PLAY_OUT_OF_RANGE"
    finish(play.do(Decide(1, "play", cents=1700)))
    assert play.cents() == 202_700
    whole = dealt(table(play_multiples="whole").bet("ante@1", 1000), ACES, NOTHING)
    assert whole.refused(Decide(1, "play", cents=1500)) == ("PLAY_NOT_A_MULTIPLE", "FCP-1")
    assert whole.refused(Decide(1, "play", cents=2000)) == ("", "")


def test_J_5_FCP_7_a_fold_loses_aces_up_too() -> None:
    play = dealt(table().bet("ante@1", 1000).bet("aces_up@1", 500), ACES, NOTHING).do(Decide(1, "fold"))
    assert [(s.key.wager, s.net_cents, s.cite) for s in play.settled()] == [
        ("ante", -1000, "001 FCP §J.5"),
        ("aces_up", -500, "FCP-7"),
    ]
    assert CardsCollected("hand.1.0") in play.said
    alone = dealt(table().bet("aces_up@1", 500), ACES, NOTHING).do(Decide(1, "fold"))
    assert alone.settlement("aces_up@1").cite == "001 FCP §J.5"


def test_J_3_who_may_decide_what() -> None:
    play = table(20_000, 20_000).bet("ante@1", 1000).bet("aces_up@2", 1000, seat=2)
    dealt(play, HIGH, ACES, NOTHING)
    assert play.refused(Decide(1, "lay_down")) == ("ANTE_MUST_PLAY", "001 FCP §J.3.b")
    assert play.refused(Decide(2, "play_3"))[0] == "PLAY_NEEDS_ANTE"
    assert play.refused(Decide(1, "play_4"))[0] == "UNKNOWN_DECISION"
    play.do(Decide(1, "fold"))
    assert play.refused(LeaveSeat(1))[0] == "HAND_IN_PLAY"


def test_play_takes_money_that_is_there_and_the_routine_knows_it() -> None:
    play = dealt(table(2500).bet("ante@1", 1000), ACES, NOTHING)
    assert play.refused(Decide(1, "play_2"))[0] == "NOT_ENOUGH_MONEY"
    assert GAME.routine(play.rules, play.state, frozenset()) == Decide(1, "fold")


@pytest.mark.parametrize(("mine", "choice"), [(ACES, "play_3"), ("TS TD 9S 6H 2C", "play_3"), (HIGH, "fold")])
def test_the_routine_keeps_to_a_simple_strategy(mine: str, choice: str) -> None:
    play = dealt(table().bet("ante@1", 1000), mine, JACKS)
    assert GAME.routine(play.rules, play.state, frozenset()) == Decide(1, choice)
    small = dealt(table().bet("ante@1", 1000), "2S 2D 9S 6H 4C", JACKS)
    assert GAME.routine(small.rules, small.state, frozenset()) == Decide(1, "play")


def test_J_6_nobody_plays_and_the_dealer_stays_closed() -> None:
    play = dealt(table().bet("aces_up@1", 1000), TWO_PAIR, NOTHING).do(Decide(1, "lay_down"))
    assert play.refused(Proceed("reveal"))[0] == "NOT_THE_NEXT_STEP"
    play.do(Proceed("settle"))
    assert ProcedureNoted("DEALER_HAND_CLOSED", "001 FCP §J.6") in play.said
    assert not play.heard(CardTurned)


def test_G_3_five_cards_each_in_rotation_and_a_sixth_face_up_for_the_dealer() -> None:
    play = table(20_000, 20_000).bet("ante@1", 1000).bet("ante@2", 1000, seat=2)
    dealt(play, HIGH, TWO_PAIR.replace("8S", "8C"), NOTHING)
    order = [(event.place, event.position, event.card) for event in play.heard(CardDealt)]
    places = ["hand.1.0", "hand.2.0", "dealer"]
    assert order == [*((place, turn, "") for turn in range(5) for place in places), ("dealer", 5, "2S")]
    assert {event.place for event in play.heard(CardTurned)} == {"hand.1.0", "hand.2.0"}


def test_I_3_stacks_from_the_automated_shoe() -> None:
    play = table(shuffler="yes", deal_mode="stacks").bet("ante@1", 1000)
    play.outcome(*f"{ACES} {NOTHING}".split())
    assert [event.place for event in play.heard(CardDealt)] == ["hand.1.0"] * 5 + ["dealer"] * 6
    assert play.heard(CardDealt)[-1].card == "2S"


@pytest.mark.parametrize(
    ("dealers", "laid"),
    [
        ("2H QH 4C TC 7D 3H", "QH TC 7D 4C 3H 2H"),
        ("AH QC 2H 9H 3D 5H", "AH 9H 5H 2H QC 3D"),
        ("4H AC 3D 2H KC JS", "AC 4H 3D 2H KC JS"),
    ],
)
def test_J_7_the_four_that_count_lie_from_high_to_low_and_two_to_their_right(dealers: str, laid: str) -> None:
    mine = "8S 8D 9S 6H 7C"
    play = dealt(table().bet("ante@1", 1000), mine, dealers).do(Decide(1, "play"), Proceed("reveal"))
    assert [(event.position, event.card) for event in play.heard(CardTurned)] == list(enumerate(laid.split()))
    assert play.state.play.dealer == tuple(laid.split())


def test_J_8_c_the_automatic_bonus_is_a_line_of_its_own() -> None:
    play = decided(TRIPS, ROYAL, "play_3", side=500)
    assert [(s.key.wager, s.result.value, s.cents, s.won_cents, s.net_cents, s.cite) for s in play.settled()] == [
        ("play", "lose", 3000, 0, -3000, "001 FCP §K.1.a"),
        ("ante", "lose", 1000, 0, -1000, "001 FCP §K.1.a"),
        ("auto_bonus", "win", 1000, 2000, 2000, "FCP-6"),
        ("aces_up", "win", 500, 3500, 3500, "001 FCP §K.1.b"),
    ]
    assert decided(QUADS, NOTHING).settlement("auto_bonus@1").cite == "001 FCP §K.1.c"


def test_J_4_cards_laid_down_are_not_touched_again() -> None:
    play = dealt(table().bet("aces_up@1", 1000), ACES, NOTHING).do(Decide(1, "lay_down"))
    assert play.state.phase == "settle"
    both = dealt(table(20_000, 20_000).bet("ante@1", 1000).bet("ante@2", 1000, seat=2), HIGH, FLUSH, NOTHING)
    assert both.do(Decide(1, "play")).refused(Decide(1, "fold")) == ("HAND_DECIDED", "001 FCP §J.4")


def test_E_2_a_i_the_cover_card_goes_under_a_deck_dealt_by_hand() -> None:
    play = table(shuffler="yes", deal_mode="hand").do(Proceed("shuffle"))
    assert ProcedureNoted("COVER_CARD", "001 FCP §E.2.a.i") in play.said
    stacks = table(shuffler="yes", deal_mode="stacks").do(Proceed("shuffle"))
    assert "COVER_CARD" not in {event.what for event in stacks.heard(ProcedureNoted)}


def test_I_3_c_four_cards_of_the_last_stack_go_to_the_rack_and_are_no_part_of_the_stub() -> None:
    play = table(shuffler="yes", deal_mode="stacks", count_stub_rounds=1).bet("ante@1", 1000)
    play.outcome(*f"{ACES} {NOTHING}".split())
    assert play.heard(ProcedureNoted)[-3:] == [
        ProcedureNoted("STACK_TO_RACK", "001 FCP §I.3.c", (("cards", "4"),)),
        ProcedureNoted("STUB_COUNTED", "001 FCP §G.5", (("cards", str(52 - 5 - 5 - 5)),)),
        ProcedureNoted("STUB_TO_RACK", "001 FCP §I.4"),
    ]


def test_D_1_a_an_unfit_card_is_replaced() -> None:
    play = table().irregular("unsuitable_card", brought="deck")
    assert (play.heard(IrregularityRuled)[0].cite, play.state.phase) == ("001 FCP §D.1.a", "shuffle")


def test_F_1_nobody_at_the_table_lifts_the_maximum() -> None:
    over = PlaceBet(1, BetKey("aces_up", spot=1), 10_100, "chips", ("table games manager",))
    assert table().refused(over) == ("ABOVE_MAXIMUM", "001 FCP §F.1.b")


def test_L_4_a_card_exposed_although_nobody_plays_voids_everything() -> None:
    play = dealt(table().bet("aces_up@1", 1000), QUADS, NOTHING).do(Decide(1, "lay_down"))
    play.irregular("dealer_card_exposed", card=5)
    assert (play.cents(), play.heard(IrregularityRuled)[0].ruling) == (200_000, "void")


def test_G_7_no_stub_is_counted_beside_a_counting_shuffler_and_every_fifth_otherwise() -> None:
    for chosen, expected in (({}, [4, 9]), ({"shuffler": "yes", "counting_shuffler": "yes"}, [])):
        play = table(**chosen)
        counted = []
        for number in range(10):
            dealt(play.bet("aces_up@1", 500), HIGH, NOTHING)
            if any(event.what == "STUB_COUNTED" for event in play.heard(ProcedureNoted)):
                counted.append(number)
            finish(play.do(Decide(1, "lay_down")))
        assert counted == expected


@pytest.mark.parametrize("chosen", [{}, {"shuffler": "yes", "deal_mode": "stacks"}])
def test_D_1_D_2_D_3_cards_are_inspected_verified_and_spread_also_before_a_machine_shuffles(
    chosen: dict[str, object],
) -> None:
    play = table(**chosen).do(Proceed("shuffle"))
    assert [(event.what, event.cite) for event in play.heard(ProcedureNoted)] == [
        ("INSPECTED", "001 FCP §D.1"),
        ("VERIFIED", "001 FCP §D.1"),
        ("PRESENTED", "001 FCP §D.2"),
        ("WASHED", "001 FCP §D.3"),
        ("SHUFFLED", "001 FCP §E.1"),
    ]


def test_B_5_the_decks_take_turns() -> None:
    play = table(shuffler="yes", second_deck="yes", deal_mode="hand").bet("aces_up@1", 500)
    finish(dealt(play, HIGH, NOTHING).do(Decide(1, "lay_down"))).do(Proceed("shuffle"))
    assert ProcedureNoted("SETS_SWAPPED", "001 FCP §B.5") in play.said


def test_J_8_settled_from_the_right_play_ante_aces_up() -> None:
    play = table(20_000, 20_000)
    for seat in (1, 2):
        play.bet(f"ante@{seat}", 1000, seat=seat).bet(f"aces_up@{seat}", 500, seat=seat)
    finish(dealt(play, ACES, "KS KD 9D 6D 3D", NOTHING).do(Decide(1, "play"), Decide(2, "play_3")))
    assert [(s.seat, s.key.wager) for s in play.settled()] == [
        (2, "play"),
        (2, "ante"),
        (2, "aces_up"),
        (1, "play"),
        (1, "ante"),
        (1, "aces_up"),
    ]


def test_F_1_limits() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 50_100)) == ("ABOVE_MAXIMUM", "001 FCP §F.1.a")
    assert play.refused(PlaceBet(1, BetKey("aces_up", spot=1), 10_100)) == ("ABOVE_MAXIMUM", "001 FCP §F.1.b")
    assert play.refused(PlaceBet(1, BetKey("play", spot=1), 1000))[0] == "COMES_BY_DECISION"
    with pytest.raises(OptionError, match="BELOW_MINIMUM"):
        GAME.rules_for("", {"minimum_cents": 200})
    with pytest.raises(OptionError, match="ABOVE_CASINO_MAXIMUM"):
        GAME.rules_for("", {"aces_up_maximum_cents": 20_000})
    for option in ({"deal_mode": "hand"}, {"second_deck": "yes"}, {"counting_shuffler": "yes"}):
        with pytest.raises(OptionError, match="NEEDS_SHUFFLER"):
            GAME.rules_for("", option)


def test_F_2_FCP_9_coupons_on_the_ante_only_and_no_cash() -> None:
    play = table()
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 1000, "cash")) == ("TENDER_NOT_TAKEN", "001 FCP §F.2")
    assert play.refused(PlaceBet(1, BetKey("aces_up", spot=1), 1000, "match_play")) == ("COUPON_ON_ANTE_ONLY", "FCP-9")
    play.bet("ante@1", 1000, tender="match_play")
    finish(dealt(play, TRIPS, NOTHING).do(Decide(1, "play_3")))
    assert play.cents() == 200_000 + 3000 + 1000 + 1000 + 2000


def test_F_4_two_adjacent_positions() -> None:
    play = table(50_000, two_positions="yes").bet("ante@1", 1000).bet("ante@2", 1000)
    assert play.refused(PlaceBet(1, BetKey("ante", spot=3), 1000)) == ("NOT_ADJACENT", "001 FCP §F.4")
    dealt(play, HIGH, ACES, NOTHING).do(Decide(1, "fold", 0), Decide(1, "play_3", 1))
    assert finish(play).cents() == 50_000 - 1000 + 4000
    assert table().refused(PlaceBet(1, BetKey("ante", spot=2), 1000)) == ("NOT_YOUR_POSITION", "001 FCP §B.2")


@pytest.mark.parametrize(
    ("linked", "most", "cite"), [("equal", 1000, "001 FCP §F.5.a"), ("half", 2000, "001 FCP §F.5.b")]
)
def test_F_5_aces_up_needs_an_ante(linked: str, most: int, cite: str) -> None:
    play = table(linked=linked)
    side = BetKey("aces_up", spot=1)
    assert play.refused(PlaceBet(1, side, 500)) == ("ANTE_TOO_SMALL", cite)
    play.bet("ante@1", 1000).bet("aces_up@1", most)
    assert play.refused(PlaceBet(1, side, 100)) == ("ANTE_TOO_SMALL", cite)
    assert play.refused(RemoveBet(1, BetKey("ante", spot=1), 100))[0] in ("ANTE_TOO_SMALL", "BELOW_MINIMUM")


def test_F_5_c_both_compulsory_up_to_five_times() -> None:
    play = table(linked="both").bet("aces_up@1", 1000)
    assert play.refused(PlaceBet(1, BetKey("ante", spot=1), 5100)) == ("ABOVE_FIVE_TIMES", "001 FCP §F.5.c")
    play.do(Proceed("shuffle"), Proceed("cut"), Proceed("no_more_bets"))
    assert play.heard(BetReturned)[0].cite == "FCP-11"
    assert {bet.key.wager for bet in play.to_chance().state.bets} == {"ante", "aces_up"}


def round_of_two(**chosen: object) -> Play:
    """Seat 1 has folded, seat 2 plays three antes."""
    play = table(20_000, 20_000, **chosen)
    play.bet("ante@1", 1000).bet("ante@2", 1000, seat=2).bet("aces_up@2", 500, seat=2)
    return dealt(play, HIGH, ACES.replace("AS", "AC"), NOTHING).do(Decide(1, "fold"), Decide(2, "play_3"))


@pytest.mark.parametrize(
    ("code", "detail", "cite"),
    [
        ("wrong_count_player", {"position": 2}, "001 FCP §L.3"),
        ("wrong_count_dealer", {}, "001 FCP §L.3"),
        ("dealer_card_exposed", {"card": 3}, "001 FCP §L.4"),
        ("stub_misdealt", {}, "001 FCP §G.6.b.i"),
        ("stub_wrong", {}, "001 FCP §G.6.b.ii"),
    ],
)
def test_L_3_L_4_G_6_all_hands_void_also_folded_ones(code: str, detail: dict[str, object], cite: str) -> None:
    play = round_of_two(count_stub_rounds=1).irregular(code, **detail)
    assert play.heard(IrregularityRuled)[0].cite == cite
    assert {s.result for s in play.settled()} == {Result.VOID}
    assert (play.cents(1), play.cents(2), play.state.house_cents) == (20_000, 20_000, 0)
    assert play.state.phase == "shuffle"
    assert play.state.play.stock.opened == (code != "stub_wrong")


def test_FCP_5_the_sixth_card_is_no_exposed_card() -> None:
    row = next(row for row in GAME.irregularities if row.id == "dealer_card_exposed")
    assert row.takes == (("card", ("1", "2", "3", "4", "5")),)


def test_L_1_L_2_L_6_irregularities_of_the_deal() -> None:
    play = table().bet("ante@1", 1000).to_chance()
    assert play.irregular("card_in_error").state.phase == "dealing"
    play.irregular("card_face_up")
    assert (play.cents(), play.heard(IrregularityRuled)[0].cite) == (200_000, "001 FCP §L.1")
    jam = table(shuffler="yes", deal_mode="stacks").bet("ante@1", 1000).to_chance().irregular("shoe_jam")
    assert (jam.cents(), jam.heard(IrregularityRuled)[0].cite) == (200_000, "001 FCP §L.6")


def test_L_5_G_7_E_4_irregularities_of_the_shuffle() -> None:
    play = table(shuffler="yes", counting_shuffler="yes").bet("ante@1", 1000).do(Proceed("shuffle"))
    assert play.irregular("shuffler_jam").state.phase == "shuffle"
    assert not play.do(Proceed("shuffle")).irregular("shuffler_miscount").state.play.stock.opened
    manual = table().do(Proceed("shuffle"), Proceed("cut"))
    assert manual.refused(RaiseIrregularity("shuffler_jam")) == ("CANNOT_HAPPEN_NOW", "001 FCP §L.5")
    assert manual.irregular("improper_cut").state.phase == "cut"


def test_E_3_the_dealer_cuts_at_least_ten_cards() -> None:
    play = table().do(Proceed("shuffle"))
    assert play.refused(Proceed("cut", (("depth", "9"),))) == ("CUT_TOO_NEAR_THE_END", "001 FCP §E.3")


@pytest.mark.parametrize(
    "chosen",
    [
        {"shuffler": "yes", "deal_mode": "hand", "second_deck": "yes"},
        {"shuffler": "yes", "deal_mode": "stacks", "counting_shuffler": "yes"},
        {"linked": "half", "over_maximum": "excess_returned", "two_positions": "yes"},
    ],
)
def test_money_is_conserved_under_options_together(chosen: dict[str, object]) -> None:
    play = open_table(GAME, "001", **chosen)
    for action in play_on(play, Random(str(chosen)), 100):
        state = play.state
        money = sum(s.cents for s in state.seats) + sum(b.cents for b in state.bets) + state.house_cents
        assert money == state.bought_cents, action


def test_the_table_of_positions_covers_every_deal() -> None:
    assert sum(position.deals for position in POSITIONS) == DEALS == 52 * comb(51, 5)
    assert lines().total() == comb(52, 5)
    assert all(0 <= position.dealer_higher <= position.deals * DEALER_HANDS for position in POSITIONS)


def test_aces_up_counts_every_hand_of_five() -> None:
    """All 2,598,960 hands."""
    found = Counter([best(cards, FOUR_CARD).score for cards in combinations(CARDS, 5)])
    line = {hand.score: line_of(hand) for cards in combinations(CARDS, 4) if (hand := evaluate(cards, FOUR_CARD))}
    counted: Counter[str] = Counter()
    for score, hands in found.items():
        counted[line[score]] += hands
    assert counted == lines()
    by_hand = (1_150_080 + 966_456) - 81_096 - 2 * 123_552 - 5 * 101_808 - 6 * 114_616 - 7 * 58_656
    assert aces_up_edge() == Fraction(by_hand - 30 * 2072 - 50 * 624, 2_598_960) == Fraction(1826, 54_145)


def test_ante_edge_is_the_known_one() -> None:
    assert ante_edge() == Fraction(8_840_827_253, 317_119_576_410)
    assert round(float(ante_edge()), 4) == 0.0279
    rules = GAME.rules_for()
    assert edge(GAME, rules, BetKey("ante", spot=7)).shown == ante_edge()
    assert edge(GAME, rules, BetKey("aces_up", spot=7)).shown == aces_up_edge()


@pytest.mark.parametrize(
    ("line", "share", "decision"),
    [
        ("pair", Fraction(49, 100), "3"),
        ("pair", Fraction(51, 100), "1"),
        ("pair", Fraction(76, 100), "fold"),
        ("three_of_a_kind", Fraction(99, 100), "1"),
    ],
)
def test_best_decision_weighs_fold_against_one_and_three_antes(line: str, share: Fraction, decision: str) -> None:
    assert best_decision(line, int(DEALER_HANDS * share)) == decision


def test_the_table_agrees_with_deals_drawn_at_random() -> None:
    """How often the dealer beats each kind of hand, in 6,000 deals, within five standard deviations."""
    pick = Random("four cards")
    seen: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for _ in range(6000):
        cards = pick.sample(CARDS, 11)
        mine = best(tuple(cards[:5]), FOUR_CARD)
        seen[line_of(mine)] += 1
        beaten[line_of(mine)] += best(tuple(cards[5:]), FOUR_CARD) > mine
    for line in ("high_card", "pair", "two_pairs", "flush", "straight", "pair_of_aces", "three_of_a_kind"):
        rows = [position for position in POSITIONS if position.line == line]
        deals = sum(row.deals for row in rows)
        share = sum(row.dealer_higher for row in rows) / (deals * DEALER_HANDS)
        spread = 5 * (share * (1 - share) * seen[line]) ** 0.5 + 1
        assert abs(beaten[line] - share * seen[line]) < spread, line
        assert abs(seen[line] - 6000 * deals / DEALS) < 5 * (6000 * deals / DEALS) ** 0.5


def test_higher_fours_of_a_kind_are_counted_by_hand() -> None:
    """Four of a rank and a kicker lose to four of a higher rank: three of them behind one face up, or four closed."""
    (row,) = [position for position in POSITIONS if position.line == "four_of_a_kind"]
    higher = 0
    for mine, kicker in permutations(range(13), 2):
        live = [rank for rank in range(mine + 1, 13) if rank != kicker]
        beside_one_shown = len(live) * 4 * comb(43, 2)
        all_closed = len(live) * (47 - 4) * comb(42, 1)
        higher += 4 * (beside_one_shown + all_closed)
    assert row.deals == 13 * 48 * 47
    assert row.dealer_higher == higher


def test_ante_and_play_average_the_published_wager() -> None:
    """Published for this pay table under the best play: 2.79 % of the ante, 2.14 units bet, 1.30 % of those."""
    bet = sum(
        position.deals * (1 if position.decision == "fold" else 1 + int(position.decision)) for position in POSITIONS
    )
    average = Fraction(bet, DEALS)
    assert (round(float(average), 2), round(float(ante_edge() / average), 4)) == (2.14, 0.013)


def test_each_edge_is_there_within_three_seconds() -> None:
    started = process_time()
    for wager in ("ante", "aces_up"):
        edge(GAME, GAME.rules_for(), BetKey(wager, spot=1))
    assert process_time() - started < 3


@pytest.mark.parametrize(
    ("mine", "dealers", "groups", "cards"),
    [
        ("2S 2D AC KH 9S", "KS KD QC JH 8C 4D", -2000, 2000),
        ("KS KD 9S 6H 2C", "KH KC 8H 5C 3C 2H", 2000, 2000),
        ("2S 2D 2C AH 9S", "3S 3D 3C KD QH 9C", -2000 + 2000, 2000 + 2000),
        ("AS AD 2C 2H 9S", "KS KD QC QH 8C 4D", 2000, 2000),
        ("AS 2D 3C 4H 9S", "5S 4D 3H 2C 9D KC", -2000, -2000),
        ("KS KD 9S 8D 2C", "KH KC 9H 8C 3C 2H", 2000, 2000),
    ],
)
def test_FCP_4_groups_are_compared_first_or_as_printed_card_by_card(
    mine: str, dealers: str, groups: int, cards: int
) -> None:
    assert decided(mine, dealers).cents() == 200_000 + groups
    assert decided(mine, dealers, equal_class="cards").cents() == 200_000 + cards


def test_FCP_4_aces_up_pays_a_pair_of_aces_and_no_other_pair_with_an_ace_in_either_reading() -> None:
    for mine, net in ((ACES, 1000), ("2C 2D AC KH 9S", -1000), ("KS KD AC QD 9S", -1000)):
        for equal_class in ("groups", "cards"):
            play = dealt(table(equal_class=equal_class).bet("aces_up@1", 1000), mine, NOTHING)
            assert finish(play.do(Decide(1, "lay_down"))).cents() == 200_000 + net


def test_FCP_4_the_printed_comparison_has_a_count_of_its_own() -> None:
    """As many hands of each class, other pairs to play, and an edge of its own."""
    by_cards = GAME.rules_for("", {"equal_class": "cards"})
    for line in {position.line for position in POSITIONS}:
        assert sum(row.deals for row in POSITIONS_BY_CARDS if row.line == line) == sum(
            row.deals for row in POSITIONS if row.line == line
        )
    found = edge(GAME, by_cards, BetKey("ante", spot=1)).shown
    assert found == ante_edge(POSITIONS_BY_CARDS) != ante_edge()
    assert round(float(found), 4) == 0.0833
    assert edge(GAME, by_cards, BetKey("aces_up", spot=1)).shown == aces_up_edge()


def test_FCP_4_the_count_by_cards_agrees_with_deals_drawn_at_random() -> None:
    """How often the dealer beats pairs and threes in 6,000 deals, within five standard deviations."""
    pick = Random("card by card")
    seen: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for _ in range(6000):
        cards = pick.sample(CARDS, 11)
        line = line_of(best(tuple(cards[:5]), FOUR_CARD))
        seen[line] += 1
        beaten[line] += best(tuple(cards[5:]), FOUR_CARD_BY_CARDS) > best(tuple(cards[:5]), FOUR_CARD_BY_CARDS)
    for line in ("pair", "three_of_a_kind", "pair_of_aces"):
        rows = [row for row in POSITIONS_BY_CARDS if row.line == line]
        share = sum(row.dealer_higher for row in rows) / (sum(row.deals for row in rows) * DEALER_HANDS)
        assert abs(beaten[line] - share * seen[line]) < 5 * (share * (1 - share) * seen[line]) ** 0.5 + 1, line


def test_FCP_4_kings_beat_twos_with_an_ace() -> None:
    assert evaluate(("KS", "KD", "QC", "JH"), FOUR_CARD) > evaluate(("2S", "2D", "AC", "KH"), FOUR_CARD)
