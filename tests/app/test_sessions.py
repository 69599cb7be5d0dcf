"""Sessions through the real window: nothing is shown that is not written, and everything written is there again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from app.card_desk import deal_a_decision
from app.desk import click, drain
from feltwright.app import settings
from feltwright.app.house import House
from feltwright.app.old_sessions import import_old
from feltwright.app.sessions import TableSpec, interrupted, listed, open_journal, seating
from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, Resolve, TakeSeat
from feltwright.engine.replay import record, to_json
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey
from feltwright.store.chain import Body, Closed, Opened, Remarked, Stepped

SPEC = TableSpec("roulette", options={"maximum_cents": "500"}, operator="Pit 4", challenge="7f3a nonce", mode="test")


def bodies(session: str) -> list[Body]:
    with open_journal() as journal:
        return [entry.body for entry in journal.entries(session)]


def crash(house: House, window: Any) -> None:
    """The process is gone: nothing is said any more, and the system frees its locks."""
    window.session.release()
    window.session = None
    window.close()
    drain()
    assert window not in house.windows


def fill_the_disk(window: Any) -> None:
    """The journal's file cannot get another page."""
    window.session._journal._connection.execute("PRAGMA max_page_count = 1")


def messages() -> list[str]:
    boxes = [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox) and box.isVisible()]
    found = [box.informativeText() for box in boxes]
    for box in boxes:
        box.close()
    return found


def test_the_opening_says_everything_about_the_table(house: House) -> None:
    window: Any = house.open_table(SPEC)
    opened = bodies(window.session.session)[0]
    assert isinstance(opened, Opened)
    assert (opened.game, opened.profile, opened.mode) == ("roulette", window.table.game.profiles[0].id, "test")
    assert (opened.operator, opened.challenge) == ("Pit 4", "7f3a nonce")
    assert opened.options == {"maximum_cents": "500"}
    assert msgspec.convert(opened.rules, type(window.table.rules)) == window.table.rules
    assert (opened.layout.status, len(opened.layout.digest)) == ("not_reviewed", 64)
    assert opened.chance == "system, healthy"
    with open_journal() as journal:
        assert opened.installation == journal.installation
    assert "TEST" in window.statusBar().findChild(object, "session_mark").text()


def test_after_a_crash_mid_spin_the_table_stands_where_it_stood(house: House) -> None:
    settings.REDUCED_MOTION.set(False)
    lobby = house.open_lobby()
    window: Any = house.open_table(SPEC)
    window.controller.bet(BetKey("red"), 1_000)
    window.controller.let_run()
    assert window.pane.show_.is_busy, "the ball is still rolling"
    window.controller.bet(BetKey("straight", "17"), 500)
    state, log, session = window.table.state, list(window.table.log), window.session.session
    crash(house, window)
    lobby.reload_side()
    button = lobby.findChild(QPushButton, "continue")
    assert button is not None
    button.click()
    again: Any = house.windows[0]
    assert again.table.state == state
    assert again.table.log == log
    assert len(again.recall.frames) == 1
    assert again.pane.scene.board.stacks, "the bets lie on the felt"
    assert again.spec.options == SPEC.options
    assert bodies(session)[-1] == Remarked("resumed", (("after", "interruption"),))
    again.controller.bet(BetKey("black"), 500)
    assert isinstance(bodies(session)[-1], Stepped)
    again.leaving.end()
    assert bodies(session)[-1] == Closed("ended")
    assert not interrupted()
    assert [row.id for row in listed()] == [session]


def test_a_hand_that_was_to_act_is_framed_again_when_the_session_goes_on(house: House) -> None:
    window: Any = house.open_table(TableSpec("blackjack", mode="test"))
    deal_a_decision(window)
    framed = window.pane.turn.rects
    assert framed
    window.close()
    drain()
    again: Any = house.continue_session(listed()[0].id)
    assert len(again.pane.turn.rects) == len(framed)
    assert again.offer_bar.whose.text() == window_words(again)


def window_words(window: Any) -> str:
    seat = window.controller.seat
    return f"Seat {seat} · {window.table.state.seats[seat - 1].name}"


def test_a_full_disk_stops_play_and_shows_nothing_unwritten(house: House) -> None:
    window: Any = house.open_table(SPEC)
    session = window.session.session
    fill_the_disk(window)
    for _ in range(200):
        before, log = window.table.state, len(window.table.log)
        click(window, "red")
        if window.controller.problem is not None:
            break
    assert window.controller.problem.code == "DISK_FULL"
    assert (window.table.state, len(window.table.log)) == (before, log)
    assert not window.stop_bar.isHidden()
    assert "The disk is full" in window.stop_bar.words.text()
    assert sum(window.pane.scene.board.stacks.values()) == before.bets[0].cents
    window.controller.let_run()
    assert "nothing more can happen" in window.pane.notice.words.text()
    window.controller.undo()
    click(window, "black")
    assert window.table.state == before, "nothing more happens"
    window.stop_bar.again.click()
    (again,) = house.windows
    assert again is not window
    assert again.table.state == before, "with room on the disk it goes on where the journal ends"
    click(again, "black")
    assert [body.action for body in bodies(session) if isinstance(body, Stepped)][-1].key == BetKey("black")


def test_an_outcome_that_cannot_be_written_is_not_taken(house: House) -> None:
    window: Any = house.open_table(SPEC)
    window.controller.bet(BetKey("red"), 1_000)
    window.session._journal._connection.execute("PRAGMA query_only = ON")
    before = window.table.state
    window.run_on()
    assert window.controller.problem.code == "JOURNAL_READ_ONLY"
    assert window.table.state == before
    assert not [body for body in bodies(window.session.session) if isinstance(getattr(body, "action", None), Resolve)]
    window.close()
    assert not house.windows


def test_a_folder_that_cannot_be_written_opens_no_table(house: House, own_folder: Path) -> None:
    (own_folder / "data").write_text("a file where the folder should be")
    lobby = house.open_lobby()
    assert house.open_table(SPEC) is None
    (words,) = messages()
    assert "cannot be opened" in words
    assert str(own_folder / "data") in words
    lobby.reload_side()
    dim = [label.text() for label in lobby.findChildren(QLabel) if label.property("role") == "dim"]
    assert any("cannot be opened" in words for words in dim)
    assert house.continue_session("aa") is None
    assert len(messages()) == 1


def test_one_session_has_one_window(house: House) -> None:
    window: Any = house.open_table(SPEC)
    assert house.continue_session(window.session.session) is window
    other = House(QApplication.instance())  # type: ignore[arg-type]
    lobby = other.open_lobby()
    assert other.continue_session(window.session.session) is None
    (words,) = messages()
    assert f"process {os.getpid()}" in words
    lobby.close()
    lobby.deleteLater()
    other.deleteLater()


def test_refusals_and_recall_are_remarked(house: House) -> None:
    window: Any = house.open_table(SPEC)
    window.controller.place(PlaceBet(1, BetKey("red"), 37))
    window.show_recall(True)
    refused, recalled = bodies(window.session.session)[-2:]
    assert isinstance(refused, Remarked)
    detail = dict(refused.detail)
    assert (refused.code, detail["code"]) == ("refused", window.table.why_not(PlaceBet(1, BetKey("red"), 37)).code)
    assert msgspec.json.decode(detail["action"], type=PlaceBet) == PlaceBet(1, BetKey("red"), 37)
    assert recalled == Remarked("recalled")


def test_sessions_of_the_first_version_are_brought_over_once(house: House, own_folder: Path) -> None:
    folder = own_folder / "data" / "sessions"
    folder.mkdir(parents=True)
    table = Table(catalog.game("craps"), catalog.game("craps").rules_for(""))
    for seat in seating(table.rules):
        table.do(seat)
    table.do(PlaceBet(1, BetKey("field"), 500))
    (folder / "0a1b.json").write_bytes(to_json(record(table)))
    (folder / "broken.json").write_bytes(b"{")
    (folder / "other.json").write_bytes(b'{"game": "chess", "rules": {}, "actions": []}')
    assert import_old() == 1
    assert import_old() == 0
    assert sorted(path.name for path in folder.iterdir()) == ["0a1b.json.imported", "broken.json", "other.json"]
    (row,) = interrupted()
    window: Any = house.continue_session(row.id)
    assert window.table.state == table.state
    assert isinstance(window.table.log[0].action, TakeSeat)
