"""The felt of one table with its phase bar, playing every step; used by table, demonstration and recall alike."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from feltwright.app import settings
from feltwright.app.bars import NoticeBar, PhaseBar
from feltwright.app.bridge import Bridge
from feltwright.app.naming import key_name, odds_words
from feltwright.app.show import Show
from feltwright.engine.events import BetSettled
from feltwright.engine.game import BETTING
from feltwright.engine.table import AnyState, Entry, Table
from feltwright.engine.wagers import BetKey
from feltwright.felt.scene import FeltScene
from feltwright.felt.stage import Stage
from feltwright.felt.turn import TurnMark
from feltwright.felt.view import FeltView
from feltwright.layout.binding import bind, default_layout, key_of
from feltwright.layout.model import Layout
from feltwright.motion.places import Places
from feltwright.motion.tempo import SPEEDS
from feltwright.speech import money
from feltwright.wording import announcement_words, tally_words


def felt_for(table: Table) -> Layout:
    """The shipped felt for the rules in force, bound both ways; LayoutError lists what does not fit."""
    return bind(default_layout(table.game.id, table.rules), table.rules, table.game).layout


class TablePane(QWidget):
    """Turns areas into keys and steps into motion; decides nothing."""

    key_clicked = Signal(object, Qt.MouseButton, Qt.KeyboardModifier)
    key_hovered = Signal(object)
    key_activated = Signal(object)
    key_taken = Signal(object)
    keys_dragged = Signal(object, object)

    def __init__(self, table: Table, bridge: Bridge, parent: QWidget | None = None, felt: Layout | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._bridge = bridge
        layout = felt or felt_for(table)
        self.keys = {area.id: key_of(area) for area in layout.areas}
        self.scene = FeltScene(layout, table.rules, Places.of(layout, table.rules.seats), self)
        self.view = FeltView(self.scene, self)
        self.stage = Stage(self.scene, self)
        self.show_ = Show(self.stage, self.scene.places, self)
        self.phase_bar = PhaseBar(table, self)
        self.notice = NoticeBar(self.view)
        self.card = QLabel(self.view)
        self.turn = TurnMark(self.scene)
        self._calls: list[str] = []
        self._seen = table.state
        self._turn_words = ""
        self._build()
        self._connect()
        self.apply_settings()
        self.show_.restore(table.log, table.state)

    def _build(self) -> None:
        self.card.setObjectName("hover_card")
        self.card.setStyleSheet(
            "QLabel { background: rgba(18, 20, 24, 235); color: #f4f1e8; border: 1px solid #e3b95c;"
            " border-radius: 6px; padding: 8px 12px; }"
        )
        self.card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.card.setWordWrap(True)
        self.card.setTextFormat(Qt.TextFormat.RichText)
        self.card.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.phase_bar)
        column.addWidget(self.view, 1)

    def _connect(self) -> None:
        view = self.view
        view.area_clicked.connect(self._on_area_clicked)
        view.area_hovered.connect(self._on_area_hovered)
        view.area_focused.connect(self._on_area_hovered)
        view.area_activated.connect(self._on_area_activated)
        view.take_down_requested.connect(self._on_take_down_requested)
        view.chips_dragged.connect(self._on_chips_dragged)
        view.background_clicked.connect(self._on_background_clicked)
        view.set_namer(self._area_words)
        self.stage.announced.connect(self._on_announced)
        self.show_.begun.connect(self._calls.clear)
        self.show_.begun.connect(self._on_begun)
        view.resized.connect(self._on_view_resized)
        self.show_.shown.connect(self._on_shown)
        self._bridge.stepped.connect(self._on_stepped)

    def apply_settings(self) -> None:
        """Speed, cloth and deck as the user likes them; none of it changes an outcome."""
        instant = settings.REDUCED_MOTION.get()
        self.stage.set_speed(0.0 if instant else SPEEDS.get(settings.SPEED.get(), 1.0))
        cloth = settings.CLOTH.get()
        if cloth and cloth != self.scene.layout.cloth:
            self.view.set_cloth(cloth)
        self.scene.set_deck(settings.DECK.get())
        self.scene.tallies.set_teller(self._tally if settings.TALLIES.get() else None)

    def _tally(self, place: str, cards: tuple[str, ...]) -> tuple[str, str] | None:
        """What face-up cards amount to, in full and in few words; closed cards are not asked about."""
        found = self.table.game.tally(self.table.rules, self._seen, place, cards)
        return (tally_words(found), tally_words(found, short=True)) if found else None

    def mark_turn(self, places: tuple[str, ...], wagers: tuple[BetKey, ...], seat: int, words: str) -> None:
        """Frame the hand that is to act and its chips and, when it is another one, read out whose turn it is."""
        known = self.scene.places
        self.turn.show(places, seat, [known.area_of(key, seat) for key in wagers if known.has(key)])
        told = self.scene.tallies.words()
        words = ", ".join((words, *(told[place] for place in places if place in told))) if seat else ""
        if words and words != self._turn_words:
            self.view.announce(words)
        self._turn_words = words

    def stand(self) -> None:
        """Show the table where it was put, without motion."""
        state = self.table.state
        self.show_.stand(self.table.log, state)
        self.phase_bar.say("")
        self.phase_bar.show_phase(state.phase, state.round)

    def stop(self) -> None:
        """The window is closing."""
        self.show_.stop()

    def say(self, words: str) -> None:
        """Show the dealer's words and read them out."""
        self.phase_bar.say(words)
        self.view.announce(words)

    def refuse(self, words: str, clause: str) -> None:
        """Show a refusal and read it out."""
        self.notice.tell(words, clause)
        self.view.announce(f"{words} {clause}")

    def bounce(self, seat: int, key: BetKey, cents: int) -> None:
        """Refused chips come back."""
        if cents > 0 and self.show_.is_quick:
            self.show_.skip()
            self.show_.bounce(seat, self.scene.places.area_of(key, seat), cents, self.table.state)

    def point(self, seat: int, key: BetKey) -> None:
        """Where a wager is wanted."""
        self.view.focus_area(self.scene.places.area_of(key, seat))

    def show_card(self, html: str) -> None:
        """The hover card in a corner away from the area under the pointer."""
        self.card.setVisible(bool(html))
        if not html or not self._looked_at():
            return
        self.card.setText(html)
        self.card.setFixedWidth(min(360, max(120, self.view.width() - 16)))
        self.card.adjustSize()
        self.card.move(self._free_corner())
        self.card.raise_()

    def _on_begun(self) -> None:
        """Cards and wheels are watched: the hover card makes room until the pointer asks again."""
        self.turn.hide()
        if not self.show_.is_quick:
            self.card.hide()

    def _on_view_resized(self) -> None:
        if self.notice.isVisible():
            self.notice.place()
        if self.card.isVisible() and self._looked_at():
            self.card.move(self._free_corner())

    def _looked_at(self) -> str:
        """The area under the pointer, or else the one the keyboard is on."""
        return self.view.hovered_area or self.view.focused_area

    def _free_corner(self) -> QPoint:
        """The lower corner away from the area under the pointer, or the upper one if the card would cover it."""
        area = self.view.mapFromScene(self.scene.area_rect(self._looked_at())).boundingRect()
        card, room = self.card.size(), self.view.size()
        right = area.center().x() < room.width() / 2
        x = room.width() - card.width() - 24 if right else 24
        low = QPoint(x, room.height() - card.height() - 24)
        return QPoint(x, 24) if QRect(low, card).intersects(area) else low

    def _area_words(self, area_id: str) -> str:
        key = self.keys[area_id]
        terms = self.table.rules.book[key]
        words = [key_name(self.table.rules.book, key), self.tr("pays {0}").format(odds_words(terms))]
        there = [bet for bet in self.table.state.bets if bet.key == key]
        words += [self.tr("seat {0} has {1}").format(bet.seat, money(bet.cents)) for bet in there]
        return ", ".join(words)

    def _jumped(self) -> bool:
        """A click while something else than chips moves only jumps to its end."""
        quick, busy = self.show_.is_quick, self.show_.is_busy
        self.show_.skip()
        return busy and not quick

    def _on_area_clicked(self, area: str, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if not self._jumped():
            self.key_clicked.emit(self.keys[area], button, modifiers)

    def _on_area_hovered(self, area: str) -> None:
        self.key_hovered.emit(self.keys[area] if area else None)

    def _on_area_activated(self, area: str) -> None:
        if not self._jumped():
            self.key_activated.emit(self.keys[area])

    def _on_take_down_requested(self, area: str) -> None:
        if not self._jumped():
            self.key_taken.emit(self.keys[area])

    def _on_chips_dragged(self, area: str, to: str) -> None:
        if not self._jumped() and self.keys[area] != self.keys[to]:
            self.keys_dragged.emit(self.keys[area], self.keys[to])

    def _on_background_clicked(self, _at: object, _button: Qt.MouseButton) -> None:
        self.show_.skip()

    def _on_stepped(self, entry: Entry) -> None:
        self.notice.hide()
        self.show_.add(entry, self._bridge.before, self.table.state)

    def _on_announced(self, code: str, params: tuple[tuple[str, str], ...]) -> None:
        self._calls.append(announcement_words(code, params))
        self.say(" · ".join(self._calls))

    def _on_shown(self, entry: Entry | None, state: AnyState) -> None:
        before, self._seen = self._seen, state
        self.phase_bar.show_phase(state.phase, state.round)
        results = self.results(entry, state) if entry else ""
        if before.phase == BETTING != state.phase and not self._calls:
            self.phase_bar.say("")  # the last round's results are over
        if results:
            self.say(" · ".join((*self._calls, results)))

    def results(self, entry: Entry, state: AnyState) -> str:
        """What each seat won or lost by a step."""
        nets: dict[int, int] = {}
        for event in entry.events:
            if isinstance(event, BetSettled):
                nets[event.seat] = nets.get(event.seat, 0) + event.net_cents
        alike: dict[int, list[str]] = {}
        for seat, net in sorted(nets.items()):
            alike.setdefault(net, []).append(state.seats[seat - 1].name)
        return "; ".join(self._net_words(names, net) for net, names in alike.items())

    def _net_words(self, names: list[str], net: int) -> str:
        if len(names) > 1:
            return self._shared_words(", ".join(names), net)
        (name,) = names
        if net > 0:
            return self.tr("{0} wins {1}").format(name, money(net))
        if net < 0:
            return self.tr("{0} loses {1}").format(name, money(-net))
        return self.tr("{0} is even").format(name)

    def _shared_words(self, names: str, net: int) -> str:
        if net > 0:
            return self.tr("{0} win {1} each").format(names, money(net))
        if net < 0:
            return self.tr("{0} lose {1} each").format(names, money(-net))
        return self.tr("{0} are even").format(names)
