"""The log of the session as rows: one per event, none copied."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from feltwright.app.naming import clause_text
from feltwright.app.panels.wager_model import OBJECT_ROLE
from feltwright.engine.events import BetSettled, Event, PhaseChanged
from feltwright.engine.table import Entry, Table
from feltwright.speech import money
from feltwright.wording import event_words, wager_names

AnyIndex = QModelIndex | QPersistentModelIndex
WHAT, AMOUNT, CLAUSE = range(3)


class LedgerModel(QAbstractTableModel):
    """Grows by the events of each step; rows point into the log."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._names = wager_names(table.game, table.rules)
        self._rows = [place for step, entry in enumerate(table.log) for place in _places(step, entry)]
        self._seen = len(table.log)
        self._heads = (self.tr("What happened"), self.tr("Net"), self.tr("Clause"))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: AnyIndex, role: int = 0) -> Any:
        if not index.isValid():
            return None
        event = self.happened(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(event, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words(event)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.words(event)
        if role == OBJECT_ROLE:
            return event
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == AMOUNT:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def happened(self, row: int) -> Any:
        """The event of a row."""
        step, at = self._rows[row]
        return self._table.log[step].events[at]

    def words(self, event: Event) -> str:
        """The line in full."""
        return event_words(event, self._names)

    def why(self, event: Event) -> str:
        """The clause behind an event, in words."""
        return clause_text(cite_of(event))

    def catch_up(self) -> None:
        """Rows for the steps made since last time."""
        log = self._table.log
        fresh = [place for step in range(self._seen, len(log)) for place in _places(step, log[step])]
        self._seen = len(log)
        if fresh:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(fresh) - 1)
            self._rows += fresh
            self.endInsertRows()

    def _cell(self, event: Event, column: int) -> str:
        if column == WHAT:
            return event_words(event, self._names)
        if column == CLAUSE:
            return cite_of(event)
        if not isinstance(event, BetSettled):
            return ""
        sign = "+" if event.net_cents > 0 else ""
        return sign + money(event.net_cents)


def cite_of(event: Event) -> str:
    """The clause an event carries."""
    cite: str = getattr(event, "cite", "")
    return cite


def _places(step: int, entry: Entry) -> list[tuple[int, int]]:
    return [(step, at) for at, event in enumerate(entry.events) if not isinstance(event, PhaseChanged)]
