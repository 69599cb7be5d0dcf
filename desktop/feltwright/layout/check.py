"""One layout file on its own: loaded for its game under a profile, and bound both ways."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.engine.options import OptionError
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey, Wager
from feltwright.files.problems import Faults, FileProblem
from feltwright.files.toml import parse, read_text
from feltwright.layout.binding import bind
from feltwright.layout.loader import load_text
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError, LayoutFaults


class _NoRules(Rules, frozen=True, kw_only=True):
    """Rules of a game that is not known: they offer nothing, so that the rest of the file can still be read."""

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        """No wager at all."""
        return iter(())


def check_file(path: Path, profile: str = "") -> Layout:
    """The layout, loaded and bound; LayoutError lists everything wrong with it."""
    return check_text(read_text(path, LayoutFaults(path.name)), path.name, profile)


def check_text(text: str, file: str, profile: str = "") -> Layout:
    """As check_file, from the words of a file."""
    faults = LayoutFaults(file)
    raw = parse(text, faults)
    game = _game(raw, faults)
    rules = _rules(game, raw, profile, faults)
    try:
        layout = load_text(text, file, rules or _NoRules())
    except LayoutError as error:
        raise LayoutError([*faults.found, *_told_once(faults, error.problems)]) from None
    faults.stop()
    assert game is not None, "an unknown game would have stopped the check"
    assert rules is not None, "impossible options would have stopped the check"
    return bind(layout, rules, game).layout


def _told_once(faults: Faults, problems: tuple[FileProblem, ...]) -> list[FileProblem]:
    """Without rules no placeholder of the game can be filled: those faults only repeat the first one."""
    if not faults.found:
        return list(problems)
    return [problem for problem in problems if problem.code not in ("UNKNOWN_ODDS", "UNKNOWN_OPTION")]


def _game(raw: dict[str, Any], faults: Faults) -> AnyGame | None:
    name = raw.get("game")
    if not isinstance(name, str):
        return None
    try:
        return catalog.game(name)
    except catalog.UnknownGame:
        faults.add("", "game", "UNKNOWN_GAME", name[:60])
        return None


def _rules(game: AnyGame | None, raw: dict[str, Any], profile: str, faults: Faults) -> Rules | None:
    if game is None:
        return None
    options = raw.get("options")
    chosen = options if isinstance(options, dict) and not profile else {}
    try:
        rules: Rules = game.rules_for(profile, chosen)
    except KeyError:
        faults.add("", "", "UNKNOWN_PROFILE", profile)
    except OptionError as error:
        for problem in error.problems:
            faults.add("", f"options.{problem.option}", problem.code, problem.detail)
    else:
        return rules
    return None
