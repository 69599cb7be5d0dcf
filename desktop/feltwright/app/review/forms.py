"""What a reviewer fills in: a comment on a place, and the decision with its votes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QDate, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.review.votes import FieldGroup, VoteRows
from feltwright.layout.edit import Lettering
from feltwright.review.dossier import Commented, Decided, Outcome, Stage
from feltwright.review.findings import Place


class RecordForm(QDialog):
    """Rows over OK and Cancel; it stays, with everything written in it, while what is written cannot be kept."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.keep: Callable[[], bool] = lambda: True
        self.rows = QFormLayout()
        self.rows.setSpacing(12)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._buttons = buttons.buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(20)
        column.addLayout(self.rows)
        column.addWidget(buttons)
        self.resize(520, self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        """What is written comes before the buttons, which were made first."""
        super().showEvent(event)
        self._chain()
        next(self._fields()).setFocus(Qt.FocusReason.TabFocusReason)

    def _chain(self) -> None:
        for one, other in pairwise((*self._fields(), *self._buttons)):
            QWidget.setTabOrder(one, other)

    def _fields(self) -> Iterator[QWidget]:
        for row in range(self.rows.rowCount()):
            item = self.rows.itemAt(row, QFormLayout.ItemRole.FieldRole)
            widget = item.widget() if item is not None else None
            if isinstance(widget, FieldGroup):
                yield from widget.stops()
            elif widget is not None and not isinstance(widget, QLabel):
                yield widget

    def accept(self) -> None:
        """Close only when it was kept."""
        if self.keep():
            super().accept()

    def _line(self, name: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName(name)
        return line

    def _page(self, name: str) -> QPlainTextEdit:
        page = QPlainTextEdit(self)
        page.setObjectName(name)
        page.setTabChangesFocus(True)
        page.setFixedHeight(84)
        return page


class RemarkForm(RecordForm):
    """An answer to a comment, or how it was resolved."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.author, self.words = self._line("author"), self._page("words")
        self.rows.addRow(self.tr("By"), self.author)
        self.rows.addRow(self.tr("Words"), self.words)


class WordsForm(RecordForm):
    """The words of something on the felt, as the file writes them, and the height of their capitals."""

    def __init__(self, thing: str, words: Sequence[Lettering], parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Words of {0}").format(thing))
        self.lines: list[QLineEdit] = []
        self.heights: list[QDoubleSpinBox] = []
        for nth, one in enumerate(words):
            line, height = self._line(f"words_{nth}"), QDoubleSpinBox(self)
            line.setText(one.text)
            height.setObjectName(f"height_{nth}")
            height.setRange(0.5, 1_000.0)
            height.setDecimals(1)
            height.setSuffix(" mm")
            height.setValue(one.cap_height_mm)
            self.rows.addRow(self.tr("Words"), line)
            self.rows.addRow(self.tr("Height of capitals"), height)
            self.lines.append(line)
            self.heights.append(height)
        note = QLabel(self.tr("Words in braces are filled in when the felt is drawn."), self)
        note.setWordWrap(True)
        self.rows.addRow("", note)

    def written(self) -> tuple[Lettering, ...]:
        """What stands there now."""
        pairs = zip(self.lines, self.heights, strict=True)
        return tuple(Lettering(line.text(), height.value()) for line, height in pairs)


class CommentForm(RecordForm):
    """A numbered comment, pinned to a place."""

    def __init__(self, number: int, place: Place, entry: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Comment {0}").format(number))
        self._number, self._place, self._entry = number, place, entry
        self.author, self.words = self._line("author"), self._page("words")
        self.reason, self.precedent = self._line("reason"), self._line("precedent")
        self.rows.addRow(self.tr("By"), self.author)
        self.rows.addRow(self.tr("Comment"), self.words)
        self.rows.addRow(self.tr("Reason"), self.reason)
        self.rows.addRow(self.tr("Precedent"), self.precedent)

    def step(self) -> Commented:
        """What was written."""
        return Commented(
            self._number,
            self.author.text().strip(),
            self.words.toPlainText().strip(),
            self.reason.text().strip(),
            self.precedent.text().strip(),
            self._entry,
            self._place,
        )


class DayEdit(QDateEdit):
    """A day as it is recorded, the same to every reader; typed as it is shown, dashes or not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(QDate.currentDate(), parent)
        self.setDisplayFormat("yyyy-MM-dd")
        self.setCalendarPopup(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A year or month that is complete leads on by itself: the dash after it must not skip the next."""
        has_just_come = self.lineEdit().selectedText() == self.sectionText(self.currentSection())
        if event.text() != "-" or not has_just_come:
            super().keyPressEvent(event)


class DeadlineField(FieldGroup):
    """No day at all until somebody wants one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wanted = QCheckBox(self.tr("Set a deadline"), self)
        self.day = DayEdit(self)
        self.day.setObjectName("deadline")
        self.day.setAccessibleName(self.tr("Deadline"))
        kept = self.day.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.day.setSizePolicy(kept)
        self.day.hide()
        self.wanted.toggled.connect(self.day.setVisible)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.wanted)
        row.addWidget(self.day)
        row.addStretch(1)

    def stops(self) -> list[QWidget]:
        """Whether there is a deadline, then its day."""
        return [self.wanted, self.day]

    def text(self) -> str:
        """The day as it is recorded; empty without one."""
        return self.day.date().toString("yyyy-MM-dd") if self.wanted.isChecked() else ""


class DecisionForm(RecordForm):
    """Motion, votes by name, outcome, conditions and deadline, at one of the two stages."""

    def __init__(self, parent: QWidget | None = None, members: Sequence[str] = ()) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Decision"))
        self.stage, self.outcome = QComboBox(self), QComboBox(self)
        for stage, words in (
            (Stage.COMMISSION, self.tr("Commission")),
            (Stage.GOVERNING_BODY, self.tr("Governing body")),
        ):
            self.stage.addItem(words, stage.value)
        for outcome, words in (
            (Outcome.APPROVE, self.tr("Approve")),
            (Outcome.APPROVE_WITH_CONDITIONS, self.tr("Approve with conditions")),
            (Outcome.RETURN, self.tr("Return for revision")),
        ):
            self.outcome.addItem(words, outcome.value)
        self.motion, self.moved_by = self._line("motion"), self._line("moved_by")
        self.votes, self.conditions = VoteRows(members, self), self._page("conditions")
        self.conditions.setPlaceholderText(self.tr("One condition a line"))
        self.deadline = DeadlineField(self)
        for label, widget in (
            (self.tr("Stage"), self.stage),
            (self.tr("Motion"), self.motion),
            (self.tr("Moved by"), self.moved_by),
            (self.tr("Votes"), self.votes),
            (self.tr("Outcome"), self.outcome),
            (self.tr("Conditions"), self.conditions),
            (self.tr("Deadline"), self.deadline),
        ):
            self.rows.addRow(label, widget)
        self._names = QStringListModel(self)
        self._offer_names()
        self.votes.changed.connect(self._offer_names)
        self.votes.changed.connect(self._chain)

    def _offer_names(self) -> None:
        """Whoever moved is mostly a member: names are offered below the line, never written into it."""
        self._names.setStringList([vote.name for vote in self.votes.votes() if vote.name])
        if self.moved_by.completer() is None:
            completer = QCompleter(self._names, self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.moved_by.setCompleter(completer)

    def step(self) -> Decided:
        """What was decided."""
        conditions = (line.strip() for line in self.conditions.toPlainText().splitlines())
        return Decided(
            Stage(self.stage.currentData()),
            Outcome(self.outcome.currentData()),
            self.motion.text().strip(),
            self.moved_by.text().strip(),
            self.votes.votes(),
            tuple(line for line in conditions if line),
            self.deadline.text(),
        )
