"""How many violations a felt has under the rules it is to be played by.

The shipped felts were checked when the program was made: `layouts/checked.json` has the digest of each. As long as
one is untouched and the rules are a profile's own, nothing is checked again when a table opens.
"""

from __future__ import annotations

import logging
from functools import cache

import msgspec

from feltwright import resources
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout
from feltwright.review.findings import Severity

_LOG = logging.getLogger(__name__)
CHECKED = "layouts/checked.json"


@cache
def checked() -> frozenset[str]:
    """The digests of the felts without a violation; none if the list is lost, and then every felt is checked."""
    try:
        return frozenset(msgspec.json.decode(resources.read_bytes(CHECKED), type=dict[str, str]).values())
    except (OSError, msgspec.MsgspecError) as error:
        _LOG.warning("%s cannot be used: %s", CHECKED, error)
        return frozenset()


def violations(game: AnyGame, rules: Rules, layout: Layout, text: str) -> int:
    """The violations of a felt, `layout` being what `text` says under these rules."""
    if content_digest(text) in checked() and any(rules == game.rules_for(profile.id) for profile in game.profiles):
        return 0
    from feltwright.review.checks import run  # they measure letters: not loaded for a felt that nobody touched
    from feltwright.review.subject import Subject

    return sum(finding.severity is Severity.VIOLATION for finding in run(Subject(game, rules, layout)))
