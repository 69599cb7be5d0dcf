"""Sessions that ended in the middle of a round: told so on every page, and verified like any other."""

from __future__ import annotations

from typing import Any

import pytest
from forging import answers, forged
from msgspec.structs import replace
from played import place, session

from feltwright.app.report_pdf.drawing import draw
from feltwright.app.report_pdf.sheets import Sheets
from feltwright.engine import catalog
from feltwright.engine.actions import BreakOff
from feltwright.engine.events import BetReturned, RoundBrokenOff
from feltwright.report.envelope import SESSION_REPORT, sign_envelope
from feltwright.report.keys import Signer
from feltwright.report.making import make_report, seal_report
from feltwright.report.verify import Question, verify
from feltwright.store.chain import Stepped, decode, encode


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_a_session_cut_short_holds_in_all_four_verdicts(game_id: str, signer: Signer) -> None:
    lines = session(game_id, 3, cut_short=True)
    report = make_report([lines], signer, place())
    assert answers(verify(seal_report(report, signer))) == (True, True, True, True)
    (told,), (mark,) = report.sessions, report.header.sessions
    last = told.rounds[-1]
    assert last.is_broken_off
    assert not any(round_.is_broken_off for round_ in told.rounds[:-1])
    assert not last.results, "nothing of it was decided"
    before = {seat.seat: seat.opening_cents for seat in last.balances()}
    assert {seat.seat: seat.closing_cents for seat in last.balances()} == before
    assert mark.outstanding_cents == 0, "no commission is owed, and none was paid ahead for nothing"


def drawn(report: Any, signer: Signer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(Sheets, "text", lambda _sheets, _x, _y, text, *_: heard.append(text))
    draw(report, signer.identity)
    return heard


def test_every_page_that_tells_of_the_round_says_so(
    qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = make_report([session("roulette", 3, cut_short=True)], signer, place(), keep_states=True)
    words = drawn(report, signer, monkeypatch)
    assert words.count("broken off") == 1, "the round itself"
    assert any(text.startswith("1 round was broken off when a session ended") for text in words), "the summary"
    assert "The round is broken off, undecided [HOU-1]" in words, "under the round"
    assert "HOU-1" in words, "the errata adopted, and the list of rulings"
    assert any("goes back to seat" in text for text in words), "what went back to whom"
    (told,) = report.sessions
    felt = told.rounds[-1].at_decision
    assert felt is not None
    assert felt.state.bets, "the picture shows the chips as they lay"


def test_two_rounds_broken_off_are_counted(qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = [session("roulette", 2, cut_short=True), session("craps", 2, 2, cut_short=True)]
    words = drawn(make_report(sessions, signer, place()), signer, monkeypatch)
    assert any(text.startswith("2 rounds were broken off when a session ended") for text in words)


def test_a_session_that_was_not_cut_short_says_nothing_of_it(
    qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = drawn(make_report([session("roulette", 3)], signer, place()), signer, monkeypatch)
    assert not [text for text in words if "broken off when" in text or text == "broken off"]


def test_chips_that_went_to_another_seat_are_found(signer: Signer) -> None:
    lines = session("roulette", 2, cut_short=True)
    report = make_report([lines], signer, place())
    changed = [misdirected(line) for line in lines]
    assert changed != lines
    found = verify(sign_envelope(forged(report, changed), SESSION_REPORT, signer))
    assert answers(found)[:3] == (True, True, False)
    fault = found.verdict(Question.RIGHT).fault
    assert fault is not None
    assert fault.code == "HAPPENED_OTHERWISE"


def misdirected(line: bytes) -> bytes:
    entry = decode(line)
    if not isinstance(entry.body, Stepped) or not isinstance(entry.body.action, BreakOff):
        return line
    first, *rest = entry.body.events
    assert isinstance(first, BetReturned)
    return encode(replace(entry, body=replace(entry.body, events=(replace(first, seat=2), *rest))))


def test_a_decided_round_cannot_be_passed_off_as_broken_off(signer: Signer) -> None:
    """Instead of the announcement that collects a lost wager, an entry that gives it back."""
    lines = session("mini_baccarat", 4)
    entries = [decode(line) for line in lines]
    at = next(n for n, line in enumerate(lines) if b'"announce"' in line)
    entry = entries[at]
    instead = replace(entry, body=Stepped(BreakOff(), (RoundBrokenOff("HOU-1"),)))
    changed = [*lines[:at], encode(instead), *lines[at + 1 :]]
    report = make_report([lines], signer, place())
    found = verify(sign_envelope(forged(report, changed), SESSION_REPORT, signer))
    fault = found.verdict(Question.RIGHT).fault
    assert fault is not None
    assert (fault.code, fault.seq, fault.detail) == ("REFUSED", at, "SETTLE_FIRST")
