"""A journal that was lost while tables are open on it: everything it still has goes into a new one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from feltwright.app.file_dialogs import chosen_folder
from feltwright.app.table_window import TableWindow
from feltwright.store.places import JOURNAL
from feltwright.store.problems import JournalProblem
from feltwright.store.rescue import Kept, keep_in
from feltwright.store.rescue import keep_everything as kept_in_use

if TYPE_CHECKING:
    from feltwright.app.house import House
    from feltwright.store.sitting import Sitting


def keep_everything(house: House, window: TableWindow) -> None:
    """Keep it where this installation's journal is, and let every table of it go on from there."""
    lost = _lost_with(house, window)
    try:
        with _busy():
            kept = kept_in_use([session for _, session in lost])
    except JournalProblem as problem:
        window.stop_bar.tell_not_kept(problem)
        return
    for table, session in lost:
        house.start_again(table, session.session)
    _tell(kept, house.windows[-1] if house.windows else house.lobby)


def keep_elsewhere(house: House, window: TableWindow) -> None:
    """Keep it in a folder that is chosen; another start of the program goes on from there."""
    folder = chosen_folder(window, QCoreApplication.translate("Keeping", "Keep in another folder"))
    if folder is None:
        return
    lost = _lost_with(house, window)
    try:
        with _busy():
            kept = keep_in(folder / JOURNAL, [session for _, session in lost])
    except JournalProblem as problem:
        window.stop_bar.tell_not_kept(problem)
        return
    for table, _ in lost:
        table.leaving.give_up()
        table.stop_bar.tell_kept(kept.path)


def _lost_with(house: House, window: TableWindow) -> list[tuple[TableWindow, Sitting]]:
    """Every table whose journal was lost with that of a window, this one first."""
    assert window.session is not None, "a table without a session loses none"
    path = window.session.journal.path
    found = [(window, window.session)]
    for other in house.windows:
        session = other.session if isinstance(other, TableWindow) and other is not window else None
        if isinstance(other, TableWindow) and session is not None and session.journal.path == path and session.is_lost:
            found.append((other, session))
    return found


@contextmanager
def _busy() -> Iterator[None]:
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


def _tell(kept: Kept, parent: QWidget | None) -> None:
    words = QCoreApplication.translate("Keeping", "Everything was kept in {0}.")
    if not kept.is_whole:
        words = QCoreApplication.translate(
            "Keeping", "The lost journal could not be read in full. What was left of it is in {0}."
        )
    box = QMessageBox(QMessageBox.Icon.Information, "Feltwright", words.format(kept.path), parent=parent)
    box.setInformativeText(_count_words(kept.sessions))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def _count_words(sessions: int) -> str:
    if sessions == 1:
        return QCoreApplication.translate("Keeping", "1 session")
    return QCoreApplication.translate("Keeping", "{0} sessions").format(sessions)
