"""The review record kept beside a layout: comments and decisions, each bound to the content it was made on.

The history is only ever added to; what stands now is worked out from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from math import isfinite
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from feltwright.files.disk import FileMissing, read_bytes, size_words
from feltwright.files.problems import FileError, FileProblem
from feltwright.files.writing import is_shipped, write_whole
from feltwright.layout.digest import content_digest
from feltwright.review.findings import Place

FORMAT = 1
SUFFIX = ".review.json"
LARGEST_BYTES = 16_000_000
"""More than a hundred thousand lines; a review has some dozens."""
NOT_VOTED = "not_voted"
VOTES = ("for", "against", "abstained", NOT_VOTED)


class Stage(StrEnum):
    """Who decides: first the commission, then the governing body."""

    COMMISSION = "commission"
    GOVERNING_BODY = "governing_body"


class Outcome(StrEnum):
    """What a decision says."""

    APPROVE = "approve"
    APPROVE_WITH_CONDITIONS = "approve_with_conditions"
    RETURN = "return_for_revision"


class Status(StrEnum):
    """Where a layout stands; the words a session's record carries too."""

    NOT_REVIEWED = "not_reviewed"
    UNDER_REVIEW = "under_review"
    APPROVED = "approved"
    APPROVED_WITH_CONDITIONS = "approved_with_conditions"
    RETURNED = "returned"
    CHANGED = "changed_since_approval"


class Vote(Struct, frozen=True):
    """How a named member voted: one of `VOTES`; who has not voted is named and counts for nothing."""

    name: str
    vote: str


class Commented(Struct, frozen=True, tag="commented"):
    """A numbered comment pinned to an area, a point or the felt as a whole, with its reason and precedent."""

    number: int
    author: str
    text: str
    reason: str = ""
    precedent: str = ""
    entry: str = ""
    place: Place | None = None


class Answered(Struct, frozen=True, tag="answered"):
    """An answer to a comment."""

    number: int
    author: str
    text: str


class Resolved(Struct, frozen=True, tag="resolved"):
    """A comment settled, and how."""

    number: int
    author: str
    text: str = ""


class Reopened(Struct, frozen=True, tag="reopened"):
    """A comment taken up again."""

    number: int
    author: str
    text: str = ""


class Decided(Struct, frozen=True, tag="decided"):
    """A recorded decision of one stage."""

    stage: Stage
    outcome: Outcome
    motion: str
    moved_by: str = ""
    votes: tuple[Vote, ...] = ()
    conditions: tuple[str, ...] = ()
    deadline: str = ""
    """A day, as 2026-11-30, by which a returned layout or a condition is due; empty: none was set."""


Step: TypeAlias = Commented | Answered | Resolved | Reopened | Decided


class Record(Struct, frozen=True):
    """One line of the history: when, on which content, what."""

    utc: str
    digest: str
    edition: str
    step: Step


class Comment(Struct, frozen=True):
    """A comment as it stands now."""

    made: Commented
    digest: str
    utc: str
    answers: tuple[Answered, ...] = ()
    resolved: Resolved | None = None


class Dossier(Struct, frozen=True):
    """The review record of one layout."""

    format: int = FORMAT
    layout: str = ""
    """The stem of the layout's file."""
    history: tuple[Record, ...] = ()

    def comments(self) -> tuple[Comment, ...]:
        """Every comment with its answers, by number."""
        found: dict[int, Comment] = {}
        answers: dict[int, list[Answered]] = {}
        for record in self.history:
            match record.step:
                case Commented() as step:
                    found[step.number] = Comment(step, record.digest, record.utc)
                    answers[step.number] = []
                case Answered() as step:
                    answers[step.number].append(step)
                case Resolved() as step:
                    found[step.number] = replace(found[step.number], resolved=step)
                case Reopened() as step:
                    found[step.number] = replace(found[step.number], resolved=None)
        return tuple(replace(found[number], answers=tuple(answers[number])) for number in sorted(found))

    def decisions(self) -> tuple[tuple[Record, Decided], ...]:
        """Every decision with the line it stands on, oldest first."""
        return tuple((record, record.step) for record in self.history if isinstance(record.step, Decided))

    def members(self) -> tuple[str, ...]:
        """Those named in the last decision, whether or not they voted."""
        decisions = self.decisions()
        return tuple(vote.name for vote in decisions[-1][1].votes) if decisions else ()

    def next_number(self) -> int:
        """The number of the next comment."""
        return 1 + max((comment.made.number for comment in self.comments()), default=0)

    def status(self, digest: str) -> Status:
        """Where content with this digest stands."""
        decisions = self.decisions()
        if not decisions:
            return Status.UNDER_REVIEW if self.history else Status.NOT_REVIEWED
        record, last = decisions[-1]
        if record.digest != digest:
            return self._status_of_other(digest)
        if last.outcome is Outcome.RETURN:
            return Status.RETURNED
        if last.stage is Stage.COMMISSION:
            return Status.UNDER_REVIEW
        conditions = any(
            made.conditions or made.outcome is Outcome.APPROVE_WITH_CONDITIONS for made in self._on(digest)
        )
        return Status.APPROVED_WITH_CONDITIONS if conditions else Status.APPROVED

    def _on(self, digest: str) -> Iterator[Decided]:
        """The last decision of each stage on this content."""
        yield from {made.stage: made for record, made in self.decisions() if record.digest == digest}.values()

    def _status_of_other(self, digest: str) -> Status:
        """Content that the last decision was not about: edited after an approval, or under review again."""
        finals = [
            (record, made)
            for record, made in self.decisions()
            if made.stage is Stage.GOVERNING_BODY and made.outcome is not Outcome.RETURN
        ]
        return Status.CHANGED if finals and finals[-1][0].digest != digest else Status.UNDER_REVIEW


class DossierError(Exception):
    """A review record that cannot be used or a step that does not fit it: a code and what it is about."""

    def __init__(self, code: str, detail: str = "", problem: FileProblem | None = None) -> None:
        super().__init__(f"{code} {problem or detail}".rstrip())
        self.code = code
        self.detail = detail
        self.problem = problem
        """Why the file cannot be read."""


def path_for(layout_path: Path) -> Path:
    """Where the record of a layout is kept: beside it."""
    return layout_path.with_name(layout_path.stem + SUFFIX)


def load(layout_path: Path) -> Dossier:
    """The record beside a layout, an empty one if there is none; DossierError if it cannot be read."""
    path = path_for(layout_path)
    try:
        data = read_bytes(path, LARGEST_BYTES)
    except FileMissing:
        return Dossier(layout=layout_path.stem)
    except FileError as error:
        raise DossierError("CANNOT_READ", problem=error.problems[0]) from error
    try:
        return decode(data)
    except DossierError as error:
        raise DossierError(error.code, f"{path.name}: {error.detail}") from error


def decode(data: bytes) -> Dossier:
    """A record from its bytes; DossierError if they are none."""
    if len(data) > LARGEST_BYTES:
        raise DossierError("NO_RECORD", f"> {size_words(LARGEST_BYTES)}")
    try:
        found = msgspec.json.decode(data, type=Dossier)
    except (ValueError, RecursionError) as error:
        raise DossierError("NO_RECORD", str(error)) from error
    if found.format > FORMAT:
        raise DossierError("NEWER_FORMAT", str(found.format))
    _check_history(found)
    return found


def _check_history(found: Dossier) -> None:
    """A record whose lines lead nowhere was not written here."""
    known: set[int] = set()
    for record in found.history:
        step = record.step
        if isinstance(step, Commented):
            known.add(step.number)
        elif not isinstance(step, Decided) and step.number not in known:
            raise DossierError("NO_SUCH_COMMENT", str(step.number))


def save(layout_path: Path, dossier: Dossier) -> None:
    """Write the record in one move; DossierError if lines already on disk would be lost or it cannot be written."""
    kept = load(layout_path).history
    if kept != dossier.history[: len(kept)]:
        raise DossierError("HISTORY_CHANGED", path_for(layout_path).name)
    path = path_for(layout_path)
    if is_shipped(layout_path):
        raise DossierError("SHIPPED", path.name)
    data = msgspec.json.format(msgspec.json.encode(dossier), indent=1)
    try:
        write_whole(path, data + b"\n")
    except OSError as error:
        raise DossierError("CANNOT_WRITE", f"{path.name}: {error.strerror}") from error


def added(dossier: Dossier, step: Step, text: str, utc: str, edition: str = "") -> Dossier:
    """The record with one more line, made on the layout's text; DossierError if the step does not fit."""
    digest = content_digest(text)
    why = _why_not(dossier, step, digest)
    if why:
        raise why
    return replace(dossier, history=(*dossier.history, Record(utc, digest, edition, step)))


def _why_not(dossier: Dossier, step: Step, digest: str) -> DossierError | None:
    match step:
        case Commented():
            return _why_no_comment(dossier, step)
        case Decided():
            return _why_no_decision(dossier, step, digest)
    comment = next((found for found in dossier.comments() if found.made.number == step.number), None)
    if comment is None:
        return DossierError("NO_SUCH_COMMENT", str(step.number))
    if not step.author.strip():
        return DossierError("NO_NAME")
    if isinstance(step, Answered) and not step.text.strip():
        return DossierError("NO_TEXT")
    if isinstance(step, Reopened) == (comment.resolved is None):
        return DossierError("NOT_RESOLVED" if isinstance(step, Reopened) else "ALREADY_RESOLVED", str(step.number))
    return None


def _why_no_comment(dossier: Dossier, step: Commented) -> DossierError | None:
    if step.number != dossier.next_number():
        return DossierError("WRONG_NUMBER", f"{step.number} instead of {dossier.next_number()}")
    if not step.author.strip():
        return DossierError("NO_NAME")
    if step.place is not None and not all(isfinite(mm) for mm in msgspec.structs.astuple(step.place)):
        return DossierError("NO_PLACE")
    return None if step.text.strip() else DossierError("NO_TEXT")


def _why_no_decision(dossier: Dossier, step: Decided, digest: str) -> DossierError | None:
    if not step.motion.strip():
        return DossierError("NO_MOTION")
    wrong = _why_no_votes(step.votes)
    if wrong is not None:
        return wrong
    if not _carried(step):
        return DossierError("NOT_CARRIED")
    if step.outcome is Outcome.APPROVE_WITH_CONDITIONS and not any(text.strip() for text in step.conditions):
        return DossierError("NO_CONDITIONS")
    if step.stage is Stage.GOVERNING_BODY and not passed_commission(dossier, digest):
        return DossierError("COMMISSION_FIRST")
    return None


def _why_no_votes(votes: tuple[Vote, ...]) -> DossierError | None:
    if not votes:
        return DossierError("NO_VOTES")
    if not all(vote.name.strip() for vote in votes):
        return DossierError("NO_VOTER")
    names = [" ".join(vote.name.split()).casefold() for vote in votes]
    twice = [vote.name.strip() for vote, name in zip(votes, names, strict=True) if names.count(name) > 1]
    if twice:
        return DossierError("VOTED_TWICE", ", ".join(dict.fromkeys(twice)))
    unknown = [vote.vote for vote in votes if vote.vote not in VOTES]
    return DossierError("UNKNOWN_VOTE", unknown[0]) if unknown else None


def _carried(step: Decided) -> bool:
    votes = [vote.vote for vote in step.votes]
    return votes.count("for") > votes.count("against")


def passed_commission(dossier: Dossier, digest: str) -> bool:
    """Whether the commission let content with this digest go on to the governing body."""
    of_commission = [
        made for record, made in dossier.decisions() if made.stage is Stage.COMMISSION and record.digest == digest
    ]
    return bool(of_commission) and of_commission[-1].outcome is not Outcome.RETURN


def status_of(layout_path: Path, text: str) -> Status:
    """Where a layout file with this text stands; DossierError if the record beside it cannot be read."""
    return load(layout_path).status(content_digest(text))
