"""Pictures for people: `python -m feltwright.app.shots OUTDIR` saves lobby, tables, recall and dialogs in two sizes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from feltwright.app import betting
from feltwright.app.guided import drain
from feltwright.app.settings import store
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.actions import Decide, GameAction, Resolve
from feltwright.engine.chance import ChanceRequest, ChanceSource, is_answer
from feltwright.engine.events import BetSettled, CardDealt
from feltwright.engine.game import BETTING
from feltwright.engine.table import Table

SIZES = {"1280x800": ((1280, 800), 1.0), "3840x2160": ((1920, 1080), 2.0)}
"""Name, logical size and device pixels per logical pixel."""
STAKED = 18
STEPS = 150


class EveryNth:
    """Outcomes that look varied and are the same on every day; pictures only, never play."""

    def __init__(self) -> None:
        self._count = 0

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """Some answer."""
        self._count += 1
        picks = tuple((self._count * 7 + 3 * nth) % len(request.faces) for nth in range(request.count))
        assert is_answer(request, picks), "the pictures' script fits every request"
        return picks


class Alike:
    """Cards of one rank as long as there are any, so that hands are split as often as the rules allow."""

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """Eights first, then whatever there is most of."""
        left = list(request.weights or (1,) * len(request.faces))
        picks = []
        for _ in range(request.count):
            wanted = max(range(len(left)), key=lambda pick: (left[pick] > 0, request.faces[pick][0] == "8", left[pick]))
            left[wanted] -= 1
            picks.append(wanted)
        return tuple(picks)


def main(argv: list[str] | None = None) -> int:
    """Save every picture; run once per size, since the device pixel ratio is fixed at the start."""
    arguments = sys.argv[1:] if argv is None else argv
    folder = Path(arguments[0]) if arguments else Path("shots")
    if len(arguments) < 2:
        return max(_again(folder, size) for size in SIZES)
    take(folder, arguments[1])
    return 0


def _again(folder: Path, size: str) -> int:
    import subprocess

    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(SIZES[size][1])}
    command = [sys.executable, "-m", "feltwright.app.shots", str(folder), size]
    return subprocess.run(command, env=environ, check=False).returncode


def take(folder: Path, size: str) -> None:
    """All pictures of one size."""
    from feltwright.app.main import make_app

    QStandardPaths.setTestModeEnabled(True)
    app = make_app([])
    store().clear()
    folder.mkdir(parents=True, exist_ok=True)
    for name, widget in _subjects(SIZES[size][0]):
        widget.grab().save(str(folder / f"{name}-{size}.png"))
        widget.close()
        store().clear()
    app.processEvents()


def _subjects(size_px: tuple[int, int]) -> Iterator[tuple[str, QWidget]]:
    yield "lobby", _lobby(size_px)
    for game_id in catalog.IDS:
        window = table_in_play(game_id, size_px)
        yield f"{game_id}-moving", _moving(window)
        yield f"{game_id}-betting", _betting(table_in_play(game_id, size_px))
        if catalog.game(game_id).kind == "cards":
            yield f"{game_id}-full", full_table(game_id, size_px)
    yield "recall", _recall(table_in_play(catalog.IDS[0], size_px))
    yield "refused", _refused(table_in_play(catalog.IDS[1], size_px))
    yield "ledger", _ledger(table_in_play(catalog.IDS[0], size_px))
    yield "rules-panel", _panel(table_in_play(catalog.IDS[1], size_px), "rules")
    yield "table-rules", _rules_dialog()
    yield "settings", _settings_dialog()
    yield from _demonstration(size_px)


def _lobby(size_px: tuple[int, int]) -> QWidget:
    from feltwright.app.lobby import Lobby

    lobby = Lobby()
    lobby.resize(*size_px)
    lobby.show()
    drain(40)
    return lobby


def table_in_play(game_id: str, size_px: tuple[int, int]) -> TableWindow:
    """A table with chips of two seats on it, after two outcomes."""
    from feltwright.app.sessions import TableSpec, seating

    spec = TableSpec(game_id)
    rules = spec.rules()
    table = Table(catalog.game(game_id), rules)
    for seat in seating(rules):
        table.do(seat)
    window = TableWindow(table, EveryNth(), spec)
    window.resize(*size_px)
    window.show()
    drain()
    for _ in range(2):
        _stake(window)
        _let_run(window)
        window.pane.show_.skip()
    _stake(window)
    drain()
    return window


def _let_run(window: TableWindow) -> None:
    """To the next outcome; these players decide by the book, and nobody's money is at stake in a picture."""
    for _ in range(STEPS):
        action = window.table.routine()
        if window.table.needs() is not None:
            window.controller.resolve()
            return
        if action is None or window.controller.wish(action) is None:
            return


def full_table(game_id: str, size_px: tuple[int, int], chance: ChanceSource | None = None) -> TableWindow:
    """Every seat taken and betting, and as many hands on the felt as decisions can make."""
    from feltwright.app.sessions import TableSpec, seating

    there = {option.name: option.high for option in catalog.game(game_id).options if not option.values}
    options = {name: most for name, most in (("seats", 7), ("decks", 16)) if (there.get(name) or 0) >= most}
    spec = TableSpec(game_id, options=options)
    rules = spec.rules()
    table = Table(catalog.game(game_id), rules)
    for seat in seating(rules, rules.seats):
        table.do(seat)
    window = TableWindow(table, chance or Alike(), spec)
    window.resize(*size_px)
    window.show()
    drain()
    _open_betting(window)
    _stake_everybody(window)
    _play_on(window)
    window.pane.show_.skip()
    drain()
    return window


def _open_betting(window: TableWindow) -> None:
    table = window.table
    while table.state.phase != BETTING:
        if table.needs() is not None:
            window.controller.resolve()
            continue
        action = table.routine()
        assert action is not None, "the routine leads to the betting"
        table.do(action)


def _stake_everybody(window: TableWindow) -> None:
    table = window.table
    for key in table.rules.book:
        if key.spot:
            action = betting.least_bet(table, key.spot, key)
            if action is not None:
                table.do(action)


def _play_on(window: TableWindow) -> None:
    """Decisions that bring most hands, until the next step would settle the round."""
    table = window.table
    for _ in range(STEPS):
        action = _next(table)
        if action is None or table.game.perform(table.rules, table.state, action).state.round != table.state.round:
            return
        table.do(action)
        window.pane.show_.skip()


def _next(table: Table) -> GameAction | None:
    request = table.needs()
    if request is not None:
        return Resolve(Alike().draw(request))
    choices = [action for action in table.offers() if isinstance(action, Decide)]
    best = max(choices, key=lambda action: _worth_showing(table, action), default=None)
    return best if best is not None and any(_worth_showing(table, best)) else table.routine()


def _worth_showing(table: Table, action: GameAction) -> tuple[int, bool]:
    """Decisions that make hands come first, then those that leave everything on the felt."""
    step = table.game.perform(table.rules, table.state, action)
    events, request = step.events, table.game.needs(table.rules, step.state)
    if request is not None:
        events += table.game.perform(table.rules, step.state, Resolve(Alike().draw(request))).events
    return _hands_laid(table, action), not any(isinstance(event, BetSettled) for event in events)


def _hands_laid(table: Table, action: GameAction) -> int:
    """How many hands an action lays cards to."""
    events = table.game.perform(table.rules, table.state, action).events
    return len({event.place for event in events if isinstance(event, CardDealt)})


def _stake(window: TableWindow) -> None:
    """Bets of both seats all over the felt."""
    table = window.table
    keys = list(table.rules.book)
    for nth, key in enumerate(keys[:: max(1, len(keys) // STAKED)]):
        action = betting.least_bet(table, 1 + nth % 2, key)
        if action is not None:
            table.do(action)
            more = betting.least_bet(table, 1 + nth % 2, key)
            if more is not None and nth % 3 == 0:
                table.do(more)
    window.pane.show_.skip()


def _moving(window: TableWindow) -> QWidget:
    _let_run(window)
    window.pane.show_.seek(0.55)
    return window


def _betting(window: TableWindow) -> QWidget:
    view = window.pane.view
    areas = view.area_ids()
    view._hover(areas[len(areas) // 3])
    drain(60)
    return window


def _recall(window: TableWindow) -> QWidget:
    for _ in range(6):
        _let_run(window)
        window.pane.show_.skip()
        _stake(window)
    window.show_recall(True)
    drain()
    return window


def _refused(window: TableWindow) -> QWidget:
    for key in window.table.rules.book:
        if window.controller.bet(key, 100) is False:
            break
    window.pane.show_.skip()
    drain()
    return window


def _ledger(window: TableWindow) -> QWidget:
    window.docks["ledger"].raise_()
    drain()
    panel = window.docks["ledger"].panel()
    view = getattr(panel, "view")  # noqa: B009 (every panel with a list calls it so)
    view.setCurrentIndex(view.model().index(view.model().rowCount() - 8, 0))
    drain()
    return window


def _panel(window: TableWindow, name: str) -> QWidget:
    window.docks[name].raise_()
    drain()
    return window


def _rules_dialog() -> QWidget:
    from feltwright.app.dialogs.table_rules import TableRulesDialog
    from feltwright.app.sessions import TableSpec

    dialog = TableRulesDialog(catalog.game(catalog.IDS[1]), TableSpec(catalog.IDS[1]))
    dialog.tabs.setCurrentIndex(1)
    dialog.show()
    drain()
    return dialog


def _settings_dialog() -> QWidget:
    from feltwright.app.dialogs.preferences import SettingsDialog

    dialog = SettingsDialog()
    dialog.show()
    drain()
    return dialog


def _demonstration(size_px: tuple[int, int]) -> Iterator[tuple[str, QWidget]]:
    from feltwright.app.demo_window import DemoWindow
    from feltwright.app.demonstrations import listed

    for _, scenario in listed()[:1]:
        window = DemoWindow(scenario)
        window.resize(*size_px)
        window.show()
        for _ in range(4):
            window.demo.step()
        window.demo.pane.show_.skip()
        drain()
        yield "demonstration", window


if __name__ == "__main__":
    sys.exit(main())
