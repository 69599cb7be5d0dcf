"""How long the check, the comparison and the whole submission of a felt take."""

from __future__ import annotations

from time import perf_counter

from feltwright.app.report_pdf.booklet import draw_booklet
from feltwright.drawing.submission import package
from feltwright.layout.binding import shipped
from feltwright.report.keys import new_signer
from feltwright.report.trust import moment
from feltwright.review.compare import compare
from feltwright.review.dossier import Dossier
from feltwright.review.inspect import inspect
from feltwright.review.package_check import verify_package
from feltwright.review.papers import Case

MADE_MS = 1_795_003_200_000


def review_milliseconds() -> tuple[tuple[str, float], tuple[str, float]]:
    """The slowest felt to check and the slowest to compare with an edition of another size, each with its time."""
    checks, compares = {}, {}
    for path in shipped():
        text = path.read_text(encoding="utf-8")
        inspect(text, path.name)
        start = perf_counter()
        found = inspect(text, path.name)
        checks[path.stem] = (perf_counter() - start) * 1000
        other = inspect(text.replace("origin_mm = [1", "origin_mm = [2"), path.name)
        if found.layout and other.layout:
            start = perf_counter()
            compare(found.layout, other.layout)
            compares[path.stem] = (perf_counter() - start) * 1000
    slowest = max(checks, key=checks.__getitem__), max(compares, key=compares.__getitem__)
    return (slowest[0], checks[slowest[0]]), (slowest[1], compares[slowest[1]])


def package_seconds() -> tuple[tuple[str, float], tuple[str, float]]:
    """The slowest felt to submit, edges and signature included, and the slowest package to verify; needs Qt."""
    made, verified = {}, {}
    signer = new_signer("bench", "Bench", moment(MADE_MS))
    for path in shipped():
        text = path.read_text(encoding="utf-8")
        start = perf_counter()
        found = inspect(text, path.name, wait_for_edges=True)
        data = package(Case(found, text, Dossier(layout=path.stem), MADE_MS), signer, draw_booklet)
        made[path.stem] = perf_counter() - start
        start = perf_counter()
        assert verify_package(data).holds
        verified[path.stem] = perf_counter() - start
    slowest = max(made, key=made.__getitem__), max(verified, key=verified.__getitem__)
    return (slowest[0], made[slowest[0]]), (slowest[1], verified[slowest[1]])
