"""The way to a report from where a session is: the table's menu and the list of sessions."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

from app.card_desk import deal_a_decision
from app.desk import Opener, drain
from feltwright import cli
from feltwright.app import demonstrations
from feltwright.app.dialogs.sessions import SessionsDialog
from feltwright.app.house import House
from feltwright.app.keys_dialog import KeysDialog
from feltwright.app.played import UNREADABLE_REVIEW, felt_in_use
from feltwright.app.report_make import MakeReportDialog
from feltwright.app.sessions import TableSpec, listed, open_journal, opening
from feltwright.engine import catalog
from feltwright.report.keys import new_signer
from feltwright.report.making import Place, make_report, seal_report
from feltwright.report.verify import Question, verify
from feltwright.review import dossier
from feltwright.review.dossier import Decided, Dossier, Outcome, Stage, Vote
from feltwright.scenario import Run, load_file
from feltwright.store import places
from moments import MOMENT, MOMENT_MS

SPEC = TableSpec("roulette", mode="test")


def report_action(window: QWidget) -> QAction | None:
    return next((action for action in window.findChildren(QAction) if "signed report" in action.text()), None)


def opened_dialog(parent: QWidget) -> MakeReportDialog:
    (dialog,) = parent.findChildren(MakeReportDialog)
    return dialog


def test_the_table_menu_makes_a_report_of_its_session(house: House) -> None:
    window: Any = house.open_table(SPEC)
    action = report_action(window)
    assert action is not None
    action.trigger()
    dialog = opened_dialog(window)
    assert dialog.ticked() == (window.session.session,)
    dialog.reject()


def test_the_table_menu_leads_to_the_keys(house: House) -> None:
    window: Any = house.open_table(SPEC)
    (action,) = (action for action in window.findChildren(QAction) if action.text() == "Keys…")
    action.trigger()
    (dialog,) = window.findChildren(KeysDialog)
    dialog.reject()


def test_a_report_is_a_pdf_also_by_its_name(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed without an ending it gets one, or nobody could open it by a double click."""
    window: Any = house.open_table(SPEC)
    house.make_report(window.session.session, window)
    dialog = opened_dialog(window)
    made: list[Path] = []
    monkeypatch.setattr(dialog, "make", made.append)
    dialog._on_make_clicked()
    (asked,) = dialog.findChildren(QFileDialog)
    assert asked.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert asked.selectedFiles()[0].endswith("session.report.pdf")
    asked.setDirectory(str(tmp_path))
    (line,) = (edit for edit in asked.findChildren(QLineEdit) if edit.objectName() == "fileNameEdit")
    line.setText("evening")
    asked.accept()
    assert made == [tmp_path / "evening.pdf"]
    dialog.reject()


def test_a_table_without_a_session_has_nothing_to_report(open_table: Opener) -> None:
    assert report_action(open_table("roulette")) is None


def test_the_list_of_sessions_makes_a_report_of_the_chosen_one(house: House) -> None:
    for spec in (SPEC, TableSpec("craps", mode="test")):
        window: Any = house.open_table(spec)
        window.leaving.end()
    lobby = house.open_lobby()
    house.open_sessions()
    (dialog,) = lobby.findChildren(SessionsDialog)
    dialog.list.setCurrentIndex(dialog.list.model().index(1, 0))
    dialog.report_button.click()
    made = opened_dialog(lobby)
    assert made.ticked() == (listed()[1].id,)
    made.reject()


def test_a_table_in_the_middle_of_a_round_shows_its_closed_cards_to_nobody(house: House, tmp_path: Path) -> None:
    """Neither a report nor a replay, and the command line neither; once it is left, whoever holds it not may look."""
    lobby = house.open_lobby()
    window: Any = house.open_table(TableSpec("blackjack", mode="test"))
    session = window.session.session
    deal_a_decision(window)
    assert window.table.offers(), "somebody has to decide"
    assert house.replay_session(session) is None
    (box,) = lobby.findChildren(QMessageBox)
    assert "A round with closed cards is under way" in box.informativeText()
    box.reject()
    house.make_report(session, window)
    dialog = opened_dialog(window)
    dialog.make(tmp_path / "hole.pdf")
    assert "A round with closed cards is under way; finish it first" in dialog.words.text()
    dialog.reject()
    assert cli.main(["session", "export", session]) == 2
    window.close()
    drain()
    again: Any = house.replay_session(session)
    assert again is not None


ONE_OF_EACH_GAME = {path.parent.name: path for path in demonstrations.paths()}.values()


@pytest.mark.parametrize("path", ONE_OF_EACH_GAME, ids=lambda path: path.parent.name)
def test_playing_on_from_a_scenario_is_kept_as_a_demonstration(house: House, path: Path) -> None:
    run = Run(load_file(path))
    for _ in range(len(run.scenario.steps) // 2):
        run.advance()
    window: Any = house.play_from(run)
    assert window.table.state == run.table.state
    (row,) = listed()
    assert row.mode == "demonstration"
    window.close()
    again: Any = house.continue_session(row.id)
    assert again.table.state == run.table.state
    again.leaving.end()
    with open_journal() as journal:
        lines, installation = journal.lines(row.id), journal.installation
    signer = new_signer("test", "Test house", MOMENT)
    place = Place(1, "", MOMENT_MS, installation, "test")
    found = verify(seal_report(make_report([lines], signer, place), signer), signer.identity.certificates)
    assert found.holds
    assert found.verdict(Question.PLAUSIBLE).code == "OUTCOMES_SCRIPTED"


def test_playing_on_without_a_journal_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    places.data_folder().mkdir(parents=True)
    places.journal_file().write_bytes(b"not a journal at all" * 100)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.informativeText()))
    assert house.play_from(Run(load_file(demonstrations.paths()[0]))) is None
    assert len(told) == 1


def test_a_damaged_journal_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    places.data_folder().mkdir(parents=True)
    places.journal_file().write_bytes(b"not a journal at all" * 100)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text() + box.informativeText()))
    house.make_report()
    assert len(told) == 1
    assert str(places.journal_file()) in told[0]


@pytest.fixture
def reviewed_felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Layouts of one's own, the felt of roulette among them, approved."""
    from feltwright import resources

    root = tmp_path / "root"
    shutil.copytree(resources.root() / "layouts", root / "layouts")
    (root / "resources").symlink_to(resources.root() / "resources")
    monkeypatch.setattr(resources, "root", lambda: root)
    felt = felt_in_use(catalog.game("roulette"), SPEC.rules())
    found = Dossier(layout=felt.path.stem)
    for stage in Stage:
        step = Decided(stage, Outcome.APPROVE, "to approve", votes=(Vote("Ann", "for"),))
        found = dossier.added(found, step, felt.text, "2026-11-18T10:00:00Z")
    dossier.path_for(felt.path).write_bytes(msgspec.json.encode(found))
    return felt.path


def test_a_session_says_what_the_review_of_its_felt_came_to(reviewed_felt: Path) -> None:
    assert opening(SPEC).layout.status == "approved"
    text = reviewed_felt.read_text(encoding="utf-8")
    reviewed_felt.write_text(text.replace('edition = "1"', 'edition = "2"', 1), encoding="utf-8")
    assert opening(SPEC).layout.status == "changed_since_approval"
    dossier.path_for(reviewed_felt).write_text("{", encoding="utf-8")
    assert opening(SPEC).layout.status == UNREADABLE_REVIEW
    dossier.path_for(reviewed_felt).write_bytes(msgspec.json.encode(Dossier(layout=reviewed_felt.stem)))
    assert opening(SPEC).layout.status == "not_reviewed"
