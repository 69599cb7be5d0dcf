"""`feltwright scenario run|check`: play scripted tables and hold them to their expectations."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from feltwright.commands import Commands, add_json, complain, problem_fields, say, say_json
from feltwright.engine.money import dollars
from feltwright.engine.wagers import BetKey
from feltwright.files.problems import FileProblem
from feltwright.scenario import Run, Scenario, ScenarioError, StepOutcome, load_file
from feltwright.scenario.lines import event_lines, wager_lines
from feltwright.wording import event_words, file_problem_words, key_words, printed_names, refusal_words


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("scenario", help="play or check scenario files")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for verb, run, text in (
        ("run", run_scenarios, "play files and print every event and wager"),
        ("check", check_scenarios, "load files, play them silently and say which hold"),
    ):
        inner = verbs.add_parser(verb, help=text)
        inner.add_argument("files", nargs="+", metavar="FILE")
        add_json(inner)
        inner.set_defaults(run=run)


def run_scenarios(arguments: argparse.Namespace) -> int:
    """Play every file; 1 if an expectation does not hold, 2 if a file cannot be used."""
    code = 0
    for file in arguments.files:
        scenario, problems = _load(file)
        if arguments.json and len(arguments.files) > 1:
            say_json({"line": "file", "file": file})
        if scenario is None:
            _say_problems(problems, as_json=arguments.json)
            code = 2
        else:
            code = max(code, _run_as_json(scenario) if arguments.json else _run_as_text(scenario))
    return code


def check_scenarios(arguments: argparse.Namespace) -> int:
    """Play every file without printing events; 1 if an expectation does not hold, 2 if a file cannot be used."""
    code = 0
    for file in arguments.files:
        scenario, problems = _load(file)
        outcomes = Run(scenario).finish() if scenario else []
        failures = [f"step {outcome.step.number}: {text}" for outcome in outcomes for text in outcome.failures]
        code = max(code, 2 if problems else int(bool(failures)))
        if arguments.json:
            listed = [problem_fields(problem) for problem in problems]
            say_json({"file": file, "ok": not (problems or failures), "problems": listed, "failures": failures})
            continue
        say(f"{file}: {f'{len(problems)} problems' if problems else 'FAILS' if failures else 'holds'}")
        for text in (*map(file_problem_words, problems), *failures):
            say(f"  {text}")
    return code


def _load(file: str) -> tuple[Scenario | None, tuple[FileProblem, ...]]:
    try:
        return load_file(file), ()
    except ScenarioError as error:
        return None, error.problems


def _say_problems(problems: tuple[FileProblem, ...], *, as_json: bool) -> None:
    for problem in problems:
        if as_json:
            say_json({"line": "problem", "file": problem.file, **problem_fields(problem)})
        else:
            complain(file_problem_words(problem))


def _run_as_json(scenario: Scenario) -> int:
    run = Run(scenario)
    while not run.done:
        for line in event_lines(run.advance()):
            say_json(line)
    for line in wager_lines(run):
        say_json(line)
    return _failed(run)


def _run_as_text(scenario: Scenario) -> int:
    run = Run(scenario)
    say(f"{scenario.title} ({scenario.game})")
    names = printed_names(run.table.game, run.table.rules)
    while not run.done:
        _say_outcome(scenario.file, run.advance(), names)
    say()
    for line in wager_lines(run):
        say(f"  {_wager_words(line, names)}")
    return _failed(run)


def _failed(run: Run) -> int:
    return int(any(outcome.failures for outcome in run.outcomes))


def _say_outcome(file: str, outcome: StepOutcome, names: Mapping[str, str]) -> None:
    number = outcome.step.number
    if outcome.step.caption:
        say(f"\n  {outcome.step.caption}")
    for entry in outcome.entries:
        for event in entry.events:
            say(f"{number:4d}  {event_words(event, names)}")
    if outcome.refusal is not None:
        clause = f" [{outcome.refusal.cite}]" if outcome.refusal.cite else ""
        say(f"{number:4d}  refused: {refusal_words(outcome.refusal, names)}{clause}")
    for text in outcome.failures:
        complain(f"{file}: step {number}: {text}")


def _wager_words(line: dict[str, Any], names: Mapping[str, str]) -> str:
    wager = key_words(BetKey(line["wager"], line["on"]), names)
    odds = f" at {line['odds']}" if line["odds"] else ""
    commission = f", commission {dollars(line['commission_cents'])}" if line["commission_cents"] else ""
    net = dollars(line["net_cents"])
    return (
        f"{line['player']}: {wager} {dollars(line['amount_cents'])} {line['result']}{odds}{commission}, "
        f"net {net} [{line['clause']}]"
    )
