"""`feltwright wagers`, `options` and `errata`: what a table offers, what the house may choose, what was adopted."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from feltwright import regulations
from feltwright.commands import Commands, add_json, add_rules, say, say_json, say_table, the_game, the_rules
from feltwright.engine.game import Rules
from feltwright.engine.money import dollars
from feltwright.engine.options import Kind, Option
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import Pay, Terms
from feltwright.odds.edge import Edge, NoStake, edge


def add_to(commands: Commands) -> None:
    """The commands and their arguments."""
    wagers = commands.add_parser("wagers", help="every wager: when, odds, clause, exact house edge")
    wagers.add_argument("game")
    add_rules(wagers)
    add_json(wagers)
    wagers.set_defaults(run=run_wagers)
    options = commands.add_parser("options", help="what the house may choose, with clauses")
    options.add_argument("game")
    add_rules(options)
    add_json(options)
    options.set_defaults(run=run_options)
    errata = commands.add_parser("errata", help="gaps and contradictions of the texts, and what was adopted")
    errata.add_argument("game", nargs="?", default="")
    add_json(errata)
    errata.set_defaults(run=run_errata)


def run_wagers(arguments: argparse.Namespace) -> int:
    """List the wagers of a game with their exact edges."""
    game = the_game(arguments.game)
    rules = the_rules(game, arguments.profile, arguments.option)
    found = [(terms, _exact(game, rules, terms)) for terms in rules.book.values()]
    if arguments.json:
        for terms, exact in found:
            say_json(wager_fields(terms, exact))
        return 0
    rows = _grouped(found, {wager.id: wager.name for wager in game.wagers})
    say_table(("wager", "name", "when", "pays", "clause", "house edge"), rows)
    return 0


def _exact(game: AnyGame, rules: Rules, terms: Terms) -> Edge | None:
    if terms.wager.placed_by != "player":
        return None
    try:
        return edge(game, rules, terms.key)
    except NoStake:
        return None


def wager_fields(terms: Terms, exact: Edge | None) -> dict[str, Any]:
    """A wager as plain values."""
    return {
        "id": str(terms.key),
        "wager": terms.wager.id,
        "on": terms.key.on,
        "name": terms.wager.name,
        "when": terms.wager.when,
        "placed_by": terms.wager.placed_by,
        "pays": [{"odds": str(pay.odds), "when": pay.when} for pay in terms.pays],
        "clause": terms.wager.cite,
        "pay_clause": terms.pay_cite,
        "unit_cents": terms.unit_cents,
        "minimum_cents": terms.minimum_cents,
        "maximum_cents": terms.maximum_cents,
        "edge": edge_fields(exact) if exact else None,
    }


def edge_fields(exact: Edge) -> dict[str, Any]:
    """A house edge as whole fractions, labelled."""
    return {
        "fraction": str(exact.shown),
        "basis": exact.basis.value,
        "per_bet": str(exact.per_bet),
        "per_resolved": str(exact.per_resolved),
        "range": [str(exact.low), str(exact.high)],
        "strategy": exact.strategy,
    }


def percent(value: Fraction) -> str:
    """A fraction as a percentage to three decimals, without floats.

    >>> percent(Fraction(7, 495))
    '1.414%'
    """
    thousandths = (value * 100_000 * 2 + 1) // 2
    sign = "-" if thousandths < 0 else ""
    return f"{sign}{abs(thousandths) // 1000}.{abs(thousandths) % 1000:03d}%"


def _grouped(found: Iterable[tuple[Terms, Edge | None]], names: Mapping[str, str]) -> list[tuple[str, ...]]:
    """Keys of one wager that pay the same and cost the same share a row, and so do all betting positions."""
    rows: dict[tuple[str, ...], dict[str, str]] = {}
    for terms, exact in found:
        row = (terms.wager.id, terms.wager.when, _pays(terms.pays), terms.wager.cite, _edge(terms, exact))
        rows.setdefault(row, {})[terms.key.on] = terms.wager.name
    return [
        (_members(row[0], list(group)), next(iter(group.values())) if len(group) == 1 else names[row[0]], *row[1:])
        for row, group in rows.items()
    ]


def _members(wager: str, on: list[str]) -> str:
    if on == [""]:
        return wager
    listed = ",".join(on) if len(on) <= 6 else f"{on[0]} … {on[-1]} ({len(on)})"
    return f"{wager}:{listed}"


def _pays(pays: tuple[Pay, ...]) -> str:
    return ", ".join(f"{pay.odds} on {pay.when}" if pay.when else str(pay.odds) for pay in pays)


_NO_EDGE = {
    "player": "no stake within the limits",
    "decision": "with the bet it follows",
    "automatic": "with the bet it is paid on",
}


def _edge(terms: Terms, exact: Edge | None) -> str:
    if exact is None:
        return _NO_EDGE.get(terms.wager.placed_by, "chips travel there")
    spread = "" if exact.low == exact.high else f" ({exact.low} to {exact.high})"
    strategy = f", {exact.strategy}" if exact.strategy else ""
    return f"{exact.shown} = {percent(exact.shown)} {exact.basis.value}{spread}{strategy}"


def run_options(arguments: argparse.Namespace) -> int:
    """List the options of a game."""
    game = the_game(arguments.game)
    rules = the_rules(game, arguments.profile, arguments.option)
    if arguments.json:
        for option in game.options:
            say_json(option_fields(option, rules))
        return 0
    rows = [(o.name, o.title, _value(o, rules), _allowed(o), o.cite) for o in game.options]
    say_table(("option", "meaning", "value", "allowed", "clause"), rows)
    return 0


def option_fields(option: Option, rules: Rules) -> dict[str, Any]:
    """An option as plain values."""
    return {
        "name": option.name,
        "title": option.title,
        "kind": option.kind.value,
        "value": msgspec.to_builtins(getattr(rules, option.name)),
        "allowed": list(option.values),
        "low": option.low if option.kind in (Kind.WHOLE, Kind.CENTS) else None,
        "high": option.high if option.kind in (Kind.WHOLE, Kind.CENTS) else None,
        "clause": option.cite,
    }


def _value(option: Option, rules: Rules) -> str:
    value = getattr(rules, option.name)
    match option.kind:
        case Kind.CENTS:
            return dollars(value)
        case Kind.CHIPS:
            return ", ".join(map(dollars, value))
        case Kind.FLAG:
            return "yes" if value else "no"
        case Kind.SUBSET:
            return _short(", ".join(value)) or "none"
        case Kind.ODDS:
            return _short(", ".join(f"{line} {odds}" for line, odds in value))
    return str(value)


def _allowed(option: Option) -> str:
    match option.kind:
        case Kind.CHOICE:
            return " | ".join(option.values)
        case Kind.FLAG:
            return "yes | no"
        case Kind.WHOLE:
            return f"{option.low} to {option.high}"
    return option.kind.value


def _short(text: str) -> str:
    return text if len(text) <= 48 else text[:45] + "..."


def run_errata(arguments: argparse.Namespace) -> int:
    """List the errata register."""
    if arguments.game:
        the_game(arguments.game)
    found = regulations.errata_at(arguments.game) if arguments.game else regulations.errata()
    for erratum in found:
        if arguments.json:
            say_json(msgspec.to_builtins(erratum))
            continue
        say(f"{erratum.id}  {erratum.game}  {', '.join(erratum.clauses)}")
        say(f"  printed:  {erratum.printed}")
        say(f"  adopted:  {erratum.adopted}")
        say(f"  because:  {erratum.why}")
        if erratum.option:
            say(f"  option:   {erratum.option}")
    return 0
