"""What every game owes the house, whichever game it is."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from depth import sample
from engine.option_sets import variants
from engine.random_play import any_answer, any_wish, open_table, play_on
from feltwright.engine import catalog
from feltwright.engine.actions import PlaceBet, RaiseIrregularity, Resolve, TakeSeat
from feltwright.engine.events import BetSettled, Event, IrregularityRuled, ProcedureNoted
from feltwright.engine.families.card_table import PREPARING, needs_shuffle, opening
from feltwright.engine.game import Rules, State
from feltwright.engine.memo import Memo
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import from_json, record, recorded_chance, replay, state_from_json, state_to_json, to_json
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import BetKey

GAMES = catalog.games()
TABLES = [(game, profile.id) for game in GAMES for profile in game.profiles]
SITTINGS = sample(1, deep=50)
"""Of three thousand outcomes each: millions in all."""
WISHERS = sample(1, deep=10)
UNDER_EACH_OPTION = sample(100, deep=2000)
LONG = sample(300, deep=3000)
SHOES = sample(60, deep=3000)


VARIANTS = [(game, chosen) for game in GAMES for chosen in variants(game)]


def name_of(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{k}={v}" for k, v in value.items()) or "default"
    return getattr(value, "id", str(value))


def money(state: State[Any]) -> int:
    return sum(s.cents for s in state.seats) + sum(b.cents for b in state.bets) + state.house_cents


@pytest.mark.parametrize("sitting", range(SITTINGS))
@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_money_is_conserved_and_nobody_owes(game: AnyGame, profile: str, sitting: int) -> None:
    table = open_table(game, profile)
    for action in play_on(table, Random(f"{game.id} {profile} {sitting}"), 3000):
        state = table.state
        assert money(state) == state.bought_cents, action
        assert all(seat.cents >= 0 for seat in state.seats), action
        assert all(bet.cents > 0 for bet in state.bets), action
        assert len({(bet.seat, bet.key) for bet in state.bets}) == len(state.bets), action


@pytest.mark.parametrize(("game", "chosen"), VARIANTS, ids=name_of)
def test_money_is_conserved_and_replay_equal_under_every_option(game: AnyGame, chosen: dict[str, object]) -> None:
    table = open_table(game, "", **chosen)
    for action in play_on(table, Random(str(chosen)), UNDER_EACH_OPTION):
        assert money(table.state) == table.state.bought_cents, action
        assert all(seat.cents >= 0 for seat in table.state.seats), action
    chipless = {"match_play", *(wager.id for wager in game.wagers if wager.placed_by == "automatic")}
    for event in settlements(table):
        parts = [part.cents for part in event.parts if part.wager not in chipless]
        assert not parts or sum(parts) == event.cents, event
    again = replay(game, from_json(to_json(record(table))))
    assert (again.log, again.state, again.rules) == (table.log, table.state, table.rules)


@pytest.mark.parametrize(("game", "chosen"), VARIANTS, ids=name_of)
def test_why_not_agrees_with_apply_under_every_option(game: AnyGame, chosen: dict[str, object]) -> None:
    chance = Random(f"wishes {chosen}")
    table = open_table(game, "", **chosen)
    for _ in play_on(table, chance, 20):
        wish = any_wish(table, chance)
        refusal = table.why_not(wish)
        if refusal is None:
            after = game.apply(table.rules, table.state, wish).state
            assert money(after) == after.bought_cents, wish
        else:
            with pytest.raises(IllegalAction) as caught:
                game.apply(table.rules, table.state, wish)
            assert caught.value.refusal == refusal


def keeps_its_cards(game: AnyGame) -> bool:
    """Whether several rounds are dealt from the same cards."""
    cards = getattr(game.rules_for(), "cards", None)
    return cards is not None and not needs_shuffle(cards, opening(cards))


@pytest.mark.parametrize("game", list(filter(keeps_its_cards, GAMES)), ids=name_of)
def test_money_is_conserved_where_the_cards_run_out(game: AnyGame) -> None:
    """A shoe with a few cards left at any moment of a round, again and again: whatever the text says then, no cent is
    lost and nothing is stuck."""
    chance = Random(f"{game.id} runs out")
    table = open_table(game)
    ruled = 0
    for _ in range(SHOES):
        for _ in play_on(table, chance, chance.randrange(1, 5)):
            pass
        if table.state.phase not in PREPARING and table.needs() is None:
            table.state = drained(table.state, chance)
        begun = len(table.log)
        for action in play_on(table, chance, 8):
            assert money(table.state) == table.state.bought_cents, action
            assert all(seat.cents >= 0 for seat in table.state.seats), action
        ruled += sum(ended(event) for entry in table.log[begun:] for event in entry.events)
    assert ruled > 5


def drained(state: State[Any], chance: Random) -> State[Any]:
    """The shoe with nine of its cards at the most."""
    stock = state.play.stock
    left = list(stock.shoe.left)
    keep = chance.randrange(1, 10)
    while sum(left) > keep:
        (card,) = chance.choices(range(len(left)), weights=left)
        left[card] -= 1
    stock = replace(stock, shoe=replace(stock.shoe, left=tuple(left)))
    return replace(state, play=replace(state.play, stock=stock))


def ended(event: Event) -> bool:
    """The cards were seen to be too few: the round is void, or the discards were shuffled in."""
    if isinstance(event, IrregularityRuled):
        return event.code == "not_enough_cards"
    return isinstance(event, ProcedureNoted) and event.what == "DISCARDS_SHUFFLED"


def settlements(table: Table) -> list[BetSettled]:
    return [event for entry in table.log for event in entry.events if isinstance(event, BetSettled)]


@pytest.mark.parametrize("wisher", range(WISHERS))
@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_why_not_refuses_exactly_what_apply_cannot_do(game: AnyGame, profile: str, wisher: int) -> None:
    chance = Random(f"{game.id} {profile} wishes {wisher}")
    table = open_table(game, profile)
    refused = 0
    for _ in range(4000):
        wish = any_wish(table, chance)
        before = table.state
        refusal = table.why_not(wish)
        if refusal is None:
            table.do(wish)
            assert money(table.state) == table.state.bought_cents, wish
        else:
            refused += 1
            with pytest.raises(IllegalAction) as caught:
                game.apply(table.rules, before, wish)
            assert caught.value.refusal == refusal
            assert table.state is before
            assert refusal.code.isupper(), wish
    assert 500 < refused < 3980


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_what_apply_is_refused_really_cannot_be_done(game: AnyGame, profile: str) -> None:
    """`perform`, asked behind why_not's back to pay with money that is not there, would break the books."""
    table = open_table(game, profile, seats=1)
    key = next(iter(table.rules.book))
    poor = PlaceBet(1, key, 10**9)
    assert table.why_not(poor) is not None
    after = game.perform(table.rules, table.state, poor).state
    assert after.seats[0].cents < 0


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_replaying_a_recording_gives_the_same_states_and_events(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for _ in play_on(table, Random(f"replay {game.id}"), LONG):
        pass
    again = replay(game, from_json(to_json(record(table))))
    assert again.log == table.log
    assert again.state == table.state
    assert again.rules == table.rules


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_states_are_hashable_and_survive_json(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for number, _ in enumerate(play_on(table, Random(f"json {game.id}"), 60)):
        if number % 10 == 0:
            state = table.state
            assert state_from_json(game, state_to_json(state)) == state
            assert hash(state_from_json(game, state_to_json(state))) == hash(state)


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_a_table_with_a_memory_plays_the_same_session(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for _ in play_on(table, Random(f"memo {game.id}"), LONG):
        pass
    fast = Table(game, table.rules, memo=Memo())
    for entry in table.log:
        fast.do(entry.action)
    assert fast.log == table.log
    assert fast.state == table.state


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_table_with_a_memory_still_refuses_what_cannot_be_paid(game: AnyGame) -> None:
    rules = game.rules_for()
    table = Table(game, rules, memo=Memo())
    table.do(TakeSeat(1, "Ann", 6000, "red"))
    key = _open_key(table, 6000)
    table.do(PlaceBet(1, key, 6000))
    refusal = table.why_not(PlaceBet(1, key, 600))
    assert refusal is not None
    with pytest.raises(IllegalAction):
        table.do(PlaceBet(1, key, 600))


def _open_key(table: Table, cents: int) -> BetKey:
    """A key that seat 1 may bet on, once the table has run so far that bets are taken."""
    while True:
        for key in table.rules.book:
            if table.why_not(PlaceBet(1, key, cents)) is None:
                return key
        request = table.needs()
        action = table.routine() if request is None else Resolve(any_answer(request, Random(table.game.id)))
        assert action is not None
        table.do(action)


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_every_settlement_and_wager_cites_a_clause(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for _ in play_on(table, Random(f"cite {game.id}"), 300):
        pass
    settled = settlements(table)
    assert len(settled) > 30
    assert all(event.cite for event in settled)
    assert all(terms.wager.cite and terms.pay_cite and terms.limit_cite for terms in table.rules.book.values())


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_every_wager_can_be_reached_bet_and_decided(game: AnyGame, profile: str) -> None:
    rules: Rules = game.rules_for(profile)
    for key, terms in rules.book.items():
        if terms.wager.placed_by != "player":
            continue
        seat = key.spot or 2
        table = open_table(game, profile, seats=max(2, seat))
        for action in next(iter(game.routes(rules, key))):
            table.do(action)
        stakes = [terms.unit_cents * n for n in (20, 12, 10, 6, 5, 4, 3, 2, 1)]
        stake = next(s for s in stakes if table.why_not(PlaceBet(seat, key, s)) is None)
        table.do(PlaceBet(seat, key, stake))
        assert _decided(table, key, seat), key


def _decided(table: Table, key: BetKey, seat: int, limit: int = 400) -> bool:
    """Roll on, by a fixed generator, until a bet of the seat is settled."""
    chance = Random(str(key))
    for _ in range(limit):
        request = table.needs()
        action = table.routine(frozenset({seat})) if request is None else None
        if request is not None:
            action = Resolve(any_answer(request, chance))
        assert action is not None
        events = table.do(action).events
        if any(isinstance(event, BetSettled) and event.seat == seat for event in events):
            return True
    return False


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_options_are_the_fields_of_the_rules(game: AnyGame) -> None:
    assert {option.name for option in game.options} == set(game.rules.__struct_fields__)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_offers_are_legal_and_irregularities_come_with_particulars(game: AnyGame) -> None:
    table = open_table(game)
    for _ in play_on(table, Random(f"offers {game.id}"), 20):
        for action in table.offers():
            assert table.why_not(action) is None
            if isinstance(action, RaiseIrregularity):
                assert action.code in {row.id for row in game.irregularities}


def test_unknown_games_are_named() -> None:
    with pytest.raises(catalog.UnknownGame, match="tiddlywinks"):
        catalog.game("tiddlywinks")


def test_a_malformed_recording_is_refused_with_its_place() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"actions\[0\]"):
        from_json(b'{"game": "craps", "rules": {}, "actions": [{"type": "Cheat"}]}')


@pytest.mark.parametrize(("game", "profile"), TABLES, ids=name_of)
def test_recorded_chance_answers_as_it_did(game: AnyGame, profile: str) -> None:
    table = open_table(game, profile)
    for _ in play_on(table, Random(f"recorded {game.id}"), 40):
        pass
    source = recorded_chance(record(table))
    again = Table(game, table.rules)
    for entry in table.log:
        if isinstance(entry.action, Resolve):
            again.resolve(source)
        else:
            again.do(entry.action)
    assert again.log == table.log
