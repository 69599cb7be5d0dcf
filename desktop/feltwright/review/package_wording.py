"""The verdicts on a submission in words."""

from __future__ import annotations

from feltwright.report.wording import problem_words
from feltwright.review.package_check import Verdict
from feltwright.review.wording import VERDICTS, said


def verdict_sentence(verdict: Verdict) -> str:
    """One verdict in words, with the file it is about."""
    if verdict.code not in VERDICTS:
        return ": ".join(part for part in (verdict.file, problem_words(verdict.code, verdict.detail)) if part)
    about = ", ".join(part for part in (verdict.file, verdict.detail) if part)
    return said("Package verdicts", verdict.code).rstrip(".") + (f": {about}" if about else "") + "."
