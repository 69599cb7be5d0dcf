"""Wagers beside their results: told once where the two are alike, never lost where they are not."""

from __future__ import annotations

from typing import Any

import pytest
from played import session

from feltwright.engine.events import BetMoved, BetPlaced, BetRemoved, BetSettled, Event
from feltwright.engine.wagers import BetKey, Result
from feltwright.report.account import keep_account
from feltwright.report.rounds import Round, RoundKeeper, Wagered, paired
from feltwright.report.totals import Tallies

FIELD, COME, COME_4 = BetKey("field"), BetKey("come"), BetKey("come", "4")


def placed(key: BetKey = FIELD, cents: int = 500, **more: Any) -> BetPlaced:
    return BetPlaced(1, key, cents, more.pop("total_cents", cents), "x", **more)


def settled(key: BetKey = FIELD, cents: int = 500) -> BetSettled:
    return BetSettled(1, key, Result.LOSE, cents, 0, 0, 0, -cents, "x")


def round_of(wagers: list[Event], results: list[BetSettled]) -> Round:
    made = [Wagered(1000 * second, event) for second, event in enumerate(wagers)]
    nothing: Any = None
    return Round(1, 0, 0, 0, 0, nothing, nothing, made, [], results, [])


def test_the_first_made_is_the_first_settled() -> None:
    times, others = paired(round_of([placed(), placed(COME), placed()], [settled(), settled(), settled()]))
    assert times == [0, 2000, None]
    assert [made.event for made in others] == [placed(COME)]


@pytest.mark.parametrize(
    "wagers",
    [
        [placed(cents=300)],
        [placed(total_cents=900)],
        [placed(vig_cents=25)],
        [placed(tender="cash")],
        [placed(confirmed_by=("supervisor",))],
        [placed(), BetRemoved(1, FIELD, 500, 0, "x"), placed()],
        [placed(), BetMoved(1, COME, FIELD, 500, "x")],
        [placed(), BetMoved(1, FIELD, COME_4, 500, "x")],
    ],
)
def test_what_is_not_simply_the_bet_that_was_settled_is_told_on_its_own(wagers: list[Event]) -> None:
    times, others = paired(round_of(wagers, [settled()]))
    assert times == [None]
    assert [made.event for made in others] == wagers


@pytest.mark.parametrize("game", ["roulette", "craps", "blackjack", "pokette"])
def test_no_wager_is_lost_or_told_twice(game: str) -> None:
    keeper = RoundKeeper()
    keep_account(f"{game}-1", session(game, 60), Tallies(), (keeper,))
    for round_ in keeper.finish():
        times, others = paired(round_)
        assert len(times) == len(round_.results)
        beside = sum(time is not None for time in times)
        assert len(others) + beside == len(round_.wagers)
