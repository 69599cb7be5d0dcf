"""Red Dog.

Sources: 003 Chapter 4 section 12. House options: decks, shoe or hand, what becomes of a card drawn in error unseen, the
emblem, limits. All seats share one hand, so all bets win, lose or tie together.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    particulars,
)
from feltwright.engine.cards import CARDS, FACE_DOWN
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import CardDealt, CardsCollected, Decided, IrregularityRuled, MarkerMoved, RoundEnded
from feltwright.engine.families import card_table, dealt_round, wheel_round
from feltwright.engine.families.card_table import BURN, CUT, SHUFFLE, Stock
from feltwright.engine.families.dealt_round import DEAL, DEALING, EXPOSED
from feltwright.engine.game import GameDef, State, Step
from feltwright.engine.games import red_dog_tally
from feltwright.engine.games.red_dog_rules import (
    BET,
    CHOOSING,
    CLOSE_RAISES,
    CLOSED,
    DECISIONS,
    IRREGULARITIES,
    OPTIONS,
    PAIRED,
    PHASES,
    PLAY_ON,
    RAISE,
    RAISING,
    STEPS,
    TO_COME,
    TRIPLE_ODDS,
    USE_IT,
    VOID_ROUND,
    WAGERS,
    RedDog,
    is_between,
    spread_odds,
    spread_of,
)
from feltwright.engine.money import Odds
from feltwright.engine.options import Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import BetKey, Result, Terms, Verdict

BOARD = "board"
MARKER = "spread_marker"
CARDS_WANTED = {DEALING: 2, PAIRED: 1, CLOSED: 1, EXPOSED: 1}


class RedDogPlay(Struct, frozen=True):
    """What only Red Dog remembers."""

    stock: Stock
    board: tuple[str, ...] = ()
    """The cards of the round: far left, far right, middle."""
    choosing: tuple[int, ...] = ()
    """Seats that still have to say whether they play on."""
    resume: str = ""
    """The phase to go on with when a card has left the shoe out of turn."""
    unseen: bool = False
    """Nobody has seen that card."""


def why_not(rules: RedDog, state: State[RedDogPlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case RemoveBet():
            return _why_not_open(state) or wagering.why_not_lift(rules, state, action)
        case Proceed(step="deal"):
            return dealt_round.why_not_deal(state, "003 §12.C.3", "003 §12.C.1")
        case Proceed(step="close_raises"):
            return None if state.phase == RAISING else refuse("RAISES_NOT_OPEN", "003 §12.C.8")
        case Proceed() | Decide(choice="cut"):
            return card_table.why_not_prepare(rules.cards, state, action)
        case Decide():
            return _why_not_choose(state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            refusal = wheel_round.why_not_irregular(IRREGULARITIES, state, action) or _why_not_card(state, action)
            return refusal or dealt_round.why_not_short(needs(rules, state), action, "RED-7")
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")
        case CallBet():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_open(state: State[RedDogPlay]) -> Refusal | None:
    return dealt_round.why_not_open(state, "003 §12.B.1", refuse("CARDS_ARE_OUT", "003 §12.C.4"))


def _why_not_now(_rules: RedDog, state: State[RedDogPlay], action: PlaceBet, _terms: Terms) -> Refusal | None:
    """One betting area for each player, chips only; the raise alone may follow the first cards (RED-4)."""
    if action.tender != "chips":
        return refuse("TENDER_NOT_TAKEN", "003 §12.C.2", tender=action.tender)
    refusal = card_table.why_not_spot(state, action.seat, action.key.spot, "", "003 §12.D.4")
    if refusal is not None:
        return refusal
    return _why_not_raise(state, action) if action.key.wager == RAISE else _why_not_open(state)


def _why_not_raise(state: State[RedDogPlay], action: PlaceBet) -> Refusal | None:
    if state.phase != RAISING:
        return refuse("RAISES_NOT_OPEN", "003 §12.C.8")
    bet = state.bet(action.seat, BetKey(BET, spot=action.key.spot))
    if bet is None:
        return refuse("RAISE_NEEDS_BET", "003 §12.C.8")
    raised = state.bet(action.seat, action.key)
    if action.cents + (raised.cents if raised else 0) > bet.cents:
        return refuse("RAISE_ABOVE_BET", "003 §12.C.8", maximum=bet.cents)
    return None


def _why_not_choose(state: State[RedDogPlay], action: Decide) -> Refusal | None:
    if action.choice not in (PLAY_ON, VOID_ROUND):
        return refuse("UNKNOWN_DECISION", choice=action.choice)
    if state.phase != CHOOSING or action.seat not in state.play.choosing:
        return refuse("NO_DECISION_NOW", "003 §12.D.3")
    return card_table.why_not_more(action, "003 §12.D.3")


def _why_not_card(state: State[RedDogPlay], action: RaiseIrregularity) -> Refusal | None:
    """A card can only go astray if there is one."""
    if action.code != "not_enough_cards" and not state.play.stock.shoe.size:
        return refuse("CANNOT_HAPPEN_NOW", "003 §12.D.1", code=action.code)
    return None


def needs(rules: RedDog, state: State[RedDogPlay]) -> ChanceRequest | None:
    """The burned card, the first two, the third, or one out of turn; nothing if the shoe has too few."""
    if state.phase == BURN:
        return card_table.request(rules.cards, state)
    return dealt_round.request(state, CARDS_WANTED.get(state.phase, 0))


def perform(rules: RedDog, state: State[RedDogPlay], action: GameAction) -> Step[RedDogPlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            held = action.key.wager == RAISE
            return wagering.place(rules, state, action, rules.book[action.key].wager.cite, held=held)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="deal"):
            return dealt_round.close_bets(rules, state)
        case Proceed(step="close_raises"):
            till = Till(state)
            till.announce("RAISES_CLOSED", "003 §12.C.9")
            return till.close(CLOSED, state.play)
        case Proceed() | Decide(choice="cut"):
            return card_table.prepare(rules.cards, state, action)
        case Decide():
            return _choose(rules, state, action)
        case Resolve():
            return _cards_come(rules, state, action)
        case RaiseIrregularity():
            return _rule(rules, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _cards_come(rules: RedDog, state: State[RedDogPlay], action: Resolve) -> Step[RedDogPlay]:
    if state.phase == BURN:  # RED-2: what follows the burned card is the first card of a round, once bets are made
        return card_table.prepare(rules.cards, state, action)
    stock, cards = card_table.drawn(state.play.stock, action.picks)
    play = replace(state.play, stock=stock)
    till = Till(state)
    if state.phase == EXPOSED:
        return _discard(till, play, cards[0])
    first = len(play.board)
    till.tell(*(CardDealt(BOARD, first + nth, card) for nth, card in enumerate(cards)))
    play = replace(play, board=play.board + cards)
    if state.phase == DEALING:
        return _look(rules, till, play)
    return _third(rules, till, play)


def _discard(till: Till, play: RedDogPlay, card: str) -> Step[RedDogPlay]:
    """A card out of turn goes to the rack; after an exposed third card every player with a bet may choose."""
    card_table.put_away(till, FACE_DOWN if play.unseen else card)
    seats = tuple(sorted({bet.seat for bet in till.bets})) if play.resume == CHOOSING else ()
    return till.close(play.resume, replace(play, resume="", unseen=False, choosing=seats))


def _look(rules: RedDog, till: Till, play: RedDogPlay) -> Step[RedDogPlay]:
    """Consecutive, a pair, or a spread with its marker."""
    spread = spread_of(*play.board)
    if spread == 0:
        till.announce("CONSECUTIVE_TIE", "003 §12.C.5")
        return _settle(rules, till, play, Verdict(Result.VOID, "003 §12.C.5"))
    if spread < 0:
        till.announce("PAIR", "003 §12.C.6")
        return till.close(PAIRED, play)
    till.announce("SPREAD_IS", "003 §12.C.7", particulars(spread=spread))
    till.tell(MarkerMoved(MARKER, f"spread_{spread}", str(spread)))
    return till.close(RAISING, play)


def _third(rules: RedDog, till: Till, play: RedDogPlay) -> Step[RedDogPlay]:
    one, two, third = play.board
    spread = spread_of(one, two)
    if spread < 0:
        return _settle(rules, till, play, _pair_verdict(till, third[0] == one[0]))
    till.announce("THIRD_CARD", "003 §12.C.9", particulars(card=third))
    till.tell(MarkerMoved(MARKER, ""))
    if is_between(third, one, two):
        return _settle(rules, till, play, _win("003 §12.C.9.b", spread_odds(spread)))
    return _settle(rules, till, play, Verdict(Result.LOSE, "003 §12.C.9.a"))


def _pair_verdict(till: Till, three: bool) -> Verdict:
    if three:
        till.announce("THREE_OF_A_KIND", "003 §12.C.6.a")
        return _win("003 §12.C.6.a", TRIPLE_ODDS)
    till.announce("NO_THREE_OF_A_KIND", "003 §12.C.6.b")
    return Verdict(Result.VOID, "003 §12.C.6.b")


def _win(cite: str, odds: Odds) -> Verdict:
    return Verdict(Result.WIN, cite, odds)


def _settle(rules: RedDog, till: Till, play: RedDogPlay, verdict: Verdict) -> Step[RedDogPlay]:
    """All wagers share one fate; the cards go to the rack in order (003 §12.C.10)."""
    order = sorted(till.bets, key=lambda bet: (bet.key.spot, bet.key.wager))
    till.settle_all((bet, verdict) for bet in order)
    return _finish(rules, till, play)


def _finish(rules: RedDog, till: Till, play: RedDogPlay) -> Step[RedDogPlay]:
    """Once the cutting card has been reached the cards are shuffled (003 §12.C.11)."""
    till.tell(*(CardsCollected(BOARD),) if play.board else (), RoundEnded())
    return till.close(card_table.next_phase(rules.cards, play.stock), RedDogPlay(play.stock), 1)


def _choose(rules: RedDog, state: State[RedDogPlay], action: Decide) -> Step[RedDogPlay]:
    """Who will not play on has bet and raise back; the others may still raise (RED-5)."""
    till = Till(state)
    till.tell(Decided(action.seat, action.choice))
    if action.choice == VOID_ROUND:
        for bet in [bet for bet in state.bets if bet.seat == action.seat]:
            till.settle(bet, Verdict(Result.VOID, "003 §12.D.3"))
    play = replace(state.play, choosing=tuple(seat for seat in state.play.choosing if seat != action.seat))
    if play.choosing:
        return till.close(CHOOSING, play)
    if till.bets:
        return till.close(RAISING, play)
    till.tell(MarkerMoved(MARKER, ""))
    return _finish(rules, till, play)


def _rule(rules: RedDog, state: State[RedDogPlay], action: RaiseIrregularity) -> Step[RedDogPlay]:
    play = state.play
    if action.code == "drawn_unseen" and rules.unexposed_error_card == USE_IT:
        till = Till(state)
        till.tell(IrregularityRuled(action.code, "used_next", "RED-1", action.detail))
        return till.close(state.phase, play)
    till, row = dealt_round.ruled(IRREGULARITIES, state, action)
    if row.ruling == "round_void":
        if play.board:
            till.tell(MarkerMoved(MARKER, ""))
        card_table.void_round(till, row.cite, (BOARD,) if play.board else ())
        return till.close(SHUFFLE, RedDogPlay(play.stock), 1)
    resume = CHOOSING if row.ruling == "choice" else state.phase
    return till.close(EXPOSED, replace(play, resume=resume, unseen=row.id == "drawn_unseen"))


def routine(rules: RedDog, state: State[RedDogPlay], idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step; players do not raise by themselves, and play on after an exposed card."""
    match state.phase:
        case "betting":
            return Proceed(DEAL) if state.bets else card_table.opening_bet(rules, state, idle, BET)
        case "raising":
            return Proceed(CLOSE_RAISES)
        case "choosing":
            return Decide(state.play.choosing[0], PLAY_ON)
    return dealt_round.when_short(needs(rules, state)) if state.phase in TO_COME else card_table.routine(state)


def routes(rules: RedDog, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Shuffle, cut and burn; a raise needs a bet and a spread, here of eleven."""
    seat = key.spot or 2
    two, ace = CARDS.index("2S"), CARDS.index("AS")
    ready = (Proceed(SHUFFLE), Decide(seat, CUT), Resolve((CARDS.index("9S"),)))
    if key.wager == BET:
        return (ready,)
    bet = PlaceBet(seat, BetKey(BET, spot=seat), rules.minimum_cents)
    return ((*ready, bet, Proceed(DEAL), Resolve((two, ace))),)


GAME = GameDef(
    id="red_dog",
    name="Red Dog",
    kind="cards",
    sources=("003",),
    rules=RedDog,
    play=RedDogPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §12"),),
    wagers=WAGERS,
    phases=PHASES,
    steps=STEPS,
    decisions=DECISIONS,
    irregularities=IRREGULARITIES,
    start=lambda rules: RedDogPlay(card_table.opening(rules.cards)),
    why_not=why_not,
    needs=needs,
    perform=perform,
    tally=red_dog_tally.tally,
    routine=routine,
    routes=routes,
    memory=lambda _play: (),
)
