"""What the engine pays when a wager wins, seen in play: a table is dealt outcomes that win, and its payments are kept.

Wheels and dice are taken through every outcome. Cards come in orders that make runs, suits and sets for the hand and
for the dealer, so that the rare lines of a pay table are paid too; which lines were met is part of the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, islice

from msgspec.structs import replace

from feltwright.engine.actions import Action, Decide, PlaceBet, Resolve, TakeSeat
from feltwright.engine.chance import ChanceRequest, outcomes
from feltwright.engine.events import BetSettled
from feltwright.engine.game import Rules
from feltwright.engine.money import Odds
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import BetKey, Result

Payments = Mapping[BetKey, frozenset[Odds]]
"""The odds each wager was paid at; positions share theirs, so their keys have none."""
KEPT = 16
ROUNDS = {"cards": 600}
OTHER_ROUNDS = 40
"""Rounds by what is left to chance first: cards have many plans, wheels and dice come round soon."""
ROUTES = 6
COLOURS = ("white", "red")
MOST_OUTCOMES = 4_096
STEPS = 60
"""No round takes more steps than this; one that does is left as it is."""
BANKROLL_UNITS = 10**9
STAKES = (20, 12, 10, 6, 5, 4, 3, 2, 1)
_SUIT = 13
_STRIDES = (
    *((1, 1), (_SUIT, _SUIT), (2, 2), (-1, -1)),
    *((near, 1 - near) for near in (5, 9, 20)),
    *((near, _SUIT - near) for near in (1, 4, 6)),
    *((near, -1 - near) for near in (3, 17)),
    *((2, -1), (3, -1), (4, -2), (-1, 2), (-1, 3), (-2, 4)),
    *((7, 11), (17, 29), (23, 5), (31, 3)),
)
"""Steps through a deck in suits, taken in turn: the hand and the dealer each get runs, sets, or a mixture."""
_known: dict[tuple[str, Rules], Payments] = {}


def payments_of(game: AnyGame, rules: Rules) -> Payments:
    """What each wager was paid, played out if need be."""
    asked = game.id, rules
    if asked not in _known:
        while len(_known) >= KEPT:
            _known.pop(next(iter(_known)))
        _known[asked] = _played(game, rules)
    return _known[asked]


def payments_known(game: AnyGame, rules: Rules) -> Payments:
    """What has been played out already."""
    return _known.get((game.id, rules), {})


def _played(game: AnyGame, rules: Rules) -> Payments:
    paid: dict[BetKey, set[Odds]] = {}
    source = _Outcomes()
    for number in range(ROUNDS["cards"]):
        if number >= ROUNDS.get(source.device, OTHER_ROUNDS):
            break
        source.start(number)
        for event in _round(game, rules, source, number):
            _note(event, paid)
    if source.device not in ROUNDS:
        for key, terms in rules.book.items():
            if terms.wager.placed_by == "player" and len(paid.get(key, ())) < len({pay.odds for pay in terms.pays}):
                for event in _after_routes(game, rules, key):
                    _note(event, paid)
    return {key: frozenset(odds) for key, odds in paid.items()}


def _note(event: BetSettled, paid: dict[BetKey, set[Odds]]) -> None:
    """A wager paid as several is paid at the odds of its parts."""
    parts = event.parts or (event,)
    for part in parts:
        if part.result is Result.WIN and part.odds is not None:
            paid.setdefault(replace(event.key, spot=0), set()).add(part.odds)


def _after_routes(game: AnyGame, rules: Rules, key: BetKey) -> Iterator[BetSettled]:
    """The wager made where the game's own routes lead, with every outcome that can come next."""
    for route in islice(game.routes(rules, key), ROUTES):
        table = Table(game, rules)
        for seat in (1, 2):
            table.do(TakeSeat(seat, f"Seat {seat}", BANKROLL_UNITS * rules.chips_cents[0], COLOURS[seat - 1]))
        for action in route:
            table.do(action)
        wishes = (PlaceBet(2, key, rules.book[key].unit_cents * times) for times in STAKES)
        bet = next((wish for wish in wishes if table.why_not(wish) is None), None)
        if bet is not None:
            table.do(bet)
            yield from _every_next(table, game, rules, key)


def _every_next(table: Table, game: AnyGame, rules: Rules, key: BetKey) -> Iterator[BetSettled]:
    for _ in range(STEPS):
        request = table.needs()
        if request is not None:
            for picks, _weight in islice(outcomes(request), MOST_OUTCOMES):
                events = game.perform(rules, table.state, Resolve(picks)).events
                yield from (event for event in events if isinstance(event, BetSettled) and event.key == key)
            return
        action = table.routine(frozenset({2}))
        if action is None:
            return
        table.do(action)


def _round(game: AnyGame, rules: Rules, source: _Outcomes, number: int) -> Iterator[BetSettled]:
    """One seat bets on everything it may and plays on, the choices taken in turn."""
    table = Table(game, rules)
    table.do(TakeSeat(1, "Seat 1", BANKROLL_UNITS * rules.chips_cents[0], "white"))
    turn = count(number)
    phase, started = "", False
    for _ in range(STEPS):
        if table.state.phase != phase:
            phase = table.state.phase
            for bet in _bets(table, game, rules):
                table.do(bet)
        action = None if table.needs() is not None else _next(table, next(turn))
        if table.needs() is None and action is None:
            return
        entry = table.resolve(source) if action is None else table.do(action)
        settled = [event for event in entry.events if isinstance(event, BetSettled)]
        started = started or bool(settled)
        yield from settled
        if started and not table.state.bets:
            return


def _bets(table: Table, game: AnyGame, rules: Rules) -> Iterator[Action]:
    lying = {bet.key for bet in table.state.bets}
    for key, terms in rules.book.items():
        if key in lying or key.spot > 1 or terms.wager.placed_by != "player":
            continue
        wishes = (PlaceBet(1, key, terms.unit_cents * times) for times in STAKES)
        yield from islice((wish for wish in wishes if table.why_not(wish) is None), 1)


def _next(table: Table, turn: int) -> Action | None:
    """A decision of the player's where one is due, each in its turn; else what comes by itself."""
    choices = [offer for offer in table.offers() if isinstance(offer, Decide)]
    return choices[turn % len(choices)] if choices and turn % 3 else table.routine()


class _Outcomes:
    """Outcomes by plan, not by chance."""

    device = ""
    """What was asked for first."""

    def start(self, number: int) -> None:
        """A new round by the next plan."""
        self._number = number
        self._drawn = 0
        self._at = number * 7

    def draw(self, request: ChanceRequest) -> tuple[int, ...]:
        """The next outcome of the plan."""
        self.device = self.device or request.device
        if request.device == "cards":
            return self._cards(request)
        every = list(islice(outcomes(request), MOST_OUTCOMES))
        self._drawn += 1
        return every[(self._number + (self._drawn - 1) * 5) % len(every)][0]

    def _stride(self) -> int:
        """Every other round takes the plans in turn; the rest go through the deck without a plan."""
        plan, unplanned = divmod(self._number, 2)
        if unplanned:
            return (self._number * 1_103 + self._drawn * self._drawn * 211 + self._drawn * 37) % 97
        return _STRIDES[plan % len(_STRIDES)][self._drawn % 2]

    def _cards(self, request: ChanceRequest) -> tuple[int, ...]:
        left = list(request.weights or (1,) * len(request.faces))
        ring = sorted(range(len(request.faces)), key=lambda place: (request.faces[place][-1], place))
        picks = []
        for _ in range(request.count):
            self._at = (self._at + self._stride()) % len(ring)
            self._drawn += 1
            while not left[ring[self._at]]:
                self._at = (self._at + 1) % len(ring)
            pick = ring[self._at]
            left[pick] -= 1
            picks.append(pick)
        return tuple(picks) if request.ordered else tuple(sorted(picks))
