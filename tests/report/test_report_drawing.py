"""What the PDF shows: the felt as it lay at the decision, and lines that are there."""

from __future__ import annotations

import pytest
from played import place, session
from PySide6.QtCore import QRectF, Qt

from feltwright.app.report_pdf.sheets import GOLD, PINE, Sheets
from feltwright.report.keys import Signer
from feltwright.report.making import make_report
from feltwright.report.rounds import Felt


def felts(game_id: str, signer: Signer) -> list[Felt]:
    (told,) = make_report([session(game_id, 10)], signer, place(), keep_states=True).sessions
    return [round_.at_decision for round_ in told.rounds if round_.at_decision is not None]


@pytest.mark.parametrize("game_id", ["blackjack", "casino_war", "three_card_poker"])
def test_the_cards_that_decided_lie_on_the_felt_beside_the_bets(game_id: str, signer: Signer) -> None:
    found = felts(game_id, signer)
    assert len(found) >= 8
    for felt in found:
        assert any(card for _, _, card in felt.fittings.cards), felt.fittings
        assert felt.state.bets


def test_ball_and_dice_lie_as_they_fell(signer: Signer) -> None:
    wheel, dice = felts("roulette", signer), felts("craps", signer)
    assert all(felt.fittings.section >= 0 and felt.fittings.running is None for felt in wheel)
    assert len({felt.fittings.section for felt in wheel}) > 3
    assert all(len(felt.fittings.faces) == 2 for felt in dice)


def test_nothing_is_kept_where_no_pictures_are_wanted(signer: Signer) -> None:
    (told,) = make_report([session("roulette", 3)], signer, place()).sessions
    assert all(round_.at_decision is None for round_ in told.rounds)


def test_a_line_is_drawn_whatever_was_drawn_before(qapp: object) -> None:
    sheets = Sheets("head", "foot", "")
    sheets.next_page()
    sheets.box(QRectF(0, 0, 10, 10), PINE)
    sheets.line(0, 0, 10, 10, GOLD, 4)
    pen = sheets.painter.pen()
    assert (pen.style(), pen.color(), pen.widthF()) == (Qt.PenStyle.SolidLine, GOLD, 4)
    assert sheets.finish().startswith(b"%PDF-")
