"""What players and dealer do with cards is seen: doubled, insured, split, switched, tucked, collected."""

from __future__ import annotations

import pytest
from parlour import Parlour
from PySide6.QtWidgets import QApplication

from feltwright.engine.actions import Decide, PlaceBet, Resolve, TakeSeat
from feltwright.engine.cards import INDEX
from feltwright.engine.game import BETTING
from feltwright.engine.wagers import BetKey
from feltwright.felt.scene import ACROSS_DEG
from feltwright.motion.cues import CardAway, CardMove, CardSlide, ChipsMove, Cue, Timeline

SHOWN_MS = (250, 400)


def at_table(game_id: str, *wagers: str) -> Parlour:
    """Ann has bet twenty dollars on each of these."""
    here = Parlour(game_id)
    here.scene.set_resolution(0.4)
    here.do(TakeSeat(1, "Ann", 1_000_000, "red"))
    while here.table.state.phase != BETTING:
        advance(here, [])
    for wager in wagers:
        here.do(PlaceBet(1, BetKey.parse(wager), 2_000))
    return here


def advance(here: Parlour, cards: list[str]) -> Timeline:
    """The next step: cards as named, then any; else what the dealer does."""
    request = here.table.needs()
    if request is None:
        action = here.table.routine()
        assert action is not None
        return here.do(action)
    left = list(request.weights)
    picks = []
    for _ in range(request.count):
        pick = INDEX[cards.pop(0)] if cards else max(range(len(left)), key=left.__getitem__)
        left[pick] -= 1
        picks.append(pick)
    return here.do(Resolve(tuple(picks)))


def dealt(here: Parlour, cards: str, choice: str, cents: int = 0) -> list[str]:
    """Deal until Ann may choose that; the cards still to come."""
    coming = cards.split()
    for _ in range(12):
        if here.table.why_not(Decide(1, choice, 0, cents)) is None:
            return coming
        advance(here, coming)
    raise AssertionError(f"{choice} was never offered")


def of_kind(made: Timeline, kind: type[Cue]) -> list[Cue]:
    found = [cue for cue in made.cues if isinstance(cue, kind)]
    assert all(SHOWN_MS[0] <= cue.duration_ms <= SHOWN_MS[1] for cue in found)
    return found


def test_doubling_puts_chips_beside_and_lays_the_card_across(qapp: QApplication) -> None:
    here = at_table("blackjack", "main@1")
    coming = dealt(here, "5C 7D 6H 9C 4D", "double", 2_000)
    made = here.do(Decide(1, "double", 0, 2_000))
    (chips,) = of_kind(made, ChipsMove)
    assert isinstance(chips, ChipsMove)
    assert (chips.target, chips.cents) == ("double_down.0.1", 2_000)
    card_step = here.timeline(Resolve((INDEX[coming[0]],)))
    card = next(cue for cue in card_step.cues if isinstance(cue, CardMove) and cue.place == "hand.1.0")
    assert card.across
    here.start(card_step)
    here.stage.set_time(card.start_ms + card.duration_ms + 30)
    third, first = here.scene.card_item(("hand.1.0", 2)), here.scene.card_item(("hand.1.0", 0))
    assert third is not None
    assert first is not None
    assert (third.rotation(), first.rotation()) == (ACROSS_DEG, 0.0)
    here.stage.skip()
    assert here.scene.pieces() == here.wanted()


def test_insurance_chips_go_to_the_line(qapp: QApplication) -> None:
    here = at_table("blackjack", "main@1")
    coming = "5C AD 6H 9C".split()
    insured = PlaceBet(1, BetKey("insurance", spot=1), 1_000)
    while here.table.why_not(insured) is not None:
        assert coming, "insurance is offered after the deal"
        advance(here, coming)
    (chips,) = of_kind(here.do(insured), ChipsMove)
    assert isinstance(chips, ChipsMove)
    assert (chips.target, chips.cents) == ("insurance.1", 1_000)


def test_a_split_slides_the_cards_apart_and_chips_follow(qapp: QApplication) -> None:
    here = at_table("blackjack", "main@1")
    dealt(here, "8C 7D 8H 9C", "split")
    made = here.do(Decide(1, "split"))
    slides = [cue for cue in of_kind(made, CardSlide) if isinstance(cue, CardSlide)]
    assert {cue.place for cue in slides} == {"hand.1.0", "hand.1.1"}
    assert slides[0].lie != slides[1].lie
    (chips,) = of_kind(made, ChipsMove)
    assert isinstance(chips, ChipsMove)
    assert chips.target == "split.1.1"


def test_a_switch_lets_the_second_cards_cross(qapp: QApplication) -> None:
    here = at_table("blackjack_switch", "hand1@1", "hand2@1")
    dealt(here, "TC 6D 5S 5H TH 9C", "switch")
    ways = {(cue.origin, cue.place) for cue in here.do(Decide(1, "switch")).cues if isinstance(cue, CardSlide)}
    assert {("hand.1.0", "hand.1.1"), ("hand.1.1", "hand.1.0")} <= ways


@pytest.mark.parametrize("game_id", ["mini_baccarat"])
def test_7_E_3_tucked_cards_slide_from_under_the_shoe(qapp: QApplication, game_id: str) -> None:
    here = at_table(game_id, "player@1")
    for _ in range(6):
        made = advance(here, [])
        tucked = [cue for cue in made.cues if isinstance(cue, CardSlide)]
        if tucked:
            assert len({cue.origin for cue in tucked}) == 1
            assert len({cue.place for cue in tucked}) == 1
            return
    raise AssertionError("no card was tucked")


def test_cards_are_collected_to_the_rack(qapp: QApplication) -> None:
    here = at_table("casino_war", "initial@1")
    for _ in range(8):
        made = advance(here, [])
        away = [cue for cue in made.cues if isinstance(cue, CardAway)]
        if away:
            here.stage.skip()
            supply = here.scene.board.supply
            assert supply is not None
            assert supply.discards >= len(away) >= 2
            return
    raise AssertionError("no card was collected")
