"""The automatic shuffler: its two sets of cards, its faults, and the dealer's hands instead of it.

Two sets, alike but for the colour of their backs, take turns (003 §15.B.1). The commission seals the chip that mixes
the cards and keeps its number (003 §15.A.2, 003 §15.A.3); at this table the chip is the source of chance.
"""

from __future__ import annotations

from msgspec.structs import replace

from feltwright.engine.actions import RaiseIrregularity, particular
from feltwright.engine.families import card_table
from feltwright.engine.families.card_table import PREPARING, AnyState, CardSpec, Stock
from feltwright.engine.game import BETTING, Irregularity
from feltwright.engine.refusals import Refusal, refuse

FAULT, SEAL = "shuffler_fault", "seal_broken"
RESHUFFLE = "reshuffle"
CLAUSES = (
    ("inspect", "003 §15.B.2"),
    ("wash", "003 §15.B.3"),
    ("load", "003 §15.B.4"),
    ("start", "003 §15.B.5"),
    ("other_inspect", "003 §15.B.6"),
    ("other_wash", "003 §15.B.7"),
    ("unload", "003 §15.B.8"),
    ("swap", "003 §15.B.8"),
    ("restart", "003 §15.B.9"),
    ("shuffle", "003 §15.A.1"),
    ("manual", "003 §15.C.2"),
    ("manual_deal", "003 §15.C.2.a"),
    ("manual_at_will", "003 §15.C.2.b"),
)
_BY_HAND_ONLY = ("inspect", "verify", "present", "wash", "shuffle")


def clauses(by_hand: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """A game's own clauses, with the machine's for everything that the machine does."""
    return (*(row for row in by_hand if row[0] not in _BY_HAND_ONLY), *CLAUSES)


def rows(phases: tuple[str, ...]) -> tuple[Irregularity, ...]:
    """What can go wrong with the machine, in any of these phases."""
    lasting, what = (("lasting", ("no", "yes")),), (("what", ("seal", "chip")),)
    return (
        Irregularity(FAULT, "The shuffle machine fails", "003 §15.C.1", "round_void", phases, lasting),
        Irregularity(SEAL, "The machine's seal or chip is not in order", "003 §15.A.4", "reported", phases, what),
    )


def why_not(spec: CardSpec, state: AnyState, action: RaiseIrregularity) -> Refusal | None:
    """Only a machine in use can fail or have its seal broken."""
    if action.code in (FAULT, SEAL) and not card_table.by_machine(spec, state.play.stock):
        return refuse("NO_SHUFFLER", "003 §15.A.1")
    return None


def ruling(state: AnyState, action: RaiseIrregularity) -> str:
    """A fault before the deal has no hand to void: wagers stay and the cards are shuffled again (BLA-16)."""
    before = state.phase in PREPARING or state.phase == BETTING
    return RESHUFFLE if action.code == FAULT and before else ""


def after_fault(stock: Stock, action: RaiseIrregularity) -> Stock:
    """After a lasting fault the dealer shuffles and deals by hand."""
    return replace(stock, manual=stock.manual or particular(action.detail, "lasting") == "yes")
