"""Every round: who had what, who bet what and when, what came, what it paid and by which clause."""

from __future__ import annotations

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
    fitted,
    wrapped,
)
from feltwright.app.report_pdf.tables import heading
from feltwright.engine.events import BetSettled, BoughtIn, SeatTaken
from feltwright.engine.wagers import BetKey, Result
from feltwright.report.making import Told
from feltwright.report.rounds import Round, Wagered
from feltwright.wording import RESULTS, event_words, key_words

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
        self._names = {wager.id: wager.name for wager in told.account.sitting.game.wagers}
        self._key = lru_cache(maxsize=4096)(self._key_words)

    def draw(self, pictures: Iterator[QImage | None] | None = None) -> Iterator[None]:
        """Draw them, stopping for a moment after each."""
        self._sheets.next_page()
        heading(self._sheets, f"Rounds of session {self._told.account.session}")
        for round_ in self._told.rounds:
            self._draw_round(round_, next(pictures, None) if pictures is not None else None)
            yield

    def _key_words(self, key: BetKey) -> str:
        return key_words(key, self._names)

    def _draw_round(self, round_: Round, picture: QImage | None) -> None:
        sheets = self._sheets
        told = [*self._wrapped(self._wagers(round_), "small"), *self._rulings(round_)]
        balances = self._wrapped(self._balances(round_), "small")
        lines = 2 + len(told) + len(round_.results) + len(balances)
        height = min(LINE * lines + GAP + (PICTURE + GAP if picture else 0), BOTTOM - 300)
        sheets.room(height)
        self._head(round_)
        for line in told:
            self._line(line, DIM)
        if picture is not None:
            self._picture(picture)
        for result in round_.results:
            self._result(result)
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
        outcome = ", ".join(round_.outcomes)
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

    def _wagers(self, round_: Round) -> str:
        return "  ·  ".join(self._wager(made) for made in round_.wagers)

    def _wager(self, made: Wagered) -> str:
        event = made.event
        when = clock(made.at_ms)
        if type(event).__name__ == "BetPlaced":
            return f"{when} seat {event.seat} ${money(event.cents)} on {self._key(event.key)}"  # type: ignore[union-attr]
        return f"{when} {event_words(event, self._names)}"

    def _rulings(self, round_: Round) -> list[str]:
        found: list[str] = []
        for event in round_.rulings:
            words = f"{event_words(event, self._names)}  [{getattr(event, 'cite', '')}]"
            found += self._wrapped(words, "small")
        return found

    def _result(self, event: BetSettled) -> None:
        sheets = self._sheets
        sheets.room(LINE)
        y = sheets.y
        sheets.text(LEFT + 30, y, f"Seat {event.seat}  {self._key(event.key)}", "small")
        sheets.text_right(LEFT + 800, y, money(event.cents), "small")
        odds = f" at {event.odds}" if event.odds is not None and event.result is Result.WIN else ""
        sheets.text(LEFT + 840, y, RESULTS[event.result] + odds, "small")
        if event.commission_cents:
            sheets.text_right(LEFT + 1240, y, f"commission {money(event.commission_cents)}", "tiny", DIM)
        sheets.text_right(LEFT + 1400, y, signed(event.net_cents), "small_strong", BAD if event.net_cents < 0 else INK)
        sheets.text_right(RIGHT, y, fitted(event.cite, "tiny", 320), "tiny", DIM)
        sheets.y += LINE

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
