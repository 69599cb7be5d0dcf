"""Table rules: profile, house options, limits and who sits at the table. Rules are part of the session's record."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.dialogs.option_fields import OptionField, option_field
from feltwright.app.dialogs.session_page import SessionPage
from feltwright.app.naming import cents_typed, clause_text
from feltwright.app.sessions import COLOURS, TableSpec, seating
from feltwright.app.style import make_primary
from feltwright.engine.actions import TakeSeat
from feltwright.engine.game import limit_options
from feltwright.engine.options import Option, OptionError
from feltwright.engine.table import AnyGame
from feltwright.layout.binding import bind, default_layout
from feltwright.layout.problems import LayoutError
from feltwright.speech import money, speak
from feltwright.wording import file_problem_words, option_problem_words, spoken

_LIMITS = frozenset(option.name for option in limit_options(""))


class TableRulesDialog(QDialog):
    """Shows every option with its clause; accepts only rules the game accepts."""

    def __init__(self, game: AnyGame, spec: TableSpec, running: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Table rules: {0}").format(speak("Games", game.name)))
        self._game = game
        self._spec = spec
        self.fields: dict[str, OptionField] = {}
        self.profile = QComboBox(self)
        self.profile.setObjectName("profile")
        for row in game.profiles:
            self.profile.addItem(speak("Games", row.title), row.id)
        self.profile.setCurrentIndex(max(0, self.profile.findData(spec.profile)))
        self.profile.currentIndexChanged.connect(self._on_profile_changed)
        self.tabs = QTabWidget(self)
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.players = QSpinBox()
        self.names: list[QLineEdit] = []
        self.bankroll = QLineEdit()
        self.session = SessionPage(spec, self)
        self._build(running)
        self._fill(spec)
        self.resize(640, 620)

    def _build(self, running: bool) -> None:
        head = QFormLayout()
        head.addRow(self.tr("Profile"), self.profile)
        accept = self.tr("Open a new session") if running else self.tr("Open the table")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.open_button = self.buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        make_primary(self.open_button)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(head)
        if running:
            note = QLabel(self.tr("Rules belong to a session's record: other rules start a new session."), self)
            note.setProperty("role", "dim")
            note.setWordWrap(True)
            column.addWidget(note)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.problem)
        column.addWidget(self.buttons)

    def _fill(self, spec: TableSpec) -> None:
        """Tabs for a profile, with the options of the spec on top."""
        rules = self._game.rules_for(spec.profile)
        shown = self._game.rules_for(spec.profile, spec.options)
        self.tabs.clear()
        self.fields = {}
        for option in self._game.options:
            field = option_field(option, getattr(rules, option.name), self)
            if getattr(rules, option.name) != getattr(shown, option.name):
                default = field.default
                field = option_field(option, getattr(shown, option.name), self)
                field.default = default
            self.fields[option.name] = field
        own = [option for option in self._game.options if option.name not in _LIMITS]
        limits = [option for option in self._game.options if option.name in _LIMITS]
        self.tabs.addTab(self._page(limits), self.tr("Limits"))
        self.tabs.addTab(self._page(own), self.tr("House options"))
        self.tabs.addTab(self._seat_page(spec), self.tr("Players"))
        self.tabs.addTab(self.session, self.tr("Session"))

    def _page(self, options: list[Option]) -> QScrollArea:
        page = QWidget(self)
        page.setObjectName("page")
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(12)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for option in options:
            cite = QLabel(option.cite, page)
            cite.setProperty("role", "small")
            cite.setToolTip(clause_text(option.cite))
            cite.setFixedWidth(96)
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(self.fields[option.name].widget, 1)
            row.addWidget(cite, 0, Qt.AlignmentFlag.AlignTop)
            form.addRow(speak("Options", option.title), row)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(page)
        return area

    def _seat_page(self, spec: TableSpec) -> QWidget:
        rules = self._game.rules_for(spec.profile, spec.options)
        seats = spec.seats or seating(rules)
        page = QWidget(self)
        page.setObjectName("page")
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(12)
        self.players = QSpinBox(page)
        self.players.setObjectName("players")
        self.players.setRange(1, min(rules.seats, len(COLOURS)))
        self.players.setValue(len(seats))
        self.bankroll = QLineEdit(money(seats[0].cents), page)
        self.bankroll.setObjectName("bankroll")
        form.addRow(self.tr("Players"), self.players)
        form.addRow(self.tr("Each brings"), self.bankroll)
        self.names = []
        for row in range(self.players.maximum()):
            name = seats[row].name if row < len(seats) else self.tr("Player {0}").format(row + 1)
            edit = QLineEdit(name, page)
            edit.setEnabled(row < len(seats))
            form.addRow(self.tr("Seat {0} ({1})").format(row + 1, spoken(COLOURS[row])), edit)
            self.names.append(edit)
        self.players.valueChanged.connect(self._on_players_changed)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(page)
        return area

    def spec(self) -> TableSpec:
        """What was chosen; OptionError or ValueError if it cannot be had."""
        chosen = {name: field.read() for name, field in self.fields.items() if field.changed()}
        profile = str(self.profile.currentData())
        rules = self._game.rules_for(profile, chosen)
        cents = cents_typed(self.bankroll.text())
        count = min(self.players.value(), rules.seats)
        seats = tuple(
            TakeSeat(seat, edit.text().strip() or self.tr("Player {0}").format(seat), cents, COLOURS[seat - 1])
            for seat, edit in enumerate(self.names[:count], 1)
        )
        if cents <= 0 or cents % rules.chips_cents[0]:
            raise ValueError(self.tr("The bankroll has to be whole chips."))
        return TableSpec(self._game.id, profile, chosen, seats, *self.session.values())

    def accept(self) -> None:
        """Close only with rules that can be had, and a felt to play them on."""
        try:
            spec = self.spec()
            rules = spec.rules()
            bind(default_layout(self._game.id, rules), rules, self._game)
        except OptionError as error:
            self.problem.setText("\n".join(option_problem_words(problem) for problem in error.problems))
        except LayoutError as error:
            self.problem.setText("\n".join(file_problem_words(problem) for problem in error.problems[:6]))
        except ValueError as error:
            self.problem.setText(str(error))
        else:
            super().accept()

    def _on_profile_changed(self) -> None:
        self.problem.clear()
        self._fill(TableSpec(self._game.id, str(self.profile.currentData()), {}, self._spec.seats))

    def _on_players_changed(self, count: int) -> None:
        for row, edit in enumerate(self.names):
            edit.setEnabled(row < count)
