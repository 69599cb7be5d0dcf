"""Review mode: a layout on the drawing board, or two editions of it, with everything a commission wants beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from feltwright.app import settings
from feltwright.app.confirming import violations_words
from feltwright.app.drops import TakesDrops
from feltwright.app.file_dialogs import file_to_open, file_to_save
from feltwright.app.placing import first_size
from feltwright.app.review.actions import ReviewActions
from feltwright.app.review.banner import ConflictBanner
from feltwright.app.review.board import EDIT, LOOK, ReviewBoard
from feltwright.app.review.copying import OwnCopies
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.editor import LayoutEditor
from feltwright.app.review.exports import Exporter
from feltwright.app.review.forms import WordsForm
from feltwright.app.review.hover import entry_words
from feltwright.app.review.marks import length_words
from feltwright.app.review.panels import fill_changes, fill_comments, fill_findings
from feltwright.app.review.redline import legend
from feltwright.app.review.remarks import Remarks
from feltwright.app.review.side import CHANGES, ReviewSide
from feltwright.drawing.redline import redline
from feltwright.layout.edit import Lettering
from feltwright.report.keys import KeyProblem
from feltwright.report.wording import problem_words
from feltwright.review.compare import compare, in_order
from feltwright.review.dossier import Status
from feltwright.review.findings import Severity
from feltwright.review.wording import status_words
from feltwright.wording import file_problem_words


class ReviewWindow(TakesDrops, QMainWindow):
    """The newer edition is the one reviewed; the older one, if there is one, stands beside it."""

    lobby_wanted = Signal()
    play_wanted = Signal(object)
    """A table on this very layout: the desk that has it, with its game and rules."""
    closing = Signal()

    def __init__(self, path: Path, older: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = ReviewDesk(path, self)
        self.older = ReviewDesk(older, self) if older is not None else None
        self.copies = OwnCopies(self.desk, self)
        self.editor = LayoutEditor(self.desk, self)
        self.board, self.older_board = ReviewBoard(self), ReviewBoard(self)
        self.older_board.is_older = True
        self.side = ReviewSide(self.desk, self)
        self.banner = ConflictBanner(self)
        self.exporter = Exporter(self.desk, self)
        self.exporter.older = self.older
        self.remarks = Remarks(self)
        self.position = QLabel(self)
        self._listed: object = None
        self.setAcceptDrops(True)
        self._build()
        self.actions_ = ReviewActions(self)
        self._connect()
        self.desk.read()
        if self.older is not None:
            self.older.read()
        self._restore()

    # -- building -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.boards = QSplitter(self)
        self.boards.setChildrenCollapsible(False)
        for board in (self.older_board, self.board):
            board.setMinimumSize(240, 240)
            board.viewport().setAcceptDrops(False)
            self.boards.addWidget(board)
        self.older_board.setVisible(self.older is not None)
        self.side.compare(self.older is not None)
        self.boards.setSizes([1000, 1000])
        self.whole = QSplitter(self)
        self.whole.setChildrenCollapsible(False)
        self.whole.addWidget(self.boards)
        self.whole.addWidget(self.side)
        self.whole.setSizes([820, 460])
        self.whole.setStretchFactor(0, 1)
        self.whole.setStretchFactor(1, 0)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.whole, 1)
        self.setCentralWidget(page)
        self.position.setObjectName("position")
        self.position.setMinimumWidth(300)
        self.position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.statusBar().addPermanentWidget(self.position)

    def _connect(self) -> None:
        self.desk.changed.connect(self._on_desk_changed)
        self.desk.failed.connect(self._on_desk_failed)
        self.desk.conflicted.connect(self.banner.show)
        self.desk.reloaded.connect(self.banner.hide)
        self.banner.theirs_wanted.connect(self.desk.reload)
        self.banner.mine_wanted.connect(lambda: self.desk.save(over_others=True))
        self.editor.told.connect(self.statusBar().showMessage)
        self.exporter.told.connect(self.statusBar().showMessage)
        self.side.decisions.submit.clicked.connect(self.submit)
        if self.older is not None:
            self.older.changed.connect(self._on_desk_changed)
        for rows in (self.side.findings, self.side.changes, self.side.comments):
            rows.place_chosen.connect(self.board.zoom_to)
        self.side.changes.place_chosen.connect(self.older_board.zoom_to)
        self.side.fix.clicked.connect(self._on_fix_clicked)
        self.board.entry_hovered.connect(self._on_entry_hovered)
        self.board.measured.connect(self._on_measured)
        self.board.edit_wished.connect(lambda wish: self.copies.first(partial(self.editor.do, wish)))
        self.board.nudged.connect(lambda *nudge: self.copies.first(partial(self.editor.nudge, *nudge)))
        self.board.reword_wished.connect(self.reword)
        self.board.thing_chosen.connect(self._on_thing_chosen)
        for board in (self.board, self.older_board):
            board.pointed.connect(self._on_pointed)

    def _restore(self) -> None:
        geometry = settings.REVIEW_GEOMETRY.get()
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(first_size(self))
        self.whole.restoreState(settings.REVIEW_SPLIT.get())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn_boards()

    def _turn_boards(self) -> None:
        """Two editions beside or over each other, whichever leaves them larger."""
        layout = self.desk.layout
        if self.older is None or layout is None:
            return
        w, h = self.boards.width() / layout.size_mm[0], self.boards.height() / layout.size_mm[1]
        beside = min(w / 2, h) >= min(w, h / 2)
        self.boards.setOrientation(Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical)
        self.boards.setSizes([1000, 1000])

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.desk.is_edited and not self._may_close():
            event.ignore()
            return
        settings.REVIEW_GEOMETRY.set(self.saveGeometry())
        settings.REVIEW_SPLIT.set(self.whole.saveState())
        self.exporter.wait()
        self.side.maths.stop()
        self.editor.forget()
        self.closing.emit()
        super().closeEvent(event)

    def _may_close(self) -> bool:
        choice = QMessageBox.StandardButton
        asked = QMessageBox.warning(
            self,
            self.tr("Unsaved changes"),
            self.tr("{0} has unsaved changes.").format(self.desk.path.name),
            choice.Save | choice.Discard | choice.Cancel,
            choice.Save,
        )
        return asked == choice.Discard or (asked == choice.Save and self.save())

    # -- what is shown ------------------------------------------------------------------------------------------

    def _on_desk_changed(self) -> None:
        found = self.desk.inspection
        listed = found.findings, found.problems, self.desk.dossier
        if listed != self._listed:
            self._listed = listed
            fill_findings(self.side.findings, found.findings, found.problems, self.desk.text)
            fill_comments(self.side.comments, self.desk.dossier.comments())
        if self.desk.layout is not None:
            self.board.show_layout(self.desk.layout)
            self.board.pins = self.remarks.pins()
        self._show_older()
        self.side.badge.setText("\n".join(filter(None, (self._summary(), self._about_older()))))
        self.setWindowTitle(self.tr("{0} · Layout review").format(self.desk.path.name + "[*]"))
        self.setWindowModified(self.desk.is_edited)
        self.actions_.follow(edited=self.desk.is_edited)

    def _show_older(self) -> None:
        """The older edition, and the redline over both."""
        older, newer = self.older.layout if self.older is not None else None, self.desk.layout
        if older is None:
            return
        self.older_board.show_layout(older)
        if newer is None:
            return
        self.board.changes = in_order(compare(older, newer))
        self.board.redline = self.older_board.redline = redline(self.older_board.lines, self.board.lines)
        self.side.legend.show_rows(legend(older.edition, newer.edition))
        fill_changes(self.side.changes, self.board.changes)

    def _summary(self) -> str:
        found = self.desk.inspection
        if found.problems and self.desk.layout is None:
            return self.tr("The file cannot be drawn as it is. Mend what is listed, and it is shown at once.")
        if found.problems:
            words = self.tr("The file cannot be read as it is: {0} problems. The last good drawing is shown.")
            return words.format(len(found.problems))
        violations = violations_words(sum(one.severity is Severity.VIOLATION for one in found.findings))
        edition = self.desk.layout.edition if self.desk.layout else ""
        words = self.tr("{0}, edition {1}: {2}. {3}, {4} findings in all.")
        return words.format(self.desk.path.name, edition, self._status(self.desk), violations, len(found.findings))

    def _about_older(self) -> str:
        """Where the older edition stands, or why it is not shown."""
        if self.older is None:
            return ""
        problems, name = self.older.inspection.problems, self.older.path.name
        if problems:
            words = self.tr("{0} cannot be read as it is: {1}")
            return words.format(name, file_problem_words(problems[0]))
        edition = self.older.layout.edition if self.older.layout else ""
        return self.tr("{0}, edition {1}: {2}.").format(name, edition, self._status(self.older))

    def _status(self, desk: ReviewDesk) -> str:
        status = desk.status()
        words = status_words(status)
        return words.upper() if status is Status.CHANGED else words

    # -- looking ------------------------------------------------------------------------------------------------

    def set_tool(self, tool: str) -> None:
        """What the pointer does from now on."""
        self.board.set_tool(tool)
        self.older_board.set_tool(tool if tool != EDIT else LOOK)
        if tool == EDIT:
            self.statusBar().showMessage(
                self.tr(
                    "Drag to move, handles to resize, double click for words, arrows to nudge, Alt without snapping."
                )
            )

    def draw_otherwise(self, name: str, wanted: bool) -> None:
        """Inches, grid, ids or colours, on both boards."""
        for board in (self.board, self.older_board):
            setattr(board, name, wanted)
            board.viewport().update()

    def set_dark(self, dark: bool) -> None:
        """Paper-white, or a dark board."""
        self.board.set_dark(dark)
        self.older_board.set_dark(dark)

    def fit(self) -> None:
        """The whole cloth on both boards."""
        self.board.fit()
        self.older_board.fit()

    def zoom(self, factor: float) -> None:
        """Both boards closer or further off."""
        self.board.zoom(factor)
        self.older_board.zoom(factor)

    def choose_older(self) -> None:
        """Ask which edition to compare with."""
        folder = str(self.desk.path.parent)
        name = file_to_open(self, self.tr("Older edition"), folder, "TOML (*.toml)")
        if name:
            self.compare_with(Path(name))

    def compare_with(self, older: Path) -> None:
        """Another edition beside this one, and the redline between them."""
        self.older = self.exporter.older = ReviewDesk(older, self)
        self.older.changed.connect(self._on_desk_changed)
        self.older_board.setVisible(True)
        self._turn_boards()
        self.side.compare(True)
        self.side.tabs.setCurrentIndex(CHANGES)
        self.older.read()

    def _on_pointed(self, x_mm: float, y_mm: float) -> None:
        both = [f"{length_words(x_mm, inches)} × {length_words(y_mm, inches)}" for inches in (False, True)]
        self.position.setText("   ·   ".join(both))

    def _on_entry_hovered(self, entry: str) -> None:
        words = entry_words(entry, self.desk) if entry else []
        self.board.viewport().setToolTip("\n".join(words))
        self.statusBar().showMessage(" · ".join(words))

    def _on_thing_chosen(self, thing: str) -> None:
        self.statusBar().showMessage(" · ".join(entry_words(thing, self.desk)))

    def _on_measured(self, mm: float) -> None:
        self.statusBar().showMessage(f"{length_words(mm, False)} · {length_words(mm, True)}")

    # -- editing ------------------------------------------------------------------------------------------------

    def reword_chosen(self) -> None:
        """The words of what is selected on the board."""
        self.reword(self.board.hand.chosen)

    def reword(self, thing: str) -> None:
        """Ask for other words."""
        if not thing:
            self.statusBar().showMessage(self.tr("Choose something on the felt first (E, then click)."))
            return
        words = self.editor.lettering(thing)
        if words:
            self.copies.first(partial(self._ask_words, thing, words))

    def _ask_words(self, thing: str, words: Sequence[Lettering]) -> None:
        form = WordsForm(thing, words, self)

        def write() -> bool:
            for nth, (old, new) in enumerate(zip(words, form.written(), strict=True)):
                if old != new:
                    self.editor.reword(thing, nth, new)
            return True

        self.remarks.open(form, write)

    def save(self) -> bool:
        """Write the file; False if it could not be, or somebody else changed it."""
        saved = self.desk.save()
        if saved:
            self.statusBar().showMessage(self.tr("{0} saved.").format(self.desk.path.name))
        return saved

    def choose_and_save(self) -> None:
        """Ask where, and write a copy to go on with; that of a shipped felt is another edition."""
        if self.desk.is_shipped:
            self.copies.first(lambda: None)
            return
        name = file_to_save(self, self.tr("Save as"), str(self.desk.path), "TOML (*.toml)")
        if name:
            self.desk.save_as(Path(name))

    def play(self) -> None:
        """A table on this very layout, if it can be used as it is."""
        if self.desk.inspection.layout is None:
            self.statusBar().showMessage(self.tr("The file cannot be read as it is: mend it first."))
            return
        self.play_wanted.emit(self.desk)

    # -- the submission -----------------------------------------------------------------------------------------

    def submit(self) -> None:
        """The dialog that makes and signs the submission, if the file can be used as it is."""
        from feltwright.app.review.submission import open_submission

        if self.desk.inspection.layout is None:
            self.statusBar().showMessage(self.tr("The file cannot be read as it is: mend it first."))
            return
        try:
            open_submission(self.desk, self)
        except KeyProblem as problem:
            self._on_desk_failed(problem_words(problem.code, problem.detail))

    def verify(self, path: Path | None = None) -> None:
        """The dialog that judges a submission."""
        from feltwright.app.review.verify import open_verify_submission

        open_verify_submission(self, path)

    def take_dropped(self, path: Path) -> None:
        """A submission to verify."""
        self.verify(path)

    # -- mending ---------------------------------------------------------------------------------

    def _on_fix_clicked(self) -> None:
        missing = self.side.findings.missing_words()
        if missing is None:
            self.reword(self.side.findings.chosen_entry())
        else:
            self.copies.first(partial(self._print, *missing))

    def _print(self, words: str, cite: str) -> None:
        middle = self.board.mapToScene(self.board.viewport().rect().center())
        thing = self.editor.inscribe(words, (middle.x(), middle.y()), cite)
        if thing:
            self.actions_.tools[EDIT].trigger()
            self.board.hand.chosen = thing

    def _on_desk_failed(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Layout review"), words, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
