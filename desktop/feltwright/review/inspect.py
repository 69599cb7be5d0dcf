"""One layout inspected: loaded under the rules asked for, with every finding of every check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.engine.options import OptionError
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import Faults, FileProblem
from feltwright.files.toml import parse
from feltwright.layout.loader import load_tables
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError, LayoutFaults
from feltwright.odds.edge import Edge
from feltwright.review.checks import run
from feltwright.review.findings import Finding, Severity
from feltwright.review.mathematics import edges_known, edges_of, never_made
from feltwright.review.payments import payments_known, payments_of
from feltwright.review.subject import Subject


class Inspection(Struct, frozen=True):
    """What an inspection brought to light."""

    layout: Layout | None
    """None if the file cannot be used; `problems` says why."""
    rules: Rules | None
    findings: tuple[Finding, ...] = ()
    problems: tuple[FileProblem, ...] = ()
    game: AnyGame | None = None
    edges: Mapping[BetKey, Edge] = {}
    """The house edges that were at hand."""
    never_made: tuple[BetKey, ...] = ()
    """Wagers that were found to have no stake within their limits, and so no edge."""

    @property
    def passed(self) -> bool:
        """Whether the file can be used and violates nothing."""
        return self.layout is not None and not any(finding.severity is Severity.VIOLATION for finding in self.findings)


def inspect(
    text: str,
    file: str,
    profile: str = "",
    options: Mapping[str, object] | None = None,
    *,
    casino: str = "",
    wait_for_edges: bool = False,
) -> Inspection:
    """Load a layout under a profile, the felt's own options and those chosen on top, and run every check.

    House edges already worked out and payments already seen in play are used; with `wait_for_edges` the others are
    worked out and the game is played.
    """
    faults = LayoutFaults(file)
    try:
        raw = parse(text, faults)
        game = _game(raw, faults)
        rules = _rules(game, raw, profile, options or {}, faults)
        faults.stop()
        assert game is not None, "an unknown game is a fault"
        assert rules is not None, "impossible options are faults"
        layout = load_tables(raw, file, rules, casino)
    except LayoutError as error:
        return Inspection(None, None, problems=error.problems)
    edges = edges_of(game, rules) if wait_for_edges else edges_known(game, rules)
    payments = payments_of(game, rules) if wait_for_edges else payments_known(game, rules)
    unmade = never_made(game, rules)
    findings = run(Subject(game, rules, layout, edges, unmade, payments))
    return Inspection(layout, rules, findings, game=game, edges=edges, never_made=unmade)


def _game(raw: dict[str, Any], faults: Faults) -> AnyGame | None:
    name = raw.get("game")
    if not isinstance(name, str):
        faults.add("", "game", "MISSING_KEY")
        return None
    try:
        return catalog.game(name)
    except catalog.UnknownGame:
        faults.add("", "game", "UNKNOWN_GAME", name[:60])
        return None


def _rules(
    game: AnyGame | None, raw: dict[str, Any], profile: str, chosen: Mapping[str, object], faults: Faults
) -> Rules | None:
    if game is None:
        return None
    own = raw.get("options")
    wished = {**(own if isinstance(own, dict) and not profile else {}), **chosen}
    try:
        rules: Rules = game.rules_for(profile, wished)
    except KeyError:
        faults.add("", "", "UNKNOWN_PROFILE", profile)
    except OptionError as error:
        for problem in error.problems:
            faults.add("", f"options.{problem.option}", problem.code, problem.detail)
    else:
        return rules
    return None
