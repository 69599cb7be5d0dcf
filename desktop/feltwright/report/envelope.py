"""The DSSE envelope: bytes, what kind of bytes they are, and a signature over both.

https://github.com/secure-systems-lab/dsse: the signature covers the payload type and the payload in one unambiguous
encoding, so that a signature made for one kind of document is worth nothing for another.
"""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct, field
from msgspec.structs import replace

from feltwright.report import ecdsa
from feltwright.report.keys import CERTIFICATE_FAULTS, Signer, fingerprint, pem_of

SESSION_REPORT = "application/vnd.feltwright.session-report+jsonl"
LAYOUT_SUBMISSION = "application/vnd.feltwright.layout-submission+json"
KEY_SUCCESSION = "application/vnd.feltwright.key-succession+pem"
LARGEST_BYTES = 256 * 2**20
LARGEST_FRAME = 2**20
"""All of an envelope but its payload: a signature and some certificates."""
PAYLOAD = b'"payload":"'
CERTIFICATES = 8
"""The longest way from a key to an authority that is followed."""


class NotSigned(Exception):
    """Bytes that are no envelope, or one whose signature does not hold: a code and what it is about."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code} {detail}".rstrip())
        self.code = code
        self.detail = detail


class Signature(Struct, frozen=True, forbid_unknown_fields=True):
    """One signature, and the certificates of who made it."""

    keyid: str
    """SHA-256 of the certificate, as hex."""
    sig: str
    certs: tuple[str, ...]


class _Envelope(Struct, frozen=True, forbid_unknown_fields=True):
    payload_type: str = field(name="payloadType")
    payload: str
    signatures: tuple[Signature, ...]


class Opened(Struct, frozen=True):
    """An envelope taken apart; nothing in it has been believed yet."""

    payload: bytes
    payload_type: str
    signature: bytes
    certificates: tuple[x509.Certificate, ...]

    @property
    def fingerprint(self) -> str:
        """Of the certificate that came with the signature."""
        return fingerprint(self.certificates[0])

    @property
    def above(self) -> tuple[str, ...]:
        """Fingerprints of the certificates that lead from it to an authority."""
        return tuple(map(fingerprint, self.certificates[1:]))


def pre_authentication(payload_type: str, payload: bytes) -> bytes:
    """What is signed: type and payload, each with its length.

    >>> pre_authentication("http://example.com/HelloWorld", b"hello world")
    b'DSSEv1 29 http://example.com/HelloWorld 11 hello world'
    """
    kind = payload_type.encode()
    return b"DSSEv1 %d %b %d %b" % (len(kind), kind, len(payload), payload)


def sign_envelope(payload: bytes, payload_type: str, signer: Signer) -> bytes:
    """The payload in an envelope, signed with ECDSA P-256 and SHA-256."""
    signature = ecdsa.sign(signer.key, pre_authentication(payload_type, payload))
    certificates = tuple(pem_of((certificate,)).decode() for certificate in signer.identity.certificates)
    made = Signature(signer.fingerprint, b64encode(signature).decode(), certificates)
    return msgspec.json.encode(_Envelope(payload_type, b64encode(payload).decode(), (made,)))


def take_apart(data: bytes) -> Opened:
    """An envelope's parts; NotSigned unless the bytes are exactly what `sign_envelope` would have written."""
    if len(data) > LARGEST_BYTES:
        raise NotSigned("TOO_LARGE", str(len(data)))
    if len(data) - _payload_length(data) > LARGEST_FRAME:
        raise NotSigned("NOT_AN_ENVELOPE", "payload")
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if not _is_as_written(envelope, data):
            raise NotSigned("NOT_CANONICAL")
        if len(envelope.signatures) != 1:
            raise NotSigned("NOT_ONE_SIGNATURE", str(len(envelope.signatures)))
        (made,) = envelope.signatures
        payload, signature = _base64(envelope.payload), _base64(made.sig)
        certificates = _certificates(made.certs)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise NotSigned("NOT_AN_ENVELOPE", str(error)) from error
    opened = Opened(payload, envelope.payload_type, signature, certificates)
    if opened.fingerprint != made.keyid:
        raise NotSigned("KEYID_OF_ANOTHER_KEY", made.keyid[:64])
    return opened


def _payload_length(data: bytes) -> int:
    """How much of an envelope is its payload, where it stands as `sign_envelope` writes it."""
    start = data.find(PAYLOAD, 0, 1000) + len(PAYLOAD)
    return max(0, data.find(b'"', start) - start) if start >= len(PAYLOAD) else 0


def _is_as_written(envelope: _Envelope, data: bytes) -> bool:
    """Whether encoding the envelope gives these bytes; the payload, nearly all of them, is only compared."""
    before, mark, after = msgspec.json.encode(replace(envelope, payload="")).partition(PAYLOAD)
    return data == b"".join((before, mark, envelope.payload.encode(), after))


def check_signature(opened: Opened, payload_type: str) -> None:
    """NotSigned unless the signature holds for this payload as this kind of document."""
    if opened.payload_type != payload_type:
        raise NotSigned("WRONG_PAYLOAD_TYPE", opened.payload_type[:200])
    key = p256_key(opened.certificates[0])
    try:
        ecdsa.check(key, opened.signature, pre_authentication(payload_type, opened.payload))
    except InvalidSignature as error:
        raise NotSigned("SIGNATURE_DOES_NOT_HOLD") from error


def p256_key(certificate: x509.Certificate) -> ec.EllipticCurvePublicKey:
    """The only kind of key that signs here."""
    try:
        key = certificate.public_key()
    except CERTIFICATE_FAULTS as error:
        raise NotSigned("NOT_A_P256_KEY", str(error)[:200]) from error
    if not isinstance(key, ec.EllipticCurvePublicKey) or not isinstance(key.curve, ec.SECP256R1):
        raise NotSigned("NOT_A_P256_KEY")
    return key


def open_envelope(data: bytes, payload_type: str) -> Opened:
    """An envelope of this kind with a signature that holds; who signed it is for the caller to judge."""
    opened = take_apart(data)
    check_signature(opened, payload_type)
    return opened


def _base64(text: str) -> bytes:
    """Strictly: bits that do not count must be zero, or two texts would stand for the same bytes."""
    try:
        data = b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise NotSigned("NOT_BASE64") from error
    if len(data) % 3 and b64encode(data[-(len(data) % 3) :]).decode() != text[-4:]:
        raise NotSigned("NOT_BASE64")
    return data


def _certificates(texts: tuple[str, ...]) -> tuple[x509.Certificate, ...]:
    if not 1 <= len(texts) <= CERTIFICATES:
        raise NotSigned("NO_CERTIFICATE", str(len(texts)))
    try:
        found = tuple(x509.load_pem_x509_certificate(text.encode()) for text in texts)
        canonical = tuple(pem_of((certificate,)).decode() for certificate in found)
    except CERTIFICATE_FAULTS as error:
        raise NotSigned("BROKEN_CERTIFICATE", str(error)[:200]) from error
    if canonical != texts:
        raise NotSigned("NOT_CANONICAL")
    return found
