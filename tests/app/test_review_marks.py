"""What is drawn over a felt in review: redline, numbered callouts, ids, and the keys that lead there."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright import resources
from feltwright.app.house import House
from feltwright.app.review.board import EDIT, LOOK, ReviewBoard
from feltwright.app.review.forms import CommentForm, RemarkForm
from feltwright.app.review.side import CHANGES
from feltwright.app.review.slips import id_slips
from feltwright.app.review.window import ReviewWindow
from feltwright.app.table_window import TableWindow
from feltwright.drawing.callouts import RADIUS, Callout, callouts, crosses
from feltwright.drawing.linework import LETTERED, linework
from feltwright.drawing.redline import Redline, aside, redline, struck
from feltwright.engine import catalog
from feltwright.layout.loader import load_text
from feltwright.review.dossier import Commented, Resolved
from moments import WAIT_MS

pytestmark = pytest.mark.usefixtures("qapp")
Opener = Callable[..., ReviewWindow]
VIEW = (800.0, 600.0)
CHANGED = (
    ('edition = "1"', 'edition = "2"'),
    ('"HOUSE"', '"DEALER"'),
    ("origin_mm = [1430, 120]", "origin_mm = [1500, 160]"),
    ("shape = { circle_mm = 76 }", "shape = { circle_mm = 82 }"),
)


def felt_text(*changes: tuple[str, str]) -> str:
    text = resources.read_text("layouts/casino_war.toml")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.fixture
def review(qtbot: QtBot, tmp_path: Path) -> Opener:
    def opener(*changes: tuple[str, str]) -> ReviewWindow:
        path, older = tmp_path / "war.toml", tmp_path / "older.toml"
        path.write_text(felt_text(*changes), encoding="utf-8")
        older.write_text(felt_text(), encoding="utf-8")
        window = ReviewWindow(path, older if changes else None)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        drain()
        return window

    return opener


def press(window: ReviewWindow, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.board.setFocus()
    QTest.keyClick(window.board, key, keys)


# -- callouts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_leader_lines_do_not_cross_and_numbers_do_not_cover_each_other(seed: int) -> None:
    dice = random.Random(seed)
    points = tuple((dice.uniform(60, 740), dice.uniform(60, 540)) for _ in range(24))
    found = callouts(points, VIEW, 24.0)
    assert [one.point for one in found] == list(points)
    for one, other in combinations(found, 2):
        assert not crosses(one, other)
        assert far_apart(one.middle, other.middle) >= 2 * RADIUS


def far_apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def test_callouts_on_one_point_fan_out_inside_the_view() -> None:
    found = callouts(((60.0, 60.0),) * 5, VIEW, 24.0)
    assert len({one.middle for one in found}) == 5
    assert all(24 < each < 800 for one in found for each in one.middle)


def test_numbers_stand_beside_words_where_they_can() -> None:
    """Straight above the point there are words: the number goes round them, or over them if they are everywhere."""
    words = ((150.0, 100.0, 450.0, 170.0),)
    (plain,), (found,) = callouts(((300.0, 180.0),), VIEW, 24.0), callouts(((300.0, 180.0),), VIEW, 24.0, words)
    assert 100 - RADIUS < plain.middle[1] < 170 + RADIUS
    assert not 100 - RADIUS < found.middle[1] < 170 + RADIUS
    (crowded,) = callouts(((300.0, 180.0),), VIEW, 24.0, ((0.0, 0.0, *VIEW),))
    assert crowded == plain


def test_crossing_lines_are_told() -> None:
    one = Callout((0.0, 0.0), (10.0, 10.0))
    assert crosses(one, Callout((0.0, 10.0), (10.0, 0.0)))
    assert not crosses(one, Callout((0.0, 5.0), (0.0, 20.0)))


# -- redline ------------------------------------------------------------------------------------------------------


def lines(text: str) -> tuple[object, ...]:
    return linework(load_text(text, "war.toml", catalog.game("casino_war").rules_for("")))


def test_the_redline_holds_what_only_one_edition_has() -> None:
    found = redline(lines(felt_text()), lines(felt_text(*CHANGED)))  # type: ignore[arg-type]
    assert {one.id for one in found.was} == {one.id for one in found.now}
    assert {one.id for one in found.was} == {"house.word", "shoe", *(f"initial.{n}" for n in range(1, 8))}
    same = redline(lines(felt_text()), lines(felt_text()))  # type: ignore[arg-type]
    assert same.was == same.now == ()


def test_what_was_only_recoloured_is_not_drawn_twice() -> None:
    old = felt_text()
    new = old.replace(
        'cap_height_mm = 60\narc_radius_mm = -1400\ncolour = "gold"', "cap_height_mm = 60\narc_radius_mm = -1400"
    )
    found = redline(lines(old), lines(new))  # type: ignore[arg-type]
    assert [one.id for one in found.now] == ["title"]
    assert found.was == ()


def test_struck_words_step_off_the_words_that_are_there_now() -> None:
    box = QRectF(100, 100, 80, 20)
    cloth = QRectF(0, 0, 400, 400)
    assert aside(box, [], cloth) == QPointF()
    words = [QRectF(95, 98, 90, 24), QRectF(95, 122, 90, 20)]
    moved = box.translated(aside(box, words, cloth))
    assert not any(moved.intersects(other) for other in words)


def test_struck_words_do_not_leave_the_cloth() -> None:
    """Where words are everywhere they cover the least, and stay where they can be seen."""
    box, cloth = QRectF(100, 100, 80, 20), QRectF(90, 60, 100, 120)
    words = [QRectF(90, 60, 100, 60), QRectF(90, 120, 100, 60).adjusted(0, 12, 0, 0)]
    moved = box.translated(aside(box, words, cloth))
    assert cloth.contains(moved)
    assert moved.top() > 120


def test_struck_words_without_room_are_drawn_smaller() -> None:
    words = (QRectF(0, 0, 400, 90), QRectF(100, 180, 200, 40), QRectF(0, 310, 400, 90))
    path = QPainterPath()
    path.addRect(QRectF(140, 160, 120, 80))
    found = struck(path, Redline(words=words, cloth=QRectF(0, 0, 400, 400)))
    assert found.boundingRect().height() == 40
    assert not any(found.boundingRect().intersects(other) for other in words)
    assert struck(path, Redline(cloth=QRectF(0, 0, 400, 400))) == path


def test_changes_are_numbered_alike_in_the_list_and_on_the_felt(review: Opener) -> None:
    window = review(*CHANGED)
    press(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert window.side.tabs.currentIndex() == CHANGES
    rows = window.side.changes
    listed = [rows.topLevelItem(nth).text(0) for nth in range(rows.topLevelItemCount())]
    assert listed == [str(nth) for nth in range(1, len(listed) + 1)]
    drawn = {mark.number for _, mark in window.board.callouts()}
    assert drawn
    assert drawn <= {int(number) for number in listed}
    assert any("edition 1" in row for row in window.side.legend.rows)
    assert "Blue" in window.side.legend.accessibleName()


def test_red_and_blue_are_on_the_newer_board_and_only_red_on_the_older(review: Opener) -> None:
    window = review(*CHANGED)
    newer, older = seen(window.board), seen(window.older_board)
    assert newer["red"] > 50
    assert newer["blue"] > 50
    assert older["red"] > 50
    assert older["blue"] == 0


def seen(board: ReviewBoard) -> dict[str, int]:
    image = board.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = [image.pixelColor(x, y) for y in range(30, image.height()) for x in range(30, image.width())]
    red = sum(one.red() > 170 and one.green() < 90 and one.blue() < 90 for one in pixels)
    return {"red": red, "blue": sum(one.blue() > 170 and one.red() < 90 for one in pixels)}


def test_the_older_edition_says_where_it_stands_or_why_it_is_not_drawn(review: Opener, qtbot: QtBot) -> None:
    window = review(*CHANGED)
    assert "older.toml, edition 1: not reviewed." in window.side.badge.text()
    assert window.older is not None
    with qtbot.waitSignal(window.older.changed, timeout=WAIT_MS):
        window.older.path.write_text('game = "casino_war', encoding="utf-8")
    assert "older.toml cannot be read as it is" in window.side.badge.text()
    assert window.older_board.layout_shown is not None


# -- ids ----------------------------------------------------------------------------------------------------------


def test_ids_lie_in_their_own_area_and_off_every_word(review: Opener) -> None:
    window = review()
    press(window, Qt.Key.Key_D)
    window.board.zoom(3.0)
    shapes = [(thing.id, thing.path) for thing in window.board.hand.things[: len(window.desk.layout.areas)]]  # type: ignore[union-attr]
    transform = window.board.viewportTransform()
    placed = [(entry, transform.map(path)) for entry, path in shapes]
    words = [transform.mapRect(one.path.boundingRect()) for one in window.board.lines if one.layer in LETTERED]
    found = dict(id_slips(placed, words))
    assert found
    for entry, slip in found.items():
        assert dict(placed)[entry].contains(slip.adjusted(2, 2, -2, -2))
        assert not any(slip.intersects(other) for other in words)
    assert not any(one.intersects(other) for one, other in combinations(found.values(), 2))


# -- keys ---------------------------------------------------------------------------------------------------------


def test_the_felt_is_zoomed_by_keys(review: Opener) -> None:
    window = review()
    before = window.board.transform().m11()
    press(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.board.transform().m11() > before * 1.2
    press(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.board.transform().m11() == pytest.approx(before)
    press(window, Qt.Key.Key_BracketRight)
    for _ in range(6):
        press(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    thing = window.board.hand.thing()
    assert thing is not None
    seen_mm = window.board.mapToScene(window.board.viewport().rect()).boundingRect()
    assert seen_mm.contains(thing.box.center()), "what is chosen stays in view"


def test_a_comment_is_made_by_keys_alone_and_keeps_its_words_when_it_is_refused(review: Opener) -> None:
    window = review()
    press(window, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert "Choose something" in window.statusBar().currentMessage()
    press(window, Qt.Key.Key_BracketRight)
    assert window.board.tool == LOOK
    chosen = window.board.hand.chosen
    press(window, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    (form,) = [child for child in window.findChildren(CommentForm) if child.isVisible()]
    QTest.keyClicks(form.words, "Too small")
    form.accept()
    assert form.isVisible(), "a comment without a name is not recorded, and not lost"
    assert form.words.toPlainText() == "Too small"
    for box in QApplication.topLevelWidgets():
        if box.isVisible() and box is not window and box is not form and box.isModal():
            box.close()
    form.author.setText("Ann")
    form.accept()
    drain()
    (comment,) = window.desk.dossier.comments()
    assert comment.made.entry == chosen
    assert len(window.board.pins) == 1


def test_a_resolved_comment_is_taken_up_again(review: Opener) -> None:
    window = review()
    assert window.desk.record(Commented(1, "Ann", "Too small", entry="tie.1"))
    assert window.desk.record(Resolved(1, "Bo", "Widened"))
    assert not window.board.pins[0].is_open, "a comment without a point is pinned to what it is about"
    rows = window.side.comments
    rows.setCurrentItem(rows.topLevelItem(0))
    assert "Widened" in rows.topLevelItem(0).text(2)
    assert not window.side.resolve.isEnabled()
    window.side.reopen.click()
    (form,) = [child for child in window.findChildren(RemarkForm) if child.isVisible()]
    form.author.setText("Cy")
    form.accept()
    drain()
    assert window.desk.dossier.comments()[0].resolved is None
    assert window.side.resolve.isEnabled(), "the row that was being read is still the current one"


def test_opening_a_panel_leads_nowhere_until_a_row_is_chosen(review: Opener) -> None:
    window = review(*CHANGED)
    before = window.board.transform()
    window.side.tabs.setCurrentIndex(CHANGES)
    window.side.changes.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.board.transform() == before
    QTest.keyClick(window.side.changes, Qt.Key.Key_Down)
    assert window.board.transform() != before


def test_another_jurisdiction_brings_its_options_and_its_checks(review: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "craps.toml"
    path.write_text(resources.read_text("layouts/craps.toml"), encoding="utf-8")
    window = ReviewWindow(path)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.side.tabs.setCurrentWidget(window.side.maths)
    maths = window.side.maths
    before = window.desk.inspection.rules
    maths.profile.setCurrentIndex(maths.profile.findData("001"))
    maths.profile.activated.emit(maths.profile.currentIndex())
    assert window.desk.profile == "001"
    assert window.desk.inspection.rules not in (None, before)
    assert maths.fields
    assert window.desk.layout == window.desk.inspection.layout


def test_a_file_without_entries_is_listed_and_the_drawing_stays(review: Opener, qtbot: QtBot) -> None:
    window = review()
    drawn = window.board.layout_shown
    with qtbot.waitSignal(window.desk.changed, timeout=WAIT_MS):
        window.desk.path.write_text('format = 1\ngame = "casino_war"\ncloth = "plaid"\n', encoding="utf-8")
    assert window.board.layout_shown is drawn
    rows = [window.side.findings.topLevelItem(nth) for nth in range(window.side.findings.topLevelItemCount())]
    assert any(row.text(1) == "Line 3" for row in rows)
    assert window.board.tool != EDIT


def test_a_felt_of_any_name_is_played_and_says_where_it_stands(
    review: Opener, qtbot: QtBot, qapp: QApplication
) -> None:
    window = review()
    assert window.desk.record(Commented(1, "Ann", "Too small", entry="tie.1"))
    house = House(qapp)
    window.play_wanted.connect(house.play_layout)
    window.actions_.play.trigger()
    (table,) = house.windows
    table.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(table)
    assert isinstance(table, TableWindow)
    assert table.pane.scene.layout.id == "war"
    assert table.standing.text() == "under review"
