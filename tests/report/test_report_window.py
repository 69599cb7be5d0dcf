"""Reports in the window: made from sessions, verified by dropping a file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from played import place, session
from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot
from shelf import Shelf

from feltwright.app.lobby import Lobby
from feltwright.app.report_make import MakeReportDialog
from feltwright.app.report_pdf.drawing import draw
from feltwright.app.report_verify import VerifyDialog
from feltwright.report.desk import sealed
from feltwright.report.keys import KeyRing, Signer, pem_of
from feltwright.report.making import Report, make_report, seal_report
from feltwright.report.verify import Question, verify
from moments import MOMENT, WAIT_MS


def drop(path: Path) -> tuple[QDropEvent, QMimeData]:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    return QDropEvent(QPointF(5, 5), action, data, button, Qt.KeyboardModifier.NoModifier), data


@pytest.fixture
def verifier(qtbot: QtBot) -> Iterator[VerifyDialog]:
    dialog = VerifyDialog()
    qtbot.addWidget(dialog)
    yield dialog
    dialog.reject()


def test_a_dropped_report_gets_its_verdicts(
    verifier: VerifyDialog, qtbot: QtBot, tmp_path: Path, envelope: bytes, signer: Signer
) -> None:
    path = tmp_path / "report.json"
    path.write_bytes(envelope)
    event, _data = drop(path)
    verifier.dropEvent(event)
    qtbot.waitUntil(lambda: verifier.found is not None, timeout=WAIT_MS)
    assert verifier.found is not None
    assert verifier.found.holds
    assert [verifier.rows[question][0].text() for question in Question] == ["Yes"] * 4
    assert signer.identity.words[0] in verifier.badge.words.text()
    certificate = tmp_path / "cert.pem"
    certificate.write_bytes(pem_of(signer.identity.certificates))
    qtbot.waitUntil(lambda: verifier.progress.isHidden(), timeout=WAIT_MS)
    verifier.trust(certificate)
    qtbot.waitUntil(lambda: verifier.found is not None and verifier.found.trusted, timeout=WAIT_MS)


def test_a_file_that_is_no_report_is_told_so(verifier: VerifyDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "letter.pdf"
    path.write_bytes(b"%PDF-1.7 dear sir")
    verifier.check(path)
    qtbot.waitUntil(lambda: verifier.found is not None, timeout=WAIT_MS)
    assert "NOT verified" in verifier.headline.text()
    assert verifier.rows[Question.AUTHENTIC][0].text() == "No"
    assert verifier.rows[Question.COMPLETE][0].text() == "Not judged"


def test_a_missing_file_is_told_so(verifier: VerifyDialog, qtbot: QtBot, tmp_path: Path) -> None:
    verifier.check(tmp_path / "nowhere.pdf")
    qtbot.waitUntil(lambda: "cannot be read" in verifier.headline.text(), timeout=WAIT_MS)


def test_verdicts_on_one_file_do_not_stand_under_the_name_of_the_next(
    verifier: VerifyDialog, qtbot: QtBot, tmp_path: Path, envelope: bytes, report: Report
) -> None:
    path = tmp_path / "report.json"
    path.write_bytes(envelope)
    verifier.check(path)
    qtbot.waitUntil(lambda: verifier.found is not None, timeout=WAIT_MS)
    assert f"Report 1, live; record SHA-256 {report.digest}" in verifier.about.text()
    qtbot.waitUntil(verifier.progress.isHidden, timeout=WAIT_MS)
    os.mkfifo(tmp_path / "pipe")
    verifier.check(tmp_path / "pipe")
    qtbot.waitUntil(lambda: "cannot be read" in verifier.headline.text(), timeout=WAIT_MS)
    assert [verifier.rows[question][0].text() for question in Question] == [""] * 4
    assert verifier.about.text() == ""
    assert verifier.badge.isHidden()


def test_what_is_asked_while_a_file_is_verified_is_answered(
    verifier: VerifyDialog, qtbot: QtBot, tmp_path: Path, envelope: bytes, lines: list[bytes], other_signer: Signer
) -> None:
    """A certificate chosen in the meantime counts, and the file dropped last is the one that is shown."""
    path, other, certificate = tmp_path / "report.json", tmp_path / "other.json", tmp_path / "cert.pem"
    path.write_bytes(envelope)
    other.write_bytes(seal_report(make_report([lines[:-1]], other_signer, place()), other_signer))
    certificate.write_bytes(pem_of(other_signer.identity.certificates))
    verifier.check(path)
    verifier.trust(certificate)
    verifier.check(other)
    qtbot.waitUntil(lambda: verifier.found is not None, timeout=WAIT_MS)
    assert verifier.file.text() == str(other)
    assert verifier.found is not None
    assert verifier.found.trusted
    assert "had not been closed" in verifier.about.text()


def test_a_file_dropped_on_the_lobby_is_verified(qtbot: QtBot, tmp_path: Path) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    event, _data = drop(tmp_path / "report.pdf")
    with qtbot.waitSignal(lobby.verify_wanted) as heard:
        lobby.dropEvent(event)
    assert heard.args == [tmp_path / "report.pdf"]


def test_the_first_report_makes_its_key(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(roulette_1=session("roulette", 3), craps_1=session("craps", 3))
    ring = KeyRing(tmp_path / "keys")
    dialog = MakeReportDialog(shelf, ring, ("roulette_1",))
    qtbot.addWidget(dialog)
    assert not dialog.make_button.isEnabled()
    dialog.keys.passphrase.setText("correct horse")
    dialog.keys.again.setText("correct hors")
    assert not dialog.make_button.isEnabled()
    dialog.keys.again.setText("correct horse")
    assert dialog.make_button.isEnabled()
    dialog.make(tmp_path / "report.pdf")
    qtbot.waitUntil(lambda: dialog.made is not None, timeout=WAIT_MS)
    found = verify((tmp_path / "report.pdf").read_bytes(), ring.identity().certificates)
    assert found.holds
    assert found.trusted
    assert shelf.reports == [(1, found.digest)]
    assert list(tmp_path.glob("*.part")) == []
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    assert not dialog.keys.is_new
    assert not dialog.keys.again.isVisibleTo(dialog)
    dialog.make(tmp_path / "second.pdf")
    qtbot.waitUntil(lambda: dialog.made == tmp_path / "second.pdf", timeout=WAIT_MS)
    assert [number for number, _ in shelf.reports] == [1, 2]
    dialog.reject()
    assert not shelf.is_open


def test_a_report_that_cannot_be_written_is_told_and_can_be_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    """The key was made all the same: the second try opens it."""
    shelf = Shelf(roulette_1=session("roulette", 3))
    dialog = MakeReportDialog(shelf, KeyRing(tmp_path / "keys"), ("roulette_1",))
    qtbot.addWidget(dialog)
    dialog.keys.passphrase.setText("correct horse")
    dialog.keys.again.setText("correct horse")
    dialog.make(tmp_path / "nowhere" / "report.pdf")
    qtbot.waitUntil(lambda: "nowhere" in dialog.words.text(), timeout=WAIT_MS)
    assert shelf.reports == []
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    dialog.make(tmp_path / "report.pdf")
    qtbot.waitUntil(lambda: dialog.made is not None, timeout=WAIT_MS)
    dialog.reject()


def test_a_dialog_closed_while_it_draws_leaves_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(roulette_1=session("roulette", 400))
    dialog = MakeReportDialog(shelf, KeyRing(tmp_path / "keys"), ("roulette_1",))
    qtbot.addWidget(dialog)
    dialog.keys.passphrase.setText("correct horse")
    dialog.keys.again.setText("correct horse")
    dialog.make(tmp_path / "report.pdf")
    qtbot.waitUntil(lambda: dialog.progress.value() > 0, timeout=WAIT_MS)
    dialog.reject()
    QCoreApplication.processEvents()
    assert dialog.made is None
    assert shelf.reports == []
    assert [path.name for path in tmp_path.iterdir()] == ["keys"]


def test_a_day_is_ticked_with_one_click(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(roulette_1=[], craps_1=[], roulette_2=[], craps_2=[])
    shelf.apart_ms = 12 * 3_600_000
    dialog = MakeReportDialog(shelf, KeyRing(tmp_path / "keys"), ("craps_2",))
    qtbot.addWidget(dialog)
    dialog.sessions.setCurrentRow(1)
    qtbot.mouseClick(dialog.day_button, Qt.MouseButton.LeftButton)
    assert dialog.ticked() == ("craps_1", "roulette_2")
    dialog.reject()
    empty = MakeReportDialog(Shelf(), KeyRing(tmp_path / "keys"))
    qtbot.addWidget(empty)
    assert not empty.day_button.isEnabled()
    empty.reject()


def test_a_wrong_passphrase_is_told_and_nothing_is_filed(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(roulette_1=session("roulette", 3))
    ring = KeyRing(tmp_path / "keys")
    ring.make("default", "correct horse", MOMENT)
    dialog = MakeReportDialog(shelf, ring, ("roulette_1",))
    qtbot.addWidget(dialog)
    dialog.keys.passphrase.setText("battery staple")
    dialog.make(tmp_path / "report.pdf")
    qtbot.waitUntil(lambda: "passphrase" in dialog.words.text(), timeout=WAIT_MS)
    assert shelf.reports == []
    assert not (tmp_path / "report.pdf").exists()
    dialog.reject()


def test_pictures_and_watermark_are_drawn(qapp: object, signer: Signer) -> None:
    lines = session("roulette", 3, mode="demonstration", chance="scripted")
    plain = sealed(make_report([lines], signer, place()), signer, draw)
    with_pictures = sealed(make_report([lines], signer, place(), keep_states=True), signer, draw)
    assert len(with_pictures) > len(plain) + 100_000
    assert verify(with_pictures).holds
