"""`feltwright report`: make signed reports of sessions, and verify anybody's."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from feltwright import clocks
from feltwright.commands import Commands, Failure, add_json, complain, say, say_json, the_bytes
from feltwright.commands.passphrases import add_passphrase, passphrase
from feltwright.commands.trusted import add_trust, trusted
from feltwright.report.envelope import LARGEST_BYTES, SESSION_REPORT, NotSigned, open_envelope
from feltwright.report.keys import DEFAULT, KeyRing, Signer
from feltwright.report.pdf_check import MAGIC, attached_envelope
from feltwright.report.verify import Verdict, Verification, verify
from feltwright.report.wording import ANSWERS, conclusion_words, fault_words, problem_words, verdict_words

if TYPE_CHECKING:
    from feltwright.report.desk import Draw
    from feltwright.report.making import Report
    from feltwright.report.source import Journal


def add_to(commands: Commands) -> None:
    """The command and its verbs."""
    parser = commands.add_parser("report", help="signed session reports: make one, verify one")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    make = verbs.add_parser("make", help="make a signed report of sessions")
    make.add_argument("sessions", nargs="*", metavar="SESSION", help="ids, or the start of them")
    make.add_argument("--day", metavar="D", help="all sessions opened on this day (UTC), for example 2026-11-18")
    make.add_argument("--key", default=DEFAULT, metavar="NAME", help="the key that signs")
    make.add_argument("--pictures", action="store_true", help="with a picture of the felt for every round")
    make.add_argument("-o", "--output", required=True, metavar="FILE", help=".pdf; anything else: the bare envelope")
    add_passphrase(make)
    add_json(make)
    make.set_defaults(run=run_make)
    _add_verify(verbs.add_parser("verify", help="authentic? complete? arithmetically right? plausible?"))


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a signed PDF or its bare envelope")
    add_trust(parser)
    parser.add_argument("--previous", metavar="FILE", help="the report before it, which it must name")
    add_json(parser)
    parser.set_defaults(run=run_verify)


def stand_alone() -> int:
    """`feltwright-verify`: verification and nothing else, without Qt."""
    from feltwright.cli import speak_plainly

    speak_plainly()
    parser = argparse.ArgumentParser(prog="feltwright-verify", description="Four verdicts on a signed session report.")
    _add_verify(parser)
    try:
        return run_verify(parser.parse_args())
    except Failure as failure:
        sys.stderr.write("".join(f"feltwright-verify: {line}\n" for line in failure.lines))
        return failure.code


# -- verify -------------------------------------------------------------------------------------------------------


def run_verify(arguments: argparse.Namespace) -> int:
    """Verify a file; 0 if nothing speaks against it, 1 if anything does."""
    previous = _payload(arguments.previous) if arguments.previous else None
    found = verify(the_bytes(arguments.file, LARGEST_BYTES), trusted(arguments), previous)
    if arguments.json:
        say_json({"file": arguments.file, **verification_fields(found)})
    else:
        _say_verification(arguments.file, found)
    return 0 if found.holds else 1


def verification_fields(found: Verification) -> dict[str, Any]:
    """What was found out, as plain values."""
    header = found.header
    return {
        "verified": found.holds,
        "trusted": found.trusted,
        "verdicts": [_verdict_fields(verdict) for verdict in found.verdicts],
        "digest": found.digest,
        "signer": None
        if found.signer is None
        else {"fingerprint": found.signer.fingerprint, "words": list(found.signer.words)},
        "report": None
        if header is None
        else {"number": header.number, "previous": header.previous, "mode": header.mode},
        "notes": [{"code": note.code, "session": note.session} for note in found.notes],
    }


def _verdict_fields(verdict: Verdict) -> dict[str, Any]:
    fields: dict[str, Any] = {"question": verdict.question.value, "holds": verdict.holds, "code": verdict.code}
    fault = verdict.fault
    if fault is not None:
        fields |= {name: getattr(fault, name) for name in ("session", "round", "seq", "wager", "detail")}
    return fields


def _say_verification(file: str, found: Verification) -> None:
    say(f"{file}: {conclusion_words(found)}")
    for verdict in found.verdicts:
        say(f"  {verdict.question.value + ':':<22}{ANSWERS[verdict.holds]:<12}{verdict_words(verdict)}")
    for note in found.notes:
        say(f"  note: {fault_words(note)}")
    if found.header is not None:
        say(f"  report {found.header.number}, {found.header.mode}, record sha256:{found.digest}")
    if found.signer is not None:
        say(f"  key {found.signer.fingerprint}")
        say(f"      {' '.join(found.signer.words)}")


def _payload(file: str) -> bytes:
    data = the_bytes(file, LARGEST_BYTES)
    try:
        envelope = attached_envelope(data) if data.startswith(MAGIC) else data
        return open_envelope(envelope, SESSION_REPORT).payload
    except NotSigned as problem:
        raise Failure(f"{file}: {problem_words(problem.code, problem.detail)}") from problem


# -- make ---------------------------------------------------------------------------------------------------------


def run_make(arguments: argparse.Namespace) -> int:
    """Make a report."""
    from feltwright.report.desk import NotFiled
    from feltwright.report.keys import KeyProblem
    from feltwright.report.making import CannotReport
    from feltwright.store.places import journal_file
    from feltwright.store.problems import JournalProblem
    from feltwright.wording import journal_problem_words

    if not journal_file().exists():
        raise Failure(f"there is no journal yet: {journal_file()}")
    try:
        report = _made(arguments)
    except JournalProblem as problem:
        raise Failure(journal_problem_words(problem), code=1) from problem
    except KeyProblem as problem:
        raise Failure(problem_words(problem.code, problem.detail), code=1) from problem
    except CannotReport as problem:
        raise Failure(fault_words(problem.fault), code=1) from problem
    except NotFiled as problem:
        raise Failure(str(problem), code=1) from problem
    if arguments.json:
        say_json({"file": arguments.output, "number": report.header.number, "digest": report.digest})
    else:
        say(f"{arguments.output}: report {report.header.number}, record sha256:{report.digest}")
    return 0


def _made(arguments: argparse.Namespace) -> Report:
    from feltwright.report.desk import Wish, make_and_file
    from feltwright.report.source import key_folder, open_journal

    with closing(open_journal(clocks.SYSTEM, *arguments.sessions[:1])) as journal:
        wish = Wish(_chosen(arguments, journal), Path(arguments.output), arguments.pictures)
        ring = KeyRing(key_folder())
        signer = _signer(arguments, ring)
        return make_and_file(journal, signer, wish, clocks.utc_ms(), _draw(wish.output))


def _signer(arguments: argparse.Namespace, ring: KeyRing) -> Signer:
    """The key that was asked for; the first report of an installation makes one."""
    if arguments.key == DEFAULT and not ring.names():
        complain("There is no key yet: one is made now; its passphrase cannot be recovered.")
        return ring.make(DEFAULT, passphrase(arguments, DEFAULT, twice=True), clocks.now())
    ring.identity(arguments.key)
    return ring.open(arguments.key, passphrase(arguments, arguments.key))


def _draw(output: Path) -> Draw | None:
    """Only a PDF needs Qt."""
    if output.suffix.lower() != ".pdf":
        return None
    from feltwright.app.report_pdf.drawing import draw_without_window

    return draw_without_window


def _chosen(arguments: argparse.Namespace, journal: Journal) -> tuple[str, ...]:
    rows = [journal.session(start) for start in arguments.sessions]
    if arguments.day:
        try:
            day = datetime.strptime(arguments.day, "%Y-%m-%d").date()
        except ValueError:
            raise Failure(f"a day is written 2026-11-18, not {arguments.day!r}") from None
        rows += journal.sessions_on(day)
    if not rows:
        raise Failure("no session: name one, or a day on which there were some")
    by_time = sorted(rows, key=lambda row: row.opened_ms)
    return tuple(dict.fromkeys(row.id for row in by_time))
