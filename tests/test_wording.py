"""Every code has words, every word has a code, and every template can be filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter
from typing import get_args

import pytest

from feltwright import regulations, wording
from feltwright.engine import catalog, events
from feltwright.engine.actions import (
    Action,
    BuyIn,
    CallBet,
    Decide,
    LeaveSeat,
    PlaceBet,
    Proceed,
    RaiseIrregularity,
    RemoveBet,
    Resolve,
    TakeSeat,
)
from feltwright.engine.games import pokette_rules
from feltwright.engine.money import Odds
from feltwright.engine.options import OptionProblem
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey, Result, Terms
from feltwright.files.problems import FileProblem
from feltwright.odds.edge import edge, own_count
from feltwright.store.problems import JournalProblem

PACKAGE = Path(__file__).parents[1] / "desktop" / "feltwright"
SHOUTING = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")


@cache
def trees(*folders: str) -> tuple[ast.Module, ...]:
    paths = [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def calls(tree: ast.Module, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in names:
                yield node


def shouted(node: ast.AST) -> set[str]:
    """Codes written anywhere inside a node."""
    found = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return {text for text in found if len(text) > 3 and SHOUTING.fullmatch(text)}


def codes_of(tree: ast.Module, argument: ast.expr) -> set[str]:
    """The codes an argument can stand for: written out, or given by a function of the same module."""
    if isinstance(argument, ast.Call) and isinstance(argument.func, ast.Name):
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == argument.func.id:
                return shouted(node)
    return shouted(argument)


def _codes_given(tree: ast.Module) -> Iterator[ast.Call]:
    """Calls of the function that makes refusals, not of the window's methods that show them."""
    return (call for call in calls(tree, "refuse") if isinstance(call.func, ast.Name))


def refusals() -> dict[str, set[str]]:
    """Every refusal code with the parameters that all of its uses give."""
    found: dict[str, set[str]] = {}
    for tree in trees("engine", "scenario", "store", "app"):
        for call in _codes_given(tree):
            codes = codes_of(tree, call.args[0])
            assert codes, f"a refusal whose code cannot be read: {ast.unparse(call)}"
            given = {str(keyword.arg) for keyword in call.keywords}
            for code in codes:
                found[code] = found.get(code, given) & given
    return found


def journal_problems() -> set[str]:
    found: set[str] = set()
    for tree in trees("store", "report"):
        for call in calls(tree, "JournalProblem"):
            found |= shouted(call.args[0])
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_CODES":
                found |= shouted(node.value)
    return found


def test_every_problem_of_a_journal_has_words_and_no_words_are_left_over() -> None:
    assert set(wording.JOURNAL_PROBLEMS) == journal_problems()
    for code in wording.JOURNAL_PROBLEMS:
        assert "entry 7" in wording.journal_problem_words(JournalProblem(code, "entry 7"))


def announcements() -> set[str]:
    found: set[str] = set()
    for tree in trees("engine"):
        for call in calls(tree, "announce", "Announced"):
            argument = call.args[0]
            if isinstance(argument, ast.JoinedStr):
                assert ast.unparse(argument) == "f'{hand.upper()}_OPEN'", "only Pokette builds its calls from its hands"
                found |= {f"{hand.upper()}_OPEN" for hand in pokette_rules.HANDS}
            elif not isinstance(argument, ast.Name):
                found |= codes_of(tree, argument)
    return found


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("game_id", [game_id for game_id in catalog.IDS if own_count(game_id)])
def test_every_strategy_an_edge_assumes_has_words(game_id: str) -> None:
    game = catalog.game(game_id)
    rules = game.rules_for()
    assumed = {edge(game, rules, key).strategy for key in rules.book if _is_bet_first(rules.book[key])}
    assert {wording.strategy_words(strategy) for strategy in assumed} == assumed


def _is_bet_first(terms: Terms) -> bool:
    return terms.wager.placed_by == "player" and terms.key.spot == 1


def test_a_strategy_without_words_is_not_passed_over() -> None:
    with pytest.raises(AssertionError, match="surrender always"):
        wording.strategy_words("surrender always")


def test_every_refusal_has_words_and_no_words_are_left_over() -> None:
    assert set(wording.REFUSALS) == set(refusals())


def test_refusal_templates_ask_only_for_what_every_use_gives() -> None:
    given = refusals()
    asked = {code: fields(template) - given[code] for code, template in wording.REFUSALS.items()}
    assert {code: names for code, names in asked.items() if names} == {}


def test_every_announcement_has_words_and_no_words_are_left_over() -> None:
    assert set(wording.ANNOUNCEMENTS) == announcements()


def test_every_noted_step_has_words_and_no_words_are_left_over() -> None:
    noted = {code for tree in trees("engine") for call in calls(tree, "ProcedureNoted") for code in shouted(call)}
    assert set(wording.NOTES) == noted


def test_every_option_problem_has_words_and_no_words_are_left_over() -> None:
    problems = {code for tree in trees("engine") for call in calls(tree, "OptionProblem") for code in shouted(call)}
    chips = ast.parse((PACKAGE / "engine" / "chips.py").read_text(encoding="utf-8"))
    assert set(wording.OPTION_PROBLEMS) == problems | shouted(chips)


def test_every_file_problem_has_words_and_no_words_are_left_over() -> None:
    written: set[str] = set()
    for tree in trees("files", "layout", "scenario"):
        refused = {code for name in ("refuse", "EditRefused") for call in calls(tree, name) for code in shouted(call)}
        flags = {name for name in shouted(tree) if name.startswith("O_")}  # how the system opens a file
        written |= shouted(tree) - refused - flags
    assert set(wording.FILE_PROBLEMS) == written


def test_every_refused_edit_has_words() -> None:
    from feltwright.app.review.editor import refused_words
    from feltwright.layout.edit import EditRefused

    codes = {code for tree in trees("layout") for call in calls(tree, "EditRefused") for code in shouted(call)}
    assert len(codes) >= 8
    for code in codes:
        assert refused_words(EditRefused(code, "field"))


def test_every_phase_result_and_ruling_has_words_and_no_words_are_left_over() -> None:
    games = catalog.games()
    assert set(wording.PHASES) == {phase.id for game in games for phase in game.phases}
    assert set(wording.RESULTS) == set(Result)
    rows = [row for game in games for row in game.irregularities]
    rulings = {row.ruling for row in rows} | {value for row in rows for value in dict(row.takes).get("ruling", ())}
    assert set(wording.RULINGS) == rulings | {pokette_rules.PREVIOUS}


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (refuse("CANNOT_BE_PAID", cents=700, unit=600), "$7 cannot be paid exactly: bet a multiple of $6."),
        (refuse("NOT_WHOLE_CHIPS", cents=150, chip=100), "$1.50 cannot be made up of $1 chips."),
        (refuse("NO_SUCH_BET", seat=2, wager=BetKey("dont_come", "6")), "Seat 2 has nothing on dont come 6."),
        (
            refuse("ODDS_ABOVE_CAP", maximum=100_000, multiple=2),
            "Odds of 2 times are offered: $1,000 at most behind this bet.",
        ),
        (refuse("NOT_ENOUGH_MONEY", bankroll=0, needed=500), "That takes $5, and there is only $0 in the rack."),
        (refuse("WAGER_NOT_OFFERED", wager=BetKey("big", "6")), "Big 6 is not offered at this table."),
        (refuse("HAND_NOT_OPEN", hand="flush", stand="AS"), "Flush is not open: ace of spades on the stand."),
        (refuse("HAND_NOT_OPEN", hand="flush", stand=""), "Flush is not open: nothing is on the stand."),
    ],
)
def test_refusals_read_as_a_dealer_would_put_them(refusal: Refusal, words: str) -> None:
    assert wording.refusal_words(refusal) == words


NUMBERS = [
    ("17", "black", "Seventeen black, odd and low"),
    ("36", "red", "Thirty-six red, even and high"),
    ("18", "red", "Eighteen red, even and low"),
    ("20", "black", "Twenty black, even and high"),
    ("0", "green", "Zero, green"),
    ("00", "green", "Double zero, green"),
]


@pytest.mark.parametrize(("number", "colour", "words"), NUMBERS)
def test_roulette_numbers_are_called_in_full(number: str, colour: str, words: str) -> None:
    assert wording.announcement_words("NUMBER_IS", (("number", number), ("colour", colour))) == words


ROLLS = [
    ("NATURAL", "5-6", "Yo-leven, front line winner"),
    ("NATURAL", "3-4", "Seven, front line winner"),
    ("CRAPS_OUT", "1-1", "Two, craps two, aces, line away"),
    ("CRAPS_OUT", "1-2", "Three, craps three, ace-deuce, line away"),
    ("CRAPS_OUT", "6-6", "Twelve, craps twelve, boxcars, line away"),
    ("POINT_IS", "3-3", "Hard six; mark the point, six"),
    ("POINT_IS", "2-4", "Six, easy six; mark the point, six"),
    ("POINT_IS", "4-5", "Nine; mark the point, nine"),
    ("POINT_MADE", "2-4", "Winner six, front line winner"),
    ("SEVEN_OUT", "3-4", "Seven out, line away"),
    ("TOTAL_IS", "5-5", "Hard ten"),
    ("TOTAL_IS", "5-6", "Yo-leven"),
]


@pytest.mark.parametrize(("code", "dice", "words"), ROLLS)
def test_rolls_are_called_as_the_stick_would(code: str, dice: str, words: str) -> None:
    total = sum(map(int, dice.split("-")))
    assert wording.announcement_words(code, (("total", str(total)), ("dice", dice))) == words


@pytest.mark.parametrize(("card", "words"), [("AS", "Ace of spades"), ("TD", "Ten of diamonds"), ("JK2", "Joker")])
def test_cards_are_called_with_their_suit(card: str, words: str) -> None:
    assert wording.announcement_words("WINNING_CARD", (("card", card),)) == words


def test_plain_calls_need_nothing() -> None:
    plain = [code for code, template in wording.ANNOUNCEMENTS.items() if not fields(template)]
    assert {wording.announcement_words(code) for code in plain} >= {"No more bets, please", "No spin", "No roll"}


KEY = BetKey("place_win", "6")
HAPPENED: list[tuple[events.Event, str]] = [
    (events.SeatTaken(1, "Ada_L", 5000, "red"), "Seat 1: Ada_L sits down with $50"),
    (events.SeatLeft(1, 0), "Seat 1 leaves with $0"),
    (events.BoughtIn(1, 100), "Seat 1 buys $1 more in chips"),
    (events.BetPlaced(1, KEY, 600, 1200, ""), "Seat 1 puts $6 on Place to Win 6, $12 in all"),
    (
        events.BetPlaced(1, BetKey("buy", "4"), 2000, 2000, "", 100),
        "Seat 1 puts $20 on buy 4, $20 in all, and pays $1 commission",
    ),
    (events.BetRemoved(1, KEY, 600, 0), "Seat 1 takes $6 off Place to Win 6, $0 stays"),
    (events.BetReturned(1, KEY, 600, 0, ""), "$6 on Place to Win 6 goes back to seat 1, $0 stays"),
    (events.BetMoved(1, BetKey("come"), BetKey("come", "6"), 500, ""), "Seat 1: $5 moves from come to come 6"),
    (events.BetCalled(1, KEY, True, ""), "Seat 1 calls Place to Win 6 on"),
    (events.BetCalled(1, KEY, False, ""), "Seat 1 calls Place to Win 6 off"),
    (events.BetSettled(1, KEY, Result.WIN, 600, 700, 0, 600, 700, "", Odds(7, 6)), "Seat 1: Place to Win 6 wins, +$7"),
    (events.BetSettled(1, KEY, Result.LOSE, 600, 0, 0, 0, -600, ""), "Seat 1: Place to Win 6 loses, -$6"),
    (events.BetSettled(1, KEY, Result.VOID, 600, 0, 0, 600, 0, ""), "Seat 1: Place to Win 6 is void, $0"),
    (events.PhaseChanged("come_out"), "Coming out"),
    (events.Announced("NO_MORE_BETS"), "No more bets, please"),
    (events.WheelSpun("clockwise", "", 4), "The wheel turns clockwise"),
    (
        events.WheelSpun("clockwise", "counterclockwise", 4),
        "The wheel turns clockwise, the ball counterclockwise",
    ),
    (events.WheelStopped(3, "casino_name"), "It comes to rest on casino name"),
    (events.DiceOffered(2, ""), "The dice are offered to seat 2"),
    (events.DiceOffered(0, ""), "Nobody is left to take the dice"),
    (events.DiceThrown(2), "Seat 2 throws the dice"),
    (events.DiceRolled((3, 4)), "The dice show 3 and 4"),
    (events.MarkerMoved("crown", "straight:17"), "The crown goes to straight 17"),
    (events.MarkerMoved("marker", ""), "The marker is taken off the layout"),
    (events.MarkerMoved("puck", "puck.6", "on"), "The puck is turned on at 6"),
    (events.MarkerMoved("puck", "puck.off", "off"), "The puck is turned off"),
    (
        events.MarkerMoved("commission_button_3", "commission_box_3", "$1.75"),
        "The commission button 3 goes to commission box 3 and shows $1.75",
    ),
    (events.CardDealt("stand", 0, "AS"), "Ace of spades goes to stand"),
    (events.CardDealt("seat 3 hand 0", 0, ""), "A card goes face down to seat 3 hand 0"),
    (events.CardTurned("stand", 0, "2H"), "Two of hearts is turned up at stand"),
    (events.CardsCollected("stand"), "The cards of stand are collected"),
    (events.Decided(1, "accept_dice"), "Seat 1: accept dice"),
    (events.IrregularityRuled("foreign_object", "void", ""), "Foreign object: it counts for nothing"),
    (events.RoundVoided("spin", ""), "The spin is void, the bets wait for the next one"),
    (
        events.OverrideRecorded(1, KEY, 200_000, ("table games manager",), ""),
        "Seat 1: $2,000 on Place to Win 6, above the limit, allowed by table games manager",
    ),
    (events.ProcedureNoted("DICE_CHOSEN", ""), "Two dice are chosen, the others go back to the bowl"),
    (events.RoundEnded(), "The round is over"),
    (events.RoundBrokenOff("HOU-1"), "The round is broken off, undecided"),
    (
        events.ProcedureNoted("COMMISSION_RETURNED", "HOU-1", (("seat", "1"), ("cents", "125"))),
        "Seat 1 gets back $1.25 of commission",
    ),
]


@pytest.mark.parametrize(("event", "words"), HAPPENED)
def test_events_read_as_a_line_of_the_log(event: events.Event, words: str) -> None:
    assert wording.event_words(event, {"place_win": "Place to Win"}) == words


def test_every_kind_of_event_and_every_variant_has_words() -> None:
    kinds = {kind.__name__ for kind in get_args(events.Event)}
    assert {type(event).__name__ for event, _ in HAPPENED} == kinds
    assert {name.partition(" ")[0] for name in wording.EVENTS} == kinds
    assert {wording.variant(event) for event, _ in HAPPENED} == set(wording.EVENTS)


def test_problems_say_where_and_what() -> None:
    assert wording.option_problem_words(OptionProblem("seat", "UNKNOWN_OPTION")) == "seat: this game has no such option"
    layout = FileProblem("x.toml", "area[3]", "fill", "UNKNOWN_COLOUR", "mauve")
    assert wording.file_problem_words(layout) == "x.toml, area[3], fill: there is no such colour (mauve)"
    chosen = FileProblem("x.toml", "", "options.odds_multiple", "ODDS_ABOVE_100")
    assert wording.file_problem_words(chosen).endswith("odds go up to a hundred times at most")


def test_phases_and_results_have_plain_words() -> None:
    assert wording.phase_words("betting") == "Place your bets"
    assert wording.result_words(Result.PUSH) == "pushes"


SESSIONS = [(game_id, profile.id) for game_id in catalog.IDS for profile in catalog.game(game_id).profiles]


def wishes(table: Table, pick: Random) -> Iterator[Action]:
    """Everything that may be tried at a table, sensible or not."""
    seats = range(1, len(table.state.seats) + 1)
    keys = list(table.rules.book)
    for seat in (0, *seats):
        yield TakeSeat(seat, pick.choice(("Ada", "")), pick.choice((50, 100_000)), pick.choice(("", "red", "blue")))
        yield PlaceBet(
            seat, pick.choice(keys), pick.choice((1, 100, 500, 3000, 200_000)), pick.choice(("chips", "cash"))
        )
        yield RemoveBet(seat, pick.choice(keys), pick.choice((0, 1, 100, 90_000)))
        yield CallBet(seat, pick.choice(keys), pick.random() < 0.5)
        yield from (Decide(seat, decision.id) for decision in table.game.decisions)
    yield LeaveSeat(pick.choice(seats))
    yield BuyIn(pick.choice(seats), pick.choice((0, 500)))
    for bet in table.state.bets:
        yield pick.choice((RemoveBet(bet.seat, bet.key), CallBet(bet.seat, bet.key, True)))
    yield from (Proceed(step.id) for step in table.game.steps)
    for row in table.game.irregularities:
        yield RaiseIrregularity(row.id, tuple((name, pick.choice(values)) for name, values in row.takes))
    request = table.needs()
    if request is not None:
        faces = range(len(request.faces))
        yield Resolve(tuple(pick.choice(faces) for _ in range(request.count)))


@pytest.mark.parametrize(("game_id", "profile"), SESSIONS)
def test_whatever_happens_at_a_table_can_be_told_and_its_clause_explained(game_id: str, profile: str) -> None:
    pick = Random(f"{game_id} {profile}")
    game = catalog.game(game_id)
    table = Table(game, game.rules_for(profile))
    for seat, colour in enumerate(("red", "blue"), start=1):
        table.do(TakeSeat(seat, f"Player {seat}", 10_000_000, colour))
    for _ in range(1500):
        action = pick.choice(list(wishes(table, pick)))
        refusal = table.why_not(action)
        if refusal is not None:
            assert wording.refusal_words(refusal)
            assert not refusal.cite or regulations.is_known(refusal.cite), refusal
            continue
        for event in table.do(action).events:
            assert wording.event_words(event)
            cite = getattr(event, "cite", "")
            assert not cite or regulations.is_known(cite), event


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_no_wager_has_the_id_of_a_step_or_an_irregularity(game_id: str) -> None:
    """Printed names stand in one table, so the ids must not meet."""
    game = catalog.game(game_id)
    rows = [row.id for row in (*game.steps, *game.irregularities)]
    assert len(set(rows)) == len(rows)
    assert not set(rows) & {wager.id for wager in game.wagers}


def test_a_refusal_says_printed_names() -> None:
    game = catalog.game("mini_baccarat")
    names = wording.printed_names(game, game.rules_for())
    said = wording.refusal_words(refuse("CANNOT_HAPPEN_NOW", "003 §7.G.5", code="third_to_player"), names)
    row = next(row for row in game.irregularities if row.id == "third_to_player")
    assert said == f"{row.name} cannot happen at this moment."
    bought = wording.refusal_words(refuse("NO_SUCH_BET", seat=1, wager=BetKey("banker", spot=1)), names)
    assert bought == "Seat 1 has nothing on Banker's Hand at 1."


def test_hands_of_a_wager_are_counted_from_one_in_refusals_too() -> None:
    game = catalog.game("blackjack")
    names = wording.printed_names(game, game.rules_for())
    said = wording.refusal_words(refuse("MADE_BY_DECISION", wager=BetKey("double_down", "0", 1)), names)
    assert said.startswith("Double down, hand 1 at 1 is made by deciding")
