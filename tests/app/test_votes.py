"""The decision form: votes are chosen, nothing that is typed is read as one, and no deadline sets itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.desk import drain
from feltwright import resources
from feltwright.app.review.forms import DecisionForm
from feltwright.app.review.votes import MemberRow
from feltwright.app.review.window import ReviewWindow
from feltwright.review.dossier import Decided, Vote, path_for

STEM = "casino_war"
OLD_RECORD = """{
 "format": 1,
 "layout": "casino_war",
 "history": [{
  "utc": "2026-01-05T10:00:00+00:00", "digest": "00", "edition": "1",
  "step": {"type": "decided", "stage": "commission", "outcome": "approve", "motion": "To approve", "moved_by": "Ann",
   "votes": [{"name": "Ann", "vote": "for"}, {"name": "Bo", "vote": "abstained"}, {"name": "Cy", "vote": "against"}]}
 }]
}
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ReviewWindow:
    """The review of a felt of the user's own."""
    felt = tmp_path / f"{STEM}.toml"
    felt.write_text(resources.read_text(f"layouts/{STEM}.toml"), encoding="utf-8")
    made = ReviewWindow(felt)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def form(window: ReviewWindow) -> DecisionForm:
    """The form as the button opens it, with a motion written in it."""
    return asked(window)


def asked(window: ReviewWindow) -> DecisionForm:
    window.side.decisions.decide.click()
    drain()
    found = [form for form in window.findChildren(DecisionForm) if form.isVisible()]
    assert len(found) == 1
    QTest.keyClicks(found[0].motion, "To approve")
    return found[0]


def choose(row: MemberRow, vote: str) -> None:
    """By keys alone: Home is the first choice, and Down goes through the others."""
    QTest.keyClick(row.choice, Qt.Key.Key_Home)
    for _ in range(row.choice.findData(vote)):
        QTest.keyClick(row.choice, Qt.Key.Key_Down)


def recorded(window: ReviewWindow) -> list[Decided]:
    return [made for _, made in window.desk.dossier.decisions()]


def ok(form: DecisionForm) -> None:
    box = form.findChild(QDialogButtonBox)
    assert box is not None
    QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    drain()


def messages() -> Iterator[str]:
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox) and box.isVisible():
            yield box.text()
            box.close()


@pytest.mark.parametrize(
    "typed", ["Ann: against", "Ann - against", "Ann=against", "Ann;against", "Ann abstained", "Ann:"]
)
def test_what_is_typed_is_a_name_and_never_a_vote(typed: str, form: DecisionForm) -> None:
    """Each of these was recorded as a vote for."""
    (row,) = form.votes.rows
    QTest.keyClicks(row.name, typed)
    assert form.step().votes == (Vote(typed, "not_voted"),)


def test_a_member_without_a_choice_has_not_voted_and_counts_for_nothing(
    window: ReviewWindow, form: DecisionForm
) -> None:
    for name, vote in (("Ann", "for"), ("Bo", "against"), ("Cy", "for"), ("Dee", ""), ("Eve", "")):
        row = next((row for row in form.votes.rows if not row.name.text()), None) or form.votes.add()
        QTest.keyClicks(row.name, name)
        if vote:
            choose(row, vote)
    ok(form)
    (made,) = recorded(window)
    assert [vote.vote for vote in made.votes] == ["for", "against", "for", "not_voted", "not_voted"]
    assert made.deadline == ""
    told = window.side.decisions.rows.topLevelItem(0).text(2)
    assert "Dee: not voted, Eve: not voted" in told
    assert "Deadline" not in told


def test_nobody_carries_a_motion_by_not_voting(window: ReviewWindow, form: DecisionForm) -> None:
    QTest.keyClicks(form.votes.rows[0].name, "Ann")
    ok(form)
    assert list(messages()) == ["The motion has no majority."]
    assert form.isVisible(), "what was written stays"
    assert not recorded(window)
    assert not path_for(window.desk.path).exists()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("Ann", "Bo", "Ann"), "A member votes once: Ann."),
        (("Ann", " ann "), "A member votes once: Ann, ann."),
        (("Ann", ""), "A vote has no name beside it."),
        ((), "A decision names those who voted."),
    ],
)
def test_a_name_that_is_missing_or_there_twice_is_told(
    names: tuple[str, ...], words: str, window: ReviewWindow, form: DecisionForm
) -> None:
    for number, name in enumerate(names):
        row = form.votes.rows[0] if not number else form.votes.add()
        QTest.keyClicks(row.name, name)
        choose(row, "for")
    ok(form)
    assert list(messages()) == [words]
    assert not recorded(window)


def test_a_row_nobody_wrote_in_is_none(window: ReviewWindow, form: DecisionForm) -> None:
    QTest.keyClicks(form.votes.rows[0].name, "Ann")
    choose(form.votes.rows[0], "for")
    form.votes.add()
    ok(form)
    assert recorded(window)[0].votes == (Vote("Ann", "for"),)


def test_the_members_of_the_last_decision_are_there_and_have_not_voted(window: ReviewWindow) -> None:
    path_for(window.desk.path).write_text(OLD_RECORD, encoding="utf-8")
    window.desk.read()
    assert [vote.vote for vote in recorded(window)[0].votes] == ["for", "abstained", "against"], "it still opens"
    form = asked(window)
    assert form.step().votes == tuple(Vote(name, "not_voted") for name in ("Ann", "Bo", "Cy"))
    ok(form)
    assert list(messages()) == ["The motion has no majority."], "how they voted last is no vote today"
    for row in form.votes.rows[:2]:
        choose(row, "for")
    ok(form)
    assert [vote.vote for vote in recorded(window)[1].votes] == ["for", "for", "not_voted"]


def test_everything_is_reached_and_named_by_keys(form: DecisionForm, qtbot: QtBot) -> None:
    """Tab goes name, vote, remove; Enter goes to the next member and adds one after the last."""
    form.activateWindow()
    assert QTest.qWaitForWindowActive(form)
    first = form.votes.rows[0]
    form.moved_by.setFocus()
    for wanted in (first.name, first.choice, first.remove, form.votes.add_button, form.outcome):
        QTest.keyClick(focused(form), Qt.Key.Key_Tab)
        assert focused(form) is wanted
    first.name.setFocus()
    QTest.keyClicks(focused(form), "Ann")
    QTest.keyClick(focused(form), Qt.Key.Key_Return)
    assert form.isVisible(), "Enter in a name records nothing"
    second = form.votes.rows[1]
    assert focused(form) is second.name
    QTest.keyClicks(focused(form), "Bo")
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    assert focused(form) is second.choice
    assert second.choice.accessibleName() == "Vote of Bo"
    assert first.choice.accessibleName() == "Vote of Ann"
    QTest.keyClicks(focused(form), "a")
    assert second.choice.currentData() == "against"
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    QTest.keyClick(focused(form), Qt.Key.Key_Space)
    assert [row.name.text() for row in form.votes.rows] == ["Ann"]
    assert focused(form) is first.name
    QTest.keyClick(form, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(form.votes.rows) == 2)
    assert focused(form) is form.votes.rows[1].name
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    assert focused(form) is form.votes.add_button, "rows added later come in their order"


def test_a_member_added_below_the_others_is_in_view(form: DecisionForm) -> None:
    for _ in range(8):
        QTest.keyClick(form.votes.rows[-1].name, Qt.Key.Key_Return)
        drain()
        row = form.votes.rows[-1]
        assert focused(form) is row.name
        assert row.name.visibleRegion().boundingRect() == row.name.rect()


def focused(form: DecisionForm) -> QWidget:
    found = form.focusWidget()
    assert found is not None
    return found


def test_the_wheel_turns_no_vote(form: DecisionForm) -> None:
    choice = form.votes.rows[0].choice
    choice.setFocus()
    at = QPointF(choice.rect().center())
    event = QWheelEvent(
        at,
        QPointF(choice.mapToGlobal(at.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(choice, event)
    assert choice.currentData() == "not_voted"


@pytest.mark.parametrize("typed", ["2031-02-03", "20310203", "2031-2-3"])
def test_a_deadline_is_set_by_keys_and_only_by_somebody(typed: str, window: ReviewWindow, form: DecisionForm) -> None:
    QTest.keyClicks(form.votes.rows[0].name, "Ann")
    choose(form.votes.rows[0], "for")
    assert not form.deadline.day.isVisible()
    assert form.step().deadline == ""
    form.deadline.wanted.setFocus()
    QTest.keyClick(focused(form), Qt.Key.Key_Space)
    QTest.keyClick(focused(form), Qt.Key.Key_Tab)
    assert focused(form) is form.deadline.day
    QTest.keyClicks(form.deadline.day, typed)
    QTest.keyClick(form.deadline.day, Qt.Key.Key_Tab)
    assert isinstance(focused(form), QPushButton)
    ok(form)
    assert recorded(window)[0].deadline == "2031-02-03"


def test_who_moved_is_offered_from_the_members_and_never_filled_in(form: DecisionForm) -> None:
    QTest.keyClicks(form.votes.rows[0].name, "Annabel")
    completer = form.moved_by.completer()
    assert completer is not None
    form.moved_by.setFocus()
    QTest.keyClicks(form.moved_by, "ann")
    assert completer.currentCompletion() == "Annabel"
    assert form.step().moved_by == "ann"
    completer.popup().hide()
