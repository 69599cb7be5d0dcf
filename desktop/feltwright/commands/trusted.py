"""Certificates that a verification may rely on, named on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from cryptography import x509

from feltwright.commands import Failure, the_bytes
from feltwright.files.disk import LARGEST_CERTIFICATES
from feltwright.report.trust import read_trusted


def add_trust(parser: argparse.ArgumentParser) -> None:
    """The argument that names them."""
    parser.add_argument(
        "--trust", action="append", default=[], metavar="CERT", help="certificate of a key or authority"
    )


def trusted(arguments: argparse.Namespace) -> tuple[x509.Certificate, ...]:
    """All that were named; Failure for a file that holds none."""
    return tuple(certificate for file in arguments.trust for certificate in _read(file))


def _read(file: str) -> Iterator[x509.Certificate]:
    data = the_bytes(file, LARGEST_CERTIFICATES)
    try:
        yield from read_trusted(data)
    except ValueError as error:
        raise Failure(f"{file}: this is no certificate") from error
