"""Everything that can be done in review mode, as menus and a tool bar of the same actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from feltwright.app.review import exports
from feltwright.app.review.board import COMMENT, EDIT, LOOK, MEASURE

if TYPE_CHECKING:
    from feltwright.app.review.window import ReviewWindow

ZOOM = 1.25


class ReviewActions(QObject):
    """Made once for a window; each action is an attribute, so that tests and hints can name it."""

    def __init__(self, window: ReviewWindow) -> None:
        super().__init__(window)
        self._window = window
        self.lobby = self._act(self.tr("Lobby"), "Ctrl+L", window.lobby_wanted.emit)
        self.play = self._act(self.tr("Play this layout"), "Ctrl+P", window.play)
        self.compare = self._act(self.tr("Compare with…"), "Ctrl+O", window.choose_older)
        self.save = self._act(self.tr("Save"), "Ctrl+S", window.save)
        self.save_as = self._act(self.tr("Save as…"), "Ctrl+Shift+S", window.choose_and_save)
        self.submit = self._act(self.tr("Make the submission…"), "Ctrl+Shift+M", window.submit)
        self.verify = self._act(self.tr("Verify a submission…"), "Ctrl+Shift+V", window.verify)
        self.exports = {
            form: self._act(text, "", partial(window.exporter.choose, form))
            for form, text in (
                (exports.FULL, self.tr("PDF, one page at full size…")),
                (exports.A4, self.tr("PDF on A4 sheets…")),
                (exports.LETTER, self.tr("PDF on Letter sheets…")),
                (exports.A3, self.tr("PDF on A3 sheets…")),
                (exports.SVG, self.tr("SVG at 1:1…")),
                (exports.DXF, self.tr("DXF at 1:1…")),
                (exports.PNG, self.tr("PNG, a picture of the table…")),
                (exports.REDLINE_PDF, self.tr("Redline as PDF, one page at full size…")),
                (exports.REDLINE_SVG, self.tr("Redline as SVG at 1:1…")),
            )
        }
        self.close = self._act(self.tr("Close"), "Ctrl+W", window.close)
        self.undo = window.editor.stack.createUndoAction(self, self.tr("Undo"))
        self.undo.setShortcut(QKeySequence("Ctrl+Z"))
        self.redo = window.editor.stack.createRedoAction(self, self.tr("Redo"))
        self.redo.setShortcut(QKeySequence("Ctrl+Shift+Z"))
        self.undo.setIconText(self.tr("Undo"))
        self.redo.setIconText(self.tr("Redo"))
        self.reword = self._act(self.tr("Change words…"), "F2", window.reword_chosen)
        self.next_thing = self._act(self.tr("Next thing on the felt"), "]", lambda: window.board.choose_next(1))
        self.last_thing = self._act(self.tr("Previous thing on the felt"), "[", lambda: window.board.choose_next(-1))
        self.comment_on = self._act(self.tr("Comment on what is chosen…"), "Shift+C", window.remarks.comment_on_chosen)
        self.closer = self._act(self.tr("Closer"), "Ctrl++", lambda: window.zoom(ZOOM))
        self.closer.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.further = self._act(self.tr("Further off"), "Ctrl+-", lambda: window.zoom(1 / ZOOM))
        self.panels = [
            self._act(self.tr("Findings"), "Alt+1", partial(window.side.tabs.setCurrentIndex, 0)),
            self._act(self.tr("Changes"), "Alt+2", partial(window.side.tabs.setCurrentIndex, 1)),
            self._act(self.tr("Comments"), "Alt+3", partial(window.side.tabs.setCurrentIndex, 2)),
            self._act(self.tr("Mathematics"), "Alt+4", partial(window.side.tabs.setCurrentIndex, 3)),
            self._act(self.tr("Decision"), "Alt+5", partial(window.side.tabs.setCurrentIndex, 4)),
        ]
        self.fit = self._act(self.tr("Whole cloth"), "Ctrl+0", window.fit)
        self.tools = {
            tool: self._tool(tool, text, keys)
            for tool, text, keys in (
                (LOOK, self.tr("Look"), "L"),
                (MEASURE, self.tr("Measure"), "M"),
                (COMMENT, self.tr("Comment"), "C"),
                (EDIT, self.tr("Edit"), "E"),
            )
        }
        group = QActionGroup(self)
        for action in self.tools.values():
            group.addAction(action)
        self.tools[LOOK].setChecked(True)
        self.leave = self._act(self.tr("Back to looking"), "Esc", self.tools[LOOK].trigger)
        self.views = [
            self._view(text, keys, name)
            for text, keys, name in (
                (self.tr("Inches"), "I", "inches"),
                (self.tr("Grid"), "G", "grid"),
                (self.tr("Ids"), "D", "ids"),
                (self.tr("Colours"), "K", "coloured"),
            )
        ]
        self.dark = self._checkable(self.tr("Dark board"), "B")
        self.dark.toggled.connect(window.set_dark)
        self.follow(edited=False)
        self._fill_menus()
        self._fill_bar()

    def follow(self, *, edited: bool) -> None:
        """Saving is offered when there is something to save, a redline when there are two editions."""
        self.save.setEnabled(edited)
        for form in (exports.REDLINE_PDF, exports.REDLINE_SVG):
            self.exports[form].setEnabled(self._window.older is not None)

    def _act(self, text: str, keys: str, slot: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: slot())
        self._window.addAction(action)
        return action

    def _checkable(self, text: str, keys: str) -> QAction:
        action = QAction(text, self)
        action.setCheckable(True)
        action.setShortcut(QKeySequence(keys))
        self._window.addAction(action)
        return action

    def _tool(self, tool: str, text: str, keys: str) -> QAction:
        action = self._checkable(text, keys)
        action.triggered.connect(lambda _checked=False: self._window.set_tool(tool))
        return action

    def _view(self, text: str, keys: str, name: str) -> QAction:
        action = self._checkable(text, keys)
        action.setChecked(bool(getattr(self._window.board, name)))
        action.toggled.connect(partial(self._window.draw_otherwise, name))
        return action

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        for title, groups in (
            (self.tr("&File"), ((self.save, self.save_as), (self.compare, self.play), (self.lobby, self.close))),
            (self.tr("E&xport"), (tuple(self.exports.values()), (self.submit, self.verify))),
            (
                self.tr("&Edit"),
                ((self.undo, self.redo), (self.next_thing, self.last_thing, self.reword, self.comment_on)),
            ),
            (self.tr("&Tools"), (tuple(self.tools.values()), (self.leave,))),
            (
                self.tr("&View"),
                (tuple(self.views), (self.dark,), (self.closer, self.further, self.fit), tuple(self.panels)),
            ),
        ):
            menu = bar.addMenu(title)
            for nth, actions in enumerate(groups):
                if nth:
                    menu.addSeparator()
                menu.addActions(list(actions))

    def _fill_bar(self) -> None:
        bar = self._window.addToolBar(self.tr("Review"))
        bar.setMovable(False)
        groups = (
            (self.lobby, self.play),
            tuple(self.tools.values()),
            (self.undo, self.redo, self.save),
            tuple(self.views),
            (self.fit,),
        )
        for nth, actions in enumerate(groups):
            if nth:
                bar.addSeparator()
            bar.addActions(list(actions))
        for action in (*self.tools.values(), *self.views, self.play, self.save, self.undo, self.redo, self.fit):
            action.setToolTip(f"{action.text()} ({action.shortcut().toString()})")
