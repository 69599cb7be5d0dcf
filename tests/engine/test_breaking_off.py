"""A table closed in the middle of things: nothing undecided is lost, nothing decided is undone, no cent goes astray."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.play import Play
from engine.random_play import any_answer, open_table, play_on
from feltwright.engine import catalog
from feltwright.engine.actions import BreakOff, Decide, Proceed, RemoveBet, Resolve, particulars
from feltwright.engine.breaking_off import CITE
from feltwright.engine.events import (
    BetReturned,
    PhaseChanged,
    ProcedureNoted,
    RoundBrokenOff,
    RoundEnded,
)
from feltwright.engine.game import Seat, State
from feltwright.engine.memo import Memo
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import from_json, record, replay, to_json
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import BetKey
from feltwright.motion.board import Fittings, fold

BREAK_OFF = BreakOff()
TABLES = [(game, profile.id) for game in catalog.games() for profile in game.profiles]


def name_of(value: object) -> str:
    return getattr(value, "id", str(value))


def money(state: State[Any]) -> int:
    return sum(s.cents for s in state.seats) + sum(b.cents for b in state.bets) + state.house_cents


def at_rest(table: Table) -> State[Any]:
    """How the table has to stand once it is broken off, worked out from how it stands now."""
    state, game = table.state, table.game
    due = [game.owed(state, number) for number in range(1, len(state.seats) + 1)]
    ahead = [sum(bet.vig_cents for bet in state.bets if bet.seat == number) for number in range(1, len(due) + 1)]
    seats = tuple(
        Seat(seat.name, seat.cents + state.on_felt(number) + ahead[number - 1] - due[number - 1], seat.colour)
        for number, seat in enumerate(state.seats, start=1)
    )
    house = state.house_cents + sum(due) - sum(ahead)
    opened = game.open(table.rules)
    return replace(opened, seats=seats, house_cents=house, bought_cents=state.bought_cents, round=state.round + 1)


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_whenever_it_is_broken_off_everybody_has_what_was_his(game: AnyGame, profile: str) -> None:
    chance = Random(f"break off {game.id} {profile}")
    table = open_table(game, profile)
    broken_off = settled = 0
    for _ in play_on(table, chance, 120):
        if chance.random() > 0.2:
            continue
        log = len(table.log)
        while (step := table.settling()) is not None:
            assert table.why_not(BREAK_OFF) is not None, "what is decided is not undone"
            table.do(step)
            assert money(table.state) == table.state.bought_cents, step
        settled += len(table.log) > log
        wanted = at_rest(table)
        if table.why_not(BREAK_OFF) is None:
            table.do(BREAK_OFF)
            broken_off += 1
            assert table.state == wanted
            assert money(table.state) == table.state.bought_cents
        refusal = table.why_not(BREAK_OFF)
        assert refusal is not None
        assert (refusal.code, refusal.cite) == ("NOTHING_TO_BREAK_OFF", CITE)
        assert not table.state.bets
    assert broken_off > 10
    again = replay(game, from_json(to_json(record(table))))
    assert (again.log, again.state) == (table.log, table.state)
    fast = Table(game, table.rules, memo=Memo())
    for entry in table.log:
        fast.do(entry.action)
    assert (fast.log, fast.state) == (table.log, table.state)


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_it_is_never_among_the_steps_of_a_game(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for _ in play_on(table, Random(game.id), 20):
        assert BREAK_OFF not in list(table.offers())
        assert table.routine() != BREAK_OFF


@pytest.mark.parametrize("game", catalog.games(), ids=name_of)
def test_an_idle_table_has_nothing_to_break_off(game: AnyGame) -> None:
    table = open_table(game)
    before = table.state
    with pytest.raises(IllegalAction) as caught:
        table.do(BREAK_OFF)
    assert caught.value.refusal.code == "NOTHING_TO_BREAK_OFF"
    table.come_to_rest()
    assert table.state is before


def taken_over(play: Play) -> Table:
    """The same table with what answers for it beside the game."""
    return Table(play.game, play.rules, play.state)


def test_a_spin_under_way_goes_back_as_it_lay() -> None:
    play = Play(catalog.game("roulette")).seated(10_000, 10_000)
    play.bet("red", 500).bet("straight:7", 100, seat=2).do(Proceed("spin"))
    table = taken_over(play)
    assert table.do(BREAK_OFF).events == (
        BetReturned(1, BetKey("red"), 500, 0, CITE),
        BetReturned(2, BetKey("straight", "7"), 100, 0, CITE),
        RoundBrokenOff(CITE),
        PhaseChanged("betting"),
    )
    assert (table.state.round, [seat.cents for seat in table.state.seats[:2]]) == (2, [10_000, 10_000])


def test_a_contract_bet_and_the_commission_paid_ahead_go_back() -> None:
    """A pass line bet that no player may take down any more, and the price of a buy bet that was never at risk."""
    play = Play(catalog.game("craps")).seated(100_000).bet("pass", 1000).outcome("2", "2").bet("buy:6", 2000)
    vig = play.lying("buy:6").vig_cents
    assert vig > 0
    assert play.refused(RemoveBet(1, BetKey("pass")))[0] == "CONTRACT_BET"
    table = taken_over(play)
    events = table.do(BREAK_OFF).events
    assert ProcedureNoted("COMMISSION_RETURNED", CITE, particulars(seat=1, cents=vig)) in events
    assert (table.state.seats[0].cents, table.state.house_cents, table.state.phase) == (100_000, 0, "offer")


def test_a_coupon_goes_back_with_its_chips_and_is_no_money() -> None:
    play = Play(catalog.game("craps"), "001").seated(100_000)
    play.do(Decide(1, "accept_dice"), Decide(1, "choose_dice")).bet("pass", 500, tender="match_play")
    assert play.lying("pass").coupon_cents == 500
    table = taken_over(play)
    table.do(BREAK_OFF)
    assert table.state.seats[0].cents == 100_000


def baccarat() -> Play:
    """Mini-Baccarat with the cards ready and two wagers on the Banker's Hand."""
    play = Play(catalog.game("mini_baccarat")).seated(100_000, 100_000)
    play.to_chance().outcome("AS").outcome("AH")
    return play.bet("banker@1", 10_000).bet("banker@2", 2_000, seat=2)


def test_7_C_2_commission_owed_is_collected_with_its_button() -> None:
    play = baccarat().outcome("TS", "9S", "2H", "TH").do(Proceed("announce"))
    owed = [play.game.owed(play.state, seat) for seat in (1, 2)]
    assert owed == [500, 100]
    table = taken_over(play.bet("player@1", 700))
    events = table.do(BREAK_OFF).events
    assert events[:4] == (
        BetReturned(1, BetKey("player", spot=1), 700, 0, CITE),
        ProcedureNoted("COMMISSION_COLLECTED", "003 §7.C.2", particulars(seat=1, cents=500)),
        ProcedureNoted("COMMISSION_COLLECTED", "003 §7.C.2", particulars(seat=2, cents=100)),
        RoundBrokenOff(CITE),
    )
    assert [seat.cents for seat in table.state.seats[:2]] == [109_500, 101_900]
    assert table.state.house_cents == -11_400
    shown = fold(fold(Fittings(), play.events), events)
    assert (shown.cards, {place for _, place, _ in shown.markers}) == ((), {""})


def test_commission_alone_is_enough_to_break_off_and_is_collected() -> None:
    play = baccarat().outcome("TS", "9S", "2H", "TH").do(Proceed("announce"))
    assert not play.state.bets
    table = taken_over(play)
    table.do(BREAK_OFF)
    assert table.state.seats[0].cents == 109_500
    assert table.why_not(BREAK_OFF) is not None


def test_a_hand_that_is_decided_is_settled_and_not_broken_off() -> None:
    """The Banker's Hand has lost and only the announcement is missing: nobody gets the wager back."""
    play = baccarat().outcome("9S", "TS", "TH", "2H")
    assert play.state.phase == "decided"
    table = taken_over(play)
    refusal = table.why_not(BREAK_OFF)
    assert refusal is not None
    assert (refusal.code, refusal.cite) == ("SETTLE_FIRST", CITE)
    with pytest.raises(IllegalAction):
        table.do(BREAK_OFF)
    table.come_to_rest()
    assert [entry.action for entry in table.log] == [Proceed("announce")]
    assert [seat.cents for seat in table.state.seats[:2]] == [90_000, 98_000]


def test_a_hand_that_may_still_be_insured_is_undecided() -> None:
    """The dealer has a blackjack face down, but a player may yet insure: that is no settlement of the dealer's own."""
    play = Play(catalog.game("blackjack")).seated(100_000)
    play.to_chance().outcome("2C").bet("main@1", 1000).do(Proceed("deal")).outcome("TS", "AS", "9H", "KD")
    table = taken_over(play)
    assert table.state.phase == "insurance"
    assert table.settling() is None
    table.do(BREAK_OFF)
    assert table.state.seats[0].cents == 100_000


def poker(*seats: int) -> Table:
    """Three Card Poker with an ante of each seat, the cards dealt and nobody decided."""
    play = Play(catalog.game("three_card_poker")).seated(100_000, 100_000)
    play.do(Proceed("shuffle"))
    for seat in seats:
        play.bet(f"ante@{seat}", 500, seat)
    play.to_chance()
    request = play.game.needs(play.rules, play.state)
    assert request is not None
    return taken_over(play.do(Resolve(any_answer(request, Random(4)))))


def test_a_folded_hand_has_lost_and_stays_lost() -> None:
    table = poker(1, 2)
    table.do(Decide(1, "fold"))
    events = table.do(BREAK_OFF).events
    assert [event.seat for event in events if isinstance(event, BetReturned)] == [2]
    assert [seat.cents for seat in table.state.seats[:2]] == [99_500, 100_000]


def test_a_round_in_which_all_have_folded_is_finished() -> None:
    table = poker(1)
    table.do(Decide(1, "fold"))
    table.come_to_rest()
    assert RoundEnded() in table.log[-1].events
    assert table.state.phase == "shuffle"
