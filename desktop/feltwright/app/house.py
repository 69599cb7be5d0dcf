"""The house: opens the lobby, tables, demonstrations and the kiosk, and keeps them while they are open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from feltwright.app import settings
from feltwright.app.errors import show_problems
from feltwright.app.lobby import Lobby

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QDialog

    from feltwright.app.recall import Recall
    from feltwright.app.sessions import Interrupted, SessionFile, TableSpec
    from feltwright.engine.table import Table
    from feltwright.scenario import Run


class House(QObject):
    """One per application; windows refer to nobody but through signals."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self.lobby: Lobby | None = None
        self.windows: list[QMainWindow] = []

    # -- lobby --------------------------------------------------------------------------------------------------

    def open_lobby(self) -> Lobby:
        """Show the lobby."""
        if self.lobby is None:
            self.lobby = Lobby()
            self._connect_lobby(self.lobby)
        elif self.lobby.isVisible() or self.windows:
            self.lobby.reload_side()
        self.lobby.show()
        self.lobby.raise_()
        self.lobby.activateWindow()
        return self.lobby

    def _connect_lobby(self, lobby: Lobby) -> None:
        lobby.table_wanted.connect(self.open_table)
        lobby.rules_wanted.connect(self.choose_rules)
        lobby.session_wanted.connect(self.continue_session)
        lobby.demonstration_wanted.connect(self.demonstrate)
        lobby.kiosk_wanted.connect(lambda: self.open_kiosk())
        lobby.settings_wanted.connect(self.open_settings)
        lobby.help_wanted.connect(self.open_help)
        lobby.about_wanted.connect(self.open_about)

    # -- tables -------------------------------------------------------------------------------------------------

    def open_table(self, spec: TableSpec) -> QMainWindow | None:
        """A fresh table with its players seated; None if there is no felt for it."""
        from feltwright.app.recall import Recall
        from feltwright.app.sessions import SessionFile, remember, seating
        from feltwright.engine import catalog
        from feltwright.engine.table import Table
        from feltwright.layout.problems import LayoutError

        rules = spec.rules()
        table = Table(catalog.game(spec.game), rules)
        recall = Recall(table)
        for seat in spec.seats or seating(rules):
            table.do(seat)
        try:
            window = self._table_window(table, spec, SessionFile(), recall)
        except LayoutError as error:
            show_problems(error, self.lobby)
            return None
        remember(spec)
        return window

    def continue_session(self, session: Interrupted) -> QMainWindow | None:
        """An interrupted session, played again up to where it stopped."""
        from feltwright.app.recall import Recall
        from feltwright.app.sessions import SessionFile, TableSpec
        from feltwright.engine.refusals import IllegalAction

        table = session.table()
        recall = Recall(table)
        try:
            for action in session.recording.actions:
                table.do(action)
        except IllegalAction as error:
            show_problems(error, self.lobby)
            return None
        return self._table_window(table, TableSpec(table.game.id), SessionFile(session.path), recall)

    def _table_window(self, table: Table, spec: TableSpec, session: SessionFile, recall: Recall) -> QMainWindow:
        from feltwright.app.table_window import TableWindow
        from feltwright.entropy import system_chance

        window = TableWindow(table, system_chance(), spec, session, recall)
        window.lobby_wanted.connect(self.open_lobby)
        window.table_wanted.connect(self.open_table)
        window.settings_changed.connect(self.apply_settings)
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

    def choose_rules(self, spec: TableSpec) -> None:
        """Table rules before the table is opened."""
        from feltwright.app.dialogs.table_rules import TableRulesDialog
        from feltwright.engine import catalog

        dialog = TableRulesDialog(catalog.game(spec.game), spec, False, self.lobby)
        dialog.accepted.connect(lambda: self.open_table(dialog.spec()))
        _open(dialog)

    # -- demonstrations -----------------------------------------------------------------------------------------

    def demonstrate(self, path: Path) -> QMainWindow | None:
        """A scenario in a window of its own."""
        from feltwright.app.demo_window import DemoWindow
        from feltwright.layout.problems import LayoutError
        from feltwright.scenario import ScenarioError, load_file

        try:
            window = DemoWindow(load_file(path))
        except (ScenarioError, LayoutError) as error:
            show_problems(error, self.lobby)
            return None
        window.lobby_wanted.connect(self.open_lobby)
        window.play_wanted.connect(self.play_from)
        window.closing.connect(self._on_window_closing)
        self._keep(window)
        window.demo.play()
        return window

    def play_from(self, run: Run) -> QMainWindow:
        """A live table where a scenario stands; a demonstration, so nothing of it is kept as a session."""
        from feltwright.app.sessions import TableSpec
        from feltwright.app.table_window import TableWindow
        from feltwright.entropy import system_chance

        scenario = run.scenario
        spec = TableSpec(scenario.game, scenario.profile, scenario.options, scenario.seats)
        window = TableWindow(run.table_here(), system_chance(), spec)
        window.setWindowTitle(self.tr("{0} · Demonstration").format(scenario.title))
        window.lobby_wanted.connect(self.open_lobby)
        window.table_wanted.connect(self.open_table)
        window.settings_changed.connect(self.apply_settings)
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

    def open_kiosk(self, games: tuple[str, ...] = ()) -> QMainWindow | None:
        """The demonstrations of some games, or of all, in a loop; None if there is none."""
        from feltwright.app.demonstrations import listed
        from feltwright.app.kiosk import Kiosk

        scenarios = [scenario for _, scenario in listed() if not games or scenario.game in games]
        if not scenarios:
            return None
        window = Kiosk(scenarios)
        window.closing.connect(self._on_window_closing)
        self.windows.append(window)
        window.showFullScreen()
        return window

    # -- dialogs and settings -----------------------------------------------------------------------------------

    def open_settings(self) -> None:
        """Settings, from the lobby."""
        from feltwright.app.dialogs.preferences import SettingsDialog

        dialog = SettingsDialog(self.lobby)
        dialog.accepted.connect(self.apply_settings)
        _open(dialog)

    def open_help(self) -> None:
        """Help, from the lobby."""
        from feltwright.app.dialogs.help import HelpDialog

        _open(HelpDialog(self.lobby))

    def open_about(self) -> None:
        """About, from the lobby."""
        from feltwright.app.dialogs.about import AboutDialog

        _open(AboutDialog(self.lobby))

    def apply_settings(self) -> None:
        """Dress everything anew."""
        from feltwright.app.style import dress

        dress(self._app, settings.THEME.get())
        for window in self.windows:
            apply = getattr(window, "apply_settings", None)
            if apply is not None:
                apply()

    def _keep(self, window: QMainWindow) -> QMainWindow:
        self.windows.append(window)
        window.show()
        return window

    def _on_window_closing(self) -> None:
        window = self.sender()
        if isinstance(window, QMainWindow) and window in self.windows:
            self.windows.remove(window)
        if self.lobby is not None and self.lobby.isVisible():
            self.lobby.reload_side()


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
