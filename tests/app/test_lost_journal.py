"""A journal that goes while tables are open on it, through the real window: nothing unseen is lost, nothing goes on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.desk import click, drain
from feltwright.app import file_dialogs
from feltwright.app.dialogs.lost import LostDialog
from feltwright.app.house import House
from feltwright.app.report_verify import VerifyDialog
from feltwright.app.sessions import TableSpec, listed, open_journal
from feltwright.app.table_window import TableWindow
from feltwright.engine.wagers import BetKey
from feltwright.store import places

SPEC = TableSpec("roulette", mode="test")


@pytest.fixture
def window(house: House) -> TableWindow:
    made: Any = house.open_table(SPEC)
    assert isinstance(made, TableWindow)
    click(made, "red")
    return made


def delete_journal() -> None:
    shutil.rmtree(places.data_folder())


def told(house: House) -> str:
    """What the last table says that goes on."""
    (box,) = house.windows[-1].findChildren(QMessageBox)
    words = f"{box.text()} {box.informativeText()}"
    box.close()
    return words


def the_dialog(window: TableWindow) -> LostDialog:
    drain()
    (dialog,) = window.findChildren(LostDialog)
    return dialog


def test_the_next_step_is_refused_and_everything_is_kept(house: House, window: Any) -> None:
    house.open_lobby()
    state, session = window.table.state, window.session.session
    delete_journal()
    click(window, "black")
    assert window.table.state == state, "what cannot be written does not happen"
    assert "deleted or moved" in window.stop_bar.words.text()
    assert not window.stop_bar.keep.isHidden()
    assert window.stop_bar.again.isHidden(), "there is nothing to go on from"
    window.stop_bar.keep.click()
    drain()
    (again,) = house.windows
    assert again is not window
    assert again.table.state == state
    assert str(places.journal_file()) in told(house)
    click(again, "black")
    assert again.table.state != state
    assert [row.id for row in listed()] == [session]


def test_every_table_of_the_journal_goes_on(house: House, window: Any) -> None:
    house.open_lobby()
    other: Any = house.open_table(TableSpec("big_six", mode="test"))
    states = [window.table.state, other.table.state]
    delete_journal()
    other.controller.let_run()
    click(window, "black")
    window.stop_bar.keep.click()
    drain()
    assert [again.table.state for again in house.windows] == states
    assert "2 sessions" in told(house)


def test_a_fresh_table_is_refused_while_the_journal_is_lost(house: House, window: Any) -> None:
    lobby = house.open_lobby()
    delete_journal()
    assert house.open_table(SPEC) is None
    lobby.reload_side()
    assert not places.journal_file().exists(), "a fresh one would take its place"
    box = next(box for box in lobby.findChildren(QMessageBox) if box.isVisible())
    assert "deleted or moved" in box.informativeText()
    box.close()
    window.leaving.give_up()


def test_the_last_of_a_lost_journal_does_not_close_unasked(house: House, window: Any) -> None:
    house.open_lobby()
    state = window.table.state
    delete_journal()
    assert not window.close()
    assert window in house.windows
    the_dialog(window).reject()
    drain()
    assert not window.close(), "asked again"
    the_dialog(window).keep.click()
    drain()
    (again,) = house.windows
    assert again.table.state == state
    told(house)


def test_who_says_so_closes_without_keeping(house: House, window: Any) -> None:
    delete_journal()
    window.close()
    the_dialog(window).lose.click()
    drain()
    assert not house.windows
    assert not places.journal_file().exists()


def test_where_it_cannot_be_kept_another_folder_is_offered(
    house: House, window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.open_lobby()
    delete_journal()
    places.data_folder().write_text("a file where the folder was")
    click(window, "black")
    assert window.stop_bar.folder.isHidden()
    window.stop_bar.keep.click()
    assert "could not be kept" in window.stop_bar.words.text()
    monkeypatch.setattr(file_dialogs.FileDialog, "chosen", lambda _self: str(tmp_path / "stick"))
    window.stop_bar.folder.click()
    assert (tmp_path / "stick" / places.JOURNAL).exists()
    assert f"{places.VARIABLE} set to {tmp_path / 'stick'}" in window.stop_bar.words.text()
    assert window.close(), "nothing is lost with it any more"
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "stick"))
    again: Any = house.continue_session(listed()[0].id)
    assert [bet.key for bet in again.table.state.bets] == [BetKey("red")]


def test_a_session_of_an_earlier_journal_is_continued_replayed_and_reported(house: House, window: Any) -> None:
    """Where another file has taken the journal's place, both are there."""
    house.open_lobby()
    session = window.session.session
    window.close()
    drain()
    places.journal_file().rename(places.data_folder() / "kept aside")
    other: Any = house.open_table(TableSpec("big_six", mode="test"))
    other.close()
    drain()
    places.journal_file().rename(places.data_folder() / "journal-2.sqlite3")
    (places.data_folder() / "kept aside").rename(places.data_folder() / places.JOURNAL)
    assert {row.game for row in listed()} == {"roulette", "big_six"}
    assert house.replay_session(session) is not None
    again: Any = house.continue_session(session)
    assert again.session.journal.path.name == places.JOURNAL
    house.make_report(session, again)
    assert open_journal().path.name == "journal-2.sqlite3"


def test_the_journal_dropped_on_the_lobby_is_not_opened(house: House, window: Any, qtbot: QtBot) -> None:
    """What it is is said, and the table plays on."""
    lobby = house.open_lobby()
    for file in places.journal_files():
        house.open_file(file)
        (dialog,) = [dialog for dialog in lobby.findChildren(VerifyDialog) if dialog.isVisible()]
        qtbot.waitUntil(lambda dialog=dialog: "part of the journal" in dialog.file.text())
        dialog.reject()
    state = window.table.state
    click(window, "black")
    assert window.table.state != state
    assert house.continue_session(window.session.session) is window


def test_no_dialog_looks_into_the_files_it_shows() -> None:
    """Qt's own would: `file_dialogs` alone may make one."""
    app = Path(file_dialogs.__file__).parent
    users = {path.name for path in app.rglob("*.py") if "QFileDialog" in path.read_text(encoding="utf-8")}
    assert users == {"file_dialogs.py"}
    assert issubclass(file_dialogs.FileDialog, QFileDialog)
