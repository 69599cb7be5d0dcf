"""The PDF as one file that is everything: its signature and its attachment."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from cryptography.hazmat.primitives.serialization import Encoding
from played import place
from pyhanko.pdf_utils.reader import PdfFileReader

from depth import sample
from feltwright.report.desk import ATTACHMENT
from feltwright.report.envelope import NotSigned
from feltwright.report.keys import Signer
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.pdf_check import attached_envelope, check_pdf
from feltwright.report.signing import sign_pdf
from feltwright.report.verify import Question, verify
from moments import MOMENT, MOMENT_MS

FLIPS = sample(250, deep=5000)


def test_the_file_is_everything(pdf: bytes, envelope: bytes, signer: Signer, report: Report) -> None:
    found = verify(pdf, signer.identity.certificates)
    assert [verdict.holds for verdict in found.verdicts] == [True] * 4
    assert found.digest == report.digest
    assert json.loads(attached_envelope(pdf))["payload"] == json.loads(envelope)["payload"]


def test_every_date_of_the_signature_is_the_moment_of_the_report(pdf: bytes, report: Report) -> None:
    """In UTC, whatever day and zone the machine has that signs."""
    assert report.header.generated_utc_ms == MOMENT_MS
    reader = PdfFileReader(io.BytesIO(pdf))
    (signature,) = reader.embedded_signatures
    assert signature.self_reported_timestamp == MOMENT
    assert reader.trailer["/Info"]["/ModDate"] == signature.sig_object["/M"] == f"D:{MOMENT:%Y%m%d%H%M%S}Z"


def test_no_flipped_byte_of_the_pdf_goes_unnoticed(pdf: bytes) -> None:
    chance = Random(9)
    signature = pdf.rindex(b"/Contents <")
    places = [chance.randrange(len(pdf)) for _ in range(FLIPS)]
    places += [chance.randrange(signature, len(pdf)) for _ in range(FLIPS)]
    for at in places:
        flipped = bytearray(pdf)
        flipped[at] ^= chance.randrange(1, 256)
        assert verify(bytes(flipped)).verdict(Question.AUTHENTIC).holds is False, at


def test_no_flipped_byte_of_the_certificates_goes_unnoticed(pdf: bytes, signer: Signer) -> None:
    """Some flips make a key of a kind nobody knows, some a date no calendar has; each is a refusal, none a crash."""
    der = signer.identity.certificate.public_bytes(Encoding.DER)
    start = pdf.rindex(der.hex().upper().encode())
    for at in range(len(der)):
        for bit in (1, 64):
            changed = der[:at] + bytes((der[at] ^ bit,)) + der[at + 1 :]
            with pytest.raises(NotSigned):
                check_pdf(pdf[:start] + changed.hex().upper().encode() + pdf[start + 2 * len(der) :])


def test_nothing_may_follow_the_signature(pdf: bytes) -> None:
    assert verify(pdf + b"\n").verdict(Question.AUTHENTIC).code == "PDF_CHANGED_AFTER_SIGNING"
    assert not verify(pdf[:-1]).holds


def test_a_record_of_another_report_is_noticed(
    drawn: bytes, lines: list[bytes], report: Report, signer: Signer, other_signer: Signer
) -> None:
    other = seal_report(make_report([lines], signer, place(2, "ab" * 32)), signer)
    swapped = sign_pdf(drawn, signer, {ATTACHMENT: other}, MOMENT, report.reason)
    assert verify(swapped).verdict(Question.AUTHENTIC).code == "RECORD_OF_ANOTHER_REPORT"
    stolen = sign_pdf(drawn, other_signer, {ATTACHMENT: seal_report(report, signer)}, MOMENT, report.reason)
    assert verify(stolen).verdict(Question.AUTHENTIC).code == "SIGNED_BY_DIFFERENT_KEYS"


def test_records_are_attached_once(drawn: bytes, envelope: bytes, signer: Signer, report: Report) -> None:
    two = sign_pdf(drawn, signer, {ATTACHMENT: envelope, "other.json": envelope}, MOMENT, report.reason)
    assert verify(two).verdict(Question.AUTHENTIC).code == "TWO_RECORDS_ATTACHED"
    none = sign_pdf(drawn, signer, {}, MOMENT, report.reason)
    assert verify(none).verdict(Question.AUTHENTIC).code == "NO_RECORD_ATTACHED"
