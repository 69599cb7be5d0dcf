"""The machine-readable record of a report: one header line, then every entry of every session exactly as written.

The bytes are JSON lines. The header names each session's number of entries and the head of its chain; nothing is
encoded anew, so what the journal wrote is what is signed and what is verified. There is no float anywhere in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct

from feltwright.report.names import SaidTwice, check_names
from feltwright.report.totals import Total
from feltwright.store.chain import head

SCHEMA = 1
TITLE = "Feltwright session report"
LARGEST_BYTES = 192 * 2**20
LARGEST_HEADER = 8 * 2**20
"""Ten thousand sessions have some three million."""
LONGEST_LINE = 2**20
MOST_ENTRIES = 1_000_000
MOST_SESSIONS = 10_000


class BrokenRecord(Exception):
    """Bytes that are no record: a code and what it is about."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code} {detail}".rstrip())
        self.code = code
        self.detail = detail


class Change(Struct, frozen=True):
    """A change of software seen between sessions, or between the sessions and the report."""

    utc_ms: int
    before: str
    after: str


class SessionMark(Struct, frozen=True):
    """A session in the header: what its lines must come to."""

    session: str
    entries: int
    head: str
    rounds: int
    bought_cents: int
    """Everything players brought, with their seats and later."""
    cashed_cents: int
    """What players took away."""
    won_cents: int
    """What players won, commission taken off."""
    lost_cents: int
    outstanding_cents: int
    """Commission owed and not yet collected, less commission paid ahead on bets that still lie."""
    closing_cents: int
    """What players have in their racks and on the felt at the end: bought - cashed + won - lost + outstanding."""


class Header(Struct, frozen=True):
    """Everything about the report but the entries."""

    schema: int
    title: str
    number: int
    previous: str
    """SHA-256 of the previous report's record, as hex; empty for the first."""
    from_utc_ms: int
    to_utc_ms: int
    generated_utc_ms: int
    generator: str
    application: str
    platform: str
    installation: str
    manifest: dict[str, str]
    """SHA-256 of every shipped file."""
    changes: tuple[Change, ...]
    sources: dict[str, str]
    """The text each game was played by: by game and profile, the chapter and its title."""
    errata: dict[str, str]
    """What was adopted where those texts are silent or contradict themselves, by the entry in the register."""
    signer: str
    """SHA-256 of the signer's certificate, as hex."""
    above: tuple[str, ...]
    """The same of every certificate that leads from it to an authority: no signature covers those by itself."""
    mode: str
    """`live`, or what keeps the report from being one: the mode of any session that was not live."""
    sessions: tuple[SessionMark, ...]
    totals: tuple[Total, ...]


class Record(Struct, frozen=True):
    """A record taken apart."""

    header: Header
    sessions: tuple[list[bytes], ...]
    """The entries of each session as far as the lines go."""
    lines: int
    """How many entries there are, whatever the header says."""


_DECODER = msgspec.json.Decoder(Header)


def write(header: Header, sessions: Sequence[Sequence[bytes]]) -> bytes:
    """The record's bytes; BrokenRecord for an entry that is not one line."""
    lines = [msgspec.json.encode(header)]
    for entries in sessions:
        for data in entries:
            if b"\n" in data or len(data) > LONGEST_LINE:
                raise BrokenRecord("NOT_ONE_LINE", data[:80].decode(errors="replace"))
        lines += entries
    return b"\n".join((*lines, b""))


def read(payload: bytes) -> Record:
    """A record taken apart, within bounds; whether it is true is for `verify` to say."""
    if len(payload) > LARGEST_BYTES:
        raise BrokenRecord("TOO_LARGE", str(len(payload)))
    if payload.count(b"\n") > MOST_ENTRIES + 1:
        raise BrokenRecord("TOO_MANY_ENTRIES", str(payload.count(b"\n")))
    if not payload.endswith(b"\n"):
        raise BrokenRecord("CUT_OFF")
    first, *lines = payload[:-1].split(b"\n")
    longest = max(map(len, lines), default=0)
    if longest > LONGEST_LINE:
        raise BrokenRecord("ENTRY_TOO_LONG", str(longest))
    if len(first) > LARGEST_HEADER:
        raise BrokenRecord("NO_HEADER", str(len(first)))
    try:
        header = _DECODER.decode(first)
        if msgspec.json.encode(header) != first:
            check_names(first)
    except SaidTwice as error:
        raise BrokenRecord("SAID_TWICE", str(error)[:200]) from error
    except (ValueError, RecursionError) as error:
        raise BrokenRecord("NO_HEADER", str(error)) from error
    if header.schema != SCHEMA:
        raise BrokenRecord("OTHER_SCHEMA", str(header.schema))
    if len(header.sessions) > MOST_SESSIONS or any(mark.entries < 0 for mark in header.sessions):
        raise BrokenRecord("NO_HEADER", "sessions")
    return Record(header, _shared_out(header, lines), len(lines))


def _shared_out(header: Header, lines: list[bytes]) -> tuple[list[bytes], ...]:
    """Each session its lines; what is left over goes to the last, where it breaks the chain."""
    found, at = [], 0
    for mark in header.sessions:
        found.append(lines[at : at + mark.entries])
        at += mark.entries
    if found and at < len(lines):
        found[-1] = found[-1] + lines[at:]
    return tuple(found)


def digest(payload: bytes) -> str:
    """The report's digest: what its footer shows and the next report names."""
    return sha256(payload).hexdigest()


def head_of(entries: list[bytes]) -> str:
    """The head of a session's chain, as hex."""
    return head(entries).hex()
