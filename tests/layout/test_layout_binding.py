"""Areas and wagers matched both ways, and the felts that are shipped."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from time import process_time
from typing import Any

import pytest
from felts import CASES, HEAD, RED, load, roulette, shipped
from msgspec.structs import replace

from feltwright import resources
from feltwright.engine import catalog
from feltwright.engine.wagers import BetKey
from feltwright.layout.binding import bind, default_layout, key_of
from feltwright.layout.binding import shipped as shipped_files
from feltwright.layout.geometry import area_at, bounds, contains, overlap, room_for_disc
from feltwright.layout.model import ANCHORS, CLOTHS, COLOURS, FONTS, GLYPHS, Layout
from feltwright.layout.problems import LayoutError

CHIP_MM = 39
every_felt = pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join([*case[:2], *(n for n, _ in case[2])]))
ROULETTE = catalog.game("roulette")


def codes(layout: Layout, **chosen: object) -> list[tuple[str, str, str]]:
    with pytest.raises(LayoutError) as caught:
        bind(layout, roulette(**chosen), ROULETTE)
    return [(p.entry, p.code, p.detail) for p in caught.value.problems]


def test_every_wager_without_an_area_is_told() -> None:
    found = codes(load(RED))
    assert len(found) == 160
    assert {code for _, code, _ in found} == {"WAGER_WITHOUT_AREA"}
    assert ("", "WAGER_WITHOUT_AREA", "split:0-00") in found


def test_areas_without_a_wager_and_doubles_are_told_together() -> None:
    layout = default_layout("roulette", roulette())
    red = layout.area("red")
    wrong = (
        replace(red, id="again"),
        replace(red, id="horse", wager="horse"),
        replace(red, id="seventh", wager="dozen", on="7"),
    )
    areas = tuple(area for area in layout.areas if area.id != "odd") + wrong
    assert codes(replace(layout, areas=areas)) == [
        ('area "again"', "KEY_TWICE", "red already has red"),
        ('area "horse"', "UNKNOWN_WAGER", "horse"),
        ('area "seventh"', "AREA_NOT_OFFERED", "dozen:7"),
        ("", "WAGER_WITHOUT_AREA", "odd"),
    ]


def test_a_key_that_has_only_copies_is_told() -> None:
    layout = default_layout("roulette", roulette())
    areas = tuple(replace(area, copy_of="black") if area.id == "red" else area for area in layout.areas)
    assert codes(replace(layout, areas=areas)) == [('area "red"', "WAGER_WITHOUT_AREA", "red has only copies")]


def test_a_felt_for_another_game_is_refused_at_once() -> None:
    layout = load(RED, HEAD.replace('"roulette"', '"craps"'))
    assert codes(layout) == [("", "WRONG_GAME", "craps is not roulette")]


def test_a_felt_made_for_other_options_is_told() -> None:
    layout = load("", HEAD + "options = { wheel = 'single_zero', horses = 3, back_to_back = false }\n")
    found = [entry for entry in codes(layout) if entry[1] != "WAGER_WITHOUT_AREA"]
    assert found == [
        ("", "OPTION_MISMATCH", "made for single_zero, in force is double_zero"),
        ("", "UNKNOWN_OPTION", ""),
    ]


def test_no_shipped_felt_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "layouts").mkdir()
    head = HEAD + "options = { wheel = 'triple_zero' }\n"
    (tmp_path / "layouts" / "roulette_other.toml").write_text(head, encoding="utf-8")
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    with pytest.raises(LayoutError) as caught:
        default_layout("roulette", roulette())
    assert [problem.code for problem in caught.value.problems] == ["NO_LAYOUT"]


def test_the_zero_end_follows_the_wheel() -> None:
    assert default_layout("roulette", roulette()).id == "roulette_double_zero"
    assert default_layout("roulette", roulette(wheel="single_zero")).id == "roulette_single_zero"


def test_the_format_document_names_everything_a_file_may_name() -> None:
    document = resources.read_text("layouts/README.md")
    names = {name.split(":")[0] for name in GLYPHS} | ANCHORS | {*COLOURS, *FONTS, *CLOTHS}
    assert [name for name in sorted(names) if f"`{name}" not in document] == []


def test_every_shipped_file_is_somebodys_felt() -> None:
    assert {path.stem for path in shipped_files()} == {shipped(case)[0].layout.id for case in CASES}


@every_felt
def test_every_shipped_layout_binds_both_ways(case: Any) -> None:
    binding, rules, _ = shipped(case)
    for key in rules.book:
        if rules.book[key].wager.placed_by not in ("call", "automatic"):
            assert key_of(binding.area(key)) == key
            assert not binding.area(key).copy_of
            assert all(copy.copy_of == binding.area(key).id for copy in binding.copies(key)[1:])
    assert sum(map(len, binding.by_key.values())) == len(binding.layout.areas)


@pytest.mark.parametrize(
    ("case", "expected"),
    [(CASES[0], 161), (CASES[1], 199 + 1), (CASES[2], 157), (CASES[3], 194), (CASES[7], 7), (CASES[8], 226)],
)
def test_zone_counts(case: Any, expected: int) -> None:
    assert len(shipped(case)[0].layout.areas) == expected


def test_roulette_zones_by_class() -> None:
    double = Counter(area.wager for area in shipped(CASES[0])[0].layout.areas)
    single = Counter(area.wager for area in shipped(CASES[2])[0].layout.areas)
    inside = ("straight", "split", "three_number", "four_number", "five_number", "six_number")
    assert [double[wager] for wager in inside] == [38, 62, 15, 22, 1, 11]
    assert [single[wager] for wager in inside] == [37, 60, 14, 23, 0, 11]


def test_roulette_areas_light_up_the_numbers_they_win_on() -> None:
    for case in CASES[:4]:
        binding, rules, _ = shipped(case)
        for key, numbers in rules.covers.items():  # type: ignore[attr-defined]
            lit = binding.area(key).covers or (binding.area(key).id,)
            assert {name.removeprefix("cell.") for name in lit} == numbers, key


def test_pokette_zones_by_class() -> None:
    found = Counter(area.wager for area in shipped(CASES[8])[0].layout.areas)
    assert [found[wager] for wager in ("straight", "split", "corner", "jacer")] == [54, 92, 36, 1]
    jacer = shipped(CASES[8])[0].area(BetKey("jacer"))
    assert set(jacer.covers) == {"cell.JK1", "cell.JK2", "cell.AC", "cell.AD"}


@every_felt
def test_each_area_is_hit_at_its_chip_and_nothing_else_is(case: Any) -> None:
    layout = shipped(case)[0].layout
    for area in layout.areas:
        assert contains(area.shape, *area.chip_mm)
        hit = area_at(layout, *area.chip_mm)
        assert hit is area, f"{area.id} is hidden by {hit and hit.id}"


@every_felt
def test_printed_areas_do_not_overlap_nor_do_zones(case: Any) -> None:
    areas = shipped(case)[0].layout.areas
    for one, other in combinations(areas, 2):
        if one.line == other.line:
            assert not overlap(one.shape, other.shape), f"{one.id} lies over {other.id}"


@every_felt
def test_everything_lies_on_the_cloth(case: Any) -> None:
    layout = shipped(case)[0].layout
    width, height = layout.size_mm
    boxes = [(area.id, bounds(area.shape)) for area in layout.areas]
    boxes += [(guide.id, bounds(guide.shape)) for guide in layout.guides]
    for anchor in layout.anchors:
        dx, dy = anchor.w_mm / 2, anchor.h_mm / 2
        boxes.append((anchor.id, (anchor.x_mm - dx, anchor.y_mm - dy, anchor.x_mm + dx, anchor.y_mm + dy)))
    for name, (left, top, right, bottom) in boxes:
        assert min(left, top) >= 0, name
        assert right <= width, name
        assert bottom <= height, name


@every_felt
def test_a_chip_fits_where_chips_go(case: Any) -> None:
    layout = shipped(case)[0].layout
    for area in layout.areas:
        if area.line:
            assert room_for_disc(area.shape, *area.chip_mm) >= CHIP_MM / 2, area.id


@every_felt
def test_printed_odds_say_to_and_never_for(case: Any) -> None:
    layout = shipped(case)[0].layout
    words = [text.text for area in layout.areas for text in area.labels]
    words += [inscription.words.text for inscription in layout.inscriptions]
    assert any(" to 1" in text for text in words)
    assert not any(" for " in text.lower() for text in words)
    assert layout.casino in words


def test_craps_prints_what_the_regulation_names() -> None:
    layout = shipped(CASES[4])[0].layout
    printed = {area.id: " ".join(text.text for text in area.labels) for area in layout.areas}
    assert printed["dont_pass"] == "DON'T PASS BAR 12"
    assert printed["dont_come"] == "DON'T COME BAR 12"
    assert printed["pass"].startswith("PASS LINE")
    assert (printed["big.6"].split(" 1 ")[0], printed["big.8"].split(" 1 ")[0]) == ("Big 6", "Big 8")
    assert printed["come"] == "COME"
    assert printed["field"] == "2 3 4 9 10 11 12 2 to 1 FIELD 2 to 1"


BLACKJACK_PRINTS = [
    ("blackjack", {}, "BLACKJACK PAYS 3 to 2", "Dealer must hit 16 and stand on soft 17"),
    ("single_deck_blackjack", {}, "BLACKJACK PAYS 6 to 5", "Dealer must hit soft 17 and stand on hard 17"),
    ("blackjack_switch", {}, "BLACKJACK PAYS 3 to 2", "Dealer 22 pushes every hand but a blackjack"),
    ("blackjack_switch", {"blackjack_pays": "1:1"}, "BLACKJACK PAYS 1 to 1", "Dealer must hit 16 and stand on soft 17"),
    ("blackjack_switch", {"soft_17": "hit"}, "Dealer must hit soft 17 and stand on hard 17", "BLACKJACK PAYS 3 to 2"),
    ("blackjack_switch", {"dealer_22": "house_wins"}, "Dealer 22 beats every hand but a blackjack", ""),
    ("blackjack_switch", {"natural_beats_22": False}, "Dealer 22 pushes every hand", ""),
]


@pytest.mark.parametrize(("game_id", "chosen", "one", "other"), BLACKJACK_PRINTS)
def test_blackjack_felts_print_the_rules_in_force(game_id: str, chosen: Any, one: str, other: str) -> None:
    layout = default_layout(game_id, catalog.game(game_id).rules_for("", chosen))
    words = {inscription.words.text for inscription in layout.inscriptions}
    assert {one, "Insurance pays 2 to 1", layout.casino} <= words
    assert not other or other in words


POKER_PRINTS: list[tuple[str, str, Any, str, str]] = [
    ("three_card_poker", "003", {}, "STRAIGHT 6 to 1", "STRAIGHT 5 to 1"),
    ("three_card_poker", "001", {}, "STRAIGHT 5 to 1", "STRAIGHT 6 to 1"),
    ("three_card_poker", "003", {}, "THREE OF A KIND 30 to 1", "THREE OF A KIND 33 to 1"),
    ("three_card_poker", "003", {}, "THREE OF A KIND 4 to 1", "UNLESS THE DEALER WINS"),
    ("three_card_poker", "003", {"bonus_if_beaten": False}, "UNLESS THE DEALER WINS", ""),
    ("three_card_poker", "003", {"bonus_pays.straight": "2:1"}, "STRAIGHT 2 to 1", "STRAIGHT 1 to 1"),
    (
        "three_card_poker",
        "001",
        {"pair_plus_pays": {"straight": "6:1", "three_of_a_kind": "33:1", "straight_flush": "45:1"}},
        "STRAIGHT FLUSH 45 to 1",
        "STRAIGHT FLUSH 40 to 1",
    ),
    ("three_card_poker", "003", {"play_wins": "pushes"}, "ANTE PAYS EVEN MONEY • PLAY PUSHES", ""),
    ("three_card_poker", "003", {}, "ANTE AND PLAY PAY EVEN MONEY", "ANTE PAYS EVEN MONEY • PLAY PUSHES"),
    ("three_card_poker", "001", {"linked": "equal"}, "PAIR PLUS ONLY WITH AN ANTE AT LEAST AS LARGE", ""),
    ("three_card_poker", "001", {"linked": "half"}, "PAIR PLUS ONLY WITH AN ANTE OF AT LEAST HALF", ""),
    ("four_card_poker", "001", {}, "FOUR OF A KIND 50 to 1", ""),
    ("four_card_poker", "001", {}, "FOUR OF A KIND 25 to 1", ""),
    ("four_card_poker", "001", {}, "PLAY ONE TO THREE TIMES YOUR ANTE", "PLAY ONE, TWO OR THREE TIMES YOUR ANTE"),
    ("four_card_poker", "001", {"play_multiples": "whole"}, "PLAY ONE, TWO OR THREE TIMES YOUR ANTE", ""),
    (
        "four_card_poker",
        "001",
        {"linked": "both"},
        "ANTE AND ACES UP TOGETHER, EITHER UP TO FIVE TIMES THE OTHER",
        "",
    ),
]


@pytest.mark.parametrize(("game_id", "profile", "chosen", "there", "absent"), POKER_PRINTS)
def test_poker_felts_print_the_rules_in_force(game_id: str, profile: str, chosen: Any, there: str, absent: str) -> None:
    layout = default_layout(game_id, catalog.game(game_id).rules_for(profile, chosen))
    words = {inscription.words.text for inscription in layout.inscriptions}
    assert there in words
    assert absent not in words


@pytest.mark.parametrize("game_id", ["three_card_poker", "four_card_poker"])
@pytest.mark.parametrize("profile", ["003", "001"])
def test_poker_felts_print_every_line_of_their_pay_tables(game_id: str, profile: str) -> None:
    game = catalog.game(game_id)
    rules = game.rules_for(profile if profile in {each.id for each in game.profiles} else "")
    words = [inscription.words.text for inscription in default_layout(game_id, rules).inscriptions]
    for terms in (terms for key, terms in rules.book.items() if key.spot == 1 and len(terms.pays) > 1):
        for pay in terms.pays:
            line = f"{pay.when.replace('two_pairs', 'two_pair').replace('_', ' ').upper()} {pay.odds}"
            assert line in words, line


def test_craps_has_both_ends_and_one_proposition_box() -> None:
    binding = shipped(CASES[4])[0]
    assert len(binding.copies(BetKey("pass"))) == 2
    assert len(binding.copies(BetKey("place_win", "6"))) == 2
    assert len(binding.copies(BetKey("hop", "1-2"))) == 1


@pytest.mark.parametrize(
    ("case", "kinds"),
    [
        (CASES[0], {"wheel", "rack", "drop_box", "sign"}),
        (CASES[4], {"dice", "dice_bowl", "stick", "puck", "bank", "drop_box", "sign"}),
        (CASES[7], {"wheel", "rack", "drop_box", "sign"}),
        (CASES[8], {"wheel", "card_stand", "rack", "drop_box", "sign"}),
    ],
)
def test_fittings_have_their_places(case: Any, kinds: set[str]) -> None:
    layout = shipped(case)[0].layout
    assert {anchor.kind for anchor in layout.anchors} == kinds
    ids = {anchor.id for anchor in layout.anchors}
    if "puck" in kinds:
        assert {f"puck.{at}" for at in ("off", 4, 5, 6, 8, 9, 10)} <= ids
    if "card_stand" in kinds:
        assert {"card_stand.1", "card_stand.2", "card_stand.3"} <= ids


@pytest.mark.parametrize(("case", "inches"), [(CASES[0], (30, 33)), (CASES[2], (30, 33)), (CASES[7], (48, 66))])
def test_wheels_have_a_lawful_size(case: Any, inches: tuple[int, int]) -> None:
    wheel = shipped(case)[0].layout.anchor("wheel")
    assert wheel is not None
    assert inches[0] * 25.4 <= wheel.w_mm == wheel.h_mm <= inches[1] * 25.4


@every_felt
def test_loading_and_binding_takes_less_than_a_blink(case: Any) -> None:
    _, rules, game = shipped(case)
    best = 1.0
    for _ in range(5):
        start = process_time()
        bind(default_layout(case[0], rules), rules, game)
        best = min(best, process_time() - start)
    assert best < 0.15, "three times the limit that make bench holds, for machines with other work"
