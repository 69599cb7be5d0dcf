"""A signed file has one form: what no signature covers by itself is pinned by what it does cover."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from asn1crypto import cms  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature
from forging import answers, forged
from played import place, session

from authority import Authority
from depth import sample
from feltwright.report.desk import sealed
from feltwright.report.ecdsa import ORDER, lower
from feltwright.report.envelope import SESSION_REPORT, sign_envelope
from feltwright.report.keys import KeyRing, Signer, pem_of
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.verify import Question, verify
from feltwright.store.chain import decode, encode
from moments import MOMENT

Fields = dict[str, Any]
FLIPS = sample(1500, deep=30_000)


@pytest.fixture(scope="module")
def issued(tmp_path_factory: pytest.TempPathFactory) -> Signer:
    """A key with its authority's certificate above its own."""
    container = Authority("State Commission").container("The Lucky Star", "theirs")
    return KeyRing(tmp_path_factory.mktemp("keys")).bring("house", container, "theirs", "correct horse", MOMENT)


@pytest.fixture(scope="module")
def chained(issued: Signer, lines: list[bytes]) -> bytes:
    return seal_report(make_report([lines], issued, place()), issued)


def with_signature(envelope: bytes, change: Callable[[Fields], object]) -> bytes:
    fields = json.loads(envelope)
    change(fields["signatures"][0])
    return json.dumps(fields, separators=(",", ":")).encode()


def code(data: bytes) -> str:
    verdict = verify(data).verdict(Question.AUTHENTIC)
    assert verdict.holds is (verdict.code == "SIGNED")
    return verdict.code


def test_certificates_above_the_signers_are_neither_changed_nor_left_out(
    chained: bytes, signer: Signer, issued: Signer
) -> None:
    assert code(chained) == "SIGNED"
    stranger = pem_of(signer.identity.certificates).decode()
    changes: list[Callable[[Fields], object]] = [
        lambda made: made["certs"].pop(),
        lambda made: made["certs"].append(stranger),
        lambda made: made["certs"].__setitem__(1, stranger),
        lambda made: made["certs"].append(made["certs"][1]),
    ]
    assert [code(with_signature(chained, change)) for change in changes] == ["SIGNER_NOT_NAMED"] * 4
    start, chance = chained.rindex(b"-----BEGIN"), Random(12)
    for _ in range(FLIPS):
        flipped = bytearray(chained)
        flipped[chance.randrange(start, len(chained))] ^= 1 << chance.randrange(8)
        assert verify(bytes(flipped)).verdict(Question.AUTHENTIC).holds is False


def twin(signature: bytes) -> bytes:
    """What anybody can make of a signature without the key, and every other program accepts."""
    r, s = decode_dss_signature(signature)
    return encode_dss_signature(r, ORDER - s)


def test_the_twin_of_an_envelopes_signature_is_refused(envelope: bytes) -> None:
    def change(made: Fields) -> None:
        made["sig"] = b64encode(twin(b64decode(made["sig"]))).decode()

    assert code(envelope) == "SIGNED"
    assert code(with_signature(envelope, change)) == "SIGNATURE_DOES_NOT_HOLD"


def test_every_signature_that_is_made_has_the_lower_form(signer: Signer) -> None:
    for number in range(40):
        made = json.loads(sign_envelope(b"%d" % number, SESSION_REPORT, signer))["signatures"][0]["sig"]
        assert lower(b64decode(made)) == b64decode(made)


def signature_changed(pdf: bytes, change: Callable[[cms.ContentInfo], object]) -> bytes:
    """The PDF with another CMS structure in the room of its own."""
    start = pdf.rindex(b"/Contents <") + len(b"/Contents <")
    end = pdf.index(b">", start)
    found = cms.ContentInfo.load(bytes.fromhex(pdf[start:end].decode()))
    change(found)
    made = found.dump(force=True).hex().upper().encode()
    return pdf[:start] + made.ljust(end - start, b"0") + pdf[end:]


def test_the_signature_of_a_pdf_has_one_form(drawn: bytes, lines: list[bytes], issued: Signer) -> None:
    report = make_report([lines], issued, place())
    pdf = sealed(report, issued, lambda *_: drawn)

    def repeated(found: cms.ContentInfo) -> None:
        certificates = [choice.dump() for choice in found["content"]["certificates"]]
        again = [cms.CertificateChoices.load(der) for der in (*certificates, certificates[0])]
        found["content"]["certificates"] = cms.CertificateSet(again)

    def higher(found: cms.ContentInfo) -> None:
        info = found["content"]["signer_infos"][0]
        info["signature"] = twin(info["signature"].native)

    assert code(signature_changed(pdf, lambda _: None)) == "SIGNED"
    assert code(signature_changed(pdf, repeated)) == "PDF_SIGNATURE_UNREADABLE"
    assert code(signature_changed(pdf, higher)) == "PDF_SIGNATURE_DOES_NOT_HOLD"


# -- what only the holder of the key could write ------------------------------------------------------------------


def test_an_entry_that_says_a_thing_twice_is_found(report: Report, lines: list[bytes], signer: Signer) -> None:
    """Some readers take the first, others the last: neither is what everybody signed."""
    at = next(n for n, line in enumerate(lines) if b'"won_cents":' in line)
    for name in (b'"won_cents":', b'"won\\u005fcents":'):
        twice = lines[at].replace(b'"won_cents":', name + b'9,"won_cents":', 1)
        found = verify(sign_envelope(forged(report, [*lines[:at], twice, *lines[at + 1 :]]), SESSION_REPORT, signer))
        verdict = found.verdict(Question.COMPLETE)
        assert (verdict.holds, verdict.code) == (False, "SAID_TWICE")
        assert verdict.fault is not None
        assert (verdict.fault.seq, verdict.fault.detail) == (at, "won_cents")


def test_a_header_that_says_a_thing_twice_is_found(report: Report, signer: Signer) -> None:
    twice = report.payload.replace(b'{"schema":', b'{"mode":"test","schema":', 1)
    found = verify(sign_envelope(twice, SESSION_REPORT, signer))
    assert found.verdict(Question.COMPLETE).code == "SAID_TWICE"


def test_a_header_that_flatters_its_sessions_is_found(signer: Signer) -> None:
    """A demonstration passed off as live, another installation, a change of software that is not told."""
    honest = make_report([session(mode="demonstration", chance="scripted")], signer, place())
    first, rest = honest.payload.split(b"\n", 1)
    for name, value in (("mode", "live"), ("installation", "elsewhere"), ("changes", [])):
        fields = {**json.loads(first), name: value}
        header = json.dumps(fields, separators=(",", ":")).encode()
        found = verify(sign_envelope(header + b"\n" + rest, SESSION_REPORT, signer))
        assert answers(found)[:3] == (True, False, True), name
        assert found.verdict(Question.COMPLETE).code == "HEADER_DIFFERS"


def test_spaces_between_names_do_not_count(lines: list[bytes], signer: Signer) -> None:
    spaced = [json.dumps(json.loads(lines[0])).encode(), *lines[1:]]
    assert encode(decode(spaced[0])) != spaced[0]
    assert verify(seal_report(make_report([spaced], signer, place()), signer)).holds
