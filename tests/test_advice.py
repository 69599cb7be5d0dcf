"""Advice: basic strategy where every book agrees, exact thresholds elsewhere, never an illegal action."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from engine.play import Play
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, PlaceBet, Proceed, Resolve
from feltwright.engine.cards import CARDS, INDEX
from feltwright.engine.chance import BlockChance
from feltwright.engine.game import BETTING
from feltwright.engine.games.casino_war_rules import GO_TO_WAR
from feltwright.engine.hands import FOUR_CARD, FOUR_CARD_BY_CARDS, best
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import BetKey
from feltwright.odds.advice import advise, has_advice, share
from feltwright.odds.advice.three_card_poker import play_worth
from feltwright.odds.four_card_dealer import higher
from feltwright.wording import advice_words


def dealt(game_id: str, bets: dict[str, int], step: str, cards: str, **options: object) -> Play:
    """A table with cards dealt to seat 1."""
    play = Play(catalog.game(game_id), "", **options).seated(100_000)
    while play.state.phase != BETTING:
        request = play.game.needs(play.rules, play.state)
        if request is not None:
            play.do(Resolve(tuple(range(request.count))))
        else:
            action = play.game.routine(play.rules, play.state, frozenset())
            assert action is not None
            play.do(action)
    play.do(*(PlaceBet(1, BetKey.parse(key), cents) for key, cents in bets.items()), Proceed(step))
    return play.do(Resolve(tuple(INDEX[card] for card in cards.split())))


def advised(play: Play) -> object:
    found = advise(play.game, play.rules, play.state)
    assert found is not None
    assert advice_words(found.code, found.params)
    return found.action


@pytest.mark.parametrize(
    ("cards", "choice"),
    [
        ("TC TD 6S 2H", "surrender"),
        ("8C 6D 8S 2H", "split"),
        ("TC 6D TS 2H", "stand"),
        ("5C 6D 6S 2H", "double"),
        ("AC 9D 7S 2H", "hit"),
        ("TC 3D 2S 2H", "hit"),
        ("TC 4D 2S 2H", "stand"),
    ],
)
def test_basic_strategy_of_six_decks(cards: str, choice: str) -> None:
    play = dealt("blackjack", {"main@1": 1_000}, "deal", cards)
    assert advised(play) == Decide(1, choice)


def test_3_H_3_insurance_is_declined() -> None:
    play = dealt("blackjack", {"main@1": 1_000}, "deal", "TC AD TS 2H")
    assert advised(play) == Proceed("close_insurance")


def test_3_N_2_two_bad_hands_are_switched_into_good_ones() -> None:
    play = dealt("blackjack_switch", {"hand1@1": 1_000, "hand2@1": 1_000}, "deal", "TC 6D 5S 5H TH 9C")
    assert advised(play) == Decide(1, "switch")
    play = dealt("blackjack_switch", {"hand1@1": 1_000, "hand2@1": 1_000}, "deal", "TC 6D 5S TH 5H 9C")
    assert advised(play) == Decide(1, "keep")


def test_14_C_2_c_a_tie_goes_to_war() -> None:
    play = dealt("casino_war", {"initial@1": 1_000}, "deal", "8C 8D")
    assert advised(play) == Decide(1, GO_TO_WAR)


def test_12_C_8_raises_from_a_spread_of_seven() -> None:
    play = dealt("red_dog", {"bet@1": 1_000}, "deal", "3C JD")
    assert advised(play) == PlaceBet(1, BetKey("raise", spot=1), 1_000)
    play = dealt("red_dog", {"bet@1": 1_000}, "deal", "3C TD")
    assert advised(play) == Proceed("close_raises")


def test_queen_six_four_is_the_least_hand_played() -> None:
    rules = catalog.game("three_card_poker").rules_for()
    assert play_worth(rules, ("QC", "6D", "4H")) > -1 > play_worth(rules, ("QC", "6D", "3H"))
    play = dealt("three_card_poker", {"ante@1": 1_000}, "no_more_bets", "QC 2D 6S 3D 4H 8D")
    assert advised(play) == Decide(1, "play")


def test_TCP_8_a_coupon_that_is_won_with_the_ante_makes_weaker_hands_worth_playing() -> None:
    rules = catalog.game("three_card_poker").rules_for("001")
    cards = ("QC", "6D", "3H")
    assert play_worth(rules, cards) < -1 < play_worth(rules, cards, Fraction(1))
    play = Play(catalog.game("three_card_poker"), "001").seated(100_000)
    play.bet("ante@1", 1_000, tender="match_play").outcome(*"QC 2D 6S 3D 3H 8D".split())
    assert advised(play) == Decide(1, "play")


def test_FCP_9_a_coupon_changes_what_a_weak_hand_is_worth() -> None:
    """A pair of twos that is folded against an ace is played once if a coupon is to be won."""
    cards = "2C QS 2D TC 5H 9D 4S 7H 7C 3D AS".split()
    for tender, choice in (("chips", "fold"), ("match_play", "play")):
        play = Play(catalog.game("four_card_poker")).seated(100_000)
        play.bet("ante@1", 1_000, tender=tender).outcome(*cards)
        assert advised(play) == Decide(1, choice)


@pytest.mark.parametrize(("cents", "choice"), [(5_000, "play_3"), (3_000, "play_2"), (2_500, "play"), (1_500, "")])
@pytest.mark.parametrize("mine", ["KC KD 5H 4S 7C", "2C 5C 9C JC KD"])
def test_three_antes_are_advised_as_far_as_the_money_goes(mine: str, cents: int, choice: str) -> None:
    unseen = [card for card in CARDS if card not in (*mine.split(), "2S")][:5]
    play = Play(catalog.game("four_card_poker")).seated(cents).bet("ante@1", 1_000)
    play.outcome(*(card for pair in zip(mine.split(), unseen, strict=True) for card in pair), "2S")
    found = advise(play.game, play.rules, play.state)
    assert (found.action if found else None) == (Decide(1, choice) if choice else None)


def test_FCP_4_advice_follows_the_comparison_in_force() -> None:
    """Twos with ace and king beat most pairs where hands are compared card by card."""
    mine, shown = ("2C", "2D", "AH", "KS", "7C"), "3S"
    left = [card for card in CARDS if card not in (*mine, shown)]
    score = best(mine, FOUR_CARD_BY_CARDS).score
    counted = higher(mine, shown, FOUR_CARD_BY_CARDS)
    assert counted == sum(best((*five, shown), FOUR_CARD_BY_CARDS).score > score for five in combinations(left, 5))
    assert counted < higher(mine, shown)
    cards = [card for pair in zip(mine, left[:5], strict=True) for card in pair]
    for equal_class, choice in (("groups", "fold"), ("cards", "play_3")):
        play = Play(catalog.game("four_card_poker"), "", equal_class=equal_class).seated(100_000).bet("ante@1", 1_000)
        assert advised(play.outcome(*cards, shown)) == Decide(1, choice)


def test_dealers_higher_hands_are_counted_as_dealing_them_one_by_one_would() -> None:
    mine, shown = ("TC", "TD", "3H", "5S", "8C"), "QS"
    score = best(mine, FOUR_CARD).score
    left = [card for card in CARDS if card not in (*mine, shown)]
    assert higher(mine, shown) == sum(best((*five, shown), FOUR_CARD).score > score for five in combinations(left, 5))


@pytest.mark.parametrize(
    ("mine", "shown", "choice"),
    [
        ("AC KD QH 9S 7C", "2S", "fold"),
        ("AC KD QH 9S 7C", "KS", "play"),
        ("2C 2D KH 9S 7C", "3S", "fold"),
        ("2C 2D 5H 4S 7C", "AS", "fold"),
        ("KC KD 5H 4S 7C", "2S", "play_3"),
        ("2C 5C 9C JC KD", "AS", "play_3"),
    ],
)
def test_A_5_four_card_poker_is_decided_by_the_hand_and_the_card_shown(mine: str, shown: str, choice: str) -> None:
    unseen = [card for card in CARDS if card not in (*mine.split(), shown)][:5]
    cards = [card for pair in zip(mine.split(), unseen, strict=True) for card in pair]
    play = dealt("four_card_poker", {"ante@1": 1_000}, "no_more_bets", " ".join((*cards, shown)))
    assert advised(play) == Decide(1, choice)


@pytest.mark.parametrize("game", [game for game in catalog.games() if has_advice(game)], ids=lambda game: game.id)
def test_advice_is_always_legal_and_has_words(game: AnyGame) -> None:
    chance, asked = BlockChance(Random(4).randbytes), 0
    play = Play(game).seated(500_000, 500_000)
    table = Table(game, play.rules, play.state)
    for _ in range(120):
        found = advise(game, table.rules, table.state)
        if found is not None:
            asked += 1
            assert advice_words(found.code, found.params)
            assert table.why_not(found.action) is None
        if table.needs() is not None:
            table.resolve(chance)
            continue
        action = found.action if found is not None else table.routine()
        assert action is not None
        table.do(action)
    assert asked, "something was to decide"


def test_games_of_pure_chance_have_no_advice() -> None:
    for game_id in ("roulette", "mini_baccarat"):
        game = catalog.game(game_id)
        assert not has_advice(game)
        assert advise(game, game.rules_for(), game.open(game.rules_for())) is None


def test_shares_are_whole_percents() -> None:
    assert (share(Fraction(1, 200)), share(-0.5), share(0)) == ("+1 %", "-50 %", "+0 %")
