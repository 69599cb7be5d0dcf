"""What the PDF shows: the felt as it lay at the decision, and lines that are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from played import place, session
from PySide6.QtCore import QRectF, Qt

from feltwright import regulations, speech
from feltwright.app.report_pdf.drawing import Drawing, draw
from feltwright.app.report_pdf.figures import clock
from feltwright.app.report_pdf.particulars import pay_rows, remark_words
from feltwright.app.report_pdf.round_pages import RoundPages
from feltwright.app.report_pdf.sheets import FOOT_Y, GOLD, PINE, TOP, Sheets, line_height, wrapped
from feltwright.app.report_pdf.tables import HEADS, Column, table
from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, Resolve
from feltwright.engine.refusals import refuse
from feltwright.engine.wagers import BetKey
from feltwright.report.desk import sealed
from feltwright.report.envelope import LARGEST_BYTES
from feltwright.report.keys import Signer
from feltwright.report.making import CannotReport, make_report
from feltwright.report.rounds import Felt
from feltwright.store.chain import Entry, Remarked, Stepped, decode, encode
from feltwright.store.sitting import INTERRUPTION, refused


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


def test_a_signed_document_is_in_english_whoever_draws_it(qapp: object, signer: Signer) -> None:
    """In one go as the command line does, and in slices as a window in another language does."""
    lines = session("blackjack", 3, mode="demonstration")
    report = make_report([lines], signer, place(), keep_states=True)
    plain, asked = Drawing(report, signer.identity), []

    def translated(context: str, text: str) -> str:
        asked.append(context)
        return text.upper()

    speech.install(translated, ".", ",")
    try:
        for _ in plain.steps():
            assert speech.number("1,234.5") == "1.234,5", "the window keeps its own language between the slices"
    finally:
        speech.install()
    assert asked == []
    assert plain.pdf.startswith(b"%PDF-")


@pytest.mark.parametrize(("game_id", "pictures"), [("roulette", False), ("blackjack", True)])
def test_every_page_says_of_how_many_it_is_one_and_what_record_it_shows(
    qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch, game_id: str, pictures: bool
) -> None:
    """The pages are counted first, with paper as large as the pictures, and nothing of that is painted."""
    report = make_report([session(game_id, 12)], signer, place(), keep_states=pictures)
    feet: list[tuple[str, str]] = []
    write = Sheets.text

    def heard(made: Sheets, x: float, y: float, text: str, *more: Any) -> None:
        if y == FOOT_Y:
            feet.append((text, str(made.page)))
        write(made, x, y, text, *more)

    monkeypatch.setattr(Sheets, "text", heard)
    pdf = draw(report, signer.identity)
    pages = pdf.count(b"/Type /Page\n")
    assert pages > 4
    shown = f"Report {report.header.number} · record sha256 {report.digest}"
    assert feet == [
        foot for page in range(1, pages + 1) for foot in ((shown, str(page)), (f"Page {page} of {pages}", str(page)))
    ]


def test_the_chain_of_a_long_session_is_told_in_full(
    qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = session("roulette", 200, session="7184deeb876c969a1780318ae4381a4b")
    report = make_report([lines], signer, place())
    heard: list[str] = []
    monkeypatch.setattr(Sheets, "text", lambda _sheets, _x, _y, text, *_: heard.append(text))
    draw(report, signer.identity)
    (mark,) = report.header.sessions
    assert mark.entries > 1_000
    assert heard[-40:].count(mark.head) == 1
    at = heard.index(mark.head)
    assert heard[at - 2 : at] == [mark.session, f"{mark.entries:,}"]


def test_outcomes_say_whose_they_are(qapp: object, signer: Signer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day has several tables that deal cards."""
    games = ("casino_war", "mini_baccarat", "roulette")
    report = make_report([session(game_id, 60) for game_id in games], signer, place())
    heard: list[str] = []
    monkeypatch.setattr(Sheets, "text", lambda _sheets, _x, _y, text, *_: heard.append(text))
    draw(report, signer.identity)
    captions = [text.split(" outcomes")[0].rpartition(":")[0] for text in heard if "gold: expected" in text]
    assert captions == [
        "casino_w  Casino War  ·  Cards",
        "mini_bac  Mini-Baccarat  ·  Cards",
        "roulette  Roulette  ·  Wheel",
    ]


@pytest.fixture
def sheets(qapp: object) -> Iterator[Sheets]:
    """Paper that is thrown away; Qt does not outlive a writer that goes away under its painter."""
    made = Sheets("head", "foot", "")
    yield made
    made.abandon()


def with_remark(remark: Remarked) -> list[bytes]:
    """A session in which something was remarked in the middle of its second round."""
    entries = [decode(line) for line in session("roulette", 3)]
    spin = next(n for n, e in enumerate(entries) if isinstance(e.body, Stepped) and isinstance(e.body.action, Resolve))
    at = spin + 4
    mixed = [*entries[:at], Entry(at, entries[at].utc_ms, entries[at].mono_ms, remark), *entries[at:]]
    return [encode(replace(entry, seq=seq)) for seq, entry in enumerate(mixed)]


def test_an_interrupted_round_says_so_and_how_it_went_on(sheets: Sheets, signer: Signer) -> None:
    lines = with_remark(Remarked("resumed", (("after", INTERRUPTION),)))
    (told,) = make_report([lines], signer, place()).sessions
    ((number, words),) = RoundPages(sheets, told)._interruptions.items()
    assert number == 2
    when, entry = clock(at_of(lines)), seq_of(lines)
    assert words == [f"Interrupted; taken up again at {when}, entry {entry}, exactly as it stood"]
    left = with_remark(Remarked("resumed", (("after", "suspended"),)))
    (told,) = make_report([left], signer, place()).sessions
    assert RoundPages(sheets, told)._interruptions == {}


def at_of(lines: list[bytes]) -> int:
    return decode(lines[seq_of(lines)]).utc_ms


def seq_of(lines: list[bytes]) -> int:
    return next(n for n, line in enumerate(lines) if b'"resumed"' in line)


def test_a_remark_is_told_with_everything_in_it() -> None:
    names = {"straight": "Straight Up"}
    wish = PlaceBet(2, BetKey("straight", "17"), 500, "cash", ("dealer",))
    assert remark_words(refused(refuse("NO_MORE_BETS", "003 §2.C.1.a"), wish), names) == (
        "Refused (NO_MORE_BETS 003 §2.C.1.a): place bet, seat 2, Straight Up 17, $5, cash, dealer"
    )
    assert remark_words(Remarked("refused", (("code", "X"), ("cite", ""), ("action", "[[["))), names) == (
        "Refused (X): [[["
    )
    assert remark_words(Remarked("recalled", (("round", "4"),)), names) == "Earlier outcomes were looked at, round 4"
    assert remark_words(Remarked("door_opened", (("by", "Ann"),)), names) == "door opened, by Ann"


def test_a_long_cell_goes_on_below_and_nothing_of_it_is_lost(sheets: Sheets) -> None:
    sheets.next_page()
    columns, words = (Column("Entry", 180, 300), Column("What", 320, 900, flows=True)), "a wish of many words " * 20
    table(sheets, columns, [("1", "short")])
    before = sheets.y
    table(sheets, columns, [("1", words)])
    lines = len(wrapped(words, "small", 580))
    assert lines > 4
    assert sheets.y - before == pytest.approx(before - TOP + (lines - 1) * line_height("small"))


def test_pictures_are_small_enough_for_a_long_day(qapp: object, signer: Signer) -> None:
    """A thousand rounds with pictures stay within what a verifier reads."""
    lines = session("roulette", 6)
    plain = draw(make_report([lines], signer, place()), signer.identity)
    pictures = draw(make_report([lines], signer, place(), keep_states=True), signer.identity)
    assert 1000 * (len(pictures) - len(plain)) / 6 < LARGEST_BYTES


def test_a_report_that_no_verifier_would_read_is_not_made(signer: Signer, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = session("roulette", 3)
    report = make_report([lines], signer, place())
    monkeypatch.setattr("feltwright.report.desk.LARGEST_BYTES", 10_000)
    with pytest.raises(CannotReport, match="TOO_LARGE"):
        sealed(report, signer, None)
    monkeypatch.setattr("feltwright.report.record.MOST_ENTRIES", len(lines) - 1)
    with pytest.raises(CannotReport, match="TOO_MANY_ENTRIES"):
        make_report([lines], signer, place())


def test_every_wager_of_every_game_has_its_pay_and_limits(signer: Signer) -> None:
    for game_id in catalog.IDS:
        sitting = make_report([session(game_id, 1)], signer, place()).sessions[0].account.sitting
        assert sitting is not None
        rows = pay_rows(sitting)
        offered = {key.wager for key in sitting.rules.book}
        for wager in sitting.game.wagers:
            told = [row for row in rows if row[0].startswith(wager.name)]
            assert told or wager.id not in offered, (game_id, wager.id)
            assert all(cite for _, _, _, cite in told)
    roulette = make_report([session("roulette", 1)], signer, place())
    sitting = roulette.sessions[0].account.sitting
    assert sitting is not None
    assert pay_rows(sitting)[0] == ("Straight Up", "35 to 1", "$1 to $1,000", "003 §2.B.1")


def test_the_record_names_the_texts_and_the_errata_it_was_played_by(signer: Signer) -> None:
    header = make_report([session("roulette", 1), session("craps", 1, seed=2)], signer, place()).header
    assert header.sources["roulette 003"].startswith("003 §2")
    assert "Licensed games rules of play" in header.sources["craps 003"]
    binding = {e.id: e.adopted for game in ("roulette", "craps") for e in regulations.errata_at(game) if e.binding}
    assert header.errata == binding


def test_a_line_is_drawn_whatever_was_drawn_before(qapp: object) -> None:
    sheets = Sheets("head", "foot", "")
    sheets.next_page()
    sheets.box(QRectF(0, 0, 10, 10), PINE)
    sheets.line(0, 0, 10, 10, GOLD, 4)
    pen = sheets.painter.pen()
    assert (pen.style(), pen.color(), pen.widthF()) == (Qt.PenStyle.SolidLine, GOLD, 4)
    assert sheets.finish().startswith(b"%PDF-")


def test_doubled_and_split_hands_have_the_names_the_window_gives_them(sheets: Sheets, signer: Signer) -> None:
    (told,) = make_report([session("blackjack", 3)], signer, place()).sessions
    pages = RoundPages(sheets, told)
    assert pages._key(BetKey("double_down", "0", 1)) == "Double down, hand 1 at 1"
    assert pages._key(BetKey("split", "1", 3)) == "Split wager, hand 2 at 3"


def test_what_stands_beside_a_table_goes_with_it_from_page_to_page(sheets: Sheets) -> None:
    beside: list[tuple[int, int]] = []
    sheets.next_page()
    rows = [(str(number),) for number in range(150)]
    table(sheets, (Column("Number", 180, 500),), rows, (), lambda row: beside.append((row, sheets.page)))
    assert sheets.page > 1
    assert [page for row, page in beside if row == HEADS] == list(range(1, sheets.page + 1))
    assert [row for row, _ in beside if row != HEADS] == list(range(150))
