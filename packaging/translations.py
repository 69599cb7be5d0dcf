"""The translations: `update` gathers every visible text into the .ts files, `release` makes the .qm files from them.

Texts in the code are found by Qt's own tool. Words that are tables (refusals, calls, names of wagers and options) are
written out to a passing file first, so that the same tool finds them too.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6 import __file__ as pyside

from feltwright import regulations, wording
from feltwright.app import demonstrations
from feltwright.app.sessions import COLOURS, MODES
from feltwright.engine import catalog
from feltwright.engine.game import GameDef, parameter_words
from feltwright.felt.theme import CLOTHS
from feltwright.report import wording as report_wording
from feltwright.review import wording as review_wording
from feltwright.review.duties import duties_of

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("app", "felt")
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("es",)
Word = tuple[str, str]


def table_words() -> Iterator[Word]:
    """Every text of the tables of words, with its context."""
    for tables in (wording.TABLES, review_wording.TABLES, report_wording.TABLES):
        yield from ((context, text) for context, table in tables.items() for text in table.values())


def game_words() -> Iterator[Word]:
    """Every name the games bring along."""
    yield from (("Ids", text.replace("_", " ")) for text in (*COLOURS, *CLOTHS, *MODES, *catalog.IDS))
    for game in catalog.games():
        yield "Games", game.name
        yield from (("Games", profile.title) for profile in game.profiles)
        yield from (("Wagers", wager.name) for wager in game.wagers)
        for terms in (terms for profile in game.profiles for terms in game.rules_for(profile.id).book.values()):
            yield "Wagers", terms.wager.name.removesuffix(parameter_words(terms.wager, terms.key))
        yield from (("Options", option.title) for option in game.options)
        for named in (game.wagers, game.phases, game.steps, game.decisions, game.irregularities):
            yield from (("Ids", row.id.replace("_", " ")) for row in named)
        yield from (("Ids", value.replace("_", " ")) for value in _chosen(game))
        for rows in (game.phases, game.steps, game.decisions, game.irregularities):
            yield from (("Procedure", row.name) for row in rows)


def _chosen(game: GameDef[Any, Any]) -> Iterator[str]:
    """What can be chosen in options, noted in irregularities and read in pay tables, as ids."""
    for option in game.options:
        yield from option.values
    for row in game.irregularities:
        yield row.ruling
        for name, values in row.takes:
            yield from (name, *(value for value in values if not wording.is_card(value)))
    for profile in game.profiles:
        for terms in game.rules_for(profile.id).book.values():
            yield from (pay.when for pay in terms.pays)


def scenario_words() -> Iterator[Word]:
    """What the scenarios that come along tell."""
    for _, scenario in demonstrations.listed():
        told = (scenario.title, scenario.teaches, *(step.caption for step in scenario.steps))
        yield from (("Scenarios", text) for text in told)


def regulation_words() -> Iterator[Word]:
    """Clauses in our own words, errata, what belongs on a sign; the titles of the texts are names and stay."""
    yield from (("Clauses", clause.says) for clause in regulations.clauses())
    for row in regulations.errata():
        yield from (("Errata", text) for text in (row.printed, row.adopted, row.why))
    for duties in filter(None, map(duties_of, catalog.IDS)):
        yield from (("Duties", sign.says) for sign in duties.signs)


def words() -> list[Word]:
    """Everything that Qt's tool cannot find by itself, each once, in order."""
    gathered = (*table_words(), *game_words(), *scenario_words(), *regulation_words())
    return list(dict.fromkeys(word for word in gathered if any(map(str.isalpha, word[1]))))


def tool(name: str, *arguments: str) -> None:
    """Run one of Qt's tools; CalledProcessError if it fails."""
    program = next(path for path in (Path(pyside).parent / name, Path(pyside).parent / f"{name}.exe") if path.exists())
    subprocess.run([str(program), *arguments], check=True, stdout=subprocess.DEVNULL)


def update(folder: Path = FOLDER) -> None:
    """Gather the texts; what is translated already stays."""
    with tempfile.TemporaryDirectory() as passing:
        listed = Path(passing) / "words.py"
        lines = (f"QCoreApplication.translate({context!r}, {_quoted(text)})\n" for context, text in words())
        listed.write_text("".join(lines), encoding="utf-8")
        code = [str(path) for part in SOURCES for path in sorted((ROOT / "desktop/feltwright" / part).rglob("*.py"))]
        for language in LANGUAGES:
            file = str(folder / f"feltwright_{language}.ts")
            tool("lupdate", "-silent", "-no-obsolete", "-locations", "none", *code, str(listed), "-ts", file)


def release(folder: Path = FOLDER) -> None:
    """Make the files that the application loads."""
    for language in LANGUAGES:
        stem = folder / f"feltwright_{language}"
        tool("lrelease", "-silent", f"{stem}.ts", "-qm", f"{stem}.qm")


def _quoted(text: str) -> str:
    """A string literal in the form Qt's tool reads."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    {"update": update, "release": release}[sys.argv[1]]()
