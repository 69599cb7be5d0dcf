"""What the texts ask of a game's felt, as data: `resources/regulations/felts/<game>.toml`, read strictly."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from feltwright import resources
from feltwright.engine.game import Rules
from feltwright.layout.printing import option_is


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that holds only under some options, with the clause it comes from."""

    cite: str
    when: dict[str, tuple[str, ...]] = {}
    """Options and the values of which one must be in force."""

    def holds(self, rules: Rules) -> bool:
        """Whether the options in force are those this is about."""
        return all(option_is(rules, name, values) for name, values in self.when.items())


class Words(Condition, frozen=True, kw_only=True):
    """Words that the cloth must carry, with the placeholders of layout files."""

    text: str
    rule: bool = False
    """A rule of play that differs by option: printed under another option it misleads."""
    never: bool = False
    """A rule of a sister game, which is true under no option here."""
    alone: bool = False
    """The words stand by themselves, as the numbers of boxes do."""
    count: int = 1
    """How often they are printed at the least."""
    each_position: bool = False
    """Once for every betting position, whose number is `{position}`."""
    literal: bool = False
    """Printed so in the text, though an erratum adopts another wording: its absence is a question."""

    def holds(self, rules: Rules) -> bool:
        """Whether the words are asked for under the options in force."""
        return not self.never and super().holds(rules)


class Labels(Condition, frozen=True, kw_only=True):
    """Words that every printed area of these wagers must carry; `{on}` is the parameter."""

    wagers: tuple[str, ...]
    text: str
    names: dict[str, str] = {}
    """What `{on}` is printed as, where it is not the parameter itself."""


class Positions(Condition, frozen=True, kw_only=True):
    """How many betting positions there may be."""

    least: int
    most: int


class Zones(Condition, frozen=True, kw_only=True):
    """How many places to bet there are for these wagers, or for all."""

    count: int
    wagers: tuple[str, ...] = ()


class Ends(Condition, frozen=True, kw_only=True):
    """Wagers that have an area at both ends of the table."""

    wagers: tuple[str, ...]


class Fitting(Condition, frozen=True, kw_only=True):
    """A fitting of the table."""

    kind: str
    count: int = 1
    each_position: bool = False
    """One for every betting position."""
    across_mm: tuple[float, float] | None = None
    """Least and greatest width."""
    side: str = ""
    """`right` or `left` of the dealer, who stands at the top of the drawing and faces the players."""
    end: bool = False
    """It stands beyond every area, at one end of the table."""
    advised: bool = False
    """The texts do not ask for it outright: its absence is a question."""


class Wheel(Condition, frozen=True, kw_only=True):
    """What the wheel carries: sections by name, or an order of them."""

    sections: dict[str, int] = {}
    order: tuple[str, ...] = ()


class Colours(Condition, frozen=True, kw_only=True):
    """The colours in which the areas of a wager are printed, each with the parameters that have it."""

    wager: str
    colours: dict[str, tuple[str, ...]]


class Sign(Condition, frozen=True, kw_only=True):
    """What belongs on a sign instead of the cloth, and words by which it would be known on the cloth."""

    says: str
    words: tuple[str, ...] = ()


class Duties(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything asked of one game's felt."""

    viewing_mm: float
    """From how far the cloth must be read."""
    odds_words: tuple[str, ...] = ("to",)
    odds_cite: str
    words: tuple[Words, ...] = ()
    labels: tuple[Labels, ...] = ()
    positions: tuple[Positions, ...] = ()
    zones: tuple[Zones, ...] = ()
    ends: tuple[Ends, ...] = ()
    fittings: tuple[Fitting, ...] = ()
    wheels: tuple[Wheel, ...] = ()
    colours: tuple[Colours, ...] = ()
    signs: tuple[Sign, ...] = ()


NOTHING_KNOWN = Duties(viewing_mm=1200, odds_cite="FELT §6")
"""For a game whose texts nobody has gone through yet."""


@cache
def duties_of(game: str) -> Duties | None:
    """The duties on file for a game; None if there are none."""
    path = resources.path(f"resources/regulations/felts/{game}.toml")
    return msgspec.toml.decode(path.read_bytes(), type=Duties) if path.is_file() else None
