"""Edits of the layout on the desk, each an undo step; what is shared or refused is told in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.hand import Wish
from feltwright.layout.edit import Draft, Edited, EditRefused, Lettering
from feltwright.layout.sources import CELL, Source

NUDGE = 1
NEW_CAP_HEIGHT_MM = 20.0


class TextChange(QUndoCommand):
    """The text before and after; nudges of one thing in a row are one step."""

    def __init__(self, desk: ReviewDesk, words: str, after: str, nudged: str = "") -> None:
        super().__init__(words)
        self._desk, self._before, self._after, self._nudged = desk, desk.text, after, nudged

    def redo(self) -> None:
        self._desk.take(self._after)

    def undo(self) -> None:
        self._desk.take(self._before)

    def id(self) -> int:
        return NUDGE if self._nudged else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, TextChange) or other._nudged != self._nudged:
            return False
        self._after = other._after
        return True


class LayoutEditor(QObject):
    """Asks the draft, pushes what it gives, and tells what else changed with it."""

    told = Signal(str)

    def __init__(self, desk: ReviewDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.stack = QUndoStack(self)
        desk.reloaded.connect(self.stack.clear)

    def do(self, wish: Wish) -> bool:
        """A drag."""
        if wish.scale is None:
            return self._make(
                self.tr("Move {0}").format(wish.thing), lambda draft: draft.moved(wish.thing, *wish.shift_mm)
            )
        scale = wish.scale
        return self._make(
            self.tr("Resize {0}").format(wish.thing), lambda draft: draft.resized(wish.thing, scale, wish.shift_mm)
        )

    def nudge(self, thing: str, dx_mm: float, dy_mm: float) -> bool:
        """A step by the arrow keys."""
        return self._make(self.tr("Move {0}").format(thing), lambda draft: draft.moved(thing, dx_mm, dy_mm), thing)

    def reword(self, thing: str, nth: int, words: Lettering) -> bool:
        """Other words, or letters of another height."""
        return self._make(self.tr("Reword {0}").format(thing), lambda draft: draft.reworded(thing, nth, words))

    def inscribe(self, text: str, at_mm: tuple[float, float], cite: str) -> str:
        """Words that the cloth does not carry yet; gives their id, empty if it cannot be."""
        try:
            self._check_own()
            edited = self._draft().inscribed(Lettering(text, NEW_CAP_HEIGHT_MM), at_mm, cite)
        except EditRefused as refusal:
            self.told.emit(refused_words(refusal))
            return ""
        self.stack.push(TextChange(self._desk, self.tr("Print {0}").format(text), edited.text))
        self.told.emit(
            self.tr("{0} was put in the middle of the view: drag it to its place.").format(edited.source.name)
        )
        return edited.source.name

    def lettering(self, thing: str) -> tuple[Lettering, ...]:
        """The words of a thing as the file writes them; none, and why, if there are none."""
        try:
            found = self._draft().lettering(thing)
            if not found:
                raise EditRefused("NO_WORDS", thing)
        except EditRefused as refusal:
            self.told.emit(refused_words(refusal))
            return ()
        return found

    def forget(self) -> None:
        """The window goes: a stack that dies must not call back."""
        self.stack.blockSignals(True)
        self.stack.clear()

    def _check_own(self) -> None:
        if self._desk.is_shipped:
            raise EditRefused("SHIPPED", self._desk.path.name)

    def _draft(self) -> Draft:
        rules = self._desk.inspection.rules
        if rules is None:
            raise EditRefused("BROKEN_FILE", self._desk.path.name)
        return Draft(self._desk.text, rules)

    def _make(self, words: str, edit: Callable[[Draft], Edited], nudged: str = "") -> bool:
        try:
            self._check_own()
            edited = edit(self._draft())
        except EditRefused as refusal:
            self.told.emit(refused_words(refusal))
            return False
        if edited.text != self._desk.text:
            self.stack.push(TextChange(self._desk, words, edited.text, nudged))
        self.told.emit(shared_words(edited.source))
        return True


def shared_words(source: Source) -> str:
    """What else an edit of this entry changes."""
    if source.part == CELL:
        words = QCoreApplication.translate(
            "Layout editor", "The whole grid {0} was changed: its {1} cells share one entry."
        )
        return words.format(source.name, source.count)
    if source.count > 1:
        words = QCoreApplication.translate("Layout editor", "All {1} of {0} were changed: one entry draws them.")
        return words.format(source.name, source.count)
    if source.has_copy:
        words = QCoreApplication.translate("Layout editor", "{0} was changed at both ends of the table.")
        return words.format(source.name)
    return QCoreApplication.translate("Layout editor", "{0} was changed.").format(source.name)


def refused_words(refusal: EditRefused) -> str:
    """Why an edit cannot be made."""
    words = {
        "BROKEN_FILE": QCoreApplication.translate("Layout editor", "The file cannot be read as it is: mend it first."),
        "SHIPPED": QCoreApplication.translate(
            "Layout editor", "{0} comes with the program: it is not changed, only a copy of it."
        ),
        "NO_SUCH_THING": QCoreApplication.translate("Layout editor", "{0} is not drawn by an entry of this file."),
        "ZONE_OF_GRID": QCoreApplication.translate(
            "Layout editor", "{0} lies where cells of a grid meet: move or resize the cells."
        ),
        "TURNED": QCoreApplication.translate(
            "Layout editor", "{0} is turned along an arc: its size can be changed in the file only."
        ),
        "WORDS_HAVE_NO_BOX": QCoreApplication.translate(
            "Layout editor", "{0} is as large as its letters: change their height instead."
        ),
        "NO_WORDS": QCoreApplication.translate("Layout editor", "{0} carries no words."),
        "EMPTY_WORDS": QCoreApplication.translate("Layout editor", "{0} needs words."),
        "UNUSUAL_FORM": QCoreApplication.translate(
            "Layout editor", "The entry {0} is written in a way that cannot be rewritten safely: edit it in the file."
        ),
    }
    return words[refusal.code].format(refusal.detail)
