"""The strip that says why play has stopped: what cannot be written does not happen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from feltwright.store.problems import JournalProblem
from feltwright.wording import journal_problem_words


class StopBar(QFrame):
    """Hidden until the journal fails."""

    again_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.words = QLabel(self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.again = QPushButton(self.tr("Go on from the journal"), self)
        self.again.setObjectName("again")
        self.again.setProperty("primary", True)
        self.again.clicked.connect(self.again_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(16)
        row.addWidget(self.words, 1)
        row.addWidget(self.again)
        self.hide()

    def tell(self, problem: JournalProblem) -> str:
        """Show the problem; the words, to be read out."""
        stopped = self.tr("Play has stopped. The last step could not be written and did not happen.")
        words = f"{stopped} {journal_problem_words(problem)}"
        self.words.setText(words)
        self.show()
        return words
