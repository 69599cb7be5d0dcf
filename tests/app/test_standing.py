"""A felt that was changed after its approval says so on its card and in its window."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desk import Opener
from feltwright import resources
from feltwright.app.game_card import GameCard
from feltwright.app.standing import StandingMark
from feltwright.engine import catalog
from feltwright.review import dossier
from feltwright.review.dossier import Decided, Dossier, Outcome, Stage, Vote

STEM = "casino_war"


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records of shipped felts are looked for in a folder of the test's own."""
    monkeypatch.setattr(dossier, "path_for", lambda path: tmp_path / f"{path.stem}.review.json")
    return tmp_path


def approve(records: Path, text: str) -> None:
    found = Dossier(layout=STEM)
    for stage in (Stage.COMMISSION, Stage.GOVERNING_BODY):
        step = Decided(stage, Outcome.APPROVE, "Approve", "Ann", (Vote("Ann", "for"),))
        found = dossier.added(found, step, text, "2026-11-18T12:00:00+00:00", "1")
    (records / f"{STEM}.review.json").write_bytes(msgspec.json.encode(found))


def card_of(qtbot: QtBot) -> GameCard:
    card = GameCard(catalog.game(STEM))
    qtbot.addWidget(card)
    card.show()
    card.draw()
    return card


def test_a_felt_nobody_reviewed_says_nothing(records: Path, qtbot: QtBot) -> None:
    assert not card_of(qtbot).standing.isVisible()


def test_an_approved_felt_says_so_quietly(records: Path, qtbot: QtBot) -> None:
    approve(records, resources.read_text(f"layouts/{STEM}.toml"))
    card = card_of(qtbot)
    assert card.standing.isVisible()
    assert card.standing.text() == "approved"
    assert card.standing.property("current") is False


def test_a_felt_changed_since_approval_is_marked_on_its_card(records: Path, qtbot: QtBot) -> None:
    approve(records, 'edition = "0"')
    card = card_of(qtbot)
    assert card.standing.text() == "changed since approval"
    assert card.standing.property("current") is True
    assert card.picture.rect().contains(card.standing.geometry())


def test_a_felt_changed_since_approval_is_marked_in_its_window(records: Path, open_table: Opener) -> None:
    approve(records, 'edition = "0"')
    window = open_table(STEM)
    window.show()
    assert window.standing.isVisible()
    assert window.standing.text() == "changed since approval"
    assert STEM in window.standing.toolTip()


def test_a_record_that_cannot_be_read_is_an_alarm(records: Path, qapp: QApplication, qtbot: QtBot) -> None:
    (records / f"{STEM}.review.json").write_text("[", encoding="utf-8")
    mark = StandingMark()
    qtbot.addWidget(mark)
    mark.show_layout(STEM)
    assert mark.property("current") is True
    assert "no review record" in mark.toolTip()
