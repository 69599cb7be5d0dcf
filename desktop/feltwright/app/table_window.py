"""The table window: one for every game; it knows none by name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from feltwright.app import offers, settings
from feltwright.app.bars import BetBar
from feltwright.app.bridge import Bridge
from feltwright.app.controller import Controller, Notice
from feltwright.app.docks import LazyDock
from feltwright.app.edges import EdgeBook
from feltwright.app.felt_watch import FeltBar, FeltWatch
from feltwright.app.hover import hover_html, hover_line
from feltwright.app.leaving import Leaving
from feltwright.app.menus import Menus
from feltwright.app.offer_bar import OfferBar
from feltwright.app.pane import TablePane
from feltwright.app.placing import first_size
from feltwright.app.played import PlayedFelt
from feltwright.app.recall import Recall
from feltwright.app.sessions import TableSpec
from feltwright.app.standing import StandingMark
from feltwright.app.stop_bar import StopBar
from feltwright.engine.actions import Action, Decide, PlaceBet
from feltwright.engine.chance import ChanceSource
from feltwright.engine.game import Irregularity
from feltwright.engine.refusals import Refusal
from feltwright.engine.table import Entry, Table
from feltwright.engine.wagers import BetKey
from feltwright.speech import speak
from feltwright.store.chain import Remarked
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import Sitting

STATUS_MARGIN_PX = 24


class TableWindow(QMainWindow):
    """Felt, bars and panels round one table."""

    lobby_wanted = Signal()
    table_wanted = Signal(object)
    settings_changed = Signal()
    again_wanted = Signal()
    keep_wanted = Signal()
    keep_elsewhere_wanted = Signal()
    report_wanted = Signal()
    keys_wanted = Signal()
    closing = Signal()

    def __init__(
        self,
        table: Table,
        chance: ChanceSource,
        spec: TableSpec,
        session: Sitting | None = None,
        recall: Recall | None = None,
        parent: QWidget | None = None,
        felt: PlayedFelt | None = None,
        watch: FeltWatch | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("{0} · Feltwright").format(speak("Games", table.game.name)))
        self.table = table
        self.spec = spec
        self.session = session
        self.recall = recall or Recall(table)
        self.bridge = Bridge(table, self)
        self.controller = Controller(table, self.bridge, chance, self, session.remark if session else None)
        self.leaving = Leaving(self)
        self.edges = EdgeBook(table.game, table.rules, self)
        self.pane = TablePane(table, self.bridge, self, felt.layout if felt is not None else None)
        self.bet_bar = BetBar(self.controller, self)
        self.offer_bar = OfferBar(self.controller, self)
        self.stop_bar, self.felt_bar = StopBar(self), FeltBar(self.controller, watch, self)
        self.pages = QStackedWidget(self)
        self._recall_page: QWidget | None = None
        self._hovered: BetKey | None = None
        self._build()
        if felt is None:
            self.standing.show_layout(self.pane.scene.layout.id)
        else:
            self.standing.show_text(felt.path, felt.text)
        self._connect()
        self.docks = self._make_docks()
        self.menus = Menus(self)
        self._restore()
        self._mark_turn()

    def _build(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stop_bar)
        column.addWidget(self.felt_bar)
        column.addWidget(self.pane, 1)
        column.addWidget(self.bet_bar)
        column.addWidget(self.offer_bar)
        self.pages.addWidget(page)
        self.setCentralWidget(self.pages)
        self.statusBar().setSizeGripEnabled(False)
        self.standing = StandingMark(self)
        self.statusBar().addPermanentWidget(self.standing)
        if self.session is not None:
            self.statusBar().addPermanentWidget(self._session_mark(self.session))
        self.setDockOptions(
            QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)

    def _session_mark(self, session: Sitting) -> QLabel:
        words = {
            "live": self.tr("Session {0}, live"),
            "demonstration": self.tr("Session {0}, a DEMONSTRATION"),
            "test": self.tr("Session {0}, a TEST"),
        }
        mark = QLabel(words[session.opened.mode].format(session.session[:8]), self)
        mark.setObjectName("session_mark")
        mark.setToolTip(session.session)
        mark.setContentsMargins(8, 0, 16, 0)
        return mark

    def _connect(self) -> None:
        pane, controller = self.pane, self.controller
        pane.key_clicked.connect(self._on_key_clicked)
        pane.key_hovered.connect(self._on_key_hovered)
        pane.key_activated.connect(controller.bet)
        pane.key_taken.connect(controller.remove)
        pane.keys_dragged.connect(controller.move)
        controller.refused.connect(self._on_refused)
        controller.stopped.connect(self._on_stopped)
        self.stop_bar.again_wanted.connect(self.again_wanted)
        self.felt_bar.told.connect(pane.view.announce)
        self.stop_bar.keep_wanted.connect(self.keep_wanted)
        self.stop_bar.folder_wanted.connect(self.keep_elsewhere_wanted)
        controller.confirmation_asked.connect(self._on_confirmation_asked)
        self.offer_bar.wished.connect(self.wish)
        self.offer_bar.amount_wished.connect(self.ask_amount)
        controller.seat_changed.connect(self.offer_bar.refresh)
        self.offer_bar.run_wished.connect(self.run_on)
        self.offer_bar.outcome_wished.connect(self.let_fall)
        self.bridge.stepped.connect(self._on_stepped)
        self.pane.show_.idle.connect(self.refresh)
        self.edges.found.connect(self._on_edges_found)

    def _make_docks(self) -> dict[str, LazyDock]:
        docks = {
            "wagers": LazyDock("wagers", self.tr("Wagers"), self._make_wagers, self),
            "balances": LazyDock("balances", self.tr("Balances"), self._make_balances, self),
            "ledger": LazyDock("ledger", self.tr("Ledger"), self._make_ledger, self),
            "rules": LazyDock("rules", self.tr("Rules"), self._make_rules, self),
        }
        first = docks["wagers"]
        for dock in docks.values():
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            if dock is not first:
                self.tabifyDockWidget(first, dock)
        first.raise_()
        return docks

    def _make_wagers(self) -> QWidget:
        from feltwright.app.panels.wagers import WagersPanel

        return WagersPanel(self.controller, self.edges, self)

    def _make_balances(self) -> QWidget:
        from feltwright.app.panels.balances import BalancesPanel

        return BalancesPanel(self.controller, self)

    def _make_ledger(self) -> QWidget:
        from feltwright.app.panels.ledger import LedgerPanel

        return LedgerPanel(self.table, self)

    def _make_rules(self) -> QWidget:
        from feltwright.app.panels.rules import RulesPanel

        return RulesPanel(self.table, self)

    def _restore(self) -> None:
        geometry, state = settings.TABLE_GEOMETRY.get(), settings.TABLE_STATE.get()
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(first_size(self))
        if not state.isEmpty():
            self.restoreState(state)

    # -- the round ----------------------------------------------------------------------------------------------

    def wish(self, action: Action) -> None:
        """A step, a decision or an irregularity."""
        self.pane.show_.skip()
        self.controller.wish(action)

    def ask_amount(self, action: Decide | PlaceBet) -> None:
        """How much; then the decision or the wager is made."""
        from feltwright.app.dialogs.amount import AmountDialog

        self.pane.show_.skip()
        span = offers.span_of(self.table, action)
        if span is None:
            self.wish(action)
            return
        dialog = AmountDialog(self.offer_bar.amounts[action].accessibleName(), action, span, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._wish_amount(dialog.action()))
        dialog.open()

    def _wish_amount(self, action: Decide | PlaceBet) -> None:
        if isinstance(action, PlaceBet):
            self.controller.place(action)
        else:
            self.wish(action)

    def run_on(self) -> None:
        """Let it run; while something moves, jump to its end."""
        if self.pane.show_.is_busy and not self.pane.show_.is_quick:
            self.pane.show_.skip()
            return
        self.pane.show_.skip()
        self.controller.let_run()

    def let_fall(self) -> None:
        """The outcome that chance is asked for."""
        self.pane.show_.skip()
        self.controller.resolve()

    def raise_irregularity(self, row: Irregularity) -> None:
        """Ask for the particulars, then let the regulation have its way."""
        from feltwright.app.dialogs.irregularity import IrregularityDialog

        dialog = IrregularityDialog(self.table, row, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.wish(dialog.action()))
        dialog.open()

    # -- recall -------------------------------------------------------------------------------------------------

    def show_recall(self, wanted: bool) -> None:
        """Show earlier outcomes in place of the table, which takes no wishes meanwhile, or the table again."""
        wanted = wanted and self._recalls()
        self.menus.recall.setChecked(wanted)
        self.controller.look_back(wanted)
        if wanted:
            self._turn_to_recall()
        else:
            self.pages.setCurrentIndex(0)
            self.pane.view.setFocus()

    def _recalls(self) -> bool:
        """Whether the auditor could be told, or play had stopped before."""
        before = self.controller.problem
        self.pane.show_.skip()
        self.controller.remark(Remarked("recalled"))
        return self.controller.problem is before

    def _turn_to_recall(self) -> None:
        from feltwright.app.panels.recall_page import RecallPage

        if self._recall_page is None:
            page = RecallPage(self.table, self.recall, self.pane.scene.layout, self)
            page.closed.connect(lambda: self.show_recall(False))
            self._recall_page = page
            self.pages.addWidget(page)
        else:
            assert isinstance(self._recall_page, RecallPage), "nothing else is kept there"
            self._recall_page.reload()
        self.pages.setCurrentWidget(self._recall_page)
        self._recall_page.setFocus()

    # -- what is shown ------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bars, menus and panels as the state is now."""
        self.controller.shown = self.table.state
        self.bet_bar.refresh()
        self.offer_bar.refresh()
        self._mark_turn()
        for dock in self.docks.values():
            dock.refresh()

    def _mark_turn(self) -> None:
        turn = self.offer_bar.turn
        bar = self.offer_bar
        self.pane.mark_turn(bar.places(), bar.wagers(), turn.seat if turn else 0, bar.whose.text())

    def apply_settings(self) -> None:
        """After the settings dialog."""
        self.pane.apply_settings()
        self.menus.show_settings()
        self.offer_bar.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.leaving.leave():
            event.ignore()
            return
        settings.TABLE_GEOMETRY.set(self.saveGeometry())
        settings.TABLE_STATE.set(self.saveState())
        self.pane.stop()
        self.controller.close()
        self.edges.close()
        self.closing.emit()
        super().closeEvent(event)

    # -- slots --------------------------------------------------------------------------------------------------

    def _on_stopped(self, problem: JournalProblem) -> None:
        """The felt stays as the journal has it; nobody can touch it any more."""
        self.pane.show_.skip()
        self.show_recall(False)
        self.pane.say(self.stop_bar.tell(problem))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.felt_bar.look()

    def _on_stepped(self, _entry: Entry) -> None:
        """Bets show at once; an outcome is not told before it has been seen."""
        show = self.pane.show_
        if show.is_quick:
            self.refresh()
        elif show.is_busy:
            self.offer_bar.set_busy(True)

    def _on_key_clicked(self, key: BetKey, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if modifiers & Qt.KeyboardModifier.ControlModifier or (button == Qt.MouseButton.RightButton and shift):
            self.controller.remove(key)
        elif button == Qt.MouseButton.RightButton:
            self.controller.take_one(key)
        elif button == Qt.MouseButton.LeftButton:
            self.controller.bet(key, 0 if shift else None)

    def _on_key_hovered(self, key: BetKey | None) -> None:
        self._hovered = key
        self._show_hover()

    def _on_edges_found(self, key: BetKey) -> None:
        if key == self._hovered:
            self._show_hover()

    def _show_hover(self) -> None:
        key = self._hovered
        self.pane.show_card(hover_html(self.table, self.edges, key) if key else "")
        self.statusBar().showMessage(self._fitting(hover_line(self.table, self.edges, key)) if key else "")

    def _fitting(self, words: str) -> str:
        """As much as the status bar has room for beside what always stands there; the card by the felt has it all."""
        bar = self.statusBar()
        marks = [mark for mark in bar.findChildren(QLabel) if mark.isVisible()]
        end = min((mark.x() for mark in marks), default=bar.width())
        return bar.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, end - STATUS_MARGIN_PX)

    def _on_refused(self, notice: Notice) -> None:
        if self.pages.currentWidget() is self._recall_page:
            self.statusBar().showMessage(notice.words)
            return
        if notice.key is not None and notice.key in self.table.rules.book:
            self.pane.bounce(self.controller.seat, notice.key, notice.cents)
            if notice.points:
                self.pane.point(self.controller.seat, notice.key)
        self.pane.refuse(notice.words, notice.clause)

    def _on_confirmation_asked(self, refusal: Refusal, action: PlaceBet) -> None:
        from feltwright.app.dialogs.confirm import ConfirmDialog

        dialog = ConfirmDialog(refusal, action, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.controller.place(dialog.action))
        dialog.open()
