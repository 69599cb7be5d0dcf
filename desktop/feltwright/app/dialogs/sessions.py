"""Every session of the journal: continue one that is open, or look at any again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from feltwright.app.naming import game_name, moment
from feltwright.app.style import make_primary
from feltwright.store.journal import SessionRow
from feltwright.wording import spoken


class SessionsDialog(QDialog):
    """A list with the latest first."""

    continue_wanted = Signal(str)
    replay_wanted = Signal(str)
    report_wanted = Signal(str)

    def __init__(self, rows: list[SessionRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Sessions"))
        self._rows = rows
        self.list = QTreeWidget(self)
        self.list.setObjectName("list")
        self.list.setAccessibleName(self.tr("Sessions"))
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.continue_button = self.buttons.addButton(self.tr("Continue"), role)
        self.replay_button = self.buttons.addButton(self.tr("Replay"), role)
        self.report_button = self.buttons.addButton(self.tr("Make a signed report…"), role)
        make_primary(self.continue_button)
        self._build()
        self._fill()
        self.resize(880, 480)

    def _build(self) -> None:
        self.list.setHeaderLabels(
            [
                self.tr("Session"),
                self.tr("Game"),
                self.tr("Opened"),
                self.tr("Last entry"),
                self.tr("Entries"),
                self.tr("Mode"),
                self.tr("State"),
            ]
        )
        self.list.currentItemChanged.connect(self._on_current_changed)
        self.list.itemActivated.connect(self._on_replay_clicked)
        self.continue_button.clicked.connect(self._on_continue_clicked)
        self.replay_button.clicked.connect(self._on_replay_clicked)
        self.report_button.clicked.connect(self._on_report_clicked)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(self.list, 1)
        column.addWidget(self.buttons)

    def _fill(self) -> None:
        for row in self._rows:
            state = self.tr("open") if row.is_open else self.tr("closed")
            cells = [row.id[:8], game_name(row.game), moment(row.opened_ms), moment(row.last_ms)]
            item = QTreeWidgetItem(self.list, [*cells, str(row.entries), spoken(row.mode), state])
            item.setToolTip(0, row.id)
            item.setData(0, Qt.ItemDataRole.UserRole, row.id)
        for column, width in enumerate((88, 184, 136, 136, 72, 112)):
            self.list.setColumnWidth(column, width)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._on_current_changed()

    def _row(self) -> SessionRow | None:
        index = self.list.currentIndex()
        return self._rows[index.row()] if index.isValid() else None

    def _on_current_changed(self) -> None:
        row = self._row()
        self.continue_button.setEnabled(row is not None and row.is_open)
        self.replay_button.setEnabled(row is not None)
        self.report_button.setEnabled(row is not None)

    def _on_continue_clicked(self) -> None:
        row = self._row()
        if row is not None and row.is_open:
            self.accept()
            self.continue_wanted.emit(row.id)

    def _on_replay_clicked(self) -> None:
        row = self._row()
        if row is not None:
            self.accept()
            self.replay_wanted.emit(row.id)

    def _on_report_clicked(self) -> None:
        row = self._row()
        if row is not None:
            self.accept()
            self.report_wanted.emit(row.id)
