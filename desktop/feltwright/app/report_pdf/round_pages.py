"""Every round: who had what, who bet what and when, what came, what it paid and by which clause."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from feltwright.app.report_pdf.figures import clock, money, signed
from feltwright.app.report_pdf.sheets import (
    BAD,
    BOTTOM,
    DIM,
    FAINT,
    INK,
    LEFT,
    RIGHT,
    Sheets,
    Stroke,
    fitted,
    stroke_right,
    wrapped,
)
from feltwright.app.report_pdf.tables import heading
from feltwright.engine.actions import particular
from feltwright.engine.events import BetPlaced, BetSettled, BoughtIn, Event, SeatTaken
from feltwright.engine.wagers import BetKey, Part, Result
from feltwright.report.making import Told
from feltwright.report.replaying import remarks
from feltwright.report.rounds import Round, Wagered, is_plain, paired
from feltwright.store.sitting import INTERRUPTION
from feltwright.wording import RESULTS, event_words, key_words, spoken, wager_names

LINE = 33.0
GAP = 26.0
PICTURE = 480.0
"""Height of a felt's picture."""


class RoundPages:
    """The rounds of one session."""

    def __init__(self, sheets: Sheets, told: Told) -> None:
        assert told.account.sitting is not None, "a session that does not play is not reported"
        self._sheets = sheets
        self._told = told
        self._names = wager_names(told.account.sitting.game, told.account.sitting.rules)
        self._key = lru_cache(maxsize=4096)(self._key_words)
        self._row = lru_cache(maxsize=4096)(self._row_strokes)
        self._words = lru_cache(maxsize=4096)(self._event_words)
        self._interruptions = self._interrupted()

    def _interrupted(self) -> dict[int, list[str]]:
        """Rounds in which play broke off, and where it was taken up again."""
        rounds = self._told.rounds
        found: dict[int, list[str]] = {}
        for entry, remark in remarks(self._told.account.entries):
            place = bisect_left(rounds, entry.seq, key=lambda round_: round_.first) - 1
            if place < 0 or particular(remark.detail, "after") != INTERRUPTION:
                continue
            if entry.seq <= rounds[place].last or place == len(rounds) - 1:
                words = f"Interrupted; taken up again at {clock(entry.utc_ms)}, entry {entry.seq}, exactly as it stood"
                found.setdefault(rounds[place].number, []).append(words)
        return found

    def draw(self, pictures: Iterator[QImage | None] | None = None) -> Iterator[None]:
        """Draw them, stopping for a moment after each."""
        self._sheets.next_page()
        heading(self._sheets, f"Rounds of session {self._told.account.session}")
        for round_ in self._told.rounds:
            self._draw_round(round_, next(pictures, None) if pictures is not None else None)
            yield

    def _key_words(self, key: BetKey) -> str:
        return key_words(key, self._names)

    def _event_words(self, event: Event) -> str:
        return event_words(event, self._names)

    def _draw_round(self, round_: Round, picture: QImage | None) -> None:
        sheets = self._sheets
        times, others = paired(round_)
        told = [*self._wrapped("  ·  ".join(map(self._wager, others)), "small"), *self._rulings(round_)]
        told += self._interruptions.get(round_.number, ())
        balances = self._wrapped(self._balances(round_), "small")
        parts = sum(1 for result in round_.results if result.parts or result.coupon_cents)
        lines = 2 + len(told) + len(round_.results) + parts + len(balances)
        height = min(LINE * lines + GAP + (PICTURE + GAP if picture else 0), BOTTOM - 300)
        sheets.room(height)
        self._head(round_)
        for line in told:
            self._line(line, DIM)
        if picture is not None:
            self._picture(picture)
        for result, placed_ms in zip(round_.results, times, strict=True):
            self._result(result, placed_ms)
        for line in balances:
            self._line(line, INK)
        sheets.y += GAP - 14
        sheets.line(LEFT, sheets.y - 22, RIGHT, sheets.y - 22, FAINT)
        sheets.y += 14

    def _head(self, round_: Round) -> None:
        sheets = self._sheets
        sheets.room(LINE * 2)
        sheets.text(LEFT, sheets.y, f"Round {round_.number}", "strong")
        sheets.text(LEFT + 220, sheets.y, f"{clock(round_.started_ms)} – {clock(round_.ended_ms)}", "small", DIM)
        entries = f"entries {round_.first}–{round_.last}"
        sheets.text_right(RIGHT, sheets.y, entries, "tiny", DIM)
        outcome = ", ".join((*round_.outcomes, *(("broken off",) if round_.is_broken_off else ())))
        lines = wrapped(outcome, "strong", 900) if outcome else ()
        for place, line in enumerate(lines):
            if place:
                sheets.y += LINE + 3
            sheets.text(LEFT + 560, sheets.y, line, "strong")
        sheets.y += LINE + 6

    def _line(self, text: str, colour: object) -> None:
        sheets = self._sheets
        sheets.room(LINE)
        sheets.text(LEFT, sheets.y, text, "small", DIM if colour is DIM else INK)
        sheets.y += LINE

    @staticmethod
    def _wrapped(text: str, style: str) -> tuple[str, ...]:
        return wrapped.__wrapped__(text, style, RIGHT - LEFT) if text else ()

    def _wager(self, made: Wagered) -> str:
        event = made.event
        when = clock(made.at_ms)
        if not isinstance(event, BetPlaced):
            return f"{when} {self._words(event)}"
        words = f"{when} seat {event.seat} ${money(event.cents)} on {self._key(event.key)}"
        return words if is_plain(event) else words + self._conditions(event)

    @staticmethod
    def _conditions(event: BetPlaced) -> str:
        """What is particular about a bet: more on top, a commission, what it was made with, who confirmed it."""
        said = [f"${money(event.total_cents)} in all"] if event.total_cents != event.cents else []
        said += [f"commission ${money(event.vig_cents)}"] if event.vig_cents else []
        said += [spoken(event.tender)] if event.tender != "chips" else []
        said += [f"confirmed by {' and '.join(map(spoken, event.confirmed_by))}"] if event.confirmed_by else []
        return f" ({', '.join(said)})"

    def _rulings(self, round_: Round) -> list[str]:
        found: list[str] = []
        for event in round_.rulings:
            words = f"{event_words(event, self._names)}  [{getattr(event, 'cite', '')}]"
            found += self._wrapped(words, "small")
        return found

    def _result(self, event: BetSettled, placed_ms: int | None) -> None:
        sheets = self._sheets
        sheets.room(LINE)
        if placed_ms is not None:
            sheets.text(LEFT, sheets.y, clock(placed_ms), "small", DIM)
        sheets.strokes(sheets.y, self._row(event))
        sheets.y += LINE
        if event.parts or event.coupon_cents:
            self._parts(event)

    def _parts(self, event: BetSettled) -> None:
        """Under a result: what it was made up of."""
        told = [
            f"{self._names.get(part.wager, spoken(part.wager))} {money(part.cents)} {_result_words(part)}"
            for part in event.parts
        ]
        told += [f"with a coupon of {money(event.coupon_cents)}"] if event.coupon_cents else []
        sheets = self._sheets
        sheets.room(LINE)
        sheets.text(LEFT + 130, sheets.y, fitted("  ·  ".join(told), "tiny", RIGHT - LEFT - 130), "tiny", DIM)
        sheets.y += LINE

    def _row_strokes(self, event: BetSettled) -> tuple[Stroke, ...]:
        row = [
            (LEFT + 130.0, f"Seat {event.seat}  {self._key(event.key)}", "small", INK),
            stroke_right(LEFT + 830, money(event.cents), "small"),
            (LEFT + 860.0, _result_words(event), "small", INK),
            stroke_right(LEFT + 1410, signed(event.net_cents), "small_strong", BAD if event.net_cents < 0 else INK),
            stroke_right(RIGHT, fitted(event.cite, "tiny", 320), "tiny", DIM),
        ]
        if event.commission_cents:
            row.append(stroke_right(LEFT + 1260, f"commission {money(event.commission_cents)}", "tiny", DIM))
        return tuple(row)

    def _balances(self, round_: Round) -> str:
        bought: dict[int, int] = {}
        for made in round_.wagers:
            if isinstance(made.event, BoughtIn | SeatTaken):
                bought[made.event.seat] = bought.get(made.event.seat, 0) + made.event.cents
        parts = []
        for seat in round_.balances():
            more = f" (bought {money(bought[seat.seat])})" if seat.seat in bought else ""
            parts.append(f"{seat.name}: {money(seat.opening_cents)} to {money(seat.closing_cents)}{more}")
        return "  ·  ".join(parts)

    def _picture(self, picture: QImage) -> None:
        sheets = self._sheets
        sheets.room(PICTURE + GAP)
        width = min(PICTURE * picture.width() / picture.height(), RIGHT - LEFT)
        height = width * picture.height() / picture.width()
        target = QRectF(LEFT, sheets.y - 10, width, height)
        sheets.painter.drawImage(target, picture, QRectF(picture.rect()))
        sheets.y += height + GAP


def _result_words(settled: BetSettled | Part) -> str:
    """Wins with its odds, or loses, or stands off."""
    is_paid = settled.odds is not None and settled.result is Result.WIN
    return f"{RESULTS[settled.result]} at {settled.odds}" if is_paid else RESULTS[settled.result]
