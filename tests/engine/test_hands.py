"""Hand rankings: how many hands each class has, the orders that differ, and every five-card hand against an oracle."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest
from phevaluator import evaluate_cards

from depth import sample
from feltwright.engine.cards import CARDS, RANKS, SUITS
from feltwright.engine.hands import (
    FIVE_CARD,
    FLUSH,
    FOUR_CARD,
    FOUR_CARD_BY_CARDS,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_CARD,
    THREE_CARD_BY_CARDS,
    TRIPS,
    TWO_PAIRS,
    Hand,
    Ranking,
    best,
    chosen,
    evaluate,
)


def hand(text: str, ranking: Ranking) -> Hand:
    return evaluate(tuple(text.split()), ranking)


def kinds(size: int, ranking: Ranking) -> Counter[str]:
    return Counter(evaluate(cards, ranking).kind for cards in combinations(CARDS, size))


def high_cards(size: int, straights: int) -> int:
    """Distinct ranks that make no straight, in suits that make no flush."""
    return (comb(13, size) - straights) * (4**size - 4)


def test_three_card_hands_come_as_often_as_combinations_say() -> None:
    straights = 12
    assert kinds(3, THREE_CARD) == {
        STRAIGHT_FLUSH: straights * 4,
        TRIPS: 13 * comb(4, 3),
        STRAIGHT: straights * (4**3 - 4),
        FLUSH: (comb(13, 3) - straights) * 4,
        PAIR: 13 * comb(4, 2) * 48,
        HIGH_CARD: high_cards(3, straights),
    }
    assert kinds(3, THREE_CARD).total() == comb(52, 3) == 22_100


def test_four_card_hands_come_as_often_as_combinations_say() -> None:
    straights = 11
    assert kinds(4, FOUR_CARD) == {
        QUADS: 13,
        STRAIGHT_FLUSH: straights * 4,
        TRIPS: 13 * comb(4, 3) * 48,
        FLUSH: (comb(13, 4) - straights) * 4,
        STRAIGHT: straights * (4**4 - 4),
        TWO_PAIRS: comb(13, 2) * comb(4, 2) ** 2,
        PAIR: 13 * comb(4, 2) * comb(12, 2) * 4**2,
        HIGH_CARD: high_cards(4, straights),
    }
    assert comb(52, 4) == 270_725


def test_every_five_card_hand_stands_where_the_oracle_puts_it() -> None:
    """All 2,598,960 hands: the same hands tie, the same hands win, and each class has its number of hands."""
    rank_of: dict[Hand, int] = {}
    found: Counter[str] = Counter()
    assert CARDS[:5] == ("2C", "2D", "2H", "2S", "3C"), "the oracle numbers cards the same way"
    for numbers, cards in zip(combinations(range(52), 5), combinations(CARDS, 5), strict=True):
        ours = evaluate(cards, FIVE_CARD)
        theirs = evaluate_cards(*numbers)
        assert rank_of.setdefault(ours, theirs) == theirs, cards
        found[ours.kind] += 1
    ordered = sorted(rank_of, reverse=True)
    assert [rank_of[ours] for ours in ordered] == list(range(1, 7463))
    assert len({ours.score for ours in rank_of}) == 7462
    assert found == {
        ROYAL: 4,
        STRAIGHT_FLUSH: 36,
        QUADS: 13 * 48,
        FULL_HOUSE: 13 * comb(4, 3) * 12 * comb(4, 2),
        FLUSH: (comb(13, 5) - 10) * 4,
        STRAIGHT: 10 * (4**5 - 4),
        TRIPS: 13 * comb(4, 3) * comb(12, 2) * 4**2,
        TWO_PAIRS: comb(13, 2) * comb(4, 2) ** 2 * 44,
        PAIR: 13 * comb(4, 2) * comb(12, 3) * 4**3,
        HIGH_CARD: high_cards(5, 10),
    }
    assert found.total() == comb(52, 5) == 2_598_960


def test_the_best_five_of_seven_agree_with_the_oracle() -> None:
    pick = Random("best of seven")
    held = [tuple(pick.sample(range(52), 7)) for _ in range(sample(3000, deep=150_000))]
    ours = [best(tuple(CARDS[number] for number in numbers), FIVE_CARD).score for numbers in held]
    theirs = [evaluate_cards(*numbers) for numbers in held]
    for (mine, oracle), (other, beside) in pairwise(zip(ours, theirs, strict=True)):
        assert (mine > other, mine == other) == (oracle < beside, oracle == beside)


def classes(ranking: Ranking) -> list[str]:
    """The classes from lowest to highest, by the scores of the hands themselves."""
    scores: dict[str, list[int]] = {}
    for cards in combinations(CARDS, ranking.size):
        found = evaluate(cards, ranking)
        scores.setdefault(found.kind, []).append(found.score)
    order = sorted(scores, key=lambda kind: min(scores[kind]))
    assert all(max(scores[low]) < min(scores[high]) for low, high in pairwise(order))
    return order


def test_three_card_order_puts_trips_over_straight_over_flush() -> None:
    assert classes(THREE_CARD) == [HIGH_CARD, PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH]


def test_four_card_order_puts_trips_over_flush_and_quads_on_top() -> None:
    assert classes(FOUR_CARD) == [HIGH_CARD, PAIR, TWO_PAIRS, STRAIGHT, FLUSH, TRIPS, STRAIGHT_FLUSH, QUADS]


@pytest.mark.parametrize(
    ("ranking", "low", "next_up", "top", "round_the_corner"),
    [
        (THREE_CARD, "AS 2D 3C", "2D 3C 4H", "AS KD QC", "KS AD 2C"),
        (FOUR_CARD, "AS 2D 3C 4H", "2D 3C 4H 5S", "AS KD QC JH", "QS KD AC 2H"),
        (FIVE_CARD, "AS 2D 3C 4H 5S", "2D 3C 4H 5S 6D", "AS KD QC JH TS", "JD QS KD AC 2H"),
    ],
)
def test_an_ace_ends_a_straight_at_either_end_and_never_stands_inside(
    ranking: Ranking, low: str, next_up: str, top: str, round_the_corner: str
) -> None:
    assert hand(low, ranking).kind == hand(next_up, ranking).kind == hand(top, ranking).kind == STRAIGHT
    assert hand(low, ranking) < hand(next_up, ranking) < hand(top, ranking)
    assert hand(round_the_corner, ranking).kind == HIGH_CARD


@pytest.mark.parametrize(
    ("higher", "lower", "ranking"),
    [
        ("2S 2D AC", "KS KD QC", THREE_CARD_BY_CARDS),
        ("KS KD 2C", "KH QC QD", THREE_CARD_BY_CARDS),
        ("KS QD QC", "QS QH JD", THREE_CARD_BY_CARDS),
        ("2S 2D AC KH", "KS KD QC JH", FOUR_CARD_BY_CARDS),
        ("2S 2D 2C AH", "KS KD KC QH", FOUR_CARD_BY_CARDS),
        ("AS AD 2C 2H", "KS KD QC QH", FOUR_CARD_BY_CARDS),
        ("5S 4D 3C 2H", "AS 2D 3C 4H", FOUR_CARD_BY_CARDS),
        ("2S 2D 2C 2H", "AS KS QS JS", FOUR_CARD_BY_CARDS),
    ],
)
def test_without_groups_a_class_is_compared_card_by_card(higher: str, lower: str, ranking: Ranking) -> None:
    assert hand(higher, ranking) > hand(lower, ranking)


@pytest.mark.parametrize(
    ("groups", "cards"), [(THREE_CARD, THREE_CARD_BY_CARDS), (FOUR_CARD, FOUR_CARD_BY_CARDS)], ids=["three", "four"]
)
def test_without_groups_the_classes_the_best_cards_and_the_ties_stay(groups: Ranking, cards: Ranking) -> None:
    pick = Random("card by card")
    for _ in range(3000):
        dealt = tuple(pick.sample(CARDS, groups.size + 2))
        assert evaluate(dealt[: groups.size], groups).kind == evaluate(dealt[: groups.size], cards).kind
        assert evaluate(chosen(dealt, groups), cards) == best(dealt, cards)
    both = {(evaluate(some, groups), evaluate(some, cards)) for some in combinations(CARDS, groups.size)}
    assert len(both) == len({one for one, _ in both}) == len({other for _, other in both})


def test_the_lowest_straight_flush_is_ace_low() -> None:
    assert hand("AS 2S 3S", THREE_CARD).kind == hand("AS 2S 3S 4S", FOUR_CARD).kind == STRAIGHT_FLUSH
    assert hand("AS 2S 3S", THREE_CARD) < hand("2S 3S 4S", THREE_CARD)
    assert hand("AS 2S 3S 4S", FOUR_CARD) < hand("2S 3S 4S 5S", FOUR_CARD)
    assert hand("KS AS 2S", THREE_CARD).kind == FLUSH


def test_an_ace_that_may_not_stand_low_makes_no_wheel() -> None:
    high_only = Ranking(3, THREE_CARD.classes, ace_low=False)
    assert hand("AS 2D 3C", high_only).kind == HIGH_CARD
    assert hand("AS KD QC", high_only).kind == STRAIGHT


@pytest.mark.parametrize(
    ("higher", "lower", "ranking"),
    [
        ("KS KD 2C", "QS QD AC", THREE_CARD),
        ("KS KD 3C", "KH KC 2C", THREE_CARD),
        ("QS 6D 4C", "QH 6C 3D", THREE_CARD),
        ("QS 7D 2C", "QH 6C 5D", THREE_CARD),
        ("KS KD QC JH", "2S 2D AC KH", FOUR_CARD),
        ("3S 3D 3C 2H", "2S 2D 2C AH", FOUR_CARD),
        ("AS AD 2C 2H", "KS KD QC QH", FOUR_CARD),
        ("2S 2D 2C 2H", "AS KS QS JS", FOUR_CARD),
        ("2S 2D 2C 3H", "AS KS QS 9S", FOUR_CARD),
        ("5S 4D 3C 2H", "AS 2D 3C 4H", FOUR_CARD),
    ],
)
def test_groups_are_compared_before_single_cards(higher: str, lower: str, ranking: Ranking) -> None:
    assert hand(higher, ranking) > hand(lower, ranking)


@pytest.mark.parametrize("ranking", [THREE_CARD, FOUR_CARD, FIVE_CARD])
def test_suits_never_break_a_tie(ranking: Ranking) -> None:
    pick = Random(ranking.size)
    for _ in range(500):
        cards = tuple(pick.sample(CARDS, ranking.size))
        swapped = dict(zip(SUITS, pick.sample(SUITS, len(SUITS)), strict=True))
        other = tuple(card[0] + swapped[card[1]] for card in pick.sample(cards, len(cards)))
        assert evaluate(cards, ranking) == evaluate(other, ranking)


def naive(cards: tuple[str, ...], order: list[str]) -> tuple[int, ...]:
    """A hand's place by the words of the rules: its class, then groups before single cards, a wheel by its top card."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape = [count for count, _ in groups]
    wheel = ranks == [12, *range(len(cards) - 2, -1, -1)]
    run = wheel or (len(groups) == len(cards) and ranks[0] - ranks[-1] == len(cards) - 1)
    flush = len({card[1] for card in cards}) == 1
    kind = {4: QUADS, 3: TRIPS, 2: TWO_PAIRS if shape.count(2) == 2 else PAIR, 1: HIGH_CARD}[shape[0]]
    kind = STRAIGHT_FLUSH if run and flush else FLUSH if flush else STRAIGHT if run else kind
    within = [ranks[1]] if wheel else [ranks[0]] if run else [rank for _, rank in groups]
    return order.index(kind), *within


@pytest.mark.parametrize(
    ("ranking", "order"),
    [
        (THREE_CARD, [HIGH_CARD, PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH]),
        (FOUR_CARD, [HIGH_CARD, PAIR, TWO_PAIRS, STRAIGHT, FLUSH, TRIPS, STRAIGHT_FLUSH, QUADS]),
    ],
)
def test_every_three_and_four_card_hand_stands_where_the_words_put_it(ranking: Ranking, order: list[str]) -> None:
    """All 22,100 and 270,725 hands: the same hands tie and the same hands win."""
    places: dict[tuple[int, ...], int] = {}
    for cards in combinations(CARDS, ranking.size):
        score = evaluate(cards, ranking).score
        assert places.setdefault(naive(cards, order), score) == score, cards
    scores = [places[place] for place in sorted(places)]
    assert all(low < high for low, high in pairwise(scores))


@pytest.mark.parametrize(("held", "ranking"), [(4, THREE_CARD), (5, FOUR_CARD), (6, FOUR_CARD), (7, FIVE_CARD)])
def test_the_chosen_cards_are_no_worse_than_any_others(held: int, ranking: Ranking) -> None:
    pick = Random(held)
    for _ in range(300):
        cards = tuple(pick.sample(CARDS, held))
        used = chosen(cards, ranking)
        assert len(used) == ranking.size
        assert [card for card in cards if card in used] == list(used)
        assert best(cards, ranking) == evaluate(used, ranking)
        assert all(
            evaluate(some, ranking).score <= best(cards, ranking).score for some in combinations(cards, len(used))
        )


@pytest.mark.parametrize("cards", ["AS KS", "AS KS QS JS", "AS KS 1S", "", "AS KS QX"])
def test_cards_that_are_no_hand_are_named(cards: str) -> None:
    with pytest.raises(ValueError, match=f"{cards} are not 3 cards of a deck"):
        evaluate(tuple(cards.split()), THREE_CARD)


@pytest.mark.parametrize("count", [2, 8])
def test_too_few_and_too_many_cards_for_a_choice_are_named(count: int) -> None:
    with pytest.raises(ValueError, match="are not 3 to 7 cards"):
        best(CARDS[:count], THREE_CARD)


def test_a_profile_in_which_a_suit_spoils_a_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="a suit may only make a hand better"):
        hand("AS KD QC", Ranking(3, (FLUSH, HIGH_CARD, PAIR, STRAIGHT, TRIPS, STRAIGHT_FLUSH)))


def test_a_profile_may_have_an_order_of_its_own() -> None:
    """A game in which a flush is above a full house and the royal flush is no class of its own."""
    own = Ranking(5, (HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FULL_HOUSE, FLUSH, QUADS, STRAIGHT_FLUSH), False)
    assert hand("2S 4S 6S 8S 9S", own) > hand("AS AD AC KS KD", own)
    assert hand("2S 4S 6S 8S 9S", FIVE_CARD) < hand("AS AD AC KS KD", FIVE_CARD)
    assert hand("AS KS QS JS TS", own).kind == STRAIGHT_FLUSH
    assert hand("AS 2S 3S 4S 5S", own).kind == FLUSH


def test_the_best_four_of_five_and_six_leave_the_others_out() -> None:
    assert best(("AS", "KS", "QS", "JS", "JD"), FOUR_CARD).kind == STRAIGHT_FLUSH
    assert best(("2S", "2D", "3S", "3D", "9C"), FOUR_CARD).kind == TWO_PAIRS
    six = ("AS", "AD", "AC", "KS", "KD", "KC")
    assert best(six, FOUR_CARD) == hand("AS AD AC KS", FOUR_CARD)
    assert best(("2S", "4S", "6S", "8S", "8D", "8C"), FOUR_CARD).kind == TRIPS


def test_every_rank_and_suit_is_a_card_once() -> None:
    assert len(set(CARDS)) == len(RANKS) * len(SUITS) == 52
