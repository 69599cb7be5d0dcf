"""Signed documents: the envelope, and the PDF that carries it, under one key and certificate."""

from __future__ import annotations

import io
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from asn1crypto import keys as asn1_keys  # type: ignore[import-untyped]
from asn1crypto import x509 as asn1_x509
from cryptography.hazmat.primitives import serialization
from pyhanko.pdf_utils.embed import EmbeddedFileObject, EmbeddedFileParams, FileSpec, embed_file
from pyhanko.pdf_utils.generic import pdf_date
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.misc import PdfError
from pyhanko.sign import PdfSignatureMetadata, PdfSigner, SimpleSigner
from pyhanko.sign.fields import MDPPerm, SigSeedSubFilter
from pyhanko.sign.signers.pdf_signer import PdfSigningSession
from pyhanko_certvalidator.registry import SimpleCertificateStore

from feltwright.report.ecdsa import lower
from feltwright.report.envelope import sign_envelope
from feltwright.report.keys import Signer

__all__ = ["ENVELOPE_TYPE", "Unsignable", "sign_envelope", "sign_pdf"]

FIELD = "Feltwright"
ENVELOPE_TYPE = "application/vnd.dsse+json"


class Unsignable(Exception):
    """A PDF that cannot be signed."""


def sign_pdf(pdf: bytes, signer: Signer, attachments: Mapping[str, bytes], at: datetime, reason: str = "") -> bytes:
    """The PDF with the files attached and a PAdES signature over everything, allowing no change."""
    try:
        writer = _Writer(io.BytesIO(pdf), at)
        for name, data in attachments.items():
            _attach(writer, name, data)
        metadata = PdfSignatureMetadata(
            field_name=FIELD,
            md_algorithm="sha256",
            subfilter=SigSeedSubFilter.PADES,
            reason=reason or None,
            name=signer.identity.certificate.subject.rfc4514_string(),
            certify=True,
            docmdp_permissions=MDPPerm.NO_CHANGES,
        )
        output = io.BytesIO()
        _DatedSigner(metadata, _signer(signer), at).sign_pdf(writer, output=output)
    except PdfError as error:
        raise Unsignable(str(error)) from error
    return output.getvalue()


def _attach(writer: IncrementalPdfFileWriter, name: str, data: bytes) -> None:
    embedded = EmbeddedFileObject.from_file_data(
        writer, data, compress=True, params=EmbeddedFileParams(embed_checksum=False), mime_type=ENVELOPE_TYPE
    )
    embed_file(writer, FileSpec(file_spec_string=name, file_name=name, embedded_data=embedded))


class _Writer(IncrementalPdfFileWriter):
    """Dates the document by the moment it is handed, in UTC."""

    def __init__(self, file: io.BytesIO, at: datetime) -> None:
        super().__init__(file)
        self._at = at

    def _update_meta(self) -> None:
        # WORKAROUND pyHanko 0.38 dates every change by the local clock and zone; remove when a moment can be given.
        if self._info is not None:
            self._info.get_object()["/ModDate"] = pdf_date(self._at)  # type: ignore[no-untyped-call]
            self.mark_update(self._info)


class _DatedSigner(PdfSigner):
    """Claims the moment it is handed as the time of signing."""

    def __init__(self, metadata: PdfSignatureMetadata, signer: SimpleSigner, at: datetime) -> None:
        super().__init__(metadata, signer)
        self._at = at

    def init_signing_session(self, *arguments: Any, **named: Any) -> PdfSigningSession:
        session = super().init_signing_session(*arguments, **named)
        session.system_time = self._at
        return session


class _LowSigner(SimpleSigner):
    """Signs in the form with the lower s."""

    def sign_raw(self, data: bytes, digest_algorithm: str) -> bytes:
        return lower(super().sign_raw(data, digest_algorithm))


def _signer(signer: Signer) -> SimpleSigner:
    """The same key as pyHanko wants it."""
    own, *above = (
        _asn1(certificate.public_bytes(serialization.Encoding.DER)) for certificate in signer.identity.certificates
    )
    registry = SimpleCertificateStore()  # type: ignore[no-untyped-call]
    registry.register_multiple(above)
    private = signer.key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return _LowSigner(
        signing_cert=own, signing_key=asn1_keys.PrivateKeyInfo.load(private), cert_registry=registry, embed_roots=True
    )


def _asn1(der: bytes) -> asn1_x509.Certificate:
    certificate: asn1_x509.Certificate = asn1_x509.Certificate.load(der)
    return certificate
