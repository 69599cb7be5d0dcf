"""A hand for every position against the dealer's: bet, look, fold or play, reveal, settle position by position.

Three Card Poker and Four Card Poker are this shape. A game gives its `Conduct`; the positions are played in any order,
as neither text asks for one, and settled in the order the text has.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from feltwright.engine.actions import Decide, GameAction, Proceed
from feltwright.engine.cards import FACE_DOWN
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import BetPlaced, CardDealt, CardsCollected, CardTurned, Decided, ProcedureNoted
from feltwright.engine.families import banked_bets, banked_settlement, card_table
from feltwright.engine.families.banked_bets import Bets, bets_at
from feltwright.engine.families.banked_rules import ANTE, FOLD, LAY_DOWN, PLAY, STACKS, BankedRules
from feltwright.engine.families.banked_state import (
    DEALER,
    DEALING,
    DECISION,
    NEW_CARDS,
    NO_MORE_BETS,
    REVEAL,
    SETTLE,
    STEPS,
    Conduct,
    HandsPlay,
    HandsState,
    Held,
)
from feltwright.engine.families.card_table import CUT, SHUFFLE, Stock
from feltwright.engine.game import BETTING, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagering import return_excess
from feltwright.engine.wagers import Bet, BetKey, Result, Verdict

_NEXT = {SHUFFLE: SHUFFLE, CUT: CUT, BETTING: NO_MORE_BETS, REVEAL: REVEAL, SETTLE: SETTLE}


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
        return refuse("HAND_DECIDED", rules.cite("laid"), choice=held.choice)
    ante = bets_at(state.bets, held.spot).get(ANTE)
    if action.choice in (FOLD, LAY_DOWN) and action.cents:
        return refuse("BAD_PARTICULAR", rules.cite("decide"), detail=action.cents)
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
            fresh = replace(card_table.opening(rules.cards), manual=state.play.stock.manual)
            return till.close(SHUFFLE, replace(state.play, stock=fresh))
        case "reveal":
            return _reveal(conduct, rules, state)
        case "settle":
            return banked_settlement.settle(conduct, rules, state)
    return _prepared(rules, card_table.prepare(rules.cards, state, action))


def _prepared(rules: BankedRules, step: Step[HandsPlay]) -> Step[HandsPlay]:
    """Cards for dealing from the hand lie on the cover card, where the text asks for one."""
    cite = rules.cite("cover")
    if not cite or step.state.phase != BETTING:
        return step
    return replace(step, events=(*step.events, ProcedureNoted("COVER_CARD", cite)))


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
    rest = 0
    if rules.deal_mode == STACKS and rules.UP:
        rest = rules.HAND - rules.UP
        till.tell(ProcedureNoted("STACK_TO_RACK", rules.cite("rest"), (("cards", str(rest)),)))
    if _count_due(rules, play):
        till.tell(ProcedureNoted("STUB_COUNTED", rules.cite("count"), (("cards", str(stock.shoe.size - rest)),)))
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
    return till.close(after_decision(hands), replace(play, hands=hands))


def _fold_cite(rules: BankedRules, bet: Bet, lying: Bets) -> str:
    if bet.key.wager == ANTE:
        return rules.cite("fold")
    return rules.cite("fold_side" if ANTE in lying else "fold_alone")


def _stake(rules: BankedRules, till: Till, key: BetKey, seat: int, cents: int) -> None:
    till.bets.append(Bet(seat, key, cents, held=True))
    till.pay_seat(seat, -cents)
    till.tell(BetPlaced(seat, key, cents, cents, rules.book[key].wager.cite))


def after_decision(hands: tuple[Held, ...]) -> str:
    """Where the round stands once these hands are as they are."""
    if not all(held.choice for held in hands):
        return DECISION
    return REVEAL if any(held.choice == PLAY for held in hands) else SETTLE


def _reveal(conduct: Conduct, rules: BankedRules, state: HandsState) -> Step[HandsPlay]:
    """The closed cards are turned and the hand is arranged."""
    till = Till(state)
    play = replace(state.play, dealer=conduct.arrange(state.play.dealer), shown=True)
    till.tell(*(CardTurned(DEALER, position, card) for position, card in enumerate(play.dealer)))
    if state.phase == SETTLE:
        till.tell(ProcedureNoted("DEALER_HAND_SHOWN", rules.cite("alone")))
    conduct.announce(rules, till, play)
    return till.close(SETTLE, play)


def routine(conduct: Conduct, rules: BankedRules, state: HandsState, idle: frozenset[int]) -> GameAction | None:
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
