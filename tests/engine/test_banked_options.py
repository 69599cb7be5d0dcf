"""Banked poker hands under every value of every option, one at a time, in every profile: random legal play holds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from depth import sample
from engine.random_play import COLOURS, any_wish, play_on
from feltwright.engine import catalog
from feltwright.engine.actions import Action, BuyIn, LeaveSeat, RaiseIrregularity, TakeSeat
from feltwright.engine.events import BetSettled, IrregularityRuled
from feltwright.engine.game import State
from feltwright.engine.options import Kind, Option, OptionError
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import from_json, record, replay, to_json
from feltwright.engine.table import AnyGame, Table
from feltwright.engine.wagers import Result

GAMES = (catalog.game("three_card_poker"), catalog.game("four_card_poker"))
OUTCOMES = sample(40, deep=600)
TOGETHER = sample(60, deep=900)
PLAYERS = 3
"""The random players take this many seats."""
HELPED: tuple[dict[str, object], ...] = ({}, {"shuffler": "yes"}, {"higher_maximum": "yes"})
"""What else may have to be chosen for a value to be allowed."""
LEDGERS = {
    ("003", "pair_plus_pays"): ({"flush": "3:1"}, {"straight": "5:2"}),
    ("003", "bonus_pays"): ({"straight": "3:2"}, {"straight_flush": "4:1"}),
    ("001", "pair_plus_pays"): ({"straight": "6:1", "three_of_a_kind": "33:1", "straight_flush": "45:1"},),
}


def values(profile: str, option: Option) -> tuple[object, ...]:
    """What to try of an option: all there is to choose, or the ends and something between."""
    match option.kind:
        case Kind.CHOICE:
            return option.values
        case Kind.FLAG:
            return ("yes", "no")
        case Kind.WHOLE:
            return tuple(range(PLAYERS if option.name == "seats" else option.low, option.high + 1))
        case Kind.ODDS:
            return LEDGERS.get((profile, option.name), ())
        case Kind.CHIPS:
            return ("1, 5, 25", "0.50, 1, 5, 25, 100", "5, 25, 100")
    return ("5", "10", "60", "1000")


def allowed(game: AnyGame, profile: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every value of every option that the rules let the house choose."""
    plain = game.rules_for(profile)
    for option in game.options:
        for value in values(profile, option):
            for help_ in HELPED:
                chosen = {**help_, option.name: value}
                try:
                    rules = game.rules_for(profile, chosen)
                except OptionError:
                    continue
                if rules != plain:
                    yield f"{option.name}={value}", chosen
                break


def tables() -> list[Any]:
    return [
        pytest.param(game, profile.id, chosen, id=f"{game.id}-{profile.id}-{name}")
        for game in GAMES
        for profile in game.profiles
        for name, chosen in allowed(game, profile.id)
        if chosen.get("text", profile.id) == profile.id
    ]


def money(state: State[Any]) -> int:
    return sum(seat.cents for seat in state.seats) + sum(bet.cents for bet in state.bets) + state.house_cents


def opened(game: AnyGame, profile: str, chosen: dict[str, object]) -> Table:
    table = Table(game, game.rules_for(profile, chosen))
    for seat in range(1, PLAYERS + 1):
        table.do(TakeSeat(seat, f"Player {seat}", 500_000, COLOURS[seat - 1]))
    return table


@pytest.mark.parametrize(("game", "profile", "chosen"), tables())
def test_legal_play_conserves_money_replays_and_can_be_worked_out(
    game: AnyGame, profile: str, chosen: dict[str, object]
) -> None:
    table = opened(game, profile, chosen)
    for action in play_on(table, Random(f"{game.id} {profile} {chosen}"), OUTCOMES):
        assert money(table.state) == table.state.bought_cents, action
        assert all(seat.cents >= 0 for seat in table.state.seats), action
    settled = [event for entry in table.log for event in entry.events if isinstance(event, BetSettled)]
    assert settled
    for event in settled:
        assert event.cite
        assert event.net_cents == _by_hand(event), event
    again = replay(game, from_json(to_json(record(table))))
    assert (again.log, again.state) == (table.log, table.state)


def drawn_together(game: AnyGame, profile: str, chance: Random) -> dict[str, object]:
    """Some value of every option but the text followed, as far as they go together."""
    chosen: dict[str, object] = {}
    for option in chance.sample(game.options, len(game.options)):
        found = [value for value in values(profile, option) if option.name != "text"]
        if not found or chance.random() < 0.3:
            continue
        wish = {**chosen, option.name: chance.choice(found)}
        try:
            game.rules_for(profile, wish)
        except OptionError:
            continue
        chosen = wish
    return chosen


def with_mischief(table: Table, chance: Random, outcomes: int) -> Iterator[Action]:
    """Legal play in which now and then something goes wrong that can go wrong just then."""
    for action in play_on(table, chance, outcomes):
        yield action
        wrong = [wish for wish in table.offers() if isinstance(wish, RaiseIrregularity)]
        if wrong and chance.random() < 0.1:
            table.do(chance.choice(wrong))
            yield table.log[-1].action


@pytest.mark.parametrize(
    ("game", "profile"),
    [(game, each.id) for game in GAMES for each in game.profiles],
    ids=lambda it: getattr(it, "id", it),
)
def test_options_drawn_together_conserve_money_and_everything_that_can_go_wrong_does(
    game: AnyGame, profile: str
) -> None:
    ruled, results, apart = set(), set(), 0
    for seed in range(TOGETHER):
        chance = Random(f"together {game.id} {profile} {seed}")
        table = opened(game, profile, drawn_together(game, profile, chance))
        for action in with_mischief(table, chance, 12):
            assert money(table.state) == table.state.bought_cents, action
        for event in (event for entry in table.log for event in entry.events):
            if isinstance(event, IrregularityRuled):
                ruled.add(event.code)
            elif isinstance(event, BetSettled):
                results.add((event.key.wager, event.result))
                apart += event.key.spot != event.seat
        again = replay(game, from_json(to_json(record(table))))
        assert (again.log, again.state) == (table.log, table.state)
    full = game.rules_for(profile, {"shuffler": "yes"})
    assert ruled == {row.id for row in game.irregularities if full.cite(row.id)}
    assert {wager.id for wager in game.wagers} == {wager for wager, result in results if result is Result.WIN}
    assert bool(apart) == (profile == "001"), "two adjacent positions"


def _by_hand(event: BetSettled) -> int:
    """Net from nothing but stake, result and odds."""
    if event.parts:
        return sum(part.cents for part in event.parts)
    if event.result is Result.WIN:
        assert event.odds is not None
        won, rest = divmod((event.cents + event.coupon_cents) * event.odds.pays, event.odds.to)
        assert not rest
        return won
    return -event.cents if event.result is Result.LOSE else 0


@pytest.mark.parametrize(("game", "profile", "chosen"), tables())
def test_why_not_agrees_with_apply(game: AnyGame, profile: str, chosen: dict[str, object]) -> None:
    chance = Random(f"wishes {game.id} {profile} {chosen}")
    table = opened(game, profile, chosen)
    refused = 0
    for _ in play_on(table, chance, 12):
        wish = any_wish(table, chance)
        refusal, state = table.why_not(wish), table.state
        if refusal is None:
            assert money(game.apply(table.rules, state, wish).state) == _brought(table, wish)
            continue
        refused += 1
        with pytest.raises(IllegalAction) as caught:
            game.apply(table.rules, state, wish)
        assert caught.value.refusal == refusal
    assert refused > 10


def _brought(table: Table, wish: Action) -> int:
    """What the players will have brought once the wish is done."""
    match wish:
        case TakeSeat() | BuyIn():
            return table.state.bought_cents + wish.cents
        case LeaveSeat():
            return table.state.bought_cents - table.state.seats[wish.seat - 1].cents
    return table.state.bought_cents
