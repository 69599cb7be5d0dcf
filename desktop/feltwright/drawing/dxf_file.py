"""A DXF file of release 2000, as text: layers, closed outlines, circles and small text; millimetres, nothing else.

That is all a cloth needs, and every CAD program reads it. A library would bring numpy into the installed program.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

Pair = tuple[int, object]
Corner = tuple[float, float, float]
"""A point and the bulge of the edge that leaves it: the tangent of a quarter of the arc's angle, 0 for a line."""
MODEL, PAPER = "*Model_Space", "*Paper_Space"
MILLIMETRES = 4


class DxfFile:
    """Entities gathered on layers, written out in one go."""

    def __init__(self, remarks: Iterable[str] = ()) -> None:
        self._remarks = tuple(remarks)
        self._handles = count(0x10)
        self._layers: list[tuple[str, int, bool]] = [("0", 7, True)]
        self._entities: list[Pair] = []
        self._low, self._high = (0.0, 0.0), (1.0, 1.0)
        self._model, self._paper, self._root = (self._handle() for _ in range(3))

    def _handle(self) -> str:
        return f"{next(self._handles):X}"

    def layer(self, name: str, colour: int, *, plotted: bool = True) -> None:
        """A layer, by colour index; one that is not plotted shows on the screen only."""
        self._layers.append((name, colour, plotted))

    def extents(self, low: tuple[float, float], high: tuple[float, float]) -> None:
        """What a program shows first."""
        self._low, self._high = low, high

    def outline(self, corners: Sequence[Corner], layer: str, *, closed: bool = True) -> None:
        """A line through points, with arcs where an edge bulges."""
        self._entity("LWPOLYLINE", layer, "AcDbPolyline")
        self._entities += [(90, len(corners)), (70, int(closed))]
        for x, y, bulge in corners:
            self._entities += [(10, x), (20, y), *([(42, bulge)] if bulge else [])]

    def circle(self, x: float, y: float, radius: float, layer: str) -> None:
        """A circle about a point."""
        self._entity("CIRCLE", layer, "AcDbCircle")
        self._entities += [(10, x), (20, y), (30, 0.0), (40, radius)]

    def text(self, words: str, x: float, y: float, height: float, layer: str) -> None:
        """One line of text from its left end."""
        self._entity("TEXT", layer, "AcDbText")
        self._entities += [(10, x), (20, y), (30, 0.0), (40, height), (1, _one_line(words)), (100, "AcDbText")]

    def _entity(self, kind: str, layer: str, subclass: str) -> None:
        owner = (330, self._model)
        self._entities += [(0, kind), (5, self._handle()), owner, (100, "AcDbEntity"), (8, layer), (100, subclass)]

    def written(self) -> str:
        """The file's text."""
        body = [*self._tables(), *self._blocks(), *_section("ENTITIES", self._entities), *self._objects()]
        remarks = [(999, _one_line(words)) for words in self._remarks]
        pairs = [*remarks, *self._header(), *body, (0, "EOF")]
        return "".join(f"{code:3d}\n{_value(value)}\n" for code, value in pairs)

    def _header(self) -> list[Pair]:
        seed = f"{next(self._handles):X}"
        return _section(
            "HEADER",
            [
                *((9, "$ACADVER"), (1, "AC1015"), (9, "$DWGCODEPAGE"), (3, "ANSI_1252")),
                *((9, "$HANDSEED"), (5, seed), (9, "$INSUNITS"), (70, MILLIMETRES), (9, "$MEASUREMENT"), (70, 1)),
                *((9, "$EXTMIN"), (10, self._low[0]), (20, self._low[1]), (30, 0.0)),
                *((9, "$EXTMAX"), (10, self._high[0]), (20, self._high[1]), (30, 0.0)),
            ],
        )

    def _tables(self) -> list[Pair]:
        line_types = [self._line_type(name) for name in ("ByBlock", "ByLayer", "Continuous")]
        layers = [self._layer(*layer) for layer in self._layers]
        style = self._record("STYLE", "AcDbTextStyleTableRecord", "Standard")
        style += [(40, 0.0), (41, 1.0), (50, 0.0), (71, 0), (42, 2.5), (3, "txt"), (4, "")]
        blocks = [
            self._record("BLOCK_RECORD", "AcDbBlockTableRecord", name, handle, flagged=False)
            for name, handle in ((MODEL, self._model), (PAPER, self._paper))
        ]
        rows: dict[str, list[list[Pair]]] = {
            "VPORT": [self._view()],
            "LTYPE": line_types,
            "LAYER": layers,
            "STYLE": [style],
            "VIEW": [],
            "UCS": [],
            "APPID": [self._record("APPID", "AcDbRegAppTableRecord", "ACAD")],
            "DIMSTYLE": [],
            "BLOCK_RECORD": blocks,
        }
        return _section("TABLES", [pair for name, records in rows.items() for pair in self._table(name, records)])

    def _table(self, name: str, records: list[list[Pair]]) -> Iterator[Pair]:
        yield from ((0, "TABLE"), (2, name), (5, self._handle()), (330, "0"), (100, "AcDbSymbolTable"))
        yield 70, len(records)
        if name == "DIMSTYLE":
            yield from ((100, "AcDbDimStyleTable"), (71, 0))
        for record in records:
            yield from record
        yield 0, "ENDTAB"

    def _record(
        self, kind: str, subclass: str, name: str, handle: str = "", *, flags: int = 0, flagged: bool = True
    ) -> list[Pair]:
        head: list[Pair] = [(0, kind), (5, handle or self._handle()), (330, "0"), (100, "AcDbSymbolTableRecord")]
        return [*head, (100, subclass), (2, name), *([(70, flags)] if flagged else [])]

    def _line_type(self, name: str) -> list[Pair]:
        record = self._record("LTYPE", "AcDbLinetypeTableRecord", name)
        return [*record, (3, ""), (72, 65), (73, 0), (40, 0.0)]

    def _layer(self, name: str, colour: int, plotted: bool) -> list[Pair]:
        record = self._record("LAYER", "AcDbLayerTableRecord", name)
        return [*record, (62, colour), (6, "Continuous"), *([] if plotted else [(290, 0)]), (370, -3)]

    def _view(self) -> list[Pair]:
        """The whole cloth in the window."""
        width, height = (self._high[axis] - self._low[axis] for axis in (0, 1))
        middle = [(self._high[axis] + self._low[axis]) / 2 for axis in (0, 1)]
        record = self._record("VPORT", "AcDbViewportTableRecord", "*Active")
        corners = [(10, 0.0), (20, 0.0), (11, 1.0), (21, 1.0), (12, middle[0]), (22, middle[1])]
        steps = [(13, 0.0), (23, 0.0), (14, 10.0), (24, 10.0), (15, 10.0), (25, 10.0)]
        look = [(16, 0.0), (26, 0.0), (36, 1.0), (17, 0.0), (27, 0.0), (37, 0.0)]
        return [*record, *corners, *steps, *look, (40, height * 1.1), (41, width / height)]

    def _blocks(self) -> list[Pair]:
        return _section(
            "BLOCKS",
            [pair for name, own in ((MODEL, self._model), (PAPER, self._paper)) for pair in self._block(name, own)],
        )

    def _block(self, name: str, owner: str) -> Iterator[Pair]:
        yield from self._block_end("BLOCK", "AcDbBlockBegin", owner)
        yield from ((2, name), (70, 0), (10, 0.0), (20, 0.0), (30, 0.0), (3, name), (1, ""))
        yield from self._block_end("ENDBLK", "AcDbBlockEnd", owner)

    def _block_end(self, kind: str, subclass: str, owner: str) -> list[Pair]:
        return [(0, kind), (5, self._handle()), (330, owner), (100, "AcDbEntity"), (8, "0"), (100, subclass)]

    def _objects(self) -> list[Pair]:
        """The dictionary every drawing must have, with the empty one of groups in it."""
        groups = self._handle()
        root: list[Pair] = [(0, "DICTIONARY"), (5, self._root), (330, "0"), (100, "AcDbDictionary"), (281, 1)]
        inner: list[Pair] = [(0, "DICTIONARY"), (5, groups), (330, self._root), (100, "AcDbDictionary"), (281, 1)]
        return _section("OBJECTS", [*root, (3, "ACAD_GROUP"), (350, groups), *inner])


def _section(name: str, pairs: Iterable[Pair]) -> list[Pair]:
    return [(0, "SECTION"), (2, name), *pairs, (0, "ENDSEC")]


def _value(value: object) -> str:
    """A float to a hundredth of a micrometre, never in the form 1e-07."""
    if not isinstance(value, float):
        return str(value)
    text = f"{value:.5f}".rstrip("0")
    return text + "0" if text.endswith(".") else text


def _one_line(words: str) -> str:
    r"""Text as release 2000 has it: one line, signs outside ASCII by their number.

    >>> _one_line("Größe\n1")
    'Gr\\U+00F6\\U+00DFe 1'
    """
    return "".join(sign if " " <= sign <= "~" else f"\\U+{ord(sign):04X}" for sign in " ".join(words.split()))
