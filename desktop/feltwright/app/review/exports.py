"""Single drawings of the layout on the desk: sheets, vector files and a picture, made off the thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from feltwright.app.report_work import Work
from feltwright.app.review.desk import ReviewDesk
from feltwright.drawing.dxf import dxf
from feltwright.drawing.proof import png
from feltwright.drawing.sheets import Style, TooLarge, full_pdf, tiled_pdf
from feltwright.drawing.svg import svg
from feltwright.layout.digest import content_digest
from feltwright.layout.model import Layout


class Form(Struct, frozen=True):
    """A kind of drawing: what its file is called after the layout, and who draws it."""

    ending: str
    draw: Callable[[Layout, str], bytes]

    @property
    def suffix(self) -> str:
        """`.pdf` and the like."""
        return self.ending[self.ending.index(".") :]


FULL, A4, LETTER, A3, SVG, DXF, PNG = "full", "a4", "letter", "a3", "svg", "dxf", "png"
FORMS = {
    FULL: Form("-full-size.pdf", lambda layout, digest: full_pdf(layout, Style(digest))),
    A4: Form("-a4.pdf", lambda layout, digest: tiled_pdf(layout, Style(digest), A4)),
    LETTER: Form("-letter.pdf", lambda layout, digest: tiled_pdf(layout, Style(digest), LETTER)),
    A3: Form("-a3.pdf", lambda layout, digest: tiled_pdf(layout, Style(digest), A3)),
    SVG: Form(".svg", lambda layout, digest: svg(layout, digest).encode()),
    DXF: Form(".dxf", lambda layout, digest: dxf(layout, digest).encode()),
    PNG: Form("-proof.png", lambda layout, _digest: png(layout)),
}


class Exporter(QObject):
    """One drawing at a time; what came of it is told."""

    told = Signal(str)

    def __init__(self, desk: ReviewDesk, window: QWidget) -> None:
        super().__init__(window)
        self._desk, self._window = desk, window
        self._work: Work | None = None

    def choose(self, form: str) -> None:
        """Ask where a drawing goes, and make it."""
        if self._desk.inspection.layout is None:
            self.told.emit(self.tr("The file cannot be read as it is: mend it first."))
            return
        kind, path = FORMS[form], self._desk.path
        proposed = str(path.with_name(path.stem + kind.ending))
        words = f"{kind.suffix[1:].upper()} (*{kind.suffix})"
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Where the drawing goes"), proposed, words)
        if name:
            self.write(form, Path(name))

    def write(self, form: str, output: Path) -> None:
        """Draw what is on the desk now and write it."""
        layout, digest, draw = self._desk.inspection.layout, content_digest(self._desk.text), FORMS[form].draw
        assert layout is not None, "asked before"
        self.wait()

        def job() -> Path:
            output.write_bytes(draw(layout, digest))
            return output

        self._work = Work(job, (OSError, TooLarge), self)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self.told.emit(self.tr("Drawing…"))
        self._work.start()

    def wait(self) -> None:
        """Until what was begun is written."""
        if self._work is not None:
            self._work.wait()

    def _on_done(self, output: Path) -> None:
        self.told.emit(self.tr("The drawing is in {0}").format(output))

    def _on_failed(self, error: Exception) -> None:
        words = self.tr("No single page holds this cloth ({0}): choose sheets.")
        self.told.emit(words.format(error) if isinstance(error, TooLarge) else str(error))
