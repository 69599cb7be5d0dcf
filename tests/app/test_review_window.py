"""The review window through real clicks and keys: looking, editing, saving, commenting, deciding, playing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright import resources
from feltwright.app.house import House
from feltwright.app.review.board import EDIT
from feltwright.app.review.forms import CommentForm, DecisionForm, RemarkForm, WordsForm
from feltwright.app.review.hand import Wish
from feltwright.app.review.votes import MemberRow
from feltwright.app.review.window import ReviewWindow
from feltwright.app.table_window import TableWindow
from feltwright.layout.geometry import bounds
from feltwright.layout.lettering import outline
from feltwright.review.dossier import Outcome, Stage, Status
from moments import WAIT_MS

Review = Callable[..., ReviewWindow]
LIMITS = '\n[options]\nminimum_cents = "5"\nmaximum_cents = "5"\n'
"""Five dollars the least and the most."""
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def review(qtbot: QtBot, tmp_path: Path) -> Review:
    """Opens a copy of a shipped layout."""

    def opener(stem: str, change: Callable[[str], str] = lambda text: text, older: bool = False) -> ReviewWindow:
        source = resources.read_text(f"layouts/{stem}.toml")
        path = tmp_path / "felts" / f"{stem}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(change(source), encoding="utf-8")
        before = path.with_name(f"{stem}_old.toml")
        if older:
            before.write_text(source, encoding="utf-8")
        window = ReviewWindow(path, before if older else None)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window, before_close_func=discard)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        drain()
        return window

    return opener


def discard(window: ReviewWindow) -> None:
    """Nobody is asked about unsaved edits when a test is over."""
    window.desk.on_disk = window.desk.text


def px(window: ReviewWindow, x_mm: float, y_mm: float) -> QPoint:
    return window.board.viewportTransform().map(QPointF(x_mm, y_mm)).toPoint()


def box_of(window: ReviewWindow, entry: str) -> tuple[float, float, float, float]:
    assert window.desk.layout is not None
    return bounds(window.desk.layout.area(entry).shape)


def middle(window: ReviewWindow, entry: str) -> QPoint:
    left, top, right, bottom = box_of(window, entry)
    return px(window, (left + right) / 2, (top + bottom) / 2)


def move_to(window: ReviewWindow, at: QPoint, held: bool = False, keys: Qt.KeyboardModifier = NONE) -> None:
    """The pointer moves; QTest knows no held button or key while it does."""
    view = window.board.viewport()
    buttons = LEFT if held else Qt.MouseButton.NoButton
    place = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove, place, QPointF(view.mapToGlobal(at)), Qt.MouseButton.NoButton, buttons, keys
    )
    QApplication.sendEvent(view, event)


def drag(window: ReviewWindow, start: QPoint, by: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
    view = window.board.viewport()
    QTest.mousePress(view, LEFT, keys, start)
    move_to(window, start + by / 2, True, keys)
    move_to(window, start + by, True, keys)
    QTest.mouseRelease(view, LEFT, keys, start + by)


def key(window: ReviewWindow, which: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.board, which, keys)


def come_back(window: ReviewWindow) -> None:
    """Keys go to the board again, after a dialog too."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.board.setFocus()


def start_editing(window: ReviewWindow, entry: str) -> None:
    """Edit mode by its key, and a click on the entry."""
    come_back(window)
    key(window, Qt.Key.Key_E)
    assert window.board.tool == EDIT
    QTest.mouseClick(window.board.viewport(), LEFT, NONE, middle(window, entry))
    assert window.board.hand.chosen == entry


def words_of_findings(window: ReviewWindow) -> str:
    rows = [window.side.findings.topLevelItem(row) for row in range(window.side.findings.topLevelItemCount())]
    return "\n".join(row.text(column) for row in rows for column in range(4))


def form(kind: type, window: ReviewWindow) -> object:
    found = [child for child in window.findChildren(kind) if child.isVisible()]
    assert len(found) == 1, f"one {kind.__name__} wanted"
    return found[0]


def vote_of(asked: DecisionForm, name: str, vote: str) -> MemberRow:
    """A member's row, added if there is none, with a vote chosen in it."""
    free = next((row for row in asked.votes.rows if row.name.text() in (name, "")), None)
    row = free or asked.votes.add()
    row.name.setText(name)
    row.choice.setCurrentIndex(row.choice.findData(vote))
    return row


# -- looking ------------------------------------------------------------------------------------------------------


def test_a_finding_clicked_zooms_to_its_place(review: Review) -> None:
    window = review("blackjack", lambda text: text.replace("{odds:insurance}", "2 for 1"))
    rows = [window.side.findings.topLevelItem(row) for row in range(window.side.findings.topLevelItemCount())]
    row = next(row for row in rows if row.data(0, Qt.ItemDataRole.UserRole) is not None)
    place = row.data(0, Qt.ItemDataRole.UserRole)
    before = window.board.transform().m11()
    QTest.mouseClick(window.side.findings.viewport(), LEFT, NONE, window.side.findings.visualItemRect(row).center())
    assert window.board.frame == place
    assert window.board.transform().m11() > before
    shown = window.board.mapToScene(window.board.viewport().rect()).boundingRect()
    assert shown.contains(QPointF(place.x_mm, place.y_mm))


def test_the_measure_reads_in_both_units(review: Review) -> None:
    window = review("craps")
    window.actions_.tools["measure"].trigger()
    drag(window, px(window, 500, 300), px(window, 1500, 300) - px(window, 500, 300))
    words = window.statusBar().currentMessage()
    assert words.endswith("in")
    assert float(words.split(" mm")[0]) == pytest.approx(1000, abs=2 / window.board.transform().m11())


def test_hovering_tells_the_clause_and_the_place(review: Review) -> None:
    window = review("craps")
    move_to(window, middle(window, "field"))
    assert "field" in window.board.viewport().toolTip()
    assert "§" in window.board.viewport().toolTip()
    assert " mm" in window.position.text()
    assert window.position.text().endswith(" in")


def test_hovering_over_an_inscription_tells_who_asks_for_it(review: Review) -> None:
    window = review("blackjack")
    assert window.desk.layout is not None
    words = next(each for each in window.desk.layout.inscriptions if "16" in each.words.text)
    left, _top, right, bottom = bounds(outline(words.words))
    move_to(window, px(window, (left + right) / 2, bottom - 8))
    assert words.words.text in window.board.viewport().toolTip()
    assert words.cite in window.board.viewport().toolTip()


def test_the_redline_lists_what_was_edited_against_the_older_edition(review: Review) -> None:
    window = review("craps", older=True)
    assert window.side.changes.topLevelItemCount() == 0
    start_editing(window, "field")
    key(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert window.side.changes.topLevelItemCount() > 0
    assert "field" in window.side.changes.topLevelItem(0).text(2)


# -- editing ------------------------------------------------------------------------------------------------------


def test_dragging_moves_an_area_and_undo_brings_back_every_byte(review: Review) -> None:
    window = review("craps")
    text, before = window.desk.text, box_of(window, "field")
    start_editing(window, "field")
    drag(window, middle(window, "field"), QPoint(20, 0), Qt.KeyboardModifier.AltModifier)
    after = box_of(window, "field")
    assert after[0] - before[0] == pytest.approx(20 / window.board.transform().m11(), abs=0.1)
    assert after[1] == before[1]
    assert window.isWindowModified()
    assert window.desk.path.read_text(encoding="utf-8") == text, "nothing is written before it is saved"
    assert "both ends" in window.statusBar().currentMessage()
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.desk.text == text
    assert not window.isWindowModified()
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert box_of(window, "field") == after


def test_a_drag_snaps_to_a_neighbour_unless_alt_is_held(review: Review) -> None:
    window = review("craps")
    start_editing(window, "field")
    come, field = box_of(window, "come"), box_of(window, "field")
    pixels = round((come[2] - field[2]) * window.board.transform().m11()) + 2
    drag(window, middle(window, "field"), QPoint(pixels, 0))
    moved = box_of(window, "field")
    assert min(abs(edge - line) for edge in (moved[0], moved[2]) for line in (come[0], come[2])) < 0.01


def test_a_handle_resizes_an_area(review: Review) -> None:
    window = review("craps")
    before = box_of(window, "field")
    start_editing(window, "field")
    drag(window, px(window, before[2], (before[1] + before[3]) / 2), QPoint(-30, 0), Qt.KeyboardModifier.AltModifier)
    after = box_of(window, "field")
    assert after[2] < before[2] - 10
    assert (after[0], after[1], after[3]) == pytest.approx((before[0], before[1], before[3]), abs=0.01)


def test_arrow_keys_nudge_by_a_millimetre_or_ten_and_are_one_step_to_undo(review: Review) -> None:
    window = review("craps")
    before = box_of(window, "field")
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    key(window, Qt.Key.Key_Right)
    key(window, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    after = box_of(window, "field")
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((2, -10))
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert box_of(window, "field") == before


def test_a_cell_moves_its_grid_and_a_place_between_cells_is_refused(review: Review) -> None:
    window = review("roulette_double_zero")
    assert window.desk.layout is not None
    start_editing(window, window.desk.layout.areas[10].id)
    key(window, Qt.Key.Key_Right)
    assert "whole grid" in window.statusBar().currentMessage()
    text = window.desk.text
    zone = next(area.id for area in window.desk.layout.areas if not area.line)
    assert not window.editor.nudge(zone, 1.0, 0.0)
    assert "cells of a grid meet" in window.statusBar().currentMessage()
    assert window.desk.text == text


def test_everything_can_be_chosen_and_nudged_by_keys_alone(review: Review) -> None:
    window = review("casino_war")
    come_back(window)
    key(window, Qt.Key.Key_E)
    key(window, Qt.Key.Key_BracketRight)
    first = window.board.hand.chosen
    key(window, Qt.Key.Key_BracketRight)
    assert first
    assert window.board.hand.chosen not in ("", first)
    key(window, Qt.Key.Key_BracketLeft)
    assert window.board.hand.chosen == first
    key(window, Qt.Key.Key_Down)
    assert window.isWindowModified()


def test_findings_follow_an_edit_at_once(review: Review) -> None:
    window = review("craps")
    assert "L1" not in words_of_findings(window)
    start_editing(window, "field")
    for _ in range(4):
        key(window, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert "L1" in words_of_findings(window)


def test_words_changed_by_f2_are_drawn_and_saved_with_every_comment_kept(review: Review) -> None:
    window = review("craps")
    text = window.desk.text
    start_editing(window, "field")
    key(window, Qt.Key.Key_F2)
    words = form(WordsForm, window)
    assert isinstance(words, WordsForm)
    nth = next(nth for nth, line in enumerate(words.lines) if line.text() == "FIELD")
    words.lines[nth].selectAll()
    QTest.keyClicks(words.lines[nth], "THE FIELD")
    QTest.keyClick(words, Qt.Key.Key_Return)
    drain()
    assert window.desk.layout is not None
    assert "THE FIELD" in [label.text for label in window.desk.layout.area("field").labels]
    come_back(window)
    key(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    saved = window.desk.path.read_text(encoding="utf-8")
    assert saved == text.replace('text = "FIELD"', 'text = "THE FIELD"')
    assert not window.isWindowModified()


def test_a_double_click_asks_for_words_and_what_has_none_is_told(review: Review) -> None:
    window = review("blackjack")
    start_editing(window, "main.1")
    QTest.mouseDClick(window.board.viewport(), LEFT, NONE, middle(window, "main.1"))
    assert "no words" in window.statusBar().currentMessage()
    assert not window.findChildren(WordsForm)


def test_a_finding_about_words_is_fixed_from_its_row(review: Review) -> None:
    window = review("blackjack", lambda text: text.replace("{odds:insurance}", "2 for 1"))
    rows = [window.side.findings.topLevelItem(row) for row in range(window.side.findings.topLevelItemCount())]
    row = next(row for row in rows if row.text(0) == "Violation" and row.data(0, Qt.ItemDataRole.UserRole))
    QTest.mouseClick(window.side.findings.viewport(), LEFT, NONE, window.side.findings.visualItemRect(row).center())
    QTest.mouseClick(window.side.fix, LEFT)
    words = form(WordsForm, window)
    assert isinstance(words, WordsForm)
    words.lines[0].setText(words.lines[0].text().replace("2 for 1", "{odds:insurance}"))
    words.accept()
    drain()
    assert "Violation" not in words_of_findings(window)


def test_words_that_are_missing_are_printed_from_their_row(review: Review) -> None:
    window = review("blackjack", lambda text: text.replace("Insurance pays", "Insurance gives"))
    assert "does not say" in words_of_findings(window)
    rows = [window.side.findings.topLevelItem(row) for row in range(window.side.findings.topLevelItemCount())]
    row = next(row for row in rows if "does not say" in row.text(2))
    QTest.mouseClick(window.side.findings.viewport(), LEFT, NONE, window.side.findings.visualItemRect(row).center())
    QTest.mouseClick(window.side.fix, LEFT)
    assert "does not say" not in words_of_findings(window)
    assert window.board.tool == EDIT
    assert window.board.hand.thing() is not None
    come_back(window)
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "does not say" in words_of_findings(window)


def test_a_form_begins_with_its_first_row_and_ends_with_its_buttons(review: Review) -> None:
    """Whoever opens it by a key types at once."""
    window = review("casino_war")
    window.board.hand.chosen = "tie.4"
    QTest.keyClick(window, Qt.Key.Key_F2)
    drain()
    form = window.findChild(WordsForm)
    assert form is not None
    assert form.focusWidget() is form.lines[0]
    QTest.keyClicks(form.focusWidget(), "PUSH")
    QTest.keyClick(form.focusWidget(), Qt.Key.Key_Return)
    drain()
    assert window.desk.layout is not None
    assert [words.text for words in window.desk.layout.area("tie.4").labels] == ["PUSH"]
    decision = DecisionForm(window)
    decision.show()
    assert decision.focusWidget() is decision.stage
    decision.motion.setFocus()
    decision.focusNextChild()
    assert decision.focusWidget() is decision.moved_by
    decision.deadline.wanted.setFocus()
    decision.focusNextChild()
    assert isinstance(decision.focusWidget(), QPushButton)
    decision.close()


def test_discs_on_an_arc_are_resized_together(review: Review) -> None:
    window = review("casino_war")
    assert window.editor.do(Wish("tie.4", (0.0, 0.0), (1.5, 1.5)))
    assert window.desk.layout is not None
    assert {window.desk.layout.area(f"tie.{n}").shape.r_mm for n in range(1, 8)} == {69.0}  # type: ignore[union-attr]


def test_closing_with_unsaved_edits_asks_and_may_be_called_off(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    window = review("craps")
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    choice = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: choice.Cancel)
    assert not window.close()
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: choice.Save)
    assert window.close()
    assert window.desk.path.read_text(encoding="utf-8") == window.desk.text


# -- the file on disk ---------------------------------------------------------------------------------------------


def replace_file(path: Path, text: str) -> None:
    """As most editors save: a new file in the place of the old one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)


def test_a_file_replaced_on_disk_is_seen_again_and_again(review: Review, qtbot: QtBot) -> None:
    window = review("craps")
    text = window.desk.text
    for title in ("One", "Two"):
        with qtbot.waitSignal(window.desk.reloaded, timeout=WAIT_MS):
            replace_file(window.desk.path, text.replace('title = "Craps"', f'title = "{title}"'))
        assert window.desk.layout is not None
        assert window.desk.layout.title == title


def test_a_broken_file_keeps_the_last_good_drawing_and_lists_its_line(review: Review, qtbot: QtBot) -> None:
    window = review("craps")
    text, drawn = window.desk.text, window.board.layout_shown
    with qtbot.waitSignal(window.desk.changed, timeout=WAIT_MS):
        replace_file(window.desk.path, text.replace('cloth = "', "cloth = ", 1))
    assert window.board.layout_shown is drawn
    line = 1 + next(nth for nth, row in enumerate(text.splitlines()) if row.startswith("cloth"))
    assert f"Line {line}" in words_of_findings(window)
    assert "last good drawing" in window.side.badge.text()
    with qtbot.waitSignal(window.desk.reloaded, timeout=WAIT_MS):
        replace_file(window.desk.path, text)
    assert "File" not in words_of_findings(window)


def test_a_file_broken_from_the_start_is_drawn_once_it_is_mended(review: Review, qtbot: QtBot) -> None:
    window = review("craps", lambda text: text.replace('cloth = "green"', 'cloth = "tartan"'))
    assert window.board.layout_shown is None
    assert "last good" not in window.side.badge.text()
    with qtbot.waitSignal(window.desk.reloaded, timeout=WAIT_MS):
        replace_file(window.desk.path, window.desk.text.replace("tartan", "green"))
    assert window.board.layout_shown is not None
    assert window.side.findings.topLevelItemCount() > 0


def test_a_change_on_disk_does_not_take_unsaved_edits(review: Review, qtbot: QtBot) -> None:
    window = review("craps")
    text = window.desk.text
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    mine = window.desk.text
    with qtbot.waitSignal(window.desk.conflicted, timeout=WAIT_MS):
        replace_file(window.desk.path, text + "# theirs\n")
    assert window.desk.text == mine
    assert window.banner.isVisible()
    assert not window.save()
    assert window.desk.path.read_text(encoding="utf-8") == text + "# theirs\n"
    QTest.mouseClick(window.banner.theirs, LEFT)
    assert window.desk.text == text + "# theirs\n"
    assert not window.banner.isVisible()
    assert not window.editor.stack.canUndo()


def test_a_file_that_vanishes_does_not_take_unsaved_edits(review: Review, qtbot: QtBot) -> None:
    window = review("craps")
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    with qtbot.waitSignal(window.desk.conflicted, timeout=WAIT_MS):
        window.desk.path.unlink()
    QTest.mouseClick(window.banner.mine, LEFT)
    assert window.desk.path.read_text(encoding="utf-8") == window.desk.text


def test_save_as_goes_on_with_the_copy(review: Review) -> None:
    window = review("craps")
    text, copy = window.desk.text, window.desk.path.with_name("craps_two.toml")
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    assert window.desk.save_as(copy)
    assert copy.read_text(encoding="utf-8") == window.desk.text != text
    assert window.desk.path == copy
    assert not window.isWindowModified()


# -- comments, decisions, play ------------------------------------------------------------------------------------


def test_a_comment_is_pinned_where_the_felt_was_clicked_then_resolved(review: Review) -> None:
    window = review("craps")
    window.actions_.tools["comment"].trigger()
    QTest.mouseClick(window.board.viewport(), LEFT, NONE, middle(window, "field"))
    asked = form(CommentForm, window)
    assert isinstance(asked, CommentForm)
    QTest.keyClicks(asked.author, "Ann")
    QTest.keyClicks(asked.words, "Too small")
    asked.accept()
    drain()
    (pin,) = window.board.pins
    left, top, right, bottom = box_of(window, "field")
    assert pin.number == 1
    assert left < pin.at_mm[0] < right
    assert top < pin.at_mm[1] < bottom
    window.side.comments.setCurrentItem(window.side.comments.topLevelItem(0))
    window.side.resolve.click()
    settled = form(RemarkForm, window)
    assert isinstance(settled, RemarkForm)
    QTest.keyClicks(settled.author, "Bob")
    settled.accept()
    drain()
    assert not window.board.pins[0].is_open


def test_a_decision_is_recorded_and_an_edit_afterwards_shows(review: Review) -> None:
    window = review("craps")
    for stage in Stage:
        window.side.decisions.decide.click()
        asked = form(DecisionForm, window)
        assert isinstance(asked, DecisionForm)
        assert asked.stage.currentData() == stage.value, "the stage whose turn it is"
        asked.outcome.setCurrentIndex(asked.outcome.findData(Outcome.APPROVE.value))
        QTest.keyClicks(asked.motion, "Approve the felt")
        QTest.keyClicks(asked.moved_by, "Ann")
        vote_of(asked, "Ann", "for")
        vote_of(asked, "Bob", "for")
        asked.accept()
        drain()
    assert window.side.decisions.rows.topLevelItemCount() == 2
    assert "Moved by Ann" in window.side.decisions.rows.topLevelItem(0).text(2)
    assert window.desk.status() is Status.APPROVED
    start_editing(window, "field")
    key(window, Qt.Key.Key_Right)
    assert window.desk.status() is Status.CHANGED
    assert "CHANGED" in window.side.badge.text()


def test_the_layout_under_review_is_played_as_it_stands(review: Review, qtbot: QtBot, qapp: QApplication) -> None:
    window = review("craps")
    house = House(qapp)
    window.play_wanted.connect(house.play_layout)
    start_editing(window, "field")
    key(window, Qt.Key.Key_Down)
    window.actions_.play.trigger()
    (table,) = house.windows
    assert isinstance(table, TableWindow)
    table.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(table)
    assert bounds(table.pane.scene.layout.area("field").shape) == box_of(window, "field")
    assert table.session is None


def edges_shown(window: ReviewWindow) -> dict[str, tuple[str, str]]:
    rows = window.side.maths.edges
    found = [rows.topLevelItem(row) for row in range(rows.topLevelItemCount())]
    return {row.text(0): (row.text(1), row.text(2)) for row in found}


def test_edges_and_print_follow_the_pay_table(review: Review, qtbot: QtBot) -> None:
    window = review("big_six")
    window.side.tabs.setCurrentWidget(window.side.maths)
    qtbot.waitUntil(lambda: len(edges_shown(window)) == 7, timeout=WAIT_MS)
    before, drawn = edges_shown(window), window.board.layout_shown
    table = window.side.maths.fields["pays_table"].widget
    assert isinstance(table, QTableWidget)
    cell = table.item(0, 1)
    cell.setText("7 to 1")
    qtbot.waitUntil(lambda: len(edges_shown(window)) == 7 and edges_shown(window) != before, timeout=WAIT_MS)
    changed = {name for name, edge in edges_shown(window).items() if edge != before[name]}
    assert len(changed) == 1
    assert "no advantage" in edges_shown(window)[changed.pop()][1]
    assert window.board.layout_shown != drawn, "the felt prints the odds in force"
    cell.setText("one hundred")
    qtbot.waitUntil(window.side.maths.problem.isVisible, timeout=WAIT_MS)


def test_a_wager_no_stake_fits_is_told_among_the_edges(review: Review, qtbot: QtBot) -> None:
    window = review("craps", lambda text: text + LIMITS)
    assert window.desk.layout is not None, window.desk.inspection.problems
    window.side.tabs.setCurrentWidget(window.side.maths)
    panel = window.side.maths
    qtbot.waitUntil(lambda: bool(edges_shown(window)) and not panel.progress.isVisible(), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: "L7.3" in words_of_findings(window), timeout=WAIT_MS)
    shown = edges_shown(window)
    assert shown["Place to Win 6"] == ("–", "no stake within the limits can be paid")
    assert shown["Pass"][0] == "1.414 %"


def test_the_flush_of_pokette_gives_the_house_nothing_and_is_flagged(review: Review, qtbot: QtBot) -> None:
    window = review("pokette")
    window.side.tabs.setCurrentWidget(window.side.maths)
    qtbot.waitUntil(lambda: any(words for _, words in edges_shown(window).values()), timeout=WAIT_MS)
    first = window.side.maths.edges.topLevelItem(0)
    assert "lush" in first.text(0)
    assert "no advantage" in first.text(2)
    qtbot.waitUntil(lambda: "L7" in words_of_findings(window), timeout=WAIT_MS)
