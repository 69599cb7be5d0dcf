"""Every game under many options at once: random legal play loses no cent, is replayed, and is refused as it should be.

Where all combinations of a game's choices and flags are few enough, `make test-deep` goes through all of them.
"""

from __future__ import annotations

from random import Random

import pytest

from depth import sample
from engine.option_sets import MOST, count, together
from engine.random_play import any_wish, open_table, play_on
from feltwright.engine import catalog
from feltwright.engine.events import BetSettled
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import from_json, record, replay, to_json
from feltwright.engine.table import AnyGame, Table

SETS = sample(3, deep=MOST)
OUTCOMES = sample(20, deep=80)
TABLES = [
    pytest.param(game, number, id=f"{game.id}-{number}")
    for game in catalog.games()
    for number in Random(game.id).sample(range(count(game)), min(SETS, count(game)))
]


def opened(game: AnyGame, number: int) -> Table:
    profile, chosen = together(game, number)
    return open_table(game, profile, **chosen)


def money(table: Table) -> int:
    state = table.state
    return sum(seat.cents for seat in state.seats) + sum(bet.cents for bet in state.bets) + state.house_cents


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_money_is_conserved_and_the_session_is_replayed(game: AnyGame, number: int) -> None:
    table = opened(game, number)
    for action in play_on(table, Random(number), OUTCOMES):
        assert money(table) == table.state.bought_cents, action
        assert all(seat.cents >= 0 for seat in table.state.seats), action
        assert all(bet.cents > 0 for bet in table.state.bets), action
    settled = [event for entry in table.log for event in entry.events if isinstance(event, BetSettled)]
    assert all(event.cite for event in settled)
    again = replay(game, from_json(to_json(record(table))))
    assert (again.log, again.state, again.rules) == (table.log, table.state, table.rules)


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_what_is_refused_cannot_be_done(game: AnyGame, number: int) -> None:
    table, chance, refused = opened(game, number), Random(number), 0
    for _ in play_on(table, chance, OUTCOMES // 4):
        wish = any_wish(table, chance)
        refusal = table.why_not(wish)
        if refusal is not None:
            refused += 1
            with pytest.raises(IllegalAction) as caught:
                game.apply(table.rules, table.state, wish)
            assert caught.value.refusal == refusal
    assert refused
