"""Mathematics for reviewers: change an option and every edge, inscription and finding follows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QScrollArea, QSplitter, QVBoxLayout, QWidget

from feltwright.app.dialogs.option_fields import OptionField, option_field
from feltwright.app.edges import EdgeBook
from feltwright.app.review.desk import ReviewDesk
from feltwright.app.review.panels import PlaceList, fill_edges
from feltwright.engine.game import Rules
from feltwright.engine.wagers import BetKey
from feltwright.odds.edge import Edge
from feltwright.review.mathematics import learn, still_unknown
from feltwright.speech import speak

FOLLOW_MS = 300
SHOW_MS = 250
"""Edges come by the hundred; the list is filled and the checks are run again this often."""


class MathsPanel(QWidget):
    """The options of the game over the exact edges, which are worked out in the background."""

    def __init__(self, desk: ReviewDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: Rules | None = None
        self._book: EdgeBook | None = None
        self._wanted = 0
        self.fields: dict[str, OptionField] = {}
        self.edges = PlaceList("edges", (self.tr("Wager"), self.tr("House edge"), self.tr("Remark")), 0, self)
        self.edges.empty_words = self.tr("The edges are being worked out…")
        self.profile = QComboBox(self)
        self.profile.setObjectName("profile")
        self.profile.setAccessibleName(self.tr("Jurisdiction"))
        self.problem, self.progress = QLabel(self), QLabel(self)
        self.problem.setWordWrap(True)
        self._form = QScrollArea(self)
        self._form.setWidgetResizable(True)
        self._build()
        self._follow, self._show = QTimer(self), QTimer(self)
        self._follow.setInterval(FOLLOW_MS)
        self._follow.timeout.connect(self._look)
        self._show.setSingleShot(True)
        self._show.setInterval(SHOW_MS)
        self._show.timeout.connect(self._desk.inspect)
        self.profile.activated.connect(self._on_profile_activated)
        desk.changed.connect(self._on_desk_changed)

    def _build(self) -> None:
        halves = QSplitter(Qt.Orientation.Vertical, self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._form)
        halves.addWidget(self.edges)
        halves.setSizes([280, 320])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QFormLayout()
        row.setContentsMargins(8, 8, 8, 8)
        row.addRow(self.tr("Jurisdiction"), self.profile)
        column.addLayout(row)
        column.addWidget(halves, 1)
        column.addWidget(self.problem)
        column.addWidget(self.progress)
        self.problem.hide()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._shown = None
        self._on_desk_changed()
        self._follow.start()

    def hideEvent(self, event: object) -> None:
        super().hideEvent(event)  # type: ignore[arg-type]
        self.stop()

    def stop(self) -> None:
        """Work nothing out while nobody looks."""
        self._follow.stop()
        self._show.stop()
        if self._book is not None:
            self._book.close()
            self._book.deleteLater()
            self._book = None

    def _on_desk_changed(self) -> None:
        found = self._desk.inspection
        refused = found.rules is None and bool(self._desk.options)
        self.problem.setVisible(refused)
        self.problem.setText(self.tr("These options cannot be had together.") if refused else "")
        if found.rules is None or found.game is None or not self.isVisible():
            return
        if not self.fields:
            self._name_profiles()
            self._fill(found.rules)
        unmade = list({replace(key, spot=0): key for key in found.never_made}.values())
        fill_edges(self.edges, found.rules, one_for_all_positions(found.edges.values()), unmade)
        if found.rules != self._shown:
            self._ask(found.rules)
        self._tell()

    def _ask(self, rules: Rules) -> None:
        game = self._desk.inspection.game
        assert game is not None, "rules come with their game"
        if self._book is not None:
            self._book.close()
            self._book.deleteLater()
        self._shown = rules
        self._book = EdgeBook(game, rules, self)
        self._book.found.connect(self._on_edge_found)
        unknown = still_unknown(game, rules)
        self._wanted = len(unknown)
        for key in reversed(unknown):
            self._book.get(key)

    def _on_edge_found(self, key: BetKey) -> None:
        found = self._desk.inspection
        if self._book is None or found.game is None or self._shown is None or key not in self._shown.book:
            return  # An edge of the options before, told while others were chosen.
        edge = self._book.get(key)
        if edge is None and not self._book.is_never_made(key):
            return
        learn(found.game, self._shown, key, edge)
        self._wanted -= 1
        self._tell()
        if not self._show.isActive():
            self._show.start()

    def _tell(self) -> None:
        words = self.tr("Working out {0} more edges…").format(self._wanted) if self._wanted else ""
        self.progress.setText(words)
        self.progress.setVisible(bool(words))

    def _name_profiles(self) -> None:
        game = self._desk.inspection.game
        assert game is not None, "rules come with their game"
        self.profile.clear()
        self.profile.addItem(self.tr("As the felt was made"), "")
        for each in game.profiles:
            self.profile.addItem(speak("Games", each.title), each.id)
        self.profile.setCurrentIndex(max(0, self.profile.findData(self._desk.profile)))

    def _on_profile_activated(self, _nth: int) -> None:
        """Another jurisdiction: its options, its pay tables, and every check under them."""
        if self.profile.currentData() == self._desk.profile:
            return
        self._desk.profile, self._desk.options = self.profile.currentData(), {}
        self.fields = {}
        self._desk.inspect()

    def _fill(self, rules: Rules) -> None:
        self.fields = {}
        game = self._desk.inspection.game
        assert game is not None, "rules come with their game"
        page = QWidget(self)
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
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


def one_for_all_positions(edges: Iterable[Edge]) -> list[Edge]:
    """An edge for every wager and parameter; betting positions share theirs."""
    return list({replace(edge.key, spot=0): edge for edge in edges}.values())
