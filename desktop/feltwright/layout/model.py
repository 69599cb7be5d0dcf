"""A layout as data: every length in millimetres, origin top left, y down."""

from __future__ import annotations

from msgspec import Struct

FORMAT = 1
CLOTHS = ("green", "burgundy", "blue")
FONTS = ("caps", "numeral", "condensed", "plain")
COLOURS = ("ink", "line", "gold", "cream", "white", "red", "black", "green", "blue", "burgundy", "shade")
"""Names a theme gives a colour to: `ink` is print, `line` is line work, `shade` a darker tone of the cloth."""
SUITS = ("spade", "club", "diamond", "heart")
GLYPHS = frozenset(
    (
        *SUITS,
        *(f"die:{pips}" for pips in range(1, 7)),
        *(f"bill:{dollars}" for dollars in (1, 2, 5, 10, 20)),
        *("oval", "lozenge", "plate", "joker", "logo", "star", "flourish"),
    )
)
"""Pictures a felt may carry; `oval`, `lozenge` and `plate` (a rounded box) are shapes filled with their colour."""
ANCHORS = frozenset(
    (
        *("wheel", "dice", "dice_bowl", "stick", "puck", "card_stand", "drop_box", "tip_box"),
        *("rack", "bank", "shoe", "discard", "cards", "sign", "seat"),
    )
)
"""Kinds of fittings."""
RIGHT = "@right"
"""What the id of a copy at the other end of the table ends with."""


class Rect(Struct, frozen=True):
    """A box; `corner_mm` rounds its corners."""

    x_mm: float
    y_mm: float
    w_mm: float
    h_mm: float
    corner_mm: float = 0.0


class Circle(Struct, frozen=True):
    """A disc."""

    x_mm: float
    y_mm: float
    r_mm: float


class Polygon(Struct, frozen=True):
    """A closed outline of straight lines."""

    points_mm: tuple[tuple[float, float], ...]


Shape = Rect | Circle | Polygon


class Text(Struct, frozen=True):
    """Printed words: centred on a point, with the height of their capitals."""

    text: str
    x_mm: float
    y_mm: float
    cap_height_mm: float
    font: str = "caps"
    """`caps` (engraved capitals), `numeral`, `condensed` or `plain`."""
    colour: str = "ink"
    rotate_deg: float = 0.0
    arc_radius_mm: float = 0.0
    """0: a straight line; positive: bowed with its centre below the text, negative: above."""


class Glyph(Struct, frozen=True):
    """A picture that no font has, centred on a point and fitted into a box: a suit, a die face, a joker."""

    id: str
    """A name of GLYPHS."""
    x_mm: float
    y_mm: float
    w_mm: float
    h_mm: float
    colour: str = "ink"
    rotate_deg: float = 0.0


class Area(Struct, frozen=True):
    """A place for chips, bound to one wager."""

    id: str
    wager: str
    on: str
    spot: int
    shape: Shape
    chip_mm: tuple[float, float]
    """Where the middle of a stack stands."""
    labels: tuple[Text, ...] = ()
    fill: str = ""
    """A colour name of the theme; empty leaves the cloth bare."""
    line: bool = True
    """Whether the outline is printed; zones on lines and corners are not."""
    covers: tuple[str, ...] = ()
    """Ids of the areas that light up with this one."""
    copy_of: str = ""
    """The id of the area this one repeats at the other end of the table."""
    glyphs: tuple[Glyph, ...] = ()
    """Pictures, drawn over the fill and under the labels."""


class Inscription(Struct, frozen=True):
    """Printed words, with the clause that asks for them (empty: the designer's choice)."""

    id: str
    words: Text
    cite: str = ""


class Anchor(Struct, frozen=True):
    """Where a fitting stands, by its middle: wheel, dice, puck, card stand, drop box, rack."""

    id: str
    kind: str
    x_mm: float
    y_mm: float
    w_mm: float
    h_mm: float
    rotate_deg: float = 0.0
    cite: str = ""


class Guide(Struct, frozen=True):
    """Line work that is only drawn."""

    id: str
    shape: Shape
    colour: str = "line"
    width_mm: float = 2.0
    fill: str = ""


class Layout(Struct, frozen=True):
    """A felt, with every array in its file written out for the options in force."""

    game: str
    id: str
    """The file's stem."""
    title: str
    edition: str
    size_mm: tuple[float, float]
    cloth: str
    areas: tuple[Area, ...]
    inscriptions: tuple[Inscription, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    guides: tuple[Guide, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    """The options this felt is made for, for example ("wheel", "single_zero")."""
    casino: str = ""
    """The name printed on the cloth."""
    glyphs: tuple[Glyph, ...] = ()
    """Pictures on the bare cloth."""

    def area(self, area_id: str) -> Area:
        """An area by id; KeyError if there is none."""
        for area in self.areas:
            if area.id == area_id:
                return area
        raise KeyError(area_id)

    def anchor(self, kind: str) -> Anchor | None:
        """The first anchor of a kind."""
        return next((anchor for anchor in self.anchors if anchor.kind == kind), None)
