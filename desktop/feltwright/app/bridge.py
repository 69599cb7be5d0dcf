"""From the table to Qt: one signal, sent after the state has changed and the session is on disk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from feltwright.engine.table import AnyState, Entry, Table


class Bridge(QObject):
    """Re-emits every step of one table; `before` is the state the last step started from."""

    stepped = Signal(object)

    def __init__(self, table: Table, commit: Callable[[Table], None] | None = None, parent: QObject | None = None):
        super().__init__(parent)
        self.table = table
        self.before: AnyState = table.state
        self._seen: AnyState = table.state
        self._commit = commit
        table.subscribe(self._on_step)

    def _on_step(self, entry: Entry) -> None:
        """Record first, show later."""
        self.before, self._seen = self._seen, self.table.state
        if self._commit is not None:
            self._commit(self.table)
        self.stepped.emit(entry)
