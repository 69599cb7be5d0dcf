"""Blackjack tables under many options at once: random legal play, judged by somebody who only sees the cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from depth import sample
from engine.blackjack_referee import Referee, place_of
from engine.random_play import any_wish, open_table
from feltwright.engine import catalog
from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed, RaiseIrregularity, RemoveBet, Resolve
from feltwright.engine.cards import CARDS
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.families.blackjack_play import current, number_of
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.game import State
from feltwright.engine.options import Kind, Option
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import from_json, record, replay, state_from_json, state_to_json, to_json
from feltwright.engine.table import AnyGame, Table

GAMES = [catalog.game(name) for name in ("blackjack", "single_deck_blackjack", "blackjack_switch")]
MIXTURES = sample(24, deep=200)
STEPS = 700
CHIPS = ("0.50, 1, 5, 25, 100", "1, 5, 25", "0.10, 1, 5, 25, 100")
EVERYTHING = {
    "compared",
    "dealer over 21",
    "over 21",
    "surrendered",
    "blackjack",
    "blackjack against blackjack",
    "lost to a blackjack",
    "addition handed back",
    "split wager lost to a blackjack",
    "split wager handed back as printed",
    "insurance won",
    "insurance lost",
    "void by irregularity",
}


def mixture(game: AnyGame, number: int) -> dict[str, object]:
    """Some value for every option of the table; what bears on money comes both ways in neighbouring mixtures."""
    chance = Random(f"{game.id} {number}")
    return {option.name: value for option in game.options if (value := _any_value(option, number, chance)) is not None}


def _any_value(option: Option, number: int, chance: Random) -> object:
    match option.kind:
        case Kind.CHOICE:
            return chance.choice(option.values)
        case Kind.FLAG if option.name == "peek":
            return bool(number % 2)
        case Kind.FLAG:
            return chance.random() < 0.5
        case Kind.WHOLE:
            return 7 if option.name == "seats" else chance.choice((1, 1, 2, 6))
        case Kind.CHIPS:
            return chance.choice(CHIPS)
    return None


def leaning(request: ChanceRequest, chance: Random) -> tuple[int, ...]:
    """Cards that really are there, with more aces, tens and pairs among them than chance would bring."""
    left, picks = list(request.weights), []
    for _ in range(request.count):
        favour = [{"A": 6, "8": 2}.get(face[0], 2 if face[0] in "TJQK" else 1) for face in request.faces]
        (pick,) = chance.choices(range(len(left)), [w * f for w, f in zip(left, favour, strict=True)])
        left[pick] -= 1
        picks.append(pick)
    return tuple(picks)


def next_action(table: Table, chance: Random) -> Action:
    """What players and dealer do next: always legal, most often something that brings the round on."""
    if chance.random() < (0.2 if table.state.phase == "dealing" else 0.05):
        wrong = _anything_wrong(table, chance)
        if wrong is not None:
            return wrong
    request = table.needs()
    if request is not None:
        return Resolve(leaning(request, chance))
    wishes = {"betting": _bets, "insurance": _insurances, "switching": _switches, "playing": _decisions}
    wanted = wishes.get(table.state.phase)
    for wish in islice(wanted(table, chance), 40) if wanted else ():
        if table.why_not(wish) is None:
            return wish
    action = table.routine()
    assert action is not None, table.state.phase
    return action


def _anything_wrong(table: Table, chance: Random) -> Action | None:
    rows = [row for row in table.game.irregularities if table.state.phase in row.phases]
    for row in chance.choices(rows, k=6) if rows else ():
        wish = RaiseIrregularity(row.id, tuple((name, chance.choice(values)) for name, values in row.takes))
        if table.why_not(wish) is None:
            return wish
    return None


def _bets(table: Table, chance: Random) -> Iterator[Action]:
    """Wagers of three players at five positions, now and then something else, and then the deal."""
    if chance.random() < 0.1:
        yield chance.choice((Proceed("burn"), Proceed("shuffle"), Proceed("show_burn")))
    if table.state.bets and chance.random() < 0.05:
        bet = chance.choice(table.state.bets)
        yield RemoveBet(bet.seat, bet.key)
    if chance.random() < 0.3:
        yield Proceed("deal")
    keys = [key for key, terms in table.rules.book.items() if terms.wager.placed_by != "decision" and key.spot < 6]
    for _ in range(20):
        key = chance.choice(keys)
        unit = table.rules.book[key].unit_cents
        others = [bet.cents for bet in table.state.bets if bet.key.spot == key.spot]
        cents = chance.choice([*others, *(-(-500 // unit) * unit * times for times in (1, 1, 2, 5))])
        yield PlaceBet(chance.randint(1, 3), key, cents)
    yield Proceed("deal")


def _insurances(table: Table, chance: Random) -> Iterator[Action]:
    if chance.random() < 0.4:
        yield Proceed("close_insurance")
    chip = table.rules.chips_cents[0]
    for key in table.rules.book:
        if key.wager == "insurance" and key.spot < 6 and chance.random() < 0.5:
            yield PlaceBet(chance.randint(1, 3), key, chip * chance.choice((1, 3, 5, 25)))


def _switches(table: Table, chance: Random) -> Iterator[Action]:
    for seat in (1, 2, 3):
        yield Decide(seat, chance.choice(("switch", "keep")))


def _decisions(table: Table, chance: Random) -> Iterator[Action]:
    """Any decision about the hand to act, splits first, doubling sometimes for less."""
    play = table.state.play
    index = current(play)
    seat, number = play.hands[index].seat, number_of(play, index)
    if chance.random() < 0.8:
        yield Decide(seat, "split", number)
    for choice in chance.sample(("hit", "stand", "double", "hit", "stand", "surrender"), 6):
        less = choice == "double" and chance.random() < 0.5
        yield Decide(seat, choice, number, table.rules.chips_cents[0] * chance.randint(1, 9) if less else 0)


@cache
def played(game: AnyGame, number: int) -> tuple[Table, Referee]:
    """A session under one mixture of options, every step of it judged."""
    table = open_table(game, "", **mixture(game, number))
    assert isinstance(table.rules, BlackjackRules)
    referee, chance = Referee(table.rules), Random(number)
    for _ in range(STEPS):
        action = next_action(table, chance)
        acting, hole = _acting(table), _hole(table, action)
        referee.hears(action, table.do(action).events, hole, acting)
        assert _money(table.state) == table.state.bought_cents, action
        assert min(seat.cents for seat in table.state.seats) >= 0
        _limits_hold(table)
    return table, referee


def _money(state: State[Any]) -> int:
    return sum(seat.cents for seat in state.seats) + sum(bet.cents for bet in state.bets) + state.house_cents


def _hole(table: Table, action: Action) -> str:
    """The dealer's closed card: it lies there, or it is the last card of the deal that comes now."""
    dealer = table.state.play.dealer
    if len(dealer) < 2 and isinstance(action, Resolve):
        return CARDS[action.picks[-1]]
    return str(dealer[1]) if len(dealer) > 1 else ""


def _acting(table: Table) -> str:
    play = table.state.play
    index = current(play) if table.state.phase == "playing" else -1
    return str(play.hands[index].place) if index >= 0 else ""


def _limits_hold(table: Table) -> None:
    """Four hands at most from one, additions within the wager, insurance within half of it and the next chip."""
    hands = [(hand.spot, hand.box) for hand in table.state.play.hands]
    assert all(hands.count(box) <= 4 for box in hands)
    bets, chip = table.state.bets, table.rules.chips_cents[0]
    lying = {place_of(bet.key): bet.cents for bet in bets if bet.key.wager not in ("double_down", "insurance")}
    for bet in bets:
        if bet.key.wager == "double_down":
            assert bet.cents <= lying[place_of(bet.key)]
        elif bet.key.wager == "insurance":
            insured = lying.get(f"hand.{bet.key.spot}.{int(bet.key.on or 1) - 1}")
            assert insured is None or 2 * bet.cents < insured + 2 * chip, "a hand over 21 leaves its insurance behind"


TABLES = [pytest.param(game, number, id=f"{game.id}-{number}") for game in GAMES for number in range(MIXTURES)]


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_every_settlement_is_what_the_cards_say(game: AnyGame, number: int) -> None:
    _, referee = played(game, number)
    assert referee.counted, "something was settled"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_mixtures_bring_about_everything_that_can_be_settled(game: AnyGame) -> None:
    found = {what for number in range(MIXTURES) for what in played(game, number)[1].counted}
    only_at_switch = {"dealer's 22"} if game.id == "blackjack_switch" else set()
    assert found == EVERYTHING | only_at_switch


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_mixtures_bring_about_every_decision_and_irregularity(game: AnyGame) -> None:
    done = [entry.action for number in range(MIXTURES) for entry in played(game, number)[0].log]
    assert {action.choice for action in done if isinstance(action, Decide)} == {row.id for row in game.decisions}
    wrong = {action.code for action in done if isinstance(action, RaiseIrregularity)}
    assert wrong == {row.id for row in game.irregularities}
    assert {action.step for action in done if isinstance(action, Proceed)} >= {"burn", "show_burn", "close_insurance"}


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_sessions_are_replayed_and_states_written_down_as_they_are(game: AnyGame, number: int) -> None:
    table, _ = played(game, number)
    again = replay(game, from_json(to_json(record(table))))
    assert (again.log, again.state, again.rules) == (table.log, table.state, table.rules)
    assert state_from_json(game, state_to_json(table.state)) == table.state


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_why_not_agrees_with_apply_at_every_step(game: AnyGame, number: int) -> None:
    session, _ = played(game, number)
    table, chance = Table(game, session.rules), Random(number)
    for entry in session.log:
        wish = any_wish(table, chance)
        refusal = table.why_not(wish)
        if refusal is None:
            after = game.apply(table.rules, table.state, wish).state
            assert _money(after) == after.bought_cents, wish
        else:
            with pytest.raises(IllegalAction) as caught:
                game.apply(table.rules, table.state, wish)
            assert caught.value.refusal == refusal
        table.do(entry.action)
