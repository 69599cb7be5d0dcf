from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from feltwright.store import places


def test_qt_keeps_its_data_in_the_same_folder(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> None:
    monkeypatch.delenv(places.VARIABLE)
    named = QCoreApplication.organizationName(), QCoreApplication.applicationName()
    QCoreApplication.setOrganizationName(places.ORGANIZATION)
    QCoreApplication.setApplicationName(places.APPLICATION)
    QStandardPaths.setTestModeEnabled(False)
    location = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    QStandardPaths.setTestModeEnabled(True)
    QCoreApplication.setOrganizationName(named[0])
    QCoreApplication.setApplicationName(named[1])
    assert places.data_folder() == Path(location)


def test_another_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    assert places.journal_file() == tmp_path / "journal.sqlite3"
