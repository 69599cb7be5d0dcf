"""Slow work off the thread that draws the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Signal


class Work(QObject):
    """One job; `done` brings its result, `failed` the exception it was told to expect, `finished` ends it.

    The thread is Python's own: nothing of it is left for Qt to destroy when a window goes.
    """

    done = Signal(object)
    failed = Signal(object)
    finished = Signal()

    def __init__(
        self, job: Callable[[], Any], expected: tuple[type[Exception], ...] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job, self._expected = job, expected
        self._thread = Thread(target=self._run, name="report work")
        self.is_over = False
        """True before `finished` is heard."""

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wait(self) -> None:
        """Until it is over; what it has to say comes later, with the events."""
        self._thread.join()

    def _run(self) -> None:
        try:
            result = self._job()
        except self._expected as error:
            self.failed.emit(error)
        else:
            self.done.emit(result)
        finally:
            self.is_over = True
            self.finished.emit()
