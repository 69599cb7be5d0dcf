"""Craps: the wager table, the pay table and the clauses of both texts.

Kept beside craps.py because two jurisdictions' citations and thirty wagers are data, not procedure.
"""

from __future__ import annotations

from feltwright.engine.money import Odds
from feltwright.engine.options import PayTable
from feltwright.engine.wagers import Basis, Wager

POINTS = (4, 5, 6, 8, 9, 10)
"""The totals a come-out or come point can be (003 §1.A.1, 003 §1.A.3)."""
NUMBERS = tuple(map(str, POINTS))
HARD_NUMBERS = ("4", "6", "8", "10")
HOPS = tuple(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))
HORN_NUMBERS = ("2", "3", "11", "12")

_ANY = "any time before the roll"
_COME_OUT = "before the come-out roll"
_AFTER = "after the come-out roll"
_WITH = "with its flat bet, once that has a number"

WAGERS = (
    Wager("pass", "Pass", "003 §1.B.1.a", _COME_OUT, group="line"),
    Wager("dont_pass", "Don't Pass", "003 §1.B.1.b", _COME_OUT, Basis.BET, "line"),
    Wager("pass_odds", "Odds on Pass", "003 §1.F.1", _WITH, Basis.RESOLVED, "line"),
    Wager("dont_pass_odds", "Odds on Don't Pass", "003 §1.F.2", _WITH, Basis.RESOLVED, "line"),
    Wager("come", "Come", "003 §1.B.1.c", _AFTER, group="come"),
    Wager("dont_come", "Don't Come", "003 §1.B.1.d", _AFTER, group="come"),
    Wager("come_odds", "Odds on Come", "003 §1.F.3", _WITH, Basis.RESOLVED, "come"),
    Wager("dont_come_odds", "Odds on Don't Come", "003 §1.F.4", _WITH, Basis.RESOLVED, "come"),
    Wager("put", "Put", "003 §1.B.1.aa", _ANY, Basis.RESOLVED, "box"),
    Wager("put_odds", "Odds on Put", "003 §1.F.5", "with a Put bet", Basis.RESOLVED, "box"),
    Wager("place_win", "Place to Win", "003 §1.B.1.e", _ANY, Basis.RESOLVED, "box"),
    Wager("place_lose", "Place to Lose", "003 §1.B.1.f", _ANY, Basis.RESOLVED, "box"),
    Wager("buy", "Buy", "003 §1.B.1.g.i", _ANY, Basis.RESOLVED, "box"),
    Wager("lay", "Lay", "003 §1.B.1.g.ii", _ANY, Basis.RESOLVED, "box"),
    Wager("big", "Big", "003 §1.B.1.x", _ANY, Basis.RESOLVED, "box"),
    Wager("hard", "Hard Way", "003 §1.B.1.h", _ANY, Basis.RESOLVED, "props"),
    Wager("field", "Field", "003 §1.B.1.l", _ANY, group="props"),
    Wager("any_seven", "Any Seven", "003 §1.B.1.m", _ANY, group="props"),
    Wager("any_craps", "Any Craps", "003 §1.B.1.n", _ANY, group="props"),
    Wager("craps", "Craps", "003 §1.B.1.o", _ANY, group="props"),
    Wager("eleven", "11 in One Roll", "003 §1.B.1.r", _ANY, group="props"),
    Wager("horn", "Horn", "003 §1.B.1.s", _ANY, group="props"),
    Wager("horn_high", "Horn High", "003 §1.B.1.t", _ANY, group="props"),
    Wager("world", "World", "003 §1.B.1.u", _ANY, group="props"),
    Wager("three_way_craps", "3 Way Craps", "003 §1.B.1.v", _ANY, group="props"),
    Wager("hop", "Hop", "003 §1.B.1.w", _ANY, group="props"),
    Wager("c_and_e", "C and E", "003 §1.B.1.z.i", _ANY, group="props"),
    Wager("high_low", "High-Low", "003 §1.B.1.z.ii", _ANY, group="props"),
    Wager("ace_deuce_any_craps", "Ace Deuce-Any Craps", "003 §1.B.1.z.iii", _ANY, group="props"),
)
IDS = tuple(wager.id for wager in WAGERS)

NUMBERED_CITES = {
    "hard:6": "003 §1.B.1.i",
    "hard:8": "003 §1.B.1.j",
    "hard:10": "003 §1.B.1.k",
    "craps:3": "003 §1.B.1.p",
    "craps:12": "003 §1.B.1.q",
    "big:8": "003 §1.B.1.y",
}
"""Where one wager row stands for several clauses; hard eight lost its figure in print (CRA-9)."""

ONEIDA = {
    "pass_odds": "001 H.1",
    "dont_pass_odds": "001 H.2",
    "come_odds": "001 H.3",
    "dont_come_odds": "001 H.4",
    "place_lose": "001 G.2",
    "buy": "001 G.1",
    "lay": "001 G.2",
    "horn": "001 F.2",
    "horn_high": "001 F.3",
    "c_and_e": "001 F.4",
}
"""The other text's clauses; every wager not named here is in its list of permissible wagers."""
ONEIDA_LIST = "001 D"
ONEIDA_OFFERS = tuple(
    wager
    for wager in IDS
    if wager not in ("put", "put_odds", "big", "three_way_craps", "high_low", "ace_deuce_any_craps")
)

PAYS: PayTable = (
    ("even", Odds(1)),
    ("place_win_4", Odds(9, 5)),
    ("place_win_5", Odds(7, 5)),
    ("place_win_6", Odds(7, 6)),
    ("place_win_8", Odds(7, 6)),
    ("place_win_9", Odds(7, 5)),
    ("place_win_10", Odds(9, 5)),
    ("place_lose_4", Odds(5, 11)),
    ("place_lose_5", Odds(5, 8)),
    ("place_lose_6", Odds(4, 5)),
    ("place_lose_8", Odds(4, 5)),
    ("place_lose_9", Odds(5, 8)),
    ("place_lose_10", Odds(5, 11)),
    ("hard_4", Odds(7)),
    ("hard_6", Odds(9)),
    ("hard_8", Odds(9)),
    ("hard_10", Odds(7)),
    ("field", Odds(1)),
    ("field_2", Odds(2)),
    ("field_12", Odds(2)),
    ("any_seven", Odds(4)),
    ("any_craps", Odds(7)),
    ("craps_2", Odds(30)),
    ("craps_3", Odds(15)),
    ("craps_12", Odds(30)),
    ("eleven", Odds(15)),
    ("hop_hard", Odds(30)),
    ("hop_easy", Odds(15)),
)
TRUE_ODDS = {4: Odds(2), 5: Odds(3, 2), 6: Odds(6, 5), 8: Odds(6, 5), 9: Odds(3, 2), 10: Odds(2)}
LAY_ODDS = {point: Odds(odds.to, odds.pays) for point, odds in TRUE_ODDS.items()}

COMPONENTS = {
    "horn": ("craps_2", "craps_3", "eleven", "craps_12"),
    "horn_high:2": ("craps_2", "craps_3", "eleven", "craps_12", "craps_2"),
    "horn_high:3": ("craps_2", "craps_3", "eleven", "craps_12", "craps_3"),
    "horn_high:11": ("craps_2", "craps_3", "eleven", "craps_12", "eleven"),
    "horn_high:12": ("craps_2", "craps_3", "eleven", "craps_12", "craps_12"),
    "world": ("craps_2", "craps_3", "any_seven", "eleven", "craps_12"),
    "three_way_craps": ("craps_2", "craps_3", "craps_12"),
    "c_and_e": ("any_craps", "eleven"),
    "high_low": ("craps_2", "craps_12"),
    "ace_deuce_any_craps": ("craps_3", "any_craps"),
}
"""Wagers of several equal units, each paid as the separate bet it stands for (CRA-7; high-low reads CRA-8)."""
WINS_ON = {
    "any_seven": frozenset({7}),
    "any_craps": frozenset({2, 3, 12}),
    "craps_2": frozenset({2}),
    "craps_3": frozenset({3}),
    "craps_12": frozenset({12}),
    "eleven": frozenset({11}),
}
FIELD = frozenset({2, 3, 4, 9, 10, 11, 12})
SPLITS = frozenset({"c_and_e", "high_low", "ace_deuce_any_craps"})

CLAUSES = {
    "offer": ("003 §1.G.2", "001 I.1"),
    "select": ("003 §1.G.3", "001 I.2"),
    "line bet": ("003 §1.G.4", "001 J.1"),
    "keep dice": ("003 §1.J.1", "001 K.1"),
    "order pass": ("003 §1.J.1.b", "001 K.1.b"),
    "accept": ("003 §1.J.3", "001 K.4"),
    "next shooter": ("003 §1.J.2", "001 K.3"),
    "die returned": ("003 §1.G.4", "001 J.2.a"),
    "call": ("003 §1.I.1", "001 J.3.a"),
    "puck": ("003 §1.A.8", "001 K.2.b"),
    "off table": ("003 §1.H.1", "001 J.2.a"),
    "no roll": ("003 §1.H.2", "001 J.2.b"),
    "chips touched": ("003 §1.H.4", "001 J.2.d"),
    "cocked": ("003 §1.I.1.a", "001 J.3.b"),
    "dispute": ("003 §1.I.1.b", "001 J.3.c"),
    "irregular throw": ("003 §1.G.5", "001 J.2.b"),
    "late": ("003 §1.C.1", "001 E.1"),
    "cash": ("003 §1.C.2", "001 E.2"),
    "frozen": ("003 §1.C.3", "001 E.3"),
    "dont": ("003 §1.C.4", "001 E.4"),
    "sleep": ("003 §1.B.1.aa", "001 E.5"),
    "exact": ("003 §1.D.4", "001 F.5"),
    "pays": ("003 §1.D.2", "001 F.1"),
    "units": ("003 §1.D.3", "001 F.2"),
    "buy vig": ("003 §1.E.1", "001 G.1"),
    "lay vig": ("003 §1.E.2", "001 G.2"),
    "hardways": ("003 §1.C.5", "001 E.5"),
    "void": ("003 §1.B.1.b.iv", "001 D"),
    "void come": ("003 §1.B.1.d.iv", "001 D"),
}
