"""A certificate authority for tests: what an operator gets its key from."""

from __future__ import annotations

from datetime import timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509.oid import NameOID

from moments import MOMENT


class Authority:
    """A root that issues certificates; unless `is_one`, a fraud whose own certificate allows no issuing."""

    def __init__(self, name: str, is_one: bool = True) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self.certificate = self._issued(self._name, self._key, is_one, timedelta(days=3650))

    @property
    def pem(self) -> bytes:
        """Its own certificate."""
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    def container(
        self, holder: str, passphrase: str, lasts: timedelta = timedelta(days=365), may_issue: bool = False
    ) -> bytes:
        """A key and its certificate as PKCS#12, the authority's certificate beside them."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, holder)])
        certificate = self._issued(subject, key, may_issue, lasts)
        lock = serialization.BestAvailableEncryption(passphrase.encode())
        return pkcs12.serialize_key_and_certificates(b"house", key, certificate, [self.certificate], lock)

    def _issued(
        self, subject: x509.Name, key: ec.EllipticCurvePrivateKey, may_issue: bool, lasts: timedelta
    ) -> x509.Certificate:
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(MOMENT - timedelta(days=2))
            .not_valid_after(MOMENT + lasts)
            .add_extension(x509.BasicConstraints(ca=may_issue, path_length=None), critical=True)
            .add_extension(_usage(may_issue), critical=True)
            .sign(self._key, hashes.SHA256())
        )


def _usage(may_issue: bool) -> x509.KeyUsage:
    """An authority signs certificates, everybody else documents."""
    return x509.KeyUsage(
        digital_signature=not may_issue,
        content_commitment=not may_issue,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=may_issue,
        crl_sign=may_issue,
        encipher_only=False,
        decipher_only=False,
    )
