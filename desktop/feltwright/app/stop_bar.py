"""The strip that says why play has stopped: what cannot be written does not happen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from feltwright.store.places import VARIABLE
from feltwright.store.problems import JournalProblem
from feltwright.wording import journal_problem_words


class StopBar(QFrame):
    """Hidden until the journal fails; one that is lost can be kept in a new file, any other may work again."""

    again_wanted = Signal()
    keep_wanted = Signal()
    folder_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.words = QLabel(self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.again = self._button("again", self.tr("Go on from the journal"), self.again_wanted)
        self.keep = self._button("keep", self.tr("Keep everything"), self.keep_wanted)
        self.keep.setToolTip(self.tr("Every session and report of the lost journal goes into a new one"))
        self.folder = self._button("folder", self.tr("Keep in another folder…"), self.folder_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(16)
        row.addWidget(self.words, 1)
        for button in (self.again, self.folder, self.keep):
            row.addWidget(button)
        self.again.setProperty("primary", True)
        self.keep.setProperty("primary", True)
        self.hide()

    def _button(self, name: str, words: str, wanted: SignalInstance) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.clicked.connect(wanted)
        return button

    def tell(self, problem: JournalProblem) -> str:
        """Show the problem; the words, to be read out."""
        stopped = self.tr("Play has stopped. The last step could not be written and did not happen.")
        words = f"{stopped} {journal_problem_words(problem)}"
        self.words.setText(words)
        self.again.setHidden(problem.is_loss)
        self.keep.setHidden(not problem.is_loss)
        self.folder.hide()
        self.show()
        return words

    def tell_not_kept(self, problem: JournalProblem) -> None:
        """Say why it could not be kept there: it can be anywhere else."""
        self.words.setText(journal_problem_words(problem))
        self.folder.show()

    def tell_kept(self, path: Path) -> None:
        """Everything is in another folder: say how to go on from there."""
        words = self.tr("Everything was kept in {0}. To go on from there, start Feltwright with {1} set to {2}.")
        self.words.setText(words.format(path, VARIABLE, path.parent))
        self.keep.hide()
        self.folder.hide()
