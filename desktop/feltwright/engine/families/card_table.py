"""Cards at a table: inspected, shuffled by hand or machine, cut, burned, and shuffled anew when they run out.

A game keeps a `Stock` in its play state under the name `stock` and describes its procedure in a `CardSpec`; the
phases SHUFFLE, CUT and BURN then lead to BETTING. The discard rack needs no count of its own: it holds whatever is
neither in the shoe nor on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Decide, GameAction, PlaceBet, Proceed, Resolve, particular
from feltwright.engine.cards import CARDS, FACE_DOWN, Shoe
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import CardDealt, CardsCollected, Decided, ProcedureNoted, RoundEnded
from feltwright.engine.game import BETTING, Named, Rules, State, Step
from feltwright.engine.money import Odds
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Part, Result, Verdict

AnyState: TypeAlias = State[Any]

SHUFFLE, CUT, BURN = "shuffle", "cut", "burn"
"""Phases, and the dealer's steps of the same names."""
DISCARD = "discard"
"""The place of the discard rack."""
PHASES = (
    Named(SHUFFLE, "The cards are to be shuffled"),
    Named(CUT, "The cards are to be cut"),
    Named(BURN, "A card is burned"),
)
STEPS = (Named(SHUFFLE, "Shuffle"), Named(CUT, "Cut by the dealer"), Named(BURN, "Burn a card"))
DECISIONS = (Named(CUT, "Cut the cards"),)
PREPARING = frozenset({SHUFFLE, CUT, BURN})

INSPECTED = ("inspect", ProcedureNoted("INSPECTED", ""))
VERIFIED = ("verify", ProcedureNoted("VERIFIED", ""))
PRESENTED = ("present", ProcedureNoted("PRESENTED", ""))
WASHED = ("wash", ProcedureNoted("WASHED", ""))
LOADED = ("load", ProcedureNoted("LOADED", ""))
STARTED = ("start", ProcedureNoted("STARTED", ""))
OTHER_INSPECTED = ("other_inspect", ProcedureNoted("OTHER_SET_INSPECTED", ""))
OTHER_WASHED = ("other_wash", ProcedureNoted("OTHER_SET_WASHED", ""))
UNLOADED = ("unload", ProcedureNoted("SETS_SWAPPED", ""))
SWAPPED = ("swap", ProcedureNoted("SETS_SWAPPED", ""))
RESTARTED = ("restart", ProcedureNoted("STARTED", ""))
SHUFFLED = ("shuffle", ProcedureNoted("SHUFFLED", ""))
STEPS_TAKEN: dict[tuple[bool, bool], tuple[tuple[str, ProcedureNoted], ...]] = {
    (False, False): (INSPECTED, VERIFIED, PRESENTED, WASHED, SHUFFLED),
    (False, True): (
        INSPECTED,
        VERIFIED,
        PRESENTED,
        WASHED,
        LOADED,
        STARTED,
        OTHER_INSPECTED,
        OTHER_WASHED,
        UNLOADED,
        RESTARTED,
        SHUFFLED,
    ),
    (True, False): (SHUFFLED,),
    (True, True): (SWAPPED, RESTARTED, SHUFFLED),
}
"""What is done to new cards and to used ones, by hand and by machine."""


class CardSpec(Struct, frozen=True, kw_only=True, dict=True):
    """How one game prepares its cards under the rules in force."""

    decks: int
    clauses: tuple[tuple[str, str], ...]
    """Citations by name: inspect, verify, present, wash, shuffle, cut, place, dealt, burn, relief, short, at_will;
    for a machine load, start, other_inspect, other_wash, unload, swap, restart, and for the time after it has broken
    down manual, manual_deal, manual_at_will. A step without a clause is left out of the record."""
    pack: tuple[int, ...] = ()
    """How many of each card, where it is not whole decks."""
    cut: bool = True
    """A player cuts; off where the text has no cut."""
    least_depth: int = 1
    """The cutting card goes at least this many cards from either end."""
    reserve: int = 0
    """Cards behind the cutting card: once only these are left the round is finished and the cards are shuffled."""
    burn: int = 0
    """Cards burned face down after the cut."""
    from_hand: bool = False
    """Dealt from the dealer's hand and not from a shoe."""
    every_round: bool = False
    """Shuffled after every round."""
    machine: bool = False
    """An automatic shuffler mixes two sets in turn: fresh cards for every round."""
    machine_cut: bool = False
    """Whether cards from the machine are cut too."""

    @cached_property
    def full(self) -> tuple[int, ...]:
        """All the cards of one set."""
        return self.pack or (self.decks,) * len(CARDS)

    @cached_property
    def size(self) -> int:
        """How many cards that is."""
        return sum(self.full)

    @cached_property
    def by_name(self) -> dict[str, str]:
        """The citations as a mapping."""
        return dict(self.clauses)

    def cite(self, name: str) -> str:
        """A citation by name; empty where the text says nothing."""
        return self.by_name.get(name, "")


class Stock(Struct, frozen=True, gc=False):
    """The cards of the table that are not in anybody's hand."""

    shoe: Shoe
    opened: bool = False
    """The cards have been inspected and shown to the players."""
    cutter: int = 0
    """The seat that cut last."""
    set: int = 0
    """Which of the machine's two sets is in play."""
    burned: tuple[str, ...] = ()
    """The cards burned last, for a house that shows them on request."""
    manual: bool = False
    """The shuffler is out of order and the dealer shuffles by hand."""
    whole: int = 0
    """How many cards one set has, so that the discard rack can be counted."""


def opening(spec: CardSpec) -> Stock:
    """New cards on an open table, not yet shuffled."""
    return Stock(Shoe(spec.full, spec.reserve), whole=spec.size)


def by_machine(spec: CardSpec, stock: Stock) -> bool:
    """Whether the shuffler mixes the cards now."""
    return spec.machine and not stock.manual


def cuts(spec: CardSpec, stock: Stock) -> bool:
    """Whether the cards are cut once they are shuffled."""
    return spec.cut and (spec.machine_cut or not by_machine(spec, stock))


def needs_shuffle(spec: CardSpec, stock: Stock) -> bool:
    """Whether the cards are shuffled before another round."""
    return spec.every_round or by_machine(spec, stock) or stock.shoe.cut_out


def next_phase(spec: CardSpec, stock: Stock) -> str:
    """Where a finished round leads."""
    return SHUFFLE if needs_shuffle(spec, stock) else BETTING


def why_not_prepare(spec: CardSpec, state: AnyState, action: Proceed | Decide) -> Refusal | None:
    """The dealer's steps `shuffle`, `cut` and `burn`, and a player's decision `cut`."""
    if isinstance(action, Decide):
        return _why_not_cut(spec, state, action)
    match action.step:
        case "shuffle":
            return _why_not_shuffle(spec, state)
        case "cut":
            return _why_not_dealer_cut(spec, state, action)
        case "burn":
            return _why_not_burn(spec, state)
    return refuse("UNKNOWN_STEP", step=action.step)


def _why_not_shuffle(spec: CardSpec, state: AnyState) -> Refusal | None:
    if state.phase == SHUFFLE or (state.phase == BETTING and _at_will(spec, state.play.stock)):
        return None
    return refuse("NOT_SHUFFLING", spec.cite("shuffle"), phase=state.phase)


def _at_will(spec: CardSpec, stock: Stock) -> str:
    """The clause that lets the dealer shuffle when he likes, be it only since the machine broke down."""
    return spec.cite("at_will") or (spec.cite("manual_at_will") if stock.manual else "")


def _why_not_cut(spec: CardSpec, state: AnyState, action: Decide) -> Refusal | None:
    if state.phase != CUT:
        return refuse("NOT_CUTTING", spec.cite("cut"), phase=state.phase)
    if not 1 <= action.seat <= len(state.seats) or not state.seats[action.seat - 1].name:
        return refuse("SEAT_EMPTY", seat=action.seat)
    return why_not_more(action, spec.cite("cut")) or _why_not_depth(spec, action)


def why_not_more(action: Decide, cite: str) -> Refusal | None:
    """A decision of the player as a whole: no particular hand of his, and no money."""
    if action.hand or action.cents:
        return refuse("BAD_PARTICULAR", cite, detail=action.cents or action.hand)
    return None


def _why_not_dealer_cut(spec: CardSpec, state: AnyState, action: Proceed) -> Refusal | None:
    if state.phase != CUT:
        return refuse("NOT_CUTTING", spec.cite("cut"), phase=state.phase)
    return _why_not_depth(spec, action)


def _why_not_depth(spec: CardSpec, action: Proceed | Decide) -> Refusal | None:
    text = particular(action.detail, "depth", str(spec.size // 2))
    if not (text.isascii() and text.isdecimal()) or any(name != "depth" for name, _ in action.detail):
        return refuse("BAD_PARTICULAR", spec.cite("cut"), detail=dict(action.detail))
    if not spec.least_depth <= int(text) <= spec.size - spec.least_depth:
        return refuse("CUT_TOO_NEAR_THE_END", spec.cite("cut"), depth=text, least=spec.least_depth, cards=spec.size)
    return None


def _why_not_burn(spec: CardSpec, state: AnyState) -> Refusal | None:
    if state.phase == BETTING and spec.cite("relief"):
        return None
    return refuse("NOTHING_TO_BURN", spec.cite("burn"), phase=state.phase)


def request(spec: CardSpec, state: AnyState) -> ChanceRequest | None:
    """The cards to burn; a game asks here first and then for its own cards."""
    if state.phase != BURN:
        return None
    shoe: Shoe = state.play.stock.shoe
    return shoe.request(max(1, spec.burn))


def prepare(spec: CardSpec, state: AnyState, action: GameAction) -> Step[Any]:
    """A legal preparing action, or the burned cards."""
    till = Till(state)
    stock: Stock = state.play.stock
    match action:
        case Proceed(step="shuffle"):
            phase, stock = _shuffle(spec, till, stock)
        case Proceed(step="burn"):
            till.tell(ProcedureNoted("NEW_DEALER", spec.cite("relief")))
            phase = BURN
        case Proceed() | Decide():
            phase, stock = _cut(spec, till, stock, action)
        case Resolve():
            phase, stock = _burn(spec, till, stock, action.picks)
        case _:
            raise AssertionError(f"{action} prepares no cards")
    return till.close(phase, replace(state.play, stock=stock))


def _shuffle(spec: CardSpec, till: Till, stock: Stock) -> tuple[str, Stock]:
    machine = by_machine(spec, stock)
    if stock.manual:
        till.tell(ProcedureNoted("SHUFFLED", spec.cite("manual")))
    else:
        steps = STEPS_TAKEN[stock.opened, machine]
        till.tell(*(replace(note, cite=spec.cite(name)) for name, note in steps if spec.cite(name)))
    turn = 1 - stock.set if machine and stock.opened else stock.set
    cut = cuts(spec, stock)
    shoe = Shoe(spec.full, spec.reserve if cut else 0)
    fresh = replace(stock, shoe=shoe, opened=True, set=turn, burned=())
    if cut:
        return CUT, fresh
    return _ready(spec, till, fresh), fresh


def _ready(spec: CardSpec, till: Till, stock: Stock) -> str:
    """The cards go where they are dealt from; a card is burned first where that is the rule."""
    if stock.manual:
        till.tell(ProcedureNoted("DEALT_FROM_HAND", spec.cite("manual_deal")))
    elif spec.cite("dealt"):
        dealt = ProcedureNoted("DEALT_FROM_HAND", "") if spec.from_hand else ProcedureNoted("INTO_THE_SHOE", "")
        till.tell(replace(dealt, cite=spec.cite("dealt")))
    return BURN if spec.burn else BETTING


def _cut(spec: CardSpec, till: Till, stock: Stock, action: Proceed | Decide) -> tuple[str, Stock]:
    depth = particular(action.detail, "depth", str(spec.size // 2))
    if isinstance(action, Decide):
        till.tell(Decided(action.seat, CUT, detail=(("depth", depth),)))
        stock = replace(stock, cutter=action.seat)
    till.tell(ProcedureNoted("CARDS_CUT", spec.cite("cut"), (("depth", depth),)))
    if spec.reserve and spec.cite("place"):
        till.tell(ProcedureNoted("CUTTING_CARD_PLACED", spec.cite("place"), (("behind", str(spec.reserve)),)))
    return _ready(spec, till, stock), stock


def _burn(spec: CardSpec, till: Till, stock: Stock, picks: tuple[int, ...]) -> tuple[str, Stock]:
    till.tell(ProcedureNoted("BURNED", spec.cite("burn"), (("cards", str(len(picks))),)))
    till.tell(*(CardDealt(DISCARD, position, FACE_DOWN) for position in range(len(picks))))
    stock, burned = drawn(stock, picks)
    return SHUFFLE if stock.shoe.cut_out else BETTING, replace(stock, burned=burned)


def drawn(stock: Stock, picks: tuple[int, ...]) -> tuple[Stock, tuple[str, ...]]:
    """The cards chance gave, out of the shoe."""
    return replace(stock, shoe=stock.shoe.without(picks)), tuple([CARDS[pick] for pick in picks])


def in_rack(spec: CardSpec, stock: Stock, on_table: Iterable[str]) -> tuple[int, ...]:
    """What lies in the discard rack: all cards but those in the shoe and on the table."""
    out = Counter(on_table)
    pairs = zip(CARDS, spec.full, stock.shoe.left, strict=True)
    return tuple([full - left - out[card] for card, full, left in pairs])


def refilled(spec: CardSpec, till: Till, stock: Stock, on_table: Iterable[str]) -> Stock:
    """With an empty shoe the discards are shuffled and cut so that the round can be finished.

    Ask after every draw that leaves cards to come; request at most `stock.shoe.size` cards at once, so that the
    last cards of the shoe come before the first of the reshuffled ones.
    """
    if any(stock.shoe.left):
        return stock
    till.tell(ProcedureNoted("DISCARDS_SHUFFLED", spec.cite("short")))
    return replace(stock, shoe=Shoe(in_rack(spec, stock, on_table), spec.reserve))


def void_all(till: Till, cite: str) -> None:
    """Every wager goes back undecided."""
    for bet in tuple(till.bets):
        till.settle(bet, Verdict(Result.VOID, cite))


def void_round(till: Till, cite: str, places: Iterable[str]) -> None:
    """The round counts for nothing: wagers go back and the cards of the places are taken up."""
    void_all(till, cite)
    till.tell(*(CardsCollected(place) for place in places), RoundEnded())


def put_away(till: Till, card: str) -> None:
    """A card that is not used goes to the discard rack; nobody sees one that is face down."""
    till.tell(CardDealt(DISCARD, 0, card), CardsCollected(DISCARD))


def half_given_up(bet: Bet, cite: str) -> Verdict:
    """Surrender: half of the wager is lost and half goes back."""
    wager, half = bet.key.wager, bet.cents // 2
    parts = (Part(wager, bet.cents - half, Result.LOSE), Part(wager, half, Result.PUSH, Odds(0)))
    return Verdict(Result.LOSE, cite, parts=parts)


def next_cutter(state: AnyState) -> int:
    """The cut goes round the table: the next seat taken after the last cutter's; 0 with nobody there."""
    count = len(state.seats)
    last = state.play.stock.cutter
    for step in range(1, count + 1):
        seat = (last + step - 1) % count + 1
        if state.seats[seat - 1].name:
            return int(seat)
    return 0


def routine(state: AnyState) -> Proceed | Decide | None:
    """The way to the betting by the book; nothing once it is reached or while a card is being burned."""
    if state.phase == SHUFFLE:
        return Proceed(SHUFFLE)
    if state.phase == CUT:
        seat = next_cutter(state)
        return Decide(seat, CUT) if seat else Proceed(CUT)
    return None


def opening_bet(rules: Rules, state: AnyState, idle: frozenset[int], wager: str) -> PlaceBet | None:
    """Somebody has to play: the first seat that is not left alone and can afford it bets the least at its position."""
    for seat, place in enumerate(state.seats, start=1):
        terms = rules.book.get(BetKey(wager, spot=seat))
        if terms is None or not place.name or seat in idle:
            continue
        cents = terms.least_cents
        if cents <= place.cents:
            return PlaceBet(seat, terms.key, cents)
    return None


def why_not_spot(state: AnyState, seat: int, spot: int, several_cite: str, cite: str) -> Refusal | None:
    """A player bets at his own position and, where `several_cite` allows it, at those where nobody sits or bets."""
    if any(bet.key.spot == spot and bet.seat != seat for bet in state.bets):
        return refuse("POSITION_TAKEN", cite, position=spot)
    if spot == seat:
        return None
    if several_cite and not state.seats[spot - 1].name:
        return None
    return refuse("NOT_YOUR_POSITION", several_cite or cite, position=spot, seat=seat)
