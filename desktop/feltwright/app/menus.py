"""The menus of a table window, as tables of text, shortcut and slot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QDialog, QMenu

from feltwright.app import betting, settings
from feltwright.app.controller import LEAST
from feltwright.app.naming import named, seat_name
from feltwright.engine.actions import Decide, Proceed
from feltwright.felt.theme import CLOTHS
from feltwright.odds.advice import has_advice
from feltwright.speech import speak
from feltwright.wording import spoken

if TYPE_CHECKING:
    from feltwright.app.table_window import TableWindow

Row = tuple[str, str, Callable[..., object]]


class Menus(QObject):
    """Builds the menu bar and fills the menus that change with the state when they open."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        bar = window.menuBar()
        *_, end, _close = self._fixed(bar.addMenu(self.tr("&Table")), self._table_rows())
        bets = bar.addMenu(self.tr("&Bets"))
        self._fixed(bets, self._bet_rows())
        self.calls = self._changing(bets, self.tr("Call on or off"), self._fill_calls)
        self.call_bets = self._changing(bets, self.tr("Call a bet"), self._fill_call_bets)
        self.seats = self._changing(bets, self.tr("Bet for"), self._fill_seats)
        self.chips = self._chip_menu(bets)
        self.tenders = self._tender_menu(bets)
        round_ = bar.addMenu(self.tr("&Round"))
        self._fixed(round_, ((self.tr("Let it run"), "F5", window.run_on),))
        self.offers = self._changing(round_, self.tr("What may be done now"), self._fill_offers)
        self.irregularities = self._changing(round_, self.tr("Irregularities"), self._fill_irregularities)
        self.recall = self._view_menu(bar.addMenu(self.tr("&View")))
        self._fixed(bar.addMenu(self.tr("&Help")), self._help_rows())
        self._acting = (end, bets.menuAction(), round_.menuAction(), *self._seat_shortcuts())
        self._controller.armed.connect(self._on_armed)

    def _on_armed(self, armed: bool) -> None:
        """With its menu an action loses its key."""
        for action in self._acting:
            action.setEnabled(armed)

    def _fixed(self, menu: QMenu, rows: tuple[Row, ...]) -> list[QAction]:
        made = [menu.addAction(text) for text, _, _ in rows]
        for action, (_, keys, slot) in zip(made, rows, strict=True):
            if keys:
                action.setShortcut(QKeySequence(keys))
            action.triggered.connect(partial(_call, slot))
        return made

    def _changing(self, menu: QMenu, title: str, fill: Callable[[QMenu], None]) -> QMenu:
        """A menu filled anew whenever it opens."""
        made = menu.addMenu(title)
        made.aboutToShow.connect(partial(_refill, made, fill))
        return made

    # -- rows ---------------------------------------------------------------------------------------------------

    def _table_rows(self) -> tuple[Row, ...]:
        window = self._window
        report: tuple[Row, ...] = (
            (self.tr("Make a signed report…"), "", window.report_wanted.emit),
            (self.tr("Keys…"), "", window.keys_wanted.emit),
        )
        return (
            (self.tr("Lobby"), "Ctrl+L", window.lobby_wanted.emit),
            (self.tr("Table rules…"), "Ctrl+R", self.open_rules),
            (self.tr("Settings…"), "Ctrl+,", self.open_settings),
            *(report if window.session is not None else ()),
            (self.tr("End the session"), "", window.leaving.ask_to_end),
            (self.tr("Close"), "Ctrl+W", window.close),
        )

    def _bet_rows(self) -> tuple[Row, ...]:
        controller = self._controller
        return (
            (self.tr("Undo"), "Ctrl+Z", controller.undo),
            (self.tr("Redo"), "Ctrl+Shift+Z", controller.redo),
            (self.tr("Clear"), "Ctrl+K", controller.clear),
            (self.tr("Rebet"), "Ctrl+B", controller.rebet),
            (self.tr("Double"), "Ctrl+D", controller.double),
        )

    def _help_rows(self) -> tuple[Row, ...]:
        return (
            (self.tr("Help"), "F1", self.open_help),
            (self.tr("About Feltwright"), "", self.open_about),
        )

    # -- menus that change --------------------------------------------------------------------------------------

    def _fill_calls(self, menu: QMenu) -> None:
        controller = self._controller
        for action in betting.calls(controller.table, controller.seat):
            words = self.tr("{0} on") if action.on else self.tr("{0} off")
            self._add(menu, words.format(controller.name(action.key)), partial(controller.call, action.key, action.on))

    def _fill_call_bets(self, menu: QMenu) -> None:
        for key in self._controller.call_bets():
            self._add(menu, self._controller.name(key), partial(self._controller.bet, key))

    def _tender_menu(self, menu: QMenu) -> QMenu:
        """What bets are made with; the rules say who has to confirm it, or refuse it."""
        made = menu.addMenu(self.tr("Bet with"))
        group = QActionGroup(made)
        words = {"chips": self.tr("Chips"), "cash": self.tr("Cash, called to the dealer")}
        words["match_play"] = self.tr("Chips and a match play coupon")
        for tender, text in words.items():
            action = made.addAction(text)
            action.setCheckable(True)
            action.setChecked(tender == self._controller.tender)
            action.triggered.connect(partial(_call, partial(setattr, self._controller, "tender", tender)))
            group.addAction(action)
        return made

    def _fill_seats(self, menu: QMenu) -> None:
        for number, place in enumerate(self._controller.table.state.seats, 1):
            if place.name:
                self._add(menu, seat_name(number, place), partial(self._controller.choose_seat, number))

    def _fill_offers(self, menu: QMenu) -> None:
        table = self._controller.table
        for action in table.offers():
            if isinstance(action, Proceed):
                self._add(menu, named(table.game.steps, action.step), partial(self._window.wish, action))
            elif isinstance(action, Decide):
                words = self.tr("Seat {0}: {1}").format(action.seat, named(table.game.decisions, action.choice))
                self._add(menu, words, partial(self._window.wish, action))

    def _fill_irregularities(self, menu: QMenu) -> None:
        """Every irregularity of the game; those that cannot happen in this phase are greyed."""
        table = self._controller.table
        for row in table.game.irregularities:
            action = self._add(menu, speak("Procedure", row.name), partial(self._window.raise_irregularity, row))
            action.setEnabled(table.state.phase in row.phases)
            action.setToolTip(row.cite)

    def _add(self, menu: QMenu, text: str, slot: Callable[..., object]) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(partial(_call, slot))
        return action

    # -- chips, seats, view -------------------------------------------------------------------------------------

    def _chip_menu(self, bets: QMenu) -> QMenu:
        menu = bets.addMenu(self.tr("Chip in hand"))
        chips = self._controller.table.rules.chips_cents
        buttons = self._window.bet_bar.chips.buttons
        for number, cents in enumerate((*chips[:9], LEAST), 1):
            action = self._add(menu, buttons[cents].accessibleName(), partial(self._controller.choose_chip, cents))
            action.setShortcut(QKeySequence(f"Alt+{0 if cents == LEAST else number}"))
        return menu

    def _seat_shortcuts(self) -> list[QAction]:
        made = []
        for number in range(1, min(9, len(self._controller.table.state.seats)) + 1):
            action = QAction(self._window)
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            action.triggered.connect(partial(self._choose_seat, number))
            self._window.addAction(action)
            made.append(action)
        return made

    def _choose_seat(self, number: int) -> None:
        if self._controller.table.state.seats[number - 1].name:
            self._controller.choose_seat(number)

    def _view_menu(self, menu: QMenu) -> QAction:
        window = self._window
        recall = menu.addAction(self.tr("Recall"))
        recall.setCheckable(True)
        recall.setShortcut(QKeySequence(Qt.Key.Key_F6))
        recall.triggered.connect(window.show_recall)
        menu.addSeparator()
        for dock in window.docks.values():
            menu.addAction(dock.toggleViewAction())
        menu.addSeparator()
        self.tallies = self._switch(menu, self.tr("Hand totals"), "Ctrl+T", settings.TALLIES)
        self.hints = self._switch(menu, self.tr("Strategy hints"), "Ctrl+H", settings.HINTS)
        self.hints.setVisible(has_advice(window.table.game))
        menu.addSeparator()
        view = window.pane.view
        self._fixed(
            menu,
            (
                (self.tr("Zoom in"), "Ctrl++", view.zoom_in),
                (self.tr("Zoom out"), "Ctrl+-", view.zoom_out),
                (self.tr("Whole table"), "Ctrl+0", view.fit),
                (self.tr("Full screen"), "F11", self._toggle_full_screen),
            ),
        )
        self._cloth_menu(menu.addMenu(self.tr("Cloth")))
        return recall

    def _switch(self, menu: QMenu, text: str, keys: str, setting: settings.Setting[bool]) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(setting.get())
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(partial(_call, partial(self._turn_over, setting, action)))
        return action

    def _turn_over(self, setting: settings.Setting[bool], action: QAction) -> None:
        setting.set(action.isChecked())
        self._window.settings_changed.emit()
        self._window.apply_settings()

    def show_settings(self) -> None:
        """Tick what is switched on."""
        self.tallies.setChecked(settings.TALLIES.get())
        self.hints.setChecked(settings.HINTS.get())

    def _cloth_menu(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for name in CLOTHS:
            action = menu.addAction(spoken(name).capitalize())
            action.setCheckable(True)
            action.setChecked(name == self._window.pane.scene.layout.cloth)
            action.triggered.connect(partial(self._choose_cloth, name))
            group.addAction(action)

    def _choose_cloth(self, name: str) -> None:
        settings.CLOTH.set(name)
        self._window.pane.view.set_cloth(name)

    def _toggle_full_screen(self) -> None:
        window = self._window
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    # -- dialogs ------------------------------------------------------------------------------------------------

    def open_rules(self) -> None:
        """Table rules; other rules open a new session."""
        from feltwright.app.dialogs.table_rules import TableRulesDialog

        window = self._window
        dialog = TableRulesDialog(window.table.game, window.spec, True, window)
        dialog.accepted.connect(lambda: window.table_wanted.emit(dialog.spec()))
        self._open(dialog)

    def open_settings(self) -> None:
        """Settings."""
        from feltwright.app.dialogs.preferences import SettingsDialog

        dialog = SettingsDialog(self._window)
        dialog.accepted.connect(self._window.settings_changed)
        self._open(dialog)

    def open_help(self) -> None:
        """Help."""
        from feltwright.app.dialogs.help import HelpDialog

        self._open(HelpDialog(self._window))

    def open_about(self) -> None:
        """About."""
        from feltwright.app.dialogs.about import AboutDialog

        self._open(AboutDialog(self._window))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _call(slot: Callable[..., object], _checked: bool = False) -> None:
    """Menus hand over a checked state that nobody here wants."""
    slot()


def _refill(menu: QMenu, fill: Callable[[QMenu], None]) -> None:
    menu.clear()
    fill(menu)
    if menu.isEmpty():
        menu.addAction(menu.tr("Nothing now")).setEnabled(False)
