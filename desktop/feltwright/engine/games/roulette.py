"""Roulette, single and double zero.

Sources: 003 Chapter 4 section 2. House options: the wheel, its number order, Back-to-Back and how its ladder runs,
the courtesy 0-00 line, limits and what happens to bets outside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine import wagering
from feltwright.engine.actions import (
    BuyIn,
    CallBet,
    Decide,
    GameAction,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
)
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import MarkerMoved, RoundEnded, WheelStopped
from feltwright.engine.families import wheel_round
from feltwright.engine.families.wheel_round import RUNNING, SPINNING, WheelRound
from feltwright.engine.game import (
    BETTING,
    GameDef,
    Irregularity,
    State,
    Step,
)
from feltwright.engine.games.roulette_rules import (
    INSIDE,
    LADDER,
    ODDS,
    OPTIONS,
    WAGER,
    WAGERS,
    ZEROS,
    Roulette,
    colour_of,
)
from feltwright.engine.money import Odds
from feltwright.engine.options import Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Result, Terms, Verdict

ROUND = WheelRound(
    spin_cite="003 §2.C.1",
    call_cite="003 §2.C.1.a",
    call_first=False,
    alternates=False,
    cash_cite="003 §2.A.1",
)


class RoulettePlay(Struct, frozen=True):
    """What only roulette remembers."""

    crown: str = ""
    """The number the crown stands on."""
    spun: str = ""
    """The way the wheel was last turned."""
    ladders: tuple[tuple[int, int, str], ...] = ()
    """Back-to-Back: seat, hits running, last number."""


_SPIN_PHASES = (RUNNING, SPINNING)
_DROPPED = (("dropped_in", (*ZEROS, *(str(n) for n in range(1, 37)))),)
IRREGULARITIES = (
    Irregularity(
        "ball_with_wheel", "Ball spun the way the wheel turns", "003 §2.C.1.d", "void", _SPIN_PHASES, _DROPPED
    ),
    Irregularity(
        "too_few_revolutions",
        "Fewer than four revolutions",
        "003 §2.C.1.e",
        "void",
        _SPIN_PHASES,
        (("revolutions", ("0", "1", "2", "3")), *_DROPPED),
    ),
    Irregularity("foreign_object", "Foreign object in the wheel", "003 §2.C.1.f", "void", _SPIN_PHASES, _DROPPED),
    Irregularity(
        "floating_ball",
        "Ball floats and does not drop",
        "003 §2.C.1.g",
        "void",
        _SPIN_PHASES,
        (("called_by", ("dealer", "floorperson", "pit boss", "table games manager")), *_DROPPED),
    ),
    Irregularity("ball_left_wheel", "Ball leaves the wheel", "ROU-10", "void", _SPIN_PHASES),
    Irregularity(
        "misplaced_chip",
        "Chip misplaced at the player's wish",
        "003 §2.A.3",
        "stands",
        (BETTING, RUNNING, SPINNING),
    ),
)


def why_not(rules: Roulette, state: State[RoulettePlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case RemoveBet():
            return _why_not_remove(rules, state, action)
        case Proceed():
            return wheel_round.why_not_proceed(ROUND, state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            return wheel_round.why_not_irregular(IRREGULARITIES, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "003 §2.A.2")
        case CallBet() | Decide():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_now(rules: Roulette, state: State[RoulettePlay], action: PlaceBet, _terms: Terms) -> Refusal | None:
    refusal = wheel_round.why_not_open(ROUND, state) or wheel_round.why_not_tender(ROUND, action)
    if refusal is None and action.key.wager == "back_to_back":
        return _why_not_back_to_back(rules, state, action)
    return refusal


def _why_not_back_to_back(rules: Roulette, state: State[RoulettePlay], action: PlaceBet) -> Refusal | None:
    if _regular(state, action.seat) < rules.minimum_cents:
        return refuse("BACK_TO_BACK_NEEDS_MINIMUM", "003 §2.A.6.a", minimum=rules.minimum_cents)
    if any(b.seat == action.seat and b.key.wager == "back_to_back" and b.key != action.key for b in state.bets):
        return refuse("ONE_BACK_TO_BACK", "ROU-5")
    return None


def _why_not_remove(rules: Roulette, state: State[RoulettePlay], action: RemoveBet) -> Refusal | None:
    """Freely until the call (ROU-6), but Back-to-Back keeps its regular bet beside it."""
    refusal = wheel_round.why_not_open(ROUND, state) or wagering.why_not_lift(rules, state, action)
    if refusal is not None or action.key.wager == "back_to_back":
        return refusal
    bet = state.bet(action.seat, action.key)
    assert bet is not None, "why_not_lift found it"
    left = _regular(state, action.seat) - (action.cents or bet.cents)
    if left < rules.minimum_cents and any(b.seat == action.seat and b.key.wager == "back_to_back" for b in state.bets):
        return refuse("BACK_TO_BACK_NEEDS_MINIMUM", "003 §2.A.6.a", minimum=rules.minimum_cents)
    return None


def _regular(state: State[RoulettePlay], seat: int) -> int:
    return sum(b.cents for b in state.bets if b.seat == seat and b.key.wager != "back_to_back")


def needs(rules: Roulette, state: State[RoulettePlay]) -> ChanceRequest | None:
    """The pocket, once the ball runs and the bets are closed."""
    return wheel_round.request(rules.spun, state)


def perform(rules: Roulette, state: State[RoulettePlay], action: GameAction) -> Step[RoulettePlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, WAGER[action.key.wager].cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="spin"):
            direction = wheel_round.direction_of(ROUND, state, action.detail)
            play = replace(state.play, spun=direction, crown="")
            marker = "crown" if state.play.crown else ""
            return wheel_round.spin(ROUND, rules.spun, state, direction, play, marker)
        case Proceed():
            return wheel_round.call_no_more_bets(ROUND, rules, state)
        case Resolve():
            return _ball_rests(rules, state, action.picks[0])
        case RaiseIrregularity():
            return wheel_round.rule_irregularity(IRREGULARITIES, state, action)
        case LeaveSeat():
            return _leave(state, action)
        case TakeSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _leave(state: State[RoulettePlay], action: LeaveSeat) -> Step[RoulettePlay]:
    """A ladder belongs to the player who climbed it, not to the seat."""
    step = wagering.seat(state, action)
    ladders = tuple(rung for rung in state.play.ladders if rung[0] != action.seat)
    return Step(replace(step.state, play=replace(state.play, ladders=ladders)), step.events)


def _ball_rests(rules: Roulette, state: State[RoulettePlay], section: int) -> Step[RoulettePlay]:
    number = rules.spun.faces[section]
    till = Till(state)
    till.tell(WheelStopped(section, number))
    till.announce("NUMBER_IS", "003 §2.C.1.b", (("number", number), ("colour", colour_of(number))))
    till.tell(MarkerMoved("crown", f"straight:{number}"))
    climbed = dict(_climb(rules, state, number))
    # Losers are collected before winners are paid (003 §2.C.1.c).
    till.settle_all((bet, _verdict(rules, bet, number, climbed)) for bet in state.bets)
    till.tell(RoundEnded())
    ladders = tuple((seat, *rung) for seat, rung in climbed.items() if rung[0])
    return till.close(BETTING, RoulettePlay(number, state.play.spun, ladders), rounds=1)


def _verdict(rules: Roulette, bet: Bet, number: str, climbed: dict[int, tuple[int, str]]) -> Verdict:
    key = bet.key
    if number not in rules.covers[key]:
        return Verdict(Result.LOSE, _lost_by(rules, key, number))
    if key.wager == "back_to_back":
        hits = climbed[bet.seat][0] or len(LADDER)
        return Verdict(Result.WIN, "003 §2.A.6.c", LADDER[hits - 1])
    return Verdict(Result.WIN, "003 §2.B.1", ODDS.get(key.wager, Odds(1)))


def _lost_by(rules: Roulette, key: BetKey, number: str) -> str:
    """A bet loses by where it lay when the ball came to rest (ROU-1), even money to a zero by its own clause."""
    if number not in ZEROS or key.wager in ("back_to_back", *INSIDE.values(), "straight"):
        return "003 §2.A.4"
    if key.wager in ("column", "dozen"):
        return "ROU-4"
    return "003 §2.B.2" if rules.wheel == "double_zero" else "003 §2.B.3"


def _climb(rules: Roulette, state: State[RoulettePlay], number: str) -> Iterator[tuple[int, tuple[int, str]]]:
    """Where each Back-to-Back ladder stands after a valid spin; 0 is the foot (and, after a third hit, the reset)."""
    before = {seat: (hits, last) for seat, hits, last in state.play.ladders}
    for bet in state.bets:
        if bet.key.wager != "back_to_back" or bet.key.on != number:
            continue
        hits, last = before.get(bet.seat, (0, ""))
        if rules.same_number_required and last != number:
            hits = 0
        if hits + 1 < len(LADDER):
            yield bet.seat, (hits + 1, number)
        else:
            yield bet.seat, (0 if rules.after_third_hit == "reset" else len(LADDER), number)


def routine(_rules: Roulette, state: State[RoulettePlay], _idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step."""
    return wheel_round.routine(ROUND, state)


def routes(rules: Roulette, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Every wager is open from the start; Back-to-Back needs a regular bet beside it."""
    if key.wager == "back_to_back":
        return ((PlaceBet(2, BetKey("red"), rules.book[BetKey("red")].least_cents),),)
    return ((),)


GAME = GameDef(
    id="roulette",
    name="Roulette",
    kind="wheel",
    sources=("003",),
    rules=Roulette,
    play=RoulettePlay,
    options=OPTIONS,
    profiles=(
        Profile("003", "Licensed games rules of play, double zero", "003 §2.D.2.b"),
        Profile(
            "003_single_zero", "Licensed games rules of play, single zero", "003 §2.D.2.a", (("wheel", "single_zero"),)
        ),
    ),
    wagers=WAGERS,
    phases=ROUND.phases,
    steps=ROUND.steps,
    irregularities=IRREGULARITIES,
    start=lambda _rules: RoulettePlay(),
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=routes,
    memory=lambda play: play.ladders,
)
