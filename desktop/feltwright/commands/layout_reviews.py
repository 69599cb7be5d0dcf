"""`feltwright layout review`: comments and decisions in the record kept beside a layout."""

from __future__ import annotations

import argparse
import tomllib
from datetime import datetime
from math import isfinite
from pathlib import Path

import msgspec

from feltwright import clocks
from feltwright.commands import Commands, Failure, add_json, say, say_json, the_text
from feltwright.files.toml import loads
from feltwright.layout.digest import content_digest
from feltwright.review import dossier
from feltwright.review.dossier import (
    VOTES,
    Answered,
    Comment,
    Commented,
    Decided,
    DossierError,
    Outcome,
    Record,
    Reopened,
    Resolved,
    Stage,
    Step,
    Vote,
)
from feltwright.review.findings import Place
from feltwright.review.inspect import inspect
from feltwright.review.subject import places_of
from feltwright.review.wording import record_problem_words, said, status_words, vote_words


def add_to(verbs: Commands) -> None:
    """The command, its steps and their arguments."""
    parser = verbs.add_parser("review", help="comments and decisions on a layout")
    parser.add_argument("file", metavar="FILE")
    steps = parser.add_subparsers(dest="step", metavar="STEP", required=True)
    listed = steps.add_parser("list", help="where the layout stands, with comments and decisions")
    add_json(listed)
    listed.set_defaults(run=run_list)
    comment = steps.add_parser("comment", help="a new numbered comment")
    _by(comment)
    comment.add_argument("--reason", default="")
    comment.add_argument("--precedent", default="")
    comment.add_argument("--entry", default="", metavar="ID", help="the area, inscription or anchor it is about")
    comment.add_argument("--at", default="", metavar="X,Y", help="the point it is about, in mm from the top left")
    comment.set_defaults(run=run_comment)
    for name, runner in (("answer", run_answer), ("resolve", run_resolve), ("reopen", run_reopen)):
        step = steps.add_parser(name, help=f"{name} a comment")
        step.add_argument("number", type=int)
        _by(step)
        step.set_defaults(run=runner)
    decide = steps.add_parser("decide", help="record a decision")
    decide.add_argument("stage", choices=[stage.value for stage in Stage])
    decide.add_argument("outcome", choices=[outcome.value for outcome in Outcome])
    decide.add_argument("--motion", required=True)
    decide.add_argument("--moved-by", default="")
    decide.add_argument("--vote", action="append", default=[], metavar=f"NAME={'|'.join(VOTES)}")
    decide.add_argument("--condition", action="append", default=[])
    decide.add_argument("--deadline", default="", metavar="YYYY-MM-DD")
    add_json(decide)
    decide.set_defaults(run=run_decide)


def _by(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text")
    parser.add_argument("--by", required=True, metavar="NAME")
    add_json(parser)


def _text(path: Path) -> str:
    text = the_text(path)
    try:
        content_digest(text)
    except tomllib.TOMLDecodeError as error:
        raise Failure(f"{path.name} is no TOML: {error}") from None
    return text


def _record(arguments: argparse.Namespace, step: Step) -> int:
    path = Path(arguments.file)
    text = _text(path)
    now = clocks.now().isoformat(timespec="seconds")
    edition = str(loads(text).get("edition", ""))
    try:
        dossier.save(path, dossier.added(dossier.load(path), step, text, now, edition))
        status = dossier.status_of(path, text)
    except DossierError as error:
        raise Failure(record_problem_words(error)) from None
    if arguments.json:
        say_json({"file": arguments.file, "status": status.value, "step": msgspec.to_builtins(step)})
    else:
        say(f"{path.name}: {status_words(status)}")
    return 0


def run_list(arguments: argparse.Namespace) -> int:
    """Show the record as it stands."""
    path = Path(arguments.file)
    text = _text(path)
    try:
        found = dossier.load(path)
    except DossierError as error:
        raise Failure(record_problem_words(error)) from None
    status = found.status(content_digest(text))
    if arguments.json:
        say_json({"status": status.value, **msgspec.to_builtins(found)})
        return 0
    say(f"{path.name}: {status_words(status)}")
    for comment in found.comments():
        _say_comment(comment)
    for record, made in found.decisions():
        _say_decision(record, made, is_of_this=record.digest == content_digest(text))
    return 0


def _say_comment(comment: Comment) -> None:
    made, settled = comment.made, comment.resolved
    state = "resolved" if settled else "open"
    say(f"  {made.number} ({state}) {made.entry} {made.author}: {made.text}")
    for head, words in (("reason", made.reason), ("precedent", made.precedent)):
        if words:
            say(f"      {head}: {words}")
    for answer in comment.answers:
        say(f"      {answer.author}: {answer.text}")
    if settled:
        say(f"      resolved by {settled.author}: {settled.text}".rstrip(": "))


def _say_decision(record: Record, made: Decided, *, is_of_this: bool) -> None:
    votes = ", ".join(f"{vote.name} {vote_words(vote.vote)}" for vote in made.votes)
    decided = f"{said('Review stages', made.stage)}: {said('Review outcomes', made.outcome)}"
    say(f"  {record.utc} {decided}: {made.motion} ({votes})")
    if made.moved_by:
        say(f"      moved by {made.moved_by}")
    for condition in made.conditions:
        say(f"      condition: {condition}")
    if made.deadline:
        say(f"      deadline: {made.deadline}")
    if not is_of_this:
        say(f"      made on other content: edition {record.edition}, {record.digest[:16]}")


def run_comment(arguments: argparse.Namespace) -> int:
    """Add a comment under the next number."""
    try:
        number = dossier.load(Path(arguments.file)).next_number()
    except DossierError as error:
        raise Failure(record_problem_words(error)) from None
    about = _place_of_entry(arguments)
    place = _point(arguments.at) or about
    words = arguments.by, arguments.text, arguments.reason, arguments.precedent
    return _record(arguments, Commented(number, *words, arguments.entry, place))


def _place_of_entry(arguments: argparse.Namespace) -> Place | None:
    """The middle of what a comment is about; Failure if it is not on the felt, which may be broken."""
    path = Path(arguments.file)
    found = inspect(_text(path), path.name)
    if not arguments.entry or found.layout is None:
        return None
    places = places_of(found.layout)
    if arguments.entry not in places:
        raise Failure(f"{path.name}: no area, inscription or anchor is called {arguments.entry!r}")
    box = places[arguments.entry]
    return Place(box.x_mm + box.w_mm / 2, box.y_mm + box.h_mm / 2, 0.0, 0.0)


def _point(text: str) -> Place | None:
    if not text:
        return None
    try:
        x, y = (float(part) for part in text.split(","))
        if not (isfinite(x) and isfinite(y)):
            raise ValueError
    except ValueError:
        raise Failure(f"a point is written 120,75 in millimetres, not {text!r}") from None
    return Place(x, y, 0.0, 0.0)


def run_answer(arguments: argparse.Namespace) -> int:
    """Answer a comment."""
    return _record(arguments, Answered(arguments.number, arguments.by, arguments.text))


def run_resolve(arguments: argparse.Namespace) -> int:
    """Resolve a comment."""
    return _record(arguments, Resolved(arguments.number, arguments.by, arguments.text))


def run_reopen(arguments: argparse.Namespace) -> int:
    """Take a resolved comment up again."""
    return _record(arguments, Reopened(arguments.number, arguments.by, arguments.text))


def _vote(text: str) -> Vote:
    name, equals, vote = text.partition("=")
    if not equals or vote not in VOTES:
        raise Failure(f"a vote is written NAME={'|'.join(VOTES)}, not {text!r}")
    return Vote(name.strip(), vote)


def run_decide(arguments: argparse.Namespace) -> int:
    """Record a decision with its votes."""
    if arguments.deadline:
        try:
            datetime.strptime(arguments.deadline, "%Y-%m-%d")
        except ValueError:
            raise Failure(f"a deadline is a day like 2026-11-30, not {arguments.deadline!r}") from None
    made = Decided(
        Stage(arguments.stage),
        Outcome(arguments.outcome),
        arguments.motion,
        arguments.moved_by,
        tuple(map(_vote, arguments.vote)),
        tuple(arguments.condition),
        arguments.deadline,
    )
    return _record(arguments, made)
