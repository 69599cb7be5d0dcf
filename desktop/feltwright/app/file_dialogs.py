"""Dialogs that ask for a file or a folder, and open none of the files they show.

Qt's own look into every file whose ending they do not know, and closing a journal's log or index like that would drop
the locks this process has on them. Other systems' own dialogs run elsewhere, or have no such locks.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget


class PlainIcons(QFileIconProvider):
    """Tells files from folders, by their names alone."""

    def icon(self, what: QFileIconProvider.IconType | QFileInfo) -> QIcon:
        if isinstance(what, QFileInfo):
            kind = QAbstractFileIconProvider.IconType
            return super().icon(kind.Folder if what.isDir() else kind.File)
        return super().icon(what)

    def type(self, info: QFileInfo) -> str:
        return QCoreApplication.translate("FileDialog", "Folder") if info.isDir() else info.suffix()


class FileDialog(QFileDialog):
    """Qt's dialog with plain icons, where its files would be looked into; the system's own elsewhere."""

    def __init__(self, parent: QWidget | None, title: str, place: str = "", kinds: str = "") -> None:
        super().__init__(parent, title, "", kinds)
        self._icons = PlainIcons()
        self.setIconProvider(self._icons)
        self.setOption(QFileDialog.Option.DontUseNativeDialog, sys.platform.startswith("linux"))
        if place:
            self._go_to(Path(place))

    def _go_to(self, place: Path) -> None:
        """A folder, or a file in it that is proposed."""
        if place.is_dir():
            self.setDirectory(str(place))
            return
        if place.parent != Path():
            self.setDirectory(str(place.parent))
        self.selectFile(place.name)

    def chosen(self) -> str:
        """What was chosen; empty if nothing was."""
        names = self.selectedFiles() if self.exec() else []
        return names[0] if names else ""


def file_to_open(parent: QWidget | None, title: str, place: str, kinds: str) -> str:
    """The file that is to be opened; empty if none is."""
    dialog = FileDialog(parent, title, place, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return dialog.chosen()


def file_to_save(parent: QWidget | None, title: str, place: str, kinds: str) -> str:
    """The file that is to be written; empty if none is."""
    dialog = FileDialog(parent, title, place, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    return dialog.chosen()


def chosen_folder(parent: QWidget | None, title: str, place: str = "") -> Path | None:
    """A folder that is there; None if none was chosen."""
    dialog = FileDialog(parent, title, place)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    name = dialog.chosen()
    return Path(name) if name else None
