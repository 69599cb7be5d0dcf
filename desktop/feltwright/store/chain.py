"""The chain of a session: entries as the bytes they were written as, each hash covering the one before it.

What is stored, signed and verified are always these bytes, never a form encoded anew.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from feltwright.engine.actions import Action, Detail
from feltwright.engine.events import Event

SCHEMA = 1
GENESIS = sha256(b"feltwright session chain 1").digest()
"""What the first entry's hash starts from."""


class LayoutMark(Struct, frozen=True):
    """The felt a session was played on."""

    id: str
    edition: str
    digest: str
    """Of its content: see `layout.digest`."""
    status: str = "not_reviewed"
    """What the review record beside it said when the session was opened: see `review.dossier.Status`."""


class Opened(Struct, frozen=True, tag="opened"):
    """The first entry: everything a stranger needs to play the session again."""

    schema: int
    session: str
    installation: str
    application: str
    """Version of the program that wrote the entry."""
    platform: str
    game: str
    profile: str
    options: dict[str, Any]
    """What the house chose on top of the profile."""
    rules: dict[str, Any]
    """Every option in force, as `engine.replay.Recording` has them."""
    layout: LayoutMark
    mode: str
    """`live`, `demonstration`, `replay` or `test`."""
    chance: str
    """The source of outcomes and its health: `system, healthy` or `scripted`."""
    operator: str = ""
    challenge: str = ""
    """The nonce an inspector typed in."""


class Stepped(Struct, frozen=True, tag="stepped", gc=False):
    """An action and what came of it."""

    action: Action
    events: tuple[Event, ...]


class Remarked(Struct, frozen=True, tag="remarked", gc=False):
    """Something the auditor wants to know that is no step: `resumed`, `clock_jumped`, `refused`, `recalled`, ..."""

    code: str
    detail: Detail = ()


class Closed(Struct, frozen=True, tag="closed"):
    """The last entry of a session that was ended."""

    reason: str


Body: TypeAlias = Opened | Stepped | Remarked | Closed


class Entry(Struct, frozen=True, gc=False):
    """One link: the local clock's claim in UTC, a monotonic clock beside it, and what happened."""

    seq: int
    utc_ms: int
    mono_ms: int
    body: Body


_DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The bytes an entry is written as."""
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Entry:
    """An entry from its bytes; msgspec.MsgspecError if they are none."""
    return _DECODER.decode(data)


def link(previous: bytes, data: bytes) -> bytes:
    """The hash of an entry: over the hash before it and its bytes."""
    return sha256(previous + data).digest()


def head(entries: list[bytes]) -> bytes:
    """The hash of the last of these entries; of none, where every chain starts."""
    last = GENESIS
    for data in entries:
        last = link(last, data)
    return last
