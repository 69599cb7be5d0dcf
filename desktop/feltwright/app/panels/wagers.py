"""The wagers panel: everything the felt can do, as a list for the keyboard and the screen reader."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLineEdit, QPushButton, QTreeView, QVBoxLayout, QWidget

from feltwright.app.controller import Controller
from feltwright.app.edges import EdgeBook
from feltwright.app.naming import best_odds
from feltwright.app.panels.wager_model import BET, EDGE, LIMITS, NAME, OBJECT_ROLE, PAYS, SPOT, WagerModel
from feltwright.engine.wagers import BetKey

LIMITS_FROM_PX = 540
NAME_LEAST_PX = 112
"""Room for a wager of a hand, `Split wager, hand 2`."""
MARGINS_PX = 28
"""What the panel's edges and the scroll bar take."""
TEXT_PX = 12
PADDING_PX = 18
"""What a cell needs beside its text."""
COLUMNS_PX = {BET: 46, LIMITS: 160, SPOT: 34}
HEAD_PADDING_PX = 9
EDGE_LIKE = "-99.999 %"
"""No edge is wider."""


class WagersPanel(QWidget):
    """Search, list, bet and take down."""

    def __init__(self, controller: Controller, edges: EdgeBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.model = WagerModel(controller, edges, self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search wagers"))
        self.search.setAccessibleName(self.tr("Search wagers"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.proxy.setFilterFixedString)
        controller.seat_changed.connect(self._on_seat_changed)
        controller.armed.connect(self.setEnabled)
        self.setEnabled(controller.barred is None)
        self.view = self._make_view()
        self._build()

    def _make_view(self) -> QTreeView:
        view = QTreeView(self)
        view.setObjectName("wagers")
        view.setModel(self.proxy)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAlternatingRowColors(not self.model.has_spots)
        view.setAllColumnsShowFocus(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setAccessibleName(self.tr("Wagers"))
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        view.header().setMinimumSectionSize(32)
        view.header().setStretchLastSection(False)
        for column, width in self._widths().items():
            view.setColumnWidth(column, width)
        view.header().moveSection(view.header().visualIndex(SPOT), 0)
        view.setColumnHidden(SPOT, not self.model.has_spots)
        view.setIndentation(0)
        view.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        view.activated.connect(self._on_view_activated)
        self._shortcut(view, QKeySequence(Qt.Key.Key_Backspace), self.take_down)
        self._shortcut(view, QKeySequence(Qt.Key.Key_Delete), self.take_down)
        return view

    def _widths(self) -> dict[int, int]:
        """Columns just wide enough for what they and their heads say, so that the names have the rest."""
        font = QFont(self.font())
        font.setPixelSize(TEXT_PX)
        wide = QFontMetrics(font).horizontalAdvance
        pays = max(wide(words) for words in {best_odds(terms) for terms in self._controller.table.rules.book.values()})
        widths = {**COLUMNS_PX, PAYS: pays + PADDING_PX, EDGE: wide(EDGE_LIKE) + PADDING_PX}
        heads = {column: wide(self.model.head(column)) + HEAD_PADDING_PX for column in widths}
        return {column: max(width, heads[column]) for column, width in widths.items()}

    def _shortcut(self, view: QTreeView, keys: QKeySequence, slot: object) -> None:
        action = QAction(view)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(slot)
        view.addAction(action)

    def _build(self) -> None:
        self.bet_button = QPushButton(self.tr("Bet"), self)
        self.bet_button.setToolTip(self.tr("Put the chip in hand on the wager chosen (Enter)"))
        self.bet_button.clicked.connect(self.bet)
        self.remove_button = QPushButton(self.tr("Take down"), self)
        self.remove_button.setToolTip(self.tr("Take the bet down (Backspace)"))
        self.remove_button.clicked.connect(self.take_down)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.bet_button)
        row.addWidget(self.remove_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)
        column.addLayout(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names come first; limits, odds and edges where there is room: tip and hover card have them anyway."""
        super().resizeEvent(event)
        self.view.setColumnHidden(LIMITS, self.width() < LIMITS_FROM_PX)
        for column in (PAYS, EDGE):
            self.view.setColumnHidden(column, False)
        for column in (PAYS, EDGE):
            self.view.setColumnHidden(column, self._room_for_names() < NAME_LEAST_PX)

    def _room_for_names(self) -> int:
        header = self.view.header()
        others = (column for column in range(header.count()) if column != NAME)
        taken = sum(header.sectionSize(column) for column in others)  # a hidden one takes nothing
        return self.width() - MARGINS_PX - taken

    def chosen(self) -> BetKey | None:
        """The key of the current row."""
        index = self.view.currentIndex()
        found = index.data(OBJECT_ROLE) if index.isValid() else None
        return found if isinstance(found, BetKey) else None

    def choose(self, key: BetKey) -> None:
        """Make a key the current row."""
        index = self.proxy.mapFromSource(self.model.index(self.model.row(key), NAME))
        if index.isValid():
            self.view.setCurrentIndex(index)

    def _on_seat_changed(self, seat: int) -> None:
        """Bring the position in front of a seat into sight."""
        first = next((row for row in range(self.model.rowCount()) if self.model.key(row).spot == seat), None)
        if first is not None:
            index = self.proxy.mapFromSource(self.model.index(first, NAME))
            self.view.scrollTo(index, QTreeView.ScrollHint.PositionAtTop)

    def bet(self) -> None:
        """The chip in hand onto the chosen wager."""
        key = self.chosen()
        if key is not None:
            self._controller.bet(key)

    def take_down(self) -> None:
        """The active seat's chips off the chosen wager."""
        key = self.chosen()
        if key is not None:
            self._controller.remove(key)

    def refresh(self) -> None:
        """After a step."""
        self.model.refresh()

    def _on_view_activated(self, _index: QModelIndex) -> None:
        self.bet()
