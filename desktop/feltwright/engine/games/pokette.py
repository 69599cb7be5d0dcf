"""Pokette, the card wheel.

Sources: 000 (all of it); N.J.A.C. 13:69F-12.6(b) for the odds its text has lost. House options: the odds, the clapper
between two cards, ace-king as open or inside straight, cards or a device on the stand, limits.

Before play the three decks are inspected (000 (c)(1)) and put into their container (000 (c)(2)), and the table is
staffed like one of roulette (000 (d)(5)); the engine begins after that. Wagers are those of 000 (e)(1) and 000 (e)(2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise, product
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine import wagering
from feltwright.engine.actions import (
    Action,
    BuyIn,
    CallBet,
    Decide,
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
from feltwright.engine.game import BETTING, GameDef, Irregularity, Rules, State, Step, limit_options
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, Profile, pays_of
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Basis, Bet, BetKey, Pay, Result, Terms, Verdict, Wager
from feltwright.engine.wheels import Wheel

RANKS = "AKQJT98765432"
SUITS = "SCDH"
JOKERS = ("JK1", "JK2")
ROWS = tuple(tuple(rank + suit for suit in SUITS) for rank in RANKS)
CARDS = (*JOKERS, *(card for row in ROWS for card in row))
# POK-7: the order on the wheel is missing; red and black alternate, ranks are spread, the jokers are opposite.
RIM = tuple(
    "JK1 AS 9H 4C QD 7S 2H TC 5D KS 8H 3C JD 6S AH 9C 4D QS 7H 2C TD 5S KH 8C 3D JS 6H "
    "JK2 AC 9D 4S QH 7C 2D TS 5H KC 8D 3S JH 6C AD 9S 4H QC 7D 2S TH 5C KD 8S 3H JC 6D".split()
)
STRAIGHTS = frozenset(frozenset(run) for run in (*zip(RANKS, RANKS[1:], RANKS[2:], strict=False), "A23"))
"""Three consecutive values; the ace goes with king and queen or with 2 and 3, never between (000 (b)(2))."""

_ANY = "any spin, until No more bets"
_ONE = "one card on the stand, until No more bets"
_TWO = "two cards on the stand that could make it, until No more bets"
PREVIOUS, RESPIN = "previous_card", "void_and_respin"
WAGERS = (
    Wager("straight", "Single Card Straight Up", "000 (e)(1)(i)", _ANY, group="card"),
    Wager("split", "Two Cards or Split", "000 (e)(1)(ii)", _ANY, group="card"),
    Wager("corner", "Four Cards or Corner", "000 (e)(1)(iii)", _ANY, group="card"),
    Wager("single_rank", "Single Rank", "000 (e)(1)(iv)", _ANY, group="rank"),
    Wager("double_rank", "Double Rank", "000 (e)(1)(v)", _ANY, group="rank"),
    Wager("block_akq", "Ace-King-Queen Rank", "000 (e)(1)(vi)", _ANY, group="rank"),
    Wager("block_jt9", "Jack-10-9 Rank", "000 (e)(1)(vii)", _ANY, group="rank"),
    Wager("block_876", "8-7-6 Rank", "000 (e)(1)(viii)", _ANY, group="rank"),
    Wager("block_543", "5-4-3 Rank", "000 (e)(1)(ix)", _ANY, group="rank"),
    Wager("red", "Red", "000 (e)(1)(x)", _ANY, group="suit"),
    Wager("black", "Black", "000 (e)(1)(xi)", _ANY, group="suit"),
    Wager("suit", "Suit or Column", "000 (e)(1)(xii)", _ANY, group="suit"),
    Wager("jacer", "Jacer", "000 (e)(1)(xiii)", _ANY, group="card"),
    Wager("pair_in_two", "Pair in Two", "000 (e)(2)(i)", _ONE, Basis.RESOLVED, "hand"),
    Wager("pair_in_three", "Pair in Three", "000 (e)(2)(ii)", _TWO, Basis.RESOLVED, "hand"),
    Wager("three_of_a_kind", "Three of a Kind", "000 (e)(2)(iii)", _TWO, Basis.RESOLVED, "hand"),
    Wager("flush", "Flush", "000 (e)(2)(vi)", _TWO, Basis.RESOLVED, "hand"),
    Wager("open_straight", "Open Straight", "000 (e)(2)(iv)", _TWO, Basis.RESOLVED, "hand"),
    Wager("inside_straight", "Inside Straight", "000 (e)(2)(iv)", _TWO, Basis.RESOLVED, "hand"),
    Wager("open_straight_flush", "Open Straight Flush", "000 (e)(2)(v)", _TWO, Basis.RESOLVED, "hand"),
    Wager("inside_straight_flush", "Inside Straight Flush", "000 (e)(2)(v)", _TWO, Basis.RESOLVED, "hand"),
)
WAGER = {wager.id: wager for wager in WAGERS}
_LEAST = (
    "straight 50 split 24 corner 12 single_rank 12 double_rank 5 block_akq 3 block_jt9 3 block_876 3 block_543 3 "
    "red 1 black 1 suit 3 jacer 12 pair_in_two 11 pair_in_three 5 three_of_a_kind 11 flush 3 "
    "open_straight 5 inside_straight 11 open_straight_flush 24 inside_straight_flush 49".split()
)
LEAST: PayTable = tuple((line, Odds(int(pays))) for line, pays in zip(_LEAST[::2], _LEAST[1::2], strict=True))
"""POK-1: the table after (f)(2) is lost; New Jersey's, with the same wagers, gives the least odds."""
HANDS = {
    "pair_in_two": ("000 (h)(1)", "000 (h)(2)"),
    "pair_in_three": ("000 (h)(3)", "000 (h)(5)(i)"),
    "flush": ("000 (h)(4)(i)", "000 (h)(5)(ii)"),
    "open_straight": ("000 (h)(4)(ii)(A)", "000 (e)(2)(iv)"),  # POK-3: (h)(5)(iii) has lost its words
    "inside_straight": ("000 (h)(4)(ii)(B)", "000 (e)(2)(iv)"),
    "open_straight_flush": ("000 (h)(4)(iii)(A)", "000 (h)(5)(iv)"),
    "inside_straight_flush": ("000 (h)(4)(iii)(B)", "000 (h)(5)(iv)"),
    "three_of_a_kind": ("000 (h)(4)(iv)", "000 (h)(5)(v)"),
}
"""The poker hand wagers in the order they are announced: the clause that opens each, and the one that decides it."""

ROUND = WheelRound(
    spin_cite="000 (g)(2)",
    call_cite="000 (g)(1)",
    call_first=True,
    alternates=False,
    cash_cite="000 (d)(1)",
)


class Pokette(Rules, frozen=True, kw_only=True):
    """The house's choices at a Pokette table."""

    pays_table: PayTable = LEAST
    clapper_between: str = PREVIOUS  # POK-11: the first of the two choices the text offers
    ace_king: str = "inside"
    stand: str = "cards"

    LIMITS_CITE: ClassVar[str] = "POK-10"

    @cached_property
    def spun(self) -> Wheel:
        """The wheel on the table."""
        return Wheel(RIM, tuple(map(colour_of, RIM)), ball=False, revolutions=3)

    @cached_property
    def covers(self) -> dict[BetKey, frozenset[str]]:
        """The cards each non-poker hand key wins on."""
        return dict(_covers())

    def offered(self) -> Iterator[tuple[Wager, BetKey]]:
        for key in (*self.covers, *map(BetKey, HANDS)):
            yield WAGER[key.wager], key

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        return (Pay(pays_of(self.pays_table, key.wager)),)

    def pay_cite(self, key: BetKey) -> str:
        least = pays_of(self.pays_table, key.wager) == pays_of(LEAST, key.wager)
        return "NJAC 13:69F-12.6(b)" if least else "000 (f)(2)"

    def problems(self) -> list[OptionProblem]:
        return [
            OptionProblem("pays_table", "BELOW_LEAST_ODDS", f"{line}: {odds}, least {least}")
            for (line, odds), (_, least) in zip(self.pays_table, LEAST, strict=True)
            if odds.pays * least.to < least.pays * odds.to
        ]


OPTIONS = (
    Option("pays_table", "Payout odds", Kind.ODDS, "000 (f)(2)", tuple(WAGER)),
    Option("clapper_between", "Clapper between two cards", Kind.CHOICE, "000 (i)(1)", (PREVIOUS, RESPIN)),
    Option("ace_king", "Straight on ace and king", Kind.CHOICE, "POK-2", ("inside", "open")),
    Option("stand", "Winning cards shown by", Kind.CHOICE, "000 (b)(1)", ("cards", "electronic")),
    *limit_options("POK-10"),
)


class PokettePlay(Struct, frozen=True):
    """What only Pokette remembers."""

    stand: tuple[str, ...] = ()
    """The winning cards posted, none to two; the third clears them away."""
    marker: str = ""
    """The card the marker lies on."""
    spun: str = ""
    """The way the wheel was last turned."""


def colour_of(card: str) -> str:
    """Red, black, or green for a joker."""
    if card in JOKERS:
        return "green"
    return "red" if card[1] in "DH" else "black"


def _covers() -> Iterator[tuple[BetKey, frozenset[str]]]:
    for card in CARDS:
        yield BetKey("straight", card), frozenset({card})
    for group in _adjoining():
        yield BetKey("split" if len(group) == 2 else "corner", "-".join(group)), frozenset(group)
    for row in ROWS:
        yield BetKey("single_rank", row[0][0]), frozenset(row)
    for upper, lower in pairwise(ROWS):
        yield BetKey("double_rank", f"{upper[0][0]}-{lower[0][0]}"), frozenset(upper + lower)
    for block, two in zip(("AKQ", "JT9", "876", "543"), ROWS[-1], strict=True):
        yield BetKey(f"block_{block.lower()}"), frozenset({*_of(block, SUITS), two})
    yield BetKey("red"), _of(RANKS, "DH")
    yield BetKey("black"), _of(RANKS, "SC")
    for suit in SUITS:
        yield BetKey("suit", suit), _of(RANKS, suit)
    yield BetKey("jacer"), frozenset({"AC", "AD", *JOKERS})


def _of(ranks: str, suits: str) -> frozenset[str]:
    return frozenset(rank + suit for rank in ranks for suit in suits)


def _adjoining() -> Iterator[tuple[str, ...]]:
    """Splits and corners, as thirteen rows of four under the two jokers give them."""
    yield from (JOKERS, ("JK1", "AS"), ("JK1", "AC"), ("JK2", "AD"), ("JK2", "AH"))
    for row in ROWS:
        yield from pairwise(row)
    for upper, lower in pairwise(ROWS):
        yield from zip(upper, lower, strict=True)
        for left in range(3):
            yield (*upper[left : left + 2], *lower[left : left + 2])


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


def why_not(rules: Pokette, state: State[PokettePlay], action: Action) -> Refusal | None:
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


def perform(rules: Pokette, state: State[PokettePlay], action: Action) -> Step[PokettePlay]:
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


def routine(_rules: Pokette, state: State[PokettePlay], _idle: frozenset[int]) -> Action | None:
    """The dealer's next step."""
    return wheel_round.routine(ROUND, state)


def routes(rules: Pokette, key: BetKey) -> Iterable[tuple[Action, ...]]:
    """A poker hand is open after the spins that post a stand for it, everything else from the start."""
    if key.wager not in HANDS:
        return ((),)
    stands = product(CARDS[len(JOKERS) :], repeat=1 if key.wager == "pair_in_two" else 2)
    return tuple(_spins(stand) for stand in stands if key.wager in hands_open(rules, stand))


def _spins(stand: tuple[str, ...]) -> tuple[Action, ...]:
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
