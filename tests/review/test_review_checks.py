"""Each check: the shipped felt passes, and one change makes that check alone fail."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from felts_under_review import FELTS, checks_that_fail, reworded, subject, with_area
from msgspec.structs import replace

from feltwright.engine.wagers import BetKey
from feltwright.layout.model import Anchor, Circle, Inscription, Rect, Text
from feltwright.odds.edge import Edge
from feltwright.review.checks import CHECKS
from feltwright.review.findings import Severity
from feltwright.review.inspect import inspect
from feltwright.review.mathematics import edges_known, edges_of, walk
from feltwright.review.payments import payments_of
from feltwright.review.subject import Subject

BLACKJACK = subject("blackjack").layout
WAR = subject("casino_war").layout
CRAPS = subject("craps").layout
ROULETTE = subject("roulette_double_zero").layout
BIG_SIX = subject("big_six").layout
SWITCH = subject("blackjack_switch").layout


def inscribed(layout: Any, wanted: str, **words: Any) -> tuple[Inscription, ...]:
    assert any(each.id == wanted for each in layout.inscriptions)
    return tuple(reworded(each, **words) if each.id == wanted else each for each in layout.inscriptions)


def anchored(layout: Any, wanted: str, **changes: Any) -> tuple[Anchor, ...]:
    assert any(each.id == wanted for each in layout.anchors)
    return tuple(replace(each, **changes) if each.id == wanted else each for each in layout.anchors)


def cases() -> dict[str, Subject]:
    main = BLACKJACK.area("main.1")
    other = BLACKJACK.area("main.2")
    bet = WAR.area("initial.1")
    said = Inscription("said", Text("VARIANT", 1120, 700, 20))
    return {
        "L1.1": subject("blackjack", inscriptions=inscribed(BLACKJACK, "casino", x_mm=60.0)),
        "L1.2": subject("big_six", areas=with_area(BIG_SIX.areas, "symbol.2", shape=widened(BIG_SIX, "symbol.2"))),
        "L1.3": subject(
            "casino_war", areas=with_area(WAR.areas, "initial.1", shape=Circle(*bet.chip_mm, 18), labels=())
        ),
        "L1.4": subject("blackjack", areas=with_area(BLACKJACK.areas, "main.1", chip_mm=beside(BLACKJACK))),
        "L1.5": subject(
            "blackjack",
            areas=with_area(
                with_area(BLACKJACK.areas, "main.1", shape=other.shape, chip_mm=other.chip_mm),
                "main.2",
                shape=main.shape,
                chip_mm=other.chip_mm,
            ),
        ),
        "L1.6": subject("casino_war", anchors=anchored(WAR, "seat.1", **near(WAR, "seat.2"))),
        "L2.1": subject("craps", areas=tuple(each for each in CRAPS.areas if each.wager != "world")),
        "L2.7": subject("blackjack", options=(("seats", "7"),)),
        "L2.8": subject("casino_war", anchors=tuple(each for each in WAR.anchors if each.id != "seat.1")),
        "L3.1": subject("blackjack", inscriptions=inscribed(BLACKJACK, "soft_17", text="Dealer draws to 16")),
        "L3.2": subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, reworded(said, text="5 for 1"))),
        "L3.3": subject("blackjack", inscriptions=inscribed(BLACKJACK, "casino", cap_height_mm=7.0)),
        "L3.4": subject("blackjack", inscriptions=inscribed(BLACKJACK, "casino", colour="shade")),
        "L3.5": subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, over(BLACKJACK, "casino"))),
        "L3.7": subject("casino_war", areas=with_area(WAR.areas, "tie.1", labels=())),
        "L4.2": subject(
            "big_six", areas=with_area(BIG_SIX.areas, "symbol.2", labels=also(BIG_SIX, "symbol.2", "7 to 1"))
        ),
        "L4.3": subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, reworded(said, text="PAIR 25 to 1"))),
        "L4.4": subject(
            "blackjack_switch",
            inscriptions=(*SWITCH.inscriptions, reworded(said, text="Dealer 22 beats every hand", x_mm=1120, y_mm=690)),
        ),
        "L5.1": subject("blackjack", anchors=tuple(each for each in BLACKJACK.anchors if each.kind != "drop_box")),
        "L5.2": subject("big_six", anchors=anchored(BIG_SIX, "wheel", w_mm=900.0, h_mm=900.0)),
        "L5.3": subject("blackjack", anchors=anchored(BLACKJACK, "discard", x_mm=1900.0)),
        "L5.4": replace(subject("big_six"), game=uneven(subject("big_six").game)),
        "L5.5": subject(
            "roulette_double_zero",
            areas=with_area(
                ROULETTE.areas, "cell.1", glyphs=(replace(ROULETTE.area("cell.1").glyphs[0], colour="black"),)
            ),
        ),
        "L6.2": subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, reworded(said, text="MINIMUM $5"))),
        "L8.2": subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, replace(said, cite="003 §99.Z"))),
    }


def widened(layout: Any, area_id: str) -> Rect:
    shape = layout.area(area_id).shape
    assert isinstance(shape, Rect)
    return replace(shape, x_mm=shape.x_mm - 40, w_mm=shape.w_mm + 80)


def beside(layout: Any) -> tuple[float, float]:
    """Just inside the first box, close to the stack of a split beside it."""
    box, split = layout.area("main.1"), layout.area("split.1.1")
    x_mm, y_mm = split.chip_mm
    dx, dy = box.chip_mm[0] - x_mm, box.chip_mm[1] - y_mm
    far = (dx**2 + dy**2) ** 0.5
    return x_mm + dx / far * 15, y_mm + dy / far * 15


def near(layout: Any, seat: str) -> dict[str, float]:
    found = next(each for each in layout.anchors if each.id == seat)
    return {"x_mm": found.x_mm + 100, "y_mm": found.y_mm}


def over(layout: Any, wanted: str) -> Inscription:
    found = next(each for each in layout.inscriptions if each.id == wanted)
    return replace(reworded(found, text="CLUB"), id="over")


def also(layout: Any, area_id: str, text: str) -> tuple[Text, ...]:
    labels = layout.area(area_id).labels
    return (*labels, replace(labels[-1], text=text, y_mm=labels[-1].y_mm - 52))


def uneven(game: Any) -> Any:
    """The game with a wheel on which a section of one dollar became one of two."""

    def needs(rules: Any, state: Any) -> Any:
        request = game.needs(rules, state)
        if request is None:
            return None
        at = request.faces.index("1")
        return replace(request, faces=(*request.faces[:at], "2", *request.faces[at + 1 :]))

    return replace(game, needs=needs)


LOOSE = {"L1.4": {"L1.4", "L1.5", "L1.3"}, "L1.5": {"L1.5", "L1.4", "L1.3"}}
"""A stack moved against another area can hardly fail one of these without the others."""


@pytest.mark.parametrize("check", cases())
def test_check_fails_for_its_reason_alone(check: str) -> None:
    failed = checks_that_fail(cases()[check])
    assert check in failed
    assert failed <= LOOSE.get(check, {check})


def test_area_without_a_wager_is_found() -> None:
    again = replace(BLACKJACK.area("main.1"), id="main.9", spot=9)
    assert [each.entry for each in CHECKS["L2.2"](subject("blackjack", areas=(*BLACKJACK.areas, again)))] == ["main.9"]


def test_positions_outside_the_text_are_found() -> None:
    few = tuple(area for area in BLACKJACK.areas if area.spot < 4)
    assert list(CHECKS["L2.4"](subject("blackjack", areas=few)))
    assert not list(CHECKS["L2.4"](subject("blackjack")))


def test_incomplete_zones_are_found() -> None:
    assert [
        dict(each.params)["count"] for each in CHECKS["L2.5"](subject("roulette_double_zero", areas=ROULETTE.areas[1:]))
    ] == ["160"]
    assert not list(CHECKS["L2.5"](subject("roulette_double_zero")))


def test_label_out_of_its_area_is_a_question() -> None:
    area = BIG_SIX.area("symbol.2")
    labels = tuple(replace(words, x_mm=words.x_mm + 160) for words in area.labels)
    assert list(CHECKS["L3.6"](subject("big_six", areas=with_area(BIG_SIX.areas, "symbol.2", labels=labels))))
    assert not list(CHECKS["L3.6"](subject("big_six")))


def test_other_odds_in_a_required_wording_are_found() -> None:
    wrong = subject("blackjack", inscriptions=inscribed(BLACKJACK, "insurance_pays", text="Insurance pays 3 to 2"))
    assert checks_that_fail(wrong) == {"L4.1"}


@pytest.mark.parametrize(
    ("stem", "words", "checks"),
    [
        ("single_deck_blackjack", "Dealer must hit 16 and stand on soft 17", {"L4.4"}),
        ("single_deck_blackjack", "BLACKJACK PAYS 3 TO 2", {"L4.3"}),
        ("blackjack", "Dealer must hit soft 17 and stand on hard 17", {"L4.4"}),
        ("blackjack", "BLACKJACK PAYS 6 TO 5", {"L4.3"}),
    ],
)
def test_SDB_1_what_is_true_at_the_sister_table_misleads_here(stem: str, words: str, checks: set[str]) -> None:
    whole = subject(stem)
    assert not checks_that_fail(whole)
    said = Inscription("said", Text(words.replace(" TO ", " to "), 900, 760, 18))
    assert checks_that_fail(subject(stem, inscriptions=(*whole.layout.inscriptions, said))) == checks


def test_wheel_of_another_order_is_a_question() -> None:
    whole = subject("roulette_double_zero")
    rules = whole.rules
    order = tuple(reversed(rules._standard_order))  # type: ignore[attr-defined]
    assert [each.code for each in CHECKS["L5.4"](replace(whole, rules=replace(rules, number_order=order)))] == [
        "WHEEL_ORDER"
    ]
    assert not list(CHECKS["L5.4"](whole))


def test_signs_are_listed() -> None:
    assert [each.check for each in CHECKS["L6.1"](subject("pokette"))] == ["L6.1"]


def test_14_D_4_the_limits_of_tie_wagers_are_posted_too() -> None:
    listed = [(each.cite, dict(each.params)["says"]) for each in CHECKS["L6.1"](subject("casino_war"))]
    assert listed == [
        ("003 §14.D.1", "the table's minimum and maximum"),
        ("003 §14.D.4", "the minimum and maximum of tie wagers"),
    ]


@pytest.mark.parametrize(("odds", "asked"), [("8:1", []), ("9:1", ["Tie bets pay 8 to 1"])])
def test_BAC_3_a_tie_that_pays_more_than_the_text_prints_is_asked_about(odds: str, asked: list[str]) -> None:
    """The cloth says what is paid, so nothing is violated; but the words of 003 §7.H.1.c.i are not those."""
    path = next(path for path in FELTS if path.stem == "mini_baccarat")
    found = inspect(path.read_text(encoding="utf-8"), path.name, "", {"pays_table": {"tie": odds}}).findings
    questions = [each for each in found if each.severity is Severity.QUESTION]
    assert [(each.check, dict(each.params)["words"], each.cite) for each in questions] == [
        ("L3.1", words, "003 §7.H.1.c.i") for words in asked
    ]
    assert not [each for each in found if each.severity is Severity.VIOLATION]


def test_edges_of_nothing_and_far_edges_are_questions() -> None:
    whole = subject("big_six")
    edges = edges_of(whole.game, whole.rules)
    assert not list(CHECKS["L7.1"](replace(whole, edges=edges)))
    key = BetKey("symbol", "2")
    nothing = {**edges, key: replace(edges[key], low=Fraction(0))}
    assert [each.entry for each in CHECKS["L7.1"](replace(whole, edges=nothing))] == ["symbol.2"]


def test_far_edge_is_a_question() -> None:
    whole = subject("casino_war")
    edges = {key: edge_of(key, Fraction(1, 20)) for key in whole.rules.book if key.spot == 1}
    assert not list(CHECKS["L7.2"](replace(whole, edges=edges)))
    three = subject("roulette_double_zero")
    far = {key: edge_of(key, Fraction(1, 2 if key.wager == "split" else 20)) for key in three.rules.book}
    assert [dict(each.params)["wager"] for each in CHECKS["L7.2"](replace(three, edges=far))] == ["split"]


def edge_of(key: BetKey, share: Fraction) -> Edge:
    return replace(
        next(iter(edges_of(subject("big_six").game, subject("big_six").rules).values())),
        key=key,
        per_bet=share,
        per_resolved=share,
        low=share,
        high=share,
    )


def test_errata_are_noted_and_every_game_is_on_file() -> None:
    assert {each.cite for each in CHECKS["L8.1"](subject("mini_baccarat"))} >= {"BAC-3"}
    assert not list(CHECKS["L8.3"](subject("mini_baccarat")))


def test_edges_are_remembered_and_shared_by_positions() -> None:
    whole = subject("mini_baccarat")
    assert edges_of(whole.game, whole.rules) == edges_known(whole.game, whole.rules)
    assert list(walk(whole.game, whole.rules)) == []
    found = edges_known(whole.game, whole.rules)
    assert found[BetKey("tie", spot=1)].shown == found[BetKey("tie", spot=5)].shown


def test_every_shipped_game_pays_its_table_in_play() -> None:
    for felt in FELTS:
        whole = subject(felt.stem)
        paid = payments_of(whole.game, whole.rules)
        assert paid, felt.stem
        assert not list(CHECKS["L4.5"](replace(whole, payments=paid))), felt.stem


def test_play_meets_nearly_every_line_of_the_tables() -> None:
    """A check that never sees a win would pass everything."""
    for stem, missed in {
        "roulette_double_zero": 0,
        "big_six": 0,
        "pokette": 0,
        "mini_baccarat": 0,
        "red_dog": 0,
        "craps": 6,
    }.items():
        whole = subject(stem)
        paid = payments_of(whole.game, whole.rules)
        lines = {(replace(key, spot=0), pay.odds) for key, terms in whole.rules.book.items() for pay in terms.pays}
        unmet = {line for line in lines if line[1] not in paid.get(line[0], ())}
        assert len(unmet) <= missed, unmet


def test_an_engine_that_pays_another_table_is_found() -> None:
    whole = subject("mini_baccarat")
    other = whole.game.rules_for("", {"pays_table.tie": "9:1"})
    changed = replace(whole, payments=payments_of(whole.game, other))
    assert checks_that_fail(changed) == {"L4.5"}
    (finding,) = list(CHECKS["L4.5"](changed))
    assert dict(finding.params) == {"wager": "tie@1", "paid": "9 to 1", "pays": "8 to 1"}


def test_a_wager_with_two_areas_is_found() -> None:
    again = replace(BLACKJACK.area("main.1"), id="main.again")
    assert [each.entry for each in CHECKS["L2.3"](subject("blackjack", areas=(*BLACKJACK.areas, again)))] == [
        "main.again"
    ]


def test_an_area_missing_at_one_end_is_found() -> None:
    rest = tuple(each for each in CRAPS.areas if each.id != "field@right")
    assert checks_that_fail(subject("craps", areas=rest)) == {"L2.6"}


def test_a_game_nobody_went_through_is_noted() -> None:
    whole = subject("blackjack")
    unknown = replace(whole, game=replace(whole.game, id="unknown"))
    assert [each.code for each in CHECKS["L8.3"](unknown)] == ["NO_DUTIES_ON_FILE"]


PASSES_ON = {"L6.1": "nothing to hang", "L8.1": "no erratum"}
"""Lists for the commission: they pass on a felt about which nothing is on file."""


@pytest.mark.parametrize("check", sorted(CHECKS))
def test_every_check_passes_on_some_felt(check: str) -> None:
    felts = [subject(felt.stem) for felt in FELTS]
    if check in PASSES_ON:
        felts = [replace(one, game=replace(one.game, id="unknown")) for one in felts]
    assert any(not list(CHECKS[check](one)) for one in felts)


def test_every_check_has_a_felt_that_fails() -> None:
    elsewhere = {"L2.2", "L2.3", "L2.4", "L2.5", "L2.6", "L3.6", "L4.1", "L4.5", "L6.1", "L7.1", "L7.2", "L8.1", "L8.3"}
    assert cases().keys() | elsewhere == CHECKS.keys(), "those elsewhere have a test of their own in this file"
