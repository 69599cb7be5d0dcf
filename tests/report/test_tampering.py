"""Every game tampered with by somebody who has the key: only playing the rounds again can find it, and it does."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from forging import answers, forged, overpayments, unsigned
from msgspec.structs import replace
from played import place, session

from depth import sample
from feltwright.engine import catalog
from feltwright.engine.actions import Resolve
from feltwright.engine.events import CardDealt
from feltwright.report import record
from feltwright.report.envelope import SESSION_REPORT, sign_envelope
from feltwright.report.keys import Signer
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.record import Header, SessionMark
from feltwright.report.rounds import outcome_of
from feltwright.report.totals import Total
from feltwright.report.verify import Question, Verification, verify
from feltwright.store.chain import Stepped, decode, encode

FORGERIES = sample(100, deep=2000)
WITHOUT_EFFECT = {("Decide", "cents"), ("Decide", "detail"), ("Decide", "hand")}
"""What some decisions leave aside: nothing follows from it, so nothing is wrong with what followed."""


@pytest.fixture(scope="module", params=catalog.IDS)
def played_report(request: pytest.FixtureRequest, signer: Signer) -> Report:
    return make_report([session(request.param, 20)], signer, place())


def lines_of(report: Report) -> list[bytes]:
    (lines,) = record.read(report.payload).sessions
    return lines


def signed_anew(report: Report, lines: list[bytes], signer: Signer) -> Verification:
    return verify(sign_envelope(forged(report, lines), SESSION_REPORT, signer))


def test_every_raised_payout_is_named_with_its_round_and_wager(played_report: Report, signer: Signer) -> None:
    lines = lines_of(played_report)
    envelope = seal_report(played_report, signer)
    found = list(overpayments(lines))
    assert found, "somebody wins in twenty rounds"
    rounds = {at: told.number for told in played_report.sessions[0].rounds for at in range(told.first, told.last + 1)}
    for changed, event, at in found[:12]:
        assert answers(verify(unsigned(envelope, forged(played_report, changed))))[0] is False
        within = signed_anew(played_report, changed, signer)
        assert answers(within) == (True, True, False, None)
        fault = within.verdict(Question.RIGHT).fault
        assert fault is not None
        assert (fault.code, fault.seq, fault.round) == ("SETTLED_OTHERWISE", at, rounds[at])
        assert fault.wager == f"{event.key} of seat {event.seat}"


def test_an_outcome_that_was_changed_does_not_settle_the_same(played_report: Report, signer: Signer) -> None:
    """The picks of one answer are others: what follows does not follow, unless it was a card nobody ever sees."""
    lines = lines_of(played_report)
    for at, line in list(enumerate(lines))[:200]:
        entry = decode(line)
        if not isinstance(entry.body, Stepped) or not isinstance(entry.body.action, Resolve):
            continue
        picks = entry.body.action.picks
        others = (*picks[:-1], picks[-1] - 1 if picks[-1] else 1)
        changed = encode(replace(entry, body=replace(entry.body, action=Resolve(others))))
        found = signed_anew(played_report, [*lines[:at], changed, *lines[at + 1 :]], signer)
        fault = found.verdict(Question.RIGHT).fault
        if fault is None:
            hidden = any(isinstance(event, CardDealt) and not event.card for event in entry.body.events)
            assert hidden or not any(map(outcome_of, entry.body.events)), entry
        else:
            assert fault.seq >= at


def nonsense(value: Any, chance: Random) -> Any:
    """Another value of the same type, as wrong as possible."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((-1, 10**18, 0, 2**63, 10**30))
    if isinstance(value, str):
        return chance.choice(("", "x" * 1000, "\0", "../..", "1e999"))
    if isinstance(value, list):
        return chance.choice(([], [10**20], [0] * 5000, [[]]))
    return chance.choice((None, 0, {}))


def test_forged_steps_cannot_crash_the_engine(played_report: Report, signer: Signer) -> None:
    """Values of actions replaced by nonsense of their type: a verdict each time, never an exception."""
    lines, chance = lines_of(played_report), Random(8)
    tried = 0
    while tried < FORGERIES:
        at = chance.randrange(1, len(lines) - 2)
        fields = json.loads(lines[at])
        action = fields["body"].get("action")
        names = [name for name in action or () if name != "type"]
        if not names:
            continue
        name = chance.choice(names)
        old, action[name] = action[name], nonsense(action[name], chance)
        if action[name] == old:
            continue
        tried += 1
        found = signed_anew(played_report, [*lines[:at], json.dumps(fields).encode(), *lines[at + 1 :]], signer)
        noticed = False in (found.verdict(Question.RIGHT).holds, found.verdict(Question.COMPLETE).holds)
        assert noticed or (action["type"], name) in WITHOUT_EFFECT, fields


CLAIMS = {
    "title",
    "generated_utc_ms",
    "generator",
    "platform",
    "manifest",
    "sources",
    "errata",
}
"""What only the signature vouches for: nothing in the entries says otherwise."""


def test_every_field_of_the_header_is_checked_or_claimed(report: Report, envelope: bytes, signer: Signer) -> None:
    """Without the key every change is found by the signature; with it, by whatever can be worked out anew."""
    plain = json.loads(report.payload.split(b"\n", 1)[0])
    rest = report.payload.split(b"\n", 1)[1]
    ways = [((name,), Header) for name in Header.__struct_fields__ if name not in ("sessions", "totals")]
    ways += [(("sessions", 0, name), SessionMark) for name in SessionMark.__struct_fields__]
    ways += [(("totals", 0, name), Total) for name in Total.__struct_fields__]
    for way, _ in ways:
        fields = json.loads(json.dumps(plain))
        inner = fields
        for part in way[:-1]:
            inner = inner[part]
        inner[way[-1]] = other(inner[way[-1]])
        payload = json.dumps(fields, separators=(",", ":")).encode() + b"\n" + rest
        assert verify(unsigned(envelope, payload)).verdict(Question.AUTHENTIC).holds is False, way
        found = verify(sign_envelope(payload, SESSION_REPORT, signer))
        assert found.holds is (way[-1] in CLAIMS), (way, found.verdicts)


def other(value: Any) -> Any:
    """Something else of the same type."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "ab" + value
    if isinstance(value, list):
        return [{"utc_ms": 1, "before": "0", "after": "1"}]
    return {"x": "y"} if isinstance(value, dict) else 1


def test_sessions_cannot_change_places_or_trade_entries(signer: Signer) -> None:
    first, second = session("roulette", 4, 1), session("roulette", 4, 2)
    report = make_report([first, second], signer, place())
    chance = Random(11)
    wrong = [[second, first], [first, first], [first[:-1], [*second, first[-1]]], [first, second[:-1]], [first, []]]
    for _ in range(200):
        here, there = chance.randrange(1, len(first)), chance.randrange(1, len(second))
        if first[here] != second[there]:
            traded = [*first[:here], second[there], *first[here + 1 :]]
            wrong.append([traded, [*second[:there], first[here], *second[there + 1 :]]])
    for sessions in wrong:
        found = verify(sign_envelope(record.write(report.header, sessions), SESSION_REPORT, signer))
        assert found.verdict(Question.AUTHENTIC).holds is True
        assert found.verdict(Question.COMPLETE).holds is False
