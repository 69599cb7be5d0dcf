"""Slow work off the thread that draws the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal


class Work(QThread):
    """One job; `done` brings its result, `failed` the exception it was told to expect."""

    done = Signal(object)
    failed = Signal(object)

    def __init__(
        self, job: Callable[[], Any], expected: tuple[type[Exception], ...] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job, self._expected = job, expected

    def run(self) -> None:
        """Do it."""
        try:
            result = self._job()
        except self._expected as error:
            self.failed.emit(error)
        else:
            self.done.emit(result)
