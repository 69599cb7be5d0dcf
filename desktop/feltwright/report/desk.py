"""The desk where reports are made: numbered by the journal, signed, and filed before anybody sees them."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from feltwright.files.writing import check_writable
from feltwright.report.envelope import LARGEST_BYTES
from feltwright.report.keys import Identity, Signer
from feltwright.report.making import CannotReport, Place, Report, make_report, seal_report
from feltwright.report.replaying import Fault
from feltwright.report.signing import sign_pdf
from feltwright.report.source import Journal
from feltwright.report.trust import moment

ATTACHMENT = "record.dsse.json"

Draw: TypeAlias = Callable[[Report, Identity], bytes]
"""Whoever turns a report into a PDF; it knows Qt, this desk does not."""


class NotFiled(Exception):
    """A report that could not be written."""


class Wish(Struct, frozen=True):
    """What is to be reported, and where to."""

    sessions: tuple[str, ...]
    output: Path
    pictures: bool = False


def make_and_file(journal: Journal, signer: Signer, wish: Wish, now_ms: int, draw: Draw | None = None) -> Report:
    """A report of these sessions, entered in the journal; without anybody to draw it, the bare envelope."""
    place, lines = gather(journal, wish, now_ms)
    report = make_report(lines, signer, place, wish.pictures)
    file_report(journal, report, wish, sealed(report, signer, draw))
    return report


def gather(journal: Journal, wish: Wish, now_ms: int) -> tuple[Place, list[list[bytes]]]:
    """The report's number and time, and the entries of its sessions."""
    number, previous = journal.next_report()
    place = Place(number, previous, now_ms, journal.installation, platform.platform())
    return place, [journal.disclosed(session) for session in wish.sessions]


def file_report(journal: Journal, report: Report, wish: Wish, data: bytes) -> None:
    """Write the file and enter the report; nobody sees a file that is not entered."""
    beside = wish.output.with_name(wish.output.name + ".part")
    try:
        check_writable(wish.output)
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        journal.add_report(report.header.number, report.digest, wish.sessions)
        os.replace(beside, wish.output)
    except OSError as error:
        raise NotFiled(f"{wish.output}: {error.strerror or error}") from error
    finally:
        beside.unlink(missing_ok=True)


def sealed(report: Report, signer: Signer, draw: Draw | None) -> bytes:
    """The file: a signed PDF with the envelope inside, or the envelope alone; none that no verifier would read."""
    envelope = seal_report(report, signer)
    made = envelope
    if draw is not None:
        at = moment(report.header.generated_utc_ms)
        made = sign_pdf(draw(report, signer.identity), signer, {ATTACHMENT: envelope}, at, report.reason)
    if max(len(envelope), len(made)) > LARGEST_BYTES:
        raise CannotReport(Fault("TOO_LARGE", detail=str(len(made))))
    return made
