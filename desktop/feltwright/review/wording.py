"""Words for the codes of a review: findings, changes, states of a record and what is wrong with a step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from feltwright.review.compare import Change, ChangeKind
from feltwright.review.dossier import NOT_VOTED, DossierError, Outcome, Stage, Status
from feltwright.review.findings import Finding, Severity
from feltwright.speech import number, speak
from feltwright.wording.problems import file_problem_words

_LENGTH = re.compile(r"\d+\.\d+(?: mm)?")

FINDINGS = {
    "OFF_THE_CLOTH": "It reaches beyond the cloth.",
    "AREAS_OVERLAP": "It overlaps {other}.",
    "NO_ROOM_FOR_CHIP": "A chip does not fit: there is room for {mm} mm where the stack stands.",
    "STACKS_TOO_CLOSE": "Its stack stands {mm} mm from that of {other}.",
    "CHIP_TAKEN_FOR_OTHER": "A chip put where its stack stands is taken for another area: {other}.",
    "SEATS_TOO_CLOSE": "It is {mm} mm from {other}.",
    "WAGER_WITHOUT_AREA": "{wager} can be bet but has no area.",
    "AREA_NOT_OFFERED": "{wager} cannot be bet under these rules.",
    "KEY_TWICE": "{wager} already has the area {other}.",
    "WRONG_POSITIONS": "There are {count} betting positions; the text allows {least} to {most}.",
    "WRONG_ZONES": "There are {count} places to bet instead of {wanted}.",
    "ONE_END_ONLY": "{wager} is missing at the other end of the table.",
    "MADE_FOR_OTHER_OPTION": "The felt is made for {option} = {made_for}, but {in_force} is in force.",
    "WRONG_SEATS": "There are {count} seats for {wanted} betting positions.",
    "WORDING_MISSING": "The cloth does not say “{words}”.",
    "ODDS_SAY_FOR": "Odds are printed with the word for: “{words}”.",
    "ODDS_SAY_OTHER": "Odds are not printed with the word the text asks for ({allowed}): “{words}”.",
    "TOO_SMALL": "Capitals of {mm} mm cannot be read from {distance} mm; {least} mm are needed.",
    "LOW_CONTRAST": "{colour} on {ground} has a contrast of {ratio} to 1 only.",
    "WORDS_OVERLAP": "The words run into those of {other}.",
    "LINE_THROUGH_WORDS": "A printed line runs through the words: {other}.",
    "LABEL_LEAVES_AREA": "“{words}” reaches out of its area.",
    "LABEL_MISSING": "The area does not say “{words}”.",
    "PICTURE_MISSING": "The area does not show the picture of its card: {picture}.",
    "OTHER_ODDS_PRINTED": "The cloth says “{printed}”; under the pay table in force it must say “{words}”.",
    "AREA_PAYS_OTHER": "The area says “{printed}” but its wager pays {pays}.",
    "NOTHING_PAYS_THAT": "No wager pays {printed}.",
    "ENGINE_PAYS_OTHER": "{wager} was paid {paid} in play, but its pay table says {pays}.",
    "TEXT_PRINTS_OTHER": "The text prints “{text}”; under the pay table in force the cloth says “{words}”.",
    "RULE_NOT_IN_FORCE": "“{words}” is not the rule in force.",
    "FITTING_MISSING": "{count} of {wanted} wanted: {kind}.",
    "FITTING_SIZE": "The {kind} is {mm} mm across; the text asks for {least} to {most} mm.",
    "FITTING_SIDE": "The {kind} does not stand where the text puts it: {side}.",
    "WHEEL_SECTIONS": "The wheel does not carry the sections the text asks for: {wrong}.",
    "WHEEL_ORDER": "The wheel's order is not the common one: is it approved?",
    "OTHER_COLOUR": "{number} is printed in {colour} instead of {wanted}.",
    "BELONGS_ON_A_SIGN": "On a sign, not on the cloth: {says}.",
    "SIGN_ON_THE_CLOTH": "This belongs on a sign: {says}.",
    "NO_EDGE": "{wager} has a house edge of {edge}: nothing, or in the player's favour.",
    "NO_STAKE": "{wager} cannot be made: no stake within the limits can be paid in whole chips.",
    "EDGE_FAR_FROM_PEERS": "{wager} has a house edge of {edge}; its peers have about {usual}.",
    "ERRATUM": "A gap or contradiction of the text touches this felt. Adopted: {says}",
    "DANGLING_CITATION": "The clause cited does not exist: {cite}.",
    "MORE_FINDINGS": "This check finds more than {most} faults; the others are not listed.",
    "NO_DUTIES_ON_FILE": "Nobody has yet gone through what the texts ask of this felt.",
}
STATUSES = {
    Status.NOT_REVIEWED: "not reviewed",
    Status.UNDER_REVIEW: "under review",
    Status.APPROVED: "approved",
    Status.APPROVED_WITH_CONDITIONS: "approved with conditions",
    Status.RETURNED: "returned for revision",
    Status.CHANGED: "changed since approval",
}
RECORD_PROBLEMS = {
    "CANNOT_READ": "The review record cannot be read",
    "CANNOT_WRITE": "The review record cannot be written",
    "SHIPPED": "The felt comes with the program, which never writes beside it: review a copy of your own",
    "NO_RECORD": "This is no review record",
    "NEWER_FORMAT": "The review record was written by a newer program",
    "HISTORY_CHANGED": "Somebody else has added to the review record, or its history was changed",
    "NO_SUCH_COMMENT": "There is no comment of that number",
    "WRONG_NUMBER": "Comments are numbered one after the other",
    "NO_NAME": "Who says so is missing",
    "NO_PLACE": "The place of the comment is none",
    "NO_TEXT": "The words are missing",
    "ALREADY_RESOLVED": "The comment is already resolved",
    "NOT_RESOLVED": "The comment is still open",
    "NO_MOTION": "The motion is missing",
    "NO_VOTES": "A decision names those who voted",
    "NO_VOTER": "A vote has no name beside it",
    "VOTED_TWICE": "A member votes once",
    "UNKNOWN_VOTE": "A vote is for, against, abstained or not voted",
    "NOT_CARRIED": "The motion has no majority",
    "NO_CONDITIONS": "The conditions are missing",
    "COMMISSION_FIRST": "The commission decides on this content first",
}

SEVERITIES = {Severity.VIOLATION: "violation", Severity.QUESTION: "question", Severity.NOTE: "note"}
STAGES = {Stage.COMMISSION: "commission", Stage.GOVERNING_BODY: "governing body"}
OUTCOMES = {
    Outcome.APPROVE: "approve",
    Outcome.APPROVE_WITH_CONDITIONS: "approve with conditions",
    Outcome.RETURN: "return for revision",
}
VOTES = {"for": "for", "against": "against", "abstained": "abstained", NOT_VOTED: "not voted"}
CHANGES = {kind: kind.value for kind in ChangeKind}
ENTRIES = {name: name for name in ("area", "inscription", "anchor", "guide", "glyph", "layout")}
VERDICTS = {
    "SIGNED": "The signature holds. Compare the fingerprint: the key vouches only for itself.",
    "SIGNER_TRUSTED": "The signature holds, and its key is one that is trusted.",
    "NOBODY_SIGNED": "Nobody signed the package: anyone may have made it.",
    "ENVELOPE_MISSING": "The signature was taken out of the package",
    "NOT_A_PACKAGE": "This is no submission package",
    "TOO_LARGE": "It is larger than any submission",
    "TOO_MANY_FILES": "It holds more files than any submission",
    "FILE_TWICE": "A file is in it twice",
    "NO_CONTENTS": "There is no table of contents to judge by",
    "CONTENTS_UNREADABLE": "The table of contents cannot be read",
    "NEWER_FORMAT": "The package was made by a newer program",
    "CONTENTS_NOT_THOSE_SIGNED": "The table of contents is not the one that was signed",
    "SIGNER_NOT_NAMED": "The table of contents names another signer than the one who signed it",
    "SIGNER_NOT_TRUSTED": "The signature holds, but its key is none that is trusted",
    "SIGNED_BY_DIFFERENT_KEYS": "The booklet was signed with another key than the package",
    "BOOKLET_OF_ANOTHER_PACKAGE": "The booklet belongs to another package",
    "FILE_MISSING": "A file is missing",
    "FILE_ADDED": "A file was added",
    "FILE_DIFFERS": "A file was changed",
    "EVERY_FILE_AS_LISTED": "Every file is there as it was listed",
    "LAYOUT_UNUSABLE": "The layout in the package cannot be used",
    "RECORD_UNUSABLE": "The review record in the package cannot be used",
    "LAYOUT_OF_ANOTHER_DIGEST": "The layout is not the one the package is about",
    "STATUS_DIFFERS": "The review record gives another status than the table of contents",
    "EDITION_DIFFERS": "The layout has another title or edition than the table of contents",
    "PAPER_DIFFERS": "A paper does not say what the layout and its checks give",
    "WORKED_OUT_ANEW": "Schedules, findings and status were worked out again from the layout and came out the same.",
}
TABLES: dict[str, Mapping[Any, str]] = {
    "Findings": FINDINGS,
    "Review states": STATUSES,
    "Review problems": RECORD_PROBLEMS,
    "Severities": SEVERITIES,
    "Review stages": STAGES,
    "Review outcomes": OUTCOMES,
    "Votes": VOTES,
    "Changes": CHANGES,
    "Layout entries": ENTRIES,
    "Package verdicts": VERDICTS,
}
"""Every table of words by the context it is translated in, as in `feltwright.wording`."""


def said(context: str, code: str) -> str:
    """The word or sentence of a code in the language in use."""
    return speak(context, TABLES[context][code])


def vote_words(vote: str) -> str:
    """How a member voted; what a record says otherwise, as it says it."""
    return said("Votes", vote) if vote in VOTES else vote


def status_words(status: Status) -> str:
    """Where a layout stands."""
    return said("Review states", status)


def finding_words(finding: Finding) -> str:
    """A finding as a sentence."""
    return said("Findings", finding.code).format_map({name: _told(text) for name, text in finding.params})


def _told(text: str) -> str:
    """What a finding is about: words of the register or of a duty in the language in use, a length in its figures."""
    if _LENGTH.fullmatch(text):
        return number(text)
    return next((told for context in ("Errata", "Duties") if (told := speak(context, text)) != text), text)


def change_words(change: Change) -> str:
    """A change as a line."""
    told = " -> ".join(part for part in (change.before, change.after) if part)
    kind, what = said("Changes", change.kind), said("Layout entries", change.what)
    return f"{kind} {what} {change.entry}".rstrip() + (f": {told}" if told else "")


def record_problem_words(error: DossierError) -> str:
    """Why a step of the review cannot be recorded."""
    detail = file_problem_words(error.problem) if error.problem else error.detail
    return said("Review problems", error.code) + (f": {detail}" if detail else "") + "."
