"""What forgers do to a report: other entries, heads and counts to match, and somebody's signature around it."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator

from msgspec.structs import replace

from feltwright.engine.events import BetSettled
from feltwright.report import record
from feltwright.report.making import Report
from feltwright.report.record import head_of
from feltwright.report.verify import Verification
from feltwright.store.chain import Stepped, decode, encode


def answers(found: Verification) -> tuple[bool | None, ...]:
    """The four verdicts in their order."""
    return tuple(verdict.holds for verdict in found.verdicts)


def forged(report: Report, lines: list[bytes], **header: object) -> bytes:
    """The record with other entries, and heads and counts to match: what a forger writes."""
    (mark,) = report.header.sessions
    marks = (replace(mark, entries=len(lines), head=head_of(lines)),)
    return record.write(replace(report.header, sessions=marks, **header), [lines])


def unsigned(envelope: bytes, payload: bytes) -> bytes:
    """The old signature around a new payload."""
    fields = json.loads(envelope)
    fields["payload"] = b64encode(payload).decode()
    return json.dumps(fields, separators=(",", ":")).encode()


def overpayments(lines: list[bytes]) -> Iterator[tuple[list[bytes], BetSettled, int]]:
    """Every payment a dollar higher, one at a time: the entries, the settlement as it was, and its entry."""
    for at, line in enumerate(lines):
        entry = decode(line)
        if not isinstance(entry.body, Stepped):
            continue
        for n, event in enumerate(entry.body.events):
            if isinstance(event, BetSettled) and event.won_cents:
                more = replace(event, won_cents=event.won_cents + 100, net_cents=event.net_cents + 100)
                events = (*entry.body.events[:n], more, *entry.body.events[n + 1 :])
                changed = encode(replace(entry, body=replace(entry.body, events=events)))
                yield [*lines[:at], changed, *lines[at + 1 :]], event, at
