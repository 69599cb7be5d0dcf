"""Big Six, the money wheel.

Sources: 003 Chapter 4 section 8. House options: the odds of each insignia, the maximum of each odds class, cash
wagers, the direction of the first spin, the diameter of the wheel, limits and what happens to bets outside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine import wagering
from feltwright.engine.actions import (
    BuyIn,
    CallBet,
    Decide,
    Detail,
    GameAction,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
    particular,
)
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import IrregularityRuled, RoundEnded, WheelStopped
from feltwright.engine.families import wheel_round
from feltwright.engine.families.wheel_round import SPINNING, WheelRound
from feltwright.engine.game import BETTING, GameDef, Irregularity, Rules, State, Step, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, Profile, pays_of
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Pay, Result, Terms, Verdict, Wager
from feltwright.engine.wheels import CLOCKWISE, COUNTERCLOCKWISE, Wheel, opposite

# BIG-1: the drawing of the rim is missing; this order spreads every symbol as evenly as its number allows.
RIM = tuple(
    "joker 1 2 1 2 1 5 1 10 2 1 2 1 2 20 5 1 2 1 2 1 10 1 5 1 2 1 "
    "casino_name 1 2 1 5 1 2 1 10 2 1 5 1 2 20 1 2 1 5 1 2 1 10 1 2 1 5".split()
)
NAMES = {
    "1": "$1 Insignia",
    "2": "$2 Insignia",
    "5": "$5 Insignia",
    "10": "$10 Insignia",
    "20": "$20 Insignia",
    "joker": "Joker",
    "casino_name": "Name of Casino",  # BIG-5: the name on the wheel and the logo on the cloth are one wager
}
COLOURS = {
    "1": "cream",
    "2": "green",
    "5": "red",
    "10": "blue",
    "20": "purple",
    "joker": "gold",
    "casino_name": "gold",
}

WAGERS = (Wager("symbol", "Insignia", "003 §8.A.8", "until No More Bets", group="insignia"),)
WAGER = {wager.id: wager for wager in WAGERS}
ODDS: PayTable = (
    ("1", Odds(1)),
    ("2", Odds(2)),
    ("5", Odds(5)),
    ("10", Odds(10)),
    ("20", Odds(20)),
    ("joker", Odds(40)),
    ("casino_name", Odds(40)),
)
MAXIMA = {
    "1": "maximum_cents",
    "2": "maximum_2_cents",
    "5": "maximum_5_cents",
    "10": "maximum_10_cents",
    "20": "maximum_20_cents",
    "joker": "maximum_40_cents",
    "casino_name": "maximum_40_cents",
}
"""BIG-11: a box keeps the maximum of the odds printed for it when the house revises its odds."""
CLASSES = tuple(dict.fromkeys(MAXIMA.values()))[1:]
"""The maxima that `maximum_cents`, the one at 1 to 1, does not stand for."""

ROUND = WheelRound(
    spin_cite="003 §8.A.5",
    call_cite="003 §8.A.4",
    call_first=True,
    alternates=True,
    alternates_cite="BIG-9",
    cash_cite="003 §8.A.7",
    cash_roles=("pit supervisor",),
)


class BigSix(Rules, frozen=True, kw_only=True):
    """The house's choices at a Big Six wheel."""

    pays_table: PayTable = ODDS
    maximum_cents: int = 40_000
    maximum_2_cents: int = 20_000
    maximum_5_cents: int = 8_000
    maximum_10_cents: int = 5_000
    maximum_20_cents: int = 2_500
    maximum_40_cents: int = 5_000
    under_minimum: str = "stands"
    over_maximum: str = "excess_returned"
    cash_wagers: bool = True
    start_direction: str = CLOCKWISE
    wheel_inches: int = 60

    LIMITS_CITE: ClassVar[str] = "003 §8.A.3"
    OVERRIDE_CITE: ClassVar[str] = "003 §8.A.3.a"
    EXCESS_CITE: ClassVar[str] = "003 §8.A.3.b"

    @cached_property
    def spun(self) -> Wheel:
        """The wheel on the table."""
        return Wheel(RIM, tuple(COLOURS[face] for face in RIM), ball=False, revolutions=4)

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        row = WAGER["symbol"]
        return ((replace(row, name=name, named=True), BetKey("symbol", symbol)) for symbol, name in NAMES.items())

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (Pay(pays_of(self.pays_table, key.on)),)

    def pay_cite(self, key: BetKey) -> str:
        return "003 §8.A.1"

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        return self.minimum_cents, getattr(self, MAXIMA[key.on]), self.LIMITS_CITE

    def problems(self) -> list[OptionProblem]:
        return list(self._maxima_problems())

    def _maxima_problems(self) -> Iterator[OptionProblem]:
        """Class maxima that do not lie between the table minimum and the casino maximum."""
        for option in CLASSES:
            if getattr(self, option) < self.minimum_cents:
                yield OptionProblem(option, "BELOW_MINIMUM")
            if getattr(self, option) > self.casino_maximum_cents:
                yield OptionProblem(option, "ABOVE_CASINO_MAXIMUM")


# BIG-3: odds and limits may both be revised after 48 hours' notice; BIG-2: the floor at 40 to 1 is kept as printed.
OPTIONS = (
    Option("pays_table", "Payout odds", Kind.ODDS, "003 §8.A.1", tuple(NAMES)),
    Option("minimum_cents", "Table minimum", Kind.CENTS, "BIG-8", low=100),
    Option("maximum_cents", "Maximum at 1 to 1", Kind.CENTS, "003 §8.A.2.a", low=40_000),
    Option("maximum_2_cents", "Maximum at 2 to 1", Kind.CENTS, "003 §8.A.2.b", low=20_000),
    Option("maximum_5_cents", "Maximum at 5 to 1", Kind.CENTS, "003 §8.A.2.c", low=8_000),
    Option("maximum_10_cents", "Maximum at 10 to 1", Kind.CENTS, "003 §8.A.2.d", low=5_000),
    Option("maximum_20_cents", "Maximum at 20 to 1", Kind.CENTS, "003 §8.A.2.e", low=2_500),
    Option("maximum_40_cents", "Maximum at 40 to 1", Kind.CENTS, "003 §8.A.2.f", low=5_000),
    Option("cash_wagers", "Cash wagers", Kind.FLAG, "003 §8.A.7"),
    Option("start_direction", "First spin", Kind.CHOICE, "003 §8.A.5", (CLOCKWISE, COUNTERCLOCKWISE)),
    Option("wheel_inches", "Wheel diameter in inches", Kind.WHOLE, "003 §8.B.1", low=48, high=66),
    *(row for row in limit_options("003 §8.A.3") if row.name not in ("minimum_cents", "maximum_cents")),
)


class BigSixPlay(Struct, frozen=True):
    """What only Big Six remembers."""

    spun: str = ""
    """The way the wheel was last turned."""


IRREGULARITIES = (
    Irregularity("clapper_between", "Clapper rests between two numbers", "003 §8.A.6", "void", (SPINNING,)),
    Irregularity(
        "too_few_revolutions",
        "Fewer than four revolutions",
        "BIG-6",
        "void",
        (SPINNING,),
        (("revolutions", ("0", "1", "2", "3")),),
    ),
    Irregularity(
        "call_missed",
        "Wheel released without No More Bets",
        "BIG-4",
        "bets_closed",
        (BETTING,),
        (("wheel", (CLOCKWISE, COUNTERCLOCKWISE)),),
    ),
)


def why_not(rules: BigSix, state: State[BigSixPlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case RemoveBet():  # BIG-10: bets come down as freely as they are made, until the call and after a no spin
            return wheel_round.why_not_open(ROUND, state) or wagering.why_not_lift(rules, state, action)
        case Proceed():
            return wheel_round.why_not_proceed(ROUND, state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            return wheel_round.why_not_irregular(IRREGULARITIES, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")
        case CallBet() | Decide():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_now(rules: BigSix, state: State[BigSixPlay], action: PlaceBet, _terms: Terms) -> Refusal | None:
    refusal = wheel_round.why_not_open(ROUND, state)
    if refusal is None and action.tender == "cash" and not rules.cash_wagers:
        return refuse("TENDER_NOT_TAKEN", "003 §8.A.7", tender="cash")
    return refusal or wheel_round.why_not_tender(ROUND, action)


def needs(rules: BigSix, state: State[BigSixPlay]) -> ChanceRequest | None:
    """The section, once the wheel turns."""
    return wheel_round.request(rules.spun, state)


def perform(rules: BigSix, state: State[BigSixPlay], action: GameAction) -> Step[BigSixPlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, WAGER["symbol"].cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="spin"):
            return _spin(rules, state, action.detail)
        case Proceed():
            return wheel_round.call_no_more_bets(ROUND, rules, state)
        case Resolve():
            return _clapper_rests(rules, state, action.picks[0])
        case RaiseIrregularity(code="call_missed"):
            return _call_missed(rules, state, action)
        case RaiseIrregularity():
            return wheel_round.rule_irregularity(IRREGULARITIES, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _spin(rules: BigSix, state: State[BigSixPlay], detail: Detail) -> Step[BigSixPlay]:
    """As the dealer says, else the other way from last time; the first spin as the house has it."""
    last = state.play.spun
    direction = particular(detail, "wheel") or (opposite(last) if last else rules.start_direction)
    return wheel_round.spin(ROUND, rules.spun, state, direction, replace(state.play, spun=direction))


def _call_missed(rules: BigSix, state: State[BigSixPlay], action: RaiseIrregularity) -> Step[BigSixPlay]:
    """The released wheel closes the betting as the call would have done: what comes later is refused."""
    row = wheel_round.find_irregularity(IRREGULARITIES, action.code)
    assert row is not None, action.code
    till = Till(state)
    till.tell(IrregularityRuled(row.id, row.ruling, row.cite, action.detail))
    wagering.return_excess(rules, till)
    closed = till.close(state.phase, state.play)
    spun = _spin(rules, closed.state, action.detail)
    return Step(spun.state, closed.events + spun.events)


def _clapper_rests(rules: BigSix, state: State[BigSixPlay], section: int) -> Step[BigSixPlay]:
    symbol = rules.spun.faces[section]
    till = Till(state)
    till.tell(WheelStopped(section, symbol))
    till.settle_all((bet, _verdict(rules, bet, symbol)) for bet in state.bets)
    till.tell(RoundEnded())
    return till.close(BETTING, state.play, rounds=1)


def _verdict(rules: BigSix, bet: Bet, symbol: str) -> Verdict:
    if bet.key.on != symbol:
        return Verdict(Result.LOSE, "003 §8.A.7")
    return Verdict(Result.WIN, "003 §8.A.1", pays_of(rules.pays_table, symbol))


def routine(_rules: BigSix, state: State[BigSixPlay], _idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step."""
    return wheel_round.routine(ROUND, state)


def routes(_rules: BigSix, _key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Every wager is open from the start."""
    return ((),)


GAME = GameDef(
    id="big_six",
    name="Big Six",
    kind="wheel",
    sources=("003",),
    rules=BigSix,
    play=BigSixPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §8"),),
    wagers=WAGERS,
    phases=ROUND.phases,
    steps=ROUND.steps,
    irregularities=IRREGULARITIES,
    start=lambda _rules: BigSixPlay(),
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=routes,
    memory=lambda _play: (),
)
