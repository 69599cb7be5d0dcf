"""Exact house edges, worked out in the background one key at a time and kept for the rules they belong to."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QThread, Signal

from feltwright.engine.chance import ChanceRequest
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame, AnyState
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge, NoStake, edge


class Cancelled(Exception):
    """The window that asked is gone."""


class _Worker(QThread):
    """Answers one key and ends: no thread waits while nothing is asked."""

    found = Signal(object, object)

    def __init__(self, game: AnyGame, rules: Rules, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = game
        self._game: AnyGame = replace(game, needs=self._needs)
        self._rules = rules
        self.key = BetKey("")

        self.cancelled = False

    def run(self) -> None:
        try:
            found = edge(self._game, self._rules, self.key)
        except Cancelled:
            return
        except NoStake:
            self.found.emit(self.key, None)
            return
        self.found.emit(self.key, found)

    def _needs(self, rules: Any, state: AnyState) -> ChanceRequest | None:
        """The walk asks this at every position, which is the place to stop it."""
        if self.cancelled:
            raise Cancelled
        return self._asked.needs(rules, state)


class EdgeBook(QObject):
    """Ask with `get`; `found` follows when an answer that was not at hand is ready, be it that there is no edge."""

    found = Signal(object)

    def __init__(self, game: AnyGame, rules: Rules, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._known: dict[BetKey, Edge | None] = {}
        self._wanted: deque[BetKey] = deque()
        self._worker = _Worker(game, rules, self)
        self._worker.found.connect(self._on_worker_found)
        self._worker.finished.connect(self._next)
        self._closed = False

    def get(self, key: BetKey) -> Edge | None:
        """The edge if it is known; otherwise it is worked out next, before older questions."""
        found = self._known.get(key)
        if key not in self._known and self.has_edge(key):
            if key in self._wanted:
                self._wanted.remove(key)
            self._wanted.appendleft(key)
            self._next()
        return found

    def has_edge(self, key: BetKey) -> bool:
        """Whether an edge can be quoted: chips that only travel there were bet elsewhere."""
        return self._rules.book[key].wager.placed_by == "player"

    def is_never_made(self, key: BetKey) -> bool:
        """Whether the limits were found to leave no stake that could be paid."""
        return key in self._known and self._known[key] is None

    def close(self) -> None:
        """Ask no more and drop the question being worked on."""
        self._closed = True
        self._worker.cancelled = True
        self._wanted.clear()
        self._worker.wait()

    def _next(self) -> None:
        if self._closed or self._worker.isRunning():
            return
        while self._wanted:
            key = self._wanted.popleft()
            if key not in self._known:
                self._worker.key = key
                self._worker.start(QThread.Priority.LowPriority)
                return

    def _on_worker_found(self, key: BetKey, found: Edge | None) -> None:
        self._known[key] = found
        self.found.emit(key)
