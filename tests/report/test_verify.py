"""Every way to tamper with a report, and the verdict that finds it."""

from __future__ import annotations

import json
from base64 import b64decode
from random import Random

import msgspec
import pytest
from forging import answers, forged, overpayments, unsigned
from msgspec.structs import replace
from played import Scribe, place, session

from depth import sample
from feltwright.engine import catalog
from feltwright.engine.actions import Resolve
from feltwright.engine.table import Table
from feltwright.odds.edge import Edge, edge, edges, own_count
from feltwright.report import record
from feltwright.report.envelope import (
    KEY_SUCCESSION,
    LAYOUT_SUBMISSION,
    SESSION_REPORT,
    NotSigned,
    open_envelope,
    sign_envelope,
)
from feltwright.report.keys import Signer
from feltwright.report.making import CannotReport, Report, make_report, seal_report
from feltwright.report.replaying import Sitting
from feltwright.report.verify import MOST_WALKED, Question, verify
from feltwright.store.chain import Entry, Remarked, Stepped, decode, encode

MUTATIONS = sample(3000, deep=60_000)
ROUNDS = sample(5, deep=2000)


def test_an_honest_report_holds(envelope: bytes, signer: Signer) -> None:
    found = verify(envelope, signer.identity.certificates)
    assert answers(found) == (True, True, True, True)
    assert found.trusted
    assert found.holds


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_sessions_of_every_game_hold(game_id: str, signer: Signer) -> None:
    report = make_report([session(game_id, ROUNDS)], signer, place())
    assert answers(verify(seal_report(report, signer))) == (True, True, True, True)


def test_a_report_of_several_sessions_holds(signer: Signer) -> None:
    sessions = [session("roulette", 3, 1), session("craps", 3, 2), session("roulette", 3, 3)]
    report = make_report(sessions, signer, place(7, "ab" * 32))
    assert answers(verify(seal_report(report, signer))) == (True, True, True, True)


def test_no_flipped_byte_goes_unnoticed(envelope: bytes) -> None:
    chance = Random(5)
    for _ in range(MUTATIONS):
        at = chance.randrange(len(envelope))
        flipped = bytearray(envelope)
        flipped[at] ^= chance.randrange(1, 256)
        assert verify(bytes(flipped)).verdict(Question.AUTHENTIC).holds is False, at


def test_a_flipped_byte_under_a_new_signature_breaks_the_chain(report: Report, signer: Signer) -> None:
    """Whoever has the key but not the journal: entries are changed, the header still tells the heads."""
    chance = Random(6)
    start = report.payload.index(b"\n") + 1
    for _ in range(300):
        flipped = bytearray(report.payload)
        flipped[chance.randrange(start, len(flipped) - 1)] ^= chance.randrange(1, 256)
        found = verify(sign_envelope(bytes(flipped), SESSION_REPORT, signer))
        assert found.verdict(Question.AUTHENTIC).holds is True
        assert found.verdict(Question.COMPLETE).holds is False


@pytest.mark.parametrize("kind", ["dropped", "repeated", "swapped", "cut"])
def test_entries_moved_about_are_missed(kind: str, report: Report, envelope: bytes, signer: Signer) -> None:
    chance = Random(7)
    (lines,) = record.read(report.payload).sessions
    for _ in range(100):
        at = chance.randrange(1, len(lines) - 1)
        other = {
            "dropped": [*lines[:at], *lines[at + 1 :]],
            "repeated": [*lines[:at], lines[at], *lines[at:]],
            "swapped": [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            "cut": lines[:at],
        }[kind]
        careless = record.write(report.header, [other])
        found = verify(unsigned(envelope, careless))
        assert (answers(found)[0], answers(found)[1]) == (False, False)
        careful = forged(report, other)
        assert verify(unsigned(envelope, careful)).verdict(Question.AUTHENTIC).holds is False
        if kind != "cut":
            insider = verify(sign_envelope(careful, SESSION_REPORT, signer))
            assert insider.verdict(Question.COMPLETE).holds is False


def renumbered(lines: list[bytes]) -> list[bytes]:
    return [encode(replace(decode(line), seq=seq)) for seq, line in enumerate(lines)]


def test_a_dropped_step_renumbered_and_signed_anew_does_not_play(report: Report, signer: Signer) -> None:
    (lines,) = record.read(report.payload).sessions
    spin = next(n for n, line in enumerate(lines) if b'"Resolve"' in line)
    found = verify(sign_envelope(forged(report, renumbered(lines[:spin] + lines[spin + 1 :])), SESSION_REPORT, signer))
    assert found.verdict(Question.COMPLETE).holds is True
    assert found.verdict(Question.RIGHT).holds is False


def test_a_changed_payout_is_named_even_if_everything_is_chained_anew(
    report: Report, envelope: bytes, signer: Signer
) -> None:
    (lines,) = record.read(report.payload).sessions
    changed, event, at = next(overpayments(lines))
    payload = forged(report, changed)
    without = verify(unsigned(envelope, payload))
    assert answers(without) == (False, True, False, None)
    within = verify(sign_envelope(payload, SESSION_REPORT, signer))
    assert answers(within) == (True, True, False, None)
    fault = within.verdict(Question.RIGHT).fault
    assert fault is not None
    assert (fault.code, fault.seq, fault.wager) == ("SETTLED_OTHERWISE", at, f"{event.key} of seat {event.seat}")
    assert fault.round >= 1
    assert "won_cents" in fault.detail


def test_sums_and_totals_are_worked_out_anew(report: Report, signer: Signer) -> None:
    (mark,) = report.header.sessions
    (lines,) = record.read(report.payload).sessions
    first = report.header.totals[0]
    wrong = (
        replace(report.header, sessions=(replace(mark, won_cents=mark.won_cents + 1),)),
        replace(report.header, totals=(replace(first, handle_cents=1), *report.header.totals[1:])),
        replace(report.header, totals=report.header.totals[1:]),
    )
    for header in wrong:
        found = verify(sign_envelope(record.write(header, [lines]), SESSION_REPORT, signer))
        assert answers(found)[:3] == (True, True, False)


@pytest.mark.parametrize(("name", "value"), [("theory", "1/3"), ("theory", ""), ("deviation_centi", 7)])
def test_a_theory_that_flatters_the_house_is_found(name: str, value: object, report: Report, signer: Signer) -> None:
    first, second, *rest = report.header.totals
    header = replace(report.header, totals=(first, replace(second, **{name: value}), *rest))
    (lines,) = record.read(report.payload).sessions
    found = verify(sign_envelope(record.write(header, [lines]), SESSION_REPORT, signer))
    assert answers(found)[:3] == (True, True, False)
    fault = found.verdict(Question.RIGHT).fault
    assert fault is not None
    assert (fault.code, fault.wager) == ("THEORY_DIFFERS", f"roulette {second.wager}")


def test_a_hundred_sets_of_rules_do_not_stop_the_verifier(
    report: Report, lines: list[bytes], signer: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the bound the edges are left alone, and the reader is told."""
    monkeypatch.setattr("feltwright.report.verify.MOST_RULE_SETS", 0)
    found = verify(seal_report(report, signer))
    assert found.holds
    assert [note.code for note in found.notes] == ["THEORY_NOT_CHECKED"]


def test_edges_that_take_too_long_are_left_alone(signer: Signer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few sets of rules can ask for many positions to be walked: what is counted is the work, whoever did it before."""
    report = make_report([session("pokette", 8)], signer, place())
    (told,) = report.sessions
    sitting = told.account.sitting
    assert sitting is not None
    walked = sum(one.walked for one in edges_of(sitting, {total.wager for total in report.header.totals}))
    assert walked > 100
    for bound, notes in ((0, ["THEORY_NOT_CHECKED"]), (10**9, [])):
        monkeypatch.setattr("feltwright.report.verify.MOST_WALKED", bound)
        found = verify(seal_report(report, signer))
        assert found.holds
        assert [note.code for note in found.notes] == notes


def edges_of(sitting: Sitting, wagers: set[str]) -> list[Edge]:
    return [edge(sitting.game, sitting.rules, key) for key in sitting.rules.book if key.wager in wagers]


def test_no_set_of_rules_takes_more_than_a_third_of_what_is_allowed() -> None:
    """So a day at the tables of one house is still checked."""
    for game in (found for found in catalog.games() if own_count(found.id) is None):
        rules = game.rules_for()
        assert sum(one.walked for one in edges(game, rules)) <= MOST_WALKED // 3


def test_signatures_are_not_exchangeable(lines: list[bytes], envelope: bytes, signer: Signer) -> None:
    other = json.loads(seal_report(make_report([lines], signer, place(2, "cd" * 32)), signer))
    mine = json.loads(envelope)
    mine["signatures"], other["signatures"] = other["signatures"], mine["signatures"]
    for swapped in (mine, other):
        found = verify(json.dumps(swapped, separators=(",", ":")).encode())
        assert found.verdict(Question.AUTHENTIC).code == "SIGNATURE_DOES_NOT_HOLD"


def test_a_record_signed_by_somebody_else_is_not_authentic(report: Report, other_signer: Signer) -> None:
    """The record names its signer, so a stranger cannot simply sign it again."""
    found = verify(sign_envelope(report.payload, SESSION_REPORT, other_signer))
    assert found.verdict(Question.AUTHENTIC).code == "SIGNER_NOT_NAMED"


def test_only_enrolled_signers_are_trusted(envelope: bytes, other_signer: Signer) -> None:
    found = verify(envelope, other_signer.identity.certificates)
    assert found.verdict(Question.AUTHENTIC).code == "SIGNER_NOT_TRUSTED"
    assert not found.holds


@pytest.mark.parametrize("kind", [LAYOUT_SUBMISSION, KEY_SUCCESSION, "", SESSION_REPORT + " "])
def test_a_signature_of_one_type_is_never_accepted_for_another(kind: str, report: Report, signer: Signer) -> None:
    as_other = sign_envelope(report.payload, kind, signer)
    assert verify(as_other).verdict(Question.AUTHENTIC).code == "WRONG_PAYLOAD_TYPE"
    relabelled = json.loads(as_other)
    relabelled["payloadType"] = SESSION_REPORT
    found = verify(json.dumps(relabelled, separators=(",", ":")).encode())
    assert found.verdict(Question.AUTHENTIC).code == "SIGNATURE_DOES_NOT_HOLD"
    with pytest.raises(NotSigned, match="WRONG_PAYLOAD_TYPE"):
        open_envelope(as_other, SESSION_REPORT)


def test_a_missing_report_shows(lines: list[bytes], report: Report, signer: Signer) -> None:
    second = seal_report(make_report([lines], signer, place(2, report.digest)), signer)
    assert verify(second, previous=report.payload).verdict(Question.COMPLETE).holds is True
    found = verify(second, previous=report.payload + b" ")
    assert found.verdict(Question.COMPLETE).code == "ANOTHER_REPORT_BEFORE"
    orphan = seal_report(make_report([lines], signer, place(3)), signer)
    assert verify(orphan).verdict(Question.COMPLETE).code == "NUMBER_WITHOUT_PREVIOUS"


def test_a_session_still_open_is_noted(lines: list[bytes], signer: Signer) -> None:
    found = verify(seal_report(make_report([lines[:-1]], signer, place()), signer))
    assert found.holds
    assert [note.code for note in found.notes] == ["STILL_OPEN"]


@pytest.mark.parametrize(
    ("utc", "mono", "is_noted"), [(0, 0, False), (1_500, 0, False), (-9_000, 0, True), (0, -9_000, True)]
)
def test_a_clock_that_jumped_is_noted(lines: list[bytes], signer: Signer, utc: int, mono: int, is_noted: bool) -> None:
    """By the entry from which on the two clocks no longer agree, whatever the journal remarked."""
    entries = [decode(line) for line in lines]
    moved = [
        encode(replace(entry, utc_ms=entry.utc_ms + utc, mono_ms=entry.mono_ms + mono)) if entry.seq >= 5 else line
        for entry, line in zip(entries, lines, strict=True)
    ]
    found = verify(seal_report(make_report([moved], signer, place()), signer))
    assert found.holds
    assert [(note.code, note.seq) for note in found.notes] == ([("CLOCK_JUMPED", 5)] if is_noted else [])


def test_scripted_outcomes_are_not_judged(signer: Signer) -> None:
    report = make_report([session(chance="scripted", mode="demonstration")], signer, place())
    assert report.header.mode == "demonstration"
    found = verify(seal_report(report, signer))
    assert answers(found) == (True, True, True, None)
    assert found.holds


def test_rounds_that_do_not_play_are_not_reported(lines: list[bytes], signer: Signer) -> None:
    changed, _, _ = next(overpayments(lines))
    with pytest.raises(CannotReport, match="SETTLED_OTHERWISE"):
        make_report([changed], signer, place())


def test_rules_no_house_may_have_are_refused(lines: list[bytes], report: Report, signer: Signer) -> None:
    """A billion seats would fill the memory before anything is dealt."""
    first = json.loads(lines[0])
    for name, value in (("seats", 10**9), ("seats", "many"), ("minimum_cents", -5), ("chips_cents", [])):
        first["body"]["rules"][name] = value
        payload = forged(report, [json.dumps(first).encode(), *lines[1:]])
        found = verify(sign_envelope(payload, SESSION_REPORT, signer))
        assert found.verdict(Question.RIGHT).code == "RULES_NOT_ALLOWED"


HOSTILE_RULES = {
    "craps": ("minimum_cents", 1),
    "big_six": ("pays_table", [[f"x{number}", {"pays": 1, "to": 1}] for number in range(5000)]),
    "roulette": ("chips_cents", [100 * number for number in range(1, 90_000)]),
    "pokette": ("pays_table", []),
}


@pytest.mark.parametrize("game_id", HOSTILE_RULES)
def test_rules_that_make_no_sense_get_a_verdict(game_id: str, signer: Signer) -> None:
    lines = session(game_id, 3)
    report = make_report([lines], signer, place())
    first = json.loads(lines[0])
    name, value = HOSTILE_RULES[game_id]
    first["body"]["rules"][name] = value
    payload = forged(report, [msgspec.json.encode(first), *lines[1:]])
    assert verify(sign_envelope(payload, SESSION_REPORT, signer)).verdict(Question.AUTHENTIC).holds is True


def test_outcomes_that_cannot_be_chance_are_implausible(signer: Signer) -> None:
    """The ball that always falls into the same pocket is settled rightly, and yet."""
    lines = session("roulette", 1)
    opened = decode(lines[0]).body
    scribe = Scribe()
    scribe.write(opened)
    game = catalog.game("roulette")
    table = Table(game, game.rules_for())
    table.subscribe(lambda entry: scribe.write(Stepped(entry.action, entry.events)))
    for line in lines[1:4]:
        body = decode(line).body
        if isinstance(body, Stepped):
            table.do(body.action)
    while table.state.round <= 60:
        action = table.routine() if table.needs() is None else Resolve((5,))
        assert action is not None
        table.do(action)
    found = verify(seal_report(make_report([scribe.lines], signer, place()), signer))
    assert answers(found) == (True, True, True, False)
    assert found.verdict(Question.PLAUSIBLE).code == "FACE_OUT_OF_BOUNDS"


def test_there_is_no_float_in_a_record(report: Report) -> None:
    for line in report.payload.splitlines():
        json.loads(line, parse_float=pytest.fail)


def test_entries_are_kept_byte_for_byte(lines: list[bytes], signer: Signer) -> None:
    """Also those another version would have written otherwise."""
    spaced = [lines[0].replace(b'{"seq"', b'{ "seq"', 1), *lines[1:]]
    report = make_report([spaced], signer, place())
    assert b64decode(json.loads(seal_report(report, signer))["payload"]).splitlines()[1:] == spaced
    assert verify(seal_report(report, signer)).holds


def test_an_entry_of_two_lines_cannot_be_written(signer: Signer, lines: list[bytes]) -> None:
    remark = msgspec.json.encode(Entry(1, 1, 1, Remarked("x")))
    with pytest.raises(record.BrokenRecord, match="NOT_ONE_LINE"):
        record.write(make_report([lines], signer, place()).header, [[remark + b"\n"]])
