"""Every shipped felt passes; each required wording removed, odds reworded, area dropped or doubled is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from felts_under_review import FELTS, checks_that_fail, inspected, reworded, subject
from msgspec.structs import replace

from feltwright.engine import catalog
from feltwright.layout.binding import default_layout
from feltwright.review.checks import CHECKS, run
from feltwright.review.duties import duties_of
from feltwright.review.findings import Severity
from feltwright.review.subject import Subject

ODDS = re.compile(r"(\d+) to (\d+)")
each_felt = pytest.mark.parametrize("path", FELTS, ids=lambda path: path.stem)


@each_felt
def test_shipped_felt_passes(path: Path) -> None:
    found = inspected(path)
    assert found.problems == ()
    assert [finding for finding in found.findings if finding.severity is Severity.VIOLATION] == []


@pytest.mark.parametrize("game", catalog.IDS)
def test_felts_pass_under_every_profile(game: str) -> None:
    definition = catalog.game(game)
    for profile in definition.profiles:
        rules = definition.rules_for(profile.id)
        assert checks_that_fail(Subject(definition, rules, default_layout(game, rules))) == set(), profile.id


@each_felt
def test_each_cited_inscription_removed_is_found(path: Path) -> None:
    whole = subject(path.stem)
    if duties_of(whole.game.id) is None:
        pytest.fail(f"nothing is on file about the felt of {whole.game.id}")
    unnoticed = []
    for inscription in whole.layout.inscriptions:
        rest = tuple(each for each in whole.layout.inscriptions if each is not inscription)
        if inscription.cite and not checks_that_fail(subject(path.stem, inscriptions=rest)) & {"L3.1", "L4.1"}:
            unnoticed.append(inscription.id)
    assert unnoticed == []


@each_felt
def test_each_odds_text_with_for_is_found(path: Path) -> None:
    layout = subject(path.stem).layout
    odds_found = CHECKS["L3.2"]
    for inscription in layout.inscriptions:
        if ODDS.search(inscription.words.text):
            wrong = reworded(inscription, text=ODDS.sub(r"\1 for \2", inscription.words.text))
            others = tuple(wrong if each is inscription else each for each in layout.inscriptions)
            assert [each.entry for each in odds_found(subject(path.stem, inscriptions=others))] == [inscription.id]
    for area in layout.areas:
        if any(ODDS.search(words.text) for words in area.labels):
            labels = tuple(replace(words, text=ODDS.sub(r"\1 for \2", words.text)) for words in area.labels)
            areas = tuple(replace(each, labels=labels) if each is area else each for each in layout.areas)
            assert {each.entry for each in odds_found(subject(path.stem, areas=areas))} == {area.id}


@each_felt
def test_each_area_dropped_is_found(path: Path) -> None:
    layout = subject(path.stem).layout
    for area in layout.areas:
        changed = subject(path.stem, areas=tuple(each for each in layout.areas if each is not area))
        assert any(list(CHECKS[name](changed)) for name in ("L2.1", "L2.6")), area.id


@each_felt
def test_each_area_doubled_is_found(path: Path) -> None:
    layout = subject(path.stem).layout
    for area in layout.areas:
        changed = subject(path.stem, areas=(*layout.areas, replace(area, id=f"{area.id}.again")))
        assert list(CHECKS["L2.3"](changed)), area.id


@each_felt
def test_findings_cite_and_have_words(path: Path) -> None:
    from feltwright.review.wording import finding_words

    for finding in run(subject(path.stem)):
        assert finding.cite, finding
        assert "{" not in finding_words(finding)
