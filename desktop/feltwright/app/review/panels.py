"""The lists beside the drawing board: findings and problems, changes, comments, mathematics."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from feltwright.app.naming import fraction, key_name, percent
from feltwright.engine.game import Rules
from feltwright.files.problems import FileProblem
from feltwright.odds.edge import Edge
from feltwright.review.compare import Change
from feltwright.review.dossier import Comment
from feltwright.review.findings import Finding, Place, Severity
from feltwright.review.wording import change_words, finding_words
from feltwright.wording import file_problem_words

PLACE_ROLE = Qt.ItemDataRole.UserRole
COLOURS = {Severity.VIOLATION: "#e5484d", Severity.QUESTION: "#d97706", Severity.NOTE: "#8a929c"}


def severity_words(severity: Severity) -> str:
    """How much a finding weighs, in words: never by colour alone."""
    words = {
        Severity.VIOLATION: QCoreApplication.translate("Review", "Violation"),
        Severity.QUESTION: QCoreApplication.translate("Review", "Question"),
        Severity.NOTE: QCoreApplication.translate("Review", "Note"),
    }
    return words[severity]


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
        self.currentItemChanged.connect(self._on_current_changed)

    def add(self, cells: Sequence[str], place: Place | None = None, tip: str = "", colour: str = "") -> None:
        """One row."""
        row = QTreeWidgetItem(list(cells))
        row.setData(0, PLACE_ROLE, place)
        for column in range(len(cells)):
            row.setToolTip(column, tip or cells[column])
        if colour:
            row.setForeground(0, QColor(colour))
        self.addTopLevelItem(row)

    def _on_current_changed(self, row: QTreeWidgetItem | None, _before: object) -> None:
        if row is not None:
            self.place_chosen.emit(row.data(0, PLACE_ROLE))


def fill_findings(rows: PlaceList, findings: Sequence[Finding], problems: Sequence[FileProblem]) -> None:
    """What is wrong with the file first, then every finding, the heaviest first."""
    rows.clear()
    for problem in problems:
        words = file_problem_words(problem)
        rows.add((QCoreApplication.translate("Review", "File"), "", words, ""), colour=COLOURS[Severity.VIOLATION])
    order = list(Severity)
    for finding in sorted(findings, key=lambda found: (order.index(found.severity), found.check)):
        cells = (severity_words(finding.severity), finding.check, finding_words(finding), finding.cite)
        rows.add(cells, finding.place, colour=COLOURS[finding.severity])


def fill_changes(rows: PlaceList, changes: Sequence[Change]) -> None:
    """Substance first, formatting after it."""
    rows.clear()
    for change in sorted(changes, key=lambda one: not one.substance):
        weight = (
            QCoreApplication.translate("Review", "Substance")
            if change.substance
            else QCoreApplication.translate("Review", "Formatting")
        )
        rows.add((weight, change_words(change)), change.place or change.was)


def fill_comments(rows: PlaceList, comments: Sequence[Comment]) -> None:
    """Every comment with its reason, precedent, answers and resolution."""
    rows.clear()
    for comment in comments:
        made = comment.made
        lines = [made.text]
        if made.reason:
            lines.append(QCoreApplication.translate("Review", "Reason: {0}").format(made.reason))
        if made.precedent:
            lines.append(QCoreApplication.translate("Review", "Precedent: {0}").format(made.precedent))
        lines += [f"{answer.author}: {answer.text}" for answer in comment.answers]
        state = (
            QCoreApplication.translate("Review", "Open")
            if comment.resolved is None
            else QCoreApplication.translate("Review", "Resolved")
        )
        rows.add((str(made.number), made.author, "\n".join(lines), state), made.place)


def fill_edges(rows: PlaceList, rules: Rules, edges: Sequence[Edge]) -> None:
    """The exact house edge of every wager; what gives the house nothing is marked in words."""
    rows.clear()
    for edge in edges:
        flagged = QCoreApplication.translate("Review", "no advantage to the house") if edge.low <= 0 else ""
        figures = percent(edge.low) if edge.low == edge.high else f"{percent(edge.low)} … {percent(edge.high)}"
        colour = COLOURS[Severity.VIOLATION] if flagged else ""
        rows.add((key_name(rules.book, edge.key), figures, flagged), tip=fraction(edge.low), colour=colour)
