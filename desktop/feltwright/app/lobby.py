"""The lobby: every game, sessions to continue, recent tables, demonstrations, review and reports."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMainWindow,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from feltwright.app import settings
from feltwright.app.drops import TakesDrops
from feltwright.app.flow import FlowLayout
from feltwright.app.kind_bar import KindBar
from feltwright.app.placing import first_size
from feltwright.speech import speak

if TYPE_CHECKING:
    from PySide6.QtWidgets import QListWidget, QPushButton

    from feltwright.app.game_card import GameCard
    from feltwright.scenario import Scenario

SIDE_PX = 288
OWN_SHOWN = 3
"""Felts of the user's own that are listed, the latest first."""


class Lobby(TakesDrops, QMainWindow):
    """Where everything starts. Pictures and files are read after the first paint."""

    table_wanted = Signal(object)
    rules_wanted = Signal(object)
    session_wanted = Signal(str)
    sessions_wanted = Signal()
    demonstration_wanted = Signal(object)
    kiosk_wanted = Signal()
    review_wanted = Signal(object)
    settings_wanted = Signal()
    help_wanted = Signal()
    verify_wanted = Signal(object)
    file_wanted = Signal(object)
    report_wanted = Signal()
    keys_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Feltwright"))
        self.cards: list[GameCard] = []
        self.search = QLineEdit(self)
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search games, wagers, rules"))
        self.search.setAccessibleName(self.tr("Search games"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search_changed)
        self.nothing = QLabel(self.tr("No game has that. Try a wager's name, or clear the search."), self)
        self.nothing.setProperty("role", "dim")
        self.nothing.hide()
        self.side = QVBoxLayout()
        self.demonstrations: QListWidget | None = None
        self._games = QWidget(self)
        self._flow = FlowLayout(self._games, 16)
        self.kinds = KindBar(self)
        self.kinds.changed.connect(self._on_search_changed)
        self._undrawn: list[GameCard] = []
        self._painted = False
        self.setAcceptDrops(True)
        self._build()
        self._menus()
        geometry = settings.LOBBY_GEOMETRY.get()
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(first_size(self))

    # -- building -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        page = QWidget(self)
        page.setObjectName("page")
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._games_area(), 1)
        row.addWidget(self._side_area())
        self.setCentralWidget(page)

    def _games_area(self) -> QScrollArea:
        inside = QWidget(self)
        inside.setObjectName("page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(32, 24, 32, 32)
        column.setSpacing(16)
        title = QLabel(self.tr("Choose a table"), inside)
        title.setProperty("role", "title")
        self.search.setFixedWidth(280)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addSpacing(24)
        head.addWidget(self.kinds)
        head.addStretch(1)
        head.addWidget(self.search)
        column.addLayout(head)
        column.addWidget(self.nothing)
        column.addWidget(self._games)
        column.addStretch(1)
        return _scrolling(inside, self)

    def build_cards(self) -> None:
        """A card for every game; loading the games is left until the window has been painted."""
        if self.cards:
            return
        from feltwright.app.game_card import GameCard
        from feltwright.engine import catalog

        self.cards = [GameCard(game, self) for game in catalog.games()]
        self._undrawn = list(self.cards)
        for card in self.cards:
            self._flow.addWidget(card)
            card.opened.connect(self.table_wanted)
            card.rules_wanted.connect(self.rules_wanted)
            card.demonstration_wanted.connect(self.demonstration_wanted)
        self.kinds.fill(dict.fromkeys(card.game.kind for card in self.cards))
        self._on_search_changed()

    def _side_area(self) -> QWidget:
        bar = QFrame(self)
        bar.setObjectName("bar")
        bar.setFixedWidth(SIDE_PX + 48)
        inside = QWidget(bar)
        inside.setObjectName("bar")
        self.side = QVBoxLayout(inside)
        self.side.setContentsMargins(24, 24, 24, 24)
        self.side.setSpacing(8)
        column = QVBoxLayout(bar)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(_scrolling(inside, bar))
        return bar

    def _menus(self) -> None:
        table = self.menuBar().addMenu(self.tr("&Feltwright"))
        help_menu = self.menuBar().addMenu(self.tr("&Help"))
        rows = (
            (table, self.tr("Search"), "Ctrl+F", self.search.setFocus),
            (table, self.tr("Kiosk"), "Ctrl+Shift+K", self.kiosk_wanted.emit),
            (table, self.tr("Settings…"), "Ctrl+,", self.settings_wanted.emit),
            (table, self.tr("Quit"), "Ctrl+Q", self.close),
            (help_menu, self.tr("Help"), "F1", self.help_wanted.emit),
            (help_menu, self.tr("About Feltwright"), "", self.about_wanted.emit),
        )
        for menu, text, keys, slot in rows:
            action = QAction(text, self)
            if keys:
                action.setShortcut(QKeySequence(keys))
            action.triggered.connect(partial(_call, slot))
            menu.addAction(action)

    # -- the side -----------------------------------------------------------------------------------------------

    def reload_side(self) -> None:
        """Sessions, recent tables and demonstrations as they are on disk now."""
        _empty(self.side)
        self._sessions()
        self._recent()
        self._demonstrations()
        self._review()
        self._reports()
        self.side.addStretch(1)

    def _reports(self) -> None:
        self._heading(self.tr("Reports"))
        self._row(self.tr("Make a signed report…"), self.report_wanted.emit).setObjectName("make_report")
        tip = self.tr("Or drop the file on this window")
        self._row(self.tr("Verify a report…"), partial(self.verify_wanted.emit, None), tip).setObjectName("verify")
        self._row(self.tr("Keys…"), self.keys_wanted.emit).setObjectName("keys")
        self.side.addSpacing(16)

    def take_dropped(self, path: Path) -> None:
        """A report is verified, anything else opened where it belongs."""
        from feltwright.app.opening import Kind, kind_of

        wanted = self.verify_wanted if kind_of(path) is Kind.REPORT else self.file_wanted
        wanted.emit(path)

    def _review(self) -> None:
        from feltwright.store.places import latest_own

        self._heading(self.tr("Layout review"))
        self._dim(self.tr("A felt on the drawing board: every check, two editions compared, comments and decisions."))
        self._row(self.tr("Review a layout…"), self._on_review_clicked).setObjectName("review")
        for path in latest_own()[:OWN_SHOWN]:
            self._row(path.name, partial(self.review_wanted.emit, path), str(path)).setObjectName("own_layout")
        self.side.addSpacing(16)

    def _on_review_clicked(self) -> None:
        from feltwright import resources
        from feltwright.app.file_dialogs import file_to_open

        folder = str(resources.path("layouts"))
        name = file_to_open(self, self.tr("Review a layout"), folder, "TOML (*.toml)")
        if name:
            self.review_wanted.emit(Path(name))

    def _heading(self, text: str) -> None:
        label = QLabel(text, self)
        label.setProperty("role", "heading")
        self.side.addWidget(label)

    def _dim(self, words: str) -> None:
        label = QLabel(words, self)
        label.setProperty("role", "dim")
        label.setWordWrap(True)
        self.side.addWidget(label)

    def _row(self, text: str, slot: object, tip: str = "") -> QPushButton:
        from PySide6.QtWidgets import QPushButton, QSizePolicy

        button = QPushButton(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, SIDE_PX - 40), self)
        button.setToolTip(tip or text)
        button.setStyleSheet("text-align: left;")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.clicked.connect(slot)
        self.side.addWidget(button)
        return button

    def _sessions(self) -> None:
        from feltwright.app.naming import session_words
        from feltwright.app.sessions import interrupted
        from feltwright.store.problems import JournalProblem
        from feltwright.wording import journal_problem_words

        self._heading(self.tr("Continue"))
        try:
            found = interrupted()[:3]
        except JournalProblem as problem:
            self._dim(journal_problem_words(problem))
            self.side.addSpacing(16)
            return
        if not found:
            self._dim(self.tr("No session was interrupted."))
        for row in found:
            self._row(session_words(row), partial(self.session_wanted.emit, row.id)).setObjectName("continue")
        self._row(self.tr("All sessions…"), self.sessions_wanted.emit).setObjectName("sessions")
        self.side.addSpacing(16)

    def _recent(self) -> None:
        from feltwright.app.naming import spec_words
        from feltwright.app.sessions import recent

        self._heading(self.tr("Recent tables"))
        found = recent()
        if not found:
            self._dim(self.tr("Tables you open are listed here."))
        for spec in found:
            self._row(spec_words(spec), partial(self.table_wanted.emit, spec)).setObjectName("recent")
        self.side.addSpacing(16)

    def _demonstrations(self) -> None:
        from PySide6.QtWidgets import QPushButton

        from feltwright.app.demonstrations import listed

        self._heading(self.tr("Demonstrations"))
        found = listed()
        if not found:
            self._dim(self.tr("No demonstration is installed."))
            self.side.addSpacing(16)
            return
        self.side.addWidget(self._demonstration_list(found))
        row = QHBoxLayout()
        for name, text, slot in (
            ("demonstrate", self.tr("Show"), self._demonstrate),
            ("kiosk", self.tr("Kiosk, full screen"), self.kiosk_wanted),
        ):
            button = QPushButton(text, self)
            button.setObjectName(name)
            button.clicked.connect(slot)
            row.addWidget(button)
        row.addStretch(1)
        self.side.addLayout(row)
        self.side.addSpacing(16)

    def _demonstration_list(self, found: list[tuple[Path, Scenario]]) -> QListWidget:
        from PySide6.QtWidgets import QListWidget, QListWidgetItem

        box = QListWidget(self)
        box.setObjectName("demonstrations")
        box.setAccessibleName(self.tr("Demonstrations"))
        box.setFixedHeight(216)
        box.setTextElideMode(Qt.TextElideMode.ElideRight)
        box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        from feltwright.engine import catalog

        for path, scenario in found:
            game = speak("Games", catalog.game(scenario.game).name)
            item = QListWidgetItem(f"{game}: {speak('Scenarios', scenario.title)}", box)
            item.setToolTip(speak("Scenarios", scenario.teaches))
            item.setData(Qt.ItemDataRole.UserRole, str(path))
        box.setCurrentRow(0)
        box.itemActivated.connect(self._demonstrate)
        self.demonstrations = box
        self._on_search_changed()
        return box

    def _demonstrate(self) -> None:
        item = self.demonstrations.currentItem() if self.demonstrations is not None else None
        if item is not None:
            self.demonstration_wanted.emit(Path(str(item.data(Qt.ItemDataRole.UserRole))))

    # -- after the first paint ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        from feltwright.app.old_sessions import import_old

        self.build_cards()
        import_old()
        self.reload_side()
        QTimer.singleShot(0, self, self.draw_next)

    def draw_next(self) -> None:
        """Draw one felt, and the next when the events in between are done."""
        if self._undrawn:
            self._undrawn.pop(0).draw()
            QTimer.singleShot(0, self, self.draw_next)

    def _on_search_changed(self) -> None:
        """Games and demonstrations that have the words, of the kind chosen."""
        words, kind = self.search.text(), self.kinds.kind
        hits = [card for card in self.cards if card.matches(words) and kind in ("", card.game.kind)]
        for card in self.cards:
            card.setVisible(card in hits)
        self._games.updateGeometry()
        self.nothing.setVisible(bool(self.cards) and not hits)
        self._filter_demonstrations({card.game.id for card in hits}, words)

    def _filter_demonstrations(self, games: set[str], words: str) -> None:
        """All of the games found, and others whose title has the words."""
        box = self.demonstrations
        if box is None or not self.cards:
            return
        items = [box.item(row) for row in range(box.count())]
        for item in items:
            of_game = Path(str(item.data(Qt.ItemDataRole.UserRole))).parent.name in games
            item.setHidden(not (of_game or (words and words.lower() in item.text().lower())))
        if box.currentItem() is None or box.currentItem().isHidden():
            box.setCurrentRow(next((row for row, item in enumerate(items) if not item.isHidden()), -1))

    def closeEvent(self, event: QCloseEvent) -> None:
        settings.LOBBY_GEOMETRY.set(self.saveGeometry())
        super().closeEvent(event)


def _scrolling(inside: QWidget, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area


def _empty(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if inner is not None:
            _empty(inner)
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def _call(slot: object, _checked: bool = False) -> None:
    assert callable(slot)
    slot()
