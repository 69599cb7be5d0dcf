"""The demonstration kit: back and forth, the presenter's view, playing on from a scenario, the commands."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desk import click, drain, go_on
from feltwright import cli
from feltwright.app import demonstrations, main
from feltwright.app.demo_window import DemoWindow
from feltwright.app.demonstrations import TOUR
from feltwright.app.house import House
from feltwright.app.kiosk import Kiosk
from feltwright.app.table_window import TableWindow
from feltwright.engine import catalog
from feltwright.scenario import load_file

TOURS = {path.parent.name: path for path in demonstrations.paths() if path.stem == TOUR}
LEFT = Qt.MouseButton.LeftButton


def shown(house: House, game: str = "roulette") -> DemoWindow:
    window = house.demonstrate(TOURS[game])
    assert isinstance(window, DemoWindow)
    window.demo.pause()
    drain()
    return window


@pytest.mark.parametrize("game", catalog.IDS)
def test_every_game_has_a_tour_that_tells_and_points(game: str) -> None:
    steps = load_file(TOURS[game]).steps
    told = [step for step in steps if step.caption]
    assert len(told) >= 6, "a tour explains itself"
    assert sum(bool(step.point_at) for step in steps) >= 3, "and shows where"
    outcomes = [at for at, step in enumerate(steps) if step.faces]
    for at in outcomes:
        near = steps[max(at - 2, 0) : at + 3]
        assert any(step.caption for step in near), f"the outcome in step {steps[at].number} is not explained"


def test_back_stands_where_the_script_was(qtbot: QtBot, house: House) -> None:
    window = shown(house)
    states = []
    for _ in range(8):
        QTest.mouseClick(window.step_button, LEFT)
        states.append((window.demo.run.table.state, window.demo.caption.text()))
    for state, caption in reversed(states[:-1]):
        QTest.mouseClick(window.back_button, LEFT)
        assert window.demo.run.table.state == state
        assert window.demo.caption.text() == caption
    QTest.mouseClick(window.back_button, LEFT)
    assert window.demo.run.position == 0
    assert not window.back_button.isEnabled()


def test_presenter_steers_and_sees_what_comes(qtbot: QtBot, house: House) -> None:
    window = shown(house)
    QTest.mouseClick(window.presenter_button, LEFT)
    presenter = window.presenter
    assert presenter is not None
    assert presenter.isVisible()
    told = [step.caption for step in window.demo.scenario.steps if step.caption]
    assert presenter.coming.text() == told[0]
    while window.demo.caption.text() != told[0]:
        QTest.mouseClick(presenter.next_button, LEFT)
    assert presenter.caption.text() == told[0]
    assert presenter.coming.text() == told[1]
    at = window.demo.run.position
    QTest.mouseClick(presenter.previous_button, LEFT)
    assert window.demo.run.position == at - 1
    assert presenter.coming.text() == told[0]
    while not window.demo.is_over:
        QTest.mouseClick(presenter.next_button, LEFT)
    assert not presenter.next_button.isEnabled()
    assert presenter.coming.text() == "Nothing more is told."
    window.close()
    assert not presenter.isVisible()


def test_presenter_notes_give_the_clause_of_a_settlement(qtbot: QtBot, house: House) -> None:
    window = shown(house)
    window.open_presenter()
    assert window.presenter is not None
    notes = ""
    while not window.demo.is_over:
        window.step()
        notes += window.presenter.notes.text()
    assert "§" in notes


@pytest.mark.parametrize("game", catalog.IDS)
def test_playing_on_starts_from_the_scenario_and_leaves_it_alone(qtbot: QtBot, house: House, game: str) -> None:
    window = shown(house, game)
    while window.demo.run.position <= len(window.demo.scenario.steps) // 2:
        window.step()
    state, position = window.demo.run.table.state, window.demo.run.position
    QTest.mouseClick(window.take_over_button, LEFT)
    table = house.windows[-1]
    assert isinstance(table, TableWindow)
    assert table.table.state == state
    assert "Demonstration" in table.windowTitle()
    played = len(table.table.log)
    go_on(table, table.run_on)
    table.pane.show_.skip()
    assert len(table.table.log) > played, "it is a live table"
    assert window.demo.run.table.state == state, "the script stands where it stood"
    assert window.demo.run.position == position


def test_a_click_bets_at_the_table_taken_over(qtbot: QtBot, house: House) -> None:
    window = shown(house)
    window.step()
    QTest.mouseClick(window.take_over_button, LEFT)
    table = house.windows[-1]
    assert isinstance(table, TableWindow)
    with qtbot.waitExposed(table):
        table.show()
    drain()
    before = len(table.table.state.bets)
    click(table, "red")
    assert len(table.table.state.bets) == before + 1


def test_kiosk_of_some_games_shows_only_those(qtbot: QtBot, house: House) -> None:
    kiosk = house.open_kiosk(("red_dog",))
    assert isinstance(kiosk, Kiosk)
    assert {scenario.game for scenario in kiosk._scenarios} == {"red_dog"}


@pytest.mark.usefixtures("qapp")
def test_commands_open_the_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(main, "has_display", lambda: True)
    monkeypatch.setattr(main, "run_demonstration", lambda path: opened.append(path) or 0)
    monkeypatch.setattr(main, "run_kiosk", lambda games: opened.append(games) or 0)
    assert cli.main(["demo", str(TOURS["craps"])]) == 0
    assert cli.main(["kiosk", "craps", "roulette"]) == 0
    assert opened == [TOURS["craps"], ("craps", "roulette")]


def test_commands_refuse_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("format = 1\n")
    assert cli.main(["demo", str(wrong)]) == 2
    assert "wrong.toml" in capsys.readouterr().err
    assert cli.main(["kiosk", "snap"]) == 2
    assert "snap" in capsys.readouterr().err
    assert cli.main(["kiosk"]) == 2
    assert "no display" in capsys.readouterr().err
