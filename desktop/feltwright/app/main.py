"""The start of the application: a display and its lobby, or a demonstration where there is no display."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from feltwright.app.house import House

NO_DISPLAY = "No display: playing the guided demonstration offscreen, pictures in {0}"
FOLDER = Path("demonstration")


def has_display(environ: dict[str, str] | None = None, platform: str = sys.platform) -> bool:
    """Whether windows can be shown: asked of the environment, before Qt gives up by itself."""
    env = dict(os.environ) if environ is None else environ
    if env.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal"):
        return False
    if platform.startswith("linux"):
        return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY") or env.get("QT_QPA_PLATFORM"))
    return True


def run(argv: list[str] | None = None, first: Callable[[House], object] | None = None) -> int:
    """Open the lobby, or what is wanted first; without a display say so and play the demonstration into a folder."""
    arguments = sys.argv[1:] if argv is None else argv
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if not has_display():
        return _without_display(arguments)
    app = make_app(arguments)
    from feltwright.app.house import House

    house = House(app)
    if first is None or first(house) is None:
        house.open_lobby()
    return app.exec()


def replay(journal: Path, session: str) -> int:
    """Show a session of a journal again; the application ends with the window, unless the lobby was opened."""
    app = make_app([])
    from feltwright.app.house import House

    if House(app).replay_session(session, journal) is None:
        sys.stderr.write(f"{session}: no felt of this program fits the session\n")
        return 1
    return app.exec()


def run_demonstration(path: Path) -> int:
    """Open a scenario; the window's end is the program's."""
    app = make_app([])
    from feltwright.app.house import House

    return app.exec() if House(app).demonstrate(path) is not None else 2


def run_kiosk(games: tuple[str, ...]) -> int:
    """Loop over the demonstrations of some games, or of all, until somebody touches anything."""
    app = make_app([])
    from feltwright.app.house import House

    return app.exec() if House(app).open_kiosk(games) is not None else 2


def make_app(arguments: list[str]) -> QApplication:
    """The application with fonts, palette and hooks."""
    from feltwright.app import settings
    from feltwright.app.errors import install_hooks
    from feltwright.app.language import speak_in
    from feltwright.app.style import dress
    from feltwright.felt import fonts

    QCoreApplication.setOrganizationName("Feltwright")
    QCoreApplication.setApplicationName("Feltwright")
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["feltwright", *arguments])
    app.setWindowIcon(QIcon(str(files("feltwright.app").joinpath("icons/feltwright.svg"))))
    app.setDesktopFileName("feltwright")
    install_hooks()
    fonts.register()
    speak_in(app, settings.LANGUAGE.get())
    dress(app, settings.THEME.get())
    return app


def _without_display(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments and not arguments[0].startswith("-") else FOLDER
    sys.stderr.write(NO_DISPLAY.format(folder.resolve()) + "\n")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    make_app([])
    from feltwright.app.guided import guide

    try:
        count = guide(folder)
    except OSError as error:
        sys.stderr.write(f"{folder}: {error.strerror or error}\n")
        return 1
    sys.stderr.write(f"{count} pictures saved\n")
    return 0
