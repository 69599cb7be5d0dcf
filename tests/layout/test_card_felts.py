"""Card felts follow the options in force: boxes, numbers, inscriptions and fittings, each under its clause."""

from __future__ import annotations

from typing import Any

import pytest

from feltwright.engine import catalog
from feltwright.layout.binding import bind, default_layout
from feltwright.layout.geometry import bounds, contains
from feltwright.layout.model import Circle, Layout
from feltwright.motion.spread import CHIP_MM

BLACKJACKS = ("blackjack", "single_deck_blackjack", "blackjack_switch")


def felt(game_id: str, **chosen: Any) -> Layout:
    game = catalog.game(game_id)
    rules = game.rules_for("", chosen)
    return bind(default_layout(game_id, rules), rules, game).layout


def printed(layout: Layout) -> dict[str, str]:
    """What every inscription says, by its id."""
    return {inscription.id: inscription.words.text for inscription in layout.inscriptions}


def cited(layout: Layout) -> dict[str, str]:
    """The clause behind every inscription that has one, by what it says."""
    return {inscription.words.text: inscription.cite for inscription in layout.inscriptions if inscription.cite}


# Blackjack and its variants


@pytest.mark.parametrize("seats", [6, 7])
@pytest.mark.parametrize("game_id", BLACKJACKS)
def test_3_L_2_six_or_seven_boxes_and_the_name_of_the_casino(game_id: str, seats: int) -> None:
    layout = felt(game_id, seats=seats)
    mains = {"blackjack_switch": ("hand1", "hand2")}.get(game_id, ("main",))
    for main in mains:
        assert sorted(area.spot for area in layout.areas if area.wager == main) == list(range(1, seats + 1))
    assert cited(layout)[layout.casino] == "003 §3.L.2"


PRINTS = [
    ("blackjack", {}, "BLACKJACK PAYS 3 to 2", "003 §3.L.3.a"),
    ("blackjack", {}, "Dealer must hit 16 and stand on soft 17", "003 §3.L.3.b"),
    ("blackjack", {}, "Insurance pays 2 to 1", "003 §3.L.3.c"),
    ("single_deck_blackjack", {}, "BLACKJACK PAYS 6 to 5", "SDB-1"),
    ("single_deck_blackjack", {}, "Dealer must hit soft 17 and stand on hard 17", "SDB-1"),
    ("single_deck_blackjack", {}, "Insurance pays 2 to 1", "003 §3.L.3.c"),
    ("blackjack_switch", {}, "BLACKJACK PAYS 3 to 2", "SWI-3"),
    ("blackjack_switch", {"blackjack_pays": "1:1"}, "BLACKJACK PAYS 1 to 1", "SWI-3"),
    ("blackjack_switch", {}, "Dealer must hit 16 and stand on soft 17", "003 §3.L.3.b"),
    ("blackjack_switch", {"soft_17": "hit"}, "Dealer must hit soft 17 and stand on hard 17", "SWI-8"),
    ("blackjack_switch", {}, "Insurance pays 2 to 1", "003 §3.L.3.c"),
    ("blackjack_switch", {}, "Dealer 22 pushes every hand but a blackjack", "SWI-2"),
    ("blackjack_switch", {"natural_beats_22": False}, "Dealer 22 pushes every hand", "SWI-2"),
    ("blackjack_switch", {"dealer_22": "house_wins"}, "Dealer 22 beats every hand but a blackjack", "SWI-2"),
    (
        "blackjack_switch",
        {"dealer_22": "house_wins", "natural_beats_22": False},
        "Dealer 22 beats every hand",
        "SWI-2",
    ),
]


@pytest.mark.parametrize(("game_id", "chosen", "words", "cite"), PRINTS)
def test_3_L_3_inscriptions_say_what_is_played(game_id: str, chosen: Any, words: str, cite: str) -> None:
    assert cited(felt(game_id, **chosen))[words] == cite


@pytest.mark.parametrize(
    ("game_id", "chosen", "wrong"),
    [
        ("single_deck_blackjack", {}, ("3 to 2", "stand on soft 17")),
        ("blackjack", {}, ("6 to 5", "hit soft 17")),
        ("blackjack_switch", {"blackjack_pays": "1:1", "soft_17": "hit"}, ("3 to 2", "stand on soft 17")),
    ],
)
def test_SDB_1_no_felt_promises_what_is_not_played(game_id: str, chosen: Any, wrong: tuple[str, str]) -> None:
    said = " ".join(printed(felt(game_id, **chosen)).values())
    assert all(words not in said for words in wrong)


@pytest.mark.parametrize("seats", [6, 7])
@pytest.mark.parametrize("game_id", BLACKJACKS)
def test_3_H_3_insurance_lies_on_one_line_across_all_boxes(game_id: str, seats: int) -> None:
    layout = felt(game_id, seats=seats)
    (line,) = [guide for guide in layout.guides if guide.id == "insurance_line"]
    zones = [area for area in layout.areas if area.wager == "insurance"]
    assert {area.spot for area in zones} == set(range(1, seats + 1))
    assert all(contains(line.shape, *area.chip_mm) for area in zones)


@pytest.mark.parametrize("game_id", BLACKJACKS)
def test_3_I_1_there_is_no_place_for_doubling_where_it_is_not_offered(game_id: str) -> None:
    assert any(area.wager == "double_down" for area in felt(game_id).areas)
    assert not any(area.wager == "double_down" for area in felt(game_id, double_down=False).areas)


@pytest.mark.parametrize("game_id", [*BLACKJACKS, "red_dog"])
@pytest.mark.parametrize("source", ["shoe", "hand"])
def test_3_E_1_a_shoe_stands_at_the_dealers_left_only_where_one_is_used(game_id: str, source: str) -> None:
    layout = felt(game_id, dealt_from=source)
    shoes = [anchor for anchor in layout.anchors if anchor.kind == "shoe"]
    assert len(shoes) == (source == "shoe")
    assert all(shoe.x_mm > layout.size_mm[0] / 2 for shoe in shoes)


@pytest.mark.parametrize("game_id", [*BLACKJACKS, "casino_war"])
def test_15_B_10_the_shuffle_machine_stands_at_the_dealers_right_outside_the_betting_areas(game_id: str) -> None:
    assert "machine" not in {guide.id for guide in felt(game_id).guides}
    layout = felt(game_id, shuffler=True)
    (machine,) = [guide for guide in layout.guides if guide.id == "machine"]
    left, top, right, bottom = bounds(machine.shape)
    assert right < layout.size_mm[0] / 2
    assert not any(left < x < right and top < y < bottom for x, y in (area.chip_mm for area in layout.areas))
    assert cited(layout)["SHUFFLER"] == "003 §15.B.10"


@pytest.mark.parametrize("game_id", [*BLACKJACKS, "mini_baccarat", "casino_war", "red_dog"])
def test_every_card_table_has_rack_discards_and_drop_box(game_id: str) -> None:
    kinds = {anchor.kind for anchor in felt(game_id).anchors}
    assert {"rack", "discard", "drop_box", "sign", "cards", "seat"} <= kinds


@pytest.mark.parametrize("game_id", [*BLACKJACKS, "mini_baccarat", "casino_war", "red_dog"])
def test_3_L_1_players_sit_on_one_side_and_the_dealer_on_the_other(game_id: str) -> None:
    layout = felt(game_id)
    (rack,) = [anchor for anchor in layout.anchors if anchor.kind == "rack"]
    assert all(anchor.y_mm > rack.y_mm for anchor in layout.anchors if anchor.kind == "seat")


# Three Card Poker and Four Card Poker


@pytest.mark.parametrize("game_id", ["three_card_poker", "four_card_poker"])
@pytest.mark.parametrize(("deal_mode", "shoes"), [("shoe", 1), ("hand", 0), ("stacks", 1)])
def test_G_H_I_a_shoe_stands_where_one_is_used_and_the_machine_at_the_dealers_right(
    game_id: str, deal_mode: str, shoes: int
) -> None:
    game = catalog.game(game_id)
    for shuffler in (True, False) if deal_mode == "shoe" else (True,):
        rules = game.rules_for("001", {"deal_mode": deal_mode, "shuffler": shuffler})
        layout = bind(default_layout(game_id, rules), rules, game).layout
        assert sum(anchor.kind == "shoe" for anchor in layout.anchors) == shoes
        machines = [guide for guide in layout.guides if guide.id == "machine"]
        assert len(machines) == shuffler
        assert all(bounds(machine.shape)[2] < layout.size_mm[0] / 2 for machine in machines)


def test_15_B_10_three_card_poker_prints_the_machine_where_one_is_used() -> None:
    assert cited(felt("three_card_poker", shuffler=True))["SHUFFLER"] == "003 §15.B.10"
    assert "SHUFFLER" not in cited(felt("three_card_poker"))


# Mini-Baccarat


def test_7_H_1_b_and_BAC_2_betting_areas_are_rectangles() -> None:
    for area in felt("mini_baccarat").areas:
        left, top, right, bottom = bounds(area.shape)
        assert contains(area.shape, (left + right) / 2, (top + bottom) / 2)
        assert not isinstance(area.shape, Circle)


@pytest.mark.parametrize("seats", range(1, 10))
def test_7_H_1_areas_and_commission_boxes_follow_the_seats(seats: int) -> None:
    layout = felt("mini_baccarat", seats=seats)
    for wager in ("banker", "player", "tie"):
        assert sorted(area.spot for area in layout.areas if area.wager == wager) == list(range(1, seats + 1))
    words = printed(layout)
    boxes = [text for name, text in words.items() if name.startswith("commission.")]
    assert boxes == [str(number) for number in range(1, seats + 1)]
    anchors = {anchor.id for anchor in layout.anchors}
    assert {f"commission_box_{number}" for number in range(1, seats + 1)} <= anchors
    assert f"commission_box_{seats + 1}" not in anchors


def test_7_C_2_a_button_leaves_the_number_of_its_box_in_sight() -> None:
    layout = felt("mini_baccarat", seats=9)
    numbers = {inscription.id: inscription for inscription in layout.inscriptions}
    places = {anchor.id: anchor for anchor in layout.anchors}
    boxes = {guide.id: bounds(guide.shape) for guide in layout.guides}
    for box in range(1, 10):
        number, button = numbers[f"commission.{box}"], places[f"commission_box_{box}"]
        left, top, right, bottom = boxes[f"box.{box}"]
        assert left < number.words.x_mm < right
        assert top < number.words.y_mm - number.words.cap_height_mm / 2
        assert number.words.y_mm + number.words.cap_height_mm / 2 < button.y_mm - CHIP_MM * 1.25 / 2
        assert button.y_mm + CHIP_MM * 1.25 / 2 < bottom


@pytest.mark.parametrize(("odds", "words"), [("8:1", "TIE BETS PAY 8 to 1"), ("9:1", "TIE BETS PAY 9 to 1")])
def test_7_H_1_c_i_and_BAC_3_the_tie_inscription_follows_what_is_paid(odds: str, words: str) -> None:
    assert printed(felt("mini_baccarat", **{"pays_table.tie": odds}))["tie_pays"] == words


def test_7_H_1_c_iii_both_hands_have_their_place() -> None:
    layout = felt("mini_baccarat")
    assert {"player", "banker"} <= {anchor.id for anchor in layout.anchors if anchor.kind == "cards"}
    assert {"PLAYER'S HAND", "BANKER'S HAND", layout.casino} <= set(printed(layout).values())


# Casino War and Red Dog


@pytest.mark.parametrize("seats", [6, 7])
def test_14_E_2_six_or_seven_positions_each_with_a_tie_and_a_card_place(seats: int) -> None:
    layout = felt("casino_war", seats=seats)
    for wager in ("initial", "tie", "war"):
        assert sorted(area.spot for area in layout.areas if area.wager == wager) == list(range(1, seats + 1))
    assert {f"hand.{n}.0" for n in range(1, seats + 1)} <= {anchor.id for anchor in layout.anchors}
    assert cited(layout)[layout.casino] == "003 §14.E.2"
    assert cited(layout)["TIE PAYS 10 to 1"] == "003 §14.C.3.d"


def test_12_E_3_a_seven_areas_divided_into_bet_and_raise() -> None:
    layout = felt("red_dog")
    for wager, word in (("bet", "BET"), ("raise", "RAISE")):
        areas = [area for area in layout.areas if area.wager == wager]
        assert sorted(area.spot for area in areas) == list(range(1, 8))
        assert {label.text for area in areas for label in area.labels} == {word}


def test_12_E_3_b_fourteen_hands_with_their_odds() -> None:
    words = printed(felt("red_dog"))
    hands = [name for name in words if name.startswith(("spread.", "hand."))]
    assert len(hands) == 14
    pays = {name.split(".")[1]: text for name, text in words.items() if "_pays." in name}
    spreads = {"1": "5 to 1", "2": "4 to 1", "3": "2 to 1", **{str(n): "1 to 1" for n in range(4, 12)}}
    assert pays == {**spreads, "consecutive": "TIE", "pair": "TIE", "three": "11 to 1"}


def test_12_E_3_c_first_card_at_the_dealers_left_second_at_his_right_third_between() -> None:
    where = {anchor.id: anchor.x_mm for anchor in felt("red_dog").anchors}
    assert where["board.0"] > where["board.2"] > where["board.1"]


@pytest.mark.parametrize("emblem", [True, False])
def test_12_E_5_the_emblem_may_be_printed(emblem: bool) -> None:
    assert ("emblem" in printed(felt("red_dog", emblem=emblem))) is emblem
