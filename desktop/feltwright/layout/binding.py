"""Areas and wagers matched both ways: the only place that knows the felt and the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from feltwright import resources
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import Faults
from feltwright.files.toml import parse, read_text
from feltwright.layout.arrays import option_text
from feltwright.layout.loader import load_tables
from feltwright.layout.model import Area, Layout
from feltwright.layout.printing import option_is, placeable
from feltwright.layout.problems import LayoutError, LayoutFaults


class Binding(Struct, frozen=True):
    """A layout whose areas are exactly the wagers on offer."""

    layout: Layout
    by_key: dict[BetKey, tuple[Area, ...]]
    """The area of each key, its copies at the other end after it."""

    def area(self, key: BetKey) -> Area:
        """The area of a key; KeyError for a key that is not offered."""
        return self.by_key[key][0]

    def copies(self, key: BetKey) -> tuple[Area, ...]:
        """Every area of a key, at both ends of the table."""
        return self.by_key[key]


def key_of(area: Area) -> BetKey:
    """The key an area takes chips for."""
    return BetKey(area.wager, area.on, area.spot)


def bind(layout: Layout, rules: Rules, game: AnyGame) -> Binding:
    """Match areas and keys; LayoutError lists every area and every wager left over."""
    faults = LayoutFaults(f"{layout.id}.toml")
    if layout.game != game.id:
        faults.add("", "game", "WRONG_GAME", f"{layout.game} is not {game.id}")
        faults.stop()
    _check_options(layout, rules, faults)
    found = _areas_by_key(layout, faults)
    wanted = placeable(rules)
    _check_areas(found, wanted, game, faults)
    for key in rules.book:
        if key in wanted and key not in found:
            faults.add("", "", "WAGER_WITHOUT_AREA", str(key))
    for key, areas in found.items():
        if areas[0].copy_of:
            faults.add(_entry(areas[0]), "copy_of", "WAGER_WITHOUT_AREA", f"{key} has only copies")
    faults.stop()
    return Binding(layout, {key: tuple(areas) for key, areas in found.items()})


def _check_options(layout: Layout, rules: Rules, faults: Faults) -> None:
    for name, value in layout.options:
        if name not in rules.__struct_fields__:
            faults.add("", f"options.{name}", "UNKNOWN_OPTION")
        elif not option_is(rules, name, (value,)):
            in_force = option_text(getattr(rules, name))
            faults.add("", f"options.{name}", "OPTION_MISMATCH", f"made for {value}, in force is {in_force}")


def _areas_by_key(layout: Layout, faults: Faults) -> dict[BetKey, list[Area]]:
    found: dict[BetKey, list[Area]] = {}
    for area in sorted(layout.areas, key=lambda area: bool(area.copy_of)):
        others = found.setdefault(key_of(area), [])
        if others and not area.copy_of:
            faults.add(_entry(area), "", "KEY_TWICE", f"{key_of(area)} already has {others[0].id}")
        others.append(area)
    return found


def _check_areas(found: dict[BetKey, list[Area]], wanted: frozenset[BetKey], game: AnyGame, faults: Faults) -> None:
    wagers = {wager.id for wager in game.wagers}
    for key, areas in found.items():
        if key in wanted:
            continue
        code = "AREA_NOT_OFFERED" if key.wager in wagers else "UNKNOWN_WAGER"
        for area in areas:
            faults.add(_entry(area), "wager", code, str(key))


def _entry(area: Area) -> str:
    return f'area "{area.id}"'


def shipped(game_id: str = "") -> Iterator[Path]:
    """The layout files that come with the program, of one game or of all."""
    return iter(sorted(resources.path("layouts").glob(f"{game_id}*.toml")))


def default_layout(game_id: str, rules: Rules, casino: str = "") -> Layout:
    """The shipped felt made for the options in force; LayoutError if there is none."""
    path, _, raw = _felt_for(game_id, rules)
    return load_tables(raw, path.name, rules, casino)


def default_felt(game_id: str, rules: Rules) -> tuple[Path, str]:
    """The file of that felt and its words; LayoutError if there is none."""
    path, text, _ = _felt_for(game_id, rules)
    return path, text


def _felt_for(game_id: str, rules: Rules) -> tuple[Path, str, dict[str, Any]]:
    for path in shipped(game_id):
        faults = LayoutFaults(path.name)
        text = read_text(path, faults)
        raw = parse(text, faults)
        if _is_made_for(raw, game_id, rules):
            return path, text, raw
    faults = LayoutFaults(f"{game_id}.toml")
    faults.add("", "options", "NO_LAYOUT", "no shipped felt is made for the options in force")
    raise LayoutError(faults.found)


def _is_made_for(raw: dict[str, Any], game_id: str, rules: Rules) -> bool:
    options = raw.get("options", {})
    return raw.get("game") == game_id and all(
        name in rules.__struct_fields__ and option_is(rules, name, (option_text(value),))
        for name, value in options.items()
    )
