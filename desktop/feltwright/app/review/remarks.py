"""What reviewers put on record: comments on the felt, answers, resolutions and decisions, each asked for by a form."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from feltwright.app.review.forms import CommentForm, DecisionForm, RecordForm, RemarkForm
from feltwright.app.review.marks import Pin
from feltwright.review.dossier import Answered, Reopened, Resolved
from feltwright.review.findings import Place

if TYPE_CHECKING:
    from feltwright.app.review.window import ReviewWindow


class Remarks(QObject):
    """Follows the buttons beside the board, and its pointer while comments are made."""

    def __init__(self, window: ReviewWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk
        side = window.side
        side.answer.clicked.connect(lambda _checked=False: self._remark(self.tr("Answer"), Answered))
        side.resolve.clicked.connect(lambda _checked=False: self._remark(self.tr("Resolution"), Resolved))
        side.reopen.clicked.connect(lambda _checked=False: self._remark(self.tr("Taken up again"), Reopened))
        side.decisions.decide.clicked.connect(lambda _checked=False: self._first(self._decide))
        window.board.point_chosen.connect(lambda *where: self._first(lambda: self._comment(*where)))

    def _first(self, ask: Callable[[], None]) -> None:
        """What goes on record beside a shipped felt goes on that of a copy, which is asked for before any words."""
        self._window.copies.first(ask)

    def comment_on_chosen(self) -> None:
        """A comment without a pointer: on what was chosen by its key."""
        if not self._window.board.comment_on_chosen():
            words = self.tr("Choose something on the felt first: ] goes to the next thing.")
            self._window.statusBar().showMessage(words)

    def open(self, form: RecordForm, keep: Callable[[], bool]) -> None:
        """Show a form, which stays until what is written in it was kept."""
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.keep = keep
        form.open()

    def pins(self) -> list[Pin]:
        """Comments on the felt: at their point, or on what they are about."""
        boxes = {thing.id: thing.box for thing in self._window.board.hand.things}
        found = []
        for comment in self._desk.dossier.comments():
            place, box = comment.made.place, boxes.get(comment.made.entry)
            if place is not None:
                at = place.x_mm, place.y_mm
            elif box is not None:
                at = box.center().x(), box.center().y()
            else:
                continue
            found.append(Pin(comment.made.number, at, comment.resolved is None))
        return found

    def _comment(self, x_mm: float, y_mm: float, entry: str) -> None:
        number, place = self._desk.dossier.next_number(), Place(x_mm, y_mm, 0.0, 0.0)
        form = CommentForm(number, place, entry, self._window)
        self.open(form, lambda: self._desk.record(form.step()))

    def _decide(self) -> None:
        form = DecisionForm(self._window, self._desk.dossier.members())
        form.stage.setCurrentIndex(form.stage.findData(self._desk.next_stage().value))
        self.open(form, lambda: self._desk.record(form.step()))

    def _remark(self, title: str, kind: type[Answered | Resolved | Reopened]) -> None:
        row = self._window.side.comments.currentItem()
        if row is None:
            return
        number = int(row.text(0))
        self._first(lambda: self._ask_remark(title, kind, number))

    def _ask_remark(self, title: str, kind: type[Answered | Resolved | Reopened], number: int) -> None:
        form = RemarkForm(title, self._window)

        def keep() -> bool:
            return self._desk.record(kind(number, form.author.text().strip(), form.words.toPlainText().strip()))

        self.open(form, keep)
