"""The summary: the balance of every session, totals of every wager, hold against theory, and the outcomes."""

from __future__ import annotations

from fractions import Fraction

from feltwright.app.report_pdf.charts import HOLD_HEIGHT, OUTCOMES_HEIGHT, frequencies, hold_bar, running_hold
from feltwright.app.report_pdf.figures import deviation, money, percent, theory_of
from feltwright.app.report_pdf.sheets import DIM, LEFT, RIGHT, Sheets, fitted
from feltwright.app.report_pdf.tables import HEADS, Column, heading, paragraph, subheading, table
from feltwright.engine import catalog
from feltwright.report.making import Report
from feltwright.report.replaying import Sitting
from feltwright.report.totals import Total, grand_total

BALANCE = (
    Column("Session", 180, 560),
    Column("Bought in", 560, 790, True),
    Column("Cashed out", 790, 1010, True),
    Column("Won", 1010, 1240, True),
    Column("Lost", 1240, 1470, True),
    Column("Outstanding", 1470, 1680, True),
    Column("Closing", 1680, 1920, True),
)
WAGERS = (
    Column("Wager", 180, 540),
    Column("Settled", 540, 660, True),
    Column("Handle", 660, 860, True),
    Column("Paid", 860, 1060, True),
    Column("Hold", 1060, 1250, True),
    Column("Hold %", 1260, 1410, True),
    Column("Theory", 1420, 1550, True),
    Column("Std. errors", 1560, 1700, True),
)
BAR_LEFT, BAR_WIDTH = 1740, 180
MOST_DEVICES = 6
SHORT = 8


def draw_summary(sheets: Sheets, report: Report) -> None:
    """The pages after the cover."""
    sheets.next_page()
    heading(sheets, "Summary")
    _balance(sheets, report)
    for game in dict.fromkeys(total.game for total in report.header.totals):
        _wagers(sheets, report, game)
    _charts(sheets, report)


def _balance(sheets: Sheets, report: Report) -> None:
    subheading(sheets, "The balance")
    paragraph(sheets, "Bought in − cashed out + won − lost + outstanding = closing, in dollars.", "small", DIM)
    marks = report.header.sessions
    names = ("bought_cents", "cashed_cents", "won_cents", "lost_cents", "outstanding_cents", "closing_cents")
    called = [_session_words(told.account.session, told.account.sitting) for told in report.sessions]
    figures = [[money(getattr(mark, name)) for name in names] for mark in marks]
    rows = [(words, *cells) for words, cells in zip(called, figures, strict=True)]
    sums = ("All sessions", *(money(sum(getattr(mark, name) for mark in marks)) for name in names))
    table(sheets, BALANCE, rows, sums if len(rows) > 1 else ())
    if any(mark.outstanding_cents for mark in marks):
        note = "Outstanding: commission owed and not yet collected, less commission paid ahead on bets that still lie."
        paragraph(sheets, note, "small", DIM)
    broken_off = sum(round_.is_broken_off for told in report.sessions for round_ in told.rounds)
    if broken_off:
        counted = "1 round was" if broken_off == 1 else f"{broken_off} rounds were"
        note = f"{counted} broken off when a session ended: the wagers went back, undecided, and count for nothing."
        paragraph(sheets, note, "small", DIM)


def _session_words(session: str, sitting: Sitting | None) -> str:
    """Enough of its id to tell it from others, and its game; the chains at the end have it in full."""
    return f"{session[:SHORT]}  {sitting.game.name}" if sitting is not None else session


def _wagers(sheets: Sheets, report: Report, game_id: str) -> None:
    game = catalog.game(game_id)
    names = {wager.id: wager.name for wager in game.wagers}
    totals = [total for total in report.header.totals if total.game == game_id]
    subheading(sheets, game.name)
    rows = [_cells(total, names.get(total.wager, total.wager)) for total in totals]
    sums = _cells(grand_total(report.header.totals, game_id), "All wagers")
    table(sheets, WAGERS, rows, sums, lambda place: _bar(sheets, totals, place))
    if any(total.deviation_centi is None for total in totals):
        note = "A dash: fewer than 30 decisions, no exact edge, or one that depends on how the hands are played."
        paragraph(sheets, note, "small", DIM)


def _cells(total: Total, name: str) -> tuple[str, ...]:
    theory = theory_of(total)
    return (
        name,
        f"{total.count:,}",
        money(total.handle_cents),
        money(total.paid_cents),
        money(total.hold_cents),
        percent(Fraction(total.hold_cents), total.handle_cents),
        "–" if theory is None else percent(theory, total.handle_cents),
        deviation(total),
    )


def _bar(sheets: Sheets, totals: list[Total], place: int) -> None:
    """A dot at the end of a row, under a scale at the end of the heads."""
    if place == HEADS:
        sheets.text_middle(BAR_LEFT + BAR_WIDTH / 2, sheets.y, "−3   0   +3", "tiny", DIM)
    else:
        hold_bar(sheets, BAR_LEFT, sheets.y - 8, BAR_WIDTH, totals[place].deviation_centi)


def _charts(sheets: Sheets, report: Report) -> None:
    subheading(sheets, "Hold against theory", HOLD_HEIGHT)
    holds = [0]
    for told in report.sessions:
        start = holds[-1]
        holds += [start + round_.after.house_cents for round_ in told.rounds]
    known = [Fraction(total.theory) for total in report.header.totals if total.theory]
    expected = sum(known, Fraction(0)) if known else None
    running_hold(sheets, holds, expected, len(known) == len(report.header.totals))
    devices = [
        (device, _session_words(told.account.session, told.account.sitting))
        for told in report.sessions
        if told.account.chances is not None
        for device in told.account.chances.devices.values()
        if device.draws >= len(device.faces)
    ]
    if devices:
        subheading(sheets, "Outcomes", OUTCOMES_HEIGHT)
    for device, session in devices[:MOST_DEVICES]:
        frequencies(sheets, device, session)
    if len(devices) > MOST_DEVICES:
        sheets.text(LEFT, sheets.y, fitted(f"and {len(devices) - MOST_DEVICES} more", "small", RIGHT - LEFT), "small")
