"""The command line: every command with and without JSON, and what it says when it cannot do what it was asked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from feltwright import resources
from feltwright.cli import main
from feltwright.engine import catalog
from feltwright.regulations import HOUSE

GOOD = """
format = 1
title = "One spin"
game = "roulette"
[[seat]]
name = "Ann"
bankroll = 100
colour = "red"
[[step]]
bet = "red"
amount = 10
caption = "Ann bets red."
[[step]]
bet = "black"
amount = 1000
refused = "NOT_ENOUGH_MONEY"
[[step]]
spin = 1
[[step]]
expect = { balances = { 1 = 110 } }
"""
FAILING = GOOD.replace("1 = 110", "1 = 111")
BAD = GOOD.replace("roulette", "tiddlywinks").replace("amount = 10\n", "amount = 1.5\n")


class Cli:
    """Runs commands and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.code = 0
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: str | Path) -> Cli:
        self.code = main([str(argument) for argument in arguments])
        self.out, self.err = self.capsys.readouterr()
        return self

    @property
    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Any:
    """Writes a scenario and gives its path."""

    def write(text: str, name: str = "spin.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


# games, wagers, options, errata


def test_games_lists_every_game_with_its_profiles(cli: Cli) -> None:
    assert cli("games").code == 0
    for game in catalog.games():
        assert f"{game.id} " in cli.out
    listed = cli("games", "--json").json
    assert [game["id"] for game in listed] == list(catalog.IDS)
    assert all(set(game) == {"id", "name", "kind", "profiles"} for game in listed)
    craps = next(game for game in listed if game["id"] == "craps")
    assert [profile["id"] for profile in craps["profiles"]] == ["003", "001"]


def test_wagers_lists_every_key_with_its_exact_edge(cli: Cli) -> None:
    rows = {row["id"]: row for row in cli("wagers", "craps", "--json").json}
    assert cli.code == 0
    assert set(rows) == {str(key) for key in catalog.game("craps").rules_for().book}
    assert rows["pass"]["edge"]["fraction"] == "7/495"
    assert rows["place_win:6"]["edge"]["fraction"] == "1/66"
    assert rows["place_win:6"]["pays"] == [{"odds": "7 to 6", "when": ""}]
    assert (rows["place_win:6"]["clause"], rows["place_win:6"]["unit_cents"]) == ("003 §1.B.1.e", 600)
    assert rows["come:4"]["edge"] is None


def test_wagers_prints_a_row_for_what_pays_and_costs_the_same(cli: Cli) -> None:
    assert cli("wagers", "roulette").code == 0
    (five,) = [line for line in cli.out.splitlines() if line.startswith("five_number")]
    assert "3/38 = 7.895% per bet" in five
    (split,) = [line for line in cli.out.splitlines() if line.startswith("split")]
    assert "Split" in split
    assert "(62)" in split


def test_wagers_follows_profile_and_options(cli: Cli) -> None:
    single = cli("wagers", "roulette", "--profile", "003_single_zero", "--json").json
    assert not [row for row in single if row["wager"] == "five_number"]
    assert {row["edge"]["fraction"] for row in single} == {"1/37"}
    revised = cli("wagers", "big_six", "--option", "pays_table.joker=45:1", "--json").json
    assert next(row for row in revised if row["on"] == "joker")["pays"][0]["odds"] == "45 to 1"


@pytest.mark.parametrize("game", catalog.IDS)
def test_options_lists_every_option_with_its_value_and_clause(cli: Cli, game: str) -> None:
    options = catalog.game(game).options
    assert cli("options", game).code == 0
    assert len(cli.out.splitlines()) == len(options) + 2
    listed = cli("options", game, "--json").json
    assert [row["name"] for row in listed] == [option.name for option in options]
    assert all(row["clause"] for row in listed)


def test_options_shows_the_values_of_a_profile(cli: Cli) -> None:
    text = {row["name"]: row["value"] for row in cli("options", "craps", "--profile", "001", "--json").json}
    assert (text["text"], text["match_play"], text["minimum_cents"]) == ("001", True, 500)


def test_errata_lists_the_register_or_one_game_of_it(cli: Cli) -> None:
    everything = cli("errata", "--json").json
    assert {row["game"] for row in everything} == {*catalog.IDS, HOUSE}
    craps = cli("errata", "craps", "--json").json
    assert craps == [row for row in everything if row["game"] in ("craps", HOUSE)]
    assert cli("errata", "craps").code == 0
    assert "CRA-1 " in cli.out
    assert "POK-1 " not in cli.out
    assert "POK-1 " in cli("errata").out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("wagers", "whist"), "whist"),
        (("options", "whist"), "whist"),
        (("errata", "whist"), "whist"),
        (("wagers", "craps", "--profile", "Atlantis"), "Atlantis"),
        (("options", "craps", "--profile", "Atlantis"), "Atlantis"),
        (("wagers", "craps", "--option", "napkins=4"), "napkins"),
        (("wagers", "craps", "--option", "odds_multiple=lots"), "odds_multiple"),
        (("options", "craps", "--option", "odds_multiple"), "odds_multiple"),
    ],
)
def test_what_is_unknown_is_named_and_ends_with_2(cli: Cli, arguments: tuple[str, ...], named: str) -> None:
    assert cli(*arguments).code == 2
    assert cli.out == ""
    assert named in cli.err
    assert cli.err.startswith("feltwright: ")


def test_everything_wrong_with_the_options_is_said_at_once(cli: Cli) -> None:
    cli("options", "craps", "--option", "napkins=4", "--option", "odds_multiple=lots")
    assert len(cli.err.splitlines()) == 2


# scenario


def test_scenario_run_prints_events_and_then_wagers(cli: Cli, file: Any) -> None:
    assert cli("scenario", "run", file(GOOD), "--json").code == 0
    kinds = [line["line"] for line in cli.json]
    assert kinds == sorted(kinds, key=lambda kind: kind == "wager")
    assert kinds.count("refused") == 1
    (wager,) = [line for line in cli.json if line["line"] == "wager"]
    assert (wager["wager"], wager["result"], wager["odds"], wager["net_cents"]) == ("red", "win", "1 to 1", 1000)
    assert cli.err == ""


def test_scenario_run_tells_the_story(cli: Cli, file: Any) -> None:
    assert cli("scenario", "run", file(GOOD)).code == 0
    assert cli.out.startswith("One spin (roulette)\n")
    assert "\n  Ann bets red.\n" in cli.out
    assert "   2  refused: That takes $1,000" in cli.out
    assert "Ann: Red $10 win at 1 to 1, net $10 [003 §2.B.1]" in cli.out


def test_scenario_run_calls_doubled_hands_as_the_window_does(cli: Cli) -> None:
    path = resources.path("resources/scenarios/blackjack/doubling_for_less.toml")
    assert cli("scenario", "run", str(path)).code == 0
    assert "Double down, hand 1 at 1" in cli.out
    assert "Ann: Double down, hand 1 $5 win" in cli.out
    assert "double_down" not in cli.out


def test_scenario_run_says_which_expectation_does_not_hold(cli: Cli, file: Any) -> None:
    path = file(FAILING)
    assert cli("scenario", "run", path).code == 1
    assert cli.err == f"{path}: step 4: balance of seat 1 in cents: expected 11100, found 11000\n"
    assert cli("scenario", "run", path, "--json").code == 1
    (failed,) = [line for line in cli.json if line["line"] == "failed"]
    assert failed["step"] == 4


def test_scenario_run_lists_everything_wrong_with_a_file(cli: Cli, file: Any) -> None:
    path = file(BAD)
    assert cli("scenario", "run", path).code == 2
    assert len(cli.err.splitlines()) == 2
    assert "tiddlywinks" in cli.err
    assert cli("scenario", "run", path, "--json").code == 2
    assert [(line["line"], line["file"], line["code"]) for line in cli.json] == [
        ("problem", str(path), "UNKNOWN_GAME"),
        ("problem", str(path), "BAD_MONEY"),
    ]


def test_scenario_run_tells_several_files_apart(cli: Cli, file: Any) -> None:
    good, failing = file(GOOD, "good.toml"), file(FAILING, "failing.toml")
    assert cli("scenario", "run", good, failing, "--json").code == 1
    assert [line["file"] for line in cli.json if line["line"] == "file"] == [str(good), str(failing)]


def test_scenario_check_says_which_files_hold(cli: Cli, file: Any) -> None:
    good, failing, bad = file(GOOD, "good.toml"), file(FAILING, "failing.toml"), file(BAD, "bad.toml")
    assert cli("scenario", "check", good).code == 0
    assert cli.out == f"{good}: holds\n"
    assert cli("scenario", "check", good, failing).code == 1
    assert f"{failing}: FAILS\n  step 4: balance of seat 1" in cli.out
    assert cli("scenario", "check", bad, good).code == 2
    assert f"{bad}: 2 problems\n" in cli.out


def test_scenario_check_prints_one_object_a_file(cli: Cli, file: Any) -> None:
    good, failing, bad = file(GOOD, "good.toml"), file(FAILING, "failing.toml"), file(BAD, "bad.toml")
    assert cli("scenario", "check", good, failing, bad, "--json").code == 2
    assert [(row["ok"], len(row["problems"]), len(row["failures"])) for row in cli.json] == [
        (True, 0, 0),
        (False, 0, 1),
        (False, 2, 0),
    ]
    assert all(list(row) == ["file", "ok", "problems", "failures"] for row in cli.json)


@pytest.mark.parametrize("verb", ["run", "check"])
def test_a_scenario_that_is_not_there_is_named(cli: Cli, tmp_path: Path, verb: str) -> None:
    path = tmp_path / "nowhere.toml"
    assert cli("scenario", verb, path).code == 2
    assert str(path) in cli.out + cli.err


# layout


def test_layout_check_binds_what_is_shipped(cli: Cli) -> None:
    paths = sorted(resources.path("layouts").glob("*.toml"))
    assert cli("layout", "check", *paths, "--json").code == 0
    assert [row["file"] for row in cli.json] == [str(path) for path in paths]
    assert all(row["ok"] and row["areas"] for row in cli.json)
    assert cli("layout", "check", paths[0]).code == 0
    assert "L6.1 note" in cli.out


def test_layout_check_lists_what_is_wrong(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    path.write_text('format = 1\ngame = "tiddlywinks"\n')
    assert cli("layout", "check", path).code == 1
    assert "tiddlywinks" in cli.out
    assert cli("layout", "check", path, "--json").code == 1
    (row,) = cli.json
    assert not row["ok"]
    assert "UNKNOWN_GAME" in [problem["code"] for problem in row["problems"]]
    assert cli("layout", "check", tmp_path / "nowhere.toml").code == 1
    assert "nowhere.toml" in cli.out


def test_layout_check_names_an_unknown_profile(cli: Cli) -> None:
    felt = resources.path("layouts/craps.toml")
    assert cli("layout", "check", felt, "--profile", "Atlantis").code == 1
    assert "Atlantis" in cli.out


# The command itself


@pytest.mark.parametrize("arguments", [["dance"], ["scenario"], ["scenario", "sing"], ["wagers"], ["games", "--xml"]])
def test_an_unknown_or_half_command_ends_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: feltwright" in capsys.readouterr().err


def test_python_m_feltwright_is_the_same_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "feltwright", "games", "--json"], capture_output=True, encoding="utf-8", check=True
    )
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == list(catalog.IDS)
    assert done.stderr == ""
