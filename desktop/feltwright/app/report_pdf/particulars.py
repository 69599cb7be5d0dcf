"""The particulars: rules, options and pay tables in force, errata adopted, layout, exceptions, and how to verify."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from feltwright.app.played import felt_in_use
from feltwright.app.report_pdf.figures import day_and_time
from feltwright.app.report_pdf.sheets import DIM, LEFT, RIGHT, Sheets, fitted, line_height, wrapped
from feltwright.app.report_pdf.tables import Column, heading, pairs, paragraph, subheading, table
from feltwright.engine.events import IrregularityRuled, OverrideRecorded, RoundBrokenOff, RoundVoided
from feltwright.engine.money import dollars
from feltwright.engine.options import Kind, Option
from feltwright.engine.wagers import Terms
from feltwright.layout.problems import LayoutError
from feltwright.report.keys import Identity
from feltwright.report.making import Report, Told, adopted, source_words
from feltwright.report.manifest import manifest_digest
from feltwright.report.replaying import Sitting, clock_jumps, remarks
from feltwright.store.chain import Remarked
from feltwright.wording import entry_words, event_words, spoken, wager_names

EXCEPTIONS = (Column("When", 180, 560), Column("Entry", 560, 700, True), Column("What", 740, 1920, flows=True))
PAYS = (
    Column("Wager", 180, 600, flows=True),
    Column("Pays", 620, 1260, flows=True),
    Column("Limits", 1280, 1560),
    Column("Clause", 1580, 1920),
)
RULINGS = (Column("Round", 180, 300), Column("What", 300, 1560, flows=True), Column("Clause", 1580, 1920))
CHAINS = (Column("Session", 180, 660), Column("Entries", 680, 820, True), Column("Head", 860, 1920))
HOW = (
    "One file is everything: this PDF carries the signed record as the attachment record.dsse.json.",
    "feltwright report verify FILE --trust CERT gives the four verdicts on any machine, also one that never saw the "
    "session; feltwright-verify does the same and nothing else.",
    "Acrobat and pdfsig check the PDF's signature (PAdES, ECDSA P-256, SHA-256). The record is a DSSE envelope; its "
    "payload is JSON lines: a header, then every entry exactly as it was written when it happened.",
    "Each entry's hash is the SHA-256 of the hash before it and the entry's bytes; the first starts from the SHA-256 "
    "of the words “feltwright session chain 1”. The last hash of each session is its head, below.",
    "A key that vouches for itself proves that nothing was changed, not who signed: compare the fingerprint on the "
    "cover with the one that was enrolled.",
)


def draw_particulars(sheets: Sheets, told: Told) -> None:
    """Everything in force in one session, and everything out of the ordinary."""
    sitting = told.account.sitting
    assert sitting is not None, "a session that does not play is not reported"
    opened, game = sitting.opened, sitting.game
    sheets.next_page()
    heading(sheets, f"{game.name}, session {opened.session}")
    profile = sitting.profile
    layout = opened.layout
    rows = (
        ("Profile", f"{profile.id}: {profile.title}"),
        ("Rules source", source_words(profile.source)),
        ("Layout", f"{layout.id}, edition {layout.edition}, {spoken(layout.status)}"),
        ("Layout digest", layout.digest),
        *other_felt(sitting),
        ("Mode and chance", f"{opened.mode}; {opened.chance}"),
        ("Operator", opened.operator),
        ("Inspector's challenge", opened.challenge),
        ("Software and platform", f"feltwright {opened.application}, {opened.platform}"),
    )
    pairs(sheets, rows)
    subheading(sheets, "Options in force")
    _options(sheets, sitting)
    subheading(sheets, "Pay table and limits")
    table(sheets, PAYS, pay_rows(sitting))
    _errata(sheets, sitting)
    _exceptions(sheets, told)
    _rulings(sheets, told)


def other_felt(sitting: Sitting) -> Iterator[tuple[str, str]]:
    """The felt in the pictures, where it is not the one the session was opened on; no row where it is."""
    try:
        shown = felt_in_use(sitting.game, sitting.rules).mark
    except LayoutError:
        return
    if shown.digest != sitting.opened.layout.digest:
        yield "Pictures", f"of another felt: {shown.id}, edition {shown.edition}, digest {shown.digest}"


def _options(sheets: Sheets, sitting: Sitting) -> None:
    chosen = {name.partition(".")[0] for name in sitting.opened.options}
    for option in sitting.game.options:
        value = option_words(option, getattr(sitting.rules, option.name))
        lines = wrapped(value, "small", 800)
        sheets.room(line_height("small") * len(lines))
        mark = "  (chosen)" if option.name in chosen else ""
        sheets.text(LEFT, sheets.y, fitted(option.title + mark, "small", 640), "small", DIM)
        sheets.text_right(RIGHT, sheets.y, fitted(option.cite, "tiny", 240), "tiny", DIM)
        for line in lines:
            sheets.text(LEFT + 660, sheets.y, line, "small")
            sheets.y += line_height("small")


def pay_rows(sitting: Sitting) -> list[tuple[str, ...]]:
    """What each wager pays, and the least and most it may be; what it is on only where that makes a difference."""
    groups: dict[str, dict[tuple[str, ...], list[str]]] = {}
    for key, terms in sitting.rules.book.items():
        groups.setdefault(key.wager, {}).setdefault(_conditions(terms), []).append(key.on)
    rows: list[tuple[str, ...]] = []
    for wager in sitting.game.wagers:
        found = groups.get(wager.id, {})
        for conditions, on in found.items():
            about = ", ".join(dict.fromkeys(on)) if len(found) > 1 else ""
            rows.append((f"{wager.name} {about}".rstrip(), *conditions))
    return rows


def _conditions(terms: Terms) -> tuple[str, ...]:
    pays = "; ".join(f"{pay.odds} on {spoken(pay.when)}" if pay.when else str(pay.odds) for pay in terms.pays)
    least, most = dollars(terms.minimum_cents), dollars(terms.maximum_cents)
    limits = f"{least} only" if least == most else f"{least} to {most}"
    return pays or "–", limits if terms.wager.placed_by == "player" else "–", terms.pay_cite


def option_words(option: Option, value: Any) -> str:
    """An option's value in full."""
    match option.kind:
        case Kind.CENTS:
            return dollars(value)
        case Kind.CHIPS:
            return ", ".join(map(dollars, value))
        case Kind.FLAG:
            return "yes" if value else "no"
        case Kind.SUBSET:
            return ", ".join(map(spoken, value)) or "none"
        case Kind.ODDS:
            return "; ".join(f"{spoken(line)} {odds}" for line, odds in value)
    return spoken(str(value))


def _errata(sheets: Sheets, sitting: Sitting) -> None:
    found = adopted(sitting.game.id)
    if not found:
        return
    subheading(sheets, "Errata adopted")
    for erratum in found:
        lines = wrapped(erratum.adopted, "small", RIGHT - LEFT - 200)
        sheets.room(line_height("small") * len(lines))
        sheets.text(LEFT, sheets.y, erratum.id, "small_strong")
        for line in lines:
            sheets.text(LEFT + 200, sheets.y, line, "small")
            sheets.y += line_height("small")
        sheets.y += 6


def _exceptions(sheets: Sheets, told: Told) -> None:
    subheading(sheets, "Exceptions")
    assert told.account.sitting is not None
    names = wager_names(told.account.sitting.game, told.account.sitting.rules)
    rows = [
        (day_and_time(entry.utc_ms), str(entry.seq), remark_words(remark, names))
        for entry, remark in remarks(told.account.entries)
    ]
    rows += _jumps(told)
    if not rows:
        paragraph(sheets, "None: no interruption, no refused action, no clock that jumped.", "small", DIM)
        return
    table(sheets, EXCEPTIONS, sorted(rows, key=lambda row: int(row[1])))


def remark_words(remark: Remarked, names: Mapping[str, str]) -> str:
    """A remark with all its particulars: those its sentence leaves out follow it."""
    words = entry_words(remark, names)
    others = [f"{spoken(name)} {value}" for name, value in remark.detail if name != "action" and value not in words]
    return ", ".join((words, *others))


def _jumps(told: Told) -> list[tuple[str, str, str]]:
    """Where the wall clock moved otherwise than the monotonic one, unless a remark says so already."""
    return [
        (
            day_and_time(entry.utc_ms),
            str(entry.seq),
            f"the wall clock moved {by_ms / 1000:+.1f} s against the monotonic clock",
        )
        for entry, by_ms in clock_jumps(told.account.entries)
        if not (isinstance(entry.body, Remarked) and entry.body.code == "clock_jumped")
    ]


def _rulings(sheets: Sheets, told: Told) -> None:
    assert told.account.sitting is not None
    names = wager_names(told.account.sitting.game, told.account.sitting.rules)
    rows = [
        (str(round_.number), event_words(event, names), event.cite)
        for round_ in told.rounds
        for event in round_.rulings
        if isinstance(event, IrregularityRuled | RoundVoided | OverrideRecorded | RoundBrokenOff)
    ]
    subheading(sheets, "Overrides, voids, irregularities and rounds broken off")
    if not rows:
        paragraph(sheets, "None.", "small", DIM)
        return
    table(sheets, RULINGS, rows)


def draw_end(sheets: Sheets, report: Report, identity: Identity) -> None:
    """How to verify, what was running, and where the chains end."""
    header = report.header
    sheets.next_page()
    heading(sheets, "How to verify")
    for words in HOW:
        paragraph(sheets, words)
    subheading(sheets, "Chains")
    table(sheets, CHAINS, ((mark.session, f"{mark.entries:,}", mark.head) for mark in header.sessions))
    subheading(sheets, "Software")
    changes = "; ".join(f"{c.before} to {c.after} at {day_and_time(c.utc_ms)}" for c in header.changes)
    rows = (
        ("Generator", header.generator),
        ("Platform", header.platform),
        ("Shipped files", f"{len(header.manifest)} files, manifest sha256:{manifest_digest(header.manifest)}"),
        ("Software changes seen", changes),
        ("Record", f"schema {header.schema}, sha256:{report.digest}"),
        ("Previous report", header.previous or "none: this is the first"),
        ("Signer", identity.fingerprint),
        ("Made at", f"{day_and_time(header.generated_utc_ms)}, by the local clock"),
    )
    pairs(sheets, rows, 420)
