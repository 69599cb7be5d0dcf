"""What face-up cards amount to, game by game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from feltwright.engine import catalog
from feltwright.engine.families.blackjack_hands import Hand
from feltwright.engine.hands import FIVE_CARD, FOUR_CARD, THREE_CARD
from feltwright.engine.table import AnyGame
from feltwright.engine.tally import ranked
from feltwright.engine.wagers import BetKey
from feltwright.wording import tally_words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("AS", "11"),
        ("AS 6D", "Soft 17"),
        ("AS 6D KH", "17"),
        ("TS 6D KH", "26, over"),
        ("TS AD", "Blackjack"),
        ("7S 7D 7H", "21"),
        ("AS AD", "Soft 12"),
    ],
)
def test_blackjack_totals(cards: str, words: str) -> None:
    game = catalog.game("blackjack")
    rules = game.rules_for()
    found = game.tally(rules, game.open(rules), "dealer", tuple(cards.split()))
    assert found is not None
    assert tally_words(found) == words


def test_3_A_1_an_ace_and_a_ten_after_a_split_are_twenty_one() -> None:
    game = catalog.game("blackjack")
    rules = game.rules_for()
    state = game.open(rules)
    hand = Hand(1, 1, 0, 0, BetKey("main", spot=1), split=True)
    state = replace(state, play=replace(state.play, hands=(hand,)))
    found = game.tally(rules, state, "hand.1.0", ("AS", "TD"))
    assert found is not None
    assert tally_words(found) == "21"
    assert game.tally(rules, state, "discard", ("AS",)) is None


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("9C 9H 4D", "Pair of nines"),
        ("6C 6H 6D", "Three sixes"),
        ("AC 2H 3D", "Straight to three"),
        ("AC KC QC", "Straight flush to ace"),
        ("KC 9C 2C", "Flush, king high"),
        ("KC 9C 2D", "King high"),
    ],
)
def test_three_card_ranks(cards: str, words: str) -> None:
    found = ranked(tuple(cards.split()), THREE_CARD)
    assert found is not None
    assert tally_words(found) == words


def test_best_of_more_cards_and_too_few() -> None:
    four, five = ranked(("9C", "9H", "4D", "4C", "KD"), FOUR_CARD), ranked(("9C", "9H", "4D", "4C", "9D"), FIVE_CARD)
    assert four is not None
    assert five is not None
    assert tally_words(four) == "Nines and fours"
    assert tally_words(five) == "Nines full of fours"
    assert ranked(("9C", "9H"), THREE_CARD) is None


@pytest.mark.parametrize(
    ("game_id", "place", "cards", "words"),
    [
        ("mini_baccarat", "player", "KC 9D", "Natural 9"),
        ("mini_baccarat", "banker", "7C 9D 2H", "8"),
        ("casino_war", "hand.1.0", "KC 4D", "Four"),
        ("red_dog", "board", "3C KD", "Spread 9"),
        ("red_dog", "board", "QC KD", "Consecutive"),
        ("red_dog", "board", "8C 8D", "Pair of eights"),
        ("four_card_poker", "hand.1.0", "8C 8D 8H 2C 3D", "Three eights"),
    ],
)
def test_other_games(game_id: str, place: str, cards: str, words: str) -> None:
    game = catalog.game(game_id)
    rules = game.rules_for()
    found = game.tally(rules, game.open(rules), place, tuple(cards.split()))
    assert found is not None
    assert tally_words(found) == words


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_games_without_cards_tell_nothing(game: AnyGame) -> None:
    rules = game.rules_for()
    state = game.open(rules)
    assert game.tally(rules, state, "elsewhere", ("KC",)) is None or game.kind == "cards"
    assert game.hand_places(state, 1, 0) == ()
