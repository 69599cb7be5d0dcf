"""Mathematics for reviewers: change an option and every edge, inscription and finding follows."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFormLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from feltwright.app.dialogs.option_fields import OptionField, option_field
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.panels import PlaceList, fill_edges
from feltwright.engine.game import Rules
from feltwright.review.mathematics import walk
from feltwright.speech import speak

FOLLOW_MS = 300


class MathsPanel(QWidget):
    """The options of the game over the exact edges; an edge is worked out at a time, so that nothing freezes."""

    def __init__(self, desk: ReviewDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: Rules | None = None
        self.fields: dict[str, OptionField] = {}
        self.edges = PlaceList("edges", (self.tr("Wager"), self.tr("House edge"), ""), 0, self)
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self._form = QScrollArea(self)
        self._form.setWidgetResizable(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._form, 1)
        column.addWidget(self.problem)
        column.addWidget(self.edges, 2)
        self._follow = QTimer(self)
        self._follow.setInterval(FOLLOW_MS)
        self._follow.timeout.connect(self._look)
        self._work = QTimer(self)
        self._work.timeout.connect(self._next)
        self._walk = iter(())
        desk.changed.connect(self._on_desk_changed)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._on_desk_changed()
        self._follow.start()

    def hideEvent(self, event: object) -> None:
        super().hideEvent(event)  # type: ignore[arg-type]
        self.stop()

    def stop(self) -> None:
        """Work nothing out while nobody looks."""
        self._follow.stop()
        self._work.stop()

    def _on_desk_changed(self) -> None:
        found = self._desk.inspection
        self.problem.setText("" if found.rules is not None else self.tr("These options cannot be had together."))
        if found.rules is None or found.game is None or found.rules == self._shown or not self.isVisible():
            return
        if not self.fields:
            self._fill(found.rules)
        self._shown = found.rules
        fill_edges(self.edges, found.rules, list(found.edges.values()))
        self._walk = walk(found.game, found.rules)  # type: ignore[assignment]
        self._work.start(0)

    def _fill(self, rules: Rules) -> None:
        game = self._desk.inspection.game
        assert game is not None, "rules come with their game"
        page = QWidget(self)
        form = QFormLayout(page)
        for option in game.options:
            field = option_field(option, getattr(rules, option.name), page)
            self.fields[option.name] = field
            form.addRow(speak("Options", option.title), field.widget)
        self._form.setWidget(page)

    def _look(self) -> None:
        """What has been chosen since the last look."""
        chosen = {name: field.read() for name, field in self.fields.items() if field.changed()}
        if chosen != self._desk.options:
            self._desk.options = chosen
            self._desk.inspect()

    def _next(self) -> None:
        found = self._desk.inspection
        if next(self._walk, None) is not None:
            return
        self._work.stop()
        if found.rules is not None and found.rules == self._shown and found.game is not None:
            self._desk.inspect()
            fill_edges(self.edges, found.rules, list(self._desk.inspection.edges.values()))
