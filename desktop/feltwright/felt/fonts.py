"""The bundled typefaces: registered once, then asked for by what they are for."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from feltwright import resources

FILES = (
    "cinzel-400.ttf",
    "cinzel-700.ttf",
    "inter-400.ttf",
    "inter-600.ttf",
    "barlow-condensed-600.ttf",
    "oswald-500.ttf",
)

_FACES = {
    "caps": ("Cinzel", QFont.Weight.Bold),
    "numeral": ("Cinzel", QFont.Weight.Bold),
    "engraved": ("Cinzel", QFont.Weight.Normal),
    "condensed": ("Barlow Condensed SemiBold", QFont.Weight.DemiBold),
    "chip": ("Oswald", QFont.Weight.Medium),
    "plain": ("Inter", QFont.Weight.DemiBold),
}


class FontMissing(RuntimeError):
    """A bundled font could not be loaded."""


@cache
def register() -> tuple[str, ...]:
    """Load the bundled fonts; needs a QGuiApplication."""
    families: list[str] = []
    for name in FILES:
        number = QFontDatabase.addApplicationFont(str(resources.path(f"resources/fonts/{name}")))
        if number < 0:
            raise FontMissing(name)
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


@cache
def face(use: str, pixels: int = 200) -> QFont:
    """The typeface for `caps`, `numeral`, `condensed`, `plain`, `chip`; KeyError for another use."""
    register()
    family, weight = _FACES[use]
    font = QFont(family)
    font.setWeight(weight)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font
