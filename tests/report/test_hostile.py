"""Files made to do harm: a clear verdict in bounded time and memory, and nothing from them is ever executed."""

from __future__ import annotations

import json
import time
import tracemalloc
import zlib
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from forging import answers, forged
from msgspec.structs import replace

from feltwright.report import record
from feltwright.report.envelope import LARGEST_BYTES, SESSION_REPORT, NotSigned, sign_envelope, take_apart
from feltwright.report.keys import Signer
from feltwright.report.making import Report
from feltwright.report.pdf_check import attached_envelope
from feltwright.report.verify import Question, verify

SECONDS = 20
"""Far more than any of them takes, far less than a verifier that hangs."""
MOST_BYTES = 3 * LARGEST_BYTES


@contextmanager
def bounded(most_bytes: int = MOST_BYTES) -> Iterator[None]:
    """Fails what takes too long or too much memory."""
    tracemalloc.start()
    start = time.process_time()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < most_bytes, f"{peak:,} bytes"
    assert time.process_time() - start < SECONDS


HOSTILE = {
    "nothing": b"",
    "text": b"hello",
    "nested lists": b"[" * 200_000,
    "nested objects": b'{"a":' * 200_000,
    "wrong types": b'{"payloadType":1,"payload":[],"signatures":{}}',
    "no signatures": b'{"payloadType":"x","payload":"","signatures":[]}',
    "broken pdf": b"%PDF-1.7\n" + bytes(range(256)) * 100,
    "unsigned pdf": b"%PDF-1.7\n/Subtype /application#2Fvnd.dsse+json /Filter /FlateDecode /Length 5 stream\nabcde",
    "many ranges": b"%PDF-1.7\n" + b"/ByteRange [0 1 2 3" * 100_000,
    "bad unicode": b'{"payloadType":"\xff\xfe"}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_a_verdict(name: str) -> None:
    with bounded(64 * 2**20):
        found = verify(HOSTILE[name])
    assert answers(found) == (False, None, None, None)


def hostile_records(report: Report) -> dict[str, bytes]:
    first, rest = report.payload.split(b"\n", 1)
    deep = b'{"seq":0,"utc_ms":0,"mono_ms":0,"body":{"type":"opened","options":{"a":' + b"[" * 100_000
    return {
        "empty": b"",
        "no newline": first,
        "not json": b"abc\n" + rest,
        "deep": first + b"\n" + deep + b"\n",
        "long line": first + b"\n" + b"a" * 2**21 + b"\n",
        "negative counts": first.replace(b'"entries":', b'"entries":-') + b"\n" + rest,
        "other schema": first.replace(b'"schema":1', b'"schema":2', 1) + b"\n" + rest,
        "float": first.replace(b'"number":1', b'"number":1.5', 1) + b"\n" + rest,
    }


def test_hostile_records_get_a_verdict(report: Report, signer: Signer) -> None:
    for name, payload in hostile_records(report).items():
        found = verify(sign_envelope(payload, SESSION_REPORT, signer))
        assert found.verdict(Question.AUTHENTIC).holds is True, name
        assert found.verdict(Question.COMPLETE).holds is False, name
        assert found.verdict(Question.RIGHT).holds is not True, name


ATTACHMENT = b"/Subtype /application#2Fvnd.dsse+json\n/Filter /FlateDecode\n/Length %d\n>>\nstream\n"


def attached(data: bytes) -> bytes:
    """A PDF as far as the verifier looks, with these packed bytes attached."""
    return b"%PDF-1.7\n" + ATTACHMENT % len(data) + data


def test_a_bomb_is_not_unpacked() -> None:
    bomb = attached(zlib.compress(bytes(LARGEST_BYTES + 2**20), 9))
    assert len(bomb) < 2**19
    with bounded():
        found = verify(bomb)
    assert answers(found) == (False, None, None, None)
    assert found.verdict(Question.AUTHENTIC).code == "TOO_LARGE"
    with pytest.raises(NotSigned, match="TOO_LARGE"):
        attached_envelope(bomb)


def test_a_bomb_in_a_bomb_is_just_bytes() -> None:
    """The inner layer is not even looked at."""
    nested = attached(zlib.compress(zlib.compress(bytes(2**26), 9), 9))
    with bounded(2**22):
        found = verify(nested)
    assert found.verdict(Question.AUTHENTIC).code == "NOT_AN_ENVELOPE"


def test_a_file_larger_than_any_report_is_not_read_on() -> None:
    with bounded(2**20):
        found = verify(HUGE)
    assert found.verdict(Question.AUTHENTIC).code == "TOO_LARGE"


HUGE = bytes(LARGEST_BYTES + 1)


@pytest.mark.parametrize(
    "data",
    [
        b"%PDF-1.7\n" + b"/ByteRange [" * 500_000,
        b"%PDF-1.7\n" + ATTACHMENT[:37] * 200_000,
        attached(zlib.compress(b"{}"))[:-3],
        attached(b"\xff" * 1000),
        attached(zlib.compress(b"{}")) + b"/ByteRange [0 9 99999999999 1]",
        attached(zlib.compress(b"{}")) + b"/ByteRange [0 -1 5 5]",
        attached(zlib.compress(b"{}")) + b"/ByteRange [0 1 1 1 1 1 1]",
        b"%PDF-1.7\n" + b"<<" * 1_000_000,
        b"%PDF-1.7\n1 0 obj << /OpenAction << /S /Launch /F (calc) >> /JS (app.alert(1)) >> endobj",
    ],
    ids=["ranges", "attachments", "cut", "no zlib", "range", "negative", "seven", "nested", "launch"],
)
def test_broken_pdfs_get_a_verdict(data: bytes) -> None:
    with bounded(64 * 2**20):
        found = verify(data)
    assert answers(found) == (False, None, None, None)


def test_a_signature_of_nonsense_does_not_hold(pdf: bytes) -> None:
    """The CMS structure replaced by ASN.1 that nests, lies about its length, or is none."""
    start = pdf.rindex(b"/Contents <") + len(b"/Contents <")
    end = pdf.index(b">", start)
    room = end - start
    for nonsense in (b"3080" * (room // 4), b"30" * (room // 2), b"0" * room, b"3084ffffffff" + b"00" * 500, b"zz" * 9):
        changed = pdf[:start] + nonsense.ljust(room, b"0")[:room] + pdf[end:]
        with bounded(64 * 2**20):
            found = verify(changed)
        assert answers(found)[0] is False
        assert answers(found)[1] is True


def test_an_envelope_of_many_certificates_or_signatures_is_refused(envelope: bytes) -> None:
    fields = json.loads(envelope)
    (signature,) = fields["signatures"]
    for signatures in ([signature] * 1000, [{**signature, "certs": signature["certs"] * 2000}], []):
        data = json.dumps({**fields, "signatures": signatures}, separators=(",", ":")).encode()
        with bounded(), pytest.raises(NotSigned):
            take_apart(data)
        assert answers(verify(data)) == (False, None, None, None)


def test_a_record_of_nothing_but_lines_is_bounded(report: Report, signer: Signer) -> None:
    first = report.payload.split(b"\n", 1)[0]
    for lines in (b"\n" * (record.MOST_ENTRIES + 5), b"{}\n" * 300_000):
        with bounded():
            found = verify(sign_envelope(first + b"\n" + lines, SESSION_REPORT, signer))
        assert found.verdict(Question.AUTHENTIC).holds is True
        assert found.verdict(Question.COMPLETE).holds is False


def test_a_header_of_ten_thousand_sessions_is_bounded(report: Report, signer: Signer) -> None:
    (mark,) = report.header.sessions
    for count in (record.MOST_SESSIONS, record.MOST_SESSIONS + 1):
        marks = tuple(replace(mark, session=str(n), entries=2**62) for n in range(count))
        payload = record.write(replace(report.header, sessions=marks), [record.read(report.payload).sessions[0]])
        with bounded():
            found = verify(sign_envelope(payload, SESSION_REPORT, signer))
        assert found.verdict(Question.COMPLETE).holds is False
        assert found.verdict(Question.RIGHT).holds is not True


def test_numbers_without_end_are_no_numbers(report: Report, lines: list[bytes], signer: Signer) -> None:
    for number in (b"9" * 100_000, b"1e400", b"-0.5", b"NaN", b"[[[[", b"null"):
        changed = lines[3].replace(b'"utc_ms":', b'"utc_ms":' + number + b',"x":', 1)
        with bounded(128 * 2**20):
            found = verify(sign_envelope(forged(report, [*lines[:3], changed, *lines[4:]]), SESSION_REPORT, signer))
        assert found.verdict(Question.AUTHENTIC).holds is True
        assert found.verdict(Question.COMPLETE).holds is False


def test_a_payload_that_is_all_padding_is_not_read(envelope: bytes) -> None:
    fields = json.loads(envelope)
    for payload in ("=" * 10**6, "A" * (10**6 + 1), "\u00e9" * 10**5, b64encode(b"\0" * 10**6).decode()):
        data = json.dumps({**fields, "payload": payload}, separators=(",", ":"), ensure_ascii=False).encode()
        with bounded(128 * 2**20):
            assert verify(data).verdict(Question.AUTHENTIC).holds is False
