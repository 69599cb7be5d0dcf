"""The wagers panel: everything the felt can do, as a list for the keyboard and the screen reader."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLineEdit, QPushButton, QTreeView, QVBoxLayout, QWidget

from feltwright.app.controller import Controller
from feltwright.app.edges import EdgeBook
from feltwright.app.panels.wager_model import BET, EDGE, LIMITS, NAME, OBJECT_ROLE, PAYS, WagerModel
from feltwright.engine.wagers import BetKey

LIMITS_FROM_PX = 540
NAME_PX = 112
"""The least room for names; where there is less, the rest is scrolled to."""


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
        self.view = self._make_view()
        self._build()

    def _make_view(self) -> QTreeView:
        view = QTreeView(self)
        view.setObjectName("view")
        view.setModel(self.proxy)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAlternatingRowColors(True)
        view.setAllColumnsShowFocus(True)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setAccessibleName(self.tr("Wagers"))
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        view.header().setMinimumSectionSize(40)
        view.header().setStretchLastSection(False)
        for column, width in ((BET, 60), (PAYS, 84), (EDGE, 80), (LIMITS, 160)):
            view.setColumnWidth(column, max(width, view.header().sectionSizeHint(column)))
        view.activated.connect(self._on_view_activated)
        self._shortcut(view, QKeySequence(Qt.Key.Key_Backspace), self.take_down)
        self._shortcut(view, QKeySequence(Qt.Key.Key_Delete), self.take_down)
        return view

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
        """Limits are shown where there is room; they are in every tip and on the hover card anyway."""
        super().resizeEvent(event)
        self.view.setColumnHidden(LIMITS, self.width() < LIMITS_FROM_PX)
        others = sum(self.view.columnWidth(column) for column in (BET, PAYS, EDGE, LIMITS))
        self.view.setColumnWidth(NAME, max(NAME_PX, self.view.viewport().width() - others))

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
