"""A table on the felt under review, kept as no session."""

from __future__ import annotations

from feltwright.app.felt_watch import FeltWatch
from feltwright.app.played import Doubts, PlayedFelt
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.sessions import TableSpec, seating
from feltwright.app.table_window import TableWindow
from feltwright.engine.table import Table
from feltwright.entropy import system_chance
from feltwright.layout.binding import bind
from feltwright.layout.digest import content_digest
from feltwright.review.findings import Severity
from feltwright.store.chain import LayoutMark


class Trial:
    """What lies on the desk when it is wished for; LayoutError if its areas are not the wagers."""

    def __init__(self, desk: ReviewDesk) -> None:
        found = desk.inspection
        assert found.layout is not None, "asked before"
        assert found.rules is not None, "a layout comes with its rules"
        assert found.game is not None, "and with its game"
        layout = bind(found.layout, found.rules, found.game).layout
        self._status = desk.status()
        mark = LayoutMark(layout.id, layout.edition, content_digest(desk.text), self._status.value)
        felt = PlayedFelt(desk.path, desk.text, layout, mark)
        self.doubts = Doubts(felt, sum(one.severity is Severity.VIOLATION for one in found.findings))
        self._game, self._rules = found.game, found.rules
        self._watch = FeltWatch(felt, desk.on_disk)
        self._spec = TableSpec(found.game.id, desk.profile, desk.options)

    def open(self) -> TableWindow:
        """The table, with players seated."""
        felt, table = self.doubts.felt, Table(self._game, self._rules)
        for seat in seating(self._rules):
            table.do(seat)
        window = TableWindow(table, system_chance(), self._spec, felt=felt, watch=self._watch)
        window.standing.show_status(felt.layout.id, self._status)
        return window
