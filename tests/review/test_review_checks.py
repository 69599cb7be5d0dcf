"""Each check: the shipped felt passes, and one change makes that check alone fail."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from felts_under_review import FELTS, checks_that_fail, inspected, reworded, subject, with_area
from msgspec.structs import replace

from feltwright import resources
from feltwright.engine.wagers import BetKey
from feltwright.layout.binding import default_layout
from feltwright.layout.model import Anchor, Circle, Inscription, Rect, Text
from feltwright.odds.edge import Edge
from feltwright.review.checks import CHECKS, run
from feltwright.review.findings import Severity
from feltwright.review.inspect import inspect
from feltwright.review.mathematics import edges_known, edges_of, still_unknown, walk
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
    bet = WAR.area("initial.1")
    said = Inscription("said", Text("VARIANT", 1120, 700, 20))
    return {
        "L1.1": subject("blackjack", inscriptions=inscribed(BLACKJACK, "casino", x_mm=60.0)),
        "L1.2": subject("big_six", areas=with_area(BIG_SIX.areas, "symbol.2", shape=widened(BIG_SIX, "symbol.2"))),
        "L1.3": subject(
            "casino_war", areas=with_area(WAR.areas, "initial.1", shape=Circle(*bet.chip_mm, 18), labels=())
        ),
        "L1.4": subject("casino_war", areas=tangent(WAR, "war.1", "war.2")),
        "L1.5": subject(
            "casino_war",
            areas=with_area(
                with_area(WAR.areas, "war.1", shape=WAR.area("war.2").shape), "war.2", shape=WAR.area("war.1").shape
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
        "L3.8": subject("casino_war", inscriptions=inscribed(WAR, "house.word", text="THE DEALER", x_mm=840.0)),
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


def tangent(layout: Any, one: str, other: str) -> Any:
    """The second zone laid beside the first, on the far side of the stack between, their own stacks at the border."""
    circle, amid = layout.area(one).shape, layout.area("initial.1").chip_mm
    assert isinstance(circle, Circle)
    dx, dy = circle.x_mm - amid[0], circle.y_mm - amid[1]
    far = (dx**2 + dy**2) ** 0.5

    def out(mm: float) -> tuple[float, float]:
        return circle.x_mm + dx / far * mm, circle.y_mm + dy / far * mm

    r_mm = circle.r_mm
    areas = with_area(layout.areas, one, chip_mm=out(r_mm - 2))
    return with_area(areas, other, shape=Circle(*out(2 * r_mm + 1), r_mm), chip_mm=out(r_mm + 3))


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
    return swapped(game, "1", "2")


def swapped(game: Any, face: str, by: str) -> Any:
    """The game with another face in one section of its wheel."""

    def needs(rules: Any, state: Any) -> Any:
        request = game.needs(rules, state)
        if request is None:
            return None
        at = request.faces.index(face)
        return replace(request, faces=(*request.faces[:at], by, *request.faces[at + 1 :]))

    return replace(game, needs=needs)


@pytest.mark.parametrize("check", cases())
def test_check_fails_for_its_reason_alone(check: str) -> None:
    failed = checks_that_fail(cases()[check])
    assert failed == {check}


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


def test_a_sentence_other_than_the_text_prints_is_a_question() -> None:
    whole = subject("mini_baccarat")
    rules = whole.game.rules_for("", {"pays_table.tie": "9:1"})
    felt = replace(whole, rules=rules, layout=default_layout("mini_baccarat", rules))
    assert checks_that_fail(felt) == set()
    (finding,) = CHECKS["L4.6"](felt)
    assert dict(finding.params) == {"words": "Tie bets pay 9 to 1", "text": "Tie bets pay 8 to 1"}
    assert finding.entry
    assert not list(CHECKS["L4.6"](whole))


@pytest.mark.parametrize("text", ["DEALER STANDS ON ALL 17s", "Dealer hits soft 17", "Dealer must draw on any 17"])
def test_a_rule_in_other_words_is_found_beside_the_right_one(text: str) -> None:
    said = Inscription("said", Text(text, 1120, 700, 20))
    wrong = subject("blackjack", inscriptions=(*BLACKJACK.inscriptions, said))
    assert [(each.check, each.entry) for each in CHECKS["L4.4"](wrong)] == [("L4.4", "said")]


@pytest.mark.parametrize(
    ("stem", "text", "code"),
    [
        ("casino_war", "10 for 1", "ODDS_SAY_FOR"),
        ("casino_war", "ten FOR one", "ODDS_SAY_FOR"),
        ("casino_war", "10-for-1", "ODDS_SAY_FOR"),
        ("pokette", "30 for 1", "ODDS_SAY_FOR"),
        ("casino_war", "10:1", "ODDS_SAY_OTHER"),
        ("casino_war", "TIE PAYS 10-1", "ODDS_SAY_OTHER"),
        ("casino_war", "10 wins 1", "ODDS_SAY_OTHER"),
        ("pokette", "1 wins 30", ""),
        ("pokette", "1 win 30", ""),
        ("casino_war", "10 to 1", ""),
        ("casino_war", "places for 7 players", ""),
    ],
)
def test_odds_in_other_words_are_found(stem: str, text: str, code: str) -> None:
    layout = subject(stem).layout
    said = Inscription("said", Text(text, 400, 40, 20))
    found = CHECKS["L3.2"](subject(stem, inscriptions=(*layout.inscriptions, said)))
    assert [each.code for each in found] == ([code] if code else [])


def test_odds_over_two_lines_are_read_together() -> None:
    lines = tuple(Text(words, 890, 500, 20) for words in ("12 for", "1"))
    changed = subject("casino_war", areas=with_area(WAR.areas, "tie.1", labels=lines))
    assert [each.entry for each in CHECKS["L3.2"](changed)] == ["tie.1"]


def test_a_card_with_the_picture_of_another_suit_is_found() -> None:
    pokette = subject("pokette").layout
    glyphs = tuple(
        replace(glyph, id="spade") if glyph.id == "heart" else glyph for glyph in pokette.area("cell.2H").glyphs
    )
    wrong = subject("pokette", areas=with_area(pokette.areas, "cell.2H", glyphs=glyphs))
    assert [(each.code, each.entry) for each in CHECKS["L3.7"](wrong)] == [("PICTURE_MISSING", "cell.2H")]
    assert checks_that_fail(wrong) == {"L3.7"}


@pytest.mark.parametrize("stem", ["blackjack", "mini_baccarat"])
def test_a_shoe_at_the_right_of_the_dealer_is_found(stem: str) -> None:
    layout = subject(stem).layout
    wrong = subject(stem, anchors=anchored(layout, "shoe", x_mm=layout.size_mm[0] * 0.2))
    assert [(each.check, each.entry) for each in CHECKS["L5.3"](wrong)] == [("L5.3", "shoe")]


def test_a_pokette_wheel_without_its_jokers_is_found() -> None:
    whole = subject("pokette")
    game = swapped(whole.game, "JK2", "2H")
    assert checks_that_fail(replace(whole, game=game)) == {"L5.4"}


def test_seats_are_measured_against_each_other_not_only_their_neighbours() -> None:
    seats = [each for each in WAR.anchors if each.kind == "seat"]
    last = max(seats, key=lambda each: each.x_mm)
    low = min(seats, key=lambda each: each.x_mm)
    wrong = subject("casino_war", anchors=anchored(WAR, last.id, x_mm=low.x_mm, y_mm=low.y_mm + 240))
    assert list(CHECKS["L1.6"](wrong))


@pytest.mark.parametrize("check", cases())
def test_a_finding_about_something_says_where_it_is(check: str) -> None:
    for finding in run(cases()[check]):
        if finding.entry:
            assert finding.place is not None, finding


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
    assert [(each.check, dict(each.params)["text"], each.cite) for each in questions] == [
        ("L4.6", words, "003 §7.H.1.c.i") for words in asked
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


def test_a_wager_without_any_stake_is_a_question() -> None:
    """Place 6 is paid 7 to 6: where five dollars is the least and the most, nobody can make it."""
    limits = {"minimum_cents": "5", "maximum_cents": "5"}
    found = inspect(resources.read_text("layouts/craps.toml"), "craps.toml", options=limits, wait_for_edges=True)
    assert BetKey("place_win", "6") in found.never_made
    assert not set(found.never_made) & found.edges.keys()
    assert found.edges[BetKey("pass")].shown == Fraction(7, 495)
    assert found.game is not None
    assert found.rules is not None
    assert still_unknown(found.game, found.rules) == ()
    asked = [each for each in found.findings if each.check == "L7.3"]
    assert {dict(each.params)["wager"] for each in asked} == {str(key) for key in found.never_made}
    assert all(each.severity is Severity.QUESTION and each.place for each in asked)
    assert "L7.3" not in {each.check for each in inspected(FELTS[0]).findings}


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
    elsewhere = {
        "L2.2",
        "L2.3",
        "L2.4",
        "L2.5",
        "L2.6",
        "L3.6",
        "L4.1",
        "L4.5",
        "L4.6",
        "L6.1",
        "L7.1",
        "L7.2",
        "L7.3",
        "L8.1",
        "L8.3",
    }
    assert cases().keys() | elsewhere == CHECKS.keys(), "those elsewhere have a test of their own in this file"
