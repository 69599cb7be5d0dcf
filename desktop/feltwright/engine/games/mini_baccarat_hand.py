"""A hand of Mini-Baccarat: dealt, drawn by the tables, announced and settled, and what follows it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import particulars
from feltwright.engine.cards import FACE_DOWN
from feltwright.engine.events import CardDealt, CardsCollected, CardTurned, MarkerMoved, ProcedureNoted, RoundEnded
from feltwright.engine.families import card_table
from feltwright.engine.families.card_table import BURN, DISCARD, SHUFFLE, Stock
from feltwright.engine.families.dealt_round import DEALING
from feltwright.engine.game import BETTING, State, Step
from feltwright.engine.games.mini_baccarat_rules import (
    BANKER,
    MARKED,
    NATURAL,
    PLAYER,
    TIE,
    MiniBaccarat,
    banker_draws,
    commission_cents,
    count_of,
    player_draws,
    value_of,
)
from feltwright.engine.money import dollars, winnings
from feltwright.engine.till import Till
from feltwright.engine.wagers import Bet, Result, Verdict

PLAYER_DRAWS, BANKER_DRAWS, DECIDED = "player_draws", "banker_draws", "decided"
ASIDE = "aside"
"""Where a card lies that was drawn in error."""
TUCK = "tuck"
"""Under the right corner of the shoe, where the Banker's cards wait (003 §7.E.3)."""


LOSE_CITES = {BANKER: "003 §7.B.2.a.ii", PLAYER: "003 §7.B.2.b.ii"}
VOID_CITES = {BANKER: "003 §7.B.2.a.iii", PLAYER: "003 §7.B.2.b.iii"}


class MiniBaccaratPlay(Struct, frozen=True):
    """What only Mini-Baccarat remembers."""

    stock: Stock
    player: tuple[str, ...] = ()
    banker: tuple[str, ...] = ()
    burn_due: int = 0
    """Cards still to be burned; 0 before the first is turned."""
    declined: tuple[int, ...] = ()
    """Seats that would not cut."""
    owed: tuple[int, ...] = ()
    """Commission marked up for each seat, still part of its bankroll."""
    last: bool = False
    """The cutting card is out and this is the last hand of the shoe."""
    aside: bool = False
    """A card drawn in error lies face down and is the first of the next hand."""
    exposed: tuple[str, ...] = ()
    """A card drawn in error and disclosed, for a phantom hand."""
    phantom: bool = False
    """The hand being dealt decides nothing."""


def button(seat: int) -> str:
    """The marker that shows what a seat owes."""
    return f"commission_button_{seat}"


def box(seat: int) -> str:
    """The numbered box in front of the dealer."""
    return f"commission_box_{seat}"


def cards_come(state: State[MiniBaccaratPlay], picks: tuple[int, ...]) -> Step[MiniBaccaratPlay]:
    """What chance gave: burned, exposed, dealt or drawn."""
    stock, cards = card_table.drawn(state.play.stock, picks)
    play = replace(state.play, stock=stock)
    till = Till(state)
    match state.phase:
        case "burn":
            return _burn(till, play, cards)
        case "exposed":
            return _expose(till, play, cards)
        case "dealing":
            return _deal(till, play, (*play.exposed, *cards))
        case "player_draws":
            till.tell(CardDealt(PLAYER, 2, cards[0]))
            till.announce("PLAYER_COUNT", "003 §7.F.3", particulars(count=count_of(play.player + cards)))
            play = replace(play, player=play.player + cards)
            draws = banker_draws(count_of(play.banker), value_of(cards[0]))
            return till.close(BANKER_DRAWS if draws else DECIDED, play)
        case _:
            till.tell(CardDealt(BANKER, 2, cards[0]))
            till.announce("BANKER_COUNT", "003 §7.F.3", particulars(count=count_of(play.banker + cards)))
            return till.close(DECIDED, replace(play, banker=play.banker + cards))


def _burn(till: Till, play: MiniBaccaratPlay, cards: tuple[str, ...]) -> Step[MiniBaccaratPlay]:
    """The first card tells how many go with it, tens and faces ten; all are shown (003 §7.D.4)."""
    first = not play.burn_due
    till.tell(*(CardDealt(DISCARD, place if first else place + 1, card) for place, card in enumerate(cards)))
    if first:
        return till.close(BURN, replace(play, burn_due=value_of(cards[0]) or 10))
    till.tell(ProcedureNoted("BURNED", "003 §7.D.4", particulars(cards=play.burn_due + 1)), CardsCollected(DISCARD))
    return till.close(BETTING, replace(play, burn_due=0))


def _expose(till: Till, play: MiniBaccaratPlay, cards: tuple[str, ...]) -> Step[MiniBaccaratPlay]:
    """A card drawn in error is seen: the round is settled first, then a phantom hand starts with it."""
    till.tell(CardTurned(ASIDE, 0, cards[0]))
    play = replace(play, exposed=cards)
    return till.close(DECIDED, play) if play.player else _start_phantom(till, play)


def _start_phantom(till: Till, play: MiniBaccaratPlay, rounds: int = 0) -> Step[MiniBaccaratPlay]:
    till.announce("PHANTOM_HAND", "003 §7.G.5")
    return till.close(DEALING, replace(play, phantom=True), rounds)


def _deal(till: Till, play: MiniBaccaratPlay, cards: tuple[str, ...]) -> Step[MiniBaccaratPlay]:
    """Face down, the Banker's under the corner of the shoe; then turned and called (003 §7.E.3, 003 §7.F.1)."""
    if play.aside or play.exposed:
        till.tell(CardsCollected(ASIDE))
    player, banker = cards[::2], cards[1::2]
    for place in range(2):
        shown = player[place] if play.exposed and not place else FACE_DOWN
        till.tell(CardDealt(PLAYER, place, shown), CardDealt(TUCK, place, FACE_DOWN))
    till.tell(*(CardTurned(PLAYER, place, player[place]) for place in range(bool(play.exposed), 2)))
    till.announce("PLAYER_COUNT", "003 §7.F.1", particulars(count=count_of(player)))
    till.tell(CardsCollected(TUCK), *(CardDealt(BANKER, place, FACE_DOWN) for place in range(2)))
    till.tell(*(CardTurned(BANKER, place, banker[place]) for place in range(2)))
    till.announce("BANKER_COUNT", "003 §7.F.1", particulars(count=count_of(banker)))
    play = replace(play, player=player, banker=banker, aside=False, exposed=())
    return till.close(_after_two(count_of(player), count_of(banker)), play)


def _after_two(player: int, banker: int) -> str:
    """A natural ends the drawing (003 §7.F.6); else the Player's Hand first, each at most one card (003 §7.F.4)."""
    if max(player, banker) >= NATURAL:
        return DECIDED
    if player_draws(player):
        return PLAYER_DRAWS
    return BANKER_DRAWS if banker_draws(banker, None) else DECIDED


def announce(rules: MiniBaccarat, state: State[MiniBaccaratPlay]) -> Step[MiniBaccaratPlay]:
    """The result, losers, winners, commission, and the cards to the rack in order (003 §7.G.2, 003 §7.G.3)."""
    play = state.play
    player, banker = count_of(play.player), count_of(play.banker)
    till = Till(state)
    till.announce(_result(player, banker), "003 §7.G.1", particulars(player=player, banker=banker))
    if not play.phantom:  # BAC-10: wagers that lay there before a phantom hand wait for the next one
        play = _settle(rules, till, play, banker - player)
    till.tell(CardsCollected(PLAYER), CardsCollected(BANKER), RoundEnded())
    return _go_on(till, replace(play, player=(), banker=()))


def _result(player: int, banker: int) -> str:
    if player == banker:
        return "TIE_HAND"
    return "BANKER_WINS" if banker > player else "PLAYER_WINS"


def _settle(rules: MiniBaccarat, till: Till, play: MiniBaccaratPlay, lead: int) -> MiniBaccaratPlay:
    """Pay and collect; commission is taken now or marked in the box with the seat's number."""
    verdicts = [(bet, _verdict(rules, bet, lead)) for bet in sorted(till.bets, key=lambda bet: bet.key.spot)]
    till.settle_all(verdicts)
    owed = list(play.owed)
    for bet, verdict in verdicts:
        if verdict.vig_owed and verdict.vig_cents:
            owed[bet.seat - 1] += verdict.vig_cents
            what = particulars(seat=bet.seat, cents=verdict.vig_cents)
            till.tell(ProcedureNoted("COMMISSION_MARKED", "003 §7.C.2", what))
            till.tell(MarkerMoved(button(bet.seat), box(bet.seat), dollars(owed[bet.seat - 1])))
    return replace(play, owed=tuple(owed))


def _verdict(rules: MiniBaccarat, bet: Bet, lead: int) -> Verdict:
    """`lead` is what the Banker's Hand has more than the Player's."""
    wager = bet.key.wager
    if wager == TIE:
        if lead:
            return Verdict(Result.LOSE, "003 §7.B.2.c")
        return Verdict(Result.WIN, "003 §7.C.3", rules.pays(bet.key)[0].odds)
    if lead == 0:
        return Verdict(Result.VOID, VOID_CITES[wager])
    if (lead > 0) != (wager == BANKER):
        return Verdict(Result.LOSE, LOSE_CITES[wager])
    odds = rules.pays(bet.key)[0].odds
    if wager == PLAYER:
        return Verdict(Result.WIN, "003 §7.C.1", odds)
    charge = commission_cents(rules, winnings(bet.cents, odds))
    return Verdict(Result.WIN, "003 §7.C.2", odds, vig_cents=charge, vig_owed=rules.commission_timing == MARKED)


def _go_on(till: Till, play: MiniBaccaratPlay) -> Step[MiniBaccaratPlay]:
    """After the last hand the cards are shuffled; once the cutting card is out one more hand follows (003 §7.F.5).

    A cutting card that would come first in the next hand counts as seen in that one (BAC-5); a phantom hand is not the
    last hand, since nobody can bet on it (BAC-6).
    """
    if play.phantom:
        play = replace(play, phantom=False)
    elif play.last:
        return till.close(SHUFFLE, play, 1)
    shoe = play.stock.shoe
    if shoe.size < shoe.cut and not play.last:
        till.announce("LAST_HAND", "003 §7.F.5")
        play = replace(play, last=True)
    return _start_phantom(till, play, 1) if play.exposed else till.close(BETTING, play, 1)
