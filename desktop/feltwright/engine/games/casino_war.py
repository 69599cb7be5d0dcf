"""Casino War.

Sources: 003 Chapter 4 section 14, with section 15 for shuffle machines. House options: decks, six or seven seats, one
war card of the dealer for all or one for each, a shuffle machine, limits, tie limits, a higher maximum.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from feltwright.engine.cards import FACE_DOWN, value_of
from feltwright.engine.chance import ChanceRequest, why_not_answer
from feltwright.engine.events import (
    BetPlaced,
    CardDealt,
    CardsCollected,
    Decided,
    MarkerMoved,
    ProcedureNoted,
    RoundEnded,
)
from feltwright.engine.families import card_table, dealt_round, shuffler, wheel_round
from feltwright.engine.families.card_table import CUT, SHUFFLE, Stock
from feltwright.engine.families.dealt_round import DEAL, DEALING, EXPOSED
from feltwright.engine.game import BETTING, GameDef, State, Step
from feltwright.engine.games import casino_war_tally
from feltwright.engine.games.casino_war_rules import (
    AT_WAR,
    BURNED,
    DEALER,
    DECISIONS,
    GO_TO_WAR,
    INITIAL,
    IRREGULARITIES,
    OPTIONS,
    PAYS,
    PHASES,
    SHARED,
    STEPS,
    SURRENDER,
    TIE,
    TIES,
    WAGERS,
    WAR,
    WAR_CITE,
    CasinoWar,
)
from feltwright.engine.games.casino_war_tally import hand_place
from feltwright.engine.money import dollars
from feltwright.engine.options import Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, BetKey, Result, Terms, Verdict


class CasinoWarPlay(Struct, frozen=True):
    """What only Casino War remembers."""

    stock: Stock
    hands: tuple[tuple[int, str], ...] = ()
    """Position and card of every player in the round, from left to right."""
    house: str = ""
    deciding: tuple[int, ...] = ()
    """Tied positions still to choose, the next one first."""
    warring: tuple[int, ...] = ()
    resume: str = ""
    """The phase to go back to when a card found face up has been put away."""


def why_not(rules: CasinoWar, state: State[CasinoWarPlay], action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    match action:
        case PlaceBet():
            return wagering.why_not_place(rules, state, action, _why_not_now)
        case RemoveBet():
            return _why_not_open(state) or wagering.why_not_lift(rules, state, action) or _why_not_bare(state, action)
        case Proceed(step="deal"):
            return dealt_round.why_not_deal(state, "003 §14.B.3", "003 §14.B.1")
        case Proceed() | Decide(choice="cut"):
            return card_table.why_not_prepare(rules.cards, state, action)
        case Decide():
            return _why_not_decide(state, action)
        case Resolve():
            return why_not_answer(needs(rules, state), action.picks)
        case RaiseIrregularity():
            refusal = wheel_round.why_not_irregular(IRREGULARITIES, state, action)
            refusal = refusal or shuffler.why_not(rules.cards, state, action) or _why_not_card(state, action)
            return refusal or dealt_round.why_not_short(needs(rules, state), action, "WAR-9")
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.why_not_seat(rules, state, action, "")
        case CallBet():
            return refuse("NOT_IN_THIS_GAME")


def _why_not_open(state: State[CasinoWarPlay]) -> Refusal | None:
    """Wagers are free until the first card (WAR-8)."""
    return dealt_round.why_not_open(state, "WAR-3", refuse("CARDS_ARE_OUT", "WAR-8"))


def _why_not_now(_rules: CasinoWar, state: State[CasinoWarPlay], action: PlaceBet, terms: Terms) -> Refusal | None:
    if terms.wager.placed_by == "decision":
        return refuse("MADE_BY_DECISION", terms.wager.cite, wager=action.key)
    refusal = _why_not_open(state) or card_table.why_not_spot(state, action.seat, action.key.spot, "", "WAR-8")
    if refusal is not None:
        return refusal
    if action.tender != "chips":
        return refuse("TENDER_NOT_TAKEN", "WAR-8", tender=action.tender)
    if action.key.wager == TIE and state.bet(action.seat, BetKey(INITIAL, spot=action.key.spot)) is None:
        return refuse("TIE_NEEDS_INITIAL", "003 §14.C.3.b")
    return None


def _why_not_bare(state: State[CasinoWarPlay], action: RemoveBet) -> Refusal | None:
    """An initial wager stays as long as a tie wager rests on it."""
    bet = state.bet(action.seat, action.key)
    whole = bet is not None and action.cents in (0, bet.cents)
    if action.key.wager == INITIAL and whole and state.bet(action.seat, BetKey(TIE, spot=action.key.spot)):
        return refuse("TIE_NEEDS_INITIAL", "003 §14.C.3.b")
    return None


def _why_not_decide(state: State[CasinoWarPlay], action: Decide) -> Refusal | None:
    if action.choice not in (GO_TO_WAR, SURRENDER):
        return refuse("UNKNOWN_DECISION", choice=action.choice)
    if state.phase != TIES:
        return refuse("NO_DECISION_NOW", "003 §14.C.2.c")
    bet = _initial(state, state.play.deciding[0])
    if action.seat != bet.seat or action.hand:
        return refuse("NOT_YOUR_TURN", "003 §14.C.2.c", seat=bet.seat)
    cents = state.seats[bet.seat - 1].cents
    if action.choice == GO_TO_WAR and cents < bet.cents:
        return refuse("NOT_ENOUGH_MONEY", "WAR-10", bankroll=cents, needed=bet.cents)
    if action.cents not in (0, bet.cents) or (action.cents and action.choice == SURRENDER):
        return refuse("WAR_EQUALS_INITIAL", WAR_CITE, cents=bet.cents)
    return None


def _why_not_card(state: State[CasinoWarPlay], action: RaiseIrregularity) -> Refusal | None:
    if action.code == "face_up_in_shoe" and not state.play.stock.shoe.size:
        return refuse("CANNOT_HAPPEN_NOW", "WAR-9", code=action.code)
    return None


def _initial(state: State[CasinoWarPlay], spot: int) -> Bet:
    return next(bet for bet in state.bets if bet.key == BetKey(INITIAL, spot=spot))


def needs(rules: CasinoWar, state: State[CasinoWarPlay]) -> ChanceRequest | None:
    """The first cards, the cards of a war, or a card found face up; nothing if the shoe has too few."""
    match state.phase:
        case "dealing":
            return dealt_round.request(state, len(_positions(state)) + 1)
        case "at_war":
            return dealt_round.request(state, (BURNED + 1) * len(_war_order(rules, state.play)))
        case "exposed":
            return dealt_round.request(state, 1)
    return None


def _positions(state: State[CasinoWarPlay]) -> list[int]:
    """The positions in the round, from the dealer's left (WAR-4)."""
    return sorted(bet.key.spot for bet in state.bets if bet.key.wager == INITIAL)


def _war_order(rules: CasinoWar, play: CasinoWarPlay) -> tuple[int, ...]:
    """Whose war card is dealt when; 0 is the dealer, once for all or after each player (WAR-1, WAR-2)."""
    if rules.war_card == SHARED:
        return (*play.warring, 0)
    return tuple(place for spot in play.warring for place in (spot, 0))


def perform(rules: CasinoWar, state: State[CasinoWarPlay], action: GameAction) -> Step[CasinoWarPlay]:
    """What a legal action leads to."""
    match action:
        case PlaceBet():
            return wagering.place(rules, state, action, rules.book[action.key].wager.cite)
        case RemoveBet():
            return wagering.remove(state, action, rules.chips_cents[0])
        case Proceed(step="deal"):
            return dealt_round.close_bets(rules, state)
        case Proceed() | Decide(choice="cut"):
            return card_table.prepare(rules.cards, state, action)
        case Decide():
            return _decide(rules, state, action)
        case Resolve():
            return _cards_come(rules, state, action.picks)
        case RaiseIrregularity():
            return _rule(rules, state, action)
        case TakeSeat() | LeaveSeat() | BuyIn():
            return wagering.seat(state, action)
        case _:
            raise AssertionError(f"why_not let {action} through")


def _cards_come(rules: CasinoWar, state: State[CasinoWarPlay], picks: tuple[int, ...]) -> Step[CasinoWarPlay]:
    stock, cards = card_table.drawn(state.play.stock, picks)
    play = replace(state.play, stock=stock)
    till = Till(state)
    if state.phase == EXPOSED:
        card_table.put_away(till, cards[0])
        return till.close(play.resume, replace(play, resume=""))
    if state.phase == DEALING:
        return _compare(rules, till, replace(play, hands=tuple(zip(_positions(state), cards, strict=False))), cards[-1])
    return _fight(rules, till, play, cards)


def _compare(rules: CasinoWar, till: Till, play: CasinoWarPlay, house: str) -> Step[CasinoWarPlay]:
    """Every player against the house card, from left to right; suits do not matter (003 §14.C.1)."""
    till.tell(*(CardDealt(hand_place(spot), 0, card) for spot, card in play.hands))
    till.tell(CardDealt(DEALER, 0, house))
    till.announce("HOUSE_CARD", "003 §14.B.4", particulars(card=house))
    leads = {spot: value_of(card) - value_of(house) for spot, card in play.hands}
    verdicts = [(bet, _first_verdict(bet, leads[bet.key.spot])) for bet in sorted(till.bets, key=_seat_order)]
    till.settle_all((bet, verdict) for bet, verdict in verdicts if verdict is not None)
    tied = tuple(spot for spot, _ in play.hands if not leads[spot])
    play = replace(play, house=house, deciding=tied)
    return till.close(TIES, play) if tied else _finish(rules, till, play)


def _seat_order(bet: Bet) -> tuple[int, str]:
    return bet.key.spot, bet.key.wager


def _first_verdict(bet: Bet, lead: int) -> Verdict | None:
    """A tie wager is decided on the first cards, in the player's turn (WAR-5); a tied initial wager waits."""
    if bet.key.wager == TIE:
        return Verdict(Result.LOSE, "003 §14.C.3.c") if lead else Verdict(Result.WIN, "003 §14.C.3.d", PAYS[TIE])
    if not lead:
        return None
    if lead > 0:
        return Verdict(Result.WIN, "003 §14.C.2.a", PAYS[INITIAL])
    return Verdict(Result.LOSE, "003 §14.C.2.b")


def _decide(rules: CasinoWar, state: State[CasinoWarPlay], action: Decide) -> Step[CasinoWarPlay]:
    play = state.play
    spot = play.deciding[0]
    bet = _initial(state, spot)
    till = Till(state)
    till.tell(Decided(action.seat, action.choice, cents=bet.cents if action.choice == GO_TO_WAR else 0))
    if action.choice == SURRENDER:
        till.settle(bet, card_table.half_given_up(bet, "003 §14.C.2.c.i"))
    else:
        key = BetKey(WAR, spot=spot)
        till.pay_seat(bet.seat, -bet.cents)
        till.bets.append(Bet(bet.seat, key, bet.cents, held=True))
        till.tell(BetPlaced(bet.seat, key, bet.cents, bet.cents, WAR_CITE))
        till.tell(ProcedureNoted("DEALER_MATCHES", WAR_CITE, particulars(position=spot, cents=bet.cents)))
        till.tell(MarkerMoved(_dealers_stack(spot), f"war_spot_{spot}", dollars(bet.cents)))
        play = replace(play, warring=(*play.warring, spot))
    play = replace(play, deciding=play.deciding[1:])
    if play.deciding:
        return till.close(TIES, play)
    return till.close(AT_WAR, play) if play.warring else _finish(rules, till, play)


def _dealers_stack(spot: int) -> str:
    """What the dealer has put beside the player's two stacks; it is the house's money until the war is won."""
    return f"dealer_stack_{spot}"


def _stacks_back(till: Till, play: CasinoWarPlay) -> None:
    till.tell(*(MarkerMoved(_dealers_stack(spot), "") for spot in play.warring))


def _fight(rules: CasinoWar, till: Till, play: CasinoWarPlay, cards: tuple[str, ...]) -> Step[CasinoWarPlay]:
    """Three cards burned and the next one turned, for each player and for the dealer."""
    turned: dict[int, str] = {}
    leads: dict[int, int] = {}
    for nth, place in enumerate(_war_order(rules, play)):
        card = cards[nth * (BURNED + 1) + BURNED]
        till.tell(*_war_cards(place, card, nth if not place and rules.war_card != SHARED else 0))
        if place:
            turned[place] = card
            continue
        leads |= {spot: value_of(own) - value_of(card) for spot, own in turned.items() if spot not in leads}
    bets = sorted((bet for bet in till.bets if bet.key.spot in leads), key=_seat_order)
    till.settle_all((bet, _war_verdict(bet, leads[bet.key.spot])) for bet in bets)
    _stacks_back(till, play)
    return _finish(rules, till, play)


def _war_cards(place: int, card: str, nth: int) -> Iterator[CardDealt]:
    """Face down onto the first card, then one face up; a dealer with several wars lays them on."""
    start = 1 + nth // 2 * (BURNED + 1)
    for position in range(start, start + BURNED):
        yield CardDealt(hand_place(place), position, FACE_DOWN)
    yield CardDealt(hand_place(place), start + BURNED, card)


def _war_verdict(bet: Bet, lead: int) -> Verdict:
    """Won, the player has both his stacks and the dealer's; tied again, one stack more; lost, all is lost."""
    if lead < 0:
        return Verdict(Result.LOSE, WAR_CITE)
    if lead > 0 and bet.key.wager == INITIAL:
        return Verdict(Result.PUSH, WAR_CITE)
    return Verdict(Result.WIN, WAR_CITE, PAYS[WAR])


def _finish(rules: CasinoWar, till: Till, play: CasinoWarPlay) -> Step[CasinoWarPlay]:
    till.tell(*(CardsCollected(hand_place(spot)) for spot, _ in play.hands), CardsCollected(DEALER), RoundEnded())
    play = CasinoWarPlay(play.stock)
    return till.close(card_table.next_phase(rules.cards, play.stock), play, 1)


def _rule(rules: CasinoWar, state: State[CasinoWarPlay], action: RaiseIrregularity) -> Step[CasinoWarPlay]:
    play = state.play
    till, row = dealt_round.ruled(IRREGULARITIES, state, action, shuffler.ruling(state, action))
    match row.ruling:
        case "not_used":
            return till.close(EXPOSED, replace(play, resume=state.phase))
        case "reshuffle":
            till.tell(ProcedureNoted("DISCARDS_SHUFFLED", row.cite))
            return till.close(state.phase, replace(play, stock=_mixed(rules, play)))
        case "reported":
            return till.close(state.phase, play)
    stock = shuffler.after_fault(play.stock, action)
    if shuffler.ruling(state, action):
        return till.close(SHUFFLE, replace(play, stock=stock))
    _stacks_back(till, play)
    houses = (DEALER,) if play.house else ()
    card_table.void_round(till, row.cite, (*(hand_place(spot) for spot, _ in play.hands), *houses))
    return till.close(SHUFFLE, CasinoWarPlay(stock), 1)


def _mixed(rules: CasinoWar, play: CasinoWarPlay) -> Stock:
    """The discards shuffled in with what is left in the shoe."""
    on_table = [card for _, card in play.hands] + [play.house] * bool(play.house)
    rack = card_table.in_rack(rules.cards, play.stock, on_table)
    left = tuple(a + b for a, b in zip(rack, play.stock.shoe.left, strict=True))
    return replace(play.stock, shoe=replace(play.stock.shoe, left=left))


def routine(rules: CasinoWar, state: State[CasinoWarPlay], idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step; a tied player goes to war if the chips are there, which costs less than surrender."""
    if state.phase == BETTING:
        return Proceed(DEAL) if state.bets else card_table.opening_bet(rules, state, idle, INITIAL)
    if state.phase == TIES:
        bet = _initial(state, state.play.deciding[0])
        return Decide(bet.seat, GO_TO_WAR if state.seats[bet.seat - 1].cents >= bet.cents else SURRENDER)
    if state.phase in (DEALING, AT_WAR):
        return dealt_round.when_short(needs(rules, state))
    return card_table.routine(state)


def routes(rules: CasinoWar, key: BetKey) -> Iterable[tuple[GameAction, ...]]:
    """Shuffle and cut; a tie wager needs an initial one."""
    seat = key.spot or 2
    cut = (Decide(seat, CUT),) if card_table.cuts(rules.cards, card_table.opening(rules.cards)) else ()
    wager = BetKey(INITIAL, spot=seat)
    initial = (PlaceBet(seat, wager, rules.book[wager].least_cents),) if key.wager == TIE else ()
    return ((Proceed(SHUFFLE), *cut, *initial),)


GAME = GameDef(
    id="casino_war",
    name="Casino War",
    kind="cards",
    sources=("003",),
    rules=CasinoWar,
    play=CasinoWarPlay,
    options=OPTIONS,
    profiles=(Profile("003", "Licensed games rules of play", "003 §14"),),
    wagers=WAGERS,
    phases=PHASES,
    steps=STEPS,
    decisions=DECISIONS,
    irregularities=IRREGULARITIES,
    start=lambda rules: CasinoWarPlay(card_table.opening(rules.cards)),
    why_not=why_not,
    needs=needs,
    perform=perform,
    hand_places=casino_war_tally.hand_places,
    tally=casino_war_tally.tally,
    routine=routine,
    routes=routes,
    memory=lambda _play: (),
)
