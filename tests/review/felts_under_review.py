"""Shipped felts as subjects of review, and the means to change one thing about them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from feltwright.layout.binding import shipped
from feltwright.layout.model import Area, Inscription
from feltwright.review.checks import run
from feltwright.review.findings import Finding, Severity
from feltwright.review.inspect import Inspection, inspect
from feltwright.review.subject import Subject

FELTS = tuple(shipped())


@cache
def inspected(path: Path) -> Inspection:
    return inspect(path.read_text(encoding="utf-8"), path.name)


def subject(stem: str, **changes: Any) -> Subject:
    """A shipped felt, with parts of it replaced."""
    found = inspected(next(path for path in FELTS if path.stem == stem))
    assert found.layout is not None
    assert found.rules is not None
    assert found.game is not None
    return Subject(found.game, found.rules, replace(found.layout, **changes))


def checks_that_fail(changed: Subject) -> set[str]:
    return {finding.check for finding in violations(changed)}


def violations(changed: Subject) -> list[Finding]:
    return [finding for finding in run(changed) if finding.severity is Severity.VIOLATION]


def reworded(inscription: Inscription, **words: Any) -> Inscription:
    return replace(inscription, words=replace(inscription.words, **words))


def with_area(areas: tuple[Area, ...], area_id: str, **changes: Any) -> tuple[Area, ...]:
    assert any(area.id == area_id for area in areas)
    return tuple(replace(area, **changes) if area.id == area_id else area for area in areas)
