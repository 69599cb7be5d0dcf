"""From the table to Qt: one signal, sent after the step is on disk and the state has changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from feltwright.engine.table import AnyState, Entry, Table


class Bridge(QObject):
    """Re-emits every step of one table; `before` is the state the last step started from."""

    stepped = Signal(object)

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.before: AnyState = table.state
        self._seen: AnyState = table.state
        table.subscribe(self._on_step)

    def stand(self) -> None:
        """The table was put elsewhere: the next step starts from there."""
        self.before = self._seen = self.table.state

    def _on_step(self, entry: Entry) -> None:
        self.before, self._seen = self._seen, self.table.state
        self.stepped.emit(entry)
