from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feltwright import entropy
from feltwright.engine.chance import (
    BlockChance,
    ChanceRequest,
    OutOfOutcomes,
    ScriptedChance,
    healthy,
    is_answer,
    outcomes,
)

DICE = ChanceRequest("dice", tuple("123456"), count=2, ordered=False)
SHOE = ChanceRequest("cards", ("A", "K", "Q"), count=2, replace=False, weights=(2, 1, 0))


def test_unordered_dice_come_in_21_ways_that_weigh_36() -> None:
    found = dict(outcomes(DICE))
    assert len(found) == 21
    assert sum(found.values()) == 36
    assert (found[(0, 0)], found[(0, 1)]) == (1, 2)


def test_cards_leave_the_shoe() -> None:
    assert dict(outcomes(SHOE)) == {(0, 0): 2, (0, 1): 2, (1, 0): 2}


def test_numbers_without_order_or_replacement_weigh_as_permutations() -> None:
    request = ChanceRequest("numbers", tuple("abcde"), count=3, replace=False, ordered=False)
    found = dict(outcomes(request))
    assert len(found) == comb(5, 3)
    assert set(found.values()) == {6}


@pytest.mark.parametrize("request_", [DICE, SHOE], ids=["dice", "shoe"])
def test_an_answer_is_exactly_what_can_be_drawn(request_: ChanceRequest) -> None:
    possible = {tuple(sorted(picks)) for picks, _ in outcomes(request_)}
    for picks in product(range(-1, 7), repeat=2):
        assert is_answer(request_, picks) == (tuple(sorted(picks)) in possible), picks
    assert not is_answer(request_, (0,))


def test_a_face_that_weighs_nothing_is_no_answer() -> None:
    request = ChanceRequest("wheel", ("a", "b"), weights=(0, 3))
    assert (is_answer(request, (0,)), is_answer(request, (1,))) == (False, True)


def test_a_script_answers_in_order_and_then_runs_out() -> None:
    script = ScriptedChance([(0, 5), (1, 1)])
    assert [script.draw(DICE), script.draw(DICE)] == [(0, 5), (1, 1)]
    with pytest.raises(OutOfOutcomes):
        script.draw(DICE)
    with pytest.raises(ValueError, match="no answer of dice"):
        ScriptedChance([(0, 6)]).draw(DICE)


def test_bytes_above_the_last_whole_span_are_rejected() -> None:
    """256 is not a multiple of 6: the bytes 252 to 255 would favour low faces and are thrown away."""
    source = BlockChance(lambda _count: bytes([255, 252, 251, 0]))
    assert [source.below(6), source.below(6)] == [5, 0]


@given(st.integers(min_value=1, max_value=100_000), st.integers())
def test_below_stays_below(size: int, seed: int) -> None:
    source = BlockChance(Random(seed).randbytes)
    assert all(0 <= source.below(size) < size for _ in range(20))


def test_draws_are_even_enough() -> None:
    """38 pockets, 38,000 draws: chi square with 37 degrees of freedom exceeds 80 once in 20,000 sound runs."""
    source = BlockChance(Random(1).randbytes)
    wheel = ChanceRequest("wheel", tuple(map(str, range(38))))
    counts = Counter(source.draw(wheel)[0] for _ in range(38_000))
    assert sum((count - 1000) ** 2 for count in counts.values()) < 80 * 1000


def test_weighted_draws_without_replacement_empty_the_shoe() -> None:
    source = BlockChance(Random(2).randbytes)
    request = ChanceRequest("cards", ("A", "K"), count=5, replace=False, weights=(3, 2))
    assert Counter(source.draw(request)) == {0: 3, 1: 2}


@pytest.mark.parametrize(
    "sample",
    [b"", bytes(4096), bytes(range(100)) * 41, b"\x00" * 8 + Random(3).randbytes(4088), Random(3).randbytes(4095)],
    ids=["empty", "zeros", "few values", "a run", "too short"],
)
def test_broken_sources_fail_the_health_test(sample: bytes) -> None:
    assert not healthy(sample)


def test_sound_sources_pass_it() -> None:
    assert all(healthy(Random(seed).randbytes(4096)) for seed in range(50))


def test_the_system_source_is_tested_before_use(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 <= entropy.system_chance().below(38) < 38
    monkeypatch.setattr(entropy.secrets, "token_bytes", bytes)
    with pytest.raises(entropy.UnhealthySource):
        entropy.system_chance()
