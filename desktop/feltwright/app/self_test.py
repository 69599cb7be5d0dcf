"""The self-test: everything that was installed, tried on this machine with nothing left behind."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QStandardPaths

from feltwright import clocks
from feltwright.app import betting, settings
from feltwright.app.house import House
from feltwright.app.main import make_app
from feltwright.app.sessions import TableSpec, open_journal
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.engine.events import RoundEnded
from feltwright.layout.binding import shipped
from feltwright.layout.check import check_file
from feltwright.layout.problems import LayoutError
from feltwright.report.manifest import MANIFEST, bundle_folder, differences, manifest
from feltwright.scenario import Run, ScenarioError, load_file
from feltwright.store.places import VARIABLE
from feltwright.wording import file_problem_words

STEPS = 400
"""More than any game needs from an empty table to the end of a round."""


class Tried(Struct, frozen=True):
    """One row of the table: what was tried, how much of it, and everything that was wrong."""

    what: str
    count: int
    faults: tuple[str, ...] = ()


def try_everything() -> Iterator[Tried]:
    """Every row, as it is found out."""
    QStandardPaths.setTestModeEnabled(True)
    before = os.environ.get(VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[VARIABLE] = folder
        try:
            yield from _try_all(Path(folder))
        finally:
            os.environ.pop(VARIABLE)
            if before is not None:
                os.environ[VARIABLE] = before


def _try_all(folder: Path) -> Iterator[Tried]:
    app = make_app([])
    settings.store().clear()
    settings.REDUCED_MOTION.set(True)
    yield try_layouts()
    yield try_scenarios()
    house = House(app)
    yield try_rounds(house)
    yield try_report(folder)
    yield try_files()
    settings.store().clear()


def try_layouts() -> Tried:
    """Every layout loads and binds."""
    paths = list(shipped())
    return Tried("layouts", len(paths), _faults(paths, _layout_faults))


def _layout_faults(path: Path) -> Iterator[str]:
    try:
        check_file(path)
    except LayoutError as error:
        yield from map(file_problem_words, error.problems)


def try_scenarios() -> Tried:
    """Every scenario runs, and all its expectations hold."""
    from feltwright.app.demonstrations import paths

    return Tried("scenarios", len(paths()), _faults(paths(), _scenario_faults))


def _scenario_faults(path: Path) -> Iterator[str]:
    try:
        outcomes = Run(load_file(path)).finish()
    except ScenarioError as error:
        yield from map(file_problem_words, error.problems)
        return
    for outcome in outcomes:
        yield from (f"{path.name}, step {outcome.step.number}: {text}" for text in outcome.failures)


def try_rounds(house: House) -> Tried:
    """One round of every game through its window, written to a journal."""
    faults = []
    for game_id in catalog.IDS:
        window = house.open_table(TableSpec(game_id, mode="test"))
        if not isinstance(window, TableWindow):
            faults.append(f"{game_id}: the table does not open")
            continue
        if not play_a_round(window):
            faults.append(f"{game_id}: no round came to its end")
        window.leaving.end()
    return Tried("rounds through the window", len(catalog.IDS), tuple(faults))


def play_a_round(window: TableWindow) -> bool:
    """Bet the least on the first area that takes it and let the table run; whether a round ended."""
    table, controller = window.table, window.controller
    staked = False
    for _ in range(STEPS):
        staked = staked or _stake(window)
        before = len(table.log)
        if table.needs() is not None:
            controller.resolve()
        else:
            action = table.routine()
            if action is None or controller.wish(action) is None:
                return False
        window.pane.show_.skip()
        if staked and any(isinstance(event, RoundEnded) for entry in table.log[before:] for event in entry.events):
            return True
    return False


def _stake(window: TableWindow) -> bool:
    table, seat = window.table, window.controller.seat
    for key in table.rules.book:
        action = betting.least_bet(table, seat, key)
        if action is not None:
            return window.controller.place(action)
    return False


def try_report(folder: Path) -> Tried:
    """A signed report of those rounds, written and verified."""
    from feltwright.app.report_pdf.drawing import draw
    from feltwright.report.desk import Wish, make_and_file
    from feltwright.report.keys import KeyRing
    from feltwright.report.verify import verify
    from feltwright.report.wording import verdict_words

    signer = KeyRing(folder / "keys").make("self-test", "only for this test", clocks.now())
    file = folder / "report.pdf"
    with open_journal() as journal:
        sessions = tuple(row.id for row in journal.sessions())
        make_and_file(journal, signer, Wish(sessions, file), clocks.utc_ms(), draw)
    found = verify(file.read_bytes())
    faults = [verdict_words(verdict) for verdict in found.verdicts if verdict.holds is False]
    if not found.holds and not faults:
        faults.append("the report does not verify")
    return Tried("sessions in a signed report", len(sessions), tuple(faults))


def try_files() -> Tried:
    """Every shipped file is as it was built; a checkout has no list to be held to."""
    folder = bundle_folder()
    if folder is None:
        return Tried("files, in a checkout without a manifest", len(manifest()))
    try:
        changed = differences(folder)
    except OSError as error:
        return Tried("files against the manifest", 0, (f"{MANIFEST}: {error.strerror}",))
    return Tried("files against the manifest", len(manifest()), tuple(f"{name} is not as built" for name in changed))


def _faults(paths: list[Path], find: Callable[[Path], Iterator[str]]) -> tuple[str, ...]:
    return tuple(fault for path in paths for fault in find(path))
