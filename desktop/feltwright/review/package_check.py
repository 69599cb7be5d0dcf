"""Three verdicts on a submission, each for itself: authentic, complete, in agreement with the layout inside.

It needs no Qt and no key. Sizes are bounded before anything is unpacked, and nothing in the archive is executed.
"""

from __future__ import annotations

import io
import json
import tomllib
import zipfile
import zlib
from enum import StrEnum
from hashlib import sha256
from typing import Any

import msgspec
from cryptography import x509
from msgspec import Struct

from feltwright.layout.digest import content_digest
from feltwright.report.envelope import LAYOUT_SUBMISSION, NotSigned, Opened, open_envelope
from feltwright.report.keys import Identity
from feltwright.report.pdf_check import attached_envelope, check_pdf, same_certificates
from feltwright.report.trust import leads_to, moment
from feltwright.review.dossier import DossierError, decode
from feltwright.review.inspect import inspect
from feltwright.review.papers import CONTENTS, ENVELOPE, FINDINGS, FORMAT, REVIEW, Case, Contents, booklet_name, papers

MOST_FILES = 100
LARGEST_BYTES = 64 * 2**20
"""Of a package, and of all that is in it unpacked; the largest of ours has some three million."""
LARGEST_CONTENTS = 2**20
LISTED = b"PK\x01\x02"
"""Begins every line of an archive's table."""
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
    OverflowError,
)
"""What an archive that is none can raise."""


class Question(StrEnum):
    """What is asked of a package."""

    AUTHENTIC = "authentic"
    COMPLETE = "complete"
    AGREEING = "in agreement"


class Verdict(Struct, frozen=True):
    """One answer: True, False, or None where the question could not be put; `file` is the first that is wrong."""

    question: Question
    holds: bool | None
    code: str
    detail: str = ""
    file: str = ""


class PackageVerification(Struct, frozen=True):
    """Everything that was found out about a package."""

    verdicts: tuple[Verdict, ...]
    contents: Contents | None = None
    signer: Identity | None = None
    """Who the package says signed it; only as good as the first verdict."""

    @property
    def holds(self) -> bool:
        """Whether it is signed and nothing speaks against it."""
        return all(verdict.holds is True for verdict in self.verdicts)

    def verdict(self, question: Question) -> Verdict:
        """The answer to one question."""
        return next(verdict for verdict in self.verdicts if verdict.question is question)


class _Wrong(Exception):
    """What is wrong: a code, and where."""

    def __init__(self, code: str, detail: str = "", file: str = "") -> None:
        super().__init__(code)
        self.code, self.detail, self.file = code, detail, file


def verify_package(data: bytes, trusted: tuple[x509.Certificate, ...] = ()) -> PackageVerification:
    """The three verdicts; with `trusted`, only those signers and authorities count."""
    try:
        files = _unpacked(data)
        contents = _contents(files)
    except _Wrong as wrong:
        first = Verdict(Question.AUTHENTIC, False, wrong.code, wrong.detail, wrong.file)
        others = (Verdict(question, None, "NO_CONTENTS") for question in (Question.COMPLETE, Question.AGREEING))
        return PackageVerification((first, *others))
    authentic, signer = _authentic(files, contents, trusted)
    return PackageVerification((authentic, _complete(files, contents), _agreeing(files, contents)), contents, signer)


def _unpacked(data: bytes) -> dict[str, bytes]:
    if len(data) > LARGEST_BYTES:
        raise _Wrong("TOO_LARGE", str(len(data)))
    if data.count(LISTED) > MOST_FILES:  # before the table is read: a million lines take a gigabyte
        raise _Wrong("TOO_MANY_FILES", str(data.count(LISTED)))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _read_all(archive, archive.infolist())
    except UNREADABLE as error:
        raise _Wrong("NOT_A_PACKAGE", str(error)[:200]) from error


def _read_all(archive: zipfile.ZipFile, listed: list[zipfile.ZipInfo]) -> dict[str, bytes]:
    """Every file; one whose own sum does not fit is left as nothing, so that it is found and named."""
    files: dict[str, bytes] = {}
    room = LARGEST_BYTES
    for info in listed:
        if info.filename in files:
            raise _Wrong("FILE_TWICE", file=info.filename[:200])
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):  # others may ask for any memory
            raise _Wrong("NOT_A_PACKAGE", file=info.filename[:200])
        try:
            with archive.open(info) as opened:
                files[info.filename] = opened.read(room + 1)
        except (zipfile.BadZipFile, zlib.error):
            files[info.filename] = b""
        room -= len(files[info.filename])
        if room < 0:
            raise _Wrong("TOO_LARGE", file=info.filename[:200])
    return files


def _contents(files: dict[str, bytes]) -> Contents:
    if CONTENTS not in files:
        raise _Wrong("NO_CONTENTS", file=CONTENTS)
    if len(files[CONTENTS]) > LARGEST_CONTENTS:
        raise _Wrong("TOO_LARGE", file=CONTENTS)
    try:
        found = msgspec.json.decode(files[CONTENTS], type=Contents)
    except (ValueError, RecursionError) as error:
        raise _Wrong("CONTENTS_UNREADABLE", str(error)[:200], CONTENTS) from error
    if found.format > FORMAT:
        raise _Wrong("NEWER_FORMAT", str(found.format), CONTENTS)
    return found


# -- authentic ----------------------------------------------------------------------------------------------------


def _authentic(
    files: dict[str, bytes], contents: Contents, trusted: tuple[x509.Certificate, ...]
) -> tuple[Verdict, Identity | None]:
    if ENVELOPE not in files:
        code = "ENVELOPE_MISSING" if contents.signer else "NOBODY_SIGNED"
        return Verdict(Question.AUTHENTIC, False if contents.signer else None, code), None
    try:
        opened = open_envelope(files[ENVELOPE], LAYOUT_SUBMISSION)
    except NotSigned as problem:
        return Verdict(Question.AUTHENTIC, False, problem.code, problem.detail, ENVELOPE), None
    signer = Identity("", opened.certificates)
    try:
        _check_signed(files, contents, opened)
        code = _trusted(opened, contents, trusted)
    except _Wrong as wrong:
        return Verdict(Question.AUTHENTIC, False, wrong.code, wrong.detail, wrong.file), signer
    return Verdict(Question.AUTHENTIC, True, code), signer


def _check_signed(files: dict[str, bytes], contents: Contents, opened: Opened) -> None:
    if opened.payload != files[CONTENTS]:
        raise _Wrong("CONTENTS_NOT_THOSE_SIGNED", file=CONTENTS)
    if contents.signer != opened.fingerprint:
        raise _Wrong("SIGNER_NOT_NAMED", contents.signer[:64], CONTENTS)
    name = booklet_name(contents.layout)
    if name not in files:
        raise _Wrong("FILE_MISSING", file=name)
    try:
        seal, envelope = check_pdf(files[name]), attached_envelope(files[name])
    except NotSigned as problem:
        raise _Wrong(problem.code, problem.detail, name) from problem
    if not same_certificates(seal, opened.certificates):
        raise _Wrong("SIGNED_BY_DIFFERENT_KEYS", file=name)
    if envelope != files[ENVELOPE] or sha256(opened.payload).hexdigest().encode() not in seal.reason:
        raise _Wrong("BOOKLET_OF_ANOTHER_PACKAGE", file=name)


def _trusted(opened: Opened, contents: Contents, trusted: tuple[x509.Certificate, ...]) -> str:
    if not trusted:
        return "SIGNED"
    try:
        known = leads_to(opened.certificates, trusted, moment(contents.made_utc_ms))
    except ValueError:
        known = False
    if not known:
        raise _Wrong("SIGNER_NOT_TRUSTED", opened.fingerprint)
    return "SIGNER_TRUSTED"


# -- complete -----------------------------------------------------------------------------------------------------


def _complete(files: dict[str, bytes], contents: Contents) -> Verdict:
    """Every file that is listed and no other, each as it was; the first that is not is named."""
    apart = {CONTENTS, ENVELOPE, booklet_name(contents.layout)} - contents.files.keys()
    for name in sorted(files.keys() | contents.files.keys()):
        if name in apart:
            continue
        if name not in files:
            return Verdict(Question.COMPLETE, False, "FILE_MISSING", file=name[:200])
        if name not in contents.files:
            return Verdict(Question.COMPLETE, False, "FILE_ADDED", file=name[:200])
        if sha256(files[name]).hexdigest() != contents.files[name]:
            return Verdict(Question.COMPLETE, False, "FILE_DIFFERS", file=name[:200])
    return Verdict(Question.COMPLETE, True, "EVERY_FILE_AS_LISTED", str(len(contents.files)))


# -- in agreement -------------------------------------------------------------------------------------------------


def _agreeing(files: dict[str, bytes], contents: Contents) -> Verdict:
    try:
        case = _case(files, contents)
        _check_papers(files, case)
    except _Wrong as wrong:
        return Verdict(Question.AGREEING, False, wrong.code, wrong.detail, wrong.file)
    return Verdict(Question.AGREEING, True, "WORKED_OUT_ANEW")


def _case(files: dict[str, bytes], contents: Contents) -> Case:
    """The submission made again from the layout and the record in it."""
    name = f"{contents.layout}.toml"
    try:
        text = files[name].decode()
        digest = content_digest(text)
        dossier = decode(files[REVIEW])
    except KeyError as error:
        raise _Wrong("FILE_MISSING", file=str(error.args[0])) from error
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise _Wrong("LAYOUT_UNUSABLE", str(error)[:200], name) from error
    except DossierError as error:
        raise _Wrong("RECORD_UNUSABLE", str(error)[:200], REVIEW) from error
    if digest != contents.digest:
        raise _Wrong("LAYOUT_OF_ANOTHER_DIGEST", digest, name)
    if dossier.status(digest).value != contents.status:
        raise _Wrong("STATUS_DIFFERS", dossier.status(digest).value, REVIEW)
    found = inspect(text, name, contents.profile, contents.options, casino=contents.casino, wait_for_edges=True)
    if found.layout is None:
        raise _Wrong("LAYOUT_UNUSABLE", found.problems[0].code, name)
    if (found.layout.title, found.layout.edition) != (contents.title, contents.edition):
        raise _Wrong("EDITION_DIFFERS", found.layout.edition, name)
    return Case(found, text, dossier, contents.made_utc_ms, contents.profile, contents.options, contents.casino)


def _check_papers(files: dict[str, bytes], case: Case) -> None:
    for name, due in papers(case):
        if name not in files:
            raise _Wrong("FILE_MISSING", file=name)
        same = _same_findings(files[name], due) if name == FINDINGS else files[name] == due
        if not same:
            raise _Wrong("PAPER_DIFFERS", file=name)


def _same_findings(data: bytes, due: bytes) -> bool:
    """The same but for their sentences; in no language are those several times as long."""
    return len(data) <= 4 * len(due) and _findings(data) == _findings(due)


def _findings(data: bytes) -> Any:
    """Findings without their sentences, which depend on the language."""
    try:
        return [{**row, "says": ""} for row in json.loads(data)]
    except (ValueError, TypeError, RecursionError):
        return None
