"""The felt a table is played on, read once, and what has to be confirmed before a table opens on it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from feltwright.engine.actions import particulars
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.layout.binding import bind, default_felt
from feltwright.layout.digest import content_digest
from feltwright.layout.loader import load_text
from feltwright.layout.model import Layout
from feltwright.review.dossier import DossierError, status_of
from feltwright.review.violations import violations
from feltwright.store.chain import Entry, LayoutMark, Opened, Remarked

_LOG = logging.getLogger(__name__)
UNREADABLE_REVIEW = "review_record_unreadable"
CHANGED = "layout_changed"
"""The remark of a session that went on, on another felt than before."""
CONFIRMED = "violations_confirmed"
"""The remark of a session whose felt was known to have violations."""


class PlayedFelt(Struct, frozen=True):
    """An open table goes on with this one, whatever happens to its file."""

    path: Path
    text: str
    layout: Layout
    mark: LayoutMark
    """As a session names it."""

    def violations(self, game: AnyGame, rules: Rules) -> int:
        """How many it has under these rules."""
        return violations(game, rules, self.layout, self.text)


def felt_in_use(game: AnyGame, rules: Rules) -> PlayedFelt:
    """The shipped felt for the rules in force; LayoutError if there is none that fits."""
    path, text = default_felt(game.id, rules)
    layout = bind(load_text(text, path.name, rules), rules, game).layout
    return PlayedFelt(path, text, layout, _mark(layout, path, text))


def _mark(layout: Layout, path: Path, text: str) -> LayoutMark:
    return LayoutMark(layout.id, layout.edition, content_digest(text), _review_status(path, text))


def _review_status(path: Path, text: str) -> str:
    """What the review record beside a felt says of this very text."""
    try:
        return status_of(path, text).value
    except DossierError as error:
        _LOG.warning("the review record of %s is not readable: %s", path.name, error)
        return UNREADABLE_REVIEW


class Doubts(Struct, frozen=True):
    """What somebody has to confirm before a table opens on a felt; nothing, for most."""

    felt: PlayedFelt
    violations: int = 0
    """Those that nobody has confirmed yet."""
    before: tuple[str, str] | None = None
    """Id and digest of another felt that the session was played on until now."""

    @property
    def are_any(self) -> bool:
        """Whether anybody has to be asked."""
        return bool(self.violations or self.before)

    def remarks(self) -> Iterator[Remarked]:
        """What the session tells once it was confirmed."""
        mark = self.felt.mark
        if self.before is not None:
            (from_id, from_digest), to = self.before, {"to_id": mark.id, "to_digest": mark.digest}
            yield Remarked(CHANGED, particulars(from_id=from_id, from_digest=from_digest, **to, confirmed="yes"))
        if self.violations:
            count = str(self.violations)
            yield Remarked(CONFIRMED, particulars(violations=count, layout=mark.id, digest=mark.digest))


def doubts_since(felt: PlayedFelt, opened: Opened, entries: Iterable[Entry], found: int) -> Doubts:
    """What is left to confirm on a felt with so many violations, after what the session has told already."""
    last, confirmed = (opened.layout.id, opened.layout.digest), set()
    for entry in entries:
        match entry.body:
            case Remarked(code=code, detail=detail) if code == CHANGED:
                last = dict(detail).get("to_id", ""), dict(detail).get("to_digest", "")
            case Remarked(code=code, detail=detail) if code == CONFIRMED:
                confirmed.add(dict(detail).get("digest", ""))
    mark = felt.mark
    is_known = mark.digest in confirmed
    return Doubts(felt, 0 if is_known else found, None if last == (mark.id, mark.digest) else last)
