"""`feltwright layout verify`: is a submission authentic, complete, and in agreement with the layout in it?"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from feltwright.commands import add_json, say, say_json, the_bytes
from feltwright.commands.trusted import add_trust, trusted
from feltwright.report.wording import ANSWERS
from feltwright.review.dossier import Status
from feltwright.review.package_check import LARGEST_BYTES, PackageVerification, verify_package
from feltwright.review.package_wording import verdict_sentence
from feltwright.review.wording import status_words


def add_to(verbs: Any) -> None:
    """The verb and its arguments."""
    parser = verbs.add_parser("verify", help="authentic? complete? in agreement? 1 unless it is all three")
    parser.add_argument("file", metavar="PACKAGE", help="a submission made by layout export --package")
    add_trust(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Verify a package; 0 if it is signed and nothing speaks against it."""
    found = verify_package(the_bytes(arguments.file, LARGEST_BYTES), trusted(arguments))
    if arguments.json:
        say_json({"file": arguments.file, **_fields(found)})
    else:
        _say(arguments.file, found)
    return 0 if found.holds else 1


def _fields(found: PackageVerification) -> dict[str, Any]:
    contents = found.contents
    return {
        "verified": found.holds,
        "verdicts": [{**msgspec.to_builtins(one), "says": verdict_sentence(one)} for one in found.verdicts],
        "signer": found.signer.fingerprint if found.signer else None,
        "layout": None if contents is None else contents.layout,
        "edition": None if contents is None else contents.edition,
        "digest": None if contents is None else contents.digest,
        "status": None if contents is None else contents.status,
    }


def _say(file: str, found: PackageVerification) -> None:
    say(f"{file}: {'verified' if found.holds else 'NOT verified'}")
    for verdict in found.verdicts:
        say(f"  {verdict.question.value + ':':<16}{ANSWERS[verdict.holds]:<12}{verdict_sentence(verdict)}")
    contents = found.contents
    if contents is not None:
        status = status_words(Status(contents.status)) if contents.status in set(Status) else contents.status
        say(f"  {contents.title}, edition {contents.edition}, {status}, layout sha256:{contents.digest}")
    if found.signer is not None:
        say(f"  key {found.signer.fingerprint}")
        say(f"      {' '.join(found.signer.words)}")
