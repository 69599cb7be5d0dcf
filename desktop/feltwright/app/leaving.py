"""How a table is left: ended for good, to be continued, or not at all while only this process has its session."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from feltwright.store.problems import JournalProblem

if TYPE_CHECKING:
    from feltwright.app.table_window import TableWindow

_LOG = logging.getLogger(__name__)


class Leaving(QObject):
    """Of one table window and the session it plays, if it plays one."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_to_end(self) -> None:
        """End the session, at once where nothing is cut short by it."""
        from feltwright.app.dialogs.end_session import EndSessionDialog

        window = self._window
        window.felt_bar.look()
        window.pane.show_.skip()
        if window.session is None or not window.table.is_under_way:
            self.end()
            return
        dialog = EndSessionDialog(window.table, window)
        dialog.accepted.connect(self.end)
        _open(dialog)

    def end(self) -> None:
        """Close the table for good: nothing is left to continue."""
        window = self._window
        try:
            if window.session is not None:
                window.session.end()
        except JournalProblem as problem:
            window.controller.stop(problem)
        else:
            window.session = None
            window.close()

    def leave(self) -> bool:
        """Let go of the session, which can be continued; not of what would be lost with it: then it is asked."""
        window = self._window
        try:
            if window.session is not None:
                window.session.suspend()
        except JournalProblem as problem:
            _LOG.warning("the session was left without a word: %s", problem)
            if problem.is_loss:
                window.controller.stop(problem)
                self._ask_about_the_lost()
                return False
        self.give_up()
        return True

    def give_up(self) -> None:
        """Let go of the session as it is."""
        session, self._window.session = self._window.session, None
        if session is not None:
            session.release()

    def _ask_about_the_lost(self) -> None:
        from feltwright.app.dialogs.lost import LostDialog

        dialog = LostDialog(self._window)
        dialog.keep_wanted.connect(self._window.keep_wanted)
        dialog.lose_wanted.connect(self._close_without_keeping)
        _open(dialog)

    def _close_without_keeping(self) -> None:
        self.give_up()
        self._window.close()


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
