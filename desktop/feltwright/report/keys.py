"""Signing keys: made on first use, encrypted at rest, named, replaced in public.

A key is two files: `NAME.key.pem` (PKCS#8, encrypted under a passphrase with scrypt and AES-256) and `NAME.cert.pem`
(its certificate, and those above it). A key that was replaced keeps its files under the name `NAME.1`, `NAME.2`, ...
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.utils import CryptographyDeprecationWarning
from cryptography.x509.oid import NameOID
from msgspec import Struct

from feltwright.files.disk import FileMissing, read_bytes
from feltwright.files.problems import FileError
from feltwright.report.lock import locked
from feltwright.report.words import fingerprint_words

DEFAULT = "default"
YEARS = 10
SHORTEST = 8
LARGEST_CONTAINER = 2**20
"""A PKCS#12 file with one key and the certificates above it has a few thousand bytes."""
ALLOWED = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_")
CERTIFICATE_FAULTS = (ValueError, TypeError, UnsupportedAlgorithm, x509.InvalidVersion, CryptographyDeprecationWarning)
"""What the library raises for a certificate that is none; of some it only warns so far, where warnings are errors."""


class KeyProblem(Exception):
    """A key that cannot be had: a code, and what it is about."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code} {detail}".rstrip())
        self.code = code
        self.detail = detail


class Identity(Struct, frozen=True):
    """The public half of a key."""

    name: str
    certificates: tuple[x509.Certificate, ...]
    """Its own first, then those that lead to the authority that issued it."""

    @property
    def certificate(self) -> x509.Certificate:
        """The certificate of the key itself."""
        return self.certificates[0]

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate, as hex: what `openssl x509 -fingerprint -sha256` prints."""
        return fingerprint(self.certificate)

    @property
    def words(self) -> tuple[str, ...]:
        """The fingerprint to be read aloud."""
        return fingerprint_words(self.fingerprint)

    @property
    def holder(self) -> str:
        """Whose name the certificate has."""
        return _shown_name(self.certificate.subject)

    @property
    def issuer(self) -> str:
        """Who vouches for it."""
        return _shown_name(self.certificate.issuer)

    @property
    def is_own(self) -> bool:
        """Whether the key vouches for itself, so that it proves integrity, not identity."""
        return self.certificate.issuer == self.certificate.subject

    @property
    def is_retired(self) -> bool:
        """Whether another key took its place."""
        return "." in self.name


class Signer(Struct, frozen=True):
    """A key ready to sign."""

    identity: Identity
    key: ec.EllipticCurvePrivateKey

    @property
    def fingerprint(self) -> str:
        """Of its certificate."""
        return self.identity.fingerprint


def fingerprint(certificate: x509.Certificate) -> str:
    """SHA-256 of a certificate, as hex."""
    return certificate.fingerprint(hashes.SHA256()).hex()


def new_signer(name: str, holder: str, at: datetime) -> Signer:
    """A fresh P-256 key with a certificate it signed itself, in force from the day before."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name(
        [
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Feltwright"),
            x509.NameAttribute(NameOID.COMMON_NAME, (holder.strip() or "Feltwright")[:64]),
        ]
    )
    usage = {
        "digital_signature": True,
        "content_commitment": True,
        "key_encipherment": False,
        "data_encipherment": False,
        "key_agreement": False,
        "key_cert_sign": False,
        "crl_sign": False,
        "encipher_only": False,
        "decipher_only": False,
    }
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(at - timedelta(days=1))
        .not_valid_after(at + timedelta(days=365 * YEARS))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(**usage), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Signer(Identity(name, (certificate,)), key)


class KeyRing:
    """The keys of this installation, in a folder of the user's data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> tuple[str, ...]:
        """Every key in use and retired, by name."""
        try:
            return tuple(sorted(path.name.removesuffix(".cert.pem") for path in self.folder.glob("*.cert.pem")))
        except OSError as error:
            raise KeyProblem("UNREADABLE", str(error)) from error

    def identities(self) -> Iterator[Identity]:
        """The public half of every key."""
        for name in self.names():
            yield self.identity(name)

    def identity(self, name: str = DEFAULT) -> Identity:
        """The public half of a key."""
        data = _read(self._certificate(name), name)
        try:
            found = tuple(x509.load_pem_x509_certificates(data))
            for certificate in found:
                _shown_name(certificate.subject), _shown_name(certificate.issuer)
        except CERTIFICATE_FAULTS as error:
            raise KeyProblem("BROKEN_KEY", name) from error
        return Identity(name, found)

    def make(self, name: str, passphrase: str, at: datetime, holder: str = "") -> Signer:
        """A fresh key; a name in use is refused."""
        self._free(name)
        return self._keep(new_signer(name, holder or name, at), passphrase)

    def bring(self, name: str, container: bytes, container_passphrase: str, passphrase: str, at: datetime) -> Signer:
        """A key from a PKCS#12 file that an operator's authority issued; refused if its time is over."""
        self._free(name)
        if len(container) > LARGEST_CONTAINER:
            raise KeyProblem("CONTAINER_TOO_LARGE", name)
        try:
            key, certificate, above = pkcs12.load_key_and_certificates(container, container_passphrase.encode())
        except CERTIFICATE_FAULTS as error:
            raise KeyProblem("CONTAINER_NOT_OPENED", str(error)) from error
        if certificate is None or not isinstance(key, ec.EllipticCurvePrivateKey):
            raise KeyProblem("NOT_A_P256_KEY", name)
        _check_curve(key, name)
        _check_certificate(certificate, key, name, at)
        return self._keep(Signer(Identity(name, (certificate, *above)), key), passphrase)

    def open(self, name: str, passphrase: str) -> Signer:
        """A key ready to sign."""
        identity = self.identity(name)
        data = _read(self._key(name), name)
        try:
            key = serialization.load_pem_private_key(data, passphrase.encode())
        except CERTIFICATE_FAULTS as error:
            raise KeyProblem("WRONG_PASSPHRASE", name) from error
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise KeyProblem("NOT_A_P256_KEY", name)
        _check_curve(key, name)
        if key.public_key() != identity.certificate.public_key():
            raise KeyProblem("CERTIFICATE_OF_ANOTHER_KEY", name)
        return Signer(identity, key)

    def rotate(self, name: str, passphrase: str, at: datetime, holder: str = "") -> tuple[Signer, Signer]:
        """The old and the new key of a name; whoever enrolled the old one is owed the new one's certificate, signed.

        The new one is the old one's holder's unless another is named. If it cannot be kept the old one stays in use.
        """
        old = self.open(name, passphrase)
        if old.identity.is_retired:
            raise KeyProblem("KEY_REPLACED", name)
        numbered = (f"{name}.{count}" for count in range(1, 10_000))
        aside = next(other for other in numbered if not self._certificate(other).exists())
        self._move(name, aside)
        try:
            return old, self._keep(new_signer(name, holder or old.identity.holder, at), passphrase)
        except KeyProblem:
            self._move(aside, name)
            raise

    def _move(self, name: str, other: str) -> None:
        try:
            os.replace(self._key(name), self._key(other))
            os.replace(self._certificate(name), self._certificate(other))
        except OSError as error:
            raise KeyProblem("NOT_WRITTEN", str(error)) from error

    def _keep(self, signer: Signer, passphrase: str) -> Signer:
        if len(passphrase) < SHORTEST:
            raise KeyProblem("PASSPHRASE_TOO_SHORT")
        identity = signer.identity
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_new(self._key(identity.name), locked(signer.key, passphrase))
            try:
                _write_new(self._certificate(identity.name), pem_of(identity.certificates))
            except OSError:
                self._key(identity.name).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise KeyProblem("NOT_WRITTEN", str(error)) from error
        return signer

    def _free(self, name: str) -> None:
        if not name or len(name) > 40 or not set(name) <= ALLOWED:
            raise KeyProblem("BAD_KEY_NAME", name)
        if self._certificate(name).exists():
            raise KeyProblem("KEY_EXISTS", name)

    def _key(self, name: str) -> Path:
        return self.folder / f"{_safe(name)}.key.pem"

    def _certificate(self, name: str) -> Path:
        return self.folder / f"{_safe(name)}.cert.pem"


def pem_of(certificates: tuple[x509.Certificate, ...]) -> bytes:
    """Certificates as PEM, one after the other."""
    return b"".join(certificate.public_bytes(serialization.Encoding.PEM) for certificate in certificates)


def _shown_name(name: x509.Name) -> str:
    """The common name if there is one, else all of it."""
    common = name.get_attributes_for_oid(NameOID.COMMON_NAME)
    return str(common[0].value) if common else name.rfc4514_string()


def _safe(name: str) -> str:
    if not name or not set(name) <= ALLOWED | {"."} or name.startswith("."):
        raise KeyProblem("BAD_KEY_NAME", name)
    return name


def _check_curve(key: ec.EllipticCurvePrivateKey, name: str) -> None:
    if not isinstance(key.curve, ec.SECP256R1):
        raise KeyProblem("NOT_A_P256_KEY", name)


def _check_certificate(certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey, name: str, at: datetime) -> None:
    """A certificate from outside must be this key's, in force, and for signing."""
    if key.public_key() != certificate.public_key():
        raise KeyProblem("CERTIFICATE_OF_ANOTHER_KEY", name)
    until = certificate.not_valid_after_utc
    if until < at:
        raise KeyProblem("CERTIFICATE_EXPIRED", until.date().isoformat())
    try:
        usage = certificate.extensions.get_extension_for_class(x509.KeyUsage).value
    except x509.ExtensionNotFound:
        return
    if not usage.digital_signature and not usage.content_commitment:
        raise KeyProblem("CERTIFICATE_NOT_FOR_SIGNING", name)


def _read(path: Path, name: str) -> bytes:
    try:
        return read_bytes(path, LARGEST_CONTAINER)
    except FileMissing as error:
        raise KeyProblem("NO_SUCH_KEY", name) from error
    except FileError as error:
        raise KeyProblem("UNREADABLE", str(path)) from error


def _write_new(path: Path, data: bytes) -> None:
    """Written for the owner's eyes only, whole or not at all, and never over another file."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
