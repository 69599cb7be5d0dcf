"""The guided demonstration without a screen: each game's tour played, a picture of every step that tells something."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from feltwright.app.demo_window import DemoWindow
from feltwright.app.demonstrations import TOUR, listed
from feltwright.app.lobby import Lobby
from feltwright.scenario import Scenario

SIZE_PX = (1280, 800)
MIDDLE = 0.6
"""How far into a motion its picture is taken."""


def guide(folder: Path) -> int:
    """Save the pictures; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    lobby = Lobby()
    lobby.resize(*SIZE_PX)
    lobby.show()
    drain()
    count = _save(lobby, folder / "lobby.png")
    lobby.close()
    for path, scenario in listed():
        if path.stem == TOUR:
            sys.stderr.write(f"  {scenario.title}\n")
            count += _play(scenario, folder, scenario.game)
    return count


def _play(scenario: Scenario, folder: Path, stem: str) -> int:
    window = DemoWindow(scenario)
    window.resize(*SIZE_PX)
    window.show()
    drain()
    count = _save(window, folder / f"{stem}-000.png")
    while not window.demo.is_over:
        window.demo.step()
        number = window.demo.run.position - 1
        if _tells(window):
            if not window.demo.pane.show_.is_quick:
                count += _mid_motion(window, folder / f"{stem}-{number:03d}-moving.png")
            window.demo.pane.show_.skip()
            count += _save(window, folder / f"{stem}-{number:03d}.png")
    window.close()
    return count


def _tells(window: DemoWindow) -> bool:
    run = window.demo.run
    steps = run.scenario.steps
    at = run.position - 2
    return 0 <= at < len(steps) and bool(steps[at].caption)


def _mid_motion(window: DemoWindow, path: Path) -> int:
    """A picture while something moves, taken without letting the clock run on."""
    if not window.demo.pane.show_.seek(MIDDLE):
        return 0
    return int(window.grab().save(str(path)))


def _save(widget: QWidget, path: Path) -> int:
    drain()
    return int(widget.grab().save(str(path)))


def drain(rounds: int = 20) -> None:
    """Let everything that is due happen."""
    for _ in range(rounds):
        QCoreApplication.processEvents()
