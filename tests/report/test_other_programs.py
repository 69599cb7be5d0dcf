"""What programs that know nothing of Feltwright say of its signatures, and of forged ones.

Where a program is not installed, a library that is stands in for it, so that every test judges something.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
from base64 import b64decode
from pathlib import Path

import pytest
from asn1crypto import cms
from asn1crypto import x509 as asn1_x509
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

from authority import Authority
from feltwright.report.desk import ATTACHMENT, sealed
from feltwright.report.envelope import pre_authentication
from feltwright.report.keys import KeyRing, Signer, pem_of
from feltwright.report.making import Report
from feltwright.report.verify import verify
from moments import MOMENT, MOMENT_MS


def tampered(pdf: bytes) -> bytes:
    """A bit flipped in the middle of a page, under the signature."""
    at = len(pdf) // 4
    return pdf[:at] + bytes((pdf[at] ^ 1,)) + pdf[at + 1 :]


def pyhanko_accepts(pdf: bytes, root: x509.Certificate) -> bool:
    """Whether pyHanko finds one signature that holds over the whole file and leads to the root."""
    anchor = asn1_x509.Certificate.load(root.public_bytes(Encoding.DER))
    (embedded,) = PdfFileReader(io.BytesIO(pdf)).embedded_signatures
    status = validate_pdf_signature(embedded, ValidationContext(trust_roots=[anchor], moment=MOMENT))
    return bool(status.bottom_line and status.coverage.name == "ENTIRE_FILE")


def pdfsig_accepts(pdf: bytes, root: x509.Certificate, folder: Path) -> bool:
    """Whether poppler's pdfsig does; pyHanko where it is not installed."""
    program = shutil.which("pdfsig")
    if program is None:
        return pyhanko_accepts(pdf, root)
    path = folder / "report.pdf"
    path.write_bytes(pdf)
    said = subprocess.run([program, "-nocert", path], capture_output=True, text=True, check=False).stdout
    return "Signature is Valid" in said and "Total document signed" in said


def openssl_accepts(signature: bytes, signed: bytes, certificate: x509.Certificate, folder: Path) -> bool:
    """Whether `openssl dgst` does; the cryptography library where it is not installed."""
    program = shutil.which("openssl")
    if program is None:
        key = certificate.public_key()
        assert isinstance(key, ec.EllipticCurvePublicKey)
        try:
            key.verify(signature, signed, ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        return True
    for name, data in (("cert.pem", pem_of((certificate,))), ("sig", signature), ("signed", signed)):
        (folder / name).write_bytes(data)
    take = [program, "x509", "-in", "cert.pem", "-pubkey", "-noout", "-out", "key.pem"]
    subprocess.run(take, cwd=folder, check=True)
    check = [program, "dgst", "-sha256", "-verify", "key.pem", "-signature", "sig", "signed"]
    return "Verified OK" in subprocess.run(check, cwd=folder, capture_output=True, text=True, check=False).stdout


def cms_of(pdf: bytes) -> tuple[bytes, bytes]:
    """The signature in the PDF and the bytes it is over, cut out by what the file itself says."""
    found = re.findall(rb"/ByteRange \[(\d+) (\d+) (\d+) (\d+)", pdf)
    start, first, second, rest = map(int, found[-1])
    raw = bytes.fromhex(pdf[first + 1 : second - 1].decode())
    return cms.ContentInfo.load(raw).dump(), pdf[start : start + first] + pdf[second : second + rest]


def openssl_cms_accepts(pdf: bytes, root: x509.Certificate, folder: Path) -> bool:
    """Whether `openssl cms` does; pyHanko where it is not installed."""
    program = shutil.which("openssl")
    if program is None:
        return pyhanko_accepts(pdf, root)
    signature, signed = cms_of(pdf)
    for name, data in (("sig.der", signature), ("signed", signed), ("root.pem", pem_of((root,)))):
        (folder / name).write_bytes(data)
    wanted = "cms -verify -binary -inform DER -in sig.der -content signed -CAfile root.pem -partial_chain -purpose any"
    command = [program, *wanted.split(), "-attime", str(MOMENT_MS // 1000), "-out", "unpacked"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode == 0


@pytest.fixture(scope="module")
def issued(tmp_path_factory: pytest.TempPathFactory) -> tuple[Authority, Signer]:
    """A key that an authority issued, brought in from its PKCS#12 file."""
    authority = Authority("State Commission")
    ring = KeyRing(tmp_path_factory.mktemp("keys"))
    return authority, ring.bring(
        "house", authority.container("The Lucky Star", "theirs"), "theirs", "correct horse", MOMENT
    )


def test_pyhanko_accepts_the_pdf_and_nothing_else(pdf: bytes, signer: Signer, other_signer: Signer) -> None:
    assert pyhanko_accepts(pdf, signer.identity.certificate)
    assert not pyhanko_accepts(pdf, other_signer.identity.certificate)
    assert not pyhanko_accepts(tampered(pdf), signer.identity.certificate)


def test_pdfsig_accepts_the_pdf_and_nothing_else(pdf: bytes, signer: Signer, tmp_path: Path) -> None:
    assert pdfsig_accepts(pdf, signer.identity.certificate, tmp_path)
    assert not pdfsig_accepts(tampered(pdf), signer.identity.certificate, tmp_path)


def test_openssl_accepts_the_pdf_and_nothing_else(
    pdf: bytes, signer: Signer, other_signer: Signer, tmp_path: Path
) -> None:
    assert openssl_cms_accepts(pdf, signer.identity.certificate, tmp_path)
    assert not openssl_cms_accepts(pdf, other_signer.identity.certificate, tmp_path)
    assert not openssl_cms_accepts(tampered(pdf), signer.identity.certificate, tmp_path)


def test_openssl_accepts_the_record_and_nothing_else(envelope: bytes, signer: Signer, tmp_path: Path) -> None:
    """What a commission does by hand: the certificate's key, the signature, and the signed bytes."""
    fields = json.loads(envelope)
    signature, payload = b64decode(fields["signatures"][0]["sig"]), b64decode(fields["payload"])
    certificate = x509.load_pem_x509_certificate(fields["signatures"][0]["certs"][0].encode())
    assert certificate == signer.identity.certificate
    signed = pre_authentication(fields["payloadType"], payload)
    assert openssl_accepts(signature, signed, certificate, tmp_path)
    assert not openssl_accepts(signature, signed.replace(b"won_cents", b"own_cents", 1), certificate, tmp_path)
    assert not openssl_accepts(signature, payload, certificate, tmp_path)


def test_a_key_from_an_authority_is_accepted_through_its_root(
    drawn: bytes, lines: list[bytes], issued: tuple[Authority, Signer], tmp_path: Path
) -> None:
    from played import place

    from feltwright.report.making import make_report

    authority, signer = issued
    report: Report = make_report([lines], signer, place())
    pdf = sealed(report, signer, lambda *_: drawn)
    assert pyhanko_accepts(pdf, authority.certificate)
    assert openssl_cms_accepts(pdf, authority.certificate, tmp_path)
    assert pdfsig_accepts(pdf, authority.certificate, tmp_path)
    assert verify(pdf, (authority.certificate,)).trusted
    stranger = Authority("State Commission")
    assert not pyhanko_accepts(pdf, stranger.certificate)
    assert not verify(pdf, (stranger.certificate,)).holds


def test_the_record_can_be_taken_out_with_any_pdf_library(pdf: bytes, envelope: bytes) -> None:
    root = PdfFileReader(io.BytesIO(pdf)).root
    names = root["/Names"]["/EmbeddedFiles"]["/Names"]
    assert str(names[0]) == ATTACHMENT
    taken = names[1].get_object()["/EF"]["/F"].data
    assert json.loads(taken)["payload"] == json.loads(envelope)["payload"]
