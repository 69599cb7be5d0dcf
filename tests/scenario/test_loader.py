"""Scenario files: every fault is found, named and placed, and no text whatever crashes the loader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from feltwright import resources
from feltwright.engine import catalog
from feltwright.engine.actions import CallBet, Decide, PlaceBet, RaiseIrregularity, TakeSeat
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import FileProblem
from feltwright.scenario import Run, Scenario, ScenarioError, load_file, load_text
from feltwright.scenario.steps import KINDS
from feltwright.wording import file_problem_words

HEAD = 'format = 1\ntitle = "A table"\ngame = "craps"\n'
SEAT = '[[seat]]\nname = "Ann"\nbankroll = 100\n'
STEP = '[[step]]\nbet = "pass"\namount = 5\n'
GOOD = HEAD + SEAT + STEP


def problems(text: str) -> list[tuple[str, str, str]]:
    """Entry, key and code of everything wrong with a file."""
    with pytest.raises(ScenarioError) as caught:
        load_text(text)
    return [(problem.entry, problem.key, problem.code) for problem in caught.value.problems]


def step_problems(step: str, head: str = HEAD) -> list[tuple[str, str]]:
    """Key and code of everything wrong with one step."""
    found = problems(f"{head}{SEAT}[[step]]\n{step}\n")
    assert {entry for entry, _, _ in found} == {"step[1]"}
    return [(key, code) for _, key, code in found]


def loaded(step: str, head: str = HEAD) -> Any:
    """The first step of a good file."""
    return load_text(f"{head}{SEAT}[[step]]\n{step}\n").steps[0]


def test_a_good_file_is_what_it_says() -> None:
    scenario = load_text(GOOD, "ann.toml")
    assert (scenario.file, scenario.title, scenario.game, scenario.profile) == ("ann.toml", "A table", "craps", "")
    assert scenario.seats == (TakeSeat(1, "Ann", 10_000),)
    assert scenario.steps[0].action == PlaceBet(1, BetKey("pass"), 500)


# The file as a whole


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("format = ", ("", "", "NOT_TOML")),
        ("a = " + "[" * 5000, ("", "", "NESTED_TOO_DEEPLY")),
        ("#" * 2_000_001, ("", "", "TOO_LARGE")),
        (GOOD.replace("format = 1", "format = 2"), ("", "format", "NEWER_FORMAT")),
        (GOOD.replace("format = 1", "format = 0"), ("", "format", "BAD_NUMBER")),
        (GOOD.replace("format = 1", 'format = "1"'), ("", "format", "WRONG_TYPE")),
        (GOOD.replace("format = 1", "format = true"), ("", "format", "WRONG_TYPE")),
        (GOOD.replace("format = 1\n", ""), ("", "format", "MISSING_KEY")),
        (GOOD.replace('title = "A table"\n', ""), ("", "title", "MISSING_KEY")),
        (GOOD.replace("A table", " "), ("", "title", "EMPTY_TEXT")),
        (GOOD.replace("A table", "x" * 401), ("", "title", "TEXT_TOO_LONG")),
        (GOOD.replace("craps", "tiddlywinks"), ("", "game", "UNKNOWN_GAME")),
        (GOOD.replace('game = "craps"\n', ""), ("", "game", "MISSING_KEY")),
        (HEAD + 'profile = "Atlantis"\n' + SEAT + STEP, ("", "profile", "UNKNOWN_PROFILE")),
        (HEAD + "dealer = 3\n" + SEAT + STEP, ("", "dealer", "UNKNOWN_KEY")),
        (HEAD + "options = 3\n" + SEAT + STEP, ("", "options", "WRONG_TYPE")),
        (HEAD + "options.colour = 3\n" + SEAT + STEP, ("", "options.colour", "UNKNOWN_OPTION")),
        (HEAD + "options.odds_multiple = 'many'\n" + SEAT + STEP, ("", "options.odds_multiple", "BAD_VALUE")),
        (HEAD + "options.minimum_cents = 5000\n" + SEAT + STEP, ("", "options.minimum_cents", "ABOVE_MAXIMUM")),
        (HEAD + STEP, ("", "seat", "MISSING_KEY")),
        (HEAD + SEAT, ("", "step", "MISSING_KEY")),
        (HEAD + "step = 3\n" + SEAT, ("", "step", "WRONG_TYPE")),
        (HEAD + "seat = [1]\n" + STEP, ("", "seat", "WRONG_TYPE")),
    ],
)
def test_a_fault_of_the_file_is_named_alone(text: str, place: tuple[str, str, str]) -> None:
    assert problems(text) == [place]


def test_a_file_that_is_not_there_or_no_text_is_refused_under_its_path(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none.toml", "UNREADABLE"), (tmp_path, "NOT_A_FILE")):
        with pytest.raises(ScenarioError) as caught:
            load_file(path)
        assert [(problem.file, problem.code) for problem in caught.value.problems] == [(str(path), code)]
    (tmp_path / "latin.toml").write_bytes(b'title = "caf\xe9"')
    with pytest.raises(ScenarioError) as caught:
        load_file(tmp_path / "latin.toml")
    assert caught.value.problems[0].code == "NOT_UTF8"


def test_a_file_is_loaded_under_its_path(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD)
    assert load_file(tmp_path / "good.toml").file == str(tmp_path / "good.toml")


# Seats


@pytest.mark.parametrize(
    ("seat", "place"),
    [
        ("bankroll = 100", ("name", "MISSING_KEY")),
        ('name = "Ann"', ("bankroll", "MISSING_KEY")),
        ('name = "Ann"\nbankroll = 9.5', ("bankroll", "BAD_MONEY")),
        ('name = "Ann"\nbankroll = "9.505"', ("bankroll", "BAD_MONEY")),
        ('name = "Ann"\nbankroll = 99999999999999', ("bankroll", "BAD_MONEY")),
        ('name = "Ann"\nbankroll = 100\nseat = 9', ("seat", "BAD_NUMBER")),
        ('name = "Ann"\nbankroll = 100\nseat = 1.5', ("seat", "BAD_NUMBER")),
        ('name = "Ann"\nbankroll = 100\nhat = "blue"', ("hat", "UNKNOWN_KEY")),
    ],
)
def test_a_fault_of_a_seat_is_named_alone(seat: str, place: tuple[str, str]) -> None:
    assert problems(f"{HEAD}[[seat]]\n{seat}\n{STEP}") == [("seat[1]", *place)]


def test_a_seat_is_taken_once() -> None:
    assert problems(HEAD + SEAT + SEAT.replace("100", "100\nseat = 1") + STEP) == [("seat[2]", "seat", "BAD_SEAT")]


# Steps


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ("", ("", "EMPTY_STEP")),
        ('caption = "Look"', ("", "EMPTY_STEP")),
        ("seat = 2\namount = 5", ("", "EMPTY_STEP")),
        ('bet = "pass"\nroll = [1, 2]\namount = 5', ("roll", "TWO_STEPS_IN_ONE")),
        ('bet = "pass"', ("amount", "MISSING_KEY")),
        ('bet = "pass"\namount = true', ("amount", "BAD_MONEY")),
        ('bet = "pass"\namount = 5\nseat = 0', ("seat", "BAD_NUMBER")),
        ('bet = "pass"\namount = 5\nseat = 2.5', ("seat", "BAD_NUMBER")),
        ('bet = "pass"\namount = 5\nseat = "two"', ("seat", "WRONG_TYPE")),
        ('bet = "pass"\namount = 5\nmood = "good"', ("mood", "UNKNOWN_KEY")),
        ('bet = "pass"\namount = 5\nconfirmed_by = "dealer"', ("confirmed_by", "WRONG_TYPE")),
        ('bet = "pass@left"\namount = 5', ("bet", "BAD_WAGER")),
        ('bet = "passs"\namount = 5', ("bet", "UNKNOWN_WAGER")),
        ('bet = "pass:"\namount = 5', ("bet", "UNKNOWN_WAGER")),
        ('remove = "place_win:7"', ("remove", "UNKNOWN_WAGER")),
        ('call = "place_win:6"', ("on", "MISSING_KEY")),
        ('call = "place_win:6"\non = "yes"', ("on", "WRONG_TYPE")),
        ('proceed = "shuffle"', ("proceed", "UNKNOWN_STEP")),
        ('decide = "double_down"', ("decide", "UNKNOWN_DECISION")),
        ('decide = "accept_dice"\nhand = -1', ("hand", "BAD_NUMBER")),
        ('irregularity = "earthquake"', ("irregularity", "UNKNOWN_IRREGULARITY")),
        ('irregularity = "die_cocked"\nwith = { die = 1.5 }', ("with.die", "WRONG_TYPE")),
        ('irregularity = "die_cocked"\nwith = 3', ("with", "WRONG_TYPE")),
        ("leave = 1.5", ("leave", "BAD_NUMBER")),
        ('sit = "Bob"', ("amount", "MISSING_KEY")),
        ("buy_in = 2.5", ("buy_in", "BAD_MONEY")),
        ("roll = []", ("roll", "EMPTY_TEXT")),
        ("roll = 2.5", ("roll", "WRONG_TYPE")),
        ("roll = [1, 2.5]", ("roll", "WRONG_TYPE")),
        ("advance = false", ("advance", "WRONG_TYPE")),
        ("advance = 1", ("advance", "WRONG_TYPE")),
        ("note = true", ("note", "WRONG_TYPE")),
        ('note = "Look"\ncaption = "Look"', ("caption", "UNKNOWN_KEY")),
        ('note = "Look"\npoint_at = ["nowhere"]', ("point_at", "UNKNOWN_WAGER")),
        ('note = "Look"\nrefused = "NO_SUCH_BET"', ("refused", "UNKNOWN_KEY")),
        ("expect = 3", ("expect", "WRONG_TYPE")),
        ("expect = {}", ("expect", "EMPTY_STEP")),
        ('expect = { phase = "nightfall" }', ("expect.phase", "UNKNOWN_PHASE")),
        ('expect = { weather = "fair" }', ("expect.weather", "UNKNOWN_KEY")),
        ('expect = { phase = "point" }\nrefused = "NO_SUCH_BET"', ("refused", "UNKNOWN_KEY")),
        ("expect = { facts = { mood = 3 } }", ("expect.facts.mood", "UNKNOWN_FACT")),
        ("expect = { facts = { point = 4.5 } }", ("expect.facts.point", "WRONG_TYPE")),
        ("expect = { balances = { ann = 3 } }", ("expect.balances.ann", "BAD_SEAT")),
        ("expect = { balances = { 0 = 3 } }", ("expect.balances.0", "BAD_SEAT")),
        ("expect = { balances = { 9 = 3 } }", ("expect.balances.9", "BAD_SEAT")),
        ("expect = { balances = { 1 = 3.5 } }", ("expect.balances.1", "BAD_MONEY")),
        ("expect = { announced = 3 }", ("expect.announced", "WRONG_TYPE")),
        ("expect = { bets = 3 }", ("expect.bets", "WRONG_TYPE")),
        ('expect = { bets = [{ wager = "pass" }] }', ("expect.bets[1].amount", "MISSING_KEY")),
        ('expect = { bets = [{ wager = "x", amount = 3 }] }', ("expect.bets[1].wager", "UNKNOWN_WAGER")),
        ('expect = { results = [{ wager = "pass" }] }', ("expect.results[1].result", "MISSING_KEY")),
        (
            'expect = { results = [{ wager = "pass", result = "won" }] }',
            ("expect.results[1].result", "UNKNOWN_RESULT"),
        ),
        (
            'expect = { results = [{ wager = "pass", result = "stands" }] }',
            ("expect.results[1].result", "UNKNOWN_RESULT"),
        ),
        (
            'expect = { results = [{ wager = "pass", result = "win", odds = "double" }] }',
            ("expect.results[1].odds", "BAD_NUMBER"),
        ),
    ],
)
def test_a_fault_of_a_step_is_named_alone(step: str, place: tuple[str, str]) -> None:
    assert step_problems(step) == [place]


def test_a_wager_that_the_options_do_not_offer_is_unknown() -> None:
    roulette = HEAD.replace("craps", "roulette")
    step = 'bet = "five_number:0-00-1-2-3"\namount = 5'
    assert loaded(step, roulette).kind == "bet"
    assert step_problems(step, roulette + 'profile = "003_single_zero"\n') == [("bet", "UNKNOWN_WAGER")]


def test_faulty_options_leave_only_unheard_of_wagers_unknown() -> None:
    roulette = HEAD.replace("craps", "roulette") + "options = { back_to_back = true, napkins = 4 }\n"
    steps = '[[step]]\nbet = "back_to_back:8"\namount = 1\n[[step]]\nbet = "redd"\namount = 5\n'
    assert problems(roulette + SEAT + steps) == [
        ("", "options.napkins", "UNKNOWN_OPTION"),
        ("step[2]", "bet", "UNKNOWN_WAGER"),
    ]


def test_an_unknown_game_leaves_the_ids_of_its_steps_unjudged() -> None:
    text = GOOD.replace("craps", "whist") + '[[step]]\ndecide = "lead"\n[[step]]\nexpect = { phase = "trick" }\n'
    assert problems(text) == [("", "game", "UNKNOWN_GAME")]


def test_twenty_mistakes_are_twenty_problems_with_their_places() -> None:
    text = """
format = 7
title = ""
game = "craps"
chef = "Luigi"

[options]
odds_multiple = "lots"
napkins = 4

[[seat]]
name = "Ann"
bankroll = 1.5

[[seat]]
bankroll = 100
seat = 200

[[step]]
bet = "passs"
amount = 5

[[step]]
bet = "pass"
amount = "five"

[[step]]
roll = [3, 4]
spin = 17

[[step]]
caption = "nothing"

[[step]]
decide = "hit"

[[step]]
irregularity = "fire"
witch = { die = 1 }

[[step]]
proceed = "deal"

[[step]]
call = "hard:8"

[[step]]
expect = { phase = "dusk", facts = { moon = 1 }, results = [{ wager = "pass", result = "draw" }] }
"""
    found = problems(text)
    assert found == [
        ("", "format", "NEWER_FORMAT"),
        ("", "title", "EMPTY_TEXT"),
        ("", "options.odds_multiple", "BAD_VALUE"),
        ("", "options.napkins", "UNKNOWN_OPTION"),
        ("seat[1]", "bankroll", "BAD_MONEY"),
        ("seat[2]", "seat", "BAD_NUMBER"),
        ("seat[2]", "name", "MISSING_KEY"),
        ("step[1]", "bet", "UNKNOWN_WAGER"),
        ("step[2]", "amount", "BAD_MONEY"),
        ("step[3]", "spin", "TWO_STEPS_IN_ONE"),
        ("step[4]", "", "EMPTY_STEP"),
        ("step[5]", "decide", "UNKNOWN_DECISION"),
        ("step[6]", "irregularity", "UNKNOWN_IRREGULARITY"),
        ("step[6]", "witch", "UNKNOWN_KEY"),
        ("step[7]", "proceed", "UNKNOWN_STEP"),
        ("step[8]", "on", "MISSING_KEY"),
        ("step[9]", "expect.phase", "UNKNOWN_PHASE"),
        ("step[9]", "expect.results[1].result", "UNKNOWN_RESULT"),
        ("step[9]", "expect.facts.moon", "UNKNOWN_FACT"),
        ("", "chef", "UNKNOWN_KEY"),
    ]
    assert len(found) == 20


def test_every_problem_names_what_is_wrong_in_words() -> None:
    with pytest.raises(ScenarioError) as caught:
        load_text(GOOD.replace("craps", "tiddlywinks"), "ann.toml")
    words = file_problem_words(caught.value.problems[0])
    assert "ann.toml" in words
    assert "tiddlywinks" in words


# What the keys mean


def test_steps_carry_all_their_particulars() -> None:
    by_dealer = 'call = "place_win:6"\non = true\nseat = 2'
    assert loaded(by_dealer).action == CallBet(2, BetKey("place_win", "6"), True, ("dealer",))
    asked = 'decide = "accept_dice"\nhand = 1\namount = "2.50"\nwith = { why = "luck", times = 2 }'
    assert loaded(asked).action == Decide(1, "accept_dice", 1, 250, (("why", "luck"), ("times", "2")))
    cocked = 'irregularity = "die_cocked"\nwith = { die = 1, rests_on = 3 }'
    assert loaded(cocked).action == RaiseIrregularity("die_cocked", (("die", "1"), ("rests_on", "3")))
    late = 'bet = "field"\namount = 5\ntender = "cash"\nconfirmed_by = ["dealer", "boxman"]'
    assert loaded(late).action == PlaceBet(1, BetKey("field"), 500, "cash", ("dealer", "boxman"))


def test_outcomes_are_faces_one_or_many() -> None:
    assert loaded("roll = [4, 3]").faces == ("4", "3")
    assert loaded('cards = ["AS", "KD"]').faces == ("AS", "KD")
    assert loaded("spin = 17").faces == loaded('spin = "17"').faces == ("17",)


def test_a_note_is_its_own_caption() -> None:
    assert loaded('note = "Look"\npoint_at = ["pass"]').caption == "Look"


def test_facts_are_written_as_texts_numbers_lists_or_nothing() -> None:
    facts = 'point = 4, alone = true, declined = [1, 2], last = ""'
    assert loaded(f"expect = {{ facts = {{ {facts} }} }}").expect.facts == (
        ("point", "4"),
        ("alone", "true"),
        ("declined", "1 2"),
        ("last", ""),
    )


def test_odds_are_written_either_way() -> None:
    for odds in ("7:6", "7 to 6"):
        step = loaded(f'expect = {{ results = [{{ wager = "place_win:6", result = "win", odds = "{odds}" }}] }}')
        assert step.expect.results[0].odds == "7 to 6"


# Anything at all


SHIPPED = sorted(resources.path("resources/scenarios").glob("*/*.toml"))
TEXTS = [path.read_text(encoding="utf-8") for path in SHIPPED]
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def outlives(text: str) -> None:
    """The file is loaded and played to its end, or refused with problems that have words."""
    scenario, refused = attempt(text)
    assert (scenario is None) == bool(refused)
    assert all(map(file_problem_words, refused))
    if scenario is not None:
        assert len(Run(scenario).finish()) == len(scenario.steps) + 1


def attempt(text: str) -> tuple[Scenario | None, tuple[FileProblem, ...]]:
    try:
        return load_text(text), ()
    except ScenarioError as error:
        return None, error.problems


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A shipped scenario after a few accidents: lines lost, doubled, moved, and pieces overwritten."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        accident: Callable[[list[str], int], None] = draw(st.sampled_from((_lose, _double, _swap)))
        accident(lines, at)
        if not lines:
            return ""
    text = "\n".join(lines)
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=8)) + text[at + draw(st.integers(0, 8)) :]


def _lose(lines: list[str], at: int) -> None:
    del lines[at]


def _double(lines: list[str], at: int) -> None:
    lines.insert(at, lines[at])


def _swap(lines: list[str], at: int) -> None:
    lines[at], lines[-1] = lines[-1], lines[at]


@unhurried
@given(spoilt())
def test_no_accident_to_a_file_crashes_the_program(text: str) -> None:
    outlives(text)


@unhurried
@given(st.text())
@example("\0")
@example("format = 1\r")
def test_no_text_crashes_the_program(text: str) -> None:
    outlives(text)


def toml(value: Any) -> str:
    """A small writer: enough TOML for any value the strategies below make."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return hex(value) if value >= 0 else str(value)
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(character):08x}" for character in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(key)} = {toml(part)}" for key, part in value.items()) + "}"
    return str(value)


TOP = ("format", "title", "teaches", "game", "profile", "options", "seat", "step")
PARTS = ("seat", "amount", "tender", "confirmed_by", "on", "hand", "with", "colour", "caption", "refused", "point_at")
EXPECTED = ("phase", "announced", "ruled", "noted", "results", "bets", "balances", "facts", "wager", "result", "net")
OPTIONS = tuple(sorted({option.name for game in catalog.games() for option in game.options}))
WORDS = (
    *catalog.IDS,
    *(wager.id for game in catalog.games() for wager in game.wagers),
    *(decision.id for game in catalog.games() for decision in game.decisions),
    *(row.id for game in catalog.games() for row in game.irregularities),
    *("spin", "throw", "no_more_bets", "place_win:6", "split:0-00", "symbol:1", "flush", "17", "AS", "1", "win", "7:6"),
)
words = st.sampled_from(WORDS) | st.text(st.characters(exclude_categories=["Cs"]), max_size=6)


class Raw:
    """A value as it is written."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


raws = st.sampled_from(("1.5", "nan", "-inf", "1979-05-27", "0x" + "f" * 5000)).map(Raw)
scalars = st.booleans() | st.integers(-3, 120) | st.integers(0, 2**80) | raws | words


def tables(keys: tuple[str, ...], values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A table with some of these keys and now and then another."""
    return st.dictionaries(st.sampled_from(keys) | words, values, max_size=5)


values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | tables((*EXPECTED, "die", "1", "2", "point", "stand"), inner),
    max_leaves=8,
)
steps = tables((*KINDS, *PARTS), values)
seats = tables(("seat", "name", "bankroll", "colour"), scalars)


@st.composite
def inventions(draw: st.DrawFn) -> dict[str, Any]:
    """A file of the right make with anything in it."""
    made: dict[str, Any] = {
        "format": 1,
        "title": "x",
        "game": draw(st.sampled_from(catalog.IDS)),
        "seat": [{"name": "Ann", "bankroll": 100, "colour": "red"}],
        "step": draw(st.lists(steps, min_size=1, max_size=4)),
    }
    if draw(st.booleans()):
        made["options"] = draw(tables(OPTIONS, values))
    if draw(st.booleans()):
        made["seat"] = draw(st.lists(seats, max_size=3))
    return made | draw(tables(TOP, values) if draw(st.booleans()) else st.just({}))


@unhurried
@given(inventions())
def test_no_invention_crashes_the_program(made: dict[str, Any]) -> None:
    outlives("\n".join(f"{toml(key)} = {toml(value)}" for key, value in made.items()))


@st.composite
def plays(draw: st.DrawFn) -> str:
    """A well-formed file with steps that make little sense in their order."""
    game = draw(st.sampled_from(catalog.games()))
    keys = st.sampled_from([str(key) for key in game.rules_for().book])
    seats = '[[seat]]\nname = "Ann"\nbankroll = 100\ncolour = "red"\n'
    lines = [f'format = 1\ntitle = "x"\ngame = "{game.id}"\n{seats}']
    for _ in range(draw(st.integers(1, 12))):
        lines.append("[[step]]\n" + draw(_sensible(game, keys)))
    return "\n".join(lines)


def _sensible(game: Any, keys: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    amount = st.sampled_from((1, 5, 10, 12, -5, 0, 10**9))
    seat = st.integers(1, 3)
    faces = st.sampled_from(("1", "6", "17", "joker", "AS", "KS", "00"))
    irregularity = st.sampled_from([row.id for row in game.irregularities])
    return st.one_of(
        st.builds('bet = "{}"\namount = {}\nseat = {}'.format, keys, amount, seat),
        st.builds('remove = "{}"\namount = {}\nseat = {}'.format, keys, amount, seat),
        st.builds('call = "{}"\non = true\nseat = {}'.format, keys, seat),
        st.builds('proceed = "{}"'.format, st.sampled_from([step.id for step in game.steps])),
        st.builds('irregularity = "{}"'.format, irregularity),
        st.builds('irregularity = "{}"\nwith = {{ die = {}, ruling = "face" }}'.format, irregularity, seat),
        st.builds('spin = "{}"'.format, faces),
        st.builds("roll = [{}, {}]".format, st.integers(0, 7), st.integers(1, 6)),
        st.builds("leave = {}".format, seat),
        st.builds("buy_in = {}\nseat = {}".format, amount, seat),
        st.builds("sit = 'Bob'\namount = {}\nseat = {}".format, amount, seat),
        st.just("advance = true"),
        st.just("expect = { results = [], bets = [], announced = [], balances = { 2 = 5 } }"),
    )


@unhurried
@given(plays())
def test_no_order_of_steps_crashes_the_run(text: str) -> None:
    assert isinstance(load_text(text), Scenario)
    outlives(text)
