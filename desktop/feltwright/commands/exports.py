"""`feltwright layout export`: drawings true to scale, and the whole submission."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from feltwright import clocks
from feltwright.commands import Failure, add_json, add_rules, say, say_json, the_text
from feltwright.commands.passphrases import add_passphrase, passphrase
from feltwright.files.writing import is_shipped, write_whole
from feltwright.layout.digest import content_digest
from feltwright.review.dossier import DossierError, Status, load, status_of
from feltwright.review.inspect import Inspection
from feltwright.review.wording import record_problem_words, status_words
from feltwright.wording import file_problem_words

if TYPE_CHECKING:
    from feltwright.report.keys import Signer

FORMS = ("pdf", "svg", "dxf", "png", "package")
SHEETS = ("full", "a4", "letter", "a3")


def add_to(verbs: Any) -> None:
    """The verb and its arguments."""
    parser = verbs.add_parser("export", help="drawings true to scale, or the whole submission")
    parser.add_argument("file", metavar="FILE")
    forms = parser.add_mutually_exclusive_group(required=True)
    for form in FORMS:
        forms.add_argument(f"--{form}", dest="form", action="store_const", const=form)
    parser.add_argument("--sheet", choices=SHEETS, default="full", help="for --pdf: one page, or tiles of this size")
    parser.add_argument("--coloured", action="store_true", help="for --pdf and --svg: in the colours of the cloth")
    parser.add_argument(
        "-o", "--output", metavar="OUT", help="beside the layout if not given; here for one that comes with the program"
    )
    parser.add_argument("--key", default="", metavar="NAME", help="for --package: the key that signs it")
    add_passphrase(parser)
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write one file."""
    from feltwright.commands.layouts import inspected

    found = inspected(arguments.file, arguments, edges=arguments.form == "package")
    if found.layout is None:
        raise Failure(*(file_problem_words(problem) for problem in found.problems), code=1)
    path = Path(arguments.file)
    suffix = "-submission.zip" if arguments.form == "package" else f".{arguments.form}"
    beside = Path() if is_shipped(path) else path.parent
    output = Path(arguments.output) if arguments.output else beside / (path.stem + suffix)
    data = _made(arguments, found, path)
    try:
        write_whole(output, data)
    except OSError as error:
        raise Failure(f"{output}: {error.strerror or error}") from error
    status = _status(path)
    if arguments.json:
        say_json({"file": arguments.file, "output": str(output), "bytes": len(data), "status": status.value})
    else:
        say(f"{output}: {len(data):,} bytes; {path.name} is {status_words(status)}")
    return 0


def _status(path: Path) -> Status:
    try:
        return status_of(path, the_text(path))
    except DossierError as error:
        raise Failure(record_problem_words(error)) from error


def _made(arguments: argparse.Namespace, found: Inspection, path: Path) -> bytes:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from feltwright.app.main import make_app
    from feltwright.drawing.sheets import Style, TooLarge, full_pdf, tiled_pdf

    app = make_app([])
    assert app is not None, "fonts need an application"
    assert found.layout is not None, "asked before"
    text = the_text(path)
    digest = content_digest(text)
    style = Style(digest, arguments.coloured)
    match arguments.form:
        case "pdf" if arguments.sheet == "full":
            try:
                return full_pdf(found.layout, style)
            except TooLarge as error:
                raise Failure(f"{path.name}: no single page holds it ({error}); choose --sheet") from error
        case "pdf":
            return tiled_pdf(found.layout, style, arguments.sheet)
        case "svg":
            from feltwright.drawing.svg import svg

            return svg(found.layout, digest, coloured=arguments.coloured).encode()
        case "dxf":
            from feltwright.drawing.dxf import dxf

            return dxf(found.layout, digest).encode()
        case "png":
            from feltwright.drawing.proof import png

            return png(found.layout)
    return _package(arguments, found, path, text)


def _package(arguments: argparse.Namespace, found: Inspection, path: Path, text: str) -> bytes:
    from feltwright.app.report_pdf.booklet import draw_booklet
    from feltwright.commands.layouts import chosen_options
    from feltwright.drawing.submission import package
    from feltwright.review.papers import Case

    try:
        dossier = load(path)
    except DossierError as error:
        raise Failure(record_problem_words(error)) from error
    options = {name: str(value) for name, value in chosen_options(arguments.option).items()}
    case = Case(found, text, dossier, clocks.utc_ms(), arguments.profile, options)
    return package(case, _signer(arguments), draw_booklet)


def _signer(arguments: argparse.Namespace) -> Signer | None:
    """The key asked for; without one the package is not signed."""
    if not arguments.key:
        return None
    from feltwright.report.keys import KeyProblem, KeyRing
    from feltwright.report.source import key_folder
    from feltwright.report.wording import problem_words

    try:
        return KeyRing(key_folder()).open(arguments.key, passphrase(arguments, arguments.key))
    except KeyProblem as problem:
        raise Failure(problem_words(problem.code, problem.detail)) from problem
