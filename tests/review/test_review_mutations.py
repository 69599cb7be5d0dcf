"""Every shipped felt passes; each required wording removed, odds reworded, area dropped or doubled is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from felts_under_review import FELTS, checks_that_fail, inspected, reworded, subject
from msgspec.structs import replace

from feltwright.engine import catalog
from feltwright.engine.options import Kind, OptionError
from feltwright.layout.binding import default_layout
from feltwright.review.checks import CHECKS, run
from feltwright.review.duties import duties_of
from feltwright.review.findings import Severity
from feltwright.review.subject import Subject, plain

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


@pytest.mark.parametrize("game", catalog.IDS)
def test_felts_are_laid_out_well_under_every_value_of_an_option(game: str) -> None:
    """What an option prints, adds or moves keeps off everything else."""
    definition = catalog.game(game)
    geometry = [CHECKS[name] for name in ("L1.1", "L1.2", "L3.5", "L3.8")]
    for option in definition.options:
        for value in option.values if option.kind is Kind.CHOICE else (False, True) if option.kind is Kind.FLAG else ():
            try:
                rules = definition.rules_for("", {option.name: value})
            except OptionError:
                continue
            felt = Subject(definition, rules, default_layout(game, rules))
            found = [one for check in geometry for one in check(felt) if one.severity is Severity.VIOLATION]
            assert found == [], (option.name, value)


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
def test_each_wording_asked_for_is_missed_wherever_it_was_printed(path: Path) -> None:
    whole = subject(path.stem)
    unnoticed = []
    for duty in whole.duties.words:
        positions = whole.spots if duty.each_position else ("",)
        for position in positions if duty.holds(whole.rules) else ():
            wanted = whole.filled(duty.text, {"position": str(position)})
            if wanted and not checks_that_fail(without(whole, plain(wanted))) & {"L3.1", "L4.1"}:
                unnoticed.append(wanted)
    assert unnoticed == []


def without(whole: Subject, words: str) -> Subject:
    """The felt with everything taken off that says these words."""
    said = {entry for entry, text in whole.sayings if f" {words} " in f" {text} "}
    layout = whole.layout
    kept = tuple(each for each in layout.inscriptions if each.id not in said)
    bare = tuple(replace(each, labels=()) if each.id in said else each for each in layout.areas)
    return replace(whole, layout=replace(layout, inscriptions=kept, areas=bare))


@each_felt
def test_each_label_asked_for_is_missed(path: Path) -> None:
    whole = subject(path.stem)
    named = {wager for duty in whole.duties.labels if duty.holds(whole.rules) for wager in duty.wagers}
    for area in whole.layout.areas:
        if area.wager in named and area.line and area.labels:
            bare = tuple(replace(each, labels=()) if each is area else each for each in whole.layout.areas)
            found = {each.entry for each in CHECKS["L3.7"](subject(path.stem, areas=bare))}
            assert area.id in found


@each_felt
def test_each_odds_text_with_other_odds_of_the_table_is_found(path: Path) -> None:
    """Also where the other odds are those of another line or wager of the same game."""
    whole = subject(path.stem)
    paid = {(pay.odds.pays, pay.odds.to) for terms in whole.rules.book.values() for pay in terms.pays} | {(77, 1)}
    agreement = [CHECKS[name] for name in ("L3.1", "L3.7", "L4.1", "L4.2", "L4.3")]
    unnoticed = [
        entry
        for entry, changed in misprints(whole, sorted(paid))
        if not any(next(iter(check(changed)), None) for check in agreement)
    ]
    assert unnoticed == []


def misprints(whole: Subject, paid: list[tuple[int, int]]) -> Iterator[tuple[str, Subject]]:
    layout = whole.layout
    for inscription in layout.inscriptions:
        for text in with_other_odds(inscription.words.text, paid):
            changed = tuple(reworded(each, text=text) if each is inscription else each for each in layout.inscriptions)
            yield inscription.id, replace(whole, layout=replace(layout, inscriptions=changed))
    for area in layout.areas:
        for nth, words in enumerate(area.labels):
            for text in with_other_odds(words.text, paid):
                labels = (*area.labels[:nth], replace(words, text=text), *area.labels[nth + 1 :])
                areas = tuple(replace(each, labels=labels) if each is area else each for each in layout.areas)
                yield area.id, replace(whole, layout=replace(layout, areas=areas))


def with_other_odds(text: str, paid: list[tuple[int, int]]) -> Iterator[str]:
    for found in ODDS.finditer(text):
        for pays, to in paid:
            if (int(found[1]), int(found[2])) != (pays, to):
                yield f"{text[: found.start()]}{pays} to {to}{text[found.end() :]}"


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
