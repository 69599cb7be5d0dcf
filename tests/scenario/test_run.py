"""Scenarios in play: the shipped ones hold, refusals and failures are named, and every payment can be worked out."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from feltwright import regulations, resources
from feltwright.engine import catalog, events
from feltwright.engine.events import BetSettled
from feltwright.scenario import Run, load_file, load_text
from feltwright.scenario.lines import event_lines, wager_lines

FOLDER = resources.path("resources/scenarios")
SHIPPED = sorted(FOLDER.glob("*/*.toml"))
shipped = pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.stem}")

WAGER_KEYS = (
    "line step seat player wager on spot amount_cents coupon_cents result odds parts won_cents lost_cents "
    "commission_cents net_cents clause"
).split()


def play(steps: str, game: str = "craps", head: str = "") -> Run:
    """A run of some steps by Ann, who has a hundred dollars, played to the end."""
    seat = '[[seat]]\nname = "Ann"\nbankroll = 100\ncolour = "red"\n'
    run = Run(load_text(f'format = 1\ntitle = "x"\ngame = "{game}"\n{head}\n{seat}{steps}'))
    run.finish()
    return run


def failures(run: Run) -> list[tuple[int, str]]:
    """Every expectation that does not hold, by its step."""
    return [(outcome.step.number, text) for outcome in run.outcomes for text in outcome.failures]


def lines(run: Run) -> list[dict[str, Any]]:
    """Everything a run prints."""
    said = [*(line for outcome in run.outcomes for line in event_lines(outcome)), *wager_lines(run)]
    return [json.loads(json.dumps(line)) for line in said]


# What is shipped


def test_every_game_ships_five_scenarios_a_tour_and_irregularities() -> None:
    assert {path.parent.name for path in SHIPPED} == set(catalog.IDS)
    for game in catalog.IDS:
        paths = [path for path in SHIPPED if path.parent.name == game]
        assert len(paths) >= 5
        assert FOLDER / game / "tour.toml" in paths
        assert sum('irregularity = "' in path.read_text(encoding="utf-8") for path in paths) >= 1


@shipped
def test_a_shipped_scenario_holds(path: Path) -> None:
    run = Run(load_file(path))
    run.finish()
    assert failures(run) == []


@shipped
def test_a_shipped_scenario_teaches_captions_points_and_expects(path: Path) -> None:
    scenario = load_file(path)
    assert scenario.game == path.parent.name
    assert scenario.teaches
    assert sum(bool(step.caption) for step in scenario.steps) >= 3
    assert any(step.point_at for step in scenario.steps)
    expected = [step.expect for step in scenario.steps if step.expect]
    assert any(expect.results for expect in expected)
    assert any(expect.balances for expect in expected)


@shipped
def test_a_shipped_scenario_expects_every_settlement_it_makes(path: Path) -> None:
    """Worked examples leave nothing out: every payment is one that was worked out by hand."""
    run = Run(load_file(path))
    run.finish()
    made = Counter(
        str(event.key)
        for outcome in run.outcomes
        for entry in outcome.entries
        for event in entry.events
        if isinstance(event, BetSettled)
    )
    expected = [step.expect for step in run.scenario.steps if step.expect]
    assert made == Counter(result.wager for expect in expected for result in expect.results or ())
    assert all(result.net_cents is not None for expect in expected for result in expect.results or ())


@shipped
def test_a_shipped_scenario_cites_clauses_that_exist(path: Path) -> None:
    run = Run(load_file(path))
    run.finish()
    for line in lines(run):
        clause = line.get("clause", line.get("cite", ""))
        assert not clause or regulations.is_known(clause)


@shipped
def test_money_is_conserved_in_a_shipped_scenario(path: Path) -> None:
    run = Run(load_file(path))
    run.finish()
    state = run.table.state
    there = sum(seat.cents for seat in state.seats) + sum(bet.cents for bet in state.bets) + state.house_cents
    assert there == state.bought_cents


# Every payment can be worked out from its own line


def worked_out(line: dict[str, Any]) -> tuple[int, int]:
    """Won and lost, from nothing but the stakes, results and odds of the line."""
    if line["parts"]:
        assert sum(part["amount_cents"] for part in line["parts"]) == line["amount_cents"]
        won = sum(times(part["amount_cents"], part["odds"]) for part in line["parts"] if part["result"] == "win")
        return won, sum(part["amount_cents"] for part in line["parts"] if part["result"] == "lose")
    if line["result"] == "win":
        return times(line["amount_cents"] + line["coupon_cents"], line["odds"]), 0
    return 0, line["amount_cents"] if line["result"] == "lose" else 0


def times(cents: int, odds: str) -> int:
    pays, to = odds.split(" to ")
    won = Fraction(cents) * int(pays) / int(to)
    assert won.denominator == 1, "a wager that cannot be paid exactly was taken"
    return int(won)


@shipped
def test_every_wager_line_can_be_checked_by_hand(path: Path) -> None:
    run = Run(load_file(path))
    run.finish()
    gained: Counter[int] = Counter()
    for line in wager_lines(run):
        assert list(line) == WAGER_KEYS
        assert line == json.loads(json.dumps(line))
        if line["result"] == "stands":
            assert (line["step"], line["won_cents"], line["lost_cents"], line["net_cents"]) == (None, 0, 0, 0)
            gained[line["seat"]] -= line["amount_cents"] + line["commission_cents"]
            continue
        won, lost = worked_out(line)
        assert (line["won_cents"], line["lost_cents"]) == (won, lost)
        assert line["net_cents"] == won - lost - line["commission_cents"]
        gained[line["seat"]] += line["net_cents"]
    if not any(isinstance(event, events.SeatLeft) for entry in run.table.log for event in entry.events):
        bought = {seat.seat: seat.cents for seat in run.scenario.seats}
        owed = getattr(run.table.state.play, "owed", (0,) * 20)
        for seat, cents in bought.items():
            assert run.table.state.seats[seat - 1].cents == cents + gained[seat] + owed[seat - 1]


@shipped
def test_every_event_line_has_its_step_kind_and_fields(path: Path) -> None:
    run = Run(load_file(path))
    run.finish()
    for outcome in run.outcomes:
        for line in event_lines(outcome):
            assert json.dumps(line)
            assert line["step"] == outcome.step.number
            if line["line"] == "event":
                kind = getattr(events, line["event"])
                says = {"says"} if line["event"] == "Announced" else set()
                assert set(line) == {"line", "step", "event", *kind.__struct_fields__, *says}
            else:
                assert list(line) == ["line", "step", "code", "words", "clause", "params"]
                assert line["code"] == outcome.step.refused


def test_parts_coupon_commission_and_a_standing_wager_are_on_their_lines() -> None:
    run = play(
        """
        [[step]]
        decide = "accept_dice"
        [[step]]
        decide = "choose_dice"
        [[step]]
        bet = "pass"
        amount = 10
        tender = "match_play"
        [[step]]
        bet = "world"
        amount = 5
        [[step]]
        bet = "buy:4"
        amount = 20
        [[step]]
        roll = [6, 1]
        """,
        head='profile = "001"',
    )
    world, passed, buy = wager_lines(run)
    assert (world["result"], world["won_cents"], world["lost_cents"], world["net_cents"]) == ("push", 400, 400, 0)
    assert [(part["wager"], part["result"], part["odds"]) for part in world["parts"]] == [
        ("craps_2", "lose", None),
        ("craps_3", "lose", None),
        ("any_seven", "win", "4 to 1"),
        ("eleven", "lose", None),
        ("craps_12", "lose", None),
    ]
    assert (passed["amount_cents"], passed["coupon_cents"], passed["odds"]) == (1000, 1000, "1 to 1")
    assert passed["net_cents"] == 2000
    assert (buy["wager"], buy["on"], buy["result"], buy["commission_cents"]) == ("buy", "4", "stands", 100)


def test_a_wager_line_names_the_player_who_made_it() -> None:
    run = play(
        """
        [[step]]
        bet = "red"
        amount = 5
        [[step]]
        spin = 2
        [[step]]
        leave = 1
        [[step]]
        sit = "Bob"
        amount = 50
        colour = "blue"
        [[step]]
        bet = "black"
        amount = 5
        """,
        "roulette",
    )
    assert [(line["player"], line["wager"], line["result"]) for line in wager_lines(run)] == [
        ("Ann", "red", "lose"),
        ("Bob", "black", "stands"),
    ]


# Refusals


def test_a_refused_step_changes_nothing_and_the_run_goes_on() -> None:
    run = play(
        """
        [[step]]
        bet = "red"
        amount = 500
        refused = "NOT_ENOUGH_MONEY"
        [[step]]
        bet = "red"
        amount = 50
        [[step]]
        [step.expect]
        bets = [{ wager = "red", amount = 50 }]
        balances = { 1 = 50 }
        """,
        "roulette",
    )
    assert failures(run) == []
    (line,) = event_lines(run.outcomes[1])
    assert line == {
        "line": "refused",
        "step": 1,
        "code": "NOT_ENOUGH_MONEY",
        "words": "That takes $500, and there is only $100 in the rack.",
        "clause": "",
        "params": {"bankroll": "10000", "needed": "50000"},
    }


def test_a_refusal_nobody_announced_fails() -> None:
    run = play('[[step]]\nbet = "red"\namount = 500\n', "roulette")
    assert failures(run) == [(1, "expected to be done, but was refused with NOT_ENOUGH_MONEY")]
    assert [line["line"] for line in event_lines(run.outcomes[1])] == ["refused", "failed"]


def test_an_announced_refusal_that_does_not_come_fails() -> None:
    run = play('[[step]]\nbet = "red"\namount = 5\nrefused = "NO_MORE_BETS"\n', "roulette")
    assert failures(run) == [(1, "expected to be refused with NO_MORE_BETS, but was done")]
    run = play('[[step]]\nbet = "red"\namount = 500\nrefused = "NO_MORE_BETS"\n', "roulette")
    assert failures(run) == [(1, "expected to be refused with NO_MORE_BETS, but was refused with NOT_ENOUGH_MONEY")]


def test_players_who_cannot_sit_down_fail_before_the_first_step() -> None:
    run = play('[[seat]]\nname = "Bob"\nbankroll = 100\ncolour = "red"\n[[step]]\nnote = "x"\n', "roulette")
    assert failures(run) == [(0, "expected to be done, but was refused with COLOUR_IN_USE")]


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("roll = [1, 1]", "WRONG_DEVICE"),
        ("spin = 37", "IMPOSSIBLE_OUTCOME"),
        ('spin = ["1", "2", "x"]', "IMPOSSIBLE_OUTCOME"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused(step: str, code: str) -> None:
    run = play(f"[[step]]\n{step}\n", "roulette")
    assert failures(run) == [(1, f"expected to be done, but was refused with {code}")]


def test_an_outcome_before_its_time_is_refused() -> None:
    run = play('[[step]]\nroll = [1, 1]\nrefused = "NOTHING_LEFT_TO_CHANCE"\n')
    assert failures(run) == []


def test_a_list_of_outcomes_goes_on_to_the_spins_after_it() -> None:
    run = play('[[step]]\nspin = ["8S", "9S"]\n[[step]]\nexpect = { facts = { stand = "8S 9S" } }\n', "pokette")
    assert failures(run) == []


def test_advance_does_the_usual_up_to_chance() -> None:
    run = play('[[step]]\nadvance = true\n[[step]]\nexpect = { bets = [{ wager = "pass", amount = 5 }] }\n')
    assert failures(run) == []
    assert run.table.needs() is not None


# Expectations


ROUND = '[[step]]\nbet = "red"\namount = 10\n[[step]]\nspin = 1\n[[step]]\n'


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('phase = "running"', "phase: expected running, found betting"),
        ('announced = ["NO_SPIN"]', "announced: expected ['NO_SPIN'], found ['NO_MORE_BETS', 'NUMBER_IS']"),
        ('ruled = ["foreign_object:void"]', "ruled: expected ['foreign_object:void'], found []"),
        ('noted = ["DICE_CHOSEN"]', "noted: expected ['DICE_CHOSEN'], found []"),
        ('bets = [{ wager = "red", amount = 10 }]', "bets: expected [(1, 'red', 1000)], found []"),
        ("balances = { 1 = 100 }", "balance of seat 1 in cents: expected 10000, found 11000"),
        ('facts = { crown = "2" }', "crown: expected 2, found 1"),
        ("results = []", "results: expected 0 settlements, found 1 (red win)"),
        ('results = [{ seat = 2, wager = "red", result = "win" }]', "results[1] seat: expected 2, found 1"),
        ('results = [{ wager = "odd", result = "win" }]', "results[1] wager: expected odd, found red"),
        ('results = [{ wager = "red", result = "lose" }]', "results[1] result: expected lose, found win"),
        (
            'results = [{ wager = "red", result = "win", net = 20 }]',
            "results[1] net_cents: expected 2000, found 1000",
        ),
        (
            'results = [{ wager = "red", result = "win", amount = 5 }]',
            "results[1] amount_cents: expected 500, found 1000",
        ),
        (
            'results = [{ wager = "red", result = "win", commission = 1 }]',
            "results[1] commission_cents: expected 100, found 0",
        ),
        (
            'results = [{ wager = "red", result = "win", odds = "2:1" }]',
            "results[1] odds: expected 2 to 1, found 1 to 1",
        ),
        (
            'results = [{ wager = "red", result = "win", clause = "003 §9" }]',
            "results[1] clause: expected 003 §9, found 003 §2.B.1",
        ),
    ],
)
def test_an_expectation_that_does_not_hold_is_named(expect: str, found: str) -> None:
    run = play(f"{ROUND}[step.expect]\n{expect}\n", "roulette")
    assert failures(run) == [(3, found)]
    (line,) = event_lines(run.outcomes[3])
    assert line == {"line": "failed", "step": 3, "expectation": found}


def test_expectations_look_back_to_the_one_before() -> None:
    run = play(
        f'{ROUND}expect = {{ announced = ["NO_MORE_BETS", "NUMBER_IS"] }}\n'
        '[[step]]\nexpect = { results = [{ wager = "red", result = "win" }] }\n'
        '[[step]]\nnote = "Nothing happens"\n'
        '[[step]]\nexpect = { results = [{ wager = "red", result = "win" }] }\n'
        '[[step]]\nbet = "red"\namount = 5\n[[step]]\nspin = 1\n[[step]]\nspin = 2\n'
        '[[step]]\nexpect = { results = [{ wager = "red", result = "win", amount = 5 }] }\n',
        "roulette",
    )
    assert failures(run) == []


def test_two_things_wrong_are_two_failures() -> None:
    run = play(f'{ROUND}expect = {{ phase = "running", balances = {{ 1 = 1 }} }}\n', "roulette")
    assert [number for number, _ in failures(run)] == [3, 3]


# The documentation


README = (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_documentation_holds_and_prints_what_it_says() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    (printed,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    run = Run(load_text(example))
    run.finish()
    assert failures(run) == []
    said = lines(run)
    for text in printed.splitlines():
        assert json.loads(text) in said
    assert said[-1]["result"] == "stands"


def test_the_documentation_names_every_key() -> None:
    from feltwright.scenario.model import Expect, ExpectedBet, ExpectedResult
    from feltwright.scenario.steps import KINDS, PARTICULARS

    named = set(re.findall(r"[a-z_]+", README))
    shown = {name.removesuffix("_cents") for kind in (Expect, ExpectedResult) for name in kind.__struct_fields__}
    assert {*KINDS, *PARTICULARS, *shown, *WAGER_KEYS} <= named
    assert {"seat", "wager", "cents"} == set(ExpectedBet.__struct_fields__)


def test_3_K_1_the_deck_that_runs_out_is_made_up_from_the_discards() -> None:
    path = next(path for path in SHIPPED if path.stem == "the_deck_runs_out")
    run = Run(load_file(path))
    run.finish()
    noted = [
        line for outcome in run.outcomes for line in event_lines(outcome) if line.get("what") == "DISCARDS_SHUFFLED"
    ]
    assert [line["cite"] for line in noted] == ["003 §3.K.1"]
