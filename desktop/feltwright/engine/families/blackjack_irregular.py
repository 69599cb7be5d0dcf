"""What can go wrong at a blackjack table, and what follows (003 §3.K.1, 003 §15.C)."""

from __future__ import annotations

from msgspec.structs import replace

from feltwright.engine.actions import RaiseIrregularity, particular
from feltwright.engine.events import CardDealt
from feltwright.engine.families import card_table, shuffler
from feltwright.engine.families.blackjack_hands import OVER, Hand
from feltwright.engine.families.blackjack_play import (
    DEALER,
    DEALERS,
    DEALERS_TURN,
    DEALING,
    DRAWING,
    EXPOSED,
    FOUND,
    INSURANCE,
    PLAYING,
    SWITCHING,
    BlackjackPlay,
    Table,
    cards_left,
    restocked,
    with_hand,
)
from feltwright.engine.families.blackjack_round import stake
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.families.card_table import BURN, CUT, DISCARD, SHUFFLE
from feltwright.engine.families.dealt_round import ruled
from feltwright.engine.families.wheel_round import why_not_irregular
from feltwright.engine.game import BETTING, Irregularity, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Result, Verdict

_SPOT = (("spot", ("1", "2", "3", "4", "5", "6", "7")),)
_ROUND = (DEALING, INSURANCE, PLAYING, DRAWING, DEALERS_TURN)
_ALWAYS = (SHUFFLE, CUT, BURN, BETTING, *_ROUND)
IRREGULARITIES = (
    Irregularity(
        "face_up_card",
        "A card lies face up in the shoe",
        "003 §3.K.1",
        "not_used",
        (DEALING, DRAWING, DEALERS_TURN),
    ),
    Irregularity(
        "unseen_card_drawn",
        "A card drawn in error, unseen",
        "003 §3.K.1",
        "used_next",
        (BETTING, INSURANCE, PLAYING),
    ),
    Irregularity(
        "exposed_card_drawn",
        "A card drawn in error and exposed",
        "003 §3.K.1",
        "offered",
        (INSURANCE, PLAYING),
    ),
    Irregularity(
        "dealer_missed_himself",
        "The dealer missed his own card",
        "003 §3.K.1",
        "dealt_last",
        (DEALING,),
        (("card", ("first", "second")),),
    ),
    Irregularity("hand_without_cards", "A box got no cards", "003 §3.K.1", "dead", (DEALING,), _SPOT),
    Irregularity("hand_with_one_card", "A box got one card", "003 §3.K.1", "dealt_last", (DEALING,), _SPOT),
    Irregularity("cards_touched", "A player or spectator handles cards", "003 §3.H.1", "forbidden", _ALWAYS),
    Irregularity("wager_touched", "A player handles a wager in play", "003 §3.C.2", "forbidden", _ROUND),
    *shuffler.rows(_ALWAYS),
)
_OF_ONE_BOX = ("hand_without_cards", "hand_with_one_card")
_HANDS = ("first", "second")


def _with_switching(row: Irregularity) -> Irregularity:
    """The same at a table where players switch: a spot has two hands, and each may be missed."""
    takes = (*row.takes, ("hand", _HANDS)) if row.id in _OF_ONE_BOX else row.takes
    phases = (*row.phases, SWITCHING) if PLAYING in row.phases else row.phases
    return replace(row, phases=phases, takes=takes)


WITH_SWITCHING = tuple(map(_with_switching, IRREGULARITIES))


def why_not(
    rules: BlackjackRules, rows: tuple[Irregularity, ...], state: Table, action: RaiseIrregularity
) -> Refusal | None:
    """Besides moment and particulars: a machine to fail, a hand to miss, a card to draw."""
    refusal = why_not_irregular(rows, state, action) or shuffler.why_not(rules.spec, state, action)
    if refusal is not None:
        return refusal
    if action.code in _OF_ONE_BOX and _missed(state.play, action) < 0:
        return refuse("NO_HAND_THERE", "003 §3.K.1", position=particular(action.detail, "spot", "1"))
    if action.code == "exposed_card_drawn" and (state.play.exposed or not cards_left(rules, state.play)):
        return refuse("NO_CARD_TO_DRAW", "003 §3.K.1")
    if action.code == "dealer_missed_himself" and not _can_miss_himself(state.play, action):
        return refuse("NO_CARD_TO_DRAW", "003 §3.K.1")
    return None


def _can_miss_himself(play: BlackjackPlay, action: RaiseIrregularity) -> bool:
    """The card is still to come, and players' cards with it."""
    due = 2 if particular(action.detail, "card", "first") == "first" else 1
    return play.order.count(DEALERS) >= due and any(index != DEALERS for index in play.order)


def _missed(play: BlackjackPlay, action: RaiseIrregularity) -> int:
    """The hand of the box that waits for both of its first cards, or -1."""
    spot = int(particular(action.detail, "spot", "1"))
    box = _HANDS.index(particular(action.detail, "hand", "first"))
    for index, hand in enumerate(play.hands):
        if (hand.spot, hand.box) == (spot, box) and play.order.count(index) == 2:
            return index
    return -1


def rule(
    rules: BlackjackRules, rows: tuple[Irregularity, ...], state: Table, action: RaiseIrregularity
) -> Step[BlackjackPlay]:
    """What the clause says."""
    till, row = ruled(rows, state, action, shuffler.ruling(state, action))
    play = state.play
    match row.id:
        case "face_up_card":
            return till.close(FOUND, replace(play, resume=state.phase))
        case "exposed_card_drawn":
            return till.close(EXPOSED, restocked(rules, till, replace(play, resume=state.phase)))
        case "dealer_missed_himself":
            return till.close(DEALING, replace(play, order=_dealer_last(play, action)))
        case "hand_with_one_card":
            return till.close(DEALING, replace(play, order=_second_card_last(play, action)))
        case "hand_without_cards":
            return _dead_hand(rules, till, play, action)
        case "shuffler_fault":
            return _fault(till, state, action)
        case _:
            return till.close(state.phase, play)


def _dealer_last(play: BlackjackPlay, action: RaiseIrregularity) -> tuple[int, ...]:
    """Without his first card he gets both after the players'; his second one comes after theirs in any case."""
    if particular(action.detail, "card", "first") == "second":
        return play.order
    players = tuple(index for index in play.order if index != DEALERS)
    return players + (DEALERS,) * play.order.count(DEALERS)


def _second_card_last(play: BlackjackPlay, action: RaiseIrregularity) -> tuple[int, ...]:
    """The second card of the box comes after everybody else's, before the dealer's; its first one in its turn."""
    missed = _missed(play, action)
    first = play.order.index(missed) + 1
    later = [index for index in play.order[first:] if index != missed]
    dealers = 2 if play.order[-2:] == (DEALERS, DEALERS) else 1
    return (*play.order[:first], *later[:-dealers], missed, *later[-dealers:])


def _dead_hand(
    rules: BlackjackRules, till: Till, play: BlackjackPlay, action: RaiseIrregularity
) -> Step[BlackjackPlay]:
    """The wager is handed back; with nobody left there is no round."""
    missed = _missed(play, action)
    play = with_hand(play, missed, _handed_back(till, play.hands[missed]))
    order = tuple(index for index in play.order if index != missed)
    if all(index == DEALERS for index in order):
        return _void(till, play, "003 §3.K.1", card_table.next_phase(rules.spec, play.stock))
    return till.close(DEALING, replace(play, order=order))


def _handed_back(till: Till, hand: Hand) -> Hand:
    till.settle(stake(till.bets, hand), Verdict(Result.VOID, "003 §3.K.1"))
    return replace(hand, status=OVER)


def _fault(till: Till, state: Table, action: RaiseIrregularity) -> Step[BlackjackPlay]:
    """The cards of the failed cycle are shuffled again, and a hand dealt from them is void (003 §15.C.1)."""
    play = replace(state.play, stock=shuffler.after_fault(state.play.stock, action))
    if shuffler.ruling(state, action):
        return till.close(SHUFFLE, play)
    return _void(till, play, "003 §15.C.1", SHUFFLE)


def _void(till: Till, play: BlackjackPlay, cite: str, phase: str) -> Step[BlackjackPlay]:
    places = [hand.place for hand in play.hands if hand.status != OVER and hand.cards]
    others = [place for place, cards in ((DISCARD, play.exposed), (DEALER, play.dealer)) if cards]
    card_table.void_round(till, cite, places + others)
    return till.close(phase, BlackjackPlay(play.stock), rounds=1)


def wrong_card(rules: BlackjackRules, state: Table, picks: tuple[int, ...]) -> Step[BlackjackPlay]:
    """The card found face up goes to the discards; one drawn in error waits to be used."""
    till = Till(state)
    resume = state.play.resume
    stock, (card,) = card_table.drawn(state.play.stock, picks)
    play = replace(state.play, stock=stock, resume="")
    if state.phase == EXPOSED:
        till.tell(CardDealt(DISCARD, 0, card))
        return till.close(resume, replace(play, exposed=card))
    card_table.put_away(till, card)
    return till.close(resume, restocked(rules, till, play))
