"""The judge and the clerk of a blackjack table: what may be done now, and which part of the round does it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

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
from feltwright.engine.cards import INDEX
from feltwright.engine.chance import why_not_answer
from feltwright.engine.events import CardTurned, Decided
from feltwright.engine.families import blackjack_irregular, blackjack_round, card_table
from feltwright.engine.families.blackjack_hands import VALUE, WAITS, Hand, count
from feltwright.engine.families.blackjack_play import (
    CLOSE_INSURANCE,
    DEAL,
    DOUBLE,
    HIT,
    INSURANCE,
    KEEP,
    PLAYING,
    SPLIT,
    STAND,
    SURRENDER,
    SWITCH,
    SWITCHING,
    BlackjackPlay,
    Table,
    cards_left,
    current,
    needs,
    number_of,
    switching_spot,
)
from feltwright.engine.families.blackjack_round import stake
from feltwright.engine.families.blackjack_rules import SPLITS, BlackjackRules, insurance_key
from feltwright.engine.families.card_table import DISCARD
from feltwright.engine.game import BETTING, Irregularity, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import BetKey, Terms

Rows: TypeAlias = tuple[Irregularity, ...]
ROWS = blackjack_irregular.IRREGULARITIES


def start(rules: BlackjackRules) -> BlackjackPlay:
    """New cards, not yet shuffled."""
    return BlackjackPlay(card_table.opening(rules.spec))


def why_not(rules: BlackjackRules, state: Table, action: GameAction, rows: Rows = ROWS) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case Decide():
            return _why_not_decide(rules, state, action)
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case Proceed():
            return _why_not_proceed(rules, state, action)
        case RemoveBet():
            if state.phase != BETTING:
                return refuse("CARDS_ARE_OUT", "003 §3.C.2" if rules.is_main(action.key) else "003 §3.C.4")
            return wagering.why_not_lift(rules, state, action)
        case RaiseIrregularity():
            return blackjack_irregular.why_not(rules, rows, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")
        case CallBet():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_now(rules: BlackjackRules, state: Table, action: PlaceBet, terms: Terms) -> Refusal | None:
    if action.tender != "chips":
        return refuse("TENDER_NOT_TAKEN", tender=action.tender)
    if terms.wager.placed_by == "decision":
        return refuse("MADE_BY_DECISION", terms.wager.cite, wager=action.key)
    if action.key.wager == "insurance":
        return _why_not_insure(rules, state, action)
    if state.phase != BETTING:
        return refuse("CARDS_ARE_OUT", "003 §3.B.2")
    several = "003 §3.J.2" if rules.several_boxes else ""
    return card_table.why_not_spot(state, action.seat, action.key.spot, several, "003 §3.J.2")


def _why_not_insure(rules: BlackjackRules, state: Table, action: PlaceBet) -> Refusal | None:
    """Up to half the wager, or to the next amount that chips can make (003 §3.H.3); BLA-4: before the look."""
    if state.phase != INSURANCE:
        return refuse("NO_INSURANCE_NOW", "003 §3.H.3")
    boxes = len(rules.MAIN)
    live = (hand for hand in state.play.hands if hand.seat == action.seat and hand.status == WAITS)
    insured = next((hand for hand in live if insurance_key(hand.spot, hand.box, boxes) == action.key), None)
    if insured is None:
        return refuse("NO_HAND_THERE", "003 §3.H.3", position=action.key.spot)
    bet = state.bet(action.seat, action.key)
    total = action.cents + (bet.cents if bet else 0)
    most = insurable(rules, stake(state.bets, insured).cents)
    return refuse("INSURANCE_TOO_HIGH", "003 §3.H.3", cents=total, maximum=most) if total > most else None


def insurable(rules: BlackjackRules, cents: int) -> int:
    """Half of a wager, rounded up to whole chips."""
    chip = rules.chips_cents[0]
    return -(-cents // (2 * chip)) * chip


def _why_not_proceed(rules: BlackjackRules, state: Table, action: Proceed) -> Refusal | None:
    if action.step in card_table.PREPARING:
        return card_table.why_not_prepare(rules.spec, state, action)
    if action.detail:
        return refuse("BAD_PARTICULAR", detail=dict(action.detail))
    match action.step:
        case "deal":
            return _why_not_deal(rules, state)
        case "close_insurance":
            if state.phase == INSURANCE:
                return None
            return refuse("NO_INSURANCE_NOW", "003 §3.H.3")
        case "show_burn":
            if rules.disclose_burn and state.play.stock.burned:
                return None
            return refuse("NO_BURNED_CARD_TO_SHOW", "003 §3.E.2")
    return refuse("UNKNOWN_STEP", step=action.step)


def _why_not_deal(rules: BlackjackRules, state: Table) -> Refusal | None:
    if state.phase != BETTING:
        return refuse("NOT_READY_TO_DEAL", "003 §3.F.1", phase=state.phase)
    if not state.bets:
        return refuse("NO_WAGERS", "003 §3.F.1")
    return rules.why_not_start(state.bets)


def _why_not_decide(rules: BlackjackRules, state: Table, action: Decide) -> Refusal | None:
    if action.choice == card_table.CUT:
        return card_table.why_not_prepare(rules.spec, state, action)
    if action.choice in (SWITCH, KEEP) and len(rules.MAIN) > 1:
        return _why_not_switch(state, action)
    if action.choice not in _JUDGES:
        return refuse("UNKNOWN_DECISION", choice=action.choice)
    index = current(state.play) if state.phase == PLAYING else -1
    if index < 0:
        return refuse("NO_DECISION_NOW", "003 §3.F.2", phase=state.phase)
    hand = state.play.hands[index]
    if hand.seat != action.seat or number_of(state.play, index) != action.hand:
        return refuse("NOT_YOUR_TURN", "003 §3.F.2", seat=hand.seat)
    if action.cents and action.choice != DOUBLE:
        return refuse("BAD_PARTICULAR", "003 §3.F.2", detail=action.cents)
    return _JUDGES[action.choice](rules, state, hand, action)


def _split_aces(hand: Hand) -> bool:
    return hand.split and hand.cards[0][0] == "A"


def _why_not_hit(rules: BlackjackRules, state: Table, hand: Hand, _action: Decide) -> Refusal | None:
    if _split_aces(hand):
        return refuse("ONE_CARD_ON_SPLIT_ACES", "003 §3.I.2")
    if not cards_left(rules, state.play):
        return refuse("NO_CARD_TO_DRAW", "003 §3.K.1")
    return None


def _why_not_stand(_rules: BlackjackRules, _state: Table, _hand: Hand, _action: Decide) -> Refusal | None:
    return None


def _why_not_double(rules: BlackjackRules, state: Table, hand: Hand, action: Decide) -> Refusal | None:
    if not rules.double_down:
        return refuse("NOT_OFFERED_HERE", "003 §3.I.1", choice=DOUBLE)
    if len(hand.cards) != 2 or _split_aces(hand):
        return refuse("ONLY_ON_TWO_CARDS", "003 §3.I.1", choice=DOUBLE)
    total, _ = count(hand.cards)
    if rules.double_totals and total not in rules.double_totals:
        return refuse("DOUBLE_TOTALS", "003 §3.M.2", total=total)
    if not cards_left(rules, state.play):
        return refuse("NO_CARD_TO_DRAW", "003 §3.K.1")
    original = stake(state.bets, hand).cents
    cents = action.cents or original
    chip = rules.chips_cents[0]
    if cents < 0 or cents % chip:
        return refuse("NOT_WHOLE_CHIPS", cents=cents, chip=chip)
    if cents > original:
        return refuse("MORE_THAN_THE_WAGER", "003 §3.I.1", cents=cents, maximum=original)
    return _why_not_afford(state, hand.seat, cents)


def _why_not_afford(state: Table, seat: int, cents: int) -> Refusal | None:
    bankroll = state.seats[seat - 1].cents
    return refuse("NOT_ENOUGH_MONEY", bankroll=bankroll, needed=cents) if cents > bankroll else None


def _why_not_split(rules: BlackjackRules, state: Table, hand: Hand, _action: Decide) -> Refusal | None:
    """Equal in value, not in rank: a ten and a king are a pair (BLA-6)."""
    cards = hand.cards
    if len(cards) != 2 or VALUE[cards[0]] != VALUE[cards[1]]:
        return refuse("NOT_A_PAIR", "003 §3.I.2")
    made = sum(1 for other in state.play.hands if other.spot == hand.spot and other.box == hand.box)
    if made > SPLITS:
        return refuse("SPLIT_THREE_TIMES", "003 §3.I.2")
    if not cards_left(rules, state.play):
        return refuse("NO_CARD_TO_DRAW", "003 §3.K.1")
    return _why_not_afford(state, hand.seat, stake(state.bets, hand).cents)


def _why_not_surrender(rules: BlackjackRules, state: Table, hand: Hand, _action: Decide) -> Refusal | None:
    """Also on the first two cards of a split hand, its own wager being the original one (003 §3.I.2, 003 §3.K.2)."""
    if not rules.surrender:
        return refuse("NOT_OFFERED_HERE", "003 §3.K.2", choice=SURRENDER)
    if len(hand.cards) != 2 or _split_aces(hand):
        return refuse("ONLY_ON_TWO_CARDS", "003 §3.K.2", choice=SURRENDER)
    return None


_JUDGES = {
    HIT: _why_not_hit,
    STAND: _why_not_stand,
    DOUBLE: _why_not_double,
    SPLIT: _why_not_split,
    SURRENDER: _why_not_surrender,
}


def _why_not_switch(state: Table, action: Decide) -> Refusal | None:
    spot = switching_spot(state.play) if state.phase == SWITCHING else 0
    if not spot:
        return refuse("NO_DECISION_NOW", "003 §3.N.2", phase=state.phase)
    seat = next(hand.seat for hand in state.play.hands if hand.spot == spot)
    if seat != action.seat:
        return refuse("NOT_YOUR_TURN", "003 §3.N.2", seat=seat)
    return card_table.why_not_more(action, "003 §3.N.2")


def perform(rules: BlackjackRules, state: Table, action: GameAction, rows: Rows = ROWS) -> Step[BlackjackPlay]:
    """What a legal action leads to."""
    match action:
        case Resolve():
            return _resolve(rules, state, action)
        case Decide(choice="cut"):
            return card_table.prepare(rules.spec, state, action)
        case Decide(choice="switch") | Decide(choice="keep"):
            return _switch(rules, state, action)
        case Decide():
            return blackjack_round.decide(rules, state, action.choice, action.cents)
        case PlaceBet():
            return wagering.place(rules, state, action, rules.book[action.key].wager.cite)
        case Proceed():
            return _proceed(rules, state, action)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case RaiseIrregularity():
            return blackjack_irregular.rule(rules, rows, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _resolve(rules: BlackjackRules, state: Table, action: Resolve) -> Step[BlackjackPlay]:
    match state.phase:
        case "drawing":
            return blackjack_round.drawn_card(rules, state, action.picks)
        case "dealers_turn":
            return blackjack_round.dealers_card(rules, state, action.picks)
        case "dealing":
            return blackjack_round.first_cards(rules, state, action.picks)
        case "burn":
            return card_table.prepare(rules.spec, state, action)
        case _:
            return blackjack_irregular.wrong_card(rules, state, action.picks)


def _proceed(rules: BlackjackRules, state: Table, action: Proceed) -> Step[BlackjackPlay]:
    match action.step:
        case "deal":
            return blackjack_round.deal(rules, state)
        case "close_insurance":
            return blackjack_round.close_insurance(rules, state)
        case "show_burn":
            till = Till(state)
            burned = enumerate(state.play.stock.burned)
            till.tell(*(CardTurned(DISCARD, position, card) for position, card in burned))
            return till.close(state.phase, state.play)
        case _:
            return card_table.prepare(rules.spec, state, action)


def _switch(rules: BlackjackRules, state: Table, action: Decide) -> Step[BlackjackPlay]:
    """The second cards of the player's two hands change places."""
    till = Till(state)
    play = state.play
    spot = switching_spot(play)
    till.tell(Decided(action.seat, action.choice))
    if action.choice == SWITCH:
        play = _exchanged(till, play, spot, plain=not rules.switched_naturals)
    play = replace(play, switched=(*play.switched, spot))
    return blackjack_round.close(rules, till, *blackjack_round.next_switch(rules, till, play))


def _exchanged(till: Till, play: BlackjackPlay, spot: int, *, plain: bool) -> BlackjackPlay:
    one, two = (hand for hand in play.hands if hand.spot == spot)
    till.tell(CardTurned(one.place, 1, two.cards[1]), CardTurned(two.place, 1, one.cards[1]))
    fresh = {
        one.number: replace(one, cards=(one.cards[0], two.cards[1]), plain=plain),
        two.number: replace(two, cards=(two.cards[0], one.cards[1]), plain=plain),
    }
    hands = tuple(fresh[hand.number] if hand.spot == spot else hand for hand in play.hands)
    return replace(play, hands=hands)


def routine(rules: BlackjackRules, state: Table, idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step; players stand on seventeen or more, draw to less, and take no chances with money."""
    match state.phase:
        case "betting":
            return rules.next_bet(state, idle) or (Proceed(DEAL) if state.bets else None)
        case "insurance":
            return Proceed(CLOSE_INSURANCE)
        case "switching":
            spot = switching_spot(state.play)
            seat = next(hand.seat for hand in state.play.hands if hand.spot == spot)
            return Decide(seat, KEEP)
        case "playing":
            return _plain_play(rules, state)
        case _:
            return card_table.routine(state)


def _plain_play(rules: BlackjackRules, state: Table) -> Decide:
    index = current(state.play)
    hand = state.play.hands[index]
    total, _ = count(hand.cards)
    draws = total < 17 and not _split_aces(hand) and cards_left(rules, state.play)
    return Decide(hand.seat, HIT if draws else STAND, number_of(state.play, index))


def hands_to_decide(state: Table, seat: int) -> tuple[int, ...]:
    """The hand of a seat that is to act, as the player counts it."""
    index = current(state.play) if state.phase == PLAYING else -1
    if index >= 0 and state.play.hands[index].seat == seat:
        return (number_of(state.play, index),)
    return (0,)


def routes(rules: BlackjackRules, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """The player bets at his own position; insurance is open once the dealer shows an ace."""
    ready = tuple(_opened(rules))
    seat = key.spot
    if rules.is_main(key):
        return ((*ready, *rules.partners(key)),)
    cents = 20 * rules.unit_cents(BetKey(rules.MAIN[0].id, spot=seat))
    cents = max(cents, rules.minimum_cents)
    mains = tuple(PlaceBet(seat, BetKey(wager.id, spot=seat), cents) for wager in rules.MAIN)
    seen = (*_NINES[: len(mains)], "AS", *_EIGHTS[: len(mains)], "7C")
    return ((*ready, *mains, Proceed(DEAL), Resolve(tuple(INDEX[card] for card in seen))),)


_NINES = ("9C", "9D")
_EIGHTS = ("8C", "8D")


def _opened(rules: BlackjackRules) -> Iterable[GameAction]:
    """From new cards to the betting."""
    yield Proceed(card_table.SHUFFLE)
    if card_table.cuts(rules.spec, card_table.opening(rules.spec)):
        yield Decide(1, card_table.CUT)
    if rules.spec.burn:
        yield Resolve((INDEX["2C"],))
