"""`feltwright self-test`: everything that is installed, tried; the exit code tells."""

from __future__ import annotations

import argparse
import os

from feltwright.commands import Commands, add_json, say, say_json


def add_to(commands: Commands) -> None:
    """The command."""
    parser = commands.add_parser("self-test", help="try everything that is installed; nothing is left behind")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A row for each thing tried; 1 if anything is wrong."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from feltwright.app.self_test import try_everything

    code = 0
    for tried in try_everything():
        code = code or int(bool(tried.faults))
        if arguments.json:
            row = {"what": tried.what, "count": tried.count, "ok": not tried.faults, "faults": list(tried.faults)}
            say_json(row)
            continue
        say(f"{'FAILS' if tried.faults else 'ok':7}{tried.count:5}  {tried.what}")
        for fault in tried.faults:
            say(f"{'':14}{fault}")
    return code
