"""What goes wrong, shown: lists of problems with files, and the last resort for crashes."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LOG = logging.getLogger("feltwright")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def problem_lines(error: Exception) -> list[str]:
    """Every problem an error carries, in plain words."""
    from feltwright.engine.refusals import IllegalAction
    from feltwright.report.keys import KeyProblem
    from feltwright.report.wording import problem_words
    from feltwright.store.problems import JournalProblem
    from feltwright.wording import file_problem_words, journal_problem_words, refusal_words

    if isinstance(error, JournalProblem):
        return [journal_problem_words(error)]
    if isinstance(error, KeyProblem):
        return [problem_words(error.code, error.detail)]
    if isinstance(error, IllegalAction):
        return [refusal_words(error.refusal)]
    return [file_problem_words(problem) for problem in getattr(error, "problems", ())] or [str(error)]


def file_words(name: str, error: OSError) -> str:
    """Why a file could not be read or written."""
    from feltwright.files.writing import PartOfJournal, ShippedFile

    if isinstance(error, ShippedFile):
        words = QCoreApplication.translate("Errors", "{0} comes with the program and is never written: choose another.")
        return words.format(name)
    if isinstance(error, PartOfJournal):
        words = QCoreApplication.translate(
            "Errors", "{0} is part of the journal and is never written over: choose another."
        )
        return words.format(name)
    return f"{name}: {error.strerror or error}"


def show_problems(error: Exception, parent: QWidget | None) -> None:
    """A file is refused with all of its problems."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(QCoreApplication.translate("Errors", "This cannot be opened."))
    lines = problem_lines(error)
    box.setInformativeText("\n".join(lines[:12]))
    box.setDetailedText("\n".join(lines))
    box.open()


def install_hooks() -> None:
    """Crashes are told and logged; Qt's messages go to the same log."""
    sys.excepthook = _on_crash
    qInstallMessageHandler(_on_qt_message)


def _on_qt_message(kind: QtMsgType, _context: QMessageLogContext, words: str | None) -> None:
    if words and words.startswith("This plugin does not support"):
        return  # what the offscreen platform cannot do does not matter to pictures
    _LOG.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", words)


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """No guessing onward with money: say what happened and stop."""
    text = "".join(traceback.format_exception(kind, error, trace))
    _LOG.critical("%s", text)
    if isinstance(error, KeyboardInterrupt) or QCoreApplication.instance() is None:
        return
    if QGuiApplication.platformName() in ("offscreen", "minimal"):  # nobody could close a dialog there
        leave()
        return
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setText(QCoreApplication.translate("Errors", "Something broke. The session so far is on disk."))
    box.setDetailedText(text)
    box.exec()
    leave()


def leave() -> None:
    """End the application after a crash."""
    QCoreApplication.exit(1)
