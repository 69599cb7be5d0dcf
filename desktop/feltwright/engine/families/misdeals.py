"""What goes wrong with banked hands, and what becomes of the deal."""

from __future__ import annotations

from msgspec.structs import replace

from feltwright.engine.actions import RaiseIrregularity, particular
from feltwright.engine.events import CardTurned, IrregularityRuled, RoundEnded
from feltwright.engine.families import card_table, wheel_round
from feltwright.engine.families.banked_hand import after_decision
from feltwright.engine.families.banked_rules import FOLD, STACKS, BankedRules
from feltwright.engine.families.banked_settlement import void_deal, void_hand
from feltwright.engine.families.banked_state import (
    DEALER,
    DEALING,
    DECISION,
    REVEAL,
    SETTLE,
    HandsPlay,
    HandsState,
    Held,
)
from feltwright.engine.families.card_table import CUT, SHUFFLE
from feltwright.engine.families.shuffler import SEAL
from feltwright.engine.game import BETTING, Irregularity, Step
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till

VOID, VOID_NEW_DECK, HAND_VOID, NEXT_CARD, RESHUFFLE, NEW_DECK, RECUT, BY_HAND, REPLACED, REPORTED = (
    "void",
    "void_new_deck",
    "hand_void",
    "next_card",
    "reshuffle",
    "new_deck",
    "recut",
    "by_hand",
    "replaced",
    "reported",
)
_DEALT = (DECISION, REVEAL, SETTLE)
_ROWS = (
    ("wrong_count_player", "Wrong number of cards for a player", VOID, _DEALT),
    ("wrong_count_dealer", "Wrong number of cards for the dealer", VOID, _DEALT),
    ("card_face_up", "Card found face up while dealing", VOID, (DEALING,)),
    ("card_in_error", "Card dealt in error, not exposed", NEXT_CARD, (DEALING,)),
    ("dealer_card_exposed", "Dealer's card exposed before the reveal", VOID, _DEALT),
    ("shuffler_jam", "Shuffler jams during the shuffle", RESHUFFLE, (SHUFFLE, BETTING)),
    ("shoe_jam", "Automated shoe fails during the round", VOID, (DEALING,)),
    ("stub_misdealt", "Stub count wrong, cards misdealt", VOID, _DEALT),
    ("stub_wrong", "Stub count wrong, cards not misdealt", VOID_NEW_DECK, _DEALT),
    ("shuffler_miscount", "Shuffler reports a wrong number of cards", NEW_DECK, (SHUFFLE, BETTING)),
    ("improper_cut", "Cut not made properly", RECUT, (BETTING,)),
    ("shuffler_fault", "Cards in play come from a shuffle that failed", VOID, (DEALING, *_DEALT)),
    ("shuffler_lasting", "Shuffler out of order for long", BY_HAND, (SHUFFLE, BETTING)),
    (SEAL, "The machine's seal or chip is not in order", REPORTED, (SHUFFLE, CUT, BETTING, DEALING, *_DEALT)),
    ("unsuitable_card", "Card found unfit for use on inspection", REPLACED, (SHUFFLE,)),
)
"""What can go wrong, its ruling and when it comes to light."""


def irregularities(cites: dict[str, str], closed: int, player: str = VOID) -> tuple[Irregularity, ...]:
    """The rows, under a game's clauses.

    `closed` is how many of the dealer's cards nobody may see, `player` the ruling on a wrong number of cards for one
    player.
    """
    takes = {
        "wrong_count_player": (("position", tuple(map(str, range(1, 8)))),),
        "dealer_card_exposed": (("card", tuple(map(str, range(1, closed + 1)))),),
        "unsuitable_card": (("brought", ("card", "deck")),),
        SEAL: (("what", ("seal", "chip")),),
    }
    return tuple(
        Irregularity(
            code, name, cites[code], player if code == "wrong_count_player" else ruling, phases, takes.get(code, ())
        )
        for code, name, ruling, phases in _ROWS
        if code in cites
    )


def why_not_irregular(
    rows: tuple[Irregularity, ...], rules: BankedRules, state: HandsState, action: RaiseIrregularity
) -> Refusal | None:
    """Known to the text followed, possible now and with the devices in use, at a position that has a hand."""
    refusal = wheel_round.why_not_irregular(rows, state, action)
    if refusal is not None:
        return refusal
    if not rules.cite(action.code):
        return refuse("NOT_IN_THIS_TEXT", code=action.code)
    if not _possible(rules, state, action.code):
        return refuse("CANNOT_HAPPEN_NOW", rules.cite(action.code), code=action.code, phase=state.phase)
    if action.code == "wrong_count_player" and _position(rules, state, action) is None:
        return refuse("NO_HAND_THERE", rules.cite(action.code), position=particular(action.detail, "position"))
    return None


def _possible(rules: BankedRules, state: HandsState, code: str) -> bool:
    match code:
        case "shuffler_jam" | "shuffler_fault" | "shuffler_lasting" | "seal_broken":
            return card_table.by_machine(rules.cards, state.play.stock)
        case "shuffler_miscount":
            return rules.counting_shuffler
        case "shoe_jam":
            return rules.deal_mode == STACKS
        case "card_in_error":
            return rules.deal_mode != STACKS
        case "improper_cut":
            return not rules.shuffler
        case "unsuitable_card":
            return not state.play.stock.opened
        case "stub_misdealt" | "stub_wrong":
            return not rules.counting_shuffler and state.play.uncounted == 0
        case "dealer_card_exposed":
            return not state.play.shown
    return True


def _position(rules: BankedRules, state: HandsState, action: RaiseIrregularity) -> Held | None:
    """The hand in question; one that was folded matters only where it brings down the whole deal."""
    position = particular(action.detail, "position")
    hands = (held for held in state.play.hands if rules.miscount_voids_all or held.choice != FOLD)
    return next((held for held in hands if str(held.spot) == position), None)


def rule(
    rows: tuple[Irregularity, ...], rules: BankedRules, state: HandsState, action: RaiseIrregularity
) -> Step[HandsPlay]:
    """The ruling of the clause."""
    row = wheel_round.find_irregularity(rows, action.code)
    assert row is not None, action.code
    ruling, cite = rules.ruling(row), rules.cite(row.id)
    till = Till(state)
    till.tell(IrregularityRuled(row.id, ruling, cite, action.detail))
    if row.id == "dealer_card_exposed":
        at = int(particular(action.detail, "card", "1")) - 1
        till.tell(CardTurned(DEALER, at, state.play.dealer[at]))
    phase, play = _consequence(rules, till, state, action, ruling)
    rounds = int(ruling in (VOID, VOID_NEW_DECK))
    if rounds:
        till.tell(RoundEnded())
    return till.close(phase, play, rounds=rounds)


def _consequence(
    rules: BankedRules, till: Till, state: HandsState, action: RaiseIrregularity, ruling: str
) -> tuple[str, HandsPlay]:
    play, cite = state.play, rules.cite(action.code)
    match ruling:
        case "void" | "void_new_deck":
            return SHUFFLE, void_deal(rules, till, play, cite, new_deck=ruling == VOID_NEW_DECK)
        case "hand_void":
            held = _position(rules, state, action)
            assert held is not None, "why_not asks for a hand"
            play = void_hand(till, play, held.spot, cite)
            return (state.phase if state.phase == SETTLE else after_decision(play.hands)), play
        case "reshuffle":
            return SHUFFLE, play
        case "new_deck":
            return SHUFFLE, HandsPlay(card_table.opening(rules.cards))
        case "recut":
            return CUT, play
        case "by_hand":
            return SHUFFLE, replace(play, stock=replace(play.stock, manual=True))
    return state.phase, play
