"""Craps, under either of two texts.

Sources: 003 Chapter 4 section 1 (complete) and 001, the Oneida craps rules (partial). House options: the text
followed, wagers offered, odds multiple, vigorish, hardways on the come-out, winners left up and others, in
craps_rules.py. craps_bets.py says when wagers may be made, craps_verdicts.py what a roll does to them; the wager and
pay tables are in craps_wagers.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from feltwright.engine.events import DiceRolled, MarkerMoved, RoundEnded
from feltwright.engine.families import dice_round
from feltwright.engine.families.dice_round import COME_OUT, IN_AIR, POINT, DicePlay
from feltwright.engine.game import GameDef, Irregularity, Named, State, Step
from feltwright.engine.games.craps_bets import call_refusal, odds_cap, placing_refusal, removal_refusal, vigorish
from feltwright.engine.games.craps_rules import FLAT_OF, OPTIONS, PROFILES, Craps
from feltwright.engine.games.craps_verdicts import DECIDE
from feltwright.engine.games.craps_wagers import POINTS, TRUE_ODDS, WAGERS
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import BetKey

_DIE = ("die", ("1", "2"))
_FACES = ("1", "2", "3", "4", "5", "6")
_CALLER = (("called_by", ("boxman", "stickman")),)
_AIR = (IN_AIR,)
# A call of No Roll comes before the dice rest whenever it can (003 §1.H.3, 001 J.2.c): hence only in the air.
IRREGULARITIES = (
    Irregularity("die_off_table", "A die leaves the table", "003 §1.H.1", "void", _AIR, (_DIE,)),
    Irregularity("die_on_die", "One die on top of the other", "003 §1.H.1", "void", _AIR),
    Irregularity("not_together", "Dice not released together", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("missed_wall", "A die misses the end wall", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("on_bank", "A die rests on the boxman's bank", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("in_cup_or_rail", "A die rests in the cup or on a rail", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("cheating", "Crooked device or technique", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("improper_throw", "Any other improper throw", "003 §1.H.2", "void", _AIR, _CALLER),
    Irregularity("sliding_throw", "Dice slid or spun again", "003 §1.G.5", "void", _AIR),
    Irregularity("hit_chips", "Dice touch chips on the table", "003 §1.H.4", "stands", _AIR),
    Irregularity("die_cocked", "A die leans on one object", "003 §1.I.1.a", "face", _AIR, (_DIE, ("rests_on", _FACES))),
    Irregularity("die_on_objects", "A die leans on several objects", "003 §1.I.1.a", "void", _AIR, (_DIE,)),
    Irregularity(
        "disputed_face",
        "The upper face is disputed",
        "003 §1.I.1.b",
        "void",
        _AIR,
        (("ruling", ("void", "face")), _DIE, ("face", _FACES)),
    ),
)
_NEEDS_DETAIL = {"die_cocked": ("die", "rests_on"), "disputed_face": ()}


def why_not(rules: Craps, state: State[DicePlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case Resolve():
            return _why_not_roll(rules, state, action)
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, placing_refusal, vigorish)
        case RemoveBet():
            return wagering.why_not_lift(rules, state, action) or removal_refusal(rules, state, action)
        case CallBet():
            return wagering.why_not_lift(rules, state, action) or call_refusal(rules, state, action)
        case Proceed():
            return dice_round.why_not_proceed(rules, state, action)
        case Decide():
            return dice_round.why_not_decide(rules, state, action, "001 K.2" if rules.roll_alone else "")
        case RaiseIrregularity():
            return _why_not_irregular(rules, state, action)
        case LeaveSeat() if action.seat == state.play.shooter:
            return refuse("HOLDS_THE_DICE", rules.cite("keep dice"), seat=action.seat)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")


def _why_not_roll(rules: Craps, state: State[DicePlay], action: Resolve) -> Refusal | None:
    wanted = needs(rules, state)
    return dice_round.why_not_throw(rules, state) if wanted is None else why_not_answer(wanted, action.picks)


def _why_not_irregular(rules: Craps, state: State[DicePlay], action: RaiseIrregularity) -> Refusal | None:
    row = next((row for row in IRREGULARITIES if row.id == action.code), None)
    if row is None:
        return refuse("UNKNOWN_IRREGULARITY", code=action.code)
    cite = rules.in_text(row.cite)
    if state.phase not in row.phases:
        return refuse("CANNOT_HAPPEN_NOW", cite, code=action.code, phase=state.phase)
    takes, given = dict(row.takes), dict(action.detail)
    for name, value in given.items():
        if value not in takes.get(name, ()):
            return refuse("BAD_PARTICULAR", cite, name=name, value=value)
    if given.get("called_by", rules.no_roll_by) != rules.no_roll_by:
        return refuse("NOT_DESIGNATED", cite, designated=rules.no_roll_by)
    ruled = given.get("ruling") == "face"
    wanted = ("die", "face") if ruled else _NEEDS_DETAIL.get(row.id, ())
    missing = [name for name in wanted if name not in given]
    return refuse("PARTICULAR_MISSING", cite, name=", ".join(missing)) if missing else None


def needs(rules: Craps, state: State[DicePlay]) -> ChanceRequest | None:
    """Two dice, once the shooter may throw."""
    return dice_round.needs(rules, state)


def perform(rules: Craps, state: State[DicePlay], action: GameAction) -> Step[DicePlay]:
    """What a legal action leads to."""
    match action:
        case Resolve():
            ready = _within_limits(rules, state)
            rolled = _roll(rules, ready.state, *dice_round.counted(state.play, action.picks))
            return Step(rolled.state, ready.events + rolled.events)
        case PlaceBet():
            return _place(rules, state, action)
        case RemoveBet():
            return _remove(rules, state, action)
        case CallBet():
            return wagering.call(state, action, rules.cite("sleep"))
        case Proceed(step=dice_round.THROW):
            ready = _within_limits(rules, state)
            thrown = dice_round.proceed(rules, ready.state, action)
            return Step(thrown.state, ready.events + thrown.events)
        case Proceed():
            return dice_round.proceed(rules, state, action)
        case Decide():
            return dice_round.decide(rules, state, action)
        case RaiseIrregularity():
            return dice_round.rule_irregularity(rules, IRREGULARITIES, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)


def _within_limits(rules: Craps, state: State[DicePlay]) -> Step[DicePlay]:
    """Before the dice decide, what lies above the maximum goes back, and odds that a smaller flat bet cannot carry."""
    if rules.over_maximum != "excess_returned":
        return Step(state, ())
    till = Till(state, rules.chips_cents[0])
    wagering.return_excess(rules, till)
    flats = {(bet.seat, bet.key): bet for bet in till.bets}
    for odds in [bet for bet in till.bets if bet.key.wager in FLAT_OF]:
        number = int(odds.key.on or state.play.point)
        flat = flats[odds.seat, BetKey(FLAT_OF[odds.key.wager], odds.key.on)]
        carried = min(odds.cents, odds_cap(rules, odds.key.wager, number, flat.cents))
        over = odds.cents - carried + carried % rules.odds_units[odds.key.wager, number]
        if over:
            till.hand_back(odds, over, rules.LIMITS_CITE)
    return till.close(state.phase, state.play)


def _place(rules: Craps, state: State[DicePlay], action: PlaceBet) -> Step[DicePlay]:
    """Chips go down; a wager without an area is broken down, and a line bet ends a shooter's rolling alone."""
    if action.key.wager in rules.broken_down:
        return _break_down(rules, state, action)
    step = wagering.place(rules, state, action, rules.wager_cite(action.key.wager, action.key.on), vigorish)
    if state.play.alone and action.key.wager in ("pass", "dont_pass") and action.seat != state.play.shooter:
        till = Till(step.state)
        till.tell(*step.events)
        return dice_round.relinquish(rules, state.play, till)
    return step


def _break_down(rules: Craps, state: State[DicePlay], action: PlaceBet) -> Step[DicePlay]:
    unit = action.cents // 5
    single = {"11": BetKey("eleven")}.get(action.key.on, BetKey("craps", action.key.on))
    other = BetKey("any_seven") if action.key.wager == "world" else single
    first = wagering.place(rules, state, replace(action, key=BetKey("horn"), cents=4 * unit), rules.cite("units"))
    second = wagering.place(rules, first.state, replace(action, key=other, cents=unit), rules.cite("units"))
    return Step(second.state, first.events + second.events)


def _remove(rules: Craps, state: State[DicePlay], action: RemoveBet) -> Step[DicePlay]:
    """Chips come down; odds go back with the flat bet they supported."""
    step = wagering.remove(state, action, rules.chips_cents[0])
    if action.key.wager not in ("dont_pass", "dont_come"):
        return step
    play = state.play
    if play.point or action.key.on:
        play = replace(play, lifted=(*play.lifted, (action.seat, action.key)))
    till = Till(step.state)
    till.tell(*step.events)
    odds = step.state.bet(action.seat, BetKey(f"{action.key.wager}_odds", action.key.on))
    if odds is not None and step.state.bet(action.seat, action.key) is None:
        till.hand_back(odds, odds.cents, rules.cite("dont"))
    return till.close(state.phase, play)


# CRA-14: no order is given; losers first, then line, come, box numbers and propositions.
_GROUP = {wager.id: ("line", "come", "box", "props").index(wager.group) for wager in WAGERS}


def _roll(rules: Craps, state: State[DicePlay], one: int, two: int) -> Step[DicePlay]:
    """Call the total, settle what it decides, move come bets and the puck."""
    play, total = state.play, one + two
    till = Till(state, rules.chips_cents[0])
    till.tell(DiceRolled((one, two)))
    till.announce(_called(play, total), rules.cite("call"), (("total", str(total)), ("dice", f"{one}-{two}")))
    verdicts = []
    for bet in state.bets:
        verdict = DECIDE[bet.key.wager](rules, play, bet, one, two)
        if verdict is not None:
            verdicts.append((bet, verdict))
    if verdicts:
        if len(verdicts) > 1:
            verdicts.sort(key=lambda pair: _GROUP[pair[0].key.wager])
        till.settle_all(verdicts)
    if total in TRUE_ODDS:
        _travel(rules, till, str(total))
    return _after_roll(rules, state, till, total)


def _called(play: DicePlay, total: int) -> str:
    """What the stick calls; a seven after a point is a 7 out (003 §1.A.4)."""
    if play.alone:
        return "TOTAL_IS"
    if play.point:
        return {7: "SEVEN_OUT", play.point: "POINT_MADE"}.get(total, "TOTAL_IS")
    if total in (7, 11):
        return "NATURAL"
    if total in (2, 3, 12):
        return "CRAPS_OUT"
    return "POINT_IS"


def _travel(rules: Craps, till: Till, number: str) -> None:
    """Undecided come and don't come bets move to the number just thrown."""
    for bet in tuple(till.bets):
        if bet.key.on == "" and bet.key.wager in ("come", "dont_come"):
            till.move(bet, BetKey(bet.key.wager, number), rules.wager_cite(bet.key.wager))


def _after_roll(rules: Craps, state: State[DicePlay], till: Till, total: int) -> Step[DicePlay]:
    play = state.play
    if play.faces:
        play = replace(play, faces=())
    if play.alone:
        return _after_lone_roll(rules, till, play)
    if not play.point:
        if total not in TRUE_ODDS:
            till.tell(RoundEnded())
            return till.close(COME_OUT, replace(play, lifted=()) if play.lifted else play, rounds=1)
        till.tell(MarkerMoved("puck", f"puck.{total}", "on"))
        return till.close(POINT, replace(play, point=total))
    if total not in (7, play.point):
        return till.close(POINT, play)
    till.tell(MarkerMoved("puck", "puck.off", "off"), RoundEnded())
    play = replace(play, point=0, lifted=())
    if total != 7:
        return till.close(COME_OUT, play, rounds=1)
    # A 7 out passes the dice (003 §1.J.1.a).
    return dice_round.relinquish(rules, play, till, rounds=1)


def _after_lone_roll(rules: Craps, till: Till, play: DicePlay) -> Step[DicePlay]:
    """Rolling alone sets no point (CRA-18), and ends with the last come bet."""
    if dice_round.come_bets_left(till.bets):
        return till.close(COME_OUT, play)
    return dice_round.relinquish(rules, play, till)


def routine(rules: Craps, state: State[DicePlay], idle: frozenset[int]) -> GameAction | None:
    """Someone takes the dice, picks two, and puts the minimum on the line."""
    decision = dice_round.routine_decision(state, idle)
    if decision is not None:
        return decision
    if needs(rules, state) is None:
        return PlaceBet(state.play.shooter, BetKey("pass"), rules.book[BetKey("pass")].least_cents)
    return None


FLAT_CENTS = 6000
_WAYS = {4: (0, 2), 5: (0, 3), 6: (0, 4), 8: (1, 5), 9: (2, 5), 10: (3, 5)}


def routes(rules: Craps, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Seat 1 shoots; seat 2 first makes whatever flat bet the wager needs."""
    return tuple(_routes(rules, key))


def _flat_cents(rules: Craps) -> int:
    """A flat bet on which every odds come out whole, as near to it as the limits and the chips allow."""
    terms = rules.book[BetKey("pass")]
    wanted, most = (cents // terms.unit_cents * terms.unit_cents for cents in (FLAT_CENTS, terms.maximum_cents))
    return min(max(wanted, terms.least_cents), most)


def _routes(rules: Craps, key: BetKey) -> Iterator[tuple[GameAction, ...]]:
    shooting: tuple[GameAction, ...] = (
        Decide(1, dice_round.ACCEPT),
        Decide(1, dice_round.CHOOSE),
        PlaceBet(1, BetKey("pass"), rules.book[BetKey("pass")].least_cents),
    )
    flat = FLAT_OF.get(key.wager, "")
    if flat in ("pass", "dont_pass"):
        for point in POINTS:
            yield (*shooting, PlaceBet(2, BetKey(flat), _flat_cents(rules)), Resolve(_WAYS[point]))
    elif flat == "put":
        yield (*shooting, PlaceBet(2, BetKey("put", key.on), _flat_cents(rules)))
    elif flat:
        point = 5 if key.on == "4" else 4
        come = PlaceBet(2, BetKey(flat), _flat_cents(rules))
        yield (*shooting, Resolve(_WAYS[point]), come, Resolve(_WAYS[int(key.on)]))
    elif key.wager in ("come", "dont_come"):
        yield (*shooting, Resolve(_WAYS[4]))
    else:
        yield shooting


GAME = GameDef(
    id="craps",
    name="Craps",
    kind="dice",
    sources=("003", "001"),
    rules=Craps,
    play=DicePlay,
    options=OPTIONS,
    profiles=PROFILES,
    wagers=WAGERS,
    phases=dice_round.PHASES,
    steps=(
        Named(dice_round.THROW, "Throw the dice", "003 §1.G.4"),
        Named(dice_round.OFFER_AGAIN, "Offer the dice again", "003 §1.J.2"),
        Named(dice_round.ORDER_PASS, "Order the shooter to pass the dice", "003 §1.J.1.b"),
    ),
    decisions=(
        Named(dice_round.ACCEPT, "Take the dice", "003 §1.J.3"),
        Named(dice_round.DECLINE, "Decline the dice", "003 §1.G.2"),
        Named(dice_round.CHOOSE, "Choose two dice", "003 §1.G.3"),
        Named(dice_round.PASS_DICE, "Pass the dice", "003 §1.J.4"),
        Named(dice_round.ROLL_ALONE, "Roll only for the come bets", "001 K.2"),
    ),
    irregularities=IRREGULARITIES,
    start=lambda _rules: DicePlay(),
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=routes,
)
