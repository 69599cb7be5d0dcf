"""The booklet of a submission: cover, scale drawing, schedules, findings, comments, decisions, how to verify."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from feltwright.app.report_pdf.booklet_drawings import draw_drawings
from feltwright.app.report_pdf.booklet_tables import WrappedColumn, wrapped_table
from feltwright.app.report_pdf.cover import CREAM, SAGE, draw_key_box
from feltwright.app.report_pdf.figures import day_and_time
from feltwright.app.report_pdf.sheets import (
    BAD,
    DIM,
    FAINT,
    GOLD,
    GOOD,
    LEFT,
    PAPER,
    PINE,
    RIGHT,
    WIDTH,
    Count,
    Sheets,
    fitted,
)
from feltwright.app.report_pdf.tables import heading, pairs, paragraph, subheading
from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.layout.model import Layout
from feltwright.report.keys import Identity
from feltwright.review.dossier import Comment, Decided, Record, Status
from feltwright.review.findings import Severity
from feltwright.review.papers import Case
from feltwright.review.schedules import area_schedule, colour_list, inscription_schedule
from feltwright.review.wording import finding_words, said, status_words, vote_words
from feltwright.speech import in_english

PASSED = frozenset((Status.APPROVED, Status.APPROVED_WITH_CONDITIONS))
AREAS = (
    WrappedColumn("Area", 180, 470),
    WrappedColumn("Wager", 480, 840),
    WrappedColumn("Size, mm", 850, 1080),
    WrappedColumn("Inches", 1090, 1310),
    WrappedColumn("Pays", 1320, 1640),
    WrappedColumn("Clause", 1650, 1920),
)
INSCRIPTIONS = (
    WrappedColumn("Entry", 180, 520),
    WrappedColumn("Words", 530, 1300),
    WrappedColumn("Capitals, mm", 1310, 1500),
    WrappedColumn("Clause", 1510, 1920),
)
FINDINGS = (
    WrappedColumn("Check", 180, 280),
    WrappedColumn("Weight", 290, 450),
    WrappedColumn("Where", 460, 760),
    WrappedColumn("What", 770, 1580),
    WrappedColumn("Clause", 1590, 1920),
)
HOW = (
    "The package holds a table of contents, contents.json, with the SHA-256 of every file in it. It is signed in "
    "contents.dsse.json (DSSE, ECDSA P-256, SHA-256) and travels in this PDF as an attachment.",
    "feltwright layout verify PACKAGE --trust CERT says whether the signature holds, whether every file is as it was "
    "listed, and whether schedules, findings and status come out the same when they are worked out again.",
    "A decision is bound to the digest of the layout's content on the cover. A layout whose content has another digest "
    "was changed since.",
)

APART = 40.0
"""Between the end of one chapter and the next on the same page."""
DECISION = 380.0
"""A decision stays together on its page."""


@in_english()
def draw_booklet(case: Case, identity: Identity | None) -> bytes:
    """The whole PDF, not signed yet; needs a QApplication."""
    layout, rules = case.found.layout, case.found.rules
    assert layout is not None, "a file that cannot be used is not submitted"
    assert rules is not None, "a layout comes with its rules"
    mark = "" if case.status in PASSED else status_words(case.status).upper()
    count = Count()
    _draw(count, case, layout, rules, identity)
    count.abandon()
    head, foot = f"{layout.title}, edition {layout.edition}", f"Layout sha256 {case.digest}"
    sheets = Sheets(head, foot, mark, count.page)
    _draw(sheets, case, layout, rules, identity)
    return sheets.finish()


def _draw(sheets: Sheets, case: Case, layout: Layout, rules: Rules, identity: Identity | None) -> None:
    _cover(sheets, case, layout, identity)
    draw_drawings(sheets, case, layout)
    sheets.next_page()
    _findings(sheets, case)
    _comments(sheets, case)
    _decisions(sheets, case)
    sheets.y += APART
    heading(sheets, "Area schedule")
    wrapped_table(
        sheets,
        AREAS,
        (
            (row.id, row.name, f"{row.w_mm:g} × {row.h_mm:g}", f"{row.w_in:g} × {row.h_in:g}", row.odds, row.cite)
            for row in area_schedule(layout, rules)
        ),
    )
    heading(sheets, "Inscription schedule")
    wrapped_table(
        sheets,
        INSCRIPTIONS,
        (
            (row.id, row.text, f"{row.cap_height_mm:g}", row.cite or "designer's choice")
            for row in inscription_schedule(layout, rules)
        ),
    )
    _colours(sheets, layout)
    heading(sheets, "How to verify")
    for words in HOW:
        paragraph(sheets, words)


def _cover(sheets: Sheets, case: Case, layout: Layout, identity: Identity | None) -> None:
    sheets.next_page(bare=True)
    sheets.box(QRectF(0, 0, WIDTH, 760), PINE)
    sheets.box(QRectF(0, 760, WIDTH, 10), GOLD)
    sheets.text(LEFT, 230, "FELTWRIGHT", "caps", GOLD)
    sheets.text(LEFT, 390, "Layout submission", "title", CREAM)
    sheets.text(LEFT, 480, fitted(layout.title, "heading", RIGHT - LEFT), "heading", CREAM)
    sheets.text(LEFT, 600, f"Edition {layout.edition}", "subheading", SAGE)
    size = f"{layout.size_mm[0]:g} × {layout.size_mm[1]:g} mm"
    inches = f"{layout.size_mm[0] / 25.4:.1f} × {layout.size_mm[1] / 25.4:.1f} in"
    sheets.text(LEFT, 660, f"{size}  ({inches})", "body", SAGE)
    status = status_words(case.status).upper()
    sheets.text_right(RIGHT, 230, status, "caps", CREAM if case.status in PASSED else GOLD)
    sheets.y = 880.0
    pairs(sheets, _particulars(case, layout), 420)
    _status_box(sheets, case, 1330)
    if identity is not None:
        draw_key_box(sheets, identity, 2030)
    else:
        sheets.text(LEFT, 2080, "Nobody signed this submission.", "subheading", BAD)


def _particulars(case: Case, layout: Layout) -> tuple[tuple[str, str], ...]:
    game = catalog.game(layout.game)
    profile = next((one for one in game.profiles if one.id == case.profile), game.profiles[0])
    chosen = {**dict(layout.options), **case.options}
    return (
        ("Game", game.name),
        ("Rules", f"{profile.title} ({profile.id})"),
        ("Options of this felt", ", ".join(f"{name} = {value}" for name, value in chosen.items())),
        ("Casino", layout.casino),
        ("Layout digest (SHA-256)", case.digest),
        ("Areas and inscriptions", f"{len(layout.areas)} areas, {len(layout.inscriptions)} inscriptions"),
        ("Made", day_and_time(case.made_utc_ms)),
    )


def _status_box(sheets: Sheets, case: Case, top: float) -> None:
    sheets.box(QRectF(LEFT, top, RIGHT - LEFT, 560), PAPER, FAINT, 18)
    sheets.text(LEFT + 50, top + 80, "Where it stands", "subheading")
    y = top + 160
    open_comments = sum(comment.resolved is None for comment in case.dossier.comments())
    counts = {weight: sum(one.severity is weight for one in case.found.findings) for weight in Severity}
    rows = (
        ("Status", status_words(case.status), _good(case.status)),
        ("Violations", str(counts[Severity.VIOLATION]), not counts[Severity.VIOLATION]),
        ("Questions and notes", f"{counts[Severity.QUESTION]} questions, {counts[Severity.NOTE]} notes", None),
        ("Comments", f"{len(case.dossier.comments())}, of which {open_comments} open", None),
        ("Decisions", str(len(case.dossier.decisions())), None),
    )
    for name, words, good in rows:
        colour = DIM if good is None else GOOD if good else BAD
        sheets.box(QRectF(LEFT + 50, y - 30, 16, 40), colour, None, 4)
        sheets.text(LEFT + 90, y, name, "strong", colour)
        sheets.text(LEFT + 480, y, fitted(words, "body", 1180), "body")
        y += 76


def _good(status: Status) -> bool | None:
    if status in PASSED:
        return True
    return False if status in (Status.CHANGED, Status.RETURNED) else None


def _findings(sheets: Sheets, case: Case) -> None:
    heading(sheets, "Findings")
    if not case.found.findings:
        paragraph(sheets, "Every check passed without a finding.")
        return
    rows = (
        (one.check, said("Severities", one.severity), one.entry or "the felt", finding_words(one), one.cite)
        for one in case.found.findings
    )
    wrapped_table(sheets, FINDINGS, rows)


def _comments(sheets: Sheets, case: Case) -> None:
    sheets.y += APART
    heading(sheets, "Comments")
    if not case.dossier.comments():
        paragraph(sheets, "Nobody has commented.")
    for comment in case.dossier.comments():
        _comment(sheets, comment, comment.digest == case.digest)


def _comment(sheets: Sheets, comment: Comment, on_this: bool) -> None:
    made = comment.made
    about = f" on {made.entry}" if made.entry else ""
    subheading(sheets, f"{made.number}. {made.author}{about}")
    paragraph(sheets, made.text)
    rows = [("Made", comment.utc + ("" if on_this else ", on an earlier content"))]
    rows += [(name, words) for name, words in (("Reason", made.reason), ("Precedent", made.precedent)) if words]
    rows += [(f"Answer by {answer.author}", answer.text) for answer in comment.answers]
    settled = comment.resolved
    rows.append(("State", f"resolved by {settled.author}. {settled.text}" if settled else "open"))
    pairs(sheets, rows)


def _decisions(sheets: Sheets, case: Case) -> None:
    sheets.y += APART
    heading(sheets, "Decisions")
    if not case.dossier.decisions():
        paragraph(sheets, "Nothing has been decided.")
    for record, made in case.dossier.decisions():
        _decision(sheets, record, made, case.digest)


def _decision(sheets: Sheets, record: Record, made: Decided, digest: str) -> None:
    head = f"{said('Review stages', made.stage)}: {said('Review outcomes', made.outcome)}"
    subheading(sheets, head.capitalize(), DECISION)
    paragraph(sheets, made.motion)
    votes = ", ".join(f"{vote.name} {vote_words(vote.vote)}" for vote in made.votes)
    rows = [
        ("Recorded", record.utc),
        ("Moved by", made.moved_by),
        ("Votes", votes),
        ("Conditions", "; ".join(made.conditions)),
        ("Deadline", made.deadline),
        ("On the digest", record.digest + (" (this content)" if record.digest == digest else " (other content)")),
    ]
    pairs(sheets, rows)


def _colours(sheets: Sheets, layout: Layout) -> None:
    heading(sheets, "Colours")
    for row in colour_list(layout):
        sheets.room(56)
        sheets.box(QRectF(LEFT, sheets.y - 30, 80, 40), QColor(row.rgb), FAINT, 4)
        sheets.text(LEFT + 110, sheets.y, row.name, "small")
        sheets.text(LEFT + 620, sheets.y, row.rgb, "small")
        sheets.text(
            LEFT + 860, sheets.y, "the ground" if row.name.startswith("cloth") else f"{row.uses} uses", "small", DIM
        )
        sheets.y += 56
