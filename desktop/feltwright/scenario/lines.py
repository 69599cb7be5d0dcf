"""What a run prints: one JSON line per event, then one per wager, enough to check every payment by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from feltwright.engine.events import Announced, BetSettled, Event, SeatTaken
from feltwright.engine.refusals import Refusal
from feltwright.engine.wagers import Bet, BetKey, Part, Result
from feltwright.scenario.run import Run, StepOutcome
from feltwright.wording import announcement_words, refusal_words


def event_lines(outcome: StepOutcome) -> Iterator[dict[str, Any]]:
    """Every event of a step, a refusal in its place, and the expectations that do not hold."""
    step = outcome.step.number
    for entry in outcome.entries:
        for event in entry.events:
            yield {"line": "event", "step": step, **event_fields(event)}
    if outcome.refusal is not None:
        yield {"line": "refused", "step": step, **refusal_fields(outcome.refusal)}
    for failure in outcome.failures:
        yield {"line": "failed", "step": step, "expectation": failure}


def event_fields(event: Event) -> dict[str, Any]:
    """An event as plain values."""
    fields = {name: msgspec.to_builtins(getattr(event, name)) for name in event.__struct_fields__}
    shown: dict[str, Any] = {"event": type(event).__name__, **fields}
    for named in ("params", "detail"):
        if named in shown:
            shown[named] = dict(shown[named])
    if isinstance(event, Announced):
        shown["says"] = announcement_words(event.code, event.params)
    return shown


def refusal_fields(refusal: Refusal) -> dict[str, Any]:
    """A refusal with its words and clause."""
    return {
        "code": refusal.code,
        "words": refusal_words(refusal),
        "clause": refusal.cite,
        "params": dict(refusal.params),
    }


def wager_lines(run: Run) -> Iterator[dict[str, Any]]:
    """Every wager of the session as it was settled, then those that still stand."""
    names: dict[int, str] = {}
    for outcome in run.outcomes:
        for event in (event for entry in outcome.entries for event in entry.events):
            if isinstance(event, SeatTaken):
                names[event.seat] = event.name
            elif isinstance(event, BetSettled):
                yield _settled(outcome.step.number, event, names[event.seat])
    for bet in run.table.state.bets:
        yield _standing(bet, names[bet.seat], run.table.rules.book[bet.key].wager.cite)


def _settled(step: int, event: BetSettled, name: str) -> dict[str, Any]:
    return {
        "line": "wager",
        "step": step,
        "seat": event.seat,
        "player": name,
        **_what(event.key, event.cents, event.coupon_cents),
        "result": event.result.value,
        "odds": str(event.odds) if event.odds else None,
        "parts": [_part(part) for part in event.parts],
        "won_cents": event.won_cents,
        "lost_cents": event.won_cents - event.commission_cents - event.net_cents,
        "commission_cents": event.commission_cents,
        "net_cents": event.net_cents,
        "clause": event.cite,
    }


def _standing(bet: Bet, name: str, clause: str) -> dict[str, Any]:
    """Undecided: nothing is won or lost, and a commission paid for it would still come back with it."""
    return {
        "line": "wager",
        "step": None,
        "seat": bet.seat,
        "player": name,
        **_what(bet.key, bet.cents, bet.coupon_cents),
        "result": Result.STANDS.value,
        "odds": None,
        "parts": [],
        "won_cents": 0,
        "lost_cents": 0,
        "commission_cents": bet.vig_cents,
        "net_cents": 0,
        "clause": clause,
    }


def _what(key: BetKey, cents: int, coupon_cents: int) -> dict[str, Any]:
    return {
        "wager": key.wager,
        "on": key.on,
        "spot": key.spot,
        "amount_cents": cents,
        "coupon_cents": coupon_cents,
    }


def _part(part: Part) -> dict[str, Any]:
    return {
        "wager": part.wager,
        "amount_cents": part.cents,
        "result": part.result.value,
        "odds": str(part.odds) if part.odds else None,
    }
