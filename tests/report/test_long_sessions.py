"""Sessions of a whole day: made into their PDF, signed, and verified from the file alone."""

from __future__ import annotations

import pytest
from forging import answers
from played import place, session

from feltwright.app.report_pdf.drawing import draw_without_window
from feltwright.engine import catalog
from feltwright.report.desk import sealed
from feltwright.report.keys import Signer
from feltwright.report.making import make_report
from feltwright.report.verify import verify

ROUNDS = 3000


@pytest.mark.deep
@pytest.mark.parametrize("game_id", catalog.IDS)
def test_a_long_session_is_reported_and_holds(qapp: object, game_id: str, signer: Signer) -> None:
    report = make_report([session(game_id, ROUNDS, seed=2)], signer, place())
    assert len(report.sessions[0].rounds) >= ROUNDS
    found = verify(sealed(report, signer, draw_without_window), signer.identity.certificates)
    assert answers(found) == (True, True, True, True), found.verdicts
    assert found.trusted
