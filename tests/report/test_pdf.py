"""The PDF as one file that is everything: its signature, its attachment, and what other programs say of it."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import zlib
from base64 import b64decode
from pathlib import Path
from random import Random

import pytest
from played import place
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

from feltwright.app.report_pdf.drawing import draw
from feltwright.report.desk import ATTACHMENT, sealed
from feltwright.report.envelope import NotSigned, pre_authentication
from feltwright.report.keys import Signer, pem_of
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.pdf_check import attached_envelope
from feltwright.report.signing import sign_pdf
from feltwright.report.verify import Question, verify


@pytest.fixture(scope="module")
def drawn(qapp: object, report: Report, signer: Signer) -> bytes:
    return draw(report, signer.identity)


@pytest.fixture(scope="module")
def pdf(drawn: bytes, report: Report, signer: Signer) -> bytes:
    return sealed(report, signer, lambda *_: drawn)


def test_the_file_is_everything(pdf: bytes, envelope: bytes, signer: Signer, report: Report) -> None:
    found = verify(pdf, signer.identity.certificates)
    assert [verdict.holds for verdict in found.verdicts] == [True] * 4
    assert found.digest == report.digest
    assert json.loads(attached_envelope(pdf))["payload"] == json.loads(envelope)["payload"]


def test_no_flipped_byte_of_the_pdf_goes_unnoticed(pdf: bytes) -> None:
    chance = Random(9)
    signature = pdf.rindex(b"/Contents <")
    places = [chance.randrange(len(pdf)) for _ in range(250)]
    places += [chance.randrange(signature, len(pdf)) for _ in range(250)]
    for at in places:
        flipped = bytearray(pdf)
        flipped[at] ^= chance.randrange(1, 256)
        assert verify(bytes(flipped)).verdict(Question.AUTHENTIC).holds is False, at


def test_nothing_may_follow_the_signature(pdf: bytes) -> None:
    assert verify(pdf + b"\n").verdict(Question.AUTHENTIC).code == "PDF_CHANGED_AFTER_SIGNING"
    assert not verify(pdf[:-1]).holds


def test_a_record_of_another_report_is_noticed(
    drawn: bytes, lines: list[bytes], report: Report, signer: Signer, other_signer: Signer
) -> None:
    other = seal_report(make_report([lines], signer, place(2, "ab" * 32)), signer)
    swapped = sign_pdf(drawn, signer, {ATTACHMENT: other}, report.reason)
    assert verify(swapped).verdict(Question.AUTHENTIC).code == "RECORD_OF_ANOTHER_REPORT"
    stolen = sign_pdf(drawn, other_signer, {ATTACHMENT: seal_report(report, signer)}, report.reason)
    assert verify(stolen).verdict(Question.AUTHENTIC).code == "SIGNED_BY_DIFFERENT_KEYS"


def test_records_are_attached_once(drawn: bytes, envelope: bytes, signer: Signer, report: Report) -> None:
    two = sign_pdf(drawn, signer, {ATTACHMENT: envelope, "other.json": envelope}, report.reason)
    assert verify(two).verdict(Question.AUTHENTIC).code == "TWO_RECORDS_ATTACHED"
    none = sign_pdf(drawn, signer, {}, report.reason)
    assert verify(none).verdict(Question.AUTHENTIC).code == "NO_RECORD_ATTACHED"


def test_a_bomb_is_not_unpacked() -> None:
    bomb = zlib.compress(bytes(300 * 2**20), 9)
    head = b"/Subtype /application#2Fvnd.dsse+json\n/Filter /FlateDecode\n/Length %d\n>>\nstream\n" % len(bomb)
    with pytest.raises(NotSigned, match="TOO_LARGE"):
        attached_envelope(b"%PDF-1.7\n" + head + bomb)


def test_pyhanko_accepts_the_signature(pdf: bytes, signer: Signer) -> None:
    from asn1crypto import x509

    own = x509.Certificate.load(signer.identity.certificate.public_bytes(_der()))
    (embedded,) = PdfFileReader(io.BytesIO(pdf)).embedded_signatures
    status = validate_pdf_signature(embedded, ValidationContext(trust_roots=[own]))
    assert status.bottom_line
    assert status.coverage.name == "ENTIRE_FILE"


def _der() -> object:
    from cryptography.hazmat.primitives.serialization import Encoding

    return Encoding.DER


def test_pdfsig_accepts_the_signature_where_it_is_installed(pdf: bytes, tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"
    path.write_bytes(pdf)
    program = shutil.which("pdfsig")
    said = subprocess.run([program, path], capture_output=True, text=True, check=True).stdout if program else None
    assert said is None or ("Signature is Valid" in said and "Total document signed" in said)


def test_openssl_accepts_the_record_where_it_is_installed(envelope: bytes, signer: Signer, tmp_path: Path) -> None:
    """What a commission does by hand: the certificate's key, the signature, and the signed bytes."""
    program = shutil.which("openssl")
    fields = json.loads(envelope)
    (tmp_path / "cert.pem").write_bytes(pem_of(signer.identity.certificates))
    (tmp_path / "sig").write_bytes(b64decode(fields["signatures"][0]["sig"]))
    (tmp_path / "signed").write_bytes(pre_authentication(fields["payloadType"], b64decode(fields["payload"])))

    def openssl(*arguments: str) -> str:
        assert program is not None
        done = subprocess.run([program, *arguments], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout

    if program is not None:
        (tmp_path / "key.pem").write_text(openssl("x509", "-in", "cert.pem", "-pubkey", "-noout"))
        said = openssl("dgst", "-sha256", "-verify", "key.pem", "-signature", "sig", "signed")
        assert "Verified OK" in said
