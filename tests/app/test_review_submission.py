"""Submissions and drawings from the review window, through its buttons and menus."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright import resources
from feltwright.app import settings
from feltwright.app.file_dialogs import FileDialog
from feltwright.app.review import submission
from feltwright.app.review.exports import FORMS
from feltwright.app.review.submission import SubmissionDialog
from feltwright.app.review.verify import VerifySubmissionDialog
from feltwright.app.review.window import ReviewWindow
from feltwright.review.package_check import Question, verify_package
from moments import WAIT_MS

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def felt(tmp_path: Path) -> Path:
    path = tmp_path / "felts" / "casino_war.toml"
    path.parent.mkdir()
    path.write_text(resources.read_text("layouts/casino_war.toml"), encoding="utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot, felt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ReviewWindow:
    monkeypatch.setattr(submission, "key_folder", lambda: tmp_path / "keys")
    return opened(qtbot, felt)


def discard(window: ReviewWindow) -> None:
    """Nobody is asked about unsaved edits when a test is over."""
    window.desk.on_disk = window.desk.text


def opened(qtbot: QtBot, felt: Path) -> ReviewWindow:
    made = ReviewWindow(felt)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=discard)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    drain()
    return made


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """The file chooser of the desktop is the one thing that is not clicked."""
    monkeypatch.setattr(FileDialog, "chosen", lambda _self: str(path))


def open_submission(window: ReviewWindow) -> SubmissionDialog:
    window.side.tabs.setCurrentWidget(window.side.decisions)
    QTest.mouseClick(window.side.decisions.submit, LEFT)
    (dialog,) = window.findChildren(SubmissionDialog)
    return dialog


def type_passphrase(dialog: SubmissionDialog, words: str = "correct horse") -> None:
    for field in (dialog.keys.passphrase, dialog.keys.again):
        if field.isVisible():
            QTest.keyClicks(field, words)


def drop(path: Path) -> tuple[QDropEvent, QMimeData]:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier), data


def test_a_submission_is_made_signed_and_verified_in_the_window(
    window: ReviewWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = open_submission(window)
    assert not dialog.make_button.isEnabled()
    type_passphrase(dialog)
    assert dialog.make_button.isEnabled()
    output = tmp_path / "out.zip"
    answer_with(monkeypatch, output)
    QTest.mouseClick(dialog.make_button, LEFT)
    assert dialog.progress.isVisible(), "the window goes on while it is made"
    qtbot.waitUntil(lambda: dialog.made is not None, timeout=WAIT_MS)
    assert str(output) in dialog.words.text()
    assert verify_package(output.read_bytes()).holds
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    QTest.mouseClick(dialog.folder_button, LEFT)
    assert [url.toLocalFile() for url in shown] == [str(tmp_path)]
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    dialog.reject()

    event, _data = drop(output)
    window.dropEvent(event)
    (judge,) = window.findChildren(VerifySubmissionDialog)
    qtbot.waitUntil(lambda: judge.found is not None, timeout=WAIT_MS)
    assert [judge.rows[question][0].text() for question in Question] == ["Yes"] * 3
    assert "not reviewed" in judge.about.text()
    assert judge.badge.isVisible()
    spoilt = tmp_path / "spoilt.zip"
    _without(output, spoilt, "areas.csv")
    qtbot.waitUntil(judge.progress.isHidden, timeout=WAIT_MS)
    answer_with(monkeypatch, spoilt)
    QTest.mouseClick(judge.open_button, LEFT)
    qtbot.waitUntil(lambda: judge.found is not None, timeout=WAIT_MS)
    assert "NOT verified" in judge.headline.text()
    assert judge.rows[Question.AUTHENTIC][0].text() == "Yes"
    assert judge.rows[Question.COMPLETE][0].text() == "No"
    assert "areas.csv" in judge.rows[Question.COMPLETE][1].text()
    qtbot.waitUntil(judge.progress.isHidden, timeout=WAIT_MS)
    judge.check(tmp_path / "nowhere.zip")
    assert judge.rows[Question.COMPLETE][1].text() == "", "no verdict stands under the name of the next file"
    qtbot.waitUntil(lambda: "cannot be read" in judge.headline.text(), timeout=WAIT_MS)
    qtbot.waitUntil(judge.progress.isHidden, timeout=WAIT_MS)
    judge.reject()


def _without(source: Path, target: Path, missing: str) -> None:
    with zipfile.ZipFile(source) as archive, zipfile.ZipFile(target, "w") as other:
        for name in archive.namelist():
            if name != missing:
                other.writestr(name, archive.read(name))


def test_options_chosen_in_the_review_are_submitted_and_agree(
    window: ReviewWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    game, rules = window.desk.inspection.game, window.desk.inspection.rules
    assert game is not None
    flags = {one.name: getattr(rules, one.name) for one in game.options}
    name, was = next((name, value) for name, value in flags.items() if isinstance(value, bool))
    window.desk.options = {name: not was}
    window.desk.inspect()
    dialog = open_submission(window)
    type_passphrase(dialog)
    dialog.make(tmp_path / "out.zip")
    qtbot.waitUntil(lambda: dialog.made is not None, timeout=WAIT_MS)
    found = verify_package((tmp_path / "out.zip").read_bytes())
    assert found.holds
    assert found.contents is not None
    assert found.contents.options == {name: "false" if was else "true"}
    dialog.reject()


def test_a_folder_that_is_not_there_is_told_and_can_be_tried_again(
    window: ReviewWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = open_submission(window)
    type_passphrase(dialog)
    dialog.make(tmp_path / "nowhere" / "out.zip")
    qtbot.waitUntil(lambda: "nowhere" in dialog.words.text(), timeout=WAIT_MS)
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    assert dialog.made is None
    assert not dialog.folder_button.isEnabled()
    dialog.reject()


def test_a_broken_file_is_not_submitted(window: ReviewWindow) -> None:
    window.desk.take("title = ")
    window.actions_.submit.trigger()
    assert "mend it first" in window.statusBar().currentMessage()
    assert not window.findChildren(SubmissionDialog)
    window.actions_.exports["svg"].trigger()
    assert "mend it first" in window.statusBar().currentMessage()


STARTS = {".pdf": b"%PDF", ".svg": b"<?xml", ".png": b"\x89PNG", ".dxf": b"999\n"}


@pytest.mark.parametrize("form", FORMS)
def test_every_drawing_is_written_from_its_menu_entry(
    form: str, window: ReviewWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / f"drawing{FORMS[form].suffix}"
    answer_with(monkeypatch, output)
    window.actions_.exports[form].trigger()
    qtbot.waitUntil(lambda: str(output) in window.statusBar().currentMessage(), timeout=WAIT_MS)
    assert output.read_bytes().startswith(STARTS[output.suffix])


@pytest.mark.parametrize("suffix", ["pdf", "svg"])
def test_the_redline_is_written_once_there_are_two_editions(
    suffix: str, window: ReviewWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output, entry = tmp_path / f"redline.{suffix}", window.actions_.exports[f"redline_{suffix}"]
    answer_with(monkeypatch, output)
    assert not entry.isEnabled()
    window.exporter.choose(f"redline_{suffix}")
    assert "older edition" in window.statusBar().currentMessage()
    older = tmp_path / "older.toml"
    older.write_text(window.desk.text.replace("HOUSE", "DEALER"), encoding="utf-8")
    window.compare_with(older)
    assert entry.isEnabled()
    entry.trigger()
    qtbot.waitUntil(lambda: str(output) in window.statusBar().currentMessage(), timeout=WAIT_MS)
    assert output.read_bytes().startswith(STARTS[output.suffix])


def test_a_drawing_that_cannot_be_written_is_told(
    window: ReviewWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, tmp_path / "nowhere" / "a.svg")
    window.actions_.exports["svg"].trigger()
    qtbot.waitUntil(lambda: "nowhere" in window.statusBar().currentMessage(), timeout=WAIT_MS)


def test_the_width_of_the_side_is_remembered(window: ReviewWindow, qtbot: QtBot, felt: Path) -> None:
    before = window.whole.sizes()
    window.whole.setSizes([before[0] - 120, before[1] + 120])
    wanted = window.whole.sizes()
    assert wanted != before
    assert window.close()
    assert not settings.REVIEW_SPLIT.get().isEmpty()
    assert opened(qtbot, felt).whole.sizes() == wanted
    settings.REVIEW_SPLIT.set(settings.REVIEW_SPLIT.default)
