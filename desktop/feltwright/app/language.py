"""The application's language: chosen in the settings, or the system's where there is a translation for it."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from feltwright import resources, speech

_LOG = logging.getLogger(__name__)
LANGUAGES = {"en": "English", "es": "Español"}
"""Every language with its own name for itself."""


def in_use(chosen: str) -> str:
    """The language to speak: the one chosen, else the system's if there is one, else English."""
    if chosen in LANGUAGES:
        return chosen
    code = QLocale.system().name().partition("_")[0]
    return code if code in LANGUAGES else "en"


def speak_in(app: QApplication, chosen: str = "") -> str:
    """Install the language and the separators and dates that go with it; the language's code."""
    language = in_use(chosen)
    system = QLocale.system()
    locale = system if system.name().partition("_")[0] == language else QLocale(language)
    if language == "en" and locale.name() != system.name():
        locale = QLocale("en_US")
    QLocale.setDefault(locale)
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    if language != "en":
        qts_own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, f"{qts_own}/qtbase_{language}.qm")
        _install(app, str(resources.path(f"resources/i18n/feltwright_{language}.qm")))
    # As a partial: Qt's own function, when `staticmethod` asks it for its docstring, takes thirty milliseconds over it.
    speech.install(partial(QCoreApplication.translate), locale.groupSeparator(), locale.decimalPoint())
    return language


def _install(app: QApplication, file: str) -> None:
    translator = QTranslator(app)
    if not translator.load(file):
        _LOG.warning("no translation at %s", file)
    app.installTranslator(translator)
