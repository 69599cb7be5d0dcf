"""A signed PDF checked without a PDF reader: linear in its size, nothing nested, nothing executed.

What is asked is narrow enough for that: one signature whose byte range is the whole file but for the signature itself,
made over these very bytes, and one attached envelope. Whatever else the file holds lies under the signature.
"""

from __future__ import annotations

import binascii
import zlib
from hashlib import sha256

from asn1crypto import cms, tsp  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from msgspec import Struct

from feltwright.report import ecdsa
from feltwright.report.envelope import LARGEST_BYTES, NotSigned, p256_key
from feltwright.report.keys import CERTIFICATE_FAULTS

MAGIC = b"%PDF-"
ATTACHED = b"/Subtype /application#2Fvnd.dsse+json"
LONGEST_SIGNATURE = 2**17
RANGE = b"/ByteRange ["
SHA256 = bytes.fromhex("300d06096086480165030402010500")
ECDSA_SHA256 = bytes.fromhex("300a06082a8648ce3d040302")
SIGNED_DATA = bytes.fromhex("06092a864886f70d010702")
DATA = bytes.fromhex("06092a864886f70d010701")
ONE = bytes.fromhex("020101")
INTEGER, OCTETS, SEQUENCE, SET, CONTEXT = 0x02, 0x04, 0x30, 0x31, 0xA0
ASN1_FAULTS = (KeyError, IndexError, AttributeError, RecursionError, OverflowError, *CERTIFICATE_FAULTS)
"""What asn1crypto raises over bytes that are no CMS."""
SIGNING_CERTIFICATE = tsp.CMSAttributeType("signing_certificate_v2").native
"""Only the module of time stamps teaches asn1crypto this attribute."""


class Seal(Struct, frozen=True):
    """A PDF's signature, taken apart and found to hold."""

    certificates: tuple[bytes, ...]
    """As DER, in the one order they may have, the signer's among them."""
    signer: bytes
    reason: bytes


def attached_envelope(data: bytes) -> bytes:
    """The one attached envelope; NotSigned if there is none, or more than one."""
    if data.count(ATTACHED) != 1:
        raise NotSigned("NO_RECORD_ATTACHED" if ATTACHED not in data else "TWO_RECORDS_ATTACHED")
    at = data.index(ATTACHED)
    start = data.find(b"stream\n", at, at + 1000)
    length = _number_after(data, b"/Length ", at, start)
    if start < 0 or length is None or b"/Filter /FlateDecode" not in data[at:start]:
        raise NotSigned("ATTACHMENT_UNREADABLE")
    start += len(b"stream\n")
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(data[start : start + length], LARGEST_BYTES)
    except zlib.error as error:
        raise NotSigned("ATTACHMENT_UNREADABLE", str(error)) from error
    if unpacker.unconsumed_tail:
        raise NotSigned("TOO_LARGE", "attachment")
    if not unpacker.eof or unpacker.unused_data:
        raise NotSigned("ATTACHMENT_UNREADABLE")
    return found


def check_pdf(data: bytes) -> Seal:
    """The signature of the whole file; NotSigned says what is wrong with it."""
    signed, raw, reason = _signed_ranges(data)
    try:
        return _check_cms(signed, raw, reason)
    except ASN1_FAULTS as error:
        raise NotSigned("PDF_SIGNATURE_UNREADABLE", str(error)[:200]) from error


def _signed_ranges(data: bytes) -> tuple[bytes, bytes, bytes]:
    """The bytes under the signature, the signature's own, and the reason given."""
    at = data.rfind(RANGE)
    end = data.find(b"]", at, at + 200)
    if at < 0 or end < 0:
        raise NotSigned("PDF_NOT_SIGNED")
    parts = data[at + len(RANGE) : end].split()
    if len(parts) != 4 or not all(part.isdigit() and len(part) < 12 for part in parts):
        raise NotSigned("PDF_SIGNATURE_UNREADABLE", "byte range")
    start, first, second, rest = map(int, parts)
    if start or second + rest != len(data) or not first < second <= len(data) or second - first > LONGEST_SIGNATURE:
        raise NotSigned("PDF_CHANGED_AFTER_SIGNING")
    raw = data[first:second]
    if raw[:1] != b"<" or raw[-1:] != b">":
        raise NotSigned("PDF_SIGNATURE_UNREADABLE", "contents")
    reason = data.find(b"/Reason (", end, end + 4000)
    given = data[reason + 9 : data.find(b")", reason, reason + 2000)] if reason >= 0 else b""
    return data[:first] + data[second:], _from_hex(raw[1:-1]), given.replace(b"\\072", b":")


def _from_hex(text: bytes) -> bytes:
    try:
        found = binascii.unhexlify(text)
    except binascii.Error as error:
        raise NotSigned("PDF_SIGNATURE_UNREADABLE", "hex") from error
    body = found.rstrip(b"\0")
    written = binascii.hexlify(body).upper()
    if text[: len(written)] != written:
        raise NotSigned("NOT_CANONICAL")
    return found


def _check_cms(signed: bytes, raw: bytes, reason: bytes) -> Seal:
    """The signature, built anew from its parts: what is neither signed nor known beforehand has no room in it."""
    body = cms.ContentInfo.load(raw)["content"]
    certificates = [choice.chosen.dump() for choice in body["certificates"]]
    _expect(len(body["signer_infos"]) == 1 and len(certificates) >= 1, "one signer")
    _expect(certificates == in_order(certificates), "order of the certificates")
    info = body["signer_infos"][0]
    own = _own_certificate(info, certificates)
    attributes, signature = info["signed_attrs"], info["signature"].native
    due = _built(certificates, own, attributes.contents, signature)
    if raw[: len(due)] != due or raw[len(due) :].strip(b"\0"):
        raise NotSigned("NOT_CANONICAL")
    _check_key(own, signature, _tlv(SET, attributes.contents))
    _check_attributes({item["type"].native: item["values"] for item in attributes}, signed, own)
    return Seal(tuple(certificates), own, reason)


def _check_attributes(attributes: dict[str, cms.CMSAttribute], signed: bytes, own: bytes) -> None:
    _expect(attributes["content_type"][0].native == "data", "content type")
    if attributes["message_digest"][0].native != sha256(signed).digest():
        raise NotSigned("PDF_CHANGED_AFTER_SIGNING")
    named = attributes[SIGNING_CERTIFICATE][0]["certs"][0]
    _expect(named["hash_algorithm"]["algorithm"].native == "sha256", "hash")
    _expect(named["cert_hash"].native == sha256(own).digest(), "signing certificate")


def _built(certificates: list[bytes], own: bytes, attributes: bytes, signature: bytes) -> bytes:
    """CMS SignedData as PAdES has it: detached, one signer, SHA-256, ECDSA, nothing unsigned."""
    certificate = x509.load_der_x509_certificate(own)
    serial = certificate.serial_number
    number = _tlv(INTEGER, serial.to_bytes(serial.bit_length() // 8 + 1, "big"))
    signer = _tlv(
        SEQUENCE,
        ONE,
        _tlv(SEQUENCE, certificate.issuer.public_bytes(), number),
        SHA256,
        _tlv(CONTEXT, attributes),
        ECDSA_SHA256,
        _tlv(OCTETS, signature),
    )
    data = _tlv(SEQUENCE, ONE, _tlv(SET, SHA256), _tlv(SEQUENCE, DATA), _tlv(CONTEXT, *certificates), _tlv(SET, signer))
    return _tlv(SEQUENCE, SIGNED_DATA, _tlv(CONTEXT, data))


def _tlv(tag: int, *parts: bytes) -> bytes:
    """DER: a tag, the length, the content."""
    content = b"".join(parts)
    size = len(content)
    if size < 128:
        return bytes((tag, size)) + content
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes((tag, 128 | len(length))) + length + content


def _own_certificate(info: cms.SignerInfo, certificates: list[bytes]) -> bytes:
    sid = info["sid"].chosen
    for der in certificates:
        certificate = x509.load_der_x509_certificate(der)
        issuer = certificate.issuer.public_bytes()
        if certificate.serial_number == sid["serial_number"].native and issuer == sid["issuer"].dump():
            return der
    raise NotSigned("PDF_SIGNATURE_UNREADABLE", "signer")


def _check_key(der: bytes, signature: bytes, attributes: bytes) -> None:
    key = p256_key(x509.load_der_x509_certificate(der))
    try:
        ecdsa.check(key, signature, attributes)
    except InvalidSignature as error:
        raise NotSigned("PDF_SIGNATURE_DOES_NOT_HOLD") from error


def same_certificates(seal: Seal, certificates: tuple[x509.Certificate, ...]) -> bool:
    """Whether the PDF was signed by whoever signed the envelope."""
    ders = [certificate.public_bytes(serialization.Encoding.DER) for certificate in certificates]
    return seal.signer == ders[0] and list(seal.certificates) == in_order(ders)


def in_order(certificates: list[bytes]) -> list[bytes]:
    """Each once, as DER orders a set: what says nothing must have one form only."""
    return sorted(set(certificates))


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise NotSigned("PDF_SIGNATURE_UNREADABLE", what)


def _number_after(data: bytes, mark: bytes, start: int, end: int) -> int | None:
    at = data.find(mark, start, max(start, end))
    text = data[at + len(mark) : at + len(mark) + 12].split(b"\n")[0].strip() if at >= 0 else b""
    return int(text) if text.isdigit() else None
