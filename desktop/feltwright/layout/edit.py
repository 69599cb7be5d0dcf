"""Changes to a layout file: a thing on the felt moved, resized or reworded, all else kept byte for byte.

The edit is made in the entry that writes the thing out. Where the entry writes out others too, `Edited` says so; what
cannot be changed alone or at all is refused with a code.
"""

from __future__ import annotations

import tomllib
from collections.abc import MutableMapping, MutableSequence
from typing import Any

import tomlkit
from msgspec import Struct
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Integer

from feltwright.engine.game import Rules
from feltwright.files.toml import loads
from feltwright.files.toml_bounds import dotted_keys
from feltwright.layout.sections import Section, sections
from feltwright.layout.sources import CELL, EXTRA, ZONE, Source, sources

LEAST_MM = 1.0
"""Nothing is made smaller."""
DECIMALS = 3
LONGEST_ENTRY = 50_000
MOST_DOTTED = 40
"""tomlkit takes half a minute for two hundred keys of eight parts; entries as they are written have two or three."""
Table = MutableMapping[str, Any]


class EditRefused(Exception):
    """An edit that cannot be made: a code, and what it is about."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code} {detail}".rstrip())
        self.code = code
        self.detail = detail


class Edited(Struct, frozen=True):
    """The new text of the file, and whose entry was changed."""

    text: str
    source: Source


class Lettering(Struct, frozen=True):
    """Words as the file writes them, placeholders and all."""

    text: str
    cap_height_mm: float


def with_edition(text: str, edition: str) -> str:
    """The same file as another edition of itself; EditRefused if its head cannot be rewritten safely."""
    end = next((section.start for section in sections(text)), len(text))
    try:
        raw = loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditRefused("UNUSUAL_FORM", "edition") from error
    head = _taken_apart(text[:end], "edition")
    head["edition"] = edition
    made = head.as_string() + text[end:]
    if loads(made) != {**raw, "edition": edition}:
        raise EditRefused("UNUSUAL_FORM", "edition")
    return made


def _taken_apart(piece: str, name: str) -> tomlkit.TOMLDocument:
    """A stretch of a file that keeps its comments and order; EditRefused where that cannot be done in a moment."""
    if len(piece) > LONGEST_ENTRY or dotted_keys(piece) > MOST_DOTTED:
        raise EditRefused("UNUSUAL_FORM", name)
    try:
        document = tomlkit.parse(piece)
    except TOMLKitError as error:
        raise EditRefused("UNUSUAL_FORM", name) from error
    if document.as_string() != piece:
        raise EditRefused("UNUSUAL_FORM", name)
    return document


class Draft:
    """The text of a file that can be loaded, ready to be edited; EditRefused if it cannot."""

    def __init__(self, text: str, rules: Rules) -> None:
        self.text = text
        try:
            self._raw = loads(text)
        except tomllib.TOMLDecodeError as error:
            raise EditRefused("BROKEN_FILE", str(error)) from error
        self._sections = {(section.kind, section.nth): section for section in sections(text)}
        self._sources = sources(self._raw, rules)

    def source(self, thing: str) -> Source:
        """The entry behind a thing on the felt."""
        if thing not in self._sources:
            raise EditRefused("NO_SUCH_THING", thing)
        return self._sources[thing]

    # -- edits --------------------------------------------------------------------------------------------------

    def moved(self, thing: str, dx_mm: float, dy_mm: float) -> Edited:
        """The thing shifted on the cloth, with all that its entry writes out."""
        source = self.source(thing)
        if source.part == ZONE:
            raise EditRefused("ZONE_OF_GRID", thing)
        by = (-dx_mm if source.is_copy else dx_mm, dy_mm)
        section, document, entry = self._open(source)
        if source.part == EXTRA:
            _shift(_extra(entry, source)["at_mm"], by)
        elif source.on_arc:
            _shift(entry["arc"]["centre_mm"], by)
        else:
            _shift(entry["origin_mm"], by)
        return self._closed(section, document, source)

    def resized(self, thing: str, scale: tuple[float, float], shift_mm: tuple[float, float] = (0.0, 0.0)) -> Edited:
        """The thing made wider and higher by a factor each, its top left shifted; a disc takes the first factor."""
        source = self.source(thing)
        if source.part == ZONE:
            raise EditRefused("ZONE_OF_GRID", thing)
        if source.kind == "inscription":
            raise EditRefused("WORDS_HAVE_NO_BOX", thing)
        section, document, entry = self._open(source)
        if source.turned and "circle_mm" not in entry.get("shape", {}):
            raise EditRefused("TURNED", thing)  # a disc looks the same however it is turned
        if source.part == CELL:
            _scale_grid(entry, scale)
        elif source.part == EXTRA:
            extra = _extra(entry, source)
            _scale(extra["rect_mm"], scale)
            _shift(extra["at_mm"], shift_mm)
        elif source.kind == "anchor":
            _scale(entry["size_mm"], scale)
            self._shift_middle(entry, source, scale, shift_mm)
        else:
            self._resize_shape(entry, source, scale, shift_mm)
        return self._closed(section, document, source)

    def lettering(self, thing: str) -> tuple[Lettering, ...]:
        """The words of a thing as they are written, none if it carries none."""
        source = self.source(thing)
        _, _, entry = self._open(source)
        return tuple(Lettering(str(part["text"]), float(part["cap_height_mm"])) for part in _words(entry, source))

    def reworded(self, thing: str, nth: int, words: Lettering) -> Edited:
        """The nth words of a thing, from 0, written otherwise."""
        source = self.source(thing)
        section, document, entry = self._open(source)
        parts = _words(entry, source)
        if nth >= len(parts):
            raise EditRefused("NO_WORDS", thing)
        if not words.text.strip():
            raise EditRefused("EMPTY_WORDS", thing)
        if words.text != str(parts[nth]["text"]):
            parts[nth]["text"] = words.text
        if words.cap_height_mm != float(parts[nth]["cap_height_mm"]):
            parts[nth]["cap_height_mm"] = _number(parts[nth]["cap_height_mm"], words.cap_height_mm)
        return self._closed(section, document, source)

    def inscribed(self, words: Lettering, at_mm: tuple[float, float], cite: str = "") -> Edited:
        """New words on the cloth, as an entry of their own at the end of the file."""
        if not words.text.strip():
            raise EditRefused("EMPTY_WORDS", words.text)
        count = len(self._raw.get("inscription", ())) + 1
        name = next(f"added.{nth}" for nth in range(1, count + 1) if f"added.{nth}" not in self._sources)
        lines = (
            "[[inscription]]",
            f"id = {tomlkit.item(name).as_string()}",
            f"origin_mm = [{round(at_mm[0], 1):g}, {round(at_mm[1], 1):g}]",
            f"text = {tomlkit.item(words.text).as_string()}",
            f"cap_height_mm = {words.cap_height_mm:g}",
            *([f"cite = {tomlkit.item(cite).as_string()}"] if cite else []),
        )
        end = "" if self.text.endswith("\n") else "\n"
        text = self.text + end + "\n" + "\n".join(lines) + "\n"
        return Edited(text, Source("inscription", count, name, 1))

    # -- how ----------------------------------------------------------------------------------------------------

    def _resize_shape(
        self, entry: Table, source: Source, scale: tuple[float, float], shift_mm: tuple[float, float]
    ) -> None:
        shape = entry["shape"]
        if "circle_mm" in shape:
            old = float(shape["circle_mm"])
            shape["circle_mm"] = _number(shape["circle_mm"], max(LEAST_MM, old * scale[0]))
            if not source.on_arc:
                grown = float(shape["circle_mm"]) - old
                left = -shift_mm[0] - 2 * grown if source.is_copy else shift_mm[0]
                _shift(entry["origin_mm"], (left + grown, shift_mm[1] + grown))
            return
        width = float(shape["rect_mm"][0]) if "rect_mm" in shape else _span(shape["polygon_mm"], 0)
        if "rect_mm" in shape:
            _scale(shape["rect_mm"], scale)
            _fit_corner(shape)
        else:
            for point in shape["polygon_mm"]:
                _scale(point, scale, least=None)
        if "chip_mm" in entry:
            _scale(entry["chip_mm"], scale, least=None)
        if not source.on_arc:
            left = -shift_mm[0] - width * (scale[0] - 1) if source.is_copy else shift_mm[0]
            base = _least(shape["polygon_mm"]) if "polygon_mm" in shape else (0.0, 0.0)
            # A polygon's points are measured from the origin: its own top left has moved by the scaling already.
            own = tuple(part - part / factor for part, factor in zip(base, scale, strict=True))
            _shift(entry["origin_mm"], (left - own[0], shift_mm[1] - own[1]))

    def _shift_middle(
        self, entry: Table, source: Source, scale: tuple[float, float], shift_mm: tuple[float, float]
    ) -> None:
        if source.on_arc:
            return
        grown = [float(size) * (1 - 1 / factor) for size, factor in zip(entry["size_mm"], scale, strict=True)]
        left = -shift_mm[0] - grown[0] if source.is_copy else shift_mm[0]
        _shift(entry["origin_mm"], (left + grown[0] / 2, shift_mm[1] + grown[1] / 2))

    def _open(self, source: Source) -> tuple[Section, tomlkit.TOMLDocument, Table]:
        """The entry's own stretch of the text; a file written in a way that cannot be cut so is left alone."""
        section = self._sections.get((source.kind, source.nth))
        if section is None or len(self._raw[source.kind]) != sum(kind == source.kind for kind, _ in self._sections):
            raise EditRefused("UNUSUAL_FORM", source.name)
        piece = self.text[section.start : section.end]
        document = _taken_apart(piece, source.name)
        as_loaded = {source.kind: [self._raw[source.kind][source.nth - 1]]}
        if document.unwrap() != as_loaded:
            raise EditRefused("UNUSUAL_FORM", source.name)
        return section, document, document[source.kind][0]

    def _closed(self, section: Section, document: tomlkit.TOMLDocument, source: Source) -> Edited:
        return Edited(self.text[: section.start] + document.as_string() + self.text[section.end :], source)


def _extra(entry: Table, source: Source) -> Table:
    found = entry["extra"]
    return found[source.extra] if isinstance(found, list) else found  # type: ignore[no-any-return]


def _words(entry: Table, source: Source) -> list[Table]:
    if source.kind == "inscription":
        return [entry]
    if source.part == ZONE:
        return []
    table = _extra(entry, source) if source.part == EXTRA else entry
    if "label" not in table and source.part == EXTRA:
        table = entry
    found = table.get("label", [])
    return list(found) if isinstance(found, list) else [found]


def _scale_grid(entry: Table, scale: tuple[float, float]) -> None:
    """The whole grid, so that its cells go on sharing their lines; its first corner stays."""
    for key in ("cell_mm", "row_step_mm", "column_step_mm"):
        if key in entry:
            _scale(entry[key], scale, least=None)
    steps = entry.get("step_mm")
    for step in steps.values() if isinstance(steps, MutableMapping) else [steps] if steps is not None else []:
        _scale(step, scale, least=None)
    extras = entry.get("extra", [])
    for extra in extras if isinstance(extras, list) else [extras]:
        _scale(extra["at_mm"], scale, least=None)
        _scale(extra["rect_mm"], scale, least=None)


def _fit_corner(shape: Table) -> None:
    most = min(map(float, shape["rect_mm"])) / 2
    if float(shape.get("corner_mm", 0.0)) > most:
        shape["corner_mm"] = _number(shape["corner_mm"], most)


def _shift(pair: MutableSequence[Any], by: tuple[float, float]) -> None:
    for index, part in enumerate(by):
        if part:
            pair[index] = _number(pair[index], float(pair[index]) + part)


def _scale(pair: MutableSequence[Any], scale: tuple[float, float], least: float | None = LEAST_MM) -> None:
    for index, factor in enumerate(scale):
        if factor != 1.0:
            size = float(pair[index]) * factor
            pair[index] = _number(pair[index], size if least is None else max(least, size))


def _number(old: object, value: float) -> int | float:
    """A length as the file would write it: whole where it was whole and still is."""
    tidy = round(value, DECIMALS)
    return int(tidy) if isinstance(old, Integer) and tidy.is_integer() else tidy


def _span(points: list[Any], axis: int) -> float:
    found = [float(point[axis]) for point in points]
    return max(found) - min(found)


def _least(points: list[Any]) -> tuple[float, float]:
    return min(float(point[0]) for point in points), min(float(point[1]) for point in points)
