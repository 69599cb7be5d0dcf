"""Exact house edges of every wager for reviewers, remembered by game and rules.

A change of options is followed at once where a walk is short. Slow are hands that many stands lead to: all of them
are walked, which takes seconds; `edges_known` never waits for them, `edges_of` does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge, NoStake, edge

KEPT = 16
"""Sets of rules whose edges are remembered."""
_known: dict[tuple[str, Rules], dict[BetKey, Edge | None]] = {}
"""None for a wager nobody can make: its limits leave no stake that could be paid."""


def edges_of(game: AnyGame, rules: Rules) -> Mapping[BetKey, Edge]:
    """The edge of every wager a player can make, worked out if need be."""
    for _ in walk(game, rules):
        pass
    return edges_known(game, rules)


def edges_known(game: AnyGame, rules: Rules) -> Mapping[BetKey, Edge]:
    """What has been worked out for these rules so far."""
    known = _known.get((game.id, rules), {})
    return {key: found for key, found in known.items() if found is not None}


def never_made(game: AnyGame, rules: Rules) -> tuple[BetKey, ...]:
    """Wagers found to have no stake that the limits allow and the odds can pay."""
    return tuple(key for key, found in _known.get((game.id, rules), {}).items() if found is None)


def walk(game: AnyGame, rules: Rules) -> Iterator[BetKey]:
    """Work edges out one by one, for a caller that shows them as they come; positions share theirs."""
    found = _book(game, rules)
    shared = {replace(key, spot=0): known for key, known in found.items()}
    for key, terms in rules.book.items():
        if terms.wager.placed_by != "player" or key in found:
            continue
        common = replace(key, spot=0)
        if common not in shared:
            shared[common] = _worked_out(game, rules, key)
        found[key] = _at(key, shared[common])
        yield key


def _worked_out(game: AnyGame, rules: Rules, key: BetKey) -> Edge | None:
    try:
        return edge(game, rules, key)
    except NoStake:
        return None


def _at(key: BetKey, found: Edge | None) -> Edge | None:
    """The same edge at another position."""
    return None if found is None else replace(found, key=key)


def still_unknown(game: AnyGame, rules: Rules) -> tuple[BetKey, ...]:
    """One key for every edge that has not been worked out; positions share theirs."""
    known = {replace(key, spot=0) for key in _known.get((game.id, rules), {})}
    wanted = {replace(key, spot=0): key for key, terms in rules.book.items() if terms.wager.placed_by == "player"}
    return tuple(key for common, key in wanted.items() if common not in known)


def learn(game: AnyGame, rules: Rules, asked: BetKey, found: Edge | None) -> None:
    """Remember what was worked out elsewhere, for every position it holds for; None: nobody can make that wager."""
    book = _book(game, rules)
    common = replace(asked, spot=0)
    for key, terms in rules.book.items():
        if terms.wager.placed_by == "player" and replace(key, spot=0) == common:
            book[key] = _at(key, found)


def _book(game: AnyGame, rules: Rules) -> dict[BetKey, Edge | None]:
    asked = game.id, rules
    if asked not in _known:
        while len(_known) >= KEPT:
            _known.pop(next(iter(_known)))
        _known[asked] = {}
    return _known[asked]
