"""Everything visible can be translated, and the Spanish is complete."""

from __future__ import annotations

import ast
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import feltwright
from feltwright import resources, speech
from feltwright.app import demonstrations
from feltwright.app.language import LANGUAGES, speak_in
from feltwright.app.naming import cents_typed, key_name, percent
from feltwright.engine import catalog
from feltwright.engine.refusals import refuse
from feltwright.engine.tally import Tally
from feltwright.engine.wagers import BetKey
from feltwright.regulations import errata, explain
from feltwright.report.wording import problem_words
from feltwright.review.inspect import inspect
from feltwright.review.wording import finding_words
from feltwright.wording import refusal_words, tally_words

sys.path.insert(0, str(resources.root() / "packaging"))
import translations

SOURCE = Path(feltwright.__file__).parent
PLACE = re.compile(r"\{\w*\}")
Message = tuple[str, str, str]


def messages(file: Path) -> list[Message]:
    found = []
    for context in ET.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            target = message.find("translation")
            assert target is not None
            text = "" if target.get("type") else target.text or ""
            found.append((context.findtext("name", ""), message.findtext("source", ""), text))
    return found


@pytest.fixture(scope="module")
def spanish() -> list[Message]:
    return messages(translations.FOLDER / "feltwright_es.ts")


@pytest.fixture
def in_spanish(qapp: QApplication) -> Iterator[None]:
    translations.release()
    assert speak_in(qapp, "es") == "es"
    yield
    speak_in(qapp, "en")
    speech.install()


def test_spanish_is_complete(spanish: list[Message]) -> None:
    assert [source for _, source, text in spanish if not text] == []


def test_every_place_for_a_value_is_kept(spanish: list[Message]) -> None:
    for context, source, text in spanish:
        assert sorted(PLACE.findall(text)) == sorted(PLACE.findall(source)), (context, source)


def test_no_text_was_added_without_gathering_it(spanish: list[Message], tmp_path: Path) -> None:
    translations.update(tmp_path)
    gathered = {(context, source) for context, source, _ in messages(tmp_path / "feltwright_es.ts")}
    assert gathered == {(context, source) for context, source, _ in spanish}


def test_no_f_string_or_variable_is_handed_to_tr() -> None:
    """Qt's tool reads literals only: anything else would stay English for ever."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                assert all(isinstance(text, ast.Constant) for text in node.args), f"{file.name}:{node.lineno}"


@pytest.mark.usefixtures("in_spanish")
def test_refusals_names_and_buttons_are_spanish(qapp: QApplication) -> None:
    assert refusal_words(refuse("NO_SHOOTER")) == "Nadie está tirando."
    book = catalog.game("roulette").rules_for().book
    assert key_name(book, BetKey("straight", "17")) == "Pleno 17"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancelar"


def test_nothing_is_translated_inside_an_f_string() -> None:
    """Qt's tool does not look into f-strings."""
    for file in sorted(SOURCE.rglob("*.py")):
        for inner in _inside_f_strings(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute):
                assert inner.func.attr not in ("tr", "translate"), f"{file.name}:{inner.lineno}"


def _inside_f_strings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from ast.walk(node)


def test_numbers_follow_the_locale() -> None:
    speech.install(group=".", decimal=",")
    try:
        assert speech.money(-123_450) == "-$1.234,50"
        assert percent(Fraction(2, 38)) == "5,263 %"
    finally:
        speech.install()
    assert speech.money(-123_450) == "-$1,234.50"


def test_amounts_are_typed_as_they_are_written() -> None:
    speech.install(group=".", decimal=",")
    try:
        assert speech.typed("1.234,50") == "1,234.50"
        assert cents_typed("2,50") == 250, "and not two hundred and fifty dollars"
        with pytest.raises(ValueError, match=r"2\.50"):
            cents_typed("2.50")
    finally:
        speech.install()
    assert cents_typed("$1,234.50") == 123_450
    with pytest.raises(ValueError, match="2,50"):
        cents_typed("2,50")


def test_every_language_names_itself_and_has_a_file() -> None:
    assert set(LANGUAGES) - {"en"} == set(translations.LANGUAGES)
    for language in translations.LANGUAGES:
        assert (translations.FOLDER / f"feltwright_{language}.ts").is_file()


@pytest.mark.usefixtures("in_spanish")
def test_hands_clauses_scenarios_and_verdicts_are_spanish() -> None:
    assert tally_words(Tally("pair", (("high", "6"),))) == "Pareja de seises"
    assert explain("003 §2.C.1.b") != "003 §2.C.1.b: The dealer calls the number and stands the crown on it."
    assert problem_words("WRONG_PASSPHRASE") == "La contraseña no abre la clave."
    titles = [(scenario.title, speech.speak("Scenarios", scenario.title)) for _, scenario in demonstrations.listed()]
    assert sum(english == spanish for english, spanish in titles) < 5


@pytest.mark.usefixtures("in_spanish")
def test_findings_are_spanish_in_every_part() -> None:
    found = inspect(resources.read_text("layouts/craps.toml"), "craps.toml")
    sentences = " ".join(map(finding_words, found.findings))
    decided = [row.adopted for row in errata("craps") if speech.speak("Errata", row.adopted) in sentences]
    assert decided, "what was decided about the text is told"
    assert not any(adopted in sentences for adopted in decided)
    assert "el mínimo y el máximo de la mesa" in sentences
    with speech.in_english():
        assert "the table's minimum and maximum" in " ".join(map(finding_words, found.findings))


def test_spanish_numbers_are_written_the_spanish_way(spanish: list[Message]) -> None:
    english_way = re.compile(r"\d,\d{3}\b|\$\d+\.\d\d\b")
    assert [text for _, _, text in spanish if english_way.search(text)] == []


@pytest.mark.usefixtures("in_spanish")
def test_documents_stay_english() -> None:
    with speech.in_english():
        assert refusal_words(refuse("NO_SHOOTER")) == "Nobody is shooting."
        assert speech.money(123_450) == "$1,234.50"
    assert refusal_words(refuse("NO_SHOOTER")) == "Nadie está tirando."
