"""A hand for every position against the dealer's: bet, look, fold or play, reveal, settle position by position.

Three Card Poker and Four Card Poker are this shape. A game gives its `Conduct`; the positions are played in any order,
as neither text asks for one, and settled in the order the text has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Action, Decide, Proceed
from feltwright.engine.cards import FACE_DOWN, INDEX
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import (
    BetPlaced,
    CardDealt,
    CardsCollected,
    CardTurned,
    Decided,
    ProcedureNoted,
    RoundEnded,
)
from feltwright.engine.families import banked_bets, card_table
from feltwright.engine.families.banked_bets import OPEN, Bets, bets_at
from feltwright.engine.families.banked_rules import (
    ANTE,
    FOLD,
    LAY_DOWN,
    PLAY,
    STACKS,
    BankedRules,
)
from feltwright.engine.families.card_table import CUT, SHUFFLE, Stock
from feltwright.engine.game import BETTING, Named, State, Step
from feltwright.engine.money import Odds
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagering import return_excess
from feltwright.engine.wagers import Bet, BetKey, Part, Result, Verdict

DEALING, DECISION, REVEAL, SETTLE = "dealing", "decision", "reveal", "settle"
NO_MORE_BETS, NEW_CARDS = "no_more_bets", "new_cards"
DEALER = "dealer"
PHASES = (
    *(phase for phase in card_table.PHASES if phase.id in OPEN),
    Named(BETTING, "Place your bets"),
    Named(DEALING, "No more bets, the hands are dealt"),
    Named(DECISION, "The players decide"),
    Named(REVEAL, "The dealer's hand is turned over"),
    Named(SETTLE, "The hands are settled"),
)
STEPS = (
    Named(NEW_CARDS, "Bring new cards"),
    *(step for step in card_table.STEPS if step.id in OPEN),
    Named(NO_MORE_BETS, "No more bets"),
    Named(REVEAL, "Turn the dealer's hand over"),
    Named(SETTLE, "Settle the hands"),
)
_NEXT = {SHUFFLE: SHUFFLE, CUT: CUT, BETTING: NO_MORE_BETS, REVEAL: REVEAL, SETTLE: SETTLE}


class Held(Struct, frozen=True, gc=False):
    """The hand at a position."""

    spot: int
    seat: int
    cards: tuple[str, ...] = ()
    choice: str = ""
    """`play`, `fold` or `lay_down`, once it is made."""

    @property
    def place(self) -> str:
        """Where its cards lie."""
        return f"hand.{self.spot}.0"


class HandsPlay(Struct, frozen=True):
    """What a table of banked hands remembers."""

    stock: Stock
    hands: tuple[Held, ...] = ()
    dealer: tuple[str, ...] = ()
    shown: bool = False
    folded: tuple[Bet, ...] = ()
    """Wagers collected from folded hands, which come back if the whole deal turns out void."""
    uncounted: int = 0
    """Rounds since the stub was last counted."""

    def of_seat(self, seat: int) -> tuple[Held, ...]:
        """A seat's hands, in playing order."""
        return tuple(held for held in self.hands if held.seat == seat)


HandsState: TypeAlias = State[HandsPlay]


class Conduct(Struct, frozen=True):
    """What a game adds to the common round."""

    choices: tuple[str, ...]
    """Every way to make the play wager."""
    why_not_play: Callable[[Any, int, Decide], Refusal | None]
    play_cents: Callable[[int, Decide], int]
    """The play wager that a decision makes behind an ante."""
    verdicts: Callable[[Any, HandsPlay, Held, Bets], Iterator[tuple[Bet, Verdict]]]
    """The wagers of a hand that was not folded, in the order they are settled."""
    announce: Callable[[Any, Till, HandsPlay], None]
    """The dealer tells what the revealed hand is."""
    default: Callable[[HandsPlay, Held], str]
    """What a player with an ante does unless told otherwise."""


def start(rules: BankedRules) -> HandsPlay:
    """New cards and nobody in play."""
    return HandsPlay(card_table.opening(rules.cards))


def why_not_proceed(rules: BankedRules, state: HandsState, action: Proceed) -> Refusal | None:
    """The dealer's steps come in their order."""
    if action.step not in {step.id for step in STEPS}:
        return refuse("UNKNOWN_STEP", step=action.step)
    if action.step in (SHUFFLE, CUT):
        return card_table.why_not_prepare(rules.cards, state, action)
    if action.step == NEW_CARDS and state.phase == SHUFFLE:
        return None
    if action.step == REVEAL and state.phase == SETTLE and rules.show_alone and not state.play.shown:
        return None
    if action.step != _NEXT.get(state.phase):
        following = _NEXT.get(state.phase, "the cards" if state.phase == DEALING else "the players' choice")
        return refuse("NOT_THE_NEXT_STEP", rules.cite("deal"), step=action.step, next=following)
    if action.step == NO_MORE_BETS and not state.bets:
        return refuse("NOTHING_BET", rules.cite("call"))
    return None


def why_not_decide(conduct: Conduct, rules: BankedRules, state: HandsState, action: Decide) -> Refusal | None:
    """A hand is played, folded or laid down once, by the one who bet on it."""
    if action.choice not in (*conduct.choices, FOLD, LAY_DOWN):
        return refuse("UNKNOWN_DECISION", choice=action.choice)
    if state.phase != DECISION:
        return refuse("NOT_DECIDING", rules.cite("decide"), phase=state.phase)
    hands = state.play.of_seat(action.seat)
    if not 0 <= action.hand < len(hands):
        return refuse("NO_SUCH_HAND", seat=action.seat, hand=action.hand)
    held = hands[action.hand]
    if held.choice:
        return refuse("HAND_DECIDED", rules.cite("decide"), choice=held.choice)
    ante = bets_at(state.bets, held.spot).get(ANTE)
    if action.choice == FOLD:
        return None
    if action.choice == LAY_DOWN:
        return refuse("ANTE_MUST_PLAY", rules.cite("lay_down")) if ante else None
    if ante is None:
        return refuse("PLAY_NEEDS_ANTE", rules.cite("needs_ante"))
    return conduct.why_not_play(rules, ante.cents, action) or _why_not_money(
        state, action.seat, conduct.play_cents(ante.cents, action)
    )


def _why_not_money(state: HandsState, seat: int, needed: int) -> Refusal | None:
    there = state.seats[seat - 1].cents
    return refuse("NOT_ENOUGH_MONEY", bankroll=there, needed=needed) if there < needed else None


def undecided(state: HandsState, seat: int) -> Iterator[int]:
    """The hands a seat has still to decide about."""
    return (number for number, held in enumerate(state.play.of_seat(seat)) if not held.choice)


def why_not_leave(state: HandsState, seat: int) -> Refusal | None:
    """Whoever has a hand in the round stays until it is settled."""
    return refuse("HAND_IN_PLAY", seat=seat) if state.play.of_seat(seat) else None


def request(rules: BankedRules, state: HandsState) -> ChanceRequest | None:
    """All hands at once: nothing is decided between the cards."""
    if state.phase != DEALING:
        return None
    return state.play.stock.shoe.request(len(state.play.hands) * rules.HAND + rules.DEALER_HAND)


def proceed(conduct: Conduct, rules: BankedRules, state: HandsState, action: Proceed) -> Step[HandsPlay]:
    """A legal step of the dealer."""
    match action.step:
        case "no_more_bets":
            return _close_betting(rules, state)
        case "new_cards":
            till = Till(state)
            till.tell(ProcedureNoted("NEW_CARDS", rules.cite("new_cards")))
            return till.close(SHUFFLE, replace(state.play, stock=card_table.opening(rules.cards)))
        case "reveal":
            return _reveal(conduct, rules, state)
        case "settle":
            return _settle(conduct, rules, state)
    return card_table.prepare(rules.cards, state, action)


def _close_betting(rules: BankedRules, state: HandsState) -> Step[HandsPlay]:
    till = Till(state)
    till.announce("NO_MORE_BETS", rules.cite("call"))
    return_excess(rules, till)
    for spot in sorted({bet.key.spot for bet in till.bets}):
        banked_bets.hand_back_unlinked(rules, till, bets_at(till.bets, spot))
    owners = sorted({(bet.key.spot, bet.seat) for bet in till.bets})
    hands = tuple(Held(spot, seat) for spot, seat in owners)
    return till.close(DEALING if hands else BETTING, replace(state.play, hands=hands))


def deal(rules: BankedRules, state: HandsState, picks: tuple[int, ...]) -> Step[HandsPlay]:
    """Face down to every position and the dealer; then the players look at their cards."""
    stock, cards = card_table.drawn(state.play.stock, picks)
    till = Till(state)
    given: dict[str, list[str]] = {place: [] for place in (*(held.place for held in state.play.hands), DEALER)}
    for place, card in zip(_dealing_order(rules, state.play.hands), cards, strict=True):
        up = place == DEALER and len(given[place]) >= rules.DEALER_HAND - rules.UP
        till.tell(CardDealt(place, len(given[place]), card if up else FACE_DOWN))
        given[place].append(card)
    _put_stub_away(rules, till, state.play, stock)
    hands = tuple(replace(held, cards=tuple(given[held.place])) for held in state.play.hands)
    for held in hands:
        till.tell(*(CardTurned(held.place, position, card) for position, card in enumerate(held.cards)))
    counted = 0 if _count_due(rules, state.play) else state.play.uncounted + 1
    play = replace(state.play, stock=stock, hands=hands, dealer=tuple(given[DEALER]), uncounted=counted)
    return till.close(DECISION, play)


def _dealing_order(rules: BankedRules, hands: tuple[Held, ...]) -> list[str]:
    """Card by card round the table from the dealer's left, or stack by stack as the automated shoe gives them."""
    places = [held.place for held in hands]
    if rules.deal_mode == STACKS:
        return [place for place in places for _ in range(rules.HAND)] + [DEALER] * rules.DEALER_HAND
    return [*places, DEALER] * rules.HAND + [DEALER] * (rules.DEALER_HAND - rules.HAND)


def _count_due(rules: BankedRules, play: HandsPlay) -> bool:
    return bool(rules.cite("count")) and not rules.counting_shuffler and play.uncounted + 1 >= rules.count_stub_rounds


def _put_stub_away(rules: BankedRules, till: Till, play: HandsPlay, stock: Stock) -> None:
    if _count_due(rules, play):
        till.tell(ProcedureNoted("STUB_COUNTED", rules.cite("count"), (("cards", str(stock.shoe.size)),)))
    till.tell(ProcedureNoted("STUB_TO_RACK", rules.cite("stub")))


def decide(conduct: Conduct, rules: BankedRules, state: HandsState, action: Decide) -> Step[HandsPlay]:
    """A legal decision; a folded hand and its wagers are taken at once."""
    held = state.play.of_seat(action.seat)[action.hand]
    choice = action.choice if action.choice in (FOLD, LAY_DOWN) else PLAY
    lying = bets_at(state.bets, held.spot)
    till = Till(state)
    cents = conduct.play_cents(lying[ANTE].cents, action) if choice == PLAY else 0
    till.tell(Decided(action.seat, action.choice, action.hand, cents))
    play = state.play
    if choice == PLAY:
        _stake(rules, till, BetKey(PLAY, spot=held.spot), action.seat, cents)
    elif choice == FOLD:
        for bet in lying.values():
            till.settle(bet, Verdict(Result.LOSE, _fold_cite(rules, bet, lying)))
        till.tell(CardsCollected(held.place))
        play = replace(play, folded=(*play.folded, *lying.values()))
    chosen = replace(held, choice=choice)
    hands = tuple(chosen if other == held else other for other in play.hands)
    return till.close(_after_decision(hands), replace(play, hands=hands))


def _fold_cite(rules: BankedRules, bet: Bet, lying: Bets) -> str:
    if bet.key.wager == ANTE:
        return rules.cite("fold")
    return rules.cite("fold_side" if ANTE in lying else "fold_alone")


def _stake(rules: BankedRules, till: Till, key: BetKey, seat: int, cents: int) -> None:
    till.bets.append(Bet(seat, key, cents, held=True))
    till.pay_seat(seat, -cents)
    till.tell(BetPlaced(seat, key, cents, cents, rules.book[key].wager.cite))


def _after_decision(hands: tuple[Held, ...]) -> str:
    if not all(held.choice for held in hands):
        return DECISION
    return REVEAL if any(held.choice == PLAY for held in hands) else SETTLE


def _reveal(conduct: Conduct, rules: BankedRules, state: HandsState) -> Step[HandsPlay]:
    """The closed cards are turned and arranged from high to low."""
    till = Till(state)
    closed = rules.DEALER_HAND - rules.UP
    play = state.play
    arranged = sorted(play.dealer[:closed], key=INDEX.__getitem__, reverse=True)
    till.tell(*(CardTurned(DEALER, position, card) for position, card in enumerate(arranged)))
    play = replace(play, dealer=(*arranged, *play.dealer[closed:]), shown=True)
    if state.phase == SETTLE:
        till.tell(ProcedureNoted("DEALER_HAND_SHOWN", rules.cite("alone")))
    conduct.announce(rules, till, play)
    return till.close(SETTLE, play)


def _settle(conduct: Conduct, rules: BankedRules, state: HandsState) -> Step[HandsPlay]:
    till = Till(state)
    if rules.cite("closed") and not state.play.shown:
        till.tell(ProcedureNoted("DEALER_HAND_CLOSED", rules.cite("closed")))
    hands = state.play.hands if rules.from_left else state.play.hands[::-1]
    for held in hands:
        if held.choice == FOLD:
            continue
        for bet, verdict in conduct.verdicts(rules, state.play, held, bets_at(state.bets, held.spot)):
            till.settle(bet, verdict)
        till.tell(CardsCollected(held.place))
    till.tell(CardsCollected(DEALER), RoundEnded())
    return till.close(SHUFFLE, _cleared(state.play), rounds=1)


def with_bonus(ante: Bet, verdict: Verdict, bonus: str, odds: Odds) -> Verdict:
    """A bonus paid on the ante's chips, beside whatever becomes of them; a coupon wins with the ante only."""
    kept = verdict.odds if verdict.result is Result.WIN else Odds(0) if verdict.result is Result.PUSH else None
    parts = [Part(ANTE, ante.cents, verdict.result, kept), Part(bonus, ante.cents, Result.WIN, odds)]
    if ante.coupon_cents and verdict.result is Result.WIN:
        parts.append(Part("match_play", ante.coupon_cents, Result.WIN, verdict.odds))
    return replace(verdict, parts=tuple(parts))


def _cleared(play: HandsPlay) -> HandsPlay:
    return HandsPlay(play.stock, uncounted=play.uncounted)


def void_deal(rules: BankedRules, till: Till, play: HandsPlay, cite: str, *, new_deck: bool = False) -> HandsPlay:
    """Nothing of the deal counts: every wager goes back, those of folded hands too, and the cards are shuffled."""
    for bet in play.folded:
        till.bets.append(bet)
        till.house -= bet.cents
    till.announce("MISDEAL", cite)
    card_table.void_all(till, cite)
    till.tell(*(CardsCollected(held.place) for held in play.hands if held.cards and held.choice != FOLD))
    if play.dealer:
        till.tell(CardsCollected(DEALER))
    cleared = _cleared(play)
    return replace(cleared, stock=card_table.opening(rules.cards)) if new_deck else cleared


def void_hand(till: Till, play: HandsPlay, spot: int, cite: str) -> tuple[str, HandsPlay]:
    """One position's hand counts for nothing; the others play on."""
    for bet in bets_at(till.bets, spot).values():
        till.settle(bet, Verdict(Result.VOID, cite))
    hands = tuple(held for held in play.hands if held.spot != spot)
    till.tell(CardsCollected(f"hand.{spot}.0"))
    return _after_decision(hands), replace(play, hands=hands)


def routine(conduct: Conduct, rules: BankedRules, state: HandsState, idle: frozenset[int]) -> Action | None:
    """The dealer's next step, or a player's default; with no bets somebody opens."""
    if state.phase == BETTING and not any(
        banked_bets.linked_met(rules, state.bets, bet.key.spot) for bet in state.bets
    ):
        return banked_bets.opening(rules, state, idle)
    if state.phase == DECISION:
        return _default(conduct, state)
    step = _NEXT.get(state.phase)
    return Proceed(step) if step else None


def _default(conduct: Conduct, state: HandsState) -> Decide:
    held = next(held for held in state.play.hands if not held.choice)
    number = state.play.of_seat(held.seat).index(held)
    ante = bets_at(state.bets, held.spot).get(ANTE)
    if ante is None:
        return Decide(held.seat, LAY_DOWN, number)
    wish = Decide(held.seat, conduct.default(state.play, held), number)
    if wish.choice != FOLD and conduct.play_cents(ante.cents, wish) > state.seats[held.seat - 1].cents:
        return Decide(held.seat, FOLD, number)
    return wish
