"""Colours: three cloths, the names layouts use, chips, and the palettes of the application around the felt."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QRadialGradient

from feltwright.layout.inks import CLOTHS as CLOTHS
from feltwright.layout.inks import Cloth as Cloth
from feltwright.layout.inks import ink

GOLD_STOPS = (
    (0.0, "#fff2c4"),
    (0.18, "#e3c06a"),
    (0.42, "#f6df9d"),
    (0.62, "#c4953a"),
    (0.82, "#edd28a"),
    (1.0, "#a87a28"),
)
WOOD_STOPS = (
    (0.0, "#2a1206"),
    (0.12, "#5a2c10"),
    (0.38, "#a5642c"),
    (0.55, "#c07a3a"),
    (0.74, "#83461a"),
    (1.0, "#32160a"),
)

SEAT_COLOURS = {
    "white": "#f1ece0",
    "yellow": "#f2c62a",
    "pink": "#f0a5bd",
    "orange": "#e87f24",
    "lavender": "#b79be6",
    "aqua": "#62c7cf",
    "blue": "#2f63c9",
    "green": "#2a8f55",
    "red": "#b81f2e",
    "brown": "#6a3f1e",
    "purple": "#54267f",
    "navy": "#172a5c",
    "black": "#1b1b1f",
    "grey": "#8b9096",
}
"""Colour chips of seats, from light to dark: never told apart by hue alone."""

DENOMINATION_COLOURS = (
    (100, "#f1ece0", "#2b57b8"),
    (500, "#c3202f", "#fbf3dc"),
    (1_000, "#2a62c0", "#fbf3dc"),
    (2_000, "#e2b51f", "#4a2c06"),
    (2_500, "#1f8a4c", "#fbf3dc"),
    (5_000, "#e07b1f", "#fbf3dc"),
    (10_000, "#1c1c21", "#fbf3dc"),
    (50_000, "#5f2a96", "#fbf3dc"),
    (100_000, "#d98a1c", "#3b1f04"),
    (500_000, "#6d3a1b", "#f6df9d"),
)
"""Least value in cents, body and edge spots."""


class Palette(Struct, frozen=True):
    """The application around the felt: quiet panels, one accent."""

    window: str
    panel: str
    raised: str
    line: str
    text: str
    dim_text: str
    accent: str
    on_accent: str
    good: str
    bad: str


PALETTES = {
    "dark": Palette(
        "#16181c", "#1e2126", "#282c33", "#3a3f48", "#eceef1", "#a9b0ba", "#e3b95c", "#1d1606", "#6fce94", "#ff8b80"
    ),
    "light": Palette(
        "#f4f4f2", "#ffffff", "#ebebe8", "#c9c9c4", "#1b1d20", "#53585f", "#8a5f0a", "#ffffff", "#1c7a45", "#b3261e"
    ),
}


def cloth(name: str) -> Cloth:
    """A cloth by name; KeyError for an unknown one."""
    return CLOTHS[name]


def printed(name: str, on: Cloth) -> QColor:
    """A colour of the layout's vocabulary; KeyError for a name that is none and no #rrggbb."""
    return QColor(ink(name, on))


def is_gold(name: str) -> bool:
    """Whether a printed colour is drawn as the warm gold gradient."""
    return name in ("line", "gold")


def gradient(stops: tuple[tuple[float, str], ...], start: QPointF, end: QPointF) -> QLinearGradient:
    """A straight gradient from stops."""
    made = QLinearGradient(start, end)
    for at, colour in stops:
        made.setColorAt(at, QColor(colour))
    return made


def gold_brush(rect: QRectF) -> QBrush:
    """Warm gold running diagonally over a rectangle."""
    return QBrush(gradient(GOLD_STOPS, rect.topLeft(), rect.bottomRight()))


def lit(box: QRectF, colour: QColor) -> QBrush:
    """A printed colour lit from above: never quite flat."""
    reach = max(box.width(), box.height(), 1.0) * 0.75
    light = QRadialGradient(QPointF(box.center().x(), box.top() + box.height() * 0.32), reach)
    light.setColorAt(0.0, _highlight(colour))
    light.setColorAt(0.6, colour)
    light.setColorAt(1.0, colour.darker(135))
    return QBrush(light)


def _highlight(colour: QColor) -> QColor:
    """Black shines grey; every other colour shines in itself."""
    if colour.lightnessF() >= 0.15:
        return colour.lighter(118)
    return QColor("#34343a") if colour.hsvSaturationF() < 0.3 else colour.lighter(150)


def chip_colours(cents: int) -> tuple[QColor, QColor]:
    """Body and edge spots of a denomination."""
    body, spots = DENOMINATION_COLOURS[0][1:]
    for least, found, spot in DENOMINATION_COLOURS:
        if cents >= least:
            body, spots = found, spot
    return QColor(body), QColor(spots)


def seat_colours(name: str) -> tuple[QColor, QColor]:
    """Body and edge spots of a seat's colour chips."""
    body = QColor(SEAT_COLOURS.get(name, name if QColor(name).isValid() else "#8b9096"))
    light = body.lightnessF() > 0.55
    return body, QColor("#2c2c34") if light else QColor("#fbf3dc")
