"""What a submission says in words and figures: the layout, its schedules, findings, comments and decisions."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from feltwright.layout.digest import content_digest
from feltwright.review.dossier import Dossier, Status
from feltwright.review.inspect import Inspection
from feltwright.review.schedules import area_schedule, colour_list, inscription_schedule
from feltwright.review.wording import finding_words

FORMAT = 1
CONTENTS = "contents.json"
ENVELOPE = "contents.dsse.json"
FINDINGS = "findings.json"
REVIEW = "review.json"


class Case(Struct, frozen=True):
    """One layout as it is submitted: the file, what was found on it, and its review record."""

    found: Inspection
    text: str
    dossier: Dossier
    made_utc_ms: int
    profile: str = ""
    options: dict[str, str] = {}
    """Chosen on top of the profile and the felt's own."""
    casino: str = ""

    @property
    def digest(self) -> str:
        """Of the layout's content."""
        return content_digest(self.text)

    @property
    def status(self) -> Status:
        """Where this content stands."""
        return self.dossier.status(self.digest)


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of contents, which is what is signed."""

    format: int
    layout: str
    title: str
    edition: str
    game: str
    digest: str
    status: str
    profile: str
    options: dict[str, str]
    casino: str
    made_utc_ms: int
    application: str
    signer: str
    """Fingerprint of the key; empty: nobody signed."""
    files: dict[str, str]
    """SHA-256 of every file but the table itself, its envelope and a signed booklet."""


def papers(case: Case) -> Iterator[tuple[str, bytes]]:
    """Every paper by the name of its file."""
    layout, rules = case.found.layout, case.found.rules
    assert layout is not None, "a file that cannot be used is not submitted"
    assert rules is not None, "a layout comes with its rules"
    yield f"{layout.id}.toml", case.text.encode()
    yield "areas.csv", _table(area_schedule(layout, rules))
    yield "inscriptions.csv", _table(inscription_schedule(layout, rules))
    yield "colours.csv", _table(colour_list(layout))
    yield (
        FINDINGS,
        plain_json([{**msgspec.to_builtins(one), "says": finding_words(one)} for one in case.found.findings]),
    )
    yield REVIEW, plain_json(msgspec.to_builtins(case.dossier))


def booklet_name(layout_id: str) -> str:
    """The file of the booklet."""
    return f"{layout_id}-booklet.pdf"


def _table(rows: Sequence[Struct]) -> bytes:
    made = io.StringIO()
    writer = csv.writer(made)
    if rows:
        writer.writerow(rows[0].__struct_fields__)
    writer.writerows([getattr(row, name) for name in row.__struct_fields__] for row in rows)
    return made.getvalue().encode()


def plain_json(value: Any) -> bytes:
    """JSON that people can read too."""
    return json.dumps(value, ensure_ascii=False, indent=1).encode()
