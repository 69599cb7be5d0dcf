"""Mini-Baccarat.

Sources: 003 Chapter 4 section 7. House options: six or eight decks, seats, the odds of a tie, the commission, its
rounding and when it is taken, the depth of the cutting card, lacing, washing before a player sits, limits.
The slips in the numbering of 003 §7.F.2 and 003 §7.G.6 are BAC-1; a table has no back bets (BAC-7).
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
    particular,
)
from feltwright.engine.cards import CARDS, FACE_DOWN
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import CardDealt, CardsCollected, Decided, MarkerMoved, ProcedureNoted
from feltwright.engine.families import card_table, dealt_round, wheel_round
from feltwright.engine.families.card_table import BURN, CUT, SHUFFLE
from feltwright.engine.families.dealt_round import DEALING, EXPOSED
from feltwright.engine.game import BETTING, GameDef, Irregularity, Named, State, Step
from feltwright.engine.games import mini_baccarat_hand, mini_baccarat_tally
from feltwright.engine.games.mini_baccarat_hand import (
    ASIDE,
    BANKER_DRAWS,
    DECIDED,
    PLAYER_DRAWS,
    MiniBaccaratPlay,
)
from feltwright.engine.games.mini_baccarat_rules import BANKER, OPTIONS, PLAYER, WAGERS, MiniBaccarat
from feltwright.engine.options import Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import BetKey, Terms

NO_MORE_BETS, ANNOUNCE, COLLECT = "no_more_bets", "announce", "collect_commission"
DECLINE = "decline_cut"
SUPERVISORS = ("floorperson", "pit boss", "supervisor", "table games manager")
CARDS_WANTED = {DEALING: 4, PLAYER_DRAWS: 1, BANKER_DRAWS: 1, EXPOSED: 1}


PHASES = (
    *card_table.PHASES,
    Named(BETTING, "Place your bets"),
    Named(DEALING, "The first four cards", "003 §7.E.3"),
    Named(PLAYER_DRAWS, "The Player's Hand draws", "003 §7.F.7"),
    Named(BANKER_DRAWS, "The Banker's Hand draws", "003 §7.F.8"),
    Named(DECIDED, "The hands are complete", "003 §7.G.1"),
    Named(EXPOSED, "A card has been exposed", "003 §7.G.6"),
)
STEPS = (
    *(step for step in card_table.STEPS if step.id != BURN),
    Named(NO_MORE_BETS, "No more bets", "003 §7.B.5"),
    Named(ANNOUNCE, "Announce and settle", "003 §7.G.1"),
    Named(COLLECT, "Collect commission", "003 §7.C.2"),
)
DECISIONS = (*card_table.DECISIONS, Named(DECLINE, "Decline the cut", "003 §7.D.2"))
IN_HAND = (DEALING, PLAYER_DRAWS, BANKER_DRAWS, DECIDED)
IRREGULARITIES = (
    Irregularity(
        "third_to_player", "Player's Hand given a card it may not draw", "003 §7.G.5", "bankers_card", (BANKER_DRAWS,)
    ),
    Irregularity(
        "third_to_player_hidden", "Card too many, both hands stay, not disclosed", "003 §7.G.5", "next_hand", (DECIDED,)
    ),
    Irregularity(
        "third_to_player_shown", "Card too many, both hands stay, disclosed", "003 §7.G.5", "phantom_hand", (DECIDED,)
    ),
    Irregularity("drawn_hidden", "Card drawn in error, not disclosed", "003 §7.G.6", "next_hand", (BETTING, DECIDED)),
    Irregularity("drawn_shown", "Card drawn in error, disclosed", "003 §7.G.6", "phantom_hand", (BETTING, DECIDED)),
    Irregularity("not_enough_cards", "Too few cards to finish the round", "003 §7.G.7", "round_void", IN_HAND[:3]),
    Irregularity("cards_handled", "Somebody touches the cards", "003 §7.G.4", "stands", IN_HAND),
)


def why_not(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now) or _why_not_owing(state, action)
        case RemoveBet():
            return _why_not_open(state) or wagering.why_not_lift(rules, state, action)
        case Proceed():
            return _why_not_proceed(rules, state, action)
        case Decide():
            return _why_not_cut(rules, state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            refusal = wheel_round.why_not_irregular(IRREGULARITIES, state, action) or _why_not_error(state, action)
            return refusal or dealt_round.why_not_short(needs(rules, state), action, "003 §7.G.7")
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "") or _why_not_owing(state, action)
        case CallBet():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_open(state: State[MiniBaccaratPlay]) -> Refusal | None:
    """From the call, and the first card at the latest, nobody touches a wager (003 §7.B.7)."""
    closed = refuse("NO_MORE_BETS", "003 §7.G.5" if state.play.phantom else "003 §7.B.5")
    return dealt_round.why_not_open(state, "003 §7.D.1", closed)


def _why_not_now(
    _rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: PlaceBet, _terms: Terms
) -> Refusal | None:
    refusal = _why_not_open(state)
    if refusal is not None:
        return refusal
    if action.tender == "cash" and not set(SUPERVISORS) & set(action.confirmed_by):
        return refuse("NEEDS_CONFIRMATION", "003 §7.B.4", by=" or ".join(SUPERVISORS))
    if action.tender not in ("chips", "cash"):
        return refuse("TENDER_NOT_TAKEN", "003 §7.B.4", tender=action.tender)
    return card_table.why_not_spot(state, action.seat, action.key.spot, "", "BAC-7")


def owed(state: State[MiniBaccaratPlay], seat: int) -> int:
    """The commission marked in the box with the seat's number (003 §7.C.2)."""
    return state.play.owed[seat - 1]


def _why_not_owing(state: State[MiniBaccaratPlay], action: PlaceBet | TakeSeat | LeaveSeat | BuyIn) -> Refusal | None:
    """Chips for the commission owed stay with the player until they are collected (BAC-9)."""
    due = owed(state, action.seat)
    left = state.seats[action.seat - 1].cents - (action.cents if isinstance(action, PlaceBet) else 0)
    if due and (isinstance(action, LeaveSeat) or (isinstance(action, PlaceBet) and left < due)):
        return refuse("COMMISSION_OWED", "BAC-9", seat=action.seat, cents=due)
    return None


def _why_not_proceed(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: Proceed) -> Refusal | None:
    match action.step:
        case "no_more_bets":
            return None if state.phase == BETTING else refuse("CANNOT_HAPPEN_NOW", "003 §7.B.5", code=action.step)
        case "announce":
            return None if state.phase == DECIDED else refuse("CANNOT_HAPPEN_NOW", "003 §7.G.1", code=action.step)
        case "collect_commission":
            return _why_not_collect(state, action)
        case "burn":
            return refuse("UNKNOWN_STEP", step=action.step)
    return _why_not_prepare(rules, state, action)


def _why_not_prepare(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: Proceed) -> Refusal | None:
    refusal = card_table.why_not_prepare(rules.cards, state, action)
    if refusal is not None:
        return refusal
    if action.step == CUT and _offered_cut(state):
        return refuse("CUT_IS_OFFERED", "003 §7.D.2", seat=_offered_cut(state))
    if action.step == SHUFFLE and any(state.play.owed):
        return refuse("COMMISSION_OUTSTANDING", "003 §7.C.2", cents=sum(state.play.owed))
    if not (state.play.stock.opened or rules.early_shuffle or any(place.name for place in state.seats)):
        return refuse("CARDS_WAIT_FOR_PLAYER", "003 §7.C.7")
    return None


def _why_not_collect(state: State[MiniBaccaratPlay], action: Proceed) -> Refusal | None:
    if state.phase not in (BETTING, SHUFFLE) or not any(_due(state, action)):
        return refuse("NOTHING_OWED", "003 §7.C.2")
    return None


def _due(state: State[MiniBaccaratPlay], action: Proceed) -> tuple[int, ...]:
    """What is collected now: from the seat named, or from everybody."""
    seat = particular(action.detail, "seat")
    return tuple(cents if seat in ("", str(n)) else 0 for n, cents in enumerate(state.play.owed, start=1))


def _offered_cut(state: State[MiniBaccaratPlay]) -> int:
    """The highest seat first, then clockwise until somebody accepts; 0 once all have declined (003 §7.D.2)."""
    seats = [n for n, place in enumerate(state.seats, start=1) if place.name]
    round_table = seats[-1:] + seats[:-1]
    return next((seat for seat in round_table if seat not in state.play.declined), 0)


def _why_not_cut(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: Decide) -> Refusal | None:
    if action.choice not in (CUT, DECLINE):
        return refuse("UNKNOWN_DECISION", choice=action.choice)
    refusal = card_table.why_not_prepare(rules.cards, state, action)
    if refusal is None and action.seat != _offered_cut(state):
        return refuse("CUT_NOT_OFFERED", "003 §7.D.2", seat=action.seat)
    return refusal


def _why_not_error(state: State[MiniBaccaratPlay], action: RaiseIrregularity) -> Refusal | None:
    """One card too many at a time, only while there are cards, and to the Player's Hand only where it may not draw.

    Whether the Banker's Hand stays too tells the rows apart: one that has drawn has its third card already.
    """
    play = state.play
    wrong = action.code.startswith("third_to_player") and len(play.player + play.banker) > 4
    drawn = action.code not in ("not_enough_cards", "cards_handled")
    again = drawn and action.code != "third_to_player" and (play.aside or play.exposed)
    if wrong or again or (drawn and not play.stock.shoe.size):
        return refuse("CANNOT_HAPPEN_NOW", "003 §7.G.5", code=action.code)
    return None


def needs(_rules: MiniBaccarat, state: State[MiniBaccaratPlay]) -> ChanceRequest | None:
    """The cards to burn, the first four, or one more; nothing if the shoe has too few."""
    play = state.play
    wanted = play.burn_due or 1 if state.phase == BURN else CARDS_WANTED.get(state.phase, 0)
    if state.phase == DEALING:
        wanted -= len(play.exposed)
    return dealt_round.request(state, wanted)


def perform(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: GameAction) -> Step[MiniBaccaratPlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, rules.book[action.key].wager.cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="no_more_bets"):
            return dealt_round.close_bets(rules, state, "NO_MORE_BETS", "003 §7.B.5")
        case Proceed(step="announce"):
            return mini_baccarat_hand.announce(rules, state)
        case Proceed(step="collect_commission"):
            return _collect(state, action)
        case Decide(choice="decline_cut"):
            till = Till(state)
            till.tell(Decided(action.seat, DECLINE))
            return till.close(CUT, replace(state.play, declined=(*state.play.declined, action.seat)))
        case Proceed() | Decide():
            return _prepare(rules, state, action)
        case Resolve():
            return mini_baccarat_hand.cards_come(state, action.picks)
        case RaiseIrregularity():
            return _rule(state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _prepare(rules: MiniBaccarat, state: State[MiniBaccaratPlay], action: Proceed | Decide) -> Step[MiniBaccaratPlay]:
    """Shuffle and cut; a new shoe has nothing left of the old one."""
    step: Step[MiniBaccaratPlay] = card_table.prepare(rules.cards, state, action)
    play = step.state.play
    events = step.events
    if state.phase == SHUFFLE:
        if play.aside or play.exposed:
            events = (CardsCollected(ASIDE), *events)
        play = replace(play, last=False, aside=False, exposed=(), phantom=False)
        if rules.lacing:
            events = (*events[:-1], ProcedureNoted("LACED", "003 §7.D.2"), events[-1])
    return Step(replace(step.state, play=replace(play, declined=())), events)


def _collect(state: State[MiniBaccaratPlay], action: Proceed) -> Step[MiniBaccaratPlay]:
    """Marked commission leaves the players' chips, at the latest before the shuffle."""
    till = Till(state)
    due = _due(state, action)
    for seat, cents in enumerate(due, start=1):
        if cents:
            till.collect(seat, cents, "003 §7.C.2")
            till.tell(MarkerMoved(mini_baccarat_hand.button(seat), ""))
    left = tuple(owed - cents for owed, cents in zip(state.play.owed, due, strict=True))
    return till.close(state.phase, replace(state.play, owed=left))


def _rule(state: State[MiniBaccaratPlay], action: RaiseIrregularity) -> Step[MiniBaccaratPlay]:
    play = state.play
    till, row = dealt_round.ruled(IRREGULARITIES, state, action)
    match row.ruling:
        case "next_hand":
            till.tell(CardDealt(ASIDE, 0, FACE_DOWN))
            return till.close(state.phase, replace(play, aside=True))
        case "phantom_hand":
            till.tell(CardDealt(ASIDE, 0, FACE_DOWN))
            return till.close(EXPOSED, play)
        case "round_void":
            card_table.void_round(till, row.cite, _places(play))
            return till.close(SHUFFLE, replace(play, player=(), banker=(), aside=False, exposed=()), 1)
    return till.close(state.phase, play)


def _places(play: MiniBaccaratPlay) -> Iterator[str]:
    """Where cards lie that a void round takes up."""
    if play.aside or play.exposed:
        yield ASIDE
    if play.player:
        yield from (PLAYER, BANKER)


def routine(rules: MiniBaccarat, state: State[MiniBaccaratPlay], _idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step."""
    match state.phase:
        case "shuffle":
            return Proceed(COLLECT if any(state.play.owed) else SHUFFLE)
        case "cut":
            seat = _offered_cut(state)
            return Decide(seat, CUT) if seat else Proceed(CUT)
        case "betting":
            return Proceed(NO_MORE_BETS)
        case "decided":
            return Proceed(ANNOUNCE)
    return dealt_round.when_short(needs(rules, state)) if state.phase in IN_HAND else None


def routes(_rules: MiniBaccarat, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Shuffle, cut by the highest seat, and burn: an ace and one more card."""
    ace = CARDS.index("AS")
    return ((Proceed(SHUFFLE), Decide(max(2, key.spot), CUT), Resolve((ace,)), Resolve((ace,))),)


GAME = GameDef(
    id="mini_baccarat",
    name="Mini-Baccarat",
    kind="cards",
    sources=("003",),
    rules=MiniBaccarat,
    play=MiniBaccaratPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §7"),),
    wagers=WAGERS,
    phases=PHASES,
    steps=STEPS,
    decisions=DECISIONS,
    irregularities=IRREGULARITIES,
    start=lambda rules: MiniBaccaratPlay(card_table.opening(rules.cards), owed=(0,) * rules.seats),
    why_not=why_not,
    needs=needs,
    perform=perform,
    tally=mini_baccarat_tally.tally,
    owed=owed,
    owed_cite="003 §7.C.2",
    routine=routine,
    routes=routes,
    memory=lambda _play: (),
)
