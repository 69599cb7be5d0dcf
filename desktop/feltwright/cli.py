"""The command line: everything the engine knows, as tables for people or JSON for programs."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence

from feltwright import __version__
from feltwright.files.guarded import always_guard
from feltwright.store.places import journal_files

Command = Callable[[argparse.Namespace], int]
FIRST_PAINT = "--first-paint"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or open the window if there is none; the exit code."""
    speak_plainly()
    always_guard(journal_files)
    given = list(sys.argv[1:] if argv is None else argv)
    if not given:
        from feltwright.app.main import run

        return run([])
    if given == [FIRST_PAINT]:
        from feltwright.app.first_paint import tell

        return tell()
    from feltwright.commands import Failure, complain

    arguments = build_parser().parse_args(argv)
    command: Command = arguments.run
    try:
        return command(arguments)
    except Failure as failure:
        for line in failure.lines:
            complain(f"feltwright: {line}")
        return failure.code
    except BrokenPipeError:
        return 0


def speak_plainly() -> None:
    """UTF-8 on every console: clauses have section signs, whatever its own encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def build_parser() -> argparse.ArgumentParser:
    """Every command and its arguments; imported here, because the window opens without them."""
    from feltwright.commands import (
        demonstrations,
        games,
        keys,
        layouts,
        reports,
        rules,
        scenarios,
        self_test,
        sessions,
        windows,
    )

    parser = argparse.ArgumentParser(prog="feltwright", description=__doc__, epilog="Without a command: the window.")
    parser.add_argument("--version", action="version", version=f"feltwright {__version__}")
    timing = "by itself: print the CPU seconds from the start to the lobby's first frame"
    parser.add_argument(FIRST_PAINT, action="store_true", help=timing)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    games.add_to(commands)
    rules.add_to(commands)
    scenarios.add_to(commands)
    layouts.add_to(commands)
    reports.add_to(commands)
    keys.add_to(commands)
    self_test.add_to(commands)
    windows.add_to(commands)
    sessions.add_to(commands)
    demonstrations.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
