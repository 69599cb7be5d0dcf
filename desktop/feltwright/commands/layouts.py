"""`feltwright layout check`: does a felt load, and does every wager have its area?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from feltwright.commands import Commands, add_json, problem_fields, say, say_json
from feltwright.layout.check import check_file
from feltwright.layout.problems import LayoutError
from feltwright.wording import file_problem_words


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("layout", help="check layout files")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    check = verbs.add_parser("check", help="load layouts and bind them to their games' wagers")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--profile", default="", metavar="P", help="bind under this profile of the game")
    add_json(check)
    check.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every file; 1 if any is wrong."""
    code = 0
    for file in arguments.files:
        problems: list[Any] = []
        areas = 0
        try:
            areas = len(check_file(Path(file), arguments.profile).areas)
        except LayoutError as error:
            problems = list(error.problems)
            code = 1
        if arguments.json:
            listed = [problem_fields(problem) for problem in problems]
            say_json({"file": file, "ok": not problems, "areas": areas, "problems": listed})
            continue
        say(f"{file}: {f'{areas} areas, every wager bound' if not problems else f'{len(problems)} problems'}")
        for problem in problems:
            say(f"  {file_problem_words(problem)}")
    return code
