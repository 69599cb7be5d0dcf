"""Short reports under keys that are made for the test and thrown away."""

from __future__ import annotations

import pytest
from played import place, session

from feltwright.report.desk import sealed
from feltwright.report.keys import Signer, new_signer
from feltwright.report.making import Report, make_report, seal_report
from moments import MOMENT


@pytest.fixture(scope="session")
def signer() -> Signer:
    return new_signer("test", "Test house", MOMENT)


@pytest.fixture(scope="session")
def other_signer() -> Signer:
    return new_signer("other", "Another house", MOMENT)


@pytest.fixture(scope="session")
def lines() -> list[bytes]:
    return session("roulette", 4)


@pytest.fixture(scope="session")
def report(lines: list[bytes], signer: Signer) -> Report:
    return make_report([lines], signer, place())


@pytest.fixture(scope="session")
def envelope(report: Report, signer: Signer) -> bytes:
    return seal_report(report, signer)


@pytest.fixture(scope="session")
def drawn(qapp: object, report: Report, signer: Signer) -> bytes:
    """The PDF before it is signed."""
    from feltwright.app.report_pdf.drawing import draw

    return draw(report, signer.identity)


@pytest.fixture(scope="session")
def pdf(drawn: bytes, report: Report, signer: Signer) -> bytes:
    return sealed(report, signer, lambda *_: drawn)
