"""Write `layouts/checked.json` anew: the digests of the shipped felts, each checked under every profile it serves.

Run it after a change of a felt, of a game's profiles or of a check. It ends with an error if a felt has a violation.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from feltwright.engine import catalog
from feltwright.layout.binding import bind, default_felt
from feltwright.layout.digest import content_digest
from feltwright.layout.loader import load_text
from feltwright.review.checks import run
from feltwright.review.findings import Severity
from feltwright.review.subject import Subject
from feltwright.review.violations import CHECKED

FILE = Path(__file__).resolve().parents[1] / CHECKED


def digests() -> Iterator[tuple[str, str]]:
    """Each felt a profile is played on, by its name, with the digest of its content."""
    for game in catalog.games():
        for profile in game.profiles:
            rules = game.rules_for(profile.id)
            path, text = default_felt(game.id, rules)
            layout = bind(load_text(text, path.name, rules), rules, game).layout
            wrong = [found for found in run(Subject(game, rules, layout)) if found.severity is Severity.VIOLATION]
            if wrong:
                sys.exit(f"{path.name} under {profile.id}: {wrong[0].code} and {len(wrong) - 1} more")
            yield path.stem, content_digest(text)


def written() -> str:
    """The list as the file has it."""
    return json.dumps(dict(sorted(digests())), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
