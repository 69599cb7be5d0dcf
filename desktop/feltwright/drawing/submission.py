"""The submission: everything a commission wants of a layout in one archive, listed with digests and signed."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from feltwright.drawing.dxf import dxf
from feltwright.drawing.proof import png
from feltwright.drawing.sheets import PAGE_LIMIT_MM, Style, full_pdf, tiled_pdf
from feltwright.drawing.svg import svg
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout
from feltwright.report.envelope import LAYOUT_SUBMISSION, sign_envelope
from feltwright.report.keys import Signer
from feltwright.review.dossier import Dossier
from feltwright.review.inspect import Inspection
from feltwright.review.schedules import area_schedule, colour_list, inscription_schedule
from feltwright.review.wording import finding_words

CONTENTS = "contents.json"
ENVELOPE = "contents.dsse.json"
_EPOCH = (1980, 1, 1, 0, 0, 0)


def drawings(layout: Layout, text: str) -> Iterator[tuple[str, bytes]]:
    """Sheets, vector files and the proof."""
    digest = content_digest(text)
    style = Style(digest)
    stem = layout.id
    if max(layout.size_mm) <= PAGE_LIMIT_MM:
        yield f"{stem}-full-size.pdf", full_pdf(layout, style)
    for sheet in ("a4", "letter", "a3"):
        yield f"{stem}-{sheet}.pdf", tiled_pdf(layout, style, sheet)
    yield f"{stem}.svg", svg(layout, digest).encode()
    yield f"{stem}.dxf", dxf(layout, digest).encode()
    yield f"{stem}-proof.png", png(layout)


def documents(found: Inspection, text: str, dossier: Dossier) -> Iterator[tuple[str, bytes]]:
    """The layout itself, its schedules, findings, comments and decisions."""
    layout, rules = found.layout, found.rules
    assert layout is not None, "a file that cannot be used is not submitted"
    assert rules is not None, "a layout comes with its rules"
    yield f"{layout.id}.toml", text.encode()
    yield "areas.csv", _table(area_schedule(layout, rules))
    yield "inscriptions.csv", _table(inscription_schedule(layout, rules))
    yield "colours.csv", _table(colour_list(layout))
    findings = [{**msgspec.to_builtins(one), "says": finding_words(one)} for one in found.findings]
    yield "findings.json", _json(findings)
    yield "review.json", _json(msgspec.to_builtins(dossier))


def package(found: Inspection, text: str, dossier: Dossier, signer: Signer | None) -> bytes:
    """The archive; with a signer its table of contents is signed, and so every file in it."""
    layout = found.layout
    assert layout is not None, "a file that cannot be used is not submitted"
    files = dict((*documents(found, text, dossier), *drawings(layout, text)))
    digest = content_digest(text)
    contents = _json(
        {
            "layout": layout.id,
            "edition": layout.edition,
            "digest": digest,
            "status": dossier.status(digest).value,
            "files": {name: sha256(data).hexdigest() for name, data in sorted(files.items())},
        }
    )
    files[CONTENTS] = contents
    if signer is not None:
        files[ENVELOPE] = sign_envelope(contents, LAYOUT_SUBMISSION, signer)
    return _zipped(files)


def _zipped(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _table(rows: Sequence[msgspec.Struct]) -> bytes:
    made = io.StringIO()
    writer = csv.writer(made)
    if rows:
        writer.writerow(rows[0].__struct_fields__)
    writer.writerows([getattr(row, name) for name in row.__struct_fields__] for row in rows)
    return made.getvalue().encode()


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode()
