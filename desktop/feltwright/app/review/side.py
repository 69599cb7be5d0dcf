"""What stands beside the board: the badge, and findings, changes, comments, mathematics and decisions in tabs."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from feltwright.app.review.decision import DecisionPanel
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.maths import MathsPanel
from feltwright.app.review.panels import PlaceList
from feltwright.app.review.redline import RedlineLegend

CHANGES = 1


class ReviewSide(QWidget):
    """Only lists and buttons; the window fills and answers them."""

    def __init__(self, desk: ReviewDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.findings = PlaceList(
            "findings", (self.tr("Weight"), self.tr("Check"), self.tr("Finding"), self.tr("Clause")), 2, self
        )
        self.changes = PlaceList("changes", (self.tr("No."), self.tr("Weight"), self.tr("Change")), 2, self)
        self.comments = PlaceList(
            "comments", (self.tr("No."), self.tr("By"), self.tr("Comment"), self.tr("State")), 2, self
        )
        self.findings.empty_words = self.tr("Every check passed: there is nothing to say about this layout.")
        self.changes.empty_words = self.tr("The two editions are alike.")
        self.comments.empty_words = self.tr("No comments yet. Choose Comment (C) and click on the felt.")
        self.maths = MathsPanel(desk, self)
        self.decisions = DecisionPanel(desk, self)
        self.fix = QPushButton(self.tr("Change the words…"), self)
        self.answer, self.resolve = QPushButton(self.tr("Answer…"), self), QPushButton(self.tr("Resolve…"), self)
        self.reopen = QPushButton(self.tr("Take up again…"), self)
        self.badge, self.legend = QLabel(self), RedlineLegend(self)
        self.tabs = QTabWidget(self)
        self._fill_tabs()
        self._build()
        self.findings.currentItemChanged.connect(self._on_finding_changed)
        self.comments.currentItemChanged.connect(self._on_comment_changed)

    def compare(self, wanted: bool) -> None:
        """Whether there is an older edition to speak of."""
        self.tabs.setTabVisible(CHANGES, wanted)
        self.legend.setVisible(wanted)

    def _fill_tabs(self) -> None:
        self.tabs.addTab(self._page(self.findings, self.fix), self.tr("Findings"))
        self.tabs.addTab(self.changes, self.tr("Changes"))
        self.tabs.addTab(self._page(self.comments, self.answer, self.resolve, self.reopen), self.tr("Comments"))
        self.tabs.addTab(self.maths, self.tr("Mathematics"))
        self.tabs.addTab(self.decisions, self.tr("Decision"))
        self.tabs.setUsesScrollButtons(False)

    def _build(self) -> None:
        self.setMinimumWidth(440)
        self.badge.setObjectName("badge")
        self.badge.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.badge)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.legend)

    def _page(self, rows: PlaceList, *buttons: QPushButton) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(rows, 1)
        row = QHBoxLayout()
        for button in buttons:
            button.setEnabled(False)
            row.addWidget(button, 1)
        column.addLayout(row)
        return page

    def _on_finding_changed(self, row: object, _before: object) -> None:
        missing = self.findings.missing_words()
        self.fix.setEnabled(row is not None and bool(self.findings.chosen_entry() or missing))
        self.fix.setText(self.tr("Print the words") if missing else self.tr("Change the words…"))

    def _on_comment_changed(self, row: object, _before: object) -> None:
        settled = self.comments.is_settled()
        self.answer.setEnabled(row is not None)
        self.resolve.setEnabled(row is not None and not settled)
        self.reopen.setEnabled(row is not None and settled)
