"""Reads scenario files, and lists everything wrong with one at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from feltwright.engine import catalog
from feltwright.engine.actions import TakeSeat
from feltwright.engine.game import Rules
from feltwright.engine.options import OptionError
from feltwright.engine.table import AnyGame
from feltwright.files.problems import Faults, FileError
from feltwright.files.reader import Reader, clip
from feltwright.files.toml import parse, read_text
from feltwright.scenario.model import FORMAT, Scenario, StepDef
from feltwright.scenario.steps import MOST_SEATS, StepReader


class ScenarioError(FileError):
    """A scenario that cannot be used, with every reason."""


class ScenarioFaults(Faults):
    """Collects what is wrong with one scenario."""

    error = ScenarioError


def load_file(path: Path | str) -> Scenario:
    """A scenario from a file; ScenarioError lists everything wrong with it."""
    return load_text(read_text(Path(path), ScenarioFaults(str(path))), str(path))


def load_text(text: str, file: str = "scenario") -> Scenario:
    """A scenario from TOML; ScenarioError lists everything wrong with it."""
    return _Loader(text, file).load()


class _Loader:
    """One file on its way to a scenario."""

    def __init__(self, text: str, file: str) -> None:
        self.faults = ScenarioFaults(file)
        self.top = Reader(self.faults, "", parse(text, self.faults))
        self.file = file

    def load(self) -> Scenario:
        """Read everything, then stop if anything was wrong."""
        self._format()
        title = self.top.text("title")
        teaches = self.top.text("teaches", "")
        game = self._game()
        profile = self.top.text("profile", "")
        options = self._options()
        rules = self._rules(game, profile, options)
        seats = tuple(self._seats(rules))
        steps = tuple(self._steps(game, rules))
        self.top.done()
        self.faults.stop()
        assert game is not None, "an unknown game would have stopped the load"
        assert rules is not None, "impossible options would have stopped the load"
        return Scenario(self.file, title, teaches, game.id, profile, options, rules, seats, steps)

    def _format(self) -> None:
        value = self.top.any("format")
        if isinstance(value, bool) or not isinstance(value, int):
            self.top.fault("format", "MISSING_KEY" if value is None else "WRONG_TYPE", f"format = {FORMAT}")
        elif value != FORMAT:
            self.top.fault("format", "NEWER_FORMAT" if value > FORMAT else "BAD_NUMBER", clip(value))

    def _game(self) -> AnyGame | None:
        name = self.top.text("game")
        if not name:
            return None
        try:
            return catalog.game(name)
        except catalog.UnknownGame:
            self.top.fault("game", "UNKNOWN_GAME", clip(name))
            return None

    def _options(self) -> dict[str, object]:
        table = self.top.table("options")
        return dict(table.raw) if table else {}

    def _rules(self, game: AnyGame | None, profile: str, options: Mapping[str, object]) -> Rules | None:
        if game is None:
            return None
        if profile and profile not in {known.id for known in game.profiles}:
            self.top.fault("profile", "UNKNOWN_PROFILE", clip(profile))
            return None
        try:
            rules: Rules = game.rules_for(profile, options)
        except OptionError as error:
            for problem in error.problems:
                self.top.fault(f"options.{clip(problem.option)}", problem.code, clip(problem.detail))
            return None
        return rules

    def _entries(self, key: str) -> list[Reader]:
        """The tables of `[[key]]`, each knowing its number for messages."""
        value = self.top.any(key)
        if value is None:
            self.top.fault(key, "MISSING_KEY")
            return []
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self.top.fault(key, "WRONG_TYPE", f"write [[{key}]]")
            return []
        return [Reader(self.faults, f"{key}[{number}]", part) for number, part in enumerate(value, start=1)]

    def _seats(self, rules: Rules | None) -> list[TakeSeat]:
        found: list[TakeSeat] = []
        most = rules.seats if rules else MOST_SEATS
        for number, entry in enumerate(self._entries("seat"), start=1):
            reader = StepReader(entry)
            seat = reader.whole("seat", min(number, most), low=1, high=most)
            if any(taken.seat == seat for taken in found):
                entry.fault("seat", "BAD_SEAT", f"{seat} is taken")
            found.append(TakeSeat(seat, entry.text("name"), reader.money("bankroll"), entry.text("colour", "")))
            entry.done()
        return found

    def _steps(self, game: AnyGame | None, rules: Rules | None) -> list[StepDef]:
        found = []
        for number, entry in enumerate(self._entries("step"), start=1):
            step = StepReader(entry, game, rules).step(number)
            if step is not None:
                found.append(step)
            entry.done()
        return found
