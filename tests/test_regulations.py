"""Every citation leads somewhere, and every clause and erratum is there because something cites it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from feltwright import regulations, resources
from feltwright.engine import catalog

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "desktop" / "feltwright").rglob("*.py"))
DATA = sorted(
    [
        *(ROOT / "resources" / "regulations" / "felts").glob("*.toml"),
        *(ROOT / "layouts").glob("*.toml"),
        *(ROOT / "resources" / "scenarios").rglob("*.toml"),
    ]
)

PREFIXES = {
    "roulette": "ROU",
    "craps": "CRA",
    "big_six": "BIG",
    "pokette": "POK",
    "mini_baccarat": "BAC",
    "casino_war": "WAR",
    "red_dog": "RED",
    "blackjack": "BLA",
    "single_deck_blackjack": "SDB",
    "blackjack_switch": "SWI",
    "three_card_poker": "TCP",
    "four_card_poker": "FCP",
    regulations.HOUSE: "HOU",
}
ERRATUM = rf"(?:{'|'.join(PREFIXES.values())})-\d+"
STARTS_LIKE_ONE = re.compile(rf"000 \(|001 (?:[A-K]\b|[TF]CP §)|003 §|NJAC |FELT §|{ERRATUM}")
IN_PROSE = re.compile(
    r"000 (?:\((?:\d+|[ivx]+|[A-Za-z])\))+|001 (?:[A-K]|[TF]CP §[A-L])(?:\.\w+)*(?!\w)"
    rf"|003 §\d+(?:\.\w+)*|NJAC [\w:.-]+\(\w\)|\b{ERRATUM}"
)


def in_source(path: Path) -> Iterator[tuple[int, str]]:
    """Citations with their lines: whole strings, and those named in comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    prose = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) in prose:
            yield from ((node.lineno, cite) for cite in IN_PROSE.findall(node.value))
        elif STARTS_LIKE_ONE.match(node.value):
            yield node.lineno, node.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], cite) for cite in IN_PROSE.findall(token.string))


def in_data(path: Path) -> Iterator[str]:
    """Citations in a data file: whole strings, and those named in its comments."""
    text = path.read_text(encoding="utf-8")
    yield from (value for value in strings(tomllib.loads(text)) if STARTS_LIKE_ONE.match(value))
    for line in text.splitlines():
        if line.startswith("#"):
            yield from IN_PROSE.findall(line)


def strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)


@cache
def citations() -> dict[str, str]:
    """Every citation with one place where it stands."""
    found: dict[str, str] = {}
    for path in SOURCES:
        for line, cite in in_source(path):
            found.setdefault(cite, f"{path.relative_to(ROOT)}:{line}")
    for path in DATA:
        for cite in in_data(path):
            found.setdefault(cite, str(path.relative_to(ROOT)))
    return found


def test_every_citation_leads_somewhere() -> None:
    lost = {cite: where for cite, where in citations().items() if not regulations.is_known(cite)}
    assert not lost


def test_every_erratum_is_about_clauses_of_the_index() -> None:
    lost = [
        (erratum.id, cite)
        for erratum in regulations.errata()
        for cite in erratum.clauses
        if cite not in {clause.id for clause in regulations.clauses()}
    ]
    assert not lost


def test_every_clause_is_cited() -> None:
    cited = set(citations()) | {cite for erratum in regulations.errata() for cite in erratum.clauses}
    assert [clause.id for clause in regulations.clauses() if clause.id not in cited] == []


def test_every_erratum_that_touches_a_rule_is_cited() -> None:
    binding = [erratum.id for erratum in regulations.errata() if erratum.binding]
    assert [cite for cite in binding if cite not in citations()] == []


def test_profiles_name_a_clause_or_a_text() -> None:
    texts = {source.id for source in regulations.sources()}
    for game in catalog.games():
        assert set(game.sources) <= texts, game.id
        for profile in game.profiles:
            assert profile.source in texts or regulations.is_known(profile.source), (game.id, profile.id)


def test_errata_are_numbered_from_one_by_game() -> None:
    assert {erratum.game for erratum in regulations.errata()} == set(PREFIXES) == {*catalog.IDS, regulations.HOUSE}
    for game in PREFIXES:
        ids = [erratum.id for erratum in regulations.errata(game)]
        assert ids == [f"{PREFIXES[game]}-{number}" for number in range(1, len(ids) + 1)]


def test_what_stands_for_every_game_holds_at_each_of_their_tables() -> None:
    for game in catalog.IDS:
        assert regulations.errata_at(game) == regulations.errata(game) + regulations.errata(regulations.HOUSE)


def test_errata_name_options_their_game_has() -> None:
    for erratum in regulations.errata():
        games = catalog.games() if erratum.game == regulations.HOUSE else (catalog.game(erratum.game),)
        known = {option.name for game in games for option in game.options}
        assert set(erratum.options) <= known, erratum.id


def test_an_option_that_cites_an_erratum_is_named_by_it() -> None:
    for game in catalog.games():
        for option in game.options:
            if re.fullmatch(ERRATUM, option.cite):
                assert option.name in regulations.erratum(option.cite).options, (game.id, option.name)


ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv".split()
LEVELS = {
    "000": ("letter", "number", "roman", "letter"),
    "001": ("letter", "number", "letter", "roman"),
    "003": ("number", "letter", "number", "letter", "roman"),
}


BOOKS = ("", "TCP", "FCP")
"""The games of one packet of rules, each lettered from A again."""


def place(cite: str) -> tuple[tuple[int, str], ...]:
    """Where a clause stands in its text: 2 before 10, z before aa, iv before v."""
    text, _, rest = cite.partition(" ")
    book, mark, clause = rest.rpartition(" §")
    parts = re.findall(r"\w+", clause if mark else rest)
    return (BOOKS.index(book), ""), *(_rank(kind, part) for kind, part in zip(LEVELS[text], parts, strict=False))


def _rank(kind: str, part: str) -> tuple[int, str]:
    if kind == "number":
        number = re.match(r"\d+", part)
        assert number is not None, part
        return int(number[0]), part[number.end() :]
    return (ROMAN.index(part), "") if kind == "roman" else (len(part), part)


@pytest.mark.parametrize("text", LEVELS)
def test_clauses_stand_in_the_order_of_their_text(text: str) -> None:
    ids = [clause.id for clause in regulations.clauses(text)]
    assert ids == sorted(set(ids), key=place)
    assert all(cite.startswith(f"{text} ") for cite in ids)


def test_entries_are_single_sentences_of_plain_text() -> None:
    for clause in regulations.clauses():
        assert clause.says.endswith("."), clause.id
        assert "\n" not in clause.says, clause.id
        assert len(clause.says) <= 240, clause.id
    for erratum in regulations.errata():
        for words in (erratum.printed, erratum.adopted, erratum.why):
            assert words.endswith("."), erratum.id
            assert "\n" not in words, erratum.id


def test_explain_gives_the_clause_or_the_adopted_reading() -> None:
    assert regulations.explain("003 §2.C.1.a") == f"003 §2.C.1.a: {regulations.clause('003 §2.C.1.a').says}"
    assert regulations.explain("ROU-10") == f"ROU-10: {regulations.erratum('ROU-10').adopted}"


@pytest.mark.parametrize("ask", [regulations.clause, regulations.erratum, regulations.explain, regulations.source])
def test_an_unknown_citation_is_an_error_by_name(ask: Any) -> None:
    with pytest.raises(regulations.UnknownCitation, match="003 §99"):
        ask("003 §99")
    assert not regulations.is_known("003 §99")


def test_sources_say_what_their_copies_lack() -> None:
    assert [source.id for source in regulations.sources()] == ["000", "001", "003", "FELT", "NJAC"]
    assert all(source.note for source in regulations.sources())
    assert regulations.source("001").title.startswith("Oneida")


def test_an_unknown_key_in_the_index_is_an_error() -> None:
    raw = resources.read_text("resources/regulations/njac.toml") + "\nsurplus = 1\n"
    with pytest.raises(msgspec.ValidationError, match="surplus"):
        msgspec.toml.decode(raw, type=regulations._Index)
