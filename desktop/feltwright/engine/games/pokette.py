"""Pokette, the card wheel.

Sources: 000 (all of it); N.J.A.C. 13:69F-12.6(b) for the odds its text has lost. House options: the odds, the clapper
between two cards, ace-king as open or inside straight, cards or a device on the stand, limits.

Before play the three decks are inspected (000 (c)(1)) and put into their container (000 (c)(2)), and the table is
staffed like one of roulette (000 (d)(5)); the engine begins after that. Wagers are those of 000 (e)(1) and 000 (e)(2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

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
    particular,
)
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import (
    CardDealt,
    CardsCollected,
    Event,
    IrregularityRuled,
    MarkerMoved,
    RoundEnded,
    WheelStopped,
)
from feltwright.engine.families import wheel_round
from feltwright.engine.families.wheel_round import CALLED, NO_MORE_BETS, SPIN, SPINNING, WheelRound
from feltwright.engine.game import BETTING, GameDef, Irregularity, State, Step
from feltwright.engine.games.pokette_rules import (
    CARDS,
    HANDS,
    JOKERS,
    OPTIONS,
    PREVIOUS,
    RIM,
    STRAIGHTS,
    WAGER,
    WAGERS,
    Pokette,
)
from feltwright.engine.options import Profile, pays_of
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Result, Terms, Verdict

ROUND = WheelRound(
    spin_cite="000 (g)(2)",
    call_cite="000 (g)(1)",
    call_first=True,
    alternates=False,
    cash_cite="000 (d)(1)",
)


class PokettePlay(Struct, frozen=True):
    """What only Pokette remembers."""

    stand: tuple[str, ...] = ()
    """The winning cards posted, none to two; the third clears them away."""
    marker: str = ""
    """The card the marker lies on."""
    spun: str = ""
    """The way the wheel was last turned."""


_PASSED = (("passed", CARDS),)
_REVOLUTIONS = (("revolutions", ("0", "1", "2")),)
_ANY_PHASE = (BETTING, CALLED, SPINNING)
IRREGULARITIES = (
    Irregularity("clapper_between", "Clapper rests between two cards", "000 (i)(1)", "as_posted", (SPINNING,), _PASSED),
    Irregularity(
        "too_few_revolutions", "Fewer than three revolutions", "000 (i)(3)", "void", (SPINNING,), _REVOLUTIONS
    ),
    Irregularity("misplaced_chip", "Chip misplaced at the player's wish", "000 (d)(3)", "stands", _ANY_PHASE),
)
_RESPUN = replace(IRREGULARITIES[0], cite="000 (i)(1)(ii)", ruling="void")


def why_not(rules: Pokette, state: State[PokettePlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case RemoveBet():  # POK-12: bets come down as freely as they are made, until the call and after a void spin
            return wheel_round.why_not_open(ROUND, state) or wagering.why_not_lift(rules, state, action)
        case Proceed():
            return wheel_round.why_not_proceed(ROUND, state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            return _why_not_irregular(rules, state, action)
        case TakeSeat(colour=""):
            return wagering.why_not_seat(rules, state, action, "")  # value chips: (d)(2) asks nothing of them
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "000 (d)(2)")
        case CallBet() | Decide():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_now(rules: Pokette, state: State[PokettePlay], action: PlaceBet, _terms: Terms) -> Refusal | None:
    refusal = wheel_round.why_not_open(ROUND, state) or wheel_round.why_not_tender(ROUND, action)
    hand, stand = action.key.wager, state.play.stand
    if refusal is None and hand in HANDS and hand not in hands_open(rules, stand):
        return refuse("HAND_NOT_OPEN", HANDS[hand][0], hand=hand, stand=" ".join(stand))
    return refusal


def hands_open(rules: Pokette, stand: tuple[str, ...]) -> Iterator[str]:
    """The poker hand wagers the posted cards allow, in the order the dealer announces them."""
    if len(stand) == 1:
        yield "pair_in_two"
    if len(stand) != 2:
        return
    paired, suited = stand[0][0] == stand[1][0], stand[0][1] == stand[1][1]
    straight = _straight_open(rules, {stand[0][0], stand[1][0]})
    if not paired:
        yield "pair_in_three"
    if suited:
        yield "flush"
    if straight:
        yield straight
    if straight and suited:
        yield f"{straight}_flush"
    if paired:
        yield "three_of_a_kind"


def _straight_open(rules: Pokette, ranks: set[str]) -> str:
    """Two values complete it: open; one: inside (POK-4); ace-king as the house reads it (POK-2)."""
    completing = sum(1 for run in STRAIGHTS if len(ranks) == 2 and ranks < run)
    if completing == 1:
        return "open_straight" if ranks == {"A", "K"} and rules.ace_king == "open" else "inside_straight"
    return "open_straight" if completing else ""


def _why_not_irregular(rules: Pokette, state: State[PokettePlay], action: RaiseIrregularity) -> Refusal | None:
    refusal = wheel_round.why_not_irregular(IRREGULARITIES, state, action)
    if refusal is None and _previous_wins(rules, action) and not particular(action.detail, "passed"):
        return refuse("PARTICULAR_MISSING", "000 (i)(1)(i)", name="passed")
    return refusal


def _previous_wins(rules: Pokette, action: RaiseIrregularity) -> bool:
    return action.code == "clapper_between" and rules.clapper_between == PREVIOUS


def needs(rules: Pokette, state: State[PokettePlay]) -> ChanceRequest | None:
    """The card, once the wheel turns."""
    return wheel_round.request(rules.spun, state)


def perform(rules: Pokette, state: State[PokettePlay], action: GameAction) -> Step[PokettePlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, WAGER[action.key.wager].cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="spin"):
            return _spin(rules, state, wheel_round.direction_of(ROUND, state, action.detail))
        case Proceed():
            step = wheel_round.call_no_more_bets(ROUND, rules, state)
            return Step(_hold(step.state, held=True), step.events)
        case Resolve():
            return _clapper_rests(rules, _hold(state, held=False), action.picks[0])
        case RaiseIrregularity():
            return _rule(rules, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _spin(rules: Pokette, state: State[PokettePlay], direction: str) -> Step[PokettePlay]:
    play = replace(state.play, spun=direction, marker="")
    return wheel_round.spin(ROUND, rules.spun, state, direction, play, "marker" if state.play.marker else "")


def _hold(state: State[PokettePlay], held: bool) -> State[PokettePlay]:
    """Poker hand wagers are held from the call until the spin decides them; a joker or a void spin frees them again,
    to be changed up to the next call (POK-5, POK-6)."""
    if not any(bet.key.wager in HANDS for bet in state.bets):
        return state
    bets = tuple(replace(bet, held=held) if bet.key.wager in HANDS else bet for bet in state.bets)
    return replace(state, bets=bets)


def _rule(rules: Pokette, state: State[PokettePlay], action: RaiseIrregularity) -> Step[PokettePlay]:
    if action.code == "misplaced_chip":
        return wheel_round.rule_irregularity(IRREGULARITIES, state, action)
    freed = _hold(state, held=False)
    if _previous_wins(rules, action):
        ruled = IrregularityRuled(action.code, PREVIOUS, "000 (i)(1)(i)", action.detail)
        return _clapper_rests(rules, freed, RIM.index(particular(action.detail, "passed")), ruled)
    return wheel_round.rule_irregularity((_RESPUN, *IRREGULARITIES), freed, action)


def _clapper_rests(rules: Pokette, state: State[PokettePlay], section: int, *ruled: Event) -> Step[PokettePlay]:
    card = rules.spun.faces[section]
    stand = state.play.stand if card in JOKERS else (*state.play.stand, card)
    till = Till(state)
    till.tell(*ruled, WheelStopped(section, card))
    till.announce("WINNING_CARD", "000 (g)(4)", (("card", card),))
    till.tell(MarkerMoved("marker", f"straight:{card}"))
    if card not in JOKERS:
        till.tell(CardDealt("stand", len(stand) - 1, card))
    for bets in _settled_together(state.bets, card, stand):
        till.settle_all((bet, _verdict(rules, bet.key, card, stand)) for bet in bets)
    if card not in JOKERS:
        stand = _open_hands(rules, till, stand)
    till.tell(RoundEnded())
    return till.close(BETTING, PokettePlay(stand, card, state.play.spun), rounds=1)


def _settled_together(bets: tuple[Bet, ...], card: str, stand: tuple[str, ...]) -> tuple[tuple[Bet, ...], ...]:
    """A joker decides no poker hand (g)(5)(iii); the second card's pair comes after all else (h)(2), the third card's
    hands together with the rest (POK-13)."""
    plain = tuple(bet for bet in bets if bet.key.wager not in HANDS)
    if card in JOKERS:
        return (plain,)
    return (plain, tuple(bet for bet in bets if bet.key.wager in HANDS)) if len(stand) == 2 else (bets,)


def _open_hands(rules: Pokette, till: Till, stand: tuple[str, ...]) -> tuple[str, ...]:
    """The third card clears the stand; otherwise the dealer announces what may now be bet."""
    if len(stand) == 3:
        till.tell(CardsCollected("stand"))  # 000 (h)(7)
        return ()
    ace_king = {card[0] for card in stand} == {"A", "K"}
    for hand in hands_open(rules, stand):
        till.announce(f"{hand.upper()}_OPEN", "POK-2" if ace_king and "straight" in hand else HANDS[hand][0])
    return stand


def _verdict(rules: Pokette, key: BetKey, card: str, stand: tuple[str, ...]) -> Verdict:
    """Each wager by its position (000 (g)(3)); a joker has rules of its own (000 (g)(5))."""
    hand = key.wager in HANDS
    won = _made(key.wager, stand) if hand else card in rules.covers[key]
    if card in JOKERS:
        cite = "000 (g)(5)(ii)" if won else "000 (g)(5)(i)"
    else:
        cite = HANDS[key.wager][1] if hand else WAGER[key.wager].cite
    return Verdict(Result.WIN, cite, pays_of(rules.pays_table, key.wager)) if won else Verdict(Result.LOSE, cite)


def _made(hand: str, stand: tuple[str, ...]) -> bool:
    """Whether the posted cards make the hand, in whatever order they came; a pair needs no suit (000 (a)(1)(iii))."""
    ranks, suits = frozenset(card[0] for card in stand), {card[1] for card in stand}
    match hand:
        case "pair_in_two" | "three_of_a_kind":
            return len(ranks) == 1
        case "pair_in_three":
            return len(ranks) < 3
        case "flush":
            return len(suits) == 1
        case "open_straight" | "inside_straight":
            return ranks in STRAIGHTS
        case _:
            return ranks in STRAIGHTS and len(suits) == 1


def routine(_rules: Pokette, state: State[PokettePlay], _idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step."""
    return wheel_round.routine(ROUND, state)


def routes(rules: Pokette, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """A poker hand is open after the spins that post a stand for it, everything else from the start."""
    if key.wager not in HANDS:
        return ((),)
    stands = product(CARDS[len(JOKERS) :], repeat=1 if key.wager == "pair_in_two" else 2)
    return tuple(_spins(stand) for stand in stands if key.wager in hands_open(rules, stand))


def _spins(stand: tuple[str, ...]) -> tuple[GameAction, ...]:
    spins = ((Proceed(NO_MORE_BETS), Proceed(SPIN), Resolve((RIM.index(card),))) for card in stand)
    return tuple(action for spin in spins for action in spin)


GAME = GameDef(
    id="pokette",
    name="Pokette",
    kind="wheel",
    sources=("000",),
    rules=Pokette,
    play=PokettePlay,
    options=OPTIONS,
    profiles=(Profile("000", "Pokette rules", "000"),),
    wagers=WAGERS,
    phases=ROUND.phases,
    steps=ROUND.steps,
    irregularities=IRREGULARITIES,
    start=lambda _rules: PokettePlay(),
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=routes,
    memory=lambda play: play.stand,
)
