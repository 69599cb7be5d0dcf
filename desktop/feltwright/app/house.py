"""The house: opens the lobby, tables, demonstrations and the kiosk, and keeps them while they are open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from feltwright.app import settings
from feltwright.app.errors import show_problems
from feltwright.app.lobby import Lobby
from feltwright.speech import speak

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QDialog, QWidget

    from feltwright.app.confirming import FeltQuestion
    from feltwright.app.played import Doubts
    from feltwright.app.review.desk import ReviewDesk
    from feltwright.app.review.playing import Trial
    from feltwright.app.sessions import TableSpec
    from feltwright.app.table_window import TableWindow
    from feltwright.app.tables import Seated
    from feltwright.scenario import Run


class House(QObject):
    """One per application; windows refer to nobody but through signals."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self.lobby: Lobby | None = None
        self.windows: list[QMainWindow] = []
        self._question: FeltQuestion | None = None
        """What is asked about a felt; without a window over it nobody else would keep it."""

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
        lobby.sessions_wanted.connect(self.open_sessions)
        lobby.demonstration_wanted.connect(self.demonstrate)
        lobby.kiosk_wanted.connect(lambda: self.open_kiosk())
        lobby.review_wanted.connect(self.review)
        lobby.settings_wanted.connect(self.open_settings)
        lobby.help_wanted.connect(self.open_help)
        lobby.about_wanted.connect(self.open_about)
        lobby.verify_wanted.connect(self.verify_report)
        lobby.file_wanted.connect(self.open_file)
        lobby.report_wanted.connect(lambda: self.make_report())
        lobby.keys_wanted.connect(lambda: self.open_keys())

    # -- tables -------------------------------------------------------------------------------------------------

    def open_table(self, spec: TableSpec) -> QMainWindow | None:
        """A fresh table; None if there is no felt or no journal for it, or its felt has to be confirmed first."""
        from feltwright.app import tables
        from feltwright.app.sessions import doubts_about

        return self._sit_down(partial(doubts_about, spec), partial(tables.fresh, spec))

    def _sit_down(
        self,
        find: Callable[[], Doubts],
        make: Callable[[Doubts], Seated],
        title: str = "",
        then: Callable[[], object] = lambda: None,
    ) -> QMainWindow | None:
        """A table in its session, opened at once or when its felt was confirmed; why not is told."""
        from feltwright.layout.problems import LayoutError
        from feltwright.store.problems import JournalProblem

        def go() -> QMainWindow | None:
            try:
                opened = self._table_window(make(doubts), title)
            except JournalProblem as error:
                show_problems(error, self.lobby)
                return None
            then()
            return opened

        try:
            doubts = find()
        except (LayoutError, JournalProblem) as error:
            show_problems(error, self.lobby)
            return None
        return self._once_confirmed(doubts, go)

    def _once_confirmed(
        self, doubts: Doubts, go: Callable[[], QMainWindow | None], *, kept: bool = True
    ) -> QMainWindow | None:
        """What is opened at once where nobody has to be asked about the felt; else None, and it opens if confirmed."""
        if not doubts.are_any:
            return go()
        from feltwright.app.confirming import once_confirmed

        over = next((window for window in self.windows if window.isActiveWindow()), self.lobby)
        self._question = once_confirmed(doubts, over, go, kept=kept)
        return None

    def continue_session(self, session_id: str, then: Callable[[], object] = lambda: None) -> QMainWindow | None:
        """An interrupted session exactly where it stood; None, and why, if it cannot go on or has to be confirmed.

        `then` is called once there is a window for it.
        """
        from feltwright.app import tables
        from feltwright.app.sessions import doubts_on_return

        here = next((window for window in self.windows if _plays(window, session_id)), None)
        if here is not None:
            here.raise_()
            here.activateWindow()
            then()
            return here
        return self._sit_down(partial(doubts_on_return, session_id), partial(tables.returned, session_id), then=then)

    def _table_window(self, seated: Seated, title: str = "") -> QMainWindow:
        from feltwright.app.felt_watch import FeltWatch
        from feltwright.app.keeping import keep_elsewhere, keep_everything
        from feltwright.app.table_window import TableWindow
        from feltwright.entropy import system_chance

        session, felt = seated.session, seated.felt
        window = TableWindow(
            session.table, system_chance(), seated.spec, session, seated.recall, felt=felt, watch=FeltWatch(felt)
        )
        window.setWindowTitle(title or window.windowTitle())
        window.lobby_wanted.connect(self.open_lobby)
        window.table_wanted.connect(self.open_table)
        window.settings_changed.connect(self.apply_settings)
        window.report_wanted.connect(partial(self.make_report, session.session, window))
        window.keys_wanted.connect(partial(self.open_keys, window))
        window.keep_wanted.connect(partial(keep_everything, self, window))
        window.keep_elsewhere_wanted.connect(partial(keep_elsewhere, self, window))
        window.again_wanted.connect(partial(self.start_again, window, session.session))
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

    def start_again(self, window: TableWindow, session_id: str) -> None:
        """A stopped session from what its journal has, in a window of its own; the stopped one stays until then."""
        window.leaving.give_up()
        self.continue_session(session_id, window.close)

    def choose_rules(self, spec: TableSpec) -> None:
        """Table rules before the table is opened."""
        from feltwright.app.dialogs.table_rules import TableRulesDialog
        from feltwright.engine import catalog

        dialog = TableRulesDialog(catalog.game(spec.game), spec, False, self.lobby)
        dialog.accepted.connect(lambda: self.open_table(dialog.spec()))
        _open(dialog)

    # -- sessions -----------------------------------------------------------------------------------------------

    def open_sessions(self) -> None:
        """Every session, to be continued or looked at."""
        from feltwright.app.dialogs.sessions import SessionsDialog
        from feltwright.app.sessions import listed
        from feltwright.store.problems import JournalProblem

        try:
            dialog = SessionsDialog(listed(), self.lobby)
        except JournalProblem as error:
            show_problems(error, self.lobby)
            return
        dialog.continue_wanted.connect(self.continue_session)
        dialog.replay_wanted.connect(self.replay_session)
        dialog.report_wanted.connect(self.make_report)
        _open(dialog)

    def replay_session(self, session_id: str, path: Path | None = None) -> QMainWindow | None:
        """A session shown again, of this journal or another; None, and why, if it cannot be."""
        from feltwright.app.replay_window import ReplayWindow
        from feltwright.layout.problems import LayoutError
        from feltwright.store.again import Replay
        from feltwright.store.journal import decoded, to_look_at
        from feltwright.store.journals import file_with
        from feltwright.store.problems import JournalProblem

        try:
            with to_look_at(path or file_with(session_id)) as journal:
                window = ReplayWindow(Replay(decoded(session_id, journal.disclosed(session_id))))
        except (LayoutError, JournalProblem) as error:
            show_problems(error, self.lobby)
            return None
        window.lobby_wanted.connect(self.open_lobby)
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

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

    def play_from(self, run: Run) -> QMainWindow | None:
        """A table where a scenario stands, kept as a demonstration from the start; None, and why, if it cannot be."""
        from feltwright.app import tables
        from feltwright.app.sessions import TableSpec, doubts_about

        scenario = run.scenario
        spec = TableSpec(scenario.game, scenario.profile, scenario.options, scenario.seats, mode="demonstration")
        title = self.tr("{0} · Demonstration").format(speak("Scenarios", scenario.title))
        return self._sit_down(partial(doubts_about, spec), partial(tables.from_scenario, run, spec), title)

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

    # -- review -------------------------------------------------------------------------------------------------

    def review(self, path: Path, older: Path | None = None) -> QMainWindow:
        """A layout on the drawing board, beside an older edition if there is one."""
        from feltwright.app.review.window import ReviewWindow

        window = ReviewWindow(path, older)
        window.lobby_wanted.connect(self.open_lobby)
        window.play_wanted.connect(self.play_layout)
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

    def play_layout(self, desk: ReviewDesk) -> QMainWindow | None:
        """A table on the felt under review, kept as no session; None, and why, if its areas are not the wagers."""
        from feltwright.app.review.playing import Trial
        from feltwright.layout.problems import LayoutError

        if desk.inspection.layout is None:
            return None
        try:
            trial = Trial(desk)
        except LayoutError as error:
            show_problems(error, self.lobby)
            return None
        words = self.tr("{0} · Layout under review").format(desk.path.name)
        return self._once_confirmed(trial.doubts, lambda: self._open_trial(trial, words), kept=False)

    def _open_trial(self, trial: Trial, title: str) -> QMainWindow:
        window = trial.open()
        window.setWindowTitle(title)
        window.lobby_wanted.connect(self.open_lobby)
        window.table_wanted.connect(self.open_table)
        window.settings_changed.connect(self.apply_settings)
        window.closing.connect(self._on_window_closing)
        return self._keep(window)

    def open_file(self, path: Path) -> QMainWindow | None:
        """The window a file belongs to: its own, or the lobby with the dialog that verifies it."""
        from feltwright.app.opening import Kind, kind_of

        kind = kind_of(path)
        if kind is Kind.SCENARIO:
            return self.demonstrate(path)
        if kind is Kind.LAYOUT:
            return self.review(path)
        lobby = self.open_lobby()
        verify = self.verify_submission if kind is Kind.SUBMISSION else self.verify_report
        verify(path)
        return lobby

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

    def verify_report(self, path: Path | None = None) -> None:
        """Verify a report, one that was dropped or one still to be chosen."""
        from feltwright.app.report_verify import open_verify

        open_verify(self.lobby, path)

    def verify_submission(self, path: Path) -> None:
        """Verify a submission that was opened or dropped."""
        from feltwright.app.review.verify import open_verify_submission

        open_verify_submission(self.lobby, path)

    def make_report(self, session_id: str = "", parent: QWidget | None = None) -> None:
        """Make a report of sessions in the journal, this one ticked."""
        from feltwright.app.report_make import open_make
        from feltwright.report.keys import KeyProblem
        from feltwright.store.problems import JournalProblem

        try:
            open_make(parent or self.lobby, (session_id,) if session_id else ())
        except (JournalProblem, KeyProblem) as error:
            show_problems(error, parent or self.lobby)

    def open_keys(self, parent: QWidget | None = None) -> None:
        """The keys reports are signed with."""
        from feltwright.app.keys_dialog import open_keys
        from feltwright.report.keys import KeyProblem

        try:
            open_keys(parent or self.lobby)
        except KeyProblem as error:
            show_problems(error, parent or self.lobby)

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


def _plays(window: QMainWindow, session_id: str) -> bool:
    session = getattr(window, "session", None)
    return session is not None and session.session == session_id


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
