"""The clauses the games cite, and the errata register: what is printed, what was adopted, and why.

>>> explain("003 §2.C.1.b")
'003 §2.C.1.b: The dealer calls the number and stands the crown on it.'
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from feltwright import resources
from feltwright.speech import speak

INDEXES = ("000", "001", "003", "felt", "njac")
HOUSE = "house"
"""Stands in the register for every game."""


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that rules were taken from, and what is missing from the copy of it."""

    id: str
    title: str
    note: str


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause by its citation, in our own words."""

    id: str
    says: str


class Erratum(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the register."""

    id: str
    game: str
    clauses: tuple[str, ...]
    printed: str
    adopted: str
    why: str
    option: str = ""
    """The options that let the house choose otherwise, separated by commas."""
    binding: bool = True
    """False for slips that touch no rule."""

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options, one by one."""
        return tuple(name.strip() for name in self.option.split(",") if name.strip())


class UnknownCitation(KeyError):
    """A citation that is neither in the index nor in the register."""


class _Index(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    clause: tuple[Clause, ...]


class _Register(Struct, frozen=True, forbid_unknown_fields=True):
    erratum: tuple[Erratum, ...]


@cache
def _indexes() -> tuple[_Index, ...]:
    return tuple(
        msgspec.toml.decode(resources.read_bytes(f"resources/regulations/{name}.toml"), type=_Index) for name in INDEXES
    )


@cache
def _register() -> tuple[Erratum, ...]:
    return msgspec.toml.decode(resources.read_bytes("resources/regulations/errata.toml"), type=_Register).erratum


@cache
def _clauses() -> dict[str, Clause]:
    return {clause.id: clause for index in _indexes() for clause in index.clause}


@cache
def _errata() -> dict[str, Erratum]:
    return {erratum.id: erratum for erratum in _register()}


def sources() -> tuple[Source, ...]:
    """The texts, in the order of their ids."""
    return tuple(index.source for index in _indexes())


def source(source_id: str) -> Source:
    """A text by its id; UnknownCitation if there is none."""
    for found in sources():
        if found.id == source_id:
            return found
    raise UnknownCitation(source_id)


def clauses(source_id: str = "") -> tuple[Clause, ...]:
    """Every clause in the order of the texts, or those of one text."""
    return tuple(clause for index in _indexes() if source_id in ("", index.source.id) for clause in index.clause)


def errata(game: str = "") -> tuple[Erratum, ...]:
    """The register in its order, or the part of one game."""
    return tuple(erratum for erratum in _register() if game in ("", erratum.game))


def errata_at(game: str) -> tuple[Erratum, ...]:
    """What holds at a table of a game: its own part of the register, and what stands there for every game."""
    return (*errata(game), *errata(HOUSE))


def clause(cite: str) -> Clause:
    """A clause by its citation; UnknownCitation if it is not in the index."""
    try:
        return _clauses()[cite]
    except KeyError:
        raise UnknownCitation(cite) from None


def erratum(cite: str) -> Erratum:
    """An entry of the register by its id; UnknownCitation if there is none."""
    try:
        return _errata()[cite]
    except KeyError:
        raise UnknownCitation(cite) from None


def is_known(cite: str) -> bool:
    """Whether a citation leads somewhere."""
    return cite in _clauses() or cite in _errata()


def explain(cite: str) -> str:
    """The citation with what its clause says, or with the reading the register adopted."""
    if cite in _errata():
        return f"{cite}: {speak('Errata', _errata()[cite].adopted)}"
    return f"{cite}: {speak('Clauses', clause(cite).says)}"
