"""`feltwright games`: what can be played."""

from __future__ import annotations

import argparse

from feltwright.commands import Commands, add_json, say_json, say_table
from feltwright.engine import catalog


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("games", help="list the games and their jurisdiction profiles")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    if arguments.json:
        for game in catalog.games():
            profiles = [{"id": p.id, "title": p.title, "source": p.source} for p in game.profiles]
            say_json({"id": game.id, "name": game.name, "kind": game.kind, "profiles": profiles})
        return 0
    rows = [(g.id, g.name, g.kind, ", ".join(p.id for p in g.profiles)) for g in catalog.games()]
    say_table(("game", "name", "kind", "profiles"), rows)
    return 0
