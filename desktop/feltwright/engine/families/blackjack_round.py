"""A round of blackjack: the deal, insurance, the look under the ace, the players' turns, the dealer's, settlement."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from feltwright.engine import wagering
from feltwright.engine.cards import FACE_DOWN
from feltwright.engine.events import (
    BetPlaced,
    CardDealt,
    CardsCollected,
    CardTurned,
    Decided,
    ProcedureNoted,
    RoundEnded,
)
from feltwright.engine.families import card_table
from feltwright.engine.families.blackjack_hands import (
    EVEN,
    OVER,
    STOOD,
    SURRENDERED,
    VALUE,
    WAITS,
    Dealers,
    Hand,
    count,
    has_blackjack,
    is_natural,
    must_draw,
    verdict,
)
from feltwright.engine.families.blackjack_play import (
    DEALER,
    DEALERS,
    DEALERS_TURN,
    DEALING,
    DOUBLE,
    DRAWING,
    HIT,
    INSURANCE,
    PLAYING,
    SPLIT,
    STAND,
    SWITCHING,
    BlackjackPlay,
    Table,
    Turn,
    cards_left,
    current,
    number_of,
    restocked,
    switching_spot,
    taken_up,
    with_hand,
)
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.game import Step
from feltwright.engine.money import Odds
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Result, Verdict


def deal(rules: BlackjackRules, state: Table) -> Step[BlackjackPlay]:
    """Boxes with wagers are dealt in; what lies above the maximum goes back first."""
    till = Till(state)
    wagering.return_excess(rules, till)
    hands = tuple(_first_hands(rules, till))
    everybody = (*range(len(hands)), DEALERS)
    play = replace(state.play, hands=hands, dealer=(), order=everybody * 2, exposed="", switched=())
    return till.close(DEALING, restocked(rules, till, play))


def _first_hands(rules: BlackjackRules, till: Till) -> Iterator[Hand]:
    boxes = {wager.id: box for box, wager in enumerate(rules.MAIN)}
    bets = [bet for bet in till.bets if bet.key.wager in boxes]
    for bet in sorted(bets, key=lambda bet: (bet.key.spot, boxes[bet.key.wager])):
        box = boxes[bet.key.wager]
        yield Hand(bet.seat, bet.key.spot, box, box, bet.key)


def first_cards(rules: BlackjackRules, state: Table, picks: tuple[int, ...]) -> Step[BlackjackPlay]:
    """Cards of the first deal, in order."""
    till = Till(state)
    play = state.play
    stock, cards = card_table.drawn(play.stock, picks)
    hands = [hand.cards for hand in play.hands]
    dealer = play.dealer
    down = rules.player_cards == "down"
    for index, card in zip(play.order, cards, strict=False):
        if index == DEALERS:
            till.events.append(CardDealt(DEALER, len(dealer), card if not dealer else FACE_DOWN))
            dealer = (*dealer, card)
        else:
            place = play.hands[index].place
            till.events.append(CardDealt(place, len(hands[index]), FACE_DOWN if down else card))
            hands[index] = (*hands[index], card)
    dealt = tuple([_with_cards(hand, new) for hand, new in zip(play.hands, hands, strict=True)])
    play = replace(play, stock=stock, hands=dealt, dealer=dealer, order=play.order[len(picks) :])
    if play.order:
        return till.close(DEALING, restocked(rules, till, play))
    if play.dealer[0][0] == "A":
        return till.close(INSURANCE, play)
    return close(rules, till, *look(rules, till, play))


def _with_cards(hand: Hand, cards: tuple[str, ...]) -> Hand:
    """The same hand holding other cards; made in full, because copying field by field is what rounds are made of."""
    return Hand(
        hand.seat,
        hand.spot,
        hand.box,
        hand.number,
        hand.key,
        cards,
        hand.status,
        hand.split,
        hand.doubled,
        hand.plain,
    )


def close(rules: BlackjackRules, till: Till, phase: str, play: BlackjackPlay) -> Step[BlackjackPlay]:
    """The step ends; a finished round leads to the next one or to a shuffle."""
    if phase:
        return till.close(phase, play)
    till.events.append(RoundEnded())
    if play.stock.shoe.cut_out:
        till.tell(ProcedureNoted("CUTTING_CARD_OUT", "003 §3.G.2"))
    return till.close(card_table.next_phase(rules.spec, play.stock), play, rounds=1)


def close_insurance(rules: BlackjackRules, state: Table) -> Step[BlackjackPlay]:
    """No more insurance: the dealer may look."""
    till = Till(state)
    return close(rules, till, *look(rules, till, state.play))


def looks(rules: BlackjackRules, play: BlackjackPlay) -> bool:
    """Whether the dealer knows his hole card before the players act: only under an ace or a ten (003 §3.G.1)."""
    return rules.peek and VALUE[play.dealer[0]] >= 10


def settled_by_sight(rules: BlackjackRules, play: BlackjackPlay) -> bool:
    """Whether it is certain that the dealer has no blackjack, once he has looked where he may."""
    return rules.peek or VALUE[play.dealer[0]] < 10


def look(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """With a blackjack under the card the round is over; without one insurance is collected."""
    if looks(rules, play):
        till.events.append(ProcedureNoted("HOLE_CARD_CHECKED", "003 §3.G.1"))
        if is_natural(play.dealer):
            return dealers_turn(rules, till, play)
        _settle_insurance(till, won=False)
    return next_switch(rules, till, play)


def next_switch(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """The next player who may switch sees his cards; nobody: the turns begin."""
    spot = switching_spot(play) if len(rules.MAIN) > 1 else 0
    if not spot:
        return start_turns(rules, till, play)
    for hand in play.hands:
        if hand.spot == spot:
            _turn_up(rules, till, play, hand)
    return SWITCHING, play


def start_turns(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """BLA-11: blackjacks are paid as soon as the dealer cannot have one."""
    if settled_by_sight(rules, play) and rules.natural_beats_push:
        hands = list(play.hands)
        for index, hand in enumerate(hands):
            if hand.status == WAITS and has_blackjack(hand):
                win = Verdict(Result.WIN, "003 §3.B.2.c", rules.blackjack_odds)
                _turn_up(rules, till, play, hand)
                hands[index] = _finish(till, hand, win)
        play = replace(play, hands=tuple(hands))
    return next_hand(rules, till, play)


def next_hand(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """Whoever waits first: he decides, or his split hand gets its second card; nobody: the dealer's turn."""
    index = current(play)
    if index < 0:
        return dealers_turn(rules, till, play)
    hand = play.hands[index]
    if len(hand.cards) == 1:
        return draw(rules, till, play)
    _turn_up(rules, till, play, hand)
    if _is_done(rules, hand):
        return next_hand(rules, till, with_hand(play, index, replace(hand, status=STOOD)))
    return PLAYING, play


def _is_done(rules: BlackjackRules, hand: Hand) -> bool:
    """21 draws no more (BLA-1); a split ace has its one card, unless it may be split again (BLA-7)."""
    if hand.split and hand.cards[0][0] == "A":
        return not (rules.resplit_aces and hand.cards[1][0] == "A")
    total, _ = count(hand.cards)
    return total == 21 and (not rules.draw_on_21 or has_blackjack(hand))


def _turn_up(rules: BlackjackRules, till: Till, play: BlackjackPlay, hand: Hand) -> None:
    """First cards that lie face down are shown when something is decided about them, or when they are settled."""
    closed = rules.player_cards == "down" and len(hand.cards) == 2 and not hand.split
    if closed and hand.spot not in play.switched:
        till.tell(*(CardTurned(hand.place, position, card) for position, card in enumerate(hand.cards)))


def draw(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """The hand to act wants a card: the exposed one, or the next of the shoe (BLA-15)."""
    if play.exposed:
        return give(rules, till, taken_up(till, play), play.exposed)
    if not cards_left(rules, play):
        index = current(play)
        return next_hand(rules, till, with_hand(play, index, replace(play.hands[index], status=STOOD)))
    return DRAWING, restocked(rules, till, play)


def give(rules: BlackjackRules, till: Till, play: BlackjackPlay, card: str) -> Turn:
    """A card for the hand to act."""
    index = current(play)
    hand = play.hands[index]
    till.events.append(CardDealt(hand.place, len(hand.cards), card, hand.doubled))
    hand = _with_cards(hand, (*hand.cards, card))
    total, _ = count(hand.cards)
    if total > 21:
        hand = _finish(till, hand, Verdict(Result.LOSE, "BLA-5"))
    elif hand.doubled:
        hand = replace(hand, status=STOOD)
    play = with_hand(play, index, hand)
    return (PLAYING, play) if hand.status == WAITS and total < 21 and not hand.split else next_hand(rules, till, play)


def drawn_card(rules: BlackjackRules, state: Table, picks: tuple[int, ...]) -> Step[BlackjackPlay]:
    """The card chance gave to the hand to act."""
    till = Till(state)
    stock, (card,) = card_table.drawn(state.play.stock, picks)
    return close(rules, till, *give(rules, till, replace(state.play, stock=stock), card))


def decide(rules: BlackjackRules, state: Table, choice: str, cents: int) -> Step[BlackjackPlay]:
    """A legal decision about the hand to act."""
    till = Till(state)
    play = state.play
    index = current(play)
    hand = play.hands[index]
    till.events.append(Decided(hand.seat, choice, number_of(play, index), cents))
    if choice == HIT:
        turn = draw(rules, till, play)
    elif choice == STAND:
        turn = next_hand(rules, till, with_hand(play, index, replace(hand, status=STOOD)))
    elif choice == DOUBLE:
        _add(till, hand, hand.double_key, cents or stake(till.bets, hand).cents, "003 §3.I.1")
        turn = draw(rules, till, with_hand(play, index, replace(hand, doubled=True)))
    elif choice == SPLIT:
        turn = next_hand(rules, till, _split(rules, till, play, index))
    else:
        turn = next_hand(rules, till, with_hand(play, index, _surrender(rules, till, play, hand)))
    return close(rules, till, *turn)


def stake(bets: list[Bet] | tuple[Bet, ...], hand: Hand) -> Bet:
    """The wager in front of a hand."""
    return next(bet for bet in bets if bet.key == hand.key and bet.seat == hand.seat)


def _add(till: Till, hand: Hand, key: BetKey, cents: int, cite: str) -> None:
    till.bets.append(Bet(hand.seat, key, cents, held=True))
    till.pay_seat(hand.seat, -cents)
    till.events.append(BetPlaced(hand.seat, key, cents, cents, cite))


def _split(rules: BlackjackRules, till: Till, play: BlackjackPlay, index: int) -> BlackjackPlay:
    """Two hands of one card each; the first is played out before the second gets a card (003 §3.I.2)."""
    hand = play.hands[index]
    number = max(other.number for other in play.hands if other.spot == hand.spot) + 1
    number = max(number, len(rules.MAIN))
    key = BetKey("split", str(number), hand.spot)
    _add(till, hand, key, stake(till.bets, hand).cents, "003 §3.I.2")
    first = replace(hand, cards=hand.cards[:1], split=True)
    second = Hand(hand.seat, hand.spot, hand.box, number, key, hand.cards[1:], split=True)
    till.tell(
        CardsCollected(hand.place),
        CardDealt(hand.place, 0, hand.cards[0]),
        CardDealt(second.place, 0, hand.cards[1]),
    )
    return replace(play, hands=(*play.hands[:index], first, second, *play.hands[index + 1 :]))


def _surrender(rules: BlackjackRules, till: Till, play: BlackjackPlay, hand: Hand) -> Hand:
    """Half is forfeited at once where the dealer can have no blackjack, else when his card is turned."""
    if settled_by_sight(rules, play):
        return _finish(till, hand, _halved(till, hand))
    return replace(hand, status=SURRENDERED)


def _halved(till: Till, hand: Hand) -> Verdict:
    return card_table.half_given_up(stake(till.bets, hand), "003 §3.K.2")


def _finish(till: Till, hand: Hand, found: Verdict) -> Hand:
    """A hand is decided before the dealer plays: its wagers are settled and its cards taken, for good (BLA-17)."""
    _settle(till, hand, found)
    till.events.append(CardsCollected(hand.place))
    return replace(hand, status=OVER)


def _settle(till: Till, hand: Hand, found: Verdict, added: Verdict | None = None) -> None:
    """The wager of a hand, and with it what was added by doubling."""
    till.settle(stake(till.bets, hand), found)
    if hand.doubled:
        key = hand.double_key
        extra = next(bet for bet in till.bets if bet.key == key and bet.seat == hand.seat)
        till.settle(extra, added or found)


def _settle_insurance(till: Till, *, won: bool) -> None:
    found = Verdict(Result.WIN, "003 §3.H.3", Odds(2)) if won else Verdict(Result.LOSE, "003 §3.H.3")
    for bet in [bet for bet in till.bets if bet.key.wager == "insurance"]:
        till.settle(bet, found)


def dealers_turn(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """The hole card is turned and insurance settled; he draws only if a hand is left that it can decide."""
    till.events.append(CardTurned(DEALER, 1, play.dealer[1]))
    natural = is_natural(play.dealer)
    _settle_insurance(till, won=natural)
    if natural:
        return _settle_round(rules, till, play)
    hands = list(play.hands)
    for index, hand in enumerate(hands):
        if hand.status == SURRENDERED:
            hands[index] = _finish(till, hand, _halved(till, hand))
        elif hand.status == STOOD and has_blackjack(hand) and rules.natural_beats_push:
            win = Verdict(Result.WIN, "003 §3.B.2.c", rules.blackjack_odds)
            hands[index] = _finish(till, hand, win)
    return dealer_draws(rules, till, replace(play, hands=tuple(hands)))


def dealer_draws(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """The next card by the dealer's rule, or the settlement."""
    wanted = any(hand.status == STOOD for hand in play.hands) and must_draw(
        play.dealer, hits_soft_17=rules.hits_soft_17
    )
    if not wanted or not cards_left(rules, play):
        return _settle_round(rules, till, play)
    if play.exposed:
        return give_dealer(rules, till, taken_up(till, play), play.exposed)
    return DEALERS_TURN, restocked(rules, till, play)


def give_dealer(rules: BlackjackRules, till: Till, play: BlackjackPlay, card: str) -> Turn:
    """A card for the dealer."""
    till.events.append(CardDealt(DEALER, len(play.dealer), card))
    return dealer_draws(rules, till, replace(play, dealer=(*play.dealer, card)))


def dealers_card(rules: BlackjackRules, state: Table, picks: tuple[int, ...]) -> Step[BlackjackPlay]:
    """The card chance gave to the dealer."""
    till = Till(state)
    stock, (card,) = card_table.drawn(state.play.stock, picks)
    return close(rules, till, *give_dealer(rules, till, replace(state.play, stock=stock), card))


def _settle_round(rules: BlackjackRules, till: Till, play: BlackjackPlay) -> Turn:
    """Hand by hand from the dealer's right to his left, then the cards in the same order, his own last (BLA-14)."""
    total, _ = count(play.dealer)
    dealer = Dealers(total, is_natural(play.dealer), rules.push_total, rules.at_push)
    left = [hand for hand in reversed(play.hands) if hand.status != OVER]
    for hand in left:
        if hand.status == WAITS:
            _turn_up(rules, till, play, hand)
        _settle(till, hand, *_verdicts(rules, hand, dealer))
    for hand in left:
        till.events.append(CardsCollected(hand.place))
    if play.exposed:
        till.tell(ProcedureNoted("EXPOSED_CARD_BURNED", "003 §3.K.1"), CardsCollected(card_table.DISCARD))
    till.events.append(CardsCollected(DEALER))
    return "", BlackjackPlay(play.stock)


def _verdicts(rules: BlackjackRules, hand: Hand, dealer: Dealers) -> tuple[Verdict, Verdict | None]:
    """The wager and what was added: against a dealer's blackjack additions are handed back (003 §3.I.1, BLA-2)."""
    found = verdict(hand, dealer, rules.blackjack_odds)
    if not dealer.natural:
        return found, Verdict(found.result, found.cite, EVEN) if found.result is Result.WIN else None
    if not hand.split:
        return found, Verdict(Result.VOID, "003 §3.I.1")
    if hand.key.wager == "split" or rules.dealer_blackjack_after_split == "collect_none":
        return Verdict(Result.VOID, "BLA-2"), Verdict(Result.VOID, "003 §3.I.1")
    return Verdict(Result.LOSE, "BLA-2"), Verdict(Result.VOID, "003 §3.I.1")
