"""L7 and L8: house edges that call for a question, errata that touch the felt, citations that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from statistics import median

from feltwright import regulations
from feltwright.review.duties import Condition, duties_of
from feltwright.review.findings import Finding, Severity
from feltwright.review.subject import Subject

FAR = 3
"""An edge this many times that of its peers, or a third of it, is far from them."""
SMALL = Fraction(2, 100)
"""Differences below two percent of the stake are no question."""


def l7_1_house_keeps_an_edge(subject: Subject) -> Iterator[Finding]:
    """An edge of nothing or less is shown to the commission."""
    for key, found in subject.edges.items():
        if found.low <= 0 and key.spot in (0, 1):
            params = (("wager", str(key)), ("edge", str(found.low)))
            yield Finding(
                "L7.1", Severity.QUESTION, "NO_EDGE", params, subject.rules.book[key].pay_cite, _entry(subject, key)
            )


def _entry(subject: Subject, key: object) -> str:
    return next((areas[0].id for known, areas in subject.by_key.items() if known == key), "")


def l7_2_edge_near_its_peers(subject: Subject) -> Iterator[Finding]:
    """An edge far from those of the same group is shown to the commission."""
    groups: dict[str, dict[str, Fraction]] = {}
    for key, found in subject.edges.items():
        if found.shown > 0:
            groups.setdefault(subject.rules.book[key].wager.group, {}).setdefault(key.wager, found.shown)
    for group in groups.values():
        usual = Fraction(median(group.values()))
        for wager, shown in group.items():
            if abs(shown - usual) > SMALL and (shown > FAR * usual or shown * FAR < usual):
                params = (("wager", wager), ("edge", str(shown)), ("usual", str(usual)))
                entry = next((areas[0].id for key, areas in subject.by_key.items() if key.wager == wager), "")
                yield Finding("L7.2", Severity.QUESTION, "EDGE_FAR_FROM_PEERS", params, "FELT §10", entry)


def l7_3_every_wager_can_be_made(subject: Subject) -> Iterator[Finding]:
    """A wager without any stake that its limits allow and its odds can pay is shown to the commission."""
    for key in subject.never_made:
        if key.spot in (0, 1):
            terms = subject.rules.book[key]
            params = (("wager", str(key)),)
            yield Finding("L7.3", Severity.QUESTION, "NO_STAKE", params, terms.pay_cite, _entry(subject, key))


def l8_1_errata_that_touch_the_felt(subject: Subject) -> Iterator[Finding]:
    """Gaps and contradictions of the texts behind what is printed or asked for."""
    cited = {cite for _, cite in _citations(subject)}
    duties = subject.duties
    asked: list[tuple[Condition, ...]] = [duties.words, duties.labels, duties.positions, duties.zones]
    asked += [duties.ends, duties.fittings, duties.wheels, duties.colours, duties.signs]
    cited |= {duty.cite for group in asked for duty in group}
    for erratum in regulations.errata(subject.game.id):
        if erratum.id in cited or cited.intersection(erratum.clauses):
            yield Finding("L8.1", Severity.NOTE, "ERRATUM", (("says", erratum.adopted),), erratum.id)


def l8_2_citations_lead_somewhere(subject: Subject) -> Iterator[Finding]:
    """Every clause cited on the felt is known."""
    for entry, cite in _citations(subject):
        if not regulations.is_known(cite):
            yield Finding("L8.2", Severity.VIOLATION, "DANGLING_CITATION", (("cite", cite),), cite, entry)


def _citations(subject: Subject) -> Iterator[tuple[str, str]]:
    """Entries of the felt with the clauses they cite."""
    yield from ((each.id, each.cite) for each in subject.layout.inscriptions if each.cite)
    yield from ((each.id, each.cite) for each in subject.layout.anchors if each.cite)


def l8_3_duties_on_file(subject: Subject) -> Iterator[Finding]:
    """What the texts ask of this game's felt has been gone through."""
    if duties_of(subject.game.id) is None:
        yield Finding("L8.3", Severity.NOTE, "NO_DUTIES_ON_FILE", (("game", subject.game.id),), "FELT §11")
