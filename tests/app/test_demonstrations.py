"""Every scenario plays in the window; the kiosk goes round until it is touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright.app import demonstrations, settings
from feltwright.app.demo_window import DemoWindow
from feltwright.app.kiosk import Kiosk
from feltwright.motion.pieces import pieces_of
from feltwright.scenario import Run, load_file

PATHS = demonstrations.paths()


def opened(qtbot: QtBot, path: Path) -> DemoWindow:
    window = DemoWindow(load_file(path))
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scenario_plays_to_its_end(qtbot: QtBot, path: Path) -> None:
    window = opened(qtbot, path)
    captions = set()
    while not window.demo.is_over:
        window.demo.step()
        captions.add(window.demo.caption.text())
        scene = window.demo.pane.scene
        wheel, dice = scene.wheel is not None, bool(scene.dice)
        assert scene.pieces() == pieces_of(scene.board, scene.places, wheel, dice)
    assert not window.demo.failures
    assert window.progress.text() == "The end"
    run = Run(load_file(path))
    run.finish()
    assert window.demo.run.table.state == run.table.state


def test_play_pause_step_restart(qtbot: QtBot) -> None:
    window = opened(qtbot, PATHS[0])
    window.play_button.click()
    assert window.demo.is_playing
    assert window.play_button.text() == "Pause"
    assert window.demo._wait.isActive(), "the title is read first"
    window.demo._wait.timeout.emit()
    assert window.demo.run.position == 1
    window.step_button.click()
    assert not window.demo.is_playing
    assert window.demo.run.position == 2
    assert not window.demo._wait.isActive(), "nothing runs while paused"
    window.restart_button.click()
    assert window.demo.run.position == 0
    assert not window.demo.run.table.log
    window.speed.setCurrentIndex(window.speed.findData(2.0))
    assert window.demo.speed == 2.0


def test_playing_goes_on_by_itself_to_the_end(qtbot: QtBot) -> None:
    window = opened(qtbot, PATHS[0])
    window.demo.play()
    for _ in range(len(window.demo.scenario.steps) + 1):
        assert window.demo._wait.isActive()
        window.demo._wait.timeout.emit()
    assert window.demo.is_over
    assert not window.demo.is_playing
    assert not window.demo._wait.isActive()


def test_kiosk_goes_round_and_ends_at_a_touch(qtbot: QtBot) -> None:
    scenarios = [load_file(path) for path in PATHS[:2]]
    kiosk = Kiosk(scenarios)
    kiosk.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(kiosk)
    with qtbot.waitExposed(kiosk):
        kiosk.showFullScreen()
    seen = []
    for _ in range(3):
        assert kiosk.demo is not None
        seen.append(kiosk.shown.title)
        while not kiosk.demo.is_over:
            kiosk.demo.step()
        drain()
    assert seen == [scenarios[0].title, scenarios[1].title, scenarios[0].title]
    with qtbot.waitSignal(kiosk.closing):
        QTest.mouseClick(kiosk.demo.pane.view.viewport(), Qt.MouseButton.LeftButton)
    assert not kiosk.isVisible()
    assert not kiosk.demo._wait.isActive()


def test_captions_stay_as_long_as_the_setting_says(qtbot: QtBot) -> None:
    settings.CAPTION_SECONDS.set(7)
    window = opened(qtbot, PATHS[0])
    window.demo.play()
    assert window.demo._wait.interval() == 7000
