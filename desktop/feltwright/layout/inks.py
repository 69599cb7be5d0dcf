"""What the colour names of layouts look like on each cloth, as #rrggbb: for drawing, proofs and contrast checks."""

from __future__ import annotations

from msgspec import Struct


class Cloth(Struct, frozen=True):
    """A cloth: lit in the middle, dark towards the rail."""

    lit: str
    base: str
    dark: str
    green: str = "#0f8a4c"
    """The printed green, which has to stand off the cloth."""


CLOTHS = {
    "green": Cloth("#167a4d", "#0d5f3b", "#04301f", "#12a05c"),
    "burgundy": Cloth("#8a2438", "#6a1528", "#330812", "#11884e"),
    "blue": Cloth("#22519b", "#173b78", "#081a3c", "#11884e"),
}

PRINTED = {
    "line": "#e6c878",
    "gold": "#e6c878",
    "ink": "#fbf3dc",
    "cream": "#fbf3dc",
    "white": "#ffffff",
    "red": "#bb162a",
    "black": "#141416",
    "yellow": "#f0c419",
    "blue": "#2c62c4",
    "orange": "#e07b1f",
    "purple": "#6d2fa0",
    "brown": "#7b4a22",
    "pink": "#e27b9b",
    "grey": "#9aa0a6",
    "silver": "#c9ced6",
    "burgundy": "#7d1b30",
}


def ink(name: str, cloth: Cloth) -> str:
    """A colour of the layout's vocabulary as #rrggbb; KeyError for a name that is none.

    >>> ink("shade", CLOTHS["blue"])
    '#081a3c'
    """
    if name == "green":
        return cloth.green
    if name == "shade":
        return cloth.dark
    return name if name.startswith("#") else PRINTED[name]


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, from 1 (none) to 21 (black on white), by relative luminance.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
