"""The lists beside the drawing board: findings and problems, changes, comments, mathematics."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from feltwright.app.naming import fraction, percent, wager_name
from feltwright.engine.game import Rules
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import FileProblem
from feltwright.layout.sections import line_of
from feltwright.odds.edge import Edge
from feltwright.review.compare import Change
from feltwright.review.dossier import Comment
from feltwright.review.findings import Finding, Place, Severity
from feltwright.review.wording import change_words, finding_words
from feltwright.wording import file_problem_words

PLACE_ROLE = Qt.ItemDataRole.UserRole
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
MISSING_ROLE = Qt.ItemDataRole.UserRole + 2
SETTLED_ROLE = Qt.ItemDataRole.UserRole + 3
COLOURS = {Severity.VIOLATION: "#e5484d", Severity.QUESTION: "#d97706", Severity.NOTE: "#8a929c"}


def severity_words(severity: Severity) -> str:
    """How much a finding weighs, in words: never by colour alone."""
    words = {
        Severity.VIOLATION: QCoreApplication.translate("Review", "Violation"),
        Severity.QUESTION: QCoreApplication.translate("Review", "Question"),
        Severity.NOTE: QCoreApplication.translate("Review", "Note"),
    }
    return words[severity]


class _Wrapped(QStyledItemDelegate):
    """Rows as high as their words need at the width they have."""

    def __init__(self, rows: QTreeWidget, column: int) -> None:
        super().__init__(rows)
        self._rows, self._column = rows, column

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        if index.column() != self._column:
            return hint
        room = QRect(0, 0, max(40, self._rows.columnWidth(self._column) - 20), 10_000)
        words = str(index.data())
        box = self._rows.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap.value, words)
        return QSize(hint.width(), box.height() + 12)


class PlaceList(QTreeWidget):
    """Rows that lead to a place on the felt when they are chosen."""

    place_chosen = Signal(object)

    def __init__(self, name: str, head: Sequence[str], stretch: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setHeaderLabels(list(head))
        self.header().setStretchLastSection(False)
        for column in range(len(head)):
            mode = QHeaderView.ResizeMode.Stretch if column == stretch else QHeaderView.ResizeMode.ResizeToContents
            self.header().setSectionResizeMode(column, mode)
        self._is_entering = False
        self.empty_words = ""
        """What is said while there is nothing to list."""
        self.setItemDelegate(_Wrapped(self, stretch))
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.header().sectionResized.connect(self._on_section_resized)
        self.currentItemChanged.connect(self._on_current_changed)
        self.itemClicked.connect(self._on_item_clicked)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.topLevelItemCount() and self.empty_words:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            room = self.viewport().rect().adjusted(24, 24, -24, -24)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, self.empty_words)
            painter.end()

    def _on_section_resized(self, _column: int, _old: int, _new: int) -> None:
        self.scheduleDelayedItemsLayout()

    def chosen_entry(self) -> str:
        """The thing on the felt that the current row is about."""
        row = self.currentItem()
        return str(row.data(0, ENTRY_ROLE) or "") if row is not None else ""

    def missing_words(self) -> tuple[str, str] | None:
        """The words that the current row misses on the cloth, and the clause that asks for them."""
        row = self.currentItem()
        return row.data(0, MISSING_ROLE) if row is not None else None

    def is_settled(self) -> bool:
        """Whether the current row is a comment that was resolved."""
        row = self.currentItem()
        return row is not None and bool(row.data(0, SETTLED_ROLE))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt makes the first row current when a list is entered; nobody chose it, so nothing is zoomed to."""
        self._is_entering = True
        super().focusInEvent(event)
        self._is_entering = False

    def replace_rows(self, fill: Callable[[], None]) -> None:
        """Fill the list anew; who reads a row keeps it, and the place in the list, without being led anywhere."""
        at, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        before = _cells(self.topLevelItem(at))
        self._is_entering = True
        self.clear()
        fill()
        row = self._like(before, at)
        if row is not None:
            self.setCurrentItem(row)
        self._is_entering = False
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(scrolled)

    def _like(self, cells: list[str], at: int) -> QTreeWidgetItem | None:
        """The row that says the same, or the one of the same number: a comment that was answered."""
        if not cells:
            return None
        same = [row for row in self._rows() if _cells(row) == cells]
        there = self.topLevelItem(at)
        is_numbered = cells[0].isdecimal() and _cells(there)[:1] == cells[:1]
        return same[0] if same else there if is_numbered else None

    def _rows(self) -> list[QTreeWidgetItem]:
        found = (self.topLevelItem(nth) for nth in range(self.topLevelItemCount()))
        return [row for row in found if row is not None]

    def add(
        self, cells: Sequence[str], place: Place | None = None, tip: str = "", colour: str = "", entry: str = ""
    ) -> QTreeWidgetItem:
        """One row."""
        row = QTreeWidgetItem(list(cells))
        row.setData(0, PLACE_ROLE, place)
        row.setData(0, ENTRY_ROLE, entry)
        for column in range(len(cells)):
            row.setToolTip(column, tip or cells[column])
        if colour:
            row.setForeground(0, QColor(colour))
        self.addTopLevelItem(row)
        return row

    def _on_current_changed(self, row: QTreeWidgetItem | None, _before: object) -> None:
        if row is not None and not self._is_entering:
            self.place_chosen.emit(row.data(0, PLACE_ROLE))

    def _on_item_clicked(self, row: QTreeWidgetItem, _column: int) -> None:
        """A row that is current already leads back to its place too."""
        self.place_chosen.emit(row.data(0, PLACE_ROLE))


def _cells(row: QTreeWidgetItem | None) -> list[str]:
    return [row.text(column) for column in range(row.columnCount())] if row is not None else []


def fill_findings(rows: PlaceList, findings: Sequence[Finding], problems: Sequence[FileProblem], text: str) -> None:
    """What is wrong with the file first, each with its line, then every finding, the heaviest first."""
    rows.replace_rows(lambda: _add_findings(rows, findings, problems, text))


def _add_findings(rows: PlaceList, findings: Sequence[Finding], problems: Sequence[FileProblem], text: str) -> None:
    for problem in problems:
        line = line_of(text, problem.entry, problem.key, problem.detail)
        where = QCoreApplication.translate("Review", "Line {0}").format(line) if line else ""
        cells = (QCoreApplication.translate("Review", "File"), where, file_problem_words(problem), "")
        rows.add(cells, colour=COLOURS[Severity.VIOLATION])
    order = list(Severity)
    for finding in sorted(findings, key=lambda found: (order.index(found.severity), found.check)):
        cells = (severity_words(finding.severity), finding.check, finding_words(finding), finding.cite)
        row = rows.add(cells, finding.place, colour=COLOURS[finding.severity], entry=finding.entry)
        if finding.code == "WORDING_MISSING":
            row.setData(0, MISSING_ROLE, (str(dict(finding.params)["words"]), finding.cite))


def fill_changes(rows: PlaceList, changes: Sequence[Change]) -> None:
    """As they are numbered on the felt: substance first, formatting after it."""
    rows.replace_rows(lambda: _add_changes(rows, changes))


def _add_changes(rows: PlaceList, changes: Sequence[Change]) -> None:
    for nth, change in enumerate(changes, 1):
        weight = (
            QCoreApplication.translate("Review", "Substance")
            if change.substance
            else QCoreApplication.translate("Review", "Formatting")
        )
        rows.add((str(nth), weight, change_words(change)), change.place or change.was)


def fill_comments(rows: PlaceList, comments: Sequence[Comment]) -> None:
    """Every comment with its reason, precedent, answers and resolution."""
    rows.replace_rows(lambda: _add_comments(rows, comments))


def _add_comments(rows: PlaceList, comments: Sequence[Comment]) -> None:
    for comment in comments:
        made = comment.made
        lines = [made.text]
        if made.reason:
            lines.append(QCoreApplication.translate("Review", "Reason: {0}").format(made.reason))
        if made.precedent:
            lines.append(QCoreApplication.translate("Review", "Precedent: {0}").format(made.precedent))
        lines += [f"{answer.author}: {answer.text}" for answer in comment.answers]
        settled = comment.resolved
        if settled is not None:
            lines.append(QCoreApplication.translate("Review", "Resolved by {0}").format(settled.author))
            lines += [settled.text] if settled.text else []
        state = QCoreApplication.translate("Review", "Open")
        if settled is not None:
            state = QCoreApplication.translate("Review", "Resolved")
        row = rows.add((str(made.number), made.author, "\n".join(lines), state), made.place, entry=made.entry)
        row.setData(0, SETTLED_ROLE, settled is not None)


def fill_edges(rows: PlaceList, rules: Rules, edges: Sequence[Edge], never_made: Sequence[BetKey]) -> None:
    """The exact house edge of every wager; what gives the house nothing comes first and is marked in words."""
    rows.replace_rows(lambda: _add_edges(rows, rules, edges, never_made))


def _add_edges(rows: PlaceList, rules: Rules, edges: Sequence[Edge], never_made: Sequence[BetKey]) -> None:
    for key in never_made:
        words = QCoreApplication.translate("Review", "no stake within the limits can be paid")
        rows.add((_name(rules, key), "–", words), colour=COLOURS[Severity.QUESTION])
    for edge in sorted(edges, key=lambda edge: edge.low > 0):
        flagged = QCoreApplication.translate("Review", "no advantage to the house") if edge.low <= 0 else ""
        figures = percent(edge.low) if edge.low == edge.high else f"{percent(edge.low)} … {percent(edge.high)}"
        colour = COLOURS[Severity.VIOLATION] if flagged else ""
        rows.add((_name(rules, edge.key), figures, flagged), tip=fraction(edge.low), colour=colour)


def _name(rules: Rules, key: BetKey) -> str:
    return wager_name(replace(rules.book[key], key=replace(key, spot=0)))
