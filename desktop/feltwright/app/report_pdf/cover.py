"""The cover: what the report is, what was found when it was made, and whose key signs it."""

from __future__ import annotations

from fractions import Fraction

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from feltwright.app.report_pdf.figures import day_and_time, money, percent
from feltwright.app.report_pdf.sheets import (
    BAD,
    DIM,
    FAINT,
    GOLD,
    GOOD,
    INK,
    LEFT,
    PAPER,
    PINE,
    RIGHT,
    WIDTH,
    Sheets,
    fitted,
    wrapped,
)
from feltwright.engine import catalog
from feltwright.report.keys import Identity
from feltwright.report.making import LIVE, Report
from feltwright.report.totals import Total

CREAM = QColor("#f3ead2")
SAGE = QColor("#b9cabf")


def draw_cover(sheets: Sheets, report: Report, identity: Identity) -> None:
    """The first page."""
    sheets.next_page(bare=True)
    _band(sheets, report)
    _particulars(sheets, report)
    _key_figures(sheets, report)
    _verdict_box(sheets, report)
    draw_key_box(sheets, identity, 1970.0)


def _band(sheets: Sheets, report: Report) -> None:
    header = report.header
    sheets.box(QRectF(0, 0, WIDTH, 760), PINE)
    sheets.box(QRectF(0, 760, WIDTH, 10), GOLD)
    sheets.text(LEFT, 230, "FELTWRIGHT", "caps", GOLD)
    sheets.text(LEFT, 390, "Session report", "title", CREAM)
    games = " · ".join(dict.fromkeys(catalog.game(total.game).name for total in header.totals)) or "No wager settled"
    sheets.text(LEFT, 480, fitted(games, "heading", RIGHT - LEFT), "heading", CREAM)
    sheets.text(LEFT, 600, f"Report number {header.number}", "subheading", SAGE)
    period = f"{day_and_time(header.from_utc_ms)}  to  {day_and_time(header.to_utc_ms)}"
    sheets.text(LEFT, 660, period, "body", SAGE)
    mode = header.mode.upper()
    sheets.text_right(RIGHT, 230, mode, "caps", CREAM if header.mode == LIVE else GOLD)


def _particulars(sheets: Sheets, report: Report) -> None:
    header = report.header
    opened = [told.account.sitting.opened for told in report.sessions if told.account.sitting is not None]
    operators = ", ".join(dict.fromkeys(one.operator for one in opened if one.operator)) or "not named"
    left = (
        ("Operator", operators),
        ("Installation", header.installation),
        ("Made", day_and_time(header.generated_utc_ms)),
    )
    right = (
        ("Sessions", str(len(header.sessions))),
        ("Rounds", f"{sum(len(told.rounds) for told in report.sessions):,}"),
        ("Previous report", header.previous[:16] + "…" if header.previous else "this is the first"),
    )
    for x, rows in ((LEFT, left), (1110, right)):
        y = 860.0
        for name, value in rows:
            sheets.text(x, y, name, "body", DIM)
            sheets.text(x + 270, y, fitted(value, "body", 540), "body")
            y += 48


def _key_figures(sheets: Sheets, report: Report) -> None:
    totals = report.header.totals
    handle = sum(total.handle_cents for total in totals)
    hold = sum(total.hold_cents for total in totals)
    judged = [total for total in totals if total.theory]
    expected = sum((Fraction(total.theory) for total in judged), Fraction(0)) if judged else None
    base = sum(total.handle_cents for total in judged)
    cells = (
        ("Handle", money(handle), f"{sum(total.count for total in totals):,} wagers"),
        ("Paid to players", money(sum(total.paid_cents for total in totals)), "stakes apart"),
        ("Hold", money(hold), percent(_share(totals), handle)),
        ("Theoretical hold", money(round(expected)) if expected is not None else "–", _theory_words(expected, base)),
    )
    width = (RIGHT - LEFT) / len(cells)
    sheets.line(LEFT, 1050, RIGHT, 1050, FAINT)
    for place, (name, figure, words) in enumerate(cells):
        x = LEFT + place * width
        sheets.text(x, 1110, name, "body", DIM)
        sheets.text(x, 1180, fitted(figure, "figure", width - 20), "figure")
        sheets.text(x, 1225, words, "small", DIM)
    sheets.line(LEFT, 1265, RIGHT, 1265, FAINT)


def _share(totals: tuple[Total, ...]) -> Fraction:
    return Fraction(sum(total.hold_cents for total in totals))


def _theory_words(expected: Fraction | None, base: int) -> str:
    return "no edge is known" if expected is None else f"{percent(expected, base)} of the wagers with an edge"


def _verdict_box(sheets: Sheets, report: Report) -> None:
    top, height = 1330, 540
    sheets.box(QRectF(LEFT, top, RIGHT - LEFT, height), PAPER, FAINT, 18)
    sheets.text(LEFT + 50, top + 80, "Found when the report was made", "subheading")
    y = top + 160.0
    for name, holds, words in _findings(report):
        colour = GOOD if holds else (DIM if holds is None else BAD)
        sheets.box(QRectF(LEFT + 50, y - 30, 16, 40), colour, None, 4)
        sheets.text(LEFT + 90, y, name, "strong", colour)
        for line in wrapped(words, "body", 1180):
            sheets.text(LEFT + 480, y, line, "body")
            y += 40
        y += 38
    last = "These are the maker's own findings. Do not take them on trust: verify the file (last page)."
    sheets.text(LEFT + 50, top + height - 45, last, "small", DIM)


def _findings(report: Report) -> list[tuple[str, bool | None, str]]:
    accounts = [told.account for told in report.sessions]
    entries = sum(len(account.lines) for account in accounts)
    odd = [o for account in accounts if account.chances is not None for o in account.chances.oddities()]
    draws = sum(account.chances.draws() for account in accounts if account.chances is not None)
    judged = all(account.is_judged for account in accounts)
    chance = f"{draws:,} outcomes, all within what chance allows." if not odd else f"{len(odd)} bounds are broken."
    rounds = sum(len(told.rounds) for told in report.sessions)
    return [
        ("Authentic", None, "One key signs the PDF and the record inside it. Only a reader can check a signature."),
        ("Complete", True, f"{entries:,} entries; every chain is whole, every entry in its place."),
        ("Arithmetically right", True, f"All {rounds:,} rounds were played again and settled the same, to the cent."),
        (
            "Plausible",
            not odd if judged else None,
            chance if judged else "Outcomes were scripted; chance is not judged.",
        ),
    ]


def draw_key_box(sheets: Sheets, identity: Identity, top: float) -> None:
    """Whose key signs: fingerprint as a QR code, as words and as it is."""
    side = 430.0
    draw_qr(sheets, identity.fingerprint, LEFT, top, side)
    x = LEFT + side + 70
    sheets.text(x, top + 34, "The key that signs", "subheading")
    sheets.text(x, top + 92, fitted(identity.holder, "body", RIGHT - x), "body")
    vouched = "It vouches for itself: compare the fingerprint with the one you enrolled."
    if not identity.is_own:
        vouched = f"Issued by {identity.issuer}"
    sheets.text(x, top + 134, fitted(vouched, "small", RIGHT - x), "small", DIM)
    for row in range(4):
        for column in range(4):
            word = identity.words[4 * row + column]
            sheets.text(x + column * 300, top + 206 + row * 50, word, "strong", INK)
    half = len(identity.fingerprint) // 2
    sheets.text(x, top + 402 + 16, "SHA-256  " + identity.fingerprint[:half], "tiny", DIM)
    sheets.text(x + 96, top + 402 + 44, identity.fingerprint[half:], "tiny", DIM)


def draw_qr(sheets: Sheets, text: str, x: float, y: float, side: float) -> None:
    """A QR code as dark squares, in runs so that no reader shows hairlines between them."""
    rows = [bytes(row) for row in segno.make(text, error="m").matrix_iter(border=0)]
    unit = side / len(rows)
    painter = sheets.painter
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    for down, row in enumerate(rows):
        start = 0
        while start < len(row):
            end = start
            while end < len(row) and row[end]:
                end += 1
            if end > start:
                painter.drawRect(QRectF(x + start * unit, y + down * unit, (end - start) * unit, unit * 1.02))
            start = end + 1
    painter.restore()
