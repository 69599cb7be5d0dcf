"""L4, agreement: what is printed, what the pay tables say, what is played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from feltwright.engine.money import Odds
from feltwright.review.duties import Words
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Subject, place_of, plain

ODDS = re.compile(r"\b(\d+) to (\d+)\b")
_ODDS_PLACE = re.compile(r"\{odds:[^{}]*\}")


def printed_with_other_odds(subject: Subject, duty: Words) -> tuple[str, str] | None:
    """Entry and words of a duty as printed, if they are there with other odds than those in force."""
    parts = [plain(part) for part in _ODDS_PLACE.split(duty.text)]
    if len(parts) == 1 or not any(parts):
        return None
    pattern = re.compile(r"\s*\b\d+ (?:to|for) \d+\b\s*".join(map(re.escape, parts)))
    return next(((entry, found[0]) for entry, text in subject.sayings if (found := pattern.search(text))), None)


def l4_1_wording_has_the_odds_in_force(subject: Subject) -> Iterator[Finding]:
    """A required wording names the odds of the pay table in force."""
    for duty in subject.duties.words:
        wanted = subject.filled(duty.text, {}) if duty.holds(subject.rules) else None
        if not wanted or any(f" {plain(wanted)} " in f" {text} " for _, text in subject.sayings):
            continue
        found = printed_with_other_odds(subject, duty)
        if found:
            entry, printed = found
            params = (("printed", printed), ("words", wanted))
            yield Finding("L4.1", Severity.VIOLATION, "OTHER_ODDS_PRINTED", params, duty.cite, entry)


def l4_2_areas_print_what_they_pay(subject: Subject) -> Iterator[Finding]:
    """Odds on an area are odds its own wager pays."""
    for key, areas in subject.by_key.items():
        terms = subject.rules.book.get(key)
        paid = {(pay.odds.pays, pay.odds.to) for pay in terms.pays} if terms else set()
        for area in areas if terms else ():
            for words in area.labels:
                wrong = [odds for odds in _odds(words.text) if odds not in paid]
                if wrong and not _is_name(subject, words.text):
                    params = (
                        ("printed", words.text),
                        ("pays", ", ".join(f"{pays} to {to}" for pays, to in sorted(paid))),
                    )
                    cite = terms.pay_cite if terms else ""
                    yield Finding(
                        "L4.2", Severity.VIOLATION, "AREA_PAYS_OTHER", params, cite, area.id, place_of(area.shape)
                    )


def _odds(text: str) -> list[tuple[int, int]]:
    return [(int(pays), int(to)) for pays, to in ODDS.findall(text)]


def _is_name(subject: Subject, text: str) -> bool:
    """`1 to 18` is the name of a wager, as its duty says, and no odds."""
    return any(plain(duty.text) == plain(text) for duty in subject.duties.labels)


def l4_3_no_odds_that_nothing_pays(subject: Subject) -> Iterator[Finding]:
    """Odds in an inscription are odds of some wager in force."""
    paid = {(pay.odds.pays, pay.odds.to) for terms in subject.rules.book.values() for pay in terms.pays}
    for inscription in subject.layout.inscriptions:
        wrong = [f"{pays} to {to}" for pays, to in _odds(inscription.words.text) if (pays, to) not in paid]
        if wrong:
            params = (("printed", ", ".join(wrong)),)
            cite = inscription.cite or subject.duties.odds_cite
            yield Finding("L4.3", Severity.VIOLATION, "NOTHING_PAYS_THAT", params, cite, inscription.id)


def l4_4_rules_printed_are_in_force(subject: Subject) -> Iterator[Finding]:
    """A rule of play on the cloth is the one chosen."""
    rules = [duty for duty in subject.duties.words if duty.rule]
    valid = [plain(duty.text) for duty in rules if duty.holds(subject.rules)]
    for entry, text in subject.sayings:
        rest = _without(text, valid)
        for duty in rules:
            spoken = duty.about if duty.holds(subject.rules) else (*duty.about, duty.text)
            if any(f" {plain(words)} " in f" {rest} " for words in spoken):
                params = (("words", rest.replace("|", "").strip()),)
                yield Finding("L4.4", Severity.VIOLATION, "RULE_NOT_IN_FORCE", params, duty.cite, entry)
                break


def _without(text: str, sentences: list[str]) -> str:
    """A text without the sentences that are in order, the longest first: one may be the beginning of another."""
    for sentence in sorted(sentences, key=len, reverse=True):
        text = f" {text} ".replace(f" {sentence} ", " | ").strip()
    return text


def l4_5_the_engine_pays_the_table(subject: Subject) -> Iterator[Finding]:
    """What winning wagers were paid in play stands in the pay table that the cloth is printed from."""
    for key, areas in subject.by_key.items():
        terms = subject.rules.book.get(key)
        if terms is None or key.spot > 1:
            continue
        due = {pay.odds for pay in terms.pays}
        other = subject.payments.get(replace(key, spot=0), frozenset()) - due
        if other:
            params = (("wager", str(key)), ("paid", _listed(other)), ("pays", _listed(due)))
            place = place_of(areas[0].shape)
            cite = terms.pay_cite
            yield Finding("L4.5", Severity.VIOLATION, "ENGINE_PAYS_OTHER", params, cite, areas[0].id, place)


def _listed(odds: Iterable[Odds]) -> str:
    return ", ".join(str(one) for one in sorted(odds, key=lambda one: (one.pays / one.to, one.to)))


def l4_6_wording_as_the_text_prints_it(subject: Subject) -> Iterator[Finding]:
    """Odds in force that differ from those in the sentence the text asks for are put to the commission."""
    for duty in subject.duties.words:
        wanted = subject.filled(duty.text, {}) if duty.printed_as and duty.holds(subject.rules) else None
        if wanted and plain(wanted) != plain(duty.printed_as):
            params = (("words", wanted), ("text", duty.printed_as))
            entry = next((entry for entry, text in subject.sayings if plain(wanted) in text), "")
            yield Finding("L4.6", Severity.QUESTION, "TEXT_PRINTS_OTHER", params, duty.cite, entry)
