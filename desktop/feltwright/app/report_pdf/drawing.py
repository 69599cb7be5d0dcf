"""The report drawn, page after page: in slices for the window, in one go for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from feltwright.app.report_pdf.cover import draw_cover
from feltwright.app.report_pdf.particulars import draw_end, draw_particulars
from feltwright.app.report_pdf.round_pages import RoundPages
from feltwright.app.report_pdf.sheets import Count, Sheets
from feltwright.app.report_pdf.summary import draw_summary
from feltwright.report.keys import Identity
from feltwright.report.making import LIVE, Report, Told
from feltwright.speech import in_english

Pictures: TypeAlias = Callable[[Told], Iterator[QImage | None]]
"""A picture for each round of a session; None where nothing was decided."""


class Drawing:
    """One report on its way to paper; `steps` draws, `pdf` holds the result when it is done."""

    def __init__(self, report: Report, identity: Identity) -> None:
        self._report, self._identity = report, identity
        self._sheets: Sheets | None = None
        self.total = sum(len(told.rounds) for told in report.sessions)
        self.done = 0
        self.pdf = b""

    def steps(self) -> Iterator[None]:
        """Draw a little, yield, draw on; `done` of `total` rounds are on paper. In English, whoever looks on."""
        slices = self._slices()
        while True:
            with in_english():
                if next(slices, self) is self:
                    return
            yield

    def _slices(self) -> Iterator[None]:
        """Twice: the pages are counted before they are drawn."""
        header = self._report.header
        self._sheets = count = Count()
        for _ in self._pages(count, _blank_pictures):
            yield
        count.abandon()
        foot = f"Report {header.number} · record sha256 {self._report.digest}"
        mark = "" if header.mode == LIVE else header.mode.upper()
        self._sheets = sheets = Sheets(f"Session report {header.number}", foot, mark, count.page)
        for is_round in self._pages(sheets, _felt_pictures):
            self.done += is_round
            yield
        self.pdf = sheets.finish()

    def _pages(self, sheets: Sheets, pictures: Pictures) -> Iterator[bool]:
        """Everything in its order; True after each round."""
        report = self._report
        draw_cover(sheets, report, self._identity)
        yield False
        draw_summary(sheets, report)
        yield False
        for told in report.sessions:
            draw_particulars(sheets, told)
            yield False
            wanted = any(round_.at_decision is not None for round_ in told.rounds)
            for _ in RoundPages(sheets, told).draw(pictures(told) if wanted else None):
                yield True
        draw_end(sheets, report, self._identity)

    def abandon(self) -> None:
        """Leave off in the middle; Qt does not outlive a writer that goes away under its painter."""
        if self._sheets is not None:
            self._sheets.abandon()


def _felt_pictures(told: Told) -> Iterator[QImage | None]:
    from feltwright.app.report_pdf.felts import felt_pictures

    return felt_pictures(told)


def _blank_pictures(told: Told) -> Iterator[QImage | None]:
    """As large as those of the felt."""
    from feltwright.app.report_pdf.felts import PRINTED_PX, SIZE_PX

    width, height = SIZE_PX
    blank = QImage(PRINTED_PX, PRINTED_PX * height // width, QImage.Format.Format_RGB32)
    return (None if round_.at_decision is None else blank for round_ in told.rounds)


def draw(report: Report, identity: Identity) -> bytes:
    """The whole PDF at once; needs a QApplication."""
    drawing = Drawing(report, identity)
    for _ in drawing.steps():
        pass
    return drawing.pdf


def draw_without_window(report: Report, identity: Identity) -> bytes:
    """The whole PDF on a machine that may have no screen."""
    application = _application()
    assert application is not None
    return draw(report, identity)


@cache
def _application() -> QApplication:
    import os

    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(["feltwright"])
