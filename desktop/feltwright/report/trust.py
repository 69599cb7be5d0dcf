"""Whether a signer is one that a commission enrolled, or was issued by an authority it trusts."""

from __future__ import annotations

from datetime import UTC, datetime

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from feltwright.report.keys import CERTIFICATE_FAULTS, fingerprint


def leads_to(chain: tuple[x509.Certificate, ...], trusted: tuple[x509.Certificate, ...], at: datetime) -> bool:
    """Whether the first certificate of the chain is trusted itself, or leads through the others to one that is."""
    anchors = {fingerprint(certificate) for certificate in trusted}
    current, others = chain[0], list(chain[1:])
    for _ in range(len(chain) + 1):
        if not _in_force(current, at):
            return False
        if fingerprint(current) in anchors:
            return True
        issuers = [c for c in (*trusted, *others) if c is not current and _issued(current, c)]
        if not issuers:
            return False
        current = issuers[0]
    return False


def read_trusted(data: bytes) -> tuple[x509.Certificate, ...]:
    """Certificates from PEM or DER; ValueError if there is none."""
    try:
        if b"-----BEGIN" in data:
            return tuple(x509.load_pem_x509_certificates(data))
        return (x509.load_der_x509_certificate(data),)
    except CERTIFICATE_FAULTS as error:
        raise ValueError(str(error)) from error


def _in_force(certificate: x509.Certificate, at: datetime) -> bool:
    return certificate.not_valid_before_utc <= at <= certificate.not_valid_after_utc


def _issued(certificate: x509.Certificate, issuer: x509.Certificate) -> bool:
    try:
        if not issuer.extensions.get_extension_for_class(x509.BasicConstraints).value.ca:
            return False
        certificate.verify_directly_issued_by(issuer)
    except (x509.ExtensionNotFound, InvalidSignature, *CERTIFICATE_FAULTS):
        return False
    return True


def moment(utc_ms: int) -> datetime:
    """A time as entries have it, as the calendar has it; ValueError if no calendar does."""
    try:
        return datetime.fromtimestamp(utc_ms // 1000, UTC)
    except (OverflowError, OSError) as error:
        raise ValueError(utc_ms) from error
