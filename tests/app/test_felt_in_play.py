"""The felt of a table: what has to be confirmed before it opens, and what becomes of a file that changes under it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton

from app.desk import click, drain
from feltwright import clocks, resources
from feltwright.app import demonstrations
from feltwright.app.confirming import FeltQuestion
from feltwright.app.house import House
from feltwright.app.replay_window import ReplayWindow
from feltwright.app.report_pdf.drawing import draw
from feltwright.app.report_pdf.particulars import other_felt
from feltwright.app.review.window import ReviewWindow
from feltwright.app.sessions import TableSpec, doubts_about, interrupted, listed, open_journal
from feltwright.app.table_window import TableWindow
from feltwright.engine.actions import PlaceBet
from feltwright.engine.wagers import BetKey
from feltwright.layout.digest import content_digest
from feltwright.report.keys import new_signer
from feltwright.report.making import Place, make_report, seal_report
from feltwright.report.verify import verify
from feltwright.review.inspect import inspect
from feltwright.scenario import Run, load_file
from feltwright.store.chain import Body, Closed, Opened, Remarked, Stepped
from feltwright.wording import entry_words
from shipped_copy import misprint, ship

SPEC = TableSpec("roulette", mode="live")
FILE = "roulette_double_zero.toml"


@pytest.fixture
def felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Roulette's felt among those of a program of the test's own."""
    return ship(tmp_path, monkeypatch) / FILE


def bodies(session: str) -> list[Body]:
    with open_journal() as journal:
        return [entry.body for entry in journal.entries(session)]


def lines(session: str) -> list[bytes]:
    with open_journal() as journal:
        return journal.lines(session)


def asked() -> FeltQuestion | None:
    found = [box for box in QApplication.topLevelWidgets() if isinstance(box, FeltQuestion) and box.isVisible()]
    assert len(found) < 2
    return found[0] if found else None


def answer(*, yes: bool) -> str:
    """What is asked; the button is clicked."""
    question = asked()
    assert question is not None, "somebody is asked"
    words = question.text()
    (question.yes if yes else question.no).click()
    drain()
    return words


def digest(path: Path) -> str:
    return content_digest(path.read_text(encoding="utf-8"))


# -- violations ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "words"), [(1, "has 1 violation."), (3, "has 3 violations.")])
def test_a_felt_with_violations_opens_only_when_that_was_confirmed(
    count: int, words: str, house: House, felt: Path
) -> None:
    """Live tables opened on it without a word."""
    misprint(felt, count)
    assert house.open_table(SPEC) is None
    assert not listed(), "nothing is written before it was confirmed"
    assert words in answer(yes=False)
    assert not house.windows
    assert not listed()
    house.open_table(SPEC)
    answer(yes=True)
    (window,) = house.windows
    assert isinstance(window, TableWindow)
    assert window.session is not None
    opened, told, *others = bodies(window.session.session)
    assert isinstance(opened, Opened)
    assert isinstance(told, Remarked)
    assert (told.code, dict(told.detail)) == (
        "violations_confirmed",
        {"violations": str(count), "layout": felt.stem, "digest": digest(felt)},
    )
    assert all(isinstance(body, Stepped) for body in others), "it is told before anybody sits down"
    assert opened.layout.digest == digest(felt)
    assert entry_words(told) == f"Play on a felt with {words[4:-1]} was confirmed"


def test_escape_opens_nothing(house: House, felt: Path) -> None:
    misprint(felt)
    house.open_table(SPEC)
    question = asked()
    assert question is not None
    assert question.defaultButton() is question.no
    question.reject()
    drain()
    assert not house.windows
    assert not listed()


def test_the_lobby_asks_too(house: House, felt: Path) -> None:
    misprint(felt)
    lobby = house.open_lobby()
    lobby.build_cards()
    card = next(card for card in lobby.cards if card.game.id == "roulette")
    card.opened.emit(SPEC)
    answer(yes=True)
    assert len(house.windows) == 1


def test_a_table_from_a_scenario_asks_and_tells_it_too(house: House, felt: Path) -> None:
    misprint(felt)
    path = next(path for path in demonstrations.paths() if path.parent.name == "roulette")
    run = Run(load_file(path))
    assert house.play_from(run) is None
    answer(yes=True)
    (window,) = house.windows
    assert isinstance(window, TableWindow)
    assert window.session is not None
    codes = [body.code for body in bodies(window.session.session) if isinstance(body, Remarked)]
    assert codes == ["violations_confirmed", "from_scenario"]
    assert window.windowTitle().endswith("Demonstration")


def test_options_under_which_a_shipped_felt_has_a_violation_are_asked_about(house: House) -> None:
    """The wording of the felt is about whole multiples of the ante only where they are in force."""
    spec = TableSpec("four_card_poker", "001", {"play_multiples": "whole"}, mode="test")
    assert house.open_table(spec) is None
    assert "has 1 violation." in answer(yes=False)


def test_an_untouched_felt_is_not_checked_again() -> None:
    """The checks are not even loaded."""
    code = (
        "import sys\n"
        "from feltwright.app.sessions import TableSpec, doubts_about\n"
        "from feltwright.engine import catalog\n"
        "for game in catalog.games():\n"
        "    for profile in game.profiles:\n"
        "        assert not doubts_about(TableSpec(game.id, profile.id)).are_any, game.id\n"
        "assert 'feltwright.review.checks' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_lost_list_of_checked_felts_means_that_every_felt_is_checked(felt: Path) -> None:
    felt.with_name("checked.json").unlink()
    assert not doubts_about(SPEC).are_any
    misprint(felt)
    assert doubts_about(SPEC).violations == 1


def test_a_felt_under_review_with_violations_is_asked_about_and_kept_as_no_session(
    house: House, felt: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(felt.read_bytes())
    misprint(mine, 2)
    review = house.review(mine)
    assert isinstance(review, ReviewWindow)
    review.actions_.play.trigger()
    question = asked()
    assert question is not None
    assert "no session" in question.informativeText()
    assert "mine has 2 violations." in answer(yes=True)
    table = house.windows[-1]
    assert isinstance(table, TableWindow)
    assert table.session is None
    assert not listed()


# -- a file that changes under an open table ----------------------------------------------------------------------


@pytest.fixture
def table(house: House, felt: Path) -> TableWindow:
    window = house.open_table(SPEC)
    assert isinstance(window, TableWindow)
    drain()
    return window


def remarks(window: TableWindow) -> list[str]:
    assert window.session is not None
    return [body.code for body in bodies(window.session.session) if isinstance(body, Remarked)]


def test_a_felt_changed_on_disk_is_told_before_anything_is_done_on_it(table: TableWindow, felt: Path) -> None:
    drawn = table.pane.scene.layout
    assert table.session is not None
    misprint(felt)
    click(table, "red")
    assert table.felt_bar.isVisible()
    assert table.felt_bar.words.text() == (
        "The felt's file has changed on disk. This table goes on with the felt it began on."
    )
    told, done = bodies(table.session.session)[-2:]
    assert isinstance(told, Remarked)
    assert (told.code, dict(told.detail)) == ("felt_file_changed", {"digest": digest(felt)})
    assert isinstance(done, Stepped)
    assert isinstance(done.action, PlaceBet)
    assert table.pane.scene.layout is drawn, "the open table goes on with the one it began on"
    for _ in range(3):
        click(table, "black")
    table.run_on()
    table.show_recall(True)
    assert remarks(table).count("felt_file_changed") == 1
    assert table.pane.scene.layout is drawn


def test_a_session_that_is_ended_tells_it_first(table: TableWindow, felt: Path) -> None:
    assert table.session is not None
    session = table.session.session
    misprint(felt)
    table.leaving.ask_to_end()
    *_, told, closed = bodies(session)
    assert isinstance(told, Remarked)
    assert told.code == "felt_file_changed"
    assert closed == Closed("ended")


def test_each_change_is_told_once_and_so_is_the_way_back(table: TableWindow, felt: Path) -> None:
    text = misprint(felt)
    click(table, "red")
    table.felt_bar.close_button.click()
    assert not table.felt_bar.isVisible()
    felt.write_text(text.replace("{casino}", "ANOTHER CLUB"), encoding="utf-8")
    click(table, "red")
    assert table.felt_bar.isVisible()
    felt.write_text(text, encoding="utf-8")
    click(table, "red")
    assert not table.felt_bar.isVisible()
    assert remarks(table) == ["felt_file_changed", "felt_file_changed", "felt_file_restored"]


def test_a_change_that_keeps_size_and_times_is_seen(table: TableWindow, felt: Path) -> None:
    click(table, "red")
    before = felt.stat()
    text = felt.read_text(encoding="utf-8")
    felt.write_text(text.replace('"EVEN"', '"PAIR"', 1), encoding="utf-8")
    os.utime(felt, ns=(before.st_atime_ns, before.st_mtime_ns))
    after = felt.stat()
    assert (after.st_size, after.st_mtime_ns, after.st_ino) == (before.st_size, before.st_mtime_ns, before.st_ino)
    assert felt.read_text(encoding="utf-8") != text
    click(table, "red")
    assert remarks(table) == ["felt_file_changed"]


def test_what_changes_nothing_on_the_felt_is_not_told(table: TableWindow, felt: Path) -> None:
    for change in (lambda text: text, lambda text: text + "\n# a remark\n"):
        felt.write_text(change(felt.read_text(encoding="utf-8")), encoding="utf-8")
        os.utime(felt, ns=(1, 1))
        click(table, "red")
    assert remarks(table) == []
    assert not table.felt_bar.isVisible()


@pytest.mark.parametrize("how", ["deleted", "a folder", "broken", "no text", "too large"])
def test_a_felt_that_is_gone_or_broken_is_told_and_the_table_goes_on(how: str, table: TableWindow, felt: Path) -> None:
    felt.unlink()
    if how == "a folder":
        felt.mkdir()
    elif how != "deleted":
        spoilt = {"broken": b"edition = [", "no text": b"\xff\xfe", "too large": b"#" * 3_000_000}
        felt.write_bytes(spoilt[how])
    click(table, "red")
    assert table.felt_bar.words.text().startswith("The felt's file is gone or cannot be read.")
    assert remarks(table) == ["felt_file_changed"]
    assert table.table.state.bets, "the bet was made"


def test_coming_back_to_the_window_is_enough_to_be_told(table: TableWindow, felt: Path) -> None:
    table.activateWindow()
    drain()
    misprint(felt)
    QApplication.sendEvent(table, QEvent(QEvent.Type.ActivationChange))
    assert table.felt_bar.isVisible()
    assert remarks(table) == ["felt_file_changed"]


def test_a_table_on_a_felt_under_review_tells_it_too(house: House, felt: Path, tmp_path: Path) -> None:
    """Measured against the file as it was when the table opened, whatever was unsaved on the board."""
    mine = tmp_path / "mine.toml"
    mine.write_bytes(felt.read_bytes())
    review = house.review(mine)
    assert isinstance(review, ReviewWindow)
    assert review.editor.nudge("casino", 0.0, 1.0)
    review.actions_.play.trigger()
    table = house.windows[-1]
    assert isinstance(table, TableWindow)
    click(table, "red")
    assert not table.felt_bar.isVisible()
    assert review.save()
    click(table, "red")
    assert table.felt_bar.isVisible()


# -- a session taken up again -------------------------------------------------------------------------------------


def left(house: House) -> str:
    """A session that can go on, with a bet in it."""
    window: Any = house.open_table(SPEC)
    if window is None:
        answer(yes=True)
        window = house.windows[-1]
    window.controller.bet(BetKey("red"), 500)
    session: str = window.session.session
    window.close()
    drain()
    return session


def test_a_session_whose_felt_has_changed_asks_before_anything_is_done(house: House, felt: Path) -> None:
    lobby = house.open_lobby()
    session, was = left(house), digest(felt)
    before = lines(session)
    text = felt.read_text(encoding="utf-8")
    felt.write_text(text.replace('edition = "1"', 'edition = "2"', 1), encoding="utf-8")
    lobby.reload_side()
    button = lobby.findChild(QPushButton, "continue")
    assert button is not None
    button.click()
    assert answer(yes=False) == f"The felt of this session, {felt.stem}, has changed since it was played on."
    assert not house.windows
    assert lines(session) == before, "not a word was written"
    assert [row.id for row in interrupted()] == [session]
    house.continue_session(session)
    answer(yes=True)
    (window,) = house.windows
    assert isinstance(window, TableWindow)
    resumed, changed = bodies(session)[-2:]
    assert isinstance(resumed, Remarked)
    assert resumed.code == "resumed"
    assert isinstance(changed, Remarked)
    assert changed.code == "layout_changed"
    assert dict(changed.detail) == {
        "from_id": felt.stem,
        "from_digest": was,
        "to_id": felt.stem,
        "to_digest": digest(felt),
        "confirmed": "yes",
    }
    assert entry_words(changed).endswith("to go on was confirmed")
    assert window.pane.scene.layout.edition == "2"
    window.close()
    drain()
    assert house.continue_session(session) is not None, "the same felt is not asked about again"
    felt.write_text(text, encoding="utf-8")
    house.windows[0].close()
    assert house.continue_session(session) is None
    assert "has changed" in answer(yes=False)


def test_violations_are_confirmed_once_for_a_session_and_a_felt(house: House, felt: Path) -> None:
    text = misprint(felt)
    session = left(house)
    assert house.continue_session(session) is not None, "confirmed when it was opened"
    house.windows[0].close()
    drain()
    felt.write_text(text, encoding="utf-8")
    misprint(felt, 2)
    assert house.continue_session(session) is None
    assert answer(yes=True).endswith("It now has 2 violations.")
    codes = [body.code for body in bodies(session)[-3:] if isinstance(body, Remarked)]
    assert codes == ["resumed", "layout_changed", "violations_confirmed"]


def test_an_older_session_on_a_felt_with_violations_is_asked_about(house: House, felt: Path) -> None:
    """A program before this one opened it without a word."""
    session = left(house)
    text = felt.read_text(encoding="utf-8")
    misprint(felt)
    found = [body for body in bodies(session) if isinstance(body, Opened)]
    assert inspect(text, felt.name).passed
    assert not any(isinstance(body, Remarked) and body.code == "violations_confirmed" for body in found)
    assert house.continue_session(session) is None
    assert "It now has 1 violation." in answer(yes=False)


def test_a_session_with_all_these_remarks_replays_reports_and_verifies(house: House, felt: Path) -> None:
    text = misprint(felt)
    house.open_table(SPEC)
    answer(yes=True)
    window: Any = house.windows[0]
    felt.write_text(text.replace("{casino}", "CLUB TWO"), encoding="utf-8")
    click(window, "red")
    window.run_on()
    session = window.session.session
    window.close()
    drain()
    house.continue_session(session)
    answer(yes=True)
    window = house.windows[0]
    window.controller.let_run()
    window.leaving.end()
    drain()
    told = [entry_words(body) for body in bodies(session) if isinstance(body, Remarked)]
    assert not [words for words in told if "{" in words or "?" in words]
    replay = house.replay_session(session)
    assert isinstance(replay, ReplayWindow)
    assert replay.banner.text().endswith("the felt has changed since")
    while not replay.replay.is_over:
        replay.step()
    signer = new_signer("test", "Test house", clocks.now())
    with open_journal() as journal:
        place = Place(1, "", time.time_ns() // 1_000_000, journal.installation, "test")
    report = make_report([lines(session)], signer, place, keep_states=True)
    assert verify(seal_report(report, signer), signer.identity.certificates).holds
    sitting = report.sessions[0].account.sitting
    assert sitting is not None
    assert dict(other_felt(sitting)), "the pictures are of another felt, and it says so"
    assert draw(report, signer.identity).startswith(b"%PDF")


def test_a_replay_on_the_felt_it_was_played_on_says_nothing_of_it(house: House, felt: Path) -> None:
    replay = house.replay_session(left(house))
    assert isinstance(replay, ReplayWindow)
    assert "changed" not in replay.banner.text()


def test_the_list_of_checked_felts_is_that_of_the_felts() -> None:
    """Mend it with `python packaging/checked_felts.py`."""
    done = subprocess.run(
        [sys.executable, "-c", "import checked_felts, sys; sys.stdout.write(checked_felts.written())"],
        cwd=resources.root() / "packaging",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert resources.read_text("layouts/checked.json") == done.stdout


def test_a_stopped_table_stays_until_its_session_goes_on_in_another_window(house: House, felt: Path) -> None:
    window: Any = house.open_table(SPEC)
    session = window.session.session
    text = felt.read_text(encoding="utf-8")
    felt.write_text(text.replace('edition = "1"', 'edition = "2"', 1), encoding="utf-8")
    window.again_wanted.emit()
    assert house.windows == [window]
    answer(yes=True)
    (again,) = house.windows
    assert isinstance(again, TableWindow)
    assert again is not window
    assert again.session is not None
    assert again.session.session == session
