"""What may be done now, in the order people are asked: pure questions to the table, answered with actions."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine.actions import Action, Decide, PlaceBet, Proceed
from feltwright.engine.families.card_table import PREPARING
from feltwright.engine.game import BETTING, Named
from feltwright.engine.table import AnyGame, Table

FEW = 6
"""So many decisions or wagers of several seats still fit side by side."""


class Turn(Struct, frozen=True):
    """Whose decision it is."""

    seat: int
    hand: int = 0


class Span(Struct, frozen=True):
    """Amounts that would be taken, in cents."""

    least: int
    most: int
    chip: int


def turn_of(table: Table, decisions: Iterable[Decide]) -> Turn | None:
    """The hand that is to act: the one the table's own routine would ask, or else the first that may."""
    turns = [Turn(action.seat, action.hand) for action in decisions]
    wish = table.routine()
    if isinstance(wish, Decide) and Turn(wish.seat, wish.hand) in turns:
        return Turn(wish.seat, wish.hand)
    return turns[0] if turns else None


def decisions_of(table: Table) -> list[Decide]:
    """Every decision that may be made now."""
    return [action for action in table.offers() if isinstance(action, Decide)]


def steps_of(table: Table) -> list[Proceed]:
    """Every step the dealer may take now."""
    return [action for action in table.offers() if isinstance(action, Proceed)]


def in_order(decisions: list[Decide], turn: Turn | None) -> list[Decide]:
    """The hand to act first; others follow only where they are few."""
    if turn is None:
        return decisions
    mine = [action for action in decisions if Turn(action.seat, action.hand) == turn]
    others = [action for action in decisions if action not in mine]
    return mine + others if len(decisions) <= FEW else mine


def wagers_of(table: Table, seat: int) -> list[PlaceBet]:
    """Wagers that may be made in the middle of a round; before it the felt itself asks for them."""
    before = table.state.phase == BETTING or table.state.phase in PREPARING
    if before or table.game.kind != "cards" or table.needs() is not None:
        return []
    keys = [key for key, terms in table.rules.book.items() if terms.wager.placed_by == "player"]
    seated = [number for number, place in enumerate(table.state.seats, start=1) if place.name]
    found = [bet for number in seated for key in keys if (bet := _taken(table, PlaceBet(number, key, 0))) is not None]
    return found if len(found) <= FEW else [bet for bet in found if bet.seat == seat]


def _taken(table: Table, wish: PlaceBet) -> PlaceBet | None:
    """The bet with the least amount that is taken."""
    for cents in (table.rules.chips_cents[0], table.rules.book[wish.key].minimum_cents):
        bet = replace(wish, cents=cents)
        if table.why_not(bet) is None:
            return bet
    return None


def span_of(table: Table, action: Decide | PlaceBet) -> Span | None:
    """The amounts the player may choose between; None where there is nothing to choose."""
    chip = table.rules.chips_cents[0]
    least = _least(table, action)
    if not least:
        return None
    low, high = least // chip, table.state.seats[action.seat - 1].cents // chip
    if table.why_not(replace(action, cents=least + chip)) is not None:
        high = low
    while low < high:
        middle = (low + high + 1) // 2
        if table.why_not(replace(action, cents=middle * chip)) is None:
            low = middle
        else:
            high = middle - 1
    return Span(least, low * chip, chip) if low * chip > least or isinstance(action, PlaceBet) else None


def _least(table: Table, action: Decide | PlaceBet) -> int:
    """Where the amounts begin: at a chip, or at what the decision costs as it stands; 0 where none is taken."""
    chip = table.rules.chips_cents[0]
    for cents in (action.cents or chip, cost_of(table, action)):
        if cents and table.why_not(replace(action, cents=cents)) is None:
            return cents if cost_of(table, replace(action, cents=cents)) == cents else 0
    return 0


def cost_of(table: Table, action: Decide | PlaceBet) -> int:
    """What the player pays for a legal action; many decisions cost nothing."""
    if table.why_not(action) is not None:
        return 0
    seat = action.seat - 1
    after = table.game.perform(table.rules, table.state, action).state
    return table.state.seats[seat].cents - after.seats[seat].cents


def letters(game: AnyGame) -> dict[tuple[str, str], str]:
    """A key for every decision and step: its initial, or else the next consonant nobody has."""
    given: dict[tuple[str, str], str] = {}
    for kind, rows in (("decision", game.decisions), ("step", game.steps)):
        for row in rows:
            letter = next((sign for sign in _candidates(row) if sign not in given.values()), "")
            if letter:
                given[kind, row.id] = letter
    return given


def _candidates(row: Named) -> list[str]:
    signs = [sign for sign in row.name.upper() if sign.isascii() and sign.isalpha()]
    consonants = [sign for sign in signs[1:] if sign not in "AEIOU"]
    return [*signs[:1], *consonants, *signs[1:]]


def letter_of(given: dict[tuple[str, str], str], action: Action) -> str:
    """The key of an action that has one."""
    match action:
        case Decide():
            return given.get(("decision", action.choice), "")
        case Proceed():
            return given.get(("step", action.step), "")
        case _:
            return ""
