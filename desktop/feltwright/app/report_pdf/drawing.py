"""The report drawn, page after page: in slices for the window, in one go for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtWidgets import QApplication

from feltwright.app.report_pdf.cover import draw_cover
from feltwright.app.report_pdf.particulars import draw_end, draw_particulars
from feltwright.app.report_pdf.round_pages import RoundPages
from feltwright.app.report_pdf.sheets import Sheets
from feltwright.app.report_pdf.summary import draw_summary
from feltwright.report.keys import Identity
from feltwright.report.making import LIVE, Report
from feltwright.speech import in_english


class Drawing:
    """One report on its way to paper; `steps` draws, `pdf` holds the result when it is done."""

    def __init__(self, report: Report, identity: Identity) -> None:
        header = report.header
        self._report, self._identity = report, identity
        head = f"Session report {header.number}"
        foot = f"Report {header.number} · record sha256 {report.digest}"
        self._sheets = Sheets(head, foot, "" if header.mode == LIVE else header.mode.upper())
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
        report, sheets = self._report, self._sheets
        draw_cover(sheets, report, self._identity)
        yield
        draw_summary(sheets, report)
        yield
        for told in report.sessions:
            draw_particulars(sheets, told)
            yield
            pictures = None
            if any(round_.at_decision is not None for round_ in told.rounds):
                from feltwright.app.report_pdf.felts import felt_pictures

                pictures = felt_pictures(told)
            for _ in RoundPages(sheets, told).draw(pictures):
                self.done += 1
                yield
        draw_end(sheets, report, self._identity)
        self.pdf = sheets.finish()

    def abandon(self) -> None:
        """Leave off in the middle; Qt does not outlive a writer that goes away under its painter."""
        self._sheets.abandon()


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
