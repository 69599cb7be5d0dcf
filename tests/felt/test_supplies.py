"""Shoe and discard rack show what the state says: the pile grows, the cutting card comes out, a shuffle clears it."""

from __future__ import annotations

from random import Random

import pytest
from parlour import Parlour
from PySide6.QtWidgets import QApplication

from feltwright.engine import catalog
from feltwright.engine.actions import Proceed
from feltwright.engine.families.card_table import SHUFFLE
from feltwright.felt.supplies import pile_height_mm
from feltwright.motion.cues import CardAway, CardMove, SupplySet
from feltwright.motion.supply import Supply

CARD_GAMES = [game.id for game in catalog.games() if game.kind == "cards"]


def supply(here: Parlour) -> Supply:
    found = here.scene.board.supply
    assert found is not None
    return found


def play_until_shuffle(here: Parlour, rng: Random) -> list[Supply]:
    """What is seen after every step, from the first bet to the moment the cards are due to be shuffled again."""
    seen: list[Supply] = []
    for _ in range(4_000):
        here.bet(rng, 2)
        action = here.next_action(rng)
        assert action is not None
        if action == Proceed(SHUFFLE) and len(seen) > 5:
            return seen
        here.do(action)
        seen.append(supply(here))
    raise AssertionError("the cards ran out of nothing")


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_the_pile_grows_and_a_shuffle_empties_the_rack(qapp: QApplication, game_id: str) -> None:
    rng = Random(4)
    here = Parlour(game_id)
    here.scene.set_resolution(0.3)
    here.seat_all()
    seen = play_until_shuffle(here, rng)
    last = seen[-1]
    assert last.discards == last.whole - last.left - len(here.scene.board.cards) > 0
    assert here.scene.supplies.pile_mm() == pile_height_mm(last) > 0
    made = here.do(Proceed(SHUFFLE))
    (shuffled,) = [cue for cue in made.cues if isinstance(cue, SupplySet)]
    assert shuffled.duration_ms > 0
    assert supply(here).discards == 0
    assert here.scene.supplies.pile_mm() == 0


def test_the_cutting_card_is_seen_to_come_out(qapp: QApplication) -> None:
    here = Parlour("casino_war")
    here.scene.set_resolution(0.3)
    here.seat_all()
    seen = play_until_shuffle(here, Random(9))
    assert not seen[4].cut_out
    assert seen[4].behind == here.table.state.play.stock.shoe.cut > 0
    assert seen[-1].cut_out
    assert [one.cut_out for one in seen] == sorted(one.cut_out for one in seen)


def test_cards_leave_the_shoe_one_by_one_and_reach_the_rack_one_by_one(qapp: QApplication) -> None:
    rng = Random(2)
    here = Parlour("casino_war")
    here.scene.set_resolution(0.3)
    here.seat_all()
    for _ in range(40):
        here.bet(rng, 6)
        before = supply(here)
        action = here.next_action(rng)
        assert action is not None
        made = here.timeline(action)
        away = [cue for cue in made.cues if isinstance(cue, CardAway)]
        here.start(made)
        if len(away) > 1:
            here.stage.set_time(away[0].start_ms + away[0].duration_ms)
            piled = supply(here).discards
            assert before.discards < piled < before.discards + len(away)
            return
        moves = [cue for cue in made.cues if isinstance(cue, CardMove)]
        if len(moves) > 1:
            here.stage.set_time(moves[0].start_ms)
            assert supply(here).left == before.left - 1
        here.stage.skip()
    raise AssertionError("no round was played")


def test_the_shoe_is_painted_fuller_with_more_cards(qapp: QApplication) -> None:
    here = Parlour("blackjack")
    here.scene.set_resolution(0.5)
    pictures = []
    for left in (312, 160, 78, 0):
        here.scene.supplies.show(Supply(left, 78, 312 - left, 312))
        pictures.append(here.scene.supplies._items["shoe"].pixmap().toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4


def test_15_B_1_the_two_sets_of_the_machine_have_backs_of_two_colours(qapp: QApplication) -> None:
    here = Parlour("blackjack", shuffler=True)
    here.scene.set_resolution(0.5)
    here.seat_all()
    rng, backs, pictures = Random(3), [], []
    for _ in range(2):
        while here.table.state.phase != "dealing":
            here.bet(rng, 1)
            action = here.next_action(rng)
            assert action is not None
            here.do(action)
        backs.append(supply(here).back)
        pictures.append(bytes(here.scene.sprites.card("").pixmap.toImage().constBits()))
        while here.table.state.phase != "shuffle":
            action = here.next_action(rng)
            assert action is not None
            here.do(action)
    assert backs == [0, 1]
    assert pictures[0] != pictures[1]
    ace = bytes(here.scene.sprites.card("AS").pixmap.toImage().constBits())
    here.scene.sprites.back = 0
    assert bytes(here.scene.sprites.card("AS").pixmap.toImage().constBits()) == ace, "a face is the same in both"
    assert bytes(here.scene.sprites.card("").pixmap.toImage().constBits()) == pictures[0]
