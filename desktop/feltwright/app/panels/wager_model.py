"""Every wager of the table as rows, position by position: name, odds, edge, limits, my bet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from feltwright.app.controller import Controller
from feltwright.app.edges import EdgeBook
from feltwright.app.hover import edge_words, never_made_words
from feltwright.app.naming import (
    best_odds,
    clause_text,
    limit_words,
    odds_words,
    percent,
    unit_words,
    wager_name,
)
from feltwright.engine.wagers import Bet, BetKey, Terms
from feltwright.speech import money
from feltwright.wording import short_name

OBJECT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
NAME, BET, PAYS, EDGE, LIMITS, SPOT = range(6)

AnyIndex = QModelIndex | QPersistentModelIndex


class WagerModel(QAbstractTableModel):
    """One row per key: position by position, each in the order of the book."""

    def __init__(self, controller: Controller, edges: EdgeBook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._edges = edges
        self._book = controller.table.rules.book
        self._keys = sorted(self._book, key=lambda key: key.spot)
        self.has_spots = any(key.spot for key in self._keys)
        self._row = {key: row for row, key in enumerate(self._keys)}
        self._shown = self._own_bets()
        self._heads = (
            self.tr("Wager"),
            self.tr("My bet"),
            self.tr("Pays"),
            self.tr("Edge"),
            self.tr("Limits"),
            self.tr("Spot"),
        )
        edges.found.connect(self._on_edges_found)
        controller.seat_changed.connect(self.refresh)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: AnyIndex, role: int = 0) -> Any:
        if not index.isValid():
            return None
        key = self._keys[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(key, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(key)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(key, index.column())
        if role == Qt.ItemDataRole.BackgroundRole and key.spot % 2:
            return QApplication.palette().brush(QPalette.ColorRole.AlternateBase)
        if role == OBJECT_ROLE:
            return key
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (BET, SPOT):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def head(self, column: int) -> str:
        """What is written over a column."""
        return self._heads[column]

    def key(self, row: int) -> BetKey:
        """The key of a row."""
        return self._keys[row]

    def row(self, key: BetKey) -> int:
        """The row of a key."""
        return self._row[key]

    def spoken(self, key: BetKey) -> str:
        """A row as a screen reader says it."""
        terms = self._book[key]
        words = [wager_name(terms), self.tr("pays {0}").format(odds_words(terms)), limit_words(terms)]
        mine = self._mine(key)
        if mine:
            words.append(self.tr("my bet {0}").format(mine))
        return ", ".join(words)

    def refresh(self) -> None:
        """Bets may have changed: only their cells are painted anew, a click must not wait for the whole list."""
        before, self._shown = self._shown, self._own_bets()
        for key in before.keys() | self._shown.keys():
            if before.get(key) != self._shown.get(key):
                cell = self.index(self._row[key], BET)
                self.dataChanged.emit(cell, cell)

    def _own_bets(self) -> dict[BetKey, Bet]:
        """The active seat's bets as the picture shows them: an outcome is not told before it has been seen."""
        controller = self._controller
        return {bet.key: bet for bet in controller.shown.bets if bet.seat == controller.seat}

    def _cell(self, key: BetKey, column: int) -> str:
        terms = self._book[key]
        match column:
            case 0:
                return short_name(terms)
            case 1:
                return self._mine(key)
            case 2:
                return best_odds(terms)
            case 3:
                return self._edge(key)
            case 4:
                return self._limits(terms)
            case _:
                return str(key.spot or "")

    def _mine(self, key: BetKey) -> str:
        bet = self._shown.get(key)
        if bet is None:
            return ""
        button = {True: self.tr("on"), False: self.tr("off"), None: ""}[bet.on]
        return f"{money(bet.cents)} {button}".rstrip()

    def _edge(self, key: BetKey) -> str:
        if not self._edges.has_edge(key) or self._edges.is_never_made(key):
            return "–"
        found = self._edges.get(key)
        if found is None:
            return "…"
        return percent(found.shown)

    def _tip(self, key: BetKey, column: int) -> str:
        if column == PAYS:
            return odds_words(self._book[key])
        if column == NAME:
            return f"{self.spoken(key)}\n{clause_text(self._book[key].wager.cite)}"
        found = self._edges.get(key) if column == EDGE and self._edges.has_edge(key) else None
        if column == EDGE and self._edges.is_never_made(key):
            return never_made_words()
        return edge_words(found) if found else clause_text(self._book[key].wager.cite)

    def _limits(self, terms: Terms) -> str:
        unit = unit_words(terms, self._controller.table.rules.chips_cents[0])
        return f"{limit_words(terms)}, {unit}" if unit else limit_words(terms)

    def _on_edges_found(self, key: BetKey) -> None:
        cell = self.index(self._row[key], EDGE)
        self.dataChanged.emit(cell, cell)
