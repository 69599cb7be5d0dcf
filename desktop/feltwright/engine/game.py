"""The contract of a game: what every game answers, and the state it answers from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import GameAction
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.chips import denominations_error
from feltwright.engine.events import Event
from feltwright.engine.money import stake_unit
from feltwright.engine.options import Kind, Option, OptionError, OptionProblem, Profile, read_value
from feltwright.engine.refusals import IllegalAction, Refusal
from feltwright.engine.tally import Tally
from feltwright.engine.wagers import Bet, BetKey, Pay, Terms, Wager

BETTING = "betting"


class Seat(Struct, frozen=True, gc=False):
    """A place at the table; without a name nobody sits there."""

    name: str = ""
    cents: int = 0
    colour: str = ""


P = TypeVar("P")
R = TypeVar("R", bound="Rules")


class State(Struct, Generic[P], frozen=True, gc=False):
    """The whole truth about a table between two actions."""

    seats: tuple[Seat, ...]
    bets: tuple[Bet, ...]
    phase: str
    play: P
    """What only this game knows: the point, the card stand, the hands."""
    round: int = 1
    house_cents: int = 0
    """What the house has won so far."""
    bought_cents: int = 0
    """What players brought, less what they took away: always seats + bets + house."""

    def bet(self, seat: int, key: BetKey) -> Bet | None:
        """The seat's chips on a key."""
        for bet in self.bets:
            if bet.seat == seat and bet.key == key:
                return bet
        return None

    def on_felt(self, seat: int) -> int:
        """All the cents a seat has on the felt."""
        return sum(bet.cents for bet in self.bets if bet.seat == seat)


class Step(Struct, Generic[P], frozen=True, gc=False):
    """What an action leads to."""

    state: State[P]
    events: tuple[Event, ...]


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """The options in force at a table; each game adds its own."""

    minimum_cents: int = 100
    maximum_cents: int = 100_000
    casino_maximum_cents: int = 1_000_000
    chips_cents: tuple[int, ...] = (100, 500, 2_500, 10_000, 50_000)
    seats: int = 6
    under_minimum: str = "refused"
    over_maximum: str = "refused"

    LIMITS_CITE: ClassVar[str] = ""
    OVERRIDE_CITE: ClassVar[str] = ""
    """The clause on approvals above the maximum, where it is not the one on limits."""
    EXCESS_CITE: ClassVar[str] = ""
    """The clause that hands back what lies above the maximum, where it is not the one on limits."""
    CASINO_HEADS: ClassVar[frozenset[str]] = frozenset(
        {"casino manager", "assistant general manager", "general manager"}
    )
    """Who may let a wager exceed the casino maximum."""

    def offered(self) -> Iterable[tuple[Wager, BetKey]]:
        """Every key on which chips can lie under these rules, with its wager."""
        raise AssertionError("each game answers this itself")

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        """The pay table of a key."""
        raise AssertionError("each game answers this itself")

    def pay_cite(self, key: BetKey) -> str:
        """The clause that fixes what the key pays."""
        raise AssertionError("each game answers this itself")

    def unit_cents(self, key: BetKey) -> int:
        """The stake of which every multiple can be paid in whole chips."""
        return stake_unit(tuple(pay.odds for pay in self.pays(key)), self.chips_cents[0])

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        """Least and greatest stake on a key, and the clause behind them."""
        return self.minimum_cents, self.maximum_cents, self.LIMITS_CITE

    def problems(self) -> list[OptionProblem]:
        """Options of this game that no clause allows, or that contradict each other."""
        return []

    @cached_property
    def book(self) -> dict[BetKey, Terms]:
        """Every offered key with its terms."""
        return {key: self._terms(wager, key) for wager, key in self.offered()}

    def _terms(self, wager: Wager, key: BetKey) -> Terms:
        if key.on and not wager.named:
            wager = replace(wager, name=f"{wager.name}{parameter_words(wager, key)}", named=True)
        return Terms(key, wager, self.pays(key), self.pay_cite(key), self.unit_cents(key), *self.limits(key))


def parameter_words(wager: Wager, key: BetKey) -> str:
    """What follows the name of a wager in the book.

    >>> parameter_words(Wager("place", "Place", "", ""), BetKey("place", "6"))
    ' 6'
    >>> parameter_words(Wager("split", "Split", "", "", of_hand=True), BetKey("split", "1", 3))
    ', hand 2'
    """
    return f", hand {int(key.on) + 1}" if wager.of_hand else f" {key.on}"


class Named(Struct, frozen=True):
    """An id with its printed name and clause: phases, procedure steps, decisions."""

    id: str
    name: str
    cite: str = ""


def _itself(play: Any) -> Hashable:
    remembered: Hashable = play
    return remembered


def _no_tally(_rules: Any, _state: Any, _place: str, _cards: tuple[str, ...]) -> Tally | None:
    return None


def _nowhere(_state: Any, _seat: int, _hand: int) -> tuple[str, ...]:
    return ()


def _no_wagers(_state: Any, _seat: int, _hand: int) -> tuple[BetKey, ...]:
    return ()


def _first_hand(_state: Any, _seat: int) -> tuple[int, ...]:
    return (0,)


def _nothing(_state: Any, _seat: int) -> int:
    return 0


class Irregularity(Struct, frozen=True):
    """Something that can go wrong, with the particulars it takes."""

    id: str
    name: str
    cite: str
    ruling: str
    """`void` (the spin, roll or deal counts for nothing), `stands`, or the game's own word."""
    phases: tuple[str, ...]
    takes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Particulars and their allowed values; no values: any text."""


class GameDef(Struct, Generic[R, P], frozen=True, kw_only=True):
    """A game as the rest of the house sees it."""

    id: str
    name: str
    kind: str
    sources: tuple[str, ...]
    rules: type[R]
    play: type[P]
    options: tuple[Option, ...]
    profiles: tuple[Profile, ...]
    wagers: tuple[Wager, ...]
    phases: tuple[Named, ...]
    steps: tuple[Named, ...]
    decisions: tuple[Named, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    start: Callable[[R], P]
    why_not: Callable[[R, State[P], GameAction], Refusal | None]
    needs: Callable[[R, State[P]], ChanceRequest | None]
    perform: Callable[[R, State[P], GameAction], Step[P]]
    """`apply` for callers that have already asked `why_not`."""
    routine: Callable[[R, State[P], frozenset[int]], GameAction | None]
    """What the table does next by itself to reach chance, leaving the named seats alone."""
    routes: Callable[[R, BetKey], Iterable[tuple[GameAction, ...]]]
    """Equally likely ways, from two seated players, to a state in which seat 2 may bet on the key; for a key of a
    betting position, from seats taken up to it (and two at least) to a state in which its own seat may."""
    memory: Callable[[P], Hashable] = _itself
    """What of the game's own part bears on wagers that stand or are still to be made."""
    hands: Callable[[State[P], int], Iterable[int]] = _first_hand
    """Which of a seat's hands, counted from 0, a decision may now be about."""
    hand_places: Callable[[State[P], int, int], tuple[str, ...]] = _nowhere
    """Where the cards of a seat's hand lie."""
    hand_wagers: Callable[[State[P], int, int], tuple[BetKey, ...]] = _no_wagers
    """The wagers that ride on a seat's hand, where a position may have several hands."""
    tally: Callable[[R, State[P], str, tuple[str, ...]], Tally | None] = _no_tally
    """What the face-up cards at a place amount to; the cards closed on it are not handed in and not looked at."""
    owed: Callable[[State[P], int], int] = _nothing
    """The cents of a seat's bankroll that are marked as owed to the house."""
    owed_cite: str = ""
    """The clause that has them collected."""

    def apply(self, rules: R, state: State[P], action: GameAction) -> Step[P]:
        """The action's consequences; IllegalAction if `why_not` refuses it."""
        refusal = self.why_not(rules, state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.perform(rules, state, action)

    def open(self, rules: R) -> State[P]:
        """An open table with nobody at it."""
        return State(seats=(Seat(),) * rules.seats, bets=(), phase=self.phases[0].id, play=self.start(rules))

    def bet_keys(self, rules: R) -> frozenset[BetKey]:
        """Every key; the layout's areas must equal them."""
        return frozenset(rules.book)

    def profile(self, profile_id: str = "") -> Profile:
        """A profile by id, or the first; KeyError for an unknown one."""
        if not profile_id:
            return self.profiles[0]
        for profile in self.profiles:
            if profile.id == profile_id:
                return profile
        raise KeyError(profile_id)

    def rules_for(self, profile_id: str = "", chosen: Mapping[str, object] | None = None) -> R:
        """Rules of a profile with options chosen on top; OptionError lists everything wrong."""
        rules = replace(self.rules(), **dict(self.profile(profile_id).options))
        problems: list[OptionProblem] = []
        values: dict[str, Any] = {}
        by_name = {option.name: option for option in self.options}
        for name, raw in _gathered(chosen or {}).items():
            option = by_name.get(name)
            if option is None:
                problems.append(OptionProblem(name, "UNKNOWN_OPTION"))
                continue
            try:
                values[name] = read_value(option, raw, getattr(rules, name))
            except ValueError as error:
                problems.append(OptionProblem(name, "BAD_VALUE", str(error)))
        rules = replace(rules, **values)
        problems += rules_problems(rules)
        if problems:
            raise OptionError(problems)
        return rules


def rules_problems(rules: Rules) -> list[OptionProblem]:
    """Options that contradict each other."""
    found = []
    bad_chips = denominations_error(rules.chips_cents)
    if bad_chips:
        found.append(OptionProblem("chips_cents", bad_chips))
    if rules.minimum_cents > rules.maximum_cents:
        found.append(OptionProblem("minimum_cents", "ABOVE_MAXIMUM"))
    if rules.maximum_cents > rules.casino_maximum_cents:
        found.append(OptionProblem("maximum_cents", "ABOVE_CASINO_MAXIMUM"))
    return found + rules.problems()


def _gathered(chosen: Mapping[str, object]) -> dict[str, object]:
    """`pays_table.joker = 45:1` and `pays_table = {joker = 45:1}` are the same wish."""
    flat: dict[str, object] = {}
    for name, raw in chosen.items():
        head, dot, line = name.partition(".")
        if dot:
            group = flat.setdefault(head, {})
            if isinstance(group, dict):
                group[line] = raw
        else:
            flat[name] = raw
    return flat


def limit_options(cite: str) -> tuple[Option, ...]:
    """The options of every table, under the clause that leaves them to the house."""
    return (
        Option("minimum_cents", "Table minimum", Kind.CENTS, cite, low=1),
        Option("maximum_cents", "Table maximum", Kind.CENTS, cite, low=1),
        Option("casino_maximum_cents", "Casino maximum", Kind.CENTS, cite, low=1),
        Option("chips_cents", "Chip denominations", Kind.CHIPS, cite),
        Option("seats", "Seats", Kind.WHOLE, cite, low=1, high=20),
        Option("under_minimum", "A bet below the minimum", Kind.CHOICE, cite, ("refused", "stands")),
        Option("over_maximum", "A bet above the maximum", Kind.CHOICE, cite, ("refused", "excess_returned")),
    )
