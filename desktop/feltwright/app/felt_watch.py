"""The file of the felt on an open table: looked at before anything is done there, and never loaded again."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from feltwright.app.controller import Controller
from feltwright.app.played import PlayedFelt
from feltwright.engine.actions import particulars
from feltwright.files.toml import parse, read_text
from feltwright.layout.digest import content_digest
from feltwright.layout.problems import LayoutError, LayoutFaults
from feltwright.store.chain import Remarked

Stamp = tuple[int, ...]
GONE = ""
"""The digest of a file that is gone or cannot be read."""


class FeltWatch:
    """Tells each change of the content once; who only touches the file changes nothing."""

    def __init__(self, felt: PlayedFelt, text: str | None = None) -> None:
        self._path = felt.path
        self._text = felt.text if text is None else text
        """What the file said when the table was opened."""
        self._begun = self._digest = felt.mark.digest if text is None else _digest(self._text)
        self._stamp: Stamp | None = None

    @property
    def is_as_begun(self) -> bool:
        """Whether the file, when last looked at, said what it said when the table was opened."""
        return self._digest == self._begun

    def look(self) -> str | None:
        """The digest of what the file says now, if that is news."""
        stamp = _stamp(self._path)
        if stamp == self._stamp:
            return None
        self._stamp = stamp
        digest = self._digest_now()
        if digest == self._digest:
            return None
        self._digest = digest
        return digest

    def _digest_now(self) -> str:
        try:
            text = read_text(self._path, LayoutFaults(self._path.name))
        except LayoutError:
            return GONE
        return self._begun if text == self._text else _digest(text)


def _digest(text: str) -> str:
    try:
        parse(text, LayoutFaults(""))
        return content_digest(text)
    except (LayoutError, tomllib.TOMLDecodeError, RecursionError):
        return GONE


def _stamp(path: Path) -> Stamp:
    """What no write leaves as it was; empty for a file that is gone."""
    try:
        found = os.stat(path)
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


class FeltBar(QFrame):
    """The strip that says that the felt's file is another one now; the session is told before the next step."""

    told = Signal(str)
    """What is to be read out."""

    def __init__(self, controller: Controller, watch: FeltWatch | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller, self._watch = controller, watch
        controller.about_to_act.connect(self.look)
        self.setObjectName("notice")
        self.words = QLabel(self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.close_button = QPushButton(self.tr("Close"), self)
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(16)
        row.addWidget(self.words, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def look(self) -> None:
        """Tell what is news, on the table and in the session."""
        digest = self._watch.look() if self._watch is not None else None
        if self._watch is None or digest is None:
            return
        if self._watch.is_as_begun:
            self.hide()
            self._controller.remark(Remarked("felt_file_restored"))
            return
        what = self.tr("The felt's file has changed on disk.")
        if digest == GONE:
            what = self.tr("The felt's file is gone or cannot be read.")
        goes_on = self.tr("This table goes on with the felt it began on.")
        self.words.setText(f"{what} {goes_on}")
        self.show()
        self._controller.remark(Remarked("felt_file_changed", particulars(digest=digest)))
        self.told.emit(self.words.text())
