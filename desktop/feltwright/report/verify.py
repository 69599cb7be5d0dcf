"""Four verdicts on a report, each for itself: authentic, complete, arithmetically right, plausible.

It works on a signed PDF or a bare envelope, on a machine that never saw the session, and without Qt. A file that makes
no sense gets verdicts too: sizes are bounded before anything is unpacked, and nothing in a file is ever executed.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import zip_longest

from cryptography import x509
from msgspec import Struct

from feltwright.report import record
from feltwright.report.account import Account, changes_of, keep_account, mode_of
from feltwright.report.chance_check import Oddity
from feltwright.report.envelope import LARGEST_BYTES, SESSION_REPORT, NotSigned, Opened, check_signature, take_apart
from feltwright.report.keys import Identity
from feltwright.report.pdf_check import MAGIC, Seal, attached_envelope, check_pdf, same_certificates
from feltwright.report.record import BrokenRecord, Header, Record, digest
from feltwright.report.replaying import ENGINE_FAULTS, Fault, clock_jumps
from feltwright.report.totals import Tallies, TooMuchTheory, Total, money_only
from feltwright.report.trust import leads_to, moment
from feltwright.store.chain import Closed

MOST_RULE_SETS = 24
"""Exact edges are slow to work out, and a forger may ask for as many as there are sessions."""
MOST_WALKED = 800_000
"""Outcomes looked at for edges in all, some ten seconds: three tables of the slowest game, each by other rules."""


class Question(StrEnum):
    """What is asked of a report."""

    AUTHENTIC = "authentic"
    COMPLETE = "complete"
    RIGHT = "arithmetically right"
    PLAUSIBLE = "plausible"


class Verdict(Struct, frozen=True):
    """One answer: True, False, or None where the question could not be put."""

    question: Question
    holds: bool | None
    code: str
    fault: Fault | None = None


class Verification(Struct, frozen=True):
    """Everything that was found out about a file."""

    verdicts: tuple[Verdict, ...]
    digest: str = ""
    """Of the record."""
    signer: Identity | None = None
    """Who the file says signed it; only as good as the first verdict."""
    trusted: bool = False
    header: Header | None = None
    notes: tuple[Fault, ...] = ()
    """What is no fault but should be known: sessions still open, clocks that jumped, theory left unchecked."""

    @property
    def holds(self) -> bool:
        """Whether no verdict went against the report."""
        return self.verdicts[0].holds is True and all(verdict.holds is not False for verdict in self.verdicts)

    def verdict(self, question: Question) -> Verdict:
        """The answer to one question."""
        return next(verdict for verdict in self.verdicts if verdict.question is question)


def verify(data: bytes, trusted: tuple[x509.Certificate, ...] = (), previous: bytes | None = None) -> Verification:
    """The four verdicts; with `trusted`, only those signers and authorities count; `previous` is the report before."""
    try:
        seal, envelope, doubt = _unwrap(data)
        opened = take_apart(envelope)
    except NotSigned as found:
        return Verification(_no_record(found.code, found.detail))
    try:
        check_signature(opened, SESSION_REPORT)
    except NotSigned as found:
        doubt = doubt or found
        if found.code == "WRONG_PAYLOAD_TYPE":
            return Verification(_no_record(found.code, found.detail), signer=_signer(opened))
    return _judge(opened, seal, doubt, trusted, previous)


def _unwrap(data: bytes) -> tuple[Seal | None, bytes, NotSigned | None]:
    """The envelope in a file, and what is wrong with the PDF around it."""
    if len(data) > LARGEST_BYTES:
        raise NotSigned("TOO_LARGE", str(len(data)))
    if not data.startswith(MAGIC):
        return None, data, None
    envelope = attached_envelope(data)
    try:
        return check_pdf(data), envelope, None
    except NotSigned as found:
        return None, envelope, found


def _no_record(code: str, detail: str) -> tuple[Verdict, ...]:
    authentic = Verdict(Question.AUTHENTIC, False, code, Fault(code, detail=detail))
    others = (Question.COMPLETE, Question.RIGHT, Question.PLAUSIBLE)
    return (authentic, *(Verdict(question, None, "NO_RECORD") for question in others))


def _signer(opened: Opened) -> Identity:
    return Identity("", opened.certificates)


def _judge(
    opened: Opened,
    seal: Seal | None,
    doubt: NotSigned | None,
    trusted: tuple[x509.Certificate, ...],
    previous: bytes | None,
) -> Verification:
    signer, whole = _signer(opened), digest(opened.payload)
    try:
        found = record.read(opened.payload)
    except BrokenRecord as broken:
        authentic = _authentic(opened, None, seal, doubt, whole, trusted)
        complete = Verdict(Question.COMPLETE, False, broken.code, Fault(broken.code, detail=broken.detail))
        others = (Verdict(question, None, "NO_RECORD") for question in (Question.RIGHT, Question.PLAUSIBLE))
        return Verification((authentic, complete, *others), whole, signer)
    tallies = Tallies()
    marks = zip(found.header.sessions, found.sessions, strict=True)
    accounts = [keep_account(mark.session, lines, tallies) for mark, lines in marks]
    authentic = _authentic(opened, found.header, seal, doubt, whole, trusted)
    wrong, unchecked = _wrong(found.header, accounts, tallies)
    verdicts = (
        authentic,
        _verdict(Question.COMPLETE, _incomplete(found, accounts, previous), "NOTHING_MISSING"),
        _verdict(Question.RIGHT, wrong, "EVERY_ROUND_SETTLED_ANEW"),
        _plausible(accounts),
    )
    known = authentic.code == "SIGNER_TRUSTED"
    return Verification(verdicts, whole, signer, known, found.header, _notes(accounts, unchecked))


def _verdict(question: Question, fault: Fault | None, fine: str) -> Verdict:
    return Verdict(question, True, fine) if fault is None else Verdict(question, False, fault.code, fault)


# -- authentic ----------------------------------------------------------------------------------------------------


def _authentic(
    opened: Opened,
    header: Header | None,
    seal: Seal | None,
    doubt: NotSigned | None,
    whole: str,
    trusted: tuple[x509.Certificate, ...],
) -> Verdict:
    def no(code: str, detail: str = "") -> Verdict:
        return Verdict(Question.AUTHENTIC, False, code, Fault(code, detail=detail))

    if doubt is not None:
        return no(doubt.code, doubt.detail)
    if seal is not None and not same_certificates(seal, opened.certificates):
        return no("SIGNED_BY_DIFFERENT_KEYS")
    if seal is not None and whole.encode() not in seal.reason:
        return no("RECORD_OF_ANOTHER_REPORT", whole)
    if header is None:
        return Verdict(Question.AUTHENTIC, True, "SIGNED")
    if (header.signer, header.above) != (opened.fingerprint, opened.above):
        return no("SIGNER_NOT_NAMED", header.signer[:64])
    if not trusted:
        return Verdict(Question.AUTHENTIC, True, "SIGNED")
    try:
        known = leads_to(opened.certificates, trusted, moment(header.generated_utc_ms))
    except ValueError:
        known = False
    return (
        Verdict(Question.AUTHENTIC, True, "SIGNER_TRUSTED") if known else no("SIGNER_NOT_TRUSTED", opened.fingerprint)
    )


# -- complete -----------------------------------------------------------------------------------------------------


def _incomplete(found: Record, accounts: list[Account], previous: bytes | None) -> Fault | None:
    header = found.header
    if not header.sessions:
        return Fault("NO_SESSIONS")
    if len({mark.session for mark in header.sessions}) < len(header.sessions):
        return Fault("SESSION_TWICE")
    if header.number < 1 or bool(header.previous) != (header.number > 1):
        return Fault("NUMBER_WITHOUT_PREVIOUS", detail=str(header.number))
    if previous is not None and digest(previous) != header.previous:
        return Fault("ANOTHER_REPORT_BEFORE", detail=header.previous)
    for account, mark in zip(accounts, header.sessions, strict=True):
        if len(account.lines) != mark.entries:
            return Fault("ENTRIES_MISSING_OR_ADDED", mark.session, detail=f"{len(account.lines)} of {mark.entries}")
        if account.broken is not None:
            return account.broken
        if account.head != mark.head:
            return Fault("CHAIN_BROKEN", mark.session, detail=mark.head)
    return _out_of_period(header, accounts) or _header_differs(header, accounts)


def _out_of_period(header: Header, accounts: list[Account]) -> Fault | None:
    first = min(account.entries[0].utc_ms for account in accounts)
    last = max(account.entries[-1].utc_ms for account in accounts)
    if (first, last) != (header.from_utc_ms, header.to_utc_ms):
        return Fault("OUT_OF_PERIOD", detail=f"{first} to {last}")
    return None


def _header_differs(header: Header, accounts: list[Account]) -> Fault | None:
    """What the header says that the entries say as well."""
    opened = [opening for account in accounts if (opening := account.opening) is not None]
    due = {
        "mode": mode_of([session for _, session in opened]),
        "changes": changes_of(opened, header.to_utc_ms, header.application),
    }
    for name, value in due.items():
        if getattr(header, name) != value:
            return Fault("HEADER_DIFFERS", detail=f"{name}: written {getattr(header, name)}, due {value}"[:400])
    stranger = next((session for _, session in opened if session.installation != header.installation), None)
    if stranger is not None:
        return Fault("HEADER_DIFFERS", stranger.session, 0, detail=f"installation: {stranger.installation[:200]}")
    return None


# -- arithmetically right -----------------------------------------------------------------------------------------


def _wrong(header: Header, accounts: list[Account], tallies: Tallies) -> tuple[Fault | None, str]:
    fault = _play_wrong(header, accounts)
    return (fault, "") if fault is not None else _totals_wrong(header, tallies)


def _play_wrong(header: Header, accounts: list[Account]) -> Fault | None:
    for account, mark in zip(accounts, header.sessions, strict=True):
        if account.wrong is not None:
            return account.wrong
        if account.end is None:
            return Fault("CANNOT_BE_PLAYED", mark.session)
        due = account.mark()
        for name in ("rounds", "bought_cents", "cashed_cents", "won_cents", "lost_cents", "closing_cents"):
            if getattr(due, name) != getattr(mark, name):
                detail = f"{name}: written {getattr(mark, name)}, due {getattr(due, name)}"
                return Fault("SUMS_DIFFER", mark.session, detail=detail)
        end = account.end
        if due.closing_cents + end.house_cents != due.bought_cents - due.cashed_cents:
            return Fault("MONEY_NOT_CONSERVED", mark.session)
        if due.outstanding_cents != mark.outstanding_cents:
            return Fault("SUMS_DIFFER", mark.session, detail="outstanding_cents")
    return None


def _totals_wrong(header: Header, tallies: Tallies) -> tuple[Fault | None, str]:
    """The first total that is wrong, and, where the theory was not worked out again, how much there was of it."""
    due = tallies.totals(theory=False)
    apart = _first_apart(tuple(money_only(total) for total in header.totals), due)
    if apart is not None:
        return Fault("TOTALS_DIFFER", wager=apart), ""
    if tallies.rule_sets > MOST_RULE_SETS:
        return None, str(tallies.rule_sets)
    try:
        apart = _first_apart(header.totals, tallies.totals(most_walked=MOST_WALKED))
    except TooMuchTheory:
        return None, str(tallies.rule_sets)
    except ENGINE_FAULTS as error:
        return Fault("THEORY_DIFFERS", detail=repr(error)[:200]), ""
    return (None if apart is None else Fault("THEORY_DIFFERS", wager=apart)), ""


def _first_apart(written: tuple[Total, ...], due: tuple[Total, ...]) -> str | None:
    """The wager of the first row that is not what it should be; None if they all are."""
    if written == due:
        return None
    pairs = zip_longest(written, due)
    found, wanted = next((found, wanted) for found, wanted in pairs if found != wanted)
    about = wanted or found
    return f"{about.game} {about.wager}"


# -- plausible ----------------------------------------------------------------------------------------------------


def _plausible(accounts: list[Account]) -> Verdict:
    judged = [account for account in accounts if account.is_judged and account.chances is not None]
    for account in judged:
        if account.sitting is not None and "healthy" not in account.sitting.opened.chance:
            return _verdict(Question.PLAUSIBLE, Fault("SOURCE_NOT_HEALTHY", account.session), "")
        for oddity in account.chances.oddities() if account.chances is not None else ():
            return _verdict(Question.PLAUSIBLE, _implausible(account.session, oddity), "")
    if any(account.wrong is not None or account.broken is not None for account in accounts):
        return Verdict(Question.PLAUSIBLE, None, "NOT_PLAYED_TO_THE_END")
    if len(judged) < len(accounts) or not judged:
        return Verdict(Question.PLAUSIBLE, None, "OUTCOMES_SCRIPTED")
    return Verdict(Question.PLAUSIBLE, True, "WITHIN_BOUNDS")


def _implausible(session: str, oddity: Oddity) -> Fault:
    what = f"{oddity.device} {oddity.face}".strip()
    return Fault(oddity.code, session, detail=f"{what}: {oddity.seen} seen, {oddity.expected} expected")


# -- notes --------------------------------------------------------------------------------------------------------


def _notes(accounts: list[Account], unchecked: str) -> tuple[Fault, ...]:
    found = []
    for account in accounts:
        if account.entries and not isinstance(account.entries[-1].body, Closed):
            found.append(Fault("STILL_OPEN", account.session))
        jump = next(clock_jumps(account.entries), None)
        if jump is not None:
            entry, by_ms = jump
            found.append(Fault("CLOCK_JUMPED", account.session, entry.seq, detail=f"{by_ms:+,} ms"))
    if unchecked:
        found.append(Fault("THEORY_NOT_CHECKED", detail=unchecked))
    return tuple(found)
