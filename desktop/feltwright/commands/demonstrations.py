"""`feltwright demo` and `feltwright kiosk`: demonstrations on the screen, straight from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from feltwright.commands import Commands, Failure, the_game
from feltwright.scenario import ScenarioError, load_file
from feltwright.wording import file_problem_words


def add_to(commands: Commands) -> None:
    """The commands and their arguments."""
    demo = commands.add_parser("demo", help="open a scenario as a demonstration")
    demo.add_argument("file", metavar="FILE")
    demo.set_defaults(run=run_demo)
    kiosk = commands.add_parser("kiosk", help="show demonstrations full screen in a loop, until a key or a touch")
    kiosk.add_argument("games", nargs="*", metavar="GAME", help="of these games only (see: feltwright games)")
    kiosk.set_defaults(run=run_kiosk)


def run_demo(arguments: argparse.Namespace) -> int:
    """Open one scenario; 2 if the file cannot be used."""
    try:
        load_file(arguments.file)
    except ScenarioError as error:
        raise Failure(*map(file_problem_words, error.problems)) from None
    from feltwright.app import main

    _need_display(main.has_display())
    return main.run_demonstration(Path(arguments.file))


def run_kiosk(arguments: argparse.Namespace) -> int:
    """Loop over the demonstrations of the games named, or of all."""
    games = tuple(the_game(name).id for name in arguments.games)
    from feltwright.app import main

    _need_display(main.has_display())
    return main.run_kiosk(games)


def _need_display(there: bool) -> None:
    if not there:
        raise Failure("no display: a demonstration needs a screen; `feltwright` alone saves it as pictures")
