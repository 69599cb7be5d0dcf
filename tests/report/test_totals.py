"""Totals against figures worked out by hand: handle, paid, hold, theory, and the distance in standard errors."""

from __future__ import annotations

from fractions import Fraction

import pytest
from played import Scribe, place, session

from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, Resolve, TakeSeat
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey
from feltwright.report.keys import Signer
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.totals import Total, grand_total
from feltwright.report.verify import verify
from feltwright.store.chain import Stepped, decode

STAKE = 1_000


def spun(faces: list[str], bets: tuple[tuple[int, str], ...], seed: int = 1) -> list[bytes]:
    """Double-zero roulette with these outcomes and these bets of ten dollars in every round."""
    scribe = Scribe()
    scribe.write(decode(session("roulette", 1, seed)[0]).body)
    game = catalog.game("roulette")
    table = Table(game, game.rules_for())
    table.subscribe(lambda entry: scribe.write(Stepped(entry.action, entry.events)))
    for seat, colour in ((1, "red"), (2, "blue")):
        table.do(TakeSeat(seat, f"Player {seat}", 10_000_000, colour))
    for face in faces:
        for seat, key in bets:
            table.do(PlaceBet(seat, BetKey.parse(key), STAKE))
        while (request := table.needs()) is None:
            step = table.routine()
            assert step is not None
            table.do(step)
        table.do(Resolve((request.faces.index(face),)))
        while table.state.bets:
            step = table.routine()
            assert step is not None
            table.do(step)
    return scribe.lines


def total(report: Report, wager: str) -> Total:
    return next(total for total in report.header.totals if total.wager == wager)


def test_one_number_forty_times(signer: Signer) -> None:
    """39 lost and 1 won at 35 to 1: hold 4 stakes, theory 40 x 2/38, standard error sqrt(456192)/19 stakes."""
    report = make_report([spun(["17"] + ["20"] * 39, ((1, "straight:17"),))], signer, place())
    found = total(report, "straight")
    assert (found.count, found.handle_cents, found.paid_cents) == (40, 40 * STAKE, 35 * STAKE)
    assert found.hold_cents == 4 * STAKE
    assert Fraction(found.theory) == Fraction(40 * STAKE, 19)
    assert found.deviation_centi == 5  # 36 / 675.42 standard errors


def test_red_a_hundred_times(signer: Signer) -> None:
    """60 lost, 40 won at even money: hold 20 stakes; theory 100/19; each spread (1 -+ 1/19)^2."""
    report = make_report([spun(["17"] * 60 + ["1"] * 40, ((1, "red"),))], signer, place())
    found = total(report, "red")
    assert (found.hold_cents, Fraction(found.theory)) == (20 * STAKE, Fraction(100 * STAKE, 19))
    # apart 280/19; standard error sqrt(60 * 18^2 + 40 * 20^2) / 19 = sqrt(35440) / 19
    assert found.deviation_centi == 148


def test_two_seats_on_one_number_win_and_lose_together(signer: Signer) -> None:
    """Twice the money is no second witness: as far from theory in standard errors as one seat alone."""
    faces = ["17"] * 60 + ["1"] * 40
    alone = make_report([spun(faces, ((1, "red"),))], signer, place())
    together = make_report([spun(faces, ((1, "red"), (2, "red")))], signer, place())
    assert total(together, "red").hold_cents == 2 * total(alone, "red").hold_cents
    assert total(together, "red").deviation_centi == total(alone, "red").deviation_centi


def test_few_decisions_have_no_standard_errors(signer: Signer) -> None:
    found = total(make_report([spun(["17"] * 29, ((1, "red"),))], signer, place()), "red")
    assert Fraction(found.theory) == Fraction(29 * STAKE, 19)
    assert found.deviation_centi is None


def test_sessions_of_a_day_are_added_up(signer: Signer) -> None:
    parts = [spun(["17"] * 20, ((1, "red"), (2, "straight:17")), 1), spun(["1"] * 30, ((1, "red"),), 2)]
    craps = session("craps", 20, 3)
    alone = [make_report([lines], signer, place()) for lines in (*parts, craps)]
    day = make_report([*parts, craps], signer, place())
    assert [mark.session for mark in day.header.sessions] == ["roulette-1", "roulette-2", "craps-3"]
    red = total(day, "red")
    assert red.hold_cents == sum(total(one, "red").hold_cents for one in alone[:2]) == (20 - 30) * STAKE
    assert Fraction(red.theory) == Fraction(50 * STAKE, 19)
    assert [t for t in day.header.totals if t.game == "craps"] == list(alone[2].header.totals)
    whole = grand_total(day.header.totals, "roulette")
    assert whole.hold_cents == red.hold_cents + total(day, "straight").hold_cents
    assert Fraction(whole.theory) == Fraction(70 * STAKE, 19)
    assert verify(seal_report(day, signer)).verdicts[2].holds is True


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_the_balance_holds_in_every_game(game_id: str, signer: Signer) -> None:
    report = make_report([session(game_id, 8)], signer, place())
    (mark,) = report.header.sessions
    moved = mark.bought_cents - mark.cashed_cents + mark.won_cents - mark.lost_cents
    assert mark.closing_cents == moved + mark.outstanding_cents
    assert sum(t.hold_cents for t in report.header.totals) == mark.lost_cents - mark.won_cents
