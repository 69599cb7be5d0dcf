"""The commands of the command line, one module a family."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.engine.options import OptionError
from feltwright.engine.table import AnyGame
from feltwright.files.disk import read_bytes
from feltwright.files.problems import Faults, FileError, FileProblem
from feltwright.files.toml import read_text
from feltwright.wording import file_problem_words, option_problem_words

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Failure(Exception):
    """A command that cannot do what it was asked, with what to say and the exit code."""

    def __init__(self, *lines: str, code: int = 2) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines
        self.code = code


def say(text: str = "") -> None:
    """One line of output."""
    sys.stdout.write(text + "\n")


def complain(text: str) -> None:
    """One line of what is wrong, apart from the output."""
    sys.stderr.write(text + "\n")


def problem_fields(problem: FileProblem) -> dict[str, str]:
    """A fault of a file as plain values; the file itself is named beside it."""
    return {"entry": problem.entry, "key": problem.key, "code": problem.code, "detail": problem.detail}


def say_json(value: Any) -> None:
    """One line of JSON."""
    say(json.dumps(value, ensure_ascii=False))


def say_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Columns wide enough for their widest cell."""
    lines = [tuple(head), *(tuple(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for number, line in enumerate(lines):
        say("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
        if number == 0:
            say("  ".join("-" * width for width in widths))


def add_json(parser: argparse.ArgumentParser) -> None:
    """Every command prints JSON when asked."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def the_bytes(file: str, limit: int) -> bytes:
    """A file as it is, or a failure that says why it cannot be had."""
    try:
        return read_bytes(Path(file), limit)
    except FileError as error:
        raise Failure(*map(file_problem_words, error.problems)) from error


def the_text(path: Path) -> str:
    """The text of a layout, or a failure that says why it cannot be had."""
    try:
        return read_text(path, Faults(path.name))
    except FileError as error:
        raise Failure(*map(file_problem_words, error.problems)) from error


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose the rules of a table."""
    parser.add_argument("--profile", default="", metavar="P", help="jurisdiction profile (see: feltwright games)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="choose a house option (see: feltwright options)"
    )


def the_game(game_id: str) -> AnyGame:
    """A game by id, or a failure that names the games there are."""
    try:
        return catalog.game(game_id)
    except catalog.UnknownGame:
        raise Failure(f"no game is called {game_id!r}; there are {', '.join(catalog.IDS)}") from None


def the_rules(game: AnyGame, profile: str, chosen: Sequence[str]) -> Rules:
    """The rules asked for, or a failure with everything wrong about them."""
    if profile and profile not in {known.id for known in game.profiles}:
        known = ", ".join(p.id for p in game.profiles)
        raise Failure(f"{game.id} has no profile {profile!r}; there are {known}")
    pairs: dict[str, object] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"an option is written name=value, not {text!r}")
        pairs[name] = value
    try:
        rules: Rules = game.rules_for(profile, pairs)
    except OptionError as error:
        raise Failure(*(option_problem_words(problem) for problem in error.problems)) from None
    return rules
