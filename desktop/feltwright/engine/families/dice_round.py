"""A hand at dice: the set is offered round, two dice are chosen and thrown, and a throw may be no roll.

The stick moves and hands over the dice (003 §1.A.9, 001 J.3.d) and keeps the others in the bowl (003 §1.A.10).
The texts differ in their clause numbers, so everything here asks the rules for the citation by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Decide, Proceed, RaiseIrregularity, particular
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import (
    Decided,
    DiceOffered,
    DiceThrown,
    IrregularityRuled,
    MarkerMoved,
    ProcedureNoted,
    RoundVoided,
)
from feltwright.engine.game import Irregularity, Named, Rules, Seat, State, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey

OFFER = "offer"
SELECT = "select"
COME_OUT = "come_out"
POINT = "point"
IN_AIR = "in_air"

THROW = "throw"
OFFER_AGAIN = "offer_again"
ORDER_PASS = "order_pass"
REASONS = ("delay", "invalid rolls", "violation")

ACCEPT, DECLINE, CHOOSE, PASS_DICE, ROLL_ALONE = (
    "accept_dice",
    "decline_dice",
    "choose_dice",
    "pass_dice",
    "roll_alone",
)

DICE = ChanceRequest("dice", ("1", "2", "3", "4", "5", "6"), count=2, ordered=False)
"""Two dice of a set of at least five (003 §1.G.1); their total is what counts (003 §1.A.5)."""
PHASES = (
    Named(OFFER, "The dice are offered"),
    Named(SELECT, "The shooter picks two dice"),
    Named(COME_OUT, "Coming out", "003 §1.A.2"),
    Named(POINT, "The point is on"),
    Named(IN_AIR, "Dice in the air"),
)


class DicePlay(Struct, frozen=True, gc=False):
    """The dice, the puck and the shooter."""

    point: int = 0
    """0: the puck is off."""
    shooter: int = 0
    """The seat that holds the dice; 0 while they are offered."""
    last: int = 0
    """The previous shooter, at whose left the next offer starts."""
    declined: tuple[int, ...] = ()
    faces: tuple[tuple[int, int], ...] = ()
    """Faces ruled upon before the dice rest: die 1 or 2 and the face that counts."""
    alone: bool = False
    """The shooter rolls without a line bet, only to decide come and don't come bets."""
    lifted: tuple[tuple[int, BetKey], ...] = ()
    """Don't bets taken down or reduced in this hand, by seat."""


class DiceRules(Rules, frozen=True, kw_only=True):
    """What a dice table's rules say to the procedure."""

    text: str = "003"
    no_roll_by: str = "boxman"

    CLAUSES: ClassVar[dict[str, tuple[str, str]]] = {}

    def cite(self, name: str) -> str:
        """The clause of a rule in the text that is followed."""
        ours, oneida = self.CLAUSES[name]
        return oneida if self.text == "001" else ours

    def in_text(self, clause: str) -> str:
        """A clause of 003 as the text that is followed numbers it."""
        if self.text == "003":
            return clause
        return next(oneida for ours, oneida in self.CLAUSES.values() if ours == clause)


def offered_seat(seats: tuple[Seat, ...], play: DicePlay) -> int:
    """Whose turn it is to take the dice: clockwise from the last shooter's left; 0 if all have declined."""
    count = len(seats)
    for step in range(1, count + 1):
        seat = (play.last + step - 1) % count + 1
        if seats[seat - 1].name and seat not in play.declined:
            return seat
    return 0


def has_line_bet(state: State[DicePlay], seat: int) -> bool:
    """Whether a seat has a Pass or Don't Pass bet down."""
    return any(bet.seat == seat and bet.key.wager in ("pass", "dont_pass") for bet in state.bets)


def why_not_throw(rules: DiceRules, state: State[DicePlay]) -> Refusal | None:
    """Two dice in the shooter's hand and, on a come-out, a line bet in front of him."""
    play = state.play
    if state.phase not in (COME_OUT, POINT):
        return refuse("DICE_NOT_READY", rules.cite("select"), phase=state.phase)
    if play.point or play.alone or has_line_bet(state, play.shooter):
        return None
    return refuse("SHOOTER_NEEDS_LINE_BET", rules.cite("line bet"), seat=play.shooter)


def needs(rules: DiceRules, state: State[DicePlay]) -> ChanceRequest | None:
    """The dice, thrown already or ready to be thrown in one motion."""
    if state.phase == IN_AIR or why_not_throw(rules, state) is None:
        return DICE
    return None


def why_not_proceed(rules: DiceRules, state: State[DicePlay], action: Proceed) -> Refusal | None:
    """Throw, offer the dice once more, or order the shooter to pass them."""
    match action.step:
        case "throw":
            return why_not_throw(rules, state)
        case "offer_again":
            if state.phase == OFFER and not offered_seat(state.seats, state.play):
                return None
            return refuse("DICE_ARE_OFFERED", rules.cite("offer"))
        case "order_pass":
            return _why_not_order(rules, state, action)
    return refuse("UNKNOWN_STEP", step=action.step)


def _why_not_order(rules: DiceRules, state: State[DicePlay], action: Proceed) -> Refusal | None:
    if state.phase not in (COME_OUT, POINT, SELECT):
        return refuse("NO_SHOOTER", rules.cite("order pass"))
    if particular(action.detail, "reason", REASONS[0]) not in REASONS:
        return refuse("BAD_PARTICULAR", rules.cite("order pass"), name="reason", value=dict(action.detail))
    return None


def proceed(rules: DiceRules, state: State[DicePlay], action: Proceed) -> Step[DicePlay]:
    """The crew's steps."""
    till = Till(state)
    if action.step == THROW:
        till.tell(DiceThrown(state.play.shooter))
        return till.close(IN_AIR, state.play)
    if action.step == ORDER_PASS:
        till.tell(ProcedureNoted("ORDERED_TO_PASS", rules.cite("order pass"), action.detail))
        return relinquish(rules, state.play, till)
    play = replace(state.play, declined=())
    till.tell(DiceOffered(offered_seat(state.seats, play), rules.cite("offer")))
    return till.close(OFFER, play)


def relinquish(rules: DiceRules, play: DicePlay, till: Till, rounds: int = 0) -> Step[DicePlay]:
    """The dice leave the shooter and go to the left; a point in progress stays for the next shooter."""
    fresh = replace(play, shooter=0, last=play.shooter or play.last, declined=(), alone=False, faces=())
    till.tell(DiceOffered(offered_seat(till.state.seats, fresh), rules.cite("next shooter")))
    return till.close(OFFER, fresh, rounds)


def why_not_decide(rules: DiceRules, state: State[DicePlay], action: Decide, alone_cite: str) -> Refusal | None:
    """Players accept, decline, choose and pass dice; with `alone_cite` the last shooter may roll alone."""
    play = state.play
    match action.choice:
        case "accept_dice" | "decline_dice":
            if state.phase == OFFER and offered_seat(state.seats, play) == action.seat:
                return None
            return refuse("DICE_NOT_OFFERED", rules.cite("offer"), seat=action.seat)
        case "choose_dice":
            if state.phase == SELECT and play.shooter == action.seat:
                return None
            return refuse("NOT_CHOOSING_DICE", rules.cite("select"), seat=action.seat)
        case "pass_dice":
            if state.phase in (COME_OUT, POINT) and play.shooter == action.seat:
                return None
            return refuse("NOT_THE_SHOOTER", rules.cite("keep dice"), seat=action.seat)
        case "roll_alone":
            return _why_not_alone(state, action, alone_cite)
    return refuse("UNKNOWN_DECISION", choice=action.choice)


def _why_not_alone(state: State[DicePlay], action: Decide, cite: str) -> Refusal | None:
    if not cite:
        return refuse("NOT_IN_THIS_TEXT", choice=action.choice)
    play = state.play
    if state.phase != OFFER or offered_seat(state.seats, play) or play.point or play.last != action.seat:
        return refuse("OTHERS_MAY_SHOOT", cite)
    if not come_bets_left(state.bets):
        return refuse("NO_COME_BETS_LEFT", cite)
    return None


def come_bets_left(bets: Iterable[Bet]) -> bool:
    """Whether come or don't come bets wait for a decision."""
    return any(bet.key.wager in ("come", "dont_come") for bet in bets)


def decide(rules: DiceRules, state: State[DicePlay], action: Decide) -> Step[DicePlay]:
    """A player's decision about the dice."""
    play = state.play
    till = Till(state)
    till.tell(Decided(action.seat, action.choice, detail=action.detail))
    match action.choice:
        case "accept_dice":
            till.tell(ProcedureNoted("DICE_TAKEN", rules.cite("accept")))
            return till.close(SELECT, replace(play, shooter=action.seat, declined=()))
        case "decline_dice":
            fresh = replace(play, declined=(*play.declined, action.seat))
            till.tell(DiceOffered(offered_seat(state.seats, fresh), rules.cite("offer")))
            return till.close(OFFER, fresh)
        case "choose_dice":
            till.tell(ProcedureNoted("DICE_CHOSEN", rules.cite("select"), action.detail))
            return till.close(ready(play), play)
        case "roll_alone":
            till.tell(MarkerMoved("puck", "area:dont_pass", "off"))
            return till.close(COME_OUT, replace(play, shooter=action.seat, declined=(), alone=True))
        case _:
            return relinquish(rules, play, till)


def ready(play: DicePlay) -> str:
    """The phase before a throw."""
    return POINT if play.point else COME_OUT


def rule_irregularity(
    rules: DiceRules, rows: tuple[Irregularity, ...], state: State[DicePlay], action: RaiseIrregularity
) -> Step[DicePlay]:
    """No roll, a face ruled upon, or play goes on."""
    row = next(row for row in rows if row.id == action.code)
    cite = rules.in_text(row.cite)
    ruling = particular(action.detail, "ruling", row.ruling)
    till = Till(state)
    if ruling == "void":
        till.announce("NO_ROLL", cite)
    till.tell(IrregularityRuled(row.id, ruling, cite, action.detail))
    play = state.play
    if ruling == "face":
        return till.close(state.phase, replace(play, faces=(*play.faces, _ruled_face(action))))
    if ruling != "void":
        return till.close(state.phase, play)
    till.tell(RoundVoided("roll", cite))
    play = replace(play, faces=())
    if row.id != "die_off_table":
        return till.close(ready(play), play)
    till.tell(ProcedureNoted("DIE_INSPECTED", rules.cite("die returned")))
    return till.close(SELECT, play)


def _ruled_face(action: RaiseIrregularity) -> tuple[int, int]:
    """A cocked die shows the face opposite the one it rests on; opposite faces make seven."""
    die = int(particular(action.detail, "die"))
    rests_on = particular(action.detail, "rests_on")
    return die, 7 - int(rests_on) if rests_on else int(particular(action.detail, "face"))


def counted(play: DicePlay, picks: tuple[int, ...]) -> tuple[int, int]:
    """The faces that count, with those ruled upon in place of what chance gave."""
    faces = [picks[0] + 1, picks[1] + 1]
    for die, face in play.faces:
        faces[die - 1] = face
    return faces[0], faces[1]


def routine_decision(state: State[DicePlay], idle: frozenset[int]) -> Decide | Proceed | None:
    """What players do about the dice unless told otherwise: take them, and pick the first two."""
    if state.phase == OFFER:
        seat = offered_seat(state.seats, state.play)
        if not seat:
            return Proceed(OFFER_AGAIN) if any(place.name for place in state.seats) else None
        return Decide(seat, DECLINE if seat in idle else ACCEPT)
    if state.phase == SELECT:
        return Decide(state.play.shooter, CHOOSE)
    return None
