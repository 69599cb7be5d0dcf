"""Single drawings of the layout on the desk: sheets, vector files and a picture, made off the thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from feltwright.app.errors import file_words
from feltwright.app.file_dialogs import file_to_save
from feltwright.app.report_work import Work
from feltwright.app.review.desk import ReviewDesk
from feltwright.drawing.dxf import dxf
from feltwright.drawing.proof import png
from feltwright.drawing.redline_sheet import RedlineSheet, redline_pdf, redline_sheet, redline_svg
from feltwright.drawing.sheets import Style, TooLarge, full_pdf, tiled_pdf
from feltwright.drawing.svg import svg
from feltwright.files.writing import check_writable, write_whole
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout


class Edition(Struct, frozen=True):
    """A layout as it stands, and the digest of its content."""

    layout: Layout
    digest: str


class Form(Struct, frozen=True):
    """A kind of drawing: what its file is called after the layout, and who draws it."""

    ending: str
    draw: Callable[[Edition], bytes]

    @property
    def suffix(self) -> str:
        """`.pdf` and the like."""
        return self.ending[self.ending.index(".") :]


FULL, A4, LETTER, A3, SVG, DXF, PNG = "full", "a4", "letter", "a3", "svg", "dxf", "png"
FORMS = {
    FULL: Form("-full-size.pdf", lambda one: full_pdf(one.layout, Style(one.digest))),
    A4: Form("-a4.pdf", lambda one: tiled_pdf(one.layout, Style(one.digest), A4)),
    LETTER: Form("-letter.pdf", lambda one: tiled_pdf(one.layout, Style(one.digest), LETTER)),
    A3: Form("-a3.pdf", lambda one: tiled_pdf(one.layout, Style(one.digest), A3)),
    SVG: Form(".svg", lambda one: svg(one.layout, one.digest).encode()),
    DXF: Form(".dxf", lambda one: dxf(one.layout, one.digest).encode()),
    PNG: Form("-proof.png", lambda one: png(one.layout)),
}
REDLINE_PDF, REDLINE_SVG = "redline_pdf", "redline_svg"


def _redline(form: str, older: Edition) -> Form:
    """A drawing that needs two editions."""

    def drawn(newer: Edition) -> RedlineSheet:
        return redline_sheet(older.layout, newer.layout, (older.digest, newer.digest))

    if form == REDLINE_PDF:
        return Form("-redline.pdf", lambda one: redline_pdf(drawn(one)))
    return Form("-redline.svg", lambda one: redline_svg(drawn(one)).encode())


class Exporter(QObject):
    """One drawing at a time; what came of it is told."""

    told = Signal(str)

    def __init__(self, desk: ReviewDesk, window: QWidget) -> None:
        super().__init__(window)
        self._desk, self._window = desk, window
        self.older: ReviewDesk | None = None
        """The edition a redline is drawn against."""
        self._work: Work | None = None

    def choose(self, form: str) -> None:
        """Ask where a drawing goes, and make it."""
        if self._desk.inspection.layout is None:
            self.told.emit(self.tr("The file cannot be read as it is: mend it first."))
            return
        kind, desk = self._form(form), self._desk
        if kind is None:
            self.told.emit(self.tr("A redline needs an older edition: choose Compare with… first."))
            return
        proposed = str(desk.proposed(desk.path.stem + kind.ending))
        words = f"{kind.suffix[1:].upper()} (*{kind.suffix})"
        name = file_to_save(self._window, self.tr("Where the drawing goes"), proposed, words)
        if name:
            self.write(form, Path(name))

    def write(self, form: str, output: Path) -> None:
        """Draw what is on the desk now and write it."""
        edition, kind = _edition(self._desk), self._form(form)
        assert edition is not None, "asked before"
        assert kind is not None, "asked before"
        self.wait()

        def job() -> Path:
            check_writable(output)
            write_whole(output, kind.draw(edition))
            return output

        self._work = Work(job, (OSError, TooLarge), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self.told.emit(self.tr("Drawing…"))
        self._work.start()

    def _form(self, form: str) -> Form | None:
        """How it is drawn; None for a redline without an older edition that can be drawn."""
        if form in FORMS:
            return FORMS[form]
        older = _edition(self.older) if self.older is not None else None
        return _redline(form, older) if older is not None else None

    def wait(self) -> None:
        """Until what was begun is written."""
        if self._work is not None:
            self._work.wait()

    def _on_done(self, output: Path) -> None:
        self.told.emit(self.tr("The drawing is in {0}").format(output))

    def _on_failed(self, error: Exception) -> None:
        words = self.tr("No single page holds this cloth ({0}): choose sheets.")
        told = file_words(str(error.filename), error) if isinstance(error, OSError) else words.format(error)
        self.told.emit(told)


def _edition(desk: ReviewDesk) -> Edition | None:
    """What is on a desk now; None while its file cannot be used."""
    layout = desk.inspection.layout
    return None if layout is None else Edition(layout, content_digest(desk.text))
