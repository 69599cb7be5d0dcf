"""`feltwright review` and `feltwright open`: files straight into their windows."""

from __future__ import annotations

import argparse
from pathlib import Path

from feltwright.commands import Commands, Failure


def add_to(commands: Commands) -> None:
    """The commands and their arguments."""
    review = commands.add_parser("review", help="a layout on the drawing board, or two editions side by side")
    review.add_argument("file", metavar="FILE")
    review.add_argument("older", metavar="OLDER", nargs="?", help="an older edition to compare with")
    review.set_defaults(run=run_review)
    opening = commands.add_parser("open", help="a layout, scenario, report or submission in its window, by its content")
    opening.add_argument("file", metavar="FILE", nargs="?")
    opening.set_defaults(run=run_open)


def run_review(arguments: argparse.Namespace) -> int:
    """Review mode."""
    from feltwright.app.main import run

    files = [Path(name) for name in (arguments.file, arguments.older) if name]
    _check(files)
    return run([], lambda house: house.review(*files))


def run_open(arguments: argparse.Namespace) -> int:
    """The window a file belongs to."""
    from feltwright.app.main import run

    if not arguments.file:
        return run([])
    path = Path(arguments.file)
    _check([path])
    return run([], lambda house: house.open_file(path))


def _check(files: list[Path]) -> None:
    for path in files:
        if not path.is_file():
            raise Failure(f"{path}: there is no such file")
