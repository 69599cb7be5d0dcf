"""Review mode: a layout on the drawing board, or two editions of it, with everything a commission wants beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QFileDialog,
    QInputDialog,
    QLabel,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from feltwright.app import settings
from feltwright.app.naming import clause_text
from feltwright.app.review.board import COMMENT, LOOK, MEASURE, ReviewBoard
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.forms import CommentForm, DecisionForm
from feltwright.app.review.marks import Pin, length_words
from feltwright.app.review.maths import MathsPanel
from feltwright.app.review.panels import PlaceList, fill_changes, fill_comments, fill_findings
from feltwright.layout.binding import key_of
from feltwright.review.compare import compare
from feltwright.review.dossier import Answered, Resolved, Status
from feltwright.review.findings import Place, Severity
from feltwright.review.wording import STATUSES
from feltwright.speech import speak


class ReviewWindow(QMainWindow):
    """The newer edition is the one reviewed; the older one, if there is one, stands beside it."""

    lobby_wanted = Signal()
    closing = Signal()

    def __init__(self, path: Path, older: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = ReviewDesk(path, self)
        self.older = ReviewDesk(older, self) if older is not None else None
        self.board, self.older_board = ReviewBoard(self), ReviewBoard(self)
        self.findings = PlaceList(
            "findings", (self.tr("Weight"), self.tr("Check"), self.tr("Finding"), self.tr("Clause")), 2, self
        )
        self.changes = PlaceList("changes", (self.tr("Weight"), self.tr("Change")), 1, self)
        self.comments = PlaceList(
            "comments", (self.tr("No."), self.tr("By"), self.tr("Comment"), self.tr("State")), 2, self
        )
        self.maths = MathsPanel(self.desk, self)
        self.badge, self.legend = QLabel(self), QLabel(self)
        self.tabs = QTabWidget(self)
        self._build()
        self._make_actions()
        self._connect()
        self.desk.read()
        if self.older is not None:
            self.older.read()
        self._restore()

    # -- building -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        boards = QSplitter(self)
        boards.addWidget(self.older_board)
        boards.addWidget(self.board)
        self.older_board.setVisible(self.older is not None)
        self.tabs.addTab(self.findings, self.tr("Findings"))
        self.tabs.addTab(self.changes, self.tr("Changes"))
        self.tabs.addTab(self._comment_page(), self.tr("Comments"))
        self.tabs.addTab(self.maths, self.tr("Mathematics"))
        self.tabs.setTabVisible(1, self.older is not None)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 8, 8, 8)
        self.badge.setObjectName("badge")
        self.badge.setWordWrap(True)
        column.addWidget(self.badge)
        column.addWidget(self.tabs, 1)
        self.legend.setText(self.tr("Redline: dashed red is the older edition, blue the newer one."))
        self.legend.setVisible(self.older is not None)
        column.addWidget(self.legend)
        whole = QSplitter(self)
        whole.addWidget(boards)
        whole.addWidget(side)
        whole.setSizes([800, 480])
        whole.setStretchFactor(0, 1)
        whole.setStretchFactor(1, 0)
        self.setCentralWidget(whole)
        self.setWindowTitle(self.tr("{0} · Layout review").format(self.desk.path.name))

    def _comment_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.comments, 1)
        self.answer, self.resolve = QPushButton(self.tr("Answer…"), page), QPushButton(self.tr("Resolve…"), page)
        self.decide = QPushButton(self.tr("Record a decision…"), page)
        for button, slot in (
            (self.answer, self._on_answer_clicked),
            (self.resolve, self._on_resolve_clicked),
            (self.decide, self._on_decide_clicked),
        ):
            button.clicked.connect(slot)
            column.addWidget(button)
        return page

    def _make_actions(self) -> None:
        bar = self.addToolBar(self.tr("Review"))
        bar.setMovable(False)
        self._act(bar.addAction(self.tr("Lobby")), "Ctrl+L", self.lobby_wanted.emit)
        self._act(bar.addAction(self.tr("Compare with…")), "Ctrl+O", self._on_compare_wanted)
        bar.addSeparator()
        tools = QActionGroup(self)
        for tool, text, keys in (
            (LOOK, self.tr("Look"), "L"),
            (MEASURE, self.tr("Measure"), "M"),
            (COMMENT, self.tr("Comment"), "C"),
        ):
            action = tools.addAction(bar.addAction(text))
            action.setCheckable(True)
            action.setChecked(tool == LOOK)
            self._act(action, keys, partial(self.board.set_tool, tool))
        bar.addSeparator()
        for text, keys, name in (
            (self.tr("Inches"), "I", "inches"),
            (self.tr("Grid"), "G", "grid"),
            (self.tr("Ids"), "D", "ids"),
            (self.tr("Colours"), "K", "coloured"),
        ):
            action = bar.addAction(text)
            action.setCheckable(True)
            action.setChecked(bool(getattr(self.board, name)))
            action.setShortcut(QKeySequence(keys))
            action.toggled.connect(partial(self._on_drawn_otherwise, name))
        dark = bar.addAction(self.tr("Dark board"))
        dark.setCheckable(True)
        dark.toggled.connect(self._on_dark_toggled)
        self._act(bar.addAction(self.tr("Whole cloth")), "Ctrl+0", self._on_fit_wanted)

    def _act(self, action: QAction, keys: str, slot: Callable[[], object]) -> None:
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: slot())

    def _connect(self) -> None:
        self.desk.changed.connect(self._on_desk_changed)
        self.desk.failed.connect(self._on_desk_failed)
        if self.older is not None:
            self.older.changed.connect(self._on_desk_changed)
        for rows in (self.findings, self.changes, self.comments):
            rows.place_chosen.connect(self.board.zoom_to)
        self.board.entry_hovered.connect(self._on_entry_hovered)
        self.board.point_chosen.connect(self._on_point_chosen)
        self.board.measured.connect(self._on_measured)

    def _restore(self) -> None:
        geometry = settings.REVIEW_GEOMETRY.get()
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(1280, 800)

    def closeEvent(self, event: QCloseEvent) -> None:
        settings.REVIEW_GEOMETRY.set(self.saveGeometry())
        self.maths.stop()
        self.closing.emit()
        super().closeEvent(event)

    # -- what is shown ------------------------------------------------------------------------------------------

    def _on_desk_changed(self) -> None:
        found = self.desk.inspection
        fill_findings(self.findings, found.findings, found.problems)
        fill_comments(self.comments, self.desk.dossier.comments())
        if self.desk.layout is not None:
            self.board.pins = self._pins()
            self.board.show_layout(self.desk.layout)
        if self.older is not None and self.older.layout is not None:
            self.older_board.show_layout(self.older.layout)
            if self.desk.layout is not None:
                self.board.changes = compare(self.older.layout, self.desk.layout)
                fill_changes(self.changes, self.board.changes)
        self.badge.setText(self._summary())

    def _pins(self) -> list[Pin]:
        comments = self.desk.dossier.comments()
        return [
            Pin(one.made.number, (one.made.place.x_mm, one.made.place.y_mm), one.resolved is None)
            for one in comments
            if one.made.place is not None
        ]

    def _summary(self) -> str:
        found = self.desk.inspection
        if found.problems:
            words = self.tr("The file cannot be read as it is: {0} problems. The last good drawing is shown.")
            return words.format(len(found.problems))
        violations = sum(one.severity is Severity.VIOLATION for one in found.findings)
        edition = self.desk.layout.edition if self.desk.layout else ""
        words = self.tr("{0}, edition {1}: {2}. {3} violations, {4} findings in all.")
        return words.format(self.desk.path.name, edition, self._status(), violations, len(found.findings))

    def _status(self) -> str:
        status = self.desk.status()
        words = speak("Review", STATUSES[status])
        return words.upper() if status is Status.CHANGED else words

    # -- slots --------------------------------------------------------------------------------------------------

    def _on_entry_hovered(self, entry: str) -> None:
        layout, rules = self.desk.layout, self.desk.inspection.rules
        words = entry
        if entry and layout is not None and rules is not None:
            terms = rules.book.get(key_of(layout.area(entry)))
            words = f"{entry} · {clause_text(terms.pay_cite)}" if terms else entry
        self.statusBar().showMessage(words)

    def _on_measured(self, mm: float) -> None:
        self.statusBar().showMessage(f"{length_words(mm, False)} · {length_words(mm, True)}")

    def _on_point_chosen(self, x_mm: float, y_mm: float, entry: str) -> None:
        form = CommentForm(self.desk.dossier.next_number(), Place(x_mm, y_mm, 0.0, 0.0), entry, self)
        self._open(form, lambda: self.desk.record(form.step()))

    def _on_decide_clicked(self) -> None:
        form = DecisionForm(self)
        self._open(form, lambda: self.desk.record(form.step()))

    def _open(self, form: CommentForm | DecisionForm, then: Callable[[], object]) -> None:
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(then)
        form.open()

    def _on_answer_clicked(self) -> None:
        self._add_words(self.tr("Answer"), Answered)

    def _on_resolve_clicked(self) -> None:
        self._add_words(self.tr("Resolution"), Resolved)

    def _add_words(self, title: str, kind: type[Answered | Resolved]) -> None:
        row = self.comments.currentItem()
        if row is None:
            self.statusBar().showMessage(self.tr("Choose a comment first."))
            return
        words, said = QInputDialog.getText(self, title, self.tr("Name: words"))
        if said:
            author, _, text = words.partition(":")
            self.desk.record(kind(int(row.text(0)), author.strip(), text.strip()))

    def _on_desk_failed(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Review record"), words, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _on_compare_wanted(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Older edition"), str(self.desk.path.parent), "TOML (*.toml)"
        )
        if name:
            self.compare_with(Path(name))

    def compare_with(self, older: Path) -> None:
        """Another edition beside this one, and the redline between them."""
        self.older = ReviewDesk(older, self)
        self.older.changed.connect(self._on_desk_changed)
        self.older_board.setVisible(True)
        self.legend.setVisible(True)
        self.tabs.setTabVisible(1, True)
        self.tabs.setCurrentIndex(1)
        self.older.read()

    def _on_drawn_otherwise(self, name: str, wanted: bool) -> None:
        for board in (self.board, self.older_board):
            setattr(board, name, wanted)
            board.viewport().update()

    def _on_dark_toggled(self, dark: bool) -> None:
        self.board.set_dark(dark)
        self.older_board.set_dark(dark)

    def _on_fit_wanted(self) -> None:
        self.board.fit()
        self.older_board.fit()
