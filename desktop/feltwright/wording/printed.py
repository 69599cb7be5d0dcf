"""Printed names: what the ids of wagers, steps and irregularities are called, the same wherever they are told."""

from __future__ import annotations

from typing import Any

from feltwright.engine.game import GameDef, Rules, parameter_words
from feltwright.engine.wagers import Terms
from feltwright.speech import speak
from feltwright.wording.names import word


def short_name(terms: Terms) -> str:
    """A wager with what it is on, without its betting position; hands are counted from 1."""
    name, on = terms.wager.name, terms.key.on
    if terms.wager.of_hand:
        name = speak("Wagers", name.removesuffix(parameter_words(terms.wager, terms.key)))
        return word("{0}, hand {1}").format(name, int(on) + 1)
    if on and name.endswith(f" {on}"):
        return f"{speak('Wagers', name.removesuffix(f' {on}'))} {on}"
    return speak("Wagers", name)


def wager_names(game: GameDef[Any, Any], rules: Rules) -> dict[str, str]:
    """Names of wagers by id, and by id and parameter where that is one of several hands."""
    names = {wager.id: speak("Wagers", wager.name) for wager in game.wagers}
    of_hands = (terms for terms in rules.book.values() if terms.wager.of_hand)
    return names | {f"{terms.key.wager}:{terms.key.on}": short_name(terms) for terms in of_hands}


def printed_names(game: GameDef[Any, Any], rules: Rules) -> dict[str, str]:
    """Names of wagers, of the dealer's steps and of irregularities by id."""
    steps = {row.id: speak("Procedure", row.name) for row in game.steps}
    irregularities = {row.id: speak("Procedure", row.name) for row in game.irregularities}
    return steps | irregularities | wager_names(game, rules)
