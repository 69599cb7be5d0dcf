"""A shipped felt on the board: nobody changes it, and the first change goes to a copy of the user's own."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright.app.file_dialogs import FileDialog
from feltwright.app.house import House
from feltwright.app.review.board import EDIT
from feltwright.app.review.copying import CopyForm
from feltwright.app.review.forms import CommentForm, DecisionForm, RemarkForm, WordsForm
from feltwright.app.review.window import ReviewWindow
from feltwright.files.writing import ShippedFile, is_shipped, write_whole
from feltwright.layout.edit import EditRefused, with_edition
from feltwright.review import dossier
from feltwright.review.dossier import Commented, Dossier, DossierError
from feltwright.store.places import own_layouts
from shipped_copy import bytes_of, ship

STEM = "casino_war"
LEFT = Qt.MouseButton.LeftButton
Review = Callable[[Path], ReviewWindow]


@pytest.fixture
def felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return ship(tmp_path, monkeypatch) / f"{STEM}.toml"


@pytest.fixture
def review(qtbot: QtBot) -> Review:
    def opener(path: Path) -> ReviewWindow:
        window = ReviewWindow(path)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window, before_close_func=discard)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        come_back(window)
        return window

    return opener


def come_back(window: ReviewWindow) -> None:
    """Keys go to the board, after a dialog too."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.board.setFocus()


def discard(window: ReviewWindow) -> None:
    window.desk.on_disk = window.desk.text


def nudge(window: ReviewWindow) -> None:
    """The first change: an area chosen in edit mode, one step to the right by its key."""
    window.actions_.tools[EDIT].trigger()
    window.board.hand.chosen = "tie.4"
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    drain()


def question(window: ReviewWindow) -> CopyForm:
    (form,) = [form for form in window.findChildren(CopyForm) if form.isVisible()]
    return form


def answer(form: CopyForm, which: QDialogButtonBox.StandardButton) -> None:
    box = form.findChild(QDialogButtonBox)
    assert box is not None
    QTest.mouseClick(box.button(which), LEFT)
    drain()


OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel


def test_the_first_edit_goes_to_a_copy_with_a_new_edition(felt: Path, review: Review) -> None:
    """It was written over the program's own file, still as edition 1."""
    before = bytes_of(felt.parent)
    window = review(felt)
    nudge(window)
    form = question(window)
    assert (form.name.text(), form.edition.text()) == (f"{STEM}_2", "2")
    assert form.folder.line.text() == str(own_layouts())
    answer(form, OK)
    copy = own_layouts() / f"{STEM}_2.toml"
    assert window.desk.path == copy
    assert window.windowTitle().startswith(copy.name)
    assert window.desk.layout is not None
    assert window.desk.layout.edition == "2"
    assert window.isWindowModified(), "the edit was made on the copy"
    text = copy.read_text(encoding="utf-8")
    assert text == before[felt.name].decode().replace('edition = "1"', 'edition = "2"', 1), "every other byte is kept"
    edited = window.desk.text
    come_back(window)
    QTest.keyClick(window.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.desk.text == text
    QTest.keyClick(window.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.desk.text == edited
    QTest.keyClick(window.board, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert copy.read_text(encoding="utf-8") == edited
    assert bytes_of(felt.parent) == before
    nudge(window)
    assert not [form for form in window.findChildren(CopyForm) if form.isVisible()], "asked once"


def test_called_off_nothing_is_changed_or_made(felt: Path, review: Review) -> None:
    before = bytes_of(felt.parent)
    window = review(felt)
    nudge(window)
    answer(question(window), CANCEL)
    assert window.desk.text == before[felt.name].decode()
    assert not window.isWindowModified()
    assert window.desk.path == felt
    assert bytes_of(felt.parent) == before
    assert not own_layouts().exists()


def test_the_next_copy_is_the_next_edition(felt: Path, review: Review) -> None:
    own_layouts().mkdir(parents=True)
    (own_layouts() / f"{STEM}_2.toml").write_text("", encoding="utf-8")
    (own_layouts() / f"{STEM}_3.review.json").write_text("", encoding="utf-8")
    window = review(felt)
    nudge(window)
    form = question(window)
    assert (form.name.text(), form.edition.text()) == (f"{STEM}_4", "4")
    form.reject()


@pytest.mark.parametrize(
    ("name", "edition", "words"),
    [
        ("", "2", "no name for a file"),
        ("../escaped", "2", "no name for a file"),
        ("a\\b", "2", "no name for a file"),
        (".hidden", "2", "no name for a file"),
        ("mine", "", "edition is missing"),
        ("mine", " 1 ", "Edition 1 is the one that comes with the program"),
        ("taken", "2", "called taken in this folder"),
        ("taken.toml", "2", "called taken in this folder"),
    ],
)
def test_a_copy_that_cannot_be_is_told_and_asked_again(
    name: str, edition: str, words: str, felt: Path, review: Review
) -> None:
    own_layouts().mkdir(parents=True)
    (own_layouts() / "taken.toml").write_text("mine", encoding="utf-8")
    window = review(felt)
    nudge(window)
    form = question(window)
    form.name.setText(name)
    form.edition.setText(edition)
    answer(form, OK)
    assert form.isVisible()
    assert words in form.problem.text()
    assert (own_layouts() / "taken.toml").read_text(encoding="utf-8") == "mine"
    form.name.setText("mine")
    form.edition.setText("2")
    answer(form, OK)
    assert window.desk.path == own_layouts() / "mine.toml"


def test_the_copy_goes_where_the_user_wants_it_but_never_among_the_shipped(
    felt: Path, review: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bytes_of(felt.parent)
    inner = tmp_path / "shortcut"
    inner.symlink_to(felt.parent)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    window = review(felt)
    nudge(window)
    form = question(window)

    def choose(folder: Path) -> None:
        monkeypatch.setattr(FileDialog, "chosen", lambda _self: str(folder))
        QTest.mouseClick(form.folder.choose_button, LEFT)
        answer(form, OK)

    for folder in (felt.parent, inner):
        choose(folder)
        assert "belongs to the program" in form.problem.text()
    choose(elsewhere)
    assert window.desk.path == elsewhere / f"{STEM}_2.toml"
    assert bytes_of(felt.parent) == before


def test_a_folder_that_cannot_be_written_is_told_and_the_felt_stays(felt: Path, review: Review, tmp_path: Path) -> None:
    own_layouts().parent.mkdir(parents=True)
    own_layouts().write_text("a file in the way", encoding="utf-8")
    window = review(felt)
    nudge(window)
    form = question(window)
    answer(form, OK)
    (box,) = [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox) and box.isVisible()]
    assert f"{STEM}_2.toml" in box.text()
    box.close()
    assert window.desk.path == felt
    form.reject()


@pytest.mark.parametrize("way", ["file", "folder"])
def test_a_felt_reached_through_a_link_is_the_shipped_one(way: str, felt: Path, review: Review, tmp_path: Path) -> None:
    before = bytes_of(felt.parent)
    link = tmp_path / "link.toml" if way == "file" else tmp_path / "felts"
    link.symlink_to(felt if way == "file" else felt.parent)
    window = review(link if way == "file" else link / felt.name)
    nudge(window)
    answer(question(window), OK)
    window.save()
    assert bytes_of(felt.parent) == before
    assert window.desk.path.parent == own_layouts()


def test_words_are_asked_for_once_there_is_a_copy(felt: Path, review: Review) -> None:
    window = review(felt)
    window.board.hand.chosen = "tie.4"
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert not window.findChildren(WordsForm)
    answer(question(window), OK)
    (words,) = window.findChildren(WordsForm)
    words.lines[0].setText("PUSH")
    words.accept()
    assert '"PUSH"' in window.desk.text
    assert '"PUSH"' not in felt.read_text(encoding="utf-8")


def test_save_as_of_a_shipped_felt_is_another_edition_too(felt: Path, review: Review) -> None:
    window = review(felt)
    window.actions_.save_as.trigger()
    answer(question(window), OK)
    assert window.desk.path == own_layouts() / f"{STEM}_2.toml"
    assert window.desk.layout is not None
    assert window.desk.layout.edition == "2"


# -- the record ---------------------------------------------------------------------------------------------------


def test_comments_and_decisions_go_beside_the_copy_with_what_was_said_before(felt: Path, review: Review) -> None:
    text = felt.read_text(encoding="utf-8")
    said = dossier.added(Dossier(layout=STEM), Commented(1, "Ann", "Too small"), text, "2026-01-01T00:00:00Z", "1")
    dossier.path_for(felt).write_bytes(msgspec.json.encode(said))
    before = bytes_of(felt.parent)
    window = review(felt)
    assert window.side.comments.topLevelItemCount() == 1, "the record may be read"
    window.side.comments.setCurrentItem(window.side.comments.topLevelItem(0))
    window.side.answer.click()
    assert not window.findChildren(RemarkForm), "no words are asked for that could not be kept"
    answer(question(window), OK)
    (form,) = window.findChildren(RemarkForm)
    form.author.setText("Bo")
    form.words.setPlainText("It is not")
    form.accept()
    record = json.loads(dossier.path_for(window.desk.path).read_bytes())
    assert record["layout"] == f"{STEM}_2"
    assert [line["step"]["type"] for line in record["history"]] == ["commented", "answered"]
    assert [line["edition"] for line in record["history"]] == ["1", "2"]
    assert bytes_of(felt.parent) == before


@pytest.mark.parametrize("what", ["comment", "decision"])
def test_a_new_comment_or_decision_asks_for_the_copy_first(what: str, felt: Path, review: Review) -> None:
    window = review(felt)
    kind = CommentForm if what == "comment" else DecisionForm

    def begin() -> None:
        if what == "comment":
            window.board.hand.chosen = "tie.4"
            window.actions_.comment_on.trigger()
        else:
            window.side.decisions.decide.click()

    begin()
    answer(question(window), CANCEL)
    assert not window.findChildren(kind)
    begin()
    answer(question(window), OK)
    (form,) = [form for form in window.findChildren(kind) if form.isVisible()]
    form.reject()
    assert not dossier.path_for(felt).exists()


# -- the lowest place ---------------------------------------------------------------------------------------------


def test_nothing_that_writes_can_be_brought_to_a_shipped_felt(felt: Path, review: Review, tmp_path: Path) -> None:
    before = bytes_of(felt.parent)
    window = review(felt)
    told: list[str] = []
    window.desk.failed.disconnect()
    window.desk.failed.connect(told.append)
    assert not window.editor.nudge("tie.4", 1.0, 0.0)
    assert "comes with the program" in window.statusBar().currentMessage()
    window.desk.take(window.desk.text + "# mine\n")
    assert not window.desk.save()
    assert not window.desk.save(over_others=True)
    assert not window.desk.save_as(felt.with_name("new.toml"))
    assert not window.desk.save_as(felt)
    assert not window.desk.record(Commented(1, "Ann", "Too small"))
    assert len(told) == 5
    assert all("comes with the program" in words for words in told)
    with pytest.raises(DossierError, match="SHIPPED"):
        dossier.save(felt, Dossier(layout=STEM))
    with pytest.raises(ShippedFile):
        write_whole(felt.parent / "deeper" / "felt.toml", b"")
    assert bytes_of(felt.parent) == before


def test_where_a_file_lies_is_told_by_the_file_system(felt: Path, tmp_path: Path) -> None:
    loop = tmp_path / "loop.toml"
    loop.symlink_to(loop)
    outward = felt.parent / "outward.toml"
    outward.symlink_to(tmp_path / "mine.toml")
    for path, wanted in (
        (felt, True),
        (felt.parent / "not_there.toml", True),
        (felt.parent / ".." / "layouts" / felt.name, True),
        (outward, True),
        (tmp_path / "layouts" / felt.name, False),
        (tmp_path / "layouts_of_mine.toml", False),
        (loop, False),
    ):
        assert is_shipped(path) is wanted, path


def test_a_felt_of_ones_own_is_saved_as_ever(tmp_path: Path, review: Review, felt: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(felt.read_bytes())
    mine.chmod(0o640)
    window = review(mine)
    nudge(window)
    assert not window.findChildren(CopyForm)
    assert window.save()
    assert mine.read_text(encoding="utf-8") == window.desk.text
    assert mine.stat().st_mode & 0o777 == 0o640
    assert window.desk.record(Commented(1, "Ann", "Too small"))
    assert sorted(path.name for path in tmp_path.glob("mine*")) == ["mine.review.json", "mine.toml"]


@pytest.mark.parametrize(
    "head",
    [
        'edition = "1"  # the first',
        'edition = "1"\r\ntitle = "x"',
        "'edition' = '1'",
        "edition = 1",
        'title = "x"\n[options]\nedition = "7"',
        'text = """\nedition = "1"\n"""\nedition = "1"',
    ],
)
def test_another_edition_changes_the_edition_alone(head: str) -> None:
    text = head + '\n\n[[area]] # kept\nid = "a"\nedition = "1"\n'
    made = with_edition(text, 'a "new" one')
    assert tomllib.loads(made) == {**tomllib.loads(text), "edition": 'a "new" one'}
    assert made.endswith('[[area]] # kept\nid = "a"\nedition = "1"\n')
    assert ("# the first" in made) is ("# the first" in text)


@pytest.mark.parametrize("text", ["edition = ", "= 1", 'edition = "1"\n[[area]', "a = [\n[[area]]\n]"])
def test_a_head_that_cannot_be_rewritten_is_refused(text: str) -> None:
    with pytest.raises(EditRefused, match="UNUSUAL_FORM"):
        with_edition(text, "2")


@pytest.mark.parametrize("text", ["", 'edition.a = "1"', '[edition]\na = "1"', "[options]\na = 1"])
def test_a_head_without_an_edition_gets_one_or_is_refused(text: str) -> None:
    made = ""
    with suppress(EditRefused):
        made = with_edition(text, "2")
    assert not made or tomllib.loads(made)["edition"] == "2"


def test_the_lobby_lists_the_users_own_felts(house: House, felt: Path) -> None:
    own_layouts().mkdir(parents=True)
    mine = own_layouts() / "mine.toml"
    mine.write_bytes(felt.read_bytes())
    lobby = house.open_lobby()
    lobby.reload_side()
    button = lobby.findChild(QPushButton, "own_layout")
    assert button is not None
    assert button.text() == "mine.toml"
    button.click()
    (window,) = house.windows
    assert isinstance(window, ReviewWindow)
    assert window.desk.path == mine
