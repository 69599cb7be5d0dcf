"""Every setting declared with its type and default. Nothing here may affect a result."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

T = TypeVar("T", bound=bool | int | str | QByteArray)


class Setting(Generic[T]):
    """One key: read and written with its type, so that `false` never comes back as a true string."""

    def __init__(self, key: str, default: T) -> None:
        self.key = key
        self.default: T = default

    def get(self) -> T:
        """The stored value, or the default if it is missing or of another type."""
        kind: type[T] = type(self.default)
        try:
            value: object = store().value(self.key, self.default, kind)
        except (TypeError, ValueError):  # a hand-edited file
            return self.default
        return value if isinstance(value, kind) else self.default

    def set(self, value: T) -> None:
        """Keep a value."""
        store().setValue(self.key, value)


THEME = Setting("look/theme", "dark")
LANGUAGE = Setting("look/language", "")
CLOTH = Setting("look/cloth", "")
DECK = Setting("look/deck", "automatic")
TALLIES = Setting("look/tallies", True)
HINTS = Setting("play/hints", False)
SPEED = Setting("motion/speed", "normal")
REDUCED_MOTION = Setting("motion/reduced", False)
CAPTION_SECONDS = Setting("demonstration/caption_seconds", 4)
LOBBY_GEOMETRY = Setting("geometry/lobby", QByteArray())
TABLE_GEOMETRY = Setting("geometry/table", QByteArray())
REVIEW_GEOMETRY = Setting("geometry/review", QByteArray())
REVIEW_SPLIT = Setting("geometry/review_split", QByteArray())
TABLE_STATE = Setting("geometry/table_state", QByteArray())

ALL = (
    THEME,
    LANGUAGE,
    CLOTH,
    DECK,
    TALLIES,
    HINTS,
    SPEED,
    REDUCED_MOTION,
    CAPTION_SECONDS,
    LOBBY_GEOMETRY,
    TABLE_GEOMETRY,
    REVIEW_GEOMETRY,
    REVIEW_SPLIT,
    TABLE_STATE,
)


def store() -> QSettings:
    """The INI file in the user's configuration folder (of the tests, in test mode)."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return QSettings(f"{folder}/feltwright.ini", QSettings.Format.IniFormat)
