"""A private key at rest: PKCS#8 under PBES2 with scrypt and AES-256-CBC, as OpenSSL reads it."""

from __future__ import annotations

import secrets
from typing import ClassVar

from asn1crypto import core, pem  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import padding, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

COST = 2**14
"""16 MiB a guess: the most that OpenSSL's own limit on the memory of scrypt lets pass."""
BLOCK = 8
PBES2 = "1.2.840.113549.1.5.13"
SCRYPT = "1.3.6.1.4.1.11591.4.11"
AES_256_CBC = "2.16.840.1.101.3.4.1.42"


class _ScryptParameters(core.Sequence):  # type: ignore[misc]
    _fields: ClassVar = [
        ("salt", core.OctetString),
        ("cost", core.Integer),
        ("block", core.Integer),
        ("lanes", core.Integer),
        ("length", core.Integer),
    ]


class _Algorithm(core.Sequence):  # type: ignore[misc]
    _fields: ClassVar = [("algorithm", core.ObjectIdentifier), ("parameters", core.Any)]


class _Scheme(core.Sequence):  # type: ignore[misc]
    _fields: ClassVar = [("derivation", _Algorithm), ("encryption", _Algorithm)]


class _Locked(core.Sequence):  # type: ignore[misc]
    _fields: ClassVar = [("scheme", _Algorithm), ("hidden", core.OctetString)]


def locked(key: ec.EllipticCurvePrivateKey, passphrase: str) -> bytes:
    """The key as PEM that only the passphrase opens."""
    plain = key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    salt, start = secrets.token_bytes(16), secrets.token_bytes(16)
    secret = Scrypt(salt=salt, length=32, n=COST, r=BLOCK, p=1).derive(passphrase.encode())
    padder = padding.PKCS7(128).padder()
    encryptor = Cipher(algorithms.AES(secret), modes.CBC(start)).encryptor()
    hidden = encryptor.update(padder.update(plain) + padder.finalize()) + encryptor.finalize()
    scrypt = _ScryptParameters({"salt": salt, "cost": COST, "block": BLOCK, "lanes": 1, "length": 32})
    scheme = _Scheme(
        {
            "derivation": _algorithm(SCRYPT, scrypt),
            "encryption": _algorithm(AES_256_CBC, core.OctetString(start)),
        }
    )
    armoured: bytes = pem.armor(
        "ENCRYPTED PRIVATE KEY", _Locked({"scheme": _algorithm(PBES2, scheme), "hidden": hidden}).dump()
    )
    return armoured


def _algorithm(oid: str, parameters: core.Asn1Value) -> _Algorithm:
    return _Algorithm({"algorithm": oid, "parameters": core.Any(parameters)})
