"""The submission: everything a commission wants of a layout in one archive, listed with digests and signed.

The table of contents is signed as session reports are: in an envelope of its own, and again as the attachment of the
booklet, a PDF under the same key. So the booklet can travel alone and still says which package it belongs to.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from typing import TypeAlias

import msgspec

from feltwright import __version__
from feltwright.drawing.dxf import dxf
from feltwright.drawing.proof import png
from feltwright.drawing.sheets import SHEETS_MM, Style, TooLarge, full_pdf, tiled_pdf
from feltwright.drawing.svg import svg
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout
from feltwright.report.envelope import LAYOUT_SUBMISSION, sign_envelope
from feltwright.report.keys import Identity, Signer
from feltwright.report.signing import sign_pdf
from feltwright.report.trust import moment
from feltwright.review.papers import CONTENTS, ENVELOPE, FORMAT, Case, Contents, booklet_name, papers, plain_json

Draw: TypeAlias = Callable[[Case, Identity | None], bytes]
"""Whoever draws the booklet; None signs nothing."""
_EPOCH = (1980, 1, 1, 0, 0, 0)


def drawings(layout: Layout, text: str) -> Iterator[tuple[str, bytes]]:
    """Sheets, vector files and the proof."""
    digest = content_digest(text)
    style = Style(digest)
    stem = layout.id
    with suppress(TooLarge):  # the sheets below hold any cloth
        yield f"{stem}-full-size.pdf", full_pdf(layout, style)
    for sheet in SHEETS_MM:
        yield f"{stem}-{sheet}.pdf", tiled_pdf(layout, style, sheet)
    yield f"{stem}.svg", svg(layout, digest).encode()
    yield f"{stem}.dxf", dxf(layout, digest).encode()
    yield f"{stem}-proof.png", png(layout)


def package(case: Case, signer: Signer | None, draw: Draw) -> bytes:
    """The archive; with a signer its table of contents and the booklet are signed, and so every file in it."""
    layout = case.found.layout
    assert layout is not None, "a file that cannot be used is not submitted"
    files = dict((*papers(case), *drawings(layout, case.text)))
    booklet = draw(case, signer.identity if signer else None)
    if signer is None:
        files[booklet_name(layout.id)] = booklet
    contents = plain_json(msgspec.to_builtins(_contents(case, layout, files, signer)))
    files[CONTENTS] = contents
    if signer is not None:
        envelope = sign_envelope(contents, LAYOUT_SUBMISSION, signer)
        files[ENVELOPE] = envelope
        reason = f"Layout submission, contents sha256:{sha256(contents).hexdigest()}"
        at = moment(case.made_utc_ms)
        files[booklet_name(layout.id)] = sign_pdf(booklet, signer, {ENVELOPE: envelope}, at, reason)
    return _zipped(files)


def _contents(case: Case, layout: Layout, files: dict[str, bytes], signer: Signer | None) -> Contents:
    return Contents(
        format=FORMAT,
        layout=layout.id,
        title=layout.title,
        edition=layout.edition,
        game=layout.game,
        digest=case.digest,
        status=case.status.value,
        profile=case.profile,
        options=case.options,
        casino=case.casino,
        made_utc_ms=case.made_utc_ms,
        application=__version__,
        signer=signer.fingerprint if signer else "",
        files={name: sha256(data).hexdigest() for name, data in sorted(files.items())},
    )


def _zipped(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()
