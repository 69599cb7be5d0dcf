"""Every event kind has a choreography; timelines end where the state says."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from feltwright.engine import catalog, events
from feltwright.engine.actions import PlaceBet, Proceed, Resolve, TakeSeat
from feltwright.engine.games.roulette import GAME
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey, Result
from feltwright.layout.binding import default_layout
from feltwright.motion.board import Fittings, board_of, fold
from feltwright.motion.choreography import choreograph
from feltwright.motion.cues import (
    Announce,
    CardAway,
    CardFlip,
    CardMove,
    ChipsMove,
    ChipsSet,
    DiceThrow,
    MarkerMove,
    Timeline,
    WheelSpin,
    end_ms,
)
from feltwright.motion.places import HOUSE, Places, seat_place
from feltwright.motion.tempo import DURATION_MS

RULES = GAME.rules_for("")
PLACES = Places.of(default_layout("roulette", RULES), RULES.seats)
KEY = BetKey("red")

ONE_OF_EACH: tuple[events.Event, ...] = (
    events.SeatTaken(1, "Ann", 500, "red"),
    events.SeatLeft(1, 500),
    events.BoughtIn(1, 500),
    events.BetPlaced(1, KEY, 500, 500, ""),
    events.BetRemoved(1, KEY, 500, 0),
    events.BetReturned(1, KEY, 500, 0, ""),
    events.BetMoved(1, KEY, BetKey("black"), 500, ""),
    events.BetCalled(1, KEY, True, ""),
    events.BetSettled(1, KEY, Result.WIN, 500, 500, 0, 500, 500, ""),
    events.PhaseChanged("betting"),
    events.Announced("NO_MORE_BETS"),
    events.WheelSpun("clockwise", "counterclockwise", 4),
    events.WheelStopped(3, "7"),
    events.DiceOffered(1, ""),
    events.DiceThrown(1),
    events.DiceRolled((3, 4)),
    events.MarkerMoved("crown", "straight:7"),
    events.CardDealt("board", 0, "AS"),
    events.CardTurned("board", 0, "AS"),
    events.CardsCollected("board"),
    events.Decided(1, "hit"),
    events.IrregularityRuled("x", "void", ""),
    events.RoundVoided("spin", ""),
    events.OverrideRecorded(1, KEY, 500, (), ""),
    events.ProcedureNoted("x", ""),
    events.RoundEnded(),
    events.RoundBrokenOff(""),
)


def test_the_list_above_names_every_event_kind() -> None:
    assert {type(event) for event in ONE_OF_EACH} == set(typing.get_args(events.Event))


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_kind_has_a_choreography(event: events.Event) -> None:
    state = GAME.open(RULES)
    made = choreograph((event,), state, state, PLACES)
    assert all(cue.start_ms >= 0 and cue.duration_ms >= 0 for cue in made.cues)


def played(*actions: Any) -> tuple[Table, Timeline, Fittings, Any]:
    table, fittings = Table(GAME, RULES), Fittings()
    made, before = Timeline(), table.state
    for action in actions:
        before = table.state
        entry = table.do(action)
        made = choreograph(entry.events, before, table.state, PLACES, fittings)
        fittings = fold(fittings, entry.events)
    return table, made, fittings, before


def round_of(section: int) -> tuple[Table, Timeline, Fittings, Any]:
    seats = (TakeSeat(1, "Ann", 100_000, "red"), TakeSeat(2, "Bob", 100_000, "blue"))
    bets = (
        PlaceBet(1, BetKey("red"), 500),
        PlaceBet(2, BetKey("black"), 700),
        PlaceBet(1, BetKey("black"), 300),
        PlaceBet(2, BetKey("straight", "20"), 100),
    )
    return played(*seats, *bets, Proceed("spin"), Proceed("no_more_bets"), Resolve((section,)))


def ends_at(made: Timeline, before: Any, fittings: Fittings) -> dict[tuple[str, int], int]:
    board = board_of(before, fittings, PLACES)
    for cue in made.cues:
        if isinstance(cue, ChipsMove):
            board.add(cue.origin, cue.seat, -cue.cents)
            board.add(cue.target, cue.seat, cue.cents)
        elif isinstance(cue, ChipsSet):
            board.add(cue.area, cue.seat, cue.cents - board.stacks.get((cue.area, cue.seat), 0))
    return {at: cents for at, cents in board.stacks.items() if not at[0].startswith("@")}


@pytest.mark.parametrize("section", range(38))
def test_chips_end_where_the_state_says(section: int) -> None:
    table, made, fittings, before = round_of(section)
    assert ends_at(made, before, fittings) == board_of(table.state, fittings, PLACES).stacks
    assert not [cue for cue in made.cues if isinstance(cue, ChipsSet)]


def test_losers_are_swept_before_winners_are_paid_in_the_order_of_the_events() -> None:
    _, made, _, _ = round_of(7)  # section 7 is black 20
    moves = [cue for cue in made.cues if isinstance(cue, ChipsMove)]
    swept = [cue for cue in moves if cue.target == HOUSE]
    paid = [cue for cue in moves if cue.origin == HOUSE]
    assert [cue.seat for cue in swept] == [1]
    assert [(cue.seat, cue.cents) for cue in paid] == [(2, 700), (1, 300), (2, 3_500)]
    assert max(map(end_ms, swept)) <= min(cue.start_ms for cue in paid)
    taken = [cue for cue in moves if cue.target == seat_place(cue.seat)]
    assert [cue.cents for cue in taken] == [1_400, 600, 3_600]


def test_chips_wait_for_the_wheel_and_the_crown() -> None:
    _, made, _, _ = round_of(7)
    spin = next(cue for cue in made.cues if isinstance(cue, WheelSpin))
    crown = next(cue for cue in made.cues if isinstance(cue, MarkerMove))
    first = min(cue.start_ms for cue in made.cues if isinstance(cue, ChipsMove))
    assert end_ms(spin) <= crown.start_ms < end_ms(crown) <= first
    assert (spin.section, spin.revolutions, spin.direction, spin.ball) == (7, 4, "clockwise", "counterclockwise")


def test_the_crown_is_lifted_when_the_wheel_is_turned_again() -> None:
    spun = events.WheelSpun("clockwise", "counterclockwise", 4)
    fittings = Fittings(markers=(("crown", "straight:7", ""),), section=3)
    state = GAME.open(RULES)
    lifted = events.MarkerMoved("crown", "")
    made = choreograph((lifted, spun), state, state, PLACES, fittings)
    assert [cue.place for cue in made.cues if isinstance(cue, MarkerMove)] == [""]
    assert "crown" not in {marker for marker, place, _ in fold(fittings, (lifted, spun)).markers if place}


def test_many_chips_do_not_take_for_ever() -> None:
    settled = [events.BetSettled(1, KEY, Result.LOSE, 100, 0, 0, 0, -100, "") for _ in range(200)]
    state = GAME.open(RULES)
    assert choreograph(settled, state, state, PLACES).duration_ms < 2_000


def test_a_bonus_without_chips_of_its_own_is_paid_straight_to_the_player() -> None:
    game = catalog.game("three_card_poker")
    rules = game.rules_for()
    places = Places.of(default_layout(game.id, rules), rules.seats)
    bonus = events.BetSettled(4, BetKey("ante_bonus", spot=4), Result.WIN, 1000, 4000, 0, 0, 4000, "")
    state = game.open(rules)
    moves = [cue for cue in choreograph((bonus,), state, state, places).cues if isinstance(cue, ChipsMove)]
    assert [(cue.cents, cue.origin, cue.target) for cue in moves] == [(4000, HOUSE, seat_place(4))]


def test_cards_are_dealt_turned_and_collected_one_after_another() -> None:
    state = GAME.open(RULES)
    dealt = [events.CardDealt("board", n, "") for n in range(3)]
    made = choreograph(dealt, state, state, PLACES)
    starts = [cue.start_ms for cue in made.cues if isinstance(cue, CardMove)]
    assert starts == sorted(set(starts))
    fittings = fold(Fittings(), dealt)
    flip = choreograph((events.CardTurned("board", 1, "KH"),), state, state, PLACES, fittings)
    assert [type(cue) for cue in flip.cues] == [CardFlip]
    away = choreograph((events.CardsCollected("board"),), state, state, PLACES, fittings)
    assert [(cue.place, cue.position) for cue in away.cues if isinstance(cue, CardAway)] == [
        ("board", 0),
        ("board", 1),
        ("board", 2),
    ]


def test_dice_are_thrown_by_the_shooter() -> None:
    state = GAME.open(RULES)
    made = choreograph((events.DiceThrown(3), events.DiceRolled((2, 6))), state, state, PLACES)
    throw = next(cue for cue in made.cues if isinstance(cue, DiceThrow))
    assert (throw.seat, throw.faces) == (3, (2, 6))


def test_calls_carry_their_parameters() -> None:
    _, made, _, _ = round_of(7)
    call = next(cue for cue in made.cues if isinstance(cue, Announce))
    assert (call.code, dict(call.params)["number"]) == ("NUMBER_IS", "20")


def test_durations_are_calm() -> None:
    for kind in ("chips_down", "chips_up", "sweep", "pay", "collect", "travel", "card", "flip", "marker"):
        assert 250 <= DURATION_MS[kind] <= 400
    assert 3_000 <= DURATION_MS["ball"] <= 6_000
    assert 3_000 <= DURATION_MS["clapper"] <= 6_000
    assert 1_200 <= DURATION_MS["dice"] <= 2_000
