"""`feltwright layout check` and `compare`: every finding on a felt, and what differs between two editions."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from feltwright.commands import Commands, Failure, add_json, add_rules, problem_fields, say, say_json, the_text
from feltwright.files.problems import FileError, FileProblem
from feltwright.files.toml import read_text
from feltwright.files.writing import check_writable, write_whole
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutFaults
from feltwright.layout.sections import line_of
from feltwright.review.compare import Change, compare, in_order
from feltwright.review.dossier import DossierError, Status, status_of
from feltwright.review.findings import Finding
from feltwright.review.inspect import Inspection, inspect
from feltwright.review.wording import change_words, finding_words, record_problem_words, status_words
from feltwright.wording import file_problem_words


def add_to(commands: Commands) -> None:
    """The commands and their arguments."""
    from feltwright.commands import exports, layout_packages, layout_reviews

    parser = commands.add_parser("layout", help="check, compare and review layout files")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    check = verbs.add_parser("check", help="every finding on layouts; 1 if any is a violation")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--no-edges", action="store_true", help="leave out the findings on house edges")
    add_rules(check)
    add_json(check)
    check.set_defaults(run=run)
    differ = verbs.add_parser("compare", help="what differs between two editions; 1 if it is drawn, printed or bet on")
    differ.add_argument("old", metavar="OLD")
    differ.add_argument("new", metavar="NEW")
    differ.add_argument("--svg", default="", metavar="FILE", help="draw the redline at 1:1 with its key into FILE")
    differ.add_argument("--pdf", default="", metavar="FILE", help="the same as one page at full size")
    add_rules(differ)
    add_json(differ)
    differ.set_defaults(run=run_compare)
    layout_reviews.add_to(verbs)
    exports.add_to(verbs)
    layout_packages.add_to(verbs)


def chosen_options(pairs: list[str]) -> dict[str, object]:
    """`K=V` pairs as options; Failure for one without an equals sign."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Failure(f"an option is written name=value, not {pair!r}")
        found[name] = value
    return found


def inspected(file: str, arguments: argparse.Namespace, *, edges: bool) -> Inspection:
    """One file inspected; a file that cannot be read is an inspection with problems."""
    path = Path(file)
    options = chosen_options(arguments.option)
    try:
        text = read_text(path, LayoutFaults(path.name))
    except FileError as error:
        return Inspection(None, None, problems=error.problems)
    return inspect(text, path.name, arguments.profile, options, wait_for_edges=edges)


def run(arguments: argparse.Namespace) -> int:
    """Check every file; 1 if any is wrong."""
    code = 0
    for file in arguments.files:
        found = inspected(file, arguments, edges=not arguments.no_edges)
        code = code if found.passed else 1
        if arguments.json:
            say_json(_fields(file, found))
        else:
            _say(file, found)
    return code


def _fields(file: str, found: Inspection) -> dict[str, Any]:
    return {
        "file": file,
        "ok": found.passed,
        "status": _status(file, found),
        "areas": len(found.layout.areas) if found.layout else 0,
        "problems": [{**problem_fields(each), "line": line} for each, line in _lines(file, found.problems)],
        "findings": [finding_fields(finding) for finding in found.findings],
    }


def _lines(file: str, problems: Sequence[FileProblem]) -> Iterator[tuple[FileProblem, int]]:
    """The problems of a file, each with the line it is about, from 1; 0 if that cannot be told."""
    try:
        text = read_text(Path(file), LayoutFaults(file)) if problems else ""
    except FileError:
        text = ""
    for problem in problems:
        yield problem, line_of(text, problem.entry, problem.key, problem.detail)


def finding_fields(finding: Finding) -> dict[str, Any]:
    """A finding as plain values, with its sentence."""
    fields: dict[str, Any] = msgspec.to_builtins(finding)
    return {**fields, "params": dict(finding.params), "says": finding_words(finding)}


def _status(file: str, found: Inspection) -> str:
    """Where the file stands; nothing for one that cannot be used."""
    return "" if found.layout is None else _standing(file).value


def _standing(file: str) -> Status:
    path = Path(file)
    try:
        return status_of(path, the_text(path))
    except DossierError as error:
        raise Failure(record_problem_words(error)) from None


def _say(file: str, found: Inspection) -> None:
    if found.layout is None:
        say(f"{file}: {len(found.problems)} problems")
        for problem, line in _lines(file, found.problems):
            say(f"  {f'line {line}: ' if line else ''}{file_problem_words(problem)}")
        return
    status = status_words(Status(_status(file, found)))
    say(f"{file}: {len(found.layout.areas)} areas, {len(found.findings)} findings, {status}")
    for finding in found.findings:
        where = f" {finding.entry}:" if finding.entry else ""
        say(f"  {finding.check} {finding.severity.value}:{where} {finding_words(finding)} [{finding.cite}]")


def run_compare(arguments: argparse.Namespace) -> int:
    """List what differs; 1 if anything that is drawn, printed or bet on does."""
    old, new = _layout(arguments.old, arguments), _layout(arguments.new, arguments)
    changes = in_order(compare(old, new))
    _draw(arguments, old, new)
    if arguments.json:
        sides = {"old": _edition(arguments.old, old), "new": _edition(arguments.new, new)}
        say_json({**sides, "changes": [_change_fields(nth, change) for nth, change in enumerate(changes, 1)]})
    else:
        _say_changes(arguments, changes)
    return int(any(change.substance for change in changes))


def _draw(arguments: argparse.Namespace, old: Layout, new: Layout) -> None:
    """The redline into the files asked for."""
    if not (arguments.svg or arguments.pdf):
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from feltwright.app.main import make_app
    from feltwright.drawing.redline_sheet import redline_pdf, redline_sheet, redline_svg
    from feltwright.drawing.sheets import TooLarge

    app = make_app([])
    assert app is not None, "fonts need an application"
    digests = [content_digest(the_text(Path(file))) for file in (arguments.old, arguments.new)]
    sheet = redline_sheet(old, new, (digests[0], digests[1]))
    try:
        for output in filter(None, (arguments.svg, arguments.pdf)):
            check_writable(Path(output))
        if arguments.svg:
            write_whole(Path(arguments.svg), redline_svg(sheet).encode())
        if arguments.pdf:
            write_whole(Path(arguments.pdf), redline_pdf(sheet))
    except OSError as error:
        raise Failure(f"{error.filename}: {error.strerror or error}") from error
    except TooLarge as error:
        raise Failure(f"no single page holds the redline ({error}); use --svg") from error


def _edition(file: str, layout: Layout) -> dict[str, str]:
    return {"file": file, "edition": layout.edition, "status": _standing(file).value}


def _change_fields(number: int, change: Change) -> dict[str, Any]:
    return {"number": number, **msgspec.to_builtins(change), "says": change_words(change)}


def _say_changes(arguments: argparse.Namespace, changes: tuple[Change, ...]) -> None:
    for file in (arguments.old, arguments.new):
        say(f"{file}: {status_words(_standing(file))}")
    for nth, change in enumerate(changes, 1):
        say(f"{nth:>4}  {'substance ' if change.substance else 'formatting'}  {change_words(change)}")
    if not changes:
        say("no difference")


def _layout(file: str, arguments: argparse.Namespace) -> Layout:
    found = inspected(file, arguments, edges=False)
    if found.layout is None:
        raise Failure(*(file_problem_words(problem) for problem in found.problems))
    return found.layout
