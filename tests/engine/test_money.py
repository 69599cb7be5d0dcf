from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feltwright.engine.chips import break_down, denominations_error
from feltwright.engine.money import (
    NotExact,
    Odds,
    Rounding,
    cents_of,
    divide,
    dollars,
    percent_of,
    stake_unit,
    winnings,
)

odds = st.builds(Odds, st.integers(1, 10_000), st.integers(1, 100))
CHIPS = (100, 500, 2500, 10_000)


@given(odds, st.integers(1, 1000), st.sampled_from([25, 50, 100, 500]))
def test_every_multiple_of_the_unit_is_paid_in_whole_chips(pays: Odds, units: int, chip: int) -> None:
    unit = stake_unit((pays,), chip)
    won = winnings(units * unit, pays)
    assert won % chip == 0
    assert won * pays.to == units * unit * pays.pays


@given(odds, st.sampled_from([50, 100]))
def test_no_smaller_stake_of_whole_chips_is(pays: Odds, chip: int) -> None:
    unit = stake_unit((pays,), chip)
    for stake in range(chip, unit, chip):
        assert stake * pays.pays % (pays.to * chip)


@given(st.integers(0, 10**9), st.integers(1, 1000), st.integers(1, 500))
def test_roundings_bracket_the_truth(numerator: int, denominator: int, unit: int) -> None:
    down, up = (divide(numerator, denominator, how, unit) for how in (Rounding.DOWN, Rounding.UP))
    nearest = divide(numerator, denominator, Rounding.NEAREST, unit)
    assert down * denominator <= numerator <= up * denominator
    assert up - down in (0, unit)
    assert nearest in (down, up)
    assert 2 * abs(nearest * denominator - numerator) <= unit * denominator


def test_exact_refuses_a_rest() -> None:
    with pytest.raises(NotExact):
        winnings(500, Odds(7, 6))


def test_half_a_unit_rounds_up() -> None:
    assert percent_of(1000, 5, Rounding.NEAREST, 100) == 100
    assert percent_of(900, 5, Rounding.NEAREST, 100) == 0


@given(st.integers(-(10**12), 10**12))
def test_money_reads_back_what_it_writes(cents: int) -> None:
    assert cents_of(dollars(cents)) == cents


@pytest.mark.parametrize("text", ["", "ten", "1.234", "1.2.3", "--1", 1.5, True, None, [], "1e5", "١"])
def test_what_is_no_money_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match="money"):
        cents_of(text)


@pytest.mark.parametrize("text", ["3", "3:0", "a:b", "-3:1", "3:2:1", "1.5:1"])
def test_what_is_no_odds_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="odds"):
        Odds.parse(text)


@given(st.integers(1, 10**7).map(lambda chips: chips * 100))
def test_a_break_down_adds_up_largest_first(cents: int) -> None:
    counted = break_down(cents, CHIPS)
    assert sum(chip * count for chip, count in counted) == cents
    assert [chip for chip, _ in counted] == sorted((chip for chip, _ in counted), reverse=True)
    assert all(count < 5 for chip, count in counted if chip != 10_000)


@pytest.mark.parametrize(
    ("chips", "code"),
    [
        ((), "NO_CHIPS"),
        ((500, 100), "CHIPS_NOT_RISING"),
        ((0, 100), "CHIPS_NOT_RISING"),
        ((100, 100), "CHIPS_NOT_RISING"),
        ((100, 250), "CHIPS_NOT_MULTIPLES"),
        ((50, 250), ""),
    ],
)
def test_denominations_build_on_the_smallest(chips: tuple[int, ...], code: str) -> None:
    assert denominations_error(chips) == code
