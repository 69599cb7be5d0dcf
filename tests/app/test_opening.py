"""A file opens in the window it belongs to, whatever it is called and however it came."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from feltwright import resources
from feltwright.app import main
from feltwright.app.demo_window import DemoWindow
from feltwright.app.house import House
from feltwright.app.opening import Kind, kind_of
from feltwright.app.report_verify import VerifyDialog
from feltwright.app.review.verify import VerifySubmissionDialog
from feltwright.app.review.window import ReviewWindow
from feltwright.cli import main as command
from moments import WAIT_MS

LAYOUT = resources.path("layouts/red_dog.toml")
SCENARIO = resources.path("resources/scenarios/red_dog/tour.toml")


@pytest.fixture
def files(tmp_path: Path) -> dict[Kind, Path]:
    named = {kind: tmp_path / kind.value for kind in Kind}
    shutil.copy(LAYOUT, named[Kind.LAYOUT])
    shutil.copy(SCENARIO, named[Kind.SCENARIO])
    named[Kind.REPORT].write_bytes(b"%PDF-1.7 dear sir")
    named[Kind.SUBMISSION].write_bytes(b"PK\x03\x04 dear sir")
    return named


def test_the_content_tells_and_not_the_name(files: dict[Kind, Path]) -> None:
    assert {kind: kind_of(path) for kind, path in files.items()} == {kind: kind for kind in Kind}


@pytest.mark.parametrize(("name", "kind"), [("broken.toml", Kind.LAYOUT), ("broken.pdf", Kind.REPORT)])
def test_what_cannot_be_read_goes_by_its_name(tmp_path: Path, name: str, kind: Kind) -> None:
    assert kind_of(tmp_path / name) is kind
    (tmp_path / name).write_text("[[", encoding="utf-8")
    assert kind_of(tmp_path / name) is kind


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "report.pdf")
    assert kind_of(tmp_path / "report.pdf") is Kind.REPORT
    (tmp_path / "felt.toml").symlink_to("/dev/zero")
    assert kind_of(tmp_path / "felt.toml") is Kind.LAYOUT


def test_a_file_is_not_parsed_at_any_price(tmp_path: Path) -> None:
    """A key of many parts would take the memory; what is dropped belongs to the window its name says."""
    (tmp_path / "felt.toml").write_text(".".join("a" * 90_000) + " = 1", encoding="utf-8")
    assert kind_of(tmp_path / "felt.toml") is Kind.LAYOUT
    (tmp_path / "huge.toml").write_bytes(b"PK" + b"\0" * 3_000_000)
    assert kind_of(tmp_path / "huge.toml") is Kind.SUBMISSION
    (tmp_path / "report").write_bytes(b"#" * 3_000_000)
    assert kind_of(tmp_path / "report") is Kind.REPORT


def test_each_file_opens_its_window(qtbot: QtBot, house: House, files: dict[Kind, Path]) -> None:
    assert isinstance(house.open_file(files[Kind.LAYOUT]), ReviewWindow)
    assert isinstance(house.open_file(files[Kind.SCENARIO]), DemoWindow)
    for kind, dialog in ((Kind.REPORT, VerifyDialog), (Kind.SUBMISSION, VerifySubmissionDialog)):
        lobby = house.open_file(files[kind])
        assert lobby is house.lobby
        assert isinstance(lobby, QMainWindow)
        shown = lobby.findChild(dialog)
        assert shown is not None
        qtbot.waitUntil(lambda shown=shown: shown.found is not None, timeout=WAIT_MS)
        shown.reject()


def test_the_open_command_verifies_a_report(
    qtbot: QtBot, house: House, files: dict[Kind, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file type of reports is given to this command by the desktop."""
    monkeypatch.setattr(main, "run", lambda argv, first: first(house) and 0)
    assert command(["open", str(files[Kind.REPORT])]) == 0
    assert house.lobby is not None
    dialog = house.lobby.findChild(VerifyDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=WAIT_MS)
    dialog.reject()


@pytest.mark.parametrize("kind", [Kind.LAYOUT, Kind.SCENARIO, Kind.SUBMISSION])
def test_what_is_dropped_on_the_lobby_opens(qtbot: QtBot, house: House, files: dict[Kind, Path], kind: Kind) -> None:
    lobby = house.open_lobby()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(files[kind]))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    with qtbot.waitSignal(lobby.file_wanted) as heard:
        lobby.dropEvent(QDropEvent(QPointF(5, 5), action, data, button, Qt.KeyboardModifier.NoModifier))
    assert heard.args == [files[kind]]
    for dialog in lobby.findChildren(VerifySubmissionDialog):
        qtbot.waitUntil(lambda dialog=dialog: dialog.found is not None, timeout=WAIT_MS)
        dialog.reject()
