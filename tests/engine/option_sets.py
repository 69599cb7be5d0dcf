"""What the house may choose, for the property tests: each option by itself, and all of them together."""

from __future__ import annotations

from math import prod
from random import Random

from feltwright.engine.options import Kind, Option, OptionError
from feltwright.engine.table import AnyGame

MOST = 1024
"""Up to so many combinations of a game's choices and flags all of them are tried, of more so many by chance."""


def values(option: Option) -> tuple[object, ...]:
    """Every value of a choice or flag, both ends of a number, all and none of a set, limits and chips small and large,
    and the best odds of a line."""
    match option.kind:
        case Kind.CHOICE:
            return option.values
        case Kind.FLAG:
            return ("true", "false")
        case Kind.WHOLE:
            return (option.low, option.high)
        case Kind.ODDS:
            return tuple({line: "50:1"} for line in option.values)
        case Kind.SUBSET:
            return (option.values[0], ",".join(option.values))
        case Kind.CENTS:
            return ("1", "75", "20000")
        case Kind.CHIPS:
            return ("0.25,1,5", "5,25,100")


def variants(game: AnyGame) -> list[dict[str, object]]:
    """Each option of the game turned away from its default, one at a time, where that is allowed."""
    found: list[dict[str, object]] = [{}]
    for option in game.options:
        for value in values(option):
            chosen = {option.name: value}
            if _is_allowed(game, "", chosen) and game.rules_for("", chosen) != game.rules_for():
                found.append(chosen)
    return found


def count(game: AnyGame) -> int:
    """How many sets of options there are to try."""
    return min(MOST, prod(len(values(option)) for option in _choices(game)))


def together(game: AnyGame, number: int) -> tuple[str, dict[str, object]]:
    """A profile and the set of this number: its choices and flags, some other values, as far as they go together."""
    chance = Random(f"{game.id} {number}")
    wanted: dict[str, object] = {}
    for option in _choices(game):
        number, place = divmod(number, len(values(option)))
        wanted[option.name] = values(option)[place] if count(game) < MOST else chance.choice(values(option))
    for option in game.options:
        if option.name not in wanted and values(option) and chance.random() < 0.3:
            wanted[option.name] = chance.choice(values(option))
    profile = chance.choice(game.profiles).id
    chosen: dict[str, object] = {}
    for name in chance.sample(sorted(wanted), len(wanted)):
        if _is_allowed(game, profile, {**chosen, name: wanted[name]}):
            chosen[name] = wanted[name]
    return profile, chosen


def _choices(game: AnyGame) -> list[Option]:
    return [option for option in game.options if option.kind in (Kind.CHOICE, Kind.FLAG)]


def _is_allowed(game: AnyGame, profile: str, chosen: dict[str, object]) -> bool:
    try:
        game.rules_for(profile, chosen)
    except OptionError:
        return False
    return True
