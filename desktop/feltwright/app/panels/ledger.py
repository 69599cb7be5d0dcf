"""The ledger: everything that happened, and why each payment is what it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QPushButton, QTreeView, QVBoxLayout, QWidget

from feltwright.app.panels.ledger_model import CLAUSE, LedgerModel, cite_of
from feltwright.app.panels.wager_model import OBJECT_ROLE
from feltwright.engine.events import BetSettled
from feltwright.engine.table import Table
from feltwright.felt.a11y import announce
from feltwright.speech import money

CLAUSE_PX = 94
"""The longest citation in the letters of the list."""


class LedgerPanel(QWidget):
    """A list that grows, and an answer to "why?" under it."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LedgerModel(table, self)
        self.view = QTreeView(self)
        self.view.setObjectName("ledger")
        self.view.setModel(self.model)
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setAlternatingRowColors(True)
        self.view.setAccessibleName(self.tr("Ledger of the session"))
        self.view.header().setStretchLastSection(False)
        self.view.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.view.setIndentation(0)
        self.view.setColumnWidth(1, 52)
        self.view.setColumnWidth(CLAUSE, CLAUSE_PX)
        self._fresh = True
        self.view.activated.connect(self.why)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.why_button = QPushButton(self.tr("Why?"), self)
        self.why_button.setToolTip(self.tr("The clause behind the line chosen"))
        self.why_button.clicked.connect(self.why)
        self.answer = QLabel(self.tr("Choose a line and ask why."), self)
        self.answer.setObjectName("answer")
        self.answer.setWordWrap(True)
        self.answer.setMinimumHeight(96)
        self.answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._build()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.answer, 1)
        row.addWidget(self.why_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.view, 1)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        """The newest line first."""
        super().showEvent(event)
        if self._fresh:
            self._fresh = False
            QTimer.singleShot(0, self.view, self.view.scrollToBottom)

    def refresh(self) -> None:
        """After a step; keeps the newest line in sight unless somebody is reading above."""
        bar = self.view.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2
        self.model.catch_up()
        if at_end:
            self.view.scrollToBottom()

    def why(self) -> None:
        """Show and say the clause of the chosen line."""
        event = self.view.currentIndex().data(OBJECT_ROLE)
        if event is None:
            return
        reason = self.model.why(event) if cite_of(event) else self.tr("No clause decides this line.")
        lines = [self.model.words(event), *([_sum(event)] if isinstance(event, BetSettled) else []), reason]
        words = "\n".join(lines)
        self.answer.setText(words)
        announce(self.answer, words)

    def _on_current_changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.why()


def _sum(event: BetSettled) -> str:
    """The arithmetic of a settlement."""
    parts = [money(event.cents)]
    if event.odds:
        parts.append(QCoreApplication.translate("LedgerPanel", "at {0}").format(event.odds))
    if event.won_cents:
        parts.append(QCoreApplication.translate("LedgerPanel", "wins {0}").format(money(event.won_cents)))
    if event.commission_cents:
        commission = money(event.commission_cents)
        parts.append(QCoreApplication.translate("LedgerPanel", "less {0} commission").format(commission))
    net = money(event.net_cents)
    return QCoreApplication.translate("LedgerPanel", "{0}: net {1}.").format(", ".join(parts), net)
