"""Where a layout stands: its status and digest as one, and every decision with its votes."""

from __future__ import annotations

from tomllib import TOMLDecodeError

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.panels import PlaceList
from feltwright.layout.digest import content_digest
from feltwright.review.dossier import Decided, Outcome, Stage
from feltwright.review.wording import status_words, vote_words


class DecisionPanel(QWidget):
    """Follows the desk; recording is asked for by its button."""

    def __init__(self, desk: ReviewDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.status = QLabel(self)
        self.status.setWordWrap(True)
        self.rows = PlaceList("decisions", (self.tr("Day"), self.tr("Stage"), self.tr("Decision")), 2, self)
        self.rows.empty_words = self.tr("No decision has been recorded yet.")
        self.decide = QPushButton(self.tr("Record a decision…"), self)
        self.submit = QPushButton(self.tr("Make the submission…"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.status)
        column.addWidget(self.rows, 1)
        column.addWidget(self.decide)
        column.addWidget(self.submit)
        desk.changed.connect(self.fill)

    def fill(self) -> None:
        """Status, digest and decisions as they are now."""
        try:
            digest = content_digest(self._desk.text)
        except TOMLDecodeError:
            digest = ""
        words = self.tr("Status: {0}. Content digest {1}.")
        self.status.setText(words.format(status_words(self._desk.status()), digest[:16] or "–"))
        self.status.setToolTip(digest)
        self.rows.clear()
        for record, made in self._desk.dossier.decisions():
            lines = [self._outcome(made), made.motion]
            if made.moved_by:
                lines.append(self.tr("Moved by {0}").format(made.moved_by))
            lines += [self.tr("Condition: {0}").format(condition) for condition in made.conditions]
            lines.append(", ".join(f"{vote.name}: {vote_words(vote.vote)}" for vote in made.votes))
            if made.deadline:
                lines.append(self.tr("Deadline: {0}").format(made.deadline))
            if record.digest != digest:
                lines.append(self.tr("Made on other content: {0}").format(record.digest[:16]))
            stage = self.tr("Commission") if made.stage is Stage.COMMISSION else self.tr("Governing body")
            self.rows.add((record.utc[:10], stage, "\n".join(line for line in lines if line)))

    def _outcome(self, made: Decided) -> str:
        words = {
            Outcome.APPROVE: self.tr("Approve"),
            Outcome.APPROVE_WITH_CONDITIONS: self.tr("Approve with conditions"),
            Outcome.RETURN: self.tr("Return for revision"),
        }
        return words[made.outcome]
