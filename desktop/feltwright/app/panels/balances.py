"""Who sits at the table, with what in the rack and what on the felt."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTreeView, QVBoxLayout, QWidget

from feltwright.app.controller import Controller
from feltwright.app.sessions import COLOURS, seating
from feltwright.engine.actions import BuyIn, LeaveSeat, TakeSeat
from feltwright.felt.theme import seat_colours
from feltwright.speech import money

AnyIndex = QModelIndex | QPersistentModelIndex


def swatch(colour: str, size_px: int = 12) -> QPixmap:
    """A small square of a seat's colour."""
    pixmap = QPixmap(size_px, size_px)
    pixmap.fill(seat_colours(colour)[0] if colour else QColor(Qt.GlobalColor.transparent))
    return pixmap


class BalanceModel(QAbstractTableModel):
    """One row per seat."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._heads = (self.tr("Seat"), self.tr("Player"), self.tr("In the rack"), self.tr("On the felt"))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._controller.shown.seats)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: AnyIndex, role: int = 0) -> Any:
        if not index.isValid():
            return None
        number = index.row() + 1
        state = self._controller.shown
        place = state.seats[index.row()]
        cells = (str(number), place.name or self.tr("empty"), "", "")
        if place.name:
            cells = (str(number), self._player(number, place.name), money(place.cents), money(state.on_felt(number)))
        if role == Qt.ItemDataRole.DisplayRole:
            return cells[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (*cells, place.colour)))
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 1 and place.colour:
            return swatch(place.colour)
        return None

    def _player(self, seat: int, name: str) -> str:
        """A name, with what is marked as owed to the house."""
        cents = self._controller.table.game.owed(self._controller.shown, seat)
        return self.tr("{0}, owes {1}").format(name, money(cents)) if cents else name

    def refresh(self) -> None:
        """After a step."""
        last = self.index(self.rowCount() - 1, len(self._heads) - 1)
        self.dataChanged.emit(self.index(0, 0), last)


class BalancesPanel(QWidget):
    """Seats, buy-ins and the house."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.model = BalanceModel(controller, self)
        self.view = QTreeView(self)
        self.view.setObjectName("view")
        self.view.setModel(self.model)
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setAlternatingRowColors(True)
        self.view.setAccessibleName(self.tr("Seats and balances"))
        for column, width in enumerate((56, 136, 92, 92)):
            self.view.setColumnWidth(column, max(width, self.view.header().sectionSizeHint(column)))
        self.view.setCurrentIndex(self.model.index(controller.seat - 1, 0))
        self.view.activated.connect(self._on_view_activated)
        self.house = QLabel(self)
        self.house.setProperty("role", "dim")
        self._build()
        self.refresh()

    def _build(self) -> None:
        self.wishes = QWidget(self)
        self._controller.armed.connect(self.wishes.setEnabled)
        self.wishes.setEnabled(self._controller.barred is None)
        row = QHBoxLayout(self.wishes)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for text, slot in (
            (self.tr("Sit down"), self.sit),
            (self.tr("Buy in"), self.buy_in),
            (self.tr("Leave"), self.leave),
        ):
            button = QPushButton(text, self)
            button.clicked.connect(slot)
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.view, 1)
        column.addWidget(self.house)
        column.addWidget(self.wishes)

    def _number(self) -> int:
        index = self.view.currentIndex()
        return index.row() + 1 if index.isValid() else self._controller.seat

    def sit(self) -> None:
        """A player with the usual bankroll and a free colour takes the chosen seat."""
        state, number = self._controller.table.state, self._number()
        used = {place.colour for place in state.seats if place.name}
        colour = next((colour for colour in COLOURS if colour not in used), "")
        usual = seating(self._controller.table.rules, 1)[0]
        self._controller.wish(TakeSeat(number, self.tr("Player {0}").format(number), usual.cents, colour))

    def buy_in(self) -> None:
        """The usual bankroll once more."""
        self._controller.wish(BuyIn(self._number(), seating(self._controller.table.rules, 1)[0].cents))

    def leave(self) -> None:
        """Cash out."""
        self._controller.wish(LeaveSeat(self._number()))

    def refresh(self) -> None:
        """After a step."""
        self.model.refresh()
        state = self._controller.table.state
        words = self.tr("Round {0}. The house has won {1}.")
        if state.house_cents < 0:
            words = self.tr("Round {0}. The house has lost {1}.")
        self.house.setText(words.format(state.round, money(abs(state.house_cents))))

    def _on_view_activated(self, index: QModelIndex) -> None:
        if self._controller.table.state.seats[index.row()].name:
            self._controller.choose_seat(index.row() + 1)
