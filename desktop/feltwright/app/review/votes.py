"""How each member voted: a row a member, with a choice that says nothing until somebody makes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from feltwright.review.dossier import NOT_VOTED, VOTES, Vote
from feltwright.review.wording import vote_words

SHOWN_ROWS = 4
"""More are scrolled to."""


class FieldGroup(QWidget):
    """Several fields in one row of a form, in the order Tab goes through them."""

    def stops(self) -> list[QWidget]:
        """Each field that takes keys."""
        raise AssertionError("each group answers this itself")


class VoteChoice(QComboBox):
    """The wheel scrolls the list past it: a vote is never turned to by the way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        for vote in (NOT_VOTED, *(vote for vote in VOTES if vote != NOT_VOTED)):
            words = vote_words(vote)
            self.addItem(words[:1].upper() + words[1:], vote)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class MemberRow(QWidget):
    """A member's name and vote. Enter leads to the next row, not out of the form."""

    entered = Signal()
    removal_wanted = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.choice = QLineEdit(name, self), VoteChoice(self)
        self.remove = QPushButton(self.tr("Remove"), self)
        self.remove.setAutoDefault(False)
        self.name.setPlaceholderText(self.tr("Member"))
        self.name.textChanged.connect(self._name_fields)
        self.remove.clicked.connect(self.removal_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 1)
        row.addWidget(self.choice)
        row.addWidget(self.remove)
        self._name_fields()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Name, choice and the button that takes the row away."""
        return self.name, self.choice, self.remove

    def vote(self) -> Vote:
        """What stands there now."""
        return Vote(self.name.text().strip(), str(self.choice.currentData()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _name_fields(self) -> None:
        name = self.name.text().strip() or self.tr("a member without a name")
        self.name.setAccessibleName(self.tr("Member"))
        self.choice.setAccessibleName(self.tr("Vote of {0}").format(name))
        self.remove.setAccessibleName(self.tr("Remove {0}").format(name))


class VoteRows(FieldGroup):
    """The members, as many as are wanted; nothing that is typed is read as a vote."""

    changed = Signal()

    def __init__(self, members: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("votes")
        self.rows: list[MemberRow] = []
        self.add_button = QPushButton(self.tr("&Add a member"), self)
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(lambda _checked=False: self._go_to(self.add()))
        page = QWidget(self)
        page.setObjectName("page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        for name in members or ("",):
            self.add(name)

    def add(self, name: str = "") -> MemberRow:
        """One more member, who has not voted."""
        row = MemberRow(name, self)
        row.name.textChanged.connect(self.changed)
        row.entered.connect(lambda: self._go_on_from(row))
        row.removal_wanted.connect(lambda: self._take_away(row))
        self._column.insertWidget(len(self.rows), row)
        row.show()
        self.rows.append(row)
        self._fit()
        return row

    def votes(self) -> tuple[Vote, ...]:
        """Every member; a row in which nothing was written or chosen is none."""
        found = (row.vote() for row in self.rows)
        return tuple(vote for vote in found if vote != Vote("", NOT_VOTED))

    def stops(self) -> list[QWidget]:
        """Row by row, then the button that adds one."""
        return [*(stop for row in self.rows for stop in row.stops), self.add_button]

    def _go_on_from(self, row: MemberRow) -> None:
        later = self.rows[self.rows.index(row) + 1 :]
        self._go_to(later[0] if later else self.add())

    def _go_to(self, row: MemberRow) -> None:
        row.name.setFocus()
        QTimer.singleShot(0, row, lambda: self._area.ensureWidgetVisible(row))  # a new row has no place before

    def _take_away(self, row: MemberRow) -> None:
        at = self.rows.index(row)
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._fit()
        left = self.rows[at : at + 1] or self.rows[-1:]
        (left[0].name if left else self.add_button).setFocus()

    def _fit(self) -> None:
        """As high as the rows need, up to some; whoever follows the rows is told."""
        high = self.rows[0].sizeHint().height() + self._column.spacing() if self.rows else 0
        self._area.setFixedHeight(high * min(len(self.rows), SHOWN_ROWS))
        self.changed.emit()
