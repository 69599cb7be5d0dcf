"""Small layout files for tests, and the shipped ones under every profile."""

from __future__ import annotations

from functools import cache

from feltwright.engine import catalog
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.files.problems import FileProblem
from feltwright.layout.binding import Binding, bind, default_layout
from feltwright.layout.loader import load_text
from feltwright.layout.model import Layout
from feltwright.layout.problems import LayoutError

HEAD = """\
format = 1
game = "roulette"
title = "Test"
edition = "1"
cloth = "green"
size_mm = [1000, 500]
casino = "HOUSE"
"""
RED = """\
[[area]]
id = "red"
wager = "red"
origin_mm = [10, 20]
shape = { rect_mm = [100, 50] }
"""


def roulette(**chosen: object) -> Rules:
    """Roulette rules with options."""
    rules: Rules = catalog.game("roulette").rules_for("", chosen)
    return rules


def load(body: str, head: str = HEAD, rules: Rules | None = None) -> Layout:
    """A layout from a head and its entries."""
    return load_text(head + body, "test.toml", rules or roulette())


def problems(body: str, head: str = HEAD, rules: Rules | None = None) -> list[FileProblem]:
    """What is wrong with a layout; empty if nothing is."""
    try:
        load(body, head, rules)
    except LayoutError as error:
        return list(error.problems)
    return []


CASES: tuple[tuple[str, str, tuple[tuple[str, object], ...]], ...] = (
    ("roulette", "003", ()),
    ("roulette", "003", (("back_to_back", True), ("courtesy_split", True))),
    ("roulette", "003_single_zero", ()),
    ("roulette", "003_single_zero", (("back_to_back", True),)),
    ("craps", "003", ()),
    ("craps", "001", ()),
    ("craps", "003", (("broken_down", "horn_high,world"),)),
    ("big_six", "", ()),
    ("pokette", "", ()),
    ("mini_baccarat", "", ()),
    ("mini_baccarat", "", (("seats", 9), ("pays_table.tie", "9:1"))),
    ("casino_war", "", ()),
    ("casino_war", "", (("seats", 6), ("shuffler", True))),
    ("red_dog", "", ()),
    ("red_dog", "", (("emblem", False), ("dealt_from", "hand"))),
    ("three_card_poker", "003", ()),
    ("three_card_poker", "003", (("play_wins", "pushes"), ("seats", 4))),
    ("three_card_poker", "001", ()),
    ("three_card_poker", "003", (("bonus_if_beaten", False),)),
    ("three_card_poker", "001", (("linked", "both"),)),
    ("three_card_poker", "003", (("shuffler", True), ("deal_mode", "hand"))),
    ("four_card_poker", "", ()),
    ("four_card_poker", "", (("linked", "both"), ("play_multiples", "whole"))),
    ("four_card_poker", "", (("shuffler", True), ("deal_mode", "stacks"))),
    ("blackjack", "", ()),
    ("blackjack", "", (("seats", 7), ("double_down", False), ("shuffler", True), ("dealt_from", "hand"))),
    ("single_deck_blackjack", "", ()),
    ("single_deck_blackjack", "", (("seats", 7),)),
    ("blackjack_switch", "", ()),
    ("blackjack_switch", "", (("seats", 7), ("blackjack_pays", "1:1"), ("soft_17", "hit"))),
)


@cache
def shipped(case: tuple[str, str, tuple[tuple[str, object], ...]]) -> tuple[Binding, Rules, AnyGame]:
    """A shipped felt, bound."""
    game_id, profile, chosen = case
    game = catalog.game(game_id)
    rules = game.rules_for(profile, dict(chosen))
    return bind(default_layout(game_id, rules), rules, game), rules, game
