"""Card tables counted out: edges as exact fractions, each worked out beforehand by listing every deal another way.

The baccarat counts are those of all ordered deals of six cards; for eight decks they are the ones everybody quotes.
"""

from __future__ import annotations

from fractions import Fraction
from time import process_time
from typing import Any

import pytest

from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey
from feltwright.odds import mini_baccarat
from feltwright.odds.edge import Edge, edge

DEALS = {
    6: (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288),
    8: (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216),
}
"""Deals in which the Banker's Hand wins, the Player's Hand wins, and neither."""


def found(game_id: str, key: str, **chosen: Any) -> Edge:
    game = catalog.game(game_id)
    return edge(game, game.rules_for("", chosen), BetKey.parse(key))


@pytest.mark.parametrize("decks", [6, 8])
def test_every_deal_of_mini_baccarat_is_counted(decks: int) -> None:
    shares = mini_baccarat.shares(decks)
    total = sum(DEALS[decks])
    size = 52 * decks
    assert total == size * (size - 1) * (size - 2) * (size - 3) * (size - 4) * (size - 5)
    banker, player, tie = (Fraction(deals, total) for deals in DEALS[decks])
    assert (shares.banker, shares.player, shares.tie) == (banker, player, tie)


BACCARAT = [
    ("6", "banker@1", Fraction(460_294_100, 43_594_702_723)),
    ("6", "player@1", Fraction(18_880_657_128, 1_525_814_595_305)),
    ("6", "tie@1", Fraction(220_299_549_488, 1_525_814_595_305)),
    ("8", "banker@1", Fraction(114_753_351_728, 10_847_218_479_825)),
    ("8", "player@1", Fraction(241_149_546_272, 19_524_993_263_685)),
    ("8", "tie@1", Fraction(103_841_353_768, 723_147_898_655)),
]


@pytest.mark.parametrize(("decks", "key", "exact"), BACCARAT)
def test_mini_baccarat_to_the_last_deal(decks: str, key: str, exact: Fraction) -> None:
    assert found("mini_baccarat", key, decks=decks).per_bet == exact


def test_a_tie_at_nine_to_one_costs_a_third_of_one_at_eight() -> None:
    assert found("mini_baccarat", "tie@1", decks="6", **{"pays_table.tie": "9:1"}).per_bet == Fraction(
        15_048_464_435, 305_162_919_061
    )


WAR = [
    (1, Fraction(86, 4_165), Fraction(6, 17)),
    (2, Fraction(3_962, 176_851), Fraction(26, 103)),
    (4, Fraction(6_730, 291_387), Fraction(14, 69)),
    (6, Fraction(23_138, 993_023), Fraction(58, 311)),
    (8, Fraction(276_706, 11_826_255), Fraction(74, 415)),
]


@pytest.mark.parametrize(("decks", "initial", "tie"), WAR)
def test_casino_war_with_war_on_every_tie(decks: int, initial: Fraction, tie: Fraction) -> None:
    assert found("casino_war", "initial@1", decks=decks).per_bet == initial
    assert found("casino_war", "tie@1", decks=decks).per_bet == tie


RED_DOG = [
    (1, Fraction(523, 16_575), Fraction(-1, 3)),
    (2, Fraction(2_101, 68_289), Fraction(-47, 153)),
    (4, Fraction(7_993, 277_173), Fraction(-91, 309)),
    (6, Fraction(17_533, 626_665), Fraction(-9, 31)),
    (8, Fraction(30_721, 1_116_765), Fraction(-179, 621)),
]


@pytest.mark.parametrize(("decks", "bet", "raised"), RED_DOG)
def test_red_dog_with_raises_from_seven(decks: int, bet: Fraction, raised: Fraction) -> None:
    assert found("red_dog", "bet@1", decks=decks).per_bet == bet
    assert found("red_dog", "raise@1", decks=decks).per_bet == raised


INSURANCE = [
    ("blackjack", "insurance@1", {"decks": 1}, Fraction(1, 17)),
    ("blackjack", "insurance@1", {"decks": 2}, Fraction(7, 103)),
    ("blackjack", "insurance@1", {"decks": 6}, Fraction(23, 311)),
    ("blackjack", "insurance@1", {"decks": 8}, Fraction(31, 415)),
    ("single_deck_blackjack", "insurance@1", {}, Fraction(1, 17)),
    ("blackjack_switch", "insurance:2@1", {"decks": 6}, Fraction(23, 311)),
]


@pytest.mark.parametrize(("game_id", "key", "chosen", "exact"), INSURANCE)
def test_insurance_by_composition(game_id: str, key: str, chosen: dict[str, Any], exact: Fraction) -> None:
    assert found(game_id, key, **chosen).per_bet == exact


@pytest.mark.parametrize(
    ("game_id", "key", "chosen"),
    [
        ("mini_baccarat", "banker@1", {"decks": "6"}),
        ("mini_baccarat", "banker@1", {"decks": "8"}),
        ("casino_war", "initial@1", {}),
        ("red_dog", "bet@1", {}),
        ("blackjack", "insurance@1", {}),
        ("blackjack", "main@1", {}),
        ("single_deck_blackjack", "main@1", {}),
        ("blackjack_switch", "hand1@1", {}),
    ],
)
def test_an_edge_takes_less_than_three_seconds(game_id: str, key: str, chosen: dict[str, Any]) -> None:
    mini_baccarat.shares.cache_clear()
    started = process_time()
    found(game_id, key, **chosen)
    assert process_time() - started < 3
