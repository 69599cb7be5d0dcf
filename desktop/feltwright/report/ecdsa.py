"""Signatures of which there is only one form.

For every ECDSA signature (r, s) there is another, (r, n - s), that anybody can work out and that holds as well. Only
the one with the lower s is written here and only that one is accepted, so that no byte of a signed file can be
changed by somebody without the key. To every other program it is an ordinary signature.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the group of P-256."""


def lower(signature: bytes) -> bytes:
    """The same signature with the lower s."""
    r, s = decode_dss_signature(signature)
    return encode_dss_signature(r, min(s, ORDER - s))


def sign(key: ec.EllipticCurvePrivateKey, data: bytes) -> bytes:
    """ECDSA with SHA-256 over the data."""
    return lower(key.sign(data, ec.ECDSA(hashes.SHA256())))


def check(key: ec.EllipticCurvePublicKey, signature: bytes, data: bytes) -> None:
    """InvalidSignature unless it holds and is in the one form that is written."""
    key.verify(signature, data, ec.ECDSA(hashes.SHA256()))
    if lower(signature) != signature:
        raise InvalidSignature
