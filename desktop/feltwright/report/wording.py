"""Words for what verification and keys have to say: one sentence a code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feltwright.report.keys import SHORTEST
from feltwright.report.replaying import Fault
from feltwright.report.verify import Question, Verdict, Verification
from feltwright.speech import speak

ANSWERS = {True: "yes", False: "NO", None: "not judged"}

CODES = {
    "SIGNED": "The signature holds. Compare the fingerprint: the key vouches only for itself.",
    "SIGNER_TRUSTED": "The signature holds, and its key is one that is trusted.",
    "NOTHING_MISSING": "Every chain is whole and every entry in its place.",
    "EVERY_ROUND_SETTLED_ANEW": "Every round was played again through the rules and came out the same, to the cent.",
    "WITHIN_BOUNDS": "The outcomes lie within what chance allows.",
    "OUTCOMES_SCRIPTED": "Outcomes were scripted, so chance has nothing to say.",
    "NO_RECORD": "There is no record to judge.",
    "NOT_PLAYED_TO_THE_END": "The session could not be played to its end, so its outcomes are not judged.",
    "TOO_LARGE": "The file is larger than any report.",
    "NOT_AN_ENVELOPE": "The file is neither a signed PDF nor a signed envelope.",
    "NOT_CANONICAL": "The file is not written the way it was signed: bytes outside the signature were changed.",
    "NOT_ONE_SIGNATURE": "A report has one signature.",
    "NOT_BASE64": "The envelope is not readable.",
    "KEYID_OF_ANOTHER_KEY": "The envelope names another key than the one it carries.",
    "NO_CERTIFICATE": "The envelope carries no certificate.",
    "BROKEN_CERTIFICATE": "The certificate is not readable.",
    "WRONG_PAYLOAD_TYPE": "What was signed is another kind of document, not a session report.",
    "NOT_A_P256_KEY": "The key is not of the kind reports are signed with (ECDSA P-256).",
    "SIGNATURE_DOES_NOT_HOLD": "The signature does not hold: the record was changed after it was signed.",
    "PDF_NOT_SIGNED": "The PDF has no signature.",
    "PDF_SIGNATURE_UNREADABLE": "The signature of the PDF is not readable.",
    "PDF_CHANGED_AFTER_SIGNING": "The PDF was changed after it was signed.",
    "PDF_SIGNATURE_DOES_NOT_HOLD": "The signature of the PDF does not hold.",
    "NO_RECORD_ATTACHED": "No session record is attached to the PDF.",
    "TWO_RECORDS_ATTACHED": "More than one session record is attached to the PDF.",
    "ATTACHMENT_UNREADABLE": "The record attached to the PDF is not readable.",
    "SIGNED_BY_DIFFERENT_KEYS": "The PDF and its record were signed with different keys.",
    "RECORD_OF_ANOTHER_REPORT": "The record attached to the PDF belongs to another report.",
    "SIGNER_NOT_NAMED": "The record names another signer than the one who signed it.",
    "SIGNER_NOT_TRUSTED": "The signature holds, but its key is none that is trusted.",
    "SAID_TWICE": "Something is said twice in one place, so that two readers may read two things.",
    "HEADER_DIFFERS": "The header says something else than the entries.",
    "CUT_OFF": "The end of the record is missing.",
    "TOO_MANY_ENTRIES": "The record has more entries than any report.",
    "ENTRY_TOO_LONG": "An entry is longer than any that is written.",
    "NO_HEADER": "The record does not start with the header of a report.",
    "OTHER_SCHEMA": "The record is of a schema this program does not know.",
    "NO_SESSIONS": "There is no session in it.",
    "SESSION_TWICE": "A session is in it twice.",
    "NUMBER_WITHOUT_PREVIOUS": "The report's number and the report before it do not go together.",
    "ANOTHER_REPORT_BEFORE": "It names another report as the one before it.",
    "ENTRIES_MISSING_OR_ADDED": "Entries are missing or were added.",
    "CHAIN_BROKEN": "The chain is broken: an entry was changed, moved, taken out or put in.",
    "OUT_OF_PERIOD": "The entries are not of the period the report is for.",
    "NO_ENTRY": "A line is not an entry of a journal.",
    "NOT_OPENED": "The session does not start with its opening.",
    "ANOTHER_SESSION": "The entries are those of another session.",
    "OUT_OF_SEQUENCE": "An entry is out of sequence.",
    "OPENED_TWICE": "The session is opened twice.",
    "GOES_ON_AFTER_CLOSE": "The session goes on after its close.",
    "UNKNOWN_GAME": "This program does not know the game.",
    "RULES_NOT_ALLOWED": "No house may have the options in force.",
    "REFUSED": "The rules refuse this step.",
    "CANNOT_BE_PLAYED": "The step cannot be played.",
    "SETTLED_OTHERWISE": "The rules settle this wager otherwise.",
    "HAPPENED_OTHERWISE": "Something else happens by the rules.",
    "SUMS_DIFFER": "The sums of the session are not what its rounds come to.",
    "MONEY_NOT_CONSERVED": "Money appeared or vanished.",
    "TOTALS_DIFFER": "The totals are not what the rounds come to.",
    "THEORY_DIFFERS": "The theoretical hold is not what the exact edges come to.",
    "THEORY_NOT_CHECKED": "So many sets of rules were played by that the theoretical hold was not worked out again.",
    "SOURCE_NOT_HEALTHY": "The source of chance failed its health test.",
    "FACE_OUT_OF_BOUNDS": "An outcome came up further from its share than chance allows.",
    "REPEATS_OUT_OF_BOUNDS": "Outcomes repeated themselves further from the expected than chance allows.",
    "TOO_UNEVEN": "The outcomes together are less even than chance allows.",
    "TOO_EVEN": "The outcomes together are more even than chance allows.",
    "CLOCK_JUMPED": "The clock of the table jumped; times from there on are only a claim.",
    "STILL_OPEN": "The session had not been closed when the report was made.",
    "NOT_ONE_LINE": "An entry is not one line.",
    "UNREADABLE": "The file cannot be read.",
    "NOT_WRITTEN": "The file cannot be written.",
    "NO_SUCH_KEY": "There is no key of this name; make one with: feltwright key make NAME",
    "KEY_EXISTS": "There is already a key of this name.",
    "KEY_REPLACED": "Another key took the place of this one already.",
    "CONTAINER_TOO_LARGE": "The file is larger than any PKCS#12 file with a key.",
    "BAD_KEY_NAME": "A key's name is up to 40 small letters, digits, - and _.",
    "BROKEN_KEY": "The key's certificate is not readable.",
    "WRONG_PASSPHRASE": "The passphrase does not open the key.",
    "CERTIFICATE_OF_ANOTHER_KEY": "The certificate beside the key is another key's.",
    "CERTIFICATE_EXPIRED": "The certificate is no longer in force.",
    "CERTIFICATE_NOT_FOR_SIGNING": "The certificate is not for signing documents.",
    "CONTAINER_NOT_OPENED": "The PKCS#12 file cannot be opened with this passphrase.",
    "PASSPHRASE_TOO_SHORT": f"A passphrase has at least {SHORTEST} characters.",
}

CONCLUSIONS = {
    "TRUSTED": "The report is verified, and its signer is trusted.",
    "VERIFIED": "The report is verified. Whose key it is, only the fingerprint tells.",
    "NOT_VERIFIED": "The report is NOT verified: not {0}.",
}
PLACES = {"session": "session {0}", "round": "round {0}", "entry": "entry {0}"}
QUESTIONS = {question: question.value for question in Question}
TABLES: dict[str, Mapping[Any, str]] = {
    "Verdicts": CODES,
    "Verification": CONCLUSIONS,
    "Places in a record": PLACES,
    "Questions": QUESTIONS,
}
"""Every table of words by the context it is translated in."""


def fault_words(fault: Fault) -> str:
    """A fault and its place.

    >>> fault_words(Fault("CHAIN_BROKEN", "a1"))
    'The chain is broken: an entry was changed, moved, taken out or put in. (session a1)'
    """
    place = [_place("session", fault.session)] if fault.session else []
    place += [_place("round", fault.round)] if fault.round else []
    place += [_place("entry", fault.seq)] if fault.seq >= 0 else []
    place += [fault.wager] if fault.wager else []
    place += [fault.detail] if fault.detail else []
    return _code_words(fault.code) + (f" ({'; '.join(place)})" if place else "")


def _place(what: str, which: object) -> str:
    return speak("Places in a record", PLACES[what]).format(which)


def _code_words(code: str) -> str:
    return speak("Verdicts", CODES[code])


def problem_words(code: str, detail: str = "") -> str:
    """A problem that has no place in a session."""
    return fault_words(Fault(code, detail=detail))


def verdict_words(verdict: Verdict) -> str:
    """One verdict in a sentence."""
    return _code_words(verdict.code) if verdict.fault is None else fault_words(verdict.fault)


def conclusion_words(found: Verification) -> str:
    """All four in one line."""
    if found.holds and found.trusted:
        return speak("Verification", CONCLUSIONS["TRUSTED"])
    if found.holds:
        return speak("Verification", CONCLUSIONS["VERIFIED"])
    wrong = ", ".join(question_words(v.question) for v in found.verdicts if v.holds is False)
    return speak("Verification", CONCLUSIONS["NOT_VERIFIED"]).format(wrong)


def question_words(question: Question) -> str:
    """What a verdict is about."""
    return speak("Questions", QUESTIONS[question])
